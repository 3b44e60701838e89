/**
 * A replay shows the game after each answer in a record. To step forward, it repeats one more answer. To step back, it starts again from
 * the nearest keyframe. If the record was made under another version of the rules, it only follows the recorded events and shows no
 * questions.
 */
import { type Result, success } from "@broadside/kit";
import type { InputHappenings, LogLine, ReplayStop } from "@broadside/protocol";
import {
  type Content,
  type Entry,
  entriesThatCount,
  frozenFromRecord,
  type Game,
  type GameRecord,
  gameFromRecord,
  isChange,
  type LoggedInput,
  type Phase,
  RULES_VERSION,
} from "@broadside/rules";
import type { Language } from "../language.ts";
import { linesUpTo, newGameLog, updateLog } from "../log/game-log.ts";
import { happeningsSince } from "../log/happenings.ts";
import { recordUpTo } from "./record-up-to.ts";

export interface Replay {
  readonly stops: readonly ReplayStop[];
  at(stop: number): ReplayPoint;
}

interface ReplayPoint {
  readonly game: Game;
  /** The log up to this point. */
  readonly lines: readonly LogLine[];
  /** What has happened since the previous stop. */
  readonly happened: readonly InputHappenings[];
  /** The answer that comes next. */
  readonly next: Entry | undefined;
}

export function replayOf(record: GameRecord, content: Content, language: Language = "en"): Result<Replay> {
  const entries = entriesThatCount(record);
  const counting = new Set(entries.map(({ number }) => number));
  const logged = record.entries.filter(({ number, input }) => !input || counting.has(number));
  const kept = { ...record, entries: logged };
  const isOurs = record.rulesVersion === RULES_VERSION && record.resumed === undefined;
  const start = isOurs ? gameAt(kept, logged[0]?.number ?? 0, content) : frozenFromRecord(record, logged[0]?.number ?? 0, content);
  if (!start.ok) return start;
  const numbers = [logged[0]?.number ?? 0, ...numbersToStopAt(entries)];
  let game = start.value;
  // This log is never shortened: it covers everything up to the furthest stop shown so far. After a step back, the page gets only the part
  // up to the current stop.
  const log = newGameLog(language, record.keyframes[0]?.state);
  return success({
    stops: stopsAt(kept, numbers),
    at: (wanted) => {
      const stop = Math.min(Math.max(0, wanted), numbers.length - 1);
      const number = numbers[stop] ?? 0;
      game = isOurs ? reached(kept, entries, game, number, content) : stood(record, number, content);
      updateLog(game, log);
      const happened = happeningsSince(game, [], numbers[stop - 1] ?? -1, log);
      return { game, lines: linesUpTo(game, log, number), happened, next: entries.find((entry) => entry.number > number) };
    },
  });
}

/** Stops after every public answer. Consecutive secret answers share one stop, after the last of them. */
const numbersToStopAt = (entries: readonly Entry[]): readonly number[] =>
  entries.filter(({ secret }, at) => !secret || !entries[at + 1]?.secret).map(({ number }) => number);

/** The round and phase at each input. */
function stopsAt({ entries, keyframes }: GameRecord, numbers: readonly number[]): readonly ReplayStop[] {
  let round = keyframes[0]?.state.round ?? 0;
  let phase: Phase = keyframes[0]?.state.cursor.phase ?? "setup";
  const wanted = new Set(numbers);
  let isAttack = false;
  const stops: ReplayStop[] = [];
  for (const { number, events } of entries) {
    for (const event of events) {
      if (!isChange(event)) isAttack ||= event.note === "attacks";
      else if (event.change === "state") {
        round = event.set.round ?? round;
        phase = event.set.cursor?.phase ?? phase;
      }
    }
    if (!wanted.has(number)) continue;
    stops.push({ number, round, phase, isAttack });
    isAttack = false;
  }
  return stops;
}

/**
 * Returns the game after an input. Continues the given game if it hasn't reached that input yet, unless starting from a keyframe is faster.
 */
function reached(record: GameRecord, entries: readonly Entry[], game: Game, number: number, content: Content): Game {
  const isNear = number >= game.number && !record.keyframes.some((frame) => frame.number > game.number && frame.number <= number);
  if (!isNear) return found(gameAt(record, number, content));
  const from = game.number;
  for (const entry of entries) if (entry.number > from && entry.number <= number) game.repeat(entry);
  game.log.push(...between(record.entries, from, number));
  return game;
}

const stood = (record: GameRecord, number: number, content: Content): Game => found(frozenFromRecord(record, number, content));

function found(game: Result<Game>): Game {
  if (!game.ok) throw new Error(game.problems[0]?.reason);
  return game.value;
}

const between = (entries: readonly LoggedInput[], from: number, to: number): readonly LoggedInput[] =>
  entries.filter(({ number }) => number > from && number <= to);

/** Returns the game after an input, with its open questions. */
const gameAt = (record: GameRecord, number: number, content: Content): Result<Game> => gameFromRecord(recordUpTo(record, number), content);
