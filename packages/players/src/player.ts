/** Something that answers questions. */
import {
  type Answer,
  defaultAnswer,
  type Game,
  isPlaceAsk,
  isPlaceQuestion,
  type OpenAsk,
  type Question,
  type Seat,
} from "@broadside/rules";

/** Answers one open question for a seat, or for any seat if none is given. There must be an open question. */
export type Player = (game: Game, seat?: Seat) => Answer;

/** Returns the first unanswered question. */
export function firstOpen({ open, state }: Game, seat?: Seat): OpenAsk {
  for (const one of open) if (!one.answer && (seat === undefined || one.ask.seat === seat)) return one;
  throw new Error(`nobody is asked${seat === undefined ? "" : ` at seat ${seat + 1}`} in round ${state.round}`);
}

/**
 * Finds a view's question in an imagined game. Undefined if that game went another way: it is over, asks something else, or offers
 * different options.
 */
export const openIn = ({ open }: Game, question: Question): OpenAsk | undefined =>
  open.find(
    ({ ask, number, answer }) =>
      !answer && number === question.number && ask.seat === question.seat && ask.kind === question.kind && offersTheSame(ask, question),
  );

function offersTheSame(ask: OpenAsk["ask"], question: Question): boolean {
  if (isPlaceAsk(ask) || isPlaceQuestion(question)) return isPlaceAsk(ask) && isPlaceQuestion(question);
  return ask.options.length === question.options.length && ask.options.every(({ key }, at) => key === question.options[at]?.key);
}

/** Returns an answer that needs no imagined game. */
export function plainAnswer(question: Question): Answer {
  const named = { input: "answer", seat: question.seat, ask: question.number } as const;
  return isPlaceQuestion(question) ? { ...named, pose: question.witness } : { ...named, key: question.default };
}

/** Always gives the default answer: dull and safe. */
export const defaultPlayer: Player = (game, seat) => defaultAnswer(firstOpen(game, seat));
