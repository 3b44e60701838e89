/** What a host needs to run a game. */
import type { BotRunnerOptions } from "./bots.ts";
import type { Journal } from "./journal.ts";
import type { ContentFor } from "./live-game.ts";

export interface HostOptions extends BotRunnerOptions {
  /** The game's id in scenes. */
  readonly id: string;
  readonly journal: Journal;
  readonly contentFor: ContentFor;
  /** True for a game at an event, where bots refuse proposals. In other games, they agree. */
  readonly isOfEvent?: boolean | undefined;
  /** A person without a client counts as away after this many milliseconds (default: never). */
  readonly awayAfter?: number | undefined;
}
