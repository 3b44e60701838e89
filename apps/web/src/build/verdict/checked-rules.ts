/** Lists what was checked in a legal entry, each with its rule. */
import type { Catalogue } from "@broadside/cards";
import type { EntryDraft, Format, Verdict } from "@broadside/squads";
import { CHECKED } from "../../words/build/verdict.ts";

export interface CheckedRule {
  readonly text: string;
  readonly rule: string;
}

export function checkedRules(
  entry: EntryDraft,
  { rules, epicPoints }: Format,
  catalogue: Catalogue,
  verdict: Verdict,
): readonly CheckedRule[] {
  const ships = entry.squads.flatMap((squad) =>
    squad.ships.flatMap(({ pilot }) => catalogue.ships.get(catalogue.pilots.get(pilot)?.ship ?? "") ?? []),
  );
  const [only] = entry.squads.length === 1 ? verdict.lists : [];
  const limit = only?.limit;
  const epic = ships.flatMap((ship) => (ship.size === "huge" && ship.epicPoints ? [ship.epicPoints] : []));
  const lines: readonly (readonly [string | undefined, string | readonly string[] | undefined])[] = [
    [only && limit !== undefined && only.threat === 0 ? CHECKED.points({ spent: only.points, limit }) : undefined, rules.points],
    [only && limit !== undefined && only.threat > 0 ? CHECKED.threat({ spent: only.threat, limit }) : undefined, rules.threat],
    [CHECKED.names, rules.uniqueName],
    [ships.some(({ sections }) => sections) ? CHECKED.sections : undefined, rules.sections],
    [epicPoints !== undefined && epic.length > 0 ? CHECKED.epicPoints({ parts: epic.join(" + ") }) : undefined, rules.epicPoints],
  ];
  return lines.flatMap(([text, found]) => {
    const rule = typeof found === "string" ? found : found?.[0];
    return text !== undefined && rule !== undefined ? [{ text, rule }] : [];
  });
}
