/** Makes a huge ship for tests, and applies effects to it. */
import { windowCard } from "../abilities/cards.testing.ts";
import type { Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { cardsLying } from "../facts/facts.ts";
import { type DamageCard, type Deck, type Ship, shipOf } from "../state/state.ts";
import { at, startTable, type Table, type TestShip, type TestTable } from "../testing.ts";
import { sufferDamage } from "./damage.ts";

type Work = (game: Situation, ship: Ship) => Procedure | undefined;
type Section = NonNullable<DamageCard["section"]>;
export type HugeShip = Partial<TestShip> & { readonly pilot: string };

/** Makes something happen to A1 at the start of combat, when the opponent uses its card. The opponent is far away. */
export function befalls(
  ship: HugeShip,
  work: Work,
  { cards, ...more }: Partial<TestTable> = {},
  before: (table: Table) => void = () => {},
): Table {
  const trigger = windowCard("startOfCombat", { may: true, does: (game) => work(game, shipOf(game.state, "A1")) });
  const given: TestTable = {
    phase: "combat",
    ships: [[{ pose: at(300, 300), ...ship }], [{ pilot: "academypilot", pose: at(850, 850) }]],
    cards: { "pilot:academypilot": trigger, ...cards },
    ...more,
  };
  const table = hugeTable(given);
  before(table);
  return table.say("B1/pilot:academypilot");
}

/** A table whose decks lack the Damage cards already on its ships. */
export const hugeTable = (given: TestTable): Table => startTable({ ...given, state: { decks: decksWithout(given), ...given.state } });

/** Returns the table's decks without the cards already on its ships. */
function decksWithout(given: TestTable): readonly Deck[] {
  const { facts, state } = startTable(given).game;
  return state.decks.map((deck, place) => {
    const lying = new Set(cardsLying(facts, state.ships, place).map(({ card }) => card));
    const cards = deck.cards.filter((card) => !lying.has(card));
    return { ...deck, cards, left: cards.length };
  });
}

export const suffer =
  (hits: number, crits = 0, section?: Section | readonly Section[]): Work =>
  (game, ship) =>
    sufferDamage(game, ship, { hits, crits, reason: "obstacle", section });

/** Runs several effects, one after the other. */
export const inTurn = (...works: readonly Work[]): Work =>
  function* (game, ship) {
    for (const work of works) {
      const todo = work(game, ship);
      if (todo) yield* todo;
    }
  };

/** Makes this many facedown cards for a section of a CR90 or Raider, whose decks have ten cards each. */
export const facedown = (section: Section, count: number): readonly DamageCard[] =>
  Array.from({ length: count }, (_, card) => ({ card: section === "fore" ? card : 10 + card, section, faceup: false, since: 1 }));

/** The cards at a section. */
export const lyingAt = (ship: Ship, section: Section): readonly DamageCard[] => ship.damage.filter((card) => card.section === section);

/** Returns how many cards are left in each section's deck. The table must have only one huge ship. */
export const leftInDecks = ({ game }: Table): readonly number[] =>
  game.state.decks.filter((_, place) => game.facts.decks[place]?.section).map(({ left }) => left);
