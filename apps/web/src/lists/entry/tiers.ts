/** Escalation's tiers: what each tier adds to the one before, and how a change is repeated in later tiers. */
import type { EntryDraft, ShipDraft, SquadDraft, UpgradeDraft } from "@broadside/squads";
import { addShip, removeShip, withShip } from "./edits.ts";

/** The differences between a tier and the one before. */
export interface TierChange {
  /** For each ship, its place in the tier before; undefined for a new ship. */
  readonly from: readonly (number | undefined)[];
  /** For each ship, the places of its new upgrades. */
  readonly newUpgrades: readonly (readonly number[])[];
  /** Ships from the tier before that are gone. */
  readonly lost: readonly number[];
}

export function tierChange(before: SquadDraft, after: SquadDraft): TierChange {
  const laterOf = pairShips(before.ships, after.ships);
  const from = after.ships.map((_, later) => {
    const earlier = laterOf.indexOf(later);
    return earlier < 0 ? undefined : earlier;
  });
  return {
    from,
    newUpgrades: after.ships.map(({ upgrades }, later) => {
      const earlier = from[later];
      return earlier === undefined ? [] : addedUpgrades(before.ships[earlier]?.upgrades ?? [], upgrades);
    }),
    lost: laterOf.flatMap((later, earlier) => (later < 0 ? [earlier] : [])),
  };
}

/**
 * For each ship in `before`, returns the place of the same ship in `after`, or -1. Only ships with the same pilot match. First matches as
 * many ships as possible that keep all their upgrades. Then each remaining ship gets the unmatched one that keeps most of its upgrades.
 */
function pairShips(before: readonly ShipDraft[], after: readonly ShipDraft[]): readonly number[] {
  const laterOf = before.map(() => -1);
  const settle = (earlier: number, tried: Set<number>): boolean =>
    after.some((ship, later) => {
      const own = before[earlier];
      if (!own || tried.has(later) || own.pilot !== ship.pilot || lostUpgrades(own.upgrades, ship.upgrades) > 0) return false;
      tried.add(later);
      const holder = laterOf.indexOf(later);
      if (holder >= 0 && !settle(holder, tried)) return false;
      laterOf[earlier] = later;
      return true;
    });
  before.forEach((_, earlier) => {
    settle(earlier, new Set());
  });
  before.forEach((own, earlier) => {
    if (laterOf[earlier] !== -1) return;
    const free = after.flatMap((ship, later) => (ship.pilot === own.pilot && !laterOf.includes(later) ? [later] : []));
    const losses = (later: number): number => lostUpgrades(own.upgrades, after[later]?.upgrades ?? []);
    laterOf[earlier] = free.toSorted((one, other) => losses(one) - losses(other))[0] ?? -1;
  });
  return laterOf;
}

/** The places in `after` of upgrades that `before` doesn't have. Copies count separately. */
function addedUpgrades(before: readonly UpgradeDraft[], after: readonly UpgradeDraft[]): readonly number[] {
  const left = before.map(({ id }) => id);
  return after.flatMap(({ id }, place) => {
    const known = left.indexOf(id);
    if (known < 0) return [place];
    left.splice(known, 1);
    return [];
  });
}

const lostUpgrades = (before: readonly UpgradeDraft[], after: readonly UpgradeDraft[]): number => addedUpgrades(after, before).length;

/** Changes a tier, and repeats the change in every later tier where it applies. */
export function carriedUp(entry: EntryDraft, tier: number, after: SquadDraft): EntryDraft {
  const before = entry.squads[tier];
  return {
    ...entry,
    squads: entry.squads.map((squad, at) => (at === tier ? after : at > tier && before ? carried(before, after, squad) : squad)),
  };
}

function carried(before: SquadDraft, after: SquadDraft, later: SquadDraft): SquadDraft {
  const change = tierChange(before, after);
  const laterOf = pairShips(before.ships, later.ships);
  let squad = later;
  after.ships.forEach((ship, at) => {
    const earlier = change.from[at];
    if (earlier === undefined) squad = addShip(squad, ship);
    else
      squad = withShip(squad, laterOf[earlier] ?? -1, (own) => ({ ...own, upgrades: carriedUpgrades(before.ships[earlier], ship, own) }));
  });
  const gone = change.lost.flatMap((earlier) => laterOf[earlier] ?? []).filter((at) => at >= 0);
  return gone.toSorted((one, other) => other - one).reduce(removeShip, squad);
}

function carriedUpgrades(before: ShipDraft | undefined, after: ShipDraft, later: ShipDraft): readonly UpgradeDraft[] {
  const had = before?.upgrades ?? [];
  const taken = addedUpgrades(after.upgrades, had).flatMap((place) => had[place] ?? []);
  const added = addedUpgrades(had, after.upgrades).flatMap((place) => after.upgrades[place] ?? []);
  const kept = [...later.upgrades];
  for (const { id } of taken) {
    const place = kept.findIndex((upgrade) => upgrade.id === id);
    if (place >= 0) kept.splice(place, 1);
  }
  // Don't add an upgrade that the later tier already has.
  const own = addedUpgrades(had, later.upgrades).flatMap((place) => later.upgrades[place]?.id ?? []);
  return [
    ...kept,
    ...added.filter(({ id }) => {
      const place = own.indexOf(id);
      if (place >= 0) own.splice(place, 1);
      return place < 0;
    }),
  ];
}

/** Replaces the tier with a copy of the one before. */
export function startFromBefore(entry: EntryDraft, tier: number): EntryDraft {
  const before = entry.squads[tier - 1];
  return before ? { ...entry, squads: entry.squads.map((squad, at) => (at === tier ? copied(before, squad) : squad)) } : entry;
}

/** Adds everything in this tier to later tiers that lack it. */
export function copyUp(entry: EntryDraft, tier: number): EntryDraft {
  const squads = [...entry.squads];
  for (let at = tier + 1; at < squads.length; at += 1) {
    const [before, later] = [squads[at - 1], squads[at]];
    if (before && later) squads[at] = withAllOf(before, later);
  }
  return { ...entry, squads };
}

const copied = ({ faction, ships, wings }: SquadDraft, squad: SquadDraft): SquadDraft => ({
  ...squad,
  faction,
  ships,
  ...(wings && { wings }),
});

function withAllOf(before: SquadDraft, later: SquadDraft): SquadDraft {
  const laterOf = pairShips(before.ships, later.ships);
  let squad: SquadDraft = { ...later, faction: before.faction };
  before.ships.forEach((ship, at) => {
    const place = laterOf[at] ?? -1;
    if (place < 0) squad = addShip(squad, ship);
    else
      squad = withShip(squad, place, (own) => {
        const lacking = addedUpgrades(own.upgrades, ship.upgrades).flatMap((upgrade) => ship.upgrades[upgrade] ?? []);
        return { ...own, upgrades: [...own.upgrades, ...lacking] };
      });
  });
  return squad;
}
