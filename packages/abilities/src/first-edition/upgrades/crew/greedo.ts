import { AFTER_ATTACK } from "@broadside/rules/procedures";
import type { Card, Trigger } from "../../../language/card.ts";
import type { CardScene, When } from "../../../language/scene.ts";
import { all, inAttack, isAttacker, isDefender } from "../../../language/when.ts";

/** Triggers on the round's first attack in which the ship is the attacker, or the defender, depending on `side`. */
const firstTime = (side: When, mark: string): Trigger => {
  const named = ({ self }: CardScene): string => `${self.key} ${mark}`;
  return {
    at: "attackBegins",
    when: all(side, (scene) => !scene.self.ship.usedThisRound.includes(named(scene))),
    must: [
      {
        verb: "apply",
        what(scene) {
          const { ship } = scene.self;
          scene.game.setShip(ship, { usedThisRound: [...ship.usedThisRound, named(scene)] });
        },
      },
      { verb: "lasting", effect: "greedo", until: "attack" },
    ],
  };
};

export const greedo: Card = {
  card: "upgrade:greedo",
  title: "Greedo",
  triggers: [firstTime(isAttacker, "attacks"), firstTime(isDefender, "defends")],
  effects: {
    greedo: {
      permissions: {
        dealtFaceup: ({ state: { attack } }) => (attack && attack.step !== AFTER_ATTACK ? true : undefined),
      },
      triggers: [{ at: "damageDealt", when: inAttack, must: [{ verb: "discard this card" }] }],
    },
  },
};
