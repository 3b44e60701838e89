import { may } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { type When, type Who, whoIs } from "../../../language/scene.ts";
import { all, attackerIs, both, friendly, other, within } from "../../../language/when.ts";
import { defenderIs } from "../../../language/when-second-edition.ts";

const isHelped = both(friendly, other, within(0, 2));
const maySpendFocus =
  (who: Who): When =>
  (scene) => {
    const ship = whoIs(scene, who);
    return ship !== undefined && may(scene.game, "spend", { ship, token: "focus", attack: scene.attack }, true);
  };

export const esegetuketu: Card = {
  card: "pilot:esegetuketu",
  title: "Esege Tuketu",
  dice: [
    {
      dice: "attack",
      helpsOthers: true,
      when: all(attackerIs(isHelped), maySpendFocus("attacker")),
      may: [
        { verb: "spend", token: "focus" },
        { verb: "change", from: "focus", to: "hit", most: "all" },
      ],
    },
    {
      dice: "defense",
      helpsOthers: true,
      when: all(defenderIs(isHelped), maySpendFocus("defender")),
      may: [
        { verb: "spend", token: "focus" },
        { verb: "change", from: "focus", to: "evade", most: "all" },
      ],
    },
  ],
};
