import { mm } from "@broadside/geometry";
import { describe, expect, test } from "vitest";
import type { Ability } from "../contract/ability.ts";
import { actionBar, pilotSkill, primaryValue } from "../queries/figures.ts";
import { at, madeUp, startSetUp, type Table, type TestList } from "../testing.ts";

/** Sets up a game in which seat 1 has initiative and the top edge, and seat 2 has the bottom edge. */
const atShips = (first: TestList["ships"], second: TestList["ships"], cards: Readonly<Record<string, Ability>> = {}): Table =>
  startSetUp([{ ships: first, points: 99 }, { ships: second }], { cards })
    .until("edge")
    .say("bottom");

/** Returns the ships in the order in which they are placed. */
function placedInOrder(table: Table): readonly (string | undefined)[] {
  while (table.game.state.cursor.phase === "setup") table.pass();
  return table.notes("placed").map((note) => note.ship);
}

const refused = (table: Table, y: number, x = 400, heading = 0) => {
  const open = table.game.open[0];
  return open && table.give({ input: "answer", seat: open.ask.seat, ask: open.number, pose: at(x, y, heading) })?.refused;
};

describe("placing ships in the first edition", () => {
  test.each([
    [99, 100, ["B1", "A1", "B2", "A2"]],
    [100, 99, ["B1", "B2", "A1", "A2"]],
  ])(
    "[1E-SETUP-06] ships are placed by rising skill, on ties the player with initiative first: totals %i and %i",
    (first, second, order) => {
      const table = startSetUp([
        { ships: ["redsquadronpilot", "wedgeantilles"], points: first },
        { ships: ["rookiepilot", "redsquadronpilot"], points: second },
      ]);
      expect(placedInOrder(table)).toEqual(order);
    },
  );

  test("[1E-SETUP-06, ES-DEPLOY-15] a ship must be wholly within Range 1 of its player's edge: 101 mm is refused, 100 mm accepted", () => {
    const table = atShips(["wedgeantilles"], ["rookiepilot"]);
    expect(table.asks).toMatchObject([{ kind: "place ship", seat: 1 }]);
    expect(refused(table, 81)).toBe("not a legal place");
    expect(refused(table, 80)).toBeUndefined();
  });

  test("[ES-COND-06] a place that is one micrometre too far is refused", () => {
    expect(refused(atShips(["wedgeantilles"], ["rookiepilot"]), 80.001)).toBe("not a legal place");
  });

  test("a place along the other side's edge is refused", () => {
    expect(refused(atShips(["wedgeantilles"], ["rookiepilot"]), 914.4 - 50)).toBe("not a legal place");
  });

  test("[1E-SETUP-10] a player chooses the order of their own ships with equal skill", () => {
    const table = atShips(["wedgeantilles"], ["rookiepilot", "rookiepilot"]);
    expect(table.asks).toMatchObject([{ kind: "ship to place", seat: 1, keys: ["B1", "B2"] }]);
    table.say("B2");
    expect(table.game.open[0]?.ask.about).toEqual({ ship: "B2" });
  });

  test("[ES-COMP-09] any heading and bases in contact are accepted, but an overlap is refused", () => {
    const table = atShips(["wedgeantilles"], ["rookiepilot", "rookiepilot", "rookiepilot"]);
    expect(table.say("B1").game.open[0]?.ask).toMatchObject({ place: { shape: "strip", edge: "bottom", depth: mm(100) } });
    table.put(at(400, 50, 90)).say("B2");
    expect(refused(table, 50, 430)).toBe("not a legal place");
    expect(refused(table, 50, 442.5)).toBeUndefined();
  });

  test("[1E-COMP-18] a large ship is placed like any other", () => {
    const table = atShips(["wedgeantilles"], ["lothalrebel"]);
    expect([refused(table, 61), refused(table, 60)]).toEqual(["not a legal place", undefined]);
  });

  /** Its diagonal measures 113.1 mm. */
  test("[1E-SETUP-07, 1E-COMP-18] a large ship at an angle may stick out of a strip that it fills, but not out of the play area", () => {
    const askew = (y: number) => refused(atShips(["wedgeantilles"], ["lothalrebel"]), y, 400, 45);
    expect([askew(58), askew(56), askew(56.57)]).toEqual(["not a legal place", "not a legal place", undefined]);
  });

  test("[1E-SETUP-06] a constant change of skill counts: with Veteran Instincts, skill 2 is placed like skill 4", () => {
    const veteran = { pilot: "rookiepilot", upgrades: ["veteraninstincts"] };
    expect(placedInOrder(atShips([veteran], ["obsidiansquadronpilot", "redsquadronpilot"]))).toEqual(["B1", "A1", "B2"]);
  });

  test("docked ships aren't placed", () => {
    const shuttle = { pilot: "zeborrelios-attackshuttle", upgrades: ["phantom"], dockedTo: 0 };
    const table = atShips([{ pilot: "lothalrebel", upgrades: ["ghost"] }, shuttle], ["academypilot"]);
    expect(placedInOrder(table)).toEqual(["B1", "A1"]);
    expect(table.ship("A2")).toMatchObject({ status: "docked", pose: undefined, carrier: "A1" });
  });

  test("thirty ships on a side can be placed at their default places without overlaps", () => {
    const table = atShips(
      ["wedgeantilles"],
      Array.from({ length: 30 }, () => "academypilot"),
    );
    expect(placedInOrder(table)).toHaveLength(31);
  });

  test("cards can act when their ship has been placed", () => {
    const eager: Ability = {
      windows: [
        {
          at: "placed",
          optional: true,
          when: (_game, self, { ship }) => ship === self.ship.id,
          *perform(game, self) {
            yield* [];
            game.note(madeUp({ note: "eager", ship: self.ship.id }));
          },
        },
      ],
    };
    const table = atShips(["wedgeantilles"], ["rookiepilot"], { "pilot:rookiepilot": eager });
    expect(table.pass().kind).toBe("use at placed");
    table.say(table.keys[1] ?? "");
    expect(table.madeUp("eager")).toHaveLength(1);
  });
});

describe("double-faced cards", () => {
  const foils = { pilot: "rookiepilot", upgrades: ["servomotorsfoils"] };

  test.each([
    ["front", 3, "barrel-roll"],
    ["back", 2, "boost"],
  ])("[1E-SQUAD-09] with the %s faceup, only that side is in effect", (side, value, action) => {
    const table = atShips(["wedgeantilles"], [foils]).until("card side").say(side);
    const ship = table.ship("B1");
    expect(primaryValue(table.game, ship)).toBe(value);
    expect(actionBar(table.game, ship).filter((name) => name === "boost" || name === "barrel-roll")).toEqual([action]);
  });

  const adaptability: Ability = {
    answers: {
      sums: { pilotSkill: (_game, self, { ship }) => (ship !== self.ship ? 0 : ship.upgrades[self.at]?.side === "back" ? -1 : 1) },
    },
  };

  test.each([
    ["front", 4],
    ["back", 2],
  ])("[1E-SQUAD-10] Adaptability applies only after its ship has been placed: with the %s up, skill %i", (side, skill) => {
    const adaptable = { pilot: "obsidiansquadronpilot", upgrades: ["adaptability"] };
    const table = atShips(["obsidiansquadronpilot"], [adaptable], { "upgrade:adaptability": adaptability });
    expect(pilotSkill(table.game, table.ship("B1"))).toBe(3);
    expect(table.asks).toMatchObject([{ kind: "place ship", seat: 0 }]);
    table.until("card side").say(side);
    expect(pilotSkill(table.game, table.ship("B1"))).toBe(skill);
  });
});
