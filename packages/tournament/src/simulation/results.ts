/** Invents how simulated matches end: by elimination, concession or time, with losses given ship by ship or as totals. */
import type { Claim, Loss } from "@broadside/formats";
import type { Match, Round, TournamentEvent } from "../event/event.ts";
import type { SubmittedSquad } from "../lists/event-list.ts";
import { isListed } from "../results/losses.ts";
import { squadsAt } from "../results/match-outcome.ts";
import type { MatchRules } from "../results/match-rules.ts";
import { matchRules } from "../results/match-rules.ts";
import { type Draw, happens } from "./people.ts";

/** As a percentage of matches. */
export interface Chances {
  readonly draws: number;
  readonly modifiedWins: number;
}

type Squads = readonly (readonly SubmittedSquad[])[];

/** A championship match must have a winner. */
export function inventClaim(event: TournamentEvent, round: Round, match: Match, chances: Chances, draw: Draw): Claim {
  const rules = matchRules(event, round.plan);
  const squads = squadsAt(event, round, match);
  if (rules.pod) return inventPodClaim(squads, rules, draw);
  const roll = draw(100);
  const draws = round.kind === "cut" ? 0 : chances.draws;
  const winner = draw(2);
  if (roll < draws) return drawnClaim(squads, rules, draw);
  if (rules.points.modifiedWin && roll < draws + chances.modifiedWins)
    return closeClaim(squads, rules.points.modifiedWin.below, winner, draw);
  if (happens(10, draw)) return concededClaim(squads, winner, draw);
  if (rules.count === "mission") return missionClaim(winner, draw);
  if (rules.count === "own count") return countersClaim(winner, draw);
  return happens(50, draw) ? eliminationClaim(squads, winner, draw) : timeClaim(squads, winner, draw);
}

const bySide = <Value>(winner: number, won: Value, lost: Value): readonly [Value, Value] => (winner === 0 ? [won, lost] : [lost, won]);

const worthOf = (squads: readonly SubmittedSquad[]): number => squads.reduce((sum, { points }) => sum + points, 0);

/** The upper bound of a score that both sides can reach without destroying everything. */
const scoreBelow = (squads: Squads): number => Math.min(...squads.map(worthOf));

function drawnClaim(squads: Squads, { count }: MatchRules, draw: Draw): Claim {
  if (count === "destroyed" && squads.every(isListed) && happens(25, draw)) return { lost: squads.map((own) => allOf(own, draw)) };
  const score = draw(scoreBelow(squads));
  return { scores: [score, score], time: true };
}

/** A win on time with a lead below the threshold. */
function closeClaim(squads: Squads, threshold: number, winner: number, draw: Draw): Claim {
  const lead = 1 + draw(threshold - 1);
  const score = draw(scoreBelow(squads) - threshold);
  return { scores: bySide(winner, score + lead, score), time: true };
}

function concededClaim(squads: Squads, winner: number, draw: Draw): Claim {
  const most = scoreBelow(squads);
  return { scores: [draw(most), draw(most)], conceded: [1 - winner] };
}

function missionClaim(winner: number, draw: Draw): Claim {
  const scores = bySide(winner, 20 + draw(6), draw(20));
  return happens(20, draw) ? { scores, wiped: [1 - winner], rounds: 3 + draw(8) } : { scores, rounds: 5 + draw(8) };
}

/** Victory counters, for scenarios that count nothing else. */
const countersClaim = (winner: number, draw: Draw): Claim => ({ counters: bySide(winner, 4 + draw(6), draw(4)), rounds: 5 + draw(8) });

function eliminationClaim(squads: Squads, winner: number, draw: Draw): Claim {
  const [own, other] = [squads[winner] ?? [], squads[1 - winner] ?? []];
  if (squads.every(isListed) && happens(70, draw)) return { lost: bySide(winner, someOf(own, draw), allOf(other, draw)) };
  const scores = bySide(winner, worthOf(other), draw(scoreBelow(squads)));
  return { scores, wiped: [1 - winner] };
}

/** The winner loses no whole ship, so the lead is clear however cheap the loser's losses are. */
function timeClaim(squads: Squads, winner: number, draw: Draw): Claim {
  const [own, other] = [squads[winner] ?? [], squads[1 - winner] ?? []];
  if (squads.every(isListed) && happens(50, draw)) {
    const scratches: readonly Loss[] = own[0]?.ships.length ? [{ member: 0, ship: 0, as: "damaged" }] : [];
    return {
      lost: bySide(winner, scratches, [{ member: 0, ship: 0, as: "destroyed" }, ...someOf(other, draw).filter(isNotFirst)]),
      time: true,
    };
  }
  const low = draw(Math.ceil(scoreBelow(squads) / 2));
  const most = worthOf(other) - 1;
  return { scores: bySide(winner, most - draw(Math.max(1, most - low - 12)), low), time: true };
}

const isNotFirst = ({ member, ship }: Loss): boolean => member !== 0 || ship !== 0;

function inventPodClaim(squads: Squads, { count }: MatchRules, draw: Draw): Claim {
  const gaveUp = happens(5, draw) ? { conceded: [draw(squads.length)] } : {};
  if (count === "own count")
    return { counters: squads.map(() => draw(10)), tiebreak: [squads.map(() => draw(4))], rounds: 5 + draw(8), ...gaveUp };
  if (squads.every(isListed) && happens(40, draw)) return { lost: squads.map((own) => someOf(own, draw)), time: true };
  return { scores: squads.map(() => draw(300)), tiebreak: [squads.map(() => draw(4))], time: true, ...gaveUp };
}

/** Every ship is lost; a ship with two sections is sometimes lost section by section. */
const allOf = (squads: readonly SubmittedSquad[], draw: Draw): readonly Loss[] =>
  squads.flatMap(({ ships }, member) =>
    ships.flatMap(({ sections }, ship): readonly Loss[] =>
      sections && happens(50, draw)
        ? [
            { member, ship, as: "fore crippled" },
            { member, ship, as: "aft crippled" },
          ]
        : [{ member, ship, as: happens(95, draw) ? "destroyed" : "fled" }],
    ),
  );

/** Some ships are lost, but never the last ship of a list. */
const someOf = (squads: readonly SubmittedSquad[], draw: Draw): readonly Loss[] =>
  squads.flatMap(({ ships }, member) =>
    ships.flatMap(({ sections }, ship): readonly Loss[] => {
      if (ship === ships.length - 1 || !happens(50, draw)) return [];
      if (sections) return [{ member, ship, as: happens(50, draw) ? "fore crippled" : "aft crippled" }];
      return [{ member, ship, as: happens(80, draw) ? "destroyed" : "half" }];
    }),
  );
