#!/usr/bin/env python3
"""Writes packaging/linux/start.ld: which functions run when the program starts, so that the linker lays them side by
side. The system brings a program into memory by pieces of 64 KB; where what the start needs lies all over it, nearly
all of it is brought.

    scripts/build.sh --symbols
    scripts/layout.py target/release/kuba [ANOTHER PROGRAM…]

The programs have their symbols still. Each is started under valgrind on a display of its own, and stays a moment on the
page that it opens with. Needs valgrind, binutils, xvfb, openbox and xdotool.

The list is a linker script. A function of few copies is named without the hash at the end of its symbol, which another
version of the compiler or of a crate changes. Of a generic function of many copies those that ran are named as they
are, and all others follow: when the hashes have changed, more is brought than is needed, and nothing else goes wrong.
It is for the program of the packages on x86_64 alone: in the one that is played from source, linked in a second and
a half, the linker would look for the names for a minute.
"""

import os
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

SCRIPT = Path(__file__).resolve().parent.parent / "packaging/linux/start.ld"
# As many copies of one name are taken together.
FEW = 3
# Of fewer functions no window opens.
LEAST = 1000
# Seconds to stay on the page that it opens with.
STAY = 15


def nameless(symbol):
    """The symbol without what tells copies of one function apart."""
    return re.sub(r"17h[0-9a-f]{16}E(\.llvm\.\d+)?$", "", symbol)


def display():
    """Opens a display without a screen; its process and its name."""
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24", "-nolisten", "tcp"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as number:
        return server, ":" + number.readline().strip()


def trace(program, folder):
    """What valgrind writes about a start of the program."""
    server, name = display()
    out = Path(folder) / "trace"
    environment = dict(os.environ, DISPLAY=name, KUBA_HOME=str(Path(folder) / "home"), NO_AT_BRIDGE="1")
    environment.pop("WAYLAND_DISPLAY", None)
    command = ["valgrind", "-q", "--tool=callgrind", "--demangle=no", f"--callgrind-out-file={out}", str(program)]
    # A window is shown, and tells the program of it, in another way where somebody manages windows.
    manager = subprocess.Popen(["openbox"], env=environment)
    started = subprocess.Popen(command, env=environment)
    try:
        search = ["xdotool", "search", "--name", "Kuba"]
        for _ in range(120):
            if subprocess.run(search, env=environment, capture_output=True).returncode == 0:
                break
            time.sleep(1)
        else:
            sys.exit(f"{program} opens no window within two minutes")
        time.sleep(STAY)
    finally:
        started.terminate()
        started.wait()
        manager.terminate()
        manager.wait()
        server.terminate()
    return out.read_text()


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
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    few, exact, others = set(), set(), set()
    for program in map(Path, sys.argv[1:]):
        known = symbols(program)
        copies = Counter(map(nameless, known))
        with tempfile.TemporaryDirectory() as folder:
            found = ran(program, trace(program.resolve(), folder)) & known
        print(f"{program}: {len(found)} of {len(known)} functions ran")
        if len(found) < LEAST:
            sys.exit("These are too few; a program that was laid out already says no names here.")
        for symbol in found:
            name = nameless(symbol)
            if name == symbol or copies[name] <= FEW:
                few.add(symbol if name == symbol else name + "17h*")
            else:
                exact.add(symbol)
                others.add(name + "17h*")
    lines = [f"    *(.text.{name} .text.unlikely.{name})\n" for name in [*sorted(few), *sorted(exact), *sorted(others - few)]]
    head = "/* Functions that run when the program starts, side by side: written by scripts/layout.py, and explained there. */\n"
    SCRIPT.write_text(head + "SECTIONS\n{\n  .text.start :\n  {\n" + "".join(lines) + "  }\n}\nINSERT BEFORE .text;\n")
    print(f"{SCRIPT}: {len(lines)} lines")


main()
