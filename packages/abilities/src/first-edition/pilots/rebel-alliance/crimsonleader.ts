import { cancelFaces } from "@broadside/dice";
import { diceOf, modifyAttackDice } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { named, pick } from "../../../language/pick.ts";
import { defenderInArc } from "../../../language/when.ts";

const SPEND_RESULT = pick({
  kind: "spend die result",
  rule: "1E-ATK-20",
  among: ({ game }) => named((["hit", "crit"] as const).filter((face) => diceOf(game, "attack").some((die) => die.face === face))),
  apply({ game }, face) {
    const { attack } = game.state;
    if (attack) modifyAttackDice(game, cancelFaces(attack.attackDice, face, 1));
  },
});

export const crimsonleader: Card = {
  card: "pilot:crimsonleader",
  title: "“Crimson Leader”",
  dice: [
    { dice: "attack", modifiesNone: true, when: defenderInArc, may: [SPEND_RESULT, { verb: "condition", id: "rattled", who: "defender" }] },
  ],
};
