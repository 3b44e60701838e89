import { type Ability, type ShipId, shipOf } from "@broadside/rules";
import { destroy } from "@broadside/rules/scenarios";
import { at, facesDrawn, type Table, type TestList, type TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import {
  change,
  countersIn,
  type EpicGame,
  epicGame,
  epicSetUp,
  onCard,
  playedOut,
  refusalOf,
  untilRoundOver,
} from "./epic-game.testing.ts";

const SATELLITES = ["R1", "R2", "R3", "R4", "R5"] as const;
const list = (...pilots: readonly string[]): TestList => ({ ships: pilots.map((pilot) => ({ pilot, points: 40 })) });
const PLAYERS = ["redsquadronveteran", "academypilot", "blacksquadronace", "bluesquadronescort"].map((pilot) => list(pilot));

/** Places far from everything else. Each is in the area of one player: 1 at the upper left, 2 at the upper right, 3 at the lower left. */
const HOMES = [at(100, 850, 180), at(1750, 850, 180), at(100, 60)] as const;
const home = (seat: 0 | 1 | 2): TestShip => ({ pilot: "academypilot", pose: HOMES[seat] });

/** A game with two players, unless the test says otherwise. Satellite 1 is in the middle of the table. The others are not in play. */
const pickup = (given: Partial<EpicGame> = {}): Table =>
  epicGame("intel-pickup", {
    ships: [[home(0)], [home(1)]],
    phase: "end",
    remotes: { R1: { pose: at(900, 450) } },
    ...given,
  });

describe("set-up", () => {
  test("[EB-REMOTE-04] players take turns to place five satellites, and nobody controls them", () => {
    const table = epicSetUp("intel-pickup", PLAYERS, { key: "intel", edited: { obstacles: 0 } }).until("place remote");
    const order = table.game.state.initiative;
    const seats: number[] = [];
    while (table.kind === "place remote") {
      seats.push(table.asks[0]?.seat ?? -1);
      table.pass();
    }
    expect(seats).toEqual([...order, order[0]]);
    expect(table.game.state.remotes.map(({ status, seat }) => [status, seat])).toEqual(SATELLITES.map(() => ["inPlay", -1]));
  });

  test("[EB-FAQ-07] unused areas don't restrict where satellites and obstacles are placed", () => {
    const area4 = at(1600, 150);
    const placing = (players: number, kind: "place remote" | "place obstacle") =>
      refusalOf(epicSetUp("intel-pickup", PLAYERS.slice(0, players), { key: "intel", edited: { obstacles: 1 } }).until(kind), area4);
    expect(placing(4, "place obstacle")).toBe("EB-SETUP-13: in an area that must stay free");
    expect(placing(3, "place obstacle")).toBeUndefined();
    expect(placing(4, "place remote")).toMatch(/in an area that must stay free/);
    expect(placing(3, "place remote")).toBeUndefined();
  });
});

describe("Signals", () => {
  const signals = (...faces: readonly ("focus" | "hit" | "blank")[]): Table =>
    pickup({ phase: "system", edited: { dice: 3 }, draws: facesDrawn(...faces) });

  test("[EB-FAQ-10] a satellite gets one counter however many results match, and none if none matches", () => {
    expect(onCard(signals("focus", "blank", "blank"), "R1")).toBe(1);
    expect(onCard(signals("focus", "focus", "focus"), "R1")).toBe(1);
    expect(onCard(signals("hit", "blank", "blank"), "R1")).toBe(0);
  });

  test("no dice are rolled for a satellite that already has a counter", () => {
    const table = pickup({ phase: "system", account: { onCards: { R1: 1 } } });
    expect([onCard(table, "R1"), table.notes("rolled")]).toEqual([1, []]);
  });
});

describe("Pickup", () => {
  const near = (pilot: string, x: number): TestShip => ({ pilot, pose: at(x, 340) });
  const contest = (...ships: readonly (readonly TestShip[])[]): Table =>
    pickup({ ships, account: { onCards: { R1: 1 } }, draws: facesDrawn("blank", "blank") });

  test("the player with more ships at range 0-1 puts the counter on one of them, and larger ships count more", () => {
    const one = contest([near("academypilot", 900)], [home(1)]);
    expect([onCard(one, "R1"), onCard(one, "A1")]).toEqual([0, 1]);
    const level = contest([near("academypilot", 860)], [near("academypilot", 940)]);
    expect([onCard(level, "R1"), onCard(level, "A1")]).toEqual([1, 0]);
    const large = contest([near("academypilot", 830)], [near("outerrimsmuggler", 940)]);
    expect(onCard(large, "B1")).toBe(1);
  });

  test("a player with several ships there chooses one", () => {
    const table = contest([near("academypilot", 860), near("academypilot", 940), home(0)], [home(1)]);
    expect(table.asks).toEqual([{ kind: "ship to carry it", seat: 0, keys: ["A1", "A2"] }]);
    expect(onCard(table.say("A2"), "A2")).toBe(1);
  });
});

test("Delivery: a ship wholly in its player's own area scores the counters that it carries", () => {
  const delivered = (pose: TestShip["pose"]) =>
    countersIn(pickup({ ships: [[{ pilot: "academypilot", pose }], [home(1)]], account: { onCards: { A1: 2 } } }));
  expect(delivered(at(680, 850))).toEqual([2, 0]);
  expect(delivered(at(690, 850))).toEqual([0, 0]);
  expect(delivered(at(1600, 700))).toEqual([0, 0]);
});

describe("Intercepted", () => {
  const shot = (): Table =>
    pickup({
      phase: "combat",
      ships: [
        [{ pilot: "redsquadronveteran", pose: at(900, 700) }],
        [
          {
            pilot: "academypilot",
            pose: at(900, 800, 180),
            damage: [0, 1].map((card) => ({ card, faceup: false, since: 0 })),
            engaged: true,
          },
        ],
      ],
      account: { onCards: { B1: 2 } },
    })
      .attackDice("hit", "hit", "hit", "hit")
      .defenseDice("blank", "blank", "blank")
      .script([0]);

  test("an attack that destroys the carrier takes its counters", () => {
    const table = shot().say("primary>B1");
    for (let step = 0; step < 20 && table.ship("B1").status === "inPlay" && !table.game.state.outcome; step += 1) table.pass();
    expect([onCard(table, "B1"), onCard(table, "A1") + (countersIn(table)[0] ?? 0)]).toEqual([0, 2]);
    expect(table.notes("counters moved")).toMatchObject([{ ship: "B1", target: "A1", counters: 2, called: "intel counter" }]);
  });

  test("an attack that destroys a satellite takes no counters; they return to the supply", () => {
    const table = pickup({
      phase: "combat",
      ships: [[{ pilot: "redsquadronveteran", pose: at(900, 300) }], [home(1)]],
      remotes: { R1: { pose: at(900, 450), damage: [0, 1, 2, 3, 4].map((card) => ({ card, faceup: false, since: 0 })) } },
      account: { onCards: { R1: 1 } },
    })
      .attackDice("hit", "hit", "hit")
      .defenseDice("blank", "blank", "blank");
    expect(onCard(table, "R1")).toBe(1);
    table.say("primary>R1");
    for (let step = 0; step < 20 && table.game.state.remotes[0]?.status === "inPlay"; step += 1) table.pass();
    expect(table.game.state.remotes[0]?.status).toBe("destroyed");
    expect([onCard(table, "R1"), onCard(table, "A1"), countersIn(table)]).toEqual([0, 0, [0, 0]]);
    expect(table.notes("counters returned")).toMatchObject([{ ship: "R1", counters: 1, called: "intel counter" }]);
  });

  test("a carrier that is destroyed during an attack on another ship loses its counters to the supply", () => {
    const blast: Ability = {
      windows: [
        {
          at: "attackHits",
          optional: false,
          when: () => true,
          *perform(game) {
            yield* destroy(game, shipOf(game.state, "B2"), "destroyed");
          },
        },
      ],
    };
    const table = pickup({
      phase: "combat",
      ships: [
        [{ pilot: "redsquadronveteran", pose: at(900, 700) }],
        [{ pilot: "academypilot", pose: at(900, 800, 180), engaged: true }, home(1)],
      ],
      account: { onCards: { B2: 2 } },
      cards: { "pilot:redsquadronveteran": blast },
    })
      .attackDice("hit", "hit", "hit", "hit")
      .defenseDice("blank", "blank", "blank")
      .say("primary>B1");
    for (let step = 0; step < 20 && table.ship("B2").status === "inPlay"; step += 1) table.pass();
    expect(table.ship("B2").status).toBe("destroyed");
    expect(table.notes("counters moved")).toEqual([]);
    expect(table.notes("counters returned")).toMatchObject([{ ship: "B2", counters: 2 }]);
  });

  test("[EB-OBJ-09] a carrier that flees loses its counters to the supply", () => {
    const table = pickup({
      phase: "activation",
      ships: [[{ pilot: "academypilot", pose: at(1780, 500, 90), dial: "5FW" }, home(0)], [home(1)]],
      account: { onCards: { A1: 2 } },
    });
    for (let step = 0; step < 20 && table.ship("A1").status === "inPlay"; step += 1) table.pass();
    expect([table.ship("A1").status, onCard(table, "A1"), countersIn(table)]).toEqual(["fled", 0, [0, 0]]);
  });
});

describe("the end of the game", () => {
  test("[EB-SCORE-03] the game ends when a player has scored enough counters, and only counters decide", () => {
    const table = pickup({
      phase: "planning",
      ships: [[home(0), { pilot: "academypilot", pose: undefined, status: "destroyed" }], [home(1)]],
      account: { counters: [5, 4] },
    });
    expect(untilRoundOver(table).game.state.outcome).toEqual({ ending: "goal", winners: [0], draw: false });
  });

  test("a player who conceded doesn't win on score", () => {
    const table = pickup({
      phase: "planning",
      round: 12,
      ships: [[home(0)], [home(1)], [home(2)]],
      account: { counters: [4, 3, 1] },
    });
    table.give({ input: "concede", seat: 0 });
    expect(untilRoundOver(table, 12).game.state.outcome).toEqual({ ending: "rounds", winners: [1], draw: false });
  });

  test("the last player with ships in play scores the counters that they carry", () => {
    const table = pickup({
      phase: "planning",
      ships: [[home(0)], [home(1)], [home(2)]],
      account: { counters: [0, 1, 1], onCards: { C1: 1 } },
    });
    change(table, "A1", { status: "destroyed", pose: undefined });
    change(table, "B1", { status: "destroyed", pose: undefined });
    change(table, "C1", { pose: at(900, 700) });
    expect(untilRoundOver(table).game.state.outcome).toEqual({ ending: "elimination", winners: [2], draw: false });
  });

  test("[EB-SCORE-14, EB-SCORE-15] ties go to fewer casualties, and players who are still tied share a draw", () => {
    const ended = (...lost: readonly ShipId[]) => {
      const spare = (seat: 0 | 1 | 2): readonly TestShip[] => [home(seat), { pilot: "academypilot", pose: at(600 + 200 * seat, 700) }];
      const table = pickup({
        round: 4,
        edited: { rounds: 4 },
        phase: "planning",
        ships: [spare(0), spare(1), [home(2)]],
        account: { counters: [2, 2, 0] },
      });
      for (const ship of lost) change(table, ship, { status: "destroyed", pose: undefined });
      return untilRoundOver(table, 4).game.state.outcome;
    };
    expect(ended("A2")).toEqual({ ending: "rounds", winners: [1], draw: false });
    expect(ended()).toEqual({ ending: "rounds", winners: [0, 1], draw: true });
  });

  test("[EB-MULTI-11-Q] a player without ships is no longer asked, and the game goes on", () => {
    const table = pickup({ round: 3, phase: "planning", ships: [[home(0)], [home(1)], [home(2)]] });
    change(table, "B1", { status: "destroyed", pose: undefined });
    untilRoundOver(table, 3);
    expect([table.game.state.outcome, table.game.state.round]).toEqual([undefined, 4]);
    const asked = new Set<number>();
    while (table.game.state.round === 4 && !table.game.state.outcome) {
      for (const { seat } of table.asks) asked.add(seat);
      table.pass();
    }
    expect([...asked].sort()).toEqual([0, 2]);
  });
});

test.each([2, 4])("random games of %i end by the rules, also when reloaded at every step", (seats) => {
  const table = playedOut(
    epicSetUp("intel-pickup", PLAYERS.slice(0, seats), { key: `intel ${seats}`, edited: { rounds: 6, obstacles: 4 } }),
    seats,
    ({ game }) => {
      for (const id of SATELLITES) expect(game.state.scenario?.onCards[id] ?? 0).toBeLessThan(2);
    },
  );
  expect(table.game.state.outcome).toBeDefined();
});
