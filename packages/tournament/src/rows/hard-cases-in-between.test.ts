/**
 * Hard cases in which one thing happens in the middle of another: a leaver and a report, a list and a confirmation, a team and its absent
 * half.
 */
import { describe, expect, test } from "vitest";
import { type EventLog, newLog } from "../log/event-log.ts";
import type { EventCreation, Happening } from "../log/log.ts";
import { matchOutcome } from "../results/match-outcome.ts";
import { proposeRound } from "../rounds/propose.ts";
import { SAMPLE_PLAN, type Settings } from "../settings/settings.ts";
import {
  currentRound,
  emptyLog,
  join,
  logWith,
  MORNING,
  matchOf,
  ORGANISER,
  pairByHand,
  playRounds,
  refusal,
  SECOND,
  write,
} from "./sample-event.ts";

const confirmed: Happening = { kind: "answered", round: 1, table: 1, answer: "confirmed" };
const results = (log: EventLog) => matchOutcome(log.event, currentRound(log), matchOf(log))?.sides.map(({ result }) => result);
const places = (log: EventLog) => matchOutcome(log.event, currentRound(log), matchOf(log))?.sides.map(({ place }) => place);

/** p1 and p2 are t1, p3 and p4 are t2, and so on; the third round is a team round. */
function battles(players: number, changes: Partial<Settings> = {}): EventLog {
  const log = logWith("epic-battles", players, { settings: { rounds: SAMPLE_PLAN, ...changes } });
  for (let at = 1; at < players; at += 2)
    write(log, { kind: "teamed", team: `t${(at + 1) / 2}`, name: `Team ${at}`, members: [`p${at}`, `p${at + 1}`] });
  return log;
}

describe("a report that waits only for a side that leaves", () => {
  test("becomes the result in a pod when that side leaves, and the side comes last", () => {
    const log = logWith("free-for-all", 3);
    pairByHand(log, [["p1", "p2", "p3"]]);
    write(log, { kind: "reported", round: 1, table: 1, claim: { scores: [10, 20, 300] } }, "p1");
    write(log, confirmed, "p2");
    write(log, { kind: "dropped", side: "p3" });
    expect(places(log)).toEqual([2, 1, 3]);
  });

  test("[ET-TEAM-55-Q] becomes the result if the member who leaves was the one who had to confirm the team's concession", () => {
    const log = logWith("team-epic", 4);
    pairByHand(log, [["t1", "t2"]]);
    write(log, { kind: "reported", round: 1, table: 1, claim: { conceded: [0] } }, "p1");
    write(log, confirmed, "p3");
    write(log, { kind: "dropped", side: "p2", goesOn: true });
    expect(results(log)).toEqual(["loss", "win"]);
  });
});

test("[ET-TEAM-56-Q] a team is out once its second member leaves too, whatever the organiser had allowed", () => {
  const log = logWith("team-epic", 4);
  pairByHand(log, [["t1", "t2"]]);
  write(log, { kind: "dropped", side: "p1", goesOn: true });
  expect(refusal(log, { kind: "captained", team: "t1", captain: "p1" })).toEqual({
    key: "not playing",
    side: "Player p1",
    status: "dropped",
  });
  write(log, { kind: "dropped", side: "p2", goesOn: true });
  expect([log.event.teams.get("t1")?.status, results(log)]).toEqual(["dropped", ["loss", "win"]]);
});

test("a pod that everybody has left can still get a result", () => {
  const log = logWith("free-for-all", 3);
  pairByHand(log, [["p1", "p2", "p3"]]);
  for (const side of ["p1", "p2", "p3"]) write(log, { kind: "dropped", side });
  write(log, { kind: "result", round: 1, table: 1, claim: { scores: [10, 20, 30] } });
  expect(places(log)).toEqual([3, 2, 1]);
});

test("a list accepted between report and confirmation doesn't count as the list that was played", () => {
  const log = logWith("epic-dogfight", 2);
  pairByHand(log, [["p1", "p2"]]);
  const claim = { lost: [[], [{ member: 0, ship: 2, as: "destroyed" }]], time: true } as const;
  write(log, { kind: "reported", round: 1, table: 1, claim }, "p1");
  const list = { faction: "rebelalliance", squads: [{ points: 300, ships: [{ name: "CR90", points: 300 }] }] };
  write(log, { kind: "handed in", player: "p2", list, override: "two cards were lost" });
  write(log, confirmed, "p2");
  expect(results(log)).toEqual(["win", "loss"]);
});

describe("a team round", () => {
  test("gives the bye to a player whose partner hasn't checked in", () => {
    const log = battles(6, { checkIn: true });
    for (const player of ["p1", "p3", "p4", "p5", "p6"]) write(log, { kind: "checked in", player, brings: [] });
    playRounds(log, 2);
    expect(proposeRound(log.event, 1)).toMatchObject({ ok: true, value: { row: { byes: ["p1"] } } });
  });

  test("names players without a team, even if only one team is left", () => {
    const log = battles(6);
    playRounds(log, 2);
    for (const side of ["p1", "p3"]) write(log, { kind: "dropped", side });
    expect(JSON.stringify(proposeRound(log.event, 1))).toContain('"players":["Player p2","Player p4"]');
  });
});

describe("staff who are involved themselves", () => {
  test("[ET-TO-03] can't restore a row that was undone in their own match", () => {
    const log = emptyLog("epic-dogfight");
    write(log, { kind: "staffed", person: SECOND, name: "Sam Okoro", role: "second organiser" });
    for (const person of [ORGANISER, "p1"]) join(log, person);
    pairByHand(log, [[ORGANISER, "p1"]]);
    const entered = write(log, { kind: "result", round: 1, table: 1, claim: { scores: [100, 0], time: true } }, SECOND);
    const undone = write(log, { kind: "undone", entry: entered.number }, SECOND);
    expect(refusal(log, { kind: "undone", entry: undone.number })).toMatchObject({ rule: "ET-TO-03" });
    write(log, { kind: "undone", entry: undone.number }, SECOND);
    expect(results(log)).toEqual(["win", "loss"]);
  });

  test("[ET-TO-03] can't return with their team after a disqualification", () => {
    const log = emptyLog("team-epic");
    write(log, { kind: "staffed", person: SECOND, name: "Sam Okoro", role: "second organiser" });
    for (const person of [SECOND, "p1"]) join(log, person);
    write(log, { kind: "teamed", team: "t1", name: "Red", members: [SECOND, "p1"] });
    write(log, { kind: "disqualified", player: SECOND, reason: "rude" });
    expect(refusal(log, { kind: "returned", side: "t1" }, SECOND)).toMatchObject({ rule: "ET-TO-03" });
    write(log, { kind: "returned", side: "t1" });
    expect(log.event.teams.get("t1")?.status).toBe("playing");
  });
});

test("a team whose member is let back in after a disqualification has a rank again", () => {
  const log = logWith("team-epic", 4);
  for (const player of ["p1", "p2"]) write(log, { kind: "disqualified", player, reason: "marked cards" });
  write(log, { kind: "returned", side: "p1" });
  expect(log.event.teams.get("t1")?.status).toBe("dropped");
});

test("no member of the staff can have a team's id", () => {
  const log = battles(2);
  expect(refusal(log, { kind: "staffed", person: "t1", name: "Tom", role: "judge" })).toEqual({ key: "id of a team", id: "t1" });
});

const WITHOUT_ROUNDS =
  '{"kind":"created","name":"Cup","format":"epic-dogfight","tier":"casual","date":"2026-11-14","organiser":{"person":"o1","name":"Olga"},"settings":{}}';

test.each(["{}", "null", '{"kind":"published"}', WITHOUT_ROUNDS])("rows that make no event are refused without an error: %s", (text) => {
  expect(newLog(JSON.parse(text) as EventCreation, MORNING).ok).toBe(false);
});

test("an undo that can't be read is refused with what is wrong with it", () => {
  const log = logWith("epic-dogfight", 2);
  expect(refusal(log, JSON.parse('{"kind":"undone","entry":"2"}') as Happening)).toMatchObject({
    reason: expect.stringContaining("must be a whole number"),
  });
});
