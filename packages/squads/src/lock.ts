/**
 * A list can't change once it has been handed in. This file defines what the organiser saves about a list, and compares a later list with
 * that.
 */
import type { Catalogue } from "@broadside/cards";
import { squadHash } from "./canonical.ts";
import { fixedObstacles } from "./checks/obstacles.ts";
import { Problems } from "./checks/problems.ts";
import type { SquadDraft } from "./draft.ts";
import type { Fix } from "./fix.ts";
import type { Format } from "./formats.ts";
import type { LegalEntry } from "./legal.ts";
import type { ListProblem } from "./problem.ts";

export interface LockedEntry {
  readonly format: string;
  /** The lists in order. Tiers and members can't change places. */
  readonly lists: readonly LockedList[];
  /** The obstacles, if the format asks for them with the lists. */
  readonly obstacles: readonly string[];
}

export interface LockedList {
  readonly hash: string;
  /** The player's name, if lists in the format name their players. */
  readonly player?: string;
}

export const lockEntry = ({ format, squads }: LegalEntry): LockedEntry => ({
  format: format.id,
  lists: squads.map(({ hash, player }) => lockedList(hash, player, format)),
  obstacles: fixedObstacles(squads, format),
});

const lockedList = (hash: string, player: string | undefined, { rules }: Format): LockedList =>
  rules.playerName === undefined || player === undefined ? { hash } : { hash, player };

/**
 * Returns how lists differ from those that were handed in. Empty if nothing differs (ET-LIST-03, ET-TLIST-07, ES-LIST-02, ES-LIST-51-Q).
 */
export function changesSince(
  locked: LockedEntry,
  squads: readonly SquadDraft[],
  format: Format,
  catalogue: Catalogue,
): readonly ListProblem[] {
  const problems = new Problems(format.rules);
  const fix: Fix = { fix: "use what was handed in" };
  for (let list = 0; list < Math.max(squads.length, locked.lists.length); list += 1) {
    const squad = squads[list];
    const now = squad && lockedList(squadHash(squad, format, catalogue), squad.player, format);
    const then = locked.lists[list];
    if (now && then && now.hash === then.hash && now.player === then.player) continue;
    const swapped = now !== undefined && now.hash !== then?.hash && locked.lists.some(({ hash }) => hash === now.hash);
    problems.add("locked", { list }, { problem: swapped ? "list of another place" : "list changed" }, fix);
  }
  if (squads.length > 0 && fixedObstacles(squads, format).join() !== locked.obstacles.join())
    problems.add("obstaclesChanged", {}, { problem: "obstacles changed" }, fix);
  return problems.found;
}
