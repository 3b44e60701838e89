/** Spends another ship's lock on the defender to reroll any number of attack dice. */
import { diceOf, hasLock, lockTarget, may, spendLock } from "@broadside/rules/procedures";
import type { Instruction } from "../../language/instruction.ts";
import { both, type ShipWhen } from "../../language/when.ts";

const locksDefender: ShipWhen = ({ game, self, attack }, holder) =>
  attack !== undefined &&
  hasLock(holder, lockTarget(attack)) &&
  may(game, "spend", { ship: self.ship, token: "lock", attack, holder }, true);

const SPEND_ITS_LOCK: Instruction = {
  verb: "special",
  can: () => true,
  *perform({ game, self, attack, chosen }) {
    if (attack && chosen) yield* spendLock(game, self.ship, lockTarget(attack), chosen);
  },
};

export const rerollByLockOf = (whose: ShipWhen): Instruction => ({
  verb: "choose ship",
  among: both(whose, locksDefender),
  does: [SPEND_ITS_LOCK, { verb: "reroll", most: ({ game }) => diceOf(game, "attack").length, least: 1 }],
});
