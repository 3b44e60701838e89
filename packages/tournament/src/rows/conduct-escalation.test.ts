/** Tests Escalation's own rules about conduct, and what both documents say about shared tools. */
import { describe, expect, test } from "vitest";
import type { EventLog } from "../log/event-log.ts";
import { INCIDENTS, type IncidentReport, type RuledOutcome, type Ruling, type ToolRequest } from "../log/log.ts";
import { EVENT_FORMATS } from "../settings/formats.ts";
import { toolStatus } from "./conduct-rows.ts";
import { join, logWith, matchOf, ORGANISER, pairByHand, pairedLog, pairNext, refusal, SECOND, settingsOf, write } from "./sample-event.ts";

test("[ES-SCOPE-51-Q] this document provides only Escalation, no dogfight", () => {
  const own = EVENT_FORMATS.filter(({ document }) => document.name === "Escalation Tournament Rules");
  expect(own.map(({ id }) => id)).toEqual(["escalation"]);
});

test("[ES-SCOPE-03] Escalation is one player against one, without teams", () => {
  const log = logWith("escalation", 4);
  expect(refusal(log, { kind: "teamed", team: "t1", name: "Two", members: ["p1", "p2"] })).toMatchObject({ rule: "ES-SCOPE-03" });
  expect(pairNext(log).matches.map(({ sides }) => sides.length)).toEqual([2, 2]);
});

describe("offences", () => {
  const named = ["stalling", "force", "infinite combo", "behaviour", "rushing"] as const;

  test("[ES-COND-01] five named offences can be recorded, and any other in words", () => {
    const log = pairedLog("escalation", 2);
    for (const type of [...named, "other"] as const) write(log, { kind: "incident", type, about: ["p1"], note: "seen by the judge" });
    expect(log.event.incidents.map(({ what }) => what.type)).toEqual([...named, "other"]);
    expect(refusal(log, { kind: "incident", type: "other", about: ["p1"], note: " " })).toMatchObject({
      key: "text is missing",
      text: "note",
    });
  });

  test("[ES-COND-05] rushing an opponent into a miss is a separate offence", () => {
    expect(INCIDENTS).toContain("rushing");
    const log = pairedLog("escalation", 2);
    write(log, { kind: "incident", type: "rushing", about: ["p2"], round: 1, table: 1, note: "took the dice out of his hand" });
    expect(log.event.incidents[0]?.what).toMatchObject({ type: "rushing", about: ["p2"], table: 1 });
  });
});

describe("components", () => {
  test.each([
    ["ES-COMP-02", "model", ["painted"], ["painted offensively", "painted so that it hides the arcs", "resized", "reshaped"]],
    ["ES-COMP-03", "base", ["weighted"], ["trimmed", "resized", "reshaped"]],
    ["ES-COMP-03", "peg", ["altered", "replaced by magnets"], []],
    ["ES-COMP-04", "card", ["sleeved"], ["annotated", "trimmed"]],
    ["ES-COMP-04", "damage deck", ["sleeved alike"], ["sleeved in two colours", "sleeved and marked", "annotated"]],
    ["ES-COMP-06", "token", ["third-party"], []],
    ["ES-COMP-06", "template", ["third-party"], []],
    ["ES-COMP-06", "range ruler", ["third-party"], []],
    ...["model", "base", "card", "damage deck", "dial", "ship token", "obstacle"].map(
      (component) => ["ES-COMP-06", component, [], ["third-party"]] as const,
    ),
    ...["model", "base", "card"].map((component) => ["ES-COMP-07", component, [], ["proxy"]] as const),
  ] as const)("[%s] %s: these modifications are eligible: %j, these aren't: %j", (_, component, may, mayNot) => {
    const log = logWith("escalation", 1);
    const ruled = (modification: string, verdict: "eligible" | "replaced") =>
      ({ kind: "component ruled", player: "p1", component, modification, verdict }) as const;
    for (const modification of may) {
      write(log, ruled(modification, "eligible"));
      expect(refusal(log, ruled(modification, "replaced"))).toMatchObject({ key: "verdict needs a reason" });
    }
    for (const modification of mayNot) {
      write(log, ruled(modification, "replaced"));
      expect(refusal(log, ruled(modification, "eligible"))).toMatchObject({ key: "verdict needs a reason" });
    }
    expect(log.event.components).toHaveLength(may.length + mayNot.length);
  });
});

describe("organisers who play", () => {
  const seconded = (log: EventLog): EventLog => {
    write(log, { kind: "staffed", person: SECOND, name: "Sam Okoro", role: "second organiser" });
    return log;
  };

  test("[ES-TO-01] the organiser can play only if there is a second organiser", () => {
    const log = logWith("escalation", 3);
    expect(refusal(log, { kind: "registered", person: ORGANISER, name: "Olga Nord" })).toMatchObject({ rule: "ES-TO-01" });
    join(seconded(log), ORGANISER);
    expect(log.event.players.has(ORGANISER)).toBe(true);
  });

  test("[ES-TO-02] a second organiser named in round 2 is too late", () => {
    const log = pairedLog("escalation", 2);
    write(log, { kind: "result", round: 1, table: 1, claim: { scores: [30, 0], time: true } });
    write(log, { kind: "paired", round: 2, seed: 1, tables: [{ table: 1, sides: ["p1", "p2"] }], byes: [], rematchesConfirmed: true });
    seconded(log);
    expect(refusal(log, { kind: "registered", person: ORGANISER, name: "Olga Nord" })).toMatchObject({ rule: "ES-TO-02" });
  });

  test("[ES-TO-03] in the organiser's match, only the second organiser can override, not the organiser who plays", () => {
    const log = seconded(logWith("escalation", 1));
    join(log, ORGANISER);
    pairByHand(log, [[ORGANISER, "p1"]]);
    const outcome = [0, 1].map(() => ({ result: "draw" as const, points: 1, margin: 60 }));
    const override = { kind: "ruled", subject: "result", round: 1, table: 1, decision: "Drawn", outcome } as const;
    expect(refusal(log, override)).toMatchObject({ rule: "ES-TO-03" });
    write(log, override, SECOND);
    expect(matchOf(log).ruled?.outcome).toEqual(outcome);
  });
});

describe("tools that a match shares", () => {
  const asked = (tool: ToolRequest["tool"], set = "the blue set"): ToolRequest => ({ kind: "tool asked", round: 1, table: 1, tool, set });
  const answered = (tool: ToolRequest["tool"], agrees: boolean) => ({ kind: "tool answered", round: 1, table: 1, tool, agrees }) as const;
  const ruled = (tool: ToolRequest["tool"], set: string) =>
    ({ kind: "ruled", subject: "tools", round: 1, table: 1, decision: "So it is", tool: { tool, set } }) as const;
  const status = (log: EventLog, tool: ToolRequest["tool"]) => toolStatus(log.event, matchOf(log), tool);
  const start = (log: EventLog) => write(log, { kind: "clock", round: 1, does: "start" });

  test("[ET-RULER-04] a ruler that is shared before the match stays shared to its end, by agreement or by ruling", () => {
    const log = pairedLog("epic-dogfight", 2);
    write(log, asked("range ruler"), "p1");
    write(log, answered("range ruler", true), "p2");
    write(log, asked("templates"), "p1");
    write(log, answered("templates", false), "p2");
    write(log, ruled("templates", "the blue set"));
    start(log);
    expect([status(log, "range ruler"), status(log, "templates")]).toEqual(["in use", "in use"]);
    expect(refusal(log, answered("range ruler", false), "p2")).toMatchObject({ rule: "ET-RULER-04" });
    expect(refusal(log, asked("range ruler", "mine"), "p2")).toMatchObject({ rule: "ET-RULER-04" });
    expect(matchOf(log).tools.get("range ruler")?.set).toBe("the blue set");
  });

  test("[ET-RULER-04] a request made after the round has started is refused", () => {
    const log = pairedLog("epic-dogfight", 2);
    start(log);
    expect(refusal(log, asked("range ruler"), "p1")).toMatchObject({ rule: "ET-RULER-04" });
    expect(status(log, "range ruler")).toBe("not asked");
  });

  test.each([
    ["ET-RULER-05", "epic-dogfight"],
    ["ES-COMP-12", "escalation"],
  ])("[%s] if players disagree on the set or side of a shared tool, the organiser decides: %s", (_, format) => {
    const log = pairedLog(format, 2);
    write(log, asked("range ruler", "the side in centimetres"), "p1");
    expect(status(log, "range ruler")).toBe("waiting");
    write(log, answered("range ruler", false), "p2");
    write(log, asked("templates", "the set of p1"), "p1");
    write(log, asked("templates", "the set of p2"), "p2");
    for (const tool of ["range ruler", "templates"] as const) {
      expect(status(log, tool)).toBe("with the organiser");
      expect(refusal(log, ruled(tool, "mine"), "p2")).toMatchObject({ key: "not for this role" });
      write(log, ruled(tool, "the house's"));
      expect(status(log, tool)).toBe("in use");
      expect(matchOf(log).tools.get(tool)?.set).toBe("the house's");
      expect(refusal(log, answered(tool, false), "p2")).toEqual({ key: "tool is decided" });
    }
  });

  test.each([
    ["ET-RULER-06", "epic-dogfight"],
    ["ES-COMP-13", "escalation"],
  ])("[%s] if one player refuses third-party tokens, they aren't used, and no ruling can allow them: %s", (rule, format) => {
    const log = pairedLog(format, 2);
    write(log, asked("third-party tokens", "acrylic"), "p1");
    write(log, answered("third-party tokens", false), "p2");
    expect(status(log, "third-party tokens")).toBe("refused");
    expect(refusal(log, ruled("third-party tokens", "acrylic"))).toMatchObject({ rule });
  });

  test.each([
    ["ET-LEGAL-03", "team-epic", 4],
    ["ES-LEGAL-03", "escalation", 2],
  ])("[%s] a third-party ruler in a match in %s needs the consent of all %i players before the match starts", (_, format, players) => {
    const allBut = (last: number): EventLog => {
      const log = pairedLog(format, players);
      write(log, asked("third-party ruler"), "p1");
      for (let at = 2; at < last; at += 1) write(log, answered("third-party ruler", true), `p${at}`);
      expect(status(log, "third-party ruler")).toBe("waiting");
      return log;
    };
    const log = allBut(players);
    write(log, answered("third-party ruler", true), `p${players}`);
    expect(status(log, "third-party ruler")).toBe("in use");
    const late = allBut(players);
    start(late);
    expect(refusal(late, answered("third-party ruler", true), `p${players}`)).toMatchObject({ key: "too late for tools" });
    expect(status(late, "third-party ruler")).toBe("waiting");
  });

  test.each([
    ["ET-LEGAL-51-Q", "epic-dogfight"],
    ["ES-LEGAL-51-Q", "escalation"],
  ])("[%s] agreed third-party focus tokens are used, but ship tokens, cards and obstacles must be official: %s", (rule, format) => {
    const log = pairedLog(format, 2);
    write(log, asked("third-party tokens", "acrylic focus tokens"), "p1");
    write(log, answered("third-party tokens", true), "p2");
    expect(status(log, "third-party tokens")).toBe("in use");
    for (const component of ["ship token", "card", "obstacle"]) {
      const wish: ToolRequest = { ...asked("third-party tokens"), ...JSON.parse(`{ "tool": "third-party ${component}" }`) };
      expect(refusal(log, wish, "p1")).toMatchObject({ rule });
      const ruling = { kind: "component ruled", player: "p1", component, modification: "third-party", verdict: "eligible" } as const;
      expect(refusal(log, ruling)).toMatchObject({ key: "verdict needs a reason" });
    }
  });
});

test("[ES-GEAR-02] nobody has to lend a player anything, and missing components don't prevent check-in", () => {
  const log = logWith("escalation", 2, { settings: settingsOf("escalation", { checkIn: true }) });
  write(log, { kind: "checked in", player: "p1", brings: [] }, "p1");
  write(log, { kind: "checked in", player: "p2", brings: ["dice"] });
  expect(pairByHand(log, [["p1", "p2"]]).matches).toHaveLength(1);
});

describe("rows that make no sense", () => {
  const drawn = { result: "draw", points: 1, margin: 60 } as const;
  const override = { kind: "ruled", subject: "result", round: 1, table: 1, decision: "Drawn", outcome: [drawn, drawn] } as const;

  test("a ruling must be about something that exists, include every side at the table, and be within bounds", () => {
    const log = pairedLog("escalation", 2);
    const weather: Ruling = { ...override, ...JSON.parse('{ "subject": "weather" }') };
    expect(refusal(log, weather)).toEqual({ key: "no such subject", subject: "weather" });
    expect(refusal(log, { ...override, subject: "card" })).toEqual({ key: "outcome needs a table" });
    expect(refusal(log, { ...override, table: 2 })).toEqual({ key: "no such table", round: 1, table: 2 });
    expect(refusal(log, { ...override, outcome: [drawn] })).toEqual({ key: "number of outcomes", table: 1, sides: 2, outcomes: 1 });
    const wrongly = (wrong: Partial<RuledOutcome>) => refusal(log, { ...override, outcome: [drawn, { ...drawn, ...wrong }] });
    for (const wrong of [{ points: 101 }, { margin: 121 }])
      expect(wrongly(wrong)).toEqual({ key: "points or margin", points: 100, margin: 120 });
    for (const points of [-1, 0.5, Number.NaN]) expect(wrongly({ points })).toMatchObject({ key: "points or margin" });
    write(log, override);
  });

  test("an incident must be of a known kind, and components and inspections must be about players", () => {
    const log = pairedLog("escalation", 2);
    const incident = { kind: "incident", type: "other", about: ["p1"], note: "humming" } as const;
    const humming: IncidentReport = { ...incident, ...JSON.parse('{ "type": "humming" }') };
    expect(refusal(log, humming)).toEqual({ key: "no such incident", incident: "humming" });
    expect(refusal(log, { ...incident, round: 1, table: 7 })).toEqual({ key: "no such table", round: 1, table: 7 });
    expect(refusal(log, { kind: "inspected", player: "p9", note: "33 cards" })).toEqual({ key: "no such player", id: "p9" });
    const base = { kind: "component ruled", player: "p9", component: "base", modification: "trimmed", verdict: "replaced" } as const;
    expect(refusal(log, base)).toEqual({ key: "no such player", id: "p9" });
  });

  test("only players at a table can speak for it, and they can answer only what was asked", () => {
    const log = logWith("escalation", 4);
    pairByHand(log, [
      ["p1", "p2"],
      ["p3", "p4"],
    ]);
    const asks = { kind: "tool asked", round: 1, table: 1, tool: "templates", set: "mine" } as const;
    const answers = { kind: "tool answered", round: 1, table: 1, tool: "templates", agrees: true } as const;
    expect(refusal(log, { kind: "mat", round: 1, table: 1, from: "player", official: true }, "p3")).toMatchObject({
      key: "only players choose the mat",
    });
    expect(refusal(log, asks, "p3")).toEqual({ key: "only players ask for tools" });
    expect(refusal(log, answers, "p2")).toEqual({ key: "tool is not asked for", tool: "templates", table: 1 });
    write(log, asks, "p1");
    expect(refusal(log, answers, "p3")).toEqual({ key: "only players answer for tools" });
    const tool = { tool: "templates", set: "the house's" } as const;
    write(log, { kind: "ruled", subject: "tools", round: 1, table: 1, decision: "The house's", tool });
    expect(refusal(log, asks, "p2")).toEqual({ key: "tool is decided" });
  });
});
