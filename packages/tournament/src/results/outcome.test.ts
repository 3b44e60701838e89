/** Tests places in pods, the items of a score, which outcome counts, and properties that hold for every match. */
import type { Claim, Loss } from "@broadside/formats";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Match, Player, Team, TournamentEvent } from "../event/event.ts";
import type { SubmittedSquad } from "../lists/event-list.ts";
import { byeOutcome, matchOutcome, squadsOf } from "./match-outcome.ts";
import { matchRules } from "./match-rules.ts";
import { type MatchOutcome, type MatchRules, outcomeOf, scoreBreakdown } from "./outcome.ts";
import {
  BATTLE,
  DOGFIGHT,
  escalation,
  eventOf,
  lost,
  MISSION,
  outcome,
  POD,
  paper,
  planOf,
  problemPaths,
  roundOf,
  rulesOf,
  ship,
  side,
  TEAM,
  UNKNOWN,
} from "./scoring-testing.ts";

const FOUR: readonly (readonly SubmittedSquad[])[] = [[], [], [], []];
const placed = (claim: Claim, rules = POD) => outcome(claim, FOUR, rules).sides.map(({ place, points }) => `${place}: ${points}`);

test("places in a pod give points by the table, and places below the table give none", () => {
  expect(placed({ scores: [10, 40, 30, 20] })).toEqual(["4: 0", "1: 5", "2: 3", "3: 1"]);
});

test("level sides in a pod get the points of the lowest place that they share", () => {
  expect(placed({ scores: [40, 40, 30, 20] })).toEqual(["1: 3", "1: 3", "3: 1", "4: 0"]);
  expect(placed({ scores: [40, 30, 30, 30] })).toEqual(["1: 5", "2: 0", "2: 0", "2: 0"]);
  expect(placed({ scores: [40, 40, 30, 20], tiebreak: [[1, 2, 0, 0]] })).toEqual(["2: 3", "1: 5", "3: 1", "4: 0"]);
});

test("in a pod, a conceding side comes last, and a wiped side keeps its place unless a sole survivor wins", () => {
  expect(placed({ scores: [90, 40, 30, 20], conceded: [0] })).toEqual(["4: 0", "1: 5", "2: 3", "3: 1"]);
  expect(placed({ scores: [90, 40, 30, 20], wiped: [0] })).toEqual(["1: 5", "2: 3", "3: 1", "4: 0"]);
  const survivorWins = { ...POD, survivorWins: true };
  expect(placed({ scores: [90, 40, 30, 20], wiped: [0] }, survivorWins)).toEqual(["1: 5", "2: 3", "3: 1", "4: 0"]);
  expect(placed({ scores: [90, 40, 30, 20], wiped: [0, 1, 3] }, survivorWins)).toEqual(["2: 3", "3: 1", "1: 5", "4: 0"]);
  expect(placed({ scores: [90, 40, 30, 20], wiped: [0, 1, 2, 3] }, survivorWins)).toEqual(["1: 0", "1: 0", "1: 0", "1: 0"]);
});

describe("a draw by agreement", () => {
  test("is a draw whatever the scores", () => {
    const agreed = outcome({ scores: [100, 40], agreedDraw: true }, UNKNOWN, DOGFIGHT);
    expect(agreed.sides.map(({ result, score, points }) => `${result} ${score} ${points}`)).toEqual(["draw 100 1", "draw 40 1"]);
    expect(agreed.ending).toBe("agreement");
  });

  test("confirms a game that says so", () => {
    const result = outcomeOf({ scores: [100, 40], agreedDraw: true, outcome: { scores: [100, 40], winners: [] } }, UNKNOWN, DOGFIGHT);
    expect(result.ok).toBe(true);
  });

  test("makes all players of a pod level who didn't concede", () => {
    expect(placed({ scores: [40, 30, 20, 10], conceded: [0], agreedDraw: true })).toEqual(["4: 0", "1: 1", "1: 1", "1: 1"]);
    expect(outcome({ scores: [4, 3, 2, 1], agreedDraw: true }, FOUR, POD).ending).toBe("agreement");
  });

  test("needs two sides that didn't concede", () => {
    const result = outcomeOf({ scores: [100, 40], conceded: [1], agreedDraw: true }, UNKNOWN, DOGFIGHT);
    expect(!result.ok && result.problems.map(({ key }) => key)).toEqual(["nobody to agree on a draw"]);
  });
});

test("a pod ends by concession or elimination only when one side is left", () => {
  const ending = (more: Partial<Claim>, rules = POD) => outcome({ scores: [4, 3, 2, 1], ...more }, FOUR, rules).ending;
  expect(ending({ conceded: [0, 1] })).toBe("time");
  expect(ending({ conceded: [0, 1, 3] })).toBe("concession");
  expect(ending({ wiped: [0, 1, 3] })).toBe("time");
  expect(ending({ wiped: [0, 1, 3] }, { ...POD, survivorWins: true })).toBe("elimination");
});

test("a pod's margin compares with the others' average, and everybody scores the ships of a conceding player", () => {
  expect(outcome({ scores: [10, 40, 31, 20] }, FOUR, POD).sides.map(({ margin }) => margin)).toEqual([280, 320, 308, 293]);
  expect(outcome({ scores: [0, 900, 900, 900] }, FOUR, POD).sides[0]?.margin).toBe(0);
  const squads = [side(ship(100)), side(ship(90)), side(ship(50), ship(30))];
  const result = outcome({ lost: [[], [], lost("destroyed", 0)], conceded: [2] }, squads, POD);
  expect(result.sides.map(({ score }) => score)).toEqual([80, 80, 0]);
});

test("without a threshold any lead is a win, and the margin can be the score itself", () => {
  expect(outcome({ scores: [8, 7] }, UNKNOWN, MISSION).sides).toEqual([
    { result: "win", place: 1, score: 8, points: 3, margin: 8 },
    { result: "loss", place: 2, score: 7, points: 0, margin: 7 },
  ]);
});

test("margins stay within bounds even if a list was allowed to exceed the limit", () => {
  expect(outcome({ scores: [310, 0] }, [paper(300), paper(310)], DOGFIGHT).sides.map(({ margin }) => margin)).toEqual([600, 0]);
});

test("[ET-PILE-05] the points of every card that counts can be shown", () => {
  const corvette = ship(102, {
    name: "Corvette",
    sections: [
      { name: "fore", points: 57 },
      { name: "aft", points: 45 },
    ],
  });
  const squads = [side(ship(60, { name: "Falcon" }), ship(40)), side(corvette, ship(28, { name: "Interceptor" }))];
  const claim = { lost: [lost("fled", 0), [...lost("fore crippled", 0), ...lost("destroyed", 1)]] };
  expect(scoreBreakdown(claim, squads, DOGFIGHT)).toEqual([
    [
      { item: { key: "crippled section", ship: "Corvette", section: "fore" }, points: 57 },
      { item: { key: "lost ship", ship: "Interceptor", as: "destroyed" }, points: 28 },
    ],
    [{ item: { key: "lost ship", ship: "Falcon", as: "fled" }, points: 60 }],
  ]);
  expect(scoreBreakdown({ scores: [54, 0], wiped: [1] }, [paper(60), paper(54)], escalation(1))[0]).toEqual([
    { item: { key: "whole list" }, points: 54 },
    { item: { key: "limit for a wiped list" }, points: 6 },
  ]);
  const counters = rulesOf("epic-battles", 1, { pointsPerCounter: 10 });
  expect(scoreBreakdown({ scores: [120, 0], counters: [3, 0] }, UNKNOWN, counters)).toEqual([
    [
      { item: { key: "entered score" }, points: 120 },
      { item: { key: "victory counters", counters: 3 }, points: 30 },
    ],
    [{ item: { key: "entered score" }, points: 0 }],
  ]);
  expect(scoreBreakdown({}, UNKNOWN, DOGFIGHT)).toEqual([[], []]);
});

const player = (id: string, seat: number, squads: readonly SubmittedSquad[] | undefined): Player => ({
  id,
  name: id,
  club: undefined,
  apart: [],
  seat,
  status: "playing",
  missed: 0,
  checkedIn: true,
  brings: [],
  list: squads && { faction: "rebel", squads },
  table: undefined,
});
const withPlayers = (event: TournamentEvent, lists: readonly (readonly SubmittedSquad[] | undefined)[]): TournamentEvent => ({
  ...event,
  players: new Map(lists.map((squads, at) => [`p${at + 1}`, player(`p${at + 1}`, at + 1, squads)])),
});
const team = (id: string, ...members: readonly string[]): readonly [string, Team] => [
  id,
  { id, name: id, seat: 1, members, captain: undefined, status: "playing", missed: 0, table: undefined },
];
const match = (claim: Claim | undefined, more: Partial<Match> = {}): Match => ({
  table: 1,
  sides: ["p1", "p2"],
  begun: true,
  extension: 0,
  reports: new Map(),
  confirmedBy: new Set(),
  disputed: false,
  result: claim && { claim, entry: 9 },
  ruled: undefined,
  mat: undefined,
  tools: new Map(),
  ...more,
});

test("a side that conceded can't win on score", () => {
  const own = rulesOf("epic-battles", 1, { rounds: [{ unit: "players", limit: 300, minutes: 90, squad: 0, scenario: "aces-high" }] });
  expect(outcome({ scores: [23, 24], conceded: [1] }, UNKNOWN, MISSION).sides.map(({ result, score }) => `${result} ${score}`)).toEqual([
    "win 23",
    "loss 24",
  ]);
  expect(outcome({ scores: [5, 1], conceded: [0] }, UNKNOWN, own).sides.map(({ result, score }) => `${result} ${score}`)).toEqual([
    "loss 5",
    "win 1",
  ]);
});

test("a claim must name the same winner as the event finds, even if the scores match", () => {
  const game = { scores: [14, 9], winners: [1] };
  expect(problemPaths({ scores: [14, 9], outcome: game }, UNKNOWN, MISSION)).toEqual(["outcome.winners"]);
  expect(problemPaths({ scores: [14, 9], outcome: { ...game, winners: [] } }, UNKNOWN, MISSION)).toEqual(["outcome.winners"]);
  expect(problemPaths({ scores: [14, 9], outcome: { ...game, winners: [0] } }, UNKNOWN, MISSION)).toEqual([]);
  expect(problemPaths({ scores: [9, 9], outcome: { scores: [9, 9], winners: [0] } }, UNKNOWN, MISSION)).toEqual(["outcome.winners"]);
});

test("a round uses the squad for its tier, and in team events all members' squads", () => {
  const tiers = [60, 90, 120, 150].map((points) => ({ points, ships: [] }));
  const event = withPlayers(eventOf("escalation"), [tiers, undefined, tiers.slice(0, 1)]);
  expect(squadsOf(event, planOf(event, 3), ["p1", "p2", "p3", "nobody"])).toEqual([paper(120), [], [], []]);
  const teams = {
    ...withPlayers(eventOf("team-epic"), [paper(200), paper(190), paper(180), undefined]),
    teams: new Map([team("t1", "p1", "p2"), team("t2", "p3", "p4")]),
  };
  expect(squadsOf(teams, planOf(teams, 1), ["t1", "t2"])).toEqual([[...paper(200), ...paper(190)], []]);
});

test("a match is counted by the rules of its round and the organiser's settings", () => {
  const event = eventOf("epic-battles", { pointsPerCounter: 5, fullValueOnWipe: true });
  const plan = { ...planOf(event, 1), unit: "pods" as const, limit: 500 };
  expect(matchRules(event, plan)).toMatchObject({
    count: "standard",
    limit: 500,
    perCounter: { points: 5, threat: 5 },
    fullValueOnWipe: true,
    pod: true,
  });
  expect(DOGFIGHT).toMatchObject({ count: "destroyed", perCounter: { points: 0, threat: 0 }, fullValueOnWipe: false, pod: false });
});

test("a result is computed from the lists; there is none without a claim, or if the claim contradicts the lists", () => {
  const event = withPlayers(eventOf("epic-dogfight"), [side(ship(300)), side(ship(100), ship(180))]);
  const round = roundOf(event, 1);
  expect(matchOutcome(event, round, match(undefined))).toBeUndefined();
  expect(matchOutcome(event, round, match({ lost: [[], lost("destroyed", 1)] }))?.sides.map(({ margin }) => margin)).toEqual([480, 120]);
  expect(matchOutcome(event, round, match({ scores: [281, 0] }))).toBeUndefined();
});

test("a ruling replaces the computed outcome but keeps the scores from the table", () => {
  const event = eventOf("epic-dogfight");
  const ruled = {
    entry: 12,
    outcome: [
      { result: "loss" as const, points: 0, margin: 0 },
      { result: "win" as const, points: 5, margin: 450 },
    ],
  };
  const expected = [
    { result: "loss", place: 2, score: 100, points: 0, margin: 0 },
    { result: "win", place: 1, score: 40, points: 5, margin: 450 },
  ];
  expect(matchOutcome(event, roundOf(event, 1), match({ scores: [100, 40] }, { ruled }))?.sides).toEqual(expected);
  const unplayed = expected.map((own) => ({ ...own, score: 0 }));
  expect(matchOutcome(event, roundOf(event, 1), match(undefined, { ruled }))?.sides).toEqual(unplayed);
  const drawn = { entry: 12, outcome: [10, 20].map((margin) => ({ result: "draw" as const, points: 1, margin })) };
  expect(matchOutcome(event, roundOf(event, 1), match(undefined, { ruled: drawn }))?.sides.map(({ place }) => place)).toEqual([1, 1]);
});

test("whatever points a ruling gives, losers come after all others, and then points decide", () => {
  const event = eventOf("epic-dogfight");
  const places = (...outcome: readonly (readonly ["win" | "draw" | "loss", number])[]) => {
    const ruled = { entry: 12, outcome: outcome.map(([result, points]) => ({ result, points, margin: 0 })) };
    return matchOutcome(event, roundOf(event, 1), match(undefined, { ruled }))?.sides.map(({ place }) => place);
  };
  expect(places(["loss", 3], ["win", 1])).toEqual([2, 1]);
  expect(places(["loss", 3], ["loss", 0])).toEqual([1, 2]);
});

test("a bye's margin is a fixed number or a multiple of the round's limit, in whole points", () => {
  const event = eventOf("epic-battles", { byeMargin: { limits: 1.5 } });
  const round = roundOf(event, 1);
  expect(byeOutcome(event, { ...round, plan: { ...round.plan, limit: 75 } }).margin).toBe(113);
  expect(byeOutcome(eventOf("scenario-event"), round)).toEqual({ result: "win", place: 1, score: 0, points: 3, margin: 20 });
});

/** A duel with lists within the limit and losses ticked off, including wiped and conceding sides. */
const duel = (rules: MatchRules): fc.Arbitrary<{ readonly squads: readonly (readonly SubmittedSquad[])[]; readonly claim: Claim }> => {
  const kinds =
    rules.count === "standard" ? (["destroyed", "fled", "half", "escaped"] as const) : (["destroyed", "fled", "damaged"] as const);
  const one = fc.array(fc.integer({ min: 1, max: Math.floor(rules.limit / 5) }), { minLength: 1, maxLength: 5 }).chain((points) =>
    fc.record({
      squad: fc.constant(side(...points.map((own) => ship(own)))),
      losses: fc
        .array(fc.option(fc.constantFrom(...kinds), { nil: undefined }), { minLength: points.length, maxLength: points.length })
        .map((fates) => fates.flatMap((as, at): Loss[] => (as ? [{ member: 0, ship: at, as }] : []))),
    }),
  );
  return fc.record({ a: one, b: one, conceded: fc.constantFrom([], [], [], [0], [1]) }).map(({ a, b, conceded }) => ({
    squads: [a.squad, b.squad],
    claim: { lost: [a.losses, b.losses], conceded },
  }));
};

/** A random duel can be refused for only one reason: somebody concedes to a side that has no ships left. */
const standing = (claim: Claim, squads: readonly (readonly SubmittedSquad[])[], rules: MatchRules): MatchOutcome | undefined => {
  const result = outcomeOf(claim, squads, rules);
  if (!result.ok) expect(result.problems.map(({ path }) => path)).toEqual(["conceded"]);
  return result.ok ? result.value : undefined;
};

const AROUND = [DOGFIGHT, TEAM, escalation(1), escalation(4), BATTLE];
const FIRST_EDITION = AROUND.filter(({ count }) => count === "destroyed");
const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

test("[ET-PTS-06] law: a first-edition match gives 5, 3 or 2 points in total", () => {
  for (const rules of FIRST_EDITION)
    fc.assert(
      fc.property(duel(rules), ({ claim, squads }) => {
        const result = standing(claim, squads, rules);
        if (result) expect([5, 3, 2]).toContain(total(result.sides.map(({ points }) => points)));
      }),
    );
});

test("[ET-MOV-07, ET-MOV-08, ES-MOV-08] law: margins are between 0 and twice the limit, and add up to twice the limit", () => {
  for (const rules of AROUND)
    fc.assert(
      fc.property(duel(rules), ({ claim, squads }) => {
        const margins = standing(claim, squads, rules)?.sides.map(({ margin }) => margin);
        if (!margins) return;
        expect(total(margins)).toBe(2 * rules.limit);
        for (const margin of margins) expect(margin).toBeGreaterThanOrEqual(0);
      }),
    );
});

test("law: if the sides are swapped, so are their results", () => {
  for (const rules of AROUND)
    fc.assert(
      fc.property(duel(rules), ({ claim, squads }) => {
        const turned: Claim = { lost: [...(claim.lost ?? [])].reverse(), conceded: (claim.conceded ?? []).map((own) => 1 - own) };
        const result = standing(claim, squads, rules);
        const back = standing(turned, [...squads].reverse(), rules);
        expect(back && { ...back, sides: [...back.sides].reverse() }).toEqual(result);
      }),
    );
});

test("law: the items of a score add up to the score", () => {
  for (const rules of AROUND)
    fc.assert(
      fc.property(duel(rules), ({ claim, squads }) => {
        const scores = standing(claim, squads, rules)?.sides.map(({ score }) => score);
        const sums = scoreBreakdown(claim, squads, rules).map((lines) => total(lines.map(({ points }) => points)));
        if (scores) expect(sums).toEqual(scores);
      }),
    );
});

test("law: entered scores give the same result as ticked losses", () => {
  for (const rules of FIRST_EDITION)
    fc.assert(
      fc.property(duel(rules), ({ claim, squads }) => {
        const ticked = standing({ lost: claim.lost ?? [] }, squads, rules);
        const scores = ticked?.sides.map(({ score }) => score) ?? [];
        expect(outcome({ scores }, squads, rules)).toEqual(ticked);
      }),
    );
});

test("law: no claim throws, whatever it contains", () => {
  const number = fc.oneof(fc.integer({ min: -2, max: 400 }), fc.double(), fc.constant(Number.NaN));
  const numbers = fc.option(fc.array(number, { maxLength: 4 }), { nil: undefined });
  const loss = fc.record({
    member: number,
    ship: number,
    as: fc.constantFrom("destroyed", "half", "fore crippled", "escaped"),
    health: number,
  });
  const claim = fc.record({
    scores: numbers,
    lost: fc.option(fc.array(fc.array(loss, { maxLength: 3 }), { maxLength: 3 }), { nil: undefined }),
    wiped: numbers,
    conceded: numbers,
    tiebreak: fc.option(fc.array(fc.array(number, { maxLength: 4 }), { maxLength: 2 }), { nil: undefined }),
    counters: numbers,
    outcome: fc.option(fc.record({ scores: fc.array(number, { maxLength: 4 }), winners: fc.array(number, { maxLength: 2 }) }), {
      nil: undefined,
    }),
    rounds: fc.option(number, { nil: undefined }),
  });
  const known = [side(ship(100), ship(200)), side(ship(120), ship(170))];
  for (const rules of [...AROUND, MISSION, POD, { ...POD, count: "own count" as const }])
    fc.assert(
      fc.property(claim, fc.constantFrom(UNKNOWN, known, [...known, paper(100)]), (wild, squads) => {
        const told = Object.fromEntries(Object.entries(wild).filter(([, value]) => value !== undefined)) as Claim;
        const result = outcomeOf(told, squads, rules);
        if (!result.ok) expect(result.problems.length).toBeGreaterThan(0);
        else for (const { score, points, margin } of result.value.sides) expect([score, points, margin].every(Number.isInteger)).toBe(true);
      }),
    );
});
