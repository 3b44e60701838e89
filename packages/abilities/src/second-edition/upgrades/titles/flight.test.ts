import type { TestShip } from "@broadside/rules/testing";
import { startSetUp } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable } from "../../card-table.testing.ts";
import { ABILITIES_2_0, ABILITIES_2_5 } from "../../index.ts";
import { attacked, chargesLeft, finish, flown, inSystem, LATER, rolling, shown, tokens, use } from "../upgrades.testing.ts";

describe("defense", () => {
  test("Millennium Falcon: with an evade token, the ship rerolls one defense die", () => {
    const struck = (evade: number) =>
      rolling(
        attacked("millenniumfalcon", { pilot: "outerrimsmuggler", tokens: { evade } }),
        ["hit", "hit", "hit"],
        ["blank"],
        "primary>A1",
      );
    const table = struck(1);
    while (!table.keys.includes(use("millenniumfalcon"))) table.pass();
    table.defenseDice("evade").say(use("millenniumfalcon")).say("blank");
    expect(shown(table, "defense")).toEqual(["evade"]);
    expect(finish(struck(0)).madeUp("rerolled")).toEqual([]);
  });

  test("Soulless One: against an attacker outside its firing arc, the ship rerolls one defense die", () => {
    const struck = (heading: number) => {
      const table = attacked("soullessone", { pilot: "feethanottrawautopilot", pose: at(400, 300, heading) });
      return rolling(table, ["hit", "hit", "hit"], ["blank", "blank"], "primary>A1");
    };
    expect(struck(180).until("modify defense dice").keys).toContain(use("soullessone"));
    expect(finish(struck(0)).madeUp("rerolled")).toEqual([]);
  });
});

describe("movement and actions", () => {
  test("Slave I: the ship flies a turn of the same speed to the other side", () => {
    const table = flown("slavei", "2TB", { pilot: "bountyhunter" });
    table.until("use at dialRevealed").say(use("slavei"));
    expect(table.keys.map((key) => key.slice(0, 2))).toEqual(["2T", "2Y"]);
    table.say(table.keys[1] ?? "");
    expect(table.ship("A1").revealed?.slice(0, 2)).toBe("2Y");
    expect(flown("slavei", "2FB", { pilot: "bountyhunter" }).kind).not.toBe("use at dialRevealed");
  });

  test("Dauntless: after another ship stops it, the ship performs a white action as red", () => {
    const friend: TestShip = { pilot: "academypilot", pose: at(400, 400), activated: true, dial: "2FB" };
    const table = cardTable(
      [
        [{ pilot: "patrolleader", pose: at(400, 300), dial: "1FB", upgrades: ["dauntless"] }, friend],
        [{ pilot: "academypilot", pose: at(850, 850, 180), dial: "2FB" }],
      ],
      { phase: "activation" },
    );
    table.until("use at maneuverExecuted").say(use("dauntless")).say("focus");
    expect(table.notes("token")).toMatchObject([{ token: "stress" }, { token: "focus" }]);
    expect(flown("dauntless", "1FB", { pilot: "patrolleader" }).kind).toBe("action");
  });

  test("Rey's Millennium Falcon: with two stress tokens, the ship flies Segnor's Loops, boosts and rotates its arc", () => {
    const stressed = (stress: number) =>
      flown("reysmillenniumfalcon", "3LR", { pilot: "resistancesympathizer", tokens: { stress } }, LATER).until("action");
    const two = stressed(2);
    expect(two.notes("red while stressed")).toEqual([]);
    expect(two.ship("A1").tokens.stress).toBe(3);
    expect(stressed(3).notes("red while stressed")).toHaveLength(1);
    const calm = flown("reysmillenniumfalcon", "2FW", { pilot: "resistancesympathizer", tokens: { stress: 2 } }).until("action");
    expect(calm.keys).toEqual(["skip", "boost", "rotate-arc"]);
  });

  test("Black One: a SLAM needs the charge, and an ion token replaces the disarm token", () => {
    const table = flown("blackone", "2FB", { pilot: "blacksquadronace-t70xwing" }, LATER).until("action");
    table.say("slam").say("2FB");
    expect([table.kind, table.keys]).toEqual(["choose one", ["keep disarm", "gain ion"]]);
    table.say("gain ion");
    expect([tokens(table).ion, tokens(table).disarm, chargesLeft(table)]).toEqual([1, 0, 0]);
    expect(flown("blackone", "2FB", { pilot: "blacksquadronace-t70xwing", active: [0] }, LATER).until("action").keys).not.toContain("slam");
  });

  test("Virago: a charge gives a red boost in the End phase", () => {
    const table = flown("virago", "2FB", { pilot: "blacksunenforcer" }).until("use at duringEnd");
    table.say(use("virago")).say("boost");
    expect([tokens(table).stress, chargesLeft(table)]).toEqual([1, 1]);
  });

  test("Nightbrother: while stressed, two charges give a focus or evade token if the maneuver isn't blue", () => {
    const pilot = { pilot: "deathwatchwarrior", tokens: { stress: 1 } };
    const table = flown("nightbrother", "3FW", pilot, LATER).until("use at dialRevealed");
    table.say(use("nightbrother")).say("evade");
    expect([tokens(table).evade, chargesLeft(table)]).toEqual([1, 0]);
    expect(flown("nightbrother", "3FW", { ...pilot, tokens: {} }, LATER).kind).not.toBe("use at dialRevealed");
  });

  test("Gauntlet: a charge repairs a faceup Ship card, but not a Pilot card", () => {
    const hurt = (card: number) => inSystem("gauntlet", { pilot: "deathwatchwarrior", damage: [{ card, faceup: true, since: 0 }] }, LATER);
    const { game } = hurt(0);
    const cards = game.facts.decks[0]?.list ?? [];
    const firstOf = (wanted: string) => cards.findIndex(({ trait }) => trait === wanted);
    const table = hurt(firstOf("ship")).until("use at systemPhase").say(use("gauntlet"));
    expect([table.ship("A1").damage.some(({ faceup }) => faceup), chargesLeft(table)]).toEqual([false, 1]);
    expect(hurt(firstOf("pilot")).kind).not.toBe("use at systemPhase");
  });

  test("ST-321: after coordinating, the shuttle locks an enemy near the other ship at any range, but none in a gas cloud", () => {
    const coordinated = (more: Parameters<typeof cardTable>[1] = {}) =>
      cardTable(
        [
          [
            { pilot: "omicrongrouppilot", pose: at(200, 100), dial: "1FW", upgrades: ["st321"] },
            { pilot: "academypilot", pose: at(200, 300), dial: "2FB", activated: true },
          ],
          [
            { pilot: "redsquadronveteran", pose: at(200, 580, 180), dial: "2FB", activated: true },
            { pilot: "redsquadronveteran", pose: at(850, 850, 180), dial: "2FB", activated: true },
          ],
        ],
        { phase: "activation", ...more },
      )
        .until("action")
        .say("coordinate")
        .until("free action")
        .pass();
    expect(coordinated().say(use("st321")).ship("A1").locks).toEqual(["B1"]);
    const inGas = coordinated({ ...LATER, obstacles: [{ token: "gascloud3", pose: at(200, 580) }] });
    expect(inGas.kind).not.toBe("use at coordinated");
  });

  test("Scimitar: the ship starts cloaked, and jams an enemy in its bullseye arc when it decloaks", () => {
    const begin = startSetUp([{ ships: [{ pilot: "darkcourier", upgrades: ["scimitar"] }] }, { ships: ["academypilot"] }], {
      edition: "2.5",
      registry: ABILITIES_2_5,
    });
    while (begin.game.state.cursor.phase === "setup") {
      if (begin.kind === "use at afterForces") begin.say(use("scimitar"));
      else begin.pass();
    }
    expect(begin.ship("A1").tokens.cloak).toBe(1);
    const target: TestShip = { pilot: "redsquadronveteran", pose: at(400, 640, 180), dial: "2FB" };
    const table = inSystem("scimitar", { pilot: "darkcourier", tokens: { cloak: 1 } }, LATER, [target]);
    table.say("decloak forward").until("use at decloaked").say(use("scimitar"));
    expect(table.notes("token")).toMatchObject([{ ship: "B1", token: "jam" }]);
  });

  test("Kaz's Fireball: the player picks the card of Explosion with Wings, and the ship repairs cards while ionized", () => {
    const table = startSetUp([{ ships: [{ pilot: "colossusstationmechanic", upgrades: ["kazsfireball"] }] }, { ships: ["academypilot"] }], {
      edition: "2.0",
      registry: ABILITIES_2_0,
    });
    table.until("choose Damage card").say("Fuel Leak");
    const { damage } = table.ship("A1");
    expect(damage.map(({ card, faceup }) => [table.game.damageFacts(table.ship("A1"), card).name, faceup])).toEqual([["Fuel Leak", false]]);
    const leak = damage[0]?.card ?? 0;
    const offered = (upgrades: readonly string[]) =>
      flown("kazsfireball", "1FB", {
        pilot: "colossusstationmechanic",
        upgrades,
        tokens: { ion: 1 },
        damage: [{ card: leak, faceup: true, since: 0 }],
      }).until("action").keys;
    expect(offered(["kazsfireball"]).some((key) => key.startsWith("damage:"))).toBe(true);
    expect(offered([]).some((key) => key.startsWith("damage:"))).toBe(false);
  });
});

describe("docked ships", () => {
  const SHUTTLE = "zeborrelios";

  test("Phantom docks from range 1, and leaves the Ghost only from the rear", () => {
    const near = (upgrades: readonly string[]) =>
      cardTable(
        [
          [
            { pilot: "lothalrebel", pose: at(400, 300), upgrades: ["ghost"], dial: "2FB" },
            { pilot: SHUTTLE, pose: at(400, 430), upgrades, dial: "2FB" },
          ],
          [{ pilot: "academypilot", pose: at(850, 850), dial: "2FB" }],
        ],
        { phase: "system" },
      );
    const table = near(["phantom"]);
    expect([table.kind, table.keys]).toEqual(["act in System phase", ["done", "dock>A1"]]);
    table.say("dock>A1");
    expect(table.ship("A2").status).toBe("docked");
    expect(near([]).kind).not.toBe("act in System phase");
    const aboard = cardTable(
      [
        [
          { pilot: "lothalrebel", pose: at(400, 300), upgrades: ["ghost"], dial: "2FB" },
          { pilot: SHUTTLE, pose: undefined, status: "docked", carrier: "A1" },
        ],
        [{ pilot: "academypilot", pose: at(850, 850, 180), dial: "2FB" }],
      ],
      { phase: "system" },
    );
    aboard.until("act in System phase").say("deploy");
    expect(aboard.kind).toBe("deploy maneuver");
  });

  test("IG-2000 gives the ship the pilot abilities of others with the title", () => {
    const table = (upgrades: readonly string[]) =>
      cardTable([
        [
          { pilot: "ig88b", pose: at(400, 300), upgrades },
          { pilot: "ig88a", pose: at(200, 300), upgrades: ["ig2000"], engaged: true },
        ],
        [{ pilot: "academypilot", pose: at(400, 490, 180) }],
      ]);
    const keys = (upgrades: readonly string[]) =>
      table(upgrades)
        .game.bearers.onWindow(table(upgrades).game, "startOfCombat")
        .map(({ key }) => key);
    expect(keys(["ig2000"])).toContain("A1/pilot:ig88a");
    expect(keys([])).not.toContain("A1/pilot:ig88a");
  });
});
