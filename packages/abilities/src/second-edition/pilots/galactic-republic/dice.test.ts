import type { TargetId } from "@broadside/rules";
import { describe, expect, test } from "vitest";
import { at, attackFaces, cardTable } from "../../card-table.testing.ts";
import {
  attacked,
  finish,
  firing,
  friendAttacked,
  friendFires,
  HITS,
  LATER,
  MISS,
  printings,
  rolling,
  shown,
  use,
  X_WING,
} from "../pilots.testing.ts";

describe("rerolls", () => {
  test.each(printings("wolffe", "wolffe-siegeofcoruscant"))("%s spends his charge to reroll a die to the front", (id, more) => {
    const table = rolling(firing(id, {}, more), MISS).say(use(id));
    table.attackDice("hit").say("blank");
    expect([shown(table), table.ship("A1").charges]).toEqual([["hit", "blank", "blank"], 0]);
    expect(rolling(firing(id, { charges: 0 }, more), MISS).keys).not.toContain(use(id));
  });

  test("“Sinker” lets a friendly ship in his side arc reroll a die", () => {
    const table = rolling(friendFires("sinker", {}), MISS).say(use("sinker", "A2"));
    expect(table.keys).toEqual(["none", "blank"]);
    expect(rolling(friendFires("sinker", { pose: at(400, 180) }), MISS).keys).not.toContain(use("sinker", "A2"));
  });

  test("“Matchstick” rerolls one die for each of his red tokens, including locks", () => {
    const red = (tokens: object, locks: readonly TargetId[]) =>
      rolling(firing("matchstick", { tokens }, { foe: { locks } }), ["blank", "blank"]);
    expect(red({ stress: 1 }, ["A1"]).say(use("matchstick")).keys).toEqual(["none", "blank", "blank blank"]);
    expect(red({ strain: 1 }, []).say(use("matchstick")).keys).toEqual(["none", "blank"]);
    expect(red({}, []).keys).not.toContain(use("matchstick"));
  });

  test("“Drift”, with exactly one red or orange token, lets a friendly ship reroll a die", () => {
    const fired = (tokens: object) => rolling(friendFires("drift", { tokens }, LATER), MISS).keys.includes(use("drift", "A2"));
    expect([fired({ stress: 1 }), fired({ jam: 1 }), fired({}), fired({ stress: 1, strain: 1 })]).toEqual([true, true, false, false]);
  });
});

describe("changed results", () => {
  test.each(printings("luminaraunduli", "luminaraunduli-delta7baethersprite"))(
    "%s weakens one result of an attack on a friendly ship",
    (id, more) => {
      const defended = (x: number) =>
        rolling(
          friendAttacked(id, {}, { ...more, foe: { pose: at(x, 490, 180), tokens: { focus: 1 } } }),
          ["crit", "hit", "hit"],
          [],
          "primary>A1",
        );
      const table = defended(450).say(use(id, "A2"));
      expect(table.keys).toEqual(["crit", "hit"]);
      table.say("hit");
      expect([attackFaces(table), table.ship("A2").force]).toEqual([["crit", "focus", "hit"], 1]);
      expect(defended(400).keys).not.toContain(use(id, "A2"));
    },
  );

  test.each(printings("barrissoffee", "barrissoffee-delta7baethersprite"))(
    "%s improves a friendly ship's result against a ship in his bullseye arc",
    (id, more) => {
      const fired = (x: number) =>
        rolling(friendFires(id, {}, { ...more, foe: { pose: at(x, 490, 180), tokens: { evade: 1 } } }), ["focus", "hit", "blank"], MISS);
      const table = fired(400).say(use(id, "A2")).say("hit");
      expect([attackFaces(table), table.ship("A2").force]).toEqual([["focus", "crit", "blank"], 0]);
      expect(fired(460).keys).not.toContain(use(id, "A2"));
    },
  );

  test("“Broadside” changes a blank while his turret points to a side", () => {
    const fired = (quarter: "left" | "front") => {
      const foe = quarter === "left" ? at(210, 300, 90) : at(400, 490, 180);
      const table = firing("broadside", { quarter, upgrades: ["ioncannonturret"] }, { foe: { pose: foe } });
      return rolling(table, MISS, [], table.keys.find((key) => key.startsWith("ioncannonturret")) ?? "");
    };
    expect(fired("left").keys).toContain(use("broadside"));
    expect(fired("front").keys).not.toContain(use("broadside"));
  });

  test("Aayla Secura lets friendly ships change a blank when an enemy at close range in front of her attacks", () => {
    const defended = (y: number) =>
      rolling(friendAttacked("aaylasecura", { pose: at(440, y) }), HITS, ["blank", "blank"], "primary>A1").keys.includes(
        use("aaylasecura", "A2"),
      );
    expect([defended(380), defended(260)]).toEqual([true, false]);
  });

  test("Aayla Secura also helps allied ships", () => {
    const table = cardTable(
      [
        [{ pilot: "aaylasecura", pose: at(440, 380), engaged: true }],
        [{ pilot: X_WING, pose: at(400, 490, 180) }],
        [{ pilot: X_WING, pose: at(400, 300), engaged: true }],
      ],
      { teams: [1, 2, 1] },
    );
    rolling(table, HITS, ["blank", "blank"], "primary>C1");
    expect(table.asks).toMatchObject([{ seat: 2, keys: ["done", use("aaylasecura")] }]);
  });

  test.each(printings("contrail", "contrail-siegeofcoruscant"))(
    "%s changes a focus result to a blank if the enemy revealed the same bearing",
    (id, more) => {
      const fired = (revealed: string) =>
        rolling(firing(id, { revealed: "2BB" }, { ...more, foe: { revealed } }), ["hit", "hit"], ["focus", "blank", "blank"]);
      const table = fired("3NW").say(`${use(id)}#1`);
      expect(shown(table, "defense")).toEqual(["blank", "blank", "blank"]);
      expect(fired("3FB").keys).not.toContain(`${use(id)}#1`);
      const defended = rolling(
        attacked(id, { revealed: "2BB" }, { ...more, foe: { revealed: "1BB" } }),
        ["focus", "hit", "hit"],
        MISS,
        "primary>A1",
      );
      expect(shown(defended.say(use(id)))).toEqual(["blank", "hit", "hit"]);
    },
  );
});

describe("results that cannot be modified", () => {
  test("Dineé Ellberger, at the same speed as the enemy, keeps its dice from being modified", () => {
    const asked = (revealed: string) =>
      rolling(
        firing("dineeellberger", { revealed: "2FB", tokens: { focus: 1 } }, { foe: { revealed, tokens: { focus: 1 } } }),
        ["focus", "hit"],
        ["focus", "blank", "blank"],
      );
    expect(asked("2FB").keys).toContain("focus");
    expect(asked("2FB").say("focus").kind).not.toBe("modify defense dice");
    expect(asked("3FB").say("focus").keys).toContain("focus");
  });

  test("Padmé Amidala: an enemy in front of her can modify only one focus result", () => {
    const foe = { tokens: { focus: 1, calculate: 1 } };
    const defended = (heading: number) => {
      const table = rolling(
        friendAttacked("padmeamidala", { pose: at(460, 300, heading) }, { foe }),
        ["focus", "focus", "hit"],
        [],
        "primary>A1",
      );
      return table.say("focus");
    };
    expect(shown(defended(0))).toEqual(["hit", "focus", "hit"]);
    expect(defended(0).keys).not.toContain("calculate");
    expect(shown(defended(180))).toEqual(["hit", "hit", "hit"]);
  });

  test("Padmé Amidala: the enemy can reroll only one focus result, but any other results", () => {
    const table = rolling(
      friendAttacked("padmeamidala", { pose: at(460, 300) }, { foe: { locks: ["A1"], tokens: { focus: 1 } } }),
      ["focus", "focus", "blank"],
      [],
      "primary>A1",
    );
    table.say("lock");
    expect(table.keys).toEqual(["blank", "focus", "blank focus"]);
    table.attackDice("focus").say("focus");
    expect(table.kind).not.toBe("modify attack dice");
    expect(shown(table)?.filter((face) => face === "focus")).toHaveLength(2);
  });

  test("Padmé Amidala: this also limits the enemy's cards and Force", () => {
    const foe = { pilot: "ezrabridger-tielnfighter", force: 1, tokens: { stress: 1 } };
    const table = rolling(attacked("padmeamidala", {}, { foe }), ["focus", "focus"], [], "primary>A1");
    table.say(use("ezrabridger-tielnfighter", "B1"));
    expect(shown(finish(table))).toEqual(["hit", "focus"]);
  });
});
