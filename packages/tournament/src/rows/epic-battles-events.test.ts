/** Epic Battles events: what is announced beforehand, which lists are required, and rounds of players and of teams. */
import { describe, expect, test } from "vitest";
import { shownScenario } from "../export/scenario.ts";
import { requiredLimits } from "../lists/required-limits.ts";
import { requirementsOf } from "../lists/requirements.ts";
import type { EventLog } from "../log/event-log.ts";
import type { ListHandIn } from "../log/log.ts";
import { squadsOf } from "../results/match-outcome.ts";
import { type RoundPlan, SAMPLE_PLAN, type Settings } from "../settings/settings.ts";
import { standings } from "../standings/standings.ts";
import {
  creationRefused,
  currentRound,
  emptyLog,
  listFor,
  logWith,
  matchOf,
  pairByHand,
  pairNext,
  playRound,
  playRounds,
  refusal,
  settingsOf,
  write,
} from "./sample-event.ts";

const FORMAT = "epic-battles";
const duel = (scenario: string, limit = 300, squad = 0): RoundPlan => ({ unit: "players", limit, minutes: 90, squad, scenario });

const sampleLog = (players: number, changes: Partial<Settings> = {}): EventLog =>
  logWith(FORMAT, players, { settings: { rounds: SAMPLE_PLAN, teams: "preset", ...changes } });

const team = (log: EventLog, id: string, ...members: readonly string[]) =>
  write(log, { kind: "teamed", team: id, name: `Team ${id}`, members });

const handIn = (log: EventLog, player: string, ...points: readonly number[]): ListHandIn => ({
  kind: "handed in",
  player,
  list: { ...listFor(log), squads: points.map((total) => ({ points: total, ships: [] })) },
});

describe("what is announced before the event", () => {
  test("[EB-EVENT-01] the printed example requirements are off, but an Epic Battles event can switch them on", () => {
    const ids = (format: string, changes: Partial<Settings> = {}) =>
      requirementsOf(emptyLog(format, { settings: settingsOf(format, changes) }).event).map(({ id }) => id);
    expect(ids(FORMAT)).toEqual([]);
    expect(ids(FORMAT, { sampleRequirements: true })).toEqual(["huge-or-wing", "huge-at-most-half"]);
    expect(ids("scenario-event", { sampleRequirements: true })).toEqual([]);
  });

  test("[EB-EVENT-06] the organiser can set requirements together with the examples or instead of them", () => {
    const own = ["no named pilot twice", "two obstacles each"];
    const log = emptyLog(FORMAT, { settings: settingsOf(FORMAT, { requirements: own }) });
    expect(requirementsOf(log.event).map(({ text }) => text)).toEqual(own);
    write(log, { kind: "changed", settings: settingsOf(FORMAT, { requirements: own, sampleRequirements: true }) });
    expect(requirementsOf(log.event).map(({ id, text }) => id ?? text)).toEqual(["huge-or-wing", "huge-at-most-half", ...own]);
  });

  test("[EB-EVENT-07] requirements are published before any list is accepted", () => {
    const log = emptyLog(FORMAT, { settings: settingsOf(FORMAT, { requirements: ["one huge ship"] }) });
    write(log, { kind: "registered", person: "p1", name: "Player p1" });
    expect(log.event.published).toBe(false);
    expect(requirementsOf(log.event).map(({ text }) => text)).toContain("one huge ship");
    expect(refusal(log, handIn(log, "p1", 300), "p1")).toMatchObject({ rule: "EB-EVENT-07" });
    write(log, { kind: "published" });
    write(log, handIn(log, "p1", 300), "p1");
    expect(log.event.players.get("p1")?.list?.squads).toHaveLength(1);
  });

  test("[EB-EVENT-08] an event can't be published without rounds, or if a round lacks a limit or a scenario", () => {
    const bare = { unit: "players", limit: 300, minutes: 90, squad: 0 } as const;
    expect(refusal(emptyLog(FORMAT, { settings: { rounds: [] } }), { kind: "published" })).toMatchObject({ rule: "EB-EVENT-08" });
    const log = emptyLog(FORMAT, { settings: { rounds: [duel("passing-engagement"), bare] } });
    expect(refusal(log, { kind: "published" })).toMatchObject({ rule: "EB-EVENT-08" });
    expect(creationRefused(FORMAT, { settings: { rounds: [duel("passing-engagement", 0)] } })).toMatchObject({ rule: "EB-EVENT-08" });
    write(log, { kind: "changed", settings: { rounds: [duel("passing-engagement"), duel("atmospheric-entry")] } });
    write(log, { kind: "published" });
    expect(log.event.published).toBe(true);
  });

  test("[EB-EVENT-09] limits of 300 and 500 points require two lists", () => {
    const rounds = [duel("passing-engagement"), duel("atmospheric-entry", 500, 1)];
    const log = logWith(FORMAT, 2, { settings: { rounds } });
    expect(requiredLimits(log.event)).toEqual([300, 500]);
    expect(refusal(log, handIn(log, "p1", 300))).toEqual({
      key: "number of lists",
      points: [300, 500],
      threat: [],
      lists: 1,
      rule: "EB-EVENT-09",
    });
    expect(refusal(log, handIn(log, "p1", 301, 500))).toMatchObject({ key: "list is over its limit", limit: 300 });
    write(log, handIn(log, "p1", 290, 500));
    pairByHand(log, [["p1", "p2"]]);
    expect(rounds.map((plan) => squadsOf(log.event, plan, ["p1"])[0]?.[0]?.points)).toEqual([290, 500]);
  });

  test("[EB-LIST-13-Q] Key Cargo Retrieval is for two players; for more, the organiser must give a reason", () => {
    const cargo = duel("key-cargo-retrieval");
    expect(creationRefused(FORMAT, { settings: { rounds: [cargo] } })).toBeUndefined();
    const pod = { ...cargo, unit: "pods" } as const;
    expect(creationRefused(FORMAT, { settings: { rounds: [pod], podSize: 3 } })).toMatchObject({
      key: "scenario is for others",
      round: 1,
      scenario: { name: "Key Cargo Retrieval", most: 2 },
    });
    const log = logWith(FORMAT, 3, { settings: { rounds: [{ ...pod, despite: "printed as for three" }], podSize: 3 } });
    expect(pairNext(log).matches.map(({ sides }) => sides.length)).toEqual([3]);
  });
});

describe("teammates", () => {
  test.each(["preset", "drawn"] as const)("[EB-EVENT-10] teammates may be %s: named before the event or drawn at it", (teams) => {
    const log = sampleLog(4, { teams, lateEntry: false });
    expect(log.event.settings.teams).toBe(teams);
    const make = () => {
      team(log, "t1", "p1", "p3");
      team(log, "t2", "p2", "p4");
    };
    if (teams === "preset") make();
    playRounds(log, 2);
    const row = { kind: "paired", round: 3, seed: 1, tables: [{ table: 1, sides: ["t1", "t2"] }], byes: [] } as const;
    if (teams === "drawn") {
      expect(refusal(log, row)).toMatchObject({ key: "players without a team" });
      make();
    }
    write(log, { ...row, rematchesConfirmed: true });
    expect(matchOf(log).sides).toEqual(["t1", "t2"]);
  });

  test("a team has two different players who are present and in no other team, and names one of them as captain", () => {
    const log = sampleLog(5);
    team(log, "t1", "p1", "p2");
    const making = (id: string, ...members: readonly string[]) => ({ kind: "teamed", team: id, name: `Team ${id}`, members }) as const;
    expect(refusal(log, making("t1", "p3", "p4"))).toEqual({ key: "team exists", id: "t1" });
    expect(refusal(log, making("t2", "p3", "p3"))).toEqual({ key: "twice in one team" });
    expect(refusal(log, making("t2", "p3", "p9"))).toEqual({ key: "no such player", id: "p9" });
    expect(refusal(log, making("t2", "p3", "p2"))).toEqual({ key: "in a team already", player: "Player p2", team: "Team t1" });
    write(log, { kind: "dropped", side: "p5" });
    expect(refusal(log, making("t2", "p3", "p5"))).toEqual({ key: "not playing", side: "Player p5", status: "dropped" });
    expect(refusal(log, { kind: "captained", team: "t9", captain: "p1" })).toEqual({ key: "no such team", id: "t9" });
    expect(refusal(log, { kind: "captained", team: "t1", captain: "p1" }, "p3")).toEqual({ key: "team chooses its captain" });
  });

  test("[EB-EVENT-11] the sample event uses one 300-point list for two duels and for a 600-point team", () => {
    const log = sampleLog(4, { sampleRequirements: true });
    expect(requiredLimits(log.event)).toEqual([300]);
    expect(requirementsOf(log.event).map(({ id }) => id)).toContain("huge-at-most-half");
    team(log, "t1", "p1", "p2");
    team(log, "t2", "p3", "p4");
    pairByHand(log, [
      ["p1", "p3"],
      ["p2", "p4"],
    ]);
    for (const table of [1, 2]) write(log, { kind: "result", round: 1, table, claim: { scores: [100, 0], time: true } });
    pairByHand(log, [
      ["p1", "p4"],
      ["p2", "p3"],
    ]);
    for (const table of [1, 2]) write(log, { kind: "result", round: 2, table, claim: { scores: [100, 0], time: true } });
    const { plan } = pairByHand(log, [["t2", "t1"]]);
    expect(plan).toMatchObject({ unit: "teams", limit: 600 });
    const brought = squadsOf(log.event, plan, ["t1"])[0]?.map(({ points }) => points);
    expect(brought).toEqual([300, 300]);
    write(log, { kind: "result", round: 3, table: 1, claim: { scores: [200, 100], time: true } });
    expect(standings(log.event).map(({ side, points, wins }) => [side, points, wins])).toEqual([
      ["p1", 6, 2],
      ["p2", 6, 2],
      ["p3", 3, 1],
      ["p4", 3, 1],
    ]);
    expect(standings(log.event).find(({ side }) => side === "p1")?.opponents).toEqual(["p3", "p4", "p3", "p4"]);
  });

  test("[EB-EVENT-12] the sample event lasts 90, 90 and 180 minutes, six hours in all", () => {
    const { rounds } = sampleLog(4).event.settings;
    expect(rounds.map(({ minutes, scenario }) => [minutes, scenario])).toEqual([
      [90, "passing-engagement"],
      [90, "atmospheric-entry"],
      [180, "cover-the-evacuation"],
    ]);
    expect(rounds.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(360);
    expect(creationRefused(FORMAT, { settings: { rounds } })).toBeUndefined();
  });

  test("[EB-EVENT-13] all tables in a round play the same scenario, and a secret one is shown when the round starts", () => {
    const open = sampleLog(2);
    expect(shownScenario(open.event, pairNext(open))).toBe("Passing Engagement");
    const log = sampleLog(8, { secretScenarios: true });
    const { matches, plan } = pairNext(log);
    expect([matches.length, plan.scenario]).toEqual([4, "passing-engagement"]);
    expect(shownScenario(log.event, currentRound(log))).toBeUndefined();
    write(log, { kind: "clock", round: 1, does: "start" });
    expect(shownScenario(log.event, currentRound(log))).toBe("Passing Engagement");
  });
});

describe("rows about the event itself", () => {
  test("an event needs a format, a valid date and a name", () => {
    expect(creationRefused(FORMAT, { format: "chess" })).toEqual({ key: "no such format", id: "chess" });
    for (const date of ["2026-02-29", "14.11.2026", ""])
      expect(creationRefused(FORMAT, { date })).toMatchObject({ key: "not a day", text: date });
    expect(creationRefused(FORMAT, { name: "" })).toEqual({ key: "text is missing", text: "event" });
    expect(creationRefused(FORMAT, { organiser: { person: "organiser", name: "x".repeat(10_000) } })).toMatchObject({
      key: "text is too long",
      text: "organiser",
      most: 100,
      length: 10_000,
    });
  });

  test("an event is published once, has one second organiser, and can end only when everything has been played", () => {
    const log = logWith(FORMAT, 2);
    expect(refusal(log, { kind: "published" })).toEqual({ key: "published already" });
    const sam = { kind: "staffed", person: "s1", name: "Sam Okoro", role: "second organiser" } as const;
    write(log, sam);
    expect(refusal(log, { ...sam, role: "judge" })).toEqual({ key: "on the staff already", person: "Sam Okoro" });
    expect(refusal(log, { ...sam, person: "s2", name: "Ana Reyes" })).toEqual({ key: "second organiser exists" });
    pairNext(log);
    expect(refusal(log, { kind: "finished" })).toEqual({ key: "results are missing", tables: [{ round: 1, table: 1 }] });
    playRound(log);
    write(log, { kind: "finished" });
    expect(refusal(log, { kind: "registered", person: "p9", name: "Player p9" })).toEqual({ key: "event is closed" });
  });
});
