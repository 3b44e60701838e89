/** Why an event can't be created, staffed, published, closed or set up this way. */
import type { Series } from "../log/log.ts";
import type { ScenarioName, Tier, Unit } from "../settings/formats.ts";
import type { NoFigures } from "./keyed.ts";

/** `format` is always a format's name. */
export interface EventRefusals {
  "no such format": { readonly id: string };
  "not a day": { readonly text: string };
  "tier is not for the format": { readonly format: string; readonly tiers: readonly Tier[]; readonly tier: Tier };
  "series has another tier": { readonly series: Series; readonly tier: Tier };
  "on the staff already": { readonly person: string };
  "second organiser exists": NoFigures;
  "player on premier staff": { readonly person: string };
  "published already": NoFigures;
  "no rounds to publish": NoFigures;
  "rounds without a scenario": NoFigures;
}

export interface SettingsRefusals {
  "too many rounds": { readonly most: number };
  "number of rounds is fixed": { readonly format: string; readonly rounds: number };
  "unit is not for the format": { readonly format: string; readonly unit: Unit };
  "length of a round": { readonly round: number; readonly least: number; readonly most: number; readonly minutes: number };
  "limits are fixed": { readonly format: string; readonly limits: readonly number[] };
  "round needs a limit": { readonly round: number };
  "squad of a round is fixed": { readonly round: number; readonly squad: number };
  "round needs a squad": { readonly round: number };
  "no such scenario": { readonly round: number; readonly format: string; readonly scenario: string };
  "scenario is for others": { readonly round: number; readonly scenario: ScenarioName };
  "scenario comes too early again": NoFigures;
  "number of tables": NoFigures;
  "area was announced too late": NoFigures;
  "size of the area": { readonly most: number };
  "house rules are for casual events": NoFigures;
  "size of pods": { readonly least: number; readonly most: number };
  "size of the cut": { readonly sizes: readonly number[] };
  "format has no references": { readonly format: string };
  "reference is not for the format": { readonly format: string; readonly references: readonly string[]; readonly reference: string };
  "last game round": { readonly most: number };
  "margin of a bye": { readonly most: number };
  "lists are built already": NoFigures;
  "rounds are announced": NoFigures;
  "settled before round 1": { readonly settings: readonly string[] };
}
