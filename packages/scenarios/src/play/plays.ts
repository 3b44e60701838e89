/** The plays by the ids of their sheets, and a scenario by its id. */
import { currentScenarioId, type ScenarioId } from "@broadside/formats";
import type { Scenario } from "@broadside/rules";
import { dogfightPlay } from "../dogfight.ts";
import { acesHighPlay } from "../epic/aces-high.ts";
import { allWingsReportInPlay } from "../epic/all-wings-report-in.ts";
import { atmosphericEntryPlay } from "../epic/atmospheric-entry.ts";
import { coverTheEvacuationPlay } from "../epic/cover-the-evacuation.ts";
import { epicEscalationPlay } from "../epic/epic-escalation.ts";
import { fogOfWarPlay } from "../epic/fog-of-war.ts";
import { fortifiedPositionPlay } from "../epic/fortified-position.ts";
import { intelPickupPlay } from "../epic/intel-pickup.ts";
import { keyCargoPlay } from "../epic/key-cargo-retrieval.ts";
import { passingEngagementPlay } from "../epic/passing-engagement.ts";
import { strategicSalvoPlay } from "../epic/strategic-salvo.ts";
import type { OptionValues } from "../option.ts";
import { SHEETS } from "../sheets.ts";
import { satelliteArrayPlay } from "../standard/assault-at-the-satellite-array.ts";
import { chanceEngagementPlay } from "../standard/chance-engagement.ts";
import { salvageMissionPlay } from "../standard/salvage-mission.ts";
import { scramblePlay } from "../standard/scramble-the-transmissions.ts";
import type { PlayBy } from "./play.ts";
import { scenarioOf } from "./scenario-of.ts";

const PLAYS: Readonly<Record<ScenarioId, PlayBy>> = {
  dogfight: dogfightPlay,
  "aces-high": acesHighPlay,
  "atmospheric-entry": atmosphericEntryPlay,
  "epic-escalation": epicEscalationPlay,
  "fog-of-war": fogOfWarPlay,
  "key-cargo-retrieval": keyCargoPlay,
  "passing-engagement": passingEngagementPlay,
  "assault-at-the-satellite-array": satelliteArrayPlay,
  "chance-engagement": chanceEngagementPlay,
  "cover-the-evacuation": coverTheEvacuationPlay,
  "all-wings-report-in": allWingsReportInPlay,
  "fortified-position": fortifiedPositionPlay,
  "intel-pickup": intelPickupPlay,
  "strategic-salvo": strategicSalvoPlay,
  "salvage-mission": salvageMissionPlay,
  "scramble-the-transmissions": scramblePlay,
};

/** The scenario of a game, by its id or one it had formerly, with what its organiser has set; undefined where there is no such sheet. */
export function scenarioById(id: string, edited: OptionValues = {}): Scenario | undefined {
  const sheet = SHEETS.find((one) => one.id === currentScenarioId(id));
  return sheet && scenarioOf(sheet, PLAYS[sheet.id], edited);
}
