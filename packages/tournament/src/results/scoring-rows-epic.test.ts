/** Tests every rule on scoring in the Epic Play Tournament Rules, with the rule's own numbers. */
import { expect, test } from "vitest";
import type { SubmittedSquad } from "../lists/event-list.ts";
import { byeOutcome } from "./match-outcome.ts";
import { matchRules } from "./match-rules.ts";
import {
  DOGFIGHT,
  eventOf,
  lost,
  outcome,
  outcomeInWords,
  paper,
  planOf,
  problemPaths,
  roundOf,
  rulesOf,
  scoresOf,
  ship,
  side,
  TEAM,
  UNKNOWN,
} from "./scoring-testing.ts";

const told = (first: number, second: number, rules = DOGFIGHT) => outcomeInWords({ scores: [first, second], time: true }, UNKNOWN, rules);
/** The points that the first side gets for the second side's losses. */
const worth = (squads: readonly SubmittedSquad[], losses: ReturnType<typeof lost>) =>
  scoresOf({ lost: [[], losses] }, [side(ship(300)), squads], DOGFIGHT)[0];

const CORVETTE = ship(102, {
  sections: [
    { name: "fore", points: 57 },
    { name: "aft", points: 45 },
  ],
});

test("[ET-ROUND-05] three wins, one in each round, give 15 points", () => {
  const wins = [200, 112, 12].map((score) => outcome({ scores: [score, 0] }, UNKNOWN, DOGFIGHT).sides[0]?.points ?? 0);
  expect(wins.reduce((sum, points) => sum + points, 0)).toBe(15);
});

test.each([
  ["ET-BYE-02", "epic-dogfight"],
  ["ET-TSWISS-06", "team-epic"],
])("[%s] a bye of %s is a win and adds 5 points", (_, format) => {
  const event = eventOf(format);
  expect(byeOutcome(event, roundOf(event, 1))).toMatchObject({ result: "win", place: 1, points: 5 });
});

test("[ET-BYE-52-Q] a bye's margin is one and a half times the available points, or those points if the organiser sets it so", () => {
  const margin = (id: string, settings = {}) => byeOutcome(eventOf(id, settings), roundOf(eventOf(id), 1)).margin;
  expect([margin("epic-dogfight"), margin("team-epic")]).toEqual([450, 600]);
  const off = { byeMargin: { limits: 1 } };
  expect([margin("epic-dogfight", off), margin("team-epic", off)]).toEqual([300, 400]);
});

test("[ET-END-02] one ship against none wins at once", () => {
  const squads = [side(ship(150), ship(150)), side(ship(140), ship(160))];
  const result = outcome({ lost: [lost("destroyed", 0), lost("destroyed", 0, 1)] }, squads, DOGFIGHT);
  expect(result).toMatchObject({ ending: "elimination", sides: [{ result: "win" }, { result: "loss" }] });
});

test("[ET-END-04] if neither side has ships, it is a draw with one point each", () => {
  const squads = [side(ship(300)), side(ship(200), ship(100))];
  const result = outcome({ lost: [lost("destroyed", 0), lost("destroyed", 0, 1)] }, squads, DOGFIGHT);
  expect(result).toMatchObject({
    ending: "elimination",
    sides: [
      { result: "draw", points: 1 },
      { result: "draw", points: 1 },
    ],
  });
});

test("[ET-END-05, ET-END-07] an elimination is a full win whatever the lead, even while the last round is completed", () => {
  expect(outcomeInWords({ scores: [250, 245], wiped: [1] }, [paper(300), paper(250)], DOGFIGHT)).toEqual(["win 5 305", "loss 0 295"]);
  const late = outcome({ scores: [203, 200], wiped: [1], time: true }, UNKNOWN, DOGFIGHT);
  expect(late).toMatchObject({ ending: "elimination", sides: [{ result: "win", points: 5 }, { result: "loss" }] });
});

test("[ET-END-08, ET-END-09, ET-END-10] on time, a lead of 1 to 11 is a modified win, a lead of 12 is a win, and no lead is a draw", () => {
  const results = (first: number, second: number) =>
    outcome({ scores: [first, second] }, UNKNOWN, DOGFIGHT).sides.map(({ result }) => result);
  expect(results(111, 100)).toEqual(["modified win", "loss"]);
  expect(results(101, 100)).toEqual(["modified win", "loss"]);
  expect(results(112, 100)).toEqual(["win", "loss"]);
  expect(results(100, 112)).toEqual(["loss", "win"]);
  expect(results(100, 100)).toEqual(["draw", "draw"]);
  expect(outcome({ scores: [111, 100] }, UNKNOWN, DOGFIGHT).ending).toBe("time");
});

test("[ET-END-11] the threshold of 12 is the same at 400 points", () => {
  expect(told(212, 200, TEAM)[0]).toBe("win 5 412");
  expect(told(211, 200, TEAM)[0]).toBe("modified win 3 411");
});

test("[ET-END-12] a side that leads but concedes loses", () => {
  const result = outcome({ scores: [150, 100], conceded: [0] }, [paper(300), paper(300)], DOGFIGHT);
  expect(result).toMatchObject({
    ending: "concession",
    sides: [
      { result: "loss", points: 0 },
      { result: "win", points: 5 },
    ],
  });
});

test("[ET-END-51-Q] elimination comes before scores: the survivor wins even if the other side scored more", () => {
  const result = outcome({ scores: [250, 270], wiped: [1] }, [paper(300), paper(250)], DOGFIGHT);
  expect(result).toMatchObject({
    ending: "elimination",
    sides: [
      { result: "win", score: 250 },
      { result: "loss", score: 270 },
    ],
  });
});

test("[ET-END-52-Q] if time runs out before a round is played, it is a draw at the base", () => {
  expect(outcomeInWords({ rounds: 0, time: true }, [paper(300), paper(290)], DOGFIGHT)).toEqual(["draw 1 300", "draw 1 300"]);
  expect(problemPaths({ rounds: 0, scores: [20, 0] }, UNKNOWN, DOGFIGHT)).toEqual(["scores[0]"]);
});

test("[ET-SCORE-01, ET-SCORE-02, ET-SCORE-05] destroyed ships score with their upgrades, and damaged ships score nothing", () => {
  expect(worth(side(ship(18), ship(12), ship(100)), lost("destroyed", 0, 1))).toBe(30);
  expect(worth(side(ship(28 + 4 + 3), ship(100)), lost("destroyed", 0))).toBe(35);
  expect(worth(side(ship(60), ship(100)), lost("damaged", 0))).toBe(0);
});

test("[ET-SCORE-03, ET-SCORE-04] a crippled section scores with its own upgrades, but not the other section's", () => {
  const bare = ship(90, {
    sections: [
      { name: "fore", points: 50 },
      { name: "aft", points: 40 },
    ],
  });
  expect(worth(side(bare, ship(100)), lost("fore crippled", 0))).toBe(50);
  expect(worth(side(CORVETTE, ship(100)), lost("fore crippled", 0))).toBe(57);
});

test("[ET-SCORE-06] a crippled section doesn't score again when the ship is destroyed", () => {
  expect(worth(side(CORVETTE, ship(100)), [...lost("fore crippled", 0), ...lost("destroyed", 0)])).toBe(102);
  expect(worth(side(CORVETTE, ship(100)), [...lost("fore crippled", 0), ...lost("aft crippled", 0)])).toBe(102);
});

test("[ET-SCORE-07] a huge ship with one card scores only when destroyed", () => {
  expect(worth(side(ship(30), ship(100)), lost("damaged", 0))).toBe(0);
  expect(worth(side(ship(30), ship(100)), lost("destroyed", 0))).toBe(30);
  expect(problemPaths({ lost: [[], lost("fore crippled", 0)] }, [side(ship(9)), side(ship(30))], DOGFIGHT)).toEqual(["lost[1][0]"]);
});

test("[ET-SCORE-51-Q] crippled sections count for the margin even after an elimination", () => {
  const squads = [side(CORVETTE, ship(198)), side(ship(300))];
  const claim = { lost: [lost("fore crippled", 0), lost("destroyed", 0)] };
  expect(outcomeInWords(claim, squads, DOGFIGHT)).toEqual(["win 5 543", "loss 0 57"]);
});

test("[ET-SCORE-52-Q, ET-SCORE-54-Q] a section scores with every upgrade listed on it, even a title", () => {
  const upgraded = ship(50 + 4 + 3 + 40, {
    sections: [
      { name: "fore", points: 50 + 4 + 3 },
      { name: "aft", points: 40 },
    ],
  });
  expect(worth(side(upgraded, ship(100)), lost("fore crippled", 0))).toBe(57);
  const titled = ship(50 + 5 + 40, {
    sections: [
      { name: "fore", points: 50 + 5 },
      { name: "aft", points: 40 },
    ],
  });
  expect(worth(side(titled, ship(100)), lost("aft crippled", 0))).toBe(40);
});

test("[ET-SCORE-53-Q] the score is the pile plus the crippled sections of surviving ships", () => {
  expect(worth(side(CORVETTE, ship(35), ship(25), ship(80)), [...lost("destroyed", 1, 2), ...lost("fore crippled", 0)])).toBe(117);
});

test("[ET-PILE-03, ET-PILE-07] a torpedo that was fired scores with its ship if that is destroyed, and not if it survives", () => {
  const bomber = ship(24 + 4);
  expect(worth(side(bomber, ship(100)), lost("destroyed", 0))).toBe(28);
  expect(worth(side(bomber, ship(100)), lost("damaged", 0))).toBe(0);
});

test("[ET-PILE-04] a team scores the piles of both opponents", () => {
  const opponents = [...side(ship(90), ship(110)), ...side(ship(75), ship(125))];
  const losses = [
    { member: 0, ship: 0, as: "destroyed" },
    { member: 1, ship: 0, as: "destroyed" },
  ] as const;
  expect(scoresOf({ lost: [[], losses] }, [[...side(ship(200)), ...side(ship(200))], opponents], TEAM)).toEqual([165, 0]);
});

test("[ET-PTS-01, ET-PTS-02, ET-PTS-04] a win is 5 points, a modified win 3, a loss 0", () => {
  expect(told(112, 100)).toEqual(["win 5 312", "loss 0 288"]);
  expect(told(111, 100)).toEqual(["modified win 3 311", "loss 0 289"]);
});

test("[ET-PTS-03] a draw is 1 point for each side", () => {
  expect(told(100, 100)).toEqual(["draw 1 300", "draw 1 300"]);
});

test("[ET-PTS-06] a match gives 5, 3 or 2 points in total", () => {
  const given = (claim: Parameters<typeof outcome>[0]) =>
    outcome(claim, [paper(300), paper(280)], DOGFIGHT).sides.reduce((sum, { points }) => sum + points, 0);
  expect(given({ scores: [112, 100] })).toBe(5);
  expect(given({ scores: [105, 100] })).toBe(3);
  expect(given({ scores: [100, 100] })).toBe(2);
  expect(given({ scores: [10, 100], conceded: [1] })).toBe(5);
  expect(given({ scores: [280, 300] })).toBe(2);
});

test("[ET-MOV-01] 300 points are available in a dogfight, and 400 for a team", () => {
  const base = (id: string) => matchRules(eventOf(id), planOf(eventOf(id), 1)).limit;
  expect([base("epic-dogfight"), base("team-epic")]).toEqual([300, 400]);
  expect(told(0, 0)[0]).toBe("draw 1 300");
  expect(told(0, 0, TEAM)[0]).toBe("draw 1 400");
});

test("[ET-MOV-02, ET-MOV-03, ET-MOV-07] margins are the base plus and minus the difference, so together twice the base", () => {
  expect(told(153, 124)).toEqual(["win 5 329", "loss 0 271"]);
  expect(told(153, 124, TEAM)).toEqual(["win 5 429", "loss 0 371"]);
});

test("[ET-MOV-04, ET-MOV-53-Q] a modified win's margin has the same formula", () => {
  expect(told(105, 100)).toEqual(["modified win 3 305", "loss 0 295"]);
  expect(told(111, 100)).toEqual(["modified win 3 311", "loss 0 289"]);
});

test("[ET-MOV-05, ET-MOV-54-Q] all ships of a conceding player count as destroyed, in both formats", () => {
  const squads = [side(ship(200), ship(100)), side(ship(150), ship(140))];
  expect(outcomeInWords({ scores: [0, 60], conceded: [1] }, squads, DOGFIGHT)).toEqual(["win 5 530", "loss 0 70"]);
  const ticked = { lost: [[], lost("destroyed", 0)], conceded: [1] };
  expect(outcomeInWords(ticked, squads, DOGFIGHT)).toEqual(["win 5 590", "loss 0 10"]);
  const teams = [
    [...paper(200), ...paper(200)],
    [...paper(190), ...paper(200)],
  ];
  expect(outcomeInWords({ scores: [100, 60], conceded: [1] }, teams, TEAM)).toEqual(["win 5 730", "loss 0 70"]);
});

test("[ET-MOV-08] margins are between 0 and twice the base, because no score exceeds the limit", () => {
  expect(told(300, 0)).toEqual(["win 5 600", "loss 0 0"]);
  expect(told(400, 0, TEAM)).toEqual(["win 5 800", "loss 0 0"]);
  expect(problemPaths({ scores: [301, 0] }, UNKNOWN, DOGFIGHT)).toEqual(["scores[0]"]);
  expect(problemPaths({ scores: [0, 401] }, UNKNOWN, TEAM)).toEqual(["scores[1]"]);
});

test("[ET-MOV-09, ET-MOV-52-Q] a wiped squad counts with its own value, and with the limit only if the organiser sets it so", () => {
  const small = [paper(300), paper(280)];
  expect(outcomeInWords({ scores: [280, 100], wiped: [1] }, small, DOGFIGHT)).toEqual(["win 5 480", "loss 0 120"]);
  const claim = { scores: [250, 270], wiped: [1] };
  const squads = [paper(300), paper(250)];
  expect(outcomeInWords(claim, squads, DOGFIGHT)).toEqual(["win 5 280", "loss 0 320"]);
  expect(outcomeInWords(claim, squads, rulesOf("epic-dogfight", 1, { fullValueOnWipe: true }))).toEqual(["win 5 330", "loss 0 270"]);
});

test("[ET-MOV-51-Q] the margin of a draw on scores is the base; mutual elimination keeps the difference", () => {
  expect(told(140, 140)).toEqual(["draw 1 300", "draw 1 300"]);
  expect(outcomeInWords({ scores: [300, 280], wiped: [0, 1] }, [paper(280), paper(300)], DOGFIGHT)).toEqual(["draw 1 320", "draw 1 280"]);
});

test("[ET-TEAM-55-Q] a team is eliminated when both its members are, and it concedes as one", () => {
  const teams = [
    [...side(ship(200)), ...side(ship(200))],
    [...side(ship(200)), ...side(ship(120), ship(80))],
  ];
  const first = { member: 0, ship: 0, as: "destroyed" } as const;
  const half = [first, { member: 1, ship: 0, as: "destroyed" } as const];
  expect(outcome({ lost: [[], [first]] }, teams, TEAM)).toMatchObject({ ending: "time", sides: [{ score: 200 }, { score: 0 }] });
  expect(outcome({ lost: [[], half] }, teams, TEAM).ending).toBe("time");
  const all = [...half, { member: 1, ship: 1, as: "destroyed" } as const];
  expect(outcome({ lost: [[], all] }, teams, TEAM)).toMatchObject({ ending: "elimination", sides: [{ score: 400 }, { score: 0 }] });
  const conceded = outcome({ lost: [[], [first]], conceded: [1] }, teams, TEAM);
  expect(conceded).toMatchObject({
    ending: "concession",
    sides: [
      { result: "win", score: 400 },
      { result: "loss", score: 0 },
    ],
  });
});
