/** Which pair plays at which table. */
import { failure, type Result, success } from "@broadside/kit";
import type { Seating } from "../log/log.ts";

export interface TableOptions {
  /** How many stand, numbered from 1; as many as are needed where left out. */
  readonly tables?: number;
  /** Sides that always play at one table. */
  readonly fixed: ReadonlyMap<string, number>;
  /** Sides come to tables they have not sat at, as far as that goes. */
  readonly fresh: boolean;
  readonly satAt: ReadonlyMap<string, readonly number[]>;
}

export interface TablePlan {
  /** In the order of the pairs. */
  readonly seatings: readonly Seating[];
  readonly notes: readonly TableNote[];
}

/** A side that could not have its fixed table, and where it plays instead. */
interface TableNote {
  readonly side: string;
  readonly fixed: number;
  readonly table: number;
}

type Pairs = readonly (readonly string[])[];

/**
 * Pairs come best first. A fixed table goes before everything (of two in one pair the lower that is free, of two pairs the better);
 * then the best pair has the lowest free table, except that `fresh` has as many pairs as possible at tables new to all their sides.
 */
export function assignTables(pairs: Pairs, options: TableOptions): Result<TablePlan> {
  const standing = options.tables ?? Number.POSITIVE_INFINITY;
  if (standing < pairs.length) return failure([{ path: "tables", reason: `${pairs.length} tables are needed, ${standing} stand` }]);
  const chosen = fixedTables(pairs, options.fixed, standing);
  const open = [...pairs.keys()].filter((pair) => !chosen.has(pair));
  const satAt = open.map((pair) => new Set(options.fresh ? pairs[pair]?.flatMap((side) => options.satAt.get(side) ?? []) : []));
  /** Among so many more than there are pairs, each finds a new one whatever the others take. */
  const spare = options.tables === undefined ? 0 : satAt.reduce((most, { size }) => Math.max(most, size), 0);
  const free = freeTables(new Set(chosen.values()), open.length + spare, standing);
  for (const [at, table] of newTables(satAt, free).entries()) chosen.set(open[at] ?? 0, table);
  const tableOf = (pair: number): number => chosen.get(pair) ?? 0;
  return success({
    seatings: pairs.map((sides, pair) => ({ table: tableOf(pair), sides })),
    notes: pairs.flatMap((sides, pair) =>
      sides.flatMap((side) => {
        const fixed = options.fixed.get(side);
        return fixed === undefined || fixed === tableOf(pair) ? [] : [{ side, fixed, table: tableOf(pair) }];
      }),
    ),
  });
}

function fixedTables(pairs: Pairs, fixed: ReadonlyMap<string, number>, standing: number): Map<number, number> {
  const tables = new Map<number, number>();
  const taken = new Set<number>();
  for (const [pair, sides] of fixed.size === 0 ? [] : pairs.entries()) {
    const wanted = sides.map((side) => fixed.get(side) ?? 0).filter((table) => table >= 1 && table <= standing && !taken.has(table));
    if (wanted.length === 0) continue;
    const table = Math.min(...wanted);
    tables.set(pair, table);
    taken.add(table);
  }
  return tables;
}

/** The lowest that nobody has, at most so many. */
function freeTables(taken: ReadonlySet<number>, most: number, standing: number): readonly number[] {
  const free: number[] = [];
  for (let table = 1; table <= standing && free.length < most; table += 1) if (!taken.has(table)) free.push(table);
  return free;
}

/**
 * A table for each, by bipartite matching: everybody in turn takes the lowest new one that is left, and who finds none sets off a chain
 * of others who move on to another new one (an augmenting path). Whoever no chain can help takes the lowest table that is left over.
 */
function newTables(satAt: readonly ReadonlySet<number>[], free: readonly number[]): readonly number[] {
  const tableOf: (number | undefined)[] = satAt.map(() => undefined);
  const holders = new Map<number, number>();
  const left = new Set(free);
  const take = (pair: number, table: number): void => {
    tableOf[pair] = table;
    holders.set(table, pair);
    left.delete(table);
  };
  for (const [pair, sat] of satAt.entries()) {
    for (const table of left) {
      if (sat.has(table)) continue;
      take(pair, table);
      break;
    }
  }
  /** Tables of a search that failed lead nowhere in later ones either. */
  let reachable: readonly number[] = free;
  for (const pair of satAt.keys()) {
    if (tableOf[pair] !== undefined) continue;
    const { chain, unseen } = findChain(pair, satAt, holders, reachable);
    if (chain.length === 0) reachable = unseen;
    for (const { mover, table } of chain) take(mover, table);
  }
  const rest = left.values();
  return tableOf.map((table) => table ?? rest.next().value ?? 0);
}

/** Who moves where so that a pair gets a new table, from the free table back to the pair; empty where there is no way. */
function findChain(
  start: number,
  satAt: readonly ReadonlySet<number>[],
  holders: ReadonlyMap<number, number>,
  reachable: readonly number[],
): { readonly chain: readonly { readonly mover: number; readonly table: number }[]; readonly unseen: readonly number[] } {
  const arrivals = new Map<number, number>();
  const queue = [start];
  const held = new Map<number, number>();
  let unseen = reachable;
  for (const mover of queue) {
    const stays: number[] = [];
    for (const table of unseen) {
      if (satAt[mover]?.has(table)) {
        stays.push(table);
        continue;
      }
      arrivals.set(table, mover);
      const holder = holders.get(table);
      if (holder === undefined) return { chain: chainFrom(table, start, arrivals, held), unseen };
      held.set(holder, table);
      queue.push(holder);
    }
    unseen = stays;
  }
  return { chain: [], unseen };
}

function chainFrom(
  last: number,
  start: number,
  arrivals: ReadonlyMap<number, number>,
  held: ReadonlyMap<number, number>,
): readonly { readonly mover: number; readonly table: number }[] {
  const chain: { mover: number; table: number }[] = [];
  for (let table: number | undefined = last; table !== undefined; ) {
    const mover: number = arrivals.get(table) ?? start;
    chain.push({ mover, table });
    table = mover === start ? undefined : held.get(mover);
  }
  return chain;
}
