import type { AttackFace } from "@broadside/dice";
import type { TestShip } from "@broadside/rules/testing";
import { expect, test } from "vitest";
import { at, cardTable, diceRolled, shoot } from "../../card-table.testing.ts";
import { LATER, manned, type ShipFields, TIE, use, X_WING } from "../attack.testing.ts";

const MISS = ["blank", "blank", "blank"] as const;
const near = (x: number, y: number, more: ShipFields = {}): TestShip => ({ pilot: TIE, pose: at(x, y), activated: true, ...more });

/** A1 flies straight ahead and is asked for its action. The other ships have already activated. */
const acting = (id: string, others: readonly TestShip[], friends: readonly TestShip[] = [], more = {}) =>
  cardTable([[{ pilot: X_WING, pose: at(400, 300), dial: "2FB", upgrades: [id] }, ...friends], others], {
    phase: "activation",
    ...LATER,
    ...more,
  }).until("action");

test("Airen Cracken: the ship gains a deplete token to attack a ship that hit it", () => {
  const defended = (attack: readonly AttackFace[], pose = at(400, 490, 180)) => {
    const mine = { pilot: X_WING, pose: at(400, 300), upgrades: ["airencracken-battleoverendor"], engaged: true };
    const table = cardTable(
      [
        [mine],
        [
          { pilot: X_WING, pose },
          { pilot: TIE, pose: at(440, 490, 180) },
        ],
      ],
      LATER,
    ).until("attack");
    table
      .attackDice(...attack)
      .defenseDice("blank", "blank")
      .say("primary>A1");
    while (table.kind.startsWith("modify")) table.pass();
    return table;
  };
  const table = defended(["hit", "blank", "blank"]).say(use("airencracken-battleoverendor"));
  expect(table.notes("token")).toMatchObject([{ ship: "A1", token: "deplete" }]);
  expect(table.notes("attacks").at(-1)).toMatchObject({ ship: "A1", target: "B1" });
  expect(diceRolled(table)[2]).toBe(2);
  expect(defended(MISS).kind).not.toBe("use at afterAttack");
});

test("Gar Saxon: removing a token from a defender in front or behind gives one more die, up to four", () => {
  const declared = (tokens: TestShip["tokens"], gap = 150) =>
    manned("garsaxon-gunner", { ...LATER, gap }, {}, { ...(tokens && { tokens }) })
      .until("attack")
      .say("primary>B1");
  const table = declared({ stress: 1, tractor: 1 }).say(use("garsaxon-gunner"));
  expect([table.asks[0]?.seat, table.keys]).toEqual([0, ["tractor", "stress"]]);
  table.say("stress");
  expect([diceRolled(table)[0], table.ship("B1").tokens.stress]).toEqual([4, 0]);
  for (const gap of [60, 0]) expect(declared({ stress: 1 }, gap).kind).not.toBe("use at beforeRoll");
  expect(declared({}).kind).not.toBe("use at beforeRoll");
  const turret = { pilot: "outerrimsmuggler", pose: at(400, 300), upgrades: ["garsaxon-gunner"] };
  const abeam = (quarter: "front" | "left", pose: TestShip["pose"]) =>
    cardTable([[{ ...turret, quarter }], [{ pilot: TIE, pose, tokens: { stress: 1 } }]], LATER)
      .until("attack")
      .say("primary>B1").kind;
  expect(abeam("front", at(400, 500))).toBe("use at beforeRoll");
  expect(abeam("left", at(200, 300))).not.toBe("use at beforeRoll");
});

test("Gar Saxon: a lock action can't choose an object to the side", () => {
  const others = [near(400, 600), near(600, 420), near(400, 250)];
  expect(acting("garsaxon-gunner", others).say("lock").keys).toEqual(["B1", "B3"]);
  expect(
    acting("garsaxon-gunner", [near(600, 420)])
      .say("lock")
      .notes("action failed"),
  ).toHaveLength(1);
});

test("Tiber Saxon: each charge strains a defender hit at range 1-2 that was dealt no faceup card", () => {
  const fired = (attack: readonly AttackFace[], gap = 150, active = 2) =>
    shoot(
      manned("tibersaxon", { ...LATER, gap }, { active: [active] }, { pilot: X_WING, shields: 1, engaged: true }).until("attack"),
      attack,
      ["blank", "blank", "blank"],
    );
  const table = fired(["hit", "blank", "blank"]).say(use("tibersaxon"));
  expect(table.keys).toEqual(["1", "2"]);
  table.say("2");
  expect(table.ship("B1").tokens.strain).toBe(2);
  expect(fired(["hit", "blank", "blank"], 150, 1).say(use("tibersaxon")).ship("B1").tokens.strain).toBe(1);
  for (const other of [fired(MISS), fired(["hit", "blank", "blank"], 250), fired(["hit", "blank", "blank"], 150, 0)])
    expect(other.kind).not.toBe("use at afterAttack");
  expect(fired(["hit", "crit", "blank"]).kind).not.toBe("use at afterAttack");
});

test("Ursa Wren: the ship gains a calculate token when it locks an enemy beyond range 2 with no friendly ship near it", () => {
  const calculated = (y: number, friends: readonly TestShip[] = []) => {
    const table = acting("ursawren-gunner", [near(400, y)], friends).say("lock");
    return (table.kind === "lock" ? table.say("B1") : table).notes("token").length;
  };
  expect([calculated(700), calculated(600)]).toEqual([1, 0]);
  expect([calculated(700, [near(480, 760)]), calculated(700, [near(600, 760)])]).toEqual([0, 1]);
});

test("Ursa Wren: remotes count as units that are locked or near the target", () => {
  const withBuoy = (seat: number, x: number, target: string) => {
    const setup = { remotes: [{ kind: "sensorBuoy", number: 1, seat }] } as const;
    const id = cardTable([[], []], { ...LATER, setup }).game.state.remotes[0]?.id ?? "";
    const table = acting("ursawren-gunner", [near(600, 680)], [], { setup, remotes: { [id]: { pose: at(x, 680) } } });
    return table
      .say("lock")
      .say(target === "buoy" ? id : target)
      .notes("token").length;
  };
  expect([withBuoy(1, 400, "buoy"), withBuoy(0, 400, "buoy")]).toEqual([1, 0]);
  expect([withBuoy(0, 400, "B1"), withBuoy(0, 500, "B1"), withBuoy(1, 500, "B1")]).toEqual([1, 0, 1]);
});
