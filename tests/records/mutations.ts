/** Makes one random change somewhere in a JSON value, such as a forger or an accident might make in a record. */
import { jsonDifference } from "@broadside/kit";

type Random = (below: number) => number;
type Holder = Record<string, unknown> | unknown[];

export interface Mutation<Value> {
  readonly value: Value;
  /** What was done and where. */
  readonly what: string;
}

/**
 * Picks the place to change level by level. If every value were equally likely, nearly every change would be in an event, because a record
 * consists mostly of events.
 */
export function mutated<Value extends object>(value: Value, random: Random): Mutation<Value> {
  for (;;) {
    const copy = shallow(value as Holder);
    const what = changeIn(copy, "", random);
    if (what !== undefined && jsonDifference(copy, value)) return { value: copy as Value, what };
  }
}

const isHolder = (value: unknown): value is Holder => typeof value === "object" && value !== null;
const keysOf = (holder: Holder): readonly (string | number)[] => (Array.isArray(holder) ? holder.map((_, at) => at) : Object.keys(holder));
const heldAt = (holder: Holder, key: string | number): unknown => (holder as Record<string | number, unknown>)[key];
const put = (holder: Holder, key: string | number, value: unknown): void => {
  (holder as Record<string | number, unknown>)[key] = value;
};

/** Copies only the parts on the way to the change. */
const shallow = (holder: Holder): Holder => (Array.isArray(holder) ? [...holder] : { ...holder });

/** Mostly picks parts that contain others: in a record, the set-up, entries and keyframes rather than its few single values. */
function likelier(holder: Holder, random: Random): readonly (string | number)[] {
  const keys = keysOf(holder);
  const holding = keys.filter((key) => isHolder(heldAt(holder, key)));
  return holding.length > 0 && random(4) > 0 ? holding : keys;
}

/** Goes down a random number of levels, and changes the part where it stops. */
function changeIn(holder: Holder, path: string, random: Random): string | undefined {
  const keys = likelier(holder, random);
  const key = keys[random(keys.length)];
  const held = key === undefined ? undefined : heldAt(holder, key);
  const at = `${path}/${key}`;
  if (key !== undefined && isHolder(held) && random(5) > 0) {
    const copy = shallow(held);
    put(holder, key, copy);
    return changeIn(copy, at, random);
  }
  const change = CHANGES[random(CHANGES.length)];
  return change?.(holder, key, random) ? `${change.name} ${at}` : undefined;
}

/** Makes one kind of change. Returns whether anything has changed. */
type ChangeOf = (holder: Holder, key: string | number | undefined, random: Random) => boolean;

const another: ChangeOf = (holder, key, random) => {
  if (key === undefined) return false;
  const held = heldAt(holder, key);
  if (typeof held === "number") put(holder, key, held + (random(2) === 0 ? 1 : -1) * (1 + random(40)));
  else if (typeof held === "boolean") put(holder, key, !held);
  else if (typeof held === "string") put(holder, key, random(2) === 0 ? `${held}x` : held.slice(0, -1));
  else return false;
  return true;
};
const ofAnotherKind: ChangeOf = (holder, key, random) => {
  if (key === undefined) return false;
  put(holder, key, [7, "7", true, {}, [], [null]][random(6)]);
  return true;
};
const emptied: ChangeOf = (holder, key) => {
  if (key === undefined) return false;
  put(holder, key, null);
  return true;
};
const dropped: ChangeOf = (holder, key) => {
  if (key === undefined) return false;
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
  return true;
};
const added: ChangeOf = (holder, _key, random) => {
  const value = [null, 1, "more", {}][random(4)];
  if (Array.isArray(holder)) holder.push(value);
  else holder[["note", "text", "secret", "proposal", "label", "luck"][random(6)] ?? "luck"] = value;
  return true;
};
const doubled: ChangeOf = (holder, key) => {
  if (!Array.isArray(holder) || key === undefined) return false;
  holder.splice(Number(key), 0, structuredClone(holder[Number(key)]));
  return true;
};
const swapped: ChangeOf = (holder, key, random) => {
  if (!Array.isArray(holder) || key === undefined) return false;
  const other = random(holder.length);
  [holder[Number(key)], holder[other]] = [holder[other], holder[Number(key)]];
  return true;
};

const CHANGES: readonly ChangeOf[] = [another, another, ofAnotherKind, emptied, dropped, added, doubled, swapped];
