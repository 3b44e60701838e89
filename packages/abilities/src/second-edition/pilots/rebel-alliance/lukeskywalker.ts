import type { Card } from "../../../card.ts";
import { isDefender } from "../../../when.ts";

export const lukeskywalker: Card = {
  card: "pilot:lukeskywalker",
  title: "Luke Skywalker",
  triggers: [{ at: "attackDeclared", when: isDefender, may: [{ verb: "recover force" }] }],
};
