/**
 * Ids used in earlier versions. They occur in event files, lists, addresses, game records and people's habits, so every reader of outside
 * text converts them first.
 */
/** Events and games used different ids for two scenarios. */
export const FORMER_SCENARIO_IDS: ReadonlyMap<string, string> = new Map([
  ["satellite-array", "assault-at-the-satellite-array"],
  ["scramble-transmissions", "scramble-the-transmissions"],
]);

/** Returns the current id; any other text is returned unchanged. */
export const currentScenarioId = (id: string): string => FORMER_SCENARIO_IDS.get(id) ?? id;
