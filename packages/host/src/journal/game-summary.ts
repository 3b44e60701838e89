import type { PlayerId, PlayerNames } from "@broadside/protocol";
import type { GameSetup } from "@broadside/rules";

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
