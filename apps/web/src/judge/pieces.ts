/** Changing a position: every piece is found by its id, nothing is changed in place. */
import { type Area, type BaseId, findPlace, footprint, formation, middleOf, type Pose, WING_POSITIONS } from "@broadside/geometry";
import {
  buildBoard,
  type PlacedFeature,
  type PlacedObstacle,
  type PlacedShip,
  type Position,
  possibleArcs,
  printedArcs,
  rulesOf,
} from "@broadside/position";

export type Piece =
  | ({ readonly kind: "ship" } & PlacedShip)
  | ({ readonly kind: "obstacle" } & PlacedObstacle)
  | ({ readonly kind: "feature" } & PlacedFeature);

export function pieceById({ ships, obstacles, features }: Position, id: string | undefined): Piece | undefined {
  const ship = ships.find((piece) => piece.id === id);
  if (ship) return { kind: "ship", ...ship };
  const obstacle = obstacles.find((piece) => piece.id === id);
  if (obstacle) return { kind: "obstacle", ...obstacle };
  const feature = features.find((piece) => piece.id === id);
  return feature && { kind: "feature", ...feature };
}

const changed = <Item extends { readonly id: string }>(items: readonly Item[], id: string, change: Partial<Item>): readonly Item[] =>
  items.map((item) => (item.id === id ? { ...item, ...change } : item));

export const withPose = (position: Position, id: string, pose: Pose): Position => ({
  ...position,
  ships: changed(position.ships, id, { pose }),
  obstacles: changed(position.obstacles, id, { pose }),
  features: changed(position.features, id, { pose }),
});

export const withShip = (position: Position, id: string, change: Partial<PlacedShip>): Position => ({
  ...position,
  ships: changed(position.ships, id, change),
});

export const withFlipped = (position: Position, id: string, flipped: boolean): Position => ({
  ...position,
  obstacles: changed(position.obstacles, id, { flipped }),
});

export const without = ({ ships, obstacles, features, ...rest }: Position, id: string): Position => ({
  ...rest,
  ships: ships.filter((piece) => piece.id !== id),
  obstacles: obstacles.filter((piece) => piece.id !== id),
  features: features.filter((piece) => piece.id !== id),
});

/** Ships whose base the other edition lacks cannot come along; the rest keep the arcs that exist there. */
export function inEdition(position: Position, edition: Position["edition"]): Position {
  const { bases } = rulesOf(edition);
  const ships = position.ships
    .filter(({ base }) => bases.includes(base))
    .map((ship) => {
      const arcs = ship.arcs.filter((arc) => possibleArcs(edition, ship.base).includes(arc));
      return { ...ship, arcs: arcs.length > 0 ? arcs : printedArcs(edition, ship.base) };
    });
  return { ...position, edition, ships };
}

/** The first id of a kind that is free: "ship 3". */
function freeId({ ships, obstacles, features }: Position, stem: string): string {
  const taken = new Set([...ships, ...obstacles, ...features].map(({ id }) => id));
  let number = 1;
  while (taken.has(`${stem} ${number}`)) number += 1;
  return `${stem} ${number}`;
}

export interface Addition {
  readonly position: Position;
  /** To select. */
  readonly id: string;
}

export function addShip(position: Position, base: BaseId, seat: number): Addition {
  const id = freeId(position, "ship");
  const pose = freePose(position, (at) => footprint(base, at, "counted"));
  return { position: { ...position, ships: [...position.ships, { id, base, pose, seat, arcs: printedArcs(position.edition, base) }] }, id };
}

/** A leader and its wingmates in formation. */
export function addWing(position: Position, count: number, seat: number): Addition {
  const places = WING_POSITIONS.slice(0, count);
  const leader = freePose(position, (at) => formation(at, places).flatMap((pose) => footprint("small", pose, "counted")));
  const ids: string[] = [];
  let next = position;
  for (const pose of formation(leader, places)) {
    const id = freeId(next, "wing");
    ids.push(id);
    next = { ...next, ships: [...next.ships, { id, base: "small", pose, seat, arcs: printedArcs(position.edition, "small") }] };
  }
  return { position: next, id: ids[0] ?? "" };
}

export function addObstacle(position: Position, token: PlacedObstacle["token"]): Addition {
  const id = freeId(position, "obstacle");
  const place = (pose: Pose) => ({ ...position, obstacles: [...position.obstacles, { id, token, pose, flipped: false }] });
  const pose = freePose(position, (at) => buildBoard(place(at)).obstacles.at(-1)?.area ?? []);
  return { position: place(pose), id };
}

export function addFeature(position: Position, token: PlacedFeature["token"]): Addition {
  const id = freeId(position, "token");
  const place = (pose: Pose) => ({ ...position, features: [...position.features, { id, token, pose }] });
  const pose = freePose(position, (at) => buildBoard(place(at)).features.at(-1)?.area ?? []);
  return { position: place(pose), id };
}

/** A place on the table that overlaps nothing; its middle where there is none. */
function freePose(position: Position, areaAt: (pose: Pose) => Area): Pose {
  const { table } = position;
  const { ships, obstacles, features } = buildBoard(position);
  const others: readonly Area[] = [
    ...ships.map(({ outline }) => outline),
    ...obstacles.map(({ area }) => area),
    ...features.map(({ area }) => area),
  ];
  const { x, y } = middleOf(table);
  return (
    findPlace(table, areaAt, [{ must: "be on the table" }, { must: "overlap none", of: others }]) ?? {
      x: Math.round(x),
      y: Math.round(y),
      heading: 0,
    }
  );
}
