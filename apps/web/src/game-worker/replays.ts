/** Records that are watched. Nothing of them is kept. */
import { contentFor, verifyRecord } from "@broadside/content";
import { failure, type Result, success } from "@broadside/kit";
import { type Content, claimOf, type Entry, type GameRecord, parseRecord, RULES_VERSION, type Verdict } from "@broadside/rules";
import { type GameStory, type Replay, recordUpTo, replayOf, type Scene, sceneOf, storyOf } from "@broadside/telling";
import { WORKER } from "../words/game-worker/worker.ts";
import { countedMatch } from "./counted-match.ts";
import type { ReplayScene, Watched } from "./protocol.ts";

/** Stands for the game of a record that is watched. */
const WATCHED = "watched";

interface OpenRecord {
  readonly record: GameRecord;
  readonly replay: Replay;
}

/** One record at a time. */
export function makeWatcher() {
  let open: OpenRecord | undefined;
  const current = (): OpenRecord => {
    if (!open) throw new Error(WORKER.noRecord);
    return open;
  };
  return {
    watch: async (record: Result<GameRecord>): Promise<Watched> => {
      if (!record.ok) return { refused: WORKER.problems(record.problems) };
      const replay = await openReplay(record.value);
      if (!replay.ok) return { refused: WORKER.problems(replay.problems) };
      open = { record: record.value, replay: replay.value };
      return { moments: replay.value.stops };
    },
    moment: (at: number): ReplayScene => sceneAt(current(), at),
    verify: (): Promise<Verdict> => verifyRecord(withClaim(current())),
    story: (): Promise<GameStory | { readonly refused: string }> => storyTold(withClaim(current())),
    upTo: (at: number): GameRecord => {
      const { record, replay } = current();
      return recordUpTo(record, replay.stops[at]?.number ?? 0);
    },
  };
}

/** Its first stop is looked at, so that a record that shows nothing is refused at once. */
async function openReplay(record: GameRecord): Promise<Result<Replay>> {
  const content = await contentOf(record);
  if (!content.ok) return content;
  try {
    const replay = replayOf(record, content.value);
    if (!replay.ok) return replay;
    replay.value.at(0);
    return success(replay.value);
  } catch (error) {
    return failure([{ path: "", reason: `cannot be watched: ${messageOf(error)}` }]);
  }
}

/** What the browser keeps of a game that is over lacks the claim, which follows from its end. */
function withClaim({ record, replay }: OpenRecord): GameRecord {
  if (!record.result || record.claim || record.rulesVersion !== RULES_VERSION) return record;
  return { ...record, claim: claimOf(replay.at(replay.stops.length - 1).game) };
}

/** The record as saving the game at its end writes it; one that cannot be replayed stays as it is. */
export async function asSavedAtItsEnd(record: GameRecord): Promise<GameRecord> {
  const replay = record.result && (await openReplay(record));
  return replay?.ok ? withClaim({ record, replay: replay.value }) : record;
}

/** A record may hold what no game does. */
function sceneAt({ record, replay }: OpenRecord, stop: number): ReplayScene {
  try {
    const { game, lines, happened, next } = replay.at(stop);
    const scene = sceneOf({ id: WATCHED, game, log: lines, seats: [], isKept: true });
    // Of a game that is over everything may be measured.
    const mayMeasure = scene.mayMeasure || record.result !== undefined;
    return { scene: { ...scene, undo: undefined, mayMeasure }, happened, answer: answerInWords(scene, next) };
  } catch (error) {
    throw new Error(WORKER.noMoment(messageOf(error)));
  }
}

export async function storyTold(record: GameRecord): Promise<GameStory | { readonly refused: string }> {
  const content = await contentOf(record);
  const story = content.ok ? storyOf({ record, content: content.value, counted: countedMatch(record) }) : content;
  return story.ok ? story.value : { refused: WORKER.problems(story.problems) };
}

/** What is answered next, where everybody may know it. */
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
  return content ? success(content) : failure([{ path: "setup.scenario", reason: `is not known here: ${setup.scenario}` }]);
}

/** A record from a file; a problem report holds the record of its game. */
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
