/** A lock of another ship on the defender is spent, for any number of attack dice. */
import { diceOf, hasLock, lockTarget, may, spendLock } from "@broadside/rules/procedures";
import type { Deed } from "../../language/deed.ts";
import { both, type ShipWhen } from "../../language/when.ts";

const locksDefender: ShipWhen = ({ game, attack }, ship) =>
  attack !== undefined && hasLock(ship, lockTarget(attack)) && may(game, "spend", { ship, token: "lock", attack }, true);

const SPEND_ITS_LOCK: Deed = {
  verb: "special",
  can: () => true,
  *perform({ game, attack, chosen }) {
    if (attack && chosen) yield* spendLock(game, chosen, lockTarget(attack));
  },
};

export const rerollByLockOf = (whose: ShipWhen): Deed => ({
  verb: "choose ship",
  among: both(whose, locksDefender),
  does: [SPEND_ITS_LOCK, { verb: "reroll", most: ({ game }) => diceOf(game, "attack").length, least: 1 }],
});
