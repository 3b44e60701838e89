import type { AttackFace, DefenseFace } from "@broadside/dice";
import { energyLimit, pilotSkill } from "@broadside/rules/procedures";
import type { Table, TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable, flying } from "../../../card-table.testing.ts";

const ROOKIE = { pilot: "rookiepilot" };
type Huge = Omit<TestShip, "pose">;

/** An X-wing this many millimetres abeam of a huge ship attacks one of its sections. The X-wing's friend engages afterwards. */
function attacked(
  ship: Huge,
  section: "fore" | "aft",
  attack: readonly AttackFace[],
  defense: readonly DefenseFace[] = [],
  gap = 150,
): Table {
  const own = [
    { ...ROOKIE, pose: at(300, 450, 90) },
    { pilot: "academypilot", pose: at(300, 500, 90) },
  ];
  const table = cardTable([own, [{ pose: at(360 + gap, 450), ...ship }]]);
  return table
    .attackDice(...attack)
    .defenseDice(...defense)
    .say(`primary>B1:${section}`);
}
const HITS: readonly AttackFace[] = ["hit", "hit", "hit"];

/** A huge ship in its Perform Action step. The last digit of its maneuver is the energy that it gained. */
const active = (ship: Huge, dial: string, others: readonly TestShip[] = []): Table =>
  cardTable([[{ pose: at(400, 250), dial, ...ship }], others], { phase: "activation" }).until("action");

describe("energy limits", () => {
  const limit = (pilot: string, title: string): number => {
    const { game } = flying({ pilot, upgrades: [title] }, pilot === "gr75mediumtransport" ? "4F0" : "4F1");
    const [ship] = game.state.ships;
    return ship ? energyLimit(game, ship) : 0;
  };

  test("[HS-ENERGY-04] several titles raise their ship's energy limit, and one lowers it", () => {
    const transports = ["brighthope", "quantumstorm", "dutyfree"].map((title) => limit("gr75mediumtransport", title));
    const cruisers = ["brokenhorn", "merchantone", "insatiableworrt"].map((title) => limit("croccruiser", title));
    const carriers = ["suppressor", "vector", "requiem"].map((title) => limit("gozanticlasscruiser", title));
    expect([transports, cruisers, carriers]).toEqual([
      [6, 5, 4],
      [6, 5, 3],
      [6, 5, 4],
    ]);
  });
});

describe("Assailer", () => {
  const raider = (tokens: TestShip["tokens"]): Huge => ({ pilot: "raiderclasscorvette", upgrades: ["assailer"], tokens: tokens ?? {} });
  const KEY = "B1/upgrade:assailer/0";

  test("[HS-REINF-02] if the attacked section is reinforced, it can also change a focus result to an evade", () => {
    const table = attacked(raider({ reinforceAft: 1 }), "aft", HITS, ["focus"], 250);
    expect(table.asks).toEqual([{ kind: "modify defense dice", seat: 1, keys: ["done", KEY] }]);
    expect(table.say(KEY).ship("B1").aftShields).toBe(3);
  });

  test("[HS-REINF-03] if the attacked section isn't reinforced, it gets no evade at all", () => {
    expect(attacked(raider({ reinforceFore: 1 }), "aft", HITS, ["focus"], 250).ship("B1").aftShields).toBe(1);
  });
});

describe("Bright Hope", () => {
  const shieldsAfter = (tokens: NonNullable<TestShip["tokens"]>, section: "fore" | "aft"): number =>
    attacked({ pilot: "gr75mediumtransport", upgrades: ["brighthope"], tokens }, section, HITS).ship("B1").shields;

  test("a reinforce token at the fore section counts as two evades", () => {
    expect([shieldsAfter({ reinforceFore: 1 }, "fore"), shieldsAfter({ reinforceAft: 1 }, "aft")]).toEqual([3, 2]);
  });
});

describe("Broken Horn", () => {
  const KEY = "B1/upgrade:brokenhorn/0";
  const cruiser = (tokens: TestShip["tokens"]): Huge => ({ pilot: "croccruiser", upgrades: ["brokenhorn"], tokens: tokens ?? {} });

  test("if reinforced, it can add an evade, and loses the token after the attack", () => {
    const table = attacked(cruiser({ reinforceAft: 1 }), "aft", HITS);
    expect(table.ship("B1").tokens.reinforceAft).toBe(1);
    expect(table.say(KEY).ship("B1")).toMatchObject({ shields: 3, tokens: { reinforceAft: 0 } });
  });

  test("it keeps the token if it adds no evade, and can't add one without a token", () => {
    expect(
      attacked(cruiser({ reinforceAft: 1 }), "aft", HITS)
        .say("done")
        .ship("B1"),
    ).toMatchObject({ shields: 2, tokens: { reinforceAft: 1 } });
    expect(attacked(cruiser({}), "aft", HITS).ship("B1").shields).toBe(1);
  });
});

describe("Dodonna's Pride", () => {
  const friends: readonly TestShip[] = [at(480, 300), at(480, 420), at(480, 540)].map((pose) => ({ ...ROOKIE, pose, activated: true }));
  const coordinating = (upgrades: readonly string[]): Table =>
    cardTable([[{ pilot: "cr90corvette", upgrades, pose: at(400, 250), dial: "1B3" }, ...friends], []], { phase: "activation" })
      .until("action")
      .say("coordinate");

  test("its ship can coordinate two friendly ships, which each perform a free action", () => {
    const table = coordinating(["dodonnaspride"]).say("A2").say("focus");
    expect(table.asks).toMatchObject([{ kind: "coordinate", seat: 0, keys: ["none", "A3", "A4"] }]);
    table.say("A3").say("focus");
    expect(["A2", "A3", "A4"].map((id) => table.ship(id).tokens.focus)).toEqual([1, 1, 0]);
    expect(coordinating(["sensorteam"]).say("A2").say("focus").kind).toBe("action");
  });
});

describe("Dutyfree", () => {
  const jamming = (upgrades: readonly string[], gap: number): readonly string[] =>
    active({ pilot: "gr75mediumtransport", upgrades }, "4F0", [
      { ...ROOKIE, pose: at(400, 250 + 160 + 97.5 + 20 + gap, 180), activated: true },
    ]).keys;

  test("[HS-JAM-01] its ship can jam up to Range 3, and a ship without it up to Range 2", () => {
    expect([jamming([], 190), jamming([], 210)].map((keys) => keys.includes("jam"))).toEqual([true, false]);
    expect([jamming(["dutyfree"], 290), jamming(["dutyfree"], 310)].map((keys) => keys.includes("jam"))).toEqual([true, false]);
  });
});

describe("Impetuous", () => {
  const KEY = "A1/upgrade:impetuous/0";
  const attacking = (...faces: readonly AttackFace[]): Table =>
    cardTable([
      [{ pilot: "raiderclasscorvette", upgrades: ["impetuous"], pose: at(400, 300) }],
      [
        { pilot: "academypilot", pose: at(400, 582, 180) },
        { pilot: "academypilot", pose: at(480, 582, 0), engaged: true },
      ],
    ])
      .attackDice(...faces)
      .defenseDice("blank", "blank", "blank")
      .say("primary>B1");

  test("after an attack that destroys an enemy, it can acquire a lock", () => {
    const table = attacking("hit", "hit", "hit", "hit");
    expect(table.asks).toEqual([{ kind: "use at afterAttack", seat: 0, keys: ["pass", KEY] }]);
    expect(table.say(KEY).ship("A1").locks).toEqual(["B2"]);
  });

  test("it can't do this after an attack that destroys nothing", () => {
    expect(attacking("hit", "hit", "blank", "blank").asks).toMatchObject([{ kind: "attack", seat: 1 }]);
  });
});

test("Insatiable Worrt: gains 3 energy after a recover action", () => {
  const table = active({ pilot: "croccruiser", upgrades: ["insatiableworrt"], shields: 1, energy: 1 }, "4F1").say("recover");
  expect(table.ship("A1")).toMatchObject({ shields: 3, energy: 3 });
});

test("Instigator: recovers one more shield, on either section, in a recover action", () => {
  const raider = { pilot: "raiderclasscorvette", upgrades: ["instigator"], shields: 2, aftShields: 2, energy: 0 };
  const table = active(raider, "4F2").say("recover").say("fore 2, aft 0").say("fore 0, aft 1");
  expect(table.ship("A1")).toMatchObject({ shields: 4, aftShields: 3, energy: 0 });
});

describe("Jaina's Light", () => {
  const KEY = "B1/upgrade:jainaslight/0";
  const FORE = 2;
  const struck = (...faces: readonly AttackFace[]): Table => {
    const corvette = { pilot: "cr90corvette", upgrades: ["jainaslight"], pose: at(510, 450), shields: 0 };
    const table = cardTable([[{ ...ROOKIE, pose: at(300, 450, 90) }], [corvette]]);
    table.attackDice(...faces).nextDamage(FORE, "Direct Hit");
    return table.say("primary>B1:fore");
  };
  const names = (table: Table): readonly string[] =>
    table.ship("B1").damage.map(({ card }) => table.game.damageFacts(table.ship("B1"), card).name);

  test("when defending, it can discard a faceup card just dealt, and is dealt another faceup from the same deck", () => {
    const table = struck("crit", "blank", "blank");
    expect(table.asks).toEqual([{ kind: "use at damageDealt", seat: 1, keys: ["pass", KEY] }]);
    table.nextDamage(FORE, "Deck Breach").say(KEY);
    expect(names(table)).toEqual(["Deck Breach"]);
    expect(table.ship("B1").damage).toMatchObject([{ faceup: true, section: "fore" }]);
  });

  test("it can do this once an attack", () => {
    const table = struck("crit", "crit", "blank").nextDamage(FORE, "Deck Breach").say(KEY);
    expect([table.ship("B1").damage.length, table.kind]).toEqual([2, "dial + dial"]);
  });
});

describe("Quantum Storm", () => {
  const energyAfterEnd = (energy: number): number =>
    cardTable(
      [[{ pilot: "gr75mediumtransport", upgrades: ["quantumstorm"], pose: at(300, 300), energy }], [{ ...ROOKIE, pose: at(600, 600) }]],
      {
        phase: "end",
      },
    )
      .until("dial")
      .ship("A1").energy;

  test("it gains 1 energy at the start of the End phase if it has 1 energy or none", () => {
    expect([0, 1, 2].map(energyAfterEnd)).toEqual([1, 2, 2]);
  });
});

describe("Requiem", () => {
  test("a ship that it deploys has pilot skill 8 until the round ends", () => {
    const aboard = { pilot: "academypilot", pose: undefined, status: "docked", carrier: "A1" } as const;
    const table = cardTable(
      [
        [{ pilot: "gozanticlasscruiser", upgrades: ["requiem"], pose: at(300, 450), dial: "1F3" }, aboard],
        [{ pilot: "wedgeantilles", pose: at(850, 850, 180), activated: true }],
      ],
      { phase: "activation" },
    );
    const skill = (): number => pilotSkill(table.game, table.ship("A2"));
    expect(skill()).toBe(1);
    table.until("deploy").say("A2").until("action");
    expect(skill()).toBe(8);
    expect([table.until("dial").game.state.round, skill()]).toEqual([2, 1]);
  });
});

describe("Suppressor", () => {
  const KEY = "A1/upgrade:suppressor/0";
  const locking = (set: Partial<TestShip>): Table =>
    active({ pilot: "gozanticlasscruiser", upgrades: ["suppressor"] }, "1F3", [
      { pilot: "wedgeantilles", pose: at(400, 600, 180), activated: true, ...set },
    ]).say("lock");

  test("once a round, after locking an enemy, it can remove one of the enemy's focus tokens, evade tokens or locks", () => {
    const table = locking({ tokens: { focus: 1, evade: 1 }, locks: ["A1:fore"] }).say(KEY);
    expect(table.asks).toMatchObject([{ kind: "choose one", seat: 0, keys: ["focus", "evade", "lock"] }]);
    expect(table.say("lock").ship("B1")).toMatchObject({ tokens: { focus: 1, evade: 1 }, locks: [] });
    expect(table.ship("A1").usedThisRound).toEqual([KEY]);
  });

  test("nothing is offered if the enemy has none of these", () => {
    expect(locking({}).notes("lock")).toHaveLength(1);
    expect(locking({}).keys).not.toContain(KEY);
  });
});

test("[HS-CRIP-06, HS-CRIP-94-Q] Tantive IV: it stays, with its icons, when the fore section is crippled", () => {
  const corvette = {
    pilot: "cr90corvette",
    upgrades: ["tantiveiv", "gunner", "reconspecialist", "sensorteam", "gunneryteam"],
    shields: 0,
    damage: [0, 1, 2, 3, 4, 5, 6].map((card) => ({ card, section: "fore", faceup: false, since: 1 }) as const),
  };
  const table = attacked(corvette, "fore", ["hit", "blank", "blank"]);
  expect(table.asks).toMatchObject([{ seat: 1, keys: ["sensorteam@3", "gunneryteam@4"] }]);
  const { crippled, upgrades } = table.say("sensorteam@3").ship("B1");
  expect([crippled, upgrades.map(({ faceup }) => faceup)]).toEqual(["fore", [true, true, true, false, true]]);
});
