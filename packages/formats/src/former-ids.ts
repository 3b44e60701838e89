/**
 * Ids that things had in earlier versions of this program. They stand in event files, lists, addresses, game records and people's habits, so
 * every reader of text from outside asks here first.
 */
/** Events called two scenarios otherwise than games did. */
export const FORMER_SCENARIO_IDS: ReadonlyMap<string, string> = new Map([
  ["satellite-array", "assault-at-the-satellite-array"],
  ["scramble-transmissions", "scramble-the-transmissions"],
]);

/** The id as it is now; any other text as it is. */
export const currentScenarioId = (id: string): string => FORMER_SCENARIO_IDS.get(id) ?? id;
