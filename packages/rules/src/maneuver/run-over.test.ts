import { describe, expect, test } from "vitest";
import { at, type Table, type TestShip } from "../testing.ts";
import { EDITIONS, fly, GR75, NEXT } from "./huge.testing.ts";

/** Hull 4, shields 2. */
const X_WING = "redsquadronveteran";
/** A large ship with hull 6 and shields 4. */
const SHUTTLE = "omicrongrouppilot";

/** The huge ship ends at (900, 420), covering x 860 to 940 and y 309.5 to 530.5. */
const ramming = { dial: "3FB", energy: 7, shields: 7 };
const under = (pilot: string, x = 900, y = 490): TestShip => ({ pilot, pose: at(x, y) });

const setDownBy = (table: Table): readonly number[] => {
  const seats: number[] = [];
  table.attackDice("blank", "blank", "blank", "blank", "blank");
  while (!table.kind.includes("action")) {
    if (table.kind === "set down") seats.push(table.asks[0]?.seat ?? -1);
    table.pass();
  }
  return seats;
};

describe("standard ships under a huge ship", () => {
  test("[2E-HUGE-27] each suffer criticals equal to the revealed speed, even if they are friendly", () => {
    const table = fly(ramming, { mine: [under(X_WING, 880)], theirs: [[under(X_WING, 922), NEXT]] });
    expect(table.notes("damage")).toMatchObject([
      { ship: "A2", amount: 3 },
      { ship: "B1", amount: 3 },
    ]);
    for (const id of ["A2", "B1"]) expect(table.ship(id)).toMatchObject({ shields: 0, damage: [{ faceup: true }] });
  });

  test("[2E-HUGE-28] are set down at range 0-1 in its full rear arc, on the table and not on a ship", () => {
    const table = fly(ramming, { theirs: [[under(X_WING), NEXT]] });
    expect(table.kind).toBe("set down");
    expect(table.asks[0]?.seat).toBe(1);
    const refused = (x: number, y: number) => {
      const { ask, number } = table.game.open[0] ?? { ask: undefined, number: 0 };
      return table.give({ input: "answer", seat: ask?.seat ?? 0, ask: number, pose: at(x, y) }) !== undefined;
    };
    // The positions are, in order: ahead of the huge ship; behind it, but beyond range 1; on it; and beside it, but wholly ahead of its
    // centre.
    expect([refused(900, 560), refused(900, 185), refused(900, 320), refused(970, 445)]).toEqual([true, true, true, true]);
    table.put(at(970, 430));
    expect(table.ship("B1").pose).toEqual(at(970, 430));
  });

  test("[2E-HUGE-28] are set down in turns, first by the first player, each by their owner", () => {
    const given = { mine: [under(X_WING, 880, 400), under(X_WING, 880, 500)], theirs: [[under(X_WING, 922)]] };
    expect(setDownBy(fly(ramming, given))).toEqual([0, 1, 0]);
    expect(setDownBy(fly(ramming, { ...given, state: { initiative: [1, 0] } }))).toEqual([1, 0, 0]);
  });

  test("[2E-HUGE-61-Q] are set down by one player alone if the others have none left", () => {
    const mine = [under(X_WING, 880, 440), under(X_WING, 880, 500), under(X_WING, 921, 440)];
    expect(setDownBy(fly(ramming, { mine, theirs: [[under(X_WING, 922, 500), NEXT]] }))).toEqual([0, 1, 0, 0]);
  });

  test("[2E-HUGE-29] are destroyed if they can't be placed", () => {
    // The table's edge behind it and the huge ships on both sides leave no room for a large base.
    const walls = [at(760, 151), at(1040, 151)].map((pose): TestShip => ({ pilot: GR75, pose }));
    const table = fly({ dial: "1FW", pose: at(900, 111) }, { mine: walls, theirs: [[under(SHUTTLE, 900, 280), NEXT]] });
    expect(table.ship("B1").status).toBe("destroyed");
    expect(table.notes("no place behind")).toHaveLength(1);
    const open = fly({ dial: "1FW", pose: at(900, 111) }, { theirs: [[under(SHUTTLE, 900, 280), NEXT]] });
    expect(open.kind).toBe("set down");
  });

  test("[2E-HUGE-30] may be turned by 90 degrees by an opponent that their player names", () => {
    const placed = () =>
      fly(ramming, { mine: [under(X_WING)], theirs: [[NEXT], [{ pilot: X_WING, pose: at(200, 200) }]] }).put(at(900, 280));
    const table = placed();
    expect(table.asks).toEqual([{ kind: "opponent to turn it", seat: 0, keys: ["seat 2", "seat 3"] }]);
    table.say("seat 3");
    expect(table.asks).toEqual([{ kind: "turn ship", seat: 2, keys: ["no", "left", "right"] }]);
    const turned = (key: string) => placed().attackDice("blank").say("seat 2").say(key).ship("A2").pose?.heading;
    expect([turned("no"), turned("left"), turned("right")]).toEqual([0, 270_000, 90_000]);
  });
});

test("if a judge removes either ship before it is set down, the game continues", () => {
  for (const gone of ["A1", "B1"] as const) {
    const table = fly(ramming, { theirs: [[under(X_WING), NEXT]] });
    expect(table.kind).toBe("set down");
    const set = { status: "destroyed", pose: undefined } as const;
    table.give({ input: "set", reason: "gone", changes: [{ change: "ship", ship: gone, set }] });
    table.attackDice("blank");
    while (table.kind !== "action") table.pass();
    expect(table.ship(gone).status).toBe("destroyed");
    expect(table.game.state.effects).toEqual([]);
  }
});

describe("dice for the huge ship", () => {
  const rolledFor = (table: Table) => table.notes("rolled").map((note) => note.faces);

  test("[2E-HUGE-31] one is rolled for a small ship and three for a large one; hits stress, criticals damage", () => {
    const table = fly(ramming, { mine: [under(X_WING, 900, 400)], theirs: [[under(SHUTTLE, 900, 500), NEXT]] });
    table.attackDice("hit", "crit", "crit", "focus");
    while (table.kind !== "action") table.pass();
    expect(rolledFor(table)).toEqual([["hit", "crit", "crit", "focus"]]);
    // The huge ship removes the stress at once by spending one energy.
    expect(table.ship("A1")).toMatchObject({ energy: 6, shields: 5, tokens: { stress: 0 } });
  });

  test("[2E-HUGE-31] two are rolled for a medium ship", () => {
    const table = fly(ramming, { theirs: [[under("onyxsquadronsentry"), NEXT]] }).attackDice("blank", "blank");
    while (table.kind !== "action") table.pass();
    expect(rolledFor(table)).toEqual([["blank", "blank"]]);
  });

  test("[2E-HUGE-60-Q] a ship destroyed by the damage isn't set down, but its dice are rolled", () => {
    const table = fly(ramming, { theirs: [[under("academypilot"), NEXT]], draws: [0, 0, 0, 0] });
    expect(table.ship("B1").status).toBe("destroyed");
    expect(rolledFor(table)).toHaveLength(1);
    expect(rolledFor(table)[0]).toHaveLength(1);
    expect(table.kind).toBe("action");
  });

  for (const edition of EDITIONS)
    test(`[2E-HUGE-63-Q, 2E-HUGE-03] ${edition}: none is rolled for the overlapped ship`, () => {
      const table = fly(ramming, { edition, theirs: [[under(X_WING), NEXT]] }).attackDice("blank");
      while (table.kind !== "action") table.pass();
      expect(table.notes("rolled")).toMatchObject([{ ship: "A1" }]);
      expect(table.ship("A1").skipsAction).toBe(false);
    });
});
