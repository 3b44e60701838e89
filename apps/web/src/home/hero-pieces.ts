/**
 * The pieces of the picture on the home page: two corvettes trading broadsides among rocks. Coordinates are in a drawing of 1440 by 900.
 */
import type { GlyphName } from "@broadside/table";

interface Placed {
  readonly x: number;
  readonly y: number;
  /** In degrees, clockwise from up. */
  readonly heading: number;
}

export interface HeroShip extends Placed {
  readonly seat: 1 | 2;
  readonly glyph: GlyphName;
}

export interface HeroCorvette extends HeroShip {
  readonly arcs: string;
  /** For each section, from bow to stern: shields and hull, both as the remaining and the maximum number. */
  readonly sections: readonly (readonly [shields: Left, hull: Left])[];
  readonly energy: Left;
}

type Left = readonly [left: number, of: number];

export const CORVETTES: readonly HeroCorvette[] = [
  {
    seat: 1,
    glyph: "corvette",
    x: 959,
    y: 454,
    heading: 318,
    arcs: "M-40-112.5L40-32.5M40-112.5L-40-32.5M-40 32.5L40 112.5M40 32.5L-40 112.5",
    sections: [
      [
        [3, 5],
        [8, 8],
      ],
      [
        [3, 3],
        [7, 8],
      ],
    ],
    energy: [4, 5],
  },
  {
    seat: 2,
    glyph: "dagger",
    x: 1155,
    y: 111,
    heading: 200,
    arcs: "M0 0L-40-32.5M0 0L40-32.5M0 72.5L-40 0M0 72.5L40 0M0 72.5L40 112.5M0 72.5L-40 112.5",
    sections: [
      [
        [4, 6],
        [8, 8],
      ],
      [
        [4, 4],
        [8, 8],
      ],
    ],
    energy: [5, 6],
  },
];

export const ESCORTS: readonly HeroShip[] = [
  { seat: 1, glyph: "crosswing", x: 1126, y: 356, heading: 30 },
  { seat: 1, glyph: "crosswing", x: 1185, y: 405, heading: 30 },
  { seat: 1, glyph: "dart", x: 901, y: 239, heading: 60 },
  { seat: 2, glyph: "bentpanel", x: 1008, y: 170, heading: 220 },
  { seat: 2, glyph: "panel", x: 1283, y: 268, heading: 222 },
  { seat: 2, glyph: "panel", x: 1234, y: 219, heading: 222 },
  { seat: 2, glyph: "panel", x: 1328, y: 209, heading: 222 },
  { seat: 2, glyph: "panel", x: 1279, y: 160, heading: 222 },
];

export interface HeroRock extends Placed {
  readonly kind: "asteroid" | "debris";
  readonly outline: string;
  /** Craters or scraps of debris, each with its centre and size. */
  readonly marks: readonly (readonly [x: number, y: number, size: number])[];
}

export const ROCKS: readonly HeroRock[] = [
  {
    kind: "asteroid",
    x: 822,
    y: 268,
    heading: 30,
    outline:
      "M-32.4 1.5L-31.7 2.2L-22.9 3.6L-19 5.1L-14.7 12.9L-12.2 15.4L-6.2 15.7L9.8 13.2L19.3 9.3L25.7 5.1L28.6 1.5L29.3 0.5L29.3-3.4L27.1-5.2L20.1-6.6L15.4-8.6L3-16.6L0.5-17.3L-7.6-17.3L-10.8-14.8L-11.9-10.2L-13.7-7.3L-27.5-4.9L-32.4-0.6Z",
    marks: [
      [-13.7, 1.6, 5.9],
      [11.8, -1.1, 1.8],
      [17.6, 4.9, 2.5],
      [-21.5, -1, 1.7],
      [3.9, -2.7, 2.1],
    ],
  },
  {
    kind: "asteroid",
    x: 1273,
    y: 435,
    heading: -20,
    outline:
      "M-15.8-23.2L-18.2-17.9L-20-11.5L-20 1.3L-16.1 10.5L-10.8 15.1L-4.1 17.6L6 17.1L13 19.7L16.9 19.7L18.6 18L20.8 13.7L29.3 7L31.4 4.1L31.1 1.6L28.6-0.8L26.1-1.5L16.2 0.2L8.4-0.1L6.9-7.6L-0.5-12.9L-4.8-25L-7.6-28.9L-10.8-28.9Z",
    marks: [
      [-9.9, -7.4, 6.5],
      [1.9, 6, 7],
      [-11.3, 12, 2.8],
      [12, 13, 3],
    ],
  },
  {
    kind: "asteroid",
    x: 1351,
    y: 268,
    heading: 10,
    outline:
      "M-36.2-3L-31.2 5.9L-24.1 12.3L-22.7 20.2L-19.5 24.8L-15.6 26.1L-12 25L-6.3 29.8L0.5 31.2L8 25.9L10.8 20.6L19.8 19.5L27.2 15.2L31.2 6.3L31.2-4.8L35.4-11.2L34.4-18L15.5-24.7L-3.1-22.1L-17.3-23.7L-27.7-18L-35.2-8.3Z",
    marks: [
      [3.6, 14, 8],
      [-4.1, -6, 5.5],
      [11.3, -8, 4.3],
      [-15.4, -10, 3.5],
      [-14, 12, 3],
      [22, 4, 4],
    ],
  },
  {
    kind: "debris",
    x: 1028,
    y: 33,
    heading: 15,
    outline:
      "M-47.1 14.6L-36.8 21.7L-21.9 19.1L-12.3 19.9L-3.4 8.9L3.5 5.5L9.7 8.6L12.2 23.1L17.2 24.9L26.1 18.9L36.4 18.2L38.5 13.9L38.2 5L36.2 0.9L26.4-6.7L27.1-17.4L24.3-23.8L16.1-29.8L8.7-30.2L1.9-26.3L-4.8-17L-25.4-12.8L-31.5 0L-46.4 8.2Z",
    marks: [
      [4, -17, 6],
      [9, 3, 9],
      [-28, 8, 10],
      [22, 10, 8],
      [-12, 5, 7],
      [14, -20, 8],
    ],
  },
];

/** Lines from a gun to its target. */
export const SHOTS: readonly string[] = ["M932 365L1150 213", "M951 386L1113 200"];

/** The same stars every time. Steps of an irrational length spread them evenly. */
export const STARS: readonly Readonly<Record<"x" | "y" | "size" | "light", number>>[] = Array.from({ length: 150 }, (_, at) => ({
  x: Math.round(1440 * ((at * 0.754_877_67) % 1)),
  y: Math.round(900 * ((at * 0.569_840_29) % 1)),
  size: at % 11 === 0 ? 1.3 : at % 5 === 0 ? 0.9 : 0.55,
  light: 0.15 + 0.3 * ((at * 0.618_034) % 1),
}));
