/** Obstruction: which objects are on the measured line. The attacker chooses among equally short lines (1E-OBST-10, 2E-ATK-44). */
import type { Band, Closest, Line } from "../shapes/distance.ts";
import { lineCrosses } from "../shapes/overlap.ts";
import type { Area, Solid } from "../shapes/shapes.ts";

/** The line an attacker would choose: the one with the fewest obstructions. */
export interface ChosenLine {
  readonly line: Line | undefined;
  /** Indexes of the areas that the line crosses. */
  readonly crossed: readonly number[];
  /** Indexes of the areas crossed by the most obstructed of the equally short lines, which an attacker may also choose. */
  readonly most: readonly number[];
  /** Whether that is more. */
  readonly better: boolean;
}

export function chooseLine({ bands }: Closest, areas: readonly Area[]): ChosenLine {
  let best: Line | undefined;
  let least: readonly number[] = [];
  let most: readonly number[] = [];
  for (const band of bands)
    for (const line of choices(band, areas)) {
      const hit = crossed(line, areas);
      if (!best || hit.length < least.length) {
        best = line;
        least = hit;
      }
      if (hit.length > most.length) most = hit;
    }
  return { line: best, crossed: least, most, better: most.length > least.length };
}

/** Returns the indexes of the areas that the attacker's line crosses. Empty if any of the equally short lines is clear. */
export const obstructedBy = (closest: Closest, areas: readonly Area[]): readonly number[] => chooseLine(closest, areas).crossed;

function crossed({ ax, ay, bx, by }: Line, areas: readonly Area[]): readonly number[] {
  const hit: number[] = [];
  for (let index = 0; index < areas.length; index += 1)
    for (const part of areas[index])
      if (lineCrosses(ax, ay, bx, by, part)) {
        hit.push(index);
        break;
      }
  return hit;
}

/**
 * Returns the lines worth trying. In a band of equal lines, obstruction changes only at two kinds of places: where a line passes a corner
 * of an area, or where an area's edge crosses one of the two parallel edges. So one line between each two such places is enough.
 */
function choices({ first, last }: Band, areas: readonly Area[]): readonly Line[] {
  const ex = last.ax - first.ax + (last.bx - first.bx);
  const ey = last.ay - first.ay + (last.by - first.by);
  const length = ex * ex + ey * ey;
  if (length === 0) return [first];
  const ox = first.ax + first.bx;
  const oy = first.ay + first.by;
  const along = (x: number, y: number) => ((2 * x - ox) * ex + (2 * y - oy) * ey) / length;
  const places = [0, 1];
  const note = (place: number) => {
    if (place > 0 && place < 1) places.push(place);
  };
  for (const area of areas) for (const part of area) notePlaces(part, first, last, along, note);
  places.sort((a, b) => a - b);
  const tried = [first, last];
  for (let at = 1; at < places.length; at += 1)
    if (places[at] > places[at - 1]) tried.push(between(first, last, (places[at] + places[at - 1]) / 2));
  return tried;
}

function notePlaces(part: Solid, first: Line, last: Line, along: (x: number, y: number) => number, note: (place: number) => void): void {
  const points = part.kind === "polygon" ? part.inner : part.points;
  let px = points[points.length - 2];
  let py = points[points.length - 1];
  for (let at = 0; at < points.length; at += 2) {
    const x = points[at];
    const y = points[at + 1];
    note(along(x, y));
    note(crossing(px, py, x, y, first.ax, first.ay, last.ax, last.ay));
    note(crossing(px, py, x, y, first.bx, first.by, last.bx, last.by));
    px = x;
    py = y;
  }
}

/** Returns where the line through a–b crosses c–d, as a fraction of c–d. Outside 0 to 1 if it misses the segment. */
function crossing(ax: number, ay: number, bx: number, by: number, cx: number, cy: number, dx: number, dy: number): number {
  const turn = (dx - cx) * (by - ay) - (dy - cy) * (bx - ax);
  return turn === 0 ? -1 : ((ax - cx) * (by - ay) - (ay - cy) * (bx - ax)) / turn;
}

const between = (first: Line, last: Line, t: number): Line => ({
  ax: first.ax + (last.ax - first.ax) * t,
  ay: first.ay + (last.ay - first.ay) * t,
  bx: first.bx + (last.bx - first.bx) * t,
  by: first.by + (last.by - first.by) * t,
});
