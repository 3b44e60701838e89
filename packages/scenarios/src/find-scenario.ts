/** Finds a playable scenario by its id. */
import { currentScenarioId } from "@broadside/formats";
import type { Scenario } from "@broadside/rules";
import { SCENARIO_FILES } from "./generated/scenarios.ts";
import type { OptionValues } from "./option.ts";
import { scenarioOf } from "./play/scenario-of.ts";
import { SHEETS } from "./sheets.ts";

/** Finds a scenario by its current or former id, with the organiser's settings. Returns undefined if no scenario has that id. */
export function scenarioById(id: string, edited: OptionValues = {}): Scenario | undefined {
  const sheet = SHEETS.find((one) => one.id === currentScenarioId(id));
  return sheet && scenarioOf(sheet, SCENARIO_FILES[sheet.id].play, edited);
}
