import { expect, test } from "vitest";
import { bank, otherSide, SIDES, straight, turn } from "../pieces/templates.ts";
import { degrees, mm } from "../shapes/units.ts";
import { GUIDE_PAIRS } from "./departures.ts";
import { guidesOf, relocated } from "./relocation.ts";

const start = { x: mm(300), y: mm(300), heading: degrees(30) };

test("[2E-REMOTE-15] a remote relocated with a straight moves by the template's length and twice its guides' distance", () => {
  const north = { ...start, heading: 0 };
  const end = relocated(north, "objective", "front", straight(2));
  expect(end).toEqual({ x: north.x, y: north.y + mm(80) + 2 * guidesOf("objective"), heading: 0 });
  expect(relocated(end, "objective", "rear", straight(2))).toEqual(north);
});

test("[2E-REMOTE-15] the mirrored template at the opposite guides brings the remote back", () => {
  for (const side of SIDES)
    for (const [there, back] of [
      [bank(3, side), bank(3, otherSide(side))],
      [turn(1, side), turn(1, otherSide(side))],
    ] as const)
      for (const guides of GUIDE_PAIRS) {
        const other = guides === "front" ? "rear" : "front";
        const returned = relocated(relocated(start, "probeDroid", guides, there), "probeDroid", other, back);
        expect(Math.abs(returned.x - start.x) + Math.abs(returned.y - start.y)).toBeLessThan(10);
        expect(returned.heading).toBe(start.heading);
      }
});
