/** Plays a game to its end. */
import { invariant } from "@broadside/kit";
import { type Game, refusalLine } from "@broadside/rules";
import { defaultPlayer, type Player } from "./player.ts";

export interface PlayOutOptions {
  /** In this round time is called: it is played to its end, and nothing is conceded. */
  readonly mostRounds?: number;
  /** More answers than this are a game that does not end; it throws. */
  readonly mostAnswers?: number;
  /** Told whenever a new round has begun, and at the end. */
  readonly onProgress?: (game: Game) => void;
}

const MOST_ANSWERS = 200_000;

/** Players by seat; a seat without one is given the defaults. Returns the game, over. */
export function playOut(game: Game, players: readonly Player[], options: PlayOutOptions = {}): Game {
  const { mostRounds = Number.POSITIVE_INFINITY, mostAnswers = MOST_ANSWERS, onProgress } = options;
  let round = game.state.round;
  for (let answers = 0; !game.state.outcome; answers += 1) {
    invariant(answers <= mostAnswers, `the game does not end: ${answers} answers by round ${game.state.round}`);
    if (game.state.round >= mostRounds && !game.state.timeCalled) give(game, { input: "time" });
    const waiting = game.open.find(({ answer }) => !answer);
    if (!waiting) break;
    give(game, (players[waiting.ask.seat] ?? defaultPlayer)(game, waiting.ask.seat));
    if (game.state.round !== round) {
      round = game.state.round;
      onProgress?.(game);
    }
  }
  onProgress?.(game);
  return game;
}

function give(game: Game, input: Parameters<Game["give"]>[0]): void {
  const refused = game.give(input);
  invariant(!refused, `${refused && refusalLine(refused)}: ${JSON.stringify(input)}`);
}
