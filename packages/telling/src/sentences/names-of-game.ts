/** The names in a game, made from its set-up and its cards. */
import type { Catalogue } from "@broadside/cards";
import { type CardKey, type Facts, type GameSetup, type PlayerNames, type ShipId, shipId } from "@broadside/rules";
import type { Words } from "../languages/words.ts";
import { markedCardName, type Names } from "./names.ts";
import { nameOfPlayer, nameOfSeat } from "./seat-names.ts";
import { shortNames } from "./short-names.ts";
import { termsOf } from "./terms.ts";

/** The parts of a game from which names are made. */
export interface Named {
  readonly setup: GameSetup;
  readonly facts: Facts;
  readonly names: PlayerNames;
  /** The source for the names of Conditions. */
  readonly content?: { readonly catalogue: Pick<Catalogue, "conditions"> };
}

/** Makes names once for each language. They are made again when players' names change. */
export function remembering(make: (named: Named, words: Words) => Names): (named: Named, words: Words) => Names {
  const made = new WeakMap<Words, WeakMap<Facts, { readonly players: PlayerNames; readonly names: Names }>>();
  return (named, words) => {
    const ofLanguage = made.get(words) ?? new WeakMap<Facts, { readonly players: PlayerNames; readonly names: Names }>();
    made.set(words, ofLanguage);
    const known = ofLanguage.get(named.facts);
    if (known?.players === named.names) return known.names;
    const names = make(named, words);
    ofLanguage.set(named.facts, { players: named.names, names });
    return names;
  };
}

export const namesOf = remembering(makeNames);

function makeNames(named: Named, words: Words): Names {
  const { setup, facts, content } = named;
  const cards: Record<string, string> = {};
  const pilots: Record<ShipId, CardKey> = {};
  const hugeShips = new Set<ShipId>();
  let place = 0;
  setup.squads.forEach((squad, seat) => {
    squad.ships.forEach((_, number) => {
      const own = facts.ships[place];
      place += 1;
      if (!own) return;
      const id = shipId(seat, number);
      pilots[id] = `pilot:${own.pilot.id}`;
      if (own.isHuge) hugeShips.add(id);
      cards[`pilot:${own.pilot.id}`] = own.pilot.name;
      if (own.pilot.shipAbility !== undefined) cards[`ship:${own.pilot.shipAbility}`] = own.pilot.shipAbility;
      for (const upgrade of own.toCome?.flat() ?? own.upgrades) {
        cards[`upgrade:${upgrade.id}`] = upgrade.name;
        if (upgrade.shipAbility !== undefined) cards[`ship:${upgrade.shipAbility}`] = upgrade.shipAbility;
      }
    });
  });
  for (const { kind } of setup.remotes ?? []) cards[`remote:${kind}`] = words.names.remotes[kind];
  for (const deck of facts.decks) for (const card of deck.list) cards[card.key] = markedCardName(card.name, card.source, words);
  for (const [id, { name }] of content?.catalogue.conditions ?? []) cards[`condition:${id}`] = name;
  return {
    words,
    ships: shortNames({ setup, facts }, words),
    pilots,
    hugeShips,
    seats: setup.seats.map((_, seat) => nameOfSeat(named, seat, words)),
    owners: setup.seats.map(({ player }) => player),
    playerName: (id) => nameOfPlayer(named, id, words),
    cards,
    terms: termsOf(setup.edition, words),
  };
}
