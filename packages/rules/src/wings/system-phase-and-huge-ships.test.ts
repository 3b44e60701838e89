import { describe, expect, test } from "vitest";
import type { AnyWindow, Bearer } from "../contract/ability.ts";
import type { Game } from "../driver/game.ts";
import { at, madeUp, startTable, type TestShip } from "../testing.ts";
import { ENEMY, FLANKS, flyWing, LEADER, MATE, notedShips, splitShips, wingOf } from "./wing.testing.ts";

const GR75 = "echobaseevacuees";

describe("wings in the System phase", () => {
  test("[EB-WPHASE-03] leader and wingmates each act at their own initiative", () => {
    const part = {
      at: "systemPhase",
      optional: false,
      when: (_game: Game, self: Bearer, { ship }: { readonly ship: string }) => ship === self.ship.id,
      *perform(game: Game, { ship }: Bearer) {
        game.note(madeUp({ note: "told", ship: ship.id }));
        yield* [];
      },
    } as unknown as AnyWindow;
    const acts = { windows: [part] };
    const cards = { [`pilot:${LEADER}`]: acts, [`pilot:${MATE}`]: acts };
    const table = flyWing({ phase: "system", mates: { leftFlank: {}, rightFlank: {} }, cards });
    while (table.game.state.cursor.phase === "system") table.pass();
    expect([...notedShips(table).slice(0, 2)].sort()).toEqual(["A2", "A3"]);
    expect(notedShips(table).slice(2)).toEqual(["A1"]);
  });

  test("[EB-WACT-16-Q] only the leader decloaks, and its wingmates stay where they are", () => {
    const phantom = { pilot: "imdaartestpilot" };
    const mates = { leftFlank: phantom, rightFlank: phantom };
    const table = flyWing({ phase: "system", mates, leader: { pilot: "whisper", tokens: { cloak: 1 } } });
    const asked = new Set<string>();
    while (table.game.state.cursor.phase === "system") {
      asked.add(table.game.open[0]?.ask.about?.ship ?? "");
      const straight = table.keys.find((key) => key.includes("straight") || key.includes("decloak"));
      if (straight) table.say(straight);
      else table.pass();
    }
    expect([...asked]).toEqual(["A1"]);
    expect(table.ship("A1").tokens.cloak).toBe(0);
    expect(table.ship("A1").pose).not.toEqual(at(450, 300));
    expect([table.ship("A2").pose, splitShips(table)]).toEqual([at(390, 300), []]);
  });
});

describe("a huge ship that runs over a wing", () => {
  /** A huge ship that ends at (900, 420), covering x 860 to 940 and y 309.5 to 530.5. */
  const huge: TestShip = { pilot: GR75, pose: at(900, 300), dial: "3FB", energy: 7 };
  const setup = { table: "6x3" } as const;
  const sturdy = { shields: 9, activated: true };

  /** Two wingmates and their leader, placed so that either one wingmate or only the leader is under the huge ship. */
  const runOver = (leaderX: number) => {
    const mates = Object.fromEntries(Object.keys(FLANKS).map((place) => [place, sturdy]));
    const wing = wingOf(mates, { pose: at(leaderX, 490), ...sturdy });
    const table = startTable({ edition: "2.0", phase: "activation", setup, ships: [wing, [huge, { ...ENEMY, pose: at(1700, 800) }]] });
    while (table.notes("set down").length === 0) table.pass();
    return table;
  };

  test("[EB-SPLIT-13] splits all wingmates if their leader is placed elsewhere", () => {
    const table = runOver(900);
    expect(table.notes("set down")).toMatchObject([{ ship: "A1" }]);
    expect(splitShips(table)).toEqual(["A2", "A3"]);
  });

  test("[EB-SPLIT-31-Q] splits only a wingmate that is placed elsewhere", () => {
    const table = runOver(840);
    expect(table.notes("set down")).toMatchObject([{ ship: "A3" }]);
    expect(splitShips(table)).toEqual(["A3"]);
  });
});
