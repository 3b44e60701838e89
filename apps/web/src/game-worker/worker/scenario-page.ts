/** A scenario to read, with its diagram. */
import { diagramOf, pageOf, SHEETS } from "@broadside/scenarios";
import type { ScenarioPage } from "../shared/start-protocol.ts";
import { diagramWords } from "./load-language.ts";

export function scenarioPage(id: string, options: Readonly<Record<string, number>>): ScenarioPage {
  const sheet = SHEETS.find((one) => one.id === id);
  return sheet ? { text: pageOf(sheet, options), diagram: diagramOf(sheet, options, diagramWords()) } : { text: "", diagram: "" };
}
