/** The game on the worker's side: one game at a time, and everything the page may ask of it. */
import { catalogueFor, contentFor, faultInWords, lineUpFor, listsAtHand } from "@broadside/content";
import { failure, type Problem, type Result, success } from "@broadside/kit";
import {
  type Content,
  type Dice,
  type Entry,
  type Game,
  type GameRecord,
  gameFromRecord,
  isPlaceAsk,
  newGame,
  parseRecord,
  problemReport,
  type Refusal,
  recordOf,
  type Seat,
} from "@broadside/rules";
import {
  type AskedKinds,
  bringUpToDate,
  type GameLog,
  logLook,
  newGameLog,
  noteAsked,
  ownDials,
  type Replay,
  refusalInWords,
  replayOf,
  type Scene,
  scenarioName,
  sceneOf,
  WORDINGS,
} from "@broadside/telling";
import { newId } from "../new-id.ts";
import type { ListTable, WantedLineUp } from "../play/start/start-protocol.ts";
import { checkedGame, gameOffers, preparedGame, scenarioPage } from "./game-offers.ts";
import { forgetGame, keepGame, keptGame, keptGames } from "./kept-games.ts";
import { offeredBuilds } from "./offered-builds.ts";
import type { Outcome, WatchedMoment, Work } from "./protocol.ts";

interface Playing {
  readonly id: string;
  readonly game: Game;
  /** Where the dice come from, while it is known. */
  readonly dice: Dice | undefined;
  readonly log: GameLog;
  readonly asked: AskedKinds;
  /** When it was last kept; undefined where the browser refuses. */
  kept: number | undefined;
}

const ELSEWHERE = "This game went on in another window of the browser. Here is how it stands now; answer again.";

/** Stands for the game of a record that is watched. */
const WATCHED = "watched";

export function makeEngine(): Work {
  let playing: Playing | undefined;
  let watching: Replay | undefined;

  const current = (): Playing => {
    if (!playing) throw new Error("No game is open.");
    return playing;
  };
  const shown = (seats: readonly Seat[]): Scene => {
    const now = current();
    bringUpToDate(now.game, now.log);
    noteAsked(now.game, now.asked, WORDINGS.en);
    return sceneOf({ ...now, log: now.log.lines, seats, isKept: now.kept !== undefined });
  };
  const open = async (game: Game, dice: Dice | undefined, id: string, kept?: number): Promise<Outcome> => {
    playing = { id, game, dice, log: newGameLog(), asked: new Map(), kept };
    if (kept === undefined) await keep(playing);
    return { scene: shown([]) };
  };
  const openRecord = async (text: string, id: string, kept?: number): Promise<Outcome> => {
    const read = await recordWithContent(text);
    if (!read.ok) return { refused: problemsInWords(read.problems) };
    const { record, content } = read.value;
    const game = gameFromRecord(record, content);
    return game.ok ? open(game.value, record.dice, id, kept) : { refused: problemsInWords(game.problems) };
  };
  /** Whether another window has gone on with the game: then it is taken up from there, so that neither undoes what the other did. */
  const hasMovedOn = async (): Promise<boolean> => {
    const { id, kept } = current();
    const stored = kept === undefined ? undefined : await keptGame(id);
    if (!stored || stored.changed === current().kept) return false;
    return (await openRecord(stored.record, id, stored.changed)).scene !== undefined;
  };

  return {
    games: keptGames,
    forget: forgetGame,
    offers: async () => gameOffers(),
    scenarioPage: async ({ id, options }) => scenarioPage(id, options),
    lists: (table) => listsAtHand(heard(table)),
    lineUp: ({ table, chosen }) => lineUpFor(heard(table), chosenBySeat(table, chosen)),
    quickBuilds: async (edition) => offeredBuilds(await catalogueFor(edition)),
    check: checkedGame,
    start: async (choice, seed) => {
      const prepared = await preparedGame(choice);
      if ("faults" in prepared)
        return { refused: prepared.faults.map((fault) => `${faultInWords(fault, choice.seats)} (${fault.rule})`).join("; ") };
      const dice = { seed, salts: choice.seats.map(({ name }) => name) };
      return open(newGame(prepared.setup, prepared.content, dice), dice, newId());
    },
    load: (text) => openRecord(recordIn(text), newId()),
    resume: async (id) => {
      const kept = await keptGame(id);
      if (playing?.id === id && (kept === undefined || kept.changed === playing.kept)) return { scene: shown([]) };
      if (!kept) return { refused: "This browser keeps no such game. A saved file can be loaded." };
      return openRecord(kept.record, id, kept.changed);
    },
    view: async (seats) => {
      await hasMovedOn();
      return shown(seats);
    },
    give: async (inputs, seats) => {
      if (await hasMovedOn()) return { scene: shown(seats), refused: ELSEWHERE };
      const { game } = current();
      let refused: Refusal | undefined;
      for (const input of inputs) refused ??= game.give(input);
      await keep(current());
      return { scene: shown(seats), refused: refused && refusalInWords(refused) };
    },
    look: async (seat) => {
      await hasMovedOn();
      const { game, log } = current();
      bringUpToDate(game, log);
      logLook(game, log, seat);
      return { dials: ownDials(game, seat), scene: shown([]) };
    },
    whyNot: async (question, pose) => {
      const asked = current().game.open.find(({ number }) => number === question)?.ask;
      return asked && isPlaceAsk(asked) ? asked.refusal(pose) : { rule: "1E-ROUND-02", words: "this is no longer asked" };
    },
    watch: async (text) => {
      const read = await recordWithContent(recordIn(text ?? recordText(current())));
      const watched = read.ok ? watchedRecord(read.value.record, read.value.content) : read;
      if (!watched.ok) return { refused: problemsInWords(watched.problems) };
      watching = watched.value;
      return { moments: watching.stops };
    },
    moment: async (at) => {
      if (!watching) throw new Error("No record is open.");
      try {
        const { game, log, next } = watching.at(at);
        const scene = sceneOf({ id: WATCHED, game, log: log.lines, seats: [], isKept: true });
        return { scene: { ...scene, undo: undefined }, answer: answerInWords(scene, next) };
      } catch (error) {
        // A record may hold what no game does.
        throw new Error(`This moment of the record cannot be shown: ${messageOf(error)}.`);
      }
    },
    save: async () => fileOf(recordText(current())),
    problem: async () => fileOf(JSON.stringify(problemReport(current().game))),
  };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Its first moment is looked at, so that a record that shows nothing is refused at once. */
function watchedRecord(record: GameRecord, content: Content): Result<Replay> {
  try {
    const watched = replayOf(record, content);
    if (watched.ok) watched.value.at(0);
    return watched;
  } catch (error) {
    return failure([{ path: "", reason: `cannot be watched: ${messageOf(error)}` }]);
  }
}

/** A record, and what its game is played with. */
async function recordWithContent(text: string): Promise<Result<{ readonly record: GameRecord; readonly content: Content }>> {
  const record = parseRecord(text);
  if (!record.ok) return record;
  const { setup } = record.value;
  const content = await contentFor(setup).catch(() => undefined);
  return content
    ? success({ record: record.value, content })
    : failure([{ path: "setup.scenario", reason: `is not known here: ${setup.scenario}` }]);
}

/** On its way from the page as JSON nothing becomes null. */
const heard = (table: ListTable): ListTable => ({ ...table, teams: table.teams.map((team) => team ?? undefined) });

const chosenBySeat = ({ teams }: ListTable, chosen: WantedLineUp["chosen"]) => teams.map((_, seat) => chosen[seat]);

/** What is answered next, where everybody may know it. */
function answerInWords({ questions }: Scene, next: Entry | undefined): WatchedMoment["answer"] {
  if (next?.input.input !== "answer" || next.secret) return undefined;
  const { ask } = next.input;
  const key = "key" in next.input ? next.input.key : undefined;
  const question = questions.find(({ number }) => number === ask);
  const label = question?.options.find((option) => option.key === key)?.label;
  return question && { question: question.number, label: label ?? "this place" };
}

const fileOf = (text: string): Blob => new Blob([text], { type: "application/json" });

const recordText = ({ game, dice }: Playing): string => JSON.stringify(recordOf(game, dice));

/** A problem report holds the record of its game. */
function recordIn(text: string): string {
  try {
    const read: unknown = JSON.parse(text);
    const isReport = typeof read === "object" && read !== null && "format" in read && read.format === "broadside-problem";
    return isReport && "record" in read ? JSON.stringify(read.record) : text;
  } catch {
    return text;
  }
}

function problemsInWords(problems: readonly Problem[]): string {
  const version = problems.find(({ path }) => path === "rulesVersion" || path === "formatVersion");
  if (version)
    return `This game is of another version of Broadside: its ${version.path === "rulesVersion" ? "rules version" : "format version"} ${version.reason}. Go on with it in the version that saved it.`;
  const said = problems.slice(0, 5).map(({ path, reason }) => `${path === "" ? "it" : path} ${reason}`);
  return `This is no game that can be loaded: ${said.join("; ")}.`;
}

async function keep(playing: Playing): Promise<void> {
  const { id, game } = playing;
  const changed = Math.max(Date.now(), (playing.kept ?? 0) + 1);
  playing.kept = changed;
  const isKept = await keepGame({
    id,
    names: game.setup.seats.map(({ name }) => name),
    scenario: scenarioName(game.setup.scenario),
    round: game.state.round,
    isOver: game.state.outcome !== undefined,
    changed,
    record: recordText(playing),
  });
  if (!isKept) playing.kept = undefined;
}
