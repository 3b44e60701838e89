import { describe, expect, test } from "vitest";
import type { Player, Status, TournamentEvent } from "../event/event.ts";
import { bracketPlaces, bracketPlan, bracketRound, cutSeeds } from "./bracket.ts";
import { type Line, player, smallEvent, team } from "./standings-testing.ts";

const names = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `p${at + 1}`);

/** One Swiss round that ranks p1 first, p2 second, and so on: players with higher numbers get smaller margins. */
const ranked = (count: number): readonly Line[] =>
  Array.from({ length: count / 2 }, (_, at) => `p${at + 1} 5/${600 - at} p${count - at} 0/${at}`);

/** A championship with `count` sides seeded by number, and its rounds so far. */
function championship(rounds: readonly (readonly Line[])[], gone: Readonly<Record<string, Status>> = {}, count = 8): TournamentEvent {
  const players = names(count).map((id, at): Player => player(id, at + 1, { status: gone[id] ?? "playing" }));
  return smallEvent(players, [ranked(count), ...rounds], { seeds: names(count), cutAfter: 1 });
}

const next = (event: TournamentEvent) => {
  const result = bracketRound(event);
  return result.ok
    ? [...result.value.pairs.map((pair) => pair.join("-")), ...result.value.byes.map((side) => `bye ${side}`)]
    : result.problems;
};
const beats = (winner: string, loser: string): Line => `${winner} 5/400 ${loser} 0/200`;
const QUARTER = [beats("p1", "p8"), beats("p5", "p4"), beats("p2", "p7"), beats("p6", "p3")];
const SEMI = [beats("p5", "p1"), beats("p2", "p6")];

describe("the cut", () => {
  test("[ET-PTS-05, ES-PTS-02] takes the top of the standings, best first", () => {
    expect(cutSeeds(smallEvent(names(8), [ranked(8)]), 4, 1)).toEqual({ ok: true, value: ["p1", "p2", "p3", "p4"] });
    const escalation = smallEvent(names(8), [ranked(8)], { format: "escalation" });
    expect(cutSeeds(escalation, 2, 1)).toEqual({ ok: true, value: ["p1", "p2"] });
  });

  test("[ET-TIE-04] gives the last place to the side with the higher margin, which also ranks higher", () => {
    const lines = ["a 5/400 w 0/200", "b 5/390 x 0/210", "c 5/410 y 0/190", "d 5/380 z 0/220"];
    const event = smallEvent(["a", "b", "c", "d", "w", "x", "y", "z"], [lines]);
    expect(cutSeeds(event, 2, 1)).toEqual({ ok: true, value: ["c", "a"] });
  });

  test("[ET-TIE-53-Q] draws only the last place by seed, if the sides competing for it are level on everything", () => {
    const lines = ["a 5/400 w 0/200", "b 5/390 x 0/210", "c 5/390 y 0/210", "d 5/390 z 0/210"];
    const order = ["a", "b", "c", "d", "w", "x", "y", "z"];
    const drawn = Array.from({ length: 60 }, (_, seed) => cutSeeds(smallEvent(order, [lines]), 2, seed));
    const seats = drawn.map((result) => (result.ok ? result.value.join() : ""));
    expect(new Set(seats)).toEqual(new Set(["a,b", "a,c", "a,d"]));
    expect(cutSeeds(smallEvent(order.toReversed(), [lines]), 2, 7)).toEqual(drawn[7]);
  });

  test("leaves out sides that dropped or were disqualified", () => {
    const gone = { p1: "dropped", p3: "disqualified" } as const;
    expect(cutSeeds(championship([], gone), 4, 1)).toEqual({ ok: true, value: ["p2", "p4", "p5", "p6"] });
    expect(cutSeeds(championship([], gone), 8, 1)).toEqual({
      ok: false,
      problems: [{ key: "too few for the cut", size: 8, playing: 6 }],
    });
  });

  test.each([0, 1, 3, 6, 12, 128, 2.5, Number.NaN])("must have 2, 4, 8, … or 64 sides, not %d", (size) => {
    expect(cutSeeds(smallEvent(names(200), [ranked(200)]), size, 1)).toMatchObject({ ok: false });
  });

  test.each([2, 4, 8, 16, 32, 64])("can have %d sides", (size) => {
    expect(cutSeeds(smallEvent(names(64), [ranked(64)]), size, 1)).toEqual({ ok: true, value: names(size) });
  });
});

describe("the bracket", () => {
  test("pairs the best with the last, so that the best two can meet only in the final", () => {
    expect(next(championship([]))).toEqual(["p1-p8", "p4-p5", "p2-p7", "p3-p6"]);
    expect(next(championship([QUARTER]))).toEqual(["p1-p5", "p2-p6"]);
    expect(next(championship([QUARTER, SEMI]))).toEqual(["p2-p5"]);
  });

  test.each([4, 8, 16, 32, 64])("for %d sides leaves 1 and 2 if the better seed always wins", (count) => {
    const rounds: (readonly Line[])[] = [];
    for (let left = count; left > 2; left /= 2) {
      const pairs = next(championship(rounds, {}, count)).map((pair) => String(pair).split("-"));
      expect(pairs.map(([one = "", other = ""]) => Number(one.slice(1)) + Number(other.slice(1)))).toEqual(pairs.map(() => left + 1));
      rounds.push(pairs.map(([one = "", other = ""]) => beats(one, other)));
    }
    expect(next(championship(rounds, {}, count))).toEqual(["p1-p2"]);
  });

  test("[ET-SWISS-13, ES-SWISS-11] may pair sides that met in the Swiss rounds", () => {
    const event = championship([]);
    expect(event.rounds[0]?.matches[0]?.sides).toEqual(["p1", "p8"]);
    expect(next(event)[0]).toBe("p1-p8");
    const escalation = smallEvent(names(8), [ranked(8)], { format: "escalation", seeds: names(8), cutAfter: 1 });
    expect(next(escalation)[0]).toBe("p1-p8");
  });

  test("needs a winner for each match: a draw or a missing result delays the next round, and a ruling can decide", () => {
    const open = [beats("p1", "p8"), "p4 1/300 p5 1/300", "p2 p7", beats("p3", "p6")];
    expect(next(championship([open]))).toEqual([
      { key: "bracket match is a draw", table: 2 },
      { key: "bracket match is open", table: 3 },
    ]);
    const decided = [beats("p1", "p8"), "p4 0/300 p5 3/300", "p2 0/0 p7 5/600", beats("p3", "p6")];
    expect(next(championship([decided]))).toEqual(["p1-p5", "p3-p7"]);
  });

  test("counts a side that leaves during a match as the loser, and gives a bye if a side leaves after winning", () => {
    const open = [beats("p1", "p8"), "p4 1/300 p5 1/300", "p2 p7", beats("p3", "p6")];
    expect(next(championship([open], { p5: "dropped", p2: "disqualified" }))).toEqual(["p1-p4", "p3-p7"]);
    expect(next(championship([QUARTER], { p1: "dropped" }))).toEqual(["p2-p6", "bye p5"]);
    expect(next(championship([QUARTER, [beats("p2", "p6"), "bye p5"]], { p1: "dropped" }))).toEqual(["p2-p5"]);
  });

  test("skips a level at which no two sides can meet, and still does when the bracket is read again", () => {
    const gone = { p5: "dropped", p6: "dropped" } as const;
    expect(next(championship([QUARTER], gone))).toEqual(["p1-p2"]);
    const final = championship([QUARTER, [beats("p2", "p1")]], gone);
    expect(next(final)).toEqual([{ key: "bracket is decided" }]);
    expect([...bracketPlaces(final)].slice(-2)).toEqual([
      ["p1", 2],
      ["p2", 1],
    ]);
  });

  test("doesn't exist without a cut, and ends with the final", () => {
    expect(next(smallEvent(names(4), [ranked(4)]))).toEqual([{ key: "no cut yet" }]);
    expect(next(championship([QUARTER, SEMI, [beats("p5", "p2")]]))).toEqual([{ key: "bracket is decided" }]);
  });

  test("reports a round that doesn't follow it", () => {
    expect(next(championship([[beats("p1", "p4"), beats("p5", "p8"), beats("p2", "p7"), beats("p6", "p3")]]))).toEqual([
      { key: "bracket pair does not meet", sides: ["p1", "p8"], round: 2 },
      { key: "bracket pair does not meet", sides: ["p4", "p5"], round: 2 },
    ]);
  });
});

describe("the places", () => {
  const places = (event: TournamentEvent) => Object.fromEntries(bracketPlaces(event));

  test("are 1 for the winner, 2 for the finalist, 3 for losing semi-finalists and 5 for losing quarter-finalists", () => {
    const eighth = { p8: 5, p4: 5, p7: 5, p3: 5 };
    expect(places(championship([]))).toEqual({});
    expect(places(championship([QUARTER]))).toEqual(eighth);
    expect(places(championship([QUARTER, SEMI]))).toEqual({ ...eighth, p1: 3, p6: 3 });
    expect(places(championship([QUARTER, SEMI, [beats("p5", "p2")]]))).toEqual({ ...eighth, p1: 3, p6: 3, p2: 2, p5: 1 });
  });

  test("include a win for a finalist who is left alone, but no place for disqualified sides", () => {
    expect(places(championship([QUARTER, SEMI], { p5: "dropped" }))).toMatchObject({ p2: 1, p5: 2 });
    const without = places(championship([QUARTER, SEMI], { p5: "disqualified", p8: "disqualified" }));
    expect(without).toEqual({ p4: 5, p7: 5, p3: 5, p1: 3, p6: 3, p2: 1 });
  });

  test("aren't given to a side while an earlier match on its way is open", () => {
    const open = [beats("p1", "p8"), "p4 p5", "p2 p7", beats("p3", "p6")];
    expect(places(championship([open]))).toEqual({ p8: 5, p6: 5 });
    expect(places(championship([open, [beats("p1", "p3")]]))).toEqual({ p8: 5, p6: 5 });
  });
});

test("[ES-ROUND-52-Q] championship games are played like the last Swiss round: 150 points, squad 4, the same clock", () => {
  const escalation = smallEvent(names(4), [ranked(4), ranked(4), ranked(4), ranked(4)], { format: "escalation" });
  expect(bracketPlan(escalation)).toEqual({ unit: "players", limit: 150, minutes: 120, squad: 3 });
  const longer = { ...escalation, rounds: escalation.rounds.map((round) => ({ ...round, plan: { ...round.plan, minutes: 130 } })) };
  expect(bracketPlan(longer)?.minutes).toBe(130);
});

test("a championship game uses the scenario that was played longest ago, or not at all", () => {
  const event = smallEvent(names(4), [["p1 20/20 p2 0/0", "p3 20/20 p4 0/0"]], { format: "scenario-event" });
  const [round] = event.rounds;
  const [one, other, ...more] = event.format.scenarios.filter(({ units }) => units.includes("players")).map(({ id }) => id);
  const played = [one, other, ...more, one].flatMap((scenario) =>
    round && scenario ? [{ ...round, plan: { ...round.plan, scenario } }] : [],
  );
  expect(bracketPlan({ ...event, rounds: played })?.scenario).toBe(other);
  expect(bracketPlan({ ...event, rounds: played.slice(0, 1) })?.scenario).toBe(other);
});

test("championship games are between two ranked sides, whatever the earlier rounds were like", () => {
  const pods = smallEvent(names(4), [["p1 5/1 p2 3/1 p3 1/1 p4 0/0"]], { format: "free-for-all" });
  expect([pods.rounds[0]?.plan.unit, bracketPlan(pods)?.unit]).toEqual(["pods", "players"]);
  const teams = [team("t1", 1, ["p1", "p2"]), team("t2", 2, ["p3", "p4"])];
  const event = smallEvent(names(4), [["t2 5/500 t1 0/300"]], { format: "team-epic", teams });
  expect(bracketPlan(event)?.unit).toBe("teams");
  expect(cutSeeds(event, 2, 1)).toEqual({ ok: true, value: ["t2", "t1"] });
});
