/** People with any of three kinds of colour-blindness can tell the eight seats' colours apart, in both themes. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/**
 * How people without one of the three kinds of cones see linear RGB: Machado, Oliveira and Fernandes, "A Physiologically-based Model for
 * Simulation of Color Vision Deficiency", IEEE Transactions on Visualization and Computer Graphics 15 (2009), severity 1.0.
 */
const SIGHTS: Readonly<Record<"protan" | "deutan" | "tritan", Matrix>> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** sRGB to CIE XYZ, and the reference white (D65). */
const XYZ: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
const WHITE: Triple = [0.95047, 1, 1.08883];

/** How much any two seats' colours must differ at least (CIE76). */
const BARS = { dark: 20, light: 10 } as const;
const SEATS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

const eachOf = (triple: Triple, change: (value: number, at: number) => number): Triple => [
  change(triple[0], 0),
  change(triple[1], 1),
  change(triple[2], 2),
];
const times = (matrix: Matrix, [x, y, z]: Triple): Triple => {
  const row = ([a, b, c]: Triple): number => a * x + b * y + c * z;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
};

function linearOf(hex: string): Triple {
  const parts = eachOf([1, 3, 5], (from) => Number.parseInt(hex.slice(from, from + 2), 16) / 255);
  return eachOf(parts, (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
}

const seenWith = (sight: Matrix, colour: Triple): Triple => eachOf(times(sight, colour), (part) => Math.min(1, Math.max(0, part)));

function labOf(colour: Triple): Triple {
  const [x, y, z] = eachOf(times(XYZ, colour), (part, at) => {
    const share = part / (WHITE[at] ?? 1);
    return share > 216 / 24389 ? Math.cbrt(share) : ((24389 / 27) * share + 16) / 116;
  });
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const difference = (one: Triple, other: Triple): number => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

/** The page's colours in each theme. A colour that the light theme doesn't define comes from the dark theme. */
function palette(): Readonly<Record<keyof typeof BARS, (name: string) => string>> {
  const css = readFileSync(join(import.meta.dirname, "..", "..", "packages", "table", "style", "colours.css"), "utf8");
  const [dark = "", light = ""] = [/:root \{([^}]*)\}/, /:root\[data-theme="light"\] \{([^}]*)\}/].map((rule) => rule.exec(css)?.[1]);
  const stated = (rules: string, name: string): string | undefined => new RegExp(`--${name}: ([^;]+);`).exec(rules)?.[1];
  const colourIn = (rules: string) => {
    const colour = (name: string): string => {
      const value = stated(rules, name) ?? stated(dark, name) ?? "";
      const other = /^var\(--(.+)\)$/.exec(value)?.[1];
      return other === undefined ? value : colour(other);
    };
    return colour;
  };
  return { dark: colourIn(dark), light: colourIn(light) };
}

const colours = palette();

describe.each(["dark", "light"] as const)("in the %s theme", (theme) => {
  const own = SEATS.map((seat) => colours[theme](`seat-${seat}`));

  test("every seat has a colour in this theme", () => {
    expect(own.filter((colour) => /^#[0-9a-f]{6}$/.test(colour))).toHaveLength(8);
    expect(SEATS.map((seat) => colours.dark(`seat-${seat}`)).filter((colour) => own.includes(colour))).toHaveLength(
      theme === "dark" ? 8 : 0,
    );
  });

  test.each(["protan", "deutan", "tritan"] as const)(`no two seats look alike to somebody with %s sight`, (sight) => {
    const seen = own.map((colour) => labOf(seenWith(SIGHTS[sight], linearOf(colour))));
    const pairs = seen.flatMap((one, at) =>
      seen.slice(at + 1).map((other, next) => ({ seats: `${at + 1} and ${at + next + 2}`, difference: difference(one, other) })),
    );
    expect(pairs).toHaveLength(28);
    expect(pairs.filter((pair) => pair.difference < BARS[theme])).toEqual([]);
  });

  test("a scenario's players have the seats' colours, the first red and the second blue", () => {
    const players = SEATS.map((number) => colours[theme](`player-${number}`));
    expect([...players].sort()).toEqual([...own].sort());
    const [[red], [, , blue]] = [players[0], players[1]].map((colour) => linearOf(colour ?? "")) as [Triple, Triple];
    expect(red).toBe(Math.max(...linearOf(players[0] ?? "")));
    expect(blue).toBe(Math.max(...linearOf(players[1] ?? "")));
  });
});

test("the simulation makes some different colours look the same, and leaves greys unchanged", () => {
  const [red, green] = ["#b07020", "#6f8a20"].map((hex) => linearOf(hex)) as [Triple, Triple];
  const plain = difference(labOf(red), labOf(green));
  expect(difference(labOf(seenWith(SIGHTS.deutan, red)), labOf(seenWith(SIGHTS.deutan, green)))).toBeLessThan(plain / 2);
  for (const sight of Object.values(SIGHTS)) {
    const grey = linearOf("#808080");
    expect(difference(labOf(seenWith(sight, grey)), labOf(grey))).toBeLessThan(1);
  }
});
