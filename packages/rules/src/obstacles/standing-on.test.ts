import { describe, expect, test } from "vitest";
import type { Ability } from "../contract/ability.ts";
import { at, startTable, type Table, type TestShip, type TestTable } from "../testing.ts";
import { isLockForbidden } from "./obstacles-second-edition.ts";

type Token = NonNullable<TestTable["obstacles"]>[number]["token"];
const TOKENS = ["coreasteroid0", "yt2400debris0", "gascloud1", "electrochaff", "loosecargo", "spareparts", "blaze"] as const;

/** Sets up the Engagement phase, with the X-wing on an obstacle and the TIE ahead of it at range 2. */
const engaging = (edition: "2.0" | "2.5", token: Token): Table =>
  startTable({
    edition,
    phase: "combat",
    obstacles: [{ token, pose: at(400, 300) }],
    ships: [[{ pilot: "redsquadronveteran", pose: at(400, 300) }], [{ pilot: "academypilot", pose: at(400, 520), tokens: { disarm: 1 } }]],
  });
const mayAttackOn = (edition: "2.0" | "2.5"): readonly Token[] =>
  TOKENS.filter((token) => engaging(edition, token).asks.some(({ kind, seat }) => kind === "attack" && seat === 0));

describe("attacks by a ship on an obstacle", () => {
  test("[2E-OBST-06] 2.0: only an asteroid prevents attacks", () => {
    expect(mayAttackOn("2.0")).toEqual(TOKENS.filter((token) => token !== "coreasteroid0"));
  });

  test("[2E-OBST-17, 2E-OBST-19, 2E-OBST-33-Q] 2.5: asteroids, debris, gas clouds, loose cargo and spare parts prevent attacks", () => {
    expect(mayAttackOn("2.5")).toEqual(["electrochaff", "blaze"]);
  });
});

/** Sets up the moment before the X-wing's action, with an enemy and a friendly ship at range 1. */
function acting(edition: "2.0" | "2.5", token: Token, where: "own" | "enemy" | "friend", pilot = "redsquadronveteran"): Table {
  const places = { own: at(400, 370), enemy: at(520, 370), friend: at(280, 370) };
  const waiting: Partial<TestShip> = { activated: true };
  return startTable({
    edition,
    phase: "activation",
    obstacles: [{ token, pose: places[where] }],
    ships: [
      [
        { pilot, pose: at(400, 290), dial: "0OW" },
        { pilot: "redsquadronveteran", pose: places.friend, ...waiting },
      ],
      [{ pilot: "academypilot", pose: places.enemy, ...waiting }],
    ],
  });
}

describe("locking, jamming and coordinating ships in clouds", () => {
  const barred = (edition: "2.0" | "2.5", where: "own" | "enemy"): readonly Token[] =>
    TOKENS.filter((token) => {
      const table = startTable({
        edition,
        obstacles: [{ token, pose: where === "own" ? at(400, 300) : at(400, 420) }],
        ships: [[{ pilot: "redsquadronveteran", pose: at(400, 300) }], [{ pilot: "academypilot", pose: at(400, 420) }]],
      });
      return isLockForbidden(table.game, table.ship("A1"), table.ship("B1"));
    });

  test("[2E-OBST-18] 2.5: a ship in gas or chaff can't lock or be locked", () => {
    expect([barred("2.5", "own"), barred("2.5", "enemy")]).toEqual([
      ["gascloud1", "electrochaff"],
      ["gascloud1", "electrochaff"],
    ]);
    const table = acting("2.5", "gascloud1", "enemy");
    expect(table.kind).toBe("action");
    table.say("lock");
    expect(table.keys).not.toContain("B1");
    expect(table.keys).toContain("A2");
  });

  test("[2E-OBST-07] 2.0: other ships can't lock, jam or coordinate a ship in chaff", () => {
    expect([barred("2.0", "own"), barred("2.0", "enemy")]).toEqual([[], ["electrochaff"]]);
    const after = (action: string, token: Token, where: "enemy" | "friend") =>
      acting("2.0", token, where, "omicrongrouppilot").until("action").say(action);
    const isJammed = (token: Token) =>
      after("jam", token, "enemy")
        .notes("token")
        .some((event) => event.ship === "B1");
    expect([isJammed("coreasteroid0"), isJammed("electrochaff")]).toEqual([true, false]);
    const coordinated = (token: Token) => after("coordinate", token, "friend").notes("coordinated").length;
    expect([coordinated("coreasteroid0"), coordinated("electrochaff")]).toEqual([1, 0]);
  });
});

describe("attacks obstructed by obstacles", () => {
  const attacking = (
    given: Partial<TestTable> & { readonly edition: "2.0" | "2.5" },
    tokens: readonly Token[] = ["coreasteroid0"],
  ): Table =>
    startTable({
      phase: "combat",
      obstacles: tokens.map((token, number) => ({ token, pose: at(400, 380 + 55 * number) })),
      ships: [
        [{ pilot: "redsquadronveteran", pose: at(400, 300) }],
        [{ pilot: "academypilot", pose: at(400, 530), tokens: { disarm: 1 } }],
      ],
      ...given,
    });
  const attack = (table: Table): Table => table.until("attack").say("primary>B1");
  const greenDice = (table: Table): number => {
    const rolled = table.notes("rolled").find((event) => event.reason === "defense");
    return rolled && "faces" in rolled ? rolled.faces.length : 0;
  };
  const ignoring: Ability = {
    answers: { permissions: { obstruct: (_, self, { attacker }) => (attacker === self.ship ? false : undefined) } },
  };
  const unimpeded: Ability = {
    answers: { permissions: { meetObstacle: (_, self, { ship }) => (ship === self.ship ? false : undefined) } },
  };

  for (const edition of ["2.0", "2.5"] as const) {
    test(`[2E-OBST-26] ${edition}: the defender rolls one more die, however many obstacles there are`, () => {
      expect(greenDice(attack(attacking({ edition }, [])))).toBe(3);
      expect(greenDice(attack(attacking({ edition })))).toBe(4);
      expect(greenDice(attack(attacking({ edition }, ["coreasteroid0", "coreasteroid1"])))).toBe(4);
    });

    test(`[2E-OBST-28] ${edition}: obstacles that the attacker ignores give no die, but a defender that ignores them still gets it`, () => {
      const dice = (cards: Readonly<Record<string, Ability>>) => greenDice(attack(attacking({ edition, cards })));
      expect([dice({ "pilot:redsquadronveteran": ignoring }), dice({ "pilot:academypilot": unimpeded })]).toEqual([3, 4]);
    });
  }

  const throughGas = (reference: "1.3.1" | "1.3.2", token: Token) => {
    const table = attacking({ edition: "2.0", reference }, [token]);
    table.until("attack").attackDice("hit", "hit", "hit").defenseDice("blank", "blank", "evade", "evade").say("primary>B1");
    return table;
  };

  test("[2E-OBST-27] a gas cloud lets the defender change one blank to an evade, up to version 1.3.1", () => {
    const table = throughGas("1.3.1", "gascloud1").until("modify defense dice");
    expect(table.keys).toEqual(["done", "gas cloud"]);
    table.say("gas cloud");
    expect(table.notes("missed")).toHaveLength(1);
    expect(throughGas("1.3.2", "gascloud1").notes("hit")).toHaveLength(1);
    expect(throughGas("1.3.1", "coreasteroid0").notes("hit")).toHaveLength(1);
  });
});
