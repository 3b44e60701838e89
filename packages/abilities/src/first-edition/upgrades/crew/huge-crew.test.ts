import { ATTACK_FACES } from "@broadside/dice";
import { pilotSkill, questionsFor } from "@broadside/rules";
import type { Table, TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable, diceRolled, duel, flying, shoot } from "../../../card-table.testing.ts";

const ROOKIE = { pilot: "rookiepilot" };
const ship = (pose: TestShip["pose"], more: Partial<TestShip> = {}): TestShip => ({ ...ROOKIE, pose, ...more });
/** Places a transport in the middle of the left half. It faces up the table, so its fore section is above its aft section. */
const transport = (upgrades: readonly string[], more: Partial<TestShip> = {}): TestShip => ({
  pilot: "gr75mediumtransport",
  upgrades,
  pose: at(450, 300),
  ...more,
});
const corvette = (upgrades: readonly string[], more: Partial<TestShip> = {}): TestShip => ({
  ...transport(upgrades, more),
  pilot: "cr90corvette",
});
const FAR = ship(at(850, 850, 180));

/** The first ship flies, and the test stops at its first question. All other ships have already activated. */
const flown = (dial: string, friends: readonly [TestShip, ...TestShip[]], enemies: readonly TestShip[] = [FAR]): Table => {
  const [first, ...others] = friends;
  const done = (one: TestShip): TestShip => ({ ...one, activated: true });
  return cardTable([[{ ...first, dial }, ...others.map(done)], enemies.map(done)], { phase: "activation" });
};
const own = (upgrade: string, place = 0) => `A1/upgrade:${upgrade}/${place}`;

describe("Admiral Ozzel", () => {
  test("he can remove up to 3 shields from any section to gain as much energy", () => {
    const table = flown("2F3", [corvette(["admiralozzel@aft"])]).say(own("admiralozzel"));
    expect(table.keys).toEqual(["done", "fore", "aft"]);
    table.say("fore").say("aft");
    expect(table.ship("A1")).toMatchObject({ shields: 4, aftShields: 2, energy: 5 });
    expect(table.say("done").kind).toBe("action");
  });

  test("he can't remove more than 3, and takes them from the only card of a ship with one Ship card", () => {
    const table = flown("4F0", [transport(["admiralozzel"], { pose: at(450, 150) })]).say(own("admiralozzel"));
    table.say("shield").say("shield").say("shield");
    expect([table.ship("A1").shields, table.ship("A1").energy, table.kind]).toEqual([1, 3, "action"]);
  });
});

test("[HS-OVER-22] Captain Needa: a die is rolled instead of dealing a faceup card, and the obstacle is removed", () => {
  const meeting = (upgrades: readonly string[], face: "hit" | "focus") =>
    cardTable([[{ pilot: "gozanticlasscruiser", upgrades, pose: at(450, 300), shields: 5, dial: "2F2" }], [{ ...FAR, activated: true }]], {
      phase: "activation",
      obstacles: [{ token: "coreasteroid0", pose: at(450, 450) }],
      draws: [ATTACK_FACES.indexOf(face)],
    });
  const outcome = (table: Table) => [table.ship("A1").shields, table.ship("A1").damage.length, table.game.state.obstacles.length];
  expect(outcome(meeting(["captainneeda"], "hit"))).toEqual([4, 0, 0]);
  expect(outcome(meeting(["captainneeda"], "focus"))).toEqual([5, 0, 0]);
  expect(outcome(meeting([], "focus"))).toEqual([5, 1, 0]);
});

test("Carlist Rieekan: is discarded to give all friends pilot skill 12 until the Activation phase ends", () => {
  const table = cardTable(
    [[transport(["carlistrieekan"], { dial: "1F3" }), ship(at(700, 100), { dial: "1FG" })], [{ ...FAR, dial: "1FG" }]],
    {
      phase: "activation",
    },
  ).say(own("carlistrieekan"));
  const skills = () => ["A1", "A2", "B1"].map((id) => pilotSkill(table.game, table.ship(id)));
  expect(skills()).toEqual([12, 12, 2]);
  expect(table.ship("A1").upgrades[0]?.faceup).toBe(false);
  table.untilPhase("combat");
  expect(skills()).toEqual([3, 2, 2]);
});

test("Leia Organa: is discarded to make friends' red maneuvers white", () => {
  const table = cardTable([[transport(["leiaorgana"], { dial: "1F3" }), ship(at(700, 100), { dial: "4KR" })], [{ ...FAR, dial: "4KR" }]], {
    phase: "activation",
  });
  table.say(own("leiaorgana")).until("dial");
  expect([table.ship("A2").tokens.stress, table.ship("B1").tokens.stress]).toEqual([0, 1]);
});

test("Construction Droid: in a recover action, spends 1 energy to discard a facedown card, leaving less for shields", () => {
  const damage = [{ card: 0, section: "fore", faceup: false, since: 1 } as const];
  const table = flown("1F3", [transport(["constructiondroid"], { shields: 0, damage })])
    .say("recover")
    .say(own("constructiondroid"));
  expect(table.ship("A1")).toMatchObject({ damage: [], shields: 2, energy: 0 });
});

describe("Grand Moff Tarkin", () => {
  const start = () =>
    cardTable([
      [{ pilot: "gozanticlasscruiser", upgrades: ["grandmofftarkin"], pose: at(450, 300) }, ship(at(600, 300), { engaged: true })],
      [ship(at(450, 780, 180), { engaged: true, tokens: { focus: 1 } })],
    ]).say(own("grandmofftarkin"));

  test("he can remove a focus token from another ship at Range 1-4", () => {
    expect(start().say("B1").say("remove focus").ship("B1").tokens.focus).toBe(0);
  });

  test("he can give a focus token instead", () => {
    const table = start();
    expect(table.keys).toEqual(["A2", "B1"]);
    expect(table.say("A2").say("give focus").notes("token")).toMatchObject([{ ship: "A2", token: "focus" }]);
  });
});

test("Jan Dodonna: another friend at Range 1, but not farther away, can change a hit to a critical", () => {
  const asked = (x: number) => {
    const table = cardTable([
      [{ pilot: "wesjanson", pose: at(x, 300) }, transport(["jandodonna"], { engaged: true })],
      [ship(at(x, 490, 180))],
    ]);
    table.attackDice("hit", "blank", "blank").say("primary>B1");
    return table.keys.includes("A2/upgrade:jandodonna/0");
  };
  expect([asked(540), asked(800)]).toEqual([true, false]);
});

describe("Raymus Antilles", () => {
  const looking = (dial: string) =>
    cardTable([[transport(["raymusantilles"], { dial: "1F3" })], [ship(at(600, 500, 180), { dial }), { ...FAR, dial: "1FG" }]], {
      phase: "activation",
    }).say(own("raymusantilles"));

  test("he looks secretly at the dial of an enemy at Range 1-3, which gets a stress token if its maneuver is white", () => {
    const table = looking("3FW");
    expect(table.game.open.map(({ ask }) => [ask.kind, ask.seat, ask.secret, ask.about?.maneuver])).toEqual([
      ["look at dial", 0, true, "3FW"],
    ]);
    expect(questionsFor(table.game, [1])).toEqual([]);
    expect(table.say("seen").ship("B1").tokens.stress).toBe(1);
  });

  test("the enemy gets no stress token for a green maneuver", () => {
    expect(looking("2FG").say("seen").ship("B1").tokens.stress).toBe(0);
  });
});

test("Shield Technician: lets a recover action spend only part of the energy", () => {
  const table = flown("1F3", [transport(["shieldtechnician"], { shields: 0 })])
    .say("recover")
    .say("2");
  expect(table.ship("A1")).toMatchObject({ shields: 2, energy: 1 });
});

describe("Targeting Coordinator", () => {
  test("it spends 1 energy to lock a ship in its own range for a friend that is out of range", () => {
    const friend = ship(at(450, 60));
    const enemies = [ship(at(450, 640, 180)), FAR];
    const table = flown("1F3", [transport(["targetingcoordinator"]), friend], enemies)
      .say(own("targetingcoordinator"))
      .say("A2");
    expect(table.ship("A2").locks).toEqual(["B1"]);
    expect(table.ship("A1")).toMatchObject({ energy: 2, locks: [] });
  });

  test("it can choose friends at Range 1-2, but none beyond", () => {
    const friends = [ship(at(708, 300)), ship(at(714, 400))] as const;
    const table = flown("1F3", [transport(["targetingcoordinator"]), ...friends], [ship(at(450, 640, 180)), FAR]);
    expect(table.say(own("targetingcoordinator")).keys).toEqual(["A1", "A2"]);
  });

  test("[1E-COMP-15] it can choose its own ship as a friendly ship", () => {
    const alone = flown("1F3", [transport(["targetingcoordinator"])], [ship(at(450, 640, 180)), FAR]).say(own("targetingcoordinator"));
    expect(alone.ship("A1")).toMatchObject({ energy: 2, locks: ["B1"] });
  });

  test("[HS-TOKEN-07] on a huge ship, it locks one section", () => {
    const gozanti: TestShip = { pilot: "gozanticlasscruiser", pose: at(650, 400) };
    const table = flown("1F3", [transport(["targetingcoordinator"]), ship(at(450, 60))], [gozanti])
      .say(own("targetingcoordinator"))
      .say("A2");
    expect(table.keys).toEqual(["B1:fore", "B1:aft"]);
    expect(table.say("B1:aft").ship("A2").locks).toEqual(["B1:aft"]);
  });
});

test("Toryn Farr: spends 1 energy for each enemy at Range 1-2 to remove its focus tokens, evade tokens and locks", () => {
  const rich = (x: number, y: number) => ship(at(x, y), { tokens: { focus: 2, evade: 1 }, locks: ["A1:fore"] as const });
  const table = flown("1F3", [transport(["torynfarr"]), rich(540, 250)], [rich(600, 400), rich(708, 300), rich(714, 400)]);
  table.say("upgrade:torynfarr");
  expect(table.keys).toEqual(["B1", "B2"]);
  table.say("B1");
  expect(table.keys).toEqual(["none", "B2"]);
  expect(table.ship("B1")).toMatchObject({ tokens: { focus: 0, evade: 0 }, locks: [] });
  expect(table.ship("B2")).toMatchObject({ tokens: { focus: 2, evade: 1 }, locks: ["A1:fore"] });
  expect(table.ship("A1").energy).toBe(2);
});

describe("Luke Skywalker, crew", () => {
  test("after a miss, its ship can make one more primary attack, in which one focus result can become a hit", () => {
    const table = shoot(duel({ pilot: "wesjanson", upgrades: ["lukeskywalker"] }, ROOKIE), ["blank", "blank", "blank"], ["blank", "blank"]);
    table.say(own("lukeskywalker")).attackDice("focus", "focus", "blank").defenseDice("blank", "blank").say("primary>B1");
    table.say(table.keys.find((key) => key.includes("lukeskywalker")) ?? "");
    expect(table.ship("B1").shields).toBe(1);
    expect(table.game.state.effects).toEqual([]);
    expect(table.ship("A1").mayAttackFrom).toBe(2);
  });
});

describe("pilots in the ready-made lists", () => {
  test("Chewbacca: turns faceup Damage cards facedown without effect", () => {
    const table = duel({ pilot: "wesjanson" }, { pilot: "chewbacca", shields: 0 });
    table.attackDice("crit", "blank", "blank").defenseDice("blank").nextDamage(1, "Direct Hit!").say("primary>B1");
    while (table.kind.startsWith("modify")) table.pass();
    expect(table.ship("B1").damage).toMatchObject([{ faceup: false }]);
    expect(table.notes("turned facedown")).toHaveLength(1);
  });

  test("Countess Ryad: changes a straight to a Koiogran turn of the same colour", () => {
    const table = flying({ pilot: "countessryad" }, "3FG").say("A1/pilot:countessryad");
    expect(table.notes("maneuver")).toMatchObject([{ maneuver: "3KG" }]);
    expect(table.ship("A1")).toMatchObject({ pose: { heading: at(0, 0, 180).heading }, tokens: { stress: 0 } });
  });

  test("The Inquisitor: treats a primary attack at Range 3 as being at Range 1", () => {
    const far = duel({ pilot: "theinquisitor" }, ROOKIE, { gap: 250 });
    shoot(far, ["hit", "hit", "blank"], ["blank", "blank"]);
    expect(diceRolled(far)).toEqual([3, 2]);
  });

  test("Dash Rendar: suffers nothing from an obstacle that he ignores", () => {
    const table = flying({ pilot: "dashrendar" }, "2FG", { obstacles: [{ token: "coreasteroid0", pose: at(400, 400) }] }).say("ignore");
    expect([table.ship("A1").skipsAction, table.notes("met obstacle")]).toEqual([false, []]);
  });
});
