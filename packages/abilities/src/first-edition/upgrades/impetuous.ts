import type { Card } from "../../card.ts";
import { type When, whoIs } from "../../scene.ts";
import { all, enemy, isAttacker } from "../../when.ts";

const hasDestroyedDefender: When = (scene) => whoIs(scene, "defender")?.status === "destroyed";

export const impetuous: Card = {
  card: "upgrade:impetuous",
  title: "Impetuous",
  triggers: [
    {
      at: "afterAttack",
      when: all(isAttacker, hasDestroyedDefender),
      may: [{ verb: "choose ship", among: enemy, does: [{ verb: "lock", on: "chosen" }] }],
    },
  ],
};
