import { GREEN } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, both, friendly, toThisShip, within } from "../../../language/when.ts";

const spentGreen: When = ({ moment: { spent } }) => GREEN.some((token) => token === spent);

export const kendyideleBattleoverendor: Card = {
  card: "pilot:kendyidele-battleoverendor",
  title: "Kendy Idele",
  triggers: [
    {
      at: "tokenSpent",
      when: all(toThisShip, spentGreen),
      may: [
        {
          verb: "choose ship",
          among: both(friendly, within(1, 3)),
          does: [
            { verb: "gain", token: "strain" },
            { verb: "free action", names: ["focus", "evade"], who: "chosen", colour: "red" },
          ],
        },
      ],
    },
  ],
};
