/** Every scenario there is, in the order of their books. */
import { dogfight } from "./dogfight.ts";
import { acesHigh } from "./epic/aces-high.ts";
import { allWingsReportIn } from "./epic/all-wings-report-in.ts";
import { atmosphericEntry } from "./epic/atmospheric-entry.ts";
import { coverTheEvacuation } from "./epic/cover-the-evacuation.ts";
import { epicEscalation } from "./epic/epic-escalation.ts";
import { fogOfWar } from "./epic/fog-of-war.ts";
import { fortifiedPosition } from "./epic/fortified-position.ts";
import { intelPickup } from "./epic/intel-pickup.ts";
import { keyCargoRetrieval } from "./epic/key-cargo-retrieval.ts";
import { passingEngagement } from "./epic/passing-engagement.ts";
import { strategicSalvo } from "./epic/strategic-salvo.ts";
import type { Sheet } from "./sheet.ts";
import { assaultAtTheSatelliteArray } from "./standard/assault-at-the-satellite-array.ts";
import { chanceEngagement } from "./standard/chance-engagement.ts";
import { salvageMission } from "./standard/salvage-mission.ts";
import { scrambleTheTransmissions } from "./standard/scramble-the-transmissions.ts";

export const SHEETS: readonly Sheet[] = [
  dogfight,
  assaultAtTheSatelliteArray,
  chanceEngagement,
  salvageMission,
  scrambleTheTransmissions,
  epicEscalation,
  fogOfWar,
  acesHigh,
  atmosphericEntry,
  passingEngagement,
  keyCargoRetrieval,
  coverTheEvacuation,
  intelPickup,
  strategicSalvo,
  allWingsReportIn,
  fortifiedPosition,
];
