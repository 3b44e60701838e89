import { describe, expect, test } from "vitest";
import { at, cardTable } from "../card-table.testing.ts";
import { AWAY, abilityOf, firing, flown, inSystem, LAST_OF_SET_UP, LATER, tokensOf, X_WING } from "./ships.testing.ts";

describe("another action after an action", () => {
  test.each([
    ["Autothrusters", "alphasquadronpilot", ["skip", "barrel-roll", "boost"]],
    ["Vectored Thrusters", "greensquadronpilot", ["skip", "boost"]],
    ["Refined Gyrostabilizers", "bluesquadronrecruit", ["skip", "boost", "rotate-arc"]],
  ])("%s: the action is red", (name, pilot, actions) => {
    const table = flown({ pilot }, "2FB").say("focus").say(abilityOf(name));
    expect(table.keys).toEqual(actions);
    expect(tokensOf(table.say("boost").say("straight")).stress).toBe(1);
  });

  test("Advanced Droid Brain: the ship gains a second calculate token after a calculate action", () => {
    expect(tokensOf(flown({ pilot: "ig88a" }, "2FB").say("calculate")).calculate).toBe(2);
  });

  test("Intuitive Interface: the ship can calculate after an action that a modification added", () => {
    const acted = (action: string) => flown({ pilot: "shasazaro", upgrades: ["engineupgrade"] }, "2FB", LATER).say(action);
    const boosted = acted("boost").say("straight").say(abilityOf("Intuitive Interface")).say("calculate");
    expect(tokensOf(boosted).calculate).toBe(1);
    expect(acted("focus").keys).not.toContain(abilityOf("Intuitive Interface"));
  });

  test("Explosion with Wings: the ship starts with a facedown card", () => {
    const table = cardTable([[{ pilot: "colossusstationmechanic", pose: at(400, 300) }], [AWAY]], { phase: "setup", step: LAST_OF_SET_UP });
    expect(table.ship("A1").damage).toMatchObject([{ faceup: false }]);
  });

  test("Explosion with Wings: after a SLAM, the ship can expose a card to remove the disarm token", () => {
    const table = flown({ pilot: "colossusstationmechanic", damage: [{ card: 20, faceup: false, since: 0 }] }, "2FB").say("slam");
    table.say(table.keys.find((key) => key.startsWith("2F")) ?? "").say(abilityOf("Explosion with Wings"));
    expect(table.ship("A1")).toMatchObject({ damage: [{ faceup: true }], tokens: { disarm: 0 } });
  });
});

describe("actions in the System phase", () => {
  test("Intuitive Controls: the action is purple", () => {
    const table = inSystem({ pilot: "jedigeneral" }).say(abilityOf("Intuitive Controls"));
    expect(table.keys).toEqual(["skip", "barrel-roll", "boost"]);
    expect(table.say("boost").say("straight").ship("A1").force).toBe(1);
    expect(inSystem({ pilot: "jedigeneral", force: 0 }).kind).toBe("action");
  });

  test("Sensitive Controls: it replaces Autothrusters, and the action is red", () => {
    const table = inSystem({ pilot: "alphasquadronpilot", upgrades: ["sensitivecontrols"] }).say(abilityOf("Sensitive Controls"));
    expect(tokensOf(table.say("boost").say("straight")).stress).toBe(1);
    expect(flown({ pilot: "alphasquadronpilot", upgrades: ["sensitivecontrols"] }, "2FB").say("focus").kind).toBe("action");
  });

  test("Pursuit Thrusters: the boost is white", () => {
    const table = inSystem({ pilot: "breach" }, LATER).say(abilityOf("Pursuit Thrusters"));
    expect(table.keys).toEqual(["skip", "boost"]);
    expect(tokensOf(table.say("boost").say("straight")).stress).toBe(0);
  });

  test("Vectored Cannons: the boost or rotation is red, and the primary weapon fires where the turret points", () => {
    const cannons = { pilot: "greensquadronpilot", upgrades: ["vectoredcannonsrz1"] };
    const table = inSystem(cannons).say(abilityOf("Vectored Cannons"));
    expect(table.keys).toEqual(["skip", "boost", "rotate-arc"]);
    expect(tokensOf(table.say("rotate-arc")).stress).toBe(1);
    expect(table.ship("A1").quarter).toBe("rear");
    expect(firing({ ...cannons, quarter: "rear" }).kind).not.toBe("attack");
    expect(firing({ ...cannons, quarter: "front" }).keys).toEqual(["none", "primary>B1"]);
  });

  test("Rigged Energy Cells: the ship loses a charge each round, and finally explodes and damages ships nearby", () => {
    expect(inSystem({ pilot: "autopilotdrone" }).ship("A1").charges).toBe(2);
    const near = { pilot: X_WING, pose: at(470, 300), activated: true, shields: 0 };
    const last = cardTable([[{ pilot: "autopilotdrone", pose: at(400, 300), charges: 0, activated: true }], [near]], {
      phase: "activation",
    });
    expect([last.ship("A1").status, last.ship("B1").damage.length]).toEqual(["destroyed", 1]);
  });
});

describe("maneuvers and moves", () => {
  test("Adaptive Ailerons: before revealing its dial, the ship flies a slow white maneuver unless it is stressed", () => {
    const table = flown({ pilot: "blacksquadronscout" }, "2FB");
    expect(table.keys).toEqual(["1FW", "1BW", "1NW"]);
    expect(table.say("1FW").ship("A1").pose).toEqual(at(400, 300 + 80 + 120));
    expect(flown({ pilot: "blacksquadronscout", tokens: { stress: 1 } }, "2FB").ship("A1").pose).toEqual(at(400, 420));
  });

  test("Adaptive Ailerons: in 2.5, the ship must boost", () => {
    expect(flown({ pilot: "blacksquadronscout" }, "2FB", LATER).keys).toEqual(["straight", "left", "right"]);
  });

  test("Controlled Ailerons: the ship can boost", () => {
    const table = flown({ pilot: "scarifbasepilot" }, "2FB", LATER);
    expect(table.say(abilityOf("Controlled Ailerons")).keys).toEqual(["straight", "left", "right"]);
  });

  test("Fine-tuned Controls: the ship spends Force to boost or barrel roll after a fully executed maneuver", () => {
    const table = flown({ pilot: "jediknight" }, "2FB").say(abilityOf("Fine-tuned Controls"));
    expect(table.keys).toEqual(["skip", "boost", "barrel-roll"]);
    expect(table.ship("A1").force).toBe(0);
  });

  test("Fine-Tuned Thrusters: the ship gains deplete or strain to lock or barrel roll", () => {
    const table = flown({ pilot: "firstorderprovocateur" }, "2FB").say(abilityOf("Fine-Tuned Thrusters")).say("strain");
    expect([table.keys, tokensOf(table).strain]).toEqual([["skip", "lock", "barrel-roll"], 1]);
    expect(flown({ pilot: "firstorderprovocateur", tokens: { deplete: 1 } }, "3FW").kind).toBe("action");
  });

  test("Full Throttle: the ship can evade after a speed 3-5 maneuver", () => {
    expect(tokensOf(flown({ pilot: "deltasquadronpilot" }, "3FB").say(abilityOf("Full Throttle")).say("evade")).evade).toBe(1);
    expect(flown({ pilot: "deltasquadronpilot" }, "2FW").kind).toBe("action");
  });

  test("Microthrusters: the ship barrel rolls with bank templates", () => {
    expect(flown({ pilot: "blacksunenforcer" }, "2FB").say("barrel-roll").keys).toEqual([
      "left ahead",
      "left astern",
      "right ahead",
      "right astern",
    ]);
  });

  test("Notched Stabilizers: the ship ignores asteroids while it moves", () => {
    const met = (token: "coreasteroid0" | "gascloud3") =>
      flown({ pilot: "miningguildsurveyor" }, "3FW", { obstacles: [{ token, pose: at(400, 365) }] }).notes("met obstacle").length;
    expect([met("coreasteroid0"), met("gascloud3")]).toEqual([0, 1]);
  });

  test("Pinpoint Tractor Array: the ship gains a tractor token to rotate its arc, but never to the rear", () => {
    const table = flown({ pilot: "stalgasinhiveguard" }, "2FB").say(abilityOf("Pinpoint Tractor Array"));
    expect(tokensOf(table).tractor).toBe(1);
    table.until("free action").say("rotate-arc");
    expect(table.keys).toEqual(["right", "left"]);
  });

  test("Versatile Frame: the ship has a boost on its action bar after a blue maneuver", () => {
    const bar = (dial: string) => flown({ pilot: "killer" }, dial, LATER).keys.includes("boost");
    expect([bar("2FB"), bar("3FW")]).toEqual([true, false]);
  });

  test("Nimble Bomber: the ship also drops devices with bank templates", () => {
    const table = inSystem({ pilot: "gammasquadronace", upgrades: ["protonbombs"] }).say("protonbombs@0");
    expect(table.keys).toEqual(["drop straight 1", "drop bank 1 left", "drop bank 1 right"]);
  });
});
