/** Replays of records. Replays are never saved. */
import { contentFor, type RecordVerdict, verifyRecord } from "@broadside/content";
import { failure, type Result, success } from "@broadside/kit";
import { type Content, claimOf, type Entry, type GameRecord, parseRecord, RULES_VERSION } from "@broadside/rules";
import { type GameStory, type Replay, recordUpTo, replayOf, type Scene, sceneOf } from "@broadside/telling";
import { loadCatalogue } from "../../cards/catalogues.ts";
import { problemsInWords, WORKER } from "../../words/game-worker/worker.ts";
import { LANGUAGE } from "../../words/language.ts";
import type { ReplayScene, WatchReply } from "../shared/replay-calls.ts";

/** The game id of every replay. */
const WATCHED = "watched";

interface OpenRecord {
  readonly record: GameRecord;
  readonly replay: Replay;
}

export type Watcher = ReturnType<typeof makeWatcher>;

/** Replays one record at a time. */
export function makeWatcher() {
  let open: OpenRecord | undefined;
  const current = (): OpenRecord => {
    if (!open) throw new Error(WORKER.noRecord);
    return open;
  };
  return {
    watch: async (record: Result<GameRecord>): Promise<WatchReply> => {
      if (!record.ok) return { refused: problemsInWords(record.problems) };
      const replay = await openReplay(record.value);
      if (!replay.ok) return { refused: problemsInWords(replay.problems) };
      open = { record: record.value, replay: replay.value };
      return { moments: replay.value.stops };
    },
    moment: (at: number): ReplayScene => sceneAt(current(), at),
    verify: async (): Promise<RecordVerdict> => {
      const record = withClaim(current());
      const { catalogue } = await loadCatalogue(record.setup.edition);
      return verifyRecord(record, catalogue);
    },
    story: (): Promise<GameStory | { readonly refused: string }> => storyFrom(withClaim(current())),
    upTo: (at: number): GameRecord => {
      const { record, replay } = current();
      return recordUpTo(record, replay.stops[at]?.number ?? 0);
    },
  };
}

/** Opens a replay and loads its first stop, so that a record that can't be shown is refused at once. */
async function openReplay(record: GameRecord): Promise<Result<Replay>> {
  const content = await contentOf(record);
  if (!content.ok) return content;
  try {
    const replay = replayOf(record, content.value, LANGUAGE);
    if (!replay.ok) return replay;
    replay.value.at(0);
    return success(replay.value);
  } catch (error) {
    return failure([{ path: "", reason: WORKER.reasons.notWatchable({ why: messageOf(error) }) }]);
  }
}

/**
 * Adds the claim (the result that an event reads) to a finished game's record. The journal doesn't contain the claim, so it is computed.
 */
function withClaim({ record, replay }: OpenRecord): GameRecord {
  if (!record.result || record.claim || record.rulesVersion !== RULES_VERSION) return record;
  return { ...record, claim: claimOf(replay.at(replay.stops.length - 1).game) };
}

/** The record as it is saved at the end of a game. A record that can't be replayed stays as it is. */
export async function recordAsSaved(record: GameRecord): Promise<GameRecord> {
  const replay = record.result && (await openReplay(record));
  return replay?.ok ? withClaim({ record, replay: replay.value }) : record;
}

/** The scene at a stop. This can fail, because the record may be damaged. */
function sceneAt({ record, replay }: OpenRecord, stop: number): ReplayScene {
  try {
    const { game, lines, happened, next } = replay.at(stop);
    const scene = sceneOf({ id: WATCHED, game, log: lines, seats: [], isKept: true, language: LANGUAGE });
    // When a game is over, everything may be measured.
    const mayMeasure = scene.mayMeasure || record.result !== undefined;
    return { scene: { ...scene, undo: undefined, mayMeasure }, happened, answer: answerInWords(scene, next) };
  } catch (error) {
    throw new Error(WORKER.noMoment({ why: messageOf(error) }));
  }
}

export async function storyFrom(record: GameRecord): Promise<GameStory | { readonly refused: string }> {
  const content = await contentOf(record);
  if (!content.ok) return { refused: problemsInWords(content.problems) };
  // Everything that makes a summary is loaded only when one is wanted.
  const { summaryOf } = await import("./summary.ts");
  const story = summaryOf(record, content.value);
  return story.ok ? story.value : { refused: problemsInWords(story.problems) };
}

/** The next answer in words, unless it is secret. */
function answerInWords({ questions }: Scene, next: Entry | undefined): ReplayScene["answer"] {
  if (next?.input.input !== "answer" || next.secret) return undefined;
  const { ask } = next.input;
  const key = "key" in next.input ? next.input.key : undefined;
  const question = questions.find(({ number }) => number === ask);
  const label = question?.options.find((option) => option.key === key)?.label;
  return question && { question: question.number, label: label ?? WORKER.thisPlace };
}

async function contentOf({ setup }: GameRecord): Promise<Result<Content>> {
  const content = await contentFor(setup).catch(() => undefined);
  return content
    ? success(content)
    : failure([{ path: "setup.scenario", reason: WORKER.reasons.unknownScenario({ scenario: setup.scenario ?? "" }) }]);
}

/** Reads a record from a file. The file may also be a problem report, which contains its game's record. */
export function recordFrom(text: string): Result<GameRecord> {
  try {
    const read: unknown = JSON.parse(text);
    const isReport = typeof read === "object" && read !== null && "format" in read && read.format === "broadside-problem";
    return parseRecord(isReport && "record" in read ? JSON.stringify(read.record) : text);
  } catch {
    return parseRecord(text);
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
