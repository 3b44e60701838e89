/** Claims that contradict themselves, and how entered scores and ticked losses fit together. */
import type { Claim, LossKind } from "@broadside/formats";
import { expect, test } from "vitest";
import { outcomeOf } from "./outcome.ts";
import { sideScores } from "./score.ts";
import {
  BATTLE,
  DOGFIGHT,
  damaged,
  escalation,
  lost,
  MISSION,
  outcome,
  POD,
  paper,
  problemPaths,
  rulesOf,
  scoresOf,
  ship,
  side,
  UNKNOWN,
} from "./scoring-testing.ts";

const DUEL = [side(ship(100), ship(200)), side(ship(120), ship(170))];

test("a score is refused if it isn't a whole number, is negative, or is more than the other side brought", () => {
  for (const score of [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 1e300, 291]) {
    expect(problemPaths({ scores: [score, 0] }, DUEL, DOGFIGHT), `${score}`).toEqual(["scores[0]"]);
    expect(problemPaths({ scores: [0, score] }, [DUEL[1] ?? [], DUEL[0] ?? []], DOGFIGHT), `${score}`).toEqual(["scores[1]"]);
  }
  expect(problemPaths({ scores: [290, 0] }, DUEL, DOGFIGHT)).toEqual([]);
  expect(problemPaths({ scores: [301, 0] }, UNKNOWN, DOGFIGHT)).toEqual(["scores[0]"]);
});

test("mission points may exceed 20 but not 999, and a standard score may exceed the limit but not 9999", () => {
  expect(problemPaths({ scores: [34, 21] }, UNKNOWN, MISSION)).toEqual([]);
  expect(problemPaths({ scores: [1000, 21] }, UNKNOWN, MISSION)).toEqual(["scores[0]"]);
  expect(problemPaths({ scores: [400, 0] }, UNKNOWN, BATTLE)).toEqual([]);
  expect(problemPaths({ scores: [0, 10_000] }, UNKNOWN, BATTLE)).toEqual(["scores[1]"]);
});

test("scores, losses and other numbers are given for all sides or for none", () => {
  expect(problemPaths({ scores: [1] }, DUEL, DOGFIGHT)).toEqual(["scores"]);
  expect(problemPaths({ scores: [1, 2, 3] }, DUEL, DOGFIGHT)).toEqual(["scores"]);
  expect(problemPaths({ lost: [[]] }, DUEL, DOGFIGHT)).toEqual(["lost"]);
  expect(problemPaths({ scores: [1, 2], tiebreak: [[1]] }, DUEL, BATTLE)).toEqual(["tiebreak[0]"]);
  expect(problemPaths({ scores: [1, 2], counters: [1, -1] }, DUEL, BATTLE)).toEqual(["counters[1]"]);
  expect(problemPaths({ scores: [1, 2], counters: [1, 1] }, DUEL, DOGFIGHT)).toEqual(["counters"]);
  expect(problemPaths({}, DUEL, DOGFIGHT)).toEqual([""]);
  expect(problemPaths({ conceded: [1] }, DUEL, DOGFIGHT)).toEqual([]);
  expect(problemPaths({ lost: [[], []] }, DUEL, MISSION)).toEqual(["scores"]);
});

test("only sides in the match can be wiped or concede, each once, and not all of the sides", () => {
  const claim = (more: Partial<Claim>) => problemPaths({ scores: [0, 0], ...more }, UNKNOWN, DOGFIGHT);
  for (const none of [2, -1, 0.5, Number.NaN]) {
    expect(claim({ wiped: [none] })).toEqual(["wiped[0]"]);
    expect(claim({ conceded: [none] })).toEqual(["conceded[0]"]);
  }
  expect(claim({ wiped: [1, 1] })).toEqual(["wiped[1]"]);
  expect(claim({ conceded: [0, 1] })).toEqual(["conceded"]);
  expect(claim({ wiped: [0], conceded: [1] })).toEqual(["conceded"]);
  expect(claim({ rounds: -1 })).toEqual(["rounds"]);
});

test("a match has two sides, and a pod has at least two", () => {
  expect(problemPaths({ scores: [1, 2, 3] }, [[], [], []], DOGFIGHT)).toEqual([""]);
  expect(problemPaths({ scores: [1] }, [[]], POD)).toEqual([""]);
});

test("a loss must be for a ship in the list, and each ship can be lost only once", () => {
  const ticked = (...losses: readonly ReturnType<typeof lost>[]) => problemPaths({ lost: [[], losses.flat()] }, DUEL, DOGFIGHT);
  expect(ticked(lost("destroyed", 2))).toEqual(["lost[1][0]"]);
  expect(ticked(lost("destroyed", Number.NaN))).toEqual(["lost[1][0]"]);
  expect(ticked([{ member: 1, ship: 0, as: "destroyed" }])).toEqual(["lost[1][0]"]);
  expect(ticked(lost("destroyed", 0, 0))).toEqual(["lost[1][1]"]);
  expect(ticked(lost("destroyed", 0), lost("fled", 0))).toEqual(["lost[1][1]"]);
  expect(ticked(lost("aft crippled", 0))).toEqual(["lost[1][0]"]);
  expect(ticked(lost("escaped", 0))).toEqual(["lost[1][0]"]);
  expect(ticked(lost("vanished" as LossKind, 0))).toEqual(["lost[1][0].as"]);
  expect(problemPaths({ scores: [0, 0], lost: [lost("destroyed", 0), []] }, UNKNOWN, DOGFIGHT)).toEqual(["lost[0][0]"]);
  expect(ticked(lost("destroyed", 0), lost("damaged", 1))).toEqual([]);
});

test("lost health must fit the ship, and is needed for each ship in a quick build", () => {
  const build = { number: 1, threat: 4 };
  const squads = [side(ship(20, { health: 5 })), side(ship(0, { health: 3, build }), ship(0, { health: 3, build }), ship(9))];
  const first = (as: LossKind, health: number) => problemPaths({ lost: [[{ member: 0, ship: 0, as, health }], []] }, squads, BATTLE);
  expect(first("damaged", 6)).toEqual(["lost[0][0].health"]);
  expect(first("damaged", 2.5)).toEqual(["lost[0][0].health"]);
  expect(first("damaged", 5)).toEqual(["lost[0][0]"]);
  expect(first("half", 2)).toEqual(["lost[0][0]"]);
  expect(first("half", 3)).toEqual([]);
  expect(problemPaths({ lost: [[], lost("half", 0)] }, squads, BATTLE)).toEqual(["lost[1][0]"]);
  expect(problemPaths({ lost: [[], lost("half", 2)] }, squads, BATTLE)).toEqual([]);
  expect(problemPaths({ lost: [[], [damaged(0, 1)]] }, squads, BATTLE)).toEqual([]);
  const unknown = [side(ship(20)), side(ship(0, { build }), ship(0, { build }))];
  expect(problemPaths({ lost: [[], lost("destroyed", 0)] }, unknown, BATTLE)).toEqual(["lost[1][0]"]);
  expect(scoresOf({ lost: [[], lost("destroyed", 0, 1)] }, unknown, BATTLE)).toEqual([4, 0]);
});

test("if an entered score contradicts the ticked losses, it is refused, and the problem gives the score by losses", () => {
  const claim = { scores: [120, 100], lost: [lost("destroyed", 0), lost("destroyed", 0)] };
  expect(scoresOf(claim, DUEL, DOGFIGHT)).toEqual([120, 100]);
  const wrong = outcomeOf({ ...claim, scores: [120, 99] }, DUEL, DOGFIGHT);
  expect(problemPaths({ scores: [290, 0], lost: [[], []] }, DUEL, DOGFIGHT)).toEqual(["scores[0]"]);
  expect(wrong).toEqual({
    ok: false,
    problems: [{ key: "score does not match the losses", path: "scores[1]", side: 1, counted: 100, score: 99 }],
  });
});

test("a wiped side gives the other its whole list, and an entered score must agree", () => {
  expect(problemPaths({ scores: [289, 0], wiped: [1] }, DUEL, DOGFIGHT)).toEqual(["scores[0]"]);
  expect(problemPaths({ lost: [[], lost("destroyed", 0)], wiped: [1] }, DUEL, DOGFIGHT)).toEqual(["lost[1]"]);
  expect(scoresOf({ lost: [[], []], wiped: [1] }, DUEL, DOGFIGHT)).toEqual([290, 0]);
  expect(problemPaths({ scores: [55, 0], wiped: [1] }, [paper(60), paper(54)], escalation(1))).toEqual(["scores[0]"]);
});

test("a score equal to the other side's whole list is an elimination, even if nobody ticked it", () => {
  expect(outcome({ scores: [290, 285] }, DUEL, DOGFIGHT)).toMatchObject({
    ending: "elimination",
    sides: [{ result: "win" }, { result: "loss" }],
  });
  expect(outcome({ scores: [289, 285] }, DUEL, DOGFIGHT)).toMatchObject({
    ending: "time",
    sides: [{ result: "modified win" }, { result: "loss" }],
  });
});

test("if one list is on paper, its losses are entered as a score, and the other list's losses are ticked", () => {
  const squads = [paper(300), side(ship(120), ship(170))];
  expect(scoresOf({ scores: [120, 80], lost: [[], lost("destroyed", 0)] }, squads, DOGFIGHT)).toEqual([120, 80]);
  expect(problemPaths({ lost: [[], lost("destroyed", 0)] }, squads, DOGFIGHT)).toEqual(["scores[1]"]);
  expect(scoresOf({ lost: [[], []], wiped: [0] }, squads, DOGFIGHT)).toEqual([0, 300]);
});

test("if a conceding side's list is unknown, its losses count as the limit", () => {
  expect(scoresOf({ scores: [40, 25], conceded: [0] }, UNKNOWN, DOGFIGHT)).toEqual([40, 300]);
  expect(scoresOf({ scores: [40, 25], conceded: [0] }, UNKNOWN, BATTLE)).toEqual([40, 300]);
  expect(scoresOf({ rounds: 0, conceded: [0] }, UNKNOWN, DOGFIGHT)).toEqual([0, 300]);
});

test("if a wiped side's list is unknown, the entered score counts, or the limit in formats with full value on a wipe", () => {
  expect(scoresOf({ scores: [280, 25], wiped: [1] }, UNKNOWN, DOGFIGHT)).toEqual([280, 25]);
  expect(scoresOf({ scores: [54, 25], wiped: [1] }, UNKNOWN, escalation(1))).toEqual([60, 25]);
});

test("if a side concedes a mission, the other side gets at least the limit, or its own score if higher", () => {
  expect(scoresOf({ scores: [7, 12], conceded: [1] }, UNKNOWN, MISSION)).toEqual([20, 12]);
  expect(scoresOf({ scores: [23, 24], conceded: [1] }, UNKNOWN, MISSION)).toEqual([23, 24]);
});

test("if a side concedes a scenario, the other side gets the whole list and the points for victory counters", () => {
  const rules = rulesOf("epic-battles", 1, { pointsPerCounter: 10 });
  expect(scoresOf({ scores: [50, 60], counters: [2, 1], conceded: [1] }, DUEL, rules)).toEqual([310, 70]);
  expect(scoresOf({ lost: [[], lost("escaped", 0)], counters: [2, 1], conceded: [1] }, DUEL, rules)).toEqual([190, 10]);
  expect(scoresOf({ scores: [400, 60], conceded: [1] }, DUEL, rules)).toEqual([400, 60]);
});

test("a side whose ships have all left the table is wiped, but escaped ships give no points", () => {
  const scores = sideScores({ lost: [[], [...lost("escaped", 0), ...lost("destroyed", 1)]] }, DUEL, BATTLE);
  expect(scores.ok && scores.value.map(({ score, wiped }) => ({ score, wiped }))).toEqual([
    { score: 170, wiped: false },
    { score: 0, wiped: true },
  ]);
});

test("an entered standard score counts even if the other side was wiped, and in a pod even if somebody conceded", () => {
  expect(scoresOf({ scores: [100, 20], wiped: [1] }, DUEL, BATTLE)).toEqual([100, 20]);
  expect(scoresOf({ scores: [30, 20, 10], conceded: [1, 2] }, [...DUEL, side(ship(90))], POD)).toEqual([30, 20, 10]);
});

test("the full limit counts if all ships were destroyed, but not for escaped ships or with an entered standard score", () => {
  const rules = rulesOf("epic-battles", 1, { fullValueOnWipe: true });
  expect(scoresOf({ lost: [[], lost("destroyed", 0, 1)] }, DUEL, rules)).toEqual([300, 0]);
  expect(scoresOf({ lost: [[], [...lost("escaped", 0), ...lost("destroyed", 1)]] }, DUEL, rules)).toEqual([170, 0]);
  expect(scoresOf({ scores: [100, 20], wiped: [1] }, UNKNOWN, rules)).toEqual([100, 20]);
});
