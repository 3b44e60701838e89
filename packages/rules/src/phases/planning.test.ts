import { expect, test } from "vitest";
import { NO_TOKENS } from "../state/state.ts";
import { at, startTable, type Table } from "../testing.ts";

const rookie = { pilot: "rookiepilot", pose: at(200, 200) };
const academy = { pilot: "academypilot", pose: at(600, 700, 180) };
const smuggler = { pilot: "outerrimsmuggler", pose: at(600, 300) };

const dialsOf = (table: Table): readonly (string | undefined)[] => table.game.open.map(({ ask }) => ask.about?.ship);

test("[1E-PLAN-01] dials can be set in any order, and planning ends when every ship has one", () => {
  const table = startTable({ ships: [[rookie, { ...rookie, pose: at(300, 200) }], [academy]] });
  table.say("2FG", "B1").say("1FG", "A2");
  expect(table.game.state.cursor.phase).toBe("planning");
  table.say("3FW", "A1");
  expect(table.game.state.cursor.phase).toBe("activation");
});

test("[1E-PLAN-01] a dial is secret", () => {
  const table = startTable({ ships: [[rookie], [academy]] });
  expect(table.game.open.every(({ ask }) => ask.secret)).toBe(true);
});

test("[1E-PLAN-02] a dial may be changed until the last one is set", () => {
  const table = startTable({ ships: [[rookie], [academy]] });
  const [first] = table.game.open;
  table.say("4KR", "A1");
  expect(table.give({ input: "answer", seat: 0, ask: first?.number ?? 0, key: "3FW" })).toBeUndefined();
  table.say("2FG", "B1").until("dial");
  expect(table.notes("revealed")).toContainEqual(expect.objectContaining({ ship: "A1", maneuver: "3FW" }));
});

test("[1E-PLAN-02] a dial can't be changed any more when every ship has one and the phase has ended", () => {
  const table = startTable({ ships: [[rookie], [academy]] });
  const [first] = table.game.open;
  table.say("4KR", "A1").say("2FG", "B1");
  expect(table.give({ input: "answer", seat: 0, ask: first?.number ?? 0, key: "3FW" })?.refused).toBe("no longer open");
  expect(table.ship("A1").dial).toBe("4KR");
});

test("[1E-PLAN-04, 1E-TOKEN-01] a small ship with an ion token gets no dial", () => {
  const table = startTable({ ships: [[{ ...rookie, tokens: { ion: 1 } }], [academy]] });
  expect(dialsOf(table)).toEqual(["B1"]);
});

test("[1E-TOKEN-02, 1E-COMP-18] a large ship needs two ion tokens to lose its dial", () => {
  const ionized = (ion: number) => startTable({ ships: [[{ ...smuggler, tokens: { ion } }], [academy]] });
  expect(dialsOf(ionized(1))).toEqual(["A1", "B1"]);
  expect(dialsOf(ionized(2))).toEqual(["B1"]);
});

test("[1E-PLAN-01] every maneuver on the dial may be set, even a red one by a stressed ship", () => {
  const table = startTable({ ships: [[{ ...rookie, tokens: { stress: 1 } }], [academy]] });
  expect(table.asks[0]?.keys).toContain("4KR");
  expect(table.asks[0]?.keys).toHaveLength(15);
});

test("[1E-PLAN-01] a maneuver that a card forbids isn't offered", () => {
  const noStraights = {
    answers: {
      permissions: { chooseManeuver: (_: unknown, __: unknown, { code }: { code: string }) => (code[1] === "F" ? false : undefined) },
    },
  };
  const table = startTable({ ships: [[rookie], [academy]], cards: { "pilot:rookiepilot": noStraights } });
  expect(table.asks[0]?.keys.some((code) => code[1] === "F")).toBe(false);
});

test("the default is the slowest straight that isn't red and stays on the table, or else the slowest maneuver", () => {
  const defaultFor = (pose: ReturnType<typeof at>) =>
    startTable({ ships: [[{ pilot: "academypilot", pose }], [academy]] }).asks[0]?.keys[0];
  expect(defaultFor(at(400, 400))).toBe("2FG");
  expect(defaultFor(at(400, 830))).toBe("1TW");
  expect(defaultFor(at(400, 890))).toBe("1TW");
});

test("a seat that has conceded isn't asked for dials", () => {
  const table = startTable({ ships: [[rookie], [academy], [{ pilot: "academypilot", pose: at(300, 700, 180) }]] });
  table.give({ input: "concede", seat: 2 });
  expect(table.asks.map(({ seat }) => seat)).toEqual([0, 1]);
});

test.each([
  ["destroyed", { status: "destroyed", pose: undefined }],
  ["ionized", { tokens: { ...NO_TOKENS, ion: 1 } }],
] as const)("a ship that a judge makes %s in the meantime no longer needs a dial", (_how, set) => {
  const table = startTable({ ships: [[rookie, { ...rookie, pose: at(300, 200) }], [academy]] });
  table.say("1FG", "A1").say("2FG", "B1");
  expect(table.give({ input: "set", reason: "counted again", changes: [{ change: "ship", ship: "A2", set }] })).toBeUndefined();
  expect([table.game.state.cursor.phase, table.ship("A2").dial]).toEqual(["activation", undefined]);
});

test("[1E-ROUND-01] the phases are Planning, Activation, Combat and End, and then Planning again", () => {
  const table = startTable({ ships: [[rookie], [academy]] });
  table.say("1FG", 0).say("2FG", 1).until("dial");
  const order = table.notes("phase").map((event) => event.phase);
  expect(order).toEqual(["activation", "combat", "end", "planning"]);
});
