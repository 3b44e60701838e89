import type { Scene } from "@broadside/telling";
import { describe, expect, it } from "vitest";
import { damageNow } from "./damage-now.ts";

const faces = (...names: readonly string[]) => names.map((face) => ({ face, origin: "rolled" }));
const SCENE = {
  ships: [
    { id: "A1", shields: { left: 1, of: 2 }, hull: { left: 3, of: 3 } },
    {
      id: "B1",
      shields: { left: 9, of: 9 },
      hull: { left: 16, of: 16 },
      sections: [{ section: "fore", card: { shields: { left: 4, of: 6 }, hull: { left: 8, of: 8 } } }],
    },
  ],
  remotes: [],
} as unknown as Scene;
const attacked = (attack: object): Scene => ({ ...SCENE, state: { attack } }) as unknown as Scene;

describe("the damage that the dice would do as they are", () => {
  const attack = {
    attacker: "B1",
    defender: "A1",
    step: "modify defense dice",
    attackDice: faces("hit", "crit", "focus"),
    defenseDice: faces("evade", "blank"),
  };

  it("is what evades don't cancel, and comes with the target's shields and hull", () => {
    expect(damageNow(attacked(attack))).toEqual({ damage: 1, shields: { left: 1, of: 2 }, hull: { left: 3, of: 3 } });
  });

  it("is never below zero", () => {
    expect(damageNow(attacked({ ...attack, defenseDice: faces("evade", "evade", "evade") }))?.damage).toBe(0);
  });

  it("uses the shields of the section under attack", () => {
    const at = { ...attack, defender: "B1", section: "fore" };
    expect(damageNow(attacked(at))?.shields).toEqual({ left: 4, of: 6 });
  });

  it("is missing before dice are rolled and once damage is dealt", () => {
    expect(damageNow(attacked({ ...attack, step: "declare target" }))).toBeUndefined();
    expect(damageNow(attacked({ ...attack, step: "deal damage" }))).toBeUndefined();
  });
});
