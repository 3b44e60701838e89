/** Hard cases about people, lists and teams: players who leave, return, arrive late, or change a list or a name, at various times. */
import { invariant } from "@broadside/kit";
import { describe, expect, test } from "vitest";
import { membersOf } from "../event/working-event.ts";
import type { SubmittedList, SubmittedShip } from "../lists/event-list.ts";
import { type EventLog, openLog, record } from "../log/event-log.ts";
import type { EventCreation, Happening } from "../log/log.ts";
import { displayNames, nameOf } from "../people/display-names.ts";
import { matchOutcome } from "../results/match-outcome.ts";
import { proposeRound } from "../rounds/propose.ts";
import { SAMPLE_PLAN, type Settings } from "../settings/settings.ts";
import { standings } from "../standings/standings.ts";
import {
  creationRefused,
  currentRound,
  emptyLog,
  JUDGE,
  join,
  listFor,
  logWith,
  MORNING,
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

const DOGFIGHT = "epic-dogfight";

const statusOf = (log: EventLog, ...ids: readonly string[]) =>
  ids.map((id) => (log.event.players.get(id) ?? log.event.teams.get(id))?.status);

const staff = (log: EventLog, person: string, role: "second organiser" | "judge") =>
  write(log, { kind: "staffed", person, name: `Staff ${person}`, role });

describe("exceptions for lists", () => {
  /** Three ships, with the first worth this much. */
  const led = (first: number): SubmittedList => ({
    faction: "rebelalliance",
    squads: [
      {
        points: 300,
        ships: [first, 200 - first, 100].map((points, at) => ({ name: `Red ${at + 1}`, points })),
      },
    ],
  });
  const override = (player: string, first: number): Happening => ({
    kind: "handed in",
    player,
    list: led(first),
    override: "a card was lost",
  });
  const flagship = { lost: [[], [{ member: 0, ship: 0, as: "destroyed" }]], time: true } as const;
  const scoreOf = (log: EventLog, table = 1): number | undefined =>
    matchOutcome(log.event, currentRound(log), matchOf(log, table))?.sides[0]?.score;

  test("[ET-LIST-03] a list accepted before the match counts in it, and one accepted afterwards changes nothing in that match", () => {
    const log = logWith(DOGFIGHT, 4);
    pairByHand(log, [
      ["p1", "p2"],
      ["p3", "p4"],
    ]);
    expect(refusal(log, { kind: "handed in", player: "p2", list: led(80) })).toMatchObject({ rule: "ET-LIST-03" });
    write(log, override("p2", 80));
    write(log, { kind: "result", round: 1, table: 1, claim: flagship });
    expect(scoreOf(log)).toBe(80);
    const before = standings(log.event);
    write(log, override("p2", 10));
    write(log, override("p2", 20));
    expect(scoreOf(log)).toBe(80);
    expect(standings(log.event)).toEqual(before);
    write(log, { kind: "result", round: 1, table: 1, claim: flagship, correction: "counted again" });
    expect(scoreOf(log)).toBe(80);
  });

  test("[ET-LIST-03] a list accepted while a match is being played counts from the next round on", () => {
    const log = logWith(DOGFIGHT, 2);
    pairByHand(log, [["p1", "p2"]]);
    write(log, { kind: "clock", round: 1, does: "start" });
    write(log, { kind: "begun", round: 1, table: 1 });
    write(log, override("p2", 80));
    write(log, { kind: "result", round: 1, table: 1, claim: flagship });
    expect(scoreOf(log)).toBe(100);
    pairByHand(log, [["p1", "p2"]]);
    write(log, { kind: "result", round: 2, table: 1, claim: flagship });
    expect(scoreOf(log)).toBe(80);
  });

  test("[ET-SQUAD-16] if ships don't add up to their list, or sections to their ship, the organiser must give a reason", () => {
    const log = logWith(DOGFIGHT, 1);
    const handIn = (...ships: readonly SubmittedShip[]) =>
      ({ kind: "handed in", player: "p1", list: { faction: "rebelalliance", squads: [{ points: 97, ships }] } }) as const;
    const sections = (fore: number) => [{ name: "fore", points: fore } as const, { name: "aft", points: 40 } as const];
    const torn = [
      handIn({ name: "CR90", points: 96 }),
      handIn({ name: "CR90", points: 90 }, { name: "Red Two", points: 8 }),
      handIn({ name: "CR90", points: 97, sections: sections(50) }),
    ];
    for (const row of torn) expect(refusal(log, row)).toEqual({ key: "ships do not add up", list: 1, points: 97, rule: "ET-SQUAD-16" });
    write(log, handIn({ name: "CR90", points: 97, sections: sections(57) }));
    for (const row of torn) write(log, { ...row, override: "everybody has agreed" });
    expect(log.event.players.get("p1")?.list).toEqual(torn[2]?.list);
  });

  test("[EB-EVENT-07] once somebody has handed in a list, its limit can't change, but a round's length can", () => {
    const settings: Settings = { rounds: SAMPLE_PLAN };
    const log = logWith("epic-battles", 1, { settings });
    const changed = (key: "limit" | "minutes", figure: number): Happening => ({
      kind: "changed",
      settings: { rounds: SAMPLE_PLAN.map((plan) => ({ ...plan, [key]: figure })) },
    });
    expect(refusal(log, changed("limit", 200))).toMatchObject({ rule: "EB-EVENT-07" });
    expect(refusal(log, { kind: "changed", settings: { ...settings, requirements: ["a huge ship"] } })).toMatchObject({
      rule: "EB-EVENT-07",
    });
    write(log, changed("minutes", 100));
    expect(log.event.settings.rounds.map(({ minutes }) => minutes)).toEqual([100, 100, 100]);
  });
});

describe("a player who arrives late", () => {
  test("[ET-SWISS-56-Q] has missed no round if the pairing is cancelled, and one round if that round is played", () => {
    const log = pairedLog(DOGFIGHT, 4);
    join(log, "p5");
    expect(standings(log.event).find(({ side }) => side === "p5")).toMatchObject({ points: 0, margin: 0, losses: 1 });
    write(log, { kind: "pairing cancelled", round: 1, reason: "one more has come" });
    const { matches, byes } = pairNext(log);
    expect([...matches.flatMap(({ sides }) => sides), ...byes].toSorted()).toEqual(["p1", "p2", "p3", "p4", "p5"]);
    playRound(log);
    expect(standings(log.event).map(({ wins, losses }) => wins + losses)).toEqual([1, 1, 1, 1, 1]);
  });

  test("[ET-LIST-03] has a locked list only after playing with it", () => {
    const log = pairedLog(DOGFIGHT, 4);
    join(log, "p5");
    const row: Happening = { kind: "handed in", player: "p5", list: listFor(log, "scumandvillainy") };
    write(log, row, "p5");
    expect(refusal(log, row, "p4")).toMatchObject({ rule: "ET-LIST-01" });
    playRound(log);
    write(log, row, "p5");
    pairNext(log);
    expect(refusal(log, row, "p5")).toMatchObject({ rule: "ET-LIST-03" });
  });
});

const battles = (players: number, changes: Partial<Settings> = {}): EventLog =>
  logWith("epic-battles", players, { settings: { rounds: SAMPLE_PLAN, ...changes } });

const team = (log: EventLog, id: string, ...members: readonly string[]) =>
  write(log, { kind: "teamed", team: id, name: `Team ${id}`, members });

/** p1 and p2 are t1, p3 and p4 are t2, and so on. */
function inPairs(log: EventLog): EventLog {
  const players = [...log.event.players.keys()];
  for (let at = 0; at + 1 < players.length; at += 2) team(log, `t${at / 2 + 1}`, ...players.slice(at, at + 2));
  return log;
}

const proposal = (log: EventLog) => {
  const made = proposeRound(log.event, 1);
  invariant(made.ok, "a round can be proposed");
  return made.value;
};

describe("changes to teams", () => {
  test("nobody is in two teams at once: a player with a new partner doesn't return with the old team", () => {
    const log = inPairs(battles(5));
    playRounds(log, 2);
    write(log, { kind: "dropped", side: "p1" });
    expect(statusOf(log, "p1", "p2", "t1")).toEqual(["dropped", "playing", "dropped"]);
    team(log, "t3", "p2", "p5");
    expect(refusal(log, { kind: "returned", side: "t1" })).toEqual({ key: "in another team", player: "Player p2" });
    write(log, { kind: "returned", side: "p1" });
    expect(statusOf(log, "p1", "t1", "t3")).toEqual(["playing", "dropped", "playing"]);
    const { matches, byes } = pairNext(log);
    const seated = [...matches.flatMap(({ sides }) => sides), ...byes].flatMap((side) => membersOf(log.event, side));
    expect(seated.toSorted()).toEqual(["p1", "p2", "p3", "p4", "p5"]);
  });

  test("if teams are ranked, neither the old team nor its first member can restore it beside the new team", () => {
    const log = logWith("team-epic", 4);
    join(log, "p5");
    write(log, { kind: "dropped", side: "p1" });
    team(log, "t3", "p2", "p5");
    expect(refusal(log, { kind: "returned", side: "t1" })).toEqual({ key: "in another team", player: "Player p2" });
    write(log, { kind: "returned", side: "p1" });
    expect(statusOf(log, "t1", "t3")).toEqual(["dropped", "playing"]);
    write(log, { kind: "dropped", side: "t3" });
    write(log, { kind: "returned", side: "t1" });
    expect(refusal(log, { kind: "returned", side: "t3" })).toEqual({ key: "in another team", player: "Player p2" });
  });

  test("if players are ranked, dropping a team only dissolves it: its members keep playing, even in current duels", () => {
    const log = inPairs(battles(4));
    pairByHand(log, [
      ["p1", "p3"],
      ["p2", "p4"],
    ]);
    write(log, { kind: "dropped", side: "t1" });
    expect(statusOf(log, "t1", "p1", "p2")).toEqual(["dropped", "playing", "playing"]);
    expect([1, 2].map((table) => matchOf(log, table).result)).toEqual([undefined, undefined]);
    team(log, "t3", "p1", "p2");
    expect(statusOf(log, "t3")).toEqual(["playing"]);
    write(log, { kind: "dropped", side: "p1" });
    expect([1, 2].map((table) => matchOf(log, table).result?.claim)).toEqual([{ conceded: [0] }, undefined]);
  });

  test("[ET-TEAM-56-Q] if teams are ranked, a team leaves with its member, and has no rank if both members are disqualified", () => {
    const log = logWith("team-epic", 4);
    playRounds(log, 1);
    write(log, { kind: "disqualified", player: "p1", reason: "marked cards" });
    expect(statusOf(log, "t1")).toEqual(["dropped"]);
    expect(
      standings(log.event)
        .map(({ side }) => side)
        .toSorted(),
    ).toEqual(["t1", "t2"]);
    write(log, { kind: "disqualified", player: "p2", reason: "marked cards" });
    expect(statusOf(log, "t1")).toEqual(["disqualified"]);
    expect(standings(log.event).map(({ side }) => side)).toEqual(["t2"]);
  });

  test.each([false, true])("two players whose partners have dropped are named before a team round; with check-in: %s", (checkIn) => {
    const log = inPairs(battles(8, { checkIn }));
    const arrive = (player: string) => write(log, { kind: "checked in", player, brings: [] });
    if (checkIn) for (const player of log.event.players.keys()) arrive(player);
    playRounds(log, 2);
    for (const side of ["p1", "p3"]) write(log, { kind: "dropped", side });
    expect(refusal(log, proposal(log).row)).toEqual({ key: "players without a team", players: ["Player p2", "Player p4"] });
    team(log, "t5", "p2", "p4");
    const { matches, byes } = pairNext(log);
    expect([...matches.flatMap(({ sides }) => sides), ...byes].toSorted()).toEqual(["t3", "t4", "t5"]);
  });

  test("a player without a team has the bye in a team round, with a note; with check-in, only if present", () => {
    const log = inPairs(battles(6));
    playRounds(log, 2);
    write(log, { kind: "dropped", side: "p1" });
    expect(proposal(log).row.byes).toEqual(["p2"]);
    expect(proposal(log).notes).toContainEqual({ key: "no team and the bye", player: "Player p2" });
    expect(refusal(log, { ...proposal(log).row, byes: [] })).toEqual({ key: "neither table nor bye", side: "Player p2" });
    const before = standings(log.event).find(({ side }) => side === "p2")?.points ?? 0;
    pairNext(log);
    expect(standings(log.event).find(({ side }) => side === "p2")).toMatchObject({ points: before + 3, byes: 1 });

    const absent = inPairs(battles(5, { checkIn: true }));
    for (const player of ["p1", "p2", "p3", "p4"]) write(absent, { kind: "checked in", player, brings: [] });
    playRounds(absent, 2);
    expect(proposal(absent)).toMatchObject({ row: { byes: [] }, notes: expect.not.arrayContaining([expect.stringContaining("p5")]) });
    write(absent, { kind: "checked in", player: "p5", brings: [] });
    expect(proposal(absent).row.byes).toEqual(["p5"]);
  });
});

test("[ET-SWISS-54-Q] a disqualification can be undone rounds later, but not by the disqualified person", () => {
  const log = emptyLog(DOGFIGHT);
  staff(log, SECOND, "second organiser");
  for (const person of [SECOND, "p1", "p2", "p3"]) join(log, person);
  playRounds(log, 1);
  const sent = write(log, { kind: "disqualified", player: SECOND, reason: "a misunderstanding" });
  playRounds(log, 2);
  const ranked = () => standings(log.event).some(({ side }) => side === SECOND);
  expect([ranked(), currentRound(log).byes.length]).toEqual([false, 1]);
  expect(refusal(log, { kind: "undone", entry: sent.number })).toMatchObject({ key: "a later row depends on it" });
  expect(refusal(log, { kind: "returned", side: SECOND }, SECOND)).toMatchObject({ rule: "ET-TO-03" });
  write(log, { kind: "returned", side: SECOND });
  expect([ranked(), statusOf(log, SECOND)]).toEqual([true, ["playing"]]);
  expect(pairNext(log).byes).toEqual([]);
});

test("players, teams and people never share an id", () => {
  const log = inPairs(battles(4));
  staff(log, JUDGE, "judge");
  expect(refusal(log, { kind: "registered", person: "t1", name: "Tom" })).toEqual({ key: "id of a team", id: "t1" });
  expect(refusal(log, { kind: "registered", person: "p1", name: "Tom" })).toEqual({ key: "registered already", person: "Player p1" });
  write(log, { kind: "dropped", side: "t1" });
  for (const id of ["p4", ORGANISER, JUDGE])
    expect(refusal(log, { kind: "teamed", team: id, name: "Red", members: ["p1", "p2"] })).toEqual({ key: "id of a person", id });
});

describe("a row that couldn't be read back from a file", () => {
  test.each<[string, Partial<EventCreation>, string]>([
    ["an empty place", { place: "" }, "must be 1 to 4000 characters long"],
    ["an empty requirement", { settings: settingsOf(DOGFIGHT, { requirements: [""] }) }, "must be 1 to 4000 characters long"],
    ["half a point for the bye", { settings: settingsOf(DOGFIGHT, { byeMargin: { points: 12.5 } }) }, "must be a whole number, not 12.5"],
  ])("can't create or change an event: %s", (_, changes, reason) => {
    expect(creationRefused(DOGFIGHT, changes)).toMatchObject({ reason });
    const { settings } = changes;
    if (settings) expect(refusal(emptyLog(DOGFIGHT), { kind: "changed", settings })).toMatchObject({ reason });
  });

  const told = (text: string): Happening => JSON.parse(text) as Happening;

  test.each([
    '{"kind":"undone","entry":2,"why":"wrong"}',
    '{"kind":"undone","entry":"2"}',
    '{"kind":"undone"}',
    '{"kind":"unknown"}',
    '{"kind":"constructor"}',
    '{"kind":"result"}',
    '{"kind":"paired","round":1}',
    '{"kind":"ruled","outcome":[{}]}',
    '{"kind":"handed in","player":"p1"}',
    "{}",
    "null",
    "7",
  ])("is refused without an error: %s", (text) => {
    const log = pairedLog(DOGFIGHT, 2);
    const rows = log.entries.length;
    expect(record(log, told(text), ORGANISER, MORNING).ok).toBe(false);
    expect(log.entries).toHaveLength(rows);
    expect(openLog(log.entries)).toMatchObject({ ok: true, value: { event: log.event } });
  });
});

test("a row can be undone, restored, and undone again", () => {
  const log = pairedLog(DOGFIGHT, 2);
  const undo = ({ number }: { readonly number: number }) => write(log, { kind: "undone", entry: number });
  const result = write(log, { kind: "result", round: 1, table: 1, claim: { scores: [30, 0], time: true } });
  const stands = () => {
    const again = openLog(log.entries);
    expect(again.ok && again.value.event).toEqual(log.event);
    return matchOf(log).result?.entry;
  };
  const first = undo(result);
  expect(stands()).toBeUndefined();
  const second = undo(first);
  expect(stands()).toBe(result.number);
  expect(refusal(log, { kind: "undone", entry: first.number })).toEqual({ key: "row is undone", row: first.number });
  undo(second);
  expect(stands()).toBeUndefined();
  expect(refusal(log, { kind: "undone", entry: result.number })).toEqual({ key: "row is undone", row: result.number });
});

describe("wrong facts about a player", () => {
  test("can be corrected: name, club and labels; missing fields stay, and the new name appears everywhere", () => {
    const log = logWith(DOGFIGHT, 2);
    const facts = () => {
      const { name, club, apart } = log.event.players.get("p1") ?? {};
      return [name, club, apart];
    };
    expect(nameOf(log.event, "p1")).toBe("Player p1");
    write(log, { kind: "amended", player: "p1", name: "Ana Kovač", club: "Red" });
    expect(facts()).toEqual(["Ana Kovač", "Red", []]);
    write(log, { kind: "amended", player: "p1", apart: ["car 1"] });
    expect(facts()).toEqual(["Ana Kovač", "Red", ["car 1"]]);
    expect(proposal(log).notes).toEqual([]);
    const amended = write(log, { kind: "amended", player: "p2", apart: ["car 1"] });
    expect(proposal(log).notes).toEqual([{ key: "not kept apart", sides: ["Ana Kovač", "Player p2"], label: "car 1" }]);
    write(log, { kind: "undone", entry: amended.number });
    expect(proposal(log).notes).toEqual([]);
    expect(refusal(log, { kind: "registered", person: "p1", name: "Ana" })).toEqual({ key: "registered already", person: "Ana Kovač" });
    expect(log.event.people.get("p1")?.name).toBe("Ana Kovač");
    expect(standings(log.event).map(({ side }) => displayNames(log.event).get(side))).toEqual(["Ana Kovač", "Player p2"]);
    write(log, { kind: "amended", player: "p2", name: "Ana Kovač" });
    expect(nameOf(log.event, "p2")).toBe("Ana Kovač (2)");
  });

  test("can be corrected only by organisers, and a new name must be allowed", () => {
    const log = logWith(DOGFIGHT, 2);
    staff(log, JUDGE, "judge");
    staff(log, SECOND, "second organiser");
    for (const by of ["p1", JUDGE])
      expect(refusal(log, { kind: "amended", player: "p1", name: "Ana" }, by)).toMatchObject({ key: "not for this role" });
    for (const row of [{ name: " " }, { club: "two\nlines" }, { apart: ["\u202E"] }])
      expect(refusal(log, { kind: "amended", player: "p1", ...row })).toMatchObject({ key: expect.stringMatching(/^text/) });
    expect(refusal(log, { kind: "amended", player: "p9", name: "Ana" })).toEqual({ key: "no such player", id: "p9" });
    write(log, { kind: "amended", player: "p1", name: "Ana" }, SECOND);
    expect(nameOf(log.event, "p1")).toBe("Ana");
  });
});
