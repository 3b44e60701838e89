import { randomStream } from "@broadside/kit";
import { describe, expect, test } from "vitest";
import { ATTACK_FACES, DEFENSE_FACES, DIE_KINDS, FACES, type Face, hasFace, rollFace } from "./index.ts";

const chance = (faces: readonly Face[], ...wanted: readonly Face[]): number =>
  faces.filter((face) => wanted.includes(face)).length / faces.length;

const tally = (faces: readonly Face[]): Partial<Record<Face, number>> => {
  const counts: Partial<Record<Face, number>> = {};
  for (const face of faces) counts[face] = (counts[face] ?? 0) + 1;
  return counts;
};

describe("the faces of dice", () => {
  test("[1E-COMP-01, 2E-COMP-01] half of the attack die's faces are hits or crits, and a quarter are focus results", () => {
    expect(ATTACK_FACES).toHaveLength(8);
    expect(chance(ATTACK_FACES, "hit", "crit")).toBe(4 / 8);
    expect(chance(ATTACK_FACES, "focus")).toBe(2 / 8);
    expect(chance(ATTACK_FACES, "crit")).toBe(1 / 8);
  });

  test("[1E-COMP-02, 2E-COMP-02] three eighths of the defense die's faces are evades, and a quarter are focus results", () => {
    expect(DEFENSE_FACES).toHaveLength(8);
    expect(chance(DEFENSE_FACES, "evade")).toBe(3 / 8);
    expect(chance(DEFENSE_FACES, "focus")).toBe(2 / 8);
  });

  test("[1E-GAP-01-Q] an attack die has 3 hits, 1 crit, 2 focus and 2 blanks; a defense die has 3 evades, 2 focus and 3 blanks", () => {
    expect(tally(ATTACK_FACES)).toEqual({ hit: 3, crit: 1, focus: 2, blank: 2 });
    expect(tally(DEFENSE_FACES)).toEqual({ evade: 3, focus: 2, blank: 3 });
  });

  test("each of the eight numbers that can be drawn gives its face", () => {
    for (const kind of DIE_KINDS) {
      for (const [drawn, face] of FACES[kind].entries()) expect(rollFace((below) => (below === 8 ? drawn : -1), kind)).toBe(face);
    }
  });

  test("a drawn number out of bounds throws an error", () => {
    expect(() => rollFace((below) => below, "attack")).toThrow("a draw is");
    expect(() => rollFace(() => 0.5, "defense")).toThrow("a draw is");
  });

  test("a die can show only the faces that it has", () => {
    const draw = randomStream(3);
    for (let rolled = 0; rolled < 200; rolled += 1) expect(hasFace("defense", rollFace(draw, "defense"))).toBe(true);
    expect([hasFace("attack", "evade"), hasFace("defense", "hit"), hasFace("defense", "crit")]).toEqual([false, false, false]);
  });
});
