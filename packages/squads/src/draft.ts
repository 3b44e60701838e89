/** Lists as people write them: anything may be wrong. Only `checkEntry` makes legal ones of them. */
import type { SectionName } from "@broadside/cards";

export interface SquadDraft {
  readonly name?: string;
  /** Who fields it. */
  readonly player?: string;
  readonly captain?: boolean;
  readonly faction: string;
  readonly ships: readonly ShipDraft[];
  readonly wings?: readonly WingDraft[];
  /** Quick builds by id, where a format counts threat; their ships come on top of `ships`. */
  readonly builds?: readonly string[];
  readonly obstacles?: readonly string[];
  /** What the list says of itself. */
  readonly declared?: { readonly points?: number; readonly epicPoints?: number };
  readonly description?: string;
  /** What other programs keep with the list. */
  readonly vendor?: Vendor;
}

/** Data of other programs by their name; kept as it is. */
export type Vendor = Readonly<Record<string, unknown>>;

export interface ShipDraft {
  readonly pilot: string;
  readonly upgrades: readonly UpgradeDraft[];
  /** Of a corvette, when only one of its two cards is there. */
  readonly onlySection?: SectionName;
  /** The place in the list of the ship it is docked to. */
  readonly dockedTo?: number;
  readonly vendor?: Vendor;
}

export interface UpgradeDraft {
  readonly id: string;
  /** The half of a corvette that carries it. */
  readonly section?: SectionName;
}

/** Ships by their place in the list. */
export interface WingDraft {
  readonly leader: number;
  readonly wingmates: readonly WingmateDraft[];
}

export interface WingmateDraft {
  readonly ship: number;
  /** The number of its wing ID card, 2 to 6. */
  readonly position: number;
}

/** What a player or a team hands in: one list, four tiers, or a list for each member. */
export interface EntryDraft {
  readonly format: string;
  readonly options?: FormatOptions;
  readonly squads: readonly SquadDraft[];
}

/** What an organiser may set. */
export interface FormatOptions {
  /** Limit of a squad (of the whole team in a team battle). */
  readonly points?: number;
  readonly threat?: number;
  /** The scenario whose limits hold. */
  readonly scenario?: string;
  /** Whether limits are those of the whole team; as the scenario says where absent. */
  readonly team?: boolean;
  /** Epic points of huge ships that the rules give none. */
  readonly epicPoints?: Readonly<Record<string, number>>;
  /** Ships with the epic icon that a cinematic mission calls for. */
  readonly missionShips?: readonly string[];
  readonly requirements?: readonly Requirement[];
  readonly event?: EventOptions;
}

export const REQUIREMENTS = ["huge-or-wing", "huge-at-most-half"] as const;
export type Requirement = (typeof REQUIREMENTS)[number];

export const REGIONS = ["north-america", "elsewhere"] as const;
export type Region = (typeof REGIONS)[number];

/** What decides which products may be used at an event. */
export interface EventOptions {
  readonly region: Region;
  /** The day of the event, as 2015-09-04. */
  readonly date?: string;
  /** When cards were released, by card id, where it is known. */
  readonly releases?: Readonly<Record<string, string>>;
  /** Cards that the organiser does not admit. */
  readonly notAdmitted?: readonly string[];
}
