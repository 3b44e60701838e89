import type { Card } from "../../../card.ts";
import { all, toThisShip } from "../../../when.ts";
import { fullyExecuted } from "../../when.ts";
import { flownIn } from "../../when-firing.ts";
import { onShips } from "../phrases.ts";

export const MACE_WINDUS: readonly Card[] = onShips(["macewindu", "macewindu-delta7baethersprite"], {
  title: "Mace Windu",
  triggers: [{ at: "maneuverExecuted", when: all(toThisShip, fullyExecuted, flownIn("red")), must: [{ verb: "recover force" }] }],
});
