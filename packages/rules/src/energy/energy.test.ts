import { describe, expect, test } from "vitest";
import { windowCard } from "../abilities/cards.testing.ts";
import type { Ability } from "../contract/ability.ts";
import { energyLimit } from "../queries/figures.ts";
import { at, startTable, type Table, type TestShip, type TestTable } from "../testing.ts";
import { takeOutOfPlay } from "../upgrades/discard.ts";
import { fillEnergy, gainEnergy, spendCardEnergy, spendEnergy } from "./energy.ts";

type Given = Partial<TestShip> & { readonly cards?: TestTable["cards"] };

/** A transport that is about to execute its dial; all other ships have activated. */
const transport = ({ cards = {}, ...ship }: Given = {}) =>
  startTable({
    phase: "activation",
    cards,
    ships: [
      [{ pilot: "gr75mediumtransport", pose: at(400, 300), dial: "4F0", ...ship }],
      [{ pilot: "wedgeantilles", pose: at(850, 850, 180), activated: true }],
    ],
  });
const corvette = (given: Given = {}) => transport({ pilot: "cr90corvette", dial: "4F1", ...given });

const energyAfter = (dial: string, energy: number, more: Given = {}): number => transport({ dial, energy, ...more }).ship("A1").energy;
const onCards = (table: Table): readonly number[] => table.ship("A1").upgrades.map(({ energy }) => energy);

test("[HS-ENERGY-01, HS-ENERGY-02] gaining energy adds a token for each point, and spending it removes one", () => {
  expect(energyAfter("2F2", 1)).toBe(3);
  const table = transport({ energy: 3 });
  expect(spendEnergy(table.game, table.ship("A1"), 1)).toBe(true);
  expect(table.ship("A1").energy).toBe(2);
});

test("a ship can't spend energy that it doesn't have", () => {
  const table = transport({ energy: 1 });
  expect(spendEnergy(table.game, table.ship("A1"), 2)).toBe(false);
  expect(table.ship("A1").energy).toBe(1);
});

describe("the energy limit", () => {
  test("[HS-ENERGY-05] removes excess energy before any can be allocated", () => {
    const table = transport({ dial: "1F3", energy: 3, upgrades: ["quadlasercannons"] });
    expect([table.kind, table.ship("A1").energy]).toEqual(["allocate energy", 4]);
  });

  test("is raised by an upgrade", () => {
    const table = transport({ upgrades: ["brighthope"] });
    expect(energyLimit(table.game, table.ship("A1"))).toBe(6);
    gainEnergy(table.game, table.ship("A1"), 9);
    expect(table.ship("A1").energy).toBe(6);
  });

  test("[HS-ENERGY-05] removes the excess when the card that raised it leaves play", () => {
    const table = transport({ upgrades: ["brighthope"], energy: 6 });
    takeOutOfPlay(table.game, table.ship("A1"), 0);
    expect(table.ship("A1").energy).toBe(4);
  });

  test("[HS-ENERGY-20] applies to a corvette's single pool, which its aft card holds for both sections", () => {
    const spends = windowCard("useEnergy", {
      does(game, { ship }) {
        spendEnergy(game, ship, 1);
        return undefined;
      },
    });
    const table = corvette({ energy: 2, upgrades: ["commsbooster@fore"], cards: { "upgrade:commsbooster": spends } });
    expect(table.game.factsOf(table.ship("A1")).cards).toMatchObject({ fore: { holdsEnergy: false }, aft: { holdsEnergy: true } });
    expect([energyLimit(table.game, table.ship("A1")), table.ship("A1").energy]).toEqual([5, 2]);
    const limitWith = (crippled: "fore" | "aft") => {
      const { game } = corvette({ crippled });
      return game.state.ships.map((ship) => energyLimit(game, ship))[0];
    };
    expect([limitWith("fore"), limitWith("aft")]).toEqual([5, 1]);
  });
});

test("[HS-ENERGY-06] tokens stay on their cards from round to round", () => {
  const table = transport({ dial: "2F2", upgrades: ["quadlasercannons"] })
    .say("quadlasercannons@0")
    .say("done");
  table.untilPhase("planning");
  expect([table.game.state.round, table.ship("A1").energy, ...onCards(table)]).toEqual([2, 1, 1]);
});

describe("Gain Energy", () => {
  test("[HS-ENERGY-09] a maneuver gives the energy shown on the dial", () => {
    expect(["1F3", "1B2", "4F0"].map((dial) => energyAfter(dial, 0))).toEqual([3, 2, 0]);
  });

  test("[HS-TOKEN-05] each ion token reduces the energy gained by one, but not below zero", () => {
    const after = (dial: string, ion: number) => energyAfter(dial, 1, { tokens: { ion } });
    expect([after("1F3", 2), after("2B1", 3)]).toEqual([2, 1]);
  });

  test("cards can change the energy gained, but not below zero", () => {
    const cards = { "pilot:gr75mediumtransport": { answers: { sums: { energyGain: () => -2 } } } };
    expect([energyAfter("1F3", 1, { cards }), energyAfter("2B1", 1, { cards })]).toEqual([2, 1]);
  });
});

describe("Allocate Energy", () => {
  const weapons = ["singleturbolasers@fore", "quadlasercannons@aft"];
  const [turbolasers, lasers] = ["singleturbolasers@0", "quadlasercannons@1"] as const;

  test("[HS-ENERGY-10, HS-ENERGY-94-Q] any number of tokens may be moved, to cards of either section", () => {
    const split = (...keys: readonly string[]): readonly number[] => {
      const table = corvette({ energy: 3, upgrades: weapons });
      for (const key of keys) table.say(key);
      return [table.ship("A1").energy, ...onCards(table)];
    };
    expect(split("done")).toEqual([4, 0, 0]);
    expect(split(turbolasers, "done")).toEqual([3, 1, 0]);
    expect(split(lasers, turbolasers, lasers, turbolasers)).toEqual([0, 2, 2]);
  });

  test("[HS-ENERGY-03, HS-ENERGY-11] no card may exceed its own limit", () => {
    const table = corvette({ energy: 4, upgrades: weapons }).say(turbolasers).say(lasers).say(lasers);
    expect(table.asks).toEqual([{ kind: "allocate energy", seat: 0, keys: ["done", turbolasers] }]);
    table.say(turbolasers);
    expect([table.ship("A1").energy, ...onCards(table)]).toEqual([1, 2, 2]);
    expect(table.kind).not.toBe("allocate energy");
  });

  test("[HS-ENERGY-12, HS-ENERGY-13] tokens move only from the Ship card to cards with a limit", () => {
    const table = corvette({ energy: 4, upgrades: [...weapons, "gunneryteam@fore"], charged: [2, 1] });
    expect(table.keys).toEqual(["done", lasers]);
    table.say(lasers);
    expect([table.ship("A1").energy, ...onCards(table)]).toEqual([4, 2, 2, 0]);
    expect(table.kind).toBe("action");
  });

  test("a discarded card gets no energy", () => {
    const upgrades = [{ id: "quadlasercannons", faceup: false, side: "front" as const, energy: 0, charges: 0 }];
    const table = transport({ dial: "1F3", upgrades: ["quadlasercannons"] });
    table.give({ input: "set", reason: "discarded", changes: [{ change: "ship", ship: "A1", set: { upgrades } }] });
    expect(table.kind).not.toBe("allocate energy");
  });

  test("energy that cards give meanwhile may be allocated too", () => {
    const gains = windowCard("energyAllocated", {
      when: (_, __, { state }) => state.ships[0]?.energy === 0,
      does(game, { ship }) {
        gainEnergy(game, ship, 1);
        return undefined;
      },
    });
    const table = corvette({ upgrades: weapons, cards: { "pilot:cr90corvette": gains } }).say(lasers);
    expect([table.kind, table.ship("A1").energy]).toEqual(["allocate energy", 1]);
  });
});

describe("the order of the energy steps", () => {
  const speaks = (moment: "maneuverExecuted" | "useEnergy") => ({
    at: moment,
    optional: true,
    when: () => true,
    *perform() {},
  });
  const cards: TestTable["cards"] = { "pilot:gr75mediumtransport": { windows: [speaks("maneuverExecuted"), speaks("useEnergy")] } };
  const steps = (): readonly (readonly [string, number])[] => {
    const table = transport({ dial: "1F3", upgrades: ["quadlasercannons"], cards });
    const seen: (readonly [string, number])[] = [];
    while (seen.length < 4) {
      seen.push([table.kind, table.ship("A1").energy]);
      table.pass();
    }
    return seen;
  };

  test("[HS-ENERGY-07] energy comes after the maneuver and its effects, and before the action", () => {
    const order = steps().map(([kind]) => kind);
    expect([order[0], order[3]]).toEqual(["use at maneuverExecuted", "action"]);
  });

  test("[HS-ENERGY-08, HS-ENERGY-91-Q] energy is gained, then allocated, then used", () => {
    expect(steps().slice(0, 3)).toEqual([
      ["use at maneuverExecuted", 0],
      ["allocate energy", 3],
      ["use at useEnergy", 3],
    ]);
  });
});

describe("Use Energy", () => {
  const usable: Ability = windowCard("useEnergy", {
    may: true,
    when: ({ ship }, occasion) => ship.id === occasion.ship,
    does(game, { ship }) {
      gainEnergy(game, ship, 1);
      return undefined;
    },
  });
  const [one, two] = ["A1/upgrade:commsbooster/0", "A1/upgrade:commsbooster/1"] as const;
  const boosters = (upgrades: readonly string[]) => transport({ upgrades, cards: { "upgrade:commsbooster": usable } });

  test("[HS-ENERGY-14] none, one or several cards may be used", () => {
    const cards = { "upgrade:commsbooster": usable, "upgrade:tibannagassupplies": usable };
    const table = transport({ upgrades: ["commsbooster", "tibannagassupplies"], cards });
    expect(table.keys).toEqual(["pass", one, "A1/upgrade:tibannagassupplies/1"]);
    expect(table.say(one).say("A1/upgrade:tibannagassupplies/1").ship("A1").energy).toBe(2);
    expect(boosters(["commsbooster"]).say("pass").ship("A1").energy).toBe(0);
  });

  test("[HS-ENERGY-15] each card may be used once per round", () => {
    const table = boosters(["commsbooster"]).say(one);
    expect(table.kind).toBe("action");
    table.untilPhase("planning").until("use at useEnergy");
    expect([table.game.state.round, ...table.keys]).toEqual([2, "pass", one]);
  });

  test("[HS-ENERGY-16] two copies of a card may both be used", () => {
    const table = boosters(["commsbooster", "commsbooster"]).say(two);
    expect(table.keys).toEqual(["pass", one]);
    expect(table.say(one).ship("A1").energy).toBe(2);
  });

  test("[HS-ENERGY-17, HS-ENERGY-18] energy gained in this step can pay for the following action, but isn't allocated", () => {
    const gives = windowCard("useEnergy", {
      does(game, { ship }) {
        gainEnergy(game, ship, 3);
        return undefined;
      },
    });
    const table = transport({
      shields: 1,
      upgrades: ["quadlasercannons", "tibannagassupplies"],
      cards: { "upgrade:tibannagassupplies": gives },
    });
    expect([table.kind, table.ship("A1").energy]).toEqual(["action", 3]);
    expect(table.say("recover").ship("A1")).toMatchObject({ shields: 4, energy: 0 });
  });
});

test("[HS-ENERGY-19] a weapon that spends energy from its card can't use the ship's energy", () => {
  const attacks = (onCard: number): readonly string[] =>
    startTable({
      phase: "combat",
      setup: { table: "6x3" },
      ships: [
        [{ pilot: "cr90corvette", upgrades: ["singleturbolasers@fore"], charged: [onCard], energy: 4, pose: at(450, 450) }],
        [{ pilot: "academypilot", pose: at(850, 500) }],
      ],
      cards: { "upgrade:singleturbolasers": { weapon: { energy: 2 } } },
    }).keys.filter((key) => key.startsWith("singleturbolasers"));
  expect([attacks(1), attacks(2)]).toEqual([[], ["singleturbolasers@0>B1"]]);
});

test("a card can't spend energy that it doesn't have", () => {
  const table = transport({ energy: 4, upgrades: ["singleturbolasers"], charged: [1] });
  const ship = table.ship("A1");
  expect(spendCardEnergy(table.game, ship, 0, 2)).toBe(false);
  expect([ship.energy, ...onCards(table)]).toEqual([4, 1]);
  expect(spendCardEnergy(table.game, ship, 0, 1)).toBe(true);
  expect([ship.energy, ...onCards(table)]).toEqual([4, 0]);
});

test("[HS-ENERGY-92-Q] the Ship card and energy weapons are full at the start", () => {
  const table = corvette({ upgrades: ["singleturbolasers@fore", "ionizationreactor@fore", "quadlasercannons@aft"] });
  fillEnergy(table.game, table.ship("A1"));
  expect([table.ship("A1").energy, ...onCards(table)]).toEqual([5, 2, 0, 2]);
  fillEnergy(table.game, table.ship("B1"));
  expect(table.ship("B1").energy).toBe(0);
});

describe("actions that cost energy", () => {
  const costly: TestTable["cards"] = Object.fromEntries(
    ["pilot:gr75mediumtransport", "pilot:gozanticlasscruiser"].map((pilot) => [
      pilot,
      { answers: { sums: { actionCost: (_, self, { ship }) => (ship === self.ship ? 1 : 0) } } },
    ]),
  );

  test("an action that the ship can't pay for isn't offered, and the cost is paid first", () => {
    expect(transport({ cards: costly }).kind).not.toContain("action");
    expect(transport({ cards: costly, energy: 3, shields: 0 }).say("recover").ship("A1")).toMatchObject({ shields: 2, energy: 0 });
  });

  test("an action that fails is refunded", () => {
    const table = transport({ pilot: "gozanticlasscruiser", cards: costly, energy: 2, dial: "1F3" });
    table.say("lock");
    expect(table.notes("out of range")).toHaveLength(1);
    expect(table.ship("A1")).toMatchObject({ energy: 4, actions: [] });
  });
});

test("a judge can set a ship's energy", () => {
  const table = transport();
  const refused = table.give({ input: "set", reason: "forgotten", changes: [{ change: "ship", ship: "A1", set: { energy: 2 } }] });
  expect([refused, table.ship("A1").energy]).toEqual([undefined, 2]);
});
