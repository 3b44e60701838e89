/** What a tier of an Escalation entry adds to the one before: ships, and upgrades on ships that were there. */
import type { Catalogue } from "@broadside/cards";
import { Faults } from "./checks/faults.ts";
import { matchShips } from "./checks/inclusion.ts";
import { type ResolvedShip, resolveSquad } from "./checks/resolve.ts";
import type { SquadDraft } from "./draft.ts";
import type { Format } from "./formats.ts";

export interface ShipAddition {
  /** The ship was not in the tier before. */
  readonly isNew: boolean;
  /** Places in the draft of the upgrades that are new on a ship that was there. */
  readonly upgrades: readonly number[];
}

/** For each ship of the later draft, in its order. Where the later tier does not hold the earlier one, what matches none is new. */
export function additionsTo(before: SquadDraft, after: SquadDraft, format: Format, catalogue: Catalogue): readonly ShipAddition[] {
  const [earlier, later] = [before, after].map((draft) => resolveSquad(draft, 0, catalogue, new Faults(format.rules)).ships);
  const laterOf = matchShips(earlier ?? [], later ?? []);
  const added = after.ships.map((): ShipAddition => ({ isNew: true, upgrades: [] }));
  for (const [at, ship] of (earlier ?? []).entries()) {
    const same = later?.[laterOf[at] ?? -1];
    if (same && same.at >= 0) added[same.at] = { isNew: false, upgrades: newUpgrades(ship, same) };
  }
  return added;
}

/** Copies counted. */
function newUpgrades(earlier: ResolvedShip, later: ResolvedShip): readonly number[] {
  const known = earlier.upgrades.map(({ card }) => card.id);
  return later.upgrades.flatMap(({ card, at }) => {
    const found = known.indexOf(card.id);
    if (found >= 0) known.splice(found, 1);
    return found >= 0 || at < 0 ? [] : [at];
  });
}
