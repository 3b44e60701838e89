/** One soak game: a random choice of game, prepared like any other, with random answers and a check of every state. */
import { type GameChoice, prepareGame } from "@broadside/content";
import { randomStream } from "@broadside/kit";
import { defaultPlayer, type Player, randomPlayer } from "@broadside/players";
import { type Content, type Game, type GameSetup, type Input, newGame, type QuestionKind, type Ship, scoreOf } from "@broadside/rules";
import { brokenInvariant } from "./invariants.ts";
import { randomEpic, randomStandard } from "./random-format.ts";
import { randomScenario, type WantedScenario } from "./random-scenario.ts";
import { tokenWatch } from "./token-watch.ts";

/** Standard games of the first edition, Epic ones with huge ships, scenarios of the second edition. */
export const SOAK_KINDS = ["standard", "epic", "second"] as const;
export type SoakKind = (typeof SOAK_KINDS)[number];

const CHOICES: Readonly<Record<SoakKind, (seed: number, wanted: WantedScenario) => GameChoice>> = {
  standard: randomStandard,
  epic: randomEpic,
  second: randomScenario,
};

export interface SoakGame {
  readonly setup: GameSetup;
  readonly content: Content;
}

/** The game that a seed gives, with rules that throw as soon as something is wrong. */
export async function soakGame(kind: SoakKind, seed: number, wanted: WantedScenario = {}): Promise<SoakGame> {
  const prepared = await prepareGame(CHOICES[kind](seed, wanted));
  if ("problems" in prepared) throw new Error(`what was drawn cannot be played: ${JSON.stringify(prepared.problems)}`);
  return { setup: prepared.setup, content: { ...prepared.content, strict: true } };
}

export interface SoakRun {
  readonly game: Game;
  readonly answers: number;
  /** How often the game waited for players (questions asked together count once), and the ships on the table, summed over all rounds. */
  readonly waits: number;
  readonly shipRounds: number;
  /** What broke, and after which input; undefined if nothing did. */
  readonly broken: string | undefined;
}

/** More answers than any game takes. */
const MOST_ANSWERS = 50_000;

export function playOne(seed: number, { setup, content }: SoakGame, isStanding = false): SoakRun {
  const game = newGame(setup, content, { seed: `soak ${seed}`, salts: [] });
  const answer = seed % 2 === 0 ? randomPlayer(seed) : steadyPlayer(seed);
  const count = { answers: 0, waits: 0, shipRounds: 0 };
  const standing = isStanding ? standingAnswers(game) : [];
  for (const input of standing) game.give(input);
  const madeToken = tokenWatch(game);
  let batch = game.open;
  let round = -1;
  while (!game.state.outcome) {
    const broken = brokenInvariant(game) ?? brokenScore(game) ?? madeToken();
    if (broken !== undefined) return { game, ...count, broken };
    if (count.answers > MOST_ANSWERS) return { game, ...count, broken: "the game does not end" };
    if (game.state.round > 0) {
      if (game.open !== batch) count.waits += 1;
      if (game.state.round !== round) count.shipRounds += game.state.ships.filter(({ status }) => status === "inPlay").length;
      round = game.state.round;
    }
    batch = game.open;
    const refused = game.give(answer(game));
    if (refused) return { game, ...count, broken: `an offered answer was refused: ${refused.refused}` };
    count.answers += 1;
  }
  return { game, ...count, broken: brokenScore(game) };
}

/**
 * To be asked less often, a player may set standing orders for these questions: about the order of their ships, and about offers that
 * rarely matter.
 */
const DULL: readonly QuestionKind[] = ["next ship", "member in turn", "next bomb", "next mine", "ship struck next", "split or join wing"];

const standingAnswers = ({ setup }: Game): readonly Input[] =>
  setup.seats.flatMap((_, seat) => DULL.map((kind): Input => ({ input: "standing", seat, kind, key: "default" })));

/** Usually leaves the dial at its default: random dials soon fly ships off the table, and then nobody shoots. */
function steadyPlayer(seed: number): Player {
  const random = randomPlayer(seed);
  const steady = randomStream(seed + 1);
  return (game, seat) => {
    const isDial = game.open.find(({ answer }) => !answer)?.ask.kind === "dial";
    return (isDial && steady(4) > 0 ? defaultPlayer : random)(game, seat);
  };
}

/** The score must be what was destroyed, plus the crippled sections of other ships. If the last ship of all costs nothing, it counts 1. */
function brokenScore(game: Game): string | undefined {
  const [last, ...others] = game.state.ships.filter(({ status }) => status !== "destroyed" && status !== "fled" && status !== "escaped");
  const isFreeAndLast = (seat: number) => others.length === 0 && last?.seat === seat && game.factsOf(last).points === 0;
  const lost = game.setup.squads.map((_, seat) =>
    game.state.ships.reduce((sum, ship) => (ship.seat === seat ? sum + lostWith(game, ship) : sum), isFreeAndLast(seat) ? -1 : 0),
  );
  return JSON.stringify(scoreOf(game)) === JSON.stringify(lost)
    ? undefined
    : `the score ${scoreOf(game)} is not what was destroyed, ${lost}`;
}

function lostWith(game: Game, { place, status, crippled }: Ship): number {
  const facts = game.facts.ships[place];
  if (status === "destroyed" || status === "fled") return facts?.points ?? 0;
  return crippled ? (facts?.cards?.[crippled].points ?? 0) : 0;
}
