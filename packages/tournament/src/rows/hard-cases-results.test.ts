/** Hard cases about results: staff who play, crossing reports, sides that leave, rulings, the championship. */
import type { Claim } from "@broadside/formats";
import { invariant } from "@broadside/kit";
import { describe, expect, test } from "vitest";
import { checkEvent } from "../check/check.ts";
import type { EventLog } from "../log/event-log.ts";
import type { Entry, Happening, ResultReport, RuledOutcome, Ruling } from "../log/log.ts";
import { byeOutcome, matchOutcome } from "../results/match-outcome.ts";
import { proposeRound } from "../rounds/propose.ts";
import { SAMPLE_PLAN } from "../settings/settings.ts";
import { cutSeeds } from "../standings/bracket.ts";
import {
  currentRound,
  emptyLog,
  JUDGE,
  join,
  listFor,
  logWith,
  matchOf,
  ORGANISER,
  pairByHand,
  pairedLog,
  pairNext,
  playRound,
  playRounds,
  refusal,
  SECOND,
  write,
} from "./sample-event.ts";

const DOGFIGHT = "epic-dogfight";
const WON: Claim = { scores: [100, 0], time: true };

const report = (claim: Claim, table = 1): ResultReport => ({ kind: "reported", round: 1, table, claim });
const answer = (given: "confirmed" | "disputed", about?: Entry): Happening => ({
  kind: "answered",
  round: 1,
  table: 1,
  answer: given,
  ...(about && { report: about.number }),
});
const lastOf = (_: Entry, last: Entry): Entry => last;
const undo = ({ number }: Entry): Happening => ({ kind: "undone", entry: number });

const outcomes = (log: EventLog) => matchOutcome(log.event, currentRound(log), matchOf(log))?.sides.map(({ result }) => result);

describe("staff in their own match", () => {
  /** The organiser plays p1 at table 1; a second organiser and a judge don't play. */
  function ownMatch(): EventLog {
    const log = emptyLog(DOGFIGHT);
    write(log, { kind: "staffed", person: SECOND, name: "Sam Okoro", role: "second organiser" });
    write(log, { kind: "staffed", person: JUDGE, name: "Jo Weiss", role: "judge" });
    for (const person of [ORGANISER, "p1"]) join(log, person);
    pairByHand(log, [[ORGANISER, "p1"]]);
    return log;
  }
  const entered: Happening = { kind: "result", round: 1, table: 1, claim: WON };

  test.each<[string, string, (log: EventLog) => Happening]>([
    ["a result", JUDGE, () => entered],
    ["a ruling", SECOND, () => ({ kind: "ruled", subject: "play", round: 1, table: 1, decision: "The dial is turned back" })],
    ["minutes", JUDGE, () => ({ kind: "extended", round: 1, table: 1, minutes: 5 })],
    [
      "the organiser's own list",
      SECOND,
      (log) => ({ kind: "handed in", player: ORGANISER, list: listFor(log), override: "a card was lost" }),
    ],
    ["the opponent's leaving", JUDGE, () => ({ kind: "dropped", side: "p1" })],
    ["the opponent's answer", SECOND, (log) => undo(lastOf(write(log, report(WON)), write(log, answer("disputed"), "p1")))],
    ["their own confirmation", SECOND, (log) => undo(lastOf(write(log, report(WON), "p1"), write(log, answer("confirmed"))))],
    ["somebody's result", SECOND, (log) => undo(write(log, entered, JUDGE))],
    ["their own disqualification", SECOND, (log) => undo(write(log, { kind: "disqualified", player: ORGANISER, reason: "rude" }, SECOND))],
  ])("[ET-TO-03] other staff decide about %s, for example %s", (_, other, rowOf) => {
    const log = ownMatch();
    const row = rowOf(log);
    expect(refusal(log, row)).toMatchObject({ rule: "ET-TO-03" });
    write(log, row, other);
  });

  test("a playing organiser reports a result like any player, and it counts once the opponent confirms it", () => {
    const log = ownMatch();
    const told = write(log, report(WON));
    expect(matchOf(log).result).toBeUndefined();
    expect(refusal(log, answer("confirmed"))).toEqual({ key: "confirmed already" });
    write(log, answer("confirmed", told), "p1");
    expect(outcomes(log)).toEqual(["win", "loss"]);
  });
});

describe("reports that cross each other", () => {
  test("an answer to a report that has since been replaced is refused", () => {
    const log = pairedLog(DOGFIGHT, 2);
    const first = write(log, report(WON), "p1");
    const second = write(log, report({ scores: [300, 0] }), "p1");
    expect(refusal(log, answer("confirmed", first), "p2")).toEqual({ key: "report has changed" });
    expect(matchOf(log).result).toBeUndefined();
    write(log, answer("confirmed", second), "p2");
    expect(matchOf(log).result?.claim.scores).toEqual([300, 0]);
  });

  test("two reports with the same outcome give a result, even if only one says that time was called", () => {
    const log = pairedLog(DOGFIGHT, 2);
    write(log, report({ scores: [100, 95] }), "p1");
    write(log, report({ scores: [100, 95], time: true }), "p2");
    expect([matchOf(log).disputed, outcomes(log)]).toEqual([false, ["modified win", "loss"]]);
    const other = pairedLog(DOGFIGHT, 2);
    write(other, report({ scores: [100, 95] }), "p1");
    write(other, report({ scores: [100, 94] }), "p2");
    expect([matchOf(other).disputed, matchOf(other).result]).toEqual([true, undefined]);
  });
});

describe("a disputed table is settled by agreement", () => {
  const LOST: Claim = { scores: [0, 100], time: true };
  const disputed = (how: "answer" | "report"): EventLog => {
    const log = pairedLog(DOGFIGHT, 2);
    write(log, report(WON), "p1");
    write(log, how === "answer" ? answer("disputed") : report(LOST), "p2");
    expect(matchOf(log).disputed).toBe(true);
    return log;
  };
  const scores = (log: EventLog) => matchOf(log).result?.claim.scores;

  test.each(["answer", "report"] as const)("if the side that disputed it by %s confirms it after all", (how) => {
    const log = disputed(how);
    write(log, answer("confirmed"), "p2");
    expect(matchOf(log).disputed).toBe(false);
    expect(scores(log)).toEqual([100, 0]);
  });

  test.each([
    ["confirming", answer("confirmed")],
    ["telling the same", report(LOST)],
  ])("if the side that reported first accepts the other's result by %s", (_, row) => {
    const log = disputed("report");
    write(log, row, "p1");
    expect(matchOf(log).disputed).toBe(false);
    expect(scores(log)).toEqual([0, 100]);
  });

  test("but nobody can confirm their own report, and a third result must be confirmed by the other side", () => {
    const log = disputed("answer");
    expect(refusal(log, answer("confirmed"), "p1")).toMatchObject({ key: "your report is disputed" });
    write(log, report(WON), "p1");
    expect(matchOf(log).disputed).toBe(true);
    write(log, report({ scores: [50, 40] }), "p1");
    expect(scores(log)).toBeUndefined();
    write(log, answer("confirmed"), "p2");
    expect(scores(log)).toEqual([50, 40]);
  });

  test("in a pod, every side that differs must agree, and a side that hasn't answered must still confirm", () => {
    const log = logWith("free-for-all", 3);
    pairByHand(log, [["p1", "p2", "p3"]]);
    write(log, report({ scores: [10, 20, 30] }), "p1");
    write(log, report({ scores: [30, 20, 10] }), "p2");
    expect(refusal(log, answer("confirmed"), "p3")).toMatchObject({ key: "sides disagree" });
    write(log, answer("confirmed"), "p2");
    expect(matchOf(log).disputed).toBe(false);
    expect(scores(log)).toBeUndefined();
    write(log, answer("confirmed"), "p3");
    expect(scores(log)).toEqual([10, 20, 30]);
  });
});

describe("a player who has left the table", () => {
  const SCORES: Claim = { scores: [10, 20, 300] };

  test("in a pod can't report or answer, isn't waited for, and comes last whatever the score", () => {
    const log = logWith("free-for-all", 3);
    pairByHand(log, [["p1", "p2", "p3"]]);
    write(log, { kind: "dropped", side: "p3" });
    expect(matchOf(log).result).toBeUndefined();
    expect(refusal(log, report(SCORES), "p3")).toEqual({ key: "not playing", side: "Player p3", status: "dropped" });
    write(log, report(SCORES), "p1");
    expect(refusal(log, answer("disputed"), "p3")).toEqual({ key: "not playing", side: "Player p3", status: "dropped" });
    write(log, answer("confirmed"), "p2");
    expect(matchOutcome(log.event, currentRound(log), matchOf(log))?.sides.map(({ place }) => place)).toEqual([2, 1, 3]);
    write(log, { kind: "result", round: 1, table: 1, claim: { scores: [20, 10, 300] }, correction: "the other way round" });
    expect(matchOutcome(log.event, currentRound(log), matchOf(log))?.sides.map(({ place }) => place)).toEqual([1, 2, 3]);
  });

  /** p1, the captain of t1, leaves p2 with both lists. */
  function leftAlone(): EventLog {
    const log = logWith("team-epic", 4);
    pairByHand(log, [["t1", "t2"]]);
    write(log, { kind: "dropped", side: "p1", goesOn: true });
    return log;
  }

  test("[ET-TEAM-56-Q] and whose team is allowed to continue has no more say in its match", () => {
    const log = leftAlone();
    expect([log.event.teams.get("t1")?.status, matchOf(log).result]).toEqual(["playing", undefined]);
    expect(refusal(log, report(WON), "p1")).toEqual({ key: "not playing", side: "Player p1", status: "dropped" });
    write(log, report(WON), "p3");
    expect(refusal(log, answer("disputed"), "p1")).toEqual({ key: "not playing", side: "Player p1", status: "dropped" });
    write(log, answer("confirmed"), "p2");
    expect(outcomes(log)).toEqual(["win", "loss"]);
  });

  test("[ET-TEAM-55-Q] is replaced as captain, and the remaining member can concede alone", () => {
    const log = logWith("team-epic", 4);
    pairByHand(log, [["t1", "t2"]]);
    const conceded: Claim = { conceded: [0] };
    expect(refusal(log, { kind: "captained", team: "t1", captain: "p2" })).toMatchObject({ rule: "ET-TLIST-01" });
    expect(refusal(log, report(conceded), "p2")).toMatchObject({ rule: "ET-TEAM-55-Q" });
    write(log, report(conceded), "p1");
    write(log, answer("confirmed"), "p3");
    expect(matchOf(log).result).toBeUndefined();
    write(log, answer("confirmed"), "p2");
    expect(outcomes(log)).toEqual(["loss", "win"]);

    for (const named of [true, false]) {
      const alone = leftAlone();
      if (named) write(alone, { kind: "captained", team: "t1", captain: "p2" }, "p2");
      expect(alone.event.teams.get("t1")?.captain).toBe(named ? "p2" : "p1");
      write(alone, report(conceded), "p2");
      write(alone, answer("confirmed"), "p4");
      expect(outcomes(alone)).toEqual(["loss", "win"]);
    }
  });
});

describe("rulings", () => {
  test("[ET-AUTH-05] a judge can't change an organiser's ruling or correction, but can still rule on cards in that match", () => {
    const log = pairedLog(DOGFIGHT, 2);
    write(log, { kind: "staffed", person: JUDGE, name: "Jo Weiss", role: "judge" });
    const correct = (...scores: readonly number[]): Happening => ({
      kind: "result",
      round: 1,
      table: 1,
      claim: { scores, time: true },
      correction: "miscounted",
    });
    write(log, { kind: "result", round: 1, table: 1, claim: WON }, JUDGE);
    write(log, correct(90, 0), JUDGE);
    write(log, correct(80, 0));
    expect(refusal(log, correct(70, 0), JUDGE)).toMatchObject({ rule: "ET-AUTH-05" });
    const ruling: Ruling = { kind: "ruled", subject: "card", round: 1, table: 1, decision: "The card may be used twice" };
    const drawn = { result: "draw", points: 1, margin: 300 } as const;
    expect(refusal(log, { ...ruling, subject: "result", outcome: [drawn, drawn] }, JUDGE)).toMatchObject({ rule: "ET-AUTH-05" });
    write(log, ruling, JUDGE);
    expect([log.event.rulings.length, matchOf(log).result?.claim.scores]).toEqual([1, [80, 0]]);
    write(log, correct(60, 0));
    expect(matchOf(log).result?.claim.scores).toEqual([60, 0]);
  });

  const rule = (round: number, ...told: readonly (readonly [RuledOutcome["result"], number])[]): Ruling => ({
    kind: "ruled",
    subject: "result",
    round,
    table: 1,
    decision: "so be it",
    outcome: told.map(([result, points]) => ({ result, points, margin: 300 })),
  });

  test("give a duel one winner, a draw or two losers, and never give the loser more points", () => {
    const log = pairedLog(DOGFIGHT, 2);
    const senseless = { key: "outcome of a duel" };
    for (const second of ["win", "modified win", "draw"] as const)
      expect(refusal(log, rule(1, ["win", 5], [second, 1]))).toEqual(senseless);
    expect(refusal(log, rule(1, ["draw", 1], ["loss", 0]))).toEqual(senseless);
    const upsideDown = { key: "loser has more points" };
    expect(refusal(log, rule(1, ["loss", 5], ["win", 3]))).toEqual(upsideDown);
    for (const fair of [rule(1, ["loss", 0], ["modified win", 3]), rule(1, ["draw", 1], ["draw", 1]), rule(1, ["loss", 0], ["loss", 0])])
      write(log, fair);
    const pod = logWith("free-for-all", 3);
    pairByHand(pod, [["p1", "p2", "p3"]]);
    expect(refusal(pod, rule(1, ["win", 5], ["win", 5], ["loss", 0]))).toEqual({ key: "one winner" });
    expect(refusal(pod, rule(1, ["win", 3], ["loss", 5], ["loss", 0]))).toEqual(upsideDown);
    write(pod, rule(1, ["win", 5], ["loss", 3], ["loss", 1]));
  });

  test("can't leave a championship match without a winner", () => {
    const log = logWith(DOGFIGHT, 2);
    playRounds(log, 1);
    cutTo(log, 2);
    pairNext(log);
    for (const result of ["draw", "loss"] as const)
      expect(refusal(log, rule(2, [result, 1], [result, 1]))).toEqual({ key: "championship needs a winner" });
    write(log, rule(2, ["loss", 0], ["win", 5]));
    expect(outcomes(log)).toEqual(["loss", "win"]);
  });
});

function cutTo(log: EventLog, size: number, seed = 1): void {
  const seeds = cutSeeds(log.event, size, seed);
  invariant(seeds.ok, "as many are playing");
  write(log, { kind: "cut", seeds: seeds.value, seed });
}

describe("the championship", () => {
  test("isn't changed by a later correction of the last Swiss round, but the check notes it", () => {
    const log = logWith(DOGFIGHT, 4);
    pairByHand(log, [
      ["p1", "p2"],
      ["p3", "p4"],
    ]);
    playRound(log);
    cutTo(log, 2);
    pairNext(log);
    expect(checkEvent(log.entries).findings.filter(({ found }) => found.key === "seeded higher today")).toEqual([]);
    const correct = (round: number): Happening => ({
      kind: "result",
      round,
      table: 1,
      claim: { scores: [0, 200], time: true },
      correction: "the other way round",
    });
    write(log, correct(1));
    expect(checkEvent(log.entries).findings.filter(({ found }) => found.key === "seeded higher today")).toContainEqual({
      rule: "ET-PTS-05",
      weight: "note",
      found: { key: "seeded higher today", side: "Player p2" },
    });
    expect(currentRound(log).matches.map(({ sides }) => sides.toSorted())).toEqual([["p1", "p3"]]);
  });

  test("needs winners, so no match can be drawn by agreement", () => {
    const log = logWith(DOGFIGHT, 4);
    const drawn = (round: number): Happening => ({ kind: "result", round, table: 1, claim: { scores: [100, 40], agreedDraw: true } });
    pairNext(log);
    write(log, drawn(1));
    expect(outcomes(log)).toEqual(["draw", "draw"]);
    playRound(log);
    cutTo(log, 4);
    pairNext(log);
    expect(refusal(log, drawn(2))).toEqual({ key: "championship match is a draw" });
  });

  test("can't have a result changed once its next round has been paired", () => {
    const log = logWith(DOGFIGHT, 4);
    playRounds(log, 1);
    cutTo(log, 4);
    playRounds(log, 1);
    const correction: Happening = { kind: "result", round: 2, table: 1, claim: { scores: [0, 200] }, correction: "swapped" };
    pairNext(log);
    const standsOn = { key: "next bracket round is made", round: 3 };
    expect(refusal(log, correction)).toEqual(standsOn);
    write(log, { kind: "pairing cancelled", round: 3, reason: "a result was wrong" });
    write(log, correction);
    pairNext(log);
    expect(refusal(log, correction)).toEqual(standsOn);
  });

  test("after a team round is played like the last round of duels", () => {
    const log = logWith("epic-battles", 4, { settings: { rounds: SAMPLE_PLAN } });
    for (const [team, ...members] of [
      ["t1", "p1", "p2"],
      ["t2", "p3", "p4"],
    ] as const)
      write(log, { kind: "teamed", team, name: `Team ${team}`, members });
    playRounds(log, 3);
    expect(currentRound(log).plan).toMatchObject({ unit: "teams", limit: 600, minutes: 180 });
    cutTo(log, 2);
    const { scenario, ...plan } = pairNext(log).plan;
    expect({ ...plan, scenario: SAMPLE_PLAN[1]?.scenario }).toEqual(SAMPLE_PLAN[1]);
    expect(SAMPLE_PLAN.map((played) => played.scenario)).not.toContain(scenario);
    expect(matchOf(log).sides.every((side) => log.event.players.has(side))).toBe(true);
  });

  test("[ES-ROUND-52-Q] in Escalation follows the four rounds, and uses the fourth squad and the fourth round's clock", () => {
    const log = logWith("escalation", 4);
    playRounds(log, 3);
    const seeds = cutSeeds(log.event, 2, 1);
    expect(refusal(log, { kind: "cut", seeds: seeds.ok ? seeds.value : [], seed: 1 })).toMatchObject({ rule: "ES-ROUND-52-Q" });
    playRounds(log, 1);
    cutTo(log, 2);
    expect(pairNext(log).plan).toMatchObject({ limit: 150, minutes: 120, squad: 3 });
  });
});

test("[ES-BYE-51-Q] an Escalation bye is worth 150 in every round, and the proposal notes where that doesn't fit", () => {
  const log = logWith("escalation", 5);
  const notes = [1, 2, 3, 4].map((round) => {
    const proposal = proposeRound(log.event, round);
    invariant(proposal.ok, "five can be paired");
    write(log, { ...proposal.value.row, rematchesConfirmed: true });
    expect(byeOutcome(log.event, currentRound(log)).margin).toBe(150);
    playRound(log);
    return proposal.value.notes.filter(({ key }) => key.startsWith("bye is worth"));
  });
  expect(notes).toEqual([
    [{ key: "bye is worth more than a win", margin: 150, most: 120 }],
    [],
    [],
    [{ key: "bye is worth no more than a draw", margin: 150 }],
  ]);
});

describe("changing a round", () => {
  const report = { kind: "reported", round: 1, table: 1, claim: { scores: [120, 60], time: true } } as const;

  test("doesn't lose reports: cancelling the pairing is refused, and a swap reports the loss", () => {
    const log = pairedLog("epic-dogfight", 4);
    const [first = "", second = ""] = matchOf(log).sides;
    write(log, report, first);
    expect(refusal(log, { kind: "pairing cancelled", round: 1, reason: "too early" })).toMatchObject({
      key: "results are in",
      tables: [1],
    });
    const other = matchOf(log, 2).sides[0] ?? "";
    const swap = { kind: "swapped", round: 1, sides: [second, other], despite: [] } as const;
    expect(refusal(log, swap)).toMatchObject({ key: "swap breaks something", breaks: [{ key: "report is lost", table: 1 }] });
  });
});
