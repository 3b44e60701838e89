/** A list that was handed in stays as it is: what the organiser keeps, and what a later list is held against. */
import { squadHash } from "./canonical.ts";
import { Faults } from "./checks/faults.ts";
import type { SquadDraft } from "./draft.ts";
import type { Format } from "./formats.ts";
import type { LegalEntry } from "./legal.ts";
import type { Fault } from "./verdict.ts";

export interface LockedEntry {
  readonly format: string;
  /** In order: tiers and members keep theirs. */
  readonly lists: readonly LockedList[];
}

export interface LockedList {
  readonly hash: string;
  /** Who fields it, where lists name their players. */
  readonly player?: string;
}

export const lockEntry = ({ format, squads }: LegalEntry): LockedEntry => ({
  format: format.id,
  lists: squads.map(({ hash, player }) => lockedList(hash, player, format)),
});

const lockedList = (hash: string, player: string | undefined, { rules }: Format): LockedList =>
  rules.playerName === undefined || player === undefined ? { hash } : { hash, player };

/** What differs from the lists handed in; nothing when all is as it was (ET-LIST-03, ET-TLIST-07, ES-LIST-02, ES-LIST-51-Q). */
export function changesSince(locked: LockedEntry, squads: readonly SquadDraft[], format: Format): readonly Fault[] {
  const faults = new Faults(format.rules);
  for (let list = 0; list < Math.max(squads.length, locked.lists.length); list += 1) {
    const squad = squads[list];
    const now = squad && lockedList(squadHash(squad, format), squad.player, format);
    const then = locked.lists[list];
    if (now && then && now.hash === then.hash && now.player === then.player) continue;
    const swapped = now !== undefined && now.hash !== then?.hash && locked.lists.some(({ hash }) => hash === now.hash);
    faults.add(
      "locked",
      { list },
      swapped ? "The list was handed in as another one of this entry" : "The list differs from the one handed in",
      "Use the list as it was handed in; only the organiser may allow a change",
    );
  }
  return faults.found;
}
