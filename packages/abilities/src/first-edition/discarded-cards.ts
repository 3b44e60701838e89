/** Cards that bring back discarded cards. */
import type { Slot } from "@broadside/cards";
import type { Ship, Situation } from "@broadside/rules";
import { returnToPlay } from "@broadside/rules/procedures";
import type { Instruction } from "../language/instruction.ts";
import { pick, upgradesAt } from "../language/pick.ts";

/** Returns the indexes of the ship's discarded cards of these types. */
const discardedOf = (game: Situation, ship: Ship, slots: readonly Slot[]): readonly number[] =>
  game
    .factsOf(ship)
    .upgrades.flatMap((card, at) => (ship.upgrades[at]?.faceup === false && card.slots.some((slot) => slots.includes(slot)) ? [at] : []));

/** Turns one of the discarded cards faceup so that it works again (1E-SQUAD-11). */
export const returnOne = (...slots: readonly Slot[]): Instruction =>
  pick({
    rule: "1E-SQUAD-11",
    among: ({ game, self: { ship } }) => upgradesAt(ship, discardedOf(game, ship, slots)),
    apply: ({ game, self: { ship } }, at) => returnToPlay(game, ship, at),
  });
