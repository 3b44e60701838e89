/** Scenarios by id, former id, name or alias, and by lot. */
import { currentScenarioId } from "@broadside/formats";
import { folded, likeness, nearest, numberBelow, scramble } from "@broadside/kit";
import type { Sheet } from "./sheet.ts";
import { SHEETS } from "./sheets.ts";

/** Case, hyphens and blanks do not count (EB-LIST-14-Q). */
export const findSheet = (name: string): Sheet | undefined =>
  SHEETS.find((sheet) => sheet.id === currentScenarioId(name.trim().toLowerCase()) || namesOf(sheet).includes(folded(name)));

/** Those whose names share most with what was asked for, best first. */
export function nearestSheets(name: string, most = 3): readonly Sheet[] {
  const wanted = folded(name);
  return nearest(SHEETS, (sheet) => Math.max(...namesOf(sheet).map((own) => likeness(own, wanted))), { above: 0.3, most });
}

/** One of them by lot, all equally likely (SC-COMMON-02). */
export const drawSheet = (sheets: readonly Sheet[], seed: number): Sheet | undefined => sheets[numberBelow(sheets.length, scramble(seed))];

const namesOf = ({ id, name, aliases }: Sheet): readonly string[] => [id, name, ...aliases].map(folded);
