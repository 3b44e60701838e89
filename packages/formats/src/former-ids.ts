/**
 * Ids from earlier versions. They still appear in event files, lists, addresses and game records, and people remember them. So everything
 * that reads text from outside converts them first.
 */
/** Two scenarios used to have different ids in events and in games. */
export const FORMER_SCENARIO_IDS: ReadonlyMap<string, string> = new Map([
  ["satellite-array", "assault-at-the-satellite-array"],
  ["scramble-transmissions", "scramble-the-transmissions"],
]);

/** Returns the current id; any other text is returned unchanged. */
export const currentScenarioId = (id: string): string => FORMER_SCENARIO_IDS.get(id) ?? id;
