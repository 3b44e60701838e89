/** Spends or cancels results of an attack. */
import { type AttackPool, type DefensePool, type Die, FACE_ORDER } from "@broadside/dice";
import { diceOf, modifyAttackDice, modifyDefenseDice } from "@broadside/rules/procedures";
import type { Instruction } from "../../language/instruction.ts";
import { named, pick } from "../../language/pick.ts";
import type { CardScene } from "../../language/scene.ts";

/** Cancels one of the remaining results. */
export const cancelResult = (result: "hits" | "crits"): Instruction => ({
  verb: "special",
  can: ({ attack }) => attack !== undefined && attack[result] > 0,
  *perform({ game }) {
    const { attack } = game.state;
    if (attack) game.setAttack({ ...attack, [result]: Math.max(0, attack[result] - 1) });
    yield* [];
  },
});

const poolOf = ({ game, dice = "attack" }: CardScene): readonly Die[] => diceOf(game, dice);

/** Spends one of the ship's results as a cost. */
export const SPEND_RESULT = pick({
  kind: "spend die result",
  rule: "2E-ATK-18",
  among: (scene) => named(FACE_ORDER.filter((wanted) => poolOf(scene).some(({ face }) => face === wanted))),
  apply(scene, spent) {
    const pool = poolOf(scene);
    const place = pool.findIndex(({ face }) => face === spent);
    if (place < 0) return;
    if (scene.dice === "defense") modifyDefenseDice(scene.game, pool.toSpliced(place, 1) as DefensePool);
    else modifyAttackDice(scene.game, pool.toSpliced(place, 1) as AttackPool);
  },
});
