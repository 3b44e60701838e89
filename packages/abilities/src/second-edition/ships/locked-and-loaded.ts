import { shipOf, type Weapon } from "@broadside/rules";
import { arcsShown, attack, mayAttackOnceMore } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import { type When, whoIs } from "../../language/scene.ts";

/** True if the ship that carries this one has made a primary attack to the front or with a turret. */
const carrierHasFired: When = (scene) => {
  const { game, self, attack: made } = scene;
  const attacker = whoIs(scene, "attacker");
  if (!made || !attacker || self.ship.carrier !== attacker.id || made.weapon !== "primary") return false;
  return arcsShown(game, attacker, made.weapon).some((arc) => arc === "front" || arc.endsWith("turret"));
};

const TO_THE_REAR = { weapons: (weapon: Weapon) => weapon === "second primary", rule: "2E-ENGAGE-10" as const, mayDecline: true };

/** While the ship is docked, its carrier can attack to the rear after attacking ahead. */
export const lockedAndLoaded: Card = {
  card: "ship:Locked and Loaded",
  title: "Locked and Loaded",
  worksInReserve: true,
  triggers: [
    {
      at: "afterAttack",
      when: carrierHasFired,
      bonusAttack: true,
      may: [
        {
          verb: "special",
          can: ({ game, self }) => mayAttackOnceMore(game, shipOf(game.state, self.ship.carrier ?? self.ship.id), TO_THE_REAR),
          *perform({ game, self }) {
            yield* attack(game, shipOf(game.state, self.ship.carrier ?? self.ship.id), TO_THE_REAR);
          },
        },
      ],
    },
  ],
};
