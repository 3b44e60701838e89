/** For tests: checks drafts, and shows each problem as one line. */
import type { Catalogue } from "@broadside/cards";
import { checkEntry, type EntryCheck } from "../checks/check-entry.ts";
import type { FormatOptions, SquadDraft } from "../draft.ts";
import { type Format, formatById } from "../formats.ts";
import type { ListProblem } from "../problem.ts";
import type { Verdict } from "../verdict.ts";

export function formatNamed(id: string): Format {
  const format = formatById(id);
  if (!format) throw new Error(`no format ${id}`);
  return format;
}

/** Returns a function that checks one list, or several, with a catalogue's cards. */
export const checkerOf =
  (catalogue: Catalogue) =>
  (format: string, squads: SquadDraft | readonly SquadDraft[], options: FormatOptions = {}): EntryCheck =>
    checkEntry({ squads: isOne(squads) ? [squads] : squads, options }, formatNamed(format), catalogue);

const isOne = (squads: SquadDraft | readonly SquadDraft[]): squads is SquadDraft => !Array.isArray(squads);

/** Shows each problem by its rule and place, such as `ET-SQUAD-02: list 0`. Notices are marked. */
export const problemsIn = ({ problems }: Pick<Verdict, "problems">): readonly string[] => problems.map(problemInLine);

function problemInLine({ rule, weight, place }: ListProblem): string {
  const where = Object.entries(place).map(([what, at]) => `${what} ${at}`);
  return `${weight === "notice" ? "notice " : ""}${rule}${where.length > 0 ? `: ${where.join(", ")}` : ""}`;
}
