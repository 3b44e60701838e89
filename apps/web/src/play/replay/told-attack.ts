/** An attack that nobody was asked about is over before the next stop: its dice are shown there all the same. */
import type { Attack, InputHappenings } from "@broadside/protocol";
import type { Scene } from "@broadside/telling";
import type { ReplayScene } from "../../game-worker/protocol.ts";

/** From here on dice are taken away. */
const COUNTED: readonly string[] = ["neutralize results", "compare results", "deal damage", "after the attack"];

/** The scene with the attack that was carried out in it, dice as they lay when they were counted; where one is under way, as it is. */
export function withToldAttack({ scene, happened }: Pick<ReplayScene, "scene" | "happened">): Scene {
  const attack = scene.state.attack ?? toldAttack(happened);
  return attack === scene.state.attack ? scene : { ...scene, state: { ...scene.state, attack } };
}

function toldAttack(happened: readonly InputHappenings[]): Attack | undefined {
  const attacks = happened
    .flatMap(({ happenings }) => happenings)
    .flatMap((one) => (one.what === "changed" && one.change.change === "state" && one.change.set.attack ? [one.change.set.attack] : []))
    .filter(({ attackDice }) => attackDice.length > 0);
  const last = attacks.findLast(({ step }) => !COUNTED.includes(step));
  return last && { ...last, step: "deal damage" };
}
