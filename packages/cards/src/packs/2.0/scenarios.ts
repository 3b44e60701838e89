/** The eleven scenarios of Epic Battles, as far as their limits are known. */
import type { Scenario } from "../../scenario.ts";

export const SCENARIOS: readonly Scenario[] = [
  { id: "epic-escalation", name: "Epic Escalation", seats: [2, 8], types: ["free-for-all"], missing: ["table", "points", "threat"] },
  { id: "fog-of-war", name: "Fog of War", seats: [2, 6], types: ["free-for-all"], threat: 16, missing: ["table", "points"], unconfirmed: ["threat"] },
  { id: "aces-high", name: "Aces High", seats: [2, 8], types: ["free-for-all"], table: [3, 3], points: 75, ships: [1, 1], missing: ["threat"] },
  { id: "atmospheric-entry", name: "Atmospheric Entry", seats: [2, 2], types: ["head-to-head"], table: [3, 3], points: 300, missing: ["threat"], unconfirmed: ["points"] },
  { id: "passing-engagement", name: "Passing Engagement", seats: [2, 2], types: ["head-to-head"], table: [3, 3], points: 300, missing: ["threat"], unconfirmed: ["points"] },
  { id: "key-cargo-retrieval", name: "Key Cargo Retrieval", seats: [2, 2], types: ["head-to-head"], missing: ["table", "points", "threat"], unconfirmed: ["seats"] },
  { id: "cover-the-evacuation", name: "Cover the Evacuation", seats: [2, 6], types: ["team-battle"], table: [6, 3], points: 500, limitsBind: "team", missing: ["threat"] },
  { id: "intel-pickup", name: "Intel Pickup", seats: [2, 4], types: ["head-to-head", "free-for-all"], table: [6, 3], missing: ["points", "threat"] },
  { id: "strategic-salvo", name: "Strategic Salvo", seats: [2, 6], types: ["team-battle"], table: [6, 3], points: 500, threat: 20, limitsBind: "team", unconfirmed: ["table", "points", "threat"] },
  { id: "all-wings-report-in", name: "All Wings Report In", aliases: ["All Wings Reporting In"], seats: [3, 5], types: ["team-battle"], missing: ["table", "points", "threat"] },
  { id: "fortified-position", name: "Fortified Position", seats: [3, 3], types: ["team-battle"], missing: ["table", "points", "threat"] },
];
