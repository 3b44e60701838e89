/** What the options of `broadside play` say is to be played, with the lists that they name. Prints everything that is in the way. */
import { complain, EXIT } from "../exit-codes.ts";
import type { ChosenGame } from "./chosen-game.ts";
import { formatGame } from "./format-lists.ts";
import type { PlayOptions } from "./play-options.ts";
import { scenarioGame } from "./scenario-lists.ts";

/** An exit code where something is in the way. */
export async function chooseGame(options: PlayOptions, args: Readonly<Record<string, unknown>>): Promise<ChosenGame | number> {
  const chosen = await chosenGame(options, args);
  return typeof chosen === "number" || options.names === undefined ? chosen : named(chosen, options.names);
}

/** The table of an event, or a scenario, or else a game of the first edition. */
async function chosenGame(options: PlayOptions, args: Readonly<Record<string, unknown>>): Promise<ChosenGame | number> {
  const { event, scenario } = options;
  if (event) return (await import("../event/rounds/table-game.ts")).tableGame(event, options, args["data"]);
  return scenario === undefined ? formatGame(options, args) : scenarioGame(options, scenario, args["data"]);
}

/** In place of the names that the lists have. */
function named(chosen: ChosenGame, names: readonly string[]): ChosenGame | number {
  const { choice } = chosen;
  const { length } = choice.seats;
  if (names.length !== length) {
    complain(`--names names each of the ${length} players, not ${names.length}.`);
    return EXIT.usage;
  }
  return { ...chosen, choice: { ...choice, seats: choice.seats.map((seat, at) => ({ ...seat, name: names[at] ?? seat.name })) } };
}
