/** Names as the log uses them: ships by their short names, and which card is whose. */
import type { CardKey, ShipId } from "@broadside/protocol";
import { type Facts, shipId } from "@broadside/rules";
import { cardName, type Names, shipName } from "./names.ts";
import { type Named, namesOf } from "./names-of-game.ts";
import { shortNames } from "./short-names.ts";

export interface LogNames extends Names {
  /** The Pilot card, or Ship card, of each ship. */
  readonly pilots: Readonly<Record<ShipId, CardKey>>;
  readonly hugeShips: ReadonlySet<ShipId>;
}

const made = new WeakMap<Facts, LogNames>();

export function logNamesOf(game: Named): LogNames {
  const known = made.get(game.facts);
  if (known) return known;
  const pilots: Record<ShipId, CardKey> = {};
  const ids = game.setup.squads.flatMap((squad, seat) => squad.ships.map((_, number) => shipId(seat, number)));
  ids.forEach((id, place) => {
    const ship = game.facts.ships[place];
    if (ship) pilots[id] = `pilot:${ship.pilot.id}`;
  });
  const all = namesOf(game);
  const names: LogNames = {
    ...all,
    ships: shortNames(game),
    // Marks of texts that no source has are for the details.
    cards: { ...all.cards, ...Object.fromEntries(game.facts.decks.flatMap(({ list }) => list.map(({ key, name }) => [key, name]))) },
    pilots,
    hugeShips: new Set(ids.filter((_, place) => game.facts.ships[place]?.isHuge)),
  };
  made.set(game.facts, names);
  return names;
}

/** A card by its name; a ship's own text as its ability. */
export function usedCardName(names: LogNames, ship: ShipId, card: string): string {
  if (!isOwnText(names, ship, card)) return cardName(names, card);
  return card.startsWith("remote:") ? "own ability" : names.hugeShips.has(ship) ? "ship ability" : "pilot ability";
}

/** The text of a ship or remote itself. */
export const isOwnText = ({ pilots }: LogNames, ship: ShipId, card: string): boolean => pilots[ship] === card || card.startsWith("remote:");

/** A card where it isn't clear from the sentence whose it is; a ship's own text by the name of the ship. */
export const cardOfShip = (names: LogNames, ship: ShipId, card: string): string =>
  isOwnText(names, ship, card) ? shipName(names, ship) : `${shipName(names, ship)}'s ${cardName(names, card)}`;

/** `Raider 1's aft section` */
export const sectionName = (names: Names, ship: ShipId, section: string | undefined): string =>
  `${shipName(names, ship)}${section === undefined ? "" : `'s ${section} section`}`;
