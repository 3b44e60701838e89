import type { Pose } from "@broadside/geometry";
import type { ShipId } from "@broadside/rules";
import type { Table, TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable, diceRolled, duel, LATER, shoot } from "../../card-table.testing.ts";

type Some = Partial<TestShip> & { readonly pilot: string };
type More = Parameters<typeof cardTable>[1];

const FIGHTER = "academypilot";
const X_WING = "redsquadronveteran";
/** A ship far away. After all others have activated, the game stops to ask for its action. */
const AWAY: TestShip = { pilot: "soontirfel", pose: at(850, 850, 180), dial: "2FB" };
const keyOf = (id: string, ship = "A1", place = 0): string => `${ship}/upgrade:${id}/${place}`;
const sideOf = (table: Table, place = 0) => table.ship("A1").upgrades[place]?.side;
const tokensOf = (table: Table, id = "A1") => table.ship(id).tokens;

const flown = (ship: Some, dial: string, more: More = {}): Table =>
  cardTable([[{ pose: at(400, 300), dial, ...ship }], [AWAY]], { phase: "activation", ...more });
const inSystem = (ship: Some, more: More = {}): Table =>
  cardTable([[{ pose: at(400, 300), dial: "3FW", ...ship }], [AWAY]], { phase: "system", ...more });
const firing = (ship: Some, more: Parameters<typeof duel>[2] = {}, target: Partial<TestShip> = {}): Table =>
  duel(ship, { pilot: FIGHTER, engaged: true, ...target }, more);
const attacked = (ship: Some, more: Parameters<typeof duel>[2] = {}): Table => duel({ pilot: X_WING }, { engaged: true, ...ship }, more);

const rolledBy = (table: Table, weapon = "primary"): readonly number[] => {
  table.say(`${weapon}>B1`);
  while (table.kind.startsWith("modify") || table.kind.startsWith("use at")) table.pass();
  return diceRolled(table);
};
const changed = (table: Table): readonly unknown[] => table.notes("dice").map((note) => note.faces);

/** Flips the first ship's card to its other side. */
function flipped(table: Table, id: ShipId = "A1"): Table {
  const upgrades = table.ship(id).upgrades.map((card, place) => (place === 0 ? { ...card, side: "back" as const } : card));
  table.give({ input: "set", reason: "other side", changes: [{ change: "ship", ship: id, set: { upgrades } }] });
  return table;
}

describe("double-sided cards", () => {
  test("Servomotor S-foils: closed, the ship rolls one fewer die; the card can flip before activation", () => {
    const foils = { pilot: X_WING, upgrades: ["servomotorsfoils"] };
    expect(rolledBy(firing(foils))[0]).toBe(2);
    expect(rolledBy(flipped(firing(foils)))[0]).toBe(3);
    const table = flown(foils, "2FB");
    expect(table.kind).toBe("use at beforeActivation");
    expect(table.say(keyOf("servomotorsfoils")).keys).not.toContain("boost");
    expect(flown(foils, "2FB").pass().keys).toContain("boost");
  });

  test("Integrated S-foils: the ship rolls one fewer die only outside the bullseye arc", () => {
    const foils = { pilot: "blacksquadronace-t70xwing", upgrades: ["integratedsfoils"] };
    const dice = (x: number) => rolledBy(firing(foils, {}, { pose: at(x, 490, 180) }))[0];
    expect([dice(400), dice(460)]).toEqual([3, 2]);
    expect(sideOf(flown(foils, "2FB").say(keyOf("integratedsfoils")))).toBe("back");
  });

  test("Pivot Wing: closed, the ship rolls one fewer defense die and can turn after a stop", () => {
    const wing = { pilot: "bluesquadronscout", upgrades: ["pivotwing"] };
    expect(rolledBy(attacked(wing))[1]).toBe(1);
    expect(rolledBy(flipped(attacked(wing), "B1"))[1]).toBe(2);
    const table = flown(wing, "0OR").pass().say(keyOf("pivotwing")).say("round");
    expect(table.ship("A1").pose).toEqual(at(400, 300, 180));
  });

  test("Swivel Wing: the ship can turn after a stop, which flips the card, and then rolls one fewer defense die", () => {
    const wing = { pilot: "imperialsupercommando", upgrades: ["swivelwing"] };
    const stopped = flown(wing, "0OR", LATER);
    expect(stopped.say(keyOf("swivelwing")).keys).toEqual(["right", "left", "round"]);
    stopped.say("right");
    expect([stopped.ship("A1").pose, sideOf(stopped)]).toEqual([at(400, 300, 90), "back"]);
    expect([rolledBy(attacked(wing, LATER))[1], rolledBy(flipped(attacked(wing, LATER), "B1"))[1]]).toEqual([2, 1]);
    expect(flown(wing, "2FB", LATER).kind).toBe("action");
  });

  test("Stabilized S-foils: open, a lock pays for a bonus attack with another cannon; critically damaged, they can't flip", () => {
    const foils = { pilot: "bladesquadronveteran", upgrades: ["stabilizedsfoils", "ioncannon"], locks: ["B1"] as const };
    const table = flipped(firing(foils));
    shoot(table, ["blank", "blank", "blank"], ["blank", "blank", "blank"]).say(keyOf("stabilizedsfoils"));
    while (table.kind.startsWith("modify")) table.pass();
    expect([table.ship("A1").locks, table.notes("attacks").length]).toEqual([[], 2]);
    expect(flown(foils, "2FB").kind).toBe("use at beforeActivation");
    expect(flown({ ...foils, damage: [{ card: 20, faceup: true, since: 0 }] }, "2FB").kind).not.toBe("use at beforeActivation");
  });

  test("Repulsorlift Stabilizers: active, banks become sideslips and the card flips back", () => {
    const gunship = { pilot: "geonosianprototype", upgrades: ["repulsorliftstabilizers"], pose: at(400, 300) };
    const table = flipped(cardTable([[gunship], [AWAY]], { phase: "planning" }));
    table
      .say(table.asks[0]?.keys.find((key) => key.startsWith("2N")) ?? "", 0)
      .say("2FB", 1)
      .until("action");
    expect(table.notes("maneuver changed")).toHaveLength(1);
    expect([table.ship("A1").pose?.y === at(400, 300).y, sideOf(table)]).toEqual([false, "front"]);
  });

  test("Repulsorlift Stabilizers: inactive, straight maneuvers are easier", () => {
    const stress = (upgrades: readonly string[]) =>
      tokensOf(flown({ pilot: "geonosianprototype", upgrades, tokens: { stress: 1 } }, "3FW").until("action")).stress;
    expect([stress([]), stress(["repulsorliftstabilizers"])]).toEqual([1, 0]);
  });

  test("Intercept Booster: in the System phase, the ship gains a disarm token or flips the card", () => {
    const booster = { pilot: "separatistinterceptor", upgrades: ["interceptbooster"] };
    const table = inSystem(booster);
    expect(table.keys).toEqual(["disarm", "flip"]);
    expect(tokensOf(inSystem(booster).say("disarm")).disarm).toBe(1);
    expect(sideOf(inSystem(booster).say("flip"))).toBe("back");
    const ending = cardTable([[{ ...booster, pose: at(400, 300), active: [1] }], [AWAY]], { phase: "end" });
    expect(sideOf(ending)).toBe("back");
  });
});

describe("struts", () => {
  const droid = { pilot: "tradefederationdrone", upgrades: ["grapplingstruts"] };
  const rock = [{ token: "coreasteroid0", pose: at(400, 430) }] as const;
  const landed = (edition: More = {}): Table => flown(droid, "2FB", { obstacles: rock, ...edition }).say(keyOf("grapplingstruts"));

  test.each([
    ["2.0", {}],
    ["2.5", LATER],
  ])("Grappling Struts of %s: the ship lands unharmed, performs an action, and the card stays open", (_, edition) => {
    const table = landed(edition);
    expect([table.notes("met obstacle"), sideOf(table), table.kind]).toEqual([[], "back", "action"]);
  });

  test.each([
    ["2.0", {}],
    ["2.5", LATER],
  ])("Landing Struts of %s: a bomber lands in the same way", (_, edition) => {
    const bomber = { pilot: "technounionbomber", upgrades: ["landingstruts"] };
    const table = flown(bomber, "2FB", { obstacles: rock, ...edition }).say(keyOf("landingstruts"));
    expect([table.notes("met obstacle"), sideOf(table), table.kind]).toEqual([[], "back", "action"]);
  });

  test("a ship that declines to land suffers the asteroid's effect", () => {
    expect(flown(droid, "2FB", { obstacles: rock }).pass().notes("met obstacle")).toHaveLength(1);
  });

  test("a landed ship turns in place and removes stress, or takes off with a speed 2 straight", () => {
    const standing = (dial: string) => {
      const landedOne = { ...droid, pose: at(400, 430), tokens: { stress: 1 } };
      const table = flipped(cardTable([[landedOne], [AWAY]], { phase: "planning", obstacles: rock }));
      return table.say(dial, 0).say("2FB", 1).until("action");
    };
    const staying = standing("3YW");
    expect([staying.ship("A1").pose, tokensOf(staying).stress, sideOf(staying)]).toEqual([at(400, 430, 90), 0, "back"]);
    const leaving = standing("2FB");
    expect([leaving.ship("A1").pose, sideOf(leaving)]).toEqual([at(400, 550), "front"]);
  });
});

describe("difficulty", () => {
  const stressLeft = (ship: Some, dial: string, more: More = {}) =>
    tokensOf(flown({ tokens: { stress: 1 }, ...ship }, dial, more).until("action")).stress;

  test("L3-37's Programming: banks are easier without shields", () => {
    const falcon = { pilot: "outerrimsmuggler", upgrades: ["l337sprogramming-battleofyavin"] };
    expect([stressLeft({ ...falcon, shields: 0 }, "3BW", LATER), stressLeft(falcon, "3BW", LATER)]).toEqual([0, 1]);
  });

  test("Maneuver-Assist MGK-300: straights and banks at speed 3 are easier", () => {
    const heavy = { pilot: "caridaacademycadet", upgrades: ["maneuverassistmgk300"] };
    expect([stressLeft(heavy, "3FW"), stressLeft({ pilot: "caridaacademycadet" }, "3FW")]).toEqual([0, 1]);
  });

  test("TIE Defender Elite: turns are easier, and Koiogran turns are harder", () => {
    const defender = { pilot: "deltasquadronpilot", upgrades: ["tiedefenderelite"], tokens: {} };
    expect([stressLeft(defender, "4KW"), stressLeft({ ...defender, upgrades: [] }, "4KW")]).toEqual([1, 0]);
    expect(stressLeft({ ...defender, tokens: { stress: 1 } }, "3TW")).toBe(0);
  });
});

describe("weapons and dice", () => {
  test("Os-1 Arsenal Loadout: while disarmed, the ship fires ordnance at a ship it has locked, and keeps the lock", () => {
    const wing = {
      pilot: "nusquadronpilot",
      upgrades: ["os1arsenalloadout", "concussionmissiles"],
      locks: ["B1"] as const,
      tokens: { disarm: 1 },
    };
    const table = firing(wing);
    expect(table.keys).toEqual(["none", "concussionmissiles@1>B1"]);
    table.attackDice("blank", "blank", "blank").say("concussionmissiles@1>B1");
    expect(table.keys).not.toContain("lock");
    expect(firing({ ...wing, tokens: { disarm: 2 } }).kind).not.toBe("attack");
  });

  test("Xg-1 Assault Configuration: while disarmed, the ship fires cannons with at most three dice", () => {
    const wing = { pilot: "nusquadronpilot", upgrades: ["xg1assaultconfiguration", "heavylasercannon"], tokens: { disarm: 1 } };
    expect(rolledBy(firing(wing), "heavylasercannon@1")[0]).toBe(3);
    expect(rolledBy(firing({ ...wing, tokens: {} }), "heavylasercannon@1")[0]).toBe(4);
    expect(firing(wing).keys).toEqual(["none", "heavylasercannon@1>B1"]);
  });

  test("Alpha-3B “Besh”: a lock changes a blank or focus result to a hit", () => {
    const table = firing({ pilot: "loyalistvolunteer", upgrades: ["alpha3bbesh"], locks: ["B1"] });
    table.attackDice("blank", "blank").say("primary>B1").say(keyOf("alpha3bbesh"));
    expect([changed(table), table.ship("A1").locks]).toEqual([[["hit", "blank"]], []]);
  });

  test("Alpha-3E “Esk”: two charges turn criticals into ion tokens", () => {
    const table = firing({ pilot: "loyalistvolunteer", upgrades: ["alpha3eesk"] }, {}, { tokens: {} });
    table.say("primary>B1").attackDice("crit", "crit").defenseDice("blank", "blank", "blank").say(keyOf("alpha3eesk"));
    while (table.kind.startsWith("modify")) table.pass();
    expect([table.ship("B1").damage, table.notes("token").length]).toEqual([[], 2]);
    // Two of the charges were spent, and then one was recovered because a new round has begun.
    expect(table.ship("A1").upgrades[0]?.charges).toBe(1);
  });

  test("Calibrated Laser Targeting: the ship adds a focus result in its bullseye arc", () => {
    const jedi = { pilot: "jediknight", upgrades: ["calibratedlasertargeting"] };
    const faces = (x: number) => {
      const table = firing(jedi, {}, { pose: at(x, 490, 180) });
      return changed(shoot(table, ["blank", "blank"], ["blank", "blank", "blank"]));
    };
    expect([faces(400), faces(460)]).toEqual([[["blank", "blank", "focus"]], []]);
  });

  test("Enhanced Jamming Suite: the ship can jam friendly ships, and rolls one more die against attackers without green tokens", () => {
    const whisper = { pilot: "709thlegionace", upgrades: ["enhancedjammingsuite"] };
    const dice = (tokens: TestShip["tokens"]) => {
      const table = duel({ pilot: X_WING, ...(tokens && { tokens }) }, { engaged: true, ...whisper }, LATER);
      return rolledBy(table)[1];
    };
    expect([dice({}), dice({ focus: 1 })]).toEqual([3, 2]);
    const table = flown(whisper, "2FB", LATER).say("jam");
    expect(tokensOf(table).jam).toBe(1);
  });

  test("Corsair Refit: one energy pays for a bonus attack with the ship's weapons", () => {
    const refit: Some = { pilot: "syndicatesmugglers", upgrades: ["corsairrefit", "ioncannon"], pose: at(900, 300) };
    const table = cardTable([[refit as TestShip], [{ pilot: FIGHTER, pose: at(900, 560, 180), engaged: true }]], {
      setup: { table: "6x3" },
    });
    const energy = table.ship("A1").energy;
    table.say("ioncannon@1>B1");
    while (table.kind.startsWith("modify")) table.pass();
    expect(table.ship("A1").energy).toBe(energy - 1);
    expect(table.keys).not.toContain("ioncannon@1>B1");
  });
});

describe("Target-Assist MGK-300", () => {
  const ship = { pilot: "onyxsquadronsentry", upgrades: ["targetassistmgk300"], quarter: "front" as const };
  const calculates = (mine: Partial<TestShip>, ...places: readonly Pose[]) =>
    cardTable([[{ ...ship, pose: at(400, 300), ...mine }], places.map((pose) => ({ pilot: FIGHTER, pose, engaged: true }))])
      .notes("token")
      .map((note) => note.token);

  test("the ship gains a calculate token for each enemy at range 2-3 in its arc, at most two", () => {
    const [one, two, three] = [at(400, 490, 180), at(460, 600, 180), at(340, 600, 180)] as const;
    expect([calculates({}, one), calculates({}, one, two), calculates({}, one, two, three)].map(({ length }) => length)).toEqual([1, 2, 2]);
    expect(calculates({}, at(400, 400, 180))).toEqual([]);
    expect(calculates({}, at(620, 300, 180))).toEqual([]);
  });

  test("the ship gains none while it is stressed or has a green token", () => {
    expect(calculates({ tokens: { stress: 1 } }, at(400, 490, 180))).toEqual([]);
    expect(calculates({ tokens: { evade: 1 } }, at(400, 490, 180))).toEqual([]);
    expect(calculates({ tokens: { ion: 1 } }, at(400, 490, 180))).toEqual(["calculate"]);
  });
});

describe("Strut-Lock Override", () => {
  const ID = "strutlockoverride-siegeofcoruscant";
  const rocks = (...places: readonly Pose[]) => ({
    ...LATER,
    obstacles: places.map((pose) => ({ token: "coreasteroid0" as const, pose })),
  });
  const table = (active: number, ...places: readonly Pose[]) =>
    flown({ pilot: "technounionbomber", upgrades: [ID], active: [active] }, "4FW", rocks(...places));

  test("the ship can spend a charge to ignore obstacles that it moves through", () => {
    const through = table(2, at(400, 400)).say(keyOf(ID));
    expect([through.notes("met obstacle"), through.ship("A1").upgrades[0]?.charges]).toEqual([[], 1]);
    expect(table(2, at(400, 400)).attackDice("blank").pass().notes("met obstacle")).toHaveLength(1);
    expect(table(0, at(400, 400)).kind).not.toBe("use at beforeActivation");
  });

  test("the obstacle that the ship ends on still affects it", () => {
    const met = table(2, at(400, 400), at(400, 500)).attackDice("blank").say(keyOf(ID)).notes("met obstacle");
    expect(met).toMatchObject([{ obstacle: "obstacle 2" }]);
  });

  test("the ship can barrel roll through an obstacle, but not onto one", () => {
    const rolledTo = (active: number, x: number) => {
      const narrow = { ...LATER, obstacles: [{ token: "core2asteroid0" as const, pose: at(x, 500) }] };
      const rolling = flown({ pilot: "technounionbomber", upgrades: [ID], active: [active] }, "4FW", narrow);
      if (active > 0) rolling.say(keyOf(ID));
      rolling.say("barrel-roll").say("right");
      if (rolling.kind === "barrel roll place") rolling.say("middle");
      return rolling.ship("A1").pose;
    };
    expect([rolledTo(0, 440), rolledTo(2, 440)]).toEqual([at(400, 500), at(480, 500)]);
    expect([rolledTo(0, 480), rolledTo(2, 480)]).toEqual([at(400, 500), at(400, 500)]);
  });
});
