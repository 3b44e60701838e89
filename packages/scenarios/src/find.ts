/** Finds scenarios by id, former id, name or alias, or picks one at random. */
import { currentScenarioId } from "@broadside/formats";
import { folded, likeness, nearest, numberBelow, scramble } from "@broadside/kit";
import type { Sheet } from "./sheet.ts";
import { SHEETS } from "./sheets.ts";

/** Finds a scenario by name, ignoring case, hyphens and spaces (EB-LIST-14-Q). */
export const findSheet = (name: string): Sheet | undefined =>
  SHEETS.find((sheet) => sheet.id === currentScenarioId(name.trim().toLowerCase()) || namesOf(sheet).includes(folded(name)));

/** Returns the scenarios with the most similar names, best match first. */
export function nearestSheets(name: string, most = 3): readonly Sheet[] {
  const wanted = folded(name);
  return nearest(SHEETS, (sheet) => Math.max(...namesOf(sheet).map((own) => likeness(own, wanted))), { above: 0.3, most });
}

/** Picks a random scenario; all are equally likely (SC-COMMON-02). */
export const drawSheet = (sheets: readonly Sheet[], seed: number): Sheet | undefined => sheets[numberBelow(sheets.length, scramble(seed))];

const namesOf = ({ id, name, aliases }: Sheet): readonly string[] => [id, name, ...aliases].map(folded);
