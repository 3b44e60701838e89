import { at, startSetUp, type Table } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { cardTable, diceRolled } from "../../card-table.testing.ts";
import { FIRST_EDITION_ABILITIES } from "../../index.ts";

describe("Han Solo, placed on an obstacle", () => {
  /** Places Han Solo on the obstacle farthest from the enemy. The die rolled for that obstacle shows a critical. */
  const placed = (token: "coreasteroid0" | "yt2400debris0"): Table => {
    const table = startSetUp(
      [
        { ships: ["academypilot"], points: 99, obstacles: [token, token, token] },
        { ships: ["hansolo-swx57"], obstacles: [token, token, token] },
      ],
      { registry: FIRST_EDITION_ABILITIES },
    )
      .until("place ship")
      .pass();
    const enemy = table.ship("A1").pose?.y ?? 0;
    const far = table.game.state.obstacles.toSorted((a, b) => Math.abs(b.pose.y - enemy) - Math.abs(a.pose.y - enemy))[0];
    const { x, y } = far?.pose ?? at(0, 0);
    return table.attackDice("crit").put({ x, y, heading: 0 });
  };

  test("ruling 176.1 Han Solo: he suffers the effects of overlapping it", () => {
    expect(placed("coreasteroid0").notes("rolled")).toMatchObject([{ ship: "B1", reason: "asteroid", faces: ["crit"] }]);
    const debris = placed("yt2400debris0");
    expect(debris.notes("rolled")).toMatchObject([{ ship: "B1", reason: "debris", faces: ["crit"] }]);
    expect(debris.ship("B1").tokens.stress).toBe(1);
  });

  test("ruling 176.2 Han Solo: its damage removes a shield", () => {
    expect(placed("coreasteroid0").ship("B1")).toMatchObject({ shields: 4, damage: [] });
  });
});

describe("R5-X3, discarded", () => {
  /** The TIE interceptor has agility 3, the X-wing 2. An obstructed attack gives the defender one more die. */
  const asteroid = { token: "coreasteroid0", pose: at(400, 395) } as const;
  /** The X-wing has used R5-X3, and the two ships face each other with the asteroid between them. */
  const through = (): Table => {
    const table = cardTable(
      [
        [{ pilot: "lukeskywalker", upgrades: ["r5x3"], pose: at(400, 260), dial: "1FG" }],
        [{ pilot: "soontirfel", pose: at(400, 530, 180), dial: "1BG", activated: true }],
      ],
      { phase: "activation", obstacles: [asteroid] },
    );
    return table.say("A1/upgrade:r5x3/0").untilPhase("combat");
  };

  test("ruling 248.1 R5-X3: obstacles do not obstruct the ship's attacks in that round", () => {
    const table = through().until("attack");
    while (table.asks[0]?.seat !== 0) table.pass();
    const before = diceRolled(table).length;
    expect(diceRolled(table.say("primary>B1")).slice(before, before + 2)).toEqual([3, 3]);
  });

  test("ruling 248.2 R5-X3: obstacles still obstruct attacks on the ship", () => {
    const table = through().until("attack");
    expect(table.asks[0]?.seat).toBe(1);
    expect(diceRolled(table.say("primary>A1")).slice(0, 2)).toEqual([3, 3]);
  });
});
