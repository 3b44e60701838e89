import type { Scene } from "@broadside/telling";
import { describe, expect, it } from "vitest";
import { isAboutTokens, spentFor } from "./spent-tokens.ts";

const option = (key: string) => ({ key, label: key, isDefault: key === "done" });
const dice = (...faces: readonly string[]) => faces.map((face) => ({ face, origin: "rolled" }));
const sceneOf = (step: string, attackDice: readonly string[], defenseDice: readonly string[] = []): Scene =>
  ({
    ships: [{ id: "B1", shields: { left: 2, of: 2 }, hull: { left: 3, of: 3 } }],
    remotes: [],
    state: { attack: { attacker: "A1", defender: "B1", step, attackDice: dice(...attackDice), defenseDice: dice(...defenseDice) } },
  }) as unknown as Scene;
const attack = (...keys: readonly string[]) => ({ kind: "modify attack dice" as const, options: keys.map(option) });
const defense = (...keys: readonly string[]) => ({ kind: "modify defense dice" as const, options: keys.map(option) });

describe("spending tokens automatically", () => {
  it("spends focus on an attack only if there are focus results", () => {
    expect(spentFor(sceneOf("modify attack dice", ["hit", "focus"]), attack("focus", "done"))).toBe("focus");
    expect(spentFor(sceneOf("modify attack dice", ["hit", "blank"]), attack("focus", "done"))).toBe("done");
  });

  it("spends nothing on a defence that nothing gets through", () => {
    expect(spentFor(sceneOf("modify defense dice", ["hit"], ["evade", "focus"]), defense("focus", "evade", "done"))).toBe("done");
  });

  it("spends evade against one hit, and focus where it stops more", () => {
    expect(spentFor(sceneOf("modify defense dice", ["hit"], ["focus", "blank"]), defense("focus", "evade", "done"))).toBe("evade");
    expect(spentFor(sceneOf("modify defense dice", ["hit", "hit"], ["focus", "focus"]), defense("focus", "evade", "done"))).toBe("focus");
    expect(spentFor(sceneOf("modify defense dice", ["hit"], ["focus"]), defense("focus", "done"))).toBe("focus");
  });

  it("leaves the answer to the player if a card or a lock could be used", () => {
    expect(isAboutTokens(attack("focus", "lock", "done"))).toBe(false);
    expect(spentFor(sceneOf("modify attack dice", ["focus"]), attack("focus", "A1/upgrade:predator", "done"))).toBeUndefined();
  });
});
