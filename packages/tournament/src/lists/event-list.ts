/** A list as the organiser stores it: locked by its hash, with the details needed to tick off losses at the table. */
export interface SubmittedList {
  /** The hash of the whole entry in its canonical form; a paper list has none. */
  readonly hash?: string;
  readonly faction: string;
  /** One squad, or one for each tier or limit that the event asks for. */
  readonly squads: readonly SubmittedSquad[];
  /** Fixed with the list if the format requires it. */
  readonly obstacles?: readonly string[];
  /** The list itself in its exchange format, for sheets and export. */
  readonly file?: string;
}

export interface SubmittedSquad {
  /** The hash of this squad alone in its canonical form. It shows whether a game was played with this squad. */
  readonly hash?: string;
  readonly points: number;
  /** The ships. Empty for a paper list of which only the total is known. */
  readonly ships: readonly SubmittedShip[];
}

export interface SubmittedShip {
  readonly name: string;
  /** With all its upgrades. */
  readonly points: number;
  /** For a ship with two cards: each card with its upgrades. */
  readonly sections?: readonly SubmittedSection[];
  /** Ships with the same number came as one quick build and count as one. */
  readonly build?: { readonly number: number; readonly threat: number };
  readonly health?: number;
}

export interface SubmittedSection {
  readonly name: "fore" | "aft";
  readonly points: number;
}

/** Whether two lists have the same faction. A missing list matches any faction. */
export const isSameFaction = (one: SubmittedList | undefined, other: SubmittedList | undefined): boolean =>
  !one || !other || one.faction.trim().toLowerCase() === other.faction.trim().toLowerCase();
