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
import { checkList } from "./check-list.ts";
import { forgetGame, keepGame, keptGames, keptRecord } from "./kept-games.ts";
import type { LogLine, NewGame, Outcome, Scene, Work } from "./protocol.ts";
import { sceneOf } from "./scene.ts";
import { pieceName } from "./words.ts";

interface Playing {
  readonly id: string;
  readonly game: Game;
  /** Where the dice come from, while it is known. */
  readonly dice: Dice | undefined;
  readonly log: LogLine[];
  /** Up to which input the log has been told, and the round then. */
  told: number;
  round: number;
  isKept: boolean;
}

export function makeEngine(): Work {
  let playing: Playing | undefined;

  const current = (): Playing => {
    if (!playing) throw new Error("No game is open.");
    return playing;
  };
  const shown = (seats: readonly Seat[]): Scene => {
    const now = current();
    tell(now);
    return sceneOf({ ...now, seats });
  };
  const open = async (game: Game, dice: Dice | undefined, id: string): Promise<Outcome> => {
    playing = { id, game, dice, log: [], told: -1, round: 0, isKept: true };
    await keep(playing);
    return { scene: shown([]) };
  };
  const openRecord = async (text: string, id: string): Promise<Outcome> => {
    const record = parseRecord(text);
    if (!record.ok) return { refused: problemsInWords(record.problems) };
    const game = gameFromRecord(record.value, await content());
    return game.ok ? open(game.value, record.value.dice, id) : { refused: problemsInWords(game.problems) };
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
    load: (text) => openRecord(text, newId()),
    resume: async (id) => {
      if (playing?.id === id) return { scene: shown([]) };
      const text = await keptRecord(id);
      return text === undefined ? { refused: "This browser keeps no such game. A saved file can be loaded." } : openRecord(text, id);
    },
    view: async (seats) => shown(seats),
    give: async (inputs, seats) => {
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

const problemsInWords = (problems: readonly Problem[]): string =>
  `This is no game that can be loaded: ${problems
    .slice(0, 5)
    .map(({ path, reason }) => `${path === "" ? "it" : path} ${reason}`)
    .join("; ")}.`;

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
      const text = isChange(event) ? undefined : inWords({ ...event, piece: event.piece && pieceName(event.piece) }, names);
      if (text !== undefined) log.push({ key: `${number} ${at}`, round: playing.round, text });
    });
  }
}

async function keep(playing: Playing): Promise<void> {
  const { id, game } = playing;
  playing.isKept = await keepGame({
    id,
    names: game.setup.seats.map(({ name }) => name),
    round: game.state.round,
    isOver: game.state.outcome !== undefined,
    changed: Date.now(),
    record: recordText(playing),
  });
}

const newId = (): string => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
