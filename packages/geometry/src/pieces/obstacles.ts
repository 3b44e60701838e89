/**
 * Obstacle tokens: our own outlines, in millimetres from the token's centre, y up, counter-clockwise. An outline is a flat list x0, y0, x1,
 * y1, … on a half-millimetre grid. Tokens have two faces, so an outline may be mirrored.
 */

import { keysIn } from "@broadside/kit";
import { DEVICES } from "./devices.ts";
import type { Token } from "./token.ts";

export const OBSTACLE_KINDS = ["asteroid", "debris", "gascloud", "electrochaff", "blaze", "hugeShip"] as const;
export type ObstacleKind = (typeof OBSTACLE_KINDS)[number];

export const OBSTACLES = {
  coreasteroid0: {
    kind: "asteroid",
    name: "Core asteroid 1",
    outline: [-5.5, -15.5, 4, -16, 20.5, -5.5, 20, 6, 16, 9, 7.5, 10, -2, 16, -13.5, 13.5, -20.5, 4.5, -20.5, -1],
  },
  coreasteroid1: {
    kind: "asteroid",
    name: "Core asteroid 2",
    outline: [-2, -16.5, 12.5, -21.5, 18, -10, 11, 10, 9.5, 20.5, 4.5, 23, -10.5, 17.5, -17.5, 5, -16.5, -4, -11.5, -16.5, -8.5, -19],
  },
  coreasteroid2: {
    kind: "asteroid",
    name: "Core asteroid 3",
    outline: [
      -23.5, 15.5, -15.5, 2, -17.5, -9, -12.5, -16, -4, -18.5, 5.5, -18.5, 11.5, -22, 22.5, -18, 16.5, -4.5, 16.5, 0.5, 11, 20, 4.5, 22, -2,
      18.5, -11, 19.5,
    ],
  },
  coreasteroid3: {
    kind: "asteroid",
    name: "Core asteroid 4",
    outline: [
      -22, 4.5, -11, -16.5, 1, -18, 8, -17, 20, -19.5, 24.5, -13.5, 19.5, -7.5, 19.5, 0, 15.5, 8, 6, 15, 1.5, 22, -10, 21, -21.5, 11,
    ],
  },
  coreasteroid4: {
    kind: "asteroid",
    name: "Core asteroid 5",
    outline: [
      -22.5, 5, -15, -2, -11, -10.5, 1, -13, 1.5, -17, 3.5, -21, 11, -21.5, 17, -18, 19, 0, 15.5, 5.5, 15, 15, 10, 14.5, 4, 11, -7, 16.5,
      -21.5, 17, -23.5, 12.5,
    ],
  },
  coreasteroid5: {
    kind: "asteroid",
    name: "Core asteroid 6",
    outline: [-37.5, 3.5, -24, -14, -21.5, -23.5, 1, -32, 12, -20.5, 21, -19, 28.5, -14, 35.5, 17.5, 16, 24.5, -4.5, 22, -17, 24, -29, 17],
  },
  core2asteroid0: {
    kind: "asteroid",
    name: "Second core asteroid 1",
    outline: [
      5, -21, 8.5, -13.5, 8, -5.5, 3.5, 1, 4, 3.5, 6, 8, 6.5, 15, 9, 21.5, 5.5, 22.5, -7, 12, -8, 4, -11.5, -0.5, -11, -5, -3.5, -12, 0,
      -20.5,
    ],
  },
  core2asteroid1: {
    kind: "asteroid",
    name: "Second core asteroid 2",
    outline: [
      -17, 21.5, -20, 11.5, -20, -1.5, -15.5, -12, -5.5, -17.5, 5.5, -17, 16.5, -20.5, 22, -12.5, 32.5, -4.5, 28.5, 1.5, 8.5, -0.5, 7, 7.5,
      -0.5, 13, -5.5, 27, -10.5, 29.5,
    ],
  },
  core2asteroid2: {
    kind: "asteroid",
    name: "Second core asteroid 3",
    outline: [
      -18.5, 1, -13.5, -5, -10.5, -12, -8, -13, 4, -13.5, 9, -18.5, 12.5, -18, 13, -8, 18, -1.5, 11, 5.5, 7.5, 15.5, -10, 16, -13.5, 6.5,
    ],
  },
  core2asteroid3: {
    kind: "asteroid",
    name: "Second core asteroid 4",
    outline: [-34, -1.5, -19.5, -4.5, -12, -16.5, 11.5, -13, 27.5, -4.5, 30, 4, 16.5, 8, 1.5, 17.5, -9, 17, -13.5, 7.5, -28.5, 4.5],
  },
  core2asteroid4: {
    kind: "asteroid",
    name: "Second core asteroid 5",
    outline: [
      -28.5, 15.5, -21, 2.5, -28, -16, -23.5, -20.5, 19.5, -20.5, 31.5, -15.5, 27, 6.5, 16, 19.5, -1, 20.5, -11.5, 24.5, -24.5, 24.5,
    ],
  },
  core2asteroid5: {
    kind: "asteroid",
    name: "Second core asteroid 6",
    outline: [-29, -28.5, -14.5, -35, 0, -34.5, 6, -25.5, 26, -21.5, 36, 18.5, 26, 24.5, 1.5, 30.5, -18.5, 30, -32.5, 15.5, -25, -14],
  },
  yt2400debris0: {
    kind: "debris",
    name: "YT-2400 debris 1",
    outline: [
      -37.5, -21, -11.5, -19, -1.5, -6.5, 9.5, -7.5, 12.5, -24.5, 38.5, -16.5, 38, -2.5, 26.5, 7, 27, 21.5, 16, 30, 6, 30, -5.5, 17, -25.5,
      12.5, -31.5, 0, -46, -8, -47.5, -14.5,
    ],
  },
  yt2400debris1: {
    kind: "debris",
    name: "YT-2400 debris 2",
    outline: [
      -42, -13, -33, -14, -17.5, -8.5, -8, -7.5, 12.5, -27.5, 24, -25.5, 24.5, -18, 17.5, -6, 31, 9, 28, 26.5, 22, 28.5, 0.5, 12, -29.5, 10,
      -34.5, 1, -44.5, -3,
    ],
  },
  yt2400debris2: {
    kind: "debris",
    name: "YT-2400 debris 3",
    outline: [
      -37, 1, -32.5, -20.5, -1.5, -23.5, 10, -12.5, 29, -23.5, 34.5, -19, 39.5, -2.5, 21.5, 12, 11, 27.5, -2.5, 24.5, -18.5, 34, -20.5, 6,
    ],
  },
  vt49decimatordebris0: {
    kind: "debris",
    name: "VT-49 debris 1",
    outline: [
      -27, -26, -15.5, -19.5, -8.5, -6, -1.5, -7.5, 10.5, -19, 16.5, -8.5, 32, -6, 33.5, 5.5, 24.5, 15, 16.5, 7.5, 7, 14, -4.5, 13, -16, 23,
      -21, 24.5, -21.5, 14.5, -18.5, 2.5, -28, -11,
    ],
  },
  vt49decimatordebris1: {
    kind: "debris",
    name: "VT-49 debris 2",
    outline: [
      -37, -6.5, -20.5, -16, 2, -8.5, 15, -20.5, 22.5, -13.5, 31.5, -14, 34, -1, 31, 3, 14.5, 4.5, 9, 11, 9, 23, 3.5, 26, -8, 22.5, -11,
      10.5, -28.5, 4,
    ],
  },
  vt49decimatordebris2: {
    kind: "debris",
    name: "VT-49 debris 3",
    outline: [
      -20, -13, -4, -17.5, 10, -6.5, 29, -12, 32.5, -5, 31.5, -1, 19.5, 8.5, 14, 17.5, 3, 10.5, -4.5, 11.5, -12, 19, -18.5, 17, -21.5, 4,
      -29, -0.5, -27, -7,
    ],
  },
  gascloud1: {
    kind: "gascloud",
    name: "Gas cloud 1",
    outline: [-20, 27.5, -21, 8, -17, -18, -10.5, -22.5, 8.5, -22.5, 12.5, -20, 26.5, -19, 25.5, -3, 18, 10, 7.5, 14, -3, 27.5],
  },
  gascloud2: {
    kind: "gascloud",
    name: "Gas cloud 2",
    outline: [
      -18.5, -23.5, 0, -25, 20.5, -14.5, 20, -6.5, 7.5, 0, 16, 10.5, 30, 10.5, 30, 15.5, 19.5, 25.5, 4.5, 25, -13, 16.5, -23, 1.5, -22.5,
      -19.5,
    ],
  },
  gascloud3: {
    kind: "gascloud",
    name: "Gas cloud 3",
    outline: [-39, -15.5, -18.5, -17, 3, -11, 29.5, -10, 41.5, -0.5, 41.5, 7.5, 23, 14.5, -8.5, 15, -28, 10, -33.5, 4],
  },
  gascloud4: {
    kind: "gascloud",
    name: "Gas cloud 4",
    outline: [
      -13, -30.5, -4.5, -14.5, 16.5, -12, 27.5, -20.5, 37, -17, 38, 0, 32, 13, 17.5, 25, -6, 28.5, -34, 5.5, -32.5, -23, -26, -30.5,
    ],
  },
  gascloud5: {
    kind: "gascloud",
    name: "Gas cloud 5",
    outline: [
      -3.5, -36, 17, -35, 24.5, -20, 10, 1, 8.5, 12.5, 25.5, 19, 25.5, 28, 17, 35, -2, 35.5, -15.5, 27.5, -23, 12.5, -23, -2.5, -16.5,
      -27.5,
    ],
  },
  gascloud6: {
    kind: "gascloud",
    name: "Gas cloud 6",
    outline: [
      -20, -15.5, -8.5, -20.5, -3, -17.5, 3.5, -24.5, 10.5, -25, 15.5, -16.5, 24, -13, 24, 13.5, -5, 27, -21, 14.5, -22, 3.5, -20.5, -5.5,
      -29, -12, -29.5, -19,
    ],
  },
  pomasteroid1: {
    kind: "asteroid",
    name: "Mandalore asteroid 1",
    outline: [
      -32.5, -15, -25.5, -20.5, -15, -18.5, 9.5, -21, 12.5, -15.5, 25.5, -18.5, 33.5, -9.5, 29, 1.5, 29, 11.5, 23, 22, -3.5, 19, -22.5, 21,
      -27.5, 14, -26.5, 3, -32.5, -7,
    ],
  },
  pomasteroid2: {
    kind: "asteroid",
    name: "Mandalore asteroid 2",
    outline: [-10, -35, 8, -27.5, 19.5, -15.5, 25, 24.5, 17.5, 33, 7, 33, -7.5, 18, -19, 20, -26, 15, -25, -4.5, -17, -20.5, -20, -28],
  },
  pomasteroid3: {
    kind: "asteroid",
    name: "Mandalore asteroid 3",
    outline: [
      -32, -10.5, -21, -20, -13.5, -15.5, -3, -23, 13.5, -25, 29, -11.5, 29, 14.5, 21, 22.5, 13, 22.5, 8, 19, -4, 22.5, -21.5, 19, -32, 8,
      -30, -0.5,
    ],
  },
  pomdebris1: {
    kind: "debris",
    name: "Mandalore debris 1",
    outline: [-38.5, -4, -39, -14.5, -16.5, -27, 14, -31, 21.5, -18.5, 39, -10.5, 40, 4.5, 22.5, 24, 1, 31, -28, 25, -30, 5.5],
  },
  pomdebris2: {
    kind: "debris",
    name: "Mandalore debris 2",
    outline: [-30.5, 8.5, -31, -1, -17.5, -14, -11, -12.5, -1, -23, 12, -23, 27, -3.5, 27.5, 8, 13.5, 19, -9.5, 19],
  },
  pomdebris3: {
    kind: "debris",
    name: "Mandalore debris 3",
    outline: [-10, 49, -18.5, 34.5, -20, 3.5, -16.5, -12.5, -25.5, -31, -20, -40, 7, -38, 20, -22, 29, -17.5, 28.5, -2, 12, 29, -5.5, 50.5],
  },
  loosecargo: {
    kind: "debris",
    name: "Loose cargo",
    outline: [
      -37.5, -14, -34.5, -22.5, -24.5, -29, 3, -25.5, 25, -29, 37.5, -20.5, 46, -2.5, 36, 8, 31.5, 17.5, 23.5, 20.5, 12.5, 36, 10, 33, -9,
      33, -13.5, 36, -18, 28.5, -41, 5.5, -46.5, -4.5,
    ],
  },
  spareparts: {
    kind: "debris",
    name: "Spare parts",
    outline: [
      4.5, -25, 15.5, -18.5, 15, -8.5, 24.5, -3.5, 25, 5.5, 13, 17, 10.5, 23.5, -10.5, 23.5, -13, 17, -25, 5.5, -24.5, -3.5, -15, -8.5,
      -15.5, -18.5, -4.5, -25,
    ],
  },
  // Obstacles that devices and cards place during a game. Lists cannot bring them, and no source gives the outlines of the last two
  // (2E-OBST-07, -15, -20).
  electrochaff: { kind: "electrochaff", name: "Electro-chaff cloud", outline: DEVICES.electroChaffCloud.outline },
  blaze: {
    kind: "blaze",
    name: "Blaze",
    outline: [5.5, -28, 22, -20.5, 28, -5.5, 25, 12, 14, 24, -1, 28.5, -16, 22, -26, 10, -27.5, -7.5, -20.5, -21.5],
  },
  cargodrift: {
    kind: "asteroid",
    name: "Cargo drift",
    outline: [-26, -17.5, -8, -22, 15, -19, 28, -7.5, 24.5, 12, 7, 21, -16, 18.5, -29.5, 3],
  },
  // Huge ships used as obstacles, in both hull lengths (HS-HOBS-02). Lists cannot bring them.
  hugelong: {
    kind: "hugeShip",
    name: "Long huge ship",
    outline: [-40, -112.5, 40, -112.5, 40, 112.5, -40, 112.5],
  },
  hugeshort: {
    kind: "hugeShip",
    name: "Short huge ship",
    outline: [-40, -97.5, 40, -97.5, 40, 97.5, -40, 97.5],
  },
} as const satisfies Record<string, Token<ObstacleKind>>;
export type ObstacleId = keyof typeof OBSTACLES;

const LAID_IN_PLAY: readonly ObstacleId[] = ["electrochaff", "blaze", "cargodrift"];

/** Obstacles that lists can bring. */
export const LIST_OBSTACLES: readonly ObstacleId[] = keysIn(OBSTACLES).filter(
  (id) => OBSTACLES[id].kind !== "hugeShip" && !LAID_IN_PLAY.includes(id),
);
