/** Rounds and their tables: how many, how long, who may sit where, and what happens before the clock starts. */
import { describe, expect, test } from "vitest";
import type { EventLog } from "../log/event-log.ts";
import { clockOf } from "../rounds/clock.ts";
import { proposeRound } from "../rounds/propose.ts";
import { type RoundPlan, roundsHint } from "../settings/settings.ts";
import { bracketPlan, cutSeeds } from "../standings/bracket.ts";
import { standings } from "../standings/standings.ts";
import {
  creationRefused,
  currentRound,
  emptyLog,
  logWith,
  MORNING,
  matchOf,
  pairByHand,
  pairedLog,
  pairNext,
  playRound,
  playRounds,
  refusal,
  settingsOf,
  write,
} from "./sample-event.ts";

/** The usual rounds, one of them with a different length. */
const lasting = (format: string, round: number, minutes: number) => {
  const rounds = settingsOf(format).rounds.map((plan, at): RoundPlan => (at === round - 1 ? { ...plan, minutes } : plan));
  return settingsOf(format, { rounds });
};

describe("length and number of rounds", () => {
  test("[ET-ROUND-01] a round lasts 180 minutes unless the organiser sets another length", () => {
    const round = pairNext(logWith("epic-dogfight", 2));
    expect(round.plan.minutes).toBe(180);
    expect(clockOf(round, MORNING).left).toBe(180 * 60_000);
  });

  test("[ET-ROUND-02] the organiser can set any length from 150 to 210 minutes", () => {
    for (const format of ["epic-dogfight", "team-epic"])
      expect([149, 150, 210, 211].map((minutes) => creationRefused(format, { settings: lasting(format, 2, minutes) }))).toEqual([
        { key: "length of a round", round: 2, least: 150, most: 210, minutes: 149, rule: "ET-ROUND-02" },
        undefined,
        undefined,
        { key: "length of a round", round: 2, least: 150, most: 210, minutes: 211, rule: "ET-ROUND-02" },
      ]);
  });

  test.each([
    ["ET-ROUND-03", "epic-dogfight", 200],
    ["ES-ROUND-07", "escalation", 75],
  ])("[%s] the length of rounds can't change once round 1 of %s has been paired", (rule, format, minutes) => {
    const log = logWith(format, 2);
    const settings = lasting(format, 2, minutes);
    write(log, { kind: "changed", settings: lasting(format, 2, minutes - 1) });
    write(log, { kind: "changed", settings });
    pairNext(log);
    expect(refusal(log, { kind: "changed", settings: settingsOf(format) })).toMatchObject({ rule });
    expect(log.event.settings).toEqual(settings);
  });

  test("[ET-ROUND-04] no round can be paired before the number of rounds is set", () => {
    const log = logWith("epic-dogfight", 2, { settings: { rounds: [] } });
    const row = { kind: "paired", round: 1, seed: 1, tables: [{ table: 1, sides: ["p1", "p2"] }], byes: [] } as const;
    expect(refusal(log, row)).toMatchObject({ rule: "ET-ROUND-04" });
    expect(proposeRound(log.event, 1).ok).toBe(false);
    write(log, { kind: "changed", settings: settingsOf("epic-dogfight") });
    write(log, row);
  });

  test("[ET-SWISS-55-Q] for sixteen players, four rounds are suggested, but the organiser chooses rounds and cut", () => {
    expect([2, 8, 9, 16, 17, 1].map(roundsHint)).toEqual([1, 3, 4, 4, 5, 0]);
    const { settings } = emptyLog("epic-dogfight", { settings: { rounds: [] } }).event;
    expect(settings).toEqual({ rounds: [] });
    expect(creationRefused("epic-dogfight", { settings: settingsOf("epic-dogfight", { cut: 3 }) })).toMatchObject({
      key: "size of the cut",
    });
    expect(creationRefused("epic-dogfight", { settings: settingsOf("epic-dogfight", { cut: 4 }) })).toBeUndefined();
    const open = logWith("epic-dogfight", 2, { settings: { rounds: [] } });
    expect(proposeRound(open.event, 1)).toMatchObject({ ok: false, problems: [{ key: "no rounds are planned" }] });
  });

  test("[ES-ROUND-01, ES-ROUND-51-Q] Escalation has four rounds, however many players there are", () => {
    const { rounds } = settingsOf("escalation");
    expect(rounds).toHaveLength(4);
    for (const wrong of [rounds.slice(0, 3), [...rounds, ...rounds.slice(3)]])
      expect(creationRefused("escalation", { settings: { rounds: wrong } })).toMatchObject({ rule: "ES-ROUND-01" });
    const log = logWith("escalation", 16);
    playRounds(log, 4);
    expect(proposeRound(log.event, 1)).toMatchObject({
      ok: false,
      problems: [{ key: "all rounds are paired", rounds: 4 }],
    });
  });

  test.each([
    ["ES-ROUND-02", 1, 50],
    ["ES-ROUND-03", 2, 70],
    ["ES-ROUND-04", 3, 90],
    ["ES-ROUND-05", 4, 120],
  ])("[%s] [ES-ROUND-06] round %i of Escalation lasts %i minutes, or up to ten more or fewer", (_, round, usual) => {
    expect(settingsOf("escalation").rounds[round - 1]?.minutes).toBe(usual);
    const refused = (minutes: number) => creationRefused("escalation", { settings: lasting("escalation", round, minutes) });
    expect([refused(usual - 10), refused(usual + 10)]).toEqual([undefined, undefined]);
    for (const minutes of [usual - 11, usual + 11]) expect(refused(minutes)).toMatchObject({ rule: "ES-ROUND-06" });
  });

  test("[ES-ROUND-52-Q] a championship is off by default, and is played with the squads and the clock of round 4", () => {
    const log = logWith("escalation", 4);
    expect(log.event.settings.cut).toBeUndefined();
    playRounds(log, 4);
    expect(proposeRound(log.event, 1).ok).toBe(false);
    const seeds = cutSeeds(log.event, 2, 1);
    write(log, { kind: "cut", seed: 1, seeds: seeds.ok ? seeds.value : [] });
    expect(bracketPlan(log.event)).toMatchObject({ limit: 150, minutes: 120, squad: 3, unit: "players" });
    expect(pairNext(log)).toMatchObject({ kind: "cut", number: 5, plan: { limit: 150, minutes: 120, squad: 3 } });
  });
});

describe("tables", () => {
  test("[ET-TABLE-01] half as many tables as sides, rounded down, are needed", () => {
    const log = logWith("epic-dogfight", 9, { settings: settingsOf("epic-dogfight", { tables: 3 }) });
    expect(proposeRound(log.event, 1)).toMatchObject({ ok: false, problems: [{ key: "too few tables", tables: 3, needed: 4 }] });
    const pair = (at: number) => [`p${2 * at - 1}`, `p${2 * at}`];
    const tables = [1, 2, 3, 4].map((table) => ({ table, sides: pair(table) }));
    expect(refusal(log, { kind: "paired", round: 1, seed: 1, tables, byes: ["p9"] })).toMatchObject({ rule: "ET-TABLE-01" });
    write(log, { kind: "changed", settings: settingsOf("epic-dogfight", { tables: 4 }) });
    expect(pairNext(log).matches).toHaveLength(4);
  });

  test.each([
    ["ET-TABLE-06", "epic-dogfight"],
    ["ES-TABLE-05", "escalation"],
  ])("[%s] another play area must be announced before the day of the event, and the event shows the date: %s", (rule, format) => {
    const area = { width: 4, depth: 4, announced: "2026-10-31" };
    expect(emptyLog(format, { settings: settingsOf(format, { area }) }).event.settings.area).toEqual(area);
    for (const announced of ["2026-11-14", "2026-11-15", "soon", ""])
      expect(creationRefused(format, { settings: settingsOf(format, { area: { ...area, announced } }) })).toMatchObject({ rule });
  });

  test("[ET-BYE-06] a side with the bye has no table and no opponent, but stays in the event", () => {
    const log = pairedLog("epic-dogfight", 5);
    const { byes, matches } = currentRound(log);
    const [byed = ""] = byes;
    expect(byes).toHaveLength(1);
    expect(matches.map(({ table }) => table)).toEqual([1, 2]);
    expect(matches.flatMap(({ sides }) => sides)).not.toContain(byed);
    const claim = { scores: [30, 0], time: true };
    expect(refusal(log, { kind: "result", round: 1, table: 3, claim })).toEqual({ key: "no such table", round: 1, table: 3 });
    expect(refusal(log, { kind: "reported", round: 1, table: 1, claim }, byed)).toMatchObject({ key: "only players report" });
    playRound(log);
    expect(standings(log.event).find(({ side }) => side === byed)).toMatchObject({ opponents: [], byes: 1 });
    expect(pairNext(log).matches.flatMap(({ sides }) => sides)).toContain(byed);
  });

  test.each([
    ["ET-MAT-01", "epic-dogfight"],
    ["ES-COMP-10", "escalation"],
  ])("[%s] a mat that a player brings must be official: %s", (rule, format) => {
    const log = pairedLog(format, 2);
    const mat = { kind: "mat", round: 1, table: 1, from: "player" } as const;
    expect(refusal(log, { ...mat, official: false }, "p1")).toMatchObject({ rule });
    write(log, { ...mat, official: true }, "p1");
    expect(matchOf(log).mat).toEqual({ from: "player", official: true });
  });

  test.each([
    ["ET-MAT-02, ET-MAT-03", "epic-dogfight"],
    ["ES-COMP-11", "escalation"],
  ])("[%s] the venue's mat may be of any kind, but a player's official mat replaces it: %s", (_, format) => {
    const log = pairedLog(format, 2);
    write(log, { kind: "mat", round: 1, table: 1, from: "venue", official: false });
    expect(matchOf(log).mat).toEqual({ from: "venue", official: false });
    write(log, { kind: "mat", round: 1, table: 1, from: "player", official: true }, "p2");
    expect(matchOf(log).mat).toEqual({ from: "player", official: true });
  });
});

describe("before the clock starts", () => {
  test.each([
    ["ET-DEPLOY-01", "epic-dogfight", 180],
    ["ET-TDEPLOY-02", "team-epic", 180],
    ["ES-DEPLOY-01", "escalation", 50],
  ])("[%s] a table in %s is set up before any of its %i minutes have passed", (_, format, minutes) => {
    const log = pairedLog(format, 4);
    const [side = ""] = matchOf(log).sides;
    const player = log.event.teams.get(side)?.captain ?? side;
    write(log, { kind: "mat", round: 1, table: 1, from: "player", official: true }, player);
    write(log, { kind: "tool asked", round: 1, table: 1, tool: "templates", set: "mine" }, player);
    expect(clockOf(currentRound(log), "2026-11-14T12:00:00.000Z")).toEqual({
      state: "not started",
      elapsed: 0,
      left: minutes * 60_000,
    });
    expect([...matchOf(log).tools.keys(), matchOf(log).mat?.from]).toEqual(["templates", "player"]);
  });

  test.each([
    ["ET-END-53-Q", "epic-dogfight", 2],
    ["ET-END-53-Q", "team-epic", 4],
    ["ES-DEPLOY-17", "escalation", 2],
  ])("[%s] no dial can be revealed before the organiser has started the round: %s", (rule, format, players) => {
    const log = pairedLog(format, players);
    const begins = { kind: "begun", round: 1, table: 1 } as const;
    expect(refusal(log, begins, "p1")).toMatchObject({ rule });
    expect(refusal(log, begins)).toMatchObject({ rule });
    expect(refusal(log, { kind: "clock", round: 1, does: "start" }, "p1")).toMatchObject({ key: "not for this role" });
    write(log, { kind: "clock", round: 1, does: "start" });
    write(log, begins, "p1");
    expect(matchOf(log).begun).toBe(true);
  });
});

describe("pairing", () => {
  test("[ET-SWISS-51-Q] if four sides have all met, two rematches are reported, and the organiser must confirm them", () => {
    const log = logWith("epic-dogfight", 4);
    playRounds(log, 3);
    const proposal = proposeRound(log.event, 4);
    const row = proposal.ok ? proposal.value.row : undefined;
    expect(proposal.ok && proposal.value.notes.map(({ key }) => key)).toEqual(["rematch", "rematch"]);
    if (!row) return;
    expect(row.tables).toHaveLength(2);
    expect(refusal(log, row)).toMatchObject({
      key: "rematches are not confirmed",
      pairs: [expect.any(Array), expect.any(Array)],
      rule: "ET-SWISS-51-Q",
    });
    write(log, { ...row, rematchesConfirmed: true });
    expect(currentRound(log).number).toBe(4);
  });

  test("no round can be paired with no sides or only one", () => {
    for (const players of [0, 1]) {
      const log = logWith("epic-dogfight", players);
      expect(proposeRound(log.event, 1)).toMatchObject({ ok: false, problems: [{ key: "too few sides", sides: players }] });
      const byes = players === 1 ? ["p1"] : [];
      expect(refusal(log, { kind: "paired", round: 1, seed: 1, tables: [], byes })).toEqual({ key: "too few sides", sides: players });
    }
  });

  test("if results are missing, they are listed by round and table before the next round can be paired", () => {
    const log = pairedLog("epic-dogfight", 4);
    write(log, { kind: "result", round: 1, table: 1, claim: { scores: [30, 0], time: true } });
    const proposal = proposeRound(log.event, 2);
    const tables = proposal.ok ? proposal.value.row.tables : [];
    expect(refusal(log, { kind: "paired", round: 2, seed: 2, tables, byes: [] })).toEqual({
      key: "results are missing",
      tables: [{ round: 1, table: 2 }],
    });
  });

  test("a seating that leaves a side out, includes an unknown side, or seats a side twice is refused", () => {
    const log = logWith("epic-dogfight", 4);
    const seating = (...pairs: readonly (readonly string[])[]) =>
      ({ kind: "paired", round: 1, seed: 1, tables: pairs.map((sides, at) => ({ table: at + 1, sides })), byes: [] }) as const;
    expect(refusal(log, seating(["p1", "p2"]))).toMatchObject({ key: "neither table nor bye", side: "Player p3" });
    expect(refusal(log, seating(["p1", "p2"], ["p3", "p4"], ["p5", "p6"]))).toMatchObject({
      key: "not in this round",
      side: "p5",
      round: 1,
    });
    expect(refusal(log, seating(["p1", "p2"], ["p3", "p1"]))).toEqual({ key: "seated twice" });
    expect(refusal(log, seating(["p1", "p2", "p3", "p4"]))).toEqual({ key: "wrong number of sides", table: 1, sides: 4 });
    expect(refusal(log, { ...seating(["p1", "p2"]), byes: ["p3", "p4"] })).toMatchObject({ rule: "ET-BYE-01" });
    expect(refusal(log, { ...seating(["p1", "p2"], ["p3", "p4"]), round: 2 })).toEqual({ key: "not the next round", next: 1, round: 2 });
  });
});

describe("changing a round", () => {
  const fiveSeated = (): EventLog => {
    const log = logWith("epic-dogfight", 5);
    pairByHand(
      log,
      [
        ["p1", "p2"],
        ["p3", "p4"],
      ],
      ["p5"],
    );
    return log;
  };
  const swap = (a: string, b: string, round = 1) => ({ kind: "swapped", round, sides: [a, b], despite: [] }) as const;

  test("two sides can change places, or one can take the bye, while both tables are open", () => {
    const log = fiveSeated();
    write(log, swap("p1", "p3"));
    write(log, swap("p1", "p5"));
    expect(currentRound(log).matches.map(({ sides }) => sides)).toEqual([
      ["p3", "p2"],
      ["p5", "p4"],
    ]);
    expect(currentRound(log).byes).toEqual(["p1"]);
    expect(refusal(log, swap("p3", "p2"))).toEqual({ key: "same table" });
    expect(refusal(log, swap("p3", "p3"))).toEqual({ key: "same table" });
    expect(refusal(log, swap("p3", "p9"))).toEqual({ key: "not in this round", side: "p9", round: 1 });
    expect(refusal(log, swap("p3", "p4", 2))).toEqual({ key: "only the last round changes", last: 1 });
    write(log, { kind: "result", round: 1, table: 1, claim: { scores: [30, 0], time: true } });
    expect(refusal(log, swap("p3", "p4"))).toEqual({ key: "table has a result" });
  });

  test("a swap that causes a rematch or a wrong bye reports it, and is made only if the organiser confirms it", () => {
    const log = fiveSeated();
    playRound(log);
    pairByHand(
      log,
      [
        ["p1", "p3"],
        ["p5", "p2"],
      ],
      ["p4"],
    );
    expect(refusal(log, swap("p3", "p2", 2))).toMatchObject({
      key: "swap breaks something",
      breaks: [
        { key: "they meet again", sides: ["Player p1", "Player p2"] },
        { key: "points at a table", table: 1, difference: 5 },
      ],
    });
    expect(refusal(log, swap("p5", "p4", 2))).toMatchObject({ breaks: [{ key: "another bye", side: "Player p5" }] });
    expect(refusal(log, { ...swap("p3", "p2", 2), despite: ["a rematch"] })).toMatchObject({ key: "swap breaks something" });
    write(log, { ...swap("p3", "p2", 2), despite: ["a rematch", "points"] });
    expect(matchOf(log).sides).toEqual(["p1", "p2"]);
  });

  test("a pairing can be cancelled with a reason while nothing has been played", () => {
    const log = fiveSeated();
    const cancel = { kind: "pairing cancelled", round: 1, reason: "somebody came late" } as const;
    expect(refusal(log, { ...cancel, round: 2 })).toMatchObject({ key: "only the last pairing is cancelled", last: 1 });
    expect(refusal(log, { ...cancel, reason: " " })).toEqual({ key: "text is missing", text: "reason" });
    write(log, { kind: "result", round: 1, table: 2, claim: { scores: [30, 0], time: true } });
    expect(refusal(log, cancel)).toEqual({ key: "results are in", tables: [2] });
    write(log, { kind: "undone", entry: log.entries.length });
    write(log, cancel);
    expect(log.event.rounds).toEqual([]);
  });

  test("a clock starts once, pauses while running and resumes while paused; a table gets at most two extra hours", () => {
    const log = fiveSeated();
    const turn = (does: "start" | "pause" | "resume" | "time") => ({ kind: "clock", round: 1, does }) as const;
    const extend = (minutes: number) => ({ kind: "extended", round: 1, table: 1, minutes }) as const;
    for (const does of ["pause", "resume", "time"] as const)
      expect(refusal(log, turn(does))).toMatchObject({ key: expect.stringMatching(/^clock is not/), round: 1 });
    expect(refusal(log, { ...turn("start"), round: 2 })).toEqual({ key: "round is not paired", round: 2 });
    write(log, turn("start"));
    for (const does of ["start", "resume"] as const)
      expect(refusal(log, turn(does))).toMatchObject({ key: expect.stringMatching(/^clock is/), round: 1 });
    write(log, turn("pause"));
    expect(refusal(log, turn("pause"))).toEqual({ key: "clock is not running", round: 1 });
    write(log, turn("resume"));
    write(log, extend(100));
    for (const minutes of [21, 0, -5, 1.5]) expect(refusal(log, extend(minutes))).toMatchObject({ key: "extension of a table", most: 120 });
    write(log, turn("time"));
    expect(refusal(log, turn("resume"))).toEqual({ key: "time is called", round: 1 });
    expect(matchOf(log).extension).toBe(100);
  });
});

describe("results", () => {
  const told = (scores: readonly number[], table = 1, round = 1) =>
    ({ kind: "result", round, table, claim: { scores, time: true } }) as const;

  test("a result is refused if its table or round doesn't exist, or if it is negative or exceeds the list", () => {
    const log = pairedLog("epic-dogfight", 4);
    expect(refusal(log, told([30, 0], 3))).toEqual({ key: "no such table", round: 1, table: 3 });
    expect(refusal(log, told([30, 0], 1, 2))).toEqual({ key: "no such table", round: 2, table: 1 });
    expect(refusal(log, told([-1, 0]))).toMatchObject({ problems: [{ key: "figure is out of range", path: "scores[0]" }] });
    expect(refusal(log, told([0, 301]))).toMatchObject({
      problems: [{ key: "figure is out of range", path: "scores[1]", most: 300, value: 301 }],
    });
    expect(refusal(log, told([30.5, 0]))).toMatchObject({ problems: [{ key: "figure is out of range", path: "scores[0]" }] });
    expect(refusal(log, told([Number.NaN, 0]))).toMatchObject({ problems: [{ key: "figure is out of range", path: "scores[0]" }] });
    expect(refusal(log, told([30]))).toMatchObject({ problems: [{ key: "number of figures", path: "scores" }] });
    write(log, told([300, 0]));
  });

  test("a second result, from staff or players, is refused unless it corrects the first one with a reason", () => {
    const log = pairedLog("epic-dogfight", 2);
    write(log, told([30, 0]));
    expect(refusal(log, told([0, 30]))).toEqual({ key: "result exists", round: 1, table: 1 });
    expect(refusal(log, { ...told([0, 30]), kind: "reported" }, "p1")).toMatchObject({ key: "match has a result" });
    expect(refusal(log, { ...told([0, 30]), correction: " " })).toEqual({ key: "text is missing", text: "reason" });
    write(log, { ...told([0, 30]), correction: "the columns were swapped" });
    expect(standings(log.event)[0]?.side).toBe(matchOf(log).sides[1]);
  });

  test("a report becomes the result only when the other side confirms it", () => {
    const log = logWith("epic-dogfight", 4);
    pairByHand(log, [
      ["p1", "p2"],
      ["p3", "p4"],
    ]);
    const report = { ...told([30, 0]), kind: "reported" } as const;
    const confirms = { kind: "answered", round: 1, table: 1, answer: "confirmed" } as const;
    expect(refusal(log, confirms, "p2")).toEqual({ key: "nothing is reported", table: 1 });
    expect(refusal(log, report, "p3")).toEqual({ key: "only players report" });
    write(log, report, "p1");
    expect(refusal(log, confirms, "p1")).toEqual({ key: "confirmed already" });
    expect(refusal(log, confirms, "p3")).toEqual({ key: "only players answer" });
    expect(refusal(log, { ...told([30, 0]), correction: "too early" })).toEqual({ key: "no result to correct", round: 1, table: 1 });
    expect(matchOf(log).result).toBeUndefined();
    write(log, confirms, "p2");
    expect(matchOf(log).result?.claim).toEqual(report.claim);
  });

  test.each(["answer", "other report"] as const)(
    "if the other side disputes a report by %s, the match waits for an agreement or the staff",
    (how) => {
      const log = logWith("epic-dogfight", 2);
      pairByHand(log, [["p1", "p2"]]);
      const report = { ...told([30, 0]), kind: "reported" } as const;
      write(log, report, "p1");
      if (how === "answer") write(log, { kind: "answered", round: 1, table: 1, answer: "disputed" }, "p2");
      else write(log, { ...told([0, 30]), kind: "reported" }, "p2");
      expect(matchOf(log)).toMatchObject({ disputed: true, result: undefined });
      for (const player of ["p1", "p2"])
        expect(refusal(log, { kind: "answered", round: 1, table: 1, answer: "disputed" }, player)).toMatchObject({
          key: "disputed already",
        });
      write(log, told([0, 30]));
      expect(matchOf(log)).toMatchObject({ disputed: false, result: { claim: { scores: [0, 30] } } });
    },
  );
});
