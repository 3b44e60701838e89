/** Sentences for what is wrong or doubtful in a reported result. */
import type { ClaimProblem, ClaimProblems, ClaimQuestion, ClaimQuestions, ScoreItem, ScoreItems } from "@broadside/tournament";
import { ENGLISH_EVENTS, type EventWords } from "./english.ts";
import { type Sentences, say } from "./sentences.ts";

/** `sides` are the names of the sides at the table, in the order in which the result lists them. */
export const claimProblemInWords = (problem: ClaimProblem, sides: readonly string[], words: EventWords = ENGLISH_EVENTS): string =>
  say(problemSentences(sides, words), problem);

export const claimQuestionInWords = (question: ClaimQuestion, sides: readonly string[], words: EventWords = ENGLISH_EVENTS): string =>
  say(questionSentences(sides, words), question);

/** Describes what a part of a score was given for, such as a lost ship. The text is used within a sentence. */
export const scoreItemInWords = (item: ScoreItem, { claims }: EventWords = ENGLISH_EVENTS): string => {
  const sentences: Sentences<ScoreItems> = claims.scores;
  return say(sentences, item);
};

type Named<Figures> = Omit<Figures, "side"> & { readonly side: string };

const namer =
  (sides: readonly string[], { claims }: EventWords) =>
  (side: number): string =>
    sides[side] ?? claims.side({ number: side + 1 });

function problemSentences(sides: readonly string[], words: EventWords): Sentences<ClaimProblems> {
  const { problems, figures, nobody } = words.claims;
  const nameOf = namer(sides, words);
  /** Fills in a sentence about a side: the side's name, and the loss's number, which readers count from 1. */
  const named =
    <Figures extends { readonly side: number; readonly loss?: number }>(
      text: (values: Named<Figures> & { readonly loss: number }) => string,
    ) =>
    (said: Figures): string =>
      text({ ...said, side: nameOf(said.side), loss: (said.loss ?? 0) + 1 });
  const winners = (places: readonly number[]): string | readonly string[] => (places.length === 0 ? nobody : places.map(nameOf));
  return {
    ...problems,
    "number of sides": ({ pod, sides: count }) => problems["number of sides"]({ kind: pod ? "pod" : "duel", sides: count }),
    "number of figures": ({ figure, sides: count, figures: told }) =>
      problems["number of figures"]({ figure: figures[figure], sides: count, figures: told }),
    "figure is out of range": ({ figure, side, ...range }) =>
      problems["figure is out of range"]({ ...range, figure: figures[figure], side: nameOf(side) }),
    "score without a round": named(problems["score without a round"]),
    "losses without a round": named(problems["losses without a round"]),
    "figure means nothing here": ({ figure }) => problems["figure means nothing here"]({ figure: figures[figure] }),
    "no such side at the table": ({ side }) => problems["no such side at the table"]({ side: side + 1 }),
    "side is named twice": named(problems["side is named twice"]),
    "ships are left": named(problems["ships are left"]),
    "list is not known": named(problems["list is not known"]),
    "no such ship": named(problems["no such ship"]),
    "no such kind of loss": named(problems["no such kind of loss"]),
    "no such section": named(problems["no such section"]),
    "nothing escapes": named(problems["nothing escapes"]),
    "ship is lost twice": named(problems["ship is lost twice"]),
    "lost health is out of range": named(problems["lost health is out of range"]),
    "ship is destroyed": named(problems["ship is destroyed"]),
    "ship is not at half": named(problems["ship is not at half"]),
    "lost health is missing": named(problems["lost health is missing"]),
    "health is not known": named(problems["health is not known"]),
    "score must be told": named(problems["score must be told"]),
    "score does not match the losses": named(problems["score does not match the losses"]),
    "game has other scores": ({ game, event }) => problems["game has other scores"]({ game: game.map(String), event: event.map(String) }),
    "game has other winners": ({ game, event }) => problems["game has other winners"]({ game: winners(game), event: winners(event) }),
  };
}

function questionSentences(sides: readonly string[], words: EventWords): Sentences<ClaimQuestions> {
  const { questions } = words.claims;
  const nameOf = namer(sides, words);
  return {
    "score is very high": ({ side, ...figures }) => questions["score is very high"]({ ...figures, side: nameOf(side) }),
    "score is low for a wipe": ({ side, ...figures }) => questions["score is low for a wipe"]({ ...figures, side: nameOf(side) }),
    "score differs from counters": ({ side, ...figures }) => questions["score differs from counters"]({ ...figures, side: nameOf(side) }),
    "many counters": ({ side, ...figures }) => questions["many counters"]({ ...figures, side: nameOf(side) }),
  };
}
