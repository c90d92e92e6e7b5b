#!/usr/bin/env python3
"""Says after how many milliseconds there is something on the display that programs are started on: the median of
so many starts of each, in turns, after one that does not count.

    scripts/first_picture.py STARTS PROGRAM...     (a bare X server is on the display DISPLAY, with nothing on it)

Three rows of the display are looked at twice in a millisecond over one line, so that the looking takes next to nothing
from what is measured. Before each start all files are read that the program has used: some systems forget within
seconds what was read, and what a disk does is not measured. scripts/figures.sh calls this.
"""

import ctypes
import statistics
import subprocess
import sys
import time
from ctypes import POINTER, c_char_p, c_int, c_uint, c_ulong, c_void_p
from pathlib import Path

# Seconds: between two looks, of rest before the next start, and until there must be something.
PAUSE, REST, PATIENCE = 0.0005, 0.3, 30
# All colours of a pixel, and whole pixels one after the other, as Xlib calls them.
ALL_PLANES, Z_PIXMAP = 0xFFFFFFFF, 2


class Image(ctypes.Structure):
    """The beginning of Xlib's XImage."""

    _fields_ = [(name, c_int) for name in ("width", "height", "xoffset", "format")]
    _fields_ += [("data", c_void_p)]
    _fields_ += [(name, c_int) for name in ("byte_order", "unit", "bit_order", "pad", "depth", "bytes_per_line")]


def xlib():
    """The functions of Xlib that are needed here."""
    library = ctypes.CDLL("libX11.so.6")
    for name, result, *arguments in [
        ("XOpenDisplay", c_void_p, c_char_p),
        ("XDefaultRootWindow", c_ulong, c_void_p),
        ("XDisplayWidth", c_int, c_void_p, c_int),
        ("XDisplayHeight", c_int, c_void_p, c_int),
        ("XGetImage", POINTER(Image), c_void_p, c_ulong, c_int, c_int, c_uint, c_uint, c_ulong, c_int),
        ("XFree", c_int, c_void_p),
    ]:
        function = getattr(library, name)
        function.restype, function.argtypes = result, arguments
    return library


class Display:
    """The display, and what it shows while there is nothing on it."""

    def __init__(self):
        self.xlib = xlib()
        self.line = self.xlib.XOpenDisplay(None) or sys.exit("no display")
        self.root = self.xlib.XDefaultRootWindow(self.line)
        self.width = self.xlib.XDisplayWidth(self.line, 0)
        height = self.xlib.XDisplayHeight(self.line, 0)
        self.rows = [height * quarter // 4 for quarter in (1, 2, 3)]
        self.empty = self.look()
        # The files that each program has used.
        self.used = {}

    def look(self):
        """The pixels of three rows."""
        pixels = b""
        for row in self.rows:
            image = self.xlib.XGetImage(self.line, self.root, 0, row, self.width, 1, ALL_PLANES, Z_PIXMAP)
            pixels += ctypes.string_at(image.contents.data, image.contents.bytes_per_line)
            self.xlib.XFree(image.contents.data)
            self.xlib.XFree(image)
        return pixels

    def first_picture(self, program):
        """Starts a program, and says after how many milliseconds something of it is seen. Ends it."""
        for file in self.used.get(program, ()):
            file.read_bytes()
        begun = time.perf_counter()
        process = subprocess.Popen([program], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            while self.look() == self.empty:
                time.sleep(PAUSE)
                if time.perf_counter() - begun > PATIENCE:
                    sys.exit(f"no picture of {program} within {PATIENCE} s")
            taken = time.perf_counter() - begun
            time.sleep(REST)
            maps = Path(f"/proc/{process.pid}/maps").read_text()
            files = {Path(line.split(maxsplit=5)[5]) for line in maps.splitlines() if " /" in line}
            self.used[program] = [file for file in files if file.is_file()]
        finally:
            process.terminate()
            process.wait()
        while self.look() != self.empty:
            time.sleep(PAUSE)
        time.sleep(REST)
        return 1000 * taken


def main(starts, *programs):
    """Starts all programs in turns."""
    display = Display()
    for program in programs:
        display.first_picture(program)
    turns = [[display.first_picture(program) for program in programs] for _ in range(int(starts))]
    for program, times in zip(programs, zip(*turns)):
        every = " ".join(f"{time:.0f}" for time in times)
        print(f"start of {Path(program).name} to its first picture: {statistics.median(times):.1f} ms (median of {starts}: {every})")


if __name__ == "__main__":
    main(*sys.argv[1:])
