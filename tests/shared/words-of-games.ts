/**
 * Finds texts in whole games that are not in the reader's language. Callers must have put all texts of the language into brackets first.
 */
import { contentFor } from "@broadside/content";
import { spacing } from "@broadside/kit/testing";
import { type Content, type Game, type GameRecord, parseRecord } from "@broadside/rules";
import {
  type GameLog,
  happeningsSince,
  type KindsAsked,
  newGameLog,
  noteAsked,
  replayOf,
  type SecretLook,
  sceneOf,
  storyOf,
  updateLog,
  wordingIn,
} from "@broadside/telling";
import { forgetInsertedWords, insertedWords } from "./pseudo-language.ts";
import { HAPPENINGS, LINE, namesInGame, SCENE, STORY, straysIn } from "./read-by-people.ts";
import { shownText } from "./shown-records.ts";

/** Checking scenes takes longest, so only one input in this many is followed by a check of every seat's scene. */
const EVERY = spacing(67);

/**
 * Follows a game and checks it from time to time. Collects stray texts from scenes, from what has happened since, and from the whole log.
 */
export function listener(every: number): { hear(game: Game): void; strays(): readonly string[] } {
  const log: GameLog = newGameLog("en");
  const asked: KindsAsked = new Map();
  const found = new Set<string>();
  const looks: SecretLook[] = [];
  let names: ReadonlySet<string> = new Set();
  forgetInsertedWords();
  const hear = (game: Game): void => {
    noteAsked(game, asked, wordingIn("en"));
    const { number, state } = game;
    looks.push({ seat: 0, kind: "cover without its PIN", number, round: state.round, phase: state.cursor.phase });
    updateLog(game, log, looks);
    names = namesInGame(game);
    const scenes = game.setup.seats.map((_, seat) => sceneOf({ id: "1", game, seats: [seat], log: [], isKept: true, asked }));
    const happened = happeningsSince(game, [], number - every, log).flatMap(({ happenings }) => happenings);
    for (const scene of scenes) for (const stray of straysIn(scene, SCENE, "scene", names)) found.add(stray);
    for (const one of happened) for (const stray of straysIn(one, HAPPENINGS[one.what], one.what)) found.add(stray);
  };
  return { hear, strays: () => [...found, ...straysIn(log.lines, LINE, "log"), ...insertedWords(names)] };
}

/** Watches a game from the documentation from start to end, including its summary, and returns the stray texts. */
export async function straysOfShown(name: string): Promise<readonly string[]> {
  const { record, content } = await shown(name);
  const replay = replayOf(record, content);
  const story = storyOf({ record, content });
  if (!replay.ok || !story.ok) throw new Error(`${name} cannot be watched`);
  const { hear, strays } = listener(EVERY);
  const { stops, at } = replay.value;
  for (let stop = 0; stop < stops.length; stop += EVERY) hear(at(stop).game);
  hear(at(stops.length - 1).game);
  return [...strays(), ...straysIn(story.value, STORY, "story")];
}

async function shown(name: string): Promise<{ readonly record: GameRecord; readonly content: Content }> {
  const record = parseRecord(shownText(name));
  const content = record.ok ? await contentFor(record.value.setup) : undefined;
  if (!record.ok || !content) throw new Error(`${name} cannot be read`);
  return { record: record.value, content };
}
