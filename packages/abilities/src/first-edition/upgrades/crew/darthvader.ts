import { damageTotal, hull, partOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, isAttacker } from "../../../language/when.ts";

/**
 * True if the ship has hull left to pay with. A huge ship pays with the section that attacks (HS-FAQ-06). A crippled section can't pay,
 * even after repairs (HS-CRIP-08, -13).
 */
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
