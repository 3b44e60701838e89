/**
 * What players read of a scenario besides its page: on the start page, on the table and in the result. In English, these texts come from
 * the scenario's sheet. Every other language has the same texts with the same arguments, which a test checks.
 */
import type { ScenarioId } from "@broadside/formats";

export type ScenarioTexts = {
  readonly aim: string;
  /** The organiser's settings, by their ids. */
  readonly options: Readonly<Record<string, string>>;
  /** Zones and End Phase rules, by their names on the sheet. */
  readonly zones: Readonly<Record<string, string>>;
  readonly endPhase: Readonly<Record<string, { readonly name: string; readonly text: string }>>;
  /** In the order of the sheet, which starts at 0. */
  readonly tiebreaks: Readonly<Record<number, string>>;
};

export type TextsOfScenarios = Readonly<Record<ScenarioId, ScenarioTexts>>;
