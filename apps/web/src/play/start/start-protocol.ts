/** What page and worker say to each other about a game of the second edition before it starts. */
import type { ScenarioType } from "@broadside/formats";
import type { Seat } from "@broadside/rules";
import type { SquadDraft } from "@broadside/squads";

export type SecondEdition = "2.0" | "2.5";
export type BattleType = ScenarioType;

/** A figure that an organiser may set. */
export interface OfferedOption {
  readonly id: string;
  readonly words: string;
  readonly usual: number;
  readonly least: number;
  readonly most: number;
}

/** A scenario as the start of a game offers it. */
export interface ScenarioOffer {
  readonly id: string;
  readonly name: string;
  readonly family: "dogfight" | "standard" | "epic";
  readonly aim: string;
  readonly editions: readonly SecondEdition[];
  readonly seats: readonly [least: number, most: number];
  readonly types: readonly BattleType[];
  readonly table: string;
  readonly limits: string;
  /** How many of its parts a source tells, and how many are our reconstruction. */
  readonly share: { readonly known: number; readonly ours: number };
  readonly isPlayable: boolean;
  readonly options: Readonly<Partial<Record<SecondEdition, readonly OfferedOption[]>>>;
}

/** A scenario as people read it: Markdown, and a diagram as SVG. */
export interface ScenarioPage {
  readonly text: string;
  readonly diagram: string;
}

export interface WantedBattle {
  readonly scenario: string;
  readonly edition: SecondEdition;
  /** What the organiser has set otherwise than usual. */
  readonly options: Readonly<Record<string, number>>;
  /** A team where teams play; each for himself else. */
  readonly seats: readonly { readonly name: string; readonly team?: number | undefined; readonly squad: SquadDraft }[];
  readonly phaseSeconds?: number | undefined;
}

/** Which lists fit a scenario: asked for the seats as they stand, with the team of each. */
export interface BattleLists extends Pick<WantedBattle, "scenario" | "edition" | "options"> {
  readonly teams: readonly (number | undefined)[];
}

/** What seats fly that have chosen nothing, beside what others have chosen, by their places. */
export interface WantedLineUp extends BattleLists {
  readonly chosen: Readonly<Record<number, SquadDraft>>;
}

/** A squad as it would be flown. */
export interface FlownSquad {
  /** `198 points` or `threat 8`. */
  readonly counts: string;
  readonly ships: readonly string[];
  /** Cards that the rules do not carry out. */
  readonly byHand: readonly string[];
}

export const BATTLE_SOURCES = ["Put together", "Ready-made", "Quick builds", "My drafts", "Opened here", "Chosen here"] as const;
export interface BattleList {
  readonly id: string;
  readonly title: string;
  readonly source: (typeof BATTLE_SOURCES)[number];
  readonly squad: SquadDraft;
  /** The seats it fits, by their places. */
  readonly fits: readonly Seat[];
}

/** A quick build that can be taken. */
export interface OfferedBuild {
  readonly id: string;
  readonly name: string;
  readonly faction: string;
  readonly factionName: string;
  readonly threat: number;
}

/** What would be flown, seat by seat, or every fault; one of a squad names its seat. */
export type CheckedBattle =
  | { readonly squads: readonly FlownSquad[] }
  | { readonly faults: readonly { readonly seat: Seat | undefined; readonly rule: string; readonly text: string }[] };
