/** What a tier in an Escalation entry adds to the previous tier: new ships, and new upgrades on ships that were already there. */
import type { Catalogue } from "@broadside/cards";
import { matchShips } from "./checks/inclusion.ts";
import { Problems } from "./checks/problems.ts";
import { type ResolvedShip, resolveSquad } from "./checks/resolve.ts";
import type { SquadDraft } from "./draft.ts";
import type { Format } from "./formats.ts";

export interface ShipAddition {
  /** True if the previous tier doesn't have the ship. */
  readonly isNew: boolean;
  /** If the previous tier has the ship: the positions of its new upgrades in the draft. */
  readonly upgrades: readonly number[];
}

/**
 * Returns what is new on each ship in the later draft, in the draft's order. If the later tier doesn't include the earlier one, every ship
 * without a match counts as new.
 */
export function additionsTo(before: SquadDraft, after: SquadDraft, format: Format, catalogue: Catalogue): readonly ShipAddition[] {
  const [earlier, later] = [before, after].map((draft) => resolveSquad(draft, 0, catalogue, new Problems(format.rules)).ships);
  const laterOf = matchShips(earlier ?? [], later ?? []);
  const added = after.ships.map((): ShipAddition => ({ isNew: true, upgrades: [] }));
  for (const [at, ship] of (earlier ?? []).entries()) {
    const same = later?.[laterOf[at] ?? -1];
    if (same && same.at >= 0) added[same.at] = { isNew: false, upgrades: newUpgrades(ship, same) };
  }
  return added;
}

/** Counts copies, so a second copy of an upgrade is new. */
function newUpgrades(earlier: ResolvedShip, later: ResolvedShip): readonly number[] {
  const known = earlier.upgrades.map(({ card }) => card.id);
  return later.upgrades.flatMap(({ card, at }) => {
    const found = known.indexOf(card.id);
    if (found >= 0) known.splice(found, 1);
    return found >= 0 || at < 0 ? [] : [at];
  });
}
