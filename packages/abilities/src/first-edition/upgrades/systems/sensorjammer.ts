import { dieOf } from "@broadside/dice";
import { modifyAttackDice } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene, When } from "../../../language/scene.ts";

const hitLies: When = ({ attack }) => attack?.attackDice.some(({ face, fixed }) => face === "hit" && !fixed) === true;

/** Changes a hit to a focus. The changed die counts as rerolled, so it can't be rerolled again, but it can be modified in other ways. */
function turnHit({ game }: CardScene): void {
  const dice = game.state.attack?.attackDice ?? [];
  const place = dice.findIndex(({ face, fixed }) => face === "hit" && !fixed);
  if (place >= 0) modifyAttackDice(game, dice.with(place, dieOf("focus", "rerolled")));
}

export const sensorjammer: Card = {
  card: "upgrade:sensorjammer",
  title: "Sensor Jammer",
  dice: [{ dice: "attack", as: "defender", when: hitLies, may: [{ verb: "apply", what: turnHit }] }],
};
