/** If no list fits, builds a squad with a given total from generic ships and the ships in the faction's ready-made lists. */
import type { Catalogue, Faction, Pilot } from "@broadside/cards";
import { checkEntry, type EntryDraft, type Format, type ShipDraft, type SquadDraft } from "@broadside/squads";
import type { SquadNames } from "./squad-names.ts";

interface CountItem {
  readonly counts: number;
}

interface SquadRequest {
  /** The format. It decides whether the squad counts points or threat. */
  readonly format: Format;
  readonly faction: Faction;
  readonly points: number;
  /** The minimum and maximum number of ships in the squad. */
  readonly ships: readonly [least: number, most: number];
  /** The other squads on the same side. Pilots in those squads are used again only if no other pilots are left. */
  readonly beside: readonly SquadDraft[];
  readonly names: SquadNames;
}

/** A ship from a list, with its cost. */
interface CountedShip extends CountItem {
  readonly ship: ShipDraft;
}

export function composeSquad(catalogue: Catalogue, lists: readonly EntryDraft[], order: SquadRequest): SquadDraft {
  const { format, faction, points, ships, beside, names } = order;
  const taken = new Set(beside.flatMap((squad) => squad.ships.map(({ pilot }) => pilot)));
  const known = knownShips(catalogue, lists, order);
  const plain = plainShips(catalogue, order);
  const fresh = known.filter(({ ship }) => !taken.has(ship.pilot));
  const tries = [[...fresh, ...plain], [...known, ...plain], plain].map((items) => fillUp(items, points, ships));
  const nameOf = ({ ship: { pilot } }: CountedShip): string => catalogue.pilots.get(pilot)?.name ?? pilot;
  const named = (found: readonly CountedShip[]): SquadDraft => ({
    name: names.squad(names.faction(faction), found.map(nameOf)),
    faction,
    ships: found.map(({ ship }) => ship),
  });
  const best = tries.filter((found) => found.length > 0 && isLegal(catalogue, named(found), format));
  const total = (found: readonly CountedShip[]): number => found.reduce((sum, { counts }) => sum + counts, 0);
  return named(best.find((found) => total(found) >= NEAR * points) ?? best[0] ?? tries[2] ?? []);
}
/** A squad that reaches this share of the requested total is good enough. */
const NEAR = 0.95;

/** True if the squad is legal. Ships that are legal on their own can still conflict, for example by sharing a unique card. */
function isLegal(catalogue: Catalogue, squad: SquadDraft, format: Format): boolean {
  const limits = { ...format, ships: { least: 1 } };
  const { verdict } = checkEntry({ squads: [squad], options: { points: Number.MAX_SAFE_INTEGER } }, limits, catalogue);
  return verdict.problems.every(({ weight }) => weight !== "illegal");
}

/** Collects ships with their upgrades from the ready-made lists, one for each pilot. Leaves out huge ships, wing leaders and wingmates. */
function knownShips(catalogue: Catalogue, lists: readonly EntryDraft[], { format, faction }: SquadRequest): readonly CountedShip[] {
  const found = new Map<string, CountedShip>();
  for (const entry of lists) {
    if (entry.squads.every((squad) => squad.faction !== faction)) continue;
    const { verdict } = checkEntry(entry, format, catalogue);
    for (const [at, squad] of entry.squads.entries())
      for (const [place, ship] of squad.ships.entries()) {
        const counts = verdict.lists[at]?.ships[place]?.points;
        if (squad.faction === faction && counts !== undefined && fliesAlone(catalogue, squad, ship) && !found.has(ship.pilot))
          found.set(ship.pilot, { ship, counts });
      }
  }
  return [...found.values()];
}

const fliesAlone = (catalogue: Catalogue, { wings = [] }: SquadDraft, { pilot, upgrades, dockedTo }: ShipDraft): boolean =>
  wings.length === 0 &&
  dockedTo === undefined &&
  sizeOf(catalogue, pilot) !== "huge" &&
  upgrades.every(({ id }) => catalogue.upgrades.get(id)?.wing === undefined);

const sizeOf = ({ pilots, ships }: Catalogue, pilot: string) => ships.get(pilots.get(pilot)?.ship ?? "")?.size;

/** Finds generic pilots, with several copies of each. */
function plainShips(catalogue: Catalogue, { format, faction }: SquadRequest): readonly CountedShip[] {
  const plain = catalogue.pack.pilots.filter((pilot) => pilot.faction === faction && isPlain(pilot, catalogue));
  return Array.from({ length: COPIES }, () =>
    plain.map(({ id, cost = 0 }) => ({ ship: { pilot: id, upgrades: [] }, counts: cost * (format.squadPoint ?? 1) })),
  ).flat();
}
const COPIES = 3;

/** True for a generic pilot. Limited pilots and huge ships are left out. */
const isPlain = ({ limit, id, cost = 0, modes = [] }: Pilot, catalogue: Catalogue): boolean =>
  limit === undefined && cost > 0 && modes.includes("extended") && sizeOf(catalogue, id) !== "huge";

interface Chain<Item> {
  readonly item: Item;
  readonly before: Chain<Item> | undefined;
}

/**
 * Finds the highest total within the limit. Among choices with this total, prefers those with fewer items, and then those with earlier
 * items.
 */
export function fillUp<Item extends CountItem>(
  items: readonly Item[],
  most: number,
  [least, greatest]: readonly [number, number],
): readonly Item[] {
  /** For each number of items, the totals that can be reached with that many items. */
  const reached = Array.from({ length: greatest + 1 }, () => new Map<number, Chain<Item> | undefined>());
  reached[0]?.set(0, undefined);
  for (const item of items)
    for (let count = greatest - 1; count >= 0; count -= 1)
      for (const [sum, before] of reached[count] ?? []) {
        const more = sum + item.counts;
        if (more <= most && !reached[count + 1]?.has(more)) reached[count + 1]?.set(more, { item, before });
      }
  let best: { readonly sum: number; readonly chain: Chain<Item> } | undefined;
  for (const sums of reached.slice(Math.max(1, least)))
    for (const [sum, chain] of sums) if (chain && (!best || sum > best.sum)) best = { sum, chain };
  const taken: Item[] = [];
  for (let chain: Chain<Item> | undefined = best?.chain; chain; chain = chain.before) taken.unshift(chain.item);
  return taken;
}
