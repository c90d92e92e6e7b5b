#!/usr/bin/env python3
"""Makes the program's fonts: two weights of Inter with tabular figures and the letters of European languages, and a
Japanese font from Noto Sans JP with kana and the characters of the program's texts.

    pip install fonttools
    scripts/fonts.py [Inter-roman.var.ttf] [NotoSansCJK-Regular.ttc]

The sources are in Debian's packages fonts-inter-variable and fonts-noto-cjk, or at https://rsms.me/inter and
https://github.com/notofonts/noto-cjk.
"""

import re
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

WEIGHTS = {"Regular": 400, "SemiBold": 600}

# Reduction of the letter spacing as a share of the font size, as the font's authors advise for text in
# windows.
CLOSER = {"Regular": 0.012, "SemiBold": 0.014}

# Latin with the letters of all European languages and of Vietnamese, Greek, Cyrillic, punctuation, arrows,
# mathematical signs.
CHARACTERS = [
    (0x0020, 0x007E),
    (0x00A0, 0x017F),
    (0x0192, 0x0192),
    (0x0218, 0x021B),
    (0x02BC, 0x02DD),
    (0x0300, 0x0328),
    (0x0370, 0x03FF),
    (0x0400, 0x045F),
    (0x0490, 0x0491),
    (0x1E00, 0x1EFF),
    (0x2002, 0x2033),
    (0x2039, 0x203A),
    (0x2044, 0x2044),
    (0x20AC, 0x20AC),
    (0x2116, 0x2122),
    (0x2190, 0x2193),
    (0x2212, 0x2212),
    (0x2248, 0x2265),
]

# Punctuation, kana, full-width forms.
JAPANESE = [(0x3000, 0x303F), (0x3041, 0x30FF), (0xFF01, 0xFF60)]


def figures_of_one_width(font):
    """Replaces the digits by the glyphs of the OpenType feature `tnum`."""
    layout = font["GSUB"].table
    places = {
        place
        for record in layout.FeatureList.FeatureRecord
        if record.FeatureTag == "tnum"
        for place in record.Feature.LookupListIndex
    }
    shapes = {}
    for place in places:
        for part in layout.LookupList.Lookup[place].SubTable:
            shapes.update(getattr(part, "ExtSubTable", part).mapping)
    usual = font.getBestCmap()
    instead = {digit: shapes[usual[digit]] for digit in map(ord, "0123456789")}
    for table in font["cmap"].tables:
        table.cmap.update(instead)
    # Widths between two weights are interpolated and rounded for each glyph.
    sizes = font["hmtx"]
    widest = max(sizes[shape][0] for shape in instead.values())
    for shape in instead.values():
        sizes[shape] = (widest, sizes[shape][1])


def close_up(font, share):
    """Reduces the letter spacing, except for combining marks."""
    less = round(font["head"].unitsPerEm * share)
    sizes = font["hmtx"]
    for shape, (width, side) in sizes.metrics.items():
        if width > 4 * less:
            sizes[shape] = (width - less, side)


def make(source, name, weight, folder):
    """Writes one weight into the folder."""
    font = instancer.instantiateVariableFont(TTFont(source), {"wght": weight}, updateFontNames=False)
    figures_of_one_width(font)
    options = subset.Options()
    options.layout_features = ["ccmp", "kern", "mark", "mkmk"]
    options.name_IDs = [0, 1, 2, 5, 7, 13, 14]
    options.hinting = False
    options.notdef_outline = True
    options.drop_tables += ["STAT"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[code for first, last in CHARACTERS for code in range(first, last + 1)])
    subsetter.subset(font)
    close_up(font, CLOSER[name])
    font["OS/2"].usWeightClass = weight
    font["head"].modified = font["head"].created
    font.recalcTimestamp = False
    font.save(folder / f"Inter-{name}.ttf")


def said_in_japanese(root):
    """Returns the characters of the Japanese texts and of the language names."""
    texts = [path.read_text(encoding="utf-8") for path in sorted((root / "assets/locales/ja").glob("*.ftl"))]
    texts.append((root / "crates/i18n/src/lib.rs").read_text(encoding="utf-8"))
    said = {letter for text in texts for letter in re.sub("(?m)^#.*", "", text)}
    return {ord(letter) for letter in said if ord(letter) >= 0x2E80}


def make_japanese(source, root, folder):
    """Writes the Japanese font, the first of the collection, into the folder."""
    font = TTFont(source, fontNumber=0)
    options = subset.Options()
    options.layout_features = []
    options.name_IDs = [0, 1, 2, 5, 13, 14]
    options.hinting = False
    options.notdef_outline = True
    subsetter = subset.Subsetter(options)
    signs = {code for first, last in JAPANESE for code in range(first, last + 1)}
    subsetter.populate(unicodes=sorted(signs | said_in_japanese(root)))
    subsetter.subset(font)
    font.recalcTimestamp = False
    font.save(folder / "NotoSansJP-Regular.otf")


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    root = Path(__file__).resolve().parent.parent
    folder = root / "assets" / "fonts"
    folder.mkdir(parents=True, exist_ok=True)
    for source in sys.argv[1:]:
        if "CJK" in Path(source).name:
            make_japanese(source, root, folder)
            continue
        for name, weight in WEIGHTS.items():
            make(source, name, weight, folder)


if __name__ == "__main__":
    main()
