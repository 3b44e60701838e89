import { damageTotal, hull, partOf } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import type { When } from "../../language/scene.ts";
import { all, isAttacker } from "../../language/when.ts";

/** Hull must be left to pay with. A huge ship pays with the section that attacked (HS-FAQ-06); a crippled one has none, whatever was repaired (HS-CRIP-08, -13). */
const canPay: When = ({ game, self: { ship }, attack }) => {
  const part = partOf(game, ship, attack?.from);
  return (part === undefined || part !== ship.crippled) && damageTotal(game, ship, part) < hull(game, ship, part);
};

export const darthvaderCrew: Card = {
  card: "upgrade:darthvader",
  title: "Darth Vader",
  triggers: [
    {
      at: "afterAttack",
      when: all(isAttacker, canPay),
      may: [
        { verb: "suffer", hits: 2, section: "attacking" },
        { verb: "suffer", crits: 1, who: "defender", section: "targeted" },
      ],
    },
  ],
};
