import { JsonReader, type Shape } from "@broadside/kit";
import { describe, expect, expectTypeOf, test } from "vitest";
import {
  aidRequestShape,
  type CardKey,
  inputShape,
  isObjectId,
  isShipId,
  isTargetId,
  objectIn,
  type PlacedObstacleId,
  remoteId,
  type ShipId,
  sectionIn,
  shipId,
  shipIn,
  type TargetId,
  targetId,
  viewShape,
} from "./index.ts";

const SHIPS = ["A1", "H12", "R3"];
const OBJECTS = [...SHIPS, "obstacle 4", "obstacle 7 laid", "obstacle 8 dropped", "device 5", "supplyCache 2"];
const NONE = [
  "",
  "A",
  "1",
  "A0",
  "A01",
  "I1",
  "a1",
  "A1 ",
  "A1.5",
  "A1e5",
  "A-1",
  "Ana",
  "pilot:howlrunner",
  "B1:middle",
  "obstacle",
  "device x",
];

describe("the form of an id", () => {
  test.each(SHIPS)("%s is a ship's id", (id) => expect(isShipId(id)).toBe(true));
  test.each([...NONE, ...OBJECTS.slice(SHIPS.length), "B1:aft"])("%j isn't a ship's id", (text) => expect(isShipId(text)).toBe(false));
  test.each(OBJECTS)("%s is the id of an object on the table", (id) => expect(isObjectId(id)).toBe(true));
  test("a section of a huge ship is a target, but not an object", () => {
    expect(isTargetId("B1:aft")).toBe(true);
    expect(isObjectId("B1:aft")).toBe(false);
  });
  test.each(NONE)("%j isn't a target's id", (text) => expect(isTargetId(text)).toBe(false));

  test("a text of any other form doesn't compile as an id", () => {
    expectTypeOf<"A1">().toExtend<ShipId>();
    expectTypeOf<"B1:aft">().toExtend<TargetId>();
    expectTypeOf<string>().not.toExtend<TargetId>();
    expectTypeOf<CardKey>().not.toExtend<TargetId>();
    expectTypeOf<PlacedObstacleId>().not.toExtend<ShipId>();
    expectTypeOf<"Z1">().not.toExtend<TargetId>();
  });
});

test("ids are made from seat numbers, list positions and sections", () => {
  expect(shipId(1, 0)).toBe("B1");
  expect(remoteId(2)).toBe("R3");
  expect(targetId("B1", undefined)).toBe("B1");
  expect(targetId("B1", "fore")).toBe("B1:fore");
  expect(() => shipId(8, 0)).toThrow("no seat 8");
});

test.each([
  ["B1", "B1", "B1", undefined],
  ["B1:aft", "B1", "B1", "aft"],
  ["device 5", "device 5", undefined, undefined],
] as const)("%s is split into its object, ship and section", (target, object, ship, section) => {
  expect(objectIn(target)).toBe(object);
  expect(shipIn(target)).toBe(ship);
  expect(sectionIn(target)).toBe(section);
});

describe("an id of the wrong form is refused", () => {
  const problemsOf = (shape: Shape<unknown>, value: unknown): readonly string[] => {
    const reader = new JsonReader();
    shape.read(reader, value, "");
    return reader.problems.map(({ path, reason }) => `${path} ${reason}`);
  };

  test("in an input", () => {
    const input = { input: "standing", seat: 0, kind: "dial", ship: "Ana", key: "2FW" };
    expect(problemsOf(inputShape, input)).toEqual(["ship must be the id of a ship, such as A1"]);
    expect(problemsOf(inputShape, { ...input, ship: "A1" })).toEqual([]);
  });

  test("in a request for help", () => {
    const places = [{ ship: "obstacle 1", pose: { x: 0, y: 0, heading: 0 } }];
    expect(problemsOf(aidRequestShape, { aid: "fleet", question: 1, places })).toEqual([
      "places[0].ship must be the id of a ship, such as A1",
    ]);
  });

  test("in a view", () => {
    const question = {
      number: 1,
      kind: "lock",
      seat: 0,
      rule: "1E-ACT-07",
      options: [],
      default: "none",
      about: { ship: "A1", target: "Ana" },
    };
    expect(problemsOf(viewShape, { questions: [question] })).toContain(
      "questions[0].about.target must be the id of a ship, obstacle, device or piece",
    );
  });
});
