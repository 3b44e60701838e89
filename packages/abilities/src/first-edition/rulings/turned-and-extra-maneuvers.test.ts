/** Rulings on turned dials, maneuvers that are not on the dial, ships that are turned around, and replaced templates. */
import { degrees } from "@broadside/geometry";
import { describe, expect, test } from "vitest";
import { at, cardTable, faceup, flying } from "../../card-table.testing.ts";

type Ship = Parameters<typeof flying>[0];
type More = Parameters<typeof flying>[2];
const far = { pilot: "wedgeantilles", pose: at(850, 850, 180), dial: "1FG" };
const asteroid = (x: number, y: number) => ({ token: "coreasteroid0", pose: at(x, y) }) as const;
const own = (id: string, place = 0) => `A1/upgrade:${id}/${place}`;
const flown = (table: ReturnType<typeof flying>) => table.notes("maneuver").flatMap((note) => (note.ship === "A1" ? note.maneuver : []));
const rolls = (table: ReturnType<typeof flying>) => table.notes("rolled").map((note) => note.reason);
/** Places a friend or an enemy, which has already activated, at this position. */
const beside = (ship: Ship, dial: string, other: { readonly pose: ReturnType<typeof at> }, more: More = {}) =>
  cardTable([[{ pose: at(400, 300), dial, ...ship }], [{ pilot: "rookiepilot", activated: true, ...other }, far]], {
    phase: "activation",
    ...more,
  });

describe("Boba Fett with a Navigator", () => {
  const FETT = "A1/pilot:bobafett-imperial";
  const reveals = (dial: string) => flying({ pilot: "bobafett-imperial", upgrades: ["navigator"] }, dial);

  test("ruling 156.1 Boba Fett: with a Navigator, he can turn a bank to any bank of any speed", () => {
    expect(flown(reveals("2BW").say(FETT).say(own("navigator")).say("3NW"))).toEqual(["3NW"]);
    expect(flown(reveals("1NG").say(FETT).say(own("navigator")).say("2BW"))).toEqual(["2BW"]);
  });

  test("ruling 233.2 Navigator: Boba Fett can turn the dial again after him", () => {
    expect(flown(reveals("2BW").say(own("navigator")).say("3BW").say(FETT))).toEqual(["3NW"]);
  });
});

describe("Tetran Cowall with Stay on Target", () => {
  const TETRAN = "A1/pilot:tetrancowall";
  const STAY = own("stayontarget");
  const reveals = (dial: string) => flying({ pilot: "tetrancowall", upgrades: ["stayontarget"] }, dial);

  test("ruling 195.1 Tetran Cowall: he can change the speed first, and then the maneuver at that speed", () => {
    const table = reveals("5KR").say(TETRAN).say("1KR").say(STAY);
    expect(table.keys).toEqual(["1TW", "1YW"]);
    expect(flown(table.say("1TW"))).toEqual(["1TW"]);
    expect(table.ship("A1").tokens.stress).toBe(1);
  });

  test("ruling 195.2 Tetran Cowall: he can change to a Koiogran turn first, and then its speed", () => {
    const table = reveals("3FG").say(STAY).say("3KR").say(TETRAN);
    expect(table.keys).toEqual(["1KR", "5KR"]);
    expect(flown(table.say("5KR"))).toEqual(["5KR"]);
  });
});

describe("Adaptive Ailerons", () => {
  const striker = { pilot: "imperialtrainee", upgrades: ["adaptiveailerons"] };

  test("ruling 207.1 Adaptive Ailerons: an obstacle overlapped by the extra maneuver has its effect", () => {
    const debris = flying(striker, "3FG", { obstacles: [{ token: "yt2400debris0", pose: at(400, 325) }] });
    debris.attackDice("blank").say("1FW");
    expect(rolls(debris)).toContain("debris");
    expect(debris.notes("token")).toMatchObject([{ ship: "A1", token: "stress" }]);
  });

  test("ruling 207.2 Adaptive Ailerons: an asteroid's die is rolled, but the ship doesn't skip its action", () => {
    const table = flying({ ...striker, pose: at(400, 300, 90) }, "3FG", { obstacles: [asteroid(470, 300)] });
    table.attackDice("hit").say("1FW");
    expect(rolls(table)).toEqual(["asteroid"]);
    expect(table.ship("A1").damage).toHaveLength(1);
    expect(table.asks).toMatchObject([{ kind: "action", seat: 0 }]);
  });

  test("ruling 207.3 Adaptive Ailerons: if the extra maneuver overlaps a ship, the ship keeps its action", () => {
    const table = beside(striker, "3FG", { pose: at(400, 370) }).say("1FW");
    expect(table.notes("overlapped")).toMatchObject([{ ship: "A1", target: "B1" }]);
    expect(flown(table)).toEqual(["1FW", "3FG"]);
    expect(table.asks).toMatchObject([{ kind: "action", seat: 0 }]);
  });
});

describe("Lightning Reflexes", () => {
  const KEY = own("lightningreflexes");
  const rookie = { pilot: "rookiepilot", upgrades: ["lightningreflexes"] };

  test("ruling 238.1 Lightning Reflexes: they work after overlapping a ship too", () => {
    const table = beside(rookie, "2FG", { pose: at(400, 400) }).say(KEY);
    expect(table.ship("A1")).toMatchObject({ touching: ["B1"], pose: { heading: degrees(180) }, tokens: { stress: 1 } });
  });

  test("ruling 238.2 Lightning Reflexes: they don't work for an ionized ship", () => {
    const ion = cardTable([[{ ...rookie, pose: at(400, 300), tokens: { ion: 1 } }], [far]], { phase: "activation" });
    expect(flown(ion)).toEqual(["1FW"]);
    expect(ion.keys).not.toContain(KEY);
  });

  test("ruling 238.2 Lightning Reflexes: they don't work with Inertial Dampeners", () => {
    const still = flying({ pilot: "rookiepilot", upgrades: ["lightningreflexes", "inertialdampeners"] }, "2FG");
    expect(still.say(own("inertialdampeners", 1)).keys).not.toContain(KEY);
  });

  test("ruling 238.2 Lightning Reflexes: they don't work for a maneuver that isn't on Juno Eclipse's dial", () => {
    const juno = (code: string) =>
      flying({ pilot: "junoeclipse", upgrades: ["lightningreflexes"] }, "2FG")
        .say("A1/pilot:junoeclipse")
        .say(code).keys;
    expect(juno("1FG")).not.toContain(KEY);
    expect(juno("3FG")).toContain(KEY);
  });
});

describe("Daredevil", () => {
  const dares = (ship: Partial<Ship> = {}, more: More = {}) =>
    flying({ pilot: "rookiepilot", upgrades: ["daredevil"], ...ship }, "2FG", more).say("upgrade:daredevil");

  test("ruling 130.1 Daredevil: a white turn 1 to the left or right as an action", () => {
    const table = dares().attackDice("blank", "blank");
    expect(table.keys).toEqual(["1TW", "1YW"]);
    expect(flown(table.say("1TW"))).toEqual(["2FG", "1TW"]);
  });

  test("ruling 130.2 Daredevil: then the ship gets a stress token", () => {
    expect(dares().attackDice("blank", "blank").say("1YW").ship("A1").tokens.stress).toBe(1);
  });

  test("ruling 130.3 Daredevil: then the ship rolls two attack dice, unless it has a boost icon", () => {
    const table = dares().attackDice("blank", "focus").say("1YW");
    expect(table.notes("rolled").map((note) => note.faces.length)).toEqual([2]);
    expect(dares({ pilot: "alphasquadronpilot" }).say("1YW").notes("rolled")).toEqual([]);
  });

  test("ruling 130.4 Daredevil: the ship suffers hits and criticals", () => {
    const { shields, damage } = dares({ shields: 1 }).attackDice("hit", "crit").script([0]).say("1YW").ship("A1");
    expect([shields, damage.map(({ faceup }) => faceup)]).toEqual([0, [true]]);
  });

  test("ruling 130.5 Daredevil: the turn is always white, even if a card changes the colour of turns", () => {
    const table = dares({ upgrades: ["daredevil", "r2astromech"] })
      .attackDice("blank", "blank")
      .say("1YW");
    expect(table.ship("A1").tokens.stress).toBe(1);
    const engine = dares({ pilot: "alphasquadronpilot", damage: [faceup("Damaged Engine")] }).say("1YW");
    expect(engine.ship("A1").tokens.stress).toBe(1);
  });

  test("ruling 130.6 Daredevil: it can overlap obstacles and ships like any maneuver", () => {
    const rock = dares({ pilot: "alphasquadronpilot" }, { obstacles: [asteroid(455, 475)] })
      .attackDice("hit")
      .say("1YW");
    expect(rolls(rock)).toEqual(["asteroid"]);
    const ship = { pilot: "alphasquadronpilot", upgrades: ["daredevil"] };
    const bumped = beside(ship, "2FG", { pose: at(455, 475) })
      .say("upgrade:daredevil")
      .say("1YW");
    expect(bumped.ship("A1")).toMatchObject({ touching: ["B1"], tokens: { stress: 1 } });
  });
});

test("ruling 237.3 Kanan Jarrus: he can remove the stress token from the Resistance's Millennium Falcon", () => {
  const table = flying({ pilot: "outerrimsmuggler", upgrades: ["millenniumfalcon-swx57", "kananjarrus"] }, "3BW");
  expect(table.keys).toContain(own("millenniumfalcon-swx57"));
  table.say(own("millenniumfalcon-swx57"));
  expect([table.ship("A1").tokens.stress, table.keys]).toEqual([1, ["pass", own("kananjarrus", 1)]]);
  expect(table.say(own("kananjarrus", 1)).ship("A1").tokens.stress).toBe(0);
});

describe("Dauntless", () => {
  const decimator = { pilot: "patrolleader", upgrades: ["dauntless", "daredevil"] };
  const KEY = own("dauntless");

  test("ruling 219.1 Dauntless: no free action after a red maneuver", () => {
    const red = { ...decimator, upgrades: ["dauntless", "stayontarget"] };
    const table = beside(red, "1FW", { pose: at(400, 410) })
      .say(own("stayontarget", 1))
      .say("1BW");
    expect(table.ship("A1")).toMatchObject({ touching: ["B1"], tokens: { stress: 1 } });
    expect(table.keys).not.toContain(KEY);
  });

  test("ruling 219.2 Dauntless: a green maneuver doesn't remove its stress token", () => {
    const table = beside({ ...decimator, tokens: { stress: 1 } }, "2FG", { pose: at(400, 450) });
    expect(table.ship("A1").tokens.stress).toBe(0);
    expect(table.say(KEY).say("focus").ship("A1").tokens).toMatchObject({ focus: 1, stress: 1 });
  });

  test("ruling 219.3 Dauntless: the free action can be Daredevil", () => {
    const table = beside(decimator, "1FW", { pose: at(400, 410) }).say(KEY);
    table.attackDice("blank", "blank").say("upgrade:daredevil").say("1YW");
    expect(flown(table)).toEqual(["1FW", "1YW"]);
    expect(table.ship("A1").tokens.stress).toBe(2);
  });
});

describe("Lieutenant Lorrir", () => {
  const rolling = (more: More = {}) => flying({ pilot: "lieutenantlorrir" }, "2FG", more);

  test("ruling 185.1 Lieutenant Lorrir: he declares the side and direction of a bank at once", () => {
    expect(rolling().say("barrel-roll").keys).toEqual(["left", "right", "left ahead", "left astern", "right ahead", "right astern"]);
  });

  test("ruling 185.2 Lieutenant Lorrir: a declared roll must be made if it is possible", () => {
    const table = rolling().say("barrel-roll").say("left astern");
    expect(table.keys).not.toContain("stay");
    table.until("action");
    expect(table.ship("A1")).toMatchObject({ actions: ["barrel-roll"], tokens: { stress: 1 } });
  });

  test("ruling 185.3 Lieutenant Lorrir: if a roll isn't possible, he can choose another direction or another action", () => {
    const table = rolling({ obstacles: [asteroid(345, 435)] });
    expect(table.keys).toContain("focus");
    const { keys } = table.say("barrel-roll");
    expect(keys).not.toContain("left ahead");
    expect(keys).toContain("right ahead");
  });
});

describe("Echo", () => {
  const cloaked = (obstacles: readonly ReturnType<typeof asteroid>[] = []) =>
    cardTable([[{ pilot: "echo", pose: at(400, 300), tokens: { cloak: 1 }, dial: "2FG" }], [far]], { phase: "activation", obstacles });

  test("ruling 171.1 Echo: she declares the side and direction at once", () => {
    expect(cloaked().keys).toEqual(["stay", "forward left", "forward right", "left ahead", "left astern", "right ahead", "right astern"]);
  });

  test("ruling 171.2 Echo: a declared decloak must be made if it is possible", () => {
    const table = cloaked().say("left ahead");
    expect(table.keys).not.toContain("stay");
    table.until("action");
    expect(table.ship("A1").tokens.cloak).toBe(0);
    expect(table.ship("A1").pose).not.toEqual(at(400, 420));
  });

  test("ruling 171.3 Echo: if a decloak isn't possible, she can choose another direction or stay cloaked", () => {
    const table = cloaked([asteroid(452, 426)]);
    expect(table.keys).not.toContain("forward right");
    expect(table.keys).toContain("forward left");
    expect(table.say("stay").ship("A1").tokens.cloak).toBe(1);
  });
});

describe("Advanced SLAM", () => {
  const KEY = own("advancedslam");
  const ship = { pilot: "wardensquadronpilot", upgrades: ["advancedslam"] };
  const slams = (more: More = {}) => flying(ship, "1FG", more).say("slam").say("1FG");

  test("ruling 205.1 Advanced SLAM: an obstacle counts as overlapped under the template or at the end", () => {
    expect(slams().keys).toContain(KEY);
    expect(slams({ obstacles: [asteroid(400, 470)], draws: [4] }).keys).not.toContain(KEY);
    const past = flying({ ...ship, pose: at(400, 100) }, "3FW", { obstacles: [asteroid(400, 340)] }).attackDice("blank");
    expect(past.say("slam").say("3FW").keys).not.toContain(KEY);
    expect(past.game.board.obstaclesUnder(past.ship("A1"))).toEqual([]);
  });

  test("ruling 205.2 Advanced SLAM: a ship counts as overlapped at the end, but not under the template alone", () => {
    const slamInto = (y: number) =>
      beside(ship, "1FG", { pose: at(400, y) })
        .say("slam")
        .say("1FG");
    const bumped = slamInto(470);
    expect(bumped.ship("A1").touching).toEqual(["B1"]);
    expect(bumped.keys).not.toContain(KEY);
    const over = beside({ ...ship, pose: at(400, 100) }, "3FW", { pose: at(400, 340) })
      .say("slam")
      .say("3FW");
    expect(over.ship("A1").touching).toEqual([]);
    expect(over.keys).toContain(KEY);
  });
});
