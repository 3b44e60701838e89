import type { Table, TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable, duel, LATER } from "../../card-table.testing.ts";

type Some = Partial<TestShip> & { readonly pilot: string };
type More = Parameters<typeof cardTable>[1];

const FIGHTER = "academypilot";
/** The numbers of two set-up steps: the one before forces are placed, and the last one. */
const BEFORE_FORCES = 8;
const LAST_OF_SET_UP = 12;
/** A ship far away. After all others have activated, the game stops to ask for its action. */
const AWAY: TestShip = { pilot: "soontirfel", pose: at(850, 850, 180), dial: "2FB" };
const keyOf = (id: string, ship = "A1", place = 0): string => `${ship}/upgrade:${id}/${place}`;
const tokensOf = (table: Table, id = "A1") => table.ship(id).tokens;

const flown = (ship: Some, dial: string, more: More = {}): Table =>
  cardTable([[{ pose: at(400, 300), dial, ...ship }], [AWAY]], { phase: "activation", ...more });

describe("tech", () => {
  test("Advanced Optics: a focus token changes a blank result to a hit", () => {
    const table = duel(
      { pilot: "epsilonsquadroncadet", upgrades: ["advancedoptics"], tokens: { focus: 1 } },
      { pilot: FIGHTER, engaged: true },
    );
    table.attackDice("blank", "blank").say("primary>B1").say(keyOf("advancedoptics"));
    expect([table.notes("dice"), tokensOf(table).focus]).toMatchObject([[{ faces: ["hit", "blank"] }], 0]);
  });

  test("Deuterium Power Cells: a charge and a disarm token recover a shield", () => {
    const fighter = { pilot: "omegasquadronace", upgrades: ["deuteriumpowercells"], shields: 0 };
    const table = cardTable([[{ ...fighter, pose: at(400, 300), dial: "2FB" }], [AWAY]], { phase: "system" });
    table.say(keyOf("deuteriumpowercells")).pass();
    expect(table.ship("A1")).toMatchObject({ shields: 1, tokens: { disarm: 1 }, upgrades: [{ charges: 1 }] });
  });

  test("Deuterium Power Cells: a charge replaces a token that the ship would gain with stress", () => {
    const table = flown({ pilot: "omegasquadronace", upgrades: ["deuteriumpowercells"] }, "3FW", {
      obstacles: [{ token: "gascloud3", pose: at(400, 365) }],
      draws: [0],
      ...LATER,
    });
    table.until("use at tokenComing").say(keyOf("deuteriumpowercells"));
    expect(tokensOf(table)).toMatchObject({ strain: 0, stress: 1 });
  });

  test("Ferrosphere Paint: a ship that locks this one from outside its bullseye gains stress; in 2.5 it may break the lock", () => {
    const locking = (x: number, more: More = {}): Table => {
      const painted = { pilot: "bluesquadronrookie", pose: at(x, 560, 180), upgrades: ["ferrospherepaint"], activated: true };
      return cardTable([[{ pilot: "tempestsquadronpilot", pose: at(400, 300), dial: "2FB" }], [painted, AWAY]], {
        phase: "activation",
        ...more,
      }).say("lock");
    };
    expect(tokensOf(locking(500)).stress).toBe(1);
    expect(tokensOf(locking(400)).stress).toBe(0);
    const later = locking(500, LATER);
    expect(later.say("break lock").ship("A1")).toMatchObject({ locks: [], tokens: { stress: 0 } });
    expect(tokensOf(locking(500, LATER).say("stress")).stress).toBe(1);
  });

  test("Hyperspace Tracking Data: the ship is placed at another initiative, and gives tokens to nearby ships afterwards", () => {
    const shuttle = { pilot: "starkillerbasepilot", upgrades: ["hyperspacetrackingdata"] };
    const before = cardTable([[{ ...shuttle, pose: undefined, status: "reserve" }], [{ ...AWAY, pose: undefined, status: "reserve" }]], {
      phase: "setup",
      step: BEFORE_FORCES,
    });
    before.say(keyOf("hyperspacetrackingdata")).say("6");
    expect(before.game.state.effects).toMatchObject([{ id: "effect:hyperspacetrackingdata", data: { figure: 6 } }]);
    const after = cardTable(
      [
        [
          { ...shuttle, pose: at(400, 300) },
          { pilot: FIGHTER, pose: at(500, 300) },
        ],
        [AWAY],
      ],
      { phase: "setup", step: LAST_OF_SET_UP },
    );
    after.say("A2").say("evade").say("focus");
    expect([tokensOf(after, "A2").evade, tokensOf(after).focus]).toEqual([1, 1]);
  });

  test("Pattern Analyzer: after fully executing a red maneuver, the ship acts before the difficulty is checked", () => {
    const table = flown({ pilot: "bluesquadronrookie", upgrades: ["patternanalyzer"] }, "4KR")
      .say(keyOf("patternanalyzer"))
      .say("focus");
    expect(tokensOf(table)).toMatchObject({ focus: 1, stress: 1 });
    expect(flown({ pilot: "bluesquadronrookie", upgrades: ["patternanalyzer"] }, "2FB").kind).toBe("action");
  });

  test("Primed Thrusters: the ship can boost and barrel roll with up to two stress tokens", () => {
    const keys = (stress: number) => flown({ pilot: "greensquadronexpert", upgrades: ["primedthrusters"], tokens: { stress } }, "3FW").keys;
    expect(keys(2)).toEqual(["skip", "barrel-roll", "boost"]);
    expect(flown({ pilot: "greensquadronexpert", upgrades: ["primedthrusters"], tokens: { stress: 3 } }, "3FW").asks).toMatchObject([
      { seat: 1 },
    ]);
  });

  test("Sensor Scramblers: the ship starts cloaked, can't be locked, and decloaks in the End phase if enemies are near", () => {
    const whisper = { pilot: "709thlegionace", upgrades: ["sensorscramblers"] };
    const start = cardTable([[{ ...whisper, pose: at(400, 300) }], [AWAY]], { phase: "setup", step: LAST_OF_SET_UP, ...LATER });
    expect(tokensOf(start).cloak).toBe(1);
    const locker = { pilot: "tempestsquadronpilot", pose: at(400, 300), dial: "2FB" };
    const cloaked = { ...whisper, pose: at(400, 600, 180), tokens: { cloak: 1 }, activated: true };
    const table = cardTable([[locker], [cloaked, AWAY]], { phase: "activation", ...LATER }).say("lock");
    expect(table.ship("A1").locks).toEqual([]);
    const ending = cardTable([[{ ...cloaked, pose: at(400, 300) }], [{ ...AWAY, pose: at(400, 600, 180) }]], { phase: "end", ...LATER });
    expect(tokensOf(ending.until("decloak").say("forward")).cloak).toBe(0);
  });

  test("Targeting Synchronizer: friendly ships at range 1-2 need no lock on a ship that this ship has locked", () => {
    const open = (x: number) => {
      const mine: readonly TestShip[] = [
        { pilot: "omegasquadronexpert", pose: at(400, 300), upgrades: ["concussionmissiles"], quarter: "front" },
        { pilot: "starkillerbasepilot", pose: at(x, 300), upgrades: ["targetingsynchronizer"], locks: ["B1"], engaged: true },
      ];
      return cardTable([mine, [{ pilot: FIGHTER, pose: at(400, 520, 180), engaged: true }]]).keys.includes("concussionmissiles@0>B1");
    };
    expect([open(550), open(880)]).toEqual([true, false]);
  });

  test("Automated Target Priority: the ship must attack the nearest ship, and a miss stores a calculate token", () => {
    const theirs: readonly TestShip[] = [
      { pilot: FIGHTER, pose: at(400, 480, 180), engaged: true },
      { pilot: FIGHTER, pose: at(450, 590, 180), engaged: true },
    ];
    const mine = { pilot: "epsilonsquadroncadet", pose: at(400, 300), upgrades: ["automatedtargetpriority"] };
    const table = cardTable([[mine], theirs]);
    expect(table.keys).toEqual(["none", "primary>B1"]);
    table.attackDice("blank", "blank").say("primary>B1");
    while (table.kind.startsWith("modify")) table.pass();
    expect(table.ship("A1").upgrades[0]?.charges).toBe(1);
    const next = cardTable([[{ ...mine, active: [1] }], theirs]).say(keyOf("automatedtargetpriority"));
    expect([tokensOf(next).calculate, next.ship("A1").upgrades[0]?.charges]).toEqual([1, 0]);
  });

  test("Biohexacrypt Codes: a lock lets the ship jam or coordinate at any range", () => {
    const shuttle = { pilot: "starkillerbasepilot", pose: at(400, 300), upgrades: ["biohexacryptcodes"], dial: "1FB" };
    const jamming = cardTable([[{ ...shuttle, locks: ["B1"] }], [AWAY]], { phase: "activation" }).say("jam");
    expect([tokensOf(jamming, "B1").jam, jamming.ship("A1").locks]).toEqual([1, []]);
    const friend = { pilot: FIGHTER, pose: at(400, 850, 180), activated: true };
    const coordinating = cardTable([[{ ...shuttle, locks: ["A2"] }, friend], [AWAY]], { phase: "activation" })
      .say("coordinate")
      .say("focus");
    expect([tokensOf(coordinating, "A2").focus, coordinating.ship("A1").locks]).toEqual([1, []]);
    const ahead = { ...AWAY, pose: at(400, 620, 180) };
    const near = cardTable([[{ ...shuttle, locks: ["B1"] }], [ahead]], { phase: "activation", ...LATER }).say("jam");
    expect([tokensOf(near, "B1").jam, near.ship("A1").locks]).toEqual([1, ["B1"]]);
  });

  test("Biohexacrypt Codes: no lock is spent if a card lets the ship coordinate from farther away", () => {
    const shuttle = { pilot: "starkillerbasepilot", upgrades: ["biohexacryptcodes", "hondoohnaka"], dial: "1FB", locks: ["A2"] as const };
    const friends = [720, 765].map((y) => ({ pilot: FIGHTER, pose: at(400, y, 180), activated: true }));
    const table = cardTable([[{ ...shuttle, pose: at(400, 300) }, ...friends], [AWAY]], { phase: "activation", ...LATER });
    table.say("upgrade:hondoohnaka").say("A2").say("focus");
    expect([table.game.board.range(table.ship("A1"), table.ship("A2")), table.ship("A1").locks]).toEqual([3, ["A2"]]);
  });

  test("Sensor Buoy Suite: buoys are placed beyond range 2 of the edges, and the ship locks ships near them before it engages", () => {
    const remotes = [1, 2].map((number) => ({ kind: "sensorBuoy", number, seat: 0 }) as const);
    const shuttle = { pilot: "starkillerbasepilot", upgrades: ["sensorbuoysuite"] };
    const before = cardTable([[{ ...shuttle, pose: undefined, status: "reserve" }], [{ ...AWAY, pose: undefined, status: "reserve" }]], {
      phase: "setup",
      step: BEFORE_FORCES,
      setup: { remotes },
      ...LATER,
    });
    expect(before.kind).toBe("place remote");
    expect(() => before.put(at(400, 150))).toThrow();
    before.put(at(400, 450)).put(at(600, 450));
    expect(before.notes("remote placed")).toHaveLength(2);
    const engaging = cardTable([[{ ...shuttle, pose: at(150, 150) }], [{ ...AWAY, engaged: true }]], {
      setup: { remotes },
      remotes: { R1: { pose: at(780, 780) } },
      ...LATER,
    });
    engaging.say(keyOf("sensorbuoysuite"));
    expect(engaging.ship("A1").locks).toEqual(["B1"]);
  });
});
