import { describe, expect, test } from "vitest";
import type { Ability } from "../contract/ability.ts";
import { fly, HELD } from "../phases/activation.testing.ts";
import { agility } from "../queries/figures.ts";
import { at, startTable, type Table } from "../testing.ts";

describe("reload", () => {
  const upgrades = ["concussionmissiles", "protontorpedoes", "advancedslam"];
  const start = (cards: Readonly<Record<string, Ability>> = {}): Table => {
    const table = fly({ ship: { pilot: "nusquadronpilot", dial: "2FG", upgrades }, cards });
    expect(table.keys).not.toContain("reload");
    const discarded = upgrades.map((id) => ({ id, faceup: false, side: "front" as const, energy: 0, charges: 0 }));
    table.give({ input: "set", reason: "all discarded", changes: [{ change: "ship", ship: "A1", set: { upgrades: discarded } }] });
    return table.say("reload");
  };
  const faceup = (table: Table) => table.ship("A1").upgrades.map((one) => one.faceup);

  test("[1E-ACT-17] turns any number of discarded torpedoes and missiles faceup, then gives a weapons disabled token", () => {
    const table = start();
    expect(table.keys).toEqual(["concussionmissiles@0 protontorpedoes@1", "concussionmissiles@0", "protontorpedoes@1"]);
    table.say("concussionmissiles@0 protontorpedoes@1");
    expect(faceup(table)).toEqual([true, true, false]);
    expect(table.ship("A1").tokens.disarm).toBe(1);
    expect(faceup(start().say("protontorpedoes@1"))).toEqual([false, true, false]);
  });

  test("[1E-SQUAD-11] lets a card that was turned faceup again work", () => {
    const nimble: Ability = { answers: { sums: { agility: (_, self, { ship }) => (self.ship === ship ? 1 : 0) } } };
    const table = start({ "upgrade:protontorpedoes": nimble });
    expect(agility(table.game, table.ship("A1"), undefined)).toBe(2);
    table.say("protontorpedoes@1");
    expect(agility(table.game, table.ship("A1"), undefined)).toBe(3);
  });
});

test("[1E-ACT-18, 1E-GAP-04-Q] rotate arc turns the mobile arc to another quarter", () => {
  const table = fly({ ship: { pilot: "shadowporthunter", dial: "1FW" } }).say("rotate-arc");
  expect(table.keys).toEqual(["right", "rear", "left"]);
  table.say("left");
  expect(table.ship("A1")).toMatchObject({ quarter: "left", actions: ["rotate-arc"] });
});

describe("coordinate", () => {
  const shuttle = { pilot: "ap5", dial: "1FG" };

  test("[1E-ACT-19] another friendly ship at Range 1-2 performs a free action", () => {
    const table = fly({
      ship: shuttle,
      friends: [
        { pilot: "rookiepilot", pose: at(650, 380) },
        { pilot: "rookiepilot", pose: at(750, 380) },
      ],
    });
    table.say("coordinate");
    expect(table.asks).toEqual([{ kind: "free action", seat: 0, keys: ["skip", "focus", "lock"] }]);
    table.say("focus");
    expect(table.ship("A2")).toMatchObject({ tokens: { focus: 1 }, actions: ["focus"] });
    expect(table.ship("A1").actions).toEqual(["coordinate"]);
  });

  test("[1E-ACT-19] a stressed friendly ship may be chosen, but performs nothing", () => {
    const friends = [650, 250].map((x) => ({ pilot: "rookiepilot", pose: at(x, 380), tokens: { stress: 1 } }));
    const table = fly({ ship: shuttle, friends }).say("coordinate");
    expect(table.asks).toEqual([{ kind: "coordinate", seat: 0, keys: ["A2", "A3"] }]);
    table.say("A2");
    expect(table.kind).toBe(HELD);
    expect(table.ship("A1").actions).toEqual(["coordinate"]);
    expect(table.ship("A2").actions).toEqual([]);
  });

  test("[1E-ACT-02, 1E-ACT-19] a ship can't coordinate again when the ship that it coordinated coordinates it", () => {
    const table = fly({ ship: shuttle, friends: [{ pilot: "ezrabridger-sheathipedeclassshuttle", pose: at(600, 380) }] });
    table.say("coordinate").say("coordinate");
    expect(table.asks).toEqual([{ kind: "free action", seat: 0, keys: ["skip", "focus", "lock"] }]);
    table.say("focus");
    expect([table.ship("A1").actions, table.ship("A2").actions]).toEqual([["coordinate", "focus"], ["coordinate"]]);
  });

  test("[1E-ACT-19] a team-mate's ship is friendly, and its owner picks the action", () => {
    const table = startTable({
      phase: "activation",
      teams: [0, 0, 1],
      ships: [
        [{ ...shuttle, pose: at(450, 300) }],
        [{ pilot: "rookiepilot", pose: at(600, 300), dial: "1FG" }],
        [{ pilot: "wedgeantilles", pose: at(860, 860, 180), dial: "1FG" }],
      ],
    });
    table.say("coordinate");
    expect(table.asks).toMatchObject([{ kind: "free action", seat: 1 }]);
  });
});

test("reinforce gives a token with its fore or aft side up", () => {
  const table = fly({ ship: { pilot: "kashyyykdefender", dial: "1FG" } }).say("reinforce");
  expect(table.keys).toEqual(["fore", "aft"]);
  table.say("aft");
  expect(table.ship("A1").tokens).toMatchObject({ reinforceFore: 0, reinforceAft: 1 });
});

test("[1E-ACT-21, 1E-GAP-04-Q] jam gives a jam token to an enemy at Range 1-2", () => {
  const table = fly({
    ship: { pilot: "scarifbasepilot", dial: "1FG" },
    enemies: [
      // 10, 199 and 201 mm away.
      { pilot: "academypilot", pose: at(500, 380) },
      { pilot: "academypilot", pose: at(211, 380) },
      { pilot: "academypilot", pose: at(691, 380) },
    ],
    friends: [{ pilot: "academypilot", pose: at(450, 480) }],
  });
  table.say("jam");
  expect(table.keys).toEqual(["B2", "B3"]);
  table.say("B3");
  expect(table.ship("B3").tokens.jam).toBe(1);
});
