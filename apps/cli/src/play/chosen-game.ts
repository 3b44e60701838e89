/** What `broadside play` is to play: what the options say, with the lists that they name. Whatever is in the way is said. */
import type { Catalogue } from "@broadside/cards";
import type { GameChoice } from "@broadside/content";
import { formatGame } from "./format-lists.ts";
import type { PlayerName } from "./play-choices.ts";
import type { PlayOptions } from "./play-options.ts";
import { scenarioGame } from "./scenario-lists.ts";

export interface ChosenGame {
  readonly choice: GameChoice;
  /** The cards with a points update, where there is one. */
  readonly updated?: Catalogue;
  /** One a seat. */
  readonly players: readonly PlayerName[];
  /** What the list of each seat is called. */
  readonly sources: readonly string[];
  /** What is done about lists that can be played. */
  readonly notes: readonly string[];
}

/** Undefined options mean a first-edition game; an exit code where something is in the way. */
export const chosenGame = (options: PlayOptions, args: Readonly<Record<string, unknown>>): Promise<ChosenGame | number> =>
  options.scenario === undefined ? formatGame(options, args) : scenarioGame(options, options.scenario, args["data"]);
