import type { Card } from "../../card.ts";
import { type When, whoIs } from "../../scene.ts";
import { all, isAttacker } from "../../when.ts";

const defenderIsGone: When = (scene) => whoIs(scene, "defender")?.status === "destroyed";

export const ig88a: Card = {
  card: "pilot:ig88a",
  title: "IG-88A",
  triggers: [{ at: "afterAttack", when: all(isAttacker, defenderIsGone), may: [{ verb: "recover shield" }] }],
};
