/** What players read of a scenario besides its page. */
import type { EditionId, ScenarioId } from "@broadside/formats";
import type { Insert } from "@broadside/messages";
import type { Game } from "@broadside/rules";
import { limitsOf, SHEETS, type Sheet, valuesOf } from "@broadside/scenarios";
import type { Words } from "../languages/words.ts";

export const sheetOf = (id: string | undefined): Sheet | undefined => SHEETS.find((sheet) => sheet.id === id);

type Values = Readonly<Record<string, Insert>>;

/** Fills in a sheet's text, which may have arguments. */
const said = (text: string | ((values: Values) => string) | undefined, values: Values): string =>
  (typeof text === "function" ? text(values) : text) ?? "";

/** One line of flavour text. */
export const aimInWords = (sheet: Sheet, { scenarios }: Words): string => said(scenarios[sheet.id].aim, valuesOf(sheet));

/** An organiser's setting. */
export function settingInWords(sheet: Sheet, id: string, edition: EditionId, { scenarios, table }: Words): string {
  if (id !== "points" && id !== "threat") return said(scenarios[sheet.id].options[id], {});
  const { binds = "player" } = limitsOf(sheet, edition) ?? {};
  return table.limits[id]({ binds, edition: sheet.editions.length > 1 ? edition : "none" });
}

export const zoneInWords = (scenario: ScenarioId, zone: string, { scenarios }: Words): string => said(scenarios[scenario].zones[zone], {});

/** A rule of the End Phase, with the organiser's settings. */
export function endRuleInWords(
  scenario: ScenarioId,
  rule: string,
  values: Values,
  { scenarios }: Words,
): { readonly name: string; readonly text: string } {
  const { name, text } = scenarios[scenario].endPhase[rule] ?? {};
  return { name: said(name, {}), text: said(text, values) };
}

/** A tie-break of the game's scenario, by its place on the sheet. */
export function tiebreakInWords({ content, setup }: Pick<Game, "content" | "setup">, at: number, { scenarios }: Words): string {
  const sheet = sheetOf(content.scenario?.id);
  return sheet ? said(scenarios[sheet.id].tiebreaks[at], valuesOf(sheet, setup.options, setup.edition)) : "";
}
