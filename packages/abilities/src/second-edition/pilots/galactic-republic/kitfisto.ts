import { isInBullseye } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { type When, whoIs } from "../../../language/scene.ts";
import { all, both, friendly, other } from "../../../language/when.ts";
import { defenderIs } from "../../../language/when-second-edition.ts";

const attackerInItsSights: When = (scene) => {
  const [attacker, defender] = [whoIs(scene, "attacker"), whoIs(scene, "defender")];
  return attacker !== undefined && defender !== undefined && isInBullseye(scene.game, defender, attacker);
};

export const kitfisto: Card = {
  card: "pilot:kitfisto",
  title: "Kit Fisto",
  dice: [
    {
      dice: "defense",
      helpsOthers: true,
      when: all(defenderIs(both(friendly, other)), attackerInItsSights),
      may: [{ verb: "spend force" }, { verb: "change", from: "blank", to: "focus" }],
    },
  ],
};
