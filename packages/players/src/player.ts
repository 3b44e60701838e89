/** Something that answers questions. */
import { type Answer, defaultAnswer, type Game, isPlaceQuestion, type OpenAsk, type Question, type Seat } from "@broadside/rules";

/** Answers one open question: of a seat, or of any where none is named. There must be one. */
export type Player = (game: Game, seat?: Seat) => Answer;

/** The first question without an answer. */
export function firstOpen({ open, state }: Game, seat?: Seat): OpenAsk {
  for (const one of open) if (!one.answer && (seat === undefined || one.ask.seat === seat)) return one;
  throw new Error(`nobody is asked${seat === undefined ? "" : ` at seat ${seat + 1}`} in round ${state.round}`);
}

/** A question of a view in an imagined game. Undefined where that game went another way: it is over, or asks something else. */
export const openIn = ({ open }: Game, { number, seat, kind }: Question): OpenAsk | undefined =>
  open.find((one) => !one.answer && one.number === number && one.ask.seat === seat && one.ask.kind === kind);

/** An answer that needs no imagined game. */
export function plainAnswer(question: Question): Answer {
  const named = { input: "answer", seat: question.seat, ask: question.number } as const;
  return isPlaceQuestion(question) ? { ...named, pose: question.witness } : { ...named, key: question.default };
}

/** Always the default: dull and safe. */
export const defaultPlayer: Player = (game, seat) => defaultAnswer(firstOpen(game, seat));
