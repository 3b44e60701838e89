/** An event, built from its log by `fold` alone. */
import type { Claim } from "@broadside/formats";
import type { SubmittedList, SubmittedSquad } from "../lists/event-list.ts";
import type {
  ComponentRuling,
  Entry,
  IncidentReport,
  Inspection,
  RecordMark,
  RuledOutcome,
  Ruling,
  Series,
  SharedTool,
  StaffRole,
} from "../log/log.ts";
import type { EventFormat, Tier } from "../settings/formats.ts";
import type { RoundPlan, Settings } from "../settings/settings.ts";

export interface TournamentEvent {
  readonly name: string;
  readonly format: EventFormat;
  readonly tier: Tier;
  readonly series: Series | undefined;
  readonly date: string;
  readonly place: string | undefined;
  readonly settings: Settings;
  readonly published: boolean;
  readonly finished: boolean;
  /** People by id, in order of arrival. */
  readonly people: ReadonlyMap<string, Person>;
  readonly players: ReadonlyMap<string, Player>;
  readonly teams: ReadonlyMap<string, Team>;
  /** Rounds that have been paired, with championship rounds last. */
  readonly rounds: readonly Round[];
  readonly bracket: Bracket | undefined;
  readonly rulings: readonly Entry<Ruling>[];
  readonly incidents: readonly Entry<IncidentReport>[];
  readonly components: readonly Entry<ComponentRuling>[];
  readonly inspections: readonly Entry<Inspection>[];
}

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly role: StaffRole | undefined;
  /** How many rounds had been paired when the person took the role. */
  readonly since: number;
}

export type Status = "playing" | "dropped" | "disqualified";

export interface Player {
  readonly id: string;
  readonly name: string;
  readonly club: string | undefined;
  readonly apart: readonly string[];
  /** The seating number, 1 … n in order of arrival. */
  readonly seat: number;
  readonly status: Status;
  /** The last round that the player missed by arriving late; 0 for none. */
  readonly missed: number;
  readonly checkedIn: boolean;
  readonly brings: readonly string[];
  readonly list: SubmittedList | undefined;
  /** The table at which the player always sits. */
  readonly table: number | undefined;
}

export interface Team {
  readonly id: string;
  readonly name: string;
  readonly seat: number;
  readonly members: readonly string[];
  readonly captain: string | undefined;
  readonly status: Status;
  readonly missed: number;
  readonly table: number | undefined;
}

export interface Round {
  /** The round number, from 1 to n, including championship rounds. */
  readonly number: number;
  readonly kind: "swiss" | "cut";
  readonly plan: RoundPlan;
  readonly seed: number;
  readonly matches: readonly Match[];
  readonly byes: readonly string[];
  readonly clock: Clock;
}

export interface Clock {
  /** The times when the clock was started, paused, …, in order. */
  readonly turns: readonly { readonly at: string; readonly does: "start" | "pause" | "resume" | "time" }[];
}

export interface Match {
  readonly table: number;
  /** The ids of the players or teams. */
  readonly sides: readonly string[];
  readonly begun: boolean;
  /** Extra minutes in addition to the round's. */
  readonly extension: number;
  /** Each side's report while the match has no result yet. The latest report comes last. */
  readonly reports: ReadonlyMap<string, SideReport>;
  readonly confirmedBy: ReadonlySet<string>;
  readonly disputed: boolean;
  /** Sides that dispute a report but haven't reported another result. */
  readonly disputedBy?: ReadonlySet<string>;
  /** The lists that were played, by side and member. They are fixed once the match has begun or ended, even if a list changes later. */
  readonly squads?: readonly (readonly SubmittedSquad[])[] | undefined;
  /** Sides that left while the others kept playing. */
  readonly left?: readonly string[];
  /** Whether an organiser has ruled on the result or corrected it. */
  readonly lastWord?: boolean;
  /** The row with the last report. */
  readonly lastReport?: number;
  /** The result that counts. */
  readonly result: MatchResult | undefined;
  /** A ruling that replaces the computed outcome. */
  readonly ruled: { readonly outcome: readonly RuledOutcome[]; readonly entry: number } | undefined;
  readonly mat: { readonly from: "venue" | "player"; readonly official: boolean } | undefined;
  readonly tools: ReadonlyMap<SharedTool, ToolState>;
}

/** A report of one side. */
export interface SideReport {
  readonly claim: Claim;
  readonly record?: RecordMark;
}

export interface MatchResult extends SideReport {
  /** The row that made this the result. */
  readonly entry: number;
  /** Whether the record proves nothing, or the game was set up differently from the event. */
  readonly unproven?: boolean;
}

export interface ToolState {
  readonly set: string;
  readonly agreed: ReadonlySet<string>;
  readonly refused: ReadonlySet<string>;
  /** By a ruling. */
  readonly decided: boolean;
}

export interface Bracket {
  /** Best seed first. */
  readonly seeds: readonly string[];
  readonly seed: number;
}
