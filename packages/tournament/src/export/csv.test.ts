import { expect, test } from "vitest";
import { pairingsCsv, resultsCsv, standingsCsv } from "./csv.ts";
import { emptyEvent, end, join, lastRound, pair, paperList, put } from "./sample-event-testing.ts";

const lines = (text: string): readonly string[] => text.split("\r\n").slice(0, -1);

function played() {
  const log = emptyEvent("epic-dogfight");
  join(log, ["Ana Li", '=SUM(1,"x")', "علي", "Ana Li", "Ed"], paperList(300));
  pair(log, "p2 p1", "p3 p4", "p5");
  return log;
}

test("standings: a header, then a row for each side, with distinct names that can't act as formulas", () => {
  const log = played();
  end(log, { scores: [300, 100] }, { scores: [50, 50] });
  put(log, { kind: "dropped", side: "p4" });
  expect(lines(standingsCsv(log.event))).toEqual([
    "rank,name,points,margin,schedule,wins,modified wins,draws,losses,byes,status,championship,swiss rank,proven",
    `1,"'=SUM(1,""x"")",5,500,0,1,0,0,0,0,playing,,1,0`,
    "2,Ed,5,450,0,1,0,0,0,1,playing,,2,0",
    "3,علي,1,300,1,0,0,1,0,0,playing,,3,0",
    "3,Ana Li (2),1,300,1,0,0,1,0,0,dropped,,3,0",
    "5,Ana Li,0,100,5,0,0,0,1,0,playing,,5,0",
  ]);
  put(log, { kind: "disqualified", player: "p5", reason: "loaded dice" });
  expect(lines(standingsCsv(log.event)).at(-1)).toBe(",Ed,5,450,0,1,0,0,0,1,disqualified,,,0");
  expect(lines(standingsCsv(log.event, 0))[1]).toBe("1,Ana Li,0,0,0,0,0,0,0,0,playing,,1,0");
});

test("pairings: a row for each table, with the sides in result order, their edges, and byes last", () => {
  const { event } = played();
  expect(lines(pairingsCsv(event, lastRound(event)))).toEqual([
    "round,table,side 1,edge of side 1,side 2,edge of side 2",
    `1,1,"'=SUM(1,""x"")",2,Ana Li,1`,
    "1,2,علي,1,Ana Li (2),2",
    "1,bye,Ed,,,",
  ]);
});

test("pairings: as many columns as the largest pod needs", () => {
  const log = emptyEvent("free-for-all");
  join(log, ["A", "B", "C", "D", "E", "F", "G"]);
  const round = pair(log, "p1 p2 p3", "p4 p5 p6 p7");
  expect(lines(pairingsCsv(log.event, round))).toEqual(["round,table,side 1,side 2,side 3,side 4", "1,1,A,B,C,", "1,2,D,E,F,G"]);
});

test("results: a row for every side at every table, even without a result", () => {
  const log = played();
  end(log, { scores: [300, 100] });
  put(log, {
    kind: "ruled",
    subject: "result",
    round: 1,
    table: 1,
    decision: "shared",
    outcome: [
      { result: "draw", points: 1, margin: 300 },
      { result: "draw", points: 1, margin: 300 },
    ],
  });
  expect(lines(resultsCsv(log.event, { initialsOnly: true }))).toEqual([
    "round,kind,table,name,against,result,place,score,points,margin,ending,ruled,source,commitment",
    "1,swiss,1,S.,A. L.,draw,1,300,1,300,elimination,yes,ruling,",
    "1,swiss,1,A. L.,S.,draw,1,100,1,300,elimination,yes,ruling,",
    "1,swiss,2,ع.,A. L. (2),,,,,,,,,",
    "1,swiss,2,A. L. (2),ع.,,,,,,,,,",
    "1,swiss,bye,E.,,win,1,0,5,450,,no,,",
  ]);
});
