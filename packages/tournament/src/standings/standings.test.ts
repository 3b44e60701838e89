import { randomStream } from "@broadside/kit";
import { runs } from "@broadside/kit/testing";
import { describe, expect, test } from "vitest";
import type { TournamentEvent } from "../event/event.ts";
import { type Rank, recordsOf, standings } from "./standings.ts";
import { type Line, player, smallEvent, team } from "./standings-testing.ts";

const inOrder = (ranks: readonly Rank[]): readonly string[] => ranks.map(({ rank, side }) => `${rank} ${side}`);
const of = (ranks: readonly Rank[], side: string): Rank | undefined => ranks.find((rank) => rank.side === side);

describe("points decide", () => {
  test("[ET-ROUND-06] the most points win, whatever the margin: 15 ranks above 13", () => {
    const ranks = standings(
      smallEvent(
        ["a", "b", "c", "d"],
        [
          ["b 5/600 d 0/0", "a 5/301 c 0/299"],
          ["b 5/600 c 0/0", "a 5/301 d 0/299"],
          ["b 3/311 a 0/289", "c 1/300 d 1/300"],
          ["a 5/301 d 0/299", "bye c"],
        ],
      ),
    );
    expect(ranks.slice(0, 2).map(({ side, points, margin }) => [side, points, margin])).toEqual([
      ["a", 15, 1192],
      ["b", 13, 1511],
    ]);
  });

  test("[ES-ROUND-09, ES-PTS-03] in Escalation, four wins give 20 points and beat 18 whatever the margin; four losses give 0", () => {
    const rounds = [1, 2, 3, 4].map((round) => ["a 5/61 b 0/59", `${round === 4 ? "c 3/300" : "c 5/300"} d 0/0`]);
    const ranks = standings(smallEvent(["d", "c", "b", "a"], rounds, { format: "escalation" }));
    expect(ranks.map(({ side, points }) => [side, points])).toEqual([
      ["a", 20],
      ["c", 18],
      ["b", 0],
      ["d", 0],
    ]);
    expect(of(ranks, "c")?.margin).toBeGreaterThan(of(ranks, "a")?.margin ?? 0);
  });

  test("[ET-TIE-52-Q, ES-TIE-51-Q] sides with equal points are level whatever their records, so margin decides", () => {
    const rounds = [
      ["a 5/310 x 0/290", "b 3/305 y 0/295"],
      ["a 5/310 y 0/290", "b 3/305 x 0/295"],
      ["a 5/310 x 0/290", "b 3/305 y 0/295"],
      ["x 5/450 a 0/150", "b 3/305 y 0/295"],
      ["y 5/450 a 0/150", "b 3/305 x 0/295"],
    ];
    const ranks = standings(smallEvent(["a", "b", "x", "y"], rounds));
    expect(
      ranks.slice(0, 2).map(({ side, points, margin, wins, modifiedWins, losses }) => [side, points, margin, wins, modifiedWins, losses]),
    ).toEqual([
      ["b", 15, 1525, 0, 5, 0],
      ["a", 15, 1230, 3, 0, 2],
    ]);
  });
});

describe("margin", () => {
  test("[ET-MOV-06] adds up over rounds: 329 + 300 + 271 = 900", () => {
    const told = (scores: readonly number[]) => ({ result: { claim: { scores, time: true }, entry: 1 }, ruled: undefined });
    const three = smallEvent(["a", "b"], [["a b"], ["a b"], ["a b"]]);
    const scores = [
      [153, 124],
      [140, 140],
      [100, 129],
    ];
    const rounds = three.rounds.map((round, at) => ({
      ...round,
      matches: round.matches.map((match) => ({ ...match, ...told(scores[at] ?? []) })),
    }));
    const [a, b] = standings({ ...three, rounds });
    expect([a, b].map((rank) => [rank?.margin, rank?.points, rank?.scored, rank?.wins, rank?.draws, rank?.losses])).toEqual([
      [900, 6, 393, 1, 1, 1],
      [900, 6, 393, 1, 1, 1],
    ]);
  });

  test("[ES-MOV-10] adds up in Escalation too: 75 + 90 + 150 + 120 = 435", () => {
    const rounds = [["a 5/75 b 0/45"], ["a 1/90 b 1/90"], ["a 5/150 b 0/90"], ["a 0/120 b 5/180"]];
    expect(standings(smallEvent(["a", "b"], rounds, { format: "escalation" }))[0]).toMatchObject({ side: "a", points: 11, margin: 435 });
  });

  test("[ET-TIE-01] decides first between level sides: 10/700 ranks above 10/690", () => {
    // The next tiebreaker, strength of schedule, would rank these sides the other way round.
    const rounds = [
      ["x 0/255 a 5/345", "y 0/250 b 5/350", "z 5/340 w 0/260"],
      ["z 0/255 a 5/345", "w 0/250 b 5/350", "x 5/340 y 0/260"],
    ];
    const [first, second] = standings(smallEvent(["a", "b", "x", "y", "z", "w"], rounds));
    expect(first).toMatchObject({ rank: 1, side: "b", points: 10, margin: 700, schedule: 0 });
    expect(second).toMatchObject({ rank: 2, side: "a", points: 10, margin: 690, schedule: 10 });
  });

  test("[ES-TIE-01] decides in Escalation too: 10/435 ranks above 10/420", () => {
    const rounds = [
      ["a 5/210 x 0/10", "b 5/217 y 0/3", "z 5/110 w 0/10"],
      ["a 5/210 z 0/10", "b 5/218 w 0/2", "x 5/110 y 0/10"],
    ];
    const [first, second] = standings(smallEvent(["a", "b", "x", "y", "z", "w"], rounds, { format: "escalation" }));
    expect(first).toMatchObject({ side: "b", points: 10, margin: 435, schedule: 0 });
    expect(second).toMatchObject({ side: "a", points: 10, margin: 420, schedule: 10 });
  });
});

describe("strength of schedule", () => {
  /** Gives a side these points, with no margin, against an opponent that nobody else meets. */
  const worth = (side: string, points: number): Line => `${side} ${points}/0 nobody${side} 0/0`;

  test("[ET-TIE-02] decides if points and margin are level: opponents on 10, 5, 5 beat 5, 5, 5", () => {
    const rounds = [
      ["u 0/0 b 5/300", "v 0/0 a 5/300", worth("w", 5), worth("x", 5), worth("y", 5), worth("z", 5)],
      ["w 0/0 b 5/300", "x 0/0 a 5/300", worth("u", 5), worth("v", 5)],
      ["y 0/0 b 5/300", "z 0/0 a 5/300", worth("u", 5)],
    ];
    const names = ["a", "b", "u", "v", "w", "x", "y", "z"];
    const ranks = standings(smallEvent([...names, ...names.map((name) => `nobody${name}`)], rounds));
    expect(ranks.slice(0, 2).map(({ rank, side, points, margin, schedule }) => [rank, side, points, margin, schedule])).toEqual([
      [1, "b", 15, 900, 20],
      [2, "a", 15, 900, 15],
    ]);
  });

  test("[ES-TIE-02] decides in Escalation too: 30 ranks above 25", () => {
    const rounds = [
      ["u 0/0 b 5/60", "v 0/0 a 5/60"],
      ["w 0/0 b 5/90", "x 0/0 a 5/90"],
      [worth("u", 15), worth("w", 15), worth("v", 15), worth("x", 10)],
    ];
    const names = ["a", "b", "u", "v", "w", "x"];
    const ranks = standings(smallEvent([...names, ...names.map((name) => `nobody${name}`)], rounds, { format: "escalation" }));
    expect(["b", "a"].map((side) => of(ranks, side)).map((rank) => [rank?.rank, rank?.points, rank?.margin, rank?.schedule])).toEqual([
      [4, 10, 150, 30],
      [5, 10, 150, 25],
    ]);
  });

  test("[ET-TIE-03] uses current points, so an opponent's later win raises it by 5", () => {
    const small = smallEvent(
      ["a", "b", "c", "d"],
      [
        ["a 5/400 b 0/200", "c 5/400 d 0/200"],
        ["b 5/400 d 0/200", "a 5/400 c 0/200"],
      ],
    );
    expect(of(standings(small, 1), "a")).toMatchObject({ points: 5, schedule: 0 });
    expect(of(standings(small), "a")).toMatchObject({ points: 10, schedule: 5 + 5 });
    expect(of(standings(small, 1), "d")).toMatchObject({ schedule: 5 });
    expect(of(standings(small), "d")).toMatchObject({ schedule: 5 + 5 });
  });

  test("[ET-TIE-51-Q, ES-TIE-52-Q] gets nothing from a bye: opponents 10, bye, 5 give 15, and 15, 5, 5, bye give 25", () => {
    const names = ["a", "u", "v", "w"];
    const field = [...names, ...names.map((name) => `nobody${name}`)];
    const epic = [
      ["a 5/300 u 0/300", worth("v", 5)],
      ["bye a", worth("u", 5)],
      ["a 5/300 v 0/300", worth("u", 5)],
    ];
    expect(of(standings(smallEvent(field, epic)), "a")).toMatchObject({
      schedule: 15,
      points: 15,
      byes: 1,
      wins: 3,
      opponents: ["u", "v"],
    });
    const escalation = [
      ["a 5/60 u 0/60", worth("v", 5), worth("w", 5)],
      ["a 5/60 v 0/60", worth("u", 5)],
      ["a 5/60 w 0/60", worth("u", 10)],
      ["bye a"],
    ];
    expect(of(standings(smallEvent(field, escalation, { format: "escalation" })), "a")).toMatchObject({ schedule: 25, margin: 180 + 150 });
  });

  test("[ET-TIE-54-Q] counts an opponent again after a forced rematch: X on 10 twice and Y on 5 give 25", () => {
    const rounds = [["a 5/300 x 0/300", worth("y", 5)], ["a 5/300 x 0/300"], ["a 5/300 y 0/300", worth("x", 10)]];
    const ranks = standings(smallEvent(["a", "x", "y", "nobodyx", "nobodyy"], rounds));
    expect(of(ranks, "a")).toMatchObject({ schedule: 25, opponents: ["x", "x", "y"] });
  });

  test("[ET-SWISS-54-Q] includes the points of opponents who have left; disqualified sides have no rank", () => {
    const rounds = [["a 0/200 b 5/400", "c 0/200 d 5/400"]];
    const ranks = standings(
      smallEvent(["a", player("b", 2, { status: "disqualified" }), "c", player("d", 4, { status: "dropped" })], rounds),
    );
    expect(inOrder(ranks)).toEqual(["1 d", "2 a", "2 c"]);
    expect(ranks.map(({ schedule, status }) => [schedule, status])).toEqual([
      [0, "dropped"],
      [5, "playing"],
      [5, "playing"],
    ]);
  });
});

test("[ET-TIE-53-Q] sides level on points, margin and schedule share a rank, and the next rank is left out", () => {
  const rounds = [["a 5/400 d 0/200", "b 5/350 c 0/250", "e 5/350 f 0/250"]];
  expect(inOrder(standings(smallEvent(["a", "b", "c", "d", "e", "f"], rounds)))).toEqual(["1 a", "2 b", "2 e", "4 c", "4 f", "6 d"]);
  expect(inOrder(standings(smallEvent(["a", "b"], [])))).toEqual(["1 a", "1 b"]);
});

describe("the record of a side", () => {
  test("[ET-SWISS-56-Q] counts rounds missed by arriving late as losses without margin", () => {
    const small = smallEvent(
      ["a", "b", "c", player("d", 4, { missed: 1 })],
      [
        ["a 5/400 b 0/200", "bye c"],
        ["a b", "c d"],
      ],
    );
    expect(recordsOf(small).get("d")).toEqual({
      side: "d",
      points: 0,
      margin: 0,
      byes: 0,
      opponents: [],
      wins: 0,
      modifiedWins: 0,
      draws: 0,
      losses: 1,
      scored: 0,
    });
    expect(recordsOf(small, 0).get("d")?.losses).toBe(0);
  });

  test("doesn't count a match without a result yet", () => {
    const small = smallEvent(["a", "b"], [["a b"]]);
    expect([...recordsOf(small).values()].map(({ opponents, losses }) => [opponents, losses])).toEqual([
      [[], 0],
      [[], 0],
    ]);
  });

  test("doesn't count championship rounds", () => {
    const small = smallEvent(["a", "b"], [["a 5/400 b 0/200"], ["b 5/400 a 0/200"]]);
    const rounds = small.rounds.map((round) => (round.number === 2 ? { ...round, kind: "cut" as const } : round));
    expect([...recordsOf({ ...small, rounds }).values()].map(({ points }) => points)).toEqual([5, 0]);
  });

  test("[ET-TSWISS-01] belongs to the team if teams are ranked, and players have no rank", () => {
    const teams = [team("t1", 1, ["a", "b"]), team("t2", 2, ["c", "d"])];
    const ranks = standings(smallEvent(["a", "b", "c", "d"], [["t2 5/529 t1 0/271"]], { format: "team-epic", teams }));
    expect(ranks.map(({ rank, side, points, margin, opponents }) => [rank, side, points, margin, opponents])).toEqual([
      [1, "t2", 5, 529, ["t1"]],
      [2, "t1", 0, 271, ["t2"]],
    ]);
  });

  test("gives members their team's results and both opponents if players are ranked but teams play", () => {
    const teams = [team("t1", 1, ["a", "b"]), team("t2", 2, ["c", "d"]), team("t3", 3, ["e", "f"])];
    const small = smallEvent(["a", "b", "c", "d", "e", "f"], [["t1 3/380 t2 0/220", "bye t3"]], {
      format: "epic-battles",
      plan: { unit: "teams" },
      teams,
    });
    const records = recordsOf(small);
    expect([...records.keys()]).toEqual(["a", "b", "c", "d", "e", "f"]);
    expect(records.get("b")).toMatchObject({ points: 3, margin: 380, opponents: ["c", "d"] });
    expect(records.get("c")).toMatchObject({ points: 0, margin: 220, opponents: ["a", "b"], losses: 1 });
    expect(records.get("f")).toMatchObject({ points: 3, margin: 450, byes: 1, opponents: [] });
    expect(of(standings(small), "c")?.schedule).toBe(6);
  });

  test("has all other players in a pod as opponents", () => {
    const small = smallEvent(["a", "b", "c"], [["a 5/400 b 3/300 c 1/200"]], { format: "free-for-all" });
    expect(standings(small).map(({ side, opponents, schedule }) => [side, opponents, schedule])).toEqual([
      ["a", ["b", "c"], 4],
      ["b", ["a", "c"], 6],
      ["c", ["a", "b"], 8],
    ]);
  });
});

/** Sides paired at random, with a bye if the number is odd. Margins take only a few values, so many sides are level. */
function largeEvent(sides: number, rounds: number): TournamentEvent {
  const draw = randomStream(17);
  const names = Array.from({ length: sides }, (_, at) => `p${at + 1}`);
  const lines = Array.from({ length: rounds }, () => {
    const left = [...names];
    for (let last = left.length - 1; last > 0; last -= 1) {
      const at = draw(last + 1);
      [left[last], left[at]] = [left[at] ?? "", left[last] ?? ""];
    }
    return Array.from({ length: Math.floor(sides / 2) }, (_, at) => {
      const by = 100 * draw(2);
      return draw(5) === 0
        ? `${left[2 * at]} 1/300 ${left[2 * at + 1]} 1/300`
        : `${left[2 * at]} 5/${300 + by} ${left[2 * at + 1]} 0/${300 - by}`;
    }).concat(sides % 2 === 1 ? [`bye ${left[sides - 1]}`] : []);
  });
  return smallEvent(names, lines);
}

/** A slow check: counts each side directly from all matches, and ranks it by how many sides are better. */
function slowStandings({ rounds }: TournamentEvent, sides: readonly string[]): readonly string[] {
  const rows = rounds.flatMap(({ matches, byes }) => [
    ...matches.flatMap(({ sides: [a = "", b = ""], ruled }) => [
      { side: a, against: b, ...ruled?.outcome[0] },
      { side: b, against: a, ...ruled?.outcome[1] },
    ]),
    ...byes.map((side) => ({ side, against: undefined, points: 5, margin: 450 })),
  ]);
  const bySide = new Map(sides.map((side) => [side, rows.filter((row) => row.side === side)]));
  const total = (side: string, key: "points" | "margin"): number => (bySide.get(side) ?? []).reduce((sum, row) => sum + (row[key] ?? 0), 0);
  const figures = sides.map((side) => ({
    side,
    keys: [
      total(side, "points"),
      total(side, "margin"),
      (bySide.get(side) ?? []).reduce((sum, { against }) => sum + (against === undefined ? 0 : total(against, "points")), 0),
    ],
  }));
  const isBetter = (one: readonly number[], other: readonly number[]): boolean => {
    const at = one.findIndex((key, place) => key !== other[place]);
    return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
  };
  return figures
    .map(({ side, keys }) => `${side} ${keys.join("/")} ${1 + figures.filter((other) => isBetter(other.keys, keys)).length}`)
    .toSorted();
}

const MANY = runs(1999);

test(`the standings of ${MANY} sides are the same as when each side is counted separately`, () => {
  const large = largeEvent(MANY, 9);
  const fast = standings(large).map(({ side, points, margin, schedule, rank }) => `${side} ${points}/${margin}/${schedule} ${rank}`);
  expect(fast.toSorted()).toEqual(slowStandings(large, [...large.players.keys()]));
});

const MOST = runs(10_000, 5);

test(`the standings of ${MOST} sides after twelve rounds rank everybody, best first, and lose nothing`, () => {
  const ranks = standings(largeEvent(MOST, 12));
  expect(ranks.length).toBe(MOST);
  expect(ranks.every(({ opponents }) => opponents.length === 12)).toBe(true);
  expect(ranks.every(({ rank, points }, at) => rank <= at + 1 && points <= (ranks[at - 1]?.points ?? points))).toBe(true);
  expect(ranks.reduce((sum, { margin }) => sum + margin, 0)).toBe((MOST / 2) * 12 * 600);
});
