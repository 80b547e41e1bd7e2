#!/usr/bin/env python3
"""Draws the tiles: writes public/tiles.svg (every face as a <symbol>) and public/icon.svg.

Run by hand whenever the art changes; how, and with which fonts, is in art/README.md:

    python3 art/build.py FONTS        # FONTS = the folder that npm installed @fontsource/* into

Everything is drawn on a ground of 600 x 800 units, and written on one of 240 x 320 in whole
numbers: finer than any screen shows it, and a sixth less to load. A face is a list of shapes, each of one colour;
colours are custom properties, so that the page's themes can change them.
"""
import sys
from math import cos, pi, radians, sin
from pathlib import Path

from fontTools.misc.transform import Identity
from fontTools.pens.basePen import BasePen
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.qu2cuPen import Qu2CuPen
from fontTools.pens.transformPen import TransformPen
from fontTools.svgLib.path import parse_path
from fontTools.ttLib import TTFont

RED, GREEN, BLUE, INK, GOLD, INDEX = (
    f"var(--tile-{name},{fallback})" for name, fallback in [
        ("red", "#b3202c"), ("green", "#14693f"), ("blue", "#1c4a8c"),
        ("ink", "#1d1d22"), ("gold", "#b9811f"), ("index", "#33353c")])
# What is drawn is so many times as large as what is written.
DRAWN = 2.5
BACK, BACK_LINE = "var(--tile-back,#17603f)", "var(--tile-back-line,#4f9a74)"


# ---- paths -------------------------------------------------------------------------------------

class Pen(BasePen):
    """Whole numbers, relative to the point before: short, and equal shapes have equal text, since
    each is made smaller from where it starts."""

    def __init__(self, glyphs=None):
        super().__init__(glyphs)
        self.text, self.at, self.start, self.origin = [], (0, 0), (0, 0), (0, 0)

    def put(self, letter, *points):
        points = [(round(x), round(y)) for x, y in points]
        if letter == "M":
            self.origin = points[0]
            self.start = tuple(round(n / DRAWN) for n in points[0])
        points = [tuple(s + round((n - o) / DRAWN) for n, o, s in zip(p, self.origin, self.start)) for p in points]
        numbers = [n - o for p in points for n, o in zip(p, self.at)]
        if letter == "M":
            numbers = list(points[0])
        elif letter == "l" and 0 in numbers:
            letter, numbers = ("v", numbers[1:]) if numbers[0] == 0 else ("h", numbers[:1])
        text = "".join(f" {n}" if n >= 0 else str(n) for n in numbers).strip()
        self.text.append(letter + text)
        self.at = points[-1]

    def _moveTo(self, p): self.put("M", p)
    def _lineTo(self, p): self.put("l", p)
    def _curveToOne(self, a, b, p): self.put("c", a, b, p)
    def _qCurveToOne(self, a, p): self.put("q", a, p)
    def _closePath(self): self.text.append("z")

    def __str__(self):
        return "".join(self.text)


def place(d, x=0, y=0, turn=0, sx=1.0, sy=None):
    """A path drawn around (0, 0), scaled, turned (degrees, clockwise) and moved to (x, y)."""
    pen = Pen()
    to = Identity.translate(x, y).rotate(radians(turn)).scale(sx, sx if sy is None else sy)
    parse_path(d, TransformPen(pen, to))
    return str(pen)


def circle(x, y, r, ry=None):
    ry = r if ry is None else ry
    k, j = r * .5523, ry * .5523
    return place(f"M{-r} 0C{-r} {-j} {-k} {-ry} 0 {-ry}C{k} {-ry} {r} {-j} {r} 0"
                 f"C{r} {j} {k} {ry} 0 {ry}C{-k} {ry} {-r} {j} {-r} 0Z", x, y)


def ring(x, y, outer, inner):
    return circle(x, y, outer) + circle(x, y, inner)


def around(n, r, x=0, y=0, start=-90):
    """n points on a circle, and the direction that each looks outward to."""
    for i in range(n):
        a = start + 360 * i / n
        yield x + r * cos(radians(a)), y + r * sin(radians(a)), a


def petal(length, width, tip=.5):
    """A petal from (0, 0) along +x; tip 0 is pointed, 1 is broad."""
    w = width / 2 / .75
    return (f"M0 0C{length * .3} {-w} {length * (.6 + .4 * tip)} {-w} {length} 0"
            f"C{length * (.6 + .4 * tip)} {w} {length * .3} {w} 0 0Z")


def fill(colour, *paths):
    return f'<path fill="{colour}" fill-rule="evenodd" d="{"".join(paths)}"/>'


def solid(colour, *paths):
    return f'<path fill="{colour}" d="{"".join(paths)}"/>'


def line(colour, width, *paths):
    """A brush line: round ends and corners. Each path may come with its place."""
    d = "".join(place(p) if isinstance(p, str) else place(*p) for p in paths)
    return (f'<path fill="none" stroke="{colour}" stroke-linecap="round" stroke-linejoin="round" '
            f'stroke-width="{width / DRAWN:g}" d="{d}"/>')


# ---- letters -----------------------------------------------------------------------------------

class Font:
    def __init__(self, path):
        self.glyphs, self.cmap = (font := TTFont(path)).getGlyphSet(), font.getBestCmap()

    def outline(self, char, transform):
        pen = Pen(self.glyphs)
        # the font's many quadratic curves become few cubic ones, at most four thousandths of an em away
        self.glyphs[self.cmap[ord(char)]].draw(Qu2CuPen(TransformPen(pen, transform), 4, all_cubic=True))
        return str(pen)

    def bounds(self, char):
        pen = BoundsPen(self.glyphs)
        self.glyphs[self.cmap[ord(char)]].draw(pen)
        return pen.bounds

    def centred(self, char, x, y, sx, sy):
        """The glyph, its ink centred on (x, y); one unit of the em is sx wide and sy high."""
        x0, y0, x1, y1 = self.bounds(char)
        return self.outline(char, Identity.translate(x, y).scale(sx, -sy).translate(-(x0 + x1) / 2, -(y0 + y1) / 2))


if len(sys.argv) != 2:
    sys.exit(__doc__)
fonts = Path(sys.argv[1])
BRUSH = Font(fonts / "lxgw-wenkai-tc/files/lxgw-wenkai-tc-chinese-traditional-700-normal.woff2")
SANS = Font(fonts / "inter/files/inter-latin-700-normal.woff2")


def brush(char, colour, x, y, width, height, weight):
    """A character; weight = how far the brush is pressed beyond the font's own stroke."""
    return (f'<path fill="{colour}" stroke="{colour}" stroke-linejoin="round" stroke-width="{weight / DRAWN:g}" '
            f'd="{BRUSH.centred(char, x, y, width / 1000, height / 1000)}"/>')


def index(text, x=33, base=150, cap=120):
    """The corner index for those who don't read Chinese."""
    scale, d = cap / SANS.bounds("H")[3], ""
    for char in text:
        left = SANS.bounds(char)[0]
        d += SANS.outline(char, Identity.translate(x - left * scale, base).scale(scale, -scale))
        x += (SANS.bounds(char)[2] - left) * scale + 12
    return f'<g class="index"><path fill="{INDEX}" d="{d}"/></g>'


# ---- characters, winds, dragons ------------------------------------------------------------------

def character(rank):
    wide = .86 if rank == 4 else 1
    return (brush("一二三四五六七八九"[rank - 1], BLUE, 330, 208, 360 * wide, 300, 15)
            + brush("萬", RED, 300, 560, 480, 390, 8))


def wind(char):
    return brush(char, INK, 306, 465, 520, 570, 17)


def white():
    def frame(inset):
        x, y, c = 92 + inset, 200 + inset, 34
        w, h = 416 - 2 * inset, 520 - 2 * inset
        return (f"M{x + c} {y}H{x + w - c}V{y + c}H{x + w}V{y + h - c}H{x + w - c}V{y + h}"
                f"H{x + c}V{y + h - c}H{x}V{y + c}H{x + c}Z")
    return fill(BLUE, place(frame(0)), place(frame(36)), place(frame(58)), place(frame(72)))


# ---- dots ----------------------------------------------------------------------------------------

def dot(x, y, r):
    flower = "".join(circle(px, py, r * .18) for px, py, _ in around(6, r * .39, x, y))
    return ring(x, y, r, round(r * .72)) + flower + circle(x, y, r * .16)


def one_dot():
    x, y = 300, 455
    beads = [circle(px, py, 21) for px, py, _ in around(20, 184, x, y)]
    flower = [place(petal(118, 74, .7), px, py, a) for px, py, a in around(8, 26, x, y)]
    return (fill(GREEN, ring(x, y, 250, 218)) + solid(BLUE, *beads)
            + fill(GREEN, ring(x, y, 153, 142)) + solid(RED, *flower) + fill(GOLD, circle(x, y, 38)))


def dots(rank):
    if rank == 1:
        return one_dot()
    x0, xm, x1, y0, ym, y1 = 150, 300, 450, 252, 455, 658
    corners = [(x0, y0), (x1, y1)], [(x1, y0), (x0, y1)]
    match rank:
        case 2: r, places = 124, {GREEN: [(xm, 250)], BLUE: [(xm, 630)]}
        case 3: r, places = 104, {BLUE: [(156, 262)], RED: [(xm, ym)], GREEN: [(444, 648)]}
        case 4: r, places = 116, {BLUE: [(164, 294), (436, 622)], GREEN: [(436, 294), (164, 622)]}
        case 5: r, places = 97, {BLUE: corners[0], RED: [(xm, ym)], GREEN: corners[1]}
        case 6: r, places = 92, {GREEN: [(180, 248), (420, 248)],
                                 RED: [(180, 466), (420, 466), (180, 661), (420, 661)]}
        case 7: r, places = 80, {GREEN: [(138, 234), (xm, 290), (462, 346)],
                                 RED: [(186, 504), (414, 504), (186, 676), (414, 676)]}
        case 8: r, places = 76, {BLUE: [(x, y) for y in (222, 381, 540, 699) for x in (196, 420)]}
        case 9: r, places = 83, {c: [(x, y) for x in (120, xm, 480)]
                                 for c, y in ((GREEN, 254), (RED, 457), (BLUE, 660))}
    return "".join(fill(colour, *(dot(x, y, r) for x, y in at)) for colour, at in places.items())


# ---- bamboo --------------------------------------------------------------------------------------

def stick(x, y, height, width, turn=0):
    """A stick with soft ends and a knot in the middle, and a glint in each of its two lengths."""
    h, a, b, k = height / 2, width / 2, width * .3, width * .43
    outline = (f"M{12 - a} {-h}L{a - 12} {-h}C{a} {-h} {a + 3} {18 - h} {a - 6} {24 - h}"
               f"C{b} {38 - h} {b} -32 {k - 3} -17C{k + 4} -10 {k + 4} 10 {k - 3} 17"
               f"C{b} 32 {b} {h - 38} {a - 6} {h - 24}C{a + 3} {h - 18} {a} {h} {a - 12} {h}"
               f"L{12 - a} {h}C{-a} {h} {-a - 3} {h - 18} {6 - a} {h - 24}"
               f"C{-b} {h - 38} {-b} 32 {3 - k} 17C{-k - 4} 10 {-k - 4} -10 {3 - k} -17"
               f"C{-b} -32 {-b} {38 - h} {6 - a} {24 - h}C{-a - 3} {18 - h} {-a} {-h} {12 - a} {-h}Z")
    glints = "".join(f"M-6 {t}L6 {t}L6 {u}L-6 {u}Z" for t, u in ((22 - h, -20), (20, h - 22)))
    return place(outline + glints, x, y, turn)


def bamboo(rank):
    if rank == 1:
        return bird()
    top, low, tall, wide = 308, 612, 276, 104
    rows, short = (258, 460, 662), 176
    left, mid, right = 140, 300, 460
    match rank:
        case 2: places = {BLUE: [(mid, top)], GREEN: [(mid, low)]}
        case 3: places = {BLUE: [(mid, top)], GREEN: [(190, low), (410, low)]}
        case 4: places = {BLUE: [(190, top), (410, low)], GREEN: [(410, top), (190, low)]}
        case 5: places = {BLUE: [(left, top), (right, low)], RED: [(mid, 460)],
                          GREEN: [(right, top), (left, low)]}
        case 6: places = {GREEN: [(x, top) for x in (left, mid, right)],
                          BLUE: [(x, low) for x in (left, mid, right)]}
        case 7:
            tall, wide = short, 100
            places = {RED: [(mid, rows[0])], BLUE: [(mid, rows[1]), (mid, rows[2])],
                      GREEN: [(x, y) for y in rows[1:] for x in (left, right)]}
        case 8:
            tall, wide = 276, 80
            lean = [(222, top, -17), (378, top, 17), (222, low, 17), (378, low, -17)]
            places = {GREEN: [(x, y) for y in (top, low) for x in (92, 508)], BLUE: lean}
        case 9:
            tall, wide = short, 100
            places = {c: [(x, y) for y in rows] for c, x in ((GREEN, left), (RED, mid), (BLUE, right))}
    return "".join(fill(colour, *(stick(*p[:2], tall, wide, *p[2:]) for p in at)) for colour, at in places.items())


def bird():
    """The bird of the one of bamboo: a peacock, tail raised."""
    fan = [(-84, 400), (-61, 392), (-38, 350), (-13, 286)]
    feathers, eyes, hearts = [], [], []
    for turn, long in fan:
        feathers.append(place(petal(long, 104, .9), 285, 610, turn))
        ex, ey = 285 + (long - 66) * cos(radians(turn)), 610 + (long - 66) * sin(radians(turn))
        feathers.append(circle(ex, ey, 36))
        eyes.append(circle(ex, ey, 25))
    body = place("M196 258C250 250 268 296 262 342C256 392 300 420 352 486C396 544 372 640 284 652"
                 "C190 664 118 604 118 512C118 440 166 410 168 356C130 352 124 270 196 258Z")
    return (fill(GREEN, *feathers) + solid(RED, *eyes)
            + fill(BLUE, body, circle(194, 312, 15)) + solid(GOLD, place("M206 462C204 556 268 606 344 590C264 626 170 576 206 462Z"))
            + solid(RED, place("M132 296L66 326L138 344Z"))
            + line(GOLD, 15, "M196 250L176 196", "M212 250L214 188", "M228 256L250 202")
            + line(RED, 19, "M214 655L206 742", "M272 655L286 742", "M168 746H316"))


# ---- flowers and seasons -------------------------------------------------------------------------

def plum():
    def blossom(x, y, r):
        petals = [circle(px, py, r * .46) for px, py, _ in around(5, r * .52, x, y)]
        stamens = [circle(px, py, r * .07) for px, py, _ in around(5, r * .36, x, y, 90)]
        return solid(RED, *petals), solid(GOLD, circle(x, y, r * .24)), solid("#fff7e6", *stamens)
    return (line(INK, 26, "M70 742C190 720 240 640 330 560", "M236 664C330 690 430 650 500 690")
            + line(INK, 18, "M330 560C400 520 450 500 520 400")
            + "".join(blossom(292, 520, 172)) + solid(RED, circle(520, 396, 34), circle(494, 690, 44), circle(108, 640, 30)))


def orchid():
    leaves = ["M262 750C190 620 130 480 60 420C170 470 270 600 300 750Z",
              "M300 750C320 600 420 470 560 440C450 520 370 620 340 750Z",
              "M240 750C200 690 130 640 50 640C140 610 240 660 282 750Z",
              "M310 750C360 690 450 650 560 660C480 680 400 710 352 750Z"]
    bloom = [place(petal(132, 84, .5), 296, 440, a) for a in (-90, -22, -158)]
    lip = [place(petal(104, 78, .5), 296, 440, a) for a in (48, 132)]
    return (line(GREEN, 16, "M300 740C310 640 300 560 296 450") + solid(GREEN, *map(place, leaves))
            + solid(BLUE, *bloom, *lip) + solid(RED, place(petal(92, 56, .8), 296, 436, 90))
            + solid(GOLD, circle(296, 436, 22)))


def chrysanthemum():
    x, y = 300, 530
    outer = [place(petal(200, 60, .8), x, y, a) for *_, a in around(16, 0)]
    inner = [place(petal(112, 40, .8), x, y, a) for *_, a in around(12, 0)]
    leaves = [place(petal(190, 96, .3), 290, 720, a) for a in (-172, -10)]
    return (solid(GREEN, *leaves) + solid(GOLD, *outer) + solid(RED, *inner) + solid(GOLD, circle(x, y, 34)))


def bamboo_grove():
    def cane(x, top, bottom, w):
        return (f"M{x - w} {top}H{x + w}C{x + w - 8} {top + 16} {x + w - 8} {bottom - 16} {x + w} {bottom}"
                f"H{x - w}C{x - w + 8} {bottom - 16} {x - w + 8} {top + 16} {x - w} {top}Z")
    canes = [cane(146, y, y + 122, 36) for y in (206, 342, 478, 614)] + [cane(256, y, y + 102, 25) for y in (398, 516, 634)]
    leaves = [place(petal(long, 62, .1), x, y, a) for x, y, a, long in (
        (300, 470, -34, 220), (300, 470, 4, 250), (300, 470, 42, 210),
        (312, 640, -14, 220), (312, 640, 22, 220))]
    return solid(GREEN, *map(place, canes), *leaves)


def spring():
    """A shoot."""
    leaves = [place("M300 560C300 420 200 350 70 350C70 490 150 580 300 560Z"),
              place("M300 500C310 370 400 310 540 320C540 440 450 530 300 500Z")]
    return (line(GREEN, 30, "M300 500C310 590 306 650 300 724") + solid(GREEN, *leaves)
            + line(GOLD, 24, "M120 740H480"))


def summer():
    x, y = 300, 540
    rays = [place("M0-26L104 0L0 26Z", px, py, a) for px, py, a in around(12, 128, x, y)]
    return solid(RED, circle(x, y, 104)) + solid(GOLD, *rays)


def autumn():
    """A maple leaf."""
    leaf = ("M0-238L44-150L96-176L78-48L150-116L172-70L244-80L214-8L250 16L128 108L144 152L14 130"
            "L14 240L-14 240L-14 130L-144 152L-128 108L-250 16L-214-8L-244-80L-172-70L-150-116L-78-48"
            "L-96-176L-44-150Z")
    return solid(RED, place(leaf, 300, 530, 12, .95))


def winter():
    """A snow crystal."""
    arm = "M0 0V-220M-62-196L0-134L62-196M-52-104L0-54L52-104"
    return line(BLUE, 27, *((arm, 300, 530, a) for a in range(0, 360, 60)))


def bonus(char, colour, picture):
    return brush(char, colour, 430, 170, 270, 260, 5) + picture


# ---- animals -------------------------------------------------------------------------------------

def cat():
    body = place("M172 330C130 440 110 560 112 700C112 730 130 742 160 742H410C440 742 452 728 448 696"
                 "C440 560 420 440 392 330Z")
    head = place("M132 300C122 220 124 130 138 66C146 56 156 58 164 66L236 136C268 126 300 126 330 136"
                 "L402 66C410 58 420 56 428 66C442 130 444 220 434 300C424 380 350 412 283 412C216 412 142 380 132 300Z")
    eyes = circle(212, 262, 26, 32) + circle(354, 262, 26, 32)
    pupils = circle(216, 264, 9, 24) + circle(350, 264, 9, 24)
    return (line(INK, 50, "M430 700C560 720 560 560 500 520C460 490 470 430 520 430") + solid(INK, body)
            + fill(INK, head, eyes) + solid(INK, pupils)
            + solid(RED, place("M262 312H304L283 336Z"), place("M168 404C240 440 330 440 398 404L404 440C330 480 236 480 160 440Z"))
            + solid(GOLD, circle(283, 476, 34)))


def rat():
    body = place("M58 560C70 500 130 440 196 420C250 350 330 330 400 360C500 400 548 500 530 590"
                 "C520 640 480 656 430 656H170C110 650 66 610 58 560Z")
    return (line(BLUE, 24, "M500 620C600 600 570 470 560 380C550 280 470 240 400 270")
            + fill(BLUE, body, circle(150, 514, 19))
            + solid(BLUE, circle(236, 388, 72)) + solid(GOLD, circle(236, 388, 42))
            + solid(RED, circle(62, 560, 24))
            + line(BLUE, 26, "M210 660L180 690", "M420 660L390 690")
            + line(INK, 9, "M104 576L30 606", "M110 596L50 646"))


def rooster():
    body = place("M150 250C210 240 236 290 250 350C290 400 350 400 400 360C450 430 440 560 350 610"
                 "C250 640 150 580 136 480C126 400 150 360 130 320C116 290 130 254 150 250Z")
    tail = ["M372 400C400 250 470 160 560 190C500 230 470 310 440 440Z",
            "M400 400C450 320 520 270 580 320C520 340 480 410 436 500Z"]
    return (solid(GREEN, place(tail[0])) + solid(BLUE, place(tail[1]))
            + solid(GREEN, place("M380 420C360 280 400 150 480 110C450 200 450 300 430 400Z"))
            + fill(GOLD, body, circle(172, 296, 14))
            + solid(RED, place("M124 262C90 220 110 180 136 196C136 150 176 140 186 184C206 150 246 168 226 214C256 206 262 240 226 276C200 244 150 240 124 262Z"),
                    place("M134 340C110 390 140 420 160 396C176 370 160 340 134 340Z"))
            + solid(INK, place("M132 288L70 316L134 330Z"))
            + solid(RED, place("M230 440C280 470 330 470 380 440C390 520 340 570 280 560C240 550 220 500 230 440Z"))
            + line(INK, 20, "M230 620V720L180 740", "M230 720L270 740", "M310 618V720L260 740", "M310 720L350 740"))


def centipede():
    # a body of beads along an S, each a little smaller than the one before; legs trail
    x, y, beads, legs = 250, 214, [], []
    for i in range(10):
        r, heading = 56 - 2.6 * i, radians(88 - 42 * cos(i / 9 * 2 * pi))
        dx, dy = cos(heading), sin(heading)
        for side in (1, -1):
            ax, ay = -side * dy * (r + 42) - dx * 26, side * dx * (r + 42) - dy * 26
            legs.append(f"M{x} {y}L{x + ax} {y + ay}")
        beads.append(circle(x, y, r))
        x, y = x + dx * (r + 13), y + dy * (r + 13)
    head = 200, 170
    return (line(INK, 16, *legs, "M174 138C158 82 118 62 82 78", "M222 130C232 80 268 52 306 62")
            + solid(RED, *beads, circle(*head, 62)) + solid(GOLD, circle(178, 162, 15), circle(222, 150, 15)))


# ---- the back ------------------------------------------------------------------------------------

def back():
    lattice = "".join(f"M{x} {y - 20}l20 20l-20 20l-20-20z" for y in range(60, 280, 40) for x in range(40, 220, 40))
    return (f'<rect width="240" height="320" rx="29" fill="{BACK}"/>'
            f'<path fill="none" stroke="{BACK_LINE}" stroke-width="4" d="M20 40h200v240h-200z{lattice}"/>')


# ---- the sprite ----------------------------------------------------------------------------------

def faces():
    for rank in range(1, 10):
        yield f"{rank}m", character(rank) + index(str(rank))
    for rank in range(1, 10):
        yield f"{rank}p", dots(rank) + index(str(rank))
    for rank in range(1, 10):
        yield f"{rank}s", bamboo(rank) + index(str(rank))
    for number, (char, letter) in enumerate(zip("東南西北", "ESWN"), 1):
        yield f"{number}z", wind(char) + index(letter)
    yield "5z", white() + index("Wh")
    yield "6z", brush("發", GREEN, 300, 465, 520, 570, 13) + index("Gn")
    yield "7z", brush("中", RED, 300, 460, 540, 600, 22) + index("Rd")
    for number, (char, picture) in enumerate(zip("梅蘭菊竹", (plum, orchid, chrysanthemum, bamboo_grove)), 1):
        yield f"f{number}", bonus(char, RED, picture()) + index(f"F{number}")
    for number, (char, picture) in enumerate(zip("春夏秋冬", (spring, summer, autumn, winter)), 1):
        yield f"g{number}", bonus(char, BLUE, picture()) + index(f"S{number}")
    for number, picture in enumerate((cat, rat, rooster, centipede), 1):
        yield f"a{number}", picture()
    yield "back", back()


def icon():
    red = brush("中", "#b3202c", 256, 234, 420, 380, 20)
    return ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">'
            '<rect x="36" y="2" width="440" height="508" rx="88" fill="#0f5236"/>'
            '<rect x="54" y="20" width="404" height="446" rx="72" fill="#d3c294"/>'
            '<rect x="54" y="20" width="404" height="430" rx="72" fill="#fbf6e9"/>'
            f'<g transform="scale({DRAWN})">{red}</g></svg>\n')


NOTICE = "<!-- Character outlines: LXGW WenKai TC and Inter, OFL-1.1, see THIRD-PARTY-NOTICES.md -->"


def sprite(symbols):
    lines = "\n".join(f'<symbol id="t-{name}" viewBox="0 0 240 320">{face}</symbol>' for name, face in symbols.items())
    return f'<svg xmlns="http://www.w3.org/2000/svg">{NOTICE}\n{lines}\n</svg>\n'


def main():
    root = Path(__file__).resolve().parent.parent
    public = root / "public"
    # Animals are in play in Singapore only: no other page has to load them.
    animals = {name: face for name, face in faces() if name.startswith("a")}
    tiles = {name: face for name, face in faces() if name not in animals}
    for file, symbols in ((public / "tiles.svg", tiles), (root / "src/app/src/ui/animals.svg", animals)):
        file.write_text(sprite(symbols))
    (public / "icon.svg").write_text(icon())


if __name__ == "__main__":
    main()
