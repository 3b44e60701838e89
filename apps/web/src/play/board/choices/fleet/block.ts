/** A fleet that is placed as one block: how it is first arranged in the zone, and how it follows when one ship is dragged or turned. */
import {
  type BaseId,
  baseAt,
  mm,
  normalHeading,
  type PlayArea,
  type Pose,
  shifted,
  toPiece,
  type WingPosition,
  wingPlace,
} from "@broadside/geometry";
import type { PlaceRegion, ShipId } from "@broadside/protocol";
import { ORIGIN } from "../../../../look/outlines.ts";
import { pushToEdge } from "../placing.ts";

interface Mate {
  readonly ship: ShipId;
  readonly base: BaseId;
  readonly position: WingPosition;
}

/** What a single answer places: a ship, or a leader with its wing. */
export interface Unit {
  readonly ship: ShipId;
  readonly base: BaseId;
  readonly region: PlaceRegion;
  readonly mates: readonly Mate[];
}

export interface HeldUnit extends Unit {
  readonly pose: Pose;
}

export interface HeldShip {
  readonly ship: ShipId;
  readonly base: BaseId;
  readonly pose: Pose;
}

/** Every ship in a unit, with its pose. */
export const shipsOfUnit = ({ ship, base, pose, mates }: HeldUnit): readonly HeldShip[] => [
  { ship, base, pose },
  ...mates.map((mate) => ({ ship: mate.ship, base: mate.base, pose: wingPlace(pose, mate.position, mate.base, base) })),
];

/** The smallest and the largest gap between two units that the player can choose. */
export const GAPS = { close: mm(10), wide: mm(45) } as const;

/** How far a unit extends in each direction from its first ship. Directions are relative to that ship. */
interface Reach {
  readonly left: number;
  readonly right: number;
  readonly front: number;
  readonly back: number;
}

function reachOf(unit: Unit): Reach {
  const points = shipsOfUnit({ ...unit, pose: ORIGIN }).flatMap(({ base, pose }) => baseAt(base, pose).points);
  const [xs, ys] = [points.filter((_, at) => at % 2 === 0), points.filter((_, at) => at % 2 === 1)];
  return { left: Math.min(...xs), right: Math.max(...xs), front: Math.max(...ys), back: Math.min(...ys) };
}

interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

export function boxOf({ width, height }: PlayArea, region: PlaceRegion): Box {
  switch (region.shape) {
    case "table":
      return { x0: region.margin, y0: region.margin, x1: width - region.margin, y1: height - region.margin };
    case "box":
      return { x0: region.from.x, y0: region.from.y, x1: region.to.x, y1: region.to.y };
    case "line":
      return { x0: region.from.x, y0: region.from.y, x1: region.to.x, y1: region.to.y };
    case "strip": {
      const { edge, depth } = region;
      const [x0, x1] = edge === "left" ? [0, depth] : edge === "right" ? [width - depth, width] : [0, width];
      const [y0, y1] = edge === "bottom" ? [0, depth] : edge === "top" ? [height - depth, height] : [0, height];
      return { x0, y0, x1, y1 };
    }
  }
}

/**
 * Arranges the units, all with the same heading. Units that must touch an edge, or take up more than half of the zone's depth, form a row
 * at the zone's centre. The other units are in rows to the left and right of it.
 */
export function arrange(table: PlayArea, units: readonly Unit[], heading: number, gap: number): readonly HeldUnit[] {
  const zone = boxOf(table, (units.find(({ region }) => !isAtEdge(region)) ?? units[0])?.region ?? { shape: "table", margin: 0 });
  const isLevel = Math.round(heading / 90_000) % 2 === 0;
  const [across, deep] = isLevel ? [zone.x1 - zone.x0, zone.y1 - zone.y0] : [zone.y1 - zone.y0, zone.x1 - zone.x0];
  const middle: Pose = { x: Math.round((zone.x0 + zone.x1) / 2), y: Math.round((zone.y0 + zone.y1) / 2), heading };
  const isBig = (unit: Unit): boolean => isAtEdge(unit.region) || depthOf(unit) > deep / 2;
  const [big, small] = [units.filter(isBig), units.filter((unit) => !isBig(unit))];
  const centre = rowOf(big, gap);
  const room = Math.max(0, (across - centre.width) / 2 - 2 * gap);
  const sides = [0, 1].map((side) =>
    rowsOf(
      small.filter((_, at) => at % 2 === side),
      room,
      gap,
    ),
  );
  const away = big.length > 0 ? centre.width / 2 + gap : gap / 2;
  const shifts = [
    ...placedRow(centre, -centre.width / 2, 0),
    ...sides.flatMap((rows, side) => placedRows(rows, side === 0 ? -1 : 1, away, gap)),
  ];
  return shifts.map(({ unit, right, forward }) => withEdgeContact(table, { ...unit, pose: shifted(middle, { right, forward, turn: 0 }) }));
}

const isAtEdge = (region: PlaceRegion): boolean => region.shape === "strip" && region.touching === true;

interface Row {
  readonly units: readonly Unit[];
  readonly width: number;
  readonly depth: number;
  readonly gap: number;
}

const widthOf = (unit: Unit): number => reachOf(unit).right - reachOf(unit).left;
const depthOf = (unit: Unit): number => reachOf(unit).front - reachOf(unit).back;

const rowOf = (units: readonly Unit[], gap: number): Row => ({
  units,
  width: units.reduce((sum, unit) => sum + widthOf(unit), 0) + Math.max(0, units.length - 1) * gap,
  depth: Math.max(0, ...units.map(depthOf)),
  gap,
});

/** Puts as many units into each row as fit. */
function rowsOf(units: readonly Unit[], room: number, gap: number): readonly Row[] {
  const rows: Unit[][] = [];
  for (const unit of units) {
    const last = rows.at(-1);
    if (last && rowOf([...last, unit], gap).width <= room) last.push(unit);
    else rows.push([unit]);
  }
  return rows.map((row) => rowOf(row, gap));
}

interface Shifted {
  readonly unit: Unit;
  readonly right: number;
  readonly forward: number;
}

/** Places a row's units from left to right, with their centres on a line. */
function placedRow({ units, gap }: Row, from: number, line: number): readonly Shifted[] {
  let at = from;
  return units.map((unit) => {
    const { left, right, front, back } = reachOf(unit);
    const shift = { unit, right: Math.round(at - left), forward: Math.round(line - (front + back) / 2) };
    at += right - left + gap;
    return shift;
  });
}

/** Places rows one behind the other, to the left or right of the zone's centre. */
function placedRows(rows: readonly Row[], side: -1 | 1, away: number, gap: number): readonly Shifted[] {
  const whole = rows.reduce((sum, { depth }) => sum + depth, 0) + Math.max(0, rows.length - 1) * gap;
  let front = whole / 2;
  return rows.flatMap((row) => {
    const line = front - row.depth / 2;
    front -= row.depth + gap;
    return placedRow(row, side === 1 ? away : -away - row.width, line);
  });
}

const withEdgeContact = (table: PlayArea, unit: HeldUnit): HeldUnit => ({
  ...unit,
  pose: pushToEdge(table, unit.region, unit.base, unit.pose),
});

/** Moves one ship to a new pose. The other ships move with it, as if the whole block were one piece. */
export function moveBlock(table: PlayArea, units: readonly HeldUnit[], ship: ShipId, to: Pose): readonly HeldUnit[] {
  const from = units.flatMap(shipsOfUnit).find((one) => one.ship === ship)?.pose;
  if (!from) return units;
  const turn = normalHeading(to.heading - from.heading);
  return units.map((unit) => {
    const { right, forward } = toPiece(from, unit.pose);
    const pose = shifted(to, { right, forward, turn: 0 });
    return withEdgeContact(table, { ...unit, pose: { ...pose, heading: normalHeading(unit.pose.heading + turn) } });
  });
}
