/** The four standard scenarios of 2.5. */
import type { Scenario } from "../../scenario.ts";

export const SCENARIOS: readonly Scenario[] = [
  { id: "assault-at-the-satellite-array", name: "Assault at the Satellite Array", seats: [2, 2], types: ["head-to-head"], points: 20, ships: [3, 8] },
  { id: "chance-engagement", name: "Chance Engagement", seats: [2, 2], types: ["head-to-head"], points: 20, ships: [3, 8] },
  { id: "salvage-mission", name: "Salvage Mission", seats: [2, 2], types: ["head-to-head"], points: 20, ships: [3, 8] },
  { id: "scramble-the-transmissions", name: "Scramble the Transmissions", seats: [2, 2], types: ["head-to-head"], points: 20, ships: [3, 8] },
];
