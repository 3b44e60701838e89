/** Whether a squad may be flown from a seat of a scenario: under the limit of its side, by points, or of quick builds by threat. */
import { checkSquads, type Edited, type Fault, limitFor, type Sheet } from "@broadside/scenarios";
import { checkEntry, type LegalSquad, type SquadDraft } from "@broadside/squads";
import { catalogueFor } from "./content.ts";
import { type SecondEdition, scenarioFormat } from "./formats.ts";

/** A seat of a scenario, as far as its squad goes. */
export interface SquadPlace {
  readonly sheet: Sheet;
  readonly edition: SecondEdition;
  /** How many squads share the limit of the side. */
  readonly members: number;
  readonly options?: Edited | undefined;
}

/** Who plays for no team is a side by himself. */
export function membersOf(teams: readonly (number | undefined)[], seat: number): number {
  const team = teams[seat];
  return team === undefined ? 1 : teams.filter((other) => other === team).length;
}

interface CheckedSquad {
  readonly legal?: LegalSquad;
  /** What it counts of what it may. */
  readonly share?: number;
  readonly faults: readonly Fault[];
}

export async function checkSquad({ sheet, edition, members, options = {} }: SquadPlace, squad: SquadDraft): Promise<CheckedSquad> {
  const counts = (squad.builds?.length ?? 0) > 0 ? "threat" : "points";
  const limit = limitFor(sheet, counts, members, options, edition);
  const format = scenarioFormat(sheet, edition, counts);
  if (!format) return { faults: [{ rule: "EB-SETUP-01", words: `${sheet.name} has no format for ${counts}` }] };
  const entry = { squads: [squad], options: limit === undefined ? {} : { [counts]: limit } };
  const { verdict, legal } = checkEntry(entry, format, await catalogueFor(edition));
  const [own] = legal?.squads ?? [];
  const illegal = verdict.faults.filter(({ weight }) => weight === "illegal").map(({ rule, text }) => ({ rule, words: text }));
  if (!own) return { faults: illegal };
  const count = (counts === "points" ? own.points : own.threat) ?? 0;
  const side = Array.from({ length: members }, () => ({ [counts]: count, ships: own.ships.length }));
  const faults = [...illegal, ...checkSquads(sheet, side, options, edition).slice(0, 1)];
  return faults.length > 0 || limit === undefined ? { faults } : { legal: own, share: count / limit, faults };
}
