import type { Card } from "../../../language/card.ts";
import { isDefender } from "../../../language/when.ts";

export const lukeskywalker: Card = {
  card: "pilot:lukeskywalker",
  title: "Luke Skywalker",
  triggers: [{ at: "attackDeclared", when: isDefender, may: [{ verb: "recover force" }] }],
};
