import type { Table, TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable, diceRolled } from "../../card-table.testing.ts";

const ROOKIE = { pilot: "rookiepilot" };

/** Sets up a CR90 with an X-wing abeam of its fore section, at Range 3. */
const broadside = (set: Partial<TestShip> = {}): Table =>
  cardTable([[{ pilot: "cr90corvette", pose: at(400, 450), ...set }], [{ ...ROOKIE, pose: at(710, 522, 90) }]]);

describe("CR90 Corvette", () => {
  const KEY = "A1/pilot:cr90corvette";

  test("[HS-ENERGY-20] its fore section can spend 1 of the ship's energy to roll one more die", () => {
    const table = broadside({ energy: 5 }).say("primary>B1");
    expect(table.asks).toEqual([{ kind: "use at attackBegins", seat: 0, keys: ["pass", KEY] }]);
    table.attackDice("blank", "blank", "blank", "blank", "blank").defenseDice("blank", "blank", "blank").say(KEY);
    expect([table.ship("A1").energy, diceRolled(table)]).toEqual([4, [5, 3]]);
  });

  test("without energy, it rolls its four dice", () => {
    const table = broadside({ energy: 0 }).attackDice("blank", "blank", "blank", "blank").defenseDice("blank", "blank", "blank");
    expect(diceRolled(table.say("primary>B1"))).toEqual([4, 3]);
  });

  test("[HS-CRIP-02] a crippled fore section rolls two dice and loses its text", () => {
    const table = broadside({ energy: 1, crippled: "fore", shields: 0 });
    table.attackDice("blank", "blank").defenseDice("blank", "blank", "blank").say("primary>B1");
    expect(diceRolled(table)).toEqual([2, 3]);
  });
});

describe("Raider-class Corvette", () => {
  const KEY = "A1/pilot:raiderclasscorvette";
  const ahead = (set: Partial<TestShip> = {}): Table =>
    cardTable([[{ pilot: "raiderclasscorvette", pose: at(400, 300), energy: 6, ...set }], [{ ...ROOKIE, pose: at(400, 582, 180) }]]);
  const missing = (table: Table): Table => table.attackDice("blank", "blank", "blank", "blank").defenseDice("blank", "blank");

  test("[HS-ATK-08] it can spend 2 energy on a second primary attack, once a round", () => {
    const table = missing(ahead()).say("primary>B1");
    expect(table.asks).toEqual([{ kind: "use at afterAttack", seat: 0, keys: ["pass", KEY] }]);
    missing(table).say(KEY);
    expect([table.ship("A1").energy, table.notes("attacks").length]).toEqual([4, 2]);
    expect(table.asks).toMatchObject([{ kind: "attack", seat: 1 }]);
  });

  test("it can't do this with 1 energy or with a crippled fore section", () => {
    const crippled = ahead({ crippled: "fore", shields: 0 }).attackDice("blank", "blank").defenseDice("blank", "blank");
    for (const table of [missing(ahead({ energy: 1 })), crippled]) expect(table.say("primary>B1").keys).not.toContain(KEY);
  });
});

describe("Gozanti-class Cruiser", () => {
  test("it can deploy two docked ships after a maneuver", () => {
    expect(deployedBy({ pilot: "gozanticlasscruiser" })).toEqual(["A2", "A3"]);
  });

  test("it can deploy up to four docked ships with Vector", () => {
    expect(deployedBy({ pilot: "gozanticlasscruiser", upgrades: ["vector"] })).toEqual(["A2", "A3", "A4", "A5"]);
  });
});

/** Returns the ships that leave a carrier. It has five aboard and deploys as many as it can. */
function deployedBy(carrier: Omit<TestShip, "pose">): readonly (string | undefined)[] {
  const aboard = Array.from({ length: 5 }, () => ({ pilot: "academypilot", pose: undefined, status: "docked", carrier: "A1" }) as const);
  const table = cardTable(
    [[{ ...carrier, pose: at(300, 450), dial: "1F3" }, ...aboard], [{ pilot: "wedgeantilles", pose: at(850, 850, 180), activated: true }]],
    { phase: "activation" },
  );
  while (!(table.kind === "action" && table.game.open[0]?.ask.about?.ship === "A1"))
    if (table.kind === "deploy") table.say(table.keys[1] ?? "none");
    else table.pass();
  return table.notes("deployed").map((note) => note.ship);
}
