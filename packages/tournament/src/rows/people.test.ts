/** Tests for organisers, players, late arrivals and people who leave. */
import { describe, expect, test } from "vitest";
import type { EventLog } from "../log/event-log.ts";
import type { Registration, Ruling } from "../log/log.ts";
import { matchOutcome } from "../results/match-outcome.ts";
import { contendersOf } from "../rounds/contenders.ts";
import { proposeRound } from "../rounds/propose.ts";
import { cutSeeds } from "../standings/bracket.ts";
import { standings } from "../standings/standings.ts";
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
  settingsOf,
  write,
} from "./sample-event.ts";

const registration = (person: string, name = `Player ${person}`): Registration => ({ kind: "registered", person, name });

function staff(log: EventLog, person: string, role: "second organiser" | "judge"): EventLog {
  write(log, { kind: "staffed", person, name: `Staff ${person}`, role });
  return log;
}

/** The organiser and the second organiser both play, in the order o, s, p1, p2, … */
function playingStaff(format: string, players: number): EventLog {
  const log = staff(emptyLog(format), SECOND, "second organiser");
  for (const person of [ORGANISER, SECOND, ...Array.from({ length: players }, (_, at) => `p${at + 1}`)]) join(log, person);
  return log;
}

/** Premier events use the second edition, whose documents have no rule on this. */
const PREMIER_STAFF = { key: "premier staff cannot play" };

describe("organisers and judges who play", () => {
  test.each([
    ["epic-dogfight", "casual"],
    ["team-epic", "casual"],
    ["scenario-event", "competitive"],
  ] as const)("[ET-TO-01] in an event of %s, which is %s, the organiser can play only if there is a second organiser", (format, tier) => {
    const log = emptyLog(format, { tier });
    const only = { key: "organiser needs a second organiser", ...(format !== "scenario-event" && { rule: "ET-TO-01" }) };
    expect(refusal(log, registration(ORGANISER))).toEqual(only);
    staff(log, JUDGE, "judge");
    expect(refusal(log, registration(ORGANISER))).toEqual(only);
    staff(log, SECOND, "second organiser");
    write(log, registration(ORGANISER));
    expect(log.event.players.has(ORGANISER)).toBe(true);
  });

  test("[ET-TO-02] a second organiser named after round 1 was paired doesn't allow the organiser to play", () => {
    const late = staff(pairedLog("epic-dogfight", 2), SECOND, "second organiser");
    expect(refusal(late, registration(ORGANISER))).toMatchObject({ rule: "ET-TO-02" });
    const early = staff(logWith("epic-dogfight", 2), SECOND, "second organiser");
    pairNext(early);
    write(early, registration(ORGANISER));
    expect(early.event.players.has(ORGANISER)).toBe(true);
  });

  const ruling: Ruling = { kind: "ruled", subject: "play", round: 1, table: 1, decision: "The dial is turned back" };

  test("[ET-TO-03] in the organiser's own match only the second organiser rules, and at other tables both may", () => {
    const log = staff(logWith("epic-dogfight", 3), SECOND, "second organiser");
    join(log, ORGANISER);
    pairByHand(log, [
      [ORGANISER, "p1"],
      ["p2", "p3"],
    ]);
    expect(refusal(log, ruling)).toMatchObject({ rule: "ET-TO-03" });
    write(log, ruling, SECOND);
    write(log, { ...ruling, table: 2 });
    const result = { kind: "result", round: 1, table: 1, claim: { scores: [0, 100], time: true } } as const;
    expect(refusal(log, result)).toMatchObject({ rule: "ET-TO-03" });
    write(log, result, SECOND);
    expect(refusal(log, { ...result, claim: { scores: [100, 0] }, correction: "miscounted" })).toMatchObject({ rule: "ET-TO-03" });
  });

  test("[ET-TO-03] the organiser can't undo a ruling on their own match or disqualify their opponent", () => {
    const log = staff(logWith("epic-dogfight", 1), SECOND, "second organiser");
    join(log, ORGANISER);
    pairByHand(log, [[ORGANISER, "p1"]]);
    const { number } = write(log, ruling, SECOND);
    expect(refusal(log, { kind: "undone", entry: number })).toMatchObject({ rule: "ET-TO-03" });
    expect(refusal(log, { kind: "disqualified", player: "p1", reason: "was winning" })).toMatchObject({ rule: "ET-TO-03" });
    const base = { kind: "component ruled", player: "p1", component: "base", modification: "trimmed", verdict: "disqualified" } as const;
    expect(refusal(log, base)).toMatchObject({ rule: "ET-TO-03" });
    expect(refusal(log, { kind: "dropped", side: "p1" })).toMatchObject({ rule: "ET-TO-03" });
    const result = { kind: "result", round: 1, table: 1, claim: { scores: [100, 0], time: true } } as const;
    expect(refusal(log, result)).toMatchObject({ rule: "ET-TO-03" });
    write(log, result, SECOND);
    const correction = write(log, { ...result, claim: { scores: [0, 100], time: true }, correction: "miscounted" }, SECOND);
    expect(refusal(log, { kind: "undone", entry: correction.number })).toMatchObject({ rule: "ET-TO-03" });
    write(log, { kind: "disqualified", player: "p1", reason: "insults" }, SECOND);
  });

  test("[ET-TO-51-Q] a match between both organisers can be paired only if a judge can rule in it", () => {
    const log = playingStaff("epic-dogfight", 2);
    const tables = [
      { table: 1, sides: [ORGANISER, SECOND] },
      { table: 2, sides: ["p1", "p2"] },
    ];
    const round = { kind: "paired", round: 1, seed: 1, tables, byes: [] } as const;
    expect(refusal(log, round)).toMatchObject({ rule: "ET-TO-51-Q" });
    write(staff(log, JUDGE, "judge"), round);
    expect(refusal(log, ruling, ORGANISER)).toMatchObject({ rule: "ET-TO-03" });
    expect(refusal(log, ruling, SECOND)).toMatchObject({ rule: "ET-TO-03" });
    write(log, ruling, JUDGE);
  });

  test("[ET-TO-51-Q] the same applies to a swap that brings them together, and to their teams", () => {
    const log = playingStaff("epic-dogfight", 2);
    pairByHand(log, [
      [ORGANISER, "p1"],
      ["p2", SECOND],
    ]);
    expect(refusal(log, { kind: "swapped", round: 1, sides: ["p1", SECOND], despite: [] })).toMatchObject({ rule: "ET-TO-51-Q" });
    const teams = playingStaff("team-epic", 2);
    for (const [team, captain, member] of [
      ["t1", ORGANISER, "p1"],
      ["t2", SECOND, "p2"],
    ] as const) {
      write(teams, { kind: "teamed", team, name: team, members: [captain, member] });
      write(teams, { kind: "captained", team, captain });
    }
    const round = { kind: "paired", round: 1, seed: 1, tables: [{ table: 1, sides: ["t1", "t2"] }], byes: [] } as const;
    expect(refusal(teams, round)).toMatchObject({ rule: "ET-TO-51-Q" });
  });

  test("[ET-TO-04, ES-TO-04] no staff can play in a premier event, even with a second organiser", () => {
    const log = staff(staff(emptyLog("scenario-event", { tier: "premier" }), SECOND, "second organiser"), JUDGE, "judge");
    for (const person of [ORGANISER, SECOND, JUDGE]) expect(refusal(log, registration(person))).toEqual(PREMIER_STAFF);
    write(log, registration("p1"));
    expect(refusal(log, { kind: "staffed", person: "p1", name: "Player p1", role: "judge" })).toEqual({
      key: "player on premier staff",
      person: "Player p1",
    });
    const casual = staff(staff(emptyLog("scenario-event"), SECOND, "second organiser"), JUDGE, "judge");
    for (const person of [ORGANISER, SECOND, JUDGE]) write(casual, registration(person));
    expect(casual.event.players.size).toBe(3);
  });

  test.each(["regional", "national", "world"] as const)("[ET-TO-05, ES-TO-05] the staff of a %s can't play in it", (series) => {
    const log = staff(emptyLog("scenario-event", { tier: "premier", series }), JUDGE, "judge");
    expect(refusal(log, registration(JUDGE))).toEqual(PREMIER_STAFF);
    expect(refusal(log, registration(ORGANISER))).toEqual(PREMIER_STAFF);
  });

  test("[ET-TO-06] a judge from one event can play in another", () => {
    staff(emptyLog("scenario-event", { tier: "premier" }), JUDGE, "judge");
    const other = emptyLog("scenario-event", { tier: "premier" });
    write(other, registration(JUDGE));
    expect(other.event.players.has(JUDGE)).toBe(true);
  });
});

describe("names", () => {
  test("a name can be in any script", () => {
    const log = emptyLog("epic-dogfight");
    const names = ["Zoë Ångström", "Дмитрий Щукин", "山田 太郎", "محمد الأمين", "ரவி குமார்", "O’Neil-van der Aa", "👩‍🚀 Ace"];
    for (const [at, name] of names.entries()) write(log, registration(`p${at}`, name));
    expect([...log.event.players.values()].map(({ name }) => name)).toEqual(names);
  });

  test("two people with the same name are distinguished by id and seat", () => {
    const log = emptyLog("epic-dogfight");
    for (const person of ["p1", "p2"]) {
      write(log, registration(person, "Kim Lee"));
      write(log, { kind: "handed in", player: person, list: listFor(log) });
    }
    pairByHand(log, [["p2", "p1"]]);
    playRound(log);
    expect([...log.event.players.values()].map(({ name, seat }) => [name, seat])).toEqual([
      ["Kim Lee", 1],
      ["Kim Lee", 2],
    ]);
    expect(standings(log.event).map(({ side, points }) => [side, points])).toEqual([
      ["p2", 5],
      ["p1", 0],
    ]);
  });

  test("nobody can be registered twice, without a name, or with a name of 10,000 letters or two lines", () => {
    const log = logWith("epic-dogfight", 1);
    expect(refusal(log, registration("p1", "Somebody else"))).toEqual({ key: "registered already", person: "Player p1" });
    expect(refusal(log, registration("p2", " "))).toEqual({ key: "text is missing", text: "player" });
    expect(refusal(log, registration("p2", "x".repeat(10_000)))).toEqual({
      key: "text is too long",
      text: "player",
      most: 100,
      length: 10_000,
    });
    expect(refusal(log, registration("p2", "Kim\nLee"))).toMatchObject({ key: "text has hidden characters", text: "player" });
  });

  test("nobody can be registered with a name like a bot's, or change to one", () => {
    const log = logWith("epic-dogfight", 1);
    const refused = { key: "named like a bot", name: "Program (ace)" };
    expect(refusal(log, registration("p2", "Program (ace)"))).toEqual(refused);
    expect(refusal(log, { kind: "amended", player: "p1", name: "Program (ace)" })).toEqual(refused);
  });

  test("an unknown person is refused by id, both as the author of a row and as its subject", () => {
    const log = pairedLog("epic-dogfight", 2);
    expect(refusal(log, { kind: "dropped", side: "p1" }, "p99")).toEqual({ key: "nobody has this id", id: "p99" });
    expect(refusal(log, { kind: "dropped", side: "p99" })).toEqual({ key: "no such side", id: "p99" });
    expect(refusal(log, { kind: "checked in", player: "p99", brings: [] })).toEqual({ key: "no such player", id: "p99" });
    expect(refusal(log, { kind: "handed in", player: "p99", list: listFor(log) })).toEqual({ key: "no such player", id: "p99" });
    expect(refusal(log, { kind: "disqualified", player: "p99", reason: "insults" })).toEqual({ key: "no such player", id: "p99" });
    expect(refusal(log, { kind: "seated", side: "p99", table: 1 })).toEqual({ key: "no such side", id: "p99" });
  });
});

describe("seats, gear and captains", () => {
  test.each([
    ["ET-TABLE-05", "epic-dogfight"],
    ["ES-TABLE-04", "escalation"],
  ])("[%s] nine players have the seating numbers 1 to 9: %s", (_, format) => {
    const seats = [...logWith(format, 9).event.players.values()].map(({ seat }) => seat);
    expect(seats).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test("[ET-GEAR-02] nobody has to lend a player anything, and missing components don't prevent check-in", () => {
    const log = logWith("epic-dogfight", 2, { settings: settingsOf("epic-dogfight", { checkIn: true }) });
    write(log, { kind: "checked in", player: "p1", brings: [] }, "p1");
    write(log, { kind: "checked in", player: "p2", brings: ["dice"] }, "p2");
    expect(pairNext(log).matches).toHaveLength(1);
  });

  test("[ET-TLIST-01] the tournament can't start with a team that has no captain", () => {
    const log = logWith("team-epic", 4);
    for (const person of ["p5", "p6"]) join(log, person);
    write(log, { kind: "teamed", team: "t3", name: "Late Lancers", members: ["p5", "p6"] });
    const round = { kind: "paired", round: 1, seed: 1, tables: [{ table: 1, sides: ["t1", "t2"] }], byes: ["t3"] } as const;
    expect(refusal(log, round)).toEqual({ key: "team without a captain", team: "Late Lancers", rule: "ET-TLIST-01" });
    expect(refusal(log, { kind: "captained", team: "t3", captain: "p1" }, "p5")).toMatchObject({ key: "not in the team" });
    write(log, { kind: "captained", team: "t3", captain: "p6" }, "p5");
    write(log, round);
    expect(refusal(log, { kind: "captained", team: "t3", captain: "p5" })).toMatchObject({ rule: "ET-TLIST-01" });
  });
});

describe("leaving", () => {
  test("[ET-SWISS-54-Q] a side that drops keeps its results, isn't paired again, and still counts for its opponents", () => {
    const log = logWith("epic-dogfight", 8);
    playRounds(log, 2);
    const before = standings(log.event);
    const best = before[0]?.side ?? "";
    write(log, { kind: "dropped", side: best }, best);
    expect(standings(log.event).map(({ status: _, ...rank }) => rank)).toEqual(before.map(({ status: _, ...rank }) => rank));
    const { matches, byes } = pairNext(log);
    expect([matches.length, byes.length]).toEqual([3, 1]);
    expect(matches.flatMap(({ sides }) => sides)).not.toContain(best);
  });

  test("[ES-SWISS-56-Q] if one of nine players drops, the others play at four tables, and nobody has a bye", () => {
    const log = logWith("escalation", 9);
    playRounds(log, 1);
    write(log, { kind: "dropped", side: "p4" });
    const { matches, byes } = pairNext(log);
    expect([matches.length, byes.length]).toEqual([4, 0]);
  });

  test.each(["dropped", "disqualified"] as const)("[ET-SWISS-54-Q] a player who is %s during a match has conceded it", (kind) => {
    const log = logWith("epic-dogfight", 4);
    pairByHand(log, [
      ["p1", "p2"],
      ["p3", "p4"],
    ]);
    write(log, kind === "dropped" ? { kind, side: "p2" } : { kind, player: "p2", reason: "insults" });
    const outcome = matchOutcome(log.event, currentRound(log), matchOf(log));
    expect(outcome?.ending).toBe("concession");
    expect(outcome?.sides.map(({ result, points, margin }) => [result, points, margin])).toEqual([
      ["win", 5, 600],
      ["loss", 0, 0],
    ]);
    expect(matchOf(log, 2).result).toBeUndefined();
  });

  test("[ET-SWISS-54-Q] a disqualified side has no rank and no seed, but its points still count for its opponents", () => {
    const log = logWith("epic-dogfight", 4);
    pairByHand(log, [
      ["p1", "p2"],
      ["p3", "p4"],
    ]);
    playRound(log);
    write(log, { kind: "disqualified", player: "p1", reason: "insults" });
    expect(standings(log.event).map(({ side }) => side)).toEqual(["p3", "p2", "p4"]);
    expect(standings(log.event).find(({ side }) => side === "p2")?.schedule).toBe(5);
    const seeds = cutSeeds(log.event, 2, 1);
    expect(seeds.ok && seeds.value[0]).toBe("p3");
    expect(seeds.ok && seeds.value.includes("p1")).toBe(false);
    write(log, { kind: "returned", side: "p1" });
    expect(standings(log.event)[0]?.side).toBe("p1");
  });

  test("[ET-TEAM-56-Q] a team leaves with its member and concedes, unless the organiser lets the other member play both lists", () => {
    const log = logWith("team-epic", 8);
    pairByHand(log, [
      ["t1", "t2"],
      ["t3", "t4"],
    ]);
    write(log, { kind: "disqualified", player: "p2", reason: "insults" });
    expect(log.event.teams.get("t1")?.status).toBe("dropped");
    expect(matchOutcome(log.event, currentRound(log), matchOf(log))?.sides.map(({ result }) => result)).toEqual(["loss", "win"]);
    expect(refusal(log, { kind: "dropped", side: "p5", goesOn: true }, "p5")).toMatchObject({ rule: "ET-TEAM-56-Q" });
    write(log, { kind: "dropped", side: "p5", goesOn: true });
    expect(log.event.teams.get("t3")?.status).toBe("playing");
    expect(matchOf(log, 2).result).toBeUndefined();
    playRound(log);
    const { matches, byes } = pairNext(log);
    expect([...matches.flatMap(({ sides }) => sides), ...byes].toSorted()).toEqual(["t2", "t3", "t4"]);
  });

  test("[ET-TEAM-55-Q] the captain concedes for the team, and both the other member and the opponents must confirm it", () => {
    const log = pairedLog("team-epic", 4);
    const claim = { scores: [0, 0], conceded: [matchOf(log).sides.indexOf("t1")] };
    const report = { kind: "reported", round: 1, table: 1, claim } as const;
    expect(refusal(log, report, "p2")).toMatchObject({ rule: "ET-TEAM-55-Q" });
    write(log, report, "p1");
    for (const person of ["p3", "p2"]) {
      expect(matchOf(log).result).toBeUndefined();
      write(log, { kind: "answered", round: 1, table: 1, answer: "confirmed" }, person);
    }
    expect(matchOf(log).result?.claim).toEqual(claim);
  });

  test("players can drop only themselves, and only the organiser can let them return", () => {
    const log = pairedLog("epic-dogfight", 4);
    expect(refusal(log, { kind: "dropped", side: "p2" }, "p1")).toEqual({ key: "players drop themselves" });
    write(log, { kind: "dropped", side: "p1" }, "p1");
    expect(refusal(log, { kind: "dropped", side: "p1" })).toEqual({ key: "not playing", side: "Player p1", status: "dropped" });
    expect(refusal(log, { kind: "returned", side: "p1" }, "p1")).toEqual({ key: "not playing", side: "Player p1", status: "dropped" });
    write(log, { kind: "returned", side: "p1" });
    expect(log.event.players.get("p1")?.status).toBe("playing");
  });
});

describe("arriving late", () => {
  test("[ET-SWISS-56-Q] a player who joins for round 2 has lost round 1, without points or margin", () => {
    const log = logWith("epic-dogfight", 3);
    playRounds(log, 1);
    join(log, "p4");
    expect(standings(log.event).find(({ side }) => side === "p4")).toMatchObject({ points: 0, margin: 0, losses: 1, opponents: [] });
    expect(pairNext(log).matches).toHaveLength(2);
  });

  test("[ET-SWISS-56-Q] if late entry is off, nobody can join once round 1 has been paired", () => {
    const log = logWith("epic-dogfight", 3, { settings: settingsOf("epic-dogfight", { lateEntry: false }) });
    join(log, "p4");
    pairNext(log);
    expect(refusal(log, registration("p5"))).toMatchObject({ rule: "ET-SWISS-56-Q" });
    const teams = logWith("team-epic", 4, { settings: settingsOf("team-epic", { lateEntry: false }) });
    pairNext(teams);
    for (const side of ["t1", "t2"]) write(teams, { kind: "dropped", side });
    for (const side of ["p1", "p3"]) write(teams, { kind: "returned", side });
    expect(refusal(teams, { kind: "teamed", team: "t9", name: "Again", members: ["p1", "p3"] })).toMatchObject({ rule: "ET-SWISS-56-Q" });
  });
});

describe("teams", () => {
  test("[ET-TSWISS-01] four teams play at two tables, and points and margin belong to the team", () => {
    const log = pairedLog("team-epic", 8);
    const { matches } = currentRound(log);
    expect(matches.map(({ sides }) => sides.length)).toEqual([2, 2]);
    expect(matches.flatMap(({ sides }) => sides).toSorted()).toEqual(["t1", "t2", "t3", "t4"]);
    playRound(log);
    expect(standings(log.event).map(({ points, margin }) => [points, margin])).toEqual([
      [5, 430],
      [5, 430],
      [0, 370],
      [0, 370],
    ]);
  });

  test("[ET-TSWISS-02] a shared family label between any two members keeps their teams apart in round 1", () => {
    const log = emptyLog("team-epic");
    const family = new Map([
      ["p2", "Varga"],
      ["p3", "Varga"],
    ]);
    for (let at = 1; at <= 8; at += 1) {
      const label = family.get(`p${at}`);
      write(log, { ...registration(`p${at}`), ...(label !== undefined && { apart: [label] }) });
      write(log, { kind: "handed in", player: `p${at}`, list: listFor(log) });
    }
    for (const team of [1, 2, 3, 4]) {
      write(log, { kind: "teamed", team: `t${team}`, name: `Team ${team}`, members: [`p${2 * team - 1}`, `p${2 * team}`] });
      write(log, { kind: "captained", team: `t${team}`, captain: `p${2 * team}` });
    }
    expect(contendersOf(log.event, "teams").map(({ apart }) => apart)).toEqual([["Varga"], ["Varga"], [], []]);
    const opponents = Array.from({ length: 40 }, (_, seed) => {
      const proposal = proposeRound(log.event, seed);
      const sides = (proposal.ok && proposal.value.row.tables.find((table) => table.sides.includes("t1"))?.sides) || [];
      return sides.find((side) => side !== "t1");
    });
    expect(new Set(opponents)).toEqual(new Set(["t3", "t4"]));
  });

  test("[ET-TEAM-13] each member has Epic Dogfight's checklist and checks in separately", () => {
    const log = logWith("team-epic", 4, { settings: settingsOf("team-epic", { checkIn: true }) });
    const { gear } = log.event.format;
    expect(gear).toEqual(emptyLog("epic-dogfight").event.format.gear);
    for (const player of ["p1", "p2", "p3"]) write(log, { kind: "checked in", player, brings: gear }, player);
    expect(log.event.players.get("p1")?.brings).toEqual(gear);
    const tooFew = proposeRound(log.event, 1);
    expect(tooFew).toMatchObject({ ok: false, problems: [{ key: "too few sides", sides: 1 }] });
    expect(refusal(log, { kind: "checked in", player: "p4", brings: gear }, "p3")).toEqual({ key: "players check themselves in" });
    write(log, { kind: "checked in", player: "p4", brings: gear }, "p4");
    expect(pairNext(log).matches.map(({ sides }) => sides.toSorted())).toEqual([["t1", "t2"]]);
  });
});
