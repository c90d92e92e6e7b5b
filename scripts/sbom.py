#!/usr/bin/env python3
"""Works on a list of crates in the form CycloneDX (JSON). scripts/sbom.sh and scripts/verify.sh call it.

    scripts/sbom.py reduce FILE                  prints FILE with only the crates that standard input names
    scripts/sbom.py check FILE VERSION LOCK      compares FILE with these crates, with VERSION and with the checksums in
                                                 LOCK (Cargo.lock); prints each fault in a line, and fails if there is any
    scripts/sbom.py triple FILE                  prints the target that FILE was made for

Standard input has name and version of a crate in each line.
"""

import json
import re
import sys
from pathlib import Path

PROGRAM = "kuba"
TRIPLE = "cdx:rustc:sbom:target:triple"
# Versions of CycloneDX that cargo-cyclonedx writes.
SPECIFICATIONS = {"1.3", "1.4", "1.5"}


def identity(component):
    return f"{component.get('name')} {component.get('version')}"


def reduce(path, crates):
    """cargo-cyclonedx also lists what only tests switch on, and names the folder of the sources."""
    text = path.read_text(encoding="utf-8")
    sources = f"path+file://{Path.cwd()}#"
    bom = json.loads(text.replace(sources, ""))
    own = {component["bom-ref"] for component in bom["components"] if component["name"].startswith(f"{PROGRAM}-")}
    bom["components"] = [component for component in bom["components"] if identity(component) in crates]
    program = bom["metadata"]["component"]
    known = {component["bom-ref"] for component in [program, *bom["components"]]}
    edges = {entry["ref"]: entry.get("dependsOn", []) for entry in bom["dependencies"]}

    def dependencies(ref):
        """What a crate depends on; the crates of the workspace are parts of the program."""
        found = set()
        for other in edges.get(ref, []):
            found |= dependencies(other) if other in own else {other} & known
        return found

    bom["dependencies"] = [entry for entry in bom["dependencies"] if entry["ref"] in known]
    for entry in bom["dependencies"]:
        if "dependsOn" in entry:
            entry["dependsOn"] = sorted(dependencies(entry["ref"]))
    # On crates.io another program has this name, so pkg:cargo would mean that one.
    for part in [program, *program.get("components", [])]:
        part["purl"] = f"pkg:generic/{part['name']}@{part['version']}"
    json.dump(bom, sys.stdout, indent=1, ensure_ascii=False)
    print()


def checksums(lock):
    """Checksum of each crate in Cargo.lock; `None` for the program itself."""
    found = {}
    for package in lock.read_text(encoding="utf-8").split("[[package]]")[1:]:
        fields = dict(re.findall(r'^(name|version|checksum) = "(.*)"$', package, re.MULTILINE))
        found[identity(fields)] = fields.get("checksum")
    return found


def faults_of_schema(text, specification):
    """Faults against the whole schema, and whether they were looked for."""
    try:
        from cyclonedx.exception import MissingOptionalDependencyException
        from cyclonedx.schema import SchemaVersion
        from cyclonedx.validation.json import JsonStrictValidator
    except ImportError:
        return [], "not compared with the schema"
    try:
        found = JsonStrictValidator(SchemaVersion.from_version(specification)).validate_str(text)
    except MissingOptionalDependencyException:
        return [], "not compared with the schema"
    return ([f"breaks the schema of CycloneDX {specification}: {found}"] if found else []), "matches the schema"


def faults(text, version, crates, sums):
    """What is wrong with a list."""
    bom = json.loads(text)
    if not isinstance(bom, dict) or bom.get("bomFormat") != "CycloneDX":
        return ["is not CycloneDX: bomFormat is missing or different"], ""
    specification = bom.get("specVersion")
    if specification not in SPECIFICATIONS:
        return [f"has the specification {specification}, which is none of {', '.join(sorted(SPECIFICATIONS))}"], ""
    found, note = faults_of_schema(text, specification)
    if not isinstance(bom.get("version"), int) or bom["version"] < 1:
        found.append("has no version of its own: \"version\" must be a number from 1")
    if "file:///" in text:
        found.append("names a folder of the machine where it was made (file:///…)")

    program = bom.get("metadata", {}).get("component", {})
    if identity(program) != f"{PROGRAM} {version}":
        found.append(f"describes {identity(program)}, but Cargo.toml says {PROGRAM} {version}")

    listed, refs = set(), {program.get("bom-ref")}
    for component in bom.get("components", []):
        name = identity(component)
        if name in listed:
            found.append(f"lists {name} twice")
        listed.add(name)
        if component.get("type") != "library":
            found.append(f"says that {name} is of the type {component.get('type')} instead of library")
        if component.get("bom-ref") in refs | {None}:
            found.append(f"has no bom-ref of its own for {name}")
        refs.add(component.get("bom-ref"))
        purl = f"pkg:cargo/{component.get('name')}@{component.get('version')}"
        if component.get("purl") != purl:
            found.append(f"says that {name} is {component.get('purl')} instead of {purl}")
        hashes = {entry.get("alg"): entry.get("content") for entry in component.get("hashes", [])}
        if name in crates and hashes.get("SHA-256") != sums.get(name):
            found.append(f"gives {name} the checksum {hashes.get('SHA-256')}, but Cargo.lock says {sums.get(name)}")
    found += [f"lacks {name}, which the program is built from" for name in sorted(crates - listed)]
    found += [f"lists {name}, which the program is not built from" for name in sorted(listed - crates)]

    entries = bom.get("dependencies", [])
    for ref in sorted({ref for entry in entries for ref in [entry.get("ref"), *entry.get("dependsOn", [])]} - refs):
        found.append(f"has a dependency on {ref}, which it does not list")
    for ref in sorted(refs - {entry.get("ref") for entry in entries} - {None}):
        found.append(f"does not say what {ref} depends on")
    return found, note


def main():
    mode, path = sys.argv[1], Path(sys.argv[2])
    if mode == "triple":
        properties = json.loads(path.read_text(encoding="utf-8"))["metadata"]["properties"]
        print(next(entry["value"] for entry in properties if entry["name"] == TRIPLE))
        return
    crates = {line for line in sys.stdin.read().splitlines() if line}
    if mode == "reduce":
        reduce(path, crates)
        return
    version, lock = sys.argv[3], Path(sys.argv[4])
    try:
        found, note = faults(path.read_text(encoding="utf-8"), version, crates, checksums(lock))
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        found, note = [f"cannot be read as CycloneDX: {error}"], ""
    if found:
        sys.exit("\n".join(found))
    print(note)


main()
