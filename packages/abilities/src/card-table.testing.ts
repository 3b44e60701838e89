/** A table for tests of cards: the whole registry, two ships that face each other at Range 2, Damage cards by name. */
import { pack } from "@broadside/cards/1e";
import type { AttackFace, DefenseFace } from "@broadside/dice";
import { invariant } from "@broadside/kit";
import type { DamageCard } from "@broadside/rules";
import { at, startTable, type Table, type TestShip, type TestTable } from "@broadside/rules/testing";
import { FIRST_EDITION_ABILITIES } from "./index.ts";

export { at } from "@broadside/rules/testing";

type More = Omit<TestTable, "ships">;
type SomeShip = Omit<TestShip, "pose"> & Partial<Pick<TestShip, "pose">>;

export const cardTable = (ships: TestTable["ships"], more: More = {}): Table =>
  startTable({ registry: FIRST_EDITION_ABILITIES, phase: "combat", ...more, ships });

/** The first ship looks up the table, the second down, so many millimetres between their bases. */
export const duel = (first: SomeShip, second: SomeShip, more: More & { readonly gap?: number } = {}): Table => {
  const { gap = 150, ...table } = more;
  return cardTable([[{ pose: at(400, 300), ...first }], [{ pose: at(400, 340 + gap, 180), ...second }]], table);
};

/** One ship that flies its dial; another, far away, is asked for its action after it. */
export const flying = (ship: SomeShip, dial: string, more: More = {}): Table =>
  cardTable([[{ pose: at(400, 300), dial, ...ship }], [{ pilot: "wedgeantilles", pose: at(850, 850, 180), dial: "1FG" }]], {
    phase: "activation",
    ...more,
  });

/** The first ship attacks the second with these dice; nothing is modified. */
export function shoot(table: Table, attack: readonly AttackFace[], defense: readonly DefenseFace[], weapon = "primary"): Table {
  table
    .attackDice(...attack)
    .defenseDice(...defense)
    .say(`${weapon}>B1`);
  while (table.kind.startsWith("modify")) table.pass();
  return table;
}

/** A Damage card of the small ships' decks that has been faceup since a round. */
export function faceup(
  name: string,
  { deck = "core-tfa", since = 1 }: { readonly deck?: string; readonly since?: number } = {},
): DamageCard {
  const names = pack.damageDecks
    .find(({ id }) => id === deck)
    ?.cards.flatMap((card) => Array.from({ length: card.copies }, () => card.name));
  const card = names?.indexOf(name) ?? -1;
  invariant(card >= 0, `no ${name} in ${deck}`);
  return { card, faceup: true, since };
}

/** The next Damage cards that come from a deck, one after the other. */
export function nextDamages(table: Table, deck: number, ...names: readonly string[]): Table {
  const cards = [...(table.game.state.decks[deck]?.cards ?? [])];
  for (const name of names) {
    const place = cards.findIndex((card) => table.game.facts.decks[deck]?.list[card]?.name === name);
    invariant(place >= 0, `no ${name} left`);
    cards.splice(place, 1);
    table.script([place]);
  }
  return table;
}

/** Faces of the attack dice that lie there. */
export const attackFaces = (table: Table): readonly string[] => table.game.state.attack?.attackDice.map(({ face }) => face) ?? [];
export const defenseFaces = (table: Table): readonly string[] => table.game.state.attack?.defenseDice.map(({ face }) => face) ?? [];
/** How many dice each roll had, in their order. */
export const diceRolled = (table: Table): readonly number[] => table.notes("rolled").map((note) => note.faces.length);
