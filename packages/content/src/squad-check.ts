/** Checks a squad for a seat in a scenario against the limit of its side: in points, or in threat for quick builds. */

import type { Catalogue } from "@broadside/cards";
import type { SecondEdition } from "@broadside/formats";
import { checkSquads, limitFor, type OptionValues, type Sheet } from "@broadside/scenarios";
import { checkEntry, type LegalSquad, type SquadDraft } from "@broadside/squads";
import type { CheckedEntry } from "./checked-entry.ts";
import { entryProblems } from "./checked-entry.ts";
import type { GameProblem } from "./choice.ts";
import { limitEdition, scenarioFormat } from "./formats.ts";

/** What the check of a squad needs to know about its seat. */
export interface SquadPlace {
  readonly sheet: Sheet;
  readonly edition: SecondEdition;
  /** The cards of this edition, with their current points. */
  readonly catalogue: Catalogue;
  /** How many squads share the side's limit. */
  readonly members: number;
  readonly options?: OptionValues | undefined;
}

/** Returns the number of players on a seat's side: 1 for a player without a team. */
export function membersOf(teams: readonly (number | undefined)[], seat: number): number {
  const team = teams[seat];
  return team === undefined ? 1 : teams.filter((other) => other === team).length;
}

/** What a squad's cost is counted in. */
export type Unit = "points" | "threat";

/** Returns the unit of a squad's cost: threat if it has quick builds, points if it doesn't. */
export const unitOf = ({ builds = [] }: SquadDraft): Unit => (builds.length > 0 ? "threat" : "points");

/** What a check finds out about a squad. */
interface SquadFindings {
  readonly legal?: LegalSquad;
  /** The squad's total, if it is legal. */
  readonly counts?: number;
  readonly problems: readonly GameProblem[];
  /** The result of checking the list on its own. Undefined if the check stopped before that. */
  readonly checked?: Omit<CheckedEntry, "seats">;
}

export function checkSquad({ sheet, edition, catalogue, members, options = {} }: SquadPlace, squad: SquadDraft): SquadFindings {
  const unit = unitOf(squad);
  const limits = limitEdition(sheet, edition);
  const limit = limitFor(sheet, unit, members, options, limits);
  const format = scenarioFormat(sheet, edition, unit, options);
  if (!format) return { problems: [{ rule: "EB-SETUP-01", problem: "no format for these squads", scenario: sheet.name, counts: unit }] };
  const entry = { squads: [squad], options: limit === undefined ? {} : { [unit]: limit } };
  const { verdict, legal } = checkEntry(entry, format, catalogue);
  const checked = { entry, format, catalogue, verdict };
  const illegal = entryProblems(checked).map(({ problem }) => problem);
  const [own] = legal?.squads ?? [];
  if (!own) return { problems: illegal, checked };
  const counts = (unit === "points" ? own.points : own.threat) ?? 0;
  const side = Array.from({ length: members }, () => ({ [unit]: counts, ships: own.ships.length }));
  const problems = [...illegal, ...checkSquads(sheet, side, options, limits).slice(0, 1)];
  return problems.length > 0 || limit === undefined ? { problems, checked } : { legal: own, counts, problems, checked };
}
