#!/usr/bin/env python3
"""Finds the window in a picture of a blue screen, and the title in the bar above it. scripts/frame.sh calls this script.

    scripts/frame.py PICTURE.xwd

Prints left, top, width and height of the window with its bar in pixels, then the brightness of the bar and of the title, from
0 to 255. Exits with 1 and a reason if there is no window or no title.
"""

import struct
import sys
from collections import Counter
from pathlib import Path

# Least number of pixels of a title, and its least contrast to the bar.
LEAST_PIXELS = 40
CONTRAST = 90


def read(path):
    """Returns the rows of a picture of 32 bits, each pixel as (blue, green, red)."""
    data = Path(path).read_bytes()
    header = struct.unpack(">25I", data[:100])
    size, width, height, row, colours = header[0], header[4], header[5], header[12], header[19]
    start = size + colours * 12
    rows = (data[start + y * row : start + y * row + 4 * width] for y in range(height))
    return [list(zip(line[0::4], line[1::4], line[2::4])) for line in rows]


def is_screen(pixel):
    """The screen is blue, also under the shadow of the window."""
    return pixel[0] > pixel[2] + 30


def runs(flags):
    """Returns the first and last place where something is, or None."""
    places = [place for place, flag in enumerate(flags) if flag]
    return (places[0], places[-1]) if len(places) > 200 else None


def main():
    rows = read(sys.argv[1])
    spans = [runs(not is_screen(pixel) for pixel in row) for row in rows]
    inside = [y for y, span in enumerate(spans) if span]
    if not inside:
        sys.exit("there is no window")
    top, bottom = inside[0], inside[-1]
    left, right = spans[(top + bottom) // 2]
    width = right - left + 1
    # The bar has one colour but for the title and the buttons.
    bar = Counter(rows[top + 6][left + width // 4 : left + width // 3]).most_common(1)[0][0]
    middle = range(left + width // 3, right - width // 3)
    ends = (y for y in range(top + 6, bottom) if Counter(rows[y][left + 12 : left + width // 4]).most_common(1)[0][0] != bar)
    end = next(ends, bottom)
    if not 20 <= end - top <= 60:
        sys.exit(f"there is no bar above the window: {end - top} rows of {bar}")
    brightness = sum(bar) // 3
    letters = [sum(rows[y][x]) // 3 for y in range(top + 3, end - 2) for x in middle]
    letters = [letter for letter in letters if abs(letter - brightness) >= CONTRAST]
    if len(letters) < LEAST_PIXELS:
        sys.exit(f"there is no title in the bar: {len(letters)} pixels")
    title = max(letters, key=lambda letter: abs(letter - brightness))
    print(left, top, width, bottom - top + 1, brightness, title)


main()
