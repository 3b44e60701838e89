import { addResult } from "@broadside/dice";
import { assign, choose, modifyDefenseDice, type Procedure } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { type CardScene, whoIs } from "../../../language/scene.ts";
import { isNear } from "./phrases.ts";

/** The attacker's player chooses between gaining strain and allowing the evade. */
function* strainOrEvade(scene: CardScene): Procedure {
  const { game, self } = scene;
  const attacker = whoIs(scene, "attacker");
  if (!attacker) return;
  const isStrained: boolean = yield* choose<boolean>(() => ({
    kind: "choose one",
    seat: attacker.seat,
    rule: "2E-ATK-18",
    about: { ship: attacker.id, card: self.card },
    options: [
      { key: "evade", value: false },
      { key: "strain", value: true },
    ],
  }));
  const { attack } = game.state;
  if (isStrained) yield* assign(game, attacker, "strain", 1, self.ship);
  else if (attack) modifyDefenseDice(game, addResult(attack.defenseDice, "evade"));
}

/** A friendly ship nearby that defends can spend a calculate token to add an evade, unless the attacker then gains a strain token. */
export const k2b4: Card = {
  card: "upgrade:k2b4",
  title: "K2-B4",
  dice: [
    {
      dice: "defense",
      helpsOthers: true,
      when: (scene) => isNear(scene, whoIs(scene, "defender")),
      may: [
        { verb: "spend", token: "calculate", who: "defender" },
        { verb: "special", can: () => true, perform: strainOrEvade },
      ],
    },
  ],
};
