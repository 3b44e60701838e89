import type { Card } from "../../../card.ts";
import { isDefender } from "../../../when.ts";
import { onShips } from "../phrases.ts";

export const LUKE_SKYWALKERS: readonly Card[] = onShips(["lukeskywalker", "lukeskywalker-battleofyavin", "lukeskywalker-swz106"], {
  title: "Luke Skywalker",
  triggers: [{ at: "attackDeclared", when: isDefender, may: [{ verb: "recover force" }] }],
});
