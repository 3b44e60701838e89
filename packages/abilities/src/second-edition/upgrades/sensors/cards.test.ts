import type { TargetId } from "@broadside/rules";
import type { Table, TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable, duel, LATER } from "../../card-table.testing.ts";

type Some = Partial<TestShip> & { readonly pilot: string };
type More = Parameters<typeof cardTable>[1];

const FIGHTER = "academypilot";
const X_WING = "redsquadronveteran";
const B_WING = "bladesquadronveteran";
/** A ship far away. After all others have activated, the game stops to ask for its action. */
const AWAY: TestShip = { pilot: "soontirfel", pose: at(850, 850, 180), dial: "2FB" };
const keyOf = (id: string, ship = "A1", place = 0): string => `${ship}/upgrade:${id}/${place}`;
const changed = (table: Table): readonly unknown[] => table.notes("dice").map((note) => note.faces);

const flown = (ship: Some, dial: string, more: More = {}): Table =>
  cardTable([[{ pose: at(400, 300), dial, ...ship }], [AWAY]], { phase: "activation", ...more });

describe("sensors", () => {
  test("Advanced Sensors: the ship acts before its maneuver, and then gets no actions, linked or not", () => {
    const table = flown({ pilot: "alphasquadronpilot", upgrades: ["advancedsensors"] }, "2FB").say(keyOf("advancedsensors"));
    expect(table.ship("A1").pose).toEqual(at(400, 300));
    table.say("focus");
    expect(table.asks).toMatchObject([{ kind: "action", seat: 1 }]);
    expect(table.ship("A1")).toMatchObject({ pose: at(400, 420), tokens: { focus: 1 } });
  });

  test("Advanced Sensors: a ship that declines acts after its maneuver as usual", () => {
    const table = flown({ pilot: B_WING, upgrades: ["advancedsensors"] }, "2FB")
      .say(keyOf("advancedsensors"))
      .say("skip");
    expect(table.asks).toMatchObject([{ kind: "action", seat: 0 }]);
  });

  test("Blank Signature: a charge changes a focus result, unless the attacker has a lock on the ship", () => {
    const defended = (locks: readonly TargetId[]): Table => {
      const table = duel({ pilot: X_WING, locks }, { pilot: FIGHTER, upgrades: ["blanksignature-battleoverendor"], engaged: true }, LATER);
      table.attackDice("hit", "hit", "hit").defenseDice("focus", "blank", "blank").say("primary>B1");
      while (table.kind === "modify attack dice") table.pass();
      return table;
    };
    const key = keyOf("blanksignature-battleoverendor", "B1");
    expect(changed(defended([]).say(key))).toEqual([["evade", "blank", "blank"]]);
    expect(defended(["B1"]).keys).not.toContain(key);
  });

  test("Collision Detector: the ship boosts across obstacles, and a charge lets it ignore one", () => {
    const rock = [{ token: "coreasteroid0", pose: at(400, 470) }] as const;
    const boosted = (upgrades: readonly string[]) =>
      flown({ pilot: "greensquadronpilot", upgrades }, "2FB", { obstacles: rock, ...LATER })
        .say("boost")
        .say("straight");
    expect(boosted([]).ship("A1").pose).toEqual(at(400, 420));
    const table = boosted(["collisiondetector"]);
    expect(table.ship("A1").pose).toEqual(at(400, 500));
    table.say(keyOf("collisiondetector"));
    expect([table.notes("met obstacle"), table.ship("A1").upgrades[0]?.charges]).toEqual([[], 1]);
    expect(boosted(["collisiondetector"]).pass().notes("met obstacle")).toHaveLength(1);
  });

  test("Collision Detector: on an obstacle that it isn't ignoring, the ship can't attack", () => {
    const attacks = (more: readonly number[]) => {
      const obstacles = [400, ...more].map((x) => ({ token: "coreasteroid0", pose: at(x, 420) }) as const);
      const ship = { pilot: X_WING, upgrades: ["collisiondetector"], active: [1], pose: at(400, 300), dial: "2FB" };
      const foe: TestShip = { pilot: FIGHTER, pose: at(400, 620, 180), activated: true, engaged: true };
      const table = cardTable([[ship], [foe]], { phase: "activation", obstacles });
      table.until("use at meetingObstacle").say(keyOf("collisiondetector"));
      while (table.game.state.round === 1 && table.kind !== "attack") table.pass();
      return table.kind === "attack";
    };
    expect([attacks([]), attacks([440])]).toEqual([true, false]);
  });

  test("Fire-Control System: the ship rerolls one die against a locked defender and keeps the lock", () => {
    const table = duel({ pilot: B_WING, upgrades: ["firecontrolsystem"], locks: ["B1"] }, { pilot: FIGHTER, engaged: true });
    table.attackDice("blank", "blank", "blank").say("primary>B1");
    expect(table.keys).toEqual(["done", "lock", keyOf("firecontrolsystem")]);
    table.attackDice("hit").say(keyOf("firecontrolsystem"));
    expect([changed(table), table.keys.includes("lock")]).toEqual([[["hit", "blank", "blank"]], false]);
    const unlocked = duel({ pilot: B_WING, upgrades: ["firecontrolsystem"], tokens: { focus: 1 } }, { pilot: FIGHTER, engaged: true });
    expect(unlocked.attackDice("focus", "blank", "blank").say("primary>B1").keys).toEqual(["done", "focus"]);
  });

  test("Passive Sensors: a charge in the Perform Action step gives a lock before the ship engages", () => {
    const mine: readonly TestShip[] = [
      { pilot: B_WING, pose: at(400, 300), upgrades: ["passivesensors"], dial: "2FB" },
      { pilot: "omicrongrouppilot", pose: at(550, 420), activated: true },
    ];
    const table = cardTable([mine, [{ pilot: FIGHTER, pose: at(400, 700, 180), activated: true }]], { phase: "activation" });
    table.say("upgrade:passivesensors");
    expect(table.ship("A1").upgrades[0]?.charges).toBe(0);
    expect(table.say(keyOf("passivesensors")).keys).toEqual(["skip", "calculate", "lock"]);
    expect(table.say("lock").until("attack").ship("A1").locks).toEqual(["B1"]);
    const full = duel({ pilot: B_WING, upgrades: ["passivesensors"] }, { pilot: FIGHTER, engaged: true });
    expect(full.kind).toBe("attack");
  });

  test("Passive Sensors: a ship that has spent the charge can't be coordinated", () => {
    const friends = (active: number) => {
      const mine: readonly TestShip[] = [
        { pilot: "omicrongrouppilot", pose: at(400, 300), dial: "1FB" },
        { pilot: B_WING, pose: at(520, 300), upgrades: ["passivesensors"], active: [active], activated: true },
      ];
      return cardTable([mine, [AWAY]], { phase: "activation" })
        .say("coordinate")
        .notes("coordinated").length;
    };
    expect([friends(1), friends(0)]).toEqual([1, 0]);
  });

  test("Trajectory Simulator: bombs can be launched with the speed 5 straight in the System phase", () => {
    const table = cardTable(
      [[{ pilot: "gammasquadronace", pose: at(400, 300), upgrades: ["trajectorysimulator", "protonbombs"], dial: "2FB" }], [AWAY]],
      { phase: "system" },
    );
    expect(table.say("protonbombs@1").keys).toContain("launch straight 5");
  });
});
