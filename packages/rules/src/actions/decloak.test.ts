import { describe, expect, test } from "vitest";
import { fly, HELD } from "../phases/activation.testing.ts";
import { agility } from "../queries/figures.ts";
import { at, startTable } from "../testing.ts";

const cloaked = { pilot: "sigmasquadronpilot", dial: "2FG", tokens: { cloak: 1 } };

describe("cloak", () => {
  test("[1E-ACT-14] gives a cloak token with agility +2, and isn't available while cloaked", () => {
    const table = fly({ ship: { pilot: "sigmasquadronpilot", dial: "2FG" } });
    expect(agility(table.game, table.ship("A1"), undefined)).toBe(2);
    table.say("cloak");
    expect(table.ship("A1").tokens.cloak).toBe(1);
    expect(agility(table.game, table.ship("A1"), undefined)).toBe(4);
    expect(fly({ ship: cloaked }).pass().keys).toEqual(["skip", "focus", "barrel-roll", "evade"]);
  });

  test("[1E-ACT-14] prevents attacks, and the token stays from round to round", () => {
    const target = { pilot: "academypilot", pose: at(450, 550) };
    const open = fly({ ship: { pilot: "sigmasquadronpilot", dial: "2FG" }, enemies: [target] })
      .say("focus")
      .untilPhase("combat");
    expect(open.until("attack").asks).toMatchObject([{ seat: 0 }]);
    const table = fly({ ship: { pilot: "sigmasquadronpilot", dial: "2FG" }, enemies: [target] }).say("cloak");
    const seats: number[] = [];
    while (table.game.state.round === 1) {
      if (table.kind === "attack") seats.push(...table.asks.map(({ seat }) => seat));
      table.pass();
    }
    expect(seats).not.toContain(0);
    expect(table.ship("A1").tokens.cloak).toBe(1);
  });
});

describe("decloaking", () => {
  test("[1E-ACT-15] moves a ship 120 mm sideways before any ship is active, and spends the token", () => {
    const table = fly({ ship: cloaked });
    expect(table.asks).toEqual([{ kind: "decloak", seat: 0, keys: ["stay", "left", "right", "forward"] }]);
    table.say("left");
    expect(table.kind).toBe("decloak place");
    table.put(at(330, 310));
    expect(
      table.events.some(
        (event) => "change" in event && event.change === "ship" && event.set.pose?.x === 330_000 && event.set.pose.y === 310_000,
      ),
    ).toBe(true);
    expect(table.ship("A1").tokens.cloak).toBe(0);
    expect(table.ship("A1").pose).toEqual(at(330, 430));
  });

  test("[1E-ACT-15] may also move the ship 120 mm forward, or be declined", () => {
    expect(fly({ ship: cloaked }).say("forward").ship("A1").pose).toEqual(at(450, 540));
    const stays = fly({ ship: cloaked }).say("stay");
    expect(stays.ship("A1")).toMatchObject({ pose: at(450, 420), tokens: { cloak: 1 } });
  });

  test("[1E-ACT-15] is impossible if all three directions are blocked, so the ship keeps its token", () => {
    const table = fly({
      ship: cloaked,
      friends: [330, 570].map((x) => ({ pilot: "bountyhunter", pose: at(x, 300) })),
      obstacles: [{ token: "coreasteroid2", pose: at(450, 360) }],
      draws: [6],
    });
    expect(table.notes("decloaked")).toEqual([]);
    expect(table.ship("A1").tokens.cloak).toBe(1);
    expect(table.kind).toBe(HELD);
  });

  test("[1E-ACT-15] is impossible in a direction blocked by an obstacle under the template or base, or by the edge", () => {
    const table = fly({ ship: { ...cloaked, pose: at(100, 300) }, obstacles: [{ token: "coreasteroid2", pose: at(160, 300) }] });
    expect(table.keys).toEqual(["stay", "forward"]);
    const under = fly({ ship: cloaked, obstacles: [{ token: "core2asteroid0", pose: at(450, 425) }] });
    expect(under.keys).toEqual(["stay", "left", "right"]);
  });

  test.each([
    [
      [0, 1],
      ["A2", "B1", "A1", "B2"],
    ],
    [
      [1, 0],
      ["B1", "A2", "A1", "B2"],
    ],
  ])(
    "[1E-ACT-15] goes from the lowest skill up, even for stressed ships, and is neither action nor maneuver; ties with initiative %j",
    (initiative, expected) => {
      const ship = (pilot: string, x: number, seatUp: boolean) => ({
        pilot,
        pose: at(x, seatUp ? 200 : 700, seatUp ? 0 : 180),
        dial: "2FG",
        tokens: { cloak: 1, stress: 1 },
      });
      const table = startTable({
        phase: "activation",
        ships: [
          [ship("shadowsquadronpilot", 200, true), ship("sigmasquadronpilot", 450, true)],
          [ship("sigmasquadronpilot", 450, false), ship("echo", 700, false)],
        ],
        state: { initiative },
      });
      const order: (string | undefined)[] = [];
      while (table.kind.startsWith("decloak")) {
        const [open] = table.game.open;
        if (table.kind === "decloak") order.push(open?.ask.about?.ship);
        if (table.kind === "decloak") table.say("forward");
        else table.pass();
      }
      expect(order).toEqual(expected);
      expect(table.notes("decloaked")).toHaveLength(4);
      expect(table.ship("B2").actions).toEqual([]);
      expect(table.ship("B2").speed).toBeUndefined();
      expect(table.ship("B2").tokens.stress).toBe(1);
    },
  );
});
