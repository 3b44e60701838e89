/** Cards that let a player treat a maneuver as another colour. The player is asked only if the colour matters. */
import { pilotSkill } from "@broadside/rules";
import { describe, expect, test } from "vitest";
import { at, cardTable, duel, faceup, flying } from "../../card-table.testing.ts";

type Ship = Parameters<typeof flying>[0];
const far = { pilot: "wedgeantilles", pose: at(850, 850, 180), dial: "1FG" };
const own = (id: string, place = 0) => `A1/upgrade:${id}/${place}`;
const reveals = (dial: string, upgrades: readonly string[], ship: Partial<Ship> = {}) =>
  flying({ pilot: "rookiepilot", upgrades, ...ship }, dial);
const stressed = { tokens: { stress: 1 } };

const CARDS = [
  { name: "R2 Astromech", upgrade: "r2astromech", ship: { pilot: "rookiepilot" }, dial: "2TW", other: "3TW" },
  { name: "Unhinged Astromech", upgrade: "unhingedastromech", ship: { pilot: "rookiepilot" }, dial: "3TW", other: "2TW" },
  { name: "Nien Nunb", upgrade: "niennunb", ship: { pilot: "rookiepilot" }, dial: "3FW", other: "3BW" },
  { name: "Twin Ion Engine Mk. II", upgrade: "twinionenginemkii", ship: { pilot: "academypilot" }, dial: "3BW", other: "3TW" },
  { name: "“Light Scyk” Interceptor", upgrade: "lightscykinterceptor", ship: { pilot: "cartelspacer" }, dial: "3BW", other: "4FW" },
] as const;

describe.each(CARDS)("$name", ({ upgrade, ship, dial, other }) => {
  test("a stressed ship is asked: green removes a stress token, and white doesn't", () => {
    const table = reveals(dial, [upgrade], { ...ship, ...stressed });
    expect(table.asks).toMatchObject([{ kind: "treat maneuver as", seat: 0, keys: ["green", "white"] }]);
    expect(table.say("green").ship("A1").tokens.stress).toBe(0);
    expect(
      reveals(dial, [upgrade], { ...ship, ...stressed })
        .say("white")
        .ship("A1").tokens.stress,
    ).toBe(1);
  });

  test("an unstressed ship isn't asked, and the default is green", () => {
    expect(reveals(dial, [upgrade], ship).kind).toBe("action");
    expect(
      reveals(dial, [upgrade], { ...ship, ...stressed })
        .pass()
        .ship("A1").tokens.stress,
    ).toBe(0);
  });

  test("other maneuvers keep their colour", () => {
    expect(reveals(other, [upgrade], { ...ship, ...stressed }).ship("A1").tokens.stress).toBe(1);
  });
});

describe("when the colour matters", () => {
  test("the player is asked about a red maneuver that can be green, even without stress", () => {
    const table = reveals("3TR", ["unhingedastromech"], { pilot: "goldsquadronpilot" });
    expect(table.keys).toEqual(["green", "red"]);
    expect(table.say("red").ship("A1").tokens.stress).toBe(1);
  });

  test("a stressed ship that keeps its maneuver red flies the white straight 2", () => {
    const table = reveals("3TR", ["unhingedastromech"], { pilot: "goldsquadronpilot", ...stressed }).say("red");
    expect(table.notes("maneuver")[0]).toMatchObject({ ship: "A1", maneuver: "2FW" });
  });

  test("the player is asked without stress if a card cares about green: K4 Security Droid, BB-8, R2-D2", () => {
    for (const card of ["k4securitydroid", "bb8", "r2d2"]) {
      const ship = { pilot: "rookiepilot", shields: 1 };
      expect(reveals("3FW", ["niennunb", card], ship).kind).toBe("treat maneuver as");
    }
    expect(reveals("3FW", ["niennunb", "bb8"]).say("green").keys).toContain(own("bb8", 1));
    expect(reveals("3FW", ["niennunb", "bb8"]).say("white").keys).not.toContain(own("bb8", 1));
  });

  test("the player is also asked because of a friend's Kanan Jarrus or a Loose Stabilizer", () => {
    const kanan = cardTable(
      [
        [
          { pilot: "rookiepilot", upgrades: ["niennunb"], pose: at(400, 300), dial: "3FW" },
          { pilot: "outerrimsmuggler", upgrades: ["kananjarrus"], pose: at(600, 300), activated: true },
        ],
        [far],
      ],
      { phase: "activation" },
    );
    expect(kanan.kind).toBe("treat maneuver as");
    const loose = () => reveals("3FW", ["niennunb"], { damage: [faceup("Loose Stabilizer")] });
    expect(loose().say("green").ship("A1").tokens.stress).toBe(0);
    expect(loose().say("white").ship("A1").tokens.stress).toBe(1);
  });

  test("if another card requires a harder colour, there is nothing to ask [1E-MOVE-06]", () => {
    const table = reveals("2TW", ["r2astromech"], { damage: [faceup("Damaged Engine")] });
    expect(table.ship("A1").tokens.stress).toBe(1);
  });

  test("the player is asked again when the dial changes", () => {
    const table = reveals("2FG", ["unhingedastromech", "navigator"], stressed).say(own("navigator", 1)).say("3FW");
    expect(table.keys).toEqual(["green", "white"]);
    expect(table.say("white").ship("A1").tokens.stress).toBe(1);
  });

  test("if two cards apply, the easier colour can be chosen too", () => {
    const table = cardTable(
      [[{ pilot: "goldsquadronpilot", upgrades: ["unhingedastromech", "leiaorgana"], pose: at(400, 300), dial: "3TR" }], [far]],
      { phase: "activation" },
    ).say(own("leiaorgana", 1));
    expect(table.keys).toEqual(["green", "white", "red"]);
  });
});

describe("Leia Organa", () => {
  const led = (dial: string, ship: Partial<Ship> = {}) =>
    cardTable([[{ pilot: "rookiepilot", upgrades: ["leiaorgana"], pose: at(400, 300), dial, ...ship }], [far]], {
      phase: "activation",
    }).say(own("leiaorgana"));

  test("a friend that reveals a red maneuver can fly it as white or keep it red", () => {
    expect(led("4KR").keys).toEqual(["white", "red"]);
    expect(led("4KR").say("white").ship("A1").tokens.stress).toBe(0);
    expect(led("4KR").say("red").ship("A1").tokens.stress).toBe(1);
  });

  test("a stressed friend can fly it as white", () => {
    const table = led("4KR", stressed).say("white");
    expect(table.notes("maneuver")[0]).toMatchObject({ maneuver: "4KR" });
    expect(table.ship("A1").tokens.stress).toBe(1);
  });

  test("the player isn't asked about other maneuvers", () => {
    expect(led("2TW").kind).toBe("action");
  });
});

describe("ships that become active without a dial", () => {
  const drifting = (ship: Omit<Ship, "pose">) => cardTable([[{ ...ship, pose: at(400, 300) }], [far]], { phase: "activation" });

  test("Edrio Two Tubes: can perform a free action when he becomes active, even if ionized", () => {
    const table = drifting({ pilot: "edriotwotubes", tokens: { focus: 1, ion: 1 } });
    expect(table.kind).toBe("use at beforeActivation");
    expect(table.notes("maneuver")).toEqual([]);
    expect(table.say("A1/pilot:edriotwotubes").kind).toBe("free action");
  });

  test("Contraband Cybernetics: an ionized ship can use them and act despite the stress", () => {
    const table = drifting({ pilot: "rookiepilot", upgrades: ["contrabandcybernetics"], tokens: { ion: 1 } }).say(
      own("contrabandcybernetics"),
    );
    expect(table.ship("A1").tokens.stress).toBe(1);
    expect(table.asks).toMatchObject([{ kind: "action", seat: 0 }]);
    expect(table.keys).toContain("focus");
  });
});

test("Torkil Mux: the pilot skill is 0 only until the Combat phase ends", () => {
  const table = duel({ pilot: "torkilmux" }, { pilot: "wesjanson" }, { phase: "activation", step: 4 });
  const skill = () => pilotSkill(table.game, table.ship("B1"));
  expect([table.game.state.cursor.phase, skill()]).toEqual(["combat", 0]);
  table.untilPhase("end");
  expect(skill()).toBe(8);
});
