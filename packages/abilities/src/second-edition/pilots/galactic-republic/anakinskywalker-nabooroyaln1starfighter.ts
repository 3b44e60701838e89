import type { Card } from "../../../language/card.ts";
import { toThisShip } from "../../../language/when.ts";

/** Force is spent only if the barrel roll succeeds (2E-ACT-13). */
export const anakinskywalkerNabooroyaln1starfighter: Card = {
  card: "pilot:anakinskywalker-nabooroyaln1starfighter",
  title: "Anakin Skywalker",
  triggers: [{ at: "beforeReveal", when: toThisShip, may: [{ verb: "barrel roll" }, { verb: "spend force" }] }],
};
