/** What whoever runs a game gives its host. */
import type { Budget } from "@broadside/players";
import type { Bots } from "./bots.ts";
import type { Clock } from "./clock.ts";
import type { Journal } from "./journal.ts";
import type { ContentFor } from "./live-game.ts";

export interface HostOptions {
  /** What scenes call the game. */
  readonly id: string;
  readonly journal: Journal;
  readonly contentFor: ContentFor;
  readonly clock: Clock;
  /** Programs by their level; the plain ones of `@broadside/players` where left out. */
  readonly bots?: Bots | undefined;
  /** What a program may use for one answer. */
  readonly budget?: Budget | undefined;
  /** A game of an event: programs refuse what others propose. In any other they agree to it. */
  readonly isOfEvent?: boolean | undefined;
  /** After so many milliseconds without a client a person counts as away; never where left out. */
  readonly awayAfter?: number | undefined;
}

export const USUAL_BUDGET: Budget = { milliseconds: 5000 };
