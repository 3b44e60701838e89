/**
 * Checks that each tier includes the previous one: all its ships with all their upgrades, none of which may move to another ship (rules
 * ES-INCL). Ships with the same pilot are interchangeable. So each earlier ship is matched with a later one that carries at least the same
 * upgrades. To make room for a ship, earlier matches can change. A ship is missing only if there is no way to match all ships.
 */
import type { Fix } from "../fix.ts";
import type { CheckContext } from "./context.ts";
import type { ResolvedShip, ResolvedSquad } from "./resolve.ts";

/** Compares each tier with the next one. */
export function checkInclusion(context: CheckContext, squads: readonly ResolvedSquad[], points: readonly number[]): void {
  for (let tier = 1; tier < squads.length; tier += 1) {
    const before = squads[tier - 1];
    const after = squads[tier];
    if (!before || !after) continue;
    checkStep(context, before, after);
    checkRise(context, points[tier - 1] ?? 0, points[tier] ?? 0, tier);
  }
}

/** Returns the index of the later ship that matches each earlier ship, or -1 if there is none. */
export function matchShips(before: readonly ResolvedShip[], after: readonly ResolvedShip[]): readonly number[] {
  const laterOf = before.map(() => -1);
  const earlierOf = after.map(() => -1);
  const fits = before.map((earlier) => after.map((later) => goesOnAs(earlier, later)));
  const assign = (earlier: number, tried: Set<number>): boolean => {
    for (let later = 0; later < after.length; later += 1) {
      if (!fits[earlier]?.[later] || tried.has(later)) continue;
      tried.add(later);
      const holder = earlierOf[later] ?? -1;
      if (holder < 0 || assign(holder, tried)) {
        earlierOf[later] = earlier;
        laterOf[earlier] = later;
        return true;
      }
    }
    return false;
  };
  for (let earlier = 0; earlier < before.length; earlier += 1) assign(earlier, new Set());
  return laterOf;
}

/** True if the later ship can be the earlier one: it has the same ship card (ES-INCL-08), and keeps every upgrade (ES-INCL-03). */
const goesOnAs = (earlier: ResolvedShip, later: ResolvedShip): boolean =>
  earlier.pilot === later.pilot && lostUpgrades(earlier, later).length === 0;

/** Returns the ids of the upgrades that the later ship no longer carries. Copies count separately. */
function lostUpgrades(earlier: ResolvedShip, later: ResolvedShip): readonly string[] {
  const kept = later.upgrades.map(({ card }) => card.id);
  return earlier.upgrades.flatMap(({ card }) => {
    const at = kept.indexOf(card.id);
    if (at < 0) return [card.id];
    kept.splice(at, 1);
    return [];
  });
}

function checkStep(context: CheckContext, before: ResolvedSquad, after: ResolvedSquad): void {
  const laterOf = matchShips(before.ships, after.ships);
  const free = after.ships.filter((_, later) => !laterOf.includes(later));
  before.ships.forEach((earlier, at) => {
    if (laterOf[at] === -1) explain(context, before, after, earlier, free);
  });
}

/**
 * Reports why a ship has no match in the later tier. The ship may be missing, there may be too few copies of it, or an upgrade may be
 * missing, moved or replaced.
 */
function explain(
  { problems, catalogue }: CheckContext,
  before: ResolvedSquad,
  after: ResolvedSquad,
  earlier: ResolvedShip,
  free: readonly ResolvedShip[],
): void {
  const { name } = earlier.pilot;
  const place = { list: before.list, ship: earlier.at };
  const [from, to] = [before.list + 1, after.list + 1];
  const add: Fix = { fix: "add the ship to the tier", ship: name, tier: to };
  const sameCard = after.ships.filter(({ pilot }) => pilot === earlier.pilot);
  const closest = free
    .filter(({ pilot }) => pilot === earlier.pilot)
    .sort((one, other) => lostUpgrades(earlier, one).length - lostUpgrades(earlier, other).length)[0];
  if (!closest) {
    if (sameCard.length > 0) problems.addByRule("ES-INCL-09", place, { problem: "fewer ships of a pilot", ship: name, from, to }, add);
    else if (
      after.ships.some(({ ship }) => ship === earlier.ship) &&
      !before.ships.some((other) => other !== earlier && other.ship === earlier.ship)
    )
      problems.addByRule(
        "ES-INCL-08",
        place,
        { problem: "pilot replaced", ship: name, from, to },
        { fix: "keep the ship in the tier", ship: name, tier: to },
      );
    else problems.addByRule("ES-INCL-01", place, { problem: "ship missing", ship: name, from, to }, add);
    return;
  }
  for (const id of lostUpgrades(earlier, closest)) {
    const card = catalogue.upgrades.get(id);
    const upgrade = { card: card?.name ?? id, ship: name, to };
    const here = { ...place, upgrade: earlier.upgrades.find((one) => one.card.id === id)?.at ?? 0 };
    const copies = (squad: ResolvedSquad): number =>
      squad.ships.reduce((sum, ship) => sum + ship.upgrades.filter((one) => one.card.id === id).length, 0);
    const replaced = closest.upgrades.find(
      (one) => one.card.slots[0] === card?.slots[0] && !earlier.upgrades.some((kept) => kept.card.id === one.card.id),
    );
    const fix: Fix = { fix: "put the upgrade back", card: upgrade.card, ship: name, tier: to };
    if (copies(after) >= copies(before)) problems.addByRule("ES-INCL-04", here, { problem: "upgrade moved", ...upgrade }, fix);
    else if (replaced) problems.addByRule("ES-INCL-11", here, { problem: "upgrade replaced", ...upgrade, by: replaced.card.name }, fix);
    else problems.addByRule("ES-INCL-03", here, { problem: "upgrade missing", ...upgrade, from }, fix);
  }
}

/** Compares the points of two tiers. If they are equal, this is a notice; if the later tier costs less, it is illegal (ES-INCL-52-Q). */
function checkRise({ problems }: CheckContext, before: number, after: number, tier: number): void {
  const place = { list: tier };
  if (after < before)
    problems.addByRule(
      "ES-INCL-52-Q",
      place,
      { problem: "tier costs less", tier: tier + 1, points: after, before },
      { fix: "bring the tier up", tier: tier + 1, points: before },
    );
  else if (after === before && before > 0)
    problems.noticeByRule("ES-INCL-52-Q", place, { problem: "tier costs the same", tier: tier + 1 }, { fix: "spend more" });
}
