#!/usr/bin/env python3
"""Writes the manifest for winget: version, installer, and one file for each language. scripts/package.sh winget calls it.

    packaging/windows/winget.py ID VERSION SETUP FOLDER

Texts come from packaging/linux: the software centre's metadata and the keywords of the menu entry. Names and addresses
stay as words between @, which scripts/fill.sh replaces.
"""

import hashlib
import json
import re
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

LINUX = Path(__file__).resolve().parent.parent / "linux"
# Attribute of texts that are not English.
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
SCHEMA = "1.10.0"
# Languages of the program as winget names them; the first is the default.
LOCALES = {"en": "en-US", "de": "de-DE", "es": "es-ES", "fr": "fr-FR", "ja": "ja-JP", "ro": "ro-RO"}
# Limits of winget.
LONGEST_SUMMARY, LONGEST_DESCRIPTION, MOST_TAGS = 256, 10000, 16


def in_language(element, tag, language):
    """Texts of the children with this tag in one language."""
    of_language = [child for child in element if child.tag == tag and child.get(LANG, "en") == language]
    return [" ".join(child.text.split()) for child in of_language]


def description(metadata, language):
    lines = []
    for part in metadata.find("description"):
        if part.tag == "ul":
            lines += [f"- {text}" for text in in_language(part, "li", language)]
        elif part.get(LANG, "en") == language:
            lines.append(" ".join(part.text.split()))
    return "\n".join(lines)


def tags(language):
    key = "Keywords" if language == "en" else f"Keywords[{language}]"
    for line in (LINUX / "org.kubagame.Kuba.desktop").read_text(encoding="utf-8").splitlines():
        if line.startswith(f"{key}="):
            words = line.partition("=")[2].strip(";").lower().replace(" ", "-").split(";")
            return list(dict.fromkeys(words))[:MOST_TAGS]
    sys.exit(f"winget: the menu entry has no {key}")


def yaml(value, indent=""):
    """Lines of a mapping; JSON strings are valid YAML."""
    lines = []
    for key, entry in value.items():
        if isinstance(entry, dict):
            lines += [f"{indent}{key}:", *yaml(entry, indent + "  ")]
        elif isinstance(entry, list) and entry and isinstance(entry[0], dict):
            lines.append(f"{indent}{key}:")
            for item in entry:
                first, *rest = yaml(item, indent + "  ")
                lines += [f"{indent}- {first.strip()}", *rest]
        elif isinstance(entry, list):
            lines += [f"{indent}{key}:", *(f"{indent}- {json.dumps(item, ensure_ascii=False)}" for item in entry)]
        else:
            lines.append(f"{indent}{key}: {json.dumps(entry, ensure_ascii=False)}")
    return lines


def main():
    package, version, setup, folder = sys.argv[1:]
    metadata = ElementTree.parse(LINUX / "org.kubagame.Kuba.metainfo.xml").getroot()
    released = metadata.find(f"releases/release[@version='{version}']")
    licence = metadata.findtext("project_license")
    common = {"PackageIdentifier": package, "PackageVersion": version}

    def write(ending, kind, fields):
        schema = f"https://aka.ms/winget-manifest.{kind}.{SCHEMA}.schema.json"
        fields = {**common, **fields, "ManifestType": kind, "ManifestVersion": SCHEMA}
        text = "\n".join([f"# yaml-language-server: $schema={schema}", *yaml(fields), ""])
        (Path(folder) / f"{package}{ending}.yaml").write_text(text, encoding="utf-8")

    default = LOCALES["en"]
    write("", "version", {"DefaultLocale": default})
    installer = {
        "Platform": ["Windows.Desktop"],
        "MinimumOSVersion": "10.0.0.0",
        "InstallerType": "nullsoft",
        "Scope": "user",
        "InstallModes": ["interactive", "silent"],
        "UpgradeBehavior": "install",
        "FileExtensions": [kind.text.removeprefix("application/x-") for kind in metadata.findall("provides/mediatype")],
        "ProductCode": "Kuba",
        "Installers": [
            {
                "Architecture": "x64",
                "InstallerUrl": f"@DOWNLOADS@/v{version}/{Path(setup).name}",
                "InstallerSha256": hashlib.sha256(Path(setup).read_bytes()).hexdigest().upper(),
            }
        ],
    }
    if released is not None and re.fullmatch(r"\d{4}-\d\d-\d\d", released.get("date", "")):
        installer["ReleaseDate"] = released.get("date")
    write(".installer", "installer", installer)
    for language, locale in LOCALES.items():
        (summary,) = in_language(metadata, "summary", language)
        text = description(metadata, language)
        if len(summary) > LONGEST_SUMMARY or len(text) > LONGEST_DESCRIPTION:
            sys.exit(f"winget: the text in {language} is too long for winget")
        fields = {
            "PackageLocale": locale,
            "Publisher": "@PUBLISHER@",
            "PublisherSupportUrl": "@?ISSUES@",
            "PackageName": metadata.findtext("name"),
            "PackageUrl": "@?HOMEPAGE@",
            "License": licence,
            "ShortDescription": summary,
            "Description": text,
        }
        if locale == default:
            fields["Moniker"] = "kuba"
        fields["Tags"] = tags(language)
        write(f".locale.{locale}", "defaultLocale" if locale == default else "locale", fields)


main()
