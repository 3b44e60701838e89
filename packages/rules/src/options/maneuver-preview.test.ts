import { samePose } from "@broadside/geometry";
import { describe, expect, test } from "vitest";
import { fly as flyHuge } from "../maneuver/huge.testing.ts";
import { at, startTable, type Table, type TestShip, type TestTable } from "../testing.ts";
import { type ManeuverPreview, maneuverPreview } from "./maneuver-preview.ts";

const FAR: TestShip = { pilot: "howlrunner", pose: at(800, 850, 180) };

/** Sets up an X-wing in the centre of the table, and an enemy far away unless the test places it elsewhere. */
const xwing = (given: Partial<TestTable> = {}, enemy: TestShip = FAR): Table =>
  startTable({ ships: [[{ pilot: "wedgeantilles", pose: at(400, 400) }], [enemy]], ...given });

function foreseen(table: Table, code: string): ManeuverPreview {
  const preview = maneuverPreview(table.game, table.ship("A1"), code);
  if (!preview) throw new Error(`no preview of ${code}`);
  return preview;
}

describe("the path in a maneuver's preview", () => {
  test("begins at the ship's pose and ends at the maneuver's end", () => {
    const { path, pose } = foreseen(xwing(), "3NW");
    expect(path).toHaveLength(8);
    expect([path[0], path.at(-1)]).toEqual([at(400, 400), pose]);
    expect(path.map(({ heading }) => heading)).toEqual(path.map(({ heading }) => heading).toSorted((one, other) => one - other));
  });

  test("of a Koiogran turn reaches the end of the template before the ship turns", () => {
    const { path } = foreseen(xwing(), "4KR");
    expect(path.slice(-2)).toEqual([at(400, 600), at(400, 600, 180)]);
  });

  test("of a stationary maneuver is a single pose, where the ship meets nothing", () => {
    const table = startTable({ edition: "2.0", ships: [[{ pilot: "omicrongrouppilot", pose: at(400, 400) }], [FAR]] });
    expect(foreseen(table, "0OR")).toEqual({ pose: at(400, 400), path: [at(400, 400)] });
  });

  test.each([
    ["1e", "1N2"],
    ["1e", "3F2"],
    ["2.0", "2NW"],
    ["2.0", "0NR"],
  ] as const)("of a huge ship (%s) ends where the maneuver %s really puts it", (edition, code) => {
    const pilot = edition === "1e" ? "gr75mediumtransport" : "alderaanianguard";
    const ships = [[{ pilot, pose: at(900, 300) }], [{ ...FAR, pose: at(1700, 850, 180) }]];
    const table = startTable({ edition, ships, setup: { table: "6x3" } });
    const { pose, path } = foreseen(table, code);
    const flown =
      edition === "1e"
        ? startTable({
            ships: [[{ pilot, pose: at(900, 300), dial: code }], [{ ...FAR, pose: at(1700, 850, 180), activated: true }]],
            setup: { table: "6x3" },
            phase: "activation",
          })
        : flyHuge({ pilot, dial: code });
    expect(flown.ship("A1").pose).toEqual(pose);
    expect([path[0], path.at(-1), path.length]).toEqual([at(900, 300), pose, 8]);
  });

  test("is computed only once for each pose", () => {
    const table = xwing();
    expect(foreseen(table, "2FG").path).toBe(foreseen(table, "2FG").path);
  });

  test("doesn't exist for a ship off the table", () => {
    const table = startTable({ ships: [[{ pilot: "wedgeantilles", pose: undefined, status: "reserve" }, FAR], [FAR]] });
    expect(maneuverPreview(table.game, table.ship("A1"), "2FG")).toBeUndefined();
  });
});

describe("the trouble in a maneuver's preview", () => {
  test("[1E-MOVE-12] a ship that ends outside leaves the table, whatever else it would meet", () => {
    const ships = [[{ pilot: "wedgeantilles", pose: at(400, 780) }], [{ ...FAR, pose: at(400, 890, 180) }]];
    expect(foreseen(startTable({ ships }), "2FG").trouble).toEqual({ ends: "off the table" });
  });

  test("a ship at the maneuver's end is in the way, even if the moving ship would stop short of it", () => {
    const table = xwing({}, { ...FAR, pose: at(400, 530, 180) });
    expect(foreseen(table, "2FG")).toMatchObject({ pose: at(400, 520), trouble: { ends: "ship", with: "B1" } });
    expect(foreseen(table, "4FW").trouble).toBeUndefined();
  });

  test("an obstacle at the end counts before one that only the template crosses", () => {
    const obstacles = [470, 600].map((y) => ({ token: "coreasteroid0" as const, pose: at(400, y) }));
    const table = xwing({ obstacles });
    expect(foreseen(table, "4FW").trouble).toEqual({ ends: "obstacle", with: "obstacle 2" });
    expect(foreseen(table, "2FG").trouble).toEqual({ ends: "past an obstacle", with: "obstacle 1" });
    expect(foreseen(xwing({ obstacles: obstacles.slice(1) }), "2FG").trouble).toBeUndefined();
  });

  test("[HS-OVER-13] a huge ship meets only what is under its final position", () => {
    const ships = [[{ pilot: "cr90corvette", pose: at(900, 300) }], [FAR]];
    const asteroid = (y: number) => [{ token: "coreasteroid0" as const, pose: at(900, y) }];
    const trouble = (y: number) => foreseen(startTable({ ships, obstacles: asteroid(y), setup: { table: "6x3" } }), "4F1").trouble;
    expect([trouble(500), trouble(290)]).toEqual([{ ends: "obstacle", with: "obstacle 1" }, undefined]);
  });

  test.each([
    ["1e", "redsquadronveteran"],
    ["2.0", "lieutenantbastian"],
  ] as const)("[1E-MOVE-03, 2E-MOVE-09] a Tallon roll (%s) that fits beside a ship has no trouble", (edition, pilot) => {
    const roll = "3ER";
    const alone = startTable({ edition, ships: [[{ pilot, pose: at(450, 300) }], [FAR]] });
    const end = foreseen(alone, roll).pose;
    const beside = (down: number) => {
      const enemy = { ...FAR, pose: { ...end, y: end.y - down * 1000 } };
      return foreseen(startTable({ edition, ships: [[{ pilot, pose: at(450, 300) }], [enemy]] }), roll).trouble;
    };
    expect(beside(34)).toBeUndefined();
    expect(beside(0)).toEqual({ ends: "ship", with: "B1" });
  });

  test("is updated when the ship in the way moves", () => {
    const table = xwing({}, { ...FAR, pose: at(400, 530, 180) });
    table.game.setShip(table.ship("B1"), { pose: at(800, 800) });
    expect(samePose(foreseen(table, "2FG").pose, at(400, 520))).toBe(true);
    expect(foreseen(table, "2FG").trouble).toBeUndefined();
  });
});
