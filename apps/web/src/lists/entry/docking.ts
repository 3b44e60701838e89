/** Finds the ships in a list that can carry another ship. */
import type { Catalogue } from "@broadside/cards";
import { checkEntry, type EntryDraft, type Format, type ListProblem, problemId } from "@broadside/squads";
import { dock } from "./edits.ts";
import { withSquad } from "./entries.ts";

/** The ships that this ship can dock to without causing a new problem. */
export function carriersFor(entry: EntryDraft, format: Format, catalogue: Catalogue, list: number, ship: number): readonly number[] {
  const squad = entry.squads[list];
  const mayCarry = (at: number): boolean => {
    const own = squad?.ships[at];
    const pilot = catalogue.pilots.get(own?.pilot ?? "");
    const isHuge = catalogue.ships.get(pilot?.ship ?? "")?.size === "huge";
    return at !== ship && (isHuge || own?.upgrades.some(({ id }) => catalogue.upgrades.get(id)?.building?.docks) === true);
  };
  const candidates = (squad?.ships ?? []).flatMap((_, at) => (mayCarry(at) ? [at] : []));
  if (candidates.length === 0) return [];
  const dockedTo = (carrier: number | undefined): readonly ListProblem[] => {
    const then = withSquad(entry, list, (own) => dock(own, ship, carrier));
    return checkEntry(then, format, catalogue).verdict.problems;
  };
  const now = new Set(dockedTo(undefined).map(keyOf));
  return candidates.filter((carrier) => dockedTo(carrier).every((problem) => now.has(keyOf(problem))));
}

const keyOf = (problem: ListProblem): string => `${problem.rule} ${problemId(problem)}`;
