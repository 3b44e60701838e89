/** Where a ship may be deployed: in the strip along its seat's edge, on the table, clear of the ships that stand already. */
import {
  type Area,
  baseFacts,
  CONTACT,
  degrees,
  type Edge,
  mayDeploy,
  mm,
  type PlayArea,
  type Pose,
  shipsApart,
} from "@broadside/geometry";
import type { Game } from "../../game.ts";
import { shipsInPlay } from "../../relation.ts";
import { setUpFormatOf } from "../../set-up-formats.ts";
import type { Ship } from "../../state.ts";

export interface Deployment {
  readonly edge: Edge;
  readonly depth: number;
}

export const deploymentOf = ({ setup, state }: Game, ship: Ship): Deployment => ({
  edge: state.seats[ship.seat]?.edge ?? "bottom",
  depth: setUpFormatOf(setup.format).deploymentDepth,
});

/** Obstacles lie beyond the strip, so only ships can be in the way. Not a micrometre is forgiven (ES-COND-06). */
export const mayStand = (game: Game, ship: Ship, pose: Pose): boolean => isFree(game, ship, pose, standing(game));

const standing = (game: Game): readonly Ship[] => shipsInPlay(game).filter((ship) => ship.pose);

function isFree(game: Game, ship: Ship, pose: Pose, others: readonly Ship[]): boolean {
  const { edge, depth } = deploymentOf(game, ship);
  const base = game.board.baseOf(ship);
  const outlines: Area[] = [];
  for (const other of others) if (isNear(game, ship, pose, other)) outlines.push(game.board.outline(other));
  return mayDeploy(game.board.table, edge, depth, base, pose) && shipsApart(base, pose, outlines);
}

/** Whether the circles about the two bases with their guides meet. */
function isNear({ board }: Game, ship: Ship, { x, y }: Pose, other: Ship): boolean {
  const reach = baseFacts(board.baseOf(ship)).outlineRadius + baseFacts(board.baseOf(other)).outlineRadius;
  const [dx, dy] = [(other.pose?.x ?? 0) - x, (other.pose?.y ?? 0) - y];
  return dx * dx + dy * dy < reach * reach;
}

const STEP = mm(10);

/** From the middle of the edge outwards, heading into the table; in the row at the edge first, then in the row at the front of the strip. */
export function findDeployment(game: Game, ship: Ship): Pose | undefined {
  const { edge, depth } = deploymentOf(game, ship);
  const half = baseFacts(game.board.baseOf(ship)).length / 2;
  const along = alongEdge(game.board.table, edge);
  const others = standing(game);
  for (const deep of [half, Math.max(half, depth - half)])
    for (let away = 0; away <= along / 2; away += STEP)
      for (const side of away === 0 ? [0] : [-away, away]) {
        const pose = poseFrom(game.board.table, edge, Math.round(along / 2) + side, Math.round(deep));
        if (!isTaken(game, ship, pose, others) && isFree(game, ship, pose, others)) return pose;
      }
  return undefined;
}

/** A quick look: bases overlap whenever the circles within them do. */
function isTaken(game: Game, ship: Ship, { x, y }: Pose, others: readonly Ship[]): boolean {
  const own = baseFacts(game.board.baseOf(ship)).width / 2;
  return others.some((other) => {
    const apart = own + baseFacts(game.board.baseOf(other)).width / 2 - CONTACT;
    const [dx, dy] = [(other.pose?.x ?? 0) - x, (other.pose?.y ?? 0) - y];
    return dx * dx + dy * dy < apart * apart;
  });
}

const alongEdge = ({ width, height }: PlayArea, edge: Edge): number => (edge === "bottom" || edge === "top" ? width : height);

function poseFrom({ width, height }: PlayArea, edge: Edge, along: number, deep: number): Pose {
  switch (edge) {
    case "bottom":
      return { x: along, y: deep, heading: 0 };
    case "top":
      return { x: along, y: height - deep, heading: degrees(180) };
    case "left":
      return { x: deep, y: along, heading: degrees(90) };
    case "right":
      return { x: width - deep, y: along, heading: degrees(270) };
  }
}
