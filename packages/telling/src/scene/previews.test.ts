import type { GameSetup } from "@broadside/rules";
import { at, startTable, type Table, type TestTable } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { sceneOf } from "./scene.ts";

const STRICT: Partial<GameSetup> = { agreements: { aids: "strict" } };

const table = (given: Partial<TestTable> = {}): Table =>
  startTable({
    ships: [
      [
        { pilot: "alphasquadronpilot", pose: at(400, 400), dial: "2FG" },
        { pilot: "alphasquadronpilot", pose: at(700, 700), dial: "2FG" },
      ],
      [{ pilot: "soontirfel", pose: at(420, 590, 180), dial: "2FG" }],
    ],
    obstacles: [
      { token: "coreasteroid0", pose: at(480, 480) },
      { token: "coreasteroid0", pose: at(700, 770) },
    ],
    ...given,
  });

const sceneFor = ({ game }: Table, seat = 0) => sceneOf({ id: "1", game, seats: [seat], log: [], isKept: true, asked: new Map() });
const optionsOf = (from: Table, ship: string, seat = 0) =>
  sceneFor(from, seat).questions.find(({ about }) => about.ship === ship)?.options ?? [];

describe("a dial where aids are open", () => {
  test("has for every maneuver where it ends, and the way there", () => {
    const options = optionsOf(table(), "A1");
    expect(options.length).toBeGreaterThan(10);
    for (const { key, pose, preview } of options) {
      expect([key, preview?.path?.[0], preview?.path?.at(-1)]).toEqual([key, at(400, 400), pose]);
    }
  });

  test("describes what each ship would hit", () => {
    const troubles = new Set([...optionsOf(table(), "A1"), ...optionsOf(table(), "A2")].map(({ preview }) => preview?.trouble?.text));
    expect([...troubles].toSorted()).toEqual([
      "ends on the asteroid",
      "flies over the asteroid",
      "leaves the table",
      "overlaps Soontir Fel",
      undefined,
    ]);
  });

  test("is shown to its own seat alone, and to nobody who only watches", () => {
    expect(sceneFor(table(), 1).questions.map(({ about }) => about.ship)).toEqual(["B1"]);
    const { game } = table();
    const watched = sceneOf({ id: "1", game, seats: [0], log: [], isKept: true });
    expect(watched.questions.flatMap(({ options }) => options).filter(({ pose, preview }) => pose ?? preview)).toEqual([]);
  });
});

describe("an action where aids are open", () => {
  const acting = (given: Partial<TestTable> = {}) => table({ phase: "activation", ...given }).say("A1");

  test("has the places that it could lead to, with what is wrong with some", () => {
    const boost = optionsOf(acting(), "A1").find(({ key }) => key === "boost");
    expect(boost?.preview?.places).toEqual([
      { way: "straight", pose: at(400, 600), fits: false, why: "on top of a ship" },
      { way: "left", pose: expect.anything(), fits: true },
      { way: "right", pose: expect.anything(), fits: false, why: "on top of a ship" },
    ]);
    expect(boost).not.toHaveProperty("preview.path");
  });

  test("has none in strict games, and neither have its directions", () => {
    const strict = acting({ setup: STRICT });
    expect(optionsOf(strict, "A1").filter(({ preview }) => preview)).toEqual([]);
    const directions = optionsOf(strict.say("barrel-roll"), "A1");
    expect(directions.map(({ key, pose, preview }) => [key, pose, preview])).toEqual([
      ["left", undefined, undefined],
      ["right", undefined, undefined],
    ]);
    const open = optionsOf(acting().say("barrel-roll"), "A1");
    expect(open.map(({ key, pose, preview }) => [key, pose, preview?.places?.length])).toEqual([
      ["left", expect.anything(), 3],
      ["right", expect.anything(), 3],
    ]);
  });
});

describe("in strict games", () => {
  test("[1E-ARC-12] a dial tells nothing of where maneuvers end", () => {
    const options = optionsOf(table({ setup: STRICT }), "A1");
    expect(options.length).toBeGreaterThan(10);
    expect(options.filter(({ pose, preview }) => pose ?? preview)).toEqual([]);
  });

  test("[1E-ACT-10] a barrel roll ends where its player says: the line is shown, and no place on it is judged beforehand", () => {
    const rolled = (setup: Partial<GameSetup>) => sceneFor(table({ phase: "activation", setup }).say("A1").say("barrel-roll").say("left"));
    const place = rolled(STRICT).questions[0]?.place;
    expect(place).toMatchObject({ region: { shape: "line" }, isUnjudged: true });
    expect(rolled({}).questions[0]?.place).not.toHaveProperty("isUnjudged");
  });

  test("[2E-ACT-26] the marked places of a barrel roll of the second edition may be tried before one is chosen", () => {
    const ships = [
      [{ pilot: "alphasquadronpilot", pose: at(400, 400), dial: "2FB" }],
      [{ pilot: "academypilot", pose: at(800, 800), activated: true }],
    ];
    const rolling = table({ edition: "2.0", ships, phase: "activation", setup: STRICT }).say("barrel-roll").say("left");
    expect(rolling.kind).toBe("barrel roll place");
    expect(optionsOf(rolling, "A1").map(({ key, pose }) => [key, pose?.y])).toEqual([
      ["middle", 520_000],
      ["front", 530_000],
      ["back", 510_000],
    ]);
  });

  test("[1E-ARC-12] the scene says when ranges may be measured", () => {
    expect(sceneFor(table({ setup: STRICT })).mayMeasure).toBe(false);
    expect(sceneFor(table({ setup: STRICT, phase: "combat" }).until("attack")).mayMeasure).toBe(true);
    expect(sceneFor(table()).mayMeasure).toBe(true);
  });
});

test("[ET-RULER-01, HS-RULER-02] past range 3 may be measured only from a ship with a weapon that reaches so far", () => {
  const ships = [[{ pilot: "cr90corvette", pose: at(450, 300) }], [{ pilot: "soontirfel", pose: at(450, 800, 180) }]];
  expect(sceneFor(table({ ships })).ships.map(({ ship, ruler }) => [ship, ruler])).toEqual([
    ["cr90corvette", 5],
    ["tieinterceptor", 3],
  ]);
});

test("the scene tells who has a turn, and in which order", () => {
  expect(sceneFor(table({ phase: "activation" }).say("A1")).order).toEqual([
    { ship: "A1", state: "now" },
    { ship: "A2", state: "next" },
    { ship: "B1", state: "next" },
  ]);
});
