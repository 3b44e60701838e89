/** Every scenario, in the order of the books. */
import { SCENARIO_IDS } from "@broadside/formats";
import { SCENARIO_FILES } from "./generated/scenarios.ts";
import type { Sheet } from "./sheet.ts";

export const SHEETS: readonly Sheet[] = SCENARIO_IDS.map((id) => SCENARIO_FILES[id].sheet);
