import { describe, expect, test } from "vitest";
import { at, cardTable } from "../../card-table.testing.ts";
import { beside, FIGHTER, flown, LATER, lost, printings, tokens, use, X_WING } from "../pilots.testing.ts";

const friend = (some: object = {}) => beside(X_WING, { pose: at(480, 360), activated: true, ...some });

describe("before and while activating", () => {
  test("Cassian Andor removes stress from a friendly ship", () => {
    const table = flown("cassianandor", "2FB", {}, { friends: [friend({ tokens: { stress: 1 } })] }).say(use("cassianandor"));
    expect(tokens(table, "A2").stress).toBe(0);
  });

  test("Edrio Two Tubes performs an action before he activates if he has a focus token", () => {
    const table = flown("edriotwotubes", "2FB", { tokens: { focus: 1 } });
    expect(table.say(use("edriotwotubes")).keys).toContain("barrel-roll");
    expect(flown("edriotwotubes", "2FB").kind).toBe("action");
  });

  test("Sabine Wren barrel rolls or boosts before she activates", () => {
    const table = flown("sabinewren", "2FB").say(use("sabinewren"));
    expect(table.keys).toEqual(["skip", "barrel-roll", "boost"]);
  });

  test("Hera Syndulla sets another maneuver of the same difficulty", () => {
    const table = flown("herasyndulla", "2FB").say(use("herasyndulla"));
    expect(table.keys.every((code) => code.endsWith("B"))).toBe(true);
    expect(table.say("1FB").ship("A1")).toMatchObject({ speed: 1, revealed: "1FB" });
    expect(flown("herasyndulla", "3FW").kind).toBe("action");
  });

  test("Dash Rendar moves through obstacles, but is affected by one that he ends on", () => {
    const rock = { token: "coreasteroid5", pose: at(400, 420) } as const;
    const table = flown("dashrendar", "2FB", { pose: at(400, 300) }, { obstacles: [rock] });
    expect([table.notes("met obstacle").length, table.kind]).toEqual([0, "action"]);
    const cloud = { token: "gascloud1", pose: at(400, 440) } as const;
    const foes = [{ pilot: FIGHTER, pose: at(400, 600, 180), activated: true }];
    const inGas = flown("dashrendar", "2FB", {}, { ...LATER, obstacles: [cloud], foes }).say("lock");
    expect([inGas.notes("met obstacle").length, inGas.ship("A1").locks]).toEqual([0, []]);
  });
});

describe("after the maneuver", () => {
  test("Ahsoka Tano spends two Force to let a friendly ship perform an action, even while stressed", () => {
    const table = flown("ahsokatano-rz1awing", "2FB", {}, { ...LATER, friends: [friend({ tokens: { stress: 1 } })] });
    table.say(use("ahsokatano-rz1awing")).say("focus");
    expect([tokens(table, "A2").focus, table.ship("A1").force]).toEqual([1, 1]);
    expect(flown("ahsokatano-rz1awing", "2FB", { force: 1 }, { ...LATER, friends: [friend()] }).kind).toBe("action");
  });

  test("Lando Calrissian lets a friendly ship perform an action after a blue maneuver", () => {
    const lando = "landocalrissian-modifiedyt1300lightfreighter";
    const table = flown(lando, "2FB", {}, { friends: [friend()] })
      .say(use(lando))
      .say("A2")
      .say("focus");
    expect(tokens(table, "A2").focus).toBe(1);
    expect(flown(lando, "3FW", {}, { friends: [friend()] }).kind).toBe("action");
  });

  test("Leia Organa gives a focus token or Force to a friendly ship after a red maneuver", () => {
    const table = flown("redsquadronveteran", "4KR", {}, { friends: [beside("leiaorgana", { activated: true, pose: at(600, 500) })] });
    table.say(use("leiaorgana", "A2"));
    expect([tokens(table).focus, table.ship("A2").force]).toEqual([1, 0]);
  });

  test("Ibtisam can roll a die to remove stress", () => {
    const table = flown("ibtisam", "2FW", { tokens: { stress: 1 } });
    expect(tokens(table.attackDice("hit").say(use("ibtisam"))).stress).toBe(0);
    expect(
      tokens(
        flown("ibtisam", "2FW", { tokens: { stress: 1 } })
          .attackDice("blank")
          .say(use("ibtisam")),
      ).stress,
    ).toBe(1);
  });

  test("Dirk Ullodin locks an enemy in front after a red maneuver or action", () => {
    const ahead = (x: number) =>
      flown("dirkullodin", "4KR", {}, { ...LATER, foes: [{ pilot: FIGHTER, pose: at(x, 400), activated: true }] });
    expect(ahead(400).say(use("dirkullodin")).ship("A1").locks).toEqual(["B1"]);
    expect(ahead(560).kind).not.toContain("use at");
  });

  test("Heff Tobber performs an action when an enemy ends its maneuver at range 0", () => {
    const foes = [{ pilot: "hefftobber", pose: at(400, 400), activated: true }];
    const table = flown(FIGHTER, "2FB", {}, { foes });
    expect(table.say(use("hefftobber", "B1")).keys).toContain("focus");
  });
});

describe("after actions", () => {
  test("Benthic Two Tubes transfers his focus token", () => {
    const table = flown("benthictwotubes", "2FB", {}, { friends: [friend()] })
      .say("focus")
      .say(use("benthictwotubes"));
    expect([tokens(table).focus, tokens(table, "A2").focus]).toEqual([0, 1]);
  });

  test.each(printings("jakefarrell", "jakefarrell-swz106"))("%s lets a friendly ship focus after a boost", (id, more) => {
    const table = flown(id, "2FB", {}, { ...more, friends: [friend({ pose: at(480, 450) })] })
      .say("boost")
      .say("straight");
    expect(tokens(table.say(use(id)).say("A2").say("focus"), "A2").focus).toBe(1);
  });

  test("Leevan Tenza performs a red evade after a barrel roll", () => {
    const table = flown("leevantenza", "2FB").say("barrel-roll").pass().pass();
    expect(tokens(table.say(use("leevantenza")).say("evade"))).toMatchObject({ evade: 1, stress: 1 });
  });

  test("Kullbee Sperado flips his configuration after a boost", () => {
    const table = flown("kullbeesperado", "2FB", { upgrades: ["servomotorsfoils"] })
      .pass()
      .say("boost")
      .say("straight");
    expect(table.say(use("kullbeesperado")).ship("A1").upgrades[0]?.side).toBe("back");
    expect(flown("kullbeesperado", "2FB").say("barrel-roll").pass().pass().kind).not.toContain("use at");
  });

  test("Netrem Pollard turns around after a barrel roll, and gains stress", () => {
    const table = flown("netrempollard", "2FB", {}, LATER).say("barrel-roll").pass().pass().say(use("netrempollard"));
    expect([table.ship("A1").pose?.heading, tokens(table).stress]).toEqual([180_000, 1]);
  });

  test.each(printings("dutchvander", "dutchvander-swz106"))("%s lets a friendly ship lock an object that he has locked", (id, more) => {
    const foes = [{ pilot: FIGHTER, pose: at(400, 550, 180), activated: true }];
    const table = flown(id, "2FB", {}, { ...more, friends: [friend()], foes })
      .say("lock")
      .say("B1")
      .say(use(id));
    expect(table.ship("A2").locks).toEqual(["B1"]);
  });

  test("AP-5 coordinates a friendly ship with one stress token", () => {
    const acts = (stress: number) => flown("ap5", "2FB", {}, { friends: [friend({ tokens: { stress } })] }).say("coordinate");
    expect(acts(1).kind).toBe("free action");
    expect(acts(2).kind).not.toBe("free action");
  });

  test("Bodhi Rook lets friendly ships lock objects near any friendly ship", () => {
    const foes = [{ pilot: FIGHTER, pose: at(400, 850, 180), activated: true }];
    const locks = (pilot: string) =>
      cardTable([[{ pilot: X_WING, pose: at(400, 100), dial: "2FB" }, beside(pilot, { pose: at(400, 650), activated: true })], foes], {
        phase: "activation",
      }).say("lock").keys;
    expect(locks("bodhirook")).toContain("B1");
    expect(locks(X_WING)).not.toContain("B1");
  });
});

describe("with a stress token", () => {
  test.each(printings("jekporkins", "jekporkins-battleofyavin", "jekporkins-swz106"))(
    "%s removes the token, but may suffer a hit",
    (id, more) => {
      const rolled = (face: "hit" | "blank") => flown(id, "4KR", {}, more).attackDice(face).say(use(id));
      expect([tokens(rolled("hit")).stress, lost(rolled("hit"), "A1"), lost(rolled("blank"), "A1")]).toEqual([0, 1, 0]);
    },
  );

  test("Jek Porkins removes only his own token", () => {
    const jek = { pilot: "jekporkins", pose: at(600, 300), tokens: { stress: 1 }, activated: true };
    const table = flown(X_WING, "4KR", {}, { friends: [jek] });
    expect([tokens(table).stress, table.keys.includes(use("jekporkins", "A2"))]).toEqual([1, false]);
  });

  test("K-2SO gains a calculate token", () => {
    expect(tokens(flown("k2so", "0OR")).calculate).toBe(1);
  });
});
