/**
 * A record watched: the game after each of its answers. Going on is one answer more; going back begins at the nearest keyframe. Of a record of
 * other rules the recorded events alone are followed, and nobody is seen to be asked.
 */
import { type Result, success } from "@broadside/kit";
import type { ReplayStop } from "@broadside/protocol";
import {
  type Content,
  type Entry,
  entriesThatCount,
  type Game,
  type GameRecord,
  gameFromRecord,
  isChange,
  type Logged,
  type Phase,
  RULES_VERSION,
  stillFromRecord,
} from "@broadside/rules";
import { bringUpToDate, type GameLog, newGameLog } from "../log/game-log.ts";

export interface Replay {
  readonly stops: readonly ReplayStop[];
  /** The game at a stop, what has been told by then, and the answer that comes next. */
  at(stop: number): ReplayPoint;
}

interface ReplayPoint {
  readonly game: Game;
  readonly log: GameLog;
  readonly next: Entry | undefined;
}

export function replayOf(record: GameRecord, content: Content): Result<Replay> {
  const entries = entriesThatCount(record);
  const counting = new Set(entries.map(({ number }) => number));
  const logged = record.entries.filter(({ number, input }) => !input || counting.has(number));
  const kept = { ...record, entries: logged };
  const isOurs = record.rulesVersion === RULES_VERSION && record.resumed === undefined;
  const start = isOurs ? gameAt(kept, logged[0]?.number ?? 0, content) : stillFromRecord(record, logged[0]?.number ?? 0, content);
  if (!start.ok) return start;
  const numbers = [logged[0]?.number ?? 0, ...numbersToStopAt(entries)];
  let current: ReplayPoint = { game: start.value, log: newGameLog(), next: entries[0] };
  return success({
    stops: stopsAt(kept, numbers),
    at: (stop) => {
      const number = numbers[Math.min(Math.max(0, stop), numbers.length - 1)] ?? 0;
      const now = isOurs ? reached(kept, entries, current, number, content) : stood(record, number, content);
      current = { ...now, next: entries.find((entry) => entry.number > number) };
      bringUpToDate(current.game, current.log);
      return current;
    },
  });
}

/** After every answer that lies open; secret ones count together with the last of them. */
const numbersToStopAt = (entries: readonly Entry[]): readonly number[] =>
  entries.filter(({ secret }, at) => !secret || !entries[at + 1]?.secret).map(({ number }) => number);

/** Where the game stands at each of these inputs. */
function stopsAt({ entries, keyframes }: GameRecord, numbers: readonly number[]): readonly ReplayStop[] {
  let round = keyframes[0]?.state.round ?? 0;
  let phase: Phase = keyframes[0]?.state.cursor.phase ?? "setup";
  const wanted = new Set(numbers);
  const stops: ReplayStop[] = [];
  for (const { number, events } of entries) {
    for (const event of events) {
      if (!isChange(event) || event.change !== "state") continue;
      round = event.set.round ?? round;
      phase = event.set.cursor?.phase ?? phase;
    }
    if (wanted.has(number)) stops.push({ round, phase });
  }
  return stops;
}

function reached(record: GameRecord, entries: readonly Entry[], current: ReplayPoint, number: number, content: Content) {
  const { game, log } = current;
  const isNear = number >= game.number && !record.keyframes.some((frame) => frame.number > game.number && frame.number <= number);
  if (!isNear) {
    const found = gameAt(record, number, content);
    if (!found.ok) throw new Error(found.problems[0]?.reason);
    return { game: found.value, log: newGameLog() };
  }
  const from = game.number;
  for (const entry of entries) if (entry.number > from && entry.number <= number) game.repeat(entry);
  game.log.push(...between(record.entries, from, number));
  return { game, log };
}

function stood(record: GameRecord, number: number, content: Content) {
  const found = stillFromRecord(record, number, content);
  if (!found.ok) throw new Error(found.problems[0]?.reason);
  return { game: found.value, log: newGameLog() };
}

const between = (entries: readonly Logged[], from: number, to: number): readonly Logged[] =>
  entries.filter(({ number }) => number > from && number <= to);

/** The live game after an input. */
const gameAt = (record: GameRecord, number: number, content: Content): Result<Game> =>
  gameFromRecord(
    {
      ...record,
      entries: record.entries.filter((entry) => entry.number <= number),
      keyframes: record.keyframes.filter((frame, at) => at === 0 || frame.number <= number),
    },
    content,
  );
