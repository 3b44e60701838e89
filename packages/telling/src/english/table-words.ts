/** What is played, and what lies on the table of a scenario, in words. */

/** A game of neither a format nor a scenario. */
export const DOGFIGHT = "Dogfight";

/** Who controls a feature, a marker or a satellite; where ships hold it, with how many each side counts at it (SC-SAT-19). */
export function controlInWords(controller: string | undefined, counts: readonly number[] | undefined): string {
  const whose = controller === undefined ? (counts ? "nobody controls it" : "") : `${controller} controls it`;
  return `${counts ? `${counts.join(" v ")}: ` : ""}${whose}`;
}

/** A deployment area, by its owners once they are known. */
export const areaInWords = (of: number | string, owners: readonly string[] | undefined): string =>
  of === "anyone" ? "Anybody’s area" : owners ? owners.join(" and ") : `Area ${of}`;

/** What is counted where the sheet does not say it, and where mission points are. */
export const scoringInWords = (isByMissionPoints: boolean, by: string | undefined): string =>
  isByMissionPoints ? "mission points" : (by ?? "points");
