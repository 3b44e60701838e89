import { invariant } from "@broadside/kit";
import { describe, expect, test } from "vitest";
import { type EventLog, newLog, record } from "../log/event-log.ts";
import type { Happening } from "../log/log.ts";
import type { OpenEvent } from "./open-event.ts";
import { type OpenOptions, readOpenEvent, writeOpenEvent } from "./open-format.ts";

const AT = "2026-11-15T08:00:00.000Z";
const ROUNDS = [
  { unit: "players", limit: 20, minutes: 75, squad: 0, scenario: "salvage-mission" },
  { unit: "players", limit: 20, minutes: 75, squad: 0, scenario: "chance-engagement", despite: "Olga likes it" },
] as const;

function eventOf(...rows: readonly Happening[]): EventLog {
  const settings = { rounds: ROUNDS, houseRules: ["Whoever beats Olga pays"], requirements: ["Björn's cards"], secretScenarios: true };
  const made = newLog(
    {
      kind: "created",
      name: "Night of missions",
      format: "scenario-event",
      tier: "casual",
      date: "2026-11-15",
      organiser: { person: "o1", name: "Olga Organa" },
      settings,
    },
    AT,
  );
  invariant(made.ok, JSON.stringify(made));
  for (const row of rows) {
    const taken = record(made.value, row, "o1", AT);
    invariant(taken.ok, JSON.stringify(taken));
  }
  return made.value;
}

const ships = [{ name: "T-65 X-wing", points: 20 }];
const enter = (person: string, name: string): readonly Happening[] => [
  { kind: "registered", person, name, club: "Friends of Olga" },
  { kind: "handed in", player: person, list: { faction: "rebel", squads: [{ points: 20, ships }], file: `list of ${person}` } },
];

const played = (): EventLog =>
  eventOf(
    ...enter("p1", "Anna Antilles"),
    ...enter("p2", "Björn Binks"),
    ...enter("p3", "Chiyo Calrissian"),
    { kind: "paired", round: 1, seed: 1, tables: [{ table: 1, sides: ["p1", "p2"] }], byes: ["p3"] },
    { kind: "clock", round: 1, does: "start" },
    { kind: "incident", type: "other", about: ["p1"], note: "Anna was late" },
    { kind: "result", round: 1, table: 1, claim: { scores: [14, 9], time: true } },
    { kind: "paired", round: 2, seed: 2, tables: [{ table: 1, sides: ["p1", "p3"] }], byes: ["p2"] },
  );

const written = (log: EventLog, options?: OpenOptions): OpenEvent => JSON.parse(writeOpenEvent(log, options)) as OpenEvent;

describe("the open document", () => {
  test("gives other programs everything that follows from the log", () => {
    const { event, rounds, standings } = written(played());
    expect(event).toMatchObject({
      format: "scenario-event",
      ruleset: { edition: "2.5", document: "Standard Scenarios", version: "2022-08-01" },
    });
    expect(rounds[0]).toEqual({
      number: 1,
      kind: "swiss",
      unit: "players",
      scenario: "salvage-mission",
      limit: 20,
      minutes: 75,
      matches: [
        {
          table: 1,
          sides: ["p1", "p2"],
          claim: { scores: [14, 9], time: true },
          outcome: {
            ending: "time",
            sides: [
              { result: "win", place: 1, score: 14, points: 3, margin: 14 },
              { result: "loss", place: 2, score: 9, points: 0, margin: 9 },
            ],
          },
          source: "by hand",
        },
      ],
      byes: ["p3"],
    });
    expect(rounds[1]?.matches).toEqual([{ table: 1, sides: ["p1", "p3"] }]);
    expect(standings.map(({ side, points, margin, byes }) => [side, points, margin, byes])).toEqual([
      ["p2", 3, 29, 1],
      ["p3", 3, 20, 1],
      ["p1", 3, 14, 0],
    ]);
  });

  test("opens again as the same event, and contains lists only if asked to", () => {
    const log = played();
    const whole = readOpenEvent(writeOpenEvent(log, { lists: true }));
    expect(whole).toEqual({ ok: true, value: log });
    expect(writeOpenEvent(log)).not.toContain("list of p1");
    const open = readOpenEvent(writeOpenEvent(log));
    expect(open.ok && open.value.event.players.get("p1")?.list).toEqual({ faction: "rebel", squads: [{ points: 20, ships }] });
    const { log: rows, ...rest } = written(log);
    expect(open.ok && written(open.value)).toMatchObject(rest);
    expect(open.ok && open.value.entries.map(({ hash, ...row }) => row)).toEqual(rows);
  });

  test("can be written for an event in which nothing has happened yet", () => {
    const log = eventOf();
    expect(readOpenEvent(writeOpenEvent(log))).toEqual({ ok: true, value: log });
  });

  test("is refused with the place if it contradicts its log", () => {
    const document = written(played());
    const [round, ...others] = document.rounds;
    const [first] = document.standings;
    const problemsOf = (changed: Partial<OpenEvent>): unknown => {
      const read = readOpenEvent(JSON.stringify({ ...document, ...changed }));
      return read.ok ? [] : read.problems;
    };
    expect(problemsOf({ standings: first ? [{ ...first, points: 99 }, ...document.standings.slice(1)] : [] })).toEqual([
      { key: "document contradicts its log", path: "standings[0].points" },
    ]);
    expect(problemsOf({ rounds: round ? [{ ...round, limit: 21 }, ...others] : [], teams: [] })).toEqual([
      { key: "document contradicts its log", path: "rounds[0].limit" },
    ]);
    expect(problemsOf({ players: document.players.slice(1) })).toMatchObject([{ path: "players" }]);
    expect(problemsOf({ bracket: { seeds: ["p1"], places: [] } })).toMatchObject([{ path: "bracket" }]);
    expect(problemsOf({ log: document.log?.slice(0, -1) ?? [] })).toMatchObject([{ path: "rounds" }, { path: "standings[0].side" }]);
  });

  test("can lack fields that an older program didn't know", () => {
    const document = written(played());
    const rounds = document.rounds.map((round) => ({ ...round, scenario: undefined }));
    expect(readOpenEvent(JSON.stringify({ ...document, rounds }))).toMatchObject({ ok: true });
  });

  test("is refused with the row if its log isn't valid", () => {
    const document = written(played());
    const log = document.log?.filter(({ number }) => number !== 3) ?? [];
    expect(readOpenEvent(JSON.stringify({ ...document, log }))).toMatchObject({ ok: false, problems: [{ row: 3 }] });
    expect(readOpenEvent(JSON.stringify({ ...document, log: [] }))).toMatchObject({
      ok: false,
      problems: [{ refusal: { key: "no first row" } }],
    });
    expect(readOpenEvent(JSON.stringify({ ...document, log: [...log, 7] }))).toMatchObject({
      ok: false,
      problems: [{ path: `log[${log.length}]`, reason: "must be an object, not a number" }],
    });
  });

  test.each(["", "[]", "{}", "7", '{"broadsideEvent":2}', '{"broadsideEvent":1,"log":[]}'])("can't be read from %s", (text) => {
    expect(readOpenEvent(text)).toMatchObject({ ok: false });
  });
});

describe("the document with initials only", () => {
  const text = writeOpenEvent(played(), { initialsOnly: true, lists: true });
  const document = JSON.parse(text) as OpenEvent;

  test("contains no names and no texts that people wrote", () => {
    expect(document.people.map(({ name }) => name)).toEqual(["O. O.", "A. A.", "B. B.", "C. C."]);
    expect(text).not.toMatch(/Olga|Anna|Björn|Chiyo|Antilles|Binks|Calrissian|list of|Friends|late/);
    expect(document.standings.map(({ side }) => side)).toEqual(["p2", "p3", "p1"]);
  });

  test("keeps a secret scenario secret until its round starts", () => {
    expect(document.rounds.map(({ scenario }) => scenario)).toEqual(["salvage-mission", undefined]);
    expect(document.event.settings.rounds.map(({ scenario }) => scenario)).toEqual(["salvage-mission", undefined]);
  });

  test("can't be opened again, and gives the reason", () => {
    expect(document.log).toBeUndefined();
    expect(readOpenEvent(text)).toEqual({
      ok: false,
      problems: [{ key: "document has initials only" }],
    });
  });
});
