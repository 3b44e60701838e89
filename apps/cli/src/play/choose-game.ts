/** What the options of `broadside play` say is to be played, with the lists that they name. Prints everything that is in the way. */
import type { ChosenGame } from "./chosen-game.ts";
import { formatGame } from "./format-lists.ts";
import type { PlayOptions } from "./play-options.ts";
import { scenarioGame } from "./scenario-lists.ts";

/** Without a scenario a game of the first edition; an exit code where something is in the way. */
export const chooseGame = (options: PlayOptions, args: Readonly<Record<string, unknown>>): Promise<ChosenGame | number> =>
  options.scenario === undefined ? formatGame(options, args) : scenarioGame(options, options.scenario, args["data"]);
