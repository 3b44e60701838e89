/**
 * Deployment areas. A scenario assigns them by player number or by role (EB-DEPLOY-01, EB-ORDER-08, -12). Otherwise each side's area is the
 * strip within range 1 of its edge, and two sides have opposite edges (2E-SETUP-10, -13).
 */
import { BAND, EDGES, type Edge, edgeRegion, type PlayArea, type Region } from "@broadside/geometry";
import type { DeploymentArea } from "../contract/scenario.ts";
import type { Situation } from "../contract/situation.ts";
import { quietStep } from "../driver/quiet-step.ts";
import type { Seat } from "../state/seat.ts";
import { sidesOf } from "../state/sides.ts";
import type { ScenarioState } from "../state/state.ts";

const DEPTH = 1;
const OPPOSITE: readonly Edge[] = ["bottom", "top", "left", "right"];

/** Gives each of up to four sides its own edge, in opposite pairs. With more sides, two sides share an edge, each with half of it. */
function coreAreas(table: PlayArea, sides: number): readonly DeploymentArea[] {
  const edges = OPPOSITE.map((edge) => edgeRegion(table, edge, DEPTH));
  const regions = sides <= edges.length ? edges.slice(0, sides) : OPPOSITE.flatMap((edge, at) => halvesOf(edges[at] ?? [], edge));
  return regions.map((region, at) => ({ region, of: at + 1 }));
}

function halvesOf(region: Region, edge: Edge): readonly [Region, Region] {
  const { x0, x1, y0, y1 } = boxOf(region);
  const isLevel = edge === "bottom" || edge === "top";
  const [mx, my] = [Math.round((x0 + x1) / 2), Math.round((y0 + y1) / 2)];
  const box = (ax: number, ay: number, bx: number, by: number): Region => [
    { x: ax, y: ay },
    { x: bx, y: ay },
    { x: bx, y: by },
    { x: ax, y: by },
  ];
  return isLevel ? [box(x0, y0, mx, y1), box(mx, y0, x1, y1)] : [box(x0, y0, x1, my), box(x0, my, x1, y1)];
}

export interface RegionBox {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** Returns the smallest rectangle around a region. Scenario areas are rectangles already. */
export function boxOf(region: Region): RegionBox {
  const xs = region.map(({ x }) => x);
  const ys = region.map(({ y }) => y);
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

const areasOf = (game: Situation): readonly DeploymentArea[] =>
  game.content.scenario?.areas(game) ?? coreAreas(game.board.table, sidesOf(game).length);

/** Returns the regions in which a seat's ships deploy; empty for a seat without an area (EB-DEPLOY-05). */
export function regionsOf(game: Situation, seat: Seat): readonly Region[] {
  const number = numberOf(game, seat);
  const role = number === 1 ? "attacker" : "defender";
  return areasOf(game).flatMap(({ region, of }) => (of === "anyone" || of === number || of === role ? [region] : []));
}

/**
 * Returns a seat's player number. Numbers are assigned once in set-up, in player order. Members of a team share the number of the first
 * one.
 */
export const numberOf = ({ state }: Situation, seat: Seat): number => state.scenario?.numbers[seat] ?? seat + 1;

/** Returns the areas that belong to some seat. An area for a player number that nobody has doesn't count (EB-FAQ-07). */
export function usedAreas(game: Situation): readonly Region[] {
  const used = new Set(game.setup.seats.flatMap((_, seat) => regionsOf(game, seat)));
  return areasOf(game).flatMap(({ region }) => (used.has(region) ? [region] : []));
}

/**
 * Returns the edge that an area lies along: of all edges that the area touches, the one along which it is longest. Effects treat this edge
 * as the edge of the area's player (2E-SETUP-10).
 */
export function edgeOf(table: PlayArea, region: Region): Edge | undefined {
  const { x0, x1, y0, y1 } = boxOf(region);
  const touched: Readonly<Record<Edge, boolean>> = { bottom: y0 <= 0, top: y1 >= table.height, left: x0 <= 0, right: x1 >= table.width };
  const along = (edge: Edge) => (edge === "bottom" || edge === "top" ? x1 - x0 : y1 - y0);
  return EDGES.filter((edge) => touched[edge]).sort((a, b) => along(b) - along(a))[0];
}

/** Assigns player numbers and deployment areas, and sets up the scenario's counters (EB-SETUP-05 to -09). */
export const PLAY_AREA = quietStep("play area", (game) => {
  const sides = [...sidesOf(game)].sort((a, b) => turnOf(game, a.seats) - turnOf(game, b.seats));
  const numbers = game.setup.seats.map((_, seat) => sides.findIndex(({ seats }) => seats.includes(seat)) + 1);
  game.set({ scenario: freshAccount(game, numbers) });
  for (const [seat, number] of numbers.entries()) {
    const [region] = regionsOf(game, seat);
    game.setSeat(seat, { edge: region && edgeOf(game.board.table, region) });
    game.note({ note: "deployment area", seat, number });
  }
});

const turnOf = ({ state }: Situation, seats: readonly Seat[]): number => Math.min(...seats.map((seat) => state.initiative.indexOf(seat)));

const freshAccount = ({ setup }: Situation, numbers: readonly number[]): ScenarioState => ({
  pieces: [],
  counters: setup.seats.map(() => 0),
  points: setup.seats.map(() => 0),
  onCards: {},
  numbers,
  figures: {},
});

/** Returns how deep an area is, measured from its edge. */
export function depthOf(table: PlayArea, region: Region): number {
  const { x0, x1, y0, y1 } = boxOf(region);
  const edge = edgeOf(table, region);
  return edge === "left" || edge === "right" ? x1 - x0 : edge === undefined ? BAND : y1 - y0;
}
