/** Plays a game to its end. */
import { invariant } from "@broadside/kit";
import { type Answer, defaultAnswer, type Game, refusalLine, type Seat, view } from "@broadside/rules";
import type { BotPlayer, Budget, StopSignal } from "./bot.ts";
import { defaultPlayer, firstOpen, type Player } from "./player.ts";

export interface PlayOutOptions {
  /** In this round time is called: it is played to its end, and nothing is conceded. */
  readonly mostRounds?: number;
  /** More answers than this are a game that does not end; it throws. */
  readonly mostAnswers?: number;
  /** Told whenever a new round has begun, and at the end. */
  readonly onProgress?: (game: Game) => void;
}

const MOST_ANSWERS = 200_000;

/** Asks for one answer after the other, by the seat that gives it; returns when the game is over. */
function* answersOf(game: Game, options: PlayOutOptions): Generator<Seat, void, Answer> {
  const { mostRounds = Number.POSITIVE_INFINITY, mostAnswers = MOST_ANSWERS, onProgress } = options;
  let round = game.state.round;
  for (let answers = 0; !game.state.outcome; answers += 1) {
    invariant(answers <= mostAnswers, `the game does not end: ${answers} answers by round ${game.state.round}`);
    if (game.state.round >= mostRounds && !game.state.timeCalled) give(game, { input: "time" });
    const waiting = game.open.find(({ answer }) => !answer);
    if (!waiting) break;
    give(game, yield waiting.ask.seat);
    if (game.state.round !== round) {
      round = game.state.round;
      onProgress?.(game);
    }
  }
  onProgress?.(game);
}

/** Players by seat; a seat without one is given the defaults. Returns the game, over. */
export function playOut(game: Game, players: readonly Player[], options: PlayOutOptions = {}): Game {
  const answers = answersOf(game, options);
  for (let asked = answers.next(); !asked.done; ) asked = answers.next((players[asked.value] ?? defaultPlayer)(game, asked.value));
  return game;
}

export interface BotPlayOutOptions extends PlayOutOptions {
  readonly budget: Budget;
  readonly signal?: StopSignal;
  /** Told each answer of a program before it is given, with its reason. */
  readonly onAnswer?: (game: Game, answer: Answer, reason: string) => void;
}

/** Something that answers from a whole game, or a program that sees what its seat sees. */
export type GamePlayer = { readonly player: Player } | { readonly bot: BotPlayer };

/** The same with programs. One that finds no answer throws; one that is not legal too. */
export async function playOutWithBots(game: Game, players: readonly GamePlayer[], options: BotPlayOutOptions): Promise<Game> {
  const { budget, signal = { aborted: false }, onAnswer } = options;
  const answers = answersOf(game, options);
  for (let asked = answers.next(); !asked.done; ) {
    const seat = asked.value;
    const by = players[seat];
    if (by && "bot" in by) {
      const { answer, reason } = await by.bot(view(game, [seat]), game.content, budget, signal);
      onAnswer?.(game, answer, reason);
      asked = answers.next(answer);
    } else asked = answers.next(by ? by.player(game, seat) : defaultAnswer(firstOpen(game, seat)));
  }
  return game;
}

function give(game: Game, input: Parameters<Game["give"]>[0]): void {
  const refused = game.give(input);
  invariant(!refused, `${refused && refusalLine(refused)}: ${JSON.stringify(input)}`);
}
