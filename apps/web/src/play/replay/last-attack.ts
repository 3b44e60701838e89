/**
 * If nobody has to decide anything in an attack, the attack is over before the replay's next stop. Its dice are shown at that stop anyway.
 */
import type { Attack, InputHappenings } from "@broadside/protocol";
import type { Scene } from "@broadside/telling";
import type { ReplayScene } from "../../game-worker/shared/replay-calls.ts";

/** After these events the dice are gone. */
const COUNTED: readonly string[] = ["neutralize results", "compare results", "deal damage", "after the attack"];

/**
 * Returns the scene at this stop. If an attack has just ended, adds it with its final dice. If an attack is still in progress, the scene
 * stays as it is.
 */
export function withLastAttack({ scene, happened }: Pick<ReplayScene, "scene" | "happened">): Scene {
  const attack = scene.state.attack ?? lastAttackIn(happened);
  return attack === scene.state.attack ? scene : { ...scene, state: { ...scene.state, attack } };
}

function lastAttackIn(happened: readonly InputHappenings[]): Attack | undefined {
  const attacks = happened
    .flatMap(({ happenings }) => happenings)
    .flatMap((one) => (one.what === "changed" && one.change.change === "state" && one.change.set.attack ? [one.change.set.attack] : []))
    .filter(({ attackDice }) => attackDice.length > 0);
  const last = attacks.findLast(({ step }) => !COUNTED.includes(step));
  return last && { ...last, step: "deal damage" };
}
