/**
 * What happens around a game at its table, besides its rules: who is here, what is asked, what is said, pauses, and votes about absent
 * players. All times are milliseconds from the moment at which the host sends them.
 */
import type { Seat } from "./seat.ts";

/** How somebody looked at a seat's secrets. */
export const LOOK_KINDS = ["dials", "cover", "cover without its PIN", "judge"] as const;
export type LookKind = (typeof LOOK_KINDS)[number];
/** How somebody opened a seat on a shared screen. */
export const COVER_LOOKS = ["cover", "cover without its PIN"] as const satisfies readonly LookKind[];
export type CoverLook = (typeof COVER_LOOKS)[number];

/**
 * Whether the player of a seat is there: at the table, without a sign for a while, or without a connection. A seat that a bot plays is
 * `bot`.
 */
export const PRESENCES = ["here", "away", "gone", "bot"] as const;
export type Presence = (typeof PRESENCES)[number];

/** What players can ask each other besides inputs. Everybody at the table must agree. */
export const TABLE_REQUESTS = ["pause", "save for later"] as const;
export type TableRequestKind = (typeof TABLE_REQUESTS)[number];

/** Sentences that players and spectators can always say. */
export const PHRASES = ["good luck", "nice move", "ouch", "one moment", "ready when you are", "thanks", "well played", "sorry"] as const;
export type Phrase = (typeof PHRASES)[number];

/** Why a judge is called. */
export const JUDGE_REASONS = ["a rule", "a position", "conduct", "it's stuck"] as const;
export type JudgeReason = (typeof JUDGE_REASONS)[number];

/** How a game is played: at one sitting, or over days. */
export const PACES = ["live", "correspondence"] as const;
export type Pace = (typeof PACES)[number];

/** Whether players may write to each other: anything, anything once both sides have said a phrase, or phrases only. */
export const CHATS = ["open", "after phrases", "phrases"] as const;
export type ChatRule = (typeof CHATS)[number];

export interface TableView {
  readonly pace: Pace;
  /** One for each seat. */
  readonly seats: readonly Presence[];
  readonly watchers: readonly string[];
  /** Set while the game is paused, by a seat or a judge. */
  readonly paused?: { readonly by: Seat | "judge"; readonly since: number } | undefined;
  /** The open request, if there is one. */
  readonly request?: TableRequest | undefined;
  /** The time left to answer the scene's proposal. */
  readonly proposalTime?: number | undefined;
  /** Players who aren't here although the game waits for them. */
  readonly absent: readonly AbsentPlayer[];
  /** Seats where a bot plays for an absent player. */
  readonly standIns: readonly StandInReport[];
  /** Seats that have called a judge. */
  readonly judgeCalls: readonly { readonly seat: Seat; readonly about: JudgeReason }[];
  /** Whether this client may write, besides phrases. */
  readonly mayChat: boolean;
}

export interface TableRequest {
  readonly number: number;
  readonly what: TableRequestKind;
  readonly seat: Seat;
  /** The seats that still have to agree. */
  readonly needed: readonly Seat[];
  /** The time left to answer. */
  readonly left?: number | undefined;
}

export interface AbsentPlayer {
  readonly seat: Seat;
  /** How long the game has waited for the player. */
  readonly waited: number;
  /** The time until the others may let a bot play. */
  readonly mayDecideIn: number;
  /** The seats that want a bot to play, and how many such votes are enough. */
  readonly votes: readonly Seat[];
  readonly enough: number;
}

/** What a bot has done for an absent player. */
export interface StandInReport {
  readonly seat: Seat;
  readonly round: number;
  /** The input at which the bot took over, and how many answers it has given since. */
  readonly since: number;
  readonly answers: number;
}

export type Speaker = { readonly seat: Seat } | { readonly watcher: string } | { readonly judge: true };
export type Saying = { readonly phrase: Phrase } | { readonly text: string };

/** Something that somebody has said. Players and spectators read each other's lines only when the game is over. */
export interface TalkLine {
  readonly number: number;
  /** When it was said, in milliseconds since 1970. */
  readonly at: number;
  readonly from: Speaker;
  readonly said: Saying;
}
