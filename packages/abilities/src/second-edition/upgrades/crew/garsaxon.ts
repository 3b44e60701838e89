import { pilotSkill } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { all, attackerIs, both, friendly, hasLockOnDefender, type ShipWhen, within } from "../../../language/when.ts";

const MOST = 4;
const isLesser: ShipWhen = ({ game }, ship) => pilotSkill(game, ship) <= MOST;

/** When friendly ships with low initiative attack a ship that he has locked, they can change a focus result. */
export const garsaxon: Card = {
  card: "upgrade:garsaxon",
  title: "Gar Saxon",
  dice: [
    {
      dice: "attack",
      helpsOthers: true,
      when: all(hasLockOnDefender, attackerIs(both(friendly, within(1, 3), isLesser))),
      may: [{ verb: "change", from: "focus", to: "hit" }],
    },
  ],
};
