import { mm, type Pose } from "@broadside/geometry";
import { invariant } from "@broadside/kit";
import { describe, expect, test } from "vitest";
import { windowCard } from "../abilities/cards.testing.ts";
import { freeAction } from "../actions/perform-action.ts";
import { attacksOpen } from "../attack/targets.ts";
import type { Ability } from "../contract/ability.ts";
import { isPlaceAsk } from "../driver/ask.ts";
import { fly, HELD } from "../phases/activation.testing.ts";
import { at, startTable, type Table } from "../testing.ts";

/** A ship that ends its maneuver at (450, 420). */
const interceptor = { pilot: "alphasquadronpilot", dial: "2FG" };
const refused = (table: Table, x: number, y: number) => {
  const [open] = table.game.open;
  return table.give({ input: "answer", seat: 0, ask: open?.number ?? -1, pose: { x: mm(x), y: mm(y), heading: 0 } })?.refused;
};

describe("barrel roll", () => {
  test("[1E-ACT-10] the player declares the side, then chooses a place 80 mm aside and up to 20 mm ahead or back", () => {
    const table = fly({ ship: interceptor }).say("barrel-roll");
    expect(table.asks).toEqual([{ kind: "barrel roll", seat: 0, keys: ["left", "right"] }]);
    table.say("right");
    expect(table.kind).toBe("barrel roll place");
    expect(refused(table, 530, 440.001)).toBe("not a legal place");
    expect(refused(table, 530.001, 430)).toBe("not a legal place");
    expect(refused(table, 370, 430)).toBe("not a legal place");
    table.put(at(530, 440));
    expect(table.ship("A1").pose).toEqual(at(530, 440));
    expect(table.ship("A1").actions).toEqual(["barrel-roll"]);
  });

  test("[1E-ACT-10] the exact end of the line is a legal place, whatever the ship's heading", () => {
    const table = fly({ ship: { pilot: "alphasquadronpilot", dial: "2NG", pose: at(300, 300, 17) } })
      .say("barrel-roll")
      .say("left");
    const ask = table.game.open[0]?.ask;
    invariant(ask && isPlaceAsk(ask) && ask.place.shape === "line", "a place on a line is asked for");
    const end = ask.place.to;
    table.put(end);
    expect(table.ship("A1").pose).toEqual(end);
  });

  test("[1E-ACT-10] every place on a slanting line is legal, although poses are whole micrometres", () => {
    const table = fly({ ship: { pilot: "alphasquadronpilot", dial: "2NG", pose: at(300, 300, 17) } })
      .say("barrel-roll")
      .say("left");
    const ask = table.game.open[0]?.ask;
    invariant(ask && isPlaceAsk(ask) && ask.place.shape === "line", "a place on a line is asked for");
    const { from, to } = ask.place;
    for (let step = 0; step <= 100; step += 1) {
      const between = (a: number, b: number) => Math.round(a + ((b - a) * step) / 100);
      expect(ask.refusal({ x: between(from.x, to.x), y: between(from.y, to.y), heading: from.heading })).toBeUndefined();
    }
  });

  test("[1E-ACT-10] an asteroid under the template blocks the side, but a ship under the template doesn't", () => {
    const asteroid = fly({ ship: interceptor, obstacles: [{ token: "core2asteroid0", pose: at(490, 420) }] }).say("barrel-roll");
    expect(asteroid.kind).toBe("barrel roll place");
    asteroid.pass();
    expect(asteroid.ship("A1").pose).toEqual(at(370, 420));
    const ship = fly({ ship: interceptor, friends: [{ pilot: "academypilot", pose: at(490, 420) }] })
      .say("barrel-roll")
      .say("right")
      .pass();
    expect(ship.ship("A1").pose).toEqual(at(530, 420));
  });

  test("[1E-ACT-10] the template may be placed beside an asteroid", () => {
    const table = fly({ ship: interceptor, obstacles: [{ token: "core2asteroid0", pose: at(490, 391) }] })
      .say("barrel-roll")
      .say("right");
    expect(refused(table, 530, 400)).toBe("not a legal place");
    table.put(at(530, 420));
    expect(table.ship("A1").pose).toEqual(at(530, 420));
  });

  test("[1E-ACT-10] if any place on the side is legal, the roll ends there", () => {
    const table = fly({ ship: interceptor, friends: [{ pilot: "academypilot", pose: at(530, 453) }] })
      .say("barrel-roll")
      .say("right");
    expect(refused(table, 530, 420)).toBe("not a legal place");
    table.pass();
    expect(table.ship("A1").pose).toEqual(at(530, 413));
  });

  test("[1E-ACT-10] a side that leaves the table can't be used, and without a legal side the action isn't offered", () => {
    const edge = fly({ ship: { ...interceptor, pose: at(40, 300) } }).say("barrel-roll");
    expect(edge.kind).toBe("barrel roll place");
    edge.pass();
    expect(edge.ship("A1").pose).toEqual(at(120, 420));
    const none = fly({ ship: { ...interceptor, pose: at(40, 300) }, friends: [{ pilot: "bountyhunter", pose: at(120, 420) }] });
    expect(none.keys).toEqual(["skip", "focus", "boost", "evade"]);
  });

  test("[1E-ACT-11, 1E-COMP-18] a large ship rolls 100 mm aside, and up to 40 mm ahead or back", () => {
    const free: Ability = {
      windows: [
        {
          at: "maneuverExecuted",
          optional: false,
          when: (_, self, { ship }) => self.ship.id === ship,
          *perform(game, self) {
            yield* freeAction(game, self.ship, { names: ["barrel-roll"], rule: "1E-ACT-11" });
          },
        },
      ],
    };
    const table = fly({ ship: { pilot: "bountyhunter", dial: "1FG" }, cards: { "pilot:bountyhunter": free } });
    table.say("barrel-roll").say("left");
    expect(refused(table, 350, 460.001)).toBe("not a legal place");
    table.put(at(350, 460));
    expect(table.ship("A1").pose).toEqual(at(350, 460));
  });

  describe("with a bank template from a card", () => {
    const bends: Ability = {
      answers: { latest: { rollTemplate: (_, self, { ship }) => (self.ship === ship ? { value: "bank", since: 0 } : undefined) } },
    };
    /** Flies a ship that ends its maneuver at (450, 380). */
    const bending = (more: Partial<Parameters<typeof fly>[0]> = {}) =>
      fly({ ship: { pilot: "blacksunenforcer", dial: "1FG" }, cards: { "pilot:blacksunenforcer": bends }, ...more }).say("barrel-roll");
    const turned = (right: number, forward: number) => ({ x: mm(450) + right, y: mm(380) + forward, heading: 315_000 });
    const why = (table: Table, pose: Pose) => {
      const ask = table.game.open[0]?.ask;
      invariant(ask && isPlaceAsk(ask), "a place is asked for");
      return ask.refusal(pose)?.why;
    };

    test("[1E-ACT-10] the template may be anywhere along the side, ahead or astern, and the ship anywhere at its end", () => {
      const table = bending();
      expect(table.keys).toEqual(["left ahead", "left astern", "right ahead", "right astern"]);
      table.say("right ahead");
      expect(table.kind).toBe("barrel roll template");
      expect(why(table, turned(90_711, 47_575))).toEqual({ fault: "not on the line of the template" });
      table.put(turned(90_711, 47_574));
      expect(table.kind).toBe("barrel roll place");
      table.put(turned(83_640, 54_645));
      expect(table.ship("A1").pose).toEqual(turned(83_640, 54_645));
    });

    test("[1E-ACT-10] obstacles and ships block some places for the template and the ship, but the others remain", () => {
      const rock = bending({ obstacles: [{ token: "core2asteroid0", pose: at(491, 352) }] }).say("right ahead");
      expect(why(rock, turned(90_711, 27_574))).toEqual({ fault: "with the template on an obstacle" });
      expect(rock.pass().kind).toBe("barrel roll place");
      const ship = bending({ friends: [{ pilot: "academypilot", pose: at(545, 377, 315) }] }).say("right ahead");
      ship.put(turned(90_711, 47_574));
      expect(why(ship, turned(97_782, 40_503))).toEqual({ fault: "on top of", of: "a ship" });
      expect(why(ship, turned(83_640, 54_645))).toBeUndefined();
    });

    test("[1E-ACT-10] the default template position leaves a place for the ship, even if that is ahead of its middle", () => {
      const table = bending({ friends: [{ pilot: "academypilot", pose: at(545, 377, 315) }] }).say("right ahead");
      table.pass();
      expect(table.kind).toBe("barrel roll place");
      table.pass();
      expect(table.ship("A1")).toMatchObject({ actions: ["barrel-roll"], pose: { heading: 315_000 } });
    });
  });

  test("[1E-BUMP-04] a roll that ends 0 mm from a ship makes no contact, and that ship may be attacked", () => {
    const table = fly({ ship: interceptor, enemies: [{ pilot: "academypilot", pose: at(530, 460) }] })
      .say("barrel-roll")
      .say("right")
      .put(at(530, 420));
    expect(table.ship("A1").touching).toEqual([]);
    expect(attacksOpen(table.game, table.ship("A1")).map(({ target }) => target.id)).toContain("B2");
  });

  test("[1E-BUMP-03] ships touch until one rolls away, and then they may attack each other", () => {
    const free = windowCard("startOfCombat", {
      does: function* (game, { ship }) {
        yield* freeAction(game, ship, { names: ["barrel-roll"], rule: "1E-ACT-10" });
      },
    });
    const table = startTable({
      phase: "combat",
      ships: [
        [{ ...interceptor, pose: at(450, 300), touching: ["B1"] }],
        [{ pilot: "academypilot", pose: at(480, 340), touching: ["A1"] }],
      ],
      cards: { "pilot:alphasquadronpilot": free },
    });
    expect(attacksOpen(table.game, table.ship("A1"))).toEqual([]);
    table.say("barrel-roll").say("right").put(at(530, 280));
    expect([table.ship("A1").touching, table.ship("B1").touching]).toEqual([[], []]);
    expect(table.asks).toEqual([{ kind: "attack", seat: 0, keys: ["none", "primary>B1"] }]);
  });
});

describe("boost", () => {
  test("[1E-ACT-12] a boost goes 80 mm straight ahead, or along a bank of 45 degrees", () => {
    const table = fly({ ship: interceptor }).say("boost");
    expect(table.asks).toEqual([{ kind: "boost", seat: 0, keys: ["straight", "left", "right"] }]);
    table.say("right");
    expect(table.ship("A1").pose).toEqual({ x: mm(450) + 37_574, y: mm(420) + 90_711, heading: 45_000 });
    expect(fly({ ship: interceptor }).say("boost").say("straight").ship("A1").pose).toEqual(at(450, 500));
  });

  test("[1E-ACT-12, 1E-ACT-27] a boost onto a ship isn't offered, and there are no partial boosts", () => {
    const table = fly({ ship: interceptor, friends: [{ pilot: "bountyhunter", pose: at(450, 530) }] });
    expect(table.keys).toEqual(["skip", "focus", "barrel-roll", "evade"]);
    expect(table.ship("A1").pose).toEqual(at(450, 420));
  });

  test("[1E-ACT-12] an obstacle under the template, or the edge of the table, prevents a boost", () => {
    const rock = fly({ ship: interceptor, obstacles: [{ token: "core2asteroid0", pose: at(450, 465, 90) }] });
    expect(rock.keys).not.toContain("boost");
    const edge = fly({ ship: { ...interceptor, pose: at(450, 740) } });
    expect(edge.keys).not.toContain("boost");
  });

  test("[1E-ACT-12] an obstacle under all end positions prevents a boost", () => {
    const rock = (y: number) => fly({ ship: interceptor, obstacles: [{ token: "core2asteroid0", pose: at(450, y, 90) }] });
    expect([rock(515).keys.includes("boost"), rock(580).keys.includes("boost")]).toEqual([false, true]);
  });

  test("[1E-BUMP-04] a boost that ends 0 mm from a ship makes no contact", () => {
    const table = fly({ ship: interceptor, enemies: [{ pilot: "academypilot", pose: at(450, 540) }] }).say("boost");
    expect(table.ship("A1").pose).toEqual(at(450, 500));
    expect(table.game.board.distance(table.ship("A1"), table.ship("B2"))).toBe(0);
    expect([table.ship("A1").touching, table.ship("B2").touching]).toEqual([[], []]);
    expect(attacksOpen(table.game, table.ship("A1")).map(({ target }) => target.id)).toContain("B2");
  });

  /** The ship may act while stressed. Moves that aren't on its dial aren't maneuvers, so stress isn't checked for them. */
  test.each([
    ["a barrel roll", "alphasquadronpilot", {}, ["barrel-roll", "left"], at(370, 420)],
    ["a boost", "alphasquadronpilot", {}, ["boost", "straight"], at(450, 500)],
    ["decloaking", "sigmasquadronpilot", { cloak: 1 }, ["forward"], at(450, 540)],
  ] as const)(
    "[1E-ACT-27] %s isn't a maneuver: stress isn't checked, no card responds, and the ship's speed stays",
    (_what, pilot, tokens, says, end) => {
      const listens: Ability = {
        windows: [{ at: "maneuverExecuted", optional: false, when: () => true, *perform() {} }],
        answers: { permissions: { act: (_, self, { ship }) => (self.ship === ship ? true : undefined) } },
      };
      const table = fly({ ship: { pilot, dial: "2FG", tokens: { stress: 3, ...tokens } }, cards: { [`pilot:${pilot}`]: listens } });
      for (const key of says) table.say(key);
      table.until(HELD);
      expect(table.notes("used")).toHaveLength(1);
      expect(table.notes("maneuver")).toHaveLength(1);
      expect(table.ship("A1")).toMatchObject({ speed: 2, pose: end, tokens: { stress: 2 } });
    },
  );

  test.each([
    ["a barrel roll", "alphasquadronpilot", {}, [at(370, 445), at(530, 445)], ["skip", "focus", "boost", "evade"]],
    ["decloaking", "sigmasquadronpilot", { cloak: 1 }, [at(330, 300), at(570, 300), at(450, 450)], []],
  ] as const)("[1E-ACT-27] %s can't end on a ship, and the ship doesn't back up", (_what, pilot, tokens, places, keys) => {
    const friends = places.map((pose) => ({ pilot: "bountyhunter", pose }));
    const table = fly({ ship: { pilot, dial: "2FG", tokens }, friends });
    expect(table.kind === "action" ? table.keys : []).toEqual(keys);
    expect(table.kind).not.toBe("decloak");
  });
});

test("if a judge blocks the declared side, the ship stays where it is and may choose another action", () => {
  const table = startTable({
    phase: "activation",
    ships: [[{ ...interceptor, pose: at(450, 300) }], [{ pilot: "bountyhunter", pose: at(700, 700), dial: "1FG" }]],
  });
  table.say("barrel-roll").say("right");
  table.give({ input: "set", reason: "misplaced", changes: [{ change: "ship", ship: "B1", set: { pose: at(540, 420) } }] });
  table.pass();
  expect(table.ship("A1").pose).toEqual(at(450, 420));
  expect(table.asks).toEqual([{ kind: "action", seat: 0, keys: ["skip", "focus", "boost", "evade"] }]);
});
