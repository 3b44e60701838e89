/** What a host needs to run a game. */
import type { ChatRule } from "@broadside/protocol";
import type { ProblemReport } from "@broadside/rules";
import type { BotRunnerOptions } from "./bots/bots.ts";
import type { Fault } from "./faults.ts";
import type { Journal } from "./journal/journal.ts";
import type { ContentFor } from "./journal/live-game.ts";
import type { PaceLimits } from "./messages/pace.ts";

export interface HostOptions extends BotRunnerOptions {
  /** The game's id in scenes. */
  readonly id: string;
  readonly journal: Journal;
  readonly contentFor: ContentFor;
  /** True for a game at an event, where bots refuse proposals. In other games, they agree. */
  readonly isOfEvent?: boolean | undefined;
  /** Whether players may write to each other (default: `open`). */
  readonly chat?: ChatRule | undefined;
  /** What clients may do how often (default: anything, for clients on the same device). */
  readonly limits?: HostLimits | undefined;
  /** Called for every error that nobody at the table caused. */
  onFault?(fault: Fault): void;
  /** Called when a player reports a problem. The report has all the game's secrets. */
  onReport?(report: StoredReport): void;
}

export interface HostLimits {
  readonly pace: PaceLimits;
  /** How often a seat may ask the others in one round. */
  readonly requests: RequestLimits;
  /** How long the others may take to answer, in milliseconds. */
  readonly requestTime: number;
  /** How many problems may be reported in one game. */
  readonly reports: number;
}

/** How often a seat may ask the others for something in one round. */
interface RequestLimits {
  readonly undo: number;
  readonly draw: number;
  readonly propose: number;
  readonly pause: number;
  readonly look: number;
}

/** Limits for clients that connect over a network. */
export const NETWORK_LIMITS: HostLimits = {
  pace: { atOnce: 120, perSecond: 20 },
  requests: { undo: 3, draw: 1, propose: 10, pause: 3, look: 20 },
  requestTime: 60_000,
  reports: 20,
};

export interface StoredReport {
  readonly report: number;
  readonly text: string | undefined;
  readonly problem: ProblemReport;
}
