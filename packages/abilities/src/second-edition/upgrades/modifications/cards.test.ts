import type { TargetId } from "@broadside/rules";
import { facesDrawn, type TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable, diceRolled } from "../../card-table.testing.ts";
import {
  ACE,
  attacked,
  chargesLeft,
  FIGHTER,
  finish,
  firing,
  flown,
  inSystem,
  LATER,
  lost,
  MISS,
  rolling,
  tokens,
  use,
  X_WING,
} from "../upgrades.testing.ts";

const FAR: TestShip = { pilot: "soontirfel", pose: at(850, 850, 180), dial: "2FB" };
const rock = (x: number, y: number) => ({ token: "coreasteroid0", pose: at(x, y) }) as const;

describe("moves", () => {
  test("Afterburners: a charge gives a boost after a speed 3-5 maneuver, even while stressed", () => {
    const table = flown("afterburners", "4KR").say(use("afterburners")).say("boost").say("straight");
    expect([table.ship("A1").pose?.heading, chargesLeft(table), tokens(table).stress]).toEqual([180_000, 1, 1]);
    expect(flown("afterburners", "2FB").kind).toBe("action");
  });

  test("Advanced SLAM: after a SLAM, the ship performs a white action as red", () => {
    const ship = { pilot: "rhosquadronpilot", upgrades: ["advancedslam", "gnkgonkdroid"], active: [0, 0] };
    const table = flown("advancedslam", "2FW", ship).say("slam").say("2FB").say(use("advancedslam"));
    expect(table.keys).toEqual(["skip", "focus", "lock"]);
    expect(tokens(table.say("focus"))).toMatchObject({ focus: 1, stress: 1, disarm: 1 });
  });

  test("Burnout Thrusters: the ship can SLAM once, and gain a deplete token instead of the disarm token", () => {
    const table = flown("burnoutthrusters", "2FB", {}, LATER).say("slam");
    table.say(table.keys.find((key) => key.startsWith("2F")) ?? "").say("deplete");
    expect([tokens(table), chargesLeft(table)]).toMatchObject([{ deplete: 1, disarm: 0 }, 0]);
    expect(flown("burnoutthrusters", "2FB", { active: [0] }, LATER).keys).not.toContain("slam");
  });

  test("Overdrive Thruster: a red boost uses a template one speed faster", () => {
    const table = flown("overdrivethruster", "2FB", { pilot: "alphasquadronpilot" }, LATER).say("focus").say("A1/ship:Autothrusters");
    expect(table.say("boost").keys).toEqual(["straight 2", "left 2", "right 2"]);
    expect(table.say("straight 2").ship("A1").pose).toEqual(at(400, 300 + 120 + 120));
    expect(flown("overdrivethruster", "2FB", { pilot: "alphasquadronpilot" }, LATER).say("barrel-roll").keys).toEqual(["left", "right"]);
  });

  test("Precision Ion Engines: the ship flies a Segnor's Loop instead of a Koiogran turn", () => {
    const table = flown("precisionionengines", "3KR", { pilot: FIGHTER }, {}).say(use("precisionionengines")).say("left");
    expect([table.notes("maneuver")[0], chargesLeft(table)]).toMatchObject([{ maneuver: "3LR" }, 1]);
    expect(flown("precisionionengines", "4KR", { pilot: FIGHTER }).kind).toBe("action");
  });
});

describe("defense", () => {
  test("Stealth Device: the ship rolls one more die until it suffers damage", () => {
    const table = finish(
      attacked("stealthdevice")
        .attackDice("hit", "blank", "blank")
        .defenseDice(...MISS)
        .say("primary>A1"),
    );
    expect([diceRolled(table)[1], chargesLeft(table)]).toEqual([3, 0]);
    expect(diceRolled(finish(attacked("stealthdevice", { active: [0] }).say("primary>A1")))[1]).toBe(2);
  });

  test("Ablative Plating: the ship suffers one damage fewer from an asteroid", () => {
    const met = (more: object) => flown("ablativeplating", "2FB", {}, { ...more, obstacles: [rock(400, 370)], draws: facesDrawn("hit") });
    const table = met({});
    expect([lost(table.say(use("ablativeplating")), "A1"), chargesLeft(table)]).toEqual([0, 1]);
    expect(lost(met({}).pass(), "A1")).toBe(1);
  });

  test("Impervium Plating: a charge discards a faceup Ship card, but not a Pilot card", () => {
    const struck = (name: string) =>
      attacked("imperviumplating", { shields: 0 })
        .attackDice("crit", "blank", "blank")
        .defenseDice("blank", "blank")
        .nextDamage(0, name)
        .say("primary>A1");
    const table = struck("Hull Breach");
    table.say(use("imperviumplating"));
    expect([table.ship("A1").damage, chargesLeft(table)]).toEqual([[], 1]);
    expect(struck("Panicked Pilot").keys).not.toContain(use("imperviumplating"));
  });

  test("Beskar Reinforced Plating: against an attacker in front, one charge flips a card facedown and two discard it", () => {
    const struck = (heading = 0) =>
      rolling(
        attacked("beskarreinforcedplating", { shields: 0, pose: at(400, 300, heading) }, {}, LATER),
        ["crit", "blank", "blank"],
        ["blank", "blank"],
        "primary>A1",
      );
    const down = finish(struck()).say(use("beskarreinforcedplating")).say("facedown");
    expect([down.ship("A1").damage.map(({ faceup }) => faceup), chargesLeft(down)]).toEqual([[false], 1]);
    const away = finish(struck()).say(use("beskarreinforcedplating")).say("discard");
    expect([away.ship("A1").damage, chargesLeft(away)]).toEqual([[], 0]);
    expect(finish(struck(180)).keys).not.toContain(use("beskarreinforcedplating"));
  });

  test("Static Discharge Vanes: a nearby ship gets the jam token instead, and the ship gains stress and a hit", () => {
    const table = cardTable(
      [
        [{ pilot: X_WING, pose: at(400, 300), upgrades: ["staticdischargevanes"], activated: true }],
        [{ pilot: "gandfindsman", pose: at(400, 520, 180), dial: "2FB" }],
      ],
      { phase: "activation" },
    );
    table.say("jam");
    if (table.kind === "jam") table.say("A1");
    table.say(use("staticdischargevanes"));
    expect([tokens(table).jam, tokens(table).stress, lost(table, "A1"), tokens(table, "B1").jam]).toEqual([0, 1, 1, 1]);
  });

  test("Tactical Scrambler: a defender behind the ship rolls one more die against enemies", () => {
    const table = cardTable([
      [
        { pilot: X_WING, pose: at(400, 300), engaged: true },
        { pilot: X_WING, pose: at(415, 390), upgrades: ["tacticalscrambler"], engaged: true },
      ],
      [{ pilot: ACE, pose: at(430, 490, 180) }],
    ]);
    expect(diceRolled(finish(table.say("primary>A1")))[1]).toBe(3);
  });

  test("Electronic Baffle: the ship suffers one damage to remove a red token", () => {
    const table = cardTable([[{ pilot: X_WING, pose: at(400, 300), upgrades: ["electronicbaffle"], tokens: { stress: 1 } }], [FAR]], {
      phase: "end",
    });
    table.say(use("electronicbaffle"));
    expect([lost(table, "A1"), tokens(table).stress]).toEqual([1, 0]);
  });
});

describe("weapons", () => {
  const TORPEDO = { upgrades: ["munitionsfailsafe", "protontorpedoes"], locks: ["B1"] as const };

  test("Munitions Failsafe: cancelling all results recovers the charge", () => {
    const table = firing("", TORPEDO)
      .attackDice("blank", "blank", "blank", "hit")
      .say("protontorpedoes@1>B1")
      .say(use("munitionsfailsafe"));
    expect([chargesLeft(finish(table), "A1", 1), lost(table, "B1")]).toEqual([2, 0]);
  });

  test("Synchronized Console: after an attack, the ship transfers its lock to a friendly ship", () => {
    const table = cardTable([
      [
        { pilot: X_WING, pose: at(400, 300), upgrades: ["synchronizedconsole"], locks: ["B1"] },
        { pilot: X_WING, pose: at(480, 300), engaged: true },
      ],
      [{ pilot: FIGHTER, pose: at(400, 490, 180) }],
    ]);
    finish(rolling(table, MISS, MISS)).say(use("synchronizedconsole"));
    expect([table.ship("A1").locks, table.ship("A2").locks]).toEqual([[], ["B1"]]);
  });

  test("Targeting Matrix: an unspent focus result strains the defender", () => {
    const table = finish(rolling(firing("targetingmatrix-battleoverendor", {}, {}, LATER), ["focus", "blank", "blank"], MISS));
    expect(tokens(table.say(use("targetingmatrix-battleoverendor")), "B1").strain).toBe(1);
  });

  test("Mandalorian Optics: a charge locks an object in front, and obstacles don't obstruct attacks on a locked ship", () => {
    const table = inSystem("mandalorianoptics", {}, LATER, [{ ...FAR, pose: at(400, 500, 180) }]).say(use("mandalorianoptics"));
    expect([table.ship("A1").locks, chargesLeft(table)]).toEqual([["B1"], 1]);
    const dice = (locks: readonly TargetId[]) =>
      diceRolled(finish(firing("mandalorianoptics", { locks }, {}, { ...LATER, obstacles: [rock(400, 400)] }).say("primary>B1")))[1];
    expect([dice(["B1"]), dice([])]).toEqual([3, 4]);
  });

  test("Delayed Fuses: a bomb just dropped gets a fuse", () => {
    const table = inSystem("", { upgrades: ["delayedfuses", "protonbombs"] })
      .say("protonbombs@1")
      .say(use("delayedfuses"));
    expect(table.game.state.devices).toMatchObject([{ fuses: 1 }]);
  });

  test("Unstable Sublight Engines: a destroyed ship moves on and damages nearby ships", () => {
    const table = cardTable(
      [
        [
          {
            pilot: X_WING,
            pose: at(400, 300),
            upgrades: ["unstablesublightengines-battleofyavin"],
            shields: 0,
            damage: [1, 2, 3].map((card) => ({ card, faceup: false, since: 0 })),
          },
        ],
        [
          { pilot: ACE, pose: at(400, 490, 180) },
          { pilot: FIGHTER, pose: at(470, 380, 180) },
        ],
      ],
      LATER,
    );
    rolling(table, ["hit", "blank", "blank"], ["blank", "blank"], "primary>A1").say("B1");
    expect([lost(table, "B1"), lost(table, "B2")]).toEqual([1, 1]);
  });
});

describe("astromechs and droids", () => {
  test("Spare Parts Canisters: the ship recovers an astromech's charge, or drops parts and breaks all locks on it", () => {
    const canisters = { upgrades: ["sparepartscanisters", "r2astromech"], active: [1, 0] };
    const mended = flown("", "2FB", canisters).say("upgrade:sparepartscanisters");
    expect([chargesLeft(mended), chargesLeft(mended, "A1", 1)]).toEqual([0, 1]);
    const dropped = flown("", "2FB", canisters, {}, [{ ...FAR, locks: ["A1"] }]).say("upgrade:sparepartscanisters#2");
    expect([dropped.game.state.obstacles.map(({ token }) => token), dropped.ship("B1").locks]).toEqual([["spareparts"], []]);
  });

  test("Independent Calculations: the ship gains stress for a second token, and leaves the network", () => {
    const droid = { pilot: "separatistdrone" };
    const table = flown("independentcalculations", "2FB", droid, LATER).say("calculate").say(use("independentcalculations"));
    expect(tokens(table)).toMatchObject({ calculate: 2, stress: 1 });
    const drones = (upgrades: readonly string[]) =>
      cardTable(
        [
          [
            { ...droid, pose: at(400, 300) },
            { ...droid, pose: at(480, 300), upgrades, tokens: { calculate: 1 }, engaged: true },
          ],
          [{ pilot: X_WING, pose: at(400, 490, 180), engaged: true }],
        ],
        LATER,
      );
    const keys = (upgrades: readonly string[]) => rolling(drones(upgrades), ["focus", "blank"], MISS).keys;
    expect(keys([])).toContain("A1/ship:Networked Calculations");
    expect(keys(["independentcalculations"])).not.toContain("A1/ship:Networked Calculations");
  });
});
