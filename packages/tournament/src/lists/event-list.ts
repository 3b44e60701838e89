/** A list as the organiser keeps it: locked by its hash, with what is needed to tick off losses at the table. */
export interface HandedList {
  /** Of the whole entry in its canonical form; a paper list has none. */
  readonly hash?: string;
  readonly faction: string;
  /** One, or one for each tier or for each limit that the event asks for. */
  readonly squads: readonly HandedSquad[];
  /** Fixed with the list where the format says so. */
  readonly obstacles?: readonly string[];
  /** The list itself in its exchange format, for sheets and export. */
  readonly file?: string;
}

export interface HandedSquad {
  /** Of this squad alone in its canonical form: what a game is held against. */
  readonly hash?: string;
  readonly points: number;
  /** Empty for a paper list of which only the total is known. */
  readonly ships: readonly HandedShip[];
}

export interface HandedShip {
  readonly name: string;
  /** With all its upgrades. */
  readonly points: number;
  /** Of a ship with two cards, each with the upgrades listed on it. */
  readonly sections?: readonly HandedSection[];
  /** Ships with the same number came as one quick build and count as one. */
  readonly build?: { readonly number: number; readonly threat: number };
  readonly health?: number;
}

export interface HandedSection {
  readonly name: "fore" | "aft";
  readonly points: number;
}

/** Of two lists; a list that is not there yet may be of any. */
export const isSameFaction = (one: HandedList | undefined, other: HandedList | undefined): boolean =>
  !one || !other || one.faction.trim().toLowerCase() === other.faction.trim().toLowerCase();
