/** An event as the log has made it so far. Built by `fold` and by nothing else. */
import type { Claim } from "@broadside/formats";
import type { HandedList, HandedSquad } from "../lists/event-list.ts";
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
  /** By id, in order of arrival. */
  readonly people: ReadonlyMap<string, Person>;
  readonly players: ReadonlyMap<string, Player>;
  readonly teams: ReadonlyMap<string, Team>;
  /** Rounds that have been paired, championship rounds after the others. */
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
  /** The round that had been paired last when the person took the role. */
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
  /** The round for which the player came too late, 0 for one who was there from the start. */
  readonly missed: number;
  readonly checkedIn: boolean;
  readonly brings: readonly string[];
  readonly list: HandedList | undefined;
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
  /** 1 … n, championship rounds go on counting. */
  readonly number: number;
  readonly kind: "swiss" | "cut";
  readonly plan: RoundPlan;
  readonly seed: number;
  readonly matches: readonly Match[];
  readonly byes: readonly string[];
  readonly clock: Clock;
}

export interface Clock {
  /** When it was started, paused, … in order. */
  readonly turns: readonly { readonly at: string; readonly does: "start" | "pause" | "resume" | "time" }[];
}

export interface Match {
  readonly table: number;
  /** Ids of players or of teams. */
  readonly sides: readonly string[];
  readonly begun: boolean;
  /** Minutes beyond the round's. */
  readonly extension: number;
  /** What sides have told, by side, while nothing stands; the latest last. */
  readonly reports: ReadonlyMap<string, SideReport>;
  readonly confirmedBy: ReadonlySet<string>;
  readonly disputed: boolean;
  /** Sides that have said that a report is wrong, and told no result of their own. */
  readonly disputedBy?: ReadonlySet<string>;
  /** The lists that were played, side by side and member by member, since the match began or ended, even if a list is changed later. */
  readonly squads?: readonly (readonly HandedSquad[])[] | undefined;
  /** Sides that left while the others played on. */
  readonly left?: readonly string[];
  /** An organiser has ruled on it or corrected it. */
  readonly lastWord?: boolean;
  /** The row of the last report. */
  readonly lastReport?: number;
  /** What stands, and since which row of the log. */
  readonly result: MatchResult | undefined;
  /** What the organiser decided in place of the computed outcome. */
  readonly ruled: { readonly outcome: readonly RuledOutcome[]; readonly entry: number } | undefined;
  readonly mat: { readonly from: "venue" | "player"; readonly official: boolean } | undefined;
  readonly tools: ReadonlyMap<SharedTool, ToolState>;
}

/** What a side has told. */
export interface SideReport {
  readonly claim: Claim;
  readonly record?: RecordMark;
}

export interface MatchResult extends SideReport {
  /** The row since which it stands. */
  readonly entry: number;
  /** The record proves nothing, or the game was played otherwise than the event has it. */
  readonly unproven?: boolean;
}

export interface ToolState {
  readonly set: string;
  readonly agreed: ReadonlySet<string>;
  readonly refused: ReadonlySet<string>;
  /** By ruling, whatever the players said. */
  readonly decided: boolean;
}

export interface Bracket {
  /** Best seed first. */
  readonly seeds: readonly string[];
  readonly seed: number;
}
