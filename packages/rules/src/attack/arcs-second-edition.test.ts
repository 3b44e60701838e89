import { expect, test } from "vitest";
import type { Ship } from "../state/state.ts";
import { at, startTable, type TestShip } from "../testing.ts";
import { isInFiringArc } from "./weapons.ts";

const EDITIONS = ["2.0", "2.5"] as const;

/** Whether the first ship has the second in its firing arc. */
function isInArc(edition: "2.0" | "2.5", ship: Omit<TestShip, "pose">, y: number): boolean {
  const ships = [[{ ...ship, pose: at(400, 400) } as TestShip], [{ pilot: "academypilot", pose: at(400, y) }]];
  const { game } = startTable({ edition, ships });
  const [one, other] = game.state.ships as [Ship, Ship];
  expect(isInFiringArc(game, one, one)).toBe(false);
  return isInFiringArc(game, one, other);
}

test("[2E-ARC-12, 2E-ARC-13] printed arcs and turret arcs are firing arcs to range 3, whatever the weapon's range", () => {
  const turret = { pilot: "graysquadronbomber", upgrades: ["dorsalturret"], quarter: "rear" as const };
  for (const edition of EDITIONS) {
    const gap = (range: number): number => 40 + range;
    expect(isInArc(edition, turret, 400 + gap(250))).toBe(true);
    // The turret reaches range 2, and its arc reaches range 3.
    expect(isInArc(edition, turret, 400 - gap(250))).toBe(true);
    expect(isInArc(edition, turret, 400 - gap(310))).toBe(false);
    expect(isInArc(edition, { pilot: "redsquadronveteran" }, 400 - gap(250))).toBe(false);
  }
});
