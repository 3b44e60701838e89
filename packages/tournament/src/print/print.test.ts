import { describe, expect, test } from "vitest";
import type { Round, TournamentEvent } from "../event/event.ts";
import { emptyEvent, end, join, lastRound, pair, paperList, put, shipList, team } from "../export/sample-event-testing.ts";
import { pairingsByName, pairingsByTable } from "./pairings.ts";
import { matchSlips } from "./slips.ts";
import { standingsSheet } from "./standings-sheet.ts";

/** The rows of the document's table as plain text, with vertical bars between cells. */
const rowsOf = (html: string): readonly string[] =>
  [...html.matchAll(/<tr[^>]*>([\s\S]*?)<\/tr>/g)].map(([, row = ""]) =>
    [...row.matchAll(/<t[hd][^>]*>([\s\S]*?)<\/t[hd]>/g)].map(([, cell = ""]) => textOf(cell)).join(" | "),
  );
const textOf = (html: string): string =>
  html
    .replace(/<style>[\s\S]*<\/style>/, "")
    .replace(/<br>/g, " / ")
    .replace(/<span class="box"><\/span>/g, "□ ")
    .replace(/<[^>]*>/g, "")
    .replace(/&amp;/g, "&");

function dogfight() {
  const log = emptyEvent("epic-dogfight");
  join(log, ["Zoë", "ana", "Bo & Co", "Ána", "Ed"], paperList(300));
  return { log, round: pair(log, "p3 p1", "p2 p4", "p5") };
}

function teams() {
  const log = emptyEvent("team-epic");
  join(log, ["Ana", "Bo", "Cy", "Di", "Ed", "Flo"]);
  team(log, "Red", "p1", "p2");
  team(log, "Gold", "p3", "p4");
  team(log, "Blue", "p5", "p6");
  return { log, round: pair(log, "t2 t1", "t3") };
}

describe("pairings", () => {
  test("[ES-TABLE-51-Q] by table show the sides in result order, each with its edge, and the byes", () => {
    const { log, round } = dogfight();
    const sheet = pairingsByTable(log.event, round);
    expect(rowsOf(sheet)).toEqual([
      "Table | Side 1 | Side 2",
      "1 | Bo & Co edge 2 | Zoë edge 1",
      "2 | ana edge 1 | Ána edge 2",
      "bye | Ed | ",
    ]);
    expect(textOf(sheet)).toContain("6 by 3 feet · The side with the lower seating number takes edge 1");
  });

  test("by table are sorted by table number", () => {
    const { log, round } = dogfight();
    const shuffled: Round = { ...round, matches: round.matches.toReversed() };
    expect(pairingsByTable(log.event, shuffled)).toBe(pairingsByTable(log.event, round));
  });

  test("by name are in alphabetical order, ignoring capitals and accents", () => {
    const { log, round } = dogfight();
    expect(rowsOf(pairingsByName(log.event, round))).toEqual([
      "Name | Table | Edge | Against",
      "ana | 2 | 1 | Ána",
      "Ána | 2 | 2 | ana",
      "Bo & Co | 1 | 2 | Zoë",
      "Ed | bye |  | ",
      "Zoë | 1 | 1 | Bo & Co",
    ]);
  });

  test("of teams name the members, and list each member with the table", () => {
    const { log, round } = teams();
    expect(rowsOf(pairingsByTable(log.event, round))).toEqual([
      "Table | Side 1 | Side 2",
      "1 | Gold / Cy, Di edge 2 | Red / Ana, Bo edge 1",
      "bye | Blue / Ed, Flo | ",
    ]);
    expect(rowsOf(pairingsByName(log.event, round))).toEqual([
      "Name | Team | Table | Edge | Against",
      "Ana | Red | 1 | 1 | Gold",
      "Bo | Red | 1 | 1 | Gold",
      "Cy | Gold | 1 | 2 | Red",
      "Di | Gold | 1 | 2 | Red",
      "Ed | Blue | bye |  | ",
      "Flo | Blue | bye |  | ",
    ]);
  });

  test("of pods show everybody at the table, without edges", () => {
    const log = emptyEvent("free-for-all");
    join(log, ["Ana", "Bo", "Cy"]);
    const round = pair(log, "p2 p1 p3");
    expect(rowsOf(pairingsByTable(log.event, round))).toEqual(["Table | Players", "1 | Bo, Ana, Cy"]);
    expect(rowsOf(pairingsByName(log.event, round))[1]).toBe("Ana | 1 | Bo, Cy");
  });
});

test("standings list disqualified players last, without a rank", () => {
  const { log } = dogfight();
  end(log, { scores: [105, 100] }, { scores: [0, 300] });
  put(log, { kind: "disqualified", player: "p4", reason: "loaded dice" });
  expect(rowsOf(standingsSheet(log.event)).at(-1)).toBe(" | Ána (disqualified) | 5 | 600 | 0 | 1–0–0–0 | 0");
});

test("standings show the results so far, up to the round asked for", () => {
  const { log } = dogfight();
  expect(textOf(standingsSheet(log.event))).toContain("Standings during round 1");
  end(log, { scores: [105, 100] }, { scores: [0, 300] });
  put(log, { kind: "dropped", side: "p2" });
  const sheet = standingsSheet(log.event);
  expect(rowsOf(sheet)).toEqual([
    "Rank | Name | Points | Margin | Schedule | Record | Byes",
    "1 | Ána | 5 | 600 | 0 | 1–0–0–0 | 0",
    "2 | Ed | 5 | 450 | 0 | 1–0–0–0 | 1",
    "3 | Bo & Co | 3 | 305 | 0 | 0–1–0–0 | 0",
    "4 | Zoë | 0 | 295 | 3 | 0–0–0–1 | 0",
    "5 | ana (dropped) | 0 | 0 | 5 | 0–0–0–1 | 0",
  ]);
  expect(textOf(sheet)).toContain("Standings after round 1");
  expect(textOf(standingsSheet(log.event, 0))).toContain("Standings before the first round");
  expect(rowsOf(standingsSheet(log.event, 0))[1]).toBe("1 | Zoë | 0 | 0 | 0 | 0–0–0–0 | 0");
});

describe("match slips", () => {
  test("show table, round, limit, names with edges, and fields to fill in", () => {
    const { log, round } = dogfight();
    put(log, { kind: "extended", round: 1, table: 1, minutes: 10 });
    const slips = textOf(matchSlips(log.event, lastRound(log.event))).split("Table ");
    expect(slips).toHaveLength(3);
    expect(slips[1]).toContain("Winter Cup · Round 1 · 300 points · 180 minutes · 6 by 3 feet · 10 extra minutes at this table");
    expect(slips[1]).toMatch(/1\. Bo & Co, edge 2, 300 points[\s\S]*2\. Zoë, edge 1, 300 points/);
    for (const word of ["Points lost", "Points scored", "Signature", "□ No ships left", "□ Conceded"])
      expect(slips[1]?.split(word)).toHaveLength(3);
    expect(slips[1]).toMatch(/Game rounds played □ Time was called/);
    expect(slips[2]).not.toContain("minutes more");
    expect(slips[2]).toContain("Ed: bye");
    expect(round.byes).toEqual(["p5"]);
  });

  test("have a box for each ship, and for each section of a huge ship", () => {
    const log = emptyEvent("epic-dogfight");
    const sections = [
      { name: "fore", points: 50 },
      { name: "aft", points: 40 },
    ] as const;
    join(
      log,
      ["Ana", "Bo"],
      shipList([
        { name: "CR90 Corvette", points: 90, sections },
        { name: "X-wing <3", points: 21 },
      ]),
    );
    const rows = rowsOf(matchSlips(log.event, pair(log, "p1 p2")));
    expect(rows.slice(0, 3)).toEqual([
      "Lost | Ship | Points",
      "□  | 1. CR90 Corvette □ fore (50) □ aft (40) | 90",
      "□  | 2. X-wing &lt;3 | 21",
    ]);
  });

  test("have blank lines for ships in paper lists", () => {
    const { log, round } = dogfight();
    expect(rowsOf(matchSlips(log.event, round)).slice(0, 8)).toEqual([
      "Lost | Ship | Points",
      ...Array.from({ length: 6 }, () => "□  |  | "),
      "Lost | Ship | Points",
    ]);
  });

  test("have boxes for half health if the standard score counts, and space for lost health with quick builds", () => {
    const log = emptyEvent("epic-battles", {
      rounds: [{ unit: "players", limit: 300, minutes: 90, squad: 0, scenario: "passing-engagement" }],
      pointsPerCounter: 5,
    });
    const build = { number: 1, threat: 4 };
    join(
      log,
      ["Ana", "Bo"],
      shipList([
        { name: "Luke", points: 63 },
        { name: "Wedge", points: 50, build, health: 6 },
      ]),
    );
    const slips = matchSlips(log.event, pair(log, "p1 p2"));
    expect(rowsOf(slips).slice(1, 3)).toEqual([
      "□  | 1. Luke | 63 | □ 32",
      "□  | 2. Wedge (build 1, threat 4; health lost ____ of 6) |  | ",
    ]);
    for (const word of ["Victory counters", "Tiebreaker", "Score", "Scenario: Passing Engagement"]) expect(textOf(slips)).toContain(word);
  });

  test("for teams list each member's ships, and for pods every player is a side", () => {
    const { log, round } = teams();
    expect(rowsOf(matchSlips(log.event, round)).filter((row) => row.endsWith("20 points"))).toEqual([
      "Cy, 20 points",
      "Di, 20 points",
      "Ana, 20 points",
      "Bo, 20 points",
    ]);
    const pod = emptyEvent("free-for-all");
    join(pod, ["Ana", "Bo", "Cy"]);
    const slips = matchSlips(pod.event, pair(pod, "p1 p2 p3"));
    expect(slips.match(/<section class="side">/g)).toHaveLength(3);
    expect(slips).not.toContain("edge 1");
  });

  test("use the squad that is played in the round", () => {
    const log = emptyEvent("escalation");
    join(log, ["Ana", "Bo"], paperList(60, 85, 120, 150));
    pair(log, "p1 p2");
    end(log, { scores: [60, 0] });
    expect(textOf(matchSlips(log.event, pair(log, "p1 p2")))).toContain("Ana, edge 1, 85 points");
  });
});

type Print = (event: TournamentEvent, round: Round) => string;
const PRINTS: readonly (readonly [string, Print, Print])[] = [
  ["pairingsByTable", pairingsByTable, (event, round) => pairingsByTable(event, round, { initialsOnly: true })],
  ["pairingsByName", pairingsByName, (event, round) => pairingsByName(event, round, { initialsOnly: true })],
  ["matchSlips", matchSlips, (event, round) => matchSlips(event, round, { initialsOnly: true })],
  ["standingsSheet", (event) => standingsSheet(event), (event) => standingsSheet(event, undefined, { initialsOnly: true })],
];

describe.each(PRINTS)("%s", (_, print, printInitials) => {
  test("needs no other file, has no script, and repeats its headers on each page", () => {
    const { log, round } = dogfight();
    const html = print(log.event, round);
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(html).not.toMatch(/<script|<link|<img|src=|href=|url\(|@import|https?:/);
    expect(html).toContain("default-src 'none'");
    expect(html).toMatch(/thead \{ display: table-header-group; \}/);
    expect(html).toMatch(/\.slip \{ break-inside: avoid;/);
  });

  test("escapes hostile names, and isolates long names and right-to-left names", () => {
    const hostile = ["<script>alert(1)</script>", '"><img src=x onerror=y>', "evil &lt;b&gt;", "x".repeat(100), "علي"];
    const log = emptyEvent("epic-dogfight");
    join(log, hostile, paperList(300));
    const html = print(log.event, pair(log, "p1 p2", "p3 p4", "p5"));
    expect(html).not.toMatch(/<script|<img|<b>/);
    expect(html).toContain("<bdi>&lt;script&gt;alert(1)&lt;/script&gt;</bdi>");
    expect(html).toContain("<bdi>evil &amp;lt;b&amp;gt;</bdi>");
    expect(html).toContain(`<bdi>${"x".repeat(100)}</bdi>`);
    expect(html).toContain("<bdi>علي</bdi>");
    expect(html).toContain("overflow-wrap: anywhere");
  });

  test("shows only initials if names aren't to be published", () => {
    const log = emptyEvent("epic-dogfight");
    join(log, ["Ana Li", "Alf Lund", "Bo Berg"], paperList(300));
    const round = pair(log, "p1 p2", "p3");
    for (const name of ["Ana Li", "Alf Lund", "Bo Berg"]) expect(print(log.event, round)).toContain(name);
    const html = printInitials(log.event, round);
    expect(html).not.toMatch(/Ana|Alf|Berg/);
    for (const initials of ["A. L.", "A. L. (2)", "B. B."]) expect(html).toContain(`<bdi>${initials}</bdi>`);
  });
});

test.each(PRINTS.slice(0, 3))("%s keeps a secret scenario hidden until the round's clock starts", (_, print) => {
  const rounds = [{ unit: "players", limit: 20, minutes: 75, squad: 0, scenario: "salvage-mission" }] as const;
  const log = emptyEvent("scenario-event", { rounds, secretScenarios: true });
  join(log, ["Ana", "Bo"]);
  expect(print(log.event, pair(log, "p1 p2"))).not.toMatch(/salvage/i);
  put(log, { kind: "clock", round: 1, does: "start" });
  expect(print(log.event, lastRound(log.event))).toContain("Scenario: Salvage Mission");
  const open = emptyEvent("scenario-event", { rounds });
  join(open, ["Ana", "Bo"]);
  expect(print(open.event, pair(open, "p1 p2"))).toContain("Scenario: Salvage Mission");
});
