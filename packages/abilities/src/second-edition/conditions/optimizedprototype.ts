import { arcsShown, hasLock, isFriendly, shipsInPlay } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import { type When, whoIs } from "../../language/scene.ts";
import { all, hasUpgrade, withPrimary } from "../../language/when.ts";
import { SPEND_RESULT } from "../spend-result.ts";

const fromTheFront: When = (scene) => {
  const attacker = whoIs(scene, "attacker");
  return attacker !== undefined && scene.attack !== undefined && arcsShown(scene.game, attacker, scene.attack.weapon).includes("front");
};
const lockedByKrennic: When = ({ game, self, attack }) =>
  attack !== undefined &&
  shipsInPlay(game).some(
    (ship) => isFriendly(game, self.ship, ship) && hasUpgrade(ship, "directorkrennic") && hasLock(ship, attack.defender),
  );

/** While attacking, the ship can spend a result to remove a shield from the defender or expose one of its Damage cards. */
export const optimizedprototype: Card = {
  card: "condition:optimizedprototype",
  title: "Optimized Prototype",
  dice: [
    {
      dice: "attack",
      when: all(withPrimary, fromTheFront, lockedByKrennic),
      may: [
        SPEND_RESULT,
        {
          verb: "one of",
          choices: { shield: [{ verb: "lose shield", who: "defender" }], card: [{ verb: "expose", who: "defender" }] },
        },
      ],
    },
  ],
};
