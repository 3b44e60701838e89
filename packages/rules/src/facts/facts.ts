/** The facts on a game's cards, prepared once: values that never change during play. */
import type { Catalogue } from "@broadside/cards";
import type { Section } from "@broadside/geometry";
import type { GameSetup } from "../state/setup.ts";
import type { DamageCard, Ship, UpgradeState } from "../state/state.ts";
import { addDecks, deckCards, deckOfShip, deckSeat } from "./deck-facts.ts";
import type { DeckFacts, Facts, ShipFacts } from "./printed-facts.ts";
import { remoteFacts } from "./remote-facts.ts";
import { shipFacts, upgradeFacts } from "./ship-facts.ts";

/** The index of the deck that a ship's cards are drawn from and return to. */
export function deckPlace({ ships }: Facts, ship: number, section: Section | undefined): number {
  const { decks } = ships[ship] as ShipFacts;
  return section === "aft" ? (decks[1] ?? decks[0]) : decks[0];
}

/** Returns the cards from a deck that are on ships. */
export function cardsLying(facts: Facts, ships: readonly Pick<Ship, "place" | "damage">[], deck: number): readonly DamageCard[] {
  return ships.flatMap(({ place, damage }) => damage.filter(({ section }) => deckPlace(facts, place, section) === deck));
}

/** Returns the facts, which are read only once for each set-up. */
export function factsOf(setup: GameSetup, catalogue: Catalogue): Facts {
  const known = knownFacts.get(setup);
  if (known?.catalogue === catalogue) return known.facts;
  const facts = readFacts(setup, catalogue);
  knownFacts.set(setup, { catalogue, facts });
  return facts;
}
const knownFacts = new WeakMap<GameSetup, { readonly catalogue: Catalogue; readonly facts: Facts }>();

/** Decks of seats come first in the list, so a seat's number is also its deck's index. */
function readFacts(setup: GameSetup, catalogue: Catalogue): Facts {
  const decks: DeckFacts[] = setup.decks.map((id, seat) => ({
    seat,
    ship: undefined,
    section: undefined,
    cards: deckCards(id, catalogue).map((_, card) => card),
    list: deckCards(id, catalogue),
  }));
  const ships: ShipFacts[] = [];
  setup.squads.forEach((squad, seat) => {
    const cards = squad.ships.flatMap(({ upgrades }) => upgrades.flatMap((id) => catalogue.upgrades.get(id) ?? []));
    for (const ship of squad.ships) {
      const own = deckOfShip(ship, catalogue);
      const shared = deckSeat(setup, seat);
      const damageCards = deckCards(own ?? setup.decks[shared] ?? "", catalogue);
      const places = own === undefined ? ([shared] as const) : addDecks(decks, seat, ships.length, damageCards);
      ships.push(shipFacts(ship, catalogue, damageCards, places, cards, squad.faction));
    }
  });
  // A remote without a controller is dealt cards from the first player's deck (2E-DMG-26-Q).
  for (const { kind, seat = 0 } of setup.remotes ?? [])
    ships.push(remoteFacts(kind, decks[deckSeat(setup, seat)]?.list ?? [], deckSeat(setup, seat)));
  const hugeShips = ships.flatMap(({ isHuge }, place) => (isHuge ? [place] : []));
  return { ships, decks, hugeShips, hasGuests: ships.some(({ isGuest }) => isGuest) };
}

/** The facts of a ship whose cards change. They are cached twice: by the cards' ids, and by the list object. */
interface ChangedFacts {
  readonly byIds: Map<string, ShipFacts>;
  readonly byList: WeakMap<readonly UpgradeState[], ShipFacts>;
}
const changedFacts = new WeakMap<ShipFacts, ChangedFacts>();

/** Returns a ship's facts with the cards currently on it; cards handed to it come last. Its point value stays as listed. */
export function factsNow(listed: ShipFacts, { upgrades }: Pick<Ship, "upgrades">, catalogue: Catalogue): ShipFacts {
  const known = changedFacts.get(listed) ?? { byIds: new Map(), byList: new WeakMap() };
  const found = known.byList.get(upgrades);
  if (found) return found;
  changedFacts.set(listed, known);
  const ids = upgrades.map(({ id }) => id).join(" ");
  const made = known.byIds.get(ids) ?? factsWith(listed, upgrades, catalogue);
  known.byIds.set(ids, made);
  known.byList.set(upgrades, made);
  return made;
}

function factsWith(listed: ShipFacts, upgrades: readonly UpgradeState[], catalogue: Catalogue): ShipFacts {
  const own = listed.upgrades.map((card, at) => listed.toCome?.[at]?.find(({ id }) => id === upgrades[at]?.id) ?? card);
  const handed = upgrades.slice(own.length).flatMap(({ id }) => catalogue.upgrades.get(id) ?? []);
  const cards = [...own, ...handed];
  const isListed = cards.length === own.length && own.every((card, at) => card === listed.upgrades[at]);
  return isListed ? listed : { ...listed, ...upgradeFacts(listed.pilot, listed.type, cards) };
}

/** Combines the facts of a carrier that has no dial with the dial of the ship docked with it. */
export function factsWithDialOf(carrier: ShipFacts, aboard: ShipFacts): ShipFacts {
  const known = borrowedDials.get(carrier) ?? new WeakMap<ShipFacts, ShipFacts>();
  const made = known.get(aboard) ?? { ...carrier, dial: aboard.dial };
  borrowedDials.set(carrier, known.set(aboard, made));
  return made;
}
const borrowedDials = new WeakMap<ShipFacts, WeakMap<ShipFacts, ShipFacts>>();
