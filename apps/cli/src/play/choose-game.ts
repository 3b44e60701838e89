/** Reads the game that the options of `broadside play` describe, with its lists. Prints every problem. */
import { EXIT } from "../exit-codes.ts";
import { complain } from "../terminal/messages.ts";
import type { ChosenGame } from "./chosen-game.ts";
import { formatGame } from "./format-lists.ts";
import type { PlayOptions } from "./play-options.ts";
import { scenarioGame } from "./scenario-lists.ts";

/** Returns the game, or an exit code if there is a problem. */
export async function chooseGame(options: PlayOptions, args: Readonly<Record<string, unknown>>): Promise<ChosenGame | number> {
  const chosen = await chosenGame(options, args);
  return typeof chosen === "number" || options.names === undefined ? chosen : named(chosen, options.names);
}

/** Chooses the game of an event's table or of a scenario, or else a game in a first-edition format. */
async function chosenGame(options: PlayOptions, args: Readonly<Record<string, unknown>>): Promise<ChosenGame | number> {
  const { event, scenario } = options;
  if (event) return (await import("../event/rounds/table-game.ts")).tableGame(event, options, args["data"]);
  return scenario === undefined ? formatGame(options, args) : scenarioGame(options, scenario, args["data"]);
}

/** Replaces the players' names from the lists with the given names. */
function named(chosen: ChosenGame, names: readonly string[]): ChosenGame | number {
  const { choice } = chosen;
  const { length } = choice.seats;
  if (names.length !== length) {
    complain(
      `--names has ${names.length} names for ${length} players.`,
      `Name each of the ${length} players, with commas between the names.`,
    );
    return EXIT.usage;
  }
  return { ...chosen, choice: { ...choice, seats: choice.seats.map((seat, at) => ({ ...seat, name: names[at] ?? seat.name })) } };
}
