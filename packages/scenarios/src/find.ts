/** Scenarios by id, former id, name or alias, and by lot. */
import { currentScenarioId } from "@broadside/formats";
import { likeness, scramble } from "@broadside/kit";
import type { Sheet } from "./sheet.ts";
import { SHEETS } from "./sheets.ts";

/** Case, hyphens and blanks do not count (EB-LIST-14-Q). */
export const findSheet = (name: string): Sheet | undefined =>
  SHEETS.find((sheet) => sheet.id === currentScenarioId(name.trim().toLowerCase()) || namesOf(sheet).includes(plain(name)));

/** Those whose names share most with what was asked for, best first. */
export function nearestSheets(name: string, most = 3): readonly Sheet[] {
  const wanted = plain(name);
  return SHEETS.map((sheet) => ({ sheet, likeness: Math.max(...namesOf(sheet).map((own) => likeness(own, wanted))) }))
    .filter(({ likeness: shared }) => shared > 0.3)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, most)
    .map(({ sheet }) => sheet);
}

/** One of them by lot, all equally likely (SC-COMMON-02). */
export const drawSheet = (sheets: readonly Sheet[], seed: number): Sheet | undefined =>
  sheets[Math.floor((scramble(seed) / 0x1_0000_0000) * sheets.length)];

const namesOf = ({ id, name, aliases }: Sheet): readonly string[] => [id, name, ...aliases].map(plain);

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, "");
