/** The table that is judged: a position, with what is shown of it beyond what the judge needs. */
import type { BaseId } from "@broadside/geometry";
import type { PlacedShip, Position } from "@broadside/position";

export interface JudgedShip extends PlacedShip {
  /** Pilot skill or initiative, where it is known. */
  readonly skill?: number;
}

/** The moment of a game that a table shows. */
interface GameMoment {
  /** "Epic Dogfight, round 3". */
  readonly title: string;
  /** The address of play that leads back to it, where this browser keeps the game. */
  readonly back?: string;
}

export interface JudgedTable extends Position {
  readonly ships: readonly JudgedShip[];
  readonly moment?: GameMoment;
}

/** For others, who do not have the game. */
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
 * What a ship is, by the id of the list exchange format. A position has no field for it, so the ship's own id begins with it
 * (`t65xwing 2`): links, files and the command keep that. Any other id is a ship that nothing is known of but its base.
 */
export const typeOf = ({ id, base }: Pick<PlacedShip, "id" | "base">): string => SHIPS_OF_BASES[base] ?? id.replace(/ \d+$/, "");
