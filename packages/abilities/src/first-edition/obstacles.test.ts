import { facesDrawn } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable, flying } from "../card-table.testing.ts";

const asteroid = (x: number, y: number) => ({ token: "coreasteroid0", pose: at(x, y) }) as const;
const debris = (x: number, y: number) => ({ token: "yt2400debris0", pose: at(x, y) }) as const;

describe("r5x3", () => {
  const flier = (...upgrades: readonly string[]) =>
    flying({ pilot: "lukeskywalker", upgrades }, "3FG", { obstacles: [asteroid(400, 380)] });

  test("if it is discarded before the dial is revealed, its ship ignores obstacles until the round ends", () => {
    const table = flier("r5x3");
    expect(table.kind).toBe("use at beforeReveal");
    table.say("A1/upgrade:r5x3/0");
    expect(table.kind).toBe("action");
    expect(table.notes("met obstacle")).toEqual([]);
    expect(table.ship("A1").upgrades).toMatchObject([{ faceup: false }]);
    table.untilPhase("planning");
    expect(table.game.state.effects).toEqual([]);
  });

  test("if it isn't discarded, it does nothing", () => {
    const table = flier("r5x3").attackDice("blank").say("pass");
    expect(table.notes("met obstacle")).toHaveLength(1);
    expect(table.asks[0]?.seat).toBe(1);
  });

  test("its ship can attack while on an asteroid", () => {
    const attacking = (use: boolean) => {
      const table = cardTable(
        [
          [{ pilot: "lukeskywalker", upgrades: ["r5x3"], pose: at(400, 260), dial: "1FG" }],
          [{ pilot: "academypilot", pose: at(400, 500, 180), activated: true }],
        ],
        { phase: "activation", obstacles: [asteroid(400, 340)] },
      );
      if (use) table.say("A1/upgrade:r5x3/0");
      else table.attackDice("blank").say("pass");
      table.untilPhase("combat").until("attack");
      return table.asks[0]?.seat === 0;
    };
    expect(attacking(true)).toBe(true);
    expect(attacking(false)).toBe(false);
  });
});

describe("collisiondetector", () => {
  test("[HS-OVER-26] its ship still suffers a critical rolled for overlapping a huge ship", () => {
    const hulk = { pilot: "gr75mediumtransport", pose: at(400, 480, 90), activated: true };
    const table = cardTable([[{ pilot: "rookiepilot", upgrades: ["collisiondetector"], pose: at(400, 300), dial: "4FW" }], [hulk]], {
      phase: "activation",
      draws: [3],
    });
    expect(table.notes("rolled")).toMatchObject([{ reason: "huge ship", faces: ["crit"] }]);
    expect(table.ship("A1").shields).toBe(1);
  });

  const phantom = (...upgrades: readonly string[]) =>
    flying({ pilot: "sigmasquadronpilot", upgrades }, "2FG", { obstacles: [asteroid(400 + 110, 420), asteroid(400 - 110, 420)] });

  test("its ship can barrel roll onto an obstacle, and then rolls for it at once", () => {
    expect(phantom().keys).not.toContain("barrel-roll");
    const table = phantom("collisiondetector").attackDice("hit").say("barrel-roll").say("left").pass();
    expect(table.notes("rolled")).toMatchObject([{ ship: "A1", reason: "asteroid" }]);
    expect(table.ship("A1").shields).toBe(1);
  });

  test("its ship ignores a critical on that roll", () => {
    const table = phantom("collisiondetector").attackDice("crit").say("barrel-roll").say("left").pass();
    expect(table.notes("rolled")).toMatchObject([{ faces: ["crit"] }]);
    expect(table.ship("A1")).toMatchObject({ shields: 2, damage: [] });
  });

  test("its ship can decloak onto an obstacle too", () => {
    const decloaking = (...upgrades: readonly string[]) =>
      cardTable(
        [
          [{ pilot: "sigmasquadronpilot", upgrades, pose: at(400, 300), dial: "2FG", tokens: { cloak: 1 } }],
          [{ pilot: "wedgeantilles", pose: at(850, 850, 180), dial: "1FG" }],
        ],
        {
          phase: "activation",
          obstacles: [asteroid(400, 400)],
        },
      );
    expect(decloaking().keys).toEqual(["stay", "left", "right"]);
    expect(decloaking("collisiondetector").keys).toEqual(["stay", "left", "right", "forward"]);
  });

  test("a maneuver over debris gives stress as usual, but a critical does no damage", () => {
    const table = flying({ pilot: "sigmasquadronpilot", upgrades: ["collisiondetector"] }, "3FG", {
      obstacles: [debris(400, 380)],
      draws: facesDrawn("crit"),
    });
    expect(table.notes("rolled")).toMatchObject([{ ship: "A1", reason: "debris", faces: ["crit"] }]);
    expect(table.ship("A1")).toMatchObject({ shields: 2, damage: [], tokens: { stress: 1 } });
  });
});

describe("debrisgambit", () => {
  const gambit = (...obstacles: readonly ReturnType<typeof asteroid>[]) =>
    flying({ pilot: "soontirfel", upgrades: ["debrisgambit"] }, "2FG", { obstacles });

  test("its action gives an evade token for each obstacle at Range 1, but at most two", () => {
    const near = [asteroid(310, 420), asteroid(490, 420), asteroid(400, 510)];
    for (const [count, tokens] of [
      [1, 1],
      [2, 2],
      [3, 2],
    ] as const) {
      const table = gambit(...near.slice(0, count)).say("upgrade:debrisgambit");
      expect(table.ship("A1").tokens.evade).toBe(tokens);
      expect(table.ship("A1").actions).toContain("upgrade:debrisgambit");
    }
  });

  test("an obstacle beyond Range 1 doesn't count", () => {
    expect(gambit(asteroid(400, 620)).keys).not.toContain("upgrade:debrisgambit");
  });
});

describe("seismictorpedo", () => {
  const bomber = (...obstacles: readonly (ReturnType<typeof asteroid> | ReturnType<typeof debris>)[]) =>
    cardTable(
      [
        [{ pilot: "redline", upgrades: ["seismictorpedo"], pose: at(400, 300), dial: "1FG" }],
        [
          { pilot: "academypilot", pose: at(400, 640), activated: true },
          { pilot: "academypilot", pose: at(700, 640), activated: true },
        ],
      ],
      { phase: "activation", obstacles },
    );

  test("it removes an obstacle in the primary arc at Range 1-2, and ships at Range 1 of the obstacle roll a die each", () => {
    const table = bomber(asteroid(400, 520), debris(800, 800)).attackDice("crit").say("upgrade:seismictorpedo");
    expect(table.game.state.obstacles.map(({ token }) => token)).toEqual(["yt2400debris0"]);
    expect(table.ship("A1")).toMatchObject({ upgrades: [{ faceup: false }], actions: ["upgrade:seismictorpedo"] });
    expect(table.notes("rolled")).toMatchObject([{ ship: "B1", faces: ["crit"] }]);
    expect(table.ship("B1").damage).toMatchObject([{ faceup: true }]);
    expect(table.ship("B2").damage).toEqual([]);
  });

  test("its own ship rolls too, and its player chooses one of several obstacles", () => {
    const table = bomber(asteroid(400, 430), asteroid(450, 520)).say("upgrade:seismictorpedo");
    expect(table.asks).toMatchObject([{ kind: "obstacle to blow up", seat: 0, keys: ["obstacle 1", "obstacle 2"] }]);
    table.attackDice("hit").say("obstacle 1");
    expect(table.notes("rolled")).toMatchObject([{ ship: "A1" }]);
    expect(table.ship("A1").shields).toBe(2);
  });

  test("it can't target an obstacle behind the ship, beside its arc or beyond Range 2", () => {
    expect(bomber(asteroid(400, 200)).keys).not.toContain("upgrade:seismictorpedo");
    expect(bomber(asteroid(560, 340)).keys).not.toContain("upgrade:seismictorpedo");
    expect(bomber(asteroid(400, 620)).keys).not.toContain("upgrade:seismictorpedo");
  });
});

describe("riggedcargochute", () => {
  test("it is discarded to drop loose cargo", () => {
    const table = flying({ pilot: "outerrimsmuggler", upgrades: ["riggedcargochute"] }, "2FG").say("upgrade:riggedcargochute");
    expect(table.game.state.obstacles).toMatchObject([{ token: "loosecargo", pose: { x: at(400, 0).x } }]);
    expect(table.ship("A1").upgrades).toMatchObject([{ faceup: false }]);
  });

  test("[1E-OBST-13] cargo dropped onto a ship affects it at once, unless it ignores obstacles", () => {
    const dropped = (pilot: string) =>
      cardTable(
        [
          [{ pilot: "outerrimsmuggler", upgrades: ["riggedcargochute"], pose: at(400, 300), dial: "1FG" }],
          [{ pilot, pose: at(400, 260, 90), activated: true }],
        ],
        { phase: "activation" },
      )
        .attackDice("blank")
        .say("upgrade:riggedcargochute");
    expect(dropped("academypilot").ship("B1").tokens.stress).toBe(1);
    expect(dropped("dashrendar").ship("B1").tokens.stress).toBe(0);
  });
});

describe("r4e1", () => {
  const stressed = (upgrades: readonly string[], stress = 1) =>
    flying({ pilot: "syndicatethug", upgrades: [...upgrades, "r4e1"], tokens: { stress } }, "3FW");

  test("a stressed ship can perform only torpedo and bomb card actions, and then discard the card to remove stress", () => {
    const table = stressed(["proximitymines"]);
    expect(table.keys).toEqual(["skip", "upgrade:proximitymines"]);
    table.say("upgrade:proximitymines").say("A1/upgrade:r4e1/1");
    expect(table.ship("A1")).toMatchObject({ tokens: { stress: 0 }, upgrades: [{ faceup: false }, { faceup: false }] });
    expect(table.game.state.devices).toHaveLength(1);
  });

  test("its player can keep the card", () => {
    const table = stressed(["proximitymines"]).say("upgrade:proximitymines").say("pass");
    expect(table.ship("A1")).toMatchObject({ tokens: { stress: 1 }, upgrades: [{ faceup: false }, { faceup: true }] });
  });

  test("after an unstressed ship's action, the card isn't offered", () => {
    const table = stressed(["proximitymines"], 0).say("upgrade:proximitymines");
    expect(table.asks[0]?.seat).toBe(1);
  });

  test("a stressed ship without such a card has no action", () => {
    expect(stressed([]).asks[0]?.seat).toBe(1);
  });
});
