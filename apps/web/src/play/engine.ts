/** The game on the worker's side: one game at a time, and everything the page may ask of it. */
import { FIRST_EDITION_ABILITIES } from "@broadside/abilities";
import type { Problem } from "@broadside/kit";
import {
  type Content,
  type Dice,
  eventsFor,
  FIRST_EDITION,
  type Game,
  gameFromRecord,
  inWords,
  isChange,
  isPlaceAsk,
  type Note,
  namesOf,
  newGame,
  parseRecord,
  problemReport,
  type Refusal,
  recordOf,
  type Seat,
  setupFor,
} from "@broadside/rules";
import { loadCatalogue } from "../build/catalogues.ts";
import { newId } from "../new-id.ts";
import { checkList } from "./check-list.ts";
import { forgetGame, keepGame, keptGame, keptGames } from "./kept-games.ts";
import { pieceInWords } from "./option-words.ts";
import type { LogLine, NewGame, Outcome, Scene, Work } from "./protocol.ts";
import { sceneOf } from "./scene.ts";

interface Playing {
  readonly id: string;
  readonly game: Game;
  /** Where the dice come from, while it is known. */
  readonly dice: Dice | undefined;
  readonly log: LogLine[];
  /** Up to which input the log has been told, and the round then. */
  told: number;
  round: number;
  /** What ships revealed: a line that only says it again is left out. */
  readonly revealed: Map<string, string>;
  /** When it was last kept; undefined where the browser refuses. */
  kept: number | undefined;
}

const ELSEWHERE = "This game went on in another window of the browser. Here is how it stands now; answer again.";

export function makeEngine(): Work {
  let playing: Playing | undefined;

  const current = (): Playing => {
    if (!playing) throw new Error("No game is open.");
    return playing;
  };
  const shown = (seats: readonly Seat[]): Scene => {
    const now = current();
    tell(now);
    return sceneOf({ ...now, seats, isKept: now.kept !== undefined });
  };
  const open = async (game: Game, dice: Dice | undefined, id: string, kept?: number): Promise<Outcome> => {
    playing = { id, game, dice, log: [], told: -1, round: 0, revealed: new Map(), kept };
    if (kept === undefined) await keep(playing);
    return { scene: shown([]) };
  };
  const openRecord = async (text: string, id: string, kept?: number): Promise<Outcome> => {
    const record = parseRecord(text);
    if (!record.ok) return { refused: problemsInWords(record.problems) };
    const game = gameFromRecord(record.value, await content());
    return game.ok ? open(game.value, record.value.dice, id, kept) : { refused: problemsInWords(game.problems) };
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
    check: async (list) => {
      const checked = checkList(list, (await content()).catalogue);
      return "faults" in checked ? checked : { points: checked.squad.points, ships: checked.names };
    },
    start: async (wanted) => {
      const dice = { seed: wanted.seed, salts: wanted.seats.map(({ name }) => name) };
      const game = startGame(wanted, dice, await content());
      return "refused" in game ? game : open(game, dice, newId());
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
    wouldFit: async (question, pose) => {
      const asked = current().game.open.find(({ number }) => number === question)?.ask;
      return asked !== undefined && isPlaceAsk(asked) && asked.accepts(pose);
    },
    save: async () => fileOf(recordText(current())),
    problem: async () => fileOf(JSON.stringify(problemReport(current().game))),
  };
}

async function content(): Promise<Content> {
  const { catalogue } = await loadCatalogue("1e");
  return { edition: FIRST_EDITION, catalogue, registry: FIRST_EDITION_ABILITIES };
}

/** Lists are checked once more here: what the page says of them counts for nothing. */
function startGame({ format, seats, deck }: NewGame, dice: Dice, made: Content): Game | { readonly refused: string } {
  const contenders = seats.flatMap(({ name, team, list }) => {
    const checked = checkList(list, made.catalogue);
    return "squad" in checked ? [{ name, team, squad: checked.squad }] : [];
  });
  if (contenders.length < seats.length) return { refused: "A list is not legal in this format." };
  const setup = setupFor(format, contenders, { deck });
  return newGame(setup, made, dice);
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

const refusalInWords = ({ refused, detail }: Refusal): string =>
  `That was not taken: ${refused}${detail === undefined ? "" : ` (${detail})`}.`;

/** Adds to the log what has happened since it was last told, as everybody may know it. */
function tell(playing: Playing): void {
  const { game, log } = playing;
  const names = namesOf(game);
  for (const { number, events } of eventsFor(game, [], playing.told)) {
    playing.told = number;
    events.forEach((event, at) => {
      if (isChange(event) && event.change === "state" && typeof event.set.round === "number") playing.round = event.set.round;
      if (isChange(event) || isSaidAgain(event, playing.revealed)) return;
      const text = inWords({ ...event, piece: event.piece && pieceInWords(game, event.piece) }, names);
      if (text !== undefined) log.push({ key: `${number} ${at}`, round: playing.round, text });
    });
  }
}

/** That a ship activates, and flies what it has revealed, goes without saying. */
function isSaidAgain({ note, ship = "", text = "" }: Note, revealed: Map<string, string>): boolean {
  if (note === "revealed") revealed.set(ship, text);
  return note === "activated" || (note === "maneuver" && revealed.get(ship) === text);
}

async function keep(playing: Playing): Promise<void> {
  const { id, game } = playing;
  const changed = Math.max(Date.now(), (playing.kept ?? 0) + 1);
  playing.kept = changed;
  const isKept = await keepGame({
    id,
    names: game.setup.seats.map(({ name }) => name),
    round: game.state.round,
    isOver: game.state.outcome !== undefined,
    changed,
    record: recordText(playing),
  });
  if (!isKept) playing.kept = undefined;
}
