/**
 * Obstacles: rocks with craters, debris with scraps, and clouds. Their markings are computed from their outlines, so each obstacle always
 * looks the same.
 */
import { mm } from "@broadside/geometry";
import { pathThrough } from "../paper.ts";
import { encloses, pointsOf } from "../polygon.ts";
import type { Piece, Points } from "../view.ts";
import { hrefOf, type Paints } from "./paints.ts";

const PAINT = { rock: "rock", debris: "debris", gas: "gas" } as const;

export function obstacleMarkup({ outlines, matter = "rock" }: Piece, paints: Paints): string {
  const [outline = []] = outlines;
  const d = pathThrough(outline, true);
  return [
    matter === "gas" ? "" : `<path class="table-shadow" d="${d}" transform="translate(2 3)"/>`,
    `<path class="table-body" d="${d}" fill="${hrefOf(paints[PAINT[matter]])}"/>`,
    matter === "rock" ? craters(outline) : matter === "debris" ? scraps(outline) : swirls(outline),
    `<path class="table-edge" d="${d}"/>`,
  ].join("");
}

interface Speck {
  readonly x: number;
  readonly y: number;
  readonly share: number;
}

/** Random points inside the outline, in millimetres. The outline's own coordinates are the seed. */
function specks(outline: Points, wanted: number): readonly Speck[] {
  const points = pointsOf(outline);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  let seed = Math.abs(outline.reduce((sum, at) => (sum * 31 + Math.round(at)) % 1_000_003, 7));
  const lot = (): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  lot();
  const found: Speck[] = [];
  for (let tries = 0; tries < 60 && found.length < wanted; tries += 1) {
    const [x, y, share] = [left + lot() * (right - left), low + lot() * (high - low), lot()];
    const room = mm(3 + 4 * share);
    const isInside = [
      [x - room, y],
      [x + room, y],
      [x, y - room],
      [x, y + room],
    ].every(([px = 0, py = 0]) => encloses(outline, { x: px, y: py }));
    if (isInside) found.push({ x: round(x / mm(1)), y: round((0 - y) / mm(1)), share });
  }
  return found;
}

const craters = (outline: Points): string =>
  specks(outline, 6)
    .map(({ x, y, share }) => {
      const radius = round(2 + 4.5 * share);
      return `<circle class="table-crater" cx="${x}" cy="${y}" r="${radius}"/><path class="table-rim" d="M${round(x - radius)} ${y}a${radius} ${radius} 0 0 0 ${2 * radius} 0"/>`;
    })
    .join("");

const scraps = (outline: Points): string =>
  specks(outline, 9)
    .map(
      ({ x, y, share }) =>
        `<path class="table-scrap" transform="translate(${x} ${y}) rotate(${Math.round(share * 360)})" d="M-4-1.2L3-2L4 1.4L-2 2Z"/>`,
    )
    .join("");

const swirls = (outline: Points): string =>
  specks(outline, 4)
    .map(
      ({ x, y, share }) =>
        `<path class="table-swirl" transform="translate(${x} ${y}) rotate(${Math.round(share * 360)})" d="M-7 0q3.500-4 7 0t7 0"/>`,
    )
    .join("");

const round = (value: number): number => Math.round(value * 10) / 10;
