/** Tests set-up and player order in Epic Battles, using several scenarios. */
import { at, type Table, type TestList } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { epicSetUp, refusalOf, scenarioCalled } from "./epic-game.testing.ts";

const squad = (team: number, points: number, ...pilots: readonly string[]): TestList => ({
  ships: pilots.map((pilot) => ({ pilot, points: 40 })),
  points,
  team,
});
const X = "redsquadronveteran";
const HEAD_TO_HEAD = [squad(1, 290, X), squad(2, 300, X)];
const FOUR = [1, 2, 3, 4].map((team) => squad(team, 100, X));
/** A team of three and a team of two. */
const TEAMS = [1, 2, 1, 2, 1].map((team) => squad(team, 100, X));

const seatsOf = (lists: readonly TestList[]) => lists.map(({ team = 0 }, seat) => ({ player: `player-${seat + 1}`, team }));
const notes = (table: Table, ...names: readonly string[]): readonly string[] =>
  table.events.flatMap((event) => ("note" in event && names.includes(event.note) ? [event.note] : []));

describe("player order", () => {
  test("[EB-ORDER-01, EB-MULTI-07] two players or teams roll a die that one of them calls, and three or more players draw numbers", () => {
    const type = (id: string, lists: readonly TestList[]) => scenarioCalled(id).type(seatsOf(lists));
    expect(type("intel-pickup", HEAD_TO_HEAD)).toBe("head-to-head");
    expect(type("intel-pickup", FOUR.slice(0, 3))).toBe("free-for-all");
    expect(type("cover-the-evacuation", TEAMS)).toBe("team-battle");
    expect(epicSetUp("intel-pickup", HEAD_TO_HEAD).kind).toBe("call the die");
    expect(epicSetUp("cover-the-evacuation", TEAMS).kind).toBe("call the die");
    const drawn = epicSetUp("intel-pickup", FOUR.slice(0, 3));
    expect([drawn.kind, notes(drawn, "player number")]).toEqual(["obstacle", ["player number", "player number", "player number"]]);
  });

  test("[EB-ORDER-02, EB-ORDER-19] one die is rolled, whatever the squads cost", () => {
    const table = epicSetUp("intel-pickup", HEAD_TO_HEAD);
    expect(table.asks).toEqual([{ kind: "call the die", seat: 1, keys: ["hits", "misses"] }]);
    table.attackDice("hit").say("hits");
    expect(table.notes("rolled")).toMatchObject([{ faces: ["hit"] }]);
  });

  test("[EB-ORDER-03, EB-ORDER-04] the caller wins on four of the eight faces and the roller on the others, and the winner chooses", () => {
    const chooser = (face: number, call: string) => epicSetUp("intel-pickup", HEAD_TO_HEAD).script([face]).say(call).asks[0]?.seat;
    const faces = [0, 1, 2, 3, 4, 5, 6, 7];
    expect(faces.map((face) => chooser(face, "hits"))).toEqual([1, 1, 1, 1, 0, 0, 0, 0]);
    expect(faces.map((face) => chooser(face, "misses"))).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);
    const second = epicSetUp("intel-pickup", HEAD_TO_HEAD).attackDice("hit").say("hits").say("seat 1");
    expect(second.game.state.initiative).toEqual([0, 1]);
  });

  test("[EB-ORDER-06] numbers are drawn from 1 to the number of players, and all are equally likely", () => {
    const counts = FOUR.map(() => [0, 0, 0, 0]);
    for (let game = 0; game < 200; game += 1) {
      const { initiative } = epicSetUp("intel-pickup", FOUR, { key: `draw ${game}` }).game.state;
      expect([...initiative].sort()).toEqual([0, 1, 2, 3]);
      for (const [number, seat] of initiative.entries()) (counts[seat] as number[])[number] = (counts[seat]?.[number] ?? 0) + 1;
    }
    for (const count of counts.flat()) expect(Math.abs(count - 50)).toBeLessThan(25);
  });

  test("[EB-ORDER-08] a player's area depends on the number drawn", () => {
    const table = epicSetUp("intel-pickup", FOUR, { key: "areas", edited: { obstacles: 0 } }).until("place ship");
    const { initiative } = table.game.state;
    // Area 1 is at the upper left, 2 at the upper right, 3 at the lower left, 4 at the lower right.
    const corners = [at(300, 800), at(1500, 800), at(300, 100), at(1500, 100)];
    for (let placed = 0; placed < 4; placed += 1) {
      const number = initiative.indexOf(table.asks[0]?.seat ?? -1);
      expect(corners.map((corner) => refusalOf(table, corner) === undefined)).toEqual(corners.map((_, at) => at === number));
      table.pass();
    }
  });

  test("[EB-ORDER-10, EB-ORDER-11, EB-ORDER-12] one member per team rolls or calls; the winning team can be second, and defends", () => {
    const table = epicSetUp("cover-the-evacuation", TEAMS, { edited: { obstacles: 0 } });
    expect(table.asks).toEqual([{ kind: "call the die", seat: 1, keys: ["hits", "misses"] }]);
    table.attackDice("hit").say("hits");
    expect(table.notes("rolled")).toMatchObject([{ faces: ["hit"] }]);
    expect(table.asks).toEqual([1, 3].map((seat) => ({ kind: "player order", seat, keys: ["seat 2", "seat 1"] })));
    table.say("seat 1", 1).say("seat 1", 3);
    expect(table.game.state.initiative).toEqual([0, 2, 4, 1, 3]);
    expect(table.until("place remote").asks[0]?.seat).toBe(1);
    table.until("place ship");
    const attacker = table.asks[0]?.seat;
    expect([attacker === 0 || attacker === 2 || attacker === 4, refusalOf(table, at(900, 850)), refusalOf(table, at(900, 60))]).toEqual([
      true,
      undefined,
      "EB-DEPLOY-02: not wholly inside its deployment area",
    ]);
  });

  test("[EB-ORDER-16-Q] two players of a free-for-all scenario draw the numbers 1 and 2", () => {
    const table = epicSetUp("aces-high", HEAD_TO_HEAD);
    expect(scenarioCalled("aces-high").type(seatsOf(HEAD_TO_HEAD))).toBe("free-for-all");
    expect(notes(table, "player number", "rolled")).toEqual(["player number", "player number"]);
  });
});

describe("steps", () => {
  const STEPS = ["first player", "deployment area", "squad revealed", "obstacle placed", "remote placed", "placed", "deck shuffled"];

  test("[EB-SETUP-03, EB-SETUP-04] the order: player order, play area, forces gathered, obstacles and remotes, forces, components", () => {
    const table = epicSetUp("cover-the-evacuation", TEAMS, { edited: { obstacles: 2 } });
    expect(notes(table, "squad revealed")).toEqual([]);
    for (let step = 0; step < 80 && !table.kind.includes("dial"); step += 1) table.pass();
    const told = notes(table, ...STEPS);
    expect([...new Set(told)]).toEqual(STEPS);
    expect(told.filter((note) => note === "first player")).toHaveLength(1);
    expect([...table.game.state.initiative].sort()).toEqual([0, 1, 2, 3, 4]);
  });

  test("[EB-SETUP-09] hyperspace points are placed before forces are gathered", () => {
    const events = epicSetUp("aces-high", FOUR).events;
    const laid = events.findLastIndex(
      (event) => "change" in event && event.change === "state" && (event.set.scenario?.pieces.length ?? 0) === 4,
    );
    const gathered = events.findIndex((event) => "note" in event && event.note === "squad revealed");
    expect([laid > 0, laid < gathered]).toEqual([true, true]);
  });

  test("[EB-TYPE-02] head-to-head with a scenario has the usual five phases in a round", () => {
    const table = epicSetUp("intel-pickup", HEAD_TO_HEAD, { edited: { obstacles: 0 } }).until("dial");
    while (table.game.state.round < 2 && !table.game.state.outcome) table.pass();
    const phases = table.notes("phase").map(({ phase }) => phase);
    expect(phases.slice(0, 6)).toEqual(["planning", "system", "activation", "combat", "end", "planning"]);
  });

  test("[EB-TYPE-04] in a team battle of two players, each controls a whole side, including its pieces", () => {
    const table = epicSetUp("cover-the-evacuation", [squad(1, 500, X, X, X), squad(2, 500, X, X, X)], { edited: { obstacles: 0 } });
    for (let step = 0; step < 60 && !table.kind.includes("dial"); step += 1) table.pass();
    const [first, second] = table.game.state.initiative;
    expect(table.game.state.ships.filter(({ seat }) => seat === first)).toHaveLength(3);
    expect(table.game.state.remotes.map(({ seat }) => seat)).toEqual([second, second, second]);
  });

  test("[EB-SETUP-20] each player draws from their own deck of 33 cards", () => {
    const table = epicSetUp("intel-pickup", HEAD_TO_HEAD, { edited: { obstacles: 0 } }).until("dial");
    expect(table.game.state.decks.map(({ left }) => left)).toEqual([33, 33]);
    expect(notes(table, "deck shuffled")).toHaveLength(2);
  });

  test("[EB-SETUP-21] wing tools, objectives and victory counters are in the supply", () => {
    const table = epicSetUp("intel-pickup", HEAD_TO_HEAD, { edited: { obstacles: 0 } }).until("dial");
    expect(table.notes("supply")).toEqual([{ note: "supply", rule: "EB-SETUP-21" }]);
  });
});

describe("obstacles", () => {
  const turns = (table: Table): readonly number[] => {
    const seats: number[] = [];
    while (table.kind !== "obstacle" && table.kind !== "place obstacle") table.pass();
    while (table.kind === "obstacle") {
      seats.push(table.asks[0]?.seat ?? -1);
      table.pass().pass();
    }
    return seats;
  };

  test("[EB-SETUP-11, EB-SETUP-12] players take turns from the first player on, again and again, until no obstacle is left", () => {
    const two = epicSetUp("intel-pickup", HEAD_TO_HEAD, { edited: { obstacles: 6 } })
      .attackDice("hit")
      .say("hits")
      .say("seat 2");
    expect(turns(two)).toEqual([1, 0, 1, 0, 1, 0]);
    const four = epicSetUp("intel-pickup", FOUR, { key: "turns", edited: { obstacles: 6 } });
    const order = four.game.state.initiative;
    expect(turns(four)).toEqual([...order, ...order.slice(0, 2)]);
    expect(four.game.state.obstacles).toHaveLength(6);
  });

  test("[EB-ORDER-18-Q] teams take turns, and so do the members within a team", () => {
    const table = epicSetUp("cover-the-evacuation", [squad(1, 100, X), squad(2, 100, X), squad(1, 100, X)], { edited: { obstacles: 6 } });
    table.attackDice("hit").say("misses").say("seat 1", 0).say("seat 1", 2);
    expect(turns(table)).toEqual([0, 1, 2, 1, 0, 1]);
  });

  test("[EB-SETUP-13, EB-SETUP-14, EB-SETUP-24-Q] obstacles keep clear of areas and each other, but not of edges", () => {
    const table = epicSetUp("intel-pickup", FOUR, { key: "places" }).until("place obstacle");
    expect(refusalOf(table, at(900, 5))).toMatch(/^EB-SETUP-13: not wholly on the table/);
    expect(refusalOf(table, at(680, 200))).toMatch(/^EB-SETUP-13: in an area/);
    expect(refusalOf(table, at(914, 60))).toBeUndefined();
    table.put(at(914, 450)).until("place obstacle");
    expect(refusalOf(table, at(1030, 450))).toMatch(/within range 1 another obstacle/);
    expect(refusalOf(table, at(1100, 450))).toBeUndefined();
  });

  test("[EB-SETUP-23-Q] if no place is left, the spacing of that obstacle is waived, and the log says so", () => {
    const table = epicSetUp("key-cargo-retrieval", HEAD_TO_HEAD, { key: "crowd", edited: { obstacles: 18 } });
    turns(table);
    expect(table.game.state.obstacles).toHaveLength(18);
    expect(table.notes("spacing waived").length).toBeGreaterThan(0);
  });
});

test("[EB-GEN-02] a game can start with or without a wing", () => {
  const wings = [{ leader: 0, mates: [{ ship: 1, position: "leftFlank" as const }] }];
  const started = (hasWing: boolean) => {
    const ships = ["lukeskywalker", X].map((pilot) => ({ pilot, points: 40, upgrades: [] }));
    const squads = [1, 2].map(() => ({ faction: "rebelalliance", points: 80, obstacles: [], ships, ...(hasWing && { wings }) }));
    const table = epicSetUp("intel-pickup", [squad(1, 80), squad(2, 80)], { setup: { squads }, edited: { obstacles: 0 } });
    return table.until("dial").asks.map(({ seat }) => seat);
  };
  // Wingmates don't have dials.
  expect([started(false), started(true)]).toEqual([
    [0, 0, 1, 1],
    [0, 1],
  ]);
});
