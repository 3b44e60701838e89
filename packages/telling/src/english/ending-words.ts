/** How a game ended and why that counts. */
import type { StoryEnding, StorySide } from "@broadside/protocol";
import type { Ending } from "@broadside/rules";
import { leadIn } from "../story/leads.ts";
import { listed, small } from "./names.ts";

export interface EndingTold {
  readonly ending: Ending;
  readonly round: number;
  readonly sides: readonly StorySide[];
  readonly gaveUp: readonly StorySide[];
  /** What an event makes of it. */
  readonly result: "win" | "modified win" | undefined;
  readonly tiebreaks: readonly string[];
}

const together = (sides: readonly StorySide[]): string => listed(sides.map(({ name }) => name));

export function endingInWords(told: EndingTold): Pick<StoryEnding, "headline" | "why"> {
  const winners = told.sides.filter(({ won }) => won);
  return {
    headline: winners.length === 0 ? "A draw" : `${together(winners)} won`,
    why: [`${howInWords(told, winners)}.`, ...standingInWords(told, winners)].join(" "),
  };
}

const inRound = (round: number): string => (round === 0 ? "in set-up" : `in round ${round}`);

function howInWords({ ending, round, sides, gaveUp }: EndingTold, winners: readonly StorySide[]): string {
  const when = inRound(round);
  const losers = sides.filter(({ won }) => !won);
  switch (ending) {
    case "elimination":
      if (winners.length === 0) return `Nobody had a ship left ${when}`;
      return losers.length === 1 ? `${together(losers)} lost the last ship ${when}` : `Only ${together(winners)} had ships left ${when}`;
    case "time":
      return `Time ran out ${when}`;
    case "rounds":
      return `Round ${round} was the last`;
    case "concession":
      return `${gaveUp.length > 0 ? together(gaveUp) : "All others"} gave up ${when}`;
    case "goal":
      return `The goal was reached ${when}`;
    case "judge":
      return `A judge decided it ${when}`;
  }
}

const RESULTS = { win: ", a full win", "modified win": ", a modified win" } as const;

/** Where the score decided: by how much, or by which tie-break. */
function standingInWords({ ending, sides, result, tiebreaks }: EndingTold, winners: readonly StorySide[]): readonly string[] {
  if (ending === "elimination" || ending === "concession" || sides.length < 2) return [];
  const scores = sides.map(({ score }) => score);
  const { side, points } = leadIn(scores);
  const level = `Level at ${Math.max(0, ...scores)}`;
  if (winners.length === 0) return side === undefined ? [`${level}.`] : [];
  if (side === undefined) return [`${level}; tie-break: ${tiebreaks.map((text) => small(text).replace(/\.$/, "")).join("; ")}.`];
  return sides[side]?.won ? [`Ahead by ${points}${ending === "judge" || !result ? "" : RESULTS[result]}.`] : [];
}
