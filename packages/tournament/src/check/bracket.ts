/** Checks that the right sides played in the championship. */
import type { Round, TournamentEvent } from "../event/event.ts";
import { sideOf } from "../event/working-event.ts";
import { nameOf } from "../people/display-names.ts";
import { matchOutcome } from "../results/match-outcome.ts";
import { ruleIdsOf } from "../settings/rule-ids.ts";
import { compareRanks, standings } from "../standings/standings.ts";
import type { Finding } from "./finding.ts";

/** A side in a championship round must be seeded, and in the previous round it must have won or had no opponent. */
export function bracketFindings(event: TournamentEvent): readonly Finding[] {
  const { cut: rule } = ruleIdsOf(event.format);
  const rounds = event.rounds.filter(({ kind }) => kind === "cut");
  return rounds.flatMap((round, at) => {
    const before = rounds[at - 1];
    const due = new Set(before ? [...winnersOf(event, before), ...before.byes] : event.bracket?.seeds);
    return [...round.matches.flatMap(({ sides }) => sides), ...round.byes]
      .filter((side) => !due.has(side))
      .map((side) => ({
        round: round.number,
        rule,
        found: { key: "not in the championship", side: nameOf(event, side), before: before?.number },
        weight: "broken",
      }));
  });
}

const winnersOf = (event: TournamentEvent, round: Round): readonly string[] =>
  round.matches.flatMap((match) => {
    const results = matchOutcome(event, round, match)?.sides ?? [];
    const winner = match.sides.filter((_, at) => results[at]?.place === 1 && results[at]?.result !== "draw");
    return winner.length > 0 ? winner : match.sides.filter((side) => sideOf(event, side)?.status === "playing");
  });

/** Results that changed after the cut may lead to other seeds. */
export function seedFindings(event: TournamentEvent): readonly Finding[] {
  if (!event.bracket) return [];
  const ranks = new Map(standings(event).map((rank) => [rank.side, rank]));
  const seeded = event.bracket.seeds.flatMap((side) => ranks.get(side) ?? []);
  const last = seeded.at(-1);
  const passed = seeded.find((rank, at) => {
    const better = seeded[at - 1];
    return better !== undefined && compareRanks(better, rank) > 0;
  });
  const outside = [...ranks.values()].find(
    (rank) => rank.status === "playing" && last !== undefined && !seeded.includes(rank) && compareRanks(rank, last) < 0,
  );
  return [passed, outside].flatMap((rank) =>
    rank
      ? [
          {
            rule: ruleIdsOf(event.format).cut,
            found: { key: "seeded higher today" as const, side: nameOf(event, rank.side) },
            weight: "note" as const,
          },
        ]
      : [],
  );
}
