/** Modifications that only come with certain pilots, all from the later edition. */
import type { TargetId } from "@broadside/rules";
import type { Table, TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable } from "../../card-table.testing.ts";
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
  MISS,
  rolling,
  shown,
  tokens,
  use,
  X_WING,
} from "../upgrades.testing.ts";

const FAR: TestShip = { pilot: "soontirfel", pose: at(850, 850, 180), dial: "2FB" };
/** A ship that blocks A1's straight maneuver at speed 2. */
const IN_THE_WAY: readonly TestShip[] = [{ ...FAR, pose: at(400, 430, 180) }];
const PHANTOM = "imdaartestpilot";

describe("after maneuvers", () => {
  test("Computer-Assisted Handling: its charge gives a boost or barrel roll after a fully executed maneuver, unless stressed", () => {
    const id = "computerassistedhandling-battleoverendor";
    const table = flown(id, "2FB", {}, LATER).say(use(id));
    expect(table.keys).toEqual(["skip", "boost", "barrel-roll"]);
    expect(chargesLeft(table.say("boost").say("straight"))).toBe(0);
    expect(table.ship("A1").pose).toEqual(at(400, 300 + 120 + 80));
    for (const other of [flown(id, "2FB", { active: [0] }, LATER), flown(id, "4KR", {}, LATER), flown(id, "2FB", {}, LATER, IN_THE_WAY)])
      expect(other.keys).not.toContain(use(id));
  });

  test("Stygium Reserve: its charge gives a boost after a fully executed maneuver, even while stressed", () => {
    const id = "stygiumreserve-tiephphantom";
    const table = flown(id, "3KR", { pilot: PHANTOM }, LATER).say(use(id)).say("boost").say("straight");
    expect([chargesLeft(table), tokens(table).stress, table.ship("A1").pose]).toEqual([0, 1, at(400, 300 + 160 - 80, 180)]);
    expect(flown(id, "2FB", { pilot: PHANTOM }, LATER, IN_THE_WAY).keys).not.toContain(use(id));
    expect(chargesLeft(flown(id, "2FB", { pilot: PHANTOM }, LATER).pass())).toBe(1);
  });

  test("Ion Maneuvering Jet: the ship performs any action after a fully executed Koiogran turn, even while stressed", () => {
    const id = "ionmaneuveringjet-battleoverendor";
    const table = flown(id, "4KR", {}, LATER).say(use(id)).say("focus");
    expect([chargesLeft(table), tokens(table)]).toMatchObject([1, { focus: 1, stress: 1 }]);
    expect(flown(id, "3ER", {}, LATER).keys).not.toContain(use(id));
    expect(flown(id, "4KR", { active: [0] }, LATER).keys).not.toContain(use(id));
  });
});

describe("movement", () => {
  test("Fuel Injection Override: a charge makes a boost or barrel roll one speed faster", () => {
    const id = "fuelinjectionoverride-battleoverendor";
    const flying = (active: number) => flown(id, "2FB", { pilot: "alphasquadronpilot", active: [active] }, LATER);
    const table = flying(2).say("boost");
    expect(table.keys).toEqual(["straight", "left", "right", "straight 2", "left 2", "right 2"]);
    expect([table.say("straight 2").ship("A1").pose, chargesLeft(table)]).toEqual([at(400, 300 + 120 + 120), 1]);
    expect(chargesLeft(flying(2).say("boost").say("straight"))).toBe(2);
    expect(chargesLeft(flying(2).say("barrel-roll").say("2 left").say("middle"))).toBe(1);
    expect(flying(0).say("barrel-roll").keys).toEqual(["left", "right"]);
  });

  test("Manual Ailerons: a charge lets the ship decloak with a bank, and isn't spent if the decloak fails", () => {
    const id = "manualailerons-tiephphantom";
    const cloaked = (active = 2, others?: readonly TestShip[]) =>
      inSystem(id, { pilot: PHANTOM, tokens: { cloak: 1 }, active: [active] }, LATER, others);
    const table = cloaked().say("decloak forward left");
    expect([tokens(table).cloak, chargesLeft(table), table.ship("A1").pose?.heading]).toEqual([0, 1, 315_000]);
    expect(chargesLeft(cloaked().say("decloak forward"))).toBe(2);
    expect(cloaked(0).keys).toEqual(["done", "decloak left", "decloak right", "decloak forward"]);
    const failed = cloaked(2, [{ ...FAR, pose: at(340, 410) }]).say("decloak forward left");
    expect([tokens(failed).cloak, chargesLeft(failed)]).toEqual([1, 2]);
  });

  test("Evasion Sequence 7: a red evade is white with an obstacle or a feature at range 1", () => {
    const id = "evasionsequence7-siegeofcoruscant";
    const tug = (more: object) => tokens(flown(id, "2FB", { pilot: "jakkugunrunner" }, { ...LATER, ...more }).say("evade")).stress;
    const rock = (x: number) => ({ obstacles: [{ token: "coreasteroid0", pose: at(x, 420) } as const] });
    const satellite = (x: number) => {
      const piece = { id: "satellite 1", kind: "satellite", number: 1, pose: at(x, 420), carrier: undefined, seat: undefined } as const;
      return { state: { scenario: { pieces: [piece], counters: [0, 0], points: [0, 0], onCards: {}, numbers: [1, 2], figures: {} } } };
    };
    expect([tug(rock(480)), tug(rock(700)), tug(satellite(480)), tug(satellite(700))]).toEqual([0, 1, 0, 1]);
    const coordinated = (x: number) => {
      const tugged: TestShip = { pilot: "jakkugunrunner", pose: at(400, 300), upgrades: [id], activated: true };
      const shuttle: TestShip = { pilot: "omicrongrouppilot", pose: at(600, 200), dial: "1FB" };
      const obstacles = [{ token: "coreasteroid0", pose: at(x, 300) } as const];
      return tokens(
        cardTable([[tugged, shuttle], [FAR]], { ...LATER, phase: "activation", obstacles })
          .say("coordinate")
          .say("evade"),
      ).stress;
    };
    expect([coordinated(320), coordinated(400)]).toEqual([0, 1]);
  });
});

describe("attacks", () => {
  test("Automated Loaders: its charge gives a reload after a primary attack", () => {
    const id = "automatedloaders-swz98";
    const ship = (...active: readonly number[]) => ({ upgrades: [id, "protontorpedoes"], active, locks: ["B1"] as const });
    const shot = (given: Partial<TestShip>, by = "primary>B1") =>
      finish(rolling(firing("", given, {}, LATER), by === "primary>B1" ? MISS : [...MISS, "blank"], MISS, by));
    const table = shot(ship(1, 0)).say(use(id)).say("reload");
    expect([chargesLeft(table), chargesLeft(table, "A1", 1), tokens(table).disarm]).toEqual([0, 1, 1]);
    expect(shot(ship(1, 1), "protontorpedoes@1>B1").keys).not.toContain(use(id));
    expect(shot(ship(0, 0)).keys).not.toContain(use(id));
  });

  test("Chaff Particles: an unspent focus result removes a red or orange token, or a lock", () => {
    const id = "chaffparticles-battleoverendor";
    const shot = (left: "focus" | "blank", given: Partial<TestShip>) =>
      finish(rolling(attacked(id, given, { locks: ["A1"] }, LATER), ["hit", "hit", "blank"], ["evade", left], "primary>A1"));
    const table = shot("focus", { tokens: { stress: 1 } }).say(use(id));
    expect(table.keys).toEqual(["stress", "lock of B1"]);
    expect([table.say("lock of B1").ship("B1").locks, tokens(table).stress, table.ship("A1").shields]).toEqual([[], 1, 1]);
    expect(shot("blank", { tokens: { stress: 1 } }).keys).not.toContain(use(id));
    expect(tokens(shot("focus", { tokens: { stress: 1 } }).pass()).stress).toBe(1);
  });

  test("Sensor Jammer: a hit becomes a focus result if a friendly ship has locked the attacker", () => {
    const id = "sensorjammer-battleofyavin";
    const jammed = (own: readonly TargetId[], friends: readonly TargetId[], others: readonly TargetId[]): Table =>
      cardTable(
        [
          [
            { pilot: X_WING, pose: at(400, 300), upgrades: [id], locks: own },
            { pilot: X_WING, pose: at(100, 300), locks: friends, engaged: true },
          ],
          [{ pilot: ACE, pose: at(400, 490, 180) }],
          [{ pilot: X_WING, pose: at(800, 300), locks: others, engaged: true }],
        ],
        LATER,
      )
        .attackDice("hit", "hit", "blank")
        .say("primary>A1");
    for (const table of [jammed(["B1"], [], []), jammed([], ["B1"], [])])
      expect([...shown(table.say(use(id)))].sort()).toEqual(["blank", "focus", "hit"]);
    expect(jammed([], [], ["B1"]).keys).not.toContain(use(id));
  });

  test("Target-Assist Algorithm: without green tokens, the ship gains a calculate token for an enemy object in front", () => {
    const id = "targetassistalgorithm-battleoverendor";
    const device = { id: "device 1", token: "standardBomb", kind: "proton bomb", pose: at(400, 420), round: 1 } as const;
    const given = (ship: Partial<TestShip>, enemy: Partial<TestShip>, more: object = {}) =>
      firing(id, ship, { engaged: true, ...enemy }, { ...LATER, ...more }).notes("token").length;
    const behind = { pose: at(400, 100) };
    expect(given({}, {})).toBe(1);
    expect([given({ tokens: { focus: 1 } }, {}), given({}, behind), given({}, { pose: at(400, 800) })]).toEqual([0, 0, 0]);
    expect(given({}, behind, { state: { devices: [{ ...device, seat: 1, ship: "B1" }] } })).toBe(1);
    expect(given({}, behind, { state: { devices: [{ ...device, seat: 0, ship: "A1" }] } })).toBe(0);
  });
});

test("Contingency Protocol: when the ship is destroyed, a nearby ship with the same card acts, even while stressed", () => {
  const id = "contingencyprotocol-siegeofcoruscant";
  const struck = (upgrades: readonly string[], x: number) => {
    const table = cardTable(
      [
        [
          {
            pilot: X_WING,
            pose: at(400, 300),
            upgrades: [id],
            shields: 0,
            damage: [1, 2, 3].map((card) => ({ card, faceup: false, since: 0 })),
          },
          { pilot: X_WING, pose: at(x, 300), upgrades, tokens: { stress: 1 }, engaged: true },
        ],
        [
          { pilot: ACE, pose: at(400, 490, 180) },
          { pilot: FIGHTER, pose: at(300, 300), upgrades: [id], engaged: true },
        ],
      ],
      LATER,
    );
    return finish(rolling(table, ["hit", "blank", "blank"], ["blank", "blank"], "primary>A1"));
  };
  const table = struck([id], 600).say(use(id));
  expect(table.asks).toMatchObject([{ kind: "free action", seat: 0 }]);
  expect(table.say("focus").notes("token")).toMatchObject([{ ship: "A2", token: "focus" }]);
  for (const other of [struck([], 600), struck([id], 880)]) expect(other.keys).not.toContain(use(id));
});
