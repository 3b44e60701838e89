/** Which edition a scenario is played in, and which format of list building its squads are checked by. */
import { hasEpicLists, limitsOf, type OptionValues, type Sheet } from "@broadside/scenarios";
import { type Format, formatById } from "@broadside/squads";
import type { SecondEdition } from "./choice.ts";

const SECOND_EDITIONS: readonly SecondEdition[] = ["2.0", "2.5"];

/** In which states of the second edition a scenario is played. */
export const playedIn = ({ editions }: Sheet): readonly SecondEdition[] => SECOND_EDITIONS.filter((edition) => editions.includes(edition));

/** Where nobody has chosen one. */
export const usualEdition = (sheet: Sheet): SecondEdition => playedIn(sheet)[0] ?? "2.5";

/** The edition by whose limits squads are counted: another than the scenario was made for has none of its own. */
export const limitEdition = (sheet: Sheet, edition: SecondEdition): SecondEdition =>
  playedIn(sheet).includes(edition) ? edition : usualEdition(sheet);

/** The id of the format. */
export function formatFor(sheet: Sheet, edition: SecondEdition, counts: "points" | "threat", options?: OptionValues): string {
  if (counts === "threat") return `quick-build-${edition}`;
  if (hasEpicLists(sheet, options)) return edition === "2.5" ? "epic-battles-2.5" : "epic-battles";
  return edition === "2.5" ? "extended-20" : "casual-200";
}

/** With as many ships as the scenario wants, and the cards of the edition that is played. */
export function scenarioFormat(
  sheet: Sheet,
  edition: SecondEdition,
  counts: "points" | "threat",
  options?: OptionValues,
): Format | undefined {
  const limits = limitEdition(sheet, edition);
  const format = formatById(formatFor(sheet, counts === "threat" ? edition : limits, counts, options));
  const isFree = sheet.family !== "epic" && hasEpicLists(sheet, options);
  const ships = isFree ? undefined : limitsOf(sheet, limits)?.ships?.range;
  return format && { ...format, edition, ...(ships && { ships: { least: ships[0], most: ships[1] } }) };
}
