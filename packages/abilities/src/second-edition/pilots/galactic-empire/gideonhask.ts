import type { Card } from "../../../card.ts";
import { all, isAttacker } from "../../../when.ts";
import { damaged } from "../../when.ts";
import { onShips } from "../phrases.ts";

export const GIDEON_HASKS: readonly Card[] = onShips(["gideonhask", "gideonhask-tieininterceptor"], {
  title: "Gideon Hask",
  changes: [{ of: "attackDice", by: 1, when: all(isAttacker, damaged("defender")) }],
});
