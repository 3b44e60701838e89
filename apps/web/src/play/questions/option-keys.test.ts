import { describe, expect, it } from "vitest";
import { keysFor } from "./option-keys.ts";

const option = (key: string, label: string) => ({ key, label });

describe("the letters for options", () => {
  it("are the first free letters in their labels", () => {
    const keys = keysFor([option("focus", "Focus"), option("boost", "Boost"), option("barrel-roll", "Barrel roll")]);
    expect(Object.fromEntries(keys)).toEqual({ focus: "F", boost: "B", "barrel-roll": "A" });
  });

  it("reserve N for declining", () => {
    const keys = keysFor([option("next", "Next"), option("skip", "No action")]);
    expect(Object.fromEntries(keys)).toEqual({ next: "E", skip: "N" });
  });

  it("are all different, but long lists have none", () => {
    const many = Array.from({ length: 12 }, (_, at) => option(`B${at}`, `Academy Pilot (B${at})`));
    const letters = [...keysFor(many).values()];
    expect(new Set(letters).size).toBe(letters.length);
    expect(keysFor([...many, ...many.map(({ key, label }) => option(`${key} too`, label))]).size).toBe(0);
  });
});
