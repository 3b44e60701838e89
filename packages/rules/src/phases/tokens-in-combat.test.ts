import { describe, expect, test } from "vitest";
import { at, startTable, type TestShip, type TestTable } from "../testing.ts";

/** Sets up A1's attack on B1 from 100 mm behind it. If B1 is turned around, A1 is ahead of it. B1 can't attack back. */
const combat = (
  attacker: Partial<TestShip>,
  defender: Partial<TestShip>,
  more: Partial<TestTable> & { friends?: readonly TestShip[] } = {},
) =>
  startTable({
    phase: "combat",
    ships: [
      [{ pilot: "wedgeantilles", pose: at(450, 300), ...attacker }, ...(more.friends ?? [])],
      [{ pilot: "kashyyykdefender", pose: at(450, 490), engaged: true, ...defender }],
    ],
    ...more,
  });

describe("tokens in an attack", () => {
  test("[1E-ACT-08] a lock is spent even if no dice are chosen for the reroll", () => {
    const table = combat({ locks: ["B1"] }, {}).say("primary>B1");
    expect(table.until("modify attack dice").keys).toContain("lock");
    table.say("lock").say("none");
    expect(table.ship("A1").locks).toEqual([]);
    expect(table.notes("rolled").filter((note) => note.ship === "A1")).toHaveLength(1);
  });

  test("[1E-TOKEN-09] a spent focus token is removed, and a second one stays", () => {
    const table = combat({ tokens: { focus: 2 }, locks: ["B1"] }, {})
      .attackDice("focus", "hit", "blank")
      .say("primary>B1");
    table.until("modify attack dice").say("focus");
    expect(table.ship("A1").tokens.focus).toBe(1);
  });

  test("[1E-TOKEN-06] a friendly ship's focus token can't be spent", () => {
    const friends = [{ pilot: "rookiepilot", pose: at(520, 300), engaged: true, tokens: { focus: 1 } }];
    const table = combat({ locks: ["B1"] }, {}, { friends })
      .attackDice("focus", "focus", "focus")
      .say("primary>B1");
    expect(table.until("modify attack dice").asks).toEqual([{ kind: "modify attack dice", seat: 0, keys: ["done", "lock"] }]);
  });

  test("[1E-ACT-20] reinforce adds an evade against attackers inside (fore) or outside (aft) the firing arc, and isn't spent", () => {
    const damage = (heading: number, token: "reinforceFore" | "reinforceAft") => {
      const table = combat({}, { pose: at(450, 490, heading), tokens: { [token]: 1 } })
        .attackDice("hit", "blank", "blank")
        .defenseDice("blank")
        .say("primary>B1");
      while (table.game.state.cursor.phase === "combat") table.pass();
      return table.notes("damage").length;
    };
    expect([damage(0, "reinforceFore"), damage(0, "reinforceAft")]).toEqual([1, 0]);
    expect([damage(180, "reinforceFore"), damage(180, "reinforceAft")]).toEqual([0, 1]);
    const kept = combat({}, { tokens: { reinforceAft: 1, focus: 1 } })
      .attackDice("hit", "blank", "focus")
      .defenseDice("focus")
      .say("primary>B1");
    kept.until("modify defense dice");
    expect(kept.notes("token works")).toMatchObject([{ ship: "B1", token: "reinforce" }]);
    expect(kept.ship("B1").tokens.reinforceAft).toBe(1);
  });

  test("[1E-BOMB-02] a bomb between two ships doesn't obstruct the attack", () => {
    const bomb = {
      id: "device 1",
      token: "standardBomb",
      kind: "seismic charge",
      pose: at(450, 390),
      seat: 0,
      ship: "A1",
      round: 1,
    } as const;
    const table = combat({}, {}, { state: { devices: [bomb] } }).say("primary>B1");
    expect(table.events.some((event) => "change" in event && event.change === "state" && event.set.attack?.obstructed === false)).toBe(
      true,
    );
    expect(table.events.some((event) => "change" in event && event.change === "state" && event.set.attack?.obstructed)).toBe(false);
  });
});

test("[1E-TOKEN-05] a ship with a weapons disabled token can't attack, and the token is removed in the End phase", () => {
  expect(combat({}, {}).kind).toBe("attack");
  const table = combat({ tokens: { disarm: 1 } }, {});
  expect(table.kind).not.toBe("attack");
  expect(table.game.state.round).toBe(2);
  expect(table.ship("A1").tokens.disarm).toBe(0);
});

test("[1E-ACT-20] a reinforce token is removed in the End phase", () => {
  const table = combat({}, { tokens: { reinforceAft: 1 } }).say("none");
  expect(table.game.state.round).toBe(2);
  expect(table.ship("B1").tokens.reinforceAft).toBe(0);
});
