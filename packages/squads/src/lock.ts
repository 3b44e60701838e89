/** A list that was handed in stays as it is: what the organiser keeps, and what a later list is held against. */
import type { Catalogue } from "@broadside/cards";
import { squadHash } from "./canonical.ts";
import { Faults } from "./checks/faults.ts";
import { fixedObstacles } from "./checks/obstacles.ts";
import type { SquadDraft } from "./draft.ts";
import type { Format } from "./formats.ts";
import type { LegalEntry } from "./legal.ts";
import type { Fault } from "./verdict.ts";

export interface LockedEntry {
  readonly format: string;
  /** In order: tiers and members keep theirs. */
  readonly lists: readonly LockedList[];
  /** Where the format fixes them with the lists. */
  readonly obstacles: readonly string[];
}

export interface LockedList {
  readonly hash: string;
  /** Who fields it, where lists name their players. */
  readonly player?: string;
}

export const lockEntry = ({ format, squads }: LegalEntry): LockedEntry => ({
  format: format.id,
  lists: squads.map(({ hash, player }) => lockedList(hash, player, format)),
  obstacles: fixedObstacles(squads, format),
});

const lockedList = (hash: string, player: string | undefined, { rules }: Format): LockedList =>
  rules.playerName === undefined || player === undefined ? { hash } : { hash, player };

/** What differs from what was handed in; nothing when all is as it was (ET-LIST-03, ET-TLIST-07, ES-LIST-02, ES-LIST-51-Q). */
export function changesSince(locked: LockedEntry, squads: readonly SquadDraft[], format: Format, catalogue: Catalogue): readonly Fault[] {
  const faults = new Faults(format.rules);
  const mend = "Use what was handed in; only the organiser may allow a change";
  for (let list = 0; list < Math.max(squads.length, locked.lists.length); list += 1) {
    const squad = squads[list];
    const now = squad && lockedList(squadHash(squad, format, catalogue), squad.player, format);
    const then = locked.lists[list];
    if (now && then && now.hash === then.hash && now.player === then.player) continue;
    const swapped = now !== undefined && now.hash !== then?.hash && locked.lists.some(({ hash }) => hash === now.hash);
    const text = swapped ? "The list was handed in as another one of this entry" : "The list differs from the one handed in";
    faults.add("locked", { list }, text, mend);
  }
  if (squads.length > 0 && fixedObstacles(squads, format).join() !== locked.obstacles.join())
    faults.add("obstaclesChanged", {}, "The obstacles differ from those handed in", mend);
  return faults.found;
}
