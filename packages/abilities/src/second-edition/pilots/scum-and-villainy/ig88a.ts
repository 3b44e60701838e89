import { actionBar } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { both, friendly, other, type ShipWhen, within } from "../../../language/when.ts";

const calculates: ShipWhen = ({ game }, ship) => actionBar(game, ship).some((action) => action === "calculate");

export const ig88a: Card = {
  card: "pilot:ig88a",
  title: "IG-88A",
  triggers: [
    {
      at: "startOfCombat",
      may: [
        { verb: "choose ship", among: both(friendly, other, within(1, 3), calculates), does: [{ verb: "transfer", token: "calculate" }] },
      ],
    },
  ],
};
