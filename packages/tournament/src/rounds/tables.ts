/** Decides which pair plays at which table. */
import { failure, type Result, success } from "@broadside/kit";
import type { Seating } from "../log/log.ts";
import type { RowRefusal } from "../reasons/row-refusal.ts";

export interface TableOptions {
  /** The number of tables, counted from 1; by default as many as needed. */
  readonly tables?: number;
  /** Sides that always play at one table. */
  readonly fixed: ReadonlyMap<string, number>;
  /** Whether to prefer tables that a side hasn't sat at. */
  readonly fresh: boolean;
  readonly satAt: ReadonlyMap<string, readonly number[]>;
}

export interface TablePlan {
  /** In the same order as the pairs. */
  readonly seatings: readonly Seating[];
  readonly notes: readonly TableNote[];
}

/** A side that couldn't have its fixed table, and where it plays instead. */
interface TableNote {
  readonly side: string;
  readonly fixed: number;
  readonly table: number;
}

type Pairs = readonly (readonly string[])[];

/**
 * Pairs are given best first. Fixed tables are assigned before all others: if both sides of a pair have one, the pair gets the lower one
 * that is free; if two pairs want the same one, the better pair gets it. Then each pair in turn gets the lowest free table. With `fresh`,
 * as many pairs as possible get tables that are new to all their sides.
 */
export function assignTables(pairs: Pairs, options: TableOptions): Result<TablePlan, RowRefusal> {
  const standing = options.tables ?? Number.POSITIVE_INFINITY;
  if (standing < pairs.length) return failure([{ key: "too few tables", tables: standing, needed: pairs.length }]);
  const chosen = fixedTables(pairs, options.fixed, standing);
  const open = [...pairs.keys()].filter((pair) => !chosen.has(pair));
  const satAt = open.map((pair) => new Set(options.fresh ? pairs[pair]?.flatMap((side) => options.satAt.get(side) ?? []) : []));
  /** With this many more tables than pairs, each pair finds a new table, whichever tables the others take. */
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

/** The lowest free tables, at most this many. */
function freeTables(taken: ReadonlySet<number>, most: number, standing: number): readonly number[] {
  const free: number[] = [];
  for (let table = 1; table <= standing && free.length < most; table += 1) if (!taken.has(table)) free.push(table);
  return free;
}

/**
 * Finds a table for each pair by bipartite matching. Each pair in turn takes the lowest new table that is left. If there is none, a chain
 * of other pairs moves to other new tables (an augmenting path). If no chain can help a pair, it takes the lowest table left over.
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
  /** Tables reached in a failed search are dead ends in later searches too. */
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

/** The moves that give a pair a new table, from the free table back to the pair; empty if there are none. */
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
