/** Tests that championship places come first after a cut, wherever standings are shown. */
import { invariant } from "@broadside/kit";
import { describe, expect, test } from "vitest";
import { readOpenEvent, writeOpenEvent } from "../file/open-format.ts";
import type { EventLog } from "../log/event-log.ts";
import { standingsSheet } from "../print/standings-sheet.ts";
import { standingsCsv } from "./csv.ts";
import { listFortressJson } from "./list-fortress.ts";
import { finalStandings, listedStandings } from "./listed-standings.ts";
import { emptyEvent, end, join, pair, paperList, put } from "./sample-event-testing.ts";

/** Six players, one round, and a cut to the top four, which are p2, p3, p1 and p4 in this order. */
function cut(): EventLog {
  const log = emptyEvent("epic-dogfight", { cut: 4 });
  join(log, ["Ana", "Ben", "Cem", "Dee", "Eve", "Fay"], paperList(300));
  pair(log, "p1 p4", "p2 p5", "p3 p6");
  end(log, { scores: [200, 100] }, { scores: [190, 0] }, { scores: [180, 0] });
  put(log, { kind: "cut", seeds: ["p2", "p3", "p1", "p4"], seed: 1 });
  return log;
}

/** p4 beats p2 and p3 beats p1; then p4 wins the final. */
function decided(): EventLog {
  const log = cut();
  pair(log, "p2 p4", "p3 p1");
  end(log, { scores: [10, 200] }, { scores: [200, 10] });
  pair(log, "p3 p4");
  end(log, { scores: [10, 200] });
  return log;
}

const inShort = (log: EventLog): readonly string[] =>
  finalStandings(log.event).map(({ rank, side, swiss, championship }) => `${rank ?? "-"} ${side} ${championship ?? "-"} ${swiss ?? "-"}`);

test("without a cut, the final standings are those of the Swiss rounds", () => {
  const log = emptyEvent("epic-dogfight");
  join(log, ["Ana", "Ben"], paperList(300));
  expect(finalStandings(log.event)).toEqual(listedStandings(log.event));
});

test("the winner comes first, then the finalist, the sides beaten earlier, and all others by Swiss rank", () => {
  expect(inShort(decided())).toEqual(["1 p4 1 4", "2 p3 2 2", "3 p2 3 1", "3 p1 3 3", "5 p6 - 5", "6 p5 - 6"]);
});

test("a side still in the championship comes first and has no rank yet", () => {
  const log = cut();
  pair(log, "p2 p4", "p3 p1");
  end(log, { scores: [10, 200] });
  expect(inShort(log)).toEqual(["- p3 in 2", "- p1 in 3", "- p4 in 4", "3 p2 3 1", "5 p6 - 5", "6 p5 - 6"]);
});

test("a disqualified side comes last without a rank, and the others move up", () => {
  const log = decided();
  put(log, { kind: "disqualified", player: "p3", reason: "loaded dice" });
  expect(inShort(log)).toEqual(["1 p4 1 3", "2 p2 3 1", "2 p1 3 2", "4 p6 - 4", "5 p5 - 5", "- p3 - -"]);
});

describe("the final standings appear", () => {
  const log = decided();

  test("in the CSV file, with both ranks", () => {
    const cells = standingsCsv(log.event)
      .split("\r\n")
      .map((line) => line.split(","))
      .map((line) => [line[0], line[1], line.at(-3), line.at(-2)].join(","));
    expect(cells.slice(0, 7)).toEqual([
      "rank,name,championship,swiss rank",
      "1,Dee,1,4",
      "2,Cem,2,2",
      "3,Ben,3,1",
      "3,Ana,3,3",
      "5,Fay,,5",
      "6,Eve,,6",
    ]);
  });

  test("on the printed sheet, which calls them final", () => {
    const sheet = standingsSheet(log.event);
    expect(sheet).toContain("<h1>Final standings</h1>");
    expect([...sheet.matchAll(/<bdi>(Ana|Ben|Cem|Dee|Eve|Fay)<\/bdi>/g)].map(([, name]) => name)).toEqual([
      "Dee",
      "Cem",
      "Ben",
      "Ana",
      "Fay",
      "Eve",
    ]);
  });

  test("but not in the standings after a Swiss round", () => {
    expect(standingsSheet(log.event, 1)).toContain("<h1>Standings after round 1</h1>");
    expect(standingsCsv(log.event, 1)).toMatch(/^rank,.*\r\n1,Ben,/);
  });

  test("in the open document, together with the standings after the Swiss rounds", () => {
    const document = JSON.parse(writeOpenEvent(log)) as {
      readonly final: unknown;
      readonly standings: readonly { readonly side: string }[];
    };
    expect(document.final).toEqual([
      { side: "p4", rank: 1 },
      { side: "p3", rank: 2 },
      { side: "p2", rank: 3 },
      { side: "p1", rank: 3 },
      { side: "p6", rank: 5 },
      { side: "p5", rank: 6 },
    ]);
    expect(document.standings.map(({ side }) => side)).toEqual(["p2", "p3", "p1", "p4", "p6", "p5"]);
    const { final, ...older } = document;
    expect(readOpenEvent(JSON.stringify(older))).toMatchObject({ ok: true });
  });

  test("in the ListFortress file, with both ranks separately", () => {
    const written = listFortressJson(log.event);
    invariant(written.ok, "every match has a result");
    const { players } = JSON.parse(written.value) as { readonly players: readonly { readonly rank: unknown }[] };
    expect(players.map(({ rank }) => rank)).toEqual([
      { swiss: 3, elimination: 3 },
      { swiss: 1, elimination: 3 },
      { swiss: 2, elimination: 2 },
      { swiss: 4, elimination: 1 },
      { swiss: 6 },
      { swiss: 5 },
    ]);
  });
});
