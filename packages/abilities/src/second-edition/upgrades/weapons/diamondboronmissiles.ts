import { agility } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { whoIs } from "../../../language/scene.ts";
import { all, attackHit, both, type ShipWhen, withThisWeapon } from "../../../language/when.ts";
import { withinOfDefender } from "../../../language/when-second-edition.ts";
import { LOCK_AND_CHARGE } from "./phrases.ts";

const noMoreAgile: ShipWhen = (scene, ship) => {
  const defender = whoIs(scene, "defender");
  return defender !== undefined && agility(scene.game, ship, undefined) <= agility(scene.game, defender, undefined);
};

/** After a hit, another charge can damage all ships at range 0-1 of the defender that have no more agility than the defender. */
export const diamondboronmissiles: Card = {
  card: "upgrade:diamondboronmissiles",
  title: "Diamond-Boron Missiles",
  weapon: LOCK_AND_CHARGE,
  triggers: [
    {
      at: "afterAttack",
      when: all(withThisWeapon, attackHit),
      may: [
        { verb: "spend charge" },
        {
          verb: "each ship",
          among: both(withinOfDefender(0, 1), noMoreAgile),
          does: [{ verb: "roll damage", dice: 1, who: "chosen" }],
        },
      ],
    },
  ],
};
