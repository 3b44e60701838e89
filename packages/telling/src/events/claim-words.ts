/** Describes how a match ended, with the names of the sides. */
import type { Claim, Loss } from "@broadside/formats";
import {
  type Match,
  type MatchOutcome,
  matchRules,
  nameOf,
  outcomeOf,
  type Round,
  type SubmittedSquad,
  squadsAt,
  type TournamentEvent,
} from "@broadside/tournament";
import type { EventWords } from "./english.ts";

/** Describes a claim's outcome and losses. */
export function claimInWords(event: TournamentEvent, round: Round, match: Match, claim: Claim, words: EventWords): string {
  const squads = squadsAt(event, round, match);
  const outcome = outcomeOf(claim, squads, matchRules(event, round.plan));
  const told = outcome.ok ? outcomeInWords(event, match.sides, outcome.value, words) : figuresInWords(claim, words);
  const lost = match.sides.flatMap((side, at) => {
    const losses = (claim.lost?.[at] ?? []).map((loss) => lossInWords(loss, squads[at] ?? [], words));
    return losses.length === 0 ? [] : [words.rows.lost({ side: nameOf(event, side), ships: losses.join(", ") })];
  });
  return [told, ...lost, ...restInWords(claim, words)].join("; ");
}

function outcomeInWords(
  event: TournamentEvent,
  sides: readonly string[],
  { ending, sides: outcomes }: MatchOutcome,
  { rows }: EventWords,
): string {
  const each = sides.map((side, at) => {
    const { score = 0, result = rows.noResult } = outcomes[at] ?? {};
    return rows.score({ side: nameOf(event, side), score, result });
  });
  return rows.ended({ sides: each.join(", "), ending: rows.ending[ending] });
}

/** Describes only the scores, for a claim whose outcome can't be worked out or whose match no longer exists. */
export const figuresInWords = ({ scores }: Claim, { rows }: EventWords): string => (scores ? comparison(scores) : rows.noScores);

/** Scores as people read them out: "100 to 50". */
const comparison = (figures: readonly number[]): string => figures.join(" to ");

const restInWords = ({ time, rounds, tiebreak, counters }: Claim, { rows }: EventWords): readonly string[] => [
  ...(time === true ? [rows.timeCalled] : []),
  ...(rounds === undefined ? [] : [rows.gameRounds({ rounds })]),
  ...(tiebreak ? [rows.tiebreaker({ figures: tiebreak.map(comparison).join(", then ") })] : []),
  ...(counters ? [rows.counters({ figures: comparison(counters) })] : []),
];

function lossInWords({ member, ship: at, as, health }: Loss, squads: readonly SubmittedSquad[], { rows }: EventWords): string {
  const ship = squads[member]?.ships[at]?.name ?? rows.ship({ number: at + 1 });
  if (as === "destroyed") return ship;
  return health === undefined ? rows.lossAs({ ship, as }) : rows.lossHealth({ ship, as, health });
}
