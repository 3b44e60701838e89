/** Checks where a ship may be placed in its deployment area, and finds the first such place by scanning the area. */
import {
  areasOverlap,
  baseAt,
  baseFacts,
  CONTACT,
  degrees,
  depthsFrom,
  isInside,
  isOnTable,
  mm,
  type PlacementRule,
  type Pose,
  type Region,
  shipsApart,
} from "@broadside/geometry";
import type { PlaceRefusal, RuleName } from "@broadside/protocol";
import { placementRefusal } from "../board/placement-refusal.ts";
import type { Situation } from "../contract/situation.ts";
import { may } from "../queries/query.ts";
import { shipsInPlay } from "../queries/relation.ts";
import type { Ship } from "../state/state.ts";
import { boxOf, depthOf, edgeOf, regionsOf } from "./areas.ts";

/**
 * Returns why a ship may not be placed there. It must be wholly in the area (2E-SETUP-13, EB-DEPLOY-02). A large or huge base may stick out
 * in front if it fills the whole depth of the area (2E-SETUP-15, 2E-HUGE-11).
 */
export function placeRefusal(
  game: Situation,
  ship: Ship,
  pose: Pose,
  rule: RuleName,
  own = deploymentRules(game, ship),
): PlaceRefusal | undefined {
  const base = game.board.baseOf(ship);
  const area = [baseAt(base, pose)];
  if (!isOnTable(game.board.table, area)) return { rule, why: { fault: "not wholly on the table" } };
  const regions = regionsOf(game, ship.seat);
  const isIn = regions.length === 0 || regions.some((region) => isInside(region, area) || fillsDepth(game, ship, pose, region));
  if (!isIn && !may(game, "deployOutside", { ship, pose }, false)) return { rule, why: { fault: "not wholly inside its deployment area" } };
  const refused = placementRefusal(game.board.table, area, own, { rule, others: "another ship" });
  if (refused) return refused;
  const under = shipsInPlay(game).find((other) => other !== ship && other.pose && !shipsApart(base, pose, [game.board.outline(other)]));
  if (under) return { rule, why: { fault: "on top of ship", ship: under.id } };
  const remote = game.state.remotes.find((other) => other.status === "inPlay" && other.pose && areasOverlap(area, game.board.body(other)));
  return remote && { rule, why: { fault: "on top of", of: "a remote" } };
}

/** Returns the scenario's other rules for the ship's place; none if no place meets them. */
export function deploymentRules(game: Situation, ship: Ship): readonly PlacementRule[] {
  const own = game.content.scenario?.placing?.(game, ship) ?? NO_RULES;
  return own.length === 0 || findBy(game, ship, own) ? own : NO_RULES;
}
const NO_RULES: readonly PlacementRule[] = [];

const MAY_STICK_OUT: readonly string[] = ["large", "huge"];

/** Whether the base reaches from the table edge to the area's far line or beyond, without crossing the sides of the area. */
function fillsDepth(game: Situation, ship: Ship, pose: Pose, region: Region): boolean {
  const { table } = game.board;
  const base = game.board.baseOf(ship);
  const edge = edgeOf(table, region);
  if (!edge || !MAY_STICK_OUT.includes(baseFacts(base).size)) return false;
  const area = [baseAt(base, pose)];
  const { nearest, farthest } = depthsFrom(table, edge, area);
  const isLevel = edge === "bottom" || edge === "top";
  const { x0, x1, y0, y1 } = boxOf(region);
  const [from, to] = isLevel ? [x0, x1] : [y0, y1];
  const along = area.flatMap(({ points }) => points.filter((_, at) => at % 2 === (isLevel ? 0 : 1)));
  return (
    nearest <= CONTACT && farthest >= depthOf(table, region) && along.every((point) => point >= from - CONTACT && point <= to + CONTACT)
  );
}

const STEP = mm(10);

/**
 * Finds the first place in one of the ship's areas. Scans rows from the far line back to the edge, each from the middle outwards, with the
 * ship facing the middle of the table.
 */
export const findStanding = (game: Situation, ship: Ship): Pose | undefined => findBy(game, ship, deploymentRules(game, ship));

function findBy(game: Situation, ship: Ship, own: readonly PlacementRule[]): Pose | undefined {
  const regions = regionsOf(game, ship.seat);
  for (const region of regions.length > 0 ? regions : [wholeTable(game)]) {
    const found = findIn(game, ship, region, own);
    if (found) return found;
  }
  return undefined;
}

function findIn(game: Situation, ship: Ship, region: Region, own: readonly PlacementRule[]): Pose | undefined {
  const { x0, x1, y0, y1 } = boxOf(region);
  const heading = headingIn(game, region);
  const { length, width } = baseFacts(game.board.baseOf(ship));
  const isLevel = heading % 180 === 0;
  const [halfX, halfY] = (isLevel ? [width, length] : [length, width]).map((side) => Math.ceil(side / 2)) as [number, number];
  for (const y of outwards(y0 + halfY, y1 - halfY, heading === 0 ? "top" : heading === 180 ? "bottom" : "middle"))
    for (const x of outwards(x0 + halfX, x1 - halfX, heading === 90 ? "top" : heading === 270 ? "bottom" : "middle")) {
      const pose = { x, y, heading: degrees(heading) };
      if (!placeRefusal(game, ship, pose, "2E-SETUP-13", own)) return pose;
    }
  return undefined;
}

const wholeTable = ({ board: { table } }: Situation): Region => [
  { x: 0, y: 0 },
  { x: table.width, y: 0 },
  { x: table.width, y: table.height },
  { x: 0, y: table.height },
];

/** The heading away from the area's table edge. */
function headingIn(game: Situation, region: Region): number {
  const edge = edgeOf(game.board.table, region);
  return edge === "top" ? 180 : edge === "left" ? 90 : edge === "right" ? 270 : 0;
}

/**
 * Lists positions between two bounds, in whole steps from one end or from the middle. If there is no room between the bounds, lists a
 * single position. For a base that fills the area's depth, that is the one at the table edge.
 */
function outwards(from: number, to: number, start: "top" | "bottom" | "middle"): readonly number[] {
  if (to <= from) return [start === "bottom" ? to : from];
  const steps = Math.floor((to - from) / STEP);
  const all = Array.from({ length: steps + 1 }, (_, at) => from + at * STEP);
  if (start === "top") return all.reverse();
  if (start === "bottom") return all;
  const middle = (from + to) / 2;
  return all.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle) || a - b);
}
