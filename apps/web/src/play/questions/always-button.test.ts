import { describe, expect, it } from "vitest";
import { standingFor } from "./always-button.tsx";

const option = (key: string) => ({ key, label: key, isDefault: false });

describe("a standing order", () => {
  it("is offered for the order in which ships act", () => {
    expect(standingFor({ kind: "next ship", about: {}, options: [option("A1"), option("A2")] })).toMatchObject({
      kind: "next ship",
      key: "default",
    });
  });

  it("declines a card's effect for one ship", () => {
    const question = {
      kind: "use at afterAttack" as const,
      about: { ship: "A1" } as const,
      options: [option("A1/upgrade:x"), option("pass")],
    };
    expect(standingFor(question)).toMatchObject({ kind: "use at afterAttack", ship: "A1", key: "pass" });
  });

  it("isn't offered for questions that decide the game: dials, actions, attacks, dice", () => {
    for (const kind of ["dial", "action", "attack", "modify attack dice"] as const)
      expect(standingFor({ kind, about: { ship: "A1" }, options: [option("none")] })).toBeUndefined();
  });

  it("isn't offered for mandatory effects", () => {
    expect(standingFor({ kind: "use at afterAttack" as const, about: { ship: "A1" }, options: [option("A1/upgrade:x")] })).toBeUndefined();
  });
});
