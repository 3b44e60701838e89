// Made by `npm run registry`, and by every other npm command where files of scenarios have come or gone. Do not edit.
import type { ScenarioId } from "@broadside/formats";
import type { PlayBy } from "../play/play.ts";
import type { Sheet } from "../sheet.ts";
import { dogfight, dogfightPlay } from "../dogfight/dogfight.ts";
import { assaultAtTheSatelliteArray, satelliteArrayPlay } from "../standard/assault-at-the-satellite-array.ts";
import { chanceEngagement, chanceEngagementPlay } from "../standard/chance-engagement.ts";
import { salvageMission, salvageMissionPlay } from "../standard/salvage-mission.ts";
import { scramblePlay, scrambleTheTransmissions } from "../standard/scramble-the-transmissions.ts";
import { acesHigh, acesHighPlay } from "../epic/aces-high.ts";
import { allWingsReportIn, allWingsReportInPlay } from "../epic/all-wings-report-in.ts";
import { atmosphericEntry, atmosphericEntryPlay } from "../epic/atmospheric-entry.ts";
import { coverTheEvacuation, coverTheEvacuationPlay } from "../epic/cover-the-evacuation.ts";
import { epicEscalation, epicEscalationPlay } from "../epic/epic-escalation.ts";
import { fogOfWar, fogOfWarPlay } from "../epic/fog-of-war.ts";
import { fortifiedPosition, fortifiedPositionPlay } from "../epic/fortified-position.ts";
import { intelPickup, intelPickupPlay } from "../epic/intel-pickup.ts";
import { keyCargoPlay, keyCargoRetrieval } from "../epic/key-cargo-retrieval.ts";
import { passingEngagement, passingEngagementPlay } from "../epic/passing-engagement.ts";
import { strategicSalvo, strategicSalvoPlay } from "../epic/strategic-salvo.ts";

/** Every scenario by its id: what people read of it, and how it is played. */
export const SCENARIO_FILES: Readonly<Record<ScenarioId, { readonly sheet: Sheet; readonly play: PlayBy }>> = {
  "dogfight": { sheet: dogfight, play: dogfightPlay },
  "assault-at-the-satellite-array": { sheet: assaultAtTheSatelliteArray, play: satelliteArrayPlay },
  "chance-engagement": { sheet: chanceEngagement, play: chanceEngagementPlay },
  "salvage-mission": { sheet: salvageMission, play: salvageMissionPlay },
  "scramble-the-transmissions": { sheet: scrambleTheTransmissions, play: scramblePlay },
  "aces-high": { sheet: acesHigh, play: acesHighPlay },
  "all-wings-report-in": { sheet: allWingsReportIn, play: allWingsReportInPlay },
  "atmospheric-entry": { sheet: atmosphericEntry, play: atmosphericEntryPlay },
  "cover-the-evacuation": { sheet: coverTheEvacuation, play: coverTheEvacuationPlay },
  "epic-escalation": { sheet: epicEscalation, play: epicEscalationPlay },
  "fog-of-war": { sheet: fogOfWar, play: fogOfWarPlay },
  "fortified-position": { sheet: fortifiedPosition, play: fortifiedPositionPlay },
  "intel-pickup": { sheet: intelPickup, play: intelPickupPlay },
  "key-cargo-retrieval": { sheet: keyCargoRetrieval, play: keyCargoPlay },
  "passing-engagement": { sheet: passingEngagement, play: passingEngagementPlay },
  "strategic-salvo": { sheet: strategicSalvo, play: strategicSalvoPlay },
};
