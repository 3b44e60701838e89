/** The names of a game, made from its set-up and its cards. */
import { type Catalogue, markedName } from "@broadside/cards";
import { type Facts, type GameSetup, REMOTES, remoteId, type ShipId, shipId } from "@broadside/rules";
import { EDITION_TERMS } from "./edition-terms.ts";
import type { Names } from "./names.ts";

/** What names can be made from; a game is one. */
export interface Named {
  readonly setup: GameSetup;
  readonly facts: Facts;
  /** Where Conditions have their names from. */
  readonly content?: { readonly catalogue: Pick<Catalogue, "conditions"> };
}

const made = new WeakMap<Facts, Names>();

/** Names as they are, or those of a game. */
export const namesIn = (from: Names | Named): Names => ("facts" in from ? namesOf(from) : from);

export function namesOf(named: Named): Names {
  const known = made.get(named.facts);
  if (known) return known;
  const names = makeNames(named);
  made.set(named.facts, names);
  return names;
}

function makeNames({ setup, facts, content }: Named): Names {
  const ships: Record<ShipId, string> = {};
  const cards: Record<string, string> = {};
  let place = 0;
  setup.squads.forEach((squad, seat) => {
    squad.ships.forEach((_, number) => {
      const own = facts.ships[place];
      place += 1;
      if (!own) return;
      const id = shipId(seat, number);
      ships[id] = `${own.pilot.name} (${id})`;
      cards[`pilot:${own.pilot.id}`] = own.pilot.name;
      if (own.pilot.shipAbility !== undefined) cards[`ship:${own.pilot.shipAbility}`] = own.pilot.shipAbility;
      for (const upgrade of own.toCome?.flat() ?? own.upgrades) {
        cards[`upgrade:${upgrade.id}`] = upgrade.name;
        if (upgrade.shipAbility !== undefined) cards[`ship:${upgrade.shipAbility}`] = upgrade.shipAbility;
      }
    });
  });
  (setup.remotes ?? []).forEach(({ kind, number }, place) => {
    ships[remoteId(place)] = `${REMOTES[kind].name} ${number} (${remoteId(place)})`;
    cards[`remote:${kind}`] = REMOTES[kind].name;
  });
  for (const deck of facts.decks) for (const card of deck.list) cards[card.key] = markedName(card);
  for (const [id, { name }] of content?.catalogue.conditions ?? []) cards[`condition:${id}`] = name;
  return { ships, seats: setup.seats.map(({ name }) => name), cards, terms: EDITION_TERMS[setup.edition] };
}
