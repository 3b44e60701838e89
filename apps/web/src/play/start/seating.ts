/** Who sits with whom in a scenario, in words. */
import type { BattleType } from "./start-protocol.ts";

export { teamsFor, typesFor } from "@broadside/scenarios/seating";

export const TYPE_NAMES: Readonly<Record<BattleType, string>> = {
  "head-to-head": "Head to head",
  "free-for-all": "Each for himself",
  "team-battle": "Two teams",
};
