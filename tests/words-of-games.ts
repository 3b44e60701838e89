/** Texts of whole games that are not said in the language of who looks. Whoever uses it has had the words put into brackets before. */
import { contentFor } from "@broadside/content";
import { type Content, type Game, type GameRecord, parseRecord } from "@broadside/rules";
import {
  type AskedKinds,
  bringUpToDate,
  type GameLog,
  happenedSince,
  type Look,
  newGameLog,
  noteAsked,
  replayOf,
  sceneOf,
  storyOf,
  WORDINGS,
} from "@broadside/telling";
import { type KeptGame, replayed } from "@broadside/tools/soak/kept-game";
import { HAPPENINGS, LINE, SCENE, STORY, straysIn } from "./read-by-people.ts";
import { shownText } from "./shown-records.ts";

/** Scenes take longest: of so many moments one is looked at, by each seat. */
const EVERY = 67;

interface Heard {
  readonly log: GameLog;
  readonly asked: AskedKinds;
}

/** Follows a game, and gathers what it finds. */
function listener(): { hear(game: Game): void; readonly found: Set<string> } {
  const heard: Heard = { log: newGameLog("en"), asked: new Map() };
  const found = new Set<string>();
  const looks: Look[] = [];
  const hear = (game: Game): void => {
    noteAsked(game, heard.asked, WORDINGS.en);
    const { number, state } = game;
    looks.push({ seat: 0, at: "cover without its PIN", number, round: state.round, phase: state.cursor.phase });
    bringUpToDate(game, heard.log, looks);
    for (const stray of straysAt(game, heard)) found.add(stray);
  };
  return { hear, found };
}

function straysAt(game: Game, { log, asked }: Heard): readonly string[] {
  const scenes = game.setup.seats.map((_, seat) => sceneOf({ id: "1", game, seats: [seat], log: [], isKept: true, asked }));
  const happened = happenedSince(game, [], game.number - EVERY, log).flatMap(({ happenings }) => happenings);
  return [
    ...scenes.flatMap((scene) => straysIn(scene, SCENE, "scene")),
    ...straysIn(log.lines, LINE, "log"),
    ...happened.flatMap((one) => straysIn(one, HAPPENINGS[one.what], one.what)),
  ];
}

export function straysOf(kept: KeptGame): readonly string[] {
  const { hear, found } = listener();
  let given = 0;
  replayed(kept, (game) => {
    given += 1;
    if (given % EVERY === 0 || game.state.outcome) hear(game);
    return game;
  });
  return [...found];
}

/** A game of the documentation, watched from its start to its end and then told as a whole. */
export async function straysOfShown(name: string): Promise<readonly string[]> {
  const { record, content } = await shown(name);
  const replay = replayOf(record, content);
  const story = storyOf({ record, content });
  if (!replay.ok || !story.ok) throw new Error(`${name} cannot be watched`);
  const { hear, found } = listener();
  const { stops, at } = replay.value;
  for (let stop = 0; stop < stops.length; stop += EVERY) hear(at(stop).game);
  hear(at(stops.length - 1).game);
  return [...found, ...straysIn(story.value, STORY, "story")];
}

async function shown(name: string): Promise<{ readonly record: GameRecord; readonly content: Content }> {
  const record = parseRecord(shownText(name));
  const content = record.ok ? await contentFor(record.value.setup) : undefined;
  if (!record.ok || !content) throw new Error(`${name} cannot be read`);
  return { record: record.value, content };
}

/** One of each format and scenario, by its name. */
export const oneOfEach = (games: readonly KeptGame[]): readonly (readonly [string, KeptGame])[] => [
  ...new Map(games.map((kept) => [`${kept.setup.edition} ${kept.setup.scenario ?? kept.setup.format}`, kept])),
];
