/** Records that are watched. Nothing of them is kept. */
import { contentFor } from "@broadside/content";
import { failure, type Problem, type Result, success } from "@broadside/kit";
import { type Content, type Entry, type GameRecord, parseRecord } from "@broadside/rules";
import { type Replay, replayOf, type Scene, sceneOf } from "@broadside/telling";
import type { ReplayScene } from "./protocol.ts";

/** Stands for the game of a record that is watched. */
const WATCHED = "watched";

/** Its first stop is looked at, so that a record that shows nothing is refused at once. */
export async function openReplay(record: GameRecord): Promise<Result<Replay>> {
  const content = await contentOf(record);
  if (!content.ok) return content;
  try {
    const watched = replayOf(record, content.value);
    if (watched.ok) watched.value.at(0);
    return watched;
  } catch (error) {
    return failure([{ path: "", reason: `cannot be watched: ${messageOf(error)}` }]);
  }
}

/** A record may hold what no game does. */
export function sceneAt(replay: Replay, stop: number): ReplayScene {
  try {
    const { game, log, next } = replay.at(stop);
    const scene = sceneOf({ id: WATCHED, game, log: log.lines, seats: [], isKept: true });
    return { scene: { ...scene, undo: undefined }, answer: answerInWords(scene, next) };
  } catch (error) {
    throw new Error(`This moment of the record cannot be shown: ${messageOf(error)}.`);
  }
}

/** What is answered next, where everybody may know it. */
function answerInWords({ questions }: Scene, next: Entry | undefined): ReplayScene["answer"] {
  if (next?.input.input !== "answer" || next.secret) return undefined;
  const { ask } = next.input;
  const key = "key" in next.input ? next.input.key : undefined;
  const question = questions.find(({ number }) => number === ask);
  const label = question?.options.find((option) => option.key === key)?.label;
  return question && { question: question.number, label: label ?? "this place" };
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

export function problemsInWords(problems: readonly Problem[]): string {
  const version = problems.find(({ path }) => path === "rulesVersion" || path === "formatVersion");
  if (version)
    return `This game is of another version of Broadside: its ${version.path === "rulesVersion" ? "rules version" : "format version"} ${version.reason}. Go on with it in the version that saved it.`;
  const said = problems.slice(0, 5).map(({ path, reason }) => `${path === "" ? "it" : path} ${reason}`);
  return `This is no game that can be loaded: ${said.join("; ")}.`;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
