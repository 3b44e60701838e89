import { isInAttackArc } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { all, both, friendly, type ShipWhen } from "../../../language/when.ts";
import { defenderIs } from "../../../language/when-second-edition.ts";

const notSmall: ShipWhen = ({ game }, ship) => game.factsOf(ship).type.size !== "small";

export const mandalorianroyalguard: Card = {
  card: "pilot:mandalorianroyalguard",
  title: "Mandalorian Royal Guard",
  dice: [
    {
      dice: "defense",
      helpsOthers: true,
      when: all(defenderIs(both(friendly, notSmall)), ({ game, self }) => isInAttackArc(game, self.ship)),
      may: [
        { verb: "gain", token: "deplete" },
        { verb: "gain", token: "strain" },
        { verb: "change", from: ["blank", "focus"], to: "evade" },
      ],
    },
  ],
};
