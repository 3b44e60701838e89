/** What happened at an event, row by row. Rows are only added; everything else is computed from them. */
import type { Claim } from "@broadside/formats";
import type { SubmittedList } from "../lists/event-list.ts";
import type { Tier } from "../settings/formats.ts";
import type { Settings } from "../settings/settings.ts";

/** A row: its number, when it was written (UTC, given by the caller), who wrote it, and what happened. */
export interface Entry<What extends Happening = Happening> {
  readonly number: number;
  readonly at: string;
  /** The id of a person. */
  readonly by: string;
  readonly what: What;
  /** If one command wrote several rows, the number of the first one. A single undo undoes all of them. */
  readonly batch?: number;
  /** The hash of this row and the one before it (`chain.ts`). Rows from before hashes were introduced have none. */
  readonly hash?: string;
}

export type Happening =
  | EventCreation
  | StaffAppointment
  | SettingsChange
  | Publication
  | Registration
  | PlayerAmendment
  | TeamRegistration
  | CaptainChoice
  | CheckIn
  | ListHandIn
  | ComponentRuling
  | Inspection
  | RoundPairing
  | SideSwap
  | FixedTable
  | PairingCancellation
  | ClockTurn
  | TimeExtension
  | MatchStart
  | ResultReport
  | ReportAnswer
  | ResultEntry
  | Ruling
  | IncidentReport
  | MatNote
  | ToolRequest
  | ToolAnswer
  | Drop
  | Return
  | Disqualification
  | Cut
  | EventEnd
  | RowUndo
  | EditAcceptance;

export const SERIES = ["league", "weekly night", "variant", "one-off", "store championship", "regional", "national", "world"] as const;
export type Series = (typeof SERIES)[number];

export interface EventCreation {
  readonly kind: "created";
  readonly name: string;
  readonly format: string;
  readonly tier: Tier;
  /** The kind of event, if known. */
  readonly series?: Series;
  /** The day of play, YYYY-MM-DD. */
  readonly date: string;
  readonly place?: string;
  readonly organiser: { readonly person: string; readonly name: string };
  readonly settings: Settings;
}

export const STAFF_ROLES = ["organiser", "second organiser", "judge"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export interface StaffAppointment {
  readonly kind: "staffed";
  readonly person: string;
  readonly name: string;
  readonly role: "second organiser" | "judge";
}

/** All settings from now on. */
export interface SettingsChange {
  readonly kind: "changed";
  readonly settings: Settings;
}

/** Publishes scenarios, limits and requirements. From then on, players may hand in lists. */
export interface Publication {
  readonly kind: "published";
}

export interface Registration {
  readonly kind: "registered";
  readonly person: string;
  readonly name: string;
  readonly club?: string;
  /** Labels for keeping people apart: family and travelling companions share one. */
  readonly apart?: readonly string[];
}

/** Corrects facts about a player; missing fields stay the same. */
export interface PlayerAmendment {
  readonly kind: "amended";
  readonly player: string;
  readonly name?: string;
  readonly club?: string;
  readonly apart?: readonly string[];
}

export interface TeamRegistration {
  readonly kind: "teamed";
  readonly team: string;
  readonly name: string;
  readonly members: readonly string[];
}

export interface CaptainChoice {
  readonly kind: "captained";
  readonly team: string;
  readonly captain: string;
}

export interface CheckIn {
  readonly kind: "checked in";
  readonly player: string;
  /** The items of the format's checklist that the player brought. */
  readonly brings: readonly string[];
}

export interface ListHandIn {
  readonly kind: "handed in";
  readonly player: string;
  readonly list: SubmittedList;
  /** Why the organiser accepts a list that is illegal or that was changed after the start. */
  readonly override?: string;
}

export interface ComponentRuling {
  readonly kind: "component ruled";
  readonly player: string;
  /** Which kind of component, and what was done to it. */
  readonly component: string;
  readonly modification: string;
  readonly verdict: "eligible" | "replaced" | "disqualified";
  readonly reason?: string;
}

export interface Inspection {
  readonly kind: "inspected";
  readonly player: string;
  readonly note: string;
}

/** One table: its number and who sits at it. */
export interface Seating {
  readonly table: number;
  /** Ids of players or of teams. */
  readonly sides: readonly string[];
}

export interface RoundPairing {
  readonly kind: "paired";
  readonly round: number;
  readonly seed: number;
  readonly tables: readonly Seating[];
  /** There is more than one bye only if a pod event can't seat everybody. */
  readonly byes: readonly string[];
  /** The organiser has confirmed the rematches. */
  readonly rematchesConfirmed?: boolean;
  /** Made by hand instead of by the criteria. */
  readonly byHand?: boolean;
}

/** Two sides change places; one of them may have the bye. */
export interface SideSwap {
  readonly kind: "swapped";
  readonly round: number;
  readonly sides: readonly [string, string];
  /** A sentence for each thing that the swap breaks. The organiser has confirmed them. */
  readonly despite: readonly string[];
}

/** Gives a side a fixed table, for a person who needs one. Without `table`, takes it away again. */
export interface FixedTable {
  readonly kind: "seated";
  readonly side: string;
  readonly table?: number;
}

export interface PairingCancellation {
  readonly kind: "pairing cancelled";
  readonly round: number;
  readonly reason: string;
}

export interface ClockTurn {
  readonly kind: "clock";
  readonly round: number;
  readonly does: "start" | "pause" | "resume" | "time";
}

export interface TimeExtension {
  readonly kind: "extended";
  readonly round: number;
  readonly table: number;
  readonly minutes: number;
  readonly reason?: string;
}

/** The first dials of a table are revealed. */
export interface MatchStart {
  readonly kind: "begun";
  readonly round: number;
  readonly table: number;
}

/** Identifies the game that a result was read from, by two fields of the game's record. */
export interface RecordMark {
  /** Unique for each game: it is made from the seed, the salts and the whole set-up. */
  readonly key: string;
  /** The hash of the seed, as shown before the game. A record that proves nothing may have none. */
  readonly commitment?: string;
}

/** A result that one side reports. */
export interface ResultReport {
  readonly kind: "reported";
  readonly round: number;
  readonly table: number;
  readonly claim: Claim;
  /** The game's record, if the result was read from one. */
  readonly record?: RecordMark;
}

/** Another side's answer to a report. */
export interface ReportAnswer {
  readonly kind: "answered";
  readonly round: number;
  readonly table: number;
  readonly answer: "confirmed" | "disputed";
  /** The row of the report that is answered. The answer is refused if another report has come since. */
  readonly report?: number;
  readonly note?: string;
}

export interface ResultEntry {
  readonly kind: "result";
  readonly round: number;
  readonly table: number;
  readonly claim: Claim;
  /** The reason for replacing an existing result. */
  readonly correction?: string;
  /** The game's record, if the result was read from one; rows of earlier versions have none. */
  readonly record?: RecordMark;
  /** Why the game's record proves nothing. The result counts anyway. */
  readonly unproven?: string;
}

export const RULING_SUBJECTS = ["result", "card", "position", "component", "tools", "list", "play", "other"] as const;

export interface Ruling {
  readonly kind: "ruled";
  readonly subject: (typeof RULING_SUBJECTS)[number];
  readonly round?: number;
  readonly table?: number;
  readonly decision: string;
  /** The FAQ that was consulted. */
  readonly faq?: string;
  /** Whether the ruling goes against the FAQ. */
  readonly againstFaq?: boolean;
  /** For a ruling on a result: what each side gets instead of the computed outcome. */
  readonly outcome?: readonly RuledOutcome[];
  /** For a ruling on tools: which of them the whole match uses. */
  readonly tool?: { readonly tool: SharedTool; readonly set: string };
}

export interface RuledOutcome {
  readonly result: "win" | "modified win" | "draw" | "loss";
  readonly points: number;
  readonly margin: number;
}

export const INCIDENTS = ["stalling", "slow play", "force", "infinite combo", "behaviour", "collusion", "rushing", "other"] as const;

export interface IncidentReport {
  readonly kind: "incident";
  readonly type: (typeof INCIDENTS)[number];
  /** Players or teams. */
  readonly about: readonly string[];
  readonly round?: number;
  readonly table?: number;
  readonly note: string;
}

export interface MatNote {
  readonly kind: "mat";
  readonly round: number;
  readonly table: number;
  readonly from: "venue" | "player";
  readonly official: boolean;
}

/** Tools that all players must agree to before a match. */
export const SHARED_TOOLS = ["range ruler", "templates", "third-party ruler", "third-party templates", "third-party tokens"] as const;
export type SharedTool = (typeof SHARED_TOOLS)[number];

export interface ToolRequest {
  readonly kind: "tool asked";
  readonly round: number;
  readonly table: number;
  readonly tool: SharedTool;
  /** Whose tools, which side of the ruler, or which tokens. */
  readonly set: string;
}

export interface ToolAnswer {
  readonly kind: "tool answered";
  readonly round: number;
  readonly table: number;
  readonly tool: SharedTool;
  readonly agrees: boolean;
}

export interface Drop {
  readonly kind: "dropped";
  /** A player or a team. */
  readonly side: string;
  readonly reason?: string;
  /** In a team event: whether the organiser lets the other member play both lists. */
  readonly goesOn?: boolean;
}

export interface Return {
  readonly kind: "returned";
  readonly side: string;
}

export interface Disqualification {
  readonly kind: "disqualified";
  readonly player: string;
  readonly reason: string;
  /** In a team event: whether the organiser lets the other member play both lists. */
  readonly goesOn?: boolean;
}

export interface Cut {
  readonly kind: "cut";
  /** Best seed first. */
  readonly seeds: readonly string[];
  /** The seed for lots among sides that are level on everything. */
  readonly seed: number;
}

export interface EventEnd {
  readonly kind: "finished";
}

export interface RowUndo {
  readonly kind: "undone";
  readonly entry: number;
}

/** An organiser accepts that somebody edited the file by hand. */
export interface EditAcceptance {
  readonly kind: "edit accepted";
  /** The rows that didn't match their hashes. */
  readonly rows: readonly number[];
}
