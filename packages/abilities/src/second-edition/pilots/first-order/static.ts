import { changeFaces } from "@broadside/dice";
import { diceOf, modifyAttackDice } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene, When } from "../../../language/scene.ts";
import { all, withPrimary } from "../../../language/when.ts";

const isWorthIt: When = ({ game }) => diceOf(game, "attack").some(({ face }) => face !== "crit");

function allToCrits({ game }: CardScene): void {
  const { attack } = game.state;
  if (!attack) return;
  let pool = attack.attackDice;
  for (const face of ["blank", "focus", "hit"] as const) pool = changeFaces(pool, face, "crit", pool.length);
  modifyAttackDice(game, pool);
}

export const staticPilot: Card = {
  card: "pilot:static",
  title: "“Static”",
  dice: [
    {
      dice: "attack",
      when: all(withPrimary, isWorthIt),
      may: [
        { verb: "spend lock", on: "defender" },
        { verb: "spend", token: "focus" },
        { verb: "apply", what: allToCrits },
      ],
    },
  ],
};
