/** What whoever runs a game gives its host. */
import type { DeskOptions } from "./bots.ts";
import type { Journal } from "./journal.ts";
import type { ContentFor } from "./live-game.ts";

export interface HostOptions extends DeskOptions {
  /** What scenes call the game. */
  readonly id: string;
  readonly journal: Journal;
  readonly contentFor: ContentFor;
  /** A game of an event: programs refuse what others propose. In any other they agree to it. */
  readonly isOfEvent?: boolean | undefined;
  /** After so many milliseconds without a client a person counts as away; never where left out. */
  readonly awayAfter?: number | undefined;
}
