import { isOnAttacker } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";

/** True if the attacker is locked. For a huge attacker, the firing section must be locked (HS-TOKEN-09). */
const attackerIsLocked: When = ({ self, attack }) => attack !== undefined && self.ship.locks.some((lock) => isOnAttacker(lock, attack));
/**
 * True if the card hasn't been used in this attack. Friendly ships can attack each other, so the card can be used for either side of the
 * attack.
 */
const notUsedYet: When = ({ self, attack }) => attack?.used.every((key) => key !== self.key && !key.startsWith(`${self.key}#`)) === true;

export const m9g8: Card = {
  card: "upgrade:m9g8",
  title: "M9-G8",
  dice: (["defender", "attacker"] as const).map((as) => ({
    dice: "attack",
    as,
    helpsOthers: true,
    byThisShip: true,
    when: (scene) => attackerIsLocked(scene) && notUsedYet(scene),
    may: [{ verb: "reroll", most: 1, least: 1, by: "this ship" }],
  })),
  permissions: { lockFriends: (_, self, { ship }) => (ship === self.ship ? true : undefined) },
};
