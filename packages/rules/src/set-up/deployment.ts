/**
 * Where a ship may be deployed: in the strip along its seat's edge, touching the edge (huge ships in Epic tournaments), or wherever a card
 * allows. The place must always be on the table and clear of the ships already placed.
 */
import {
  type Area,
  BAND,
  type BaseId,
  baseAt,
  baseFacts,
  CONTACT,
  degrees,
  type Edge,
  epicHugeShipRules,
  keepsRules,
  mayDeploy,
  mm,
  type PlacementRule,
  type PlayArea,
  type Pose,
  shipsApart,
} from "@broadside/geometry";
import type { PlaceRefusal, RuleName } from "@broadside/protocol";
import { placementRefusal } from "../board/placement-refusal.ts";
import type { Situation } from "../contract/situation.ts";
import { may } from "../queries/query.ts";
import { shipsInPlay } from "../queries/relation.ts";
import { relationOf, type Seat } from "../state/seat.ts";
import type { Ship } from "../state/state.ts";
import { setUpFormatOf } from "./formats.ts";
import { frontAlong, goodPlace, singly } from "./stations.ts";

export interface Deployment {
  readonly edge: Edge;
  readonly depth: number;
  /** True if the ship's base must touch the edge. It may then stick out of the strip as far as it likes (ET-DEPLOY-23, -55-Q). */
  readonly touching: boolean;
}

export function deploymentOf(game: Situation, ship: Ship): Deployment {
  const { depth, hugeShips } = setUpFormatOf(game.setup.format).areas;
  return {
    edge: game.state.seats[ship.seat]?.edge ?? "bottom",
    depth: depth * BAND,
    touching: hugeShips === "at the edge" && game.factsOf(ship).isHuge,
  };
}

/** Whether a card lets the ship be placed anywhere outside its strip. */
export const mayDeployOutside = (game: Situation, ship: Ship): boolean => may(game, "deployOutside", { ship, pose: undefined }, false);

function isAllowedOutside(game: Situation, ship: Ship, pose: Pose): boolean {
  if (game.bearers.onPermission(game, "deployOutside").length === 0 || !may(game, "deployOutside", { ship, pose }, false)) return false;
  return keepsRules(game.board.table, [baseAt(game.board.baseOf(ship), pose)], ON_TABLE);
}

/**
 * Whether a ship may be placed at a pose. Only ships can be in the way: obstacles are beyond the strip, and a ship placed outside the strip
 * may overlap them. There is no tolerance (ES-COND-06).
 */
export const canBePlaced = (game: Situation, ship: Ship, pose: Pose): boolean =>
  isFree(game, ship, pose, standing(game), deploymentOf(game, ship));

/** Returns why the ship may not be placed there, and the rule that applies. */
export function deploymentRefusal(game: Situation, ship: Ship, pose: Pose, rule: RuleName): PlaceRefusal | undefined {
  const { table } = game.board;
  const deployment = deploymentOf(game, ship);
  const base = game.board.baseOf(ship);
  const { edge, touching } = deployment;
  const isOutside = isAllowedOutside(game, ship, pose);
  const onTable = placementRefusal(table, [baseAt(base, pose)], touching && !isOutside ? epicHugeShipRules(edge) : ON_TABLE, {
    rule,
    others: "something else",
  });
  if (onTable) return onTable;
  if (!isOutside && !isWithin(table, base, pose, deployment))
    return { rule, why: { fault: "not within its deployment area along the edge", edge } };
  const under = standing(game).find((other) => isNear(game, ship, pose, other) && !shipsApart(base, pose, [game.board.outline(other)]));
  return under && { rule, why: { fault: "on top of ship", ship: under.id } };
}
const ON_TABLE: readonly PlacementRule[] = [{ must: "be on the table" }];

const standing = (game: Situation): readonly Ship[] => shipsInPlay(game).filter((ship) => ship.pose);

function isFree(game: Situation, ship: Ship, pose: Pose, others: readonly Ship[], deployment: Deployment): boolean {
  const base = game.board.baseOf(ship);
  const outlines: Area[] = [];
  for (const other of others) if (isNear(game, ship, pose, other)) outlines.push(game.board.outline(other));
  const isAllowed = isWithin(game.board.table, base, pose, deployment) || isAllowedOutside(game, ship, pose);
  return isAllowed && shipsApart(base, pose, outlines);
}

function isWithin(table: PlayArea, base: BaseId, pose: Pose, { edge, depth, touching }: Deployment): boolean {
  return touching ? keepsRules(table, [baseAt(base, pose)], epicHugeShipRules(edge)) : mayDeploy(table, edge, depth, base, pose);
}

/** Whether two bases are so close that they could touch: the circles around them overlap. The circles include the guides. */
function isNear({ board }: Situation, ship: Ship, { x, y }: Pose, other: Ship): boolean {
  const reach = baseFacts(board.baseOf(ship)).outlineRadius + baseFacts(board.baseOf(other)).outlineRadius;
  const [dx, dy] = [(other.pose?.x ?? 0) - x, (other.pose?.y ?? 0) - y];
  return dx * dx + dy * dy < reach * reach;
}

/** Returns the default place. All ships that deploy along the same edge are spread out along it. */
export function goodDeployment(game: Situation, ship: Ship): Pose | undefined {
  const deployment = deploymentOf(game, ship);
  const { edge, depth } = deployment;
  const others = standing(game);
  return goodPlace({
    game,
    ship,
    units: game.state.ships.filter((one) => isDeployedAt(game, one, ship.seat, edge)).map((one) => singly(game, one)),
    fronts: [frontAlong(game, edge, depth / BAND)],
    canBePlaced: (pose) => isFree(game, ship, pose, others, deployment),
  });
}

/** Whether a ship deploys along this edge, isn't an enemy of the seat, and is on the table or still to be placed. */
const isDeployedAt = ({ state, setup }: Situation, { seat, status }: Ship, of: Seat, edge: Edge): boolean =>
  (status === "reserve" || status === "inPlay") && state.seats[seat]?.edge === edge && relationOf(setup.seats, of, seat) !== "enemy";

const STEP = mm(10);

/** Ships face into the table. If no other place is left, a huge ship may also face along its edge. */
const HEADINGS: Readonly<Record<"huge" | "other", readonly ("in" | "along")[]>> = { huge: ["in", "along"], other: ["in"] };

/** Searches row by row, beginning with the row at the edge. Each row is searched from its middle outwards. */
export function findDeployment(game: Situation, ship: Ship): Pose | undefined {
  const deployment = deploymentOf(game, ship);
  const { edge } = deployment;
  const along = alongEdge(game.board.table, edge);
  const others = standing(game);
  for (const heading of HEADINGS[game.factsOf(ship).isHuge ? "huge" : "other"])
    for (const deep of rowsOf(game, ship, deployment, heading))
      for (let away = 0; away <= along / 2; away += STEP)
        for (const side of away === 0 ? [0] : [-away, away]) {
          const pose = poseFrom(game.board.table, edge, Math.round(along / 2) + side, Math.round(deep), heading);
          if (!isTaken(game, ship, pose, others) && isFree(game, ship, pose, others, deployment)) return pose;
        }
  return mayDeployOutside(game, ship) ? findOutside(game, ship, others, deployment) : undefined;
}

/** Searches the whole table, row by row, if a card allows it. */
function findOutside(game: Situation, ship: Ship, others: readonly Ship[], deployment: Deployment): Pose | undefined {
  const { table } = game.board;
  const { heading } = poseFrom(table, deployment.edge, 0, 0, "in");
  for (let y = STEP; y < table.height; y += STEP)
    for (let x = STEP; x < table.width; x += STEP) {
      const pose = { x, y, heading };
      if (!isTaken(game, ship, pose, others) && isFree(game, ship, pose, others, deployment)) return pose;
    }
  return undefined;
}

/**
 * Returns the distance from the edge to the ship's centre for each row: one row at the edge, one at the front of the strip, and as many in
 * between as fit.
 */
function rowsOf(game: Situation, ship: Ship, { depth, touching }: Deployment, heading: "in" | "along"): readonly number[] {
  const { length, width, guideDepth } = baseFacts(game.board.baseOf(ship));
  const own = heading === "in" ? length : width;
  const room = depth - own;
  if (touching || room <= 0) return [own / 2];
  const gaps = Math.max(1, Math.floor(room / (own + 2 * guideDepth)));
  return Array.from({ length: gaps + 1 }, (_, row) => own / 2 + (room * row) / gaps);
}

/** Quickly checks whether a place is certainly taken: if the circles inside two bases overlap, so do the bases. */
function isTaken(game: Situation, ship: Ship, { x, y }: Pose, others: readonly Ship[]): boolean {
  const own = baseFacts(game.board.baseOf(ship)).width / 2;
  return others.some((other) => {
    const apart = own + baseFacts(game.board.baseOf(other)).width / 2 - CONTACT;
    const [dx, dy] = [(other.pose?.x ?? 0) - x, (other.pose?.y ?? 0) - y];
    return dx * dx + dy * dy < apart * apart;
  });
}

const alongEdge = ({ width, height }: PlayArea, edge: Edge): number => (edge === "bottom" || edge === "top" ? width : height);

function poseFrom({ width, height }: PlayArea, edge: Edge, along: number, deep: number, heading: "in" | "along"): Pose {
  const turned = (into: number) => degrees(heading === "in" ? into : (into + 90) % 360);
  switch (edge) {
    case "bottom":
      return { x: along, y: deep, heading: turned(0) };
    case "top":
      return { x: along, y: height - deep, heading: turned(180) };
    case "left":
      return { x: deep, y: along, heading: turned(90) };
    case "right":
      return { x: width - deep, y: along, heading: turned(270) };
  }
}
