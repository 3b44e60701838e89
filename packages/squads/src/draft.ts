/** Lists as people write them. They may contain all kinds of mistakes; only `checkEntry` turns them into legal lists. */
import type { SectionName } from "@broadside/cards";

export interface SquadDraft {
  readonly name?: string;
  /** The player who flies this list. */
  readonly player?: string;
  readonly captain?: boolean;
  readonly faction: string;
  readonly ships: readonly ShipDraft[];
  readonly wings?: readonly WingDraft[];
  /** Quick builds by id, in formats that count threat. Their ships are not among `ships`. */
  readonly builds?: readonly string[];
  readonly obstacles?: readonly string[];
  /** The totals that the list itself states. */
  readonly declared?: { readonly points?: number; readonly epicPoints?: number };
  readonly description?: string;
  /** Data that other programs store with the list. */
  readonly vendor?: Vendor;
}

/** Other programs' data, unchanged, by the program's name. */
export type Vendor = Readonly<Record<string, unknown>>;

export interface ShipDraft {
  readonly pilot: string;
  readonly upgrades: readonly UpgradeDraft[];
  /** For a corvette with only one of its two cards: which half that is. */
  readonly onlySection?: SectionName;
  /** The carrier's position in the list. */
  readonly dockedTo?: number;
  readonly vendor?: Vendor;
}

export interface UpgradeDraft {
  readonly id: string;
  /** The half of a corvette that carries the upgrade. */
  readonly section?: SectionName;
}

/** A wing. Its ships are given by their positions in the list. */
export interface WingDraft {
  readonly leader: number;
  readonly wingmates: readonly WingmateDraft[];
}

export interface WingmateDraft {
  readonly ship: number;
  /** The number of the ship's wing ID card, 2 to 6. */
  readonly position: number;
}

/** What a player or a team hands in: one list, all tiers of a player, or one list from each member. */
export interface EntryDraft {
  readonly format: string;
  readonly options?: FormatOptions;
  readonly squads: readonly SquadDraft[];
}

/** The options that an organiser can set. */
export interface FormatOptions {
  /** The limit for each squad. In a team battle, it can be the limit for the whole team. */
  readonly points?: number;
  readonly threat?: number;
  /** The scenario whose limits apply. */
  readonly scenario?: string;
  /** True if limits are for the whole team. If undefined, the scenario decides. */
  readonly team?: boolean;
  /** Epic points for huge ships to which the rules give none. */
  readonly epicPoints?: Readonly<Record<string, number>>;
  /** The huge ships that a cinematic mission uses, by ship id. */
  readonly missionShips?: readonly string[];
  readonly requirements?: readonly Requirement[];
  readonly event?: EventOptions;
}

export const REQUIREMENTS = ["huge-or-wing", "huge-at-most-half"] as const;
export type Requirement = (typeof REQUIREMENTS)[number];

export const REGIONS = ["north-america", "elsewhere"] as const;
type Region = (typeof REGIONS)[number];

/** What decides which products are allowed at an event. */
export interface EventOptions {
  readonly region: Region;
  /** The event's date, for example 2015-09-04. */
  readonly date?: string;
  /** Release dates by card id, if known. */
  readonly releases?: Readonly<Record<string, string>>;
  /** Cards that the organiser has not allowed. */
  readonly notAdmitted?: readonly string[];
}
