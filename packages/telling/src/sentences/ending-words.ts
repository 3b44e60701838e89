/** Describes how a game ended: who won, and why. */
import type { StoryEnding, StorySide } from "@broadside/protocol";
import type { Ending } from "@broadside/rules";
import type { Words } from "../languages/words.ts";
import { leadIn } from "../story/leads.ts";
import { small } from "./names.ts";

export interface EndingFacts {
  readonly ending: Ending;
  readonly round: number;
  readonly sides: readonly StorySide[];
  readonly conceded: readonly StorySide[];
  /** The winner's result if the game counts at an event. */
  readonly result: "win" | "modified win" | undefined;
  readonly tiebreaks: readonly string[];
}

const namesIn = (sides: readonly StorySide[]): readonly string[] => sides.map(({ name }) => name);

export function endingInWords(facts: EndingFacts, { ending }: Words): Pick<StoryEnding, "headline" | "why"> {
  const winners = facts.sides.filter(({ won }) => won);
  const score = scoreInWords(facts, winners, ending.score);
  const how = howInWords(facts, winners, ending);
  return {
    headline: winners.length === 0 ? ending.draw : ending.won({ winners: namesIn(winners) }),
    why: score === undefined ? how : `${how} ${score}`,
  };
}

function howInWords(facts: EndingFacts, winners: readonly StorySide[], words: Words["ending"]): string {
  const { how } = words;
  const { round, conceded } = facts;
  const when = words.when({ round });
  const losers = facts.sides.filter(({ won }) => !won);
  switch (facts.ending) {
    case "elimination":
      if (winners.length === 0) return how.nobodyLeft({ when });
      return losers.length === 1 ? how.lostLast({ losers: namesIn(losers), when }) : how.onlyLeft({ winners: namesIn(winners), when });
    case "time":
      return how.time({ when });
    case "rounds":
      return how.rounds({ round });
    case "concession":
      return conceded.length > 0 ? how.conceded({ players: namesIn(conceded), when }) : how.othersConceded({ when });
    case "agreement":
      return how.agreement({ when });
    case "goal":
      return how.goal({ when });
    case "judge":
      return how.judge({ when });
  }
}

/** Endings after which a score may have decided the game. */
const DECIDED_BY_SCORE: readonly Ending[] = ["time", "rounds", "goal", "judge"];

/** Describes a score that decided the game: a lead, a tie-break or a draw. Undefined if something else decided it. */
function scoreInWords(
  { ending, sides, result, tiebreaks }: EndingFacts,
  winners: readonly StorySide[],
  words: Words["ending"]["score"],
): string | undefined {
  if (!DECIDED_BY_SCORE.includes(ending) || sides.length < 2) return undefined;
  const scores = sides.map(({ score }) => score);
  const { side, points } = leadIn(scores);
  const best = Math.max(0, ...scores);
  if (winners.length === 0) return side === undefined ? words.level({ points: best }) : undefined;
  if (side === undefined)
    return words.tiebreak({ points: best, tiebreak: tiebreaks.map((text) => small(text).replace(/\.$/, "")).join("; ") });
  if (!sides[side]?.won) return undefined;
  return ending === "judge" || !result ? words.ahead({ points }) : words[result]({ points });
}
