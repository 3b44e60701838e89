/** Whenever an event refuses something or finds a problem, it cites only rules of its own document and edition. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Ledger, ruleById } from "@broadside/rulebook";
import { logProblemInWords } from "@broadside/telling/events";
import {
  checkEvent,
  citedRule,
  componentVerdict,
  EVENT_FORMATS,
  type EventFormat,
  type EventLog,
  type Happening,
  newLog,
  record,
  refusalOf,
  requiredLimits,
  type Settings,
  simulateEvent,
  usualPlan,
} from "@broadside/tournament";
import { describe, expect, test } from "vitest";

const AT = "2026-11-15T08:00:00.000Z";

/** The ledgers that each format may cite. */
const LEDGERS: Readonly<Record<EventFormat["id"], readonly Ledger[]>> = {
  "epic-dogfight": ["ledger-epic-tournament"],
  "team-epic": ["ledger-epic-tournament"],
  escalation: ["ledger-escalation"],
  "scenario-event": ["ledger-scenarios", "second-edition-core"],
  "epic-battles": ["ledger-epic-battles", "second-edition-core"],
  "free-for-all": ["ledger-epic-battles", "second-edition-core"],
};

/** Returns those of the given rules that don't belong to the format. */
const strange = ({ id, edition }: EventFormat, rules: readonly string[]): readonly string[] =>
  rules.filter((rule) => {
    const row = ruleById(rule);
    return !row || !LEDGERS[id].includes(row.ledger) || !row.edition.includes(edition);
  });

const RULE = /\b(?:ET|ES|EB|SC|HS|1E|2E)-[A-Z]+-\d+(?:-Q)?\b/g;
const rulesIn = (text: string): readonly string[] => text.match(RULE) ?? [];

const filesIn = (...folder: readonly string[]): readonly string[] =>
  readdirSync(join(import.meta.dirname, "..", "..", ...folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts") && !/\.test(ing)?\.ts$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"));

/** Every rule named in a string of the event code, not in comments. */
const NAMED = [
  ...new Set(
    [...filesIn("packages", "tournament", "src"), ...filesIn("apps", "cli", "src", "event")].flatMap((text) =>
      [...text.matchAll(/["`][^"`\n]*["`]/g)].flatMap(([quoted]) => rulesIn(quoted)),
    ),
  ),
];

describe.each(EVENT_FORMATS)("$id", (format) => {
  test("names only rules from its own documents in its code", () => {
    expect(NAMED.length).toBeGreaterThan(80);
    const cited = NAMED.flatMap((rule) => citedRule(format, rule) ?? []);
    expect(strange(format, cited)).toEqual([]);
  });

  const settings: Settings = { rounds: usualPlan(format, 2, 1) };
  const event = (): EventLog => {
    const organiser = { person: "o1", name: "Olga" };
    const log = newLog({ kind: "created", name: "Cup", format: format.id, tier: "casual", date: "2026-11-15", organiser, settings }, AT);
    if (!log.ok) throw new Error(JSON.stringify(log.problems));
    if (format.publishes) record(log.value, { kind: "published" }, "o1", AT);
    for (const player of ["p1", "p2", "p3", "p4"]) record(log.value, { kind: "registered", person: player, name: player }, "o1", AT);
    return log.value;
  };
  const handedIn = (...points: readonly number[]): Happening => ({
    kind: "handed in",
    player: "p1",
    list: { faction: "rebel", squads: points.map((total) => ({ points: total, ships: [] })) },
  });
  const [plan] = settings.rounds;

  test("cites rules from its own document when it refuses", () => {
    const log = event();
    const limits = requiredLimits(log.event);
    const tables = [{ table: 1, sides: ["p1", "p2"] }];
    const wrong: readonly Happening[] = [
      { kind: "registered", person: "o1", name: "Olga" },
      handedIn(...limits, 1),
      ...limits.map((_, tier) => handedIn(...limits.map((limit, at) => limit + (at === tier ? 1 : 0)))),
      { kind: "teamed", team: "t1", name: "Many", members: ["p1", "p2", "p3", "p4", "p5"] },
      { kind: "paired", round: 1, seed: 1, tables, byes: [] },
      { kind: "changed", settings: { ...settings, rounds: [{ ...(plan ?? { unit: "players", limit: 1, squad: 0 }), minutes: 1 }] } },
      { kind: "changed", settings: { ...settings, area: { width: 4, depth: 4, announced: "2027-01-01" } } },
      { kind: "component ruled", player: "p1", component: "model", modification: "reshaped", verdict: "eligible" },
      { kind: "cut", seeds: ["p1", "p2"], seed: 1 },
    ];
    const reasons = wrong.map((row) => refusalOf(log, row, "o1", AT).map((problem) => logProblemInWords(problem)));
    expect(reasons.filter(({ length }) => length === 0)).toEqual([]);
    expect(strange(format, reasons.flat().flatMap(rulesIn))).toEqual([]);
    expect(citedRule(format, componentVerdict("model", "reshaped").rule) ?? "none").toMatch(
      format.edition === "1e" ? /^E[ST]-COMP-/ : /^none$/,
    );
  });

  test("cites rules from its own document when it finds problems", () => {
    const made = simulateEvent({ format: format.id, sides: 8, rounds: 4, seed: 5, at: AT });
    if (!made.ok) throw new Error("no event");
    const entries = made.value.entries.map(({ hash, ...entry }) => entry);
    const findings = checkEvent(entries).findings;
    const early = checkEvent(earlyTime(entries)).findings;
    expect(early.length).toBeGreaterThan(findings.length);
    expect(
      strange(
        format,
        early.flatMap(({ rule, found }) => [...(rule === undefined ? [] : [rule]), ...rulesIn(JSON.stringify(found))]),
      ),
    ).toEqual([]);
  });
});

/** Starts the clock of the first round and calls time before any result is in. */
function earlyTime(entries: EventLog["entries"]): EventLog["entries"] {
  const at = entries.findIndex(({ what }) => what.kind === "result" || what.kind === "reported");
  const rows = entries.filter(({ what }) => what.kind !== "clock");
  const first = rows.findIndex(({ number }) => number === entries[at]?.number);
  const by = entries[0]?.by ?? "";
  const clock = (does: "start" | "time") => ({
    number: 0,
    at: entries[at]?.at ?? AT,
    by,
    what: { kind: "clock", round: 1, does } as const,
  });
  return [...rows.slice(0, first), clock("start"), clock("time"), ...rows.slice(first)].map((row, place) => ({
    ...row,
    number: place + 1,
  }));
}
