/**
 * Finds the cheapest complete pairing of an even number of sides. Costs are lists of whole numbers (`duals.ts`).
 *
 * This is Edmonds' method. Every side has a price, and no pair may cost less than the prices of its two sides. What it costs beyond them is
 * its slack. A pair without slack is *tight*, and only tight pairs become partners.
 *
 * A tree of tight pairs, unmatched and matched in turn, grows from every side without a partner. The root and every second side after it
 * are *outer*, the sides in between are *inner*, and sides in no tree are *free*. In each step, the prices of outer sides rise and
 * the prices of inner sides fall by the same amount, as far as possible without any slack going below zero. Then one of three things has
 * happened:
 * - A pair of an outer and a free side is tight. The tree takes in the free side and its partner.
 * - A pair of two outer sides is tight. If they are in two trees, these are joined, and one more pair is matched. If they are in the same
 *   tree, an odd ring closes and becomes a blossom, which is outer as a whole.
 * - The price of an inner blossom is used up. The blossom is taken apart.
 *
 * In the end, every side has a partner without slack, and every blossom with a price above zero has exactly one partner outside. So the sum
 * of all prices is what this pairing costs, and no other pairing can cost less.
 *
 * The method needs only numbers that can be added and halved, and whose order doesn't change when the same number is added to both. Lists
 * compared from the front have these properties.
 */
import { type Blossoms, dissolve, type Link, rebase, shrink, sidesOf, singleSides, wayToBase } from "./blossoms.ts";
import { type Duals, isCloser, raisePrice, slackAt, startingDuals } from "./duals.ts";

const [FREE, OUTER, INNER] = [0, 1, 2];

interface Search {
  readonly duals: Duals;
  readonly blossoms: Blossoms;
  /** `label`: whether an outermost blossom is free, outer or inner. `from` and `to`: the pair through which a tree reached an inner one. */
  readonly label: Int8Array;
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** For each side that is free or outer: the outer side in another blossom with which it has the least slack, −1 if there is none. */
  readonly nearest: Int32Array;
  /** Price of each blossom, at `(id − count) * length`. */
  readonly blossomPrice: Float64Array;
  readonly step: Float64Array;
}

/**
 * Returns the partner of each of the sides 0 … count − 1. The cost of the pair u, v starts at `(u * count + v) * width`. Among pairings
 * with the same cost, the opponents of the first `listed` sides decide: side 0 gets the lowest opponent possible, then side 1, and so on.
 * Internally, costs count four times and prices twice, so that halves stay whole (`duals.ts`).
 */
export function cheapestPairing(count: number, width: number, costs: Float64Array, listed = 0): Int32Array {
  const duals = startingDuals(count, width, listed, costs);
  const search: Search = {
    duals,
    blossoms: singleSides(count),
    label: new Int8Array(2 * count),
    from: new Int32Array(2 * count),
    to: new Int32Array(2 * count),
    nearest: new Int32Array(count),
    blossomPrice: new Float64Array(count * duals.length),
    step: new Float64Array(duals.length),
  };
  const { mate } = search.blossoms;
  for (let u = 0; u < count; u++) {
    if (mate[u] !== -1) continue;
    const tight = raisePrice(duals, u);
    let v = tight;
    if (mate[v] !== -1) {
      v = 0;
      while (v < count && (v === u || mate[v] !== -1 || isCloser(duals, tight, v, u))) v++;
    }
    if (v < count) [mate[u], mate[v]] = [v, u];
  }
  while (mate.includes(-1)) matchOneMore(search);
  return mate;
}

/** Grows trees from every side without a partner until two of them meet. */
function matchOneMore(search: Search): void {
  const { blossoms, label, nearest } = search;
  label.fill(FREE);
  nearest.fill(-1);
  const roots = new Set<number>();
  for (let side = 0; side < blossoms.count; side++) if (blossoms.mate[side] === -1) roots.add(blossoms.top[side] ?? 0);
  for (const root of roots) label[root] = OUTER;
  for (const root of roots) for (const side of sidesOf(blossoms, root)) announceOuter(search, side);
  for (;;) {
    // A side that now has a tight pair or, from `count` on, a blossom whose price is used up.
    const event = nextEvent(search);
    if (event >= blossoms.count) openInner(search, event);
    else if (label[blossoms.top[event] ?? 0] === FREE) grow(search, nearest[event] ?? 0, event);
    else if (joinOrShrink(search, nearest[event] ?? 0, event)) return;
  }
}

/** Offers a new outer side to the others as their nearest, and finds its own nearest. */
function announceOuter(search: Search, side: number): void {
  const { duals, blossoms, label, nearest } = search;
  const own = blossoms.top[side];
  let best = -1;
  for (let other = 0; other < blossoms.count; other++) {
    const top = blossoms.top[other] ?? 0;
    if (top === own || label[top] === INNER) continue;
    const before = nearest[other] ?? -1;
    if (before === -1 || blossoms.top[before] === top || isCloser(duals, side, before, other)) nearest[other] = side;
    if (label[top] === OUTER && (best === -1 || isCloser(duals, other, best, side))) best = other;
  }
  nearest[side] = best;
}

/** Finds the nearest outer side for one side again. */
function findNearest(search: Search, side: number): void {
  const { duals, blossoms, label, nearest } = search;
  const own = blossoms.top[side];
  let best = -1;
  for (let other = 0; other < blossoms.count; other++) {
    const top = blossoms.top[other] ?? 0;
    if (top !== own && label[top] === OUTER && (best === -1 || isCloser(duals, other, best, side))) best = other;
  }
  nearest[side] = best;
}

/** Changes the prices by the largest possible step. Returns the side or the inner blossom that limits it. */
function nextEvent(search: Search): number {
  const { duals, blossoms, label, nearest, blossomPrice, step } = search;
  const { count, length } = duals;
  let event = -1;
  for (let side = 0; side < count; side++) {
    const near = nearest[side] ?? -1;
    const kind = label[blossoms.top[side] ?? 0];
    if (near === -1 || kind === INNER) continue;
    if (shortenToSlack(duals, near, side, kind === OUTER ? 0.5 : 1, step, event === -1)) event = side;
  }
  for (let id = count; id < 2 * count; id++) {
    if (label[id] === INNER && shortenToPrice(blossomPrice, (id - count) * length, step, event === -1)) event = id;
  }
  const first = step.findIndex((number) => number !== 0);
  if (first !== -1) applyStep(search, first);
  return event;
}

/**
 * Shortens the step to the given share of a pair's slack if that is less, and returns whether it did. For two outer sides the share is
 * half, because both prices rise.
 */
function shortenToSlack(duals: Duals, u: number, v: number, share: number, step: Float64Array, isFirst: boolean): boolean {
  let k = 0;
  if (!isFirst) {
    while (k < step.length && share * slackAt(duals, u, v, k) === step[k]) k++;
    if (k === step.length || share * slackAt(duals, u, v, k) > (step[k] ?? 0)) return false;
  }
  for (; k < step.length; k++) step[k] = share * slackAt(duals, u, v, k);
  return true;
}

function shortenToPrice(prices: Float64Array, start: number, step: Float64Array, isFirst: boolean): boolean {
  let k = 0;
  if (!isFirst) {
    while (k < step.length && (prices[start + k] ?? 0) / 2 === step[k]) k++;
    if (k === step.length || (prices[start + k] ?? 0) / 2 > (step[k] ?? 0)) return false;
  }
  for (; k < step.length; k++) step[k] = (prices[start + k] ?? 0) / 2;
  return true;
}

function applyStep({ duals, blossoms, label, blossomPrice, step }: Search, first: number): void {
  const { count, length, price } = duals;
  for (let side = 0; side < count; side++) {
    const kind = label[blossoms.top[side] ?? 0];
    if (kind !== FREE) addTimes(price, side * length, kind === OUTER ? 1 : -1, step, first);
  }
  for (let id = count; id < 2 * count; id++) {
    if (label[id] !== FREE) addTimes(blossomPrice, (id - count) * length, label[id] === OUTER ? 2 : -2, step, first);
  }
}

function addTimes(prices: Float64Array, start: number, times: number, step: Float64Array, first: number): void {
  for (let k = first; k < step.length; k++) prices[start + k] = (prices[start + k] ?? 0) + times * (step[k] ?? 0);
}

/** Takes a free blossom into the tree as inner, and its base's partner as outer. */
function grow(search: Search, from: number, to: number): void {
  const { blossoms, label } = search;
  const inner = blossoms.top[to] ?? 0;
  makeInner(search, inner, from, to);
  const outer = blossoms.top[blossoms.mate[blossoms.base[inner] ?? 0] ?? 0] ?? 0;
  label[outer] = OUTER;
  for (const side of sidesOf(blossoms, outer)) announceOuter(search, side);
}

function makeInner({ label, from, to }: Search, id: number, outside: number, inside: number): void {
  label[id] = INNER;
  from[id] = outside;
  to[id] = inside;
}

/**
 * Returns the way from an outer blossom to the root of its tree: all blossoms on it, outer and inner in turn, with the links between them.
 */
function wayToRoot({ blossoms, from, to }: Search, start: number): Link[] {
  const way: Link[] = [];
  for (let outer = start; ; ) {
    const base = blossoms.base[outer] ?? 0;
    const partner = blossoms.mate[base] ?? -1;
    if (partner === -1) return [...way, { part: outer, from: -1, to: -1 }];
    const inner = blossoms.top[partner] ?? 0;
    way.push({ part: outer, from: base, to: partner }, { part: inner, from: to[inner] ?? 0, to: from[inner] ?? 0 });
    outer = blossoms.top[from[inner] ?? 0] ?? 0;
  }
}

/**
 * Handles a tight pair of two outer sides. If they are in different trees, matches one more pair and returns true. If they are in the same
 * tree, turns a ring into a blossom and returns false.
 */
function joinOrShrink(search: Search, u: number, v: number): boolean {
  const { blossoms } = search;
  const [left, right] = [wayToRoot(search, blossoms.top[u] ?? 0), wayToRoot(search, blossoms.top[v] ?? 0)];
  if (left.at(-1)?.part !== right.at(-1)?.part) {
    switchPartners(search, u, v);
    switchPartners(search, v, u);
    return true;
  }
  while (left.length > 1 && right.length > 1 && left.at(-2)?.part === right.at(-2)?.part) {
    left.pop();
    right.pop();
  }
  const meeting = left.pop()?.part ?? 0;
  right.pop();
  const down: Link[] = [];
  let part = meeting;
  for (const link of left.reverse()) {
    down.push({ part, from: link.to, to: link.from });
    part = link.part;
  }
  closeBlossom(search, [...down, { part, from: u, to: v }, ...right]);
  return false;
}

/** Gives a side its new partner and continues along the tree: a side that loses its partner gets the next one towards the root. */
function switchPartners({ blossoms, from, to }: Search, side: number, partner: number): void {
  for (;;) {
    const outer = blossoms.top[side] ?? 0;
    const left = blossoms.mate[blossoms.base[outer] ?? 0] ?? -1;
    rebase(blossoms, outer, side);
    blossoms.mate[side] = partner;
    if (left === -1) return;
    const inner = blossoms.top[left] ?? 0;
    [partner, side] = [to[inner] ?? 0, from[inner] ?? 0];
    rebase(blossoms, inner, partner);
    blossoms.mate[partner] = side;
  }
}

function closeBlossom(search: Search, ring: readonly Link[]): void {
  const { duals, blossoms, label, nearest, blossomPrice } = search;
  const fresh = ring.filter(({ part }) => label[part] === INNER).flatMap(({ part }) => sidesOf(blossoms, part));
  for (const { part } of ring) label[part] = FREE;
  const id = shrink(blossoms, ring);
  label[id] = OUTER;
  blossomPrice.fill(0, (id - duals.count) * duals.length, (id - duals.count + 1) * duals.length);
  const isFresh = new Set(fresh);
  for (const side of sidesOf(blossoms, id)) {
    const near = nearest[side] ?? -1;
    if (!isFresh.has(side) && (near === -1 || blossoms.top[near] === id)) findNearest(search, side);
  }
  for (const side of fresh) announceOuter(search, side);
}

/** Takes an inner blossom apart. The parts between the one that the tree entered and the base stay in the tree; the others become free. */
function openInner(search: Search, id: number): void {
  const { blossoms, label, from, to } = search;
  const [outside, inside] = [from[id] ?? 0, to[id] ?? 0];
  const parts = (blossoms.rings[id] ?? []).map(({ part }) => part);
  const way = wayToBase(blossoms, id, inside);
  label[id] = FREE;
  dissolve(blossoms, id);
  makeInner(search, blossoms.top[inside] ?? 0, outside, inside);
  const outer: number[] = [];
  for (let k = 1; k < way.length; k += 2) {
    const { part, from: outerSide, to: innerSide } = way[k] ?? { part: 0, from: 0, to: 0 };
    outer.push(part);
    label[part] = OUTER;
    makeInner(search, blossoms.top[innerSide] ?? 0, outerSide, innerSide);
  }
  for (const part of parts) {
    if (label[part] === FREE) for (const side of sidesOf(blossoms, part)) findNearest(search, side);
  }
  for (const part of outer) for (const side of sidesOf(blossoms, part)) announceOuter(search, side);
}
