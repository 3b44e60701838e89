/** Replays a log and remembers what was known at each decision. */
import { invariant } from "@broadside/kit";
import type { TournamentEvent } from "../event/event.ts";
import { hasStarted, isOpen, type WorkingEvent } from "../event/working-event.ts";
import { admit, build } from "../log/fold.ts";
import type { Entry, Happening, ListHandIn, RoundPairing } from "../log/log.ts";
import { undoneBy } from "../log/undo.ts";
import type { Contender } from "../pairing/index.ts";
import { contendersOf, nextPlan } from "../rounds/contenders.ts";

/** How a Swiss round was paired. */
export interface PairingHistory {
  readonly entry: Entry<RoundPairing>;
  /** The sides to be paired, with the points that they had when the round was paired. */
  readonly contenders: readonly Contender[];
  /** The event as it was when the round was paired. Don't read its rounds, because they change later. */
  readonly known: TournamentEvent;
  readonly swaps: (readonly [string, string])[];
  /** Later rows that may have changed the results of earlier rounds. */
  readonly changes: number[];
}

export interface Replay {
  readonly event: WorkingEvent;
  /** Pairings by round, without those that were cancelled. */
  readonly made: Map<number, PairingHistory>;
  /** For each round: the row that called time, and how many matches were still being played. */
  readonly timeCalls: Map<number, { readonly entry: number; readonly open: number }>;
  /** Lists that changed after the event had begun. */
  readonly listChanges: Entry<ListHandIn>[];
}

/** Replays a log, which must have no refused rows. */
export function replayed(entries: readonly Entry[]): Replay {
  const begun = build(entries.slice(0, 1));
  invariant(begun.ok, "the first row makes the event");
  const replay: Replay = { event: begun.value, made: new Map(), timeCalls: new Map(), listChanges: [] };
  const undone = undoneBy(entries);
  for (const entry of entries.slice(1)) {
    if (undone.has(entry.number) || entry.what.kind === "undone") continue;
    look(replay, entry, entries, undone);
    const against = admit(replay.event, entry);
    invariant(!against, `row ${entry.number}: ${against?.key}`);
  }
  return replay;
}

const isA = <Kind extends Happening["kind"]>(entry: Entry, kind: Kind): entry is Entry<Extract<Happening, { readonly kind: Kind }>> =>
  entry.what.kind === kind;

/** Records what was known just before a row changes the event. */
function look(replay: Replay, entry: Entry, entries: readonly Entry[], undone: ReadonlySet<number>): void {
  const { event, made, timeCalls, listChanges } = replay;
  const { what, number } = entry;
  for (const [round, { changes }] of made) if (isChange(what, round)) changes.push(number);
  if (isA(entry, "paired")) {
    const pairing = pairingMade(event, entry, entries, undone);
    if (pairing) made.set(entry.what.round, pairing);
  } else if (what.kind === "swapped") made.get(what.round)?.swaps.push(what.sides);
  else if (what.kind === "pairing cancelled") {
    made.delete(what.round);
    timeCalls.delete(what.round);
  } else if (what.kind === "clock" && what.does === "time")
    timeCalls.set(what.round, { entry: number, open: event.rounds[what.round - 1]?.matches.filter(isOpen).length ?? 0 });
  else if (isA(entry, "handed in") && hasStarted(event) && entry.what.override !== undefined) listChanges.push(entry);
}

/** Whether a row can change the results of a round before the given one. */
const isChange = (what: Happening, round: number): boolean =>
  (what.kind === "result" || what.kind === "ruled") && what.round !== undefined && what.round < round;

function pairingMade(
  event: WorkingEvent,
  entry: Entry<RoundPairing>,
  entries: readonly Entry[],
  undone: ReadonlySet<number>,
): PairingHistory | undefined {
  const rebuilt = knownOtherwise(entry.number, entries, undone) ? build(entries.slice(0, entry.number - 1)) : undefined;
  const current = rebuilt?.ok ? rebuilt.value : event;
  const plan = nextPlan(current);
  if (!plan || current.bracket) return undefined;
  return {
    entry,
    contenders: contendersOf(current, plan.unit),
    known: { ...current, players: new Map(current.players), teams: new Map(current.teams) },
    swaps: [],
    changes: rebuilt ? [entry.number] : [],
  };
}

/** Whether any row before this one has been undone or restored since. */
function knownOtherwise(number: number, entries: readonly Entry[], undone: ReadonlySet<number>): boolean {
  const before = undoneBy(entries.slice(0, number - 1));
  return [...before].some((row) => !undone.has(row)) || [...undone].some((row) => row < number && !before.has(row));
}
