/**
 * One way into a game of any edition, from what was chosen: the set-up with everything it is played with, or everything that stands against it,
 * each with its rule and, of a squad, with its seat. Nothing is ever set up by half.
 */
import type { Catalogue } from "@broadside/cards";
import { isLikeBot, likeBotInWords } from "@broadside/formats";
import type { ChoiceFault, GameChoice } from "./choice.ts";
import type { Preparation } from "./preparation.ts";
import { prepareFormat } from "./prepare-format.ts";
import { prepareScenario } from "./prepare-scenario.ts";

/** `updated` are the cards of the first edition with a points update, where there is one. */
export async function prepareGame(choice: GameChoice, updated?: Catalogue): Promise<Preparation> {
  const prepared = await (choice.edition === "1e" ? prepareFormat(choice, updated) : prepareScenario(choice));
  const faults = choice.seats.flatMap(({ name }): readonly ChoiceFault[] => (isLikeBot(name) ? [{ words: likeBotInWords(name) }] : []));
  if (faults.length === 0) return prepared;
  if ("faults" in prepared) return { ...prepared, faults: [...faults, ...prepared.faults] };
  return { faults, squads: prepared.setup.squads, illegal: [] };
}

/** With the name of whose squad it is. */
export const faultInWords = ({ words, seat }: ChoiceFault, seats: readonly { readonly name: string }[]): string =>
  seat === undefined ? words : `${seats[seat]?.name || `Seat ${seat + 1}`}: ${words}`;
