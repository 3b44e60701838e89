import { describe, expect, test } from "vitest";
import type { Ability } from "../contract/ability.ts";
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

describe("the order of the Activation phase", () => {
  test("[1E-ACTIV-01] effects at its start come first, then decloaking, then ships", () => {
    const start: Ability = { windows: [{ at: "startOfActivation", optional: true, when: () => true, *perform() {} }] };
    const table = fly({ ship: { dial: "1FG", tokens: { cloak: 1 } }, cards: { "pilot:rookiepilot": start } });
    const kinds = [table.kind];
    table.pass();
    kinds.push(table.kind);
    expect(kinds).toEqual(["use at startOfActivation", "decloak"]);
    expect(table.notes("activated")).toEqual([]);
  });

  test("[1E-ACTIV-01] the ship with the lowest skill activates first", () => {
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
    "[1E-ACTIV-02] ships with equal skill activate in any order, those of the player with initiative first: initiative %j",
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

  test("[1E-ACTIV-04] a ship activates only once", () => {
    const table = fly({ ship: { dial: "1FG" } }).until("dial");
    expect(activated(table)).toEqual(["A1", "B1"]);
  });

  test("ships of a seat that has conceded don't activate", () => {
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

describe("the steps of an activation", () => {
  test("[1E-ACTIV-03] the ship reveals its dial, moves, checks stress and performs an action", () => {
    const table = fly({ ship: { dial: "1FG", tokens: { stress: 1 } } }).say("focus");
    const of = table.events.flatMap((event) => {
      if ("note" in event) return ["revealed", "action"].includes(event.note) ? [event.note] : [];
      if (event.change !== "ship") return [];
      return event.set.pose ? ["moved"] : event.set.tokens ? [`stress ${event.set.tokens.stress}, focus ${event.set.tokens.focus}`] : [];
    });
    expect(of).toEqual(["revealed", "moved", "stress 0, focus 0", "stress 0, focus 1", "action"]);
    expect([table.ship("A1").dial, table.game.state.motion]).toEqual([undefined, undefined]);
  });

  test("[1E-ACTIV-03, 1E-ACTIV-07] stress is checked before the action, so a green maneuver lets the ship act", () => {
    const table = fly({ ship: { dial: "1FG", tokens: { stress: 1 } } });
    expect(table.ship("A1").tokens.stress).toBe(0);
    expect(table.kind).toBe("action");
  });

  test("[1E-ACTIV-07] a ship that becomes stressed by a red maneuver can't act in the same activation", () => {
    const table = fly({ ship: { dial: "4KR" } });
    expect(table.ship("A1").tokens.stress).toBe(1);
    expect(table.kind).toBe(HELD);
  });

  test("[1E-ACTIV-05] a maneuver caused by a card doesn't come with an action", () => {
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

  test("[1E-ACTIV-06, 1E-TOKEN-01] an ionized ship doesn't reveal a dial", () => {
    const table = fly({ ship: { tokens: { ion: 1 } }, cards: { "pilot:rookiepilot": onReveal() } }).until(HELD);
    expect(table.notes("revealed")).toEqual([]);
    expect(poseOf(table, "A1")).toEqual(at(450, 380));
  });

  test("[1E-ROUND-06] an action that wasn't performed is lost once the next ship has revealed its dial", () => {
    const table = fly({ ship: { dial: "1FG" } });
    const ask = table.game.open[0]?.number ?? 0;
    table.pass().until("action");
    expect(table.notes("revealed")).toHaveLength(2);
    expect(table.give({ input: "answer", seat: 0, ask, key: "focus" })?.refused).toBe("no longer open");
  });
});

describe("wrong and missing dials", () => {
  test("[1E-ROUND-06] an enemy chooses the maneuver of a ship without a dial", () => {
    const table = fly({ ship: {} });
    expect(table.asks).toMatchObject([{ kind: "enemy's maneuver", seat: 1 }]);
    table.say("3FW");
    expect(poseOf(table, "A1")).toEqual(at(450, 460));
  });

  test("[1E-PLAN-05] a maneuver that the ship has is executed in the colour of its own dial", () => {
    const table = fly({ ship: { dial: "3TR" } });
    expect(table.kind).toBe("action");
    expect(table.ship("A1").tokens.stress).toBe(0);
    expect(poseOf(table, "A1")).toEqual(at(340, 410, 270));
  });

  test("[1E-PLAN-05] an enemy chooses a legal maneuver if the dial shows one that the ship doesn't have", () => {
    const table = fly({ ship: { dial: "5FW", tokens: { stress: 1 } } });
    expect(table.asks[0]?.seat).toBe(1);
    expect(table.keys).toHaveLength(14);
    expect(table.keys).not.toContain("4KR");
  });

  test("[1E-PLAN-05] a judge may correct a dial before it is revealed", () => {
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

describe("a judge's corrections while a question is open", () => {
  const gone = { status: "destroyed", pose: undefined } as const;
  const remove = (table: Table) =>
    table.give({ input: "set", reason: "counted again", changes: [{ change: "ship", ship: "A1", set: gone }] });

  test("a ship removed after revealing its dial executes no maneuver", () => {
    const table = fly({ ship: { dial: "1FG" }, cards: { "pilot:rookiepilot": onReveal() } });
    expect(table.kind).toBe("use at dialRevealed");
    remove(table);
    table.until(HELD);
    expect(table.notes("maneuver")).toEqual([]);
    expect(table.game.state.motion).toBeUndefined();
  });

  test("a ship removed while an enemy chooses its maneuver executes none", () => {
    const table = fly({ ship: { dial: "5FW" } });
    remove(table);
    table.until(HELD);
    expect(table.notes("maneuver")).toEqual([]);
  });

  test("a dial corrected while an enemy is choosing is executed", () => {
    const table = fly({ ship: { dial: "5FW" } });
    expect(table.kind).toBe("enemy's maneuver");
    table.give({ input: "set", reason: "misread", changes: [{ change: "ship", ship: "A1", set: { dial: "3FW" } }] });
    expect([table.kind, poseOf(table, "A1")]).toEqual(["action", at(450, 460)]);
  });

  test("a maneuver corrected to one that doesn't exist is executed as revealed", () => {
    const table = fly({ ship: { dial: "1FG" }, cards: { "pilot:rookiepilot": onReveal() } });
    const { motion } = table.game.state;
    if (motion)
      table.give({ input: "set", reason: "misread", changes: [{ change: "state", set: { motion: { ...motion, code: "5TW" } } }] });
    table.until("action");
    expect(poseOf(table, "A1")).toEqual(at(450, 380));
  });
});

describe("a stressed ship with a red maneuver", () => {
  const stressed = { dial: "4KR", tokens: { stress: 1 } };

  test("[1E-MOVE-08, 1E-GAP-02-Q] executes a white straight 2 instead", () => {
    const table = fly({ ship: stressed }).until(HELD);
    expect(poseOf(table, "A1")).toEqual(at(450, 420));
    expect(table.ship("A1").tokens.stress).toBe(1);
  });

  test.each(["green", "red"] as const)("[1E-MOVE-08] can't have the difficulty of that straight 2 changed to %s", (colour) => {
    const altered: Ability = {
      answers: {
        difficulty: (_, self, { ship, maneuver }) => (ship === self.ship && maneuver.bearing === "straight" ? colour : undefined),
      },
    };
    const table = fly({ ship: stressed, cards: { "pilot:rookiepilot": altered } }).until(HELD);
    expect(table.ship("A1")).toMatchObject({ pose: at(450, 420), tokens: { stress: 1 } });
  });

  test("[1E-MOVE-13] may only use effects that change the maneuver when it reveals its dial", () => {
    expect(fly({ ship: stressed, cards: { "pilot:rookiepilot": onReveal() } }).kind).toBe(HELD);
    expect(fly({ ship: stressed, cards: { "pilot:rookiepilot": onReveal({ changesManeuver: true }) } }).kind).toBe("use at dialRevealed");
  });

  test("[1E-MOVE-13] executes the new maneuver if a card changes it, and may then use other effects", () => {
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

  test("[1E-MOVE-07] executes the red maneuver if a card allows it", () => {
    const mayFlyRed: Ability = { answers: { permissions: { execute: (_, self, { ship }) => (ship === self.ship ? true : undefined) } } };
    const table = fly({ ship: stressed, cards: { "pilot:rookiepilot": mayFlyRed } }).until(HELD);
    expect(poseOf(table, "A1")).toEqual(at(450, 500, 180));
  });
});

describe("an ionized ship", () => {
  test("[1E-TOKEN-01] executes a white straight 1, loses all ion tokens and may act", () => {
    const allRed: Ability = { answers: { difficulty: () => "red" } };
    const table = fly({ ship: { tokens: { ion: 3 } }, cards: { "pilot:rookiepilot": allRed } });
    expect(table.kind).toBe("action");
    expect(table.ship("A1").tokens).toMatchObject({ ion: 0, stress: 0 });
    expect(poseOf(table, "A1")).toEqual(at(450, 380));
  });

  test("[1E-TOKEN-02] if large and with two ion tokens, executes a straight 1 and loses both", () => {
    const table = fly({ ship: { pilot: "outerrimsmuggler", tokens: { ion: 2 } } });
    expect(table.ship("A1").tokens.ion).toBe(0);
    expect(poseOf(table, "A1")).toEqual(at(450, 420));
  });

  test("[1E-TOKEN-02] doesn't count as ionized if it is large and has only one token, which stays", () => {
    const table = fly({ ship: { pilot: "outerrimsmuggler", dial: "3FW", tokens: { ion: 1 } } });
    expect(poseOf(table, "A1")).toEqual(at(450, 500));
    expect(table.untilPhase("planning").ship("A1").tokens.ion).toBe(1);
  });

  test("[1E-TOKEN-01] may attack like any other", () => {
    const table = fly({ ship: { tokens: { ion: 1 } }, enemies: [{ pilot: "academypilot", pose: at(450, 550, 180) }] });
    const attackers: (string | undefined)[] = [];
    for (; table.game.state.round === 1; table.pass()) if (table.kind === "attack") attackers.push(table.game.open[0]?.ask.about?.ship);
    expect(attackers).toContain("A1");
  });

  test("[1E-TOKEN-08] still executes its dial if the ion tokens came after dials were set", () => {
    const table = fly({ ship: { dial: "3FW", tokens: { ion: 1 } } });
    expect(poseOf(table, "A1")).toEqual(at(450, 460));
    expect(table.ship("A1").tokens.ion).toBe(1);
    table.until("dial");
    expect(table.game.open.map(({ ask }) => ask.about?.ship)).toEqual(["B1"]);
  });
});
