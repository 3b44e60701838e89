/** Discarded cards of a ship that come back. */
import type { Slot } from "@broadside/cards";
import type { Ship, Situation } from "@broadside/rules";
import { returnToPlay } from "@broadside/rules/procedures";
import type { Deed } from "../language/deed.ts";
import { pick, upgradesAt } from "../language/pick.ts";

/** Places of the ship's discarded cards of these types. */
const discardedOf = (game: Situation, ship: Ship, slots: readonly Slot[]): readonly number[] =>
  game
    .factsOf(ship)
    .upgrades.flatMap((card, at) => (ship.upgrades[at]?.faceup === false && card.slots.some((slot) => slots.includes(slot)) ? [at] : []));

/** One of them is turned faceup and works again (1E-SQUAD-11). */
export const returnOne = (...slots: readonly Slot[]): Deed =>
  pick({
    rule: "1E-SQUAD-11",
    among: ({ game, self: { ship } }) => upgradesAt(ship, discardedOf(game, ship, slots)),
    apply: ({ game, self: { ship } }, at) => returnToPlay(game, ship, at),
  });
