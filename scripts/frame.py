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
    """Returns the rows of a picture of 32 bits as bytes, four for each pixel: blue, green, red, nothing."""
    data = Path(path).read_bytes()
    header = struct.unpack(">25I", data[:100])
    size, width, height, row, colours = header[0], header[4], header[5], header[12], header[19]
    start = size + colours * 12
    return [data[start + y * row : start + y * row + 4 * width] for y in range(height)]


def pixels(row, places):
    """Returns the pixels of a row at these places."""
    return [tuple(row[4 * x : 4 * x + 3]) for x in places]


def is_screen(pixel):
    """The screen is blue, also under the shadow of the window."""
    return pixel[0] > pixel[2] + 30


def span(row, step):
    """Returns the first and last place of a row where there is something, or None; looks at every place of `step`."""
    places = range(0, len(row) // 4, step)
    found = [x for x, pixel in zip(places, pixels(row, places)) if not is_screen(pixel)]
    return (found[0], found[-1]) if len(found) * step > 200 else None


def colour(row, start, end):
    """Returns the most common colour between two places of a row."""
    return Counter(pixels(row, range(start, end))).most_common(1)[0][0]


def main():
    rows = read(sys.argv[1])
    inside = [y for y, row in enumerate(rows) if span(row, 8)]
    if not inside:
        sys.exit("there is no window")
    top, bottom = inside[0], inside[-1]
    left, right = span(rows[(top + bottom) // 2], 1)
    # A maximised window begins in the corner.
    is_maximised = top == 0 and left == 0 and bottom == len(rows) - 1
    if not is_maximised and top == 0:
        sys.exit("the window is cut off at the top")
    if not is_maximised and bottom == len(rows) - 1:
        sys.exit("the window is cut off at the bottom")
    width = right - left + 1
    # The bar has one colour but for the title and the buttons.
    bar = colour(rows[top + 6], left + width // 4, left + width // 3)
    ends = (y for y in range(top + 6, bottom) if colour(rows[y], left + 12, left + width // 4) != bar)
    end = next(ends, bottom)
    if not 20 <= end - top <= 60:
        sys.exit(f"there is no bar above the window: {end - top} rows of {bar}")
    middle = range(left + width // 3, right - width // 3)
    brightness = sum(bar) // 3
    letters = [sum(pixel) // 3 for y in range(top + 3, end - 2) for pixel in pixels(rows[y], middle)]
    letters = [letter for letter in letters if abs(letter - brightness) >= CONTRAST]
    if len(letters) < LEAST_PIXELS:
        sys.exit(f"there is no title in the bar: {len(letters)} pixels")
    title = max(letters, key=lambda letter: abs(letter - brightness))
    print(left, top, width, bottom - top + 1, brightness, title)


main()
