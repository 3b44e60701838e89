/** The names used in log lines. Cards with unknown text appear without their mark. */
import type { ShipId } from "@broadside/protocol";
import type { Words } from "../languages/words.ts";
import { cardName, isOwnText, type Names, shipName } from "./names.ts";
import { type Named, namesOf, remembering } from "./names-of-game.ts";

export const logNamesOf = remembering((game: Named, words: Words): Names => {
  const all = namesOf(game, words);
  return {
    ...all,
    // Only the details mark cards with unknown text.
    cards: { ...all.cards, ...Object.fromEntries(game.facts.decks.flatMap(({ list }) => list.map(({ key, name }) => [key, name]))) },
  };
});

/** Names a card with its owner, for sentences that don't show whose card it is. A ship's own ability goes by the ship's name. */
export const cardOfShip = (names: Names, ship: ShipId, card: string): string =>
  isOwnText(names, ship, card)
    ? shipName(names, ship)
    : names.words.log.cardOfShip({ ship: shipName(names, ship), card: cardName(names, card) });
