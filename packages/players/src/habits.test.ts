/** Tests the effect of each habit in a position where it matters, compared with the first ace. */
import { type Answer, isPlaceAsk, type Scenario, view } from "@broadside/rules";
import { choose, NOTHING, optionsOf } from "@broadside/rules/procedures";
import { at, startTable, type Table, type TestTable } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { ACE_1, aceWith } from "./ace.ts";
import { chosenAction } from "./act/action-choice.ts";
import { Footing } from "./act/footing.ts";
import { basePositionAt } from "./battle/base-position.ts";
import { shot, unitsOf } from "./battle/unit.ts";
import type { Habit } from "./habits.ts";
import { expectEnds } from "./plan/expectations.ts";
import { foresee, moverOf } from "./plan/foresight.ts";
import { tryOptions } from "./try-options.ts";

const budget = { milliseconds: 1000, simulations: 0 };
const signal = { aborted: false };

async function answerOf({ game }: Table, habits: readonly Habit[]): Promise<string> {
  const { answer } = await aceWith({ ...ACE_1, habits })(1)(view(game, [0]), game.content, budget, signal);
  return keyOf(answer);
}
const keyOf = (answer: Answer): string => ("key" in answer ? answer.key : JSON.stringify(answer.pose));

describe("energy", () => {
  const WEAPONS = ["singleturbolasers@fore", "quadlasercannons@aft"];
  const corvette = (energy: number, charged: readonly number[], upgrades: readonly string[] = WEAPONS): Table =>
    startTable({
      phase: "activation",
      cards: { "upgrade:singleturbolasers": { weapon: { energy: 2 } }, "upgrade:quadlasercannons": { weapon: { energy: 1 } } },
      ships: [
        [
          {
            pilot: "cr90corvette",
            dial: "4F1",
            pose: at(450, 300),
            energy,
            charged,
            upgrades,
          },
        ],
        [{ pilot: "academypilot", pose: at(450, 800, 180), activated: true }],
      ],
    }).until("allocate energy");

  test("a single token goes to the weapon that it makes ready, not to the first weapon", async () => {
    expect(await answerOf(corvette(0, [0, 0]), [])).toBe("singleturbolasers@0");
    expect(await answerOf(corvette(0, [0, 0]), ["fillsCards"])).toBe("quadlasercannons@1");
  });

  test("a weapon that already has part of its cost is filled up", async () => {
    expect(await answerOf(corvette(0, [1, 1]), ["fillsCards"])).toBe("singleturbolasers@0");
  });

  test("no energy goes to a card that can't be filled", async () => {
    expect(await answerOf(corvette(0, [0, 2]), ["fillsCards"])).toBe("done");
  });

  test("a card that isn't a weapon needs all the energy that it can hold", async () => {
    const upgrades = ["ionizationreactor@fore", "singleturbolasers@fore"];
    expect(await answerOf(corvette(1, [0, 0], upgrades), ["fillsCards"])).toBe("singleturbolasers@1");
    expect(await answerOf(corvette(1, [0, 2], upgrades), ["fillsCards"])).toBe("done");
    expect(await answerOf(corvette(4, [0, 2], upgrades), ["fillsCards"])).toBe("ionizationreactor@0");
  });
});

describe("weapons", () => {
  const armed = { "upgrade:blasterturret": { weapon: { needs: "focus", spends: ["focus"] } } } as const;
  const gunsOf = (habits: readonly Habit[], own: object): readonly string[] => {
    const { game } = startTable({
      phase: "planning",
      cards: armed,
      ships: [
        [{ pilot: "goldsquadronpilot", upgrades: ["blasterturret"], pose: at(450, 300), ...own }],
        [{ pilot: "academypilot", pose: at(450, 700, 180) }],
      ],
    });
    return unitsOf(game, 0, { habits }).mine.flatMap(({ guns }) => guns.map(({ key, needs }) => [key, ...needs].join(" ")));
  };

  test("a weapon that costs a token needs that token", () => {
    expect(gunsOf([], {})).toEqual(["primary", "blasterturret@0"]);
    expect(gunsOf(["checksWeapons"], {})).toEqual(["primary", "blasterturret@0 focus"]);
  });

  test("a ship whose weapons are disabled has no weapons", () => {
    expect(gunsOf(["checksWeapons"], { tokens: { disarm: 1 } })).toEqual([]);
  });
});

describe("contact", () => {
  /** Returns the damage that the first ship is expected to deal if both ships fly straight at speed 1 to the same place. */
  const damageAtContact = (edition: "1e" | "2.5", pilots: readonly [string, string], habits: readonly Habit[]): number => {
    const { game } = startTable({
      edition,
      phase: "planning",
      ships: [[{ pilot: pilots[0], pose: at(450, 300) }], [{ pilot: pilots[1], pose: at(450, 460, 180) }]],
    });
    const { mine, foes } = unitsOf(game, 0);
    const movers = [mine, foes].map((units) => units.map((unit) => moverOf(game, unit)));
    const [own = [], others = []] = movers;
    const { dealt } = foresee(own, others, [], { weights: ACE_1.weights, habits });
    const row = own[0]?.ends.findIndex(({ code }) => code.startsWith("1F")) ?? -1;
    const column = others[0]?.ends.findIndex(({ code }) => code.startsWith("1F")) ?? -1;
    return dealt[0]?.[0]?.[row * (others[0]?.ends.length ?? 0) + column] ?? 0;
  };

  test("ships that would overlap don't attack each other", () => {
    const pilots = ["rookiepilot", "rookiepilot"] as const;
    expect(damageAtContact("1e", pilots, [])).toBeGreaterThan(0.5);
    expect(damageAtContact("1e", pilots, ["countsContact"])).toBe(0);
  });

  test("in 2.5, ships that would overlap attack with primary weapons, for less damage", () => {
    const pilots = ["bluesquadronescort", "bluesquadronescort"] as const;
    const near = damageAtContact("2.5", pilots, ["countsContact"]);
    expect(near).toBeGreaterThan(0);
    expect(near).toBeLessThan(damageAtContact("2.5", pilots, []));
  });
});

describe("contact between ships in their present positions", () => {
  const standing = (touching: boolean, edition: "1e" | "2.5" = "1e") => {
    const [own, foe] = edition === "1e" ? ["rookiepilot", "academypilot"] : ["bluesquadronescort", "academypilot"];
    const { game } = startTable({
      edition,
      phase: "combat",
      ships: [
        [{ pilot: own, pose: at(450, 300), ...(touching && { touching: ["B1"] }) }],
        [{ pilot: foe, pose: at(450, 341, 180), ...(touching && { touching: ["A1"] }) }],
      ],
    });
    return (habits: readonly Habit[], back = 0): number => {
      const { mine, foes } = unitsOf(game, 0, { habits });
      const [one, other] = [mine[0], foes[0]];
      if (!one || !other) throw new Error("both are there");
      const position = back === 0 ? one.position : basePositionAt(one.base, at(450, 300 - back));
      return shot(one, position, other, other.position, 0, 0);
    };
  };

  test("ships that touch don't attack each other", () => {
    expect(standing(true)([])).toBeGreaterThan(0.5);
    expect(standing(true)(["countsContact"])).toBe(0);
    expect(standing(false)(["countsContact"])).toBeGreaterThan(0.5);
  });

  test("in 2.5, ships that touch attack with primary weapons, for less damage", () => {
    const near = standing(true, "2.5")(["countsContact"]);
    expect(near).toBeGreaterThan(0);
    expect(near).toBeLessThan(standing(false, "2.5")(["countsContact"]));
  });

  test("in another position, a ship attacks unless the two would overlap there", () => {
    expect(standing(true)(["countsContact"], 60)).toBeGreaterThan(0.5);
    expect(standing(false)(["countsContact"], -10)).toBe(0);
    expect(standing(false)([], -10)).toBeGreaterThan(0.5);
  });

  test("a ship can end contact with a reposition", () => {
    const { game } = startTable({
      phase: "combat",
      ships: [
        [{ pilot: "rookiepilot", pose: at(450, 300), touching: ["B1"] }],
        [{ pilot: "academypilot", pose: at(450, 341, 180), touching: ["A1"], engaged: true }],
      ],
    });
    const footing = Footing.of(game, "A1", 0, { ...ACE_1, habits: ["countsContact"] }, new Map());
    const [here, there] = [footing?.value({}) ?? 0, footing?.value({ pose: at(450, 299) }) ?? 0];
    expect(there - here).toBeGreaterThan(1);
  });
});

describe("a token that could be kept for later attacks", () => {
  /** Places a badly damaged ship that attacks one enemy, while another enemy, close in front of it, still has to attack. */
  const facing = (own: object, enemy: object): Table =>
    startTable({
      phase: "combat",
      ships: [
        [
          {
            pilot: "lukeskywalker",
            pose: at(450, 300),
            tokens: { focus: 1 },
            damage: [0, 1, 2].map((card) => ({ card, faceup: false, since: 0 })),
            ...own,
          },
        ],
        [
          { pilot: "omicrongrouppilot", pose: at(390, 450, 180), engaged: true },
          { pilot: "omicrongrouppilot", pose: at(470, 361, 180), locks: ["A1"], ...enemy },
        ],
      ],
    })
      .until("attack")
      .attackDice("focus", "blank", "blank")
      .say("primary>B1")
      .until("modify attack dice");

  test("is not kept for an attack by an enemy that touches the ship", async () => {
    const touching = facing({ touching: ["B2"] }, { touching: ["A1"] });
    expect(await answerOf(touching, [])).toBe("done");
    expect(await answerOf(touching, ["countsContact"])).toBe("focus");
    expect(await answerOf(facing({}, {}), ["countsContact"])).toBe("done");
  });

  test("is not kept for an attack by an enemy whose weapons are disabled", async () => {
    const disarmed = facing({}, { tokens: { disarm: 1 } });
    expect(await answerOf(disarmed, [])).toBe("done");
    expect(await answerOf(disarmed, ["checksWeapons"])).toBe("focus");
  });
});

describe("ships with equal skill", () => {
  test("a ship that is in another ship's way moves first", async () => {
    const table = startTable({
      phase: "activation",
      ships: [
        [
          { pilot: "rookiepilot", dial: "2FG", pose: at(450, 300) },
          { pilot: "rookiepilot", dial: "4FW", pose: at(450, 420) },
        ],
        [{ pilot: "academypilot", pose: at(450, 850, 180), activated: true }],
      ],
    }).until("next ship");
    expect(await answerOf(table, [])).toBe("A1");
    expect(await answerOf(table, ["ordersShips"])).toBe("A2");
  });

  test("a ship with only one target attacks before a ship that has a choice", async () => {
    const table = startTable({
      phase: "combat",
      ships: [
        [
          { pilot: "rookiepilot", pose: at(450, 300) },
          { pilot: "rookiepilot", pose: at(350, 300) },
        ],
        [
          { pilot: "academypilot", pose: at(350, 450, 180), engaged: true },
          { pilot: "academypilot", pose: at(560, 480, 180), engaged: true },
        ],
      ],
    }).until("next ship");
    expect(await answerOf(table, [])).toBe("A1");
    expect(await answerOf(table, ["ordersShips"])).toBe("A2");
  });
});

/** Returns the action that the bot chooses if only some of those offered are available. */
function actionOf(table: Table, keys: readonly string[], habits: readonly Habit[]): string | undefined {
  const settings = { ...ACE_1, habits };
  const { game } = table;
  const ask = game.open[0]?.ask;
  const footing = Footing.of(game, "A1", 0, settings, new Map());
  if (!ask || isPlaceAsk(ask) || !footing) throw new Error("an action is asked for");
  const [skip, ...others] = ask.options;
  const options = [skip, ...others.filter(({ key }) => keys.includes(key))] as const;
  expect(options).toHaveLength(keys.length + 1);
  return chosenAction(game, footing, { ...ask, options: [...options] }, undefined, settings)?.key;
}

describe("actions", () => {
  test("a ship in the best position skips its barrel roll", () => {
    const table = startTable({
      phase: "activation",
      ships: [
        [{ pilot: "academypilot", dial: "2FG", pose: at(450, 220) }],
        [{ pilot: "rookiepilot", pose: at(450, 475, 180), activated: true, engaged: true }],
      ],
    }).until("action");
    expect(actionOf(table, ["barrel-roll"], [])).toBe("barrel-roll");
    expect(actionOf(table, ["barrel-roll"], ["weighsSkipping"])).toBe("skip");
  });

  test("a position from which every maneuver leaves the table is worth less", () => {
    const { game } = startTable({
      phase: "activation",
      ships: [
        [{ pilot: "alphasquadronpilot", dial: "2FG", pose: at(450, 450) }],
        [{ pilot: "rookiepilot", pose: at(450, 100, 180), activated: true, engaged: true }],
      ],
    });
    /** Returns how much a position at the edge gains by facing the centre of the table. */
    const gain = (habits: readonly Habit[]): number => {
      const footing = Footing.of(game, "A1", 0, { ...ACE_1, habits }, new Map());
      const [out, back] = [0, 180].map((heading) => footing?.value({ pose: at(450, 860, heading) }) ?? Number.NaN);
      return (back ?? 0) - (out ?? 0);
    };
    expect(gain(["keepsRoom"]) - gain([])).toBeGreaterThan(10);
  });

  test("a red barrel roll is worth its stress only if the ship gains a shot", () => {
    const rolling = (x: number): Table =>
      startTable({
        edition: "2.0",
        phase: "activation",
        ships: [
          [{ pilot: "graysquadronbomber", dial: "1FB", pose: at(450, 240) }],
          [{ pilot: "academypilot", pose: at(x, 420, 180), activated: true, engaged: true }],
        ],
      }).until("action");
    const habits = ["weighsSkipping", "weighsRed"] as const;
    expect(actionOf(rolling(640), ["barrel-roll"], ["weighsSkipping"])).toBe("skip");
    expect(actionOf(rolling(640), ["barrel-roll"], habits)).toBe("barrel-roll");
    expect(actionOf(rolling(450), ["barrel-roll"], habits)).toBe("skip");
  });
});

describe("cards", () => {
  const losesEvade: NonNullable<TestTable["cards"]>[string] = {
    windows: [
      {
        at: "maneuverExecuted",
        optional: true,
        when: (_, { ship }) => ship.tokens.evade > 0,
        perform(game, { ship }) {
          game.setShip(ship, { tokens: { ...ship.tokens, evade: 0 } });
          return NOTHING;
        },
      },
    ],
  };

  test("a card that costs more than it gives is not used", async () => {
    const table = startTable({
      phase: "activation",
      cards: { "pilot:rookiepilot": losesEvade },
      ships: [
        [{ pilot: "rookiepilot", dial: "2FG", pose: at(450, 100), tokens: { evade: 1 } }],
        [{ pilot: "wedgeantilles", dial: "2FG", pose: at(450, 850, 180) }],
      ],
    }).until("use at maneuverExecuted");
    const [passed, used] = table.keys;
    expect(await answerOf(table, [])).toBe(used);
    expect(await answerOf(table, ["triesEvenly"])).toBe(passed);
  });

  /** A card asks whether the ship gains an evade token after its attack. */
  const offersEvade: NonNullable<TestTable["cards"]>[string] = {
    windows: [
      {
        at: "afterAttack",
        optional: true,
        when: (_, self, { ship }) => ship === self.ship.id,
        *perform(game, { ship }) {
          const options = ["evade", "evade too"].map((key) => ({ key, value: key }));
          yield* choose<string>(() => ({ kind: "choose one", seat: ship.seat, rule: "1E-ATK-12", options: optionsOf(options) }));
          game.setShip(ship, { tokens: { ...ship.tokens, evade: 1 } });
        },
      },
    ],
  };

  test("the next ship's attack does not count in favour of passing", () => {
    const { game } = startTable({
      phase: "combat",
      cards: { "pilot:wedgeantilles": offersEvade },
      ships: [
        [
          { pilot: "wedgeantilles", pose: at(450, 300) },
          { pilot: "lukeskywalker", pose: at(500, 300) },
        ],
        [{ pilot: "omicrongrouppilot", pose: at(450, 420, 180), engaged: true }],
      ],
    })
      .until("attack")
      .say("primary>B1")
      .until("use at afterAttack");
    const [open] = game.open;
    if (!open) throw new Error("the card is offered");
    const gain = (habits: readonly Habit[]): number => {
      const worlds = [1, 2, 3, 4].map(() => ({ game, open }));
      const tried = tryOptions(worlds, 0, { ...ACE_1, habits }, new Map(), 1);
      const [used = 0, passed = 0] = ["A1", "pass"].map((name) => tried.find(({ answer }) => keyOf(answer).startsWith(name))?.value);
      return used - passed;
    };
    expect(gain([])).toBeLessThan(0);
    expect(gain(["triesEvenly"])).toBeGreaterThan(0);
  });
});

describe("several sides", () => {
  const foeAgainstFoe = (habits: readonly Habit[]): number => {
    const { game } = startTable({
      phase: "planning",
      ships: [
        [{ pilot: "rookiepilot", pose: at(100, 100) }],
        [{ pilot: "rookiepilot", pose: at(700, 400) }],
        [{ pilot: "rookiepilot", pose: at(700, 600) }],
      ],
    });
    const { mine, foes } = unitsOf(game, 0);
    const all = ["seesManySides"] as const;
    const movers = () => [mine, foes].map((units) => units.map((unit) => moverOf(game, unit)));
    const [[own = [], others = []], [sameOwn = [], sameOthers = []]] = [movers(), movers()];
    const seen = foresee(own, others, [], { weights: ACE_1.weights, habits });
    expectEnds(seen, ACE_1.thoughts);
    const table = foresee(sameOwn, sameOthers, [], { weights: ACE_1.weights, habits: all }).among[0]?.[1];
    const [from, to] = others;
    if (!table || !from || !to) throw new Error("they may fire at each other");
    return from.ends.reduce(
      (sum, _, row) =>
        sum +
        to.ends.reduce(
          (all, __, column) => all + (from.chances[row] ?? 0) * (to.chances[column] ?? 0) * (table[row * to.ends.length + column] ?? 0),
          0,
        ),
      0,
    );
  };

  test("an enemy is expected to chase its own enemies too", () => {
    expect(foeAgainstFoe(["seesManySides"])).toBeGreaterThan(foeAgainstFoe([]) * 1.2);
  });

  const SHIPS_RETURN: Scenario = {
    id: "ships return",
    isEpic: true,
    shipsReturn: true,
    table: () => "3x3",
    type: () => "free-for-all",
    areas: () => [],
    obstacles: () => ({ count: 0, distances: "epic", rule: "EB-SETUP-13" }),
    score: () => [0, 0, 0],
    decide: () => undefined,
  };

  test("if ships return, the bot attacks the ship with the most counters on its card", async () => {
    const table = startTable({
      edition: "2.0",
      phase: "combat",
      scenario: SHIPS_RETURN,
      state: { scenario: { pieces: [], counters: [0, 0, 0], points: [0, 0, 0], onCards: { C1: 5 }, numbers: [1, 2, 3], figures: {} } },
      ships: [
        [{ pilot: "redsquadronveteran", pose: at(450, 300) }],
        [{ pilot: "academypilot", pose: at(400, 450, 180), engaged: true }],
        [{ pilot: "academypilot", pose: at(480, 450, 180), engaged: true }],
      ],
    }).until("attack");
    expect(await answerOf(table, [])).toBe("primary>B1");
    expect(await answerOf(table, ["countsTrophies"])).toBe("primary>C1");
  });
});
