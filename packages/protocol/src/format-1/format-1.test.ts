import { describe, expect, test } from "vitest";
import { Course } from "./course.ts";
import { noteOfFormat1 } from "./notes.ts";
import { recordOfFormat1 } from "./record.ts";
import { setupOfFormat1 } from "./setup.ts";

describe("notes converted from format 1", () => {
  test.each([
    [
      { note: "attacks", ship: "A1", target: "B1", figure: 2, piece: "aft" },
      { note: "attacks", ship: "A1", target: "B1", range: 2, section: "aft" },
    ],
    [
      { note: "squad revealed", seat: 0, text: "rebel", figure: 100, rule: "1E-SETUP-11" },
      { note: "squad revealed", seat: 0, faction: "rebel", total: 100, unit: "point", rule: "1E-SETUP-11" },
    ],
    [
      { note: "deck shuffled", seat: 0, text: "core", rule: "2E-SETUP-17" },
      { note: "deck shuffled", seat: 0, deck: "core", rule: "2E-SETUP-17" },
    ],
    [
      { note: "deck shuffled", seat: 0, ship: "A1", text: "aft", rule: "ET-DEPLOY-08" },
      { note: "deck shuffled", seat: 0, ship: "A1", section: "aft", rule: "ET-DEPLOY-08" },
    ],
    [
      { note: "device removed", piece: "device 9", text: "conner net" },
      { note: "device removed", device: "device 9", deviceKind: "conner net" },
    ],
    [
      { note: "device removed", piece: "R1", text: "DRK-1 Probe Droid" },
      { note: "remote removed", ship: "R1", remoteKind: "probeDroid" },
    ],
    [
      { note: "detonated", seat: 1, piece: "device 3", text: "ion bomb" },
      { note: "detonated", seat: 1, device: "device 3", deviceKind: "ion bomb" },
    ],
    [
      { note: "detonated", piece: "R2", text: "warhead" },
      { note: "detonated", ship: "R2", deviceKind: "warhead" },
    ],
    [
      { note: "missed", ship: "A1", target: "B1", figure: 0 },
      { note: "missed", ship: "A1", target: "B1" },
    ],
    [
      { note: "unconfirmed figures", ship: "R1", text: "initiative, agility, hull" },
      { note: "unconfirmed figures", ship: "R1", figures: ["initiative", "agility", "hull"] },
    ],
    [
      { note: "spacing waived", piece: "satellite", rule: "EB-SETUP-23-Q" },
      { note: "spacing waived", pieceKind: "satellite", rule: "EB-SETUP-23-Q" },
    ],
    [
      { note: "spacing waived", piece: "coreasteroid0", rule: "EB-SETUP-23-Q" },
      { note: "spacing waived", obstacleToken: "coreasteroid0", rule: "EB-SETUP-23-Q" },
    ],
    [
      { note: "victory counters", seat: 0, figure: 2, piece: "intel counter", text: "intel brought home", rule: "Intel Pickup" },
      { note: "victory counters", seat: 0, counters: 2, called: "intel counter", reason: "intel brought home", rule: "Intel Pickup" },
    ],
    [
      { note: "standing answer", seat: 0, piece: "wing", figure: 7, text: "stay" },
      { note: "standing answer", seat: 0, kind: "split or join wing", number: 7, key: "stay" },
    ],
    [
      { note: "undone", figure: 7 },
      { note: "undone", to: 7 },
    ],
    [{ note: "the game stands still", text: "a judge has to undo something or set it right" }, { note: "the game stands still" }],
    [
      { note: "other rules", text: "1 → 2" },
      { note: "other rules", from: "1", to: "2" },
    ],
  ])("%o", (was, now) => {
    expect(noteOfFormat1(was)).toEqual(now);
  });

  test("unknown notes, and known ones with unexpected values, stay unchanged", () => {
    for (const note of [
      { note: "split", ship: "A2", text: "for fun" },
      { note: "something new", ship: "A1", text: "now", figure: 3 },
    ])
      expect(noteOfFormat1(note)).toEqual(note);
  });
});

describe("what effects remember, converted from format 1", () => {
  const course = new Course({
    keyframes: [{ state: { obstacles: [{ id: "obstacle 4" }, { id: "obstacle 7 laid" }] } }],
    entries: [
      {
        events: [
          { change: "state", set: { roll: { ship: "A1", kind: "defense" } } },
          { change: "state", set: { roll: { ship: "B1", kind: "attack" } } },
        ],
      },
    ],
  });
  const effect = (id: string, value: number, ship = "A1", since = 1) => ({ id, ship, by: "A1", until: "round", since, value });
  const data = (...given: Parameters<typeof effect>): unknown => (course.effect(effect(...given)) as { readonly data?: unknown }).data;

  test.each([
    ["effect:pilot skill", 0, { figure: 0 }],
    ["effect:more attack dice", -1, { figure: -1 }],
    ["effect:glitterstim", 0, undefined],
    ["effect:of another package", 3, { figure: 3 }],
    ["effect:damage prevented", 1002, { damage: { hits: 2, crits: 1 } }],
    ["effect:held by Babu Frik", 2, { token: "stress" }],
    ["effect:collisiondetector", 4, { obstacle: "obstacle 4" }],
    ["effect:collisiondetector", 7, { obstacle: "obstacle 7 laid" }],
    ["effect:under Hull Breach 5", 0, { upgrade: 0 }],
    ["condition:illshowyouthedarkside", 1, { damageCard: 0 }],
    ["condition:illshowyouthedarkside", 0, undefined],
    ["condition:suppressivefire", 4, { figure: 4 }],
  ])("%s, %d", (id, value, now) => {
    expect(data(id, value)).toEqual(now);
  });

  test("a section was stored as its index", () => {
    const drawn = data("effect:drawn from", 1);
    expect(drawn).toEqual({ section: "aft" });
  });

  test("a named result becomes a face of the dice that its ship was about to roll", () => {
    expect(data("effect:named result", 0, "A1", 11)).toEqual({ face: "evade" });
    expect(data("effect:named result", 3, "B1", 12)).toEqual({ face: "crit" });
    expect(data("effect:emperorpalpatine", -1, "B1", 13)).toBeUndefined();
  });
});

describe("set-ups converted from format 1", () => {
  test("the format is dropped if there is a scenario, but kept for a first-edition format", () => {
    expect(setupOfFormat1({ edition: "2.0", format: "epic", scenario: "fog-of-war" })).toEqual({ edition: "2.0", scenario: "fog-of-war" });
    expect(setupOfFormat1({ edition: "1e", format: "team-epic" })).toEqual({ edition: "1e", format: "team-epic" });
  });

  test("the phase clock is moved to the other clocks", () => {
    expect(setupOfFormat1({ edition: "1e", phaseSeconds: 60 })).toEqual({ edition: "1e", agreements: { clocks: { phase: 60 } } });
    expect(setupOfFormat1({ edition: "1e", phaseSeconds: 60, agreements: { undo: "free", clocks: { match: 9 } } })).toEqual({
      edition: "1e",
      agreements: { undo: "free", clocks: { match: 9, phase: 60 } },
    });
  });
});

test("inputs, keyframes and proposals are converted too, and the original set-up is kept if it has changed", () => {
  const effects = [{ id: "effect:agility", ship: "A1", by: "A1", until: "round", since: 1, value: 1 }];
  const now = [{ id: "effect:agility", ship: "A1", by: "A1", until: "round", since: 1, data: { figure: 1 } }];
  const change = { change: "state", set: { effects } };
  const setup = { edition: "2.5", format: "dogfight", scenario: "salvage-mission" };
  const record = {
    formatVersion: 1,
    setup,
    dice: { seed: "s", salts: [] },
    entries: [
      { number: 1, input: { input: "set", reason: "so", changes: [change] }, events: [change] },
      { number: 2, input: { input: "standing", seat: 0, kind: "order", key: "default" }, events: [] },
    ],
    keyframes: [
      {
        state: { stateVersion: 1, effects, standing: [{ seat: 0, kind: "cost", key: "lock" }] },
        proposal: { what: { changes: [change] } },
      },
    ],
  };
  const changed = { change: "state", set: { effects: now } };
  expect(recordOfFormat1(record)).toEqual({
    formatVersion: 2,
    setup: { edition: "2.5", scenario: "salvage-mission" },
    dice: { seed: "s", salts: [], formerSetup: setup },
    entries: [
      { number: 1, input: { input: "set", reason: "so", changes: [changed] }, events: [changed] },
      { number: 2, input: { input: "standing", seat: 0, kind: "ship struck next", key: "default" }, events: [] },
    ],
    keyframes: [
      {
        state: { stateVersion: 2, effects: now, standing: [{ seat: 0, kind: "pay for attack", key: "lock" }] },
        proposal: { what: { changes: [changed] } },
      },
    ],
  });
  const first = { ...record, setup: { edition: "1e", format: "standard-100" } };
  expect(recordOfFormat1(first)["dice"]).toEqual({ seed: "s", salts: [] });
});
