/** How many attack dice a list's ships roll in a round at each range. */
import type { Attack, Catalogue } from "@broadside/cards";
import type { SquadDraft } from "@broadside/squads";

export interface DiceAtRange {
  readonly range: number;
  readonly huge: number;
  readonly others: number;
}

const USUAL_RANGE = [1, 3] as const;
const RANGES = [1, 2, 3, 4, 5];

/**
 * Counts printed dice: those of all weapons on a huge ship, but only of the strongest weapon on any other ship. The other ships' primary
 * weapons get one more die at range 1.
 */
export function diceByRange({ ships, builds = [] }: SquadDraft, catalogue: Catalogue): readonly DiceAtRange[] {
  const built = builds.flatMap((id) => catalogue.quickBuilds.get(id)?.ships ?? []);
  const all = [
    ...ships.map(({ pilot, upgrades }) => ({ pilot, upgrades: upgrades.map(({ id }) => id) })),
    ...built.map(({ pilot, upgrades }) => ({ pilot, upgrades })),
  ].flatMap(({ pilot: id, upgrades }) => {
    const pilot = catalogue.pilots.get(id);
    const type = catalogue.ships.get(pilot?.ship ?? "");
    if (!pilot || !type) return [];
    const primary = type.sections?.flatMap((half) => half.attacks) ?? pilot.attacks ?? type.attacks;
    const secondary = [...upgrades, ...(pilot.standardLoadout ?? [])].flatMap((card) => catalogue.upgrades.get(card)?.attack ?? []);
    return [{ isHuge: type.size === "huge", primary, secondary }];
  });
  const rows = RANGES.map((range) => {
    const reach = (attacks: readonly Attack[], more = 0): readonly number[] =>
      attacks.flatMap(({ dice, range: [near, far] = USUAL_RANGE }) => (range >= near && range <= far ? [dice + more] : []));
    let [huge, others] = [0, 0];
    for (const { isHuge, primary, secondary } of all)
      if (isHuge) huge += [...reach(primary), ...reach(secondary)].reduce((sum, dice) => sum + dice, 0);
      else others += Math.max(0, ...reach(primary, range === 1 ? 1 : 0), ...reach(secondary));
    return { range, huge, others };
  });
  const farthest = Math.max(3, ...rows.flatMap(({ range, huge, others }) => (huge + others > 0 ? [range] : [])));
  return rows.slice(0, farthest);
}
