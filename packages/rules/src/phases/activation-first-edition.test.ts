import { describe, expect, test } from "vitest";
import type { Ability } from "../abilities/ability.ts";
import { changeManeuver, executeManeuver } from "../maneuver/maneuver.ts";
import { at, startTable, type Table } from "../testing.ts";
import { fly, HELD } from "./activation.testing.ts";

/** Makes a card with an effect when its ship's dial is revealed. */
const onReveal = (part: Partial<{ optional: boolean; changesManeuver: true; code: string }> = {}): Ability => ({
  windows: [
    {
      at: "dialRevealed",
      optional: part.optional ?? true,
      ...(part.changesManeuver && { changesManeuver: true }),
      when: (_, self, { ship }) => self.ship.id === ship,
      *perform(game, self) {
        if (part.code) changeManeuver(game, self.ship, part.code);
        yield* [];
      },
    },
  ],
});

const poseOf = (table: Table, id: string) => table.ship(id).pose;

describe("order", () => {
  test("[1E-ACTIV-01] effects at the start, then decloaking, then ships", () => {
    const start: Ability = { windows: [{ at: "startOfActivation", optional: true, when: () => true, *perform() {} }] };
    const table = fly({ ship: { dial: "1FG", tokens: { cloak: 1 } }, cards: { "pilot:rookiepilot": start } });
    const kinds = [table.kind];
    table.pass();
    kinds.push(table.kind);
    expect(kinds).toEqual(["use at startOfActivation", "decloak"]);
    expect(table.notes("activated")).toEqual([]);
  });

  test("[1E-ACTIV-01] lowest skill first", () => {
    const table = startTable({
      phase: "activation",
      ships: [
        [{ pilot: "wedgeantilles", pose: at(200, 200), dial: "1FG" }],
        [{ pilot: "academypilot", pose: at(600, 700, 180), dial: "2FG" }],
      ],
    });
    table.until("dial");
    expect(activated(table)).toEqual(["B1", "A1"]);
  });

  test.each([
    [
      [0, 1],
      ["A2", "A1", "B1"],
    ],
    [
      [1, 0],
      ["B1", "A2", "A1"],
    ],
  ])(
    "[1E-ACTIV-02] of one skill all of the player with initiative come first, in the order that player likes: initiative %j",
    (initiative, order) => {
      const table = startTable({
        phase: "activation",
        ships: [
          [
            { pilot: "redsquadronpilot", pose: at(200, 200), dial: "1FG" },
            { pilot: "redsquadronpilot", pose: at(400, 200), dial: "1FG" },
          ],
          [{ pilot: "blacksquadronpilot", pose: at(600, 700, 180), dial: "2FG" }],
        ],
        state: { initiative },
      });
      table.until("next ship");
      expect(table.asks).toEqual([{ kind: "next ship", seat: 0, keys: ["A1", "A2"] }]);
      table.say("A2").until("dial");
      expect(activated(table)).toEqual(order);
    },
  );

  test("[1E-ACTIV-04] a ship is active once", () => {
    const table = fly({ ship: { dial: "1FG" } }).until("dial");
    expect(activated(table)).toEqual(["A1", "B1"]);
  });

  test("ships of a seat that has conceded stay where they are", () => {
    const table = startTable({
      ships: [
        [{ pilot: "rookiepilot", pose: at(200, 200) }],
        [{ pilot: "academypilot", pose: at(600, 700, 180) }],
        [{ pilot: "academypilot", pose: at(300, 700, 180) }],
      ],
    });
    table.give({ input: "concede", seat: 2 });
    table.say("1FG", 0).say("2FG", 1).until("dial");
    expect(activated(table)).toEqual(["B1", "A1"]);
  });
});

const activated = (table: Table) => table.notes("activated").map((event) => event.ship);

describe("steps", () => {
  test("[1E-ACTIV-03] reveal the dial, execute the maneuver (move, check stress, clean up), perform an action", () => {
    const table = fly({ ship: { dial: "1FG", tokens: { stress: 1 } } }).say("focus");
    const of = table.events.flatMap((event) => {
      if ("note" in event) return ["revealed", "action"].includes(event.note) ? [event.note] : [];
      if (event.change !== "ship") return [];
      return event.set.pose ? ["moved"] : event.set.tokens ? [`stress ${event.set.tokens.stress}, focus ${event.set.tokens.focus}`] : [];
    });
    expect(of).toEqual(["revealed", "moved", "stress 0, focus 0", "stress 0, focus 1", "action"]);
    expect([table.ship("A1").dial, table.game.state.motion]).toEqual([undefined, undefined]);
  });

  test("[1E-ACTIV-03, 1E-ACTIV-07] the stress check comes before the action: green frees it", () => {
    const table = fly({ ship: { dial: "1FG", tokens: { stress: 1 } } });
    expect(table.ship("A1").tokens.stress).toBe(0);
    expect(table.kind).toBe("action");
  });

  test("[1E-ACTIV-07] a red maneuver blocks the action of the activation", () => {
    const table = fly({ ship: { dial: "4KR" } });
    expect(table.ship("A1").tokens.stress).toBe(1);
    expect(table.kind).toBe(HELD);
  });

  test("[1E-ACTIV-05] a maneuver that a card causes brings no action", () => {
    const again: Ability = {
      windows: [
        {
          at: "endOfActivation",
          optional: false,
          when: () => true,
          *perform(game, self) {
            yield* executeManeuver(game, self.ship, "1FG", { revealed: false });
          },
        },
      ],
    };
    const table = fly({ ship: { dial: "1FG" }, cards: { "pilot:rookiepilot": again } })
      .until("action")
      .pass();
    const asked: string[] = [];
    while (table.game.state.cursor.phase === "activation") {
      asked.push(...table.asks.map(({ kind, seat }) => `${kind} ${seat}`));
      table.pass();
    }
    expect(poseOf(table, "A1")).toEqual(at(450, 460));
    expect(asked).not.toContain("action 0");
  });

  test("[1E-ACTIV-06, 1E-TOKEN-01] an ionized ship reveals nothing", () => {
    const table = fly({ ship: { tokens: { ion: 1 } }, cards: { "pilot:rookiepilot": onReveal() } }).until(HELD);
    expect(table.notes("revealed")).toEqual([]);
    expect(poseOf(table, "A1")).toEqual(at(450, 380));
  });

  test("[1E-ROUND-06] once play has moved on, an action that was not taken is lost", () => {
    const table = fly({ ship: { dial: "1FG" } });
    const ask = table.game.open[0]?.number ?? 0;
    table.pass().until("action");
    expect(table.notes("revealed")).toHaveLength(2);
    expect(table.give({ input: "answer", seat: 0, ask, key: "focus" })?.refused).toBe("no longer open");
  });
});

describe("dials", () => {
  test("[1E-ROUND-06] a forgotten dial lets an enemy choose", () => {
    const table = fly({ ship: {} });
    expect(table.asks).toMatchObject([{ kind: "enemy's maneuver", seat: 1 }]);
    table.say("3FW");
    expect(poseOf(table, "A1")).toEqual(at(450, 460));
  });

  test("[1E-PLAN-05] a maneuver that the ship has is done with its true colour", () => {
    const table = fly({ ship: { dial: "3TR" } });
    expect(table.kind).toBe("action");
    expect(table.ship("A1").tokens.stress).toBe(0);
    expect(poseOf(table, "A1")).toEqual(at(340, 410, 270));
  });

  test("[1E-PLAN-05] for a maneuver that is not on the dial an enemy chooses a legal one", () => {
    const table = fly({ ship: { dial: "5FW", tokens: { stress: 1 } } });
    expect(table.asks[0]?.seat).toBe(1);
    expect(table.keys).toHaveLength(14);
    expect(table.keys).not.toContain("4KR");
  });

  test("[1E-PLAN-05] a judge sets a dial right before it is revealed", () => {
    const table = fly({
      ship: { pilot: "wesjanson", dial: "5FW" },
      friends: [{ pilot: "rookiepilot", pose: at(200, 200), dial: "1FG", activated: false }],
    });
    expect(table.kind).toBe("action");
    table.give({ input: "set", reason: "misread", changes: [{ change: "ship", ship: "A1", set: { dial: "2FG" } }] });
    table.pass();
    expect(poseOf(table, "A1")).toEqual(at(450, 420));
  });
});

describe("corrections by a judge while a question is open", () => {
  const gone = { status: "destroyed", pose: undefined } as const;
  const remove = (table: Table) =>
    table.give({ input: "set", reason: "counted again", changes: [{ change: "ship", ship: "A1", set: gone }] });

  test("a ship taken away when its dial lies open flies nothing", () => {
    const table = fly({ ship: { dial: "1FG" }, cards: { "pilot:rookiepilot": onReveal() } });
    expect(table.kind).toBe("use at dialRevealed");
    remove(table);
    table.until(HELD);
    expect(table.notes("maneuver")).toEqual([]);
    expect(table.game.state.motion).toBeUndefined();
  });

  test("a ship taken away while an enemy chooses its maneuver flies nothing", () => {
    const table = fly({ ship: { dial: "5FW" } });
    remove(table);
    table.until(HELD);
    expect(table.notes("maneuver")).toEqual([]);
  });

  test("a dial set right while an enemy chooses is flown", () => {
    const table = fly({ ship: { dial: "5FW" } });
    expect(table.kind).toBe("enemy's maneuver");
    table.give({ input: "set", reason: "misread", changes: [{ change: "ship", ship: "A1", set: { dial: "3FW" } }] });
    expect([table.kind, poseOf(table, "A1")]).toEqual(["action", at(450, 460)]);
  });

  test("an open maneuver set to one that there is not is flown as revealed", () => {
    const table = fly({ ship: { dial: "1FG" }, cards: { "pilot:rookiepilot": onReveal() } });
    const { motion } = table.game.state;
    if (motion)
      table.give({ input: "set", reason: "misread", changes: [{ change: "state", set: { motion: { ...motion, code: "5TW" } } }] });
    table.until("action");
    expect(poseOf(table, "A1")).toEqual(at(450, 380));
  });
});

describe("stressed and red", () => {
  const stressed = { dial: "4KR", tokens: { stress: 1 } };

  test("[1E-MOVE-08, 1E-GAP-02-Q] a stressed ship that reveals red moves as a white straight 2", () => {
    const table = fly({ ship: stressed }).until(HELD);
    expect(poseOf(table, "A1")).toEqual(at(450, 420));
    expect(table.ship("A1").tokens.stress).toBe(1);
  });

  test.each(["green", "red"] as const)("[1E-MOVE-08] the difficulty of that straight 2 cannot be altered, to %s", (colour) => {
    const altered: Ability = {
      answers: {
        difficulty: (_, self, { ship, maneuver }) => (ship === self.ship && maneuver.bearing === "straight" ? colour : undefined),
      },
    };
    const table = fly({ ship: stressed, cards: { "pilot:rookiepilot": altered } }).until(HELD);
    expect(table.ship("A1")).toMatchObject({ pose: at(450, 420), tokens: { stress: 1 } });
  });

  test("[1E-MOVE-13] only effects that change the maneuver may be used then", () => {
    expect(fly({ ship: stressed, cards: { "pilot:rookiepilot": onReveal() } }).kind).toBe(HELD);
    expect(fly({ ship: stressed, cards: { "pilot:rookiepilot": onReveal({ changesManeuver: true }) } }).kind).toBe("use at dialRevealed");
  });

  test("[1E-MOVE-13] with the dial turned to another maneuver the ship flies that, and other effects may be used", () => {
    const table = fly({
      ship: { ...stressed, upgrades: ["r2astromech"] },
      cards: { "pilot:rookiepilot": onReveal({ changesManeuver: true, code: "3FW" }), "upgrade:r2astromech": onReveal() },
    });
    expect(table.keys).toEqual(["pass", "A1/pilot:rookiepilot"]);
    table.say("A1/pilot:rookiepilot");
    expect(table.keys).toEqual(["pass", "A1/upgrade:r2astromech/0"]);
    table.pass();
    expect(poseOf(table, "A1")).toEqual(at(450, 460));
  });

  test("[1E-MOVE-07] a card may let a stressed ship fly red", () => {
    const mayFlyRed: Ability = { answers: { permissions: { execute: (_, self, { ship }) => (ship === self.ship ? true : undefined) } } };
    const table = fly({ ship: stressed, cards: { "pilot:rookiepilot": mayFlyRed } }).until(HELD);
    expect(poseOf(table, "A1")).toEqual(at(450, 500, 180));
  });
});

describe("ion", () => {
  test("[1E-TOKEN-01] straight 1, white, no ion afterwards, and an action", () => {
    const allRed: Ability = { answers: { difficulty: () => "red" } };
    const table = fly({ ship: { tokens: { ion: 3 } }, cards: { "pilot:rookiepilot": allRed } });
    expect(table.kind).toBe("action");
    expect(table.ship("A1").tokens).toMatchObject({ ion: 0, stress: 0 });
    expect(poseOf(table, "A1")).toEqual(at(450, 380));
  });

  test("[1E-TOKEN-02] a large ship with two: straight 1, both gone", () => {
    const table = fly({ ship: { pilot: "outerrimsmuggler", tokens: { ion: 2 } } });
    expect(table.ship("A1").tokens.ion).toBe(0);
    expect(poseOf(table, "A1")).toEqual(at(450, 420));
  });

  test("[1E-TOKEN-02] a large ship with one flies its dial, and the token stays", () => {
    const table = fly({ ship: { pilot: "outerrimsmuggler", dial: "3FW", tokens: { ion: 1 } } });
    expect(poseOf(table, "A1")).toEqual(at(450, 500));
    expect(table.untilPhase("planning").ship("A1").tokens.ion).toBe(1);
  });

  test("[1E-TOKEN-01] an ionized ship attacks like any other", () => {
    const table = fly({ ship: { tokens: { ion: 1 } }, enemies: [{ pilot: "academypilot", pose: at(450, 550, 180) }] });
    const attackers: (string | undefined)[] = [];
    for (; table.game.state.round === 1; table.pass()) if (table.kind === "attack") attackers.push(table.game.open[0]?.ask.about?.ship);
    expect(attackers).toContain("A1");
  });

  test("[1E-TOKEN-08] tokens received after dials were set do not replace the dial of the round", () => {
    const table = fly({ ship: { dial: "3FW", tokens: { ion: 1 } } });
    expect(poseOf(table, "A1")).toEqual(at(450, 460));
    expect(table.ship("A1").tokens.ion).toBe(1);
    table.until("dial");
    expect(table.game.open.map(({ ask }) => ask.about?.ship)).toEqual(["B1"]);
  });
});
