/** Draws deployment areas and zones in a diagram. */
import { BAND, EDGES, type Edge, PLAY_AREAS, type PlayAreaId, type Point } from "@broadside/geometry";
import { html, type Markup } from "@broadside/kit";
import { drawnAt, outline, tenths } from "./diagram-scale.ts";
import { regionOn } from "./grid.ts";
import type { Area, Corners, Zone } from "./sheet.ts";

/** The colours of players or teams in order: the first is red, the second is blue, and so on (EB-SETUP-07). */
const SEAT_COLOURS = ["#d8392f", "#2f6fd8", "#1f9d4d", "#c98500", "#8c4fd6", "#0f9aa5", "#d8478f", "#97765a"] as const;
const FOR_ALL = "#7a869c";

export function areaColour(of: Area["of"]): string {
  if (of === "anyone") return FOR_ALL;
  const number = of === "attacker" ? 1 : of === "defender" ? 2 : of;
  return SEAT_COLOURS[(number - 1) % SEAT_COLOURS.length] ?? FOR_ALL;
}

const LETTERS = { attacker: "A", defender: "D" } as const;

/**
 * Draws an area with marks at its corners, its player or role, and the range of each of its lines from a table edge (EB-SETUP-06,
 * EB-SETUP-08).
 */
export function areaMarkup(table: PlayAreaId, { of, corners }: Area): Markup {
  if (of === "anyone") return html`${rangesOf(table, corners)}`;
  const colour = areaColour(of);
  const points = drawnCorners(table, corners);
  const [x, y] = middleOf(points);
  return html`<g><polygon points="${outline(points)}" fill="${colour}" fill-opacity="0.2" stroke="${colour}" stroke-width="4"/>
${points.map(([left, top]) => html`<rect x="${tenths(left - 11)}" y="${tenths(top - 11)}" width="22" height="22" fill="${colour}"/>`)}
${rangesOf(table, corners)}
<text class="label" x="${x}" y="${tenths(y + 24)}" text-anchor="middle" style="font-size:68px;fill:${colour}">${typeof of === "number" ? of : LETTERS[of]}</text></g>
`;
}

/** Draws the areas that everybody can use. They share one layer, because they can overlap. */
export const commonAreaMarkup = (table: PlayAreaId, areas: readonly Area[]): Markup =>
  html`<g fill="${FOR_ALL}" opacity="0.28">${areas
    .filter(({ of }) => of === "anyone")
    .map(({ corners }) => html`<polygon points="${outline(drawnCorners(table, corners))}"/>`)}</g>`;

export function zoneMarkup(table: PlayAreaId, { corners }: Zone, name: string): Markup {
  const points = drawnCorners(table, corners);
  const left = Math.min(...points.map(([x]) => x));
  const top = Math.min(...points.map(([, y]) => y));
  return html`<g><polygon class="zone" points="${outline(points)}" fill-opacity="0.06" stroke-width="4" stroke-dasharray="18 12"/>
<text class="label halo" x="${tenths(left + 36)}" y="${tenths(top + 48)}">${name}</text></g>
`;
}

/** On lines longer than this, the label is off-centre, to keep clear of the player's number. */
const LONG_LINE = 2.5 * BAND;

/** Labels each line that isn't on a table edge with its range from the nearest table edge that is parallel to it (EB-SETUP-25-Q). */
function rangesOf(table: PlayAreaId, corners: Corners): readonly Markup[] {
  const region = regionOn(table, corners);
  return region.flatMap((from, at) => {
    const to = region[(at + 1) % region.length] ?? from;
    const range = rangeOfLine(table, from, to);
    if (range === undefined || range === 0) return [];
    const along = Math.abs(to.x - from.x) + Math.abs(to.y - from.y) > LONG_LINE ? 0.25 : 0.5;
    const [x, y] = drawnAt(table, { x: from.x + (to.x - from.x) * along, y: from.y + (to.y - from.y) * along });
    return [
      html`<circle class="ring" cx="${x}" cy="${y}" r="25"/><text class="small" x="${x}" y="${tenths(y + 9)}" text-anchor="middle">${range}</text>`,
    ];
  });
}

/** Returns a line's range from the nearest table edge that is parallel to it. Undefined if the line isn't parallel to any edge. */
export function rangeOfLine(table: PlayAreaId, from: Point, to: Point): number | undefined {
  const distances = EDGES.filter((edge) => distanceFrom(table, edge, from) === distanceFrom(table, edge, to)).map((edge) =>
    distanceFrom(table, edge, from),
  );
  return distances.length === 0 ? undefined : tenths(Math.min(...distances) / BAND);
}

function distanceFrom(table: PlayAreaId, edge: Edge, { x, y }: Point): number {
  const { width, height } = PLAY_AREAS[table];
  return { bottom: y, top: height - y, left: x, right: width - x }[edge];
}

const drawnCorners = (table: PlayAreaId, corners: Corners): readonly (readonly [number, number])[] =>
  regionOn(table, corners).map((corner) => drawnAt(table, corner));

function middleOf(points: readonly (readonly [number, number])[]): readonly [number, number] {
  const sum = points.reduce(([x, y], [left, top]) => [x + left, y + top] as const, [0, 0] as const);
  return [tenths(sum[0] / points.length), tenths(sum[1] / points.length)];
}
