/** Reasons why a host may refuse a client's message, besides those in the rules. */
import type { MessageId } from "./client-message.ts";
import type { Refusal } from "./input.ts";

export const TABLE_REFUSALS = [
  "other protocol version",
  "unknown language",
  "not joined",
  "the table is closed",
  "too fast",
  "not this client's seat",
  "a program plays this seat",
  "for a judge alone",
  "for players and judges",
  "for players alone",
  "not about your own seat",
  "taking back is not agreed on",
  "aids are not agreed on",
  "no such bot",
  "no hint was found",
  "no attack is asked about",
  "no ship is to be placed",
  "each ship is placed by itself",
  "asked too often",
  "a request is open already",
  "no such request",
  "the game is paused",
  "the game is not paused",
  "nobody is waited for there",
  "the player may still come back",
  "chat is off",
  "only in events",
  "not over yet",
  "too many reports",
  "not kept",
  "not known yet",
  "the rules failed",
  "only to be watched",
] as const;
export type TableRefusalReason = (typeof TABLE_REFUSALS)[number];

export interface TableRefusal {
  readonly refused: TableRefusalReason;
  readonly detail?: string | undefined;
  /** For "too fast" and "the player may still come back": try again after this many milliseconds. */
  readonly wait?: number | undefined;
}

export type AnyRefusal = Refusal | TableRefusal;

/** A refusal as a client gets it. */
export type ToldRefusal = AnyRefusal & {
  /** A sentence in the client's language. */
  readonly text: string;
  /** Which of several inputs was refused. Those before it count. */
  readonly input?: MessageId | undefined;
};
