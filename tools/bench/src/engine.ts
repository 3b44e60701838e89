/**
 * `npm run bench -- engine`: whole first-edition games (standard and Epic Dogfights), answered at random, compared with moves of
 * boardgame.io's smallest game. Also: copying a state compared with structuredClone, and how answer time grows with the number of ships.
 * Also: time per answer and ship in second-edition games with many players, compared with two-player games, and the cost of forks and
 * imagined games.
 */
import { randomPlayer } from "@broadside/players";
import { type Answer, type Content, clone, type Game, type GameSetup, isPlaceAsk, newGame, type State } from "@broadside/rules";
import { CONTENT } from "@broadside/tools/soak/content";
import { type SoakGame, type SoakKind, soakGame } from "@broadside/tools/soak/one-game";
import { copyLines } from "./engine-copies.ts";
import { peerMoves } from "./engine-peer.ts";
import { compare, type Line, type Measure, median, report, rounded } from "./harness.ts";

/** The first wanted games of the soak, in seed order. */
async function firstGames(
  kind: SoakKind,
  count: number,
  isWanted: (game: SoakGame) => boolean,
  chosen: Parameters<typeof soakGame>[2] = {},
): Promise<readonly SoakGame[]> {
  const found: SoakGame[] = [];
  for (let seed = 1; found.length < count; seed += 1) {
    const game = await soakGame(kind, seed, chosen);
    if (isWanted(game)) found.push(game);
  }
  return found;
}
const firstSetups = async (kind: SoakKind, count: number, isWanted: (setup: GameSetup) => boolean): Promise<readonly GameSetup[]> =>
  (await firstGames(kind, count, ({ setup }) => isWanted(setup))).map(({ setup }) => setup);

/** Games with two seats, as in a standard event. */
const STANDARD_GAMES = await firstSetups("standard", 12, ({ seats }) => seats.length === 2);

const CORVETTES = ["cr90corvette", "raiderclasscorvette"];
/** 300 points a side, each with a corvette. */
const EPIC_GAMES = await firstSetups(
  "epic",
  6,
  ({ format, squads }) => format === "epic-dogfight" && squads.every(({ ships }) => ships.some(({ pilot }) => CORVETTES.includes(pilot))),
);

interface RecordedGame {
  readonly setup: GameSetup;
  readonly inputs: readonly Answer[];
  /** Answers to questions with at least two legal options. Forced answers don't count. */
  readonly choices: number;
  /** How it came out. */
  readonly end: string;
}

/** Plays a game to its end at random and records the answers. Replaying them measures the game without the player. */
function recorded(setup: GameSetup, seed: number, content: Content = CONTENT): RecordedGame {
  const game = newGame(setup, content, diceOf(seed));
  const player = randomPlayer(seed);
  const inputs: Answer[] = [];
  let choices = 0;
  while (!game.state.outcome) {
    const input = player(game);
    if (isChoice(game, input.ask)) choices += 1;
    inputs.push(input);
    giveTo(game, input);
  }
  return { setup, inputs, choices, end: endOf(game) };
}

const diceOf = (seed: number) => ({ seed: `bench ${seed}`, salts: [] });
const endOf = ({ number, state }: Game): string => `${number} ${state.round} ${JSON.stringify(state.outcome)}`;

function isChoice(game: Game, number: number): boolean {
  const asked = game.open.find((one) => one.number === number);
  return asked !== undefined && (isPlaceAsk(asked.ask) || asked.ask.options.length >= 2);
}

function giveTo(game: Game, input: Answer): void {
  const refused = game.give(input);
  if (refused) throw new Error(refused.refused);
}

/** Compares whole games with the same number of the peer's moves. Every answer goes through the public API. */
function answers(setups: readonly GameSetup[], sort: string, bar: number): Measure {
  const games = setups.map((setup, seed) => recorded(setup, seed));
  const choices = games.reduce((sum, game) => sum + game.choices, 0);
  const ends: string[] = [];
  const moved: number[] = [];
  const playAll = (): void => {
    for (const [seed, { setup, inputs }] of games.entries()) {
      const game = newGame(setup, CONTENT, diceOf(seed));
      for (const input of inputs) giveTo(game, input);
      ends[seed] = endOf(game);
    }
  };
  return {
    bench: "engine",
    measure: `answers in ${games.length} whole ${sort} against moves (${choices} of each)`,
    peer: "boardgame.io",
    bar,
    operations: choices,
    ours: { run: playAll },
    theirs: { run: () => void moved.push(peerMoves(choices)) },
    differences: () => games.filter(({ end }, seed) => ends[seed] !== end).length + moved.filter((sum) => sum !== moved[0]).length,
    // A game runs far more code than a move and takes seconds to be fully optimised. Both sides get the same time.
    roundMs: 1000,
    rounds: 15,
  };
}

/** A game with this many ships, made by repeating ships of ready squads. */
function crowded(ships: number): Game {
  const [first] = STANDARD_GAMES;
  if (!first) throw new Error("no game to grow");
  const squads = [0, 1].map((seat) => {
    const squad = first.squads[seat];
    if (!squad) throw new Error("a game has two seats");
    const plain = squad.ships.filter(({ dockedTo }) => dockedTo === undefined);
    return {
      ...squad,
      ships: Array.from({ length: ships / 2 }, (_, at) => plain[at % plain.length] ?? (plain[0] as (typeof plain)[number])),
    };
  });
  return newGame({ ...first, table: "6x3", squads }, CONTENT, { seed: "crowd", salts: [] });
}

const COPIES = 2_000;
const COPIED_SHIPS = 24;

function copying(): Measure {
  const game = crowded(COPIED_SHIPS);
  const player = randomPlayer(1);
  while (game.state.round < 3 && !game.state.outcome) game.give(player(game));
  const state: State = structuredClone(game.state);
  let ours: State = state;
  let theirs: State = state;
  return {
    bench: "engine",
    measure: `copies of a state of ${COPIED_SHIPS} ships`,
    peer: "structuredClone",
    bar: 50,
    operations: COPIES,
    ours: {
      run: () => {
        for (let at = 0; at < COPIES; at += 1) ours = clone(state);
      },
    },
    theirs: {
      run: () => {
        for (let at = 0; at < COPIES; at += 1) theirs = structuredClone(state);
      },
    },
    differences: () => (JSON.stringify(ours) === JSON.stringify(theirs) ? 0 : 1),
    rounds: 11,
  };
}

const FEW = 10;
const MANY = 40;
/** Four times the ships may take at most this many times longer per answer. */
const MOST_GROWTH = 8;

/** Milliseconds per answer in the first rounds of a game with this many ships. Those rounds are comparable for any number of ships. */
function perAnswer(ships: number, seed: number): number {
  const game = crowded(ships);
  const player = randomPlayer(seed);
  let answered = 0;
  while (game.state.round < 1 && !game.state.outcome) game.give(player(game));
  const start = performance.now();
  while (game.state.round < 4 && !game.state.outcome) {
    game.give(player(game));
    answered += 1;
  }
  return (performance.now() - start) / answered;
}

function growth(): Line {
  for (let seed = 0; seed < 5; seed += 1) for (const ships of [FEW, MANY]) perAnswer(ships, seed);
  const grown = Array.from({ length: 21 }, (_, seed) => perAnswer(MANY, seed) / perAnswer(FEW, seed)).sort((a, b) => a - b);
  const ratios = grown.map((factor) => MOST_GROWTH / factor).sort((a, b) => a - b);
  return {
    bench: "engine",
    measure: `growth of the time of an answer from ${FEW} to ${MANY} ships`,
    ours: rounded(median(grown)),
    peer: "the most allowed",
    theirs: MOST_GROWTH,
    ratio: rounded(median(ratios)),
    spread: [rounded(ratios[0] ?? 0), rounded(ratios.at(-1) ?? 0)],
    bar: 1,
    ok: median(ratios) >= 1,
  };
}

const hasWing = ({ setup }: SoakGame): boolean => setup.squads.some(({ wings = [] }) => wings.length > 0);
const hasHugeShip = ({ setup, content }: SoakGame): boolean =>
  setup.squads.some(({ ships }) =>
    ships.some(({ pilot }) => content.catalogue.ships.get(content.catalogue.pilots.get(pilot)?.ship ?? "")?.size === "huge"),
  );

/** Time per answer and ship may be at most this many times that of a two-player game. */
const MOST_FOR_MANY = 2;
const MANY_PLAYERS = 6;

interface GameToReplay extends SoakGame {
  readonly inputs: readonly Answer[];
}

/** Milliseconds per answer and ship, over whole games replayed from their answers. */
function perAnswerAndShip(games: readonly GameToReplay[]): number {
  let total = 0;
  for (const [seed, { setup, content, inputs }] of games.entries()) {
    const ships = setup.squads.reduce((sum, squad) => sum + squad.ships.length, 0);
    const game = newGame(setup, content, diceOf(seed));
    const start = performance.now();
    for (const input of inputs) giveTo(game, input);
    total += (performance.now() - start) / inputs.length / ships;
  }
  return total / games.length;
}

const replayable = (games: readonly SoakGame[]): readonly GameToReplay[] =>
  games.map(({ setup, content }, seed) => ({ setup, content, inputs: recorded(setup, seed, content).inputs }));

/** Alternates games with many players and games with two. */
function manyPlayers(sort: string, many: readonly SoakGame[], two: readonly SoakGame[]): Line {
  const [crowd, pairs] = [replayable(many), replayable(two)];
  for (let warm = 0; warm < 3; warm += 1) for (const games of [crowd, pairs]) perAnswerAndShip(games);
  const factors = Array.from({ length: 11 }, () => perAnswerAndShip(crowd) / perAnswerAndShip(pairs)).sort((a, b) => a - b);
  const ratios = factors.map((factor) => MOST_FOR_MANY / factor).sort((a, b) => a - b);
  return {
    bench: "engine",
    measure: `time of an answer and ship in ${sort}, against head-to-head`,
    ours: rounded(median(factors)),
    peer: "the most allowed",
    theirs: MOST_FOR_MANY,
    ratio: rounded(median(ratios)),
    spread: [rounded(ratios[0] ?? 0), rounded(ratios.at(-1) ?? 0)],
    bar: 1,
    ok: median(ratios) >= 1,
  };
}

const played = (setups: readonly GameSetup[]): readonly SoakGame[] => setups.map((setup) => ({ setup, content: CONTENT }));

async function linesOfManyGames(): Promise<readonly Line[]> {
  const two = await firstGames("second", MANY_PLAYERS, ({ setup }) => setup.edition === "2.0", { scenario: "dogfight", seats: 2 });
  const eight = await firstGames(
    "second",
    MANY_PLAYERS,
    ({ setup }) => setup.edition === "2.0" && new Set(setup.seats.map(({ team }) => team)).size === 8,
    { scenario: "dogfight", seats: 8 },
  );
  const teams = await firstGames("second", MANY_PLAYERS, (game) => hasWing(game) && hasHugeShip(game), {
    scenario: "cover-the-evacuation",
    seats: 6,
  });
  return [
    manyPlayers("eight-seat free-for-alls", eight, two),
    manyPlayers("three-a-side team battles with wings and huge ships", teams, two),
    ...copyLines("100-point games", played(STANDARD_GAMES)),
    ...copyLines("300-point Epic Dogfights with corvettes", played(EPIC_GAMES)),
    ...copyLines("eight-seat free-for-alls", eight),
  ];
}

export async function run(): Promise<number> {
  const standard = answers(STANDARD_GAMES, "100-point games", 5);
  const standardLine = compare(standard);
  const epic = answers(EPIC_GAMES, "300-point Epic Dogfights with corvettes on both sides", 2.5);
  const epicLine = compare(epic);
  const gamesASecond = (line: Line, { operations }: Measure, games: number) => rounded((line.ours / operations) * games);
  return report(
    [standardLine, epicLine, compare(copying()), growth(), ...(await linesOfManyGames())],
    [
      `${gamesASecond(standardLine, standard, STANDARD_GAMES.length)} whole 100-point games a second`,
      `${gamesASecond(epicLine, epic, EPIC_GAMES.length)} whole Epic Dogfights a second`,
    ],
  );
}
