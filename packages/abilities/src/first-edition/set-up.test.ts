import type { Pose } from "@broadside/geometry";
import type { ShipId } from "@broadside/rules";
import { at, startSetUp, type Table, type TestList } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { cardTable } from "../card-table.testing.ts";
import { FIRST_EDITION_ABILITIES } from "../index.ts";

/** Seat 1 has the initiative and the top edge; seat 2 has the bottom edge. Obstacles are placed anywhere, then forces. */
const setUp = (first: TestList, second: TestList, more: Parameters<typeof startSetUp>[1] = {}): Table =>
  startSetUp(
    [
      { points: 99, ...first },
      { points: 100, ...second },
    ],
    { registry: FIRST_EDITION_ABILITIES, ...more },
  )
    .until("edge")
    .say("bottom");

const ship = (pilot: string, ...upgrades: readonly string[]) => ({ pilot, upgrades });

/** Gives default answers until set-up is over. Returns the ships in placement order. */
function placedInOrder(table: Table): readonly (string | undefined)[] {
  while (table.game.state.cursor.phase === "setup") table.pass();
  return table.notes("placed").map((note) => note.ship);
}

const isRefused = (table: Table, pose: Pose): boolean => {
  const open = table.game.open[0];
  return open !== undefined && "refusal" in open.ask && open.ask.refusal(pose) !== undefined;
};

describe("courierdroid and hyperwavecommscanner change the order in which ships are placed", () => {
  const rebels = (...ships: TestList["ships"]): Table => setUp({ ships: ["darthvader"] }, { ships });

  test("Courier Droid: a ship placed as skill 8 comes after other ships, and one placed as skill 0 before them", () => {
    const asked = rebels(ship("outerrimsmuggler", "courierdroid"), "rookiepilot", "lukeskywalker");
    expect(asked.asks).toMatchObject([{ kind: "use at beforeForces", seat: 1, keys: ["pass", "B1/upgrade:courierdroid/0"] }]);
    asked.say("B1/upgrade:courierdroid/0");
    expect(asked.keys).toEqual(["0", "8"]);
    asked.say("8");
    expect(asked.until("ship to place").keys.toSorted()).toEqual(["B1", "B3"]);
    const first = rebels(ship("lukeskywalker"), ship("outerrimsmuggler", "courierdroid"), "rookiepilot");
    expect(placedInOrder(first.say("B2/upgrade:courierdroid/0").say("0"))).toEqual(["B2", "B3", "B1", "A1"]);
  });

  test("Courier Droid: a ship that passes is placed using its own skill, and the effect ends when forces are placed", () => {
    const table = rebels(ship("outerrimsmuggler", "courierdroid"), "rookiepilot").say("pass");
    expect(placedInOrder(table)).toEqual(["B1", "B2", "A1"]);
    const used = rebels(ship("outerrimsmuggler", "courierdroid"), "rookiepilot").say("B1/upgrade:courierdroid/0").say("8");
    expect(used.game.state.effects).toHaveLength(1);
    expect(placedInOrder(used)).toEqual(["B2", "B1", "A1"]);
    expect(used.game.state.effects).toEqual([]);
  });

  test("Hyperwave Comm Scanner: offers skill 0, 6 or 12", () => {
    const table = setUp({ ships: [ship("epsilonace", "hyperwavecommscanner")] }, { ships: ["lukeskywalker"] });
    table.say("A1/upgrade:hyperwavecommscanner/0");
    expect(table.keys).toEqual(["0", "6", "12"]);
    expect(placedInOrder(table.say("0"))).toEqual(["A1", "B1"]);
  });
});

describe("hyperwavecommscanner gives tokens in set-up", () => {
  const scanning = () =>
    setUp({ ships: [ship("epsilonsquadronpilot", "hyperwavecommscanner"), "omegaleader"] }, { ships: ["wedgeantilles"] }).say("pass");
  const place = (table: Table, x: number) => table.until("place ship").put(at(x, 914.4 - 60, 180));

  test("another friendly ship placed at Range 1-2 can get a focus or an evade token", () => {
    const table = place(place(scanning(), 400), 560);
    expect(table.kind).toBe("use at placed");
    table.say("A1/upgrade:hyperwavecommscanner/0");
    expect(table.keys).toEqual(["focus", "evade"]);
    table.say("evade");
    expect(table.ship("A2").tokens.evade).toBe(1);
    expect(table.kind).toBe("place ship");
  });

  test("a ship beyond Range 2, or an enemy, gets no token", () => {
    const table = place(place(scanning(), 100), 400);
    expect(table.asks).toMatchObject([{ kind: "place ship", seat: 1 }]);
    table.pass();
    expect(table.game.state.cursor.phase).toBe("planning");
  });
});

describe("hansolo-swx57", () => {
  test("he can be placed anywhere on the table beyond Range 3 of enemies that are already placed", () => {
    const table = setUp({ ships: ["academypilot"] }, { ships: ["hansolo-swx57"] });
    table.until("place ship").put(at(457, 914.4 - 20, 180));
    expect(table.game.open[0]?.ask.about).toEqual({ ship: "B1" });
    expect(isRefused(table, at(457, 450))).toBe(false);
    expect(isRefused(table, at(100, 500, 45))).toBe(false);
    expect(isRefused(table, at(457, 914.4 - 40 - 300 - 39))).toBe(true);
    expect(isRefused(table, at(30, 450))).toBe(true);
    table.put(at(457, 450));
    expect(table.ship("B1")).toMatchObject({ status: "inPlay", pose: at(457, 450) });
  });

  test("enemies placed later can be as near to him as they like", () => {
    const table = setUp({ ships: ["hansolo-swx57"] }, { ships: ["darthvader"] })
      .until("place ship")
      .put(at(457, 140));
    expect(table.game.open[0]?.ask.about).toEqual({ ship: "B1" });
    expect(isRefused(table, at(457, 21))).toBe(false);
  });

  test("other ships must be placed at their edge", () => {
    const table = setUp({ ships: ["darthvader"] }, { ships: ["rookiepilot", "hansolo-swx57"] }).until("place ship");
    expect(table.game.open[0]?.ask.about).toEqual({ ship: "B1" });
    expect(isRefused(table, at(457, 450))).toBe(true);
  });
});

describe("lieutenantdormitz", () => {
  test("once he is placed, friends can be placed at Range 1-2 of him, and all other ships at their edge", () => {
    const table = setUp({ ships: ["lieutenantdormitz", "omegaleader"] }, { ships: ["rookiepilot", "wedgeantilles"] });
    table.until("place ship");
    expect(table.game.open[0]?.ask.about).toEqual({ ship: "B1" });
    expect(isRefused(table, at(457, 640))).toBe(true);
    table.pass();
    expect(table.game.open[0]?.ask.about).toEqual({ ship: "A1" });
    expect(isRefused(table, at(457, 640))).toBe(true);
    table.put(at(457, 914.4 - 40, 180));
    expect(table.game.open[0]?.ask.about).toEqual({ ship: "A2" });
    const hull = 914.4 - 80;
    expect(isRefused(table, at(457, hull - 200 - 20 + 0.1, 180))).toBe(false);
    expect(isRefused(table, at(457, hull - 200 - 20 - 1, 180))).toBe(true);
    expect(isRefused(table, at(100, 914.4 - 50, 180))).toBe(false);
    table.put(at(457, 640, 90));
    expect(table.ship("A2").pose).toEqual(at(457, 640, 90));
  });
});

describe("directorkrennic", () => {
  const krennic = (...others: TestList["ships"]) =>
    setUp({ ships: [ship("captainkagi", "directorkrennic"), ...others] }, { ships: ["alphasquadronpilot"] });

  test("before forces are placed, his player chooses a friendly ship of the Empire with 3 or fewer shields", () => {
    const table = krennic("darthvader", "omegaleader", "epsilonace", "academypilot");
    expect(table.asks).toMatchObject([{ kind: "choose ship", seat: 0, keys: ["A2", "A5"] }]);
    table.say("A5");
    expect(table.game.state.effects).toMatchObject([{ id: "condition:optimizedprototype", ship: "A5", by: "A1" }]);
  });

  test("the prototype has its extra shield when set-up is over, even if it is docked", () => {
    const table = krennic("darthvader");
    placedInOrder(table);
    expect(table.ship("A2").shields).toBe(3);
    const docked = startSetUp(
      [
        { ships: [ship("gozanticlasscruiser", "directorkrennic"), { pilot: "academypilot", dockedTo: 0 }], points: 99 },
        { ships: ["rookiepilot"] },
      ],
      { registry: FIRST_EDITION_ABILITIES, setup: { format: "epic-dogfight", table: "6x3" } },
    );
    placedInOrder(docked);
    expect(docked.ship("A2")).toMatchObject({ status: "docked", shields: 1 });
  });

  test("there is nothing to choose if all ships have more shields or belong to the First Order", () => {
    const none = krennic("omegaleader");
    expect(none.kind).toBe("place ship");
    expect(none.game.state.effects).toEqual([]);
  });
});

describe("ascoretosettle", () => {
  test("before forces are placed, an enemy is assigned A Debt to Pay", () => {
    const table = setUp({ ships: [ship("darthvader", "ascoretosettle")] }, { ships: ["rookiepilot", "lukeskywalker"] });
    expect(table.asks).toMatchObject([{ kind: "choose ship", seat: 0, keys: ["B1", "B2"] }]);
    table.say("B2");
    expect(table.game.state.effects).toMatchObject([{ id: "condition:adebttopay", ship: "B2", by: "A1" }]);
    placedInOrder(table);
    expect(table.game.state.effects).toMatchObject([{ id: "condition:adebttopay", ship: "B2", by: "A1" }]);
  });

  const duel = (holder: ShipId) =>
    cardTable(
      [[{ pilot: "darthvader", upgrades: ["ascoretosettle"], pose: at(400, 300) }], [{ pilot: "lukeskywalker", pose: at(400, 490, 180) }]],
      {
        state: { effects: [{ id: "condition:adebttopay", ship: holder, by: "A1", until: "game", since: 1 }] },
      },
    )
      .attackDice("focus", "focus")
      .say("primary>B1");

  test("when its ship attacks that enemy, one focus result can become a critical", () => {
    const table = duel("B1");
    expect(table.kind).toBe("modify attack dice");
    table.say("A1/upgrade:ascoretosettle/0");
    expect(table.game.state.attack?.attackDice.map(({ face }) => face).toSorted()).toEqual(["crit", "focus"]);
  });

  test("this isn't possible if another ship has the Condition", () => {
    expect(duel("A1").keys).not.toContain("A1/upgrade:ascoretosettle/0");
  });
});

describe("minefieldmapper", () => {
  const mapping = (...bombs: readonly string[]) =>
    setUp({ ships: ["academypilot"] }, { ships: [ship("deathrain", "minefieldmapper", ...bombs)] }).until("use at afterForces");

  test("bomb cards are discarded, and their tokens can be placed anywhere beyond Range 3 of enemies", () => {
    const table = mapping("protonbombs", "clustermines");
    const enemy = table.ship("A1").pose ?? at(0, 0);
    table.say("B1/upgrade:minefieldmapper/0");
    expect(table.keys).toEqual(["done", "protonbombs@1", "clustermines@2"]);
    table.say("protonbombs@1");
    expect(table.kind).toBe("lay device");
    expect(isRefused(table, { ...enemy, y: enemy.y - at(0, 20 + 300 + 10).y })).toBe(true);
    expect(isRefused(table, at(5, 300))).toBe(true);
    table
      .put(at(411, 333, 37))
      .say("clustermines@2")
      .put(at(200, 200));
    expect(table.game.state.devices.map(({ kind }) => kind)).toEqual(["proton bomb", "cluster mine", "cluster mine", "cluster mine"]);
    expect(table.game.state.devices[0]?.pose).toEqual(at(411, 333, 37));
    expect(table.ship("B1").upgrades.map(({ faceup }) => faceup)).toEqual([true, false, false]);
    expect(table.game.state.cursor.phase).toBe("planning");
  });

  test("the player can use any number of bomb cards, or none", () => {
    const one = mapping("protonbombs", "clustermines").say("B1/upgrade:minefieldmapper/0").say("protonbombs@1").pass().say("done");
    expect(one.game.state.devices).toMatchObject([{ kind: "proton bomb", seat: 1, ship: "B1" }]);
    expect(one.ship("B1").upgrades.map(({ faceup }) => faceup)).toEqual([true, false, true]);
    const none = mapping("protonbombs").say("pass");
    expect(none.game.state.devices).toEqual([]);
    expect(none.ship("B1").upgrades[1]?.faceup).toBe(true);
  });

  test("a placed bomb detonates at the end of the first Activation phase, and the ship can drop another one", () => {
    const table = mapping("protonbombs", "seismiccharges")
      .say("B1/upgrade:minefieldmapper/0")
      .say("protonbombs@1")
      .put(at(450, 450))
      .say("done");
    table.until("use at dialRevealed");
    expect(table.keys).toContain("B1/upgrade:seismiccharges/2");
    table.untilPhase("combat");
    expect(table.game.state.devices).toEqual([]);
  });
});
