/** A judged table: a position, and what the page shows besides it. */
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
  /** The address that leads back to it, if the game is saved in this browser. */
  readonly back?: string;
}

export interface JudgedTable extends Position {
  readonly ships: readonly JudgedShip[];
  readonly moment?: GameMoment;
}

/** For other people, who don't have the game. */
export const withoutWayBack = ({ moment, ...table }: JudgedTable): JudgedTable => ({
  ...table,
  ...(moment && { moment: { title: moment.title } }),
});

/** A base of the first edition's huge ships carries one ship only. */
const SHIPS_OF_BASES: Readonly<Partial<Record<BaseId, string>>> = {
  cr90: "cr90corvette",
  raider: "raiderclasscorvette",
  gr75: "gr75mediumtransport",
  gozanti: "gozanticlasscruiser",
  croc: "croccruiser",
};

/**
 * The type of a ship, as an id of the list exchange format. A position has no field for it, so the ship's id begins with it (`t65xwing 2`) in
 * links, files and commands. Of a ship with any other id only the base is known.
 */
export const typeOf = ({ id, base }: Pick<PlacedShip, "id" | "base">): string => SHIPS_OF_BASES[base] ?? id.replace(/ \d+$/, "");
