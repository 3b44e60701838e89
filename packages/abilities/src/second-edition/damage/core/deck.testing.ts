/** Sets up ships with faceup cards from the second-edition deck, and shows what happened to them. */
import { pack } from "@broadside/cards/2.0";
import { invariant } from "@broadside/kit";
import type { DamageCard } from "@broadside/rules";
import { at, startTable, type Table, type TestShip, type TestTable } from "@broadside/rules/testing";
import { ABILITIES_2_0 } from "../../index.ts";

export { at } from "@broadside/rules/testing";

type More = Omit<TestTable, "ships">;

export const coreDeck = pack.damageDecks.find(({ id }) => id === "core");

/** Returns a card by name. If several cards share the name, returns the one with this number. */
export function faceup(name: string, number = 0): DamageCard {
  const names = coreDeck?.cards.flatMap((card) => Array.from({ length: card.copies }, () => card.name)) ?? [];
  const card = names.indexOf(name) + number;
  invariant(names[card] === name, `no ${name} in the deck`);
  return { card, faceup: true, since: 0 };
}

/** Returns an X-wing without shields that has these cards. */
export const hurt = (...cards: readonly DamageCard[]): Omit<TestShip, "pose"> => ({
  pilot: "redsquadronveteran",
  shields: 0,
  damage: cards,
});

export const deckTable = (ships: TestTable["ships"], more: More = {}): Table =>
  startTable({ edition: "2.0", registry: ABILITIES_2_0, ...more, ships });

/** The first ship flies the maneuver on its dial. The other ship is far away. */
export const flying = (ship: Omit<TestShip, "pose">, dial: string, more: More = {}): Table =>
  deckTable([[{ pose: at(400, 300), dial, ...ship }], [{ pilot: "academypilot", pose: at(850, 850, 180), dial: "1FB", activated: true }]], {
    phase: "activation",
    ...more,
  });

/** Places two ships face to face at range 2. The first ship is about to attack. */
export const facing = (first: Omit<TestShip, "pose">, second: Omit<TestShip, "pose"> = { pilot: "academypilot" }, more: More = {}): Table =>
  deckTable([[{ pose: at(400, 300), ...first }], [{ pose: at(400, 490, 180), ...second }]], { phase: "combat", ...more });

/** Counts a ship's faceup and facedown cards. */
export const cardsOf = (table: Table, id = "A1"): readonly [faceup: number, facedown: number] => {
  const { damage } = table.ship(id);
  const up = damage.filter((card) => card.faceup).length;
  return [up, damage.length - up];
};
