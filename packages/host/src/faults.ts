/** Errors that nobody at the table caused. The game goes on or says why not; whoever runs the host gets everything to find the cause. */
import { faultTrace, type GameRecord, type LoggedInput } from "@broadside/rules";
import { type LiveGame, recordOfLive } from "./journal/live-game.ts";

export interface Fault {
  /** The game's id. */
  readonly game: string;
  /** The input or message that failed; undefined if the error came later, for example while the scene was made. */
  readonly input: unknown;
  readonly error: string;
  /** The rules' procedures that were running, the innermost last. */
  readonly trace: readonly string[];
  /** The record up to the failing input, with all its secrets. */
  readonly record: GameRecord;
}

export function faultOf(game: string, live: LiveGame, error: unknown, input: unknown): Fault {
  const record = recordOfLive(live);
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { game, input, error: text, trace: input === undefined ? [] : traceOf(record, live, input), record };
}

function traceOf(record: GameRecord, { game }: LiveGame, input: unknown): readonly string[] {
  const lost = record.entries.findLast(({ events }) => lostIn(events) !== undefined);
  try {
    return faultTrace(record, game.content, lost?.number ?? Number.POSITIVE_INFINITY, input);
  } catch {
    return [];
  }
}

function lostIn(events: LoggedInput["events"]): string | undefined {
  for (const event of events) {
    if (!("note" in event)) continue;
    if (event.note === "the rules lost their place") return event.error;
    if (event.note === "the game stands still") return "the game stands still";
  }
  return undefined;
}

/** Returns the error that the rules caught during these inputs; undefined if there was none. */
export function lostPlaceIn(entries: readonly LoggedInput[]): string | undefined {
  for (const { events } of entries) {
    const lost = lostIn(events);
    if (lost !== undefined) return lost;
  }
  return undefined;
}
