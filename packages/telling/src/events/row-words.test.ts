import { type EventLog, type Happening, simulateEvent } from "@broadside/tournament";
import { describe, expect, test } from "vitest";
import { eventOf, MORNING, ORGANISER, pairByHand, put } from "./events.testing.ts";
import { logLines, rowInWords } from "./row-words.ts";

/** Four players; the first plays the second at table 1. */
function duels(): EventLog {
  const log = eventOf("epic-dogfight", 4);
  pairByHand(log, "p1-p2 p3-p4");
  return log;
}

const inWords = (log: EventLog, what: Happening): string => rowInWords({ number: 99, at: MORNING, by: ORGANISER, what }, log.event);

describe("describing a row", () => {
  test.each<[string, Happening]>([
    ["Jo (j1) joins the staff as judge", { kind: "staffed", person: "j1", name: "Jo", role: "judge" }],
    ["Scenarios, limits and requirements published", { kind: "published" }],
    [
      "岡田 (p9) registered, club: Tokyo, keep-apart labels: family, car",
      { kind: "registered", person: "p9", name: "岡田", club: "Tokyo", apart: ["family", "car"] },
    ],
    ["Red (t1) formed by Player p1, Player p2", { kind: "teamed", team: "t1", name: "Red", members: ["p1", "p2"] }],
    ["Player p1 checked in with dice", { kind: "checked in", player: "p1", brings: ["dice"] }],
    [
      "Player p1's list: rebel, 298 points (1 ship), hash 0123456789ab; accepted anyway: his dog ate the other",
      {
        kind: "handed in",
        player: "p1",
        list: { faction: "rebel", hash: "0123456789abcdef", squads: [{ points: 298, ships: [{ name: "Corvette", points: 298 }] }] },
        override: "his dog ate the other",
      },
    ],
    [
      "Player p1's model (painted): eligible",
      { kind: "component ruled", player: "p1", component: "model", modification: "painted", verdict: "eligible" },
    ],
    ["Inspected Player p1: all there", { kind: "inspected", player: "p1", note: "all there" }],
    [
      "Round 2 paired: 1 table, bye for Player p3, random seed 7, rematches confirmed",
      { kind: "paired", round: 2, seed: 7, tables: [{ table: 1, sides: ["p1", "p2"] }], byes: ["p3"], rematchesConfirmed: true },
    ],
    [
      "Round 1: Player p1 and Player p3 swap places, although table 1 is 5 points apart",
      { kind: "swapped", round: 1, sides: ["p1", "p3"], despite: ["table 1 is 5 points apart"] },
    ],
    ["Player p1 always plays at table 3", { kind: "seated", side: "p1", table: 3 }],
    ["Pairing of round 1 cancelled: wrong list", { kind: "pairing cancelled", round: 1, reason: "wrong list" }],
    ["Time called in round 1", { kind: "clock", round: 1, does: "time" }],
    [
      "Round 1, table 1: 10 extra minutes (a judge was needed)",
      { kind: "extended", round: 1, table: 1, minutes: 10, reason: "a judge was needed" },
    ],
    ["Round 1, table 1: match begun", { kind: "begun", round: 1, table: 1 }],
    [
      "Round 1, table 1: disputed (the corvette lives)",
      { kind: "answered", round: 1, table: 1, answer: "disputed", note: "the corvette lives" },
    ],
    [
      "Round 1, table 1: Player p1 120 (win), Player p2 40 (loss) on points; time was called; corrected: misread",
      { kind: "result", round: 1, table: 1, claim: { scores: [120, 40], time: true }, correction: "misread" },
    ],
    [
      "Round 1, table 1: Player p1 120 (win), Player p2 40 (loss) on points; time was called; from an unproven game record: no dice",
      { kind: "result", round: 1, table: 1, claim: { scores: [120, 40], time: true }, unproven: "no dice" },
    ],
    [
      "Round 1, table 1: reported as Player p1 100 (win), Player p2 0 (loss) on points; Player p2 lost Red Two; time was called",
      { kind: "reported", round: 1, table: 1, claim: { lost: [[], [{ member: 0, ship: 1, as: "destroyed" }]], time: true } },
    ],
    [
      "Ruling on result, round 1, table 1: played on; against FAQ 4.1; Player p1 win, 5 points, margin 320; Player p2 loss, 0 points, margin 280",
      {
        kind: "ruled",
        subject: "result",
        round: 1,
        table: 1,
        decision: "played on",
        faq: "4.1",
        againstFaq: true,
        outcome: [
          { result: "win", points: 5, margin: 320 },
          { result: "loss", points: 0, margin: 280 },
        ],
      },
    ],
    [
      "Incident (stalling, Player p1, round 1, table 1): slow",
      { kind: "incident", type: "stalling", about: ["p1"], round: 1, table: 1, note: "slow" },
    ],
    ["Round 1, table 1: an official mat from a player", { kind: "mat", round: 1, table: 1, from: "player", official: true }],
    ["Round 1, table 1: asks to share: templates (mine)", { kind: "tool asked", round: 1, table: 1, tool: "templates", set: "mine" }],
    ["Round 1, table 1: refuses to share: templates", { kind: "tool answered", round: 1, table: 1, tool: "templates", agrees: false }],
    ["Player p1 dropped: train", { kind: "dropped", side: "p1", reason: "train" }],
    ["Player p1 is back", { kind: "returned", side: "p1" }],
    ["Disqualified Player p1: cheating", { kind: "disqualified", player: "p1", reason: "cheating" }],
    ["Cut to the top 2: Player p2, Player p1 (random seed 3)", { kind: "cut", seeds: ["p2", "p1"], seed: 3 }],
    ["Event closed", { kind: "finished" }],
    ["Row 4 undone", { kind: "undone", entry: 4 }],
  ])("%s", (words, what) => {
    expect(inWords(duels(), what)).toBe(words);
  });

  test("a settings row lists what has changed", () => {
    const log = eventOf("epic-dogfight", 0);
    const settings = { ...log.event.settings, tables: 12, lateEntry: false, byeMargin: { limits: 1 } };
    expect(inWords(log, { kind: "changed", settings })).toBe("Settings changed: tables 12; late entry no; bye margin limits 1");
    expect(inWords(log, { kind: "changed", settings: log.event.settings })).toBe("Settings unchanged");
  });

  test("the row for publishing mentions that secret scenarios stay secret", () => {
    const log = eventOf("epic-battles", 0);
    put(log, { kind: "changed", settings: { ...log.event.settings, secretScenarios: true } });
    expect(inWords(log, { kind: "published" })).toBe("Limits and requirements published; scenarios stay secret until their rounds start");
  });

  test("a result at an unknown table is described without names", () => {
    expect(inWords(eventOf("epic-dogfight", 2), { kind: "result", round: 1, table: 1, claim: { scores: [30, 0] } })).toBe(
      "Round 1, table 1: 30 to 0",
    );
  });
});

describe("describing a log", () => {
  test("a result names the sides as they were at that time, before and after a swap", () => {
    const log = duels();
    const claim = { scores: [30, 0], time: true };
    put(log, { kind: "reported", round: 1, table: 1, claim }, "p1");
    put(log, { kind: "swapped", round: 1, sides: ["p2", "p4"], despite: ["what was reported at table 1 is lost"] });
    put(log, { kind: "result", round: 1, table: 1, claim });
    const texts = logLines(log.entries).map(({ text }) => text);
    expect(texts.at(-3)).toContain("Player p1 30 (win), Player p2 0 (loss)");
    expect(texts.at(-1)).toContain("Player p1 30 (win), Player p4 0 (loss)");
  });

  test("undone rows are marked, and restored rows are not", () => {
    const log = eventOf("epic-dogfight", 2);
    pairByHand(log, "p1-p2");
    const number = put(log, { kind: "clock", round: 1, does: "start" });
    const undoing = put(log, { kind: "undone", entry: number });
    const takenBack = (): readonly number[] => logLines(log.entries).flatMap((line) => (line.takenBack ? [line.entry.number] : []));
    expect(takenBack()).toEqual([number]);
    put(log, { kind: "undone", entry: undoing });
    expect(takenBack()).toEqual([undoing]);
  });

  test("a row is about the players at its table and their teams, not about its author", () => {
    const log = eventOf("team-epic", 8);
    pairByHand(log, "t1-t2 t3-t4");
    const number = put(log, { kind: "clock", round: 1, does: "start" });
    const [match] = log.event.rounds[0]?.matches ?? [];
    const begun = put(log, { kind: "begun", round: 1, table: match?.table ?? 0 });
    const about = (row: number): readonly string[] => [...(logLines(log.entries)[row - 1]?.about ?? [])].toSorted();
    const members = match?.sides.flatMap((side) => [side, ...(log.event.teams.get(side)?.members ?? [])]) ?? [];
    expect(about(number)).toEqual([]);
    expect(about(begun)).toEqual(members.toSorted());
  });

  test.each(["epic-dogfight", "team-epic", "escalation", "scenario-event", "epic-battles", "free-for-all"])(
    "law: every row of a %s is described without the ids of known people",
    (format) => {
      const log = simulateEvent({ format, sides: 12, rounds: 3, seed: 5, at: MORNING, cut: 4 });
      const lines = log.ok ? logLines(log.value.entries) : [];
      expect(lines.length).toBe(log.ok ? log.value.entries.length : -1);
      for (const { text, entry } of lines) {
        expect(text).not.toMatch(/undefined|NaN|\[object|null/);
        if (!["registered", "teamed", "staffed"].includes(entry.what.kind)) expect(text).not.toMatch(/\b[pt]\d+\b/);
      }
    },
  );
});
