/**
 * Each tier holds the one before: every ship of it, with all its upgrades, none moved (rows ES-INCL).
 *
 * Two ships of one pilot are interchangeable, so which earlier ship went on as which later one is found by matching: earlier ships
 * are matched one to one with later ones that carry at least their upgrades, re-matching others where that makes room. A ship is
 * missing only when no assignment at all keeps everyone.
 */
import type { CheckContext } from "./context.ts";
import type { ResolvedShip, ResolvedSquad } from "./resolve.ts";

/** Checks each step from a tier to the next. */
export function checkInclusion(context: CheckContext, squads: readonly ResolvedSquad[], points: readonly number[]): void {
  for (let tier = 1; tier < squads.length; tier += 1) {
    const before = squads[tier - 1];
    const after = squads[tier];
    if (!before || !after) continue;
    checkStep(context, before, after);
    checkRise(context, points[tier - 1] ?? 0, points[tier] ?? 0, tier);
  }
}

/** The later ship of each earlier one, or -1. */
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

/** The ship card is the ship (ES-INCL-08), and it keeps every upgrade (ES-INCL-03). */
const goesOnAs = (earlier: ResolvedShip, later: ResolvedShip): boolean =>
  earlier.pilot === later.pilot && lostUpgrades(earlier, later).length === 0;

/** Ids of the upgrades that the later ship does not carry, copies counted. */
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

/** Why a ship of the earlier tier has not gone on: gone, too few copies, an upgrade dropped, moved or replaced. */
function explain(
  { faults, catalogue }: CheckContext,
  before: ResolvedSquad,
  after: ResolvedSquad,
  earlier: ResolvedShip,
  free: readonly ResolvedShip[],
): void {
  const { name } = earlier.pilot;
  const place = { list: before.list, ship: earlier.at };
  const [from, to] = [before.list + 1, after.list + 1];
  const sameCard = after.ships.filter(({ pilot }) => pilot === earlier.pilot);
  const closest = free
    .filter(({ pilot }) => pilot === earlier.pilot)
    .sort((one, other) => lostUpgrades(earlier, one).length - lostUpgrades(earlier, other).length)[0];
  if (!closest) {
    if (sameCard.length > 0)
      faults.addByRule("ES-INCL-09", place, `Tier ${from} has more ships ${name} than tier ${to}`, `Add ${name} to tier ${to}`);
    else if (
      after.ships.some(({ ship }) => ship === earlier.ship) &&
      !before.ships.some((other) => other !== earlier && other.ship === earlier.ship)
    )
      faults.addByRule(
        "ES-INCL-08",
        place,
        `${name} of tier ${from} is flown by another pilot in tier ${to}; the ship card is the ship`,
        `Keep ${name} in tier ${to}`,
      );
    else faults.addByRule("ES-INCL-01", place, `${name} of tier ${from} is missing in tier ${to}`, `Add ${name} to tier ${to}`);
    return;
  }
  for (const id of lostUpgrades(earlier, closest)) {
    const card = catalogue.upgrades.get(id);
    const upgrade = card?.name ?? id;
    const here = { ...place, upgrade: earlier.upgrades.find((one) => one.card.id === id)?.at ?? 0 };
    const copies = (squad: ResolvedSquad): number =>
      squad.ships.reduce((sum, ship) => sum + ship.upgrades.filter((one) => one.card.id === id).length, 0);
    const replaced = closest.upgrades.find(
      (one) => one.card.slots[0] === card?.slots[0] && !earlier.upgrades.some((kept) => kept.card.id === one.card.id),
    );
    const mend = `Put ${upgrade} back on ${name} in tier ${to}`;
    if (copies(after) >= copies(before))
      faults.addByRule("ES-INCL-04", here, `${upgrade} has moved from ${name} to another ship in tier ${to}`, mend);
    else if (replaced)
      faults.addByRule(
        "ES-INCL-11",
        here,
        `${upgrade} on ${name} gives way to ${replaced.card.name} in tier ${to}; an occupied icon is not re-used`,
        mend,
      );
    else faults.addByRule("ES-INCL-03", here, `${name} loses ${upgrade} from tier ${from} to tier ${to}`, mend);
  }
}

/** Equal points are pointed out, fewer are refused (ES-INCL-52-Q). */
function checkRise({ faults }: CheckContext, before: number, after: number, tier: number): void {
  const place = { list: tier };
  if (after < before)
    faults.addByRule(
      "ES-INCL-52-Q",
      place,
      `Tier ${tier + 1} costs ${after}, less than tier ${tier} with ${before}`,
      `Bring tier ${tier + 1} to ${before} or more`,
    );
  else if (after === before && before > 0)
    faults.noticeByRule("ES-INCL-52-Q", place, `Tier ${tier + 1} costs as much as tier ${tier}`, "Spend the points the tier allows");
}
