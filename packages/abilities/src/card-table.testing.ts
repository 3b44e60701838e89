/** Helpers for card tests: tables with the whole registry, two ships facing each other at Range 2, and Damage cards found by name. */
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

/** Places the first ship facing up the table and the second facing down, with `gap` millimetres between their bases. */
export const duel = (first: SomeShip, second: SomeShip, more: More & { readonly gap?: number } = {}): Table => {
  const { gap = 150, ...table } = more;
  return cardTable([[{ pose: at(400, 300), ...first }], [{ pose: at(400, 340 + gap, 180), ...second }]], table);
};

/** Lets one ship fly the maneuver on its dial. Another ship, far away, activates afterwards, so the phase isn't over yet. */
export const flying = (ship: SomeShip, dial: string, more: More = {}): Table =>
  cardTable([[{ pose: at(400, 300), dial, ...ship }], [{ pilot: "wedgeantilles", pose: at(850, 850, 180), dial: "1FG" }]], {
    phase: "activation",
    ...more,
  });

/** Lets the first ship attack the second. The dice show these faces, and nobody modifies them. */
export function shoot(table: Table, attack: readonly AttackFace[], defense: readonly DefenseFace[], weapon = "primary"): Table {
  table
    .attackDice(...attack)
    .defenseDice(...defense)
    .say(`${weapon}>B1`);
  while (table.kind.startsWith("modify")) table.pass();
  return table;
}

/** Returns a Damage card from a small-ship deck. The card has been faceup since the given round. */
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

/** Puts these Damage cards on top of a deck, in drawing order. */
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

/** Returns the faces currently showing on the attack dice. */
export const attackFaces = (table: Table): readonly string[] => table.game.state.attack?.attackDice.map(({ face }) => face) ?? [];
export const defenseFaces = (table: Table): readonly string[] => table.game.state.attack?.defenseDice.map(({ face }) => face) ?? [];
/** Returns the number of dice in each roll, in order. */
export const diceRolled = (table: Table): readonly number[] => table.notes("rolled").map((note) => note.faces.length);
