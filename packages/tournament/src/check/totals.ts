/** Recalculates the standings match by match, using a different method from the standings themselves. */
import type { TournamentEvent } from "../event/event.ts";
import { nameOf } from "../people/display-names.ts";
import { byeOutcome, matchOutcome } from "../results/match-outcome.ts";
import { ruleIdsOf } from "../settings/rule-ids.ts";
import { type Rank, standings } from "../standings/standings.ts";
import type { Finding } from "./finding.ts";

/** A column in the standings: the number shown, and the number that the results add up to. */
interface Column {
  readonly what: "points" | "margin" | "strength of schedule";
  readonly rule: string | undefined;
  readonly told: number;
  readonly due: number;
}

/** What a ranked side gained from one result. */
interface Gain {
  readonly side: string;
  readonly points: number;
  readonly margin: number;
  readonly opponents: readonly string[];
}

export function totalsFindings(event: TournamentEvent, ranks: readonly Rank[] = standings(event)): readonly Finding[] {
  const gains = gainsOf(event);
  const bySide = new Map<string, Gain[]>();
  for (const gain of gains) {
    const own = bySide.get(gain.side);
    if (own) own.push(gain);
    else bySide.set(gain.side, [gain]);
  }
  const of = (side: string): readonly Gain[] => bySide.get(side) ?? [];
  const pointsOf = new Map([...bySide.keys()].map((side) => [side, sum(of(side), ({ points }) => points)]));
  const rules = ruleIdsOf(event.format);
  return ranks.flatMap((rank): readonly Finding[] => {
    const own = of(rank.side);
    const columns: readonly Column[] = [
      { what: "points", rule: rules.points, told: rank.points, due: pointsOf.get(rank.side) ?? 0 },
      { what: "margin", rule: rules.margin, told: rank.margin, due: sum(own, ({ margin }) => margin) },
      {
        what: "strength of schedule",
        rule: rules.schedule,
        told: rank.schedule,
        due: sum(
          own.flatMap(({ opponents }) => opponents),
          (opponent) => pointsOf.get(opponent) ?? 0,
        ),
      },
    ];
    return columns
      .filter(({ told, due }) => told !== due)
      .map(({ what, rule, told, due }) => ({
        rule,
        found: { key: "standings do not add up", side: nameOf(event, rank.side), column: what, told, due },
        weight: "broken",
      }));
  });
}

function gainsOf(event: TournamentEvent): readonly Gain[] {
  const people = (side: string): readonly string[] =>
    event.format.ranks === "players" && event.teams.has(side) ? (event.teams.get(side)?.members ?? []) : [side];
  return event.rounds
    .filter(({ kind }) => kind === "swiss")
    .flatMap((round) => [
      ...round.byes.flatMap(people).map((side) => ({ ...pick(byeOutcome(event, round)), side, opponents: [] })),
      ...round.matches.flatMap((match) =>
        (matchOutcome(event, round, match)?.sides ?? []).flatMap((outcome, at) => {
          const opponents = match.sides.filter((_, other) => other !== at).flatMap(people);
          return people(match.sides[at] ?? "").map((side) => ({ ...pick(outcome), side, opponents }));
        }),
      ),
    ]);
}

const pick = ({ points, margin }: { readonly points: number; readonly margin: number }) => ({ points, margin });

const sum = <Part>(parts: readonly Part[], of: (part: Part) => number): number => parts.reduce((total, part) => total + of(part), 0);
