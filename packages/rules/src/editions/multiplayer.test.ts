/** Games with three or more players, in teams or free-for-all. */
import { describe, expect, test } from "vitest";
import { said, speaks } from "../abilities/queue.testing.ts";
import { attacksOpen } from "../attack/targets.ts";
import { enemiesOf, isEnemy, isFriendly, otherFriendsOf } from "../queries/relation.ts";
import { relationOf } from "../state/seat.ts";
import { at, startTable, type Table, type TestShip } from "../testing.ts";

const tie = (x: number, y: number, more: Partial<TestShip> = {}): TestShip => ({ pilot: "academypilot", pose: at(x, y), ...more });

/** Makes seats with this many ships each, far from each other. */
const seated = (teams: readonly number[], counts: readonly number[] = teams.map(() => 1)): Table =>
  startTable({
    edition: "2.0",
    teams,
    setup: { table: "6x3" },
    ships: counts.map((count, seat) => Array.from({ length: count }, (_, one) => tie(100 + 200 * seat, 100 + 60 * one))),
  });

/** Counts how many ships on the table a seat considers its own, allied and enemy. */
function relationsTo({ game }: Table, seat: number): Readonly<Record<string, number>> {
  const counts: Record<string, number> = { own: 0, allied: 0, enemy: 0 };
  for (const ship of game.state.ships) {
    const relation = relationOf(game.setup.seats, seat, ship.seat);
    counts[relation] = (counts[relation] ?? 0) + 1;
  }
  return counts;
}

describe("relations", () => {
  test("[EB-MULTI-01, EB-MULTI-04] a ship is either own, allied because a team-mate controls it, or enemy", () => {
    const table = seated([1, 2, 1, 2]);
    expect(relationOf(table.game.setup.seats, 0, table.ship("C1").seat)).toBe("allied");
    expect(relationsTo(table, 0)).toEqual({ own: 1, allied: 1, enemy: 2 });
    const { game } = table;
    const [own] = game.state.ships;
    for (const other of game.state.ships)
      if (own) expect([isFriendly(game, own, other), isEnemy(game, own, other)]).not.toEqual([true, true]);
  });

  test("[EB-MULTI-05] friendly ships are those that the player controls, however many a team-mate has", () => {
    const table = seated([1, 2, 1], [3, 1, 4]);
    expect(otherFriendsOf(table.game, table.ship("A1")).map(({ id }) => id)).toEqual(["A2", "A3"]);
  });

  test("[EB-MULTI-06, EB-TYPE-01] in a free-for-all, all other ships are enemies, and none is allied", () => {
    const table = seated([1, 2, 3, 4, 5]);
    for (const seat of [0, 1, 2, 3, 4]) expect(relationsTo(table, seat)).toEqual({ own: 1, allied: 0, enemy: 4 });
    expect(enemiesOf(table.game, table.ship("A1"))).toHaveLength(4);
  });

  test("[EB-TYPE-05] ships of two squads controlled by one player are friendly to each other", () => {
    expect(relationsTo(seated([1, 2], [6, 3]), 0)).toEqual({ own: 6, allied: 0, enemy: 3 });
  });
});

describe("allied ships", () => {
  test("[EB-MULTI-02] can't be chosen by an effect for friendly ships", () => {
    const shuttle: TestShip = { pilot: "omicrongrouppilot", pose: at(450, 300), dial: "1FB" };
    const coordinating = (teams: readonly number[]) => {
      const table = startTable({
        edition: "2.0",
        teams,
        phase: "activation",
        ships: [
          [shuttle, tie(350, 500, { activated: true }), tie(450, 550, { activated: true })],
          [tie(850, 850, { activated: true })],
          [tie(550, 500, { activated: true })],
        ],
      }).until("action");
      return table.say("coordinate").keys;
    };
    expect(coordinating([1, 2, 1])).toEqual(["A2", "A3"]);
  });

  test("[EB-MULTI-03] can't be attacked", () => {
    const targets = (teams: readonly number[]) => {
      const table = startTable({
        edition: "2.0",
        teams,
        phase: "planning",
        ships: [[tie(450, 300)], [tie(850, 850)], [tie(450, 450, { pose: at(450, 450, 180) })]],
      });
      return attacksOpen(table.game, table.ship("A1")).length;
    };
    expect([targets([1, 2, 1]), targets([1, 2, 3])]).toEqual([0, 1]);
  });
});

describe("the order of ships and effects", () => {
  /** Returns the ids of the ships in the order in which they activate. */
  const activated = (table: Table): readonly string[] =>
    table.events.flatMap((event) => ("change" in event && event.change === "ship" && event.set.activated ? [event.ship] : []));

  test("[EB-ORDER-05] head to head, the first player's ship goes before the second player's at the same initiative", () => {
    const flown = (initiative: readonly number[]) => {
      const table = startTable({
        edition: "2.0",
        phase: "activation",
        ships: [[tie(200, 100, { dial: "2FB" })], [tie(700, 100, { dial: "2FB" })]],
        state: { initiative },
      });
      for (let step = 0; step < 20 && table.game.state.cursor.phase === "activation"; step += 1) table.pass();
      return activated(table);
    };
    expect([flown([0, 1]), flown([1, 0])]).toEqual([
      ["A1", "B1"],
      ["B1", "A1"],
    ]);
  });

  test("[EB-ORDER-13] in a team battle, all of the first team's ships at an initiative go before the second team's", () => {
    const table = startTable({
      edition: "2.0",
      teams: [1, 2, 1, 2],
      phase: "activation",
      setup: { table: "6x3" },
      ships: [200, 500, 800, 1100].map((x) => [tie(x, 100, { dial: "2FB" })]),
      state: { initiative: [1, 3, 0, 2] },
    });
    for (let step = 0; step < 40 && table.game.state.cursor.phase === "activation"; step += 1) table.pass();
    const order = activated(table).map((id) => id[0]);
    expect([[...order.slice(0, 2)].sort(), [...order.slice(2)].sort()]).toEqual([
      ["B", "D"],
      ["A", "C"],
    ]);
  });

  test("[EB-ORDER-17-Q] team-mates at one initiative decide together who goes first, or by lot if they disagree", () => {
    const table = startTable({
      edition: "2.0",
      teams: [1, 2, 1],
      phase: "activation",
      setup: { table: "6x3" },
      ships: [200, 500, 800].map((x) => [tie(x, 100, { dial: "2FB" })]),
    });
    expect(table.asks).toEqual([0, 2].map((seat) => ({ kind: "member in turn", seat, keys: ["seat 1", "seat 3"] })));
    table.say("seat 3", 0).say("seat 3", 2);
    expect(activated(table)).toEqual(["C1"]);
  });

  test("[EB-ORDER-09, EB-ORDER-15-Q] simultaneous effects resolve from the first player to the last", () => {
    const table = startTable({
      edition: "2.0",
      phase: "combat",
      cards: {
        "pilot:academypilot": speaks("first"),
        "pilot:redsquadronveteran": speaks("second"),
        "pilot:bluesquadronescort": speaks("third"),
      },
      ships: [
        [{ pilot: "bluesquadronescort", pose: at(100, 100) }],
        [{ pilot: "academypilot", pose: at(800, 800) }],
        [{ pilot: "redsquadronveteran", pose: at(100, 800) }],
      ],
      state: { initiative: [1, 2, 0] },
    });
    expect(said(table)).toEqual(["first", "second", "third"]);
  });
});
