/** A list that was handed in stays as it is: what the organiser keeps, and what a later list is held against. */
import { squadHash } from "./canonical.ts";
import type { SquadDraft } from "./draft.ts";
import { Faults } from "./faults.ts";
import type { Format } from "./formats.ts";
import type { LegalEntry } from "./legal.ts";
import type { Fault } from "./verdict.ts";

export interface LockedEntry {
  readonly format: string;
  /** One a list, in order: tiers and members keep theirs. */
  readonly hashes: readonly string[];
}

export const lockEntry = ({ format, squads }: LegalEntry): LockedEntry => ({ format: format.id, hashes: squads.map(({ hash }) => hash) });

/** What differs from the lists handed in; nothing when all is as it was (ET-LIST-03, ET-TLIST-07, ES-LIST-02, ES-LIST-51-Q). */
export function changesSince(locked: LockedEntry, squads: readonly SquadDraft[], format: Format): readonly Fault[] {
  const faults = new Faults(format.rules);
  const hashes = squads.map((squad) => squadHash(squad, format));
  for (let list = 0; list < Math.max(hashes.length, locked.hashes.length); list += 1) {
    const hash = hashes[list];
    if (hash === locked.hashes[list]) continue;
    const swapped = hash !== undefined && locked.hashes.includes(hash);
    faults.add(
      "locked",
      { list },
      swapped ? "The list was handed in as another one of this entry" : "The list differs from the one handed in",
      "Use the list as it was handed in; only the organiser may allow a change",
    );
  }
  return faults.found;
}
