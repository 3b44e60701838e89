/** Sets up a ship for damage tests, and makes something happen to it. */
import { windowCard } from "../abilities/cards.testing.ts";
import type { Situation } from "../contract/situation.ts";
import type { DamageCard, Ship } from "../state/state.ts";
import { at, startTable, type Table, type TestShip, type TestTable } from "../testing.ts";
import { sufferDamage } from "./damage.ts";

const WING = { pilot: "redsquadronveteran" };

/** Damage cards by number, facedown and faceup. */
export const down = (...cards: readonly number[]): readonly DamageCard[] => cards.map((card) => ({ card, faceup: false, since: 1 }));
export const up = (...cards: readonly number[]): readonly DamageCard[] => cards.map((card) => ({ card, faceup: true, since: 1 }));

/** Does something to ship A1 at the start of its Activation phase, far from all other ships. */
export function befalls(
  what: (game: Situation, ship: Ship) => ReturnType<typeof sufferDamage>,
  ship: Partial<TestShip> = {},
  { cards = {}, ...more }: Partial<TestTable> = {},
): Table {
  const event = windowCard("startOfActivation", { does: (game) => what(game, game.state.ships[0] as Ship) });
  return startTable({
    phase: "activation",
    cards: { "pilot:academypilot": event, ...cards },
    ships: [[{ ...WING, pose: at(200, 200), dial: "1FB", ...ship }], [{ pilot: "academypilot", pose: at(700, 700, 180), dial: "2FB" }]],
    ...more,
  });
}
export const suffers = (hits: number, crits: number) => (game: Situation, ship: Ship) =>
  sufferDamage(game, ship, { hits, crits, reason: "obstacle" });
