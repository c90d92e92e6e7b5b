#!/usr/bin/env python3
"""Lists the functions that run when the program starts, so that the linker can place them side by side. The system loads
a program in pieces of 64 KB; if the functions of the start are scattered, it loads nearly all of the program.
scripts/layout.sh traces a start and calls this script.

    scripts/layout.py PROGRAM TRACE LIST

The program must have its symbols; the trace is the output of valgrind's callgrind with mangled names.

The list is a linker script. If a function has few copies, its pattern omits the hash at the end of the symbol, which
other compiler arguments may change. If a generic function has many copies, those that ran are listed by their full
symbols, and all others follow. If hashes change, the start loads more than it needs, but nothing breaks.
Only the packaged program on x86_64 uses the list. For a build from source the linker would need a minute instead of
seconds to match the names, without a benefit.
"""

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

# Up to this many copies of a function are listed by one pattern.
FEW = 3
# A start that opens a window runs more functions than this.
LEAST = 1000


def nameless(symbol):
    """Returns the symbol without the hash that distinguishes copies of a function."""
    return re.sub(r"17h[0-9a-f]{16}E(\.llvm\.\d+)?$", "", symbol)


def ran(program, report):
    """Returns the symbols of the program's functions that ran."""
    objects, functions, here, found = {}, {}, None, set()
    for kind, number, name in re.findall(r"^(c?ob|c?fn)=\((\d+)\)(?: (.*))?$", report, re.M):
        names = objects if kind.endswith("ob") else functions
        if name:
            names[number] = name
        if kind == "ob":
            here = objects[number]
        elif kind == "fn" and here == str(program.resolve()):
            # Recursive functions have a number appended.
            found.add(functions[number].split("'")[0])
    return found


def symbols(program):
    """Returns the symbols of all functions in the program."""
    listed = subprocess.run(["nm", "--defined-only", program], capture_output=True, text=True, check=True).stdout
    found = {line.split()[2] for line in listed.splitlines() if line.split()[1] in "tTwW"}
    if not found:
        sys.exit(f"{program} has no symbols: scripts/build.sh --symbols")
    return found


def main():
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    program, trace, script = map(Path, sys.argv[1:])
    known = symbols(program)
    copies = Counter(map(nameless, known))
    found = ran(program, trace.read_text()) & known
    print(f"{program}: {len(found)} of {len(known)} functions ran")
    if len(found) < LEAST:
        sys.exit("These are too few; a program that was laid out already says no names here.")
    few, exact, others = set(), set(), set()
    for symbol in found:
        name = nameless(symbol)
        if name == symbol:
            few.add(symbol)
        elif copies[name] <= FEW:
            few.add(name + "17h*")
        else:
            exact.add(symbol)
            others.add(name + "17h*")
    names = [*sorted(few), *sorted(exact), *sorted(others)]
    lines = [f"    *(.text.{name} .text.unlikely.{name})\n" for name in names]
    head = "/* Functions that run when the program starts, side by side: written by scripts/layout.py, and explained there. */\n"
    script.write_text(head + "SECTIONS\n{\n  .text.start :\n  {\n" + "".join(lines) + "  }\n}\nINSERT BEFORE .text;\n")
    print(f"{script}: {len(lines)} lines")


if __name__ == "__main__":
    main()
