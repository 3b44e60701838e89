/** How a match ended, in words, with the names of the sides. */
import type { Claim, Loss } from "@broadside/formats";
import type { Match, Round, TournamentEvent } from "../event/event.ts";
import type { HandedSquad } from "../lists/event-list.ts";
import { nameOf } from "../people/display-names.ts";
import { squadsAt } from "./match-outcome.ts";
import { matchRules } from "./match-rules.ts";
import { type MatchOutcome, outcomeOf } from "./outcome.ts";

const ENDINGS: Readonly<Record<MatchOutcome["ending"], string>> = {
  elimination: "by elimination",
  time: "on points",
  concession: "by concession",
};

/** What a claim comes to, and what was ticked off for it. */
export function claimInWords(event: TournamentEvent, round: Round, match: Match, claim: Claim): string {
  const squads = squadsAt(event, round, match);
  const outcome = outcomeOf(claim, squads, matchRules(event, round.plan));
  const told = outcome.ok ? outcomeInWords(event, match.sides, outcome.value) : figuresInWords(claim);
  const lost = match.sides.flatMap((side, at) => {
    const losses = claim.lost?.[at] ?? [];
    return losses.length === 0
      ? []
      : [`${nameOf(event, side)} lost ${losses.map((loss) => lossInWords(loss, squads[at] ?? [])).join(", ")}`];
  });
  return [told, ...lost, ...restInWords(claim)].join("; ");
}

export function outcomeInWords(event: TournamentEvent, sides: readonly string[], { ending, sides: outcomes }: MatchOutcome): string {
  const each = sides.map((side, at) => `${nameOf(event, side)} ${outcomes[at]?.score ?? 0} (${outcomes[at]?.result ?? "no result"})`);
  return `${each.join(", ")} ${ENDINGS[ending]}`;
}

/** All that can be said where it is not known who sat at the table. */
export const figuresInWords = ({ scores }: Claim): string => (scores ? scores.join(" to ") : "losses ticked off");

function restInWords({ time, rounds, tiebreak, counters }: Claim): readonly string[] {
  return [
    ...(time === true ? ["time was called"] : []),
    ...(rounds === undefined ? [] : [`${rounds} game rounds`]),
    ...(tiebreak ? [`tiebreaker ${tiebreak.map((figures) => figures.join(" to ")).join(", then ")}`] : []),
    ...(counters ? [`victory counters ${counters.join(" to ")}`] : []),
  ];
}

function lossInWords({ member, ship, as, health }: Loss, squads: readonly HandedSquad[]): string {
  const name = squads[member]?.ships[ship]?.name ?? `ship ${ship + 1}`;
  if (as === "destroyed") return name;
  return health === undefined ? `${name} (${as})` : `${name} (${as}, ${health} health)`;
}
