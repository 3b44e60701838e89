/** What a host needs to run a game. */
import type { ChatRule, PlayerId, PlayerNames } from "@broadside/protocol";
import type { GameSetup, ProblemReport } from "@broadside/rules";
import type { BotRunnerOptions } from "./bots.ts";
import type { Fault } from "./faults.ts";
import type { RequestLimits } from "./inputs.ts";
import type { Journal } from "./journal.ts";
import type { ContentFor } from "./live-game.ts";
import type { PaceLimits } from "./pace.ts";

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

/** What a list of games shows, and what a store needs to know about a game that sleeps. */
export interface GameSummary {
  readonly setup: GameSetup;
  readonly names: PlayerNames;
  readonly round: number;
  readonly isOver: boolean;
  /** The people whose turn it is. */
  readonly deciding: readonly PlayerId[];
  /** When a clock rings next, by the host's clock. */
  readonly nextAlarm: number | undefined;
}
