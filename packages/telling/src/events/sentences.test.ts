/** Tests that texts about events are whole sentences in organisers' words, with the rule before the full stop. */
import { checkEvent, type FoundFact, type PairingNote, type RowRefusal, type TableProblem } from "@broadside/tournament";
import { describe, expect, test } from "vitest";
import { claimProblemInWords, claimQuestionInWords, scoreItemInWords } from "./claim-sentences.ts";
import { eventOf, pairByHand, put } from "./events.testing.ts";
import { exportProblemInWords, tableProblemInWords } from "./file-sentences.ts";
import { editInWords, findingInWords } from "./finding-sentences.ts";
import { limitNoteInWords, pairingNoteInWords, swapBreakInWords } from "./pairing-sentences.ts";
import { logProblemInWords, refusalInWords } from "./refusals.ts";
import { withRule } from "./sentences.ts";
import { timeCall } from "./time-call.ts";

const CARGO = { id: "key-cargo-retrieval", name: "Key Cargo Retrieval", least: 2, most: 2, units: ["players"] } as const;
const SALVO = { name: "Strategic Salvo", least: 2, most: 4, team: 2 };

describe("a refusal", () => {
  test.each<[string, RowRefusal]>([
    ["The event is closed.", { key: "event is closed" }],
    [
      "A team must have 1 to 3 members here, not 4 [EB-TYPE-03].",
      { key: "size of a team", sizes: [1, 2, 3], members: 4, rule: "EB-TYPE-03" },
    ],
    ["A team must have 2 members here, not 3.", { key: "size of a team", sizes: [2], members: 3 }],
    [
      "Jo is a judge and a player here. Only the organiser and the second organiser can do this.",
      { key: "not for this role", person: "Jo", roles: ["judge", "player"], allowed: ["organiser", "second organiser"] },
    ],
    ["Ana has dropped.", { key: "not playing", side: "Ana", status: "dropped" }],
    [
      "Results are missing: table 2 of round 1 and table 5 of round 1.",
      {
        key: "results are missing",
        tables: [
          { round: 1, table: 2 },
          { round: 1, table: 5 },
        ],
      },
    ],
    ["The reason is missing.", { key: "text is missing", text: "reason" }],
    [
      "The event needs 3 lists (300 and 400 points and 16 threat), not 1.",
      { key: "number of lists", points: [300, 400], threat: [16], lists: 1 },
    ],
    [
      "Round 1: Key Cargo Retrieval is for 2 players, in rounds for players. To play it anyway, give a reason.",
      { key: "scenario is for others", round: 1, scenario: CARGO },
    ],
    [
      "Red (3 players) and Blue (1 player) cannot meet. Strategic Salvo is for 2 to 4 players, with at most 2 in a team [EB-TYPE-03].",
      {
        key: "teams cannot meet",
        teams: [
          { team: "Red", members: 3 },
          { team: "Blue", members: 1 },
        ],
        scenario: SALVO,
        rule: "EB-TYPE-03",
      },
    ],
    [
      "Row 7 depends on this one: Table 2 of round 1 already has a result. Correct it if it's wrong. Undo row 7 first, or correct the mistake instead.",
      { key: "a later row depends on it", row: 7, because: { key: "result exists", round: 1, table: 2 } },
    ],
    [
      "The swap breaks these rules: Ana and Ben meet again [ET-SWISS-08]; the sides at table 1 are 5 points apart. Confirm it to swap anyway.",
      {
        key: "swap breaks something",
        breaks: [
          { key: "they meet again", sides: ["Ana", "Ben"], rule: "ET-SWISS-08" },
          { key: "points at a table", table: 1, difference: 5 },
        ],
      },
    ],
    ["These settings can't change after the first pairing: late entry.", { key: "settled before round 1", settings: ["lateEntry"] }],
    ["No round has been paired yet.", { key: "only the last round changes", last: 0 }],
  ])("%s", (words, refusal) => {
    expect(refusalInWords(refusal)).toBe(words);
  });

  test("names the first few of many players and counts the others", () => {
    const players = Array.from({ length: 23 }, (_, at) => `P${at + 1}`);
    expect(refusalInWords({ key: "lists are missing", players })).toContain("P19, P20 and 3 more. Hand them in");
  });

  test("of a field that can't be read names the field", () => {
    expect(logProblemInWords({ path: "what.place", reason: "must be 1 to 4000 characters long" })).toBe(
      "place must be 1 to 4000 characters long.",
    );
  });

  test("ends with the rule and then the full stop", () => {
    expect([withRule("So.", "ET-1"), withRule("so", "ET-1"), withRule("So.", undefined)]).toEqual(["So [ET-1].", "so [ET-1]", "So."]);
  });
});

describe("a result", () => {
  const SIDES = ["Ana", "Ben"];

  test("with problems: they name the sides and count losses from 1", () => {
    const tooMuch = {
      key: "figure is out of range",
      path: "scores[1]",
      figure: "score",
      side: 1,
      least: 0,
      most: 300,
      value: 301,
    } as const;
    expect(claimProblemInWords(tooMuch, SIDES)).toBe("Ben's total must be a whole number from 0 to 300, not 301.");
    expect(claimProblemInWords({ key: "no such ship", path: "lost[0][1]", side: 0, loss: 1 }, SIDES)).toBe(
      "Loss number 2 for Ana is a ship that isn't in the list.",
    );
    expect(claimProblemInWords({ key: "game has other winners", path: "outcome.winners", game: [], event: [0] }, SIDES)).toBe(
      "The game says that nobody won, but the event says that Ana won.",
    );
  });

  test("with unlikely figures leads to a question, and the items in a score are named", () => {
    expect(claimQuestionInWords({ key: "score is very high", path: "scores[0]", side: 0, score: 400, most: 300 }, SIDES)).toBe(
      "Ana's total is 400, but nobody can score more than 300 here.",
    );
    expect(scoreItemInWords({ key: "lost ship", ship: "Falcon", as: "fled" })).toBe("Falcon, fled");
    expect(scoreItemInWords({ key: "half health", ship: "Red Two", more: 0 })).toBe("Red Two, at half health");
  });
});

describe("a pairing", () => {
  test.each<[string, PairingNote]>([
    ["Ana and Ben meet again, because every possible pairing has a rematch.", { key: "rematch", sides: ["Ana", "Ben"] }],
    [
      "Ana came late and has the bye before playing a game. The bye counts as a win with a margin of 450 [ET-BYE-02].",
      { key: "newcomer has the bye", side: "Ana", margin: 450, rule: "ET-BYE-02" },
    ],
    [
      "Red (3 players) sits out with a bye, because it can't meet any of the teams that are left. Strategic Salvo is for 2 to 4 players, with at most 2 in a team.",
      { key: "team sits out", team: "Red", members: 3, scenario: SALVO },
    ],
  ])("%s", (words, note) => {
    expect(pairingNoteInWords(note)).toBe(words);
  });

  test("that a swap makes illegal is described with the points and margins of the sides", () => {
    const side = (name: string, margin: number) => ({ side: name, points: 5, margin });
    expect(
      swapBreakInWords({
        key: "opponents out of order",
        side: side("Ana", 120),
        opponent: side("Ben", 100),
        due: side("Cid", 110),
        rule: "ES-SWISS-12",
      }),
    ).toBe(
      "when pairing from the top down, Ana (5 points, margin 120) should meet Cid (5 points, margin 110), not Ben (5 points, margin 100) [ES-SWISS-12]",
    );
  });

  test("gets a note if its scenario is made for another limit", () => {
    const planned = { round: 2, scenario: "Aces High", limit: 500, counts: "points" } as const;
    expect(limitNoteInWords({ key: "scenario is made for another limit", ...planned, perTeam: true, due: 600 })).toBe(
      "Round 2: Aces High is planned with 500 points a team, but it is made for 600.",
    );
  });
});

describe("a finding", () => {
  const widest = [
    { side: "P1", points: 5 },
    { side: "P4", points: 0 },
  ];

  test.each<[string, FoundFact]>([
    [
      "P1 vs P2 and P3 vs P4 meet again, although no rematch is needed.",
      {
        key: "pairing falls short",
        fault: {
          key: "avoidable rematches",
          pairs: [
            ["P1", "P2"],
            ["P3", "P4"],
          ],
          least: 0,
        },
        wish: undefined,
      },
    ],
    [
      "Paired by hand: opponents are 10 points apart in all, but 0 is possible (P1 with 5 points meets P4 with 0).",
      { key: "pairing falls short", fault: { key: "points far apart", own: 10, least: 0, widest }, wish: "by hand" },
    ],
    [
      "P1 (no bye yet, 5 points, margin 400) has the bye, but nobody should have it.",
      {
        key: "pairing falls short",
        fault: { key: "bye to another", has: { side: "P1", byes: 0, points: 5, margin: 400 }, due: undefined },
        wish: undefined,
      },
    ],
    ["Nobody here has the id p9.", { key: "row cannot stand", refusal: { key: "nobody has this id", id: "p9" } }],
    [
      "Somebody edited the file by hand: row 7 has changed, and an organiser has accepted the change.",
      { key: "row was edited", edit: { first: 7, last: 7 }, accepted: true },
    ],
    [
      "Time was called after 160 of 180 minutes, while 1 table was still playing.",
      { key: "time came early", ran: 160, minutes: 180, open: 1 },
    ],
    ["Table 1 (P1 vs P2) has no result yet.", { key: "match has no result", table: 1, sides: ["P1", "P2"] }],
    [
      "Tables 1 and 2 were decided on points before the clock ran out, and nobody called time.",
      { key: "decided before time", tables: [1, 2] },
    ],
  ])("%s", (words, found) => {
    expect(findingInWords(found, undefined)).toBe(words);
  });

  test("about a change after the end repeats the changed row", () => {
    const log = eventOf("epic-dogfight", 2);
    pairByHand(log, "p1-p2");
    const claim = { scores: [30, 0], time: true };
    put(log, { kind: "result", round: 1, table: 1, claim });
    put(log, { kind: "finished" });
    put(log, { kind: "result", round: 1, table: 1, claim, correction: "miscounted" });
    const [late] = checkEvent(log.entries).findings.filter(({ found }) => found.key === "came after the end");
    expect(late && findingInWords(late.found, log.event)).toBe(
      "This was entered after the event had been closed: Round 1, table 1: Player p1 30 (win), Player p2 0 (loss) on points; time was called; corrected: miscounted.",
    );
  });

  test("names the range of rows that an edit may have changed", () => {
    expect(editInWords({ first: 1, last: 12 })).toBe("one of the rows 1 to 12");
  });
});

describe("a table of players", () => {
  test.each<[string, TableProblem]>([
    ["The name of the player is missing.", { key: "text is missing", text: "player" }],
    [
      'The column "notes" is ignored, because only these are known: name and club.',
      { key: "column is not known", column: "notes", known: ["name", "club"] },
    ],
    ["Ana is also the name on line 2. Both have been read.", { key: "namesake", name: "Ana", line: 2 }],
  ])("%s", (words, problem) => {
    expect(tableProblemInWords(problem)).toBe(words);
  });

  test("that can't be exported: the problem names the round", () => {
    expect(exportProblemInWords({ key: "round was in pods", round: 1 })).toBe(
      "Round 1 was played in pods, and ListFortress only knows matches between two players.",
    );
  });
});

test("[ET-END-06, ES-END-05] when time is called, players finish the game round, and tables with extra time are listed", () => {
  const log = eventOf("epic-dogfight", 4);
  pairByHand(log, "p1-p2 p3-p4");
  put(log, { kind: "extended", round: 1, table: 2, minutes: 10 });
  const [round] = log.event.rounds;
  expect(round && timeCall(round)).toBe(
    "Time in round 1! Finish the current game round, including its End phase. Then the match is over. These tables have more time: table 2 (10 min).",
  );
});
