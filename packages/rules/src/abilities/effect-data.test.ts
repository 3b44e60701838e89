import type { Effect, EffectData } from "@broadside/protocol";
import { describe, expect, test } from "vitest";
import { figureIn, remembered } from "./effect-data.ts";

const effect = (data?: EffectData): Effect => ({
  id: "effect:test",
  ship: "A1",
  by: "A1",
  until: "round",
  since: 1,
  ...(data && { data }),
});

describe("an effect's data", () => {
  test("is read by its kind", () => {
    expect(remembered(effect({ section: "aft" }), "section")).toBe("aft");
    expect(remembered(effect({ damage: { hits: 2, crits: 1 } }), "damage")).toEqual({ hits: 2, crits: 1 });
    expect(remembered(effect({ damageCard: 0 }), "damageCard")).toBe(0);
  });

  test("is undefined if it has another kind or was never set", () => {
    expect(remembered(effect({ token: "ion" }), "section")).toBeUndefined();
    expect(remembered(effect(), "token")).toBeUndefined();
    expect(remembered(undefined, "token")).toBeUndefined();
  });

  test("counts as 0 if no number was set", () => {
    expect([figureIn(effect({ figure: -1 })), figureIn(effect({ face: "hit" })), figureIn(effect()), figureIn(undefined)]).toEqual([
      -1, 0, 0, 0,
    ]);
  });
});
