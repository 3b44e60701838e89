/** Finds the edition of a scenario and the list format for its squads. */
import { SCENARIO_LISTS, SECOND_EDITIONS, type SecondEdition, type SquadFormatId } from "@broadside/formats";
import { hasEpicLists, limitsOf, type OptionValues, type Sheet } from "@broadside/scenarios";
import { type Format, formatById } from "@broadside/squads";

/** Returns the second-edition versions that a scenario can be played in. */
export const playedIn = ({ editions }: Sheet): readonly SecondEdition[] => SECOND_EDITIONS.filter((edition) => editions.includes(edition));

/** Returns the edition that a scenario is played in by default. */
export const usualEdition = (sheet: Sheet): SecondEdition => playedIn(sheet)[0] ?? "2.5";

/**
 * Returns the edition whose limits apply. This is the played edition, or the scenario's default edition if the scenario has no limits for
 * the played one.
 */
export const limitEdition = (sheet: Sheet, edition: SecondEdition): SecondEdition =>
  playedIn(sheet).includes(edition) ? edition : usualEdition(sheet);

/** Returns the id of the list format for a scenario. */
export function formatFor(sheet: Sheet, edition: SecondEdition, counts: "points" | "threat", options?: OptionValues): SquadFormatId {
  const { standard, epic, quickBuilds } = SCENARIO_LISTS[edition];
  if (counts === "threat") return quickBuilds;
  return hasEpicLists(sheet, options) ? epic : standard;
}

/** Returns the list format, with the scenario's number of ships and the cards of the edition that is played. */
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
