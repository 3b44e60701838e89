/**
 * Sets up games in every edition. No other code does. The result is either a set-up with everything that the game needs, or all problems,
 * each with its rule and perhaps its seat. A game is never half set up.
 */
import type { Catalogue } from "@broadside/cards";
import type { GameChoice } from "./choice.ts";
import { catalogueFor } from "./content.ts";
import type { Preparation } from "./preparation.ts";
import { prepareFormat } from "./prepare-format.ts";
import { prepareScenario } from "./prepare-scenario.ts";

/** Prepares the chosen game. `updated` is the edition's catalogue with a points update, if there is one. */
export async function prepareGame(choice: GameChoice, updated?: Catalogue): Promise<Preparation> {
  const catalogue = updated ?? (await catalogueFor(choice.edition));
  return "format" in choice ? prepareFormat(choice, catalogue) : prepareScenario(choice, catalogue);
}
