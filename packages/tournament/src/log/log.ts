/** What happened at an event, row by row. Rows are only ever added; everything that is shown is computed from them. */
import type { Claim } from "@broadside/formats";
import type { HandedList } from "../lists/event-list.ts";
import type { Tier } from "../settings/formats.ts";
import type { Settings } from "../settings/settings.ts";

/** A row: its number, when it was written (UTC, from outside), by whom, and what happened. */
export interface Entry<What extends Happening = Happening> {
  readonly number: number;
  readonly at: string;
  /** The id of a person. */
  readonly by: string;
  readonly what: What;
  /** The number of the first row, where one command wrote this row after others: one undo takes all of them back. */
  readonly batch?: number;
  /** Over this row and the one before it (`chain.ts`); rows from before there were hashes have none. */
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
  /** Of which kind the event is, where that is known. */
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

/** Settings as they are from now on, all of them. */
export interface SettingsChange {
  readonly kind: "changed";
  readonly settings: Settings;
}

/** Scenarios, limits and requirements are made known; lists may come. */
export interface Publication {
  readonly kind: "published";
}

export interface Registration {
  readonly kind: "registered";
  readonly person: string;
  readonly name: string;
  readonly club?: string;
  /** Family and travelling companions share a label. */
  readonly apart?: readonly string[];
}

/** What was written wrong about a player, as it should be; what is left out stays. */
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
  /** What they brought, of the format's checklist. */
  readonly brings: readonly string[];
}

export interface ListHandIn {
  readonly kind: "handed in";
  readonly player: string;
  readonly list: HandedList;
  /** Why a list is taken that is not legal, or changed after the start: only the organiser may. */
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
  /** More than one only where a pod event cannot seat everybody. */
  readonly byes: readonly string[];
  /** The organiser has seen that sides meet again and wants it so. */
  readonly rematchesConfirmed?: boolean;
  /** Made by hand instead of by the criteria. */
  readonly byHand?: boolean;
}

/** Two sides change places; one of them may have the bye. */
export interface SideSwap {
  readonly kind: "swapped";
  readonly round: number;
  readonly sides: readonly [string, string];
  /** What it breaks, and that the organiser wants it so. */
  readonly despite: readonly string[];
}

/** A side always plays at one table, for a person who needs it; no table lifts that. */
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

/** Which game a result was read from, by two fields of its record. */
export interface RecordMark {
  /** No two games have the same key: it is made of the seed, the salts and the whole set-up. */
  readonly key: string;
  /** The hash of the seed, as it was shown before the game; a record that proves nothing may have none. */
  readonly commitment?: string;
}

/** A result as one side tells it. */
export interface ResultReport {
  readonly kind: "reported";
  readonly round: number;
  readonly table: number;
  readonly claim: Claim;
  /** Where it was read from the record of a game. */
  readonly record?: RecordMark;
}

/** What another side says to it. */
export interface ReportAnswer {
  readonly kind: "answered";
  readonly round: number;
  readonly table: number;
  readonly answer: "confirmed" | "disputed";
  /** The row of the report that is answered; refused if another has come since. */
  readonly report?: number;
  readonly note?: string;
}

export interface ResultEntry {
  readonly kind: "result";
  readonly round: number;
  readonly table: number;
  readonly claim: Claim;
  /** Replaces one that stands already; says why. */
  readonly correction?: string;
  /** Where it was read from the record of a game; rows of earlier versions have none. */
  readonly record?: RecordMark;
  /** Read from the record of a game that proves nothing, and taken all the same; says why it does not. */
  readonly unproven?: string;
}

export const RULING_SUBJECTS = ["result", "card", "position", "component", "tools", "list", "play", "other"] as const;

export interface Ruling {
  readonly kind: "ruled";
  readonly subject: (typeof RULING_SUBJECTS)[number];
  readonly round?: number;
  readonly table?: number;
  readonly decision: string;
  /** The FAQ that was looked at. */
  readonly faq?: string;
  /** The ruling goes against it. */
  readonly againstFaq?: boolean;
  /** On a result: what each side gets in place of what was computed. */
  readonly outcome?: readonly RuledOutcome[];
  /** On tools: which of them the whole match uses. */
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

/** Things that need everybody's word before a match. */
export const SHARED_TOOLS = ["range ruler", "templates", "third-party ruler", "third-party templates", "third-party tokens"] as const;
export type SharedTool = (typeof SHARED_TOOLS)[number];

export interface ToolRequest {
  readonly kind: "tool asked";
  readonly round: number;
  readonly table: number;
  readonly tool: SharedTool;
  /** Whose set, which side of the ruler, which tokens. */
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
  /** In a team event: the organiser lets the other member play both lists. */
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
  /** In a team event: the organiser lets the other member play both lists. */
  readonly goesOn?: boolean;
}

export interface Cut {
  readonly kind: "cut";
  /** Best seed first. */
  readonly seeds: readonly string[];
  /** For the lots among sides level on everything. */
  readonly seed: number;
}

export interface EventEnd {
  readonly kind: "finished";
}

export interface RowUndo {
  readonly kind: "undone";
  readonly entry: number;
}

/** The file was changed by other means than by rows, and the organiser goes on with it as it is. */
export interface EditAcceptance {
  readonly kind: "edit accepted";
  /** The rows that did not fit their hashes. */
  readonly rows: readonly number[];
}
