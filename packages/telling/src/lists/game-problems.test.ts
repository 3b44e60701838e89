import type { GameProblem, SetUpDifference } from "@broadside/protocol";
import { describe, expect, test } from "vitest";
import { ENGLISH_LISTS } from "./english.ts";
import { gameProblemInWords, problemOfSeat, verdictReason } from "./game-problems.ts";

test.each<[GameProblem, string]>([
  [
    { problem: "wrong number of players", game: "Fog of War", players: 7, least: 2, most: 6 },
    "Fog of War is for 2 to 6 players, not for 7.",
  ],
  [
    { problem: "wrong number of players", game: "Fortified Position", players: 4, least: 3, most: 3 },
    "Fortified Position is for 3 players, not for 4.",
  ],
  [
    { problem: "wrong sides", format: "team-epic", seats: 2, sides: [3, 1] },
    "Team Epic needs two sides of 2 players each, but the sides have 3 and 1 players.",
  ],
  [
    { problem: "type not played", scenario: "Dogfight", type: "team-battle", types: ["head-to-head"] },
    "Dogfight can't be played as a team battle, only as a head-to-head game.",
  ],
  [
    { problem: "points and threat mixed", points: [1], threat: [2, 3] },
    "All squads in a game must use points, or all must use threat. These seats use points: 1. These use threat, with quick builds: 2 and 3.",
  ],
  [{ problem: "squad over the limit", counts: "points", spent: 167, limit: 166, squad: 2 }, "Squad 2 costs 167 points; the limit is 166."],
  [{ problem: "wrong number of ships", ships: 2, least: 1, most: 1, squad: 0 }, "This squad has 2 ships; it needs 1."],
  [
    {
      problem: "list",
      found: { problem: "list changed" },
      where: {},
      fix: { fix: "use what was handed in" },
    },
    "This list differs from the one you handed in.",
  ],
])("%j", (problem, sentence) => {
  expect(gameProblemInWords(problem, ENGLISH_LISTS)).toBe(sentence);
});

test("a problem with a squad begins with its player's name, or its seat if the player has no name", () => {
  const problem: GameProblem = { problem: "no limit", scenario: "Fog of War", counts: "points", seat: 1 };
  expect(problemOfSeat(problem, [{ name: "Ann" }, { name: "Ben" }], ENGLISH_LISTS)).toBe("Ben: Fog of War has no points limit.");
  expect(problemOfSeat(problem, [{ name: "" }, { name: "" }], ENGLISH_LISTS)).toBe("Seat 2: Fog of War has no points limit.");
  const { seat: _, ...general } = problem;
  expect(problemOfSeat(general, [{ name: "Ann" }], ENGLISH_LISTS)).toBe("Fog of War has no points limit.");
});

describe("what a verdict says about a record's set-up", () => {
  test.each<[string | SetUpDifference, string]>([
    ["event 3 is missing", "event 3 is missing"],
    [
      { difference: "another value", path: "squads[0].points", said: "1", made: "98" },
      "the set-up: squads[0].points is 1, but according to the cards it is 98",
    ],
    [
      { difference: "problem", found: { problem: "no tiers", format: "standard-100", rule: "1E-SQUAD-02" } },
      "the set-up: Standard, 100 points has no tiers (1E-SQUAD-02)",
    ],
    [
      { difference: "problem", found: { problem: "no limit", scenario: "Fog of War", counts: "points", rule: "EB-SETUP-02", seat: 1 } },
      "the set-up: squads[1]: Fog of War has no points limit (EB-SETUP-02)",
    ],
    [
      {
        difference: "over a limit",
        seat: 0,
        player: "Ann",
        rule: "1E-SQUAD-02",
        found: { problem: "over the limit", counts: "points", spent: 120, limit: 100 },
      },
      "the set-up: Ann: This list costs 120 points; the limit is 100 (1E-SQUAD-02)",
    ],
  ])("%j", (what, words) => {
    expect(verdictReason(what, ENGLISH_LISTS)).toBe(words);
  });
});
