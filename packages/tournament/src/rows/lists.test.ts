/** Lists: handed in before the start, by whom, and how many. Factions don't matter to the pairing. */
import { describe, expect, test } from "vitest";
import { checkEvent } from "../check/check.ts";
import { checklistOf } from "../lists/checklist.ts";
import { type EventLog, openLog, record } from "../log/event-log.ts";
import type { Entry, ListHandIn } from "../log/log.ts";
import { squadsOf } from "../results/match-outcome.ts";
import { standings } from "../standings/standings.ts";
import {
  creationRefused,
  currentRound,
  emptyLog,
  join,
  listFor,
  logWith,
  MORNING,
  ORGANISER,
  pairedLog,
  pairNext,
  playRound,
  refusal,
  settingsOf,
  write,
} from "./sample-event.ts";

const handIn = (log: EventLog, player: string, changes: Partial<ListHandIn> = {}): ListHandIn => ({
  kind: "handed in",
  player,
  list: listFor(log),
  ...changes,
});

describe("before the start", () => {
  const round = { kind: "paired", round: 1, seed: 1, tables: [{ table: 1, sides: ["p1", "p2"] }], byes: [] } as const;

  test.each([
    ["ET-LIST-01", "epic-dogfight"],
    ["ES-LIST-01", "escalation"],
  ])("[%s] round 1 of %s can't be paired while a player who is present has no list", (rule, format) => {
    const log = emptyLog(format, { settings: settingsOf(format, { checkIn: true }) });
    for (const person of ["p1", "p2", "p3"]) {
      write(log, { kind: "registered", person, name: `Player ${person}` });
      if (person !== "p3") write(log, { kind: "checked in", player: person, brings: [] });
    }
    write(log, handIn(log, "p1"), "p1");
    expect(refusal(log, round)).toEqual({ key: "lists are missing", players: ["Player p2"], rule });
    write(log, handIn(log, "p2"), "p2");
    write(log, round);
    expect(currentRound(log).matches).toHaveLength(1);
  });

  test("[ES-LIST-01] an Escalation entry has all four squads", () => {
    const log = emptyLog("escalation");
    write(log, { kind: "registered", person: "p1", name: "Player p1" });
    const { squads, faction } = listFor(log);
    expect(squads.map(({ points }) => points)).toEqual([60, 90, 120, 150]);
    for (const some of [squads.slice(0, 3), squads.slice(1), []])
      expect(refusal(log, handIn(log, "p1", { list: { faction, squads: some } }), "p1")).toMatchObject({ rule: "ES-LIST-01" });
    write(log, handIn(log, "p1"), "p1");
  });

  test("[ET-TLIST-02] the captain hands in the whole team's lists, and the other member can't hand in any", () => {
    const log = emptyLog("team-epic");
    for (const person of ["p1", "p2", "p3"]) write(log, { kind: "registered", person, name: `Player ${person}` });
    write(log, { kind: "teamed", team: "t1", name: "Two", members: ["p1", "p2"] });
    write(log, { kind: "captained", team: "t1", captain: "p2" });
    for (const player of ["p1", "p2"]) {
      expect(refusal(log, handIn(log, player), "p1")).toMatchObject({ rule: "ET-TLIST-02" });
      expect(refusal(log, handIn(log, player), "p3")).toMatchObject({ rule: "ET-TLIST-02" });
      write(log, handIn(log, player), "p2");
    }
    expect([...log.event.players.values()].map(({ list }) => list?.squads[0]?.points)).toEqual([200, 200, undefined]);
  });

  test("a list over the limit, without points or with half points is refused; an organiser can override the limit", () => {
    const log = logWith("epic-dogfight", 1);
    const worth = (points: number): Partial<ListHandIn> => ({ list: { faction: "rebelalliance", squads: [{ points, ships: [] }] } });
    for (const points of [301, 0])
      expect(refusal(log, handIn(log, "p1", worth(points)), "p1")).toMatchObject({ key: "list is over its limit", limit: 300 });
    for (const points of [-5, 299.5, Number.NaN])
      expect(refusal(log, handIn(log, "p1", worth(points)), "p1")).toMatchObject({ key: expect.stringMatching(/points|limit/) });
    expect(refusal(log, handIn(log, "p1", { ...worth(301), override: "a misprint" }), "p1")).toMatchObject({
      key: "only the organiser overrides",
    });
    write(log, handIn(log, "p1", { ...worth(301), override: "a misprint" }));
    expect(log.event.players.get("p1")?.list?.squads[0]?.points).toBe(301);
  });
});

describe("after the start", () => {
  test.each([
    ["ET-LIST-03", "epic-dogfight"],
    ["ES-LIST-02", "escalation"],
  ])("[%s] a list stays the same in every round of %s, unless the organiser gives a reason", (rule, format) => {
    const log = logWith(format, 2);
    write(log, handIn(log, "p1", { list: listFor(log, "galacticempire") }), "p1");
    pairNext(log);
    const other = handIn(log, "p1", { list: listFor(log, "scumandvillainy") });
    expect(refusal(log, other, "p1")).toMatchObject({ rule });
    expect(refusal(log, other)).toMatchObject({ rule });
    playRound(log);
    pairNext(log);
    expect(refusal(log, { ...other, override: "the wrong sheet" }, "p1")).toMatchObject({ key: "only the organiser overrides" });
    write(log, { ...other, override: "the wrong sheet" });
    expect(log.event.players.get("p1")?.list?.faction).toBe("scumandvillainy");
    expect(log.entries.at(-1)).toMatchObject({ by: ORGANISER, what: { override: "the wrong sheet" } });
  });

  test("a late player hands in a list on arrival; a player who has left can't, and a list needs a faction", () => {
    const log = pairedLog("epic-dogfight", 2);
    write(log, { kind: "registered", person: "p3", name: "Player p3" });
    expect(refusal(log, handIn(log, "p3", { list: listFor(log, " ") }), "p3")).toEqual({ key: "list without a faction" });
    write(log, handIn(log, "p3"), "p3");
    write(log, { kind: "dropped", side: "p3" });
    expect(refusal(log, handIn(log, "p3"), "p3")).toEqual({ key: "not playing", side: "Player p3", status: "dropped" });
  });
});

test.each([
  ["ET-GEAR-01", "epic-dogfight", ["dice", "range ruler", "maneuver templates", "obstacle tokens", "damage deck"]],
  ["ES-GEAR-01", "escalation", ["dice", "range ruler", "maneuver templates", "damage deck"]],
])("[%s] the checklist of %s has %j and the ships of the player's own squads", (_, format, gear) => {
  const log = logWith(format, 1);
  expect(checklistOf(log.event, "p1")).toEqual([...gear, "Corvette", "Red Two", "Red Three"]);
  const { squads, faction } = listFor(log);
  const twins = squads.map((squad, at) => ({ ...squad, ships: at === 0 ? [...squad.ships, { name: "Red Two", points: 0 }] : squad.ships }));
  write(log, handIn(log, "p1", { list: { faction, squads: twins } }));
  expect(checklistOf(log.event, "p1").slice(gear.length)).toEqual(["Corvette", "2 x Red Two", "Red Three"]);
});

describe("Escalation squads", () => {
  test("[ES-SQUAD-08] round r is played with squad r, and no squad has fewer points than the one before it", () => {
    const log = logWith("escalation", 2);
    const points = [1, 2, 3, 4].map(() => {
      const { plan } = pairNext(log);
      playRound(log);
      return squadsOf(log.event, plan, ["p1", "p2"]).map((squads) => squads.map((squad) => squad.points));
    });
    expect(points).toEqual([60, 90, 120, 150].map((limit) => [[limit], [limit]]));
    const late = emptyLog("escalation");
    write(late, { kind: "registered", person: "p1", name: "Player p1" });
    const of = (...totals: readonly number[]): Partial<ListHandIn> => ({
      list: { faction: "rebelalliance", squads: totals.map((total) => ({ points: total, ships: [] })) },
    });
    expect(refusal(late, handIn(late, "p1", of(60, 80, 79, 150)), "p1")).toMatchObject({ rule: "ES-SQUAD-08" });
    write(late, handIn(late, "p1", of(60, 80, 80, 150)), "p1");
  });

  test("[ES-SQUAD-08] squads and limits can't be planned in another order", () => {
    const { rounds } = settingsOf("escalation");
    const twice = rounds.map((plan, at) => ({ ...plan, squad: Math.max(0, at - 1) }));
    expect(creationRefused("escalation", { settings: { rounds: twice } })).toMatchObject({ rule: "ES-SQUAD-08" });
    const same = rounds.map((plan) => ({ ...plan, limit: 60 }));
    expect(creationRefused("escalation", { settings: { rounds: same } })).toMatchObject({
      key: "limits are fixed",
      limits: [60, 90, 120, 150],
    });
  });
});

describe("factions in pairings", () => {
  const fought = (format: string, factions: readonly string[]) => {
    const log = emptyLog(format);
    for (const [at, faction] of factions.entries()) join(log, `p${at + 1}`, listFor(log, faction));
    return [1, 2, 3].map((seed) => {
      const { matches, byes } = pairNext(log, seed);
      playRound(log);
      return { sides: matches.map(({ sides }) => sides), byes, ranks: standings(log.event).map(({ side }) => side) };
    });
  };
  const some = ["rebelalliance", "galacticempire", "scumandvillainy"];
  const mixed = Array.from({ length: 9 }, (_, at) => some[at % 3] ?? "");

  test.each([
    ["ET-SWISS-12", "epic-dogfight"],
    ["ES-FACT-05", "escalation"],
  ])("[%s] different factions don't change any pairing of %s", (_, format) => {
    const rounds = fought(format, mixed);
    expect(fought(format, mixed.toReversed())).toEqual(rounds);
    expect(
      fought(
        format,
        mixed.map(() => "galacticempire"),
      ),
    ).toEqual(rounds);
  });

  test("[ET-MIRROR-02] four Rebel players meet like any other four, and their results count as usual", () => {
    const log = emptyLog("epic-dogfight");
    for (const person of ["p1", "p2", "p3", "p4"]) join(log, person, listFor(log, "rebelalliance"));
    const { matches } = pairNext(log);
    const factionOf = (side: string) => log.event.players.get(side)?.list?.faction;
    expect(matches.map(({ sides }) => sides.map(factionOf))).toEqual([1, 2].map(() => ["rebelalliance", "rebelalliance"]));
    playRound(log);
    expect(standings(log.event).map(({ points }) => points)).toEqual([5, 5, 0, 0]);
  });
});

describe("[ET-TEAM-09] a team in Team Epic has one faction, even on paper", () => {
  const paper = (player: string, faction: string, override?: string): ListHandIn => ({
    kind: "handed in",
    player,
    list: { faction, squads: [{ points: 200, ships: [] }] },
    ...(override !== undefined && { override }),
  });
  const REFUSAL = {
    key: "team has another faction",
    team: "Team t1",
    player: "Player p1",
    theirs: "rebel",
    faction: "imperial",
    rule: "ET-TEAM-09",
  };

  /** A team without lists. */
  const team = (): EventLog => {
    const log = emptyLog("team-epic");
    for (const person of ["p1", "p2"]) write(log, { kind: "registered", person, name: `Player ${person}` });
    write(log, { kind: "teamed", team: "t1", name: "Team t1", members: ["p1", "p2"] });
    return log;
  };

  test("a second list from another faction is refused, and so is one that replaces a list", () => {
    const log = team();
    write(log, paper("p1", "rebel"));
    expect(refusal(log, paper("p2", "imperial"))).toEqual(REFUSAL);
    write(log, paper("p2", "rebel"));
    expect(refusal(log, paper("p2", "imperial"))).toEqual(REFUSAL);
  });

  test("both lists together may change to another faction", () => {
    const log = team();
    const [one, other] = [paper("p1", "imperial"), paper("p2", "imperial")];
    for (const player of ["p1", "p2"]) write(log, paper(player, "rebel"));
    for (const row of [one, other]) expect(record(log, row, ORGANISER, MORNING, [one, other])).toMatchObject({ ok: true });
    expect([...log.event.players.values()].map(({ list }) => list?.faction)).toEqual(["imperial", "imperial"]);
  });

  test("the organiser may allow two factions, and the check notes it", () => {
    const log = team();
    write(log, paper("p1", "rebel"));
    write(log, paper("p2", "imperial", "everybody has agreed"));
    expect(checkEvent(log.entries).findings).toContainEqual(
      expect.objectContaining({
        rule: "ET-TEAM-09",
        weight: "note",
        found: expect.objectContaining({ key: "team has two factions", team: "Team t1" }),
      }),
    );
  });

  test("players whose lists have two factions can't form a team", () => {
    const log = emptyLog("team-epic");
    for (const [person, faction] of [
      ["p1", "rebel"],
      ["p2", "scum"],
    ] as const) {
      write(log, { kind: "registered", person, name: person });
      write(log, paper(person, faction));
    }
    expect(refusal(log, { kind: "teamed", team: "t1", name: "Both", members: ["p1", "p2"] })).toEqual({
      key: "two factions in a team",
      factions: ["rebel", "scum"],
      rule: "ET-TEAM-09",
    });
  });

  test("a log from before this check can still be opened, and the check reports the team", () => {
    const log = team();
    write(log, paper("p1", "rebel"));
    const older = { number: log.entries.length + 1, at: MORNING, by: ORGANISER, what: paper("p2", "imperial") };
    const entries = [...log.entries, older].map(({ hash, ...row }: Entry): Entry => row);
    expect(openLog(entries)).toMatchObject({ ok: true });
    expect(checkEvent(entries).findings).toContainEqual(expect.objectContaining({ rule: "ET-TEAM-09", weight: "broken" }));
  });

  test("in an Epic Battles event, which ranks players, each member may have a different faction", () => {
    const log = emptyLog("epic-battles");
    write(log, { kind: "published" });
    for (const [person, faction] of [
      ["p1", "rebelalliance"],
      ["p2", "galacticempire"],
    ] as const) {
      write(log, { kind: "registered", person, name: person });
      write(log, { kind: "handed in", player: person, list: listFor(log, faction) });
    }
    write(log, { kind: "teamed", team: "t1", name: "Both", members: ["p1", "p2"] });
  });
});
