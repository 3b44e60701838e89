/** Tech upgrades. */
import type { Card } from "../../../card.ts";
import { advancedoptics } from "./advancedoptics.ts";
import { automatedtargetpriority } from "./automatedtargetpriority.ts";
import { biohexacryptcodes } from "./biohexacryptcodes.ts";
import { deuteriumpowercells } from "./deuteriumpowercells.ts";
import { ferrospherepaint } from "./ferrospherepaint.ts";
import { hyperspacetrackingdata } from "./hyperspacetrackingdata.ts";
import { patternanalyzer } from "./patternanalyzer.ts";
import { primedthrusters } from "./primedthrusters.ts";
import { sensorbuoysuite } from "./sensorbuoysuite.ts";
import { sensorscramblers } from "./sensorscramblers.ts";
import { targetingsynchronizer } from "./targetingsynchronizer.ts";

export const TECH: readonly Card[] = [
  advancedoptics,
  deuteriumpowercells,
  ...ferrospherepaint,
  hyperspacetrackingdata,
  patternanalyzer,
  primedthrusters,
  sensorscramblers,
  targetingsynchronizer,
  automatedtargetpriority,
  biohexacryptcodes,
  sensorbuoysuite,
];
