/** Escalation's tiers: what each adds to the one before, and how a change is made in the later ones too. */
import type { EntryDraft, ShipDraft, SquadDraft, UpgradeDraft } from "@broadside/squads";
import { addShip, removeShip, withShip } from "./edits.ts";

/** The differences between a tier and the one before. */
export interface TierChange {
  /** For each ship its place in the tier before, or undefined for a new one. */
  readonly from: readonly (number | undefined)[];
  /** For each ship the places of its upgrades that are new. */
  readonly newUpgrades: readonly (readonly number[])[];
  /** Ships of the tier before that are gone. */
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
 * The later ship of each earlier one, or -1. Both have the same pilot. Ships that keep all upgrades are matched first, as many as possible;
 * then each remaining ship gets the free one that keeps most of its upgrades.
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

/** Places in `after` of the upgrades that `before` doesn't have, counting copies. */
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

/** Makes a change of one tier in every later tier too, if that has what was changed. */
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
  // An upgrade that the later tier has already isn't added twice.
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

/** Adds everything in this tier to the later tiers that lack it. */
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
