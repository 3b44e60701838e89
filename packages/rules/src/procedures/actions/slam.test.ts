import { describe, expect, test } from "vitest";
import type { Ability } from "../../ability.ts";
import { at } from "../../testing.ts";
import { fly, HELD } from "../activation-testing.ts";
import { freeAction } from "./perform-action.ts";

const kwing = { pilot: "wardensquadronpilot", dial: "3FW" };

describe("SLAM", () => {
  test("[1E-ACT-16] a maneuver of the same speed, then a weapons disabled token", () => {
    const table = fly({ ship: kwing }).say("slam");
    expect(table.asks).toEqual([{ kind: "slam", seat: 0, keys: ["3BW", "3FW", "3NW"] }]);
    table.say("3FW");
    expect(table.ship("A1")).toMatchObject({ pose: at(450, 620), tokens: { weaponsDisabled: 1, stress: 0 }, actions: ["slam"] });
  });

  test("[1E-ACT-16] it is a maneuver: a red one gives stress, a ship in the way is overlapped", () => {
    const redBanks: Ability = { answers: { difficulty: (_, _self, { maneuver }) => (maneuver.bearing === "bank" ? "red" : undefined) } };
    const red = fly({ ship: kwing, cards: { "pilot:wardensquadronpilot": redBanks } })
      .say("slam")
      .say("3NW");
    expect(red.ship("A1").tokens.stress).toBe(1);
    const bump = fly({ ship: kwing, enemies: [{ pilot: "academypilot", pose: at(450, 620) }] })
      .say("slam")
      .say("3FW");
    expect(bump.ship("A1").touching).toEqual(["B2"]);
  });

  test("[1E-ACT-16] it cannot be granted", () => {
    const free: Ability = {
      windows: [
        {
          at: "maneuverExecuted",
          optional: false,
          when: (_, self, { ship }) => self.ship.id === ship,
          *perform(game, self) {
            yield* freeAction(game, self.ship, { rule: "1E-ACT-16" });
          },
        },
      ],
    };
    expect(fly({ ship: kwing, cards: { "pilot:wardensquadronpilot": free } }).asks).toEqual([
      { kind: "free action", seat: 0, keys: ["skip", "focus", "lock"] },
    ]);
  });

  test("[1E-ACT-22] an ionized ship may SLAM after its straight 1, with speed 1 only", () => {
    const table = fly({ ship: { pilot: "wardensquadronpilot", tokens: { ion: 1 } } }).say("slam");
    expect(table.keys).toEqual(["1BG", "1FG", "1NG"]);
    table.say("1FG");
    expect(table.ship("A1").pose).toEqual(at(450, 460));
    expect(table.kind).toBe(HELD);
  });
});
