import { describe, expect, test } from "vitest";
import { act } from "../actions/acting.testing.ts";
import { fly } from "../phases/activation.testing.ts";
import { at, startTable, type Table } from "../testing.ts";
import type { MovePlace } from "./move-places.ts";
import { type OptionPreview, optionPreviews } from "./option-previews.ts";

const previews = ({ game }: Table): ReadonlyMap<string, OptionPreview> => {
  const [open] = game.open;
  if (!open) throw new Error("nobody is asked");
  return optionPreviews(game, open);
};

/** Lists the places where an option could lead: the direction, the position in millimetres, and what is wrong with it. */
function places(table: Table, key: string): readonly (readonly unknown[])[] {
  const preview = previews(table).get(key);
  const found: readonly MovePlace[] = preview?.about === "move" ? preview.places : [];
  return found.map(({ way, pose, why }) => [way, pose.x / 1000, pose.y / 1000, why?.fault ?? "fits"]);
}

describe("the preview of a first-edition action", () => {
  // A ship whose maneuver has taken it to (450, 420).
  const interceptor = { pilot: "alphasquadronpilot", pose: at(450, 300), dial: "2FG" };

  test("shows the middle and both ends of each side for a barrel roll", () => {
    expect(places(fly({ ship: interceptor }), "barrel-roll")).toEqual([
      ["left", 370, 420, "fits"],
      ["left", 370, 440, "fits"],
      ["left", 370, 400, "fits"],
      ["right", 530, 420, "fits"],
      ["right", 530, 440, "fits"],
      ["right", 530, 400, "fits"],
    ]);
  });

  test("gives the reason if a place is illegal, and also shows a legal place on the same side", () => {
    const enemies = [{ pilot: "academypilot", pose: at(370, 420) }];
    const found = places(fly({ ship: interceptor, enemies }), "barrel-roll");
    expect(found.slice(0, 3).map(([, , , why]) => why)).toEqual(["on top of", "on top of", "on top of"]);
    const gap = [{ pilot: "academypilot", pose: at(370, 395) }];
    const beside = places(fly({ ship: interceptor, enemies: gap }), "barrel-roll");
    expect(beside.filter(([way, , , why]) => way === "left" && why === "fits")).toEqual([["left", 370, 440, "fits"]]);
  });

  test("shows all three directions for a boost, and gives the reason if one is illegal", () => {
    const ways = (given: Parameters<typeof fly>[0]) => places(fly(given), "boost").map(([way, , , why]) => [way, why]);
    expect(ways({ ship: interceptor })).toEqual([
      ["straight", "fits"],
      ["left", "fits"],
      ["right", "fits"],
    ]);
    expect(ways({ ship: interceptor, obstacles: [{ token: "coreasteroid0", pose: at(450, 530) }] })).toContainEqual([
      "straight",
      "on an obstacle",
    ]);
    expect(ways({ ship: { ...interceptor, pose: at(30, 300) } })).toContainEqual(["left", "not wholly on the table"]);
  });

  test("shows each maneuver of a SLAM by its code", () => {
    const preview = previews(fly({ ship: { pilot: "wardensquadronpilot", dial: "3FW" } })).get("slam");
    expect(preview?.about === "maneuvers" && [...preview.flights].map(([code, { pose }]) => [code, pose.y])).toEqual([
      ["3BW", expect.any(Number)],
      ["3FW", 620_000],
      ["3NW", expect.any(Number)],
    ]);
  });

  test("is missing for actions that don't move the ship", () => {
    expect([...previews(fly({ ship: interceptor })).keys()]).toEqual(["barrel-roll", "boost"]);
  });
});

describe("the preview of a second-edition action", () => {
  const awing = { pilot: "greensquadronpilot", dial: "2FB" };

  test("[2E-ACT-25] shows three marked places on each side for a barrel roll", () => {
    expect(places(act({ ship: { pilot: "alphasquadronpilot", dial: "2FB" } }), "barrel-roll")).toEqual([
      ["left", 370, 420, "fits"],
      ["left", 370, 430, "fits"],
      ["left", 370, 410, "fits"],
      ["right", 530, 420, "fits"],
      ["right", 530, 430, "fits"],
      ["right", 530, 410, "fits"],
    ]);
  });

  test("shows a direction that would fail, because it may still be declared", () => {
    const table = act({ ship: awing, enemies: [{ pilot: "academypilot", pose: at(450, 500) }] });
    expect(places(table, "boost").map(([way, , , why]) => [way, why])).toContainEqual(["straight", "on top of"]);
    expect(places(table.say("boost"), "straight")).toEqual([["straight", 450, 500, "on top of"]]);
  });
});

test("the preview of a decloak direction shows its places", () => {
  const table = startTable({
    phase: "activation",
    ships: [[{ pilot: "whisper", pose: at(450, 300), tokens: { cloak: 1 } }], [{ pilot: "wedgeantilles", pose: at(880, 880, 270) }]],
  });
  expect(table.kind).toBe("decloak");
  expect(places(table, "forward")).toEqual([["forward", 450, 420, "fits"]]);
  expect(places(table, "left").map(([, x, y]) => [x, y])).toEqual([
    [330, 300],
    [330, 320],
    [330, 280],
  ]);
});

test("every maneuver on a dial has a preview, even one that leaves the table", () => {
  const table = startTable({
    ships: [[{ pilot: "wedgeantilles", pose: at(400, 60) }], [{ pilot: "howlrunner", pose: at(400, 850, 180) }]],
  });
  const [own] = table.asks;
  expect([...previews(table).keys()].toSorted()).toEqual([...(own?.keys ?? [])].toSorted());
});
