/** A table on the judge's page: a position, and what the page shows besides it. */
import type { BaseId } from "@broadside/geometry";
import type { PlacedShip, Position } from "@broadside/position";

export interface JudgedShip extends PlacedShip {
  /** Pilot skill or initiative, if known. */
  readonly skill?: number;
}

/** The moment of a game that a table shows. */
interface GameMoment {
  /** "Epic Dogfight, round 3". */
  readonly title: string;
  /** The address that leads back to the game, if it is saved in this browser. */
  readonly back?: string;
}

export interface JudgedTable extends Position {
  readonly ships: readonly JudgedShip[];
  readonly moment?: GameMoment;
}

/** Removes the link back to the game, for other people who don't have the game. */
export const withoutWayBack = ({ moment, ...table }: JudgedTable): JudgedTable => ({
  ...table,
  ...(moment && { moment: { title: moment.title } }),
});

/** Each huge base in the first edition belongs to a single ship type. */
const SHIPS_OF_BASES: Readonly<Partial<Record<BaseId, string>>> = {
  cr90: "cr90corvette",
  raider: "raiderclasscorvette",
  gr75: "gr75mediumtransport",
  gozanti: "gozanticlasscruiser",
  croc: "croccruiser",
};

/**
 * The ship's type, as an id from the list exchange format. A position has no field for the type, so in links, files and commands the ship's
 * id begins with it (`t65xwing 2`). If a ship has any other id, only its base is known.
 */
export const typeOf = ({ id, base }: Pick<PlacedShip, "id" | "base">): string => SHIPS_OF_BASES[base] ?? id.replace(/ \d+$/, "");
