import { describe, expect, test } from "vitest";
import type { Ability } from "../contract/ability.ts";
import { fly } from "../phases/activation.testing.ts";
import { shipOf } from "../state/state.ts";
import { at, startTable } from "../testing.ts";
import { acquireLock, hasLock } from "../tokens/locks.ts";
import { assign } from "../tokens/tokens.ts";

/** After its maneuver the ship is at (450, 380). The other ships are 290 and 310 mm away, base to base. */
const near = { pilot: "academypilot", pose: at(450, 710) };
const far = { pilot: "academypilot", pose: at(100, 380) };

describe("target lock", () => {
  test("[1E-ACT-07] any enemy may be declared, and at 290 mm the ship acquires the lock", () => {
    const table = fly({ ship: { dial: "1FG" }, enemies: [near, far] }).say("lock");
    expect(table.asks).toEqual([{ kind: "lock", seat: 0, keys: ["B2", "B3", "B1"] }]);
    table.say("B2");
    expect(table.ship("A1").locks).toEqual(["B2"]);
    expect(table.ship("A1").actions).toEqual(["lock"]);
  });

  test("[1E-ACT-07, 1E-ACT-13] at 310 mm the ship acquires no lock, and may declare another target", () => {
    const table = fly({ ship: { dial: "1FG" }, enemies: [near, far] })
      .say("lock")
      .say("B3");
    expect(table.ship("A1").locks).toEqual([]);
    expect(table.keys).toEqual(["other action", "B2", "B1"]);
    table.say("B2");
    expect(table.ship("A1").locks).toEqual(["B2"]);
  });

  test("[1E-ACT-07] a new lock removes the old one", () => {
    const table = fly({ ship: { dial: "1FG", locks: ["B3"] }, enemies: [near, far] })
      .say("lock")
      .say("B2");
    expect(table.ship("A1").locks).toEqual(["B2"]);
  });

  test("[1E-ACT-07] locks stay from round to round", () => {
    const table = fly({ ship: { dial: "1FG", locks: ["B2"] }, enemies: [near] }).untilPhase("planning");
    expect(table.game.state.round).toBe(2);
    expect(table.ship("A1").locks).toEqual(["B2"]);
  });

  test("[1E-ACT-24] a lock that an effect acquires after the action replaces the action's lock", () => {
    const again: Ability = {
      windows: [
        {
          at: "actionPerformed",
          optional: false,
          when: (_, self, { ship }) => self.ship.id === ship,
          *perform(game, self) {
            yield* acquireLock(game, self.ship, shipOf(game.state, "B1"));
          },
        },
      ],
    };
    const table = fly({ ship: { dial: "1FG" }, enemies: [near], cards: { "pilot:rookiepilot": again } });
    table.say("lock").say("B2");
    expect(table.notes("lock")).toMatchObject([{ target: "B2" }, { target: "B1" }]);
    expect(table.ship("A1").locks).toEqual(["B1"]);
  });

  test("[1E-ACT-24] an effect can acquire a lock for a ship without the icon on its bar", () => {
    const locks: Ability = {
      windows: [
        {
          at: "maneuverExecuted",
          optional: false,
          when: (_, self, { ship }) => self.ship.id === ship,
          *perform(game, self) {
            yield* acquireLock(game, self.ship, shipOf(game.state, "B1"));
          },
        },
      ],
    };
    const table = fly({ ship: { pilot: "academypilot", dial: "2FG" }, cards: { "pilot:academypilot": locks } });
    expect(table.ship("A1").locks).toEqual(["B1"]);
    expect(table.ship("A1").actions).toEqual([]);
  });

  test("[1E-ACT-25] three enemies may lock the same ship", () => {
    const ship = (x: number) => ({ pilot: "rookiepilot", pose: at(x, 300), dial: "1FG" });
    const table = startTable({
      phase: "activation",
      ships: [[ship(300), ship(400), ship(500)], [{ pilot: "wedgeantilles", pose: at(400, 600, 180), dial: "1FG" }]],
    });
    for (const id of ["A1", "A2", "A3"]) {
      if (table.kind === "next ship") table.say(id);
      table.say("lock");
    }
    expect(table.game.state.ships.filter((one) => hasLock(one, "B1")).map(({ id }) => id)).toEqual(["A1", "A2", "A3"]);
  });

  test("[1E-ACT-25] a ship that locks the same enemy again still has one lock", () => {
    const table = fly({ ship: { dial: "1FG", locks: ["B2"] }, enemies: [near] })
      .say("lock")
      .say("B2");
    expect(table.ship("A1").locks).toEqual(["B2"]);
  });

  test("[1E-ACT-09] removing a lock's blue token also removes its red token", () => {
    const jams: Ability = {
      windows: [
        {
          at: "maneuverExecuted",
          optional: false,
          when: (_, self, { ship }) => self.ship.id === ship,
          *perform(game, self) {
            yield* assign(game, self.ship, "jam");
          },
        },
      ],
    };
    const table = fly({ ship: { dial: "1FG", locks: ["B2"] }, enemies: [near], cards: { "pilot:rookiepilot": jams } });
    expect(table.game.state.ships.some((one) => hasLock(one, "B2"))).toBe(false);
  });

  test("[1E-COMBAT-03, 1E-COMP-19] a ship can't lock friendly ships, including a team-mate's", () => {
    const table = startTable({
      phase: "activation",
      teams: [0, 0, 1],
      ships: [
        [{ pilot: "rookiepilot", pose: at(450, 300), dial: "1FG" }],
        [{ pilot: "wedgeantilles", pose: at(600, 300), dial: "1FG" }],
        [
          { pilot: "wedgeantilles", pose: at(450, 600, 180), dial: "1FG" },
          { pilot: "wedgeantilles", pose: at(300, 600, 180), dial: "1FG" },
        ],
      ],
    });
    expect(table.say("lock").keys).toEqual(["C1", "C2"]);
  });
});
