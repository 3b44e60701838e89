import { canRecoverCharge, recoverCharge } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { pick, upgradesAt } from "../../../language/pick.ts";
import type { CardScene } from "../../../language/scene.ts";
import { actionIs, all, toThisShip, upgradesOf } from "../../../language/when.ts";

const talentsOf = ({ game, self: { ship } }: CardScene): readonly number[] =>
  upgradesOf(game, ship, "talent").filter((at) => canRecoverCharge(game, ship, at));

export const tomaxbren: Card = {
  card: "pilot:tomaxbren",
  title: "Tomax Bren",
  triggers: [
    {
      at: "actionPerformed",
      when: all(toThisShip, actionIs("reload")),
      may: [
        pick({
          kind: "recover charge",
          rule: "2E-CHARGE-05",
          among: (scene) => upgradesAt(scene.self.ship, talentsOf(scene)),
          apply: ({ game, self }, place) => recoverCharge(game, self.ship, place),
        }),
      ],
    },
  ],
};
