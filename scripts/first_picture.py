#!/usr/bin/env python3
"""Measures the time from the start of a program to its first picture on the display: the median of STARTS starts of each
program, in turns, after a first one that does not count.

    scripts/first_picture.py STARTS PROGRAM...     (DISPLAY must be a bare X server with an empty screen)

The script polls three rows of the display every 0.5 ms over one connection, which hardly affects the program. Before each
start it reads all files that the program has mapped, because some systems drop their cache within seconds and the disk
is not part of the measurement. scripts/figures.sh calls this script.
"""

import ctypes
import statistics
import subprocess
import sys
import time
from ctypes import POINTER, c_char_p, c_int, c_uint, c_ulong, c_void_p
from pathlib import Path

# In seconds: between two polls, before the next start, and until a start counts as failed.
PAUSE, REST, PATIENCE = 0.0005, 0.3, 30
# Xlib's constants for all bits of a pixel, and for the pixel format of the image.
ALL_PLANES, Z_PIXMAP = 0xFFFFFFFF, 2


class Image(ctypes.Structure):
    """The beginning of Xlib's XImage."""

    _fields_ = [(name, c_int) for name in ("width", "height", "xoffset", "format")]
    _fields_ += [("data", c_void_p)]
    _fields_ += [(name, c_int) for name in ("byte_order", "unit", "bit_order", "pad", "depth", "bytes_per_line")]


def xlib():
    """Loads Xlib and declares the functions used here."""
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
    """The display, with a picture of its empty screen."""

    def __init__(self):
        self.xlib = xlib()
        self.line = self.xlib.XOpenDisplay(None) or sys.exit("no display")
        self.root = self.xlib.XDefaultRootWindow(self.line)
        self.width = self.xlib.XDisplayWidth(self.line, 0)
        height = self.xlib.XDisplayHeight(self.line, 0)
        self.rows = [height * quarter // 4 for quarter in (1, 2, 3)]
        self.empty = self.look()
        # Files that each program has mapped.
        self.used = {}

    def look(self):
        """Returns the pixels of three rows."""
        pixels = b""
        for row in self.rows:
            image = self.xlib.XGetImage(self.line, self.root, 0, row, self.width, 1, ALL_PLANES, Z_PIXMAP)
            pixels += ctypes.string_at(image.contents.data, image.contents.bytes_per_line)
            self.xlib.XFree(image.contents.data)
            self.xlib.XFree(image)
        return pixels

    def first_picture(self, program):
        """Starts a program, returns the milliseconds to its first picture, and ends it."""
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
