import { describe, expect, test } from "vitest";
import { at, cardTable } from "../../card-table.testing.ts";
import { beside, flown, LATER, type More, type Some, tokens, use, X_WING } from "../pilots.testing.ts";

const flies = (pilot: string, dial: string, some: Some = {}, more: More = {}) => flown(pilot, dial, some, { ...LATER, ...more });
/** A ship that activates after the others. */
const AWAY = { pilot: "soontirfel", pose: at(850, 850, 180), dial: "2FB" };
/** A ship that blocks another ship flying straight ahead. */
const WALL = { pilot: X_WING, pose: at(400, 470, 180), activated: true };

describe("maneuvers", () => {
  test("Yrica Quell locks an enemy in her bullseye arc", () => {
    const ahead = (x: number, y: number) =>
      flies("yricaquell", "2FB", {}, { foes: [{ pilot: X_WING, pose: at(x, y, 180), activated: true }] });
    expect(ahead(400, 560).say(use("yricaquell")).ship("A1").locks).toEqual(["B1"]);
    expect(ahead(400, 560).pass().ship("A1").locks).toEqual([]);
    expect(ahead(480, 560).kind).toBe("action");
    expect(ahead(400, 455).kind).not.toContain("use at");
    const friends = [beside(X_WING, { pose: at(400, 560), activated: true })];
    expect(flies("yricaquell", "2FB", {}, { friends }).kind).toBe("action");
  });

  test("Sigma 6 spends a charge to SLAM after a fully executed fast maneuver", () => {
    const sigma = "sigma6-battleofyavin";
    const table = flies(sigma, "3FB").say(use(sigma)).say("slam").say("3FB");
    expect([table.ship("A1").pose, table.ship("A1").charges, tokens(table).disarm]).toEqual([at(400, 620), 1, 1]);
    expect([flies(sigma, "2FB").kind, flies(sigma, "3FB", { charges: 0 }).kind]).toEqual(["action", "action"]);
    expect(flies(sigma, "3FB", {}, { foes: [WALL] }).kind).not.toContain("use at");
  });
});

describe("stress", () => {
  const tolvan = "magnatolvan";

  test("Magna Tolvan performs white actions with up to two stress tokens, but no red ones", () => {
    const acts = (stress: number) => flies(tolvan, "4FW", { tokens: { stress }, upgrades: ["squadleader"] });
    expect([acts(0), acts(1), acts(2)].map(({ keys }) => [keys.includes("focus"), keys.includes("coordinate")])).toEqual([
      [true, true],
      [true, false],
      [true, false],
    ]);
    expect(acts(3).game.open[0]?.ask.about).toMatchObject({ ship: "B1" });
  });

  test("Magna Tolvan performs a white action after she gains stress", () => {
    const turned = (stress: number) => flies(tolvan, "3KR", { tokens: { stress }, upgrades: ["squadleader"] });
    const table = turned(0).say(use(tolvan));
    expect([table.kind, table.keys]).toEqual(["free action", ["skip", "focus", "evade", "barrel-roll"]]);
    expect(table.say("evade").keys).not.toContain("evade");
    expect(flies("wampa", "3KR").kind).not.toContain("use at");
    expect(flies(tolvan, "4FW").kind).toBe("action");
  });
});

describe("actions", () => {
  test("Juno Eclipse performs a red boost after an action", () => {
    const table = flies("junoeclipse", "2FB").say("focus").say(use("junoeclipse")).say("boost").say("straight");
    expect([tokens(table).stress, table.ship("A1").pose]).toEqual([1, at(400, 500)]);
    expect(flies("junoeclipse", "2FB").say("skip").keys).not.toContain(use("junoeclipse"));
  });

  test("Sigma 4 spends a charge to boost after a barrel roll", () => {
    const sigma = "sigma4-battleofyavin";
    const rolled = (charges: number) => flies(sigma, "2FB", { charges }).say("barrel-roll").say("left").say("middle");
    const table = rolled(2).say(use(sigma));
    expect([table.keys, table.ship("A1").charges]).toEqual([["skip", "boost"], 1]);
    expect(rolled(0).keys).not.toContain(use(sigma));
    expect(flies(sigma, "2FB").say("focus").keys).not.toContain(use(sigma));
  });

  test("Tomax Bren spends two charges to gain a focus token after a barrel roll", () => {
    const tomax = "tomaxbren-swz98";
    const rolled = (charges: number) => flies(tomax, "2FB", { charges }).say("barrel-roll").say("left").say("middle");
    const table = rolled(2).say(use(tomax));
    expect([tokens(table).focus, table.ship("A1").charges]).toEqual([1, 0]);
    expect(rolled(1).keys).not.toContain(use(tomax));
  });

  test("Maus Monare gains a calculate token after an evade action", () => {
    const acted = (action: string) => tokens(flies("mausmonare-battleoverendor", "2FB").say(action)).calculate;
    expect([acted("evade"), acted("focus")]).toEqual([1, 0]);
  });

  test("Lieutenant Karsabi recovers two charges with a reload", () => {
    const reloaded = (pilot: string) =>
      flies(pilot, "1FB", { upgrades: ["protontorpedoes"], active: [0] })
        .say("reload")
        .ship("A1").upgrades[0]?.charges;
    expect([reloaded("lieutenantkarsabi-ssl"), reloaded("nusquadronpilot")]).toEqual([2, 1]);
  });

  describe("Echo", () => {
    const echo = "echo-ssl";
    const acted = (pilot: string, action: string, some: Some = {}, own: Some = {}) =>
      flies(pilot, "1FB", own, { foes: [{ pilot: echo, pose: at(500, 380, 180), activated: true, ...some }, AWAY] }).say(action);

    test("spends the charge to perform an action that an enemy at range 0-1 performed", () => {
      const table = acted(X_WING, "focus").say(use(echo, "B1")).say("focus");
      expect([tokens(table, "B1").focus, table.ship("B1").charges]).toEqual([1, 0]);
      const asked = [acted(X_WING, "focus", { charges: 0 }), acted(X_WING, "focus", { pose: at(650, 380) })];
      expect(asked.map(({ keys }) => keys.includes(use(echo, "B1")))).toEqual([false, false]);
    });

    test("performs an enemy's red action as white", () => {
      const table = acted("graysquadronbomber", "barrel-roll", { pose: at(400, 480, 180) })
        .say("left")
        .say("middle")
        .say(use(echo, "B1"))
        .say("barrel-roll")
        .say("left")
        .say("middle");
      expect([tokens(table, "A1").stress, tokens(table, "B1").stress, table.ship("B1").actions]).toEqual([1, 0, ["barrel-roll"]]);
    });

    test("can't perform an action that is only on a card, or that a friendly ship performed", () => {
      expect(
        acted("vultskerris-tieininterceptor", "pilot:vultskerris-tieininterceptor", {}, { charges: 0, dial: "2FB" }).keys,
      ).not.toContain(use(echo, "B1"));
      const friends = [beside(echo, { pose: at(500, 380), activated: true })];
      expect(flies(X_WING, "1FB", {}, { friends }).say("focus").keys).not.toContain(use(echo, "A2"));
    });
  });
});

describe("devices and the System phase", () => {
  const system = (pilot: string, some: Some = {}, foe = at(850, 850, 180)) =>
    cardTable([[{ pilot, pose: at(400, 400), ...some }], [{ pilot: X_WING, pose: foe, dial: "1FB" }]], { phase: "system", ...LATER });

  test("Sigma 7 spends a charge to lock an enemy at range 0-1", () => {
    const sigma = "sigma7-battleofyavin";
    const table = system(sigma, {}, at(400, 520)).say(use(sigma));
    expect([table.ship("A1").locks, table.ship("A1").charges]).toEqual([["B1"], 1]);
    expect(system(sigma, {}, at(400, 600)).keys).not.toContain(use(sigma));
    expect(system(sigma, { charges: 0 }, at(400, 520)).keys).not.toContain(use(sigma));
  });

  test("Captain Jonus gains an evade token after placing a device, and only one for a set of mines", () => {
    const evades = (upgrade: string) =>
      tokens(
        system("captainjonus-swz98", { upgrades: [upgrade] })
          .say(`${upgrade}@0`)
          .say("drop straight 1"),
      ).evade;
    expect([evades("protonbombs"), evades("clustermines")]).toEqual([1, 1]);
  });

  test("Scimitar 3 spends a charge to boost after dropping a bomb", () => {
    const scimitar = "scimitar3-battleoverendor";
    const placed = (upgrade: string, way: string, charges = 2) =>
      system(scimitar, { upgrades: [upgrade, "trajectorysimulator"], charges })
        .say(`${upgrade}@0`)
        .say(way);
    const table = placed("protonbombs", "drop straight 1").say(use(scimitar));
    expect([table.keys, table.ship("A1").charges]).toEqual([["skip", "boost"], 1]);
    const others = [
      placed("protonbombs", "launch straight 5"),
      placed("connernets", "drop straight 1"),
      placed("protonbombs", "drop straight 1", 0),
    ];
    expect(others.map(({ keys }) => keys.includes(use(scimitar)))).toEqual([false, false, false]);
  });

  describe("Deathfire", () => {
    const deathfire = "deathfire-swz98";
    const bombs = { upgrades: ["protonbombs"] };

    test("spends two charges to drop or launch a bomb at speed 3 after a fast maneuver", () => {
      const table = flies(deathfire, "3FW", bombs).say(use(deathfire));
      expect(table.keys).toEqual(["drop straight 3", "launch straight 3", "drop bank 3 left", "drop bank 3 right"]);
      table.say("launch straight 3");
      expect(table.game.state.devices[0]?.pose.y).toBeGreaterThan(at(400, 600).y);
      expect([table.ship("A1").charges, table.ship("A1").upgrades[0]?.charges]).toEqual([0, 1]);
    });

    test("can't do so after a slow maneuver, without the charges, or without a bomb", () => {
      expect(flies(deathfire, "2FB", bombs).kind).toBe("action");
      expect(flies(deathfire, "3FW", { ...bombs, charges: 1 }).kind).toBe("action");
      expect(flies(deathfire, "3FW", { upgrades: ["connernets"] }).kind).toBe("action");
      expect(flies(deathfire, "3FW", { ...bombs, active: [0] }).kind).toBe("action");
      expect(flies(deathfire, "3FW", bombs, { foes: [WALL] }).kind).not.toContain("use at");
    });

    test("can't do so after placing a device this round", () => {
      const flying = () => system(deathfire, { ...bombs, dial: "3FW" });
      expect(flying().pass().kind).toContain("use at maneuverExecuted");
      expect(flying().say("protonbombs@0").say("drop straight 1").kind).toBe("action");
    });
  });
});
