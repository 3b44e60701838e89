/** Something that answers questions. */
import { type Answer, defaultAnswer, type Game, type OpenAsk, type Seat } from "@broadside/rules";

/** Answers one open question: of a seat, or of any where none is named. There must be one. */
export type Player = (game: Game, seat?: Seat) => Answer;

/** The first question without an answer. */
export function firstOpen({ open, state }: Game, seat?: Seat): OpenAsk {
  for (const one of open) if (!one.answer && (seat === undefined || one.ask.seat === seat)) return one;
  throw new Error(`nobody is asked${seat === undefined ? "" : ` at seat ${seat + 1}`} in round ${state.round}`);
}

/** Always the default: dull and safe. */
export const defaultPlayer: Player = (game, seat) => defaultAnswer(firstOpen(game, seat));
