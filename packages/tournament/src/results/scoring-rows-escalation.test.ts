/** Tests every rule on scoring in the Escalation Tournament Rules, with the rule's own numbers. */
import { expect, test } from "vitest";
import { byeOutcome } from "./match-outcome.ts";
import { escalation, eventOf, lost, outcome, outcomeInWords, paper, roundOf, scoresOf, ship, side, UNKNOWN } from "./scoring-testing.ts";

const ROUNDS = [1, 2, 3, 4];
const told = (round: number, first: number, second: number) => outcomeInWords({ scores: [first, second] }, UNKNOWN, escalation(round));
const byeMargins = (settings = {}) =>
  ROUNDS.map((round) => byeOutcome(eventOf("escalation", settings), roundOf(eventOf("escalation"), round)).margin);

test("[ES-ROUND-08] four wins, one in each round, give 20 points", () => {
  const wins = ROUNDS.map((round) => outcome({ scores: [40, 0] }, UNKNOWN, escalation(round)).sides[0]?.points ?? 0);
  expect(wins.reduce((sum, points) => sum + points, 0)).toBe(20);
});

test("[ES-BYE-04, ES-BYE-05] a bye is a win with 5 points and a margin of 150 in every round", () => {
  const event = eventOf("escalation");
  for (const round of ROUNDS) expect(byeOutcome(event, roundOf(event, round))).toMatchObject({ result: "win", points: 5, margin: 150 });
});

test("[ES-BYE-51-Q] a bye's margin is always 150, or follows the limit if the organiser sets it so", () => {
  expect(byeMargins()).toEqual([150, 150, 150, 150]);
  expect(byeMargins({ byeMargin: { limits: 1.5 } })).toEqual([90, 135, 180, 225]);
  expect(byeMargins({ byeMargin: { limits: 1 } })).toEqual([60, 90, 120, 150]);
});

test("[ES-END-02] one ship against none wins at once", () => {
  const squads = [side(ship(30), ship(30)), side(ship(31), ship(29))];
  const result = outcome({ lost: [lost("destroyed", 0), lost("destroyed", 0, 1)] }, squads, escalation(1));
  expect(result).toMatchObject({
    ending: "elimination",
    sides: [
      { result: "win", points: 5 },
      { result: "loss", points: 0 },
    ],
  });
});

test("[ES-END-04] if neither side has ships, it is a draw", () => {
  const result = outcome({ scores: [60, 60], wiped: [0, 1] }, UNKNOWN, escalation(1));
  expect(result).toMatchObject({
    ending: "elimination",
    sides: [
      { result: "draw", points: 1 },
      { result: "draw", points: 1 },
    ],
  });
});

test("[ES-END-06, ES-END-07, ES-END-08] a lead of 1 to 11 is a modified win, a lead of 12 is a win, and no lead is a draw", () => {
  expect(told(1, 31, 20)).toEqual(["modified win 3 71", "loss 0 49"]);
  expect(told(1, 21, 20)).toEqual(["modified win 3 61", "loss 0 59"]);
  expect(told(1, 32, 20)).toEqual(["win 5 72", "loss 0 48"]);
  expect(told(1, 20, 20)).toEqual(["draw 1 60", "draw 1 60"]);
  expect(told(1, 20, 31)).toEqual(["loss 0 49", "modified win 3 71"]);
  expect(told(1, 20, 32)).toEqual(["loss 0 48", "win 5 72"]);
});

test("[ES-END-09] the threshold of 12 is the same in all rounds", () => {
  expect(ROUNDS.map((round) => told(round, 12, 0)[0])).toEqual(["win 5 72", "win 5 102", "win 5 132", "win 5 162"]);
  expect(ROUNDS.map((round) => told(round, 11, 0)[1])).toEqual(["loss 0 49", "loss 0 79", "loss 0 109", "loss 0 139"]);
});

test("[ES-END-10] a side that leads but concedes loses", () => {
  const result = outcome({ scores: [40, 10], conceded: [0] }, UNKNOWN, escalation(2));
  const [loss, win] = [
    { result: "loss", points: 0 },
    { result: "win", points: 5 },
  ];
  expect(result).toMatchObject({ ending: "concession", sides: [loss, win] });
  expect(outcome({ scores: [0, 0], conceded: [1] }, UNKNOWN, escalation(4))).toMatchObject({ ending: "concession", sides: [win, loss] });
});

test("[ES-SCORE-01, ES-SCORE-02] destroyed ships score with their upgrades, and surviving ships score nothing", () => {
  const squads = [side(ship(60)), side(ship(29 + 4), ship(27))];
  expect(scoresOf({ lost: [[], [...lost("destroyed", 0), ...lost("damaged", 1)]] }, squads, escalation(1))).toEqual([33, 0]);
});

test("[ES-SCORE-04, ES-SCORE-05] a torpedo that was fired scores with its ship if that is destroyed, and not if it survives", () => {
  const squads = [side(ship(60)), side(ship(24 + 4), ship(32))];
  expect(scoresOf({ lost: [[], lost("destroyed", 0)] }, squads, escalation(1))[0]).toBe(28);
  expect(scoresOf({ lost: [[], lost("damaged", 0)] }, squads, escalation(1))[0]).toBe(0);
});

test("[ES-PTS-01] a win gives 5 points, a modified win 3, a draw 1 and a loss 0", () => {
  const points = (first: number, second: number) =>
    outcome({ scores: [first, second] }, UNKNOWN, escalation(3)).sides.map((own) => own.points);
  expect([points(50, 20), points(25, 20), points(20, 20)]).toEqual([
    [5, 0],
    [3, 0],
    [1, 1],
  ]);
});

test("[ES-MOV-01, ES-MOV-06] the base is the round's limit, which is also the margin if scores are equal", () => {
  expect(ROUNDS.map((round) => escalation(round).limit)).toEqual([60, 90, 120, 150]);
  expect(ROUNDS.map((round) => told(round, 33, 33)[0])).toEqual(["draw 1 60", "draw 1 90", "draw 1 120", "draw 1 150"]);
  expect(told(2, 33, 33)).toEqual(["draw 1 90", "draw 1 90"]);
});

test("[ES-MOV-02, ES-MOV-03, ES-MOV-08] margins are the base plus and minus the difference, so together twice the limit", () => {
  expect(told(1, 35, 20)).toEqual(["win 5 75", "loss 0 45"]);
  const sums = ROUNDS.map((round) =>
    outcome({ scores: [35, 20] }, UNKNOWN, escalation(round)).sides.reduce((sum, own) => sum + own.margin, 0),
  );
  expect(sums).toEqual([120, 180, 240, 300]);
});

test("[ES-MOV-04, ES-MOV-05] a wiped squad counts as the full limit, and a part of a squad at its own value", () => {
  const squads = [side(ship(20), ship(40)), side(ship(41), ship(13))];
  const wiped = { lost: [lost("destroyed", 0), lost("destroyed", 0, 1)] };
  expect(outcomeInWords(wiped, squads, escalation(1))).toEqual(["win 5 100", "loss 0 20"]);
  expect(outcomeInWords({ scores: [54, 20], wiped: [1] }, squads, escalation(1))).toEqual(["win 5 100", "loss 0 20"]);
  expect(outcomeInWords({ scores: [60, 20] }, squads, escalation(1))).toEqual(["win 5 100", "loss 0 20"]);
  expect(scoresOf({ lost: [lost("destroyed", 0), lost("destroyed", 0)] }, squads, escalation(1))).toEqual([41, 20]);
});

test("[ES-MOV-07, ES-MOV-52-Q] a conceding player's ships count as destroyed, and so as the full limit", () => {
  expect(outcomeInWords({ scores: [0, 30], conceded: [1] }, [paper(120), paper(120)], escalation(3))).toEqual(["win 5 210", "loss 0 30"]);
  expect(outcomeInWords({ scores: [0, 10], conceded: [1] }, [paper(60), paper(54)], escalation(1))).toEqual(["win 5 110", "loss 0 10"]);
});

test("[ES-MOV-09] four perfect wins give a margin of 840, and four draws give 420", () => {
  const total = (score: (round: number) => number) =>
    ROUNDS.map((round) => outcome({ scores: [score(round), 0] }, UNKNOWN, escalation(round)).sides);
  const sum = (matches: ReturnType<typeof total>, at: number) => matches.reduce((margin, sides) => margin + (sides[at]?.margin ?? 0), 0);
  const perfect = total((round) => escalation(round).limit);
  expect([sum(perfect, 0), sum(perfect, 1)]).toEqual([840, 0]);
  expect(perfect.map((sides) => sides[0]?.margin)).toEqual([120, 180, 240, 300]);
  expect(
    sum(
      total(() => 0),
      0,
    ),
  ).toBe(420);
});

test("[ES-MOV-51-Q] if both sides are wiped, both scores are the limit, so it is a draw at the base", () => {
  const claim = { scores: [90, 88], wiped: [0, 1] };
  expect(outcomeInWords(claim, [paper(88), paper(90)], escalation(2))).toEqual(["draw 1 90", "draw 1 90"]);
});

test("[ES-MOV-53-Q] a modified win's margin has the same formula", () => {
  expect(told(2, 40, 33)).toEqual(["modified win 3 97", "loss 0 83"]);
});
