#!/usr/bin/env python3
"""Lists the functions that run when the program starts, so that the linker lays them side by side. The system brings a
program into memory by pieces of 64 KB; where what the start needs lies all over it, nearly all of it is brought.
scripts/layout.sh traces a start, and calls this.

    scripts/layout.py PROGRAM TRACE LIST

The program has its symbols still; the trace is what valgrind's callgrind wrote, with the names as they are.

The list is a linker script. A function of few copies is named without the hash at the end of its symbol, which other
arguments of the compiler may change. Of a generic function of many copies those that ran are named as they
are, and all others follow: when the hashes have changed, more is brought than is needed, and nothing else goes wrong.
It is for the program of the packages on x86_64 alone: for the one that is played from source, which is linked in
seconds, the linker would look for the names for a minute, and nothing is won.
"""

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

# As many copies of one name are taken together.
FEW = 3
# Of fewer functions no window opens.
LEAST = 1000


def nameless(symbol):
    """The symbol without what tells copies of one function apart."""
    return re.sub(r"17h[0-9a-f]{16}E(\.llvm\.\d+)?$", "", symbol)


def ran(program, report):
    """The symbols of the program's functions that ran."""
    objects, functions, here, found = {}, {}, None, set()
    for kind, number, name in re.findall(r"^(c?ob|c?fn)=\((\d+)\)(?: (.*))?$", report, re.M):
        names = objects if kind.endswith("ob") else functions
        if name:
            names[number] = name
        if kind == "ob":
            here = objects[number]
        elif kind == "fn" and here == str(program.resolve()):
            # A function that calls itself has a number behind its name.
            found.add(functions[number].split("'")[0])
    return found


def symbols(program):
    """The symbols of all functions in the program."""
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
