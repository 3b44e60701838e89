import { describe, expect, test } from "vitest";
import { type AttackFace, compare, type DefenseFace, poolShowing, type UncancelledResults } from "./index.ts";

const after = (attack: readonly AttackFace[], defense: readonly DefenseFace[]): UncancelledResults =>
  compare(poolShowing(attack), poolShowing(defense));

describe("comparing attack and defense dice", () => {
  test("[1E-COMP-03] a hit or a crit counts, an evade cancels one of either, and focus and blank results do nothing", () => {
    expect(after(["hit"], ["evade"])).toEqual({ hits: 0, crits: 0 });
    expect(after(["crit"], ["evade"])).toEqual({ hits: 0, crits: 0 });
    expect(after(["hit", "crit"], [])).toEqual({ hits: 1, crits: 1 });
    expect(after(["focus"], [])).toEqual({ hits: 0, crits: 0 });
    expect(after(["hit", "focus", "blank"], ["focus", "blank"])).toEqual({ hits: 1, crits: 0 });
  });

  test("[1E-ATK-11, 2E-ATK-32] evades cancel hits first, and crits only when no hit is left", () => {
    expect(after(["hit", "crit", "hit"], ["evade", "evade"])).toEqual({ hits: 0, crits: 1 });
    expect(after(["crit", "hit", "hit"], ["evade"])).toEqual({ hits: 1, crits: 1 });
    expect(after(["hit", "crit", "crit"], ["evade", "evade"])).toEqual({ hits: 0, crits: 1 });
  });

  test("evades do nothing once every hit and crit is cancelled", () => {
    expect(after(["crit"], ["evade", "evade", "evade"])).toEqual({ hits: 0, crits: 0 });
    expect(after([], ["evade"])).toEqual({ hits: 0, crits: 0 });
  });
});
