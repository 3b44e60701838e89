/** A squad put together to a total, where no list is at hand: ships of the ready-made lists of a faction, and plain ones. */
import type { Catalogue, Faction, Pilot } from "@broadside/cards";
import { checkEntry, type EntryDraft, type Format, type ShipDraft, type SquadDraft } from "@broadside/squads";
import { squadTitle } from "./quick-lists.ts";

interface CountItem {
  readonly counts: number;
}

interface MusterOrder {
  /** By which the squad is counted. */
  readonly format: Format;
  readonly faction: Faction;
  readonly points: number;
  /** How many ships a squad may have. */
  readonly ships: readonly [least: number, most: number];
  /** The other squads of the same side: a pilot flies in one squad only, as long as there are other pilots. */
  readonly beside: readonly SquadDraft[];
}

/** Each ship of a list with what it counts. */
interface CountedShip extends CountItem {
  readonly ship: ShipDraft;
}

export function muster(catalogue: Catalogue, lists: readonly EntryDraft[], order: MusterOrder): SquadDraft {
  const { format, faction, points, ships, beside } = order;
  const taken = new Set(beside.flatMap((squad) => squad.ships.map(({ pilot }) => pilot)));
  const known = knownShips(catalogue, lists, order);
  const plain = plainShips(catalogue, order);
  const fresh = known.filter(({ ship }) => !taken.has(ship.pilot));
  const tries = [[...fresh, ...plain], [...known, ...plain], plain].map((items) => fillUp(items, points, ships));
  const nameOf = ({ ship: { pilot } }: CountedShip): string => catalogue.pilots.get(pilot)?.name ?? pilot;
  const named = (found: readonly CountedShip[]): SquadDraft => ({
    name: squadTitle(faction, found.map(nameOf)),
    faction,
    ships: found.map(({ ship }) => ship),
  });
  const best = tries.filter((found) => found.length > 0 && isLegal(catalogue, named(found), format));
  const total = (found: readonly CountedShip[]): number => found.reduce((sum, { counts }) => sum + counts, 0);
  return named(best.find((found) => total(found) >= NEAR * points) ?? best[0] ?? tries[2] ?? []);
}
/** So near to the total another try is not worth it. */
const NEAR = 0.95;

/** Two ships that are good each by itself may not fly together: a name, or a card that only one may have. */
function isLegal(catalogue: Catalogue, squad: SquadDraft, format: Format): boolean {
  const limits = { ...format, ships: { least: 1 } };
  const { verdict } = checkEntry({ squads: [squad], options: { points: Number.MAX_SAFE_INTEGER } }, limits, catalogue);
  return verdict.faults.every(({ weight }) => weight !== "illegal");
}

/** Ships of ready-made lists as they fly there, each pilot once: no huge ones, none that leads or follows a wing. */
function knownShips(catalogue: Catalogue, lists: readonly EntryDraft[], { format, faction }: MusterOrder): readonly CountedShip[] {
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

/** Pilots without a name, a few of each. */
function plainShips(catalogue: Catalogue, { format, faction }: MusterOrder): readonly CountedShip[] {
  const plain = catalogue.pack.pilots.filter((pilot) => pilot.faction === faction && isPlain(pilot, catalogue));
  return Array.from({ length: COPIES }, () =>
    plain.map(({ id, cost = 0 }) => ({ ship: { pilot: id, upgrades: [] }, counts: cost * (format.squadPoint ?? 1) })),
  ).flat();
}
const COPIES = 3;

/** No name that may stand in a squad only so often, no huge ship. */
const isPlain = ({ limit, id, cost = 0, modes = [] }: Pilot, catalogue: Catalogue): boolean =>
  limit === undefined && cost > 0 && modes.includes("extended") && sizeOf(catalogue, id) !== "huge";

interface Chain<Item> {
  readonly item: Item;
  readonly before: Chain<Item> | undefined;
}

/** Of some things the fewest that count as much as they may together; those that come first are taken first. */
export function fillUp<Item extends CountItem>(
  items: readonly Item[],
  most: number,
  [least, greatest]: readonly [number, number],
): readonly Item[] {
  /** By how many they are: the totals they come to. */
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
