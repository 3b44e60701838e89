/** Changes a position. Pieces are found by id, and every change returns a new position. */
import {
  type ArcName,
  type Area,
  type BaseId,
  findPlace,
  footprint,
  formation,
  middleOf,
  type Point,
  type Pose,
  WING_POSITIONS,
} from "@broadside/geometry";
import {
  buildBoard,
  type PlacedFeature,
  type PlacedObstacle,
  type Position,
  possibleArcs,
  printedArcs,
  rulesOf,
} from "@broadside/position";
import type { JudgedShip, JudgedTable } from "./judged-table.ts";
import { featureStem, obstacleStem } from "./piece-names.ts";

export type Piece =
  | ({ readonly kind: "ship" } & JudgedShip)
  | ({ readonly kind: "obstacle" } & PlacedObstacle)
  | ({ readonly kind: "feature" } & PlacedFeature);

export function pieceById({ ships, obstacles, features }: JudgedTable, id: string | undefined): Piece | undefined {
  const ship = ships.find((piece) => piece.id === id);
  if (ship) return { kind: "ship", ...ship };
  const obstacle = obstacles.find((piece) => piece.id === id);
  if (obstacle) return { kind: "obstacle", ...obstacle };
  const feature = features.find((piece) => piece.id === id);
  return feature && { kind: "feature", ...feature };
}

const changed = <Item extends { readonly id: string }>(items: readonly Item[], id: string, change: Partial<Item>): readonly Item[] =>
  items.map((item) => (item.id === id ? { ...item, ...change } : item));

export const withPose = (position: JudgedTable, id: string, pose: Pose): JudgedTable => ({
  ...position,
  ships: changed(position.ships, id, { pose }),
  obstacles: changed(position.obstacles, id, { pose }),
  features: changed(position.features, id, { pose }),
});

export const withShip = (position: JudgedTable, id: string, change: Partial<JudgedShip>): JudgedTable => ({
  ...position,
  ships: changed(position.ships, id, change),
});

export const withFlipped = (position: JudgedTable, id: string, flipped: boolean): JudgedTable => ({
  ...position,
  obstacles: changed(position.obstacles, id, { flipped }),
});

export const without = ({ ships, obstacles, features, ...rest }: JudgedTable, id: string): JudgedTable => ({
  ...rest,
  ships: ships.filter((piece) => piece.id !== id),
  obstacles: obstacles.filter((piece) => piece.id !== id),
  features: features.filter((piece) => piece.id !== id),
});

/**
 * Changes the table to another edition. Ships whose base doesn't exist there are removed, and the others keep the arcs that exist there.
 */
export function inEdition(position: JudgedTable, edition: Position["edition"]): JudgedTable {
  const { bases } = rulesOf(edition);
  const ships = position.ships
    .filter(({ base }) => bases.includes(base))
    .map((ship) => {
      const arcs = ship.arcs.filter((arc) => possibleArcs(edition, ship.base).includes(arc));
      return { ...ship, arcs: arcs.length > 0 ? arcs : printedArcs(edition, ship.base) };
    });
  return { ...position, edition, ships };
}

/** The first free id that begins with this word, for example "ship 3". */
function freeId({ ships, obstacles, features }: Position, stem: string): string {
  const taken = [...ships, ...obstacles, ...features].map(({ id }) => id);
  return firstFree(taken, (number) => `${stem} ${number}`);
}

function firstFree(taken: readonly (string | undefined)[], named: (number: number) => string): string {
  let number = 1;
  while (taken.includes(named(number))) number += 1;
  return named(number);
}

export interface Addition {
  readonly position: JudgedTable;
  /** The new piece's id, to select it. */
  readonly id: string;
}

/** A ship to add. Without a type, only its base is known. */
export interface NewShip {
  readonly type?: string;
  readonly name?: string;
  readonly base: BaseId;
  readonly arcs?: readonly ArcName[];
  readonly skill?: number;
}

/** A new piece goes where the player dropped it. If it was added without dragging, it goes where there is room. */
export function addShip(position: JudgedTable, { type = "ship", name, base, arcs, skill }: NewShip, seat: number, spot?: Point): Addition {
  const id = freeId(position, type);
  const ship: JudgedShip = {
    id,
    ...(name !== undefined && { name: freeName(position, name) }),
    base,
    pose: poseFor(position, spot, (at) => footprint(base, at, "counted")),
    seat,
    ...(skill !== undefined && { skill }),
    arcs: arcs ?? printedArcs(position.edition, base),
  };
  return { position: { ...position, ships: [...position.ships, ship] }, id };
}

/** A second ship with the same name gets a number. */
function freeName({ ships }: Position, name: string): string {
  const taken = ships.map((ship) => ship.name);
  return firstFree(taken, (number) => (number === 1 ? name : `${name} ${number}`));
}

/** A leader and its wingmates in formation. */
export function addWing(position: JudgedTable, count: number, seat: number, spot?: Point): Addition {
  const places = WING_POSITIONS.slice(0, count);
  const leader = poseFor(position, spot, (at) => formation(at, places).flatMap((pose) => footprint("small", pose, "counted")));
  const ids: string[] = [];
  let next = position;
  for (const pose of formation(leader, places)) {
    const id = freeId(next, "wing");
    ids.push(id);
    next = { ...next, ships: [...next.ships, { id, base: "small", pose, seat, arcs: printedArcs(position.edition, "small") }] };
  }
  return { position: next, id: ids[0] ?? "" };
}

export function addObstacle(position: JudgedTable, token: PlacedObstacle["token"], spot?: Point): Addition {
  const id = freeId(position, obstacleStem(token));
  const place = (pose: Pose) => ({ ...position, obstacles: [...position.obstacles, { id, token, pose, flipped: false }] });
  const pose = poseFor(position, spot, (at) => buildBoard(place(at)).obstacles.at(-1)?.area ?? []);
  return { position: place(pose), id };
}

export function addFeature(position: JudgedTable, token: PlacedFeature["token"], spot?: Point): Addition {
  const id = freeId(position, featureStem(token));
  const place = (pose: Pose) => ({ ...position, features: [...position.features, { id, token, pose }] });
  const pose = poseFor(position, spot, (at) => buildBoard(place(at)).features.at(-1)?.area ?? []);
  return { position: place(pose), id };
}

const poseFor = (position: Position, spot: Point | undefined, areaAt: (pose: Pose) => Area): Pose =>
  spot ? poseAt(spot) : freePose(position, areaAt);

const poseAt = ({ x, y }: Point): Pose => ({ x: Math.round(x), y: Math.round(y), heading: 0 });

/** A place on the table where the piece overlaps nothing, or the centre of the table if there is none. */
function freePose(position: Position, areaAt: (pose: Pose) => Area): Pose {
  const { table } = position;
  const { ships, obstacles, features } = buildBoard(position);
  const others: readonly Area[] = [
    ...ships.map(({ outline }) => outline),
    ...obstacles.map(({ area }) => area),
    ...features.map(({ area }) => area),
  ];
  return findPlace(table, areaAt, [{ must: "be on the table" }, { must: "overlap none", of: others }]) ?? poseAt(middleOf(table));
}
