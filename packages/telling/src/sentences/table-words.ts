/** Text for the game's name, and for who controls what on a scenario's table. */
import type { ScoredBy } from "@broadside/formats";
import type { Words } from "../languages/words.ts";

/** Who controls a feature, a marker or a satellite. If ships control it, adds how many ships each side counts there (SC-SAT-19). */
export function controlInWords(controller: string | undefined, counts: readonly number[] | undefined, { table }: Words): string {
  const { nobody, player, counted, counts: against } = table.control;
  if (controller === undefined && !counts) return "";
  const control = controller === undefined ? nobody : player({ player: controller });
  return counts ? counted({ counts: counts.map(String).reduceRight((others, count) => against({ count, others })), control }) : control;
}

/** A deployment area, named by its owners once they are known. */
export function areaInWords(of: number | string, owners: readonly string[] | undefined, { table }: Words): string {
  if (of === "anyone") return table.area.anyone;
  return owners ? table.area.owners({ owners }) : table.area.numbered({ area: of });
}

/** What decides the game: the score of the scenario's sheet, or mission points. */
export const scoringInWords = (isByMissionPoints: boolean, by: ScoredBy | undefined, { table }: Words): string =>
  table.scoring[isByMissionPoints ? "mission points" : (by ?? "points")];
