import { mm, PLAY_AREAS } from "@broadside/geometry";
import type { PlacedShip, Position } from "@broadside/position";
import { describe, expect, test } from "vitest";
import { choicesFor, tryManeuver } from "./trial.ts";

const ship = (id: string, base: PlacedShip["base"], x: number, y: number, heading = 0): PlacedShip => ({
  id,
  base,
  pose: { x: mm(x), y: mm(y), heading: heading * 1000 },
  seat: 1,
  arcs: [],
});
const table = (edition: Position["edition"], ...ships: readonly PlacedShip[]): Position => ({
  edition,
  table: PLAY_AREAS["6x3"],
  ships,
  obstacles: [],
  features: [],
});

describe("trying a template", () => {
  test("leaves the ship at the end of the template if nothing is in the way", () => {
    const mover = ship("a", "small", 500, 500);
    expect(tryManeuver(table("2.0", mover), mover, { bearing: "turn", speed: 2, side: "right" })).toMatchObject({
      pose: { x: mm(582.5), y: mm(582.5), heading: 90_000 },
      reasons: [],
    });
  });

  test("backs the ship up if another ship is in the way, and names the rule", () => {
    const mover = ship("a", "small", 500, 500);
    const trial = tryManeuver(table("1e", mover, ship("b", "small", 500, 580)), mover, { bearing: "koiogran", speed: 1, side: "right" });
    expect(trial.reasons).toMatchObject([{ rule: "1E-BUMP-01", text: expect.stringContaining("touches b") }]);
    // The guides touch, and each is 2.5 mm deep, so the bases are 5 mm apart.
    expect(trial.pose).toMatchObject({ x: mm(500), heading: 0 });
    expect(Math.abs(trial.pose.y - mm(535))).toBeLessThan(10);
  });

  test("names the rule for a move off the table", () => {
    const mover = ship("a", "small", 500, 900);
    expect(tryManeuver(table("2.5", mover), mover, { bearing: "straight", speed: 1, side: "left" }).reasons).toMatchObject([
      { rule: "2E-DMG-18" },
    ]);
  });

  test("moves a first-edition huge ship back from another huge ship, and slows down a second-edition one", () => {
    const corvette = ship("a", "cr90", 500, 300);
    const first = tryManeuver(table("1e", corvette, ship("b", "gr75", 500, 570)), corvette, {
      bearing: "straight",
      speed: 4,
      side: "left",
    });
    expect(first.reasons).toMatchObject([{ rule: "HS-OVER-01" }]);
    expect(first.pose.y).toBeGreaterThan(mm(350));
    expect(first.pose.y).toBeLessThan(mm(361));
    const huge = ship("a", "huge", 500, 300);
    const second = tryManeuver(table("2.0", huge, ship("b", "huge", 500, 620)), huge, { bearing: "straight", speed: 4, side: "left" });
    expect(second).toMatchObject({ pose: { y: mm(380) }, reasons: [{ rule: "2E-HUGE-24" }] });
  });

  test("works for every choice that is offered", () => {
    for (const edition of ["1e", "2.0", "2.5"] as const)
      for (const base of edition === "1e"
        ? (["small", "large", "cr90", "croc"] as const)
        : (["small", "medium", "large", "huge"] as const)) {
        const mover = ship("a", base, 900, 450, 33);
        for (const [bearing, speeds] of Object.entries(choicesFor(table(edition, mover), mover)))
          for (const speed of speeds ?? [])
            for (const side of ["left", "right"] as const)
              expect(tryManeuver(table(edition, mover), mover, { bearing: bearing as "bank", speed, side }).reasons).toEqual([]);
      }
  });
});
