import { pilotSkill } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { both, friendly, type ShipWhen, within } from "../../../language/when.ts";

const isBetter: ShipWhen = ({ game, self }, ship) => pilotSkill(game, ship) > pilotSkill(game, self.ship);

export const bodyguard: Card = {
  card: "upgrade:bodyguard",
  title: "Bodyguard",
  triggers: [
    {
      at: "startOfCombat",
      may: [
        { verb: "spend", token: "focus" },
        {
          verb: "choose ship",
          among: both(friendly, within(1), isBetter),
          does: [{ verb: "lasting", effect: "agility", until: "round", who: "chosen", value: 1 }],
        },
      ],
    },
  ],
};
