import { pilotSkill } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { both, friendly, other, type ShipWhen, within } from "../../../language/when.ts";

const isLower: ShipWhen = ({ game, self }, ship) => pilotSkill(game, ship) < pilotSkill(game, self.ship);

export const squadleader: Card = {
  card: "upgrade:squadleader",
  title: "Squad Leader",
  action: {
    does: [{ verb: "choose ship", among: both(other, friendly, within(1, 2), isLower), does: [{ verb: "free action", who: "chosen" }] }],
  },
};
