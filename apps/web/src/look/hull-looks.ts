/** How a ship's hull looks on a table, with or without a game. */
import { BASES, HUGE_PLATE } from "@broadside/geometry";
import type { Points, ShipLooks } from "@broadside/table";
import type { ShipSheet } from "@broadside/telling";
import { familyOf } from "./families.ts";

export function hullOf({ ship, base }: Pick<ShipSheet, "ship" | "base">): ShipLooks {
  const glyph = familyOf(ship, base);
  return BASES[base].size === "huge" ? { glyph, plates: platesOf(base) } : { glyph };
}

/** The two plastic bases of a huge ship, the bow first. */
function platesOf(base: ShipSheet["base"]): readonly Points[] {
  const side = HUGE_PLATE / 2;
  const end = BASES[base].length / 2;
  const inner = end - HUGE_PLATE;
  return [
    [-side, end, side, end, side, inner, -side, inner],
    [-side, -inner, side, -inner, side, -end, -side, -end],
  ];
}
