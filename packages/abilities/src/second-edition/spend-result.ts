/** Spends a focus, hit or critical result on the attack dice for another purpose. */
import type { AttackPool, Face } from "@broadside/dice";
import { modifyAttackDice } from "@broadside/rules/procedures";
import { named, pick } from "../language/pick.ts";
import type { CardScene } from "../language/scene.ts";

const SPENDABLE: readonly Face[] = ["focus", "hit", "crit"];
const diceOf = ({ game }: CardScene): AttackPool => game.state.attack?.attackDice ?? [];

export const SPEND_RESULT = pick({
  kind: "spend die result",
  rule: "2E-ATK-18",
  among: (scene) => named(SPENDABLE.filter((wanted) => diceOf(scene).some(({ face }) => face === wanted))),
  apply(scene, spent) {
    const place = diceOf(scene).findIndex(({ face }) => face === spent);
    if (place >= 0) modifyAttackDice(scene.game, diceOf(scene).toSpliced(place, 1));
  },
});
