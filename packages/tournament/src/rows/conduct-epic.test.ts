/** Tests rules about authority, conduct and components that both first-edition tournament documents share, and Team Epic's additions. */
import { describe, expect, test } from "vitest";
import { COMPONENT_RULES, componentVerdict } from "../lists/components.ts";
import type { EventLog } from "../log/event-log.ts";
import type { IncidentReport, Ruling } from "../log/log.ts";
import { matchOutcome, squadsOf } from "../results/match-outcome.ts";
import { matchRules } from "../results/match-rules.ts";
import { outcomeOf } from "../results/outcome.ts";
import { EVENT_FORMATS } from "../settings/formats.ts";
import { usualPlan } from "../settings/settings.ts";
import { standings } from "../standings/standings.ts";
import { usualTier } from "./event-rows.ts";
import {
  creationRefused,
  currentRound,
  emptyLog,
  formatNamed,
  JUDGE,
  join,
  logWith,
  matchOf,
  ORGANISER,
  pairedLog,
  refusal,
  SECOND,
  settingsOf,
  write,
} from "./sample-event.ts";

const withJudge = (log: EventLog): EventLog => {
  write(log, { kind: "staffed", person: JUDGE, name: "Jun Ito", role: "judge" });
  return log;
};

describe("scope and tiers", () => {
  test("[ET-SCOPE-01] the document has two formats, one against one and two against two", () => {
    const own = EVENT_FORMATS.filter(({ document }) => document.name === "Epic Play Tournament Rules");
    expect(own.map(({ id, teamSize, ranks }) => [id, teamSize, ranks])).toEqual([
      ["epic-dogfight", 1, "players"],
      ["team-epic", 2, "teams"],
    ]);
    const log = logWith("team-epic", 3);
    const team = { kind: "teamed", team: "t9", name: "Nine" } as const;
    expect(refusal(log, { ...team, members: ["p3"] })).toMatchObject({ rule: "ET-SCOPE-01" });
    expect(refusal(log, { ...team, members: ["p1", "p2", "p3"] })).toMatchObject({ rule: "ET-SCOPE-01" });
    expect(refusal(logWith("epic-dogfight", 2), { ...team, members: ["p1", "p2"] })).toMatchObject({
      key: "format has no teams",
      format: "Epic Dogfight",
    });
    expect(refusal(log, { kind: "changed", settings: settingsOf("epic-dogfight") })).toMatchObject({
      key: "unit is not for the format",
      unit: "players",
    });
  });

  test.each([
    ["ET-SCOPE-02, ET-SCOPE-03", "epic-dogfight"],
    ["ET-SCOPE-02, ET-SCOPE-03", "team-epic"],
    ["ES-SCOPE-01, ES-SCOPE-02", "escalation"],
  ] as const)("[%s] %s is casual; competitive and premier are refused, because those tiers need ordinary Dogfight", (_, format) => {
    for (const tier of ["competitive", "premier"] as const)
      expect(creationRefused(format, { tier })).toMatchObject({ key: "tier is not for the format", tiers: ["casual"], tier });
    expect(creationRefused(format, { tier: "casual" })).toBeUndefined();
  });

  test("[ET-SCOPE-04] Team Epic has the same clock, points and threshold as Epic Dogfight", () => {
    expect(usualPlan(formatNamed("team-epic"), 3, 1).map(({ minutes }) => minutes)).toEqual([180, 180, 180]);
    const log = pairedLog("team-epic", 4);
    const { plan } = currentRound(log);
    const pointsFor = (scores: readonly number[]) => {
      const outcome = outcomeOf({ scores, time: true }, squadsOf(log.event, plan, ["t1", "t2"]), matchRules(log.event, plan));
      return outcome.ok && outcome.value.sides.map(({ points }) => points);
    };
    expect(pointsFor([112, 100])).toEqual([5, 0]);
    expect(pointsFor([111, 100])).toEqual([3, 0]);
    expect(pointsFor([100, 100])).toEqual([1, 1]);
  });

  test.each(["epic-dogfight", "team-epic"])("[ET-SCOPE-06] the general rules apply to %s, so its players can be disqualified", (format) => {
    const log = pairedLog(format, 4);
    write(log, { kind: "disqualified", player: "p2", reason: "shouted at the judge" });
    expect(log.event.players.get("p2")?.status).toBe("disqualified");
  });

  test.each([
    ["ET-SCOPE-07", "team-epic", "Epic Play Tournament Rules", "3.2"],
    ["ES-SCOPE-05", "escalation", "Escalation Tournament Rules", "2015 season"],
  ])("[%s] an event of %s names its document, %s, version %s", (_, format, name, version) => {
    expect(emptyLog(format).event.format.document).toEqual({ name, version });
  });

  test.each([
    ["ET-TIER-02", "epic-dogfight"],
    ["ES-TIER-01", "escalation"],
  ])("[%s] variants, leagues and weekly nights are casual: %s", (_, format) => {
    const known = formatNamed(format);
    expect(usualTier(known)).toBe("casual");
    for (const series of ["league", "weekly night", "variant"] as const) {
      expect(usualTier(formatNamed("scenario-event"), series)).toBe("casual");
      expect(creationRefused(format, { series })).toBeUndefined();
    }
  });

  test("[ET-TIER-03, ES-TIER-02] store championships and one-off events are competitive", () => {
    expect(usualTier(formatNamed("scenario-event"), "store championship")).toBe("competitive");
    expect(usualTier(formatNamed("scenario-event"), "one-off")).toBe("competitive");
    expect(creationRefused("scenario-event", { series: "store championship", tier: "casual" })).toEqual({
      key: "series has another tier",
      series: "store championship",
      tier: "competitive",
    });
    expect(creationRefused("scenario-event", { series: "store championship", tier: "competitive" })).toBeUndefined();
  });

  test.each(["regional", "national", "world"] as const)("[ET-TIER-04, ES-TIER-03] a %s championship is premier", (series) => {
    expect(usualTier(formatNamed("scenario-event"), series)).toBe("premier");
    expect(creationRefused("scenario-event", { series, tier: "competitive" })).toEqual({
      key: "series has another tier",
      series,
      tier: "premier",
    });
    expect(creationRefused("scenario-event", { series, tier: "premier" })).toBeUndefined();
    expect(creationRefused("epic-dogfight", { series, tier: "casual" })).toMatchObject({ key: "series has another tier", tier: "premier" });
  });

  test("[ET-TIER-01, ET-TIER-05, ES-TIER-04] only the casual tier of the three allows house rules", () => {
    const settings = settingsOf("scenario-event", { houseRules: ["an hour for lunch"] });
    expect(formatNamed("scenario-event").tiers).toEqual(["casual", "competitive", "premier"]);
    expect(creationRefused("scenario-event", { settings, tier: "casual" })).toBeUndefined();
    for (const tier of ["competitive", "premier"] as const) {
      expect(creationRefused("scenario-event", { settings, tier })).toEqual({ key: "house rules are for casual events" });
      expect(refusal(emptyLog("scenario-event", { tier }), { kind: "changed", settings })).toEqual({
        key: "house rules are for casual events",
      });
    }
  });
});

describe("authority", () => {
  const won = { kind: "result", round: 1, table: 1, claim: { scores: [100, 0], time: true } } as const;
  const override: Ruling = {
    kind: "ruled",
    subject: "result",
    round: 1,
    table: 1,
    decision: "The game counts as drawn",
    outcome: [
      { result: "draw", points: 1, margin: 300 },
      { result: "draw", points: 1, margin: 300 },
    ],
  };

  test("[ET-AUTH-02, ES-AUTH-02] a ruling names the FAQ that was consulted, and may contradict it", () => {
    for (const format of ["epic-dogfight", "escalation"]) {
      const log = pairedLog(format, 2);
      write(log, { kind: "ruled", subject: "card", round: 1, table: 1, decision: "The ion token stays", faq: "4.1", againstFaq: true });
      expect(log.event.rulings[0]?.what).toMatchObject({ faq: "4.1", againstFaq: true });
      expect(refusal(log, { kind: "ruled", subject: "card", decision: "Yes", faq: " " })).toMatchObject({
        key: "text is missing",
        text: "FAQ version",
      });
    }
  });

  test.each([
    ["ET-AUTH-04", "epic-dogfight", 400],
    ["ES-AUTH-04", "escalation", 120],
  ])("[%s] an override replaces the computed result in %s, and the log keeps both and the author", (_, format, margin) => {
    const log = withJudge(pairedLog(format, 2));
    write(log, { ...won, claim: { scores: [100, 0].map((score) => Math.min(score, margin - 60)), time: true } });
    const computed = matchOutcome(log.event, currentRound(log), matchOf(log));
    expect(computed?.sides.map(({ points }) => points)).toEqual([5, 0]);
    const outcome = [0, 1].map(() => ({ result: "draw" as const, points: 1, margin: 60 }));
    const { number } = write(log, { ...override, outcome });
    expect(standings(log.event).map(({ points, margin: total }) => [points, total])).toEqual([
      [1, 60],
      [1, 60],
    ]);
    expect(log.event.rulings.at(-1)).toMatchObject({ by: ORGANISER, number, what: { outcome } });
    const { result, ruled } = matchOf(log);
    expect(ruled).toEqual({ outcome, entry: number });
    expect(matchOutcome(log.event, currentRound(log), { ...matchOf(log), ruled: undefined })).toEqual(computed);
    expect(log.entries[(result?.entry ?? 0) - 1]?.what.kind).toBe("result");
  });

  test("[ET-AUTH-05] no player can reverse a ruling, and no judge can reverse the organiser's", () => {
    const log = withJudge(pairedLog("epic-dogfight", 2));
    write(log, won);
    const { number } = write(log, override);
    for (const player of ["p1", "p2"]) {
      expect(refusal(log, { ...won, kind: "reported" }, player)).toMatchObject({ rule: "ET-AUTH-05" });
      expect(refusal(log, { kind: "answered", round: 1, table: 1, answer: "disputed" }, player)).toMatchObject({ rule: "ET-AUTH-05" });
      expect(refusal(log, override, player)).toMatchObject({ key: "not for this role" });
      expect(refusal(log, { kind: "undone", entry: number }, player)).toEqual({ key: "only the organiser undoes others' rows" });
    }
    expect(refusal(log, { kind: "undone", entry: number }, JUDGE)).toEqual({ key: "only the organiser undoes others' rows" });
    expect(refusal(log, override, JUDGE)).toMatchObject({ rule: "ET-AUTH-05" });
    expect(refusal(log, { ...won, correction: "they counted again" }, JUDGE)).toMatchObject({ rule: "ET-AUTH-05" });
    expect(matchOf(log).ruled?.entry).toBe(number);
  });
});

describe("conduct", () => {
  const about = (type: IncidentReport["type"], ...sides: readonly string[]): IncidentReport => ({
    kind: "incident",
    type,
    about: sides,
    round: 1,
    table: 1,
    note: "seen by the judge",
  });

  test.each([
    ["ET-COND-01", "stalling"],
    ["ET-COND-02", "force"],
    ["ET-RULER-08", "force"],
    ["ET-COND-03", "infinite combo"],
    ["ET-COND-04", "behaviour"],
    ["ET-COND-08", "rushing"],
  ] as const)("[%s] %s is recorded against a player in a match", (_, type) => {
    const log = withJudge(pairedLog("epic-dogfight", 2));
    write(log, about(type, "p2"), JUDGE);
    expect(log.event.incidents.map(({ by, what }) => [by, what.type, what.about, what.table])).toEqual([[JUDGE, type, ["p2"], 1]]);
    expect(refusal(log, about(type, "p2"), "p1")).toMatchObject({ key: "not for this role" });
    expect(refusal(log, about(type, "p9"))).toMatchObject({ key: "no such side", id: "p9" });
  });

  test.each([
    ["ET-COND-05", "epic-dogfight"],
    ["ES-COND-02", "escalation"],
  ])("[%s] an incident of collusion names both players together: %s", (_, format) => {
    const log = pairedLog(format, 2);
    write(log, about("collusion", "p1", "p2"));
    expect(log.event.incidents[0]?.what.about).toEqual(["p1", "p2"]);
    expect(refusal(log, about("collusion"))).toMatchObject({ key: "incident names nobody" });
  });

  test.each([
    ["ET-COND-06", "epic-dogfight"],
    ["ES-COND-03", "escalation"],
  ])("[%s] only an organiser can disqualify, and needs nobody's consent: %s", (rule, format) => {
    const log = withJudge(pairedLog(format, 4));
    write(log, { kind: "staffed", person: SECOND, name: "Sam Okoro", role: "second organiser" });
    const out = { kind: "disqualified", player: "p2", reason: "insults" } as const;
    for (const person of [JUDGE, "p1", "p2"]) expect(refusal(log, out, person)).toMatchObject({ rule });
    const ineligible = {
      kind: "component ruled",
      player: "p2",
      component: "base",
      modification: "trimmed",
      verdict: "disqualified",
    } as const;
    expect(refusal(log, ineligible, JUDGE)).toMatchObject({ key: "not for this role" });
    write(log, out);
    write(log, { ...out, player: "p3" }, SECOND);
    expect([...log.event.players.values()].map(({ status }) => status)).toEqual(["playing", "disqualified", "disqualified", "playing"]);
  });

  test("[ET-COND-10] the list of offences is open: any other offence, described in words, can lead to removal", () => {
    const log = pairedLog("epic-dogfight", 2);
    const other = about("other", "p1");
    expect(refusal(log, { ...other, note: " " })).toMatchObject({ key: "text is missing", text: "note" });
    write(log, { ...other, note: "moved a ship while nobody looked" });
    write(log, { kind: "disqualified", player: "p1", reason: "moved a ship while nobody looked" });
    expect(log.event.incidents[0]?.what.note).toBe("moved a ship while nobody looked");
    expect(standings(log.event).map(({ side }) => side)).toEqual(["p2"]);
  });

  test("[ET-TALK-04] slow play is recorded against a team", () => {
    const log = pairedLog("team-epic", 4);
    write(log, about("slow play", "t1"));
    expect(log.event.incidents[0]?.what).toMatchObject({ type: "slow play", about: ["t1"] });
  });

  test.each([
    ["ET-RULER-09", "epic-dogfight"],
    ["ES-COND-07", "escalation"],
  ])("[%s] during a match in %s, the organiser rules where a ship is, and may disqualify", (_, format) => {
    const log = pairedLog(format, 2);
    write(log, { kind: "clock", round: 1, does: "start" });
    write(log, { kind: "begun", round: 1, table: 1 }, "p1");
    const position: Ruling = {
      kind: "ruled",
      subject: "position",
      round: 1,
      table: 1,
      decision: "Red Two goes back to 304, 120, heading 90",
    };
    expect(refusal(log, position, "p1")).toMatchObject({ key: "not for this role" });
    write(log, position);
    expect(log.event.rulings.map(({ by, what }) => [by, what.subject, what.decision])).toEqual([
      [ORGANISER, "position", "Red Two goes back to 304, 120, heading 90"],
    ]);
    write(log, { kind: "disqualified", player: "p2", reason: "moved it again" });
    expect(matchOutcome(log.event, currentRound(log), matchOf(log))?.ending).toBe("concession");
  });

  test("[ET-DMG-04] the organiser can inspect a Damage deck during a match", () => {
    const log = pairedLog("epic-dogfight", 2);
    write(log, { kind: "clock", round: 1, does: "start" });
    write(log, { kind: "begun", round: 1, table: 1 });
    const inspection = { kind: "inspected", player: "p1", note: "33 cards, two Direct Hits missing" } as const;
    expect(refusal(log, inspection, "p2")).toMatchObject({ key: "not for this role" });
    write(log, inspection);
    expect(log.event.inspections.map(({ what }) => what)).toEqual([inspection]);
    expect(matchOf(log).begun).toBe(true);
  });
});

describe("components", () => {
  test("[ET-COMP-01] the organiser decides on any component, and must give a reason to go against the rules", () => {
    const log = logWith("epic-dogfight", 2);
    const painted = { kind: "component ruled", player: "p1", component: "model", modification: "painted" } as const;
    expect(refusal(log, { ...painted, verdict: "eligible" }, "p1")).toMatchObject({ key: "not for this role" });
    write(log, { ...painted, verdict: "eligible" });
    expect(refusal(log, { ...painted, verdict: "replaced" })).toMatchObject({ rule: "ET-COMP-01" });
    write(log, { ...painted, verdict: "replaced", reason: "the paint hides the arc markers" });
    expect(log.event.components.map(({ what }) => what.verdict)).toEqual(["eligible", "replaced"]);
  });

  test.each([
    ["ET-COMP-02", "epic-dogfight"],
    ["ES-COMP-01", "escalation"],
  ])("[%s] a player who can't replace an ineligible component is disqualified: %s", (_, format) => {
    const log = logWith(format, 4);
    const base = { kind: "component ruled", component: "base", modification: "trimmed" } as const;
    write(log, { ...base, player: "p1", verdict: "disqualified" });
    write(log, { ...base, player: "p2", verdict: "replaced" });
    expect(log.event.players.get("p1")?.status).toBe("disqualified");
    expect(log.event.players.get("p2")?.status).toBe("playing");
    expect(refusal(log, { ...base, player: "p3", verdict: "eligible" })).toMatchObject({ key: "verdict needs a reason" });
  });

  const verdicts = (...pairs: readonly (readonly [component: string, modification: string])[]) =>
    pairs.map(([component, modification]) => componentVerdict(component, modification).eligible);

  test("[ET-COMP-03] a painted model never stops a player from checking in", () => {
    const log = emptyLog("epic-dogfight");
    join(log, "p1");
    write(log, { kind: "component ruled", player: "p1", component: "model", modification: "painted", verdict: "eligible" });
    write(log, { kind: "checked in", player: "p1", brings: [] }, "p1");
    expect(log.event.players.get("p1")?.checkedIn).toBe(true);
    expect(verdicts(["model", "painted"], ["model", "painted offensively"])).toEqual([true, false]);
  });

  test.each([
    ["ET-COMP-04", "a model keeps its shape", ["model", "reshaped"], undefined],
    ["ET-COMP-05", "a base may be weighted, not trimmed", ["base", "trimmed"], ["base", "weighted"]],
    ["ET-COMP-05", "nor made larger", ["base", "enlarged"], undefined],
    ["ET-COMP-06", "pegs may be replaced, by magnets for one", undefined, ["peg", "replaced by magnets"]],
    ["ET-COMP-06", "and altered, as long as that offends nobody", ["peg", "altered offensively"], ["peg", "altered"]],
    ["ET-COMP-07", "cards may be sleeved, not written on", ["card", "annotated"], ["card", "sleeved"]],
    ["ET-COMP-08", "damage cards have one kind of sleeve", ["damage deck", "sleeved in two colours"], ["damage deck", "sleeved alike"]],
    ["ET-COMP-09", "tokens may carry their owner's mark", undefined, ["token", "marked by its owner"]],
    ["ET-COMP-11", "bases are official, tokens need not be", ["base", "third-party"], ["token", "third-party"]],
    ["ET-COMP-11", "models are official, templates need not be", ["model", "third-party"], ["template", "third-party"]],
    ["ET-COMP-11", "dials are official, range rulers need not be", ["dial", "third-party"], ["range ruler", "third-party"]],
    ["ET-COMP-12", "there are no proxies for ships", ["model", "proxy"], undefined],
    ["ET-COMP-12", "nor for bases", ["base", "proxy"], undefined],
    ["ET-COMP-12", "nor for cards", ["card", "proxy"], undefined],
    ["ES-COMP-02", "models may be painted, not reshaped", ["model", "reshaped"], ["model", "painted"]],
    ["ES-COMP-03", "a base may be weighted, not trimmed", ["base", "trimmed"], ["base", "weighted"]],
    ["ES-COMP-04", "damage cards have one kind of sleeve", ["damage deck", "sleeved in two colours"], ["damage deck", "sleeved alike"]],
    ["ES-COMP-06", "bases are official, tokens need not be", ["base", "third-party"], ["token", "third-party"]],
  ] as const)("[%s] %s", (id, _, ineligible, eligible) => {
    const log = logWith(id.startsWith("ES") ? "escalation" : "epic-dogfight", 1);
    const ruling = { kind: "component ruled", player: "p1" } as const;
    for (const [component, modification] of ineligible ? [ineligible] : []) {
      expect(refusal(log, { ...ruling, component, modification, verdict: "eligible" })).toMatchObject({ key: "verdict needs a reason" });
      write(log, { ...ruling, component, modification, verdict: "replaced" });
    }
    for (const [component, modification] of eligible ? [eligible] : []) {
      expect(refusal(log, { ...ruling, component, modification, verdict: "replaced" })).toMatchObject({ key: "verdict needs a reason" });
      write(log, { ...ruling, component, modification, verdict: "eligible" });
    }
  });

  test("[ET-COMP-16, ES-COMP-14] a modification that no rule allows is ineligible, unless the organiser gives a reason to allow it", () => {
    expect(COMPONENT_RULES.some(({ modification }) => modification === "lit by a lamp")).toBe(false);
    expect(componentVerdict("model", "lit by a lamp")).toMatchObject({ eligible: false, rule: "ET-COMP-16" });
    for (const format of ["epic-dogfight", "escalation"]) {
      const log = logWith(format, 1);
      const lamp = { kind: "component ruled", player: "p1", component: "model", modification: "lit by a lamp" } as const;
      expect(refusal(log, { ...lamp, verdict: "eligible" })).toMatchObject({ key: "verdict needs a reason" });
      write(log, { ...lamp, verdict: "eligible", reason: "it disturbs nobody" });
      expect(log.event.components[0]?.what.reason).toBe("it disturbs nobody");
    }
  });
});
