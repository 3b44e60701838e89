/** Plays a game to its end. */
import { invariant } from "@broadside/kit";
import type { BotReason } from "@broadside/protocol";
import { type Answer, defaultAnswer, type Game, refusalLine, type Seat, view } from "@broadside/rules";
import type { BotPlayer, Budget, StopSignal } from "./bot.ts";
import { defaultPlayer, firstOpen, type Player } from "./player.ts";

export interface PlayOutOptions {
  /** The round in which time is called. That round is still played to its end, and nobody concedes. */
  readonly mostRounds?: number;
  /** If the game isn't over after this many answers, an error is thrown. */
  readonly mostAnswers?: number;
  /** Called at the start of each round, and at the end. */
  readonly onProgress?: (game: Game) => void;
}

const MOST_ANSWERS = 200_000;

/** Asks seats for one answer after another until the game is over. */
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

/** Plays a game to its end and returns it. Players are given by seat; a seat without a player gets the default answers. */
export function playOut(game: Game, players: readonly Player[], options: PlayOutOptions = {}): Game {
  const answers = answersOf(game, options);
  for (let asked = answers.next(); !asked.done; ) asked = answers.next((players[asked.value] ?? defaultPlayer)(game, asked.value));
  return game;
}

export interface BotPlayOutOptions extends PlayOutOptions {
  readonly budget: Budget;
  readonly signal?: StopSignal;
  /** Called with each answer of a bot and its reasons, before the game accepts it. */
  readonly onAnswer?: (game: Game, answer: Answer, reasons: readonly BotReason[]) => void;
}

/** A player that sees the whole game, or a bot that sees only what its seat sees. */
export type GamePlayer = { readonly player: Player } | { readonly bot: BotPlayer };

/** Like `playOut`, but with bots. It throws if a bot finds no answer or gives an illegal one. */
export async function playOutWithBots(game: Game, players: readonly GamePlayer[], options: BotPlayOutOptions): Promise<Game> {
  const { budget, signal = { aborted: false }, onAnswer } = options;
  const answers = answersOf(game, options);
  for (let asked = answers.next(); !asked.done; ) {
    const seat = asked.value;
    const by = players[seat];
    if (by && "bot" in by) {
      const { answer, reasons } = await by.bot(view(game, [seat]), game.content, budget, signal);
      onAnswer?.(game, answer, reasons);
      asked = answers.next(answer);
    } else asked = answers.next(by ? by.player(game, seat) : defaultAnswer(firstOpen(game, seat)));
  }
  return game;
}

function give(game: Game, input: Parameters<Game["give"]>[0]): void {
  const refused = game.give(input);
  invariant(!refused, `${refused && refusalLine(refused)}: ${JSON.stringify(input)}`);
}
