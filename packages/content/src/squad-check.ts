/** Whether a squad may be flown from a seat of a scenario: under the limit of its side, by points, or of quick builds by threat. */
import { checkSquads, limitFor, type OptionValues, type Sheet } from "@broadside/scenarios";
import { checkEntry, type LegalSquad, type SquadDraft } from "@broadside/squads";
import type { CheckedEntry } from "./checked-entry.ts";
import { entryFaults } from "./checked-entry.ts";
import type { ChoiceFault, SecondEdition } from "./choice.ts";
import { catalogueFor } from "./content.ts";
import { limitEdition, scenarioFormat } from "./formats.ts";

/** A seat of a scenario, as far as its squad goes. */
export interface SquadPlace {
  readonly sheet: Sheet;
  readonly edition: SecondEdition;
  /** How many squads share the limit of the side. */
  readonly members: number;
  readonly options?: OptionValues | undefined;
}

/** A player without a team is a side of one. */
export function membersOf(teams: readonly (number | undefined)[], seat: number): number {
  const team = teams[seat];
  return team === undefined ? 1 : teams.filter((other) => other === team).length;
}

/** What a squad counts in. */
export type Unit = "points" | "threat";

/** Quick builds count in threat, everything else in points. */
export const unitOf = ({ builds = [] }: SquadDraft): Unit => (builds.length > 0 ? "threat" : "points");

interface CheckedSquad {
  readonly legal?: LegalSquad;
  /** What it counts, where it is legal. */
  readonly counts?: number;
  readonly faults: readonly ChoiceFault[];
  /** The check of the list itself, where there was one. */
  readonly checked?: Omit<CheckedEntry, "seats">;
}

export async function checkSquad({ sheet, edition, members, options = {} }: SquadPlace, squad: SquadDraft): Promise<CheckedSquad> {
  const unit = unitOf(squad);
  const limits = limitEdition(sheet, edition);
  const limit = limitFor(sheet, unit, members, options, limits);
  const format = scenarioFormat(sheet, edition, unit, options);
  if (!format) return { faults: [{ rule: "EB-SETUP-01", words: `${sheet.name} has no format for ${unit}` }] };
  const entry = { squads: [squad], options: limit === undefined ? {} : { [unit]: limit } };
  const catalogue = await catalogueFor(edition);
  const { verdict, legal } = checkEntry(entry, format, catalogue);
  const checked = { entry, format, catalogue, verdict };
  const illegal = entryFaults(checked).map(({ fault }) => fault);
  const [own] = legal?.squads ?? [];
  if (!own) return { faults: illegal, checked };
  const counts = (unit === "points" ? own.points : own.threat) ?? 0;
  const side = Array.from({ length: members }, () => ({ [unit]: counts, ships: own.ships.length }));
  const faults = [...illegal, ...checkSquads(sheet, side, options, limits).slice(0, 1)];
  return faults.length > 0 || limit === undefined ? { faults, checked } : { legal: own, counts, faults, checked };
}
