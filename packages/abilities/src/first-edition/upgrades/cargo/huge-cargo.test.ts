import { areaDistance, degrees, mm, obstacleOutline, shifted } from "@broadside/geometry";
import type { Table, TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable, diceRolled } from "../../../card-table.testing.ts";

const ROOKIE = { pilot: "rookiepilot" };
const ship = (pose: TestShip["pose"], more: Partial<TestShip> = {}): TestShip => ({ ...ROOKIE, pose, ...more });
/** Places a transport in the middle of the left half. It faces up the table, so its fore section is above its aft section. */
const transport = (upgrades: readonly string[], more: Partial<TestShip> = {}): TestShip => ({
  pilot: "gr75mediumtransport",
  upgrades,
  pose: at(450, 300),
  ...more,
});
/** A ship at Range 2 to the right of the fore section, facing it. */
const ABEAM = ship(at(660, 372, 270));
const FAR = ship(at(850, 850, 180), { activated: true });

/** The transport flies, and the test stops at its first question. All other ships have already activated. */
const flown = (dial: string, friends: readonly [TestShip, ...TestShip[]], enemies: readonly TestShip[] = [FAR]): Table => {
  const [first, ...others] = friends;
  const done = (one: TestShip): TestShip => ({ ...one, activated: true });
  return cardTable([[{ ...first, dial }, ...others.map(done)], enemies.map(done)], { phase: "activation" });
};
const own = (upgrade: string, place = 0) => `A1/upgrade:${upgrade}/${place}`;

test("Backup Shield Generator: spends 1 energy to recover a shield when the round ends", () => {
  const table = cardTable([[transport(["backupshieldgenerator"], { shields: 3, energy: 1 })], [FAR]], { phase: "end" });
  expect(table.say(own("backupshieldgenerator")).ship("A1")).toMatchObject({ shields: 4, energy: 0 });
});

describe("Cluster Bombs", () => {
  test("other ships at Range 1 of the attacked section suffer the results of two dice", () => {
    const near = ship(at(390, 372), { engaged: true });
    const nearAft = ship(at(390, 150), { engaged: true });
    const table = cardTable([[transport(["clusterbombs"], { engaged: true }), near, nearAft], [ABEAM]]);
    table.attackDice("blank", "blank", "blank").say("primary>A1:fore");
    table.attackDice("hit", "crit").say(own("clusterbombs"));
    expect(["A1", "A2", "A3", "B1"].map((id) => table.ship(id).shields)).toEqual([4, 0, 2, 2]);
    expect(table.ship("A1").upgrades[0]?.faceup).toBe(false);
  });
});

describe("Comms Booster", () => {
  const stressed = (x: number) => ship(at(x, 300), { tokens: { stress: 2 } });

  test("[HS-ENERGY-17] it spends 1 energy to remove a friend's stress and give it focus; then its ship can act", () => {
    const table = flown("1F3", [transport(["commsbooster"], { shields: 1 }), stressed(600)]).say(own("commsbooster"));
    expect(table.ship("A2").tokens).toMatchObject({ stress: 0, focus: 1 });
    expect([table.ship("A1").energy, table.kind]).toEqual([2, "action"]);
    expect(table.say("recover").ship("A1")).toMatchObject({ energy: 0, shields: 3 });
  });

  test("[HS-ENERGY-16] two copies can help two ships in one step", () => {
    const table = flown("1F3", [transport(["commsbooster", "commsbooster"]), stressed(600), stressed(700)]);
    table.say(own("commsbooster")).say("A2").say(own("commsbooster", 1)).say("A3");
    expect([table.ship("A2").tokens.focus, table.ship("A3").tokens.focus, table.ship("A1").energy]).toEqual([1, 1, 1]);
  });

  test("it can help a friend at the far end of Range 3, but none beyond it, and no enemy", () => {
    const isOffered = (gap: number, side: "friend" | "enemy") => {
      const other = ship(at(510 + gap, 400), { tokens: { stress: 1 } });
      const table =
        side === "friend" ? flown("1F3", [transport(["commsbooster"]), other]) : flown("1F3", [transport(["commsbooster"])], [other]);
      return table.keys.includes(own("commsbooster"));
    };
    expect(isOffered(297, "friend")).toBe(true);
    expect(isOffered(303, "friend")).toBe(false);
    expect(isOffered(200, "enemy")).toBe(false);
  });

  test("it can't choose a huge ship, which can't have focus tokens", () => {
    expect(flown("1F3", [transport(["commsbooster"])]).kind).toBe("action");
  });
});

test("EM Emitter: adds 3 dice for the defender if its ship obstructs the attack", () => {
  const dice = (upgrades: readonly string[]) => {
    const table = cardTable([
      [transport(upgrades, { pose: at(450, 450), engaged: true }), ship(at(360, 480, 90), { engaged: true })],
      [ship(at(560, 480, 270))],
    ]);
    table.attackDice("blank", "blank", "blank").say("primary>A2");
    return diceRolled(table)[1];
  };
  expect([dice([]), dice(["ememitter"])]).toEqual([3, 5]);
});

describe("Engine Booster", () => {
  test("it spends 1 energy to fly a straight 1 before the dial is revealed, which gives no energy", () => {
    const table = flown("2F2", [transport(["enginebooster"], { energy: 1 })]).say(own("enginebooster"));
    expect(table.notes("maneuver")).toMatchObject([{ maneuver: "1FW" }, { maneuver: "2F2" }]);
    expect(table.ship("A1")).toMatchObject({ energy: 2, pose: at(450, 420) });
  });

  test("it can't be used to move onto another ship", () => {
    const table = flown("1B2", [transport(["enginebooster"], { energy: 1 }), ship(at(450, 430))]);
    expect(table.notes("revealed")).toHaveLength(1);
  });
});

describe("Expanded Cargo Hold", () => {
  const struck = (table: Table) => table.attackDice("crit", "crit", "blank").say("primary>A1:fore");

  test("a faceup card can be dealt from either deck, once a round", () => {
    const table = cardTable([[transport(["expandedcargohold"], { shields: 0, engaged: true })], [ABEAM]]);
    struck(table).say(own("expandedcargohold")).say("aft");
    expect(table.ship("A1").damage.map(({ section }) => section)).toEqual(["aft", "fore"]);
  });
});

describe("Frequency Jammer", () => {
  test("an unstressed ship at Range 1 of the jammed ship gets a stress token too", () => {
    const enemies = [ship(at(600, 300)), ship(at(680, 300)), ship(at(600, 220), { tokens: { stress: 1 } })];
    const friend = ship(at(600, 380));
    const table = flown("4F0", [transport(["frequencyjammer"], { pose: at(450, 150) }), friend], enemies);
    table.say("jam").say("B1");
    expect(["B1", "B2", "B3", "A2"].map((id) => table.ship(id).tokens.stress)).toEqual([2, 1, 1, 0]);
  });
});

describe("Ionization Reactor", () => {
  const reactor = (energy: number) =>
    flown(
      "4F0",
      [transport(["ionizationreactor"], { pose: at(450, 150), charged: [energy] }), ship(at(520, 310))],
      [ship(at(380, 310)), FAR],
    );

  test("its 5 energy make every other ship at Range 1 suffer 1 damage and get an ion token", () => {
    const table = reactor(5).say(own("ionizationreactor"));
    while (table.kind === "choose ship") table.pass();
    expect(["A1", "A2", "B1", "B2"].map((id) => table.ship(id).tokens.ion)).toEqual([0, 1, 1, 0]);
    expect(["A1", "A2", "B1", "B2"].map((id) => table.ship(id).shields)).toEqual([4, 1, 1, 2]);
    expect(table.ship("A1").upgrades[0]).toMatchObject({ faceup: false, energy: 0 });
  });

  test("[HS-AREA-01, HS-AREA-02] if both sections of a huge ship are in range, the opposing player chooses one", () => {
    const gozanti: TestShip = { pilot: "gozanticlasscruiser", pose: at(600, 310), shields: 0 };
    const table = flown("4F0", [transport(["ionizationreactor"], { pose: at(450, 150), charged: [5] })], [gozanti, FAR]);
    table.say(own("ionizationreactor"));
    expect(table.asks).toMatchObject([{ kind: "section struck", seat: 0, keys: ["fore", "aft"] }]);
    expect(table.say("aft").notes("damage")).toMatchObject([{ ship: "B1", section: "aft", amount: 1 }]);
  });

  test("[HS-AREA-03] on a huge ship, the section at Range 1 suffers the damage", () => {
    const gozanti: TestShip = { pilot: "gozanticlasscruiser", pose: at(450, 570) };
    const table = flown("4F0", [transport(["ionizationreactor"], { pose: at(450, 150), charged: [5] })], [gozanti, FAR]);
    expect(table.say(own("ionizationreactor")).notes("damage")).toMatchObject([{ ship: "B1", section: "aft" }]);
  });

  test("it can't be used with less than 5 energy", () => {
    expect(reactor(4).kind).toBe("action");
  });
});

describe("Quick-release Cargo Locks", () => {
  const unloading = () => flown("1F3", [transport(["quickreleasecargolocks"]), ship(at(530, 390))]).until("use at endOfActivation");

  test("it is discarded at the end of the Activation phase to place a container touching the ship", () => {
    const table = unloading().say(own("quickreleasecargolocks"));
    expect(table.kind).toBe("place obstacle");
    table.pass();
    const [container] = table.game.state.obstacles;
    expect(container?.pose.y).toBeLessThan(at(450, 243).y);
    expect(container && areaDistance(table.game.board.obstacle(container), table.game.board.base(table.ship("A1")))).toBeLessThan(200);
    expect(table.ship("A1").upgrades[0]?.faceup).toBe(false);
  });

  test("the container can be placed anywhere touching the ship, but not on another ship", () => {
    const reach = Math.max(...obstacleOutline("loosecargo").filter((_, at) => at % 2 === 0));
    /** Unloads next to the ship's left or right side, at a given distance along that side and a given gap from it. */
    const unloaded = (side: -1 | 1, along: number, gap = 0): readonly unknown[] => {
      const table = unloading().say(own("quickreleasecargolocks"));
      const { pose } = table.ship("A1");
      const [{ halfWidth }] = table.game.board.base(table.ship("A1"));
      const right = side * (halfWidth + reach + mm(gap));
      if (pose) table.put(shifted(pose, { right, forward: mm(along), turn: side === -1 ? 0 : degrees(180) }));
      return table.game.state.obstacles;
    };
    expect([unloaded(-1, 30), unloaded(-1, 7)]).toMatchObject([[{ token: "loosecargo" }], [{ token: "loosecargo" }]]);
    expect(() => unloaded(1, 30)).toThrow("not a legal place");
    expect(() => unloaded(-1, 30, 5)).toThrow("not a legal place");
  });
});

describe("Shield Projector", () => {
  const attacked = (energy: number) =>
    cardTable([
      [transport(["shieldprojector"], { energy, engaged: true }), ship(at(560, 450), { engaged: true })],
      [ship(at(660, 372, 270))],
    ]);

  test("it spends 3 energy to draw an attack on a small ship, and the attacker chooses the section", () => {
    const table = attacked(3).say("primary>A2").say(own("shieldprojector"));
    expect(table.asks).toMatchObject([{ kind: "section aimed at", seat: 1, keys: ["A1:fore", "A1:aft"] }]);
    table.attackDice("hit", "blank", "blank").say("A1:aft");
    expect(table.ship("A1")).toMatchObject({ energy: 0, shields: 3 });
    expect(table.ship("A2").shields).toBe(2);
  });

  test("it can't be used with 2 energy, or for an attack on its own ship", () => {
    expect(attacked(2).attackDice("blank", "blank", "blank").say("primary>A2").kind).not.toBe("use at targetChosen");
    expect(attacked(3).attackDice("blank", "blank", "blank").say("primary>A1:fore").kind).not.toBe("use at targetChosen");
  });
});

test("Slicer Tools: spends 1 energy for each stressed ship at Range 1-3 to deal it 1 damage", () => {
  const stressed = (x: number, y = 400) => ship(at(x, y), { tokens: { stress: 1 } });
  const table = flown("1F3", [transport(["slicertools"])], [stressed(600), stressed(808), ship(at(650, 300)), stressed(814, 300)]);
  table.say("upgrade:slicertools").say("B1");
  expect(table.keys).toEqual(["none", "B2"]);
  table.say("B2");
  expect(["B1", "B2", "B3"].map((id) => table.ship(id).shields)).toEqual([1, 1, 2]);
  expect(table.ship("A1").energy).toBe(1);
});

test("Supercharged Power Cells: is discarded to roll 2 more attack dice", () => {
  const corvette = { pilot: "cr90corvette", upgrades: ["superchargedpowercells@aft"], pose: at(450, 300) };
  const table = cardTable([[corvette], [ship(at(450, 720, 180))]]).say("primary>B1");
  table
    .attackDice("hit", "hit", "hit", "blank", "blank", "blank")
    .defenseDice("blank", "blank", "blank")
    .say(own("superchargedpowercells"));
  expect(diceRolled(table)[0]).toBe(6);
  expect(table.ship("A1").upgrades[0]?.faceup).toBe(false);
});

test("[HS-ENERGY-18] Tibanna Gas Supplies: gives 3 energy in time for a recover action, but after energy is allocated", () => {
  const table = flown("4F0", [transport(["tibannagassupplies", "ionizationreactor"], { pose: at(450, 150), shields: 0 })]);
  table.say(own("tibannagassupplies"));
  expect([table.kind, table.ship("A1").energy, table.ship("A1").upgrades[0]?.faceup]).toEqual(["action", 3, false]);
  expect(table.say("recover").ship("A1")).toMatchObject({ shields: 3, energy: 0 });
});
