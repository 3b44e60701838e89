/** Tests the rules on scoring in Epic Battles and standard scenarios, with the rules' own numbers. */
import type { Loss } from "@broadside/formats";
import { scenariosOf } from "@broadside/formats";
import { expect, test } from "vitest";
import type { SubmittedShip } from "../lists/event-list.ts";
import { countObjectives, isOver, loseShip, type MissionTally, missionClaim, nextRound, startMission } from "./mission.ts";
import { BATTLE, damaged, lost, MISSION, outcome, POD, problemPaths, rulesOf, scoresOf, ship, side, UNKNOWN } from "./scoring-testing.ts";

/** The points that the first side gets for the second side's losses. */
const worth = (ships: readonly SubmittedShip[], losses: readonly Loss[]) =>
  scoresOf({ lost: [[], losses] }, [side(ship(200)), side(...ships, ship(100))], BATTLE)[0];
const results = (scores: readonly number[], more = {}) => outcome({ scores, ...more }, UNKNOWN, BATTLE).sides.map(({ result }) => result);
/** Ships of one quick build, with the given health. */
const build = (threat: number, ...health: readonly number[]): readonly SubmittedShip[] =>
  health.map((own) => ship(0, { build: { number: 1, threat }, health: own }));

/** The rules of a match of Epic Battles in this scenario. */
const battleOf = (scenario: string) =>
  rulesOf("epic-battles", 1, { rounds: [{ unit: "players", limit: 300, minutes: 90, squad: 0, scenario }] });

test("[EB-SCORE-01] each scenario defines how its winner is found", () => {
  expect(scenariosOf("2.0").map(({ id }) => `${id}: ${battleOf(id).count}`)).toEqual([
    "epic-escalation: own count",
    "fog-of-war: own count",
    "aces-high: own count",
    "atmospheric-entry: standard",
    "passing-engagement: standard",
    "key-cargo-retrieval: standard",
    "cover-the-evacuation: standard",
    "intel-pickup: own count",
    "strategic-salvo: standard",
    "all-wings-report-in: own count",
    "fortified-position: standard",
  ]);
});

test("[EB-SCORE-02] a scenario may add points for victory counters to the standard score, by its own value or the organiser's", () => {
  const rules = rulesOf("epic-battles", 1, { pointsPerCounter: 10 });
  expect(scoresOf({ scores: [120, 100], counters: [3, 0] }, UNKNOWN, rules)).toEqual([150, 100]);
  expect(scoresOf({ scores: [120, 100], counters: [3, 0] }, UNKNOWN, battleOf("strategic-salvo"))).toEqual([195, 100]);
  const builds = [side(...build(6, 4)), side(...build(7, 4))];
  expect(scoresOf({ lost: [[], lost("destroyed", 0)], counters: [3, 1] }, builds, battleOf("strategic-salvo"))).toEqual([10, 1]);
});

test("[EB-SCORE-03] a scenario may have its own scoring instead of the standard score", () => {
  const squads = [side(ship(200), ship(50)), side(ship(250))];
  const claim = { scores: [4, 3], lost: [lost("destroyed", 0), []] };
  expect(scoresOf({ lost: claim.lost }, squads, BATTLE)).toEqual([0, 200]);
  expect(outcome(claim, squads, battleOf("fog-of-war")).sides.map(({ result }) => result)).toEqual(["win", "loss"]);
  expect(scoresOf({ counters: [4, 3] }, squads, battleOf("fog-of-war"))).toEqual([4, 3]);
});

test("[EB-SCORE-04, EB-SCORE-05, EB-SCORE-16] destroyed and fled ships score in full, and escaped ships score nothing", () => {
  expect(worth([ship(52)], lost("destroyed", 0))).toBe(52);
  expect(worth([ship(52)], lost("fled", 0))).toBe(52);
  expect(worth([ship(40)], lost("escaped", 0))).toBe(0);
});

test("[EB-ESC-04-Q] a ship that escapes at half health scores nothing", () => {
  expect(worth([ship(30, { health: 5 })], [{ member: 0, ship: 0, as: "escaped", health: 3 }])).toBe(0);
});

test("[EB-SCORE-06, EB-SCORE-07, EB-HEALTH-04] from half health on, rounded up, a ship scores half its value, rounded up", () => {
  expect(worth([ship(51)], lost("half", 0))).toBe(26);
  expect(worth([ship(50, { health: 5 })], [damaged(0, 2)])).toBe(0);
  expect(worth([ship(50, { health: 5 })], [damaged(0, 3)])).toBe(25);
  expect(worth([ship(50, { health: 6 })], [damaged(0, 2)])).toBe(0);
  expect(worth([ship(50, { health: 6 })], [damaged(0, 3)])).toBe(25);
});

test("[EB-SCORE-08, EB-SCORE-13] the higher score wins, in points and in threat", () => {
  expect(results([101, 100])).toEqual(["win", "loss"]);
  const squads = [side(...build(6, 4)), side(...build(7, 4))];
  const claim = { lost: [lost("destroyed", 0), lost("destroyed", 0)] };
  expect(outcome(claim, squads, BATTLE).sides).toMatchObject([
    { score: 7, result: "win" },
    { score: 6, result: "loss" },
  ]);
});

test("[EB-SCORE-09] quick builds score their threat: half, rounded up, or all of it", () => {
  const ships = [ship(0, { build: { number: 1, threat: 3 }, health: 4 }), ship(0, { build: { number: 2, threat: 4 }, health: 4 })];
  expect(worth(ships, [...lost("half", 0), ...lost("destroyed", 1)])).toBe(6);
});

test("[EB-SCORE-10, EB-SCORE-11] the ships of a quick build count as one: their threat, health and lost health are added up", () => {
  expect(worth(build(6, 3, 3, 3, 3), lost("destroyed", 0, 1, 2))).toBe(3);
  expect(worth(build(6, 3, 3, 3), [...lost("destroyed", 0), damaged(1, 2)])).toBe(3);
  expect(worth(build(6, 3, 3, 3), [...lost("destroyed", 0), damaged(1, 1)])).toBe(0);
});

test("[EB-SCORE-12] a quick build is destroyed once all its ships have been destroyed or have fled", () => {
  expect(worth(build(6, 3, 3, 3, 3), [...lost("destroyed", 0, 1, 2), ...lost("fled", 3)])).toBe(6);
  expect(worth(build(6, 3, 3, 3, 3), lost("destroyed", 0, 1, 2))).toBe(3);
});

test("[EB-SCORE-14, EB-SCORE-22-Q] if scores are equal, the scenario's tiebreaker decides, and without one it is a draw", () => {
  expect(results([100, 100], { tiebreak: [[2, 1]] })).toEqual(["win", "loss"]);
  expect(results([100, 100], { tiebreak: [[1, 2]] })).toEqual(["loss", "win"]);
  expect(results([100, 101], { tiebreak: [[2, 1]] })).toEqual(["loss", "win"]);
  expect(results([100, 100])).toEqual(["draw", "draw"]);
});

test("[EB-SCORE-15] sides still level after the tiebreaker draw, and the others rank below them", () => {
  const { sides } = outcome({ scores: [50, 50, 30], tiebreak: [[2, 2, 9]] }, [[], [], []], POD);
  expect(sides.map(({ result, place }) => `${result} ${place}`)).toEqual(["draw 1", "draw 1", "loss 3"]);
});

test("[EB-SCORE-17-Q] halves are rounded up ship by ship", () => {
  expect(worth([ship(25), ship(25)], lost("half", 0, 1))).toBe(26);
});

test("[EB-SCORE-18-Q] a team has one score", () => {
  const team = [...side(ship(60)), ...side(ship(60)), ...side(ship(60))];
  expect(scoresOf({ lost: [[], lost("destroyed", 0)] }, [team, side(ship(50), ship(100))], BATTLE)).toEqual([50, 0]);
});

test("[EB-SCORE-19-Q] in a free-for-all, a destroyed ship scores for every other side", () => {
  const squads = [side(ship(40), ship(60)), side(ship(100)), side(ship(100))];
  expect(scoresOf({ lost: [lost("destroyed", 0), [], []] }, squads, POD)).toEqual([0, 40, 40]);
});

test("[EB-SCORE-20-Q, EB-SCORE-21-Q] in a quick build, a fled ship has lost all its health, and an escaped ship none", () => {
  expect(worth(build(6, 3, 3, 3), [...lost("fled", 0), damaged(1, 2)])).toBe(3);
  expect(worth(build(6, 3, 3, 3), [...lost("fled", 0), damaged(1, 1)])).toBe(0);
  expect(worth(build(6, 3, 3, 3), [...lost("escaped", 0), ...lost("destroyed", 1, 2)])).toBe(3);
  expect(worth(build(6, 3, 3, 3), [...lost("escaped", 0), ...lost("destroyed", 1)])).toBe(0);
});

test("[EB-SCORE-23] ships that have split from their wing still count for their quick build", () => {
  expect(worth(build(7, 5, 3, 3, 3), [...lost("destroyed", 0), damaged(1, 2)])).toBe(4);
  expect(worth(build(7, 5, 3, 3, 3), [...lost("destroyed", 0), damaged(1, 1)])).toBe(0);
});

/** A game in the given round with these points. */
const at = (round: number, first: number, second: number): MissionTally => ({ ...startMission([20, 20]), round, points: [first, second] });
/** Whether the game is over at the end of the round, and each side's result if it is. */
const endOf = (tally: MissionTally, ships: readonly [number, number] = [1, 1]) =>
  isOver(tally, ships) ? outcome(missionClaim(tally, ships), UNKNOWN, MISSION).sides.map(({ result }) => result) : "goes on";

test("[SC-COMMON-31, SC-COMMON-32, SC-COMMON-33] mission points start at the other side's deficit", () => {
  expect(startMission([20, 20]).points).toEqual([0, 0]);
  expect(startMission([19, 20]).points).toEqual([0, 1]);
  expect(startMission([19, 18]).points).toEqual([2, 1]);
});

test("[SC-COMMON-56-Q] the deficit is the difference up to the limit, never below 0", () => {
  expect([20, 17, 21].map((points) => startMission([points, 20]).points[1])).toEqual([0, 3, 0]);
});

test("[SC-COMMON-34, SC-COMMON-35] objectives score from the second round on, for both sides at once and once per round", () => {
  const first = countObjectives(startMission([20, 20]), [3, 0]);
  expect(first.points).toEqual([0, 0]);
  const second = countObjectives(nextRound(first), [3, 1]);
  expect(second.points).toEqual([3, 1]);
  expect(countObjectives(second, [5, 5]).points).toEqual([3, 1]);
  expect(countObjectives(nextRound(second), [0, 2]).points).toEqual([3, 3]);
});

test("[SC-COMMON-36, SC-COMMON-37, SC-COMMON-38] a destroyed or fled ship scores its full value at once, from round 1 on", () => {
  const start = startMission([20, 20]);
  expect(loseShip(start, 1, 0, 5, "destroyed").points).toEqual([5, 0]);
  expect(loseShip(start, 0, 2, 4, "fled").points).toEqual([0, 4]);
  expect(loseShip(start, 0, 2, 4, "removed").points).toEqual([0, 4]);
});

test("[SC-COMMON-39, SC-COMMON-66-Q] ships that are damaged, dock or go to reserve score nothing", () => {
  const start = startMission([20, 20]);
  for (const fate of ["damaged", "docked", "in reserve"] as const) expect(loseShip(start, 1, 0, 5, fate).points).toEqual([0, 0]);
});

test("[SC-COMMON-40, SC-COMMON-67-Q] a ship scores only once, whatever the cause", () => {
  const destroyed = loseShip(startMission([20, 20]), 1, 0, 5, "destroyed");
  expect(loseShip(destroyed, 1, 0, 5, "removed").points).toEqual([5, 0]);
  expect(loseShip(destroyed, 1, 1, 4, "destroyed").points).toEqual([9, 0]);
  expect(loseShip(destroyed, 0, 0, 4, "destroyed").points).toEqual([5, 4]);
});

test("[SC-COMMON-41, SC-COMMON-42, SC-COMMON-54-Q] the only side with ships in the play area wins, whatever the points", () => {
  expect(endOf(at(4, 0, 0), [1, 0])).toEqual(["win", "loss"]);
  expect(endOf(at(4, 3, 25), [1, 0])).toEqual(["win", "loss"]);
  const reserve = loseShip(at(5, 12, 9), 0, 0, 6, "in reserve");
  expect(endOf(reserve, [0, 2])).toEqual(["loss", "win"]);
});

test("[SC-COMMON-44, SC-COMMON-45, SC-COMMON-49] the game ends if a side leads with 20 points, and goes on if the sides are level", () => {
  expect(endOf(at(5, 20, 19))).toEqual(["win", "loss"]);
  expect(endOf(at(5, 19, 5))).toBe("goes on");
  expect(endOf(at(5, 24, 21))).toEqual(["win", "loss"]);
  expect(endOf(at(6, 21, 21))).toBe("goes on");
  expect(endOf(at(12, 21, 21))).toEqual(["draw", "draw"]);
  expect(endOf(at(7, 20, 22))).toEqual(["loss", "win"]);
});

test("[SC-COMMON-46, SC-COMMON-55-Q] points scored after a side reaches 20 still count, until the end of the End Phase", () => {
  const reached = loseShip(at(6, 15, 18), 1, 0, 5, "destroyed");
  expect(reached.points).toEqual([20, 18]);
  expect(endOf(loseShip(reached, 0, 0, 4, "destroyed"))).toEqual(["loss", "win"]);
  const scored = countObjectives(at(6, 18, 18), [1, 0]);
  expect(endOf(loseShip(scored, 0, 0, 3, "destroyed"))).toEqual(["loss", "win"]);
});

test("[SC-COMMON-48, SC-COMMON-52-Q] after round 12, more points win, and equal points are a draw", () => {
  expect(endOf(at(12, 18, 15))).toEqual(["win", "loss"]);
  expect(endOf(at(11, 18, 15))).toBe("goes on");
  expect(endOf(at(12, 16, 16))).toEqual(["draw", "draw"]);
  expect(problemPaths({ scores: [16, 16], tiebreak: [[1, 0]] }, UNKNOWN, MISSION)).toEqual(["tiebreak"]);
});

test("[SC-COMMON-51-Q] if neither side has ships, more points win, and equal points are a draw", () => {
  expect(endOf(at(5, 17, 14), [0, 0])).toEqual(["win", "loss"]);
  expect(endOf(at(5, 15, 15), [0, 0])).toEqual(["draw", "draw"]);
});
