/** Titles for small carriers, and for the ships aboard them. */

import { pilotSkill } from "@broadside/rules/procedures";
import { startSetUp, type Table, type TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable, diceRolled, faceup } from "../../card-table.testing.ts";
import { FIRST_EDITION_ABILITIES } from "../../index.ts";

const ghost = (more: Partial<TestShip> = {}): TestShip => ({ pilot: "lothalrebel", upgrades: ["ghost"], pose: at(457, 400), ...more });
const aboard = (pilot: string, title: string, more: Partial<TestShip> = {}): TestShip => ({
  pilot,
  upgrades: [title],
  pose: undefined,
  status: "docked",
  carrier: "A1",
  ...more,
});
const phantom = (more: Partial<TestShip> = {}) => aboard("zeborrelios-attackshuttle", "phantom", more);
const enemy = (pose = at(457, 200, 0), more: Partial<TestShip> = {}): TestShip => ({ pilot: "rookiepilot", pose, engaged: true, ...more });

describe("Ghost", () => {
  const flying = (more: Partial<TestShip> = {}) =>
    cardTable([[ghost({ dial: "2FG", ...more }), phantom()], [{ pilot: "darthvader", pose: at(100, 850, 180), dial: "1FG" }]], {
      phase: "activation",
    });

  test("after the Ghost's maneuver, the docked shuttle can deploy from the rear guides and act", () => {
    const table = flying();
    expect(table.asks[0]).toEqual({ kind: "deploy", seat: 0, keys: ["none", "A2"] });
    table.say("A2").until("deploy maneuver").say("2FG");
    expect(table.ship("A2")).toMatchObject({ status: "inPlay", pose: { heading: 180_000 }, activated: true });
    expect([table.asks[0]?.kind, table.game.open[0]?.ask.about?.ship]).toEqual(["action", "A2"]);
  });

  test("the title's other printing lets a Sheathipede deploy in the same way", () => {
    const table = cardTable(
      [
        [ghost({ upgrades: ["ghost-swx72"], dial: "2FG" }), aboard("fennrau-sheathipedeclassshuttle", "phantomii")],
        [{ pilot: "darthvader", pose: at(100, 850, 180), dial: "1FG" }],
      ],
      { phase: "activation" },
    );
    expect(table.asks[0]).toEqual({ kind: "deploy", seat: 0, keys: ["none", "A2"] });
  });

  test("without the title, no ship can deploy", () => {
    expect(flying({ discarded: [0] }).kind).not.toBe("deploy");
  });
});

describe("Phantom", () => {
  const combat = (own: Partial<TestShip>, docked: TestShip, foe = enemy()) => cardTable([[ghost(own), docked], [foe]]);

  test("while it is docked, the Ghost can fire its primary weapon out of its rear arc with four dice", () => {
    const table = combat({}, phantom());
    expect(table.keys).toEqual(["none", "primary>B1"]);
    table.attackDice("blank", "blank", "blank", "blank").defenseDice("blank", "blank", "blank").say("primary>B1");
    expect(diceRolled(table)[0]).toBe(4);
  });

  test("the Ghost can't do this to the side, with a card, after the shuttle has deployed, or without its title", () => {
    const fires = (table: Table) => table.asks.some(({ kind }) => kind === "attack");
    expect(fires(combat({}, phantom(), enemy(at(650, 400, 0))))).toBe(false);
    expect(combat({ upgrades: ["ghost", "protontorpedoes"], locks: ["B1"] }, phantom()).keys).toEqual(["none", "primary>B1"]);
    expect(fires(combat({}, phantom({ status: "inPlay", carrier: undefined, pose: at(800, 100, 180), engaged: true })))).toBe(false);
    expect(fires(combat({ discarded: [0] }, phantom()))).toBe(false);
  });

  test("at the end of the Combat phase, the Ghost can attack once more with a turret", () => {
    const table = combat({ upgrades: ["ghost", "duallaserturret", "ioncannonturret"], engaged: true }, phantom());
    expect(table.kind).toBe("use at endOfCombat");
    table.say("A2/upgrade:phantom/0");
    expect(table.keys).toEqual(["none", "ioncannonturret@2>B1"]);
    table.attackDice("hit", "blank", "blank").defenseDice("blank", "blank").say("ioncannonturret@2>B1");
    expect(table.ship("B1").tokens.ion).toBe(1);
    expect(table.kind).not.toBe("use at endOfCombat");
  });

  test("the Ghost can't do this without a turret or after the shuttle has deployed", () => {
    const asked = (table: Table) => table.asks.some(({ kind }) => kind === "use at endOfCombat");
    expect(asked(combat({ engaged: true }, phantom()))).toBe(false);
    const out = phantom({ status: "inPlay", carrier: undefined, pose: at(800, 100, 180), engaged: true });
    expect(asked(combat({ upgrades: ["ghost", "ioncannonturret"], engaged: true }, out))).toBe(false);
  });
});

describe("Phantom II", () => {
  const shuttle = (more: Partial<TestShip> = {}) => aboard("fennrau-sheathipedeclassshuttle", "phantomii", more);
  const ending = (docked: TestShip, stress = 0) =>
    cardTable(
      [
        [
          ghost({ upgrades: ["ghost-swx72"], activated: true, tokens: { stress } }),
          docked,
          { pilot: "rookiepilot", pose: at(600, 400), activated: true },
        ],
        [enemy(at(457, 700, 180), { activated: true })],
      ],
      { phase: "activation" },
    );

  test("at the end of the Activation phase, the Ghost can coordinate, even without the icon", () => {
    const table = ending(shuttle());
    expect(table.kind).toBe("use at endOfActivation");
    table.say("A2/upgrade:phantomii/0").say("coordinate");
    table.until("free action").say("focus");
    expect(table.ship("A3").tokens.focus).toBe(1);
    expect(table.ship("A1").actions).toEqual(["coordinate"]);
  });

  test("the Ghost can't do this while stressed or after the shuttle has deployed", () => {
    const asked = (table: Table) => table.asks.some(({ kind }) => kind === "use at endOfActivation");
    expect(asked(ending(shuttle(), 1))).toBe(false);
    expect(asked(ending(shuttle({ status: "inPlay", carrier: undefined, pose: at(800, 100), activated: true })))).toBe(false);
  });

  test("the Ghost can fire out of its rear arc, as with the other shuttle", () => {
    const table = cardTable([[ghost({ upgrades: ["ghost-swx72"] }), shuttle()], [enemy()]]);
    expect(table.keys).toEqual(["none", "primary>B1"]);
  });
});

describe("Hound's Tooth", () => {
  const wreck = { damage: [0, 1, 2, 3, 4].map((card) => ({ card, faceup: false, since: 1 })), shields: 0 };
  const hound = (upgrades: readonly string[], more: Partial<TestShip> = {}): TestShip => ({
    pilot: "bossk",
    upgrades,
    pose: at(457, 400),
    engaged: true,
    ...wreck,
    ...more,
  });
  const pup = (): TestShip => ({ pilot: "nashtahpuppilot", pose: undefined, status: "docked", carrier: "A1" });
  /** An enemy shoots down the carrier. */
  const shotDown = (upgrades: readonly string[], more: Partial<TestShip> = {}) => {
    const table = cardTable([[hound(upgrades, more), pup()], [{ pilot: "wedgeantilles", pose: at(457, 560, 180) }]]);
    table.attackDice("hit", "hit", "hit", "hit").defenseDice("blank").say("primary>B1".replace("B1", "A1"));
    return table;
  };

  test("if it is destroyed, the Nashtah Pup can deploy undamaged, but can't attack in this round", () => {
    const table = shotDown(["houndstooth"]);
    expect(table.asks).toEqual([{ kind: "deploy", seat: 0, keys: ["none", "A2"] }]);
    table.say("A2").until("deploy maneuver").say("2FG");
    expect(table.ship("A1").status).toBe("destroyed");
    expect(table.ship("A2")).toMatchObject({ status: "inPlay", damage: [], mayAttackFrom: 2 });
  });

  test("the Nashtah Pup is destroyed if it doesn't deploy, or if the title is missing", () => {
    expect(shotDown(["houndstooth"]).say("none").ship("A2").status).toBe("destroyed");
    expect(shotDown(["houndstooth"], { discarded: [0] }).ship("A2").status).toBe("destroyed");
  });

  test("the Nashtah Pup can't deploy after a maneuver of the Hound's Tooth", () => {
    const table = cardTable(
      [[hound(["houndstooth"], { damage: [], dial: "2FG" }), pup()], [{ pilot: "darthvader", pose: at(100, 850, 180), dial: "1FG" }]],
      {
        phase: "activation",
      },
    );
    expect(table.kind).toBe("action");
  });

  test("the Nashtah Pup's pilot has the skill and ability of the destroyed pilot", () => {
    const out = (upgrades: readonly string[]) =>
      cardTable([
        [
          hound(upgrades, { status: "destroyed", pose: undefined, damage: [] }),
          { pilot: "nashtahpuppilot", pose: at(457, 400) },
          { pilot: "binayrepirate", pose: at(100, 100), engaged: true },
        ],
        [enemy(at(457, 560, 180))],
      ]);
    const table = out(["houndstooth"]);
    expect(pilotSkill(table.game, table.ship("A2"))).toBe(7);
    table.attackDice("crit", "blank").defenseDice("blank", "blank").say("primary>B1");
    expect([table.kind, table.keys]).toEqual(["use at attackHits", ["pass", "A2/pilot:bossk"]]);
    const stranger = out([]);
    expect(pilotSkill(stranger.game, stranger.ship("A2"))).toBe(0);
  });

  test("an Injured Pilot loses that ability, because it now belongs to the Nashtah Pup", () => {
    const asked = (damage: TestShip["damage"]) => {
      const table = cardTable(
        [
          [
            hound(["houndstooth"], { status: "destroyed", pose: undefined, damage: [] }),
            { pilot: "nashtahpuppilot", pose: at(457, 400), ...(damage && { damage }) },
          ],
          [enemy(at(457, 560, 180))],
        ],
        { deck: "core" },
      );
      table.attackDice("crit", "blank").defenseDice("blank", "blank").say("primary>B1");
      return table.kind === "use at attackHits";
    };
    expect([asked([]), asked([faceup("Injured Pilot", { deck: "core" })])]).toEqual([true, false]);
  });

  test("the Nashtah Pup starts the game docked", () => {
    const list = {
      ships: [
        { pilot: "bossk", upgrades: ["houndstooth"] },
        { pilot: "nashtahpuppilot", dockedTo: 0 },
      ],
    };
    const table = startSetUp([list, { ships: ["rookiepilot"] }], { registry: FIRST_EDITION_ABILITIES }).untilPhase("planning");
    expect(table.ship("A2")).toMatchObject({ status: "docked", carrier: "A1", shields: 2 });
  });
});
