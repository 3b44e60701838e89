/** Tests scenario rules during a game. Each is tested with a small scenario. */
import type { AnyEvent } from "@broadside/protocol";
import { expect, test } from "vitest";
import type { Ability } from "../contract/ability.ts";
import type { AnyScenarioRule, Scenario } from "../contract/scenario.ts";
import type { Situation } from "../contract/situation.ts";
import type { Timing } from "../contract/timing.ts";
import { NOTHING } from "../driver/ask.ts";
import { at, madeUp, startTable, type Table, type TestShip, type TestTable } from "../testing.ts";
import { FLANKS, flyWing } from "../wings/wing.testing.ts";

const LAST_ROUND = 3;

/** Makes a scenario for any seats, played on a small table. It has only these rules and ends after three rounds. */
const scenarioWith = (rules: readonly AnyScenarioRule[], more: Partial<Scenario> = {}): Scenario => ({
  id: "test",
  isEpic: true,
  table: () => "3x3",
  type: () => "head-to-head",
  areas: () => [],
  obstacles: () => ({ count: 0, distances: "epic", rule: "EB-SETUP-13" }),
  rules,
  score: () => [0, 0],
  decide: ({ state }) => (state.round >= LAST_ROUND ? { ending: "rounds", winners: [], draw: true } : undefined),
  ...more,
});

/** Makes a rule that writes its name into the log at a given moment. */
const saying = (name: string, at: Timing): AnyScenarioRule =>
  ({
    name,
    rule: "EB-RULE-02",
    at,
    perform(game: Situation) {
      game.note(madeUp({ note: "says", text: name, figure: game.state.round }));
      return NOTHING;
    },
  }) as AnyScenarioRule;

const SHIPS: TestTable["ships"] = [
  [{ pilot: "redsquadronveteran", pose: at(200, 200) }],
  [{ pilot: "academypilot", pose: at(700, 700, 180) }],
];
const start = (scenario: Scenario, given: Partial<TestTable> = {}): Table =>
  startTable({ edition: "2.0", ships: SHIPS, scenario, ...given });

function playedOut(table: Table): Table {
  for (let step = 0; step < 300 && !table.game.state.outcome; step += 1) table.pass();
  return table;
}

const said = (table: Table): readonly (readonly [unknown, unknown])[] => table.madeUp("says").map((event) => [event.figure, event.text]);

test("[EB-RULE-01] a scenario's rules apply in every round", () => {
  const rules = [saying("planning", "startOfPlanning"), saying("activation", "startOfActivation"), saying("end", "startOfEnd")];
  const table = playedOut(start(scenarioWith(rules)));
  expect(said(table)).toEqual([1, 2, 3].flatMap((round) => ["planning", "activation", "end"].map((name) => [round, name])));
});

test("[EB-RULE-02] a rule for a phase applies once at its start, before any cards or ships act", () => {
  const card: Ability = {
    windows: [
      { at: "startOfSystem", optional: false, when: () => true, perform: (game) => note(game, "card at the start") },
      { at: "systemPhase", optional: false, when: (_, { ship }, of) => of.ship === ship.id, perform: (game) => note(game, "card") },
    ],
  };
  const table = start(scenarioWith([saying("rule", "startOfSystem")]), { phase: "system", cards: { "pilot:redsquadronveteran": card } });
  expect(said(table).map(([, text]) => text)).toEqual(["rule", "card at the start", "card"]);
});

const note = (game: Situation, text: string) => {
  game.note(madeUp({ note: "says", text, figure: game.state.round }));
  return NOTHING;
};

test("[EB-RULE-03] a rule without a phase applies whenever its own condition occurs", () => {
  const table = start(scenarioWith([saying("lost", "shipLost")]), {
    phase: "activation",
    ships: [
      [{ pilot: "redsquadronveteran", pose: at(300, 300), dial: "2FB", shields: 0, damage: down(3) }],
      [{ pilot: "academypilot", pose: at(700, 300), dial: "2FW", damage: down(2) }],
    ],
    obstacles: [
      { token: "coreasteroid0", pose: at(300, 400) },
      { token: "coreasteroid1", pose: at(700, 400) },
    ],
    edition: "2.5",
  });
  table.attackDice("hit", "hit", "hit", "hit").script([0, 0, 0, 0]);
  for (let step = 0; step < 30 && table.game.state.cursor.phase === "activation"; step += 1) table.pass();
  expect(table.game.state.ships.map(({ status }) => status)).toEqual(["destroyed", "destroyed"]);
  expect(said(table)).toHaveLength(2);
});
const down = (count: number) => Array.from({ length: count }, (_, card) => ({ card, faceup: false, since: 0 }));

test("[EB-RULE-04] rules for the same moment apply in list order", () => {
  const order = (...names: readonly string[]) =>
    said(start(scenarioWith(names.map((name) => saying(name, "startOfEnd"))), { phase: "end" })).map(([, text]) => text);
  expect([order("A", "B", "C"), order("C", "A", "B")]).toEqual([
    ["A", "B", "C"],
    ["C", "A", "B"],
  ]);
});

/** Plays a game to its end with default answers and returns its notes. */
const told = (table: Table): readonly AnyEvent[] => playedOut(table).events.filter((event) => !("change" in event));

test("[EB-GEN-01, EB-RULE-05] an Epic game without scenario rules plays like any other, and a scenario may forbid actions", () => {
  const limit = { roundLimit: LAST_ROUND };
  const epic = told(start(scenarioWith([]), { setup: limit, key: "same" }));
  const standard = told(startTable({ edition: "2.0", ships: SHIPS, setup: limit, key: "same" }));
  expect(epic.length).toBeGreaterThan(20);
  expect(epic).toEqual(standard);
  const forbidding = scenarioWith([], { permissions: { act: (_, { action }) => (action === "focus" ? false : undefined) } });
  const flying: Partial<TestTable> = {
    phase: "activation",
    ships: [[{ pilot: "redsquadronveteran", pose: at(200, 200), dial: "2FB" }], [{ pilot: "academypilot", pose: at(700, 700, 180) }]],
  };
  const actions = (scenario: Scenario) => start(scenario, flying).until("action").keys.includes("focus");
  expect([actions(scenarioWith([])), actions(forbidding)]).toEqual([true, false]);
});

test("[EB-GEN-03] ships join a wing only at the end of the End phase, because the reference overrides the rulebook", () => {
  const apart: Partial<TestShip> = { wing: { leader: "A1", position: "leftFlank", split: true }, pose: at(350, 300), dial: "2FB" };
  const table = flyWing({ mates: { ...FLANKS, leftFlank: apart } });
  const phases = new Set<string>();
  for (let step = 0; step < 60 && table.game.state.round === 1; step += 1) {
    if (table.keys.includes("join")) phases.add(table.game.state.cursor.phase);
    table.pass();
  }
  expect([...phases]).toEqual(["end"]);
});
