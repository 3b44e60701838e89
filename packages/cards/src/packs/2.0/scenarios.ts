/** The eleven scenarios of Epic Battles; limits that no source gives are ours. */
import type { Scenario } from "../../scenario.ts";

export const SCENARIOS: readonly Scenario[] = [
  { id: "epic-escalation", name: "Epic Escalation", seats: [2, 8], types: ["free-for-all"], points: 300, threat: 12, unconfirmed: ["points", "threat"] },
  { id: "fog-of-war", name: "Fog of War", seats: [2, 6], types: ["free-for-all"], threat: 16, unconfirmed: ["threat"] },
  { id: "aces-high", name: "Aces High", seats: [2, 8], types: ["free-for-all"], points: 75, threat: 4, ships: [1, 1], unconfirmed: ["threat"] },
  { id: "atmospheric-entry", name: "Atmospheric Entry", seats: [2, 2], types: ["head-to-head"], points: 300, threat: 12, unconfirmed: ["points", "threat"] },
  { id: "passing-engagement", name: "Passing Engagement", seats: [2, 2], types: ["head-to-head"], points: 300, threat: 12, unconfirmed: ["points", "threat"] },
  { id: "key-cargo-retrieval", name: "Key Cargo Retrieval", seats: [2, 2], types: ["head-to-head"], points: 300, threat: 12, unconfirmed: ["seats", "points", "threat"] },
  { id: "cover-the-evacuation", name: "Cover the Evacuation", seats: [2, 6], types: ["team-battle"], points: 500, threat: 20, limitsBind: "team", unconfirmed: ["threat"] },
  { id: "intel-pickup", name: "Intel Pickup", seats: [2, 4], types: ["head-to-head", "free-for-all"], points: 400, threat: 16, unconfirmed: ["points", "threat"] },
  { id: "strategic-salvo", name: "Strategic Salvo", seats: [2, 6], types: ["team-battle"], points: 500, threat: 20, limitsBind: "team", unconfirmed: ["points", "threat"] },
  { id: "all-wings-report-in", name: "All Wings Report In", aliases: ["All Wings Reporting In"], seats: [3, 5], types: ["team-battle"], points: 500, threat: 20, limitsBind: "team", unconfirmed: ["points", "threat"] },
  { id: "fortified-position", name: "Fortified Position", seats: [3, 3], types: ["team-battle"], points: 400, threat: 16, limitsBind: "team", unconfirmed: ["points", "threat"] },
];
