/** What players read of a scenario besides its page, from its sheet. */
import { SHEETS, type Sheet } from "@broadside/scenarios";
import type { ScenarioTexts, TextsOfScenarios } from "../scenario-texts.ts";

const textsOf = ({ aim, options, maps, rules, tiebreaks }: Sheet): ScenarioTexts => ({
  aim: aim.text,
  options: Object.fromEntries(options.map(({ id, words }) => [id, words])),
  zones: Object.fromEntries(maps.flatMap(({ zones = [] }) => zones.map(({ name }) => [name, name]))),
  endPhase: Object.fromEntries(rules.flatMap(({ phase, name, text }) => (phase === "end" ? [[name, { name, text }]] : []))),
  tiebreaks: Object.fromEntries(tiebreaks.map(({ text }, at) => [at, text])),
});

export const SCENARIOS = Object.fromEntries(SHEETS.map((sheet) => [sheet.id, textsOf(sheet)])) as TextsOfScenarios;
