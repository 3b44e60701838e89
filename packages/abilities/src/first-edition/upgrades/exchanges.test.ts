import { actionBar, imagine, scoreOf, view } from "@broadside/rules";
import { attacksOpen } from "@broadside/rules/procedures";
import type { Table, TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable } from "../../card-table.testing.ts";

/** Places a ship at the start of the End phase, with an enemy behind it. */
const ending = (ship: Omit<TestShip, "pose">, ...friends: readonly TestShip[]): Table =>
  cardTable([[{ pose: at(400, 500), ...ship }, ...friends], [{ pilot: "wedgeantilles", pose: at(400, 350) }]], {
    phase: "end",
    setup: { table: "6x3" },
  });

const croc = (...upgrades: readonly string[]) => ({ pilot: "croccruiser", upgrades: ["azmorigan", ...upgrades], energy: 2 });
const firespray = (...upgrades: readonly string[]) => ({ pilot: "mandalorianmercenary", upgrades: ["cikatrovizago", ...upgrades] });
const cards = (table: Table) => table.ship("A1").upgrades.map(({ id, faceup }) => (faceup ? id : `(${id})`));

describe("Azmorigan", () => {
  test("spends 1 energy to replace a crew or team card with one of the same type that costs no more", () => {
    const table = ending(croc("gunneryteam", "frequencyjammer")).say("A1/upgrade:azmorigan/0");
    expect(table.ship("A1").energy).toBe(1);
    expect(table.asks).toEqual([{ kind: "card to replace", seat: 0, keys: ["azmorigan@0", "gunneryteam@1"] }]);
    table.say("gunneryteam@1");
    expect(table.asks).toEqual([{ kind: "replacement", seat: 0, keys: ["sensorteam@1", "engineeringteam@1", "igrmthugdroids@1"] }]);
    expect(cards(table.say("engineeringteam@1"))).toEqual(["azmorigan", "engineeringteam", "frequencyjammer"]);
  });

  test("the question names his card, and the log names both exchanged cards", () => {
    const table = ending(croc("gunneryteam")).say("A1/upgrade:azmorigan/0");
    expect(view(table.game, [0]).questions).toMatchObject([{ about: { ship: "A1", card: "upgrade:azmorigan" } }]);
    table.say("gunneryteam@1").say("sensorteam@1");
    expect(table.notes("upgrade replaced")).toMatchObject([{ ship: "A1", card: "upgrade:sensorteam", replaced: "upgrade:gunneryteam" }]);
  });

  test("needs energy, and can be declined", () => {
    expect(ending({ ...croc("gunneryteam"), energy: 0 }).kind).not.toBe("use at startOfEnd");
    const table = ending(croc("gunneryteam"));
    expect(table.keys).toEqual(["pass", "A1/upgrade:azmorigan/0"]);
    expect(cards(table.pass())).toEqual(["azmorigan", "gunneryteam"]);
  });

  test("[1E-SQUAD-04][1E-SQUAD-05][1E-SQUAD-06] offers only crew cards that the ship could have equipped", () => {
    const crew = (upgrades: readonly string[], ...friends: readonly TestShip[]) =>
      ending(croc("gunner", ...upgrades), ...friends)
        .say("A1/upgrade:azmorigan/0")
        .say("gunner@1")
        .keys.map((key) => key.replace("@1", ""));
    const open = crew([]);
    expect(open).toEqual(expect.arrayContaining(["tactician", "greedo", "constructiondroid", "targetingcoordinator"]));
    // The card itself, a card already on the ship, and a more expensive card can't be chosen. Neither can cards from other factions, cards
    // that huge ships can't take, and cards that take two icons.
    for (const id of ["gunner", "azmorigan", "jabbathehutt", "chewbacca", "darthvader", "navigator", "cassianandor"])
      expect(open).not.toContain(id);
    expect(crew(["tactician"])).not.toContain("tactician");
    // A unique name can't be used twice, even if the other card is on a friend or on a ship that is lost. A friend's other cards don't
    // matter.
    const gone = { pilot: "rookiepilot", upgrades: ["greedo", "tactician"], pose: undefined, status: "destroyed" } as const;
    const beside = crew([], { pilot: "bossk", pose: at(800, 300) }, gone);
    for (const id of ["bossk", "greedo"]) expect([open.includes(id), beside.includes(id)]).toEqual([true, false]);
    expect(beside).toContain("tactician");
  });

  test("the new card works at once, and the replaced card no longer works", () => {
    const table = ending(croc("gunner", "frequencyjammer")).say("A1/upgrade:azmorigan/0").say("gunner@1").say("cikatrovizago@1");
    expect(table.keys).toEqual(["pass", "A1/upgrade:cikatrovizago/1"]);
    table.say("A1/upgrade:cikatrovizago/1");
    expect(table.keys).toContain("ionizationreactor@2");
    expect(cards(table.say("ionizationreactor@2"))).toEqual(["azmorigan", "(cikatrovizago)", "ionizationreactor"]);
    const without = ending(croc("gunner")).say("A1/upgrade:azmorigan/0").say("azmorigan@0").say("outlawtech@0");
    expect(cards(without)).toEqual(["outlawtech", "gunner"]);
    expect(without.game.bearers.onWindow(without.game, "startOfEnd")).toEqual([]);
  });
});

describe("Cikatro Vizago", () => {
  const swapped = () => ending(firespray("hotshotblaster")).say("A1/upgrade:cikatrovizago/0").say("burnoutslam@1");

  test("is discarded to replace an illicit or cargo card; the new card's icons and weapons replace the old ones", () => {
    const before = ending(firespray("hotshotblaster")).game;
    const [old] = before.state.ships;
    const weapons = (game: typeof before, ship: typeof old) => ship && attacksOpen(game, ship).map(({ weapon }) => weapon);
    expect([old && actionBar(before, old).includes("slam"), weapons(before, old)]).toEqual([false, ["primary", 1]]);
    const table = swapped();
    const { game } = table;
    expect(cards(table)).toEqual(["(cikatrovizago)", "burnoutslam"]);
    expect([actionBar(game, table.ship("A1")).includes("slam"), weapons(game, table.ship("A1"))]).toEqual([true, ["primary"]]);
    expect(game.bearers.onWindow(game, "startOfEnd")).toEqual([]);
  });

  test("doesn't change what the ship is worth", () => {
    const table = swapped();
    table.give({ input: "set", reason: "gone", changes: [{ change: "ship", ship: "A1", set: { status: "destroyed" } }] });
    expect(scoreOf(table.game)).toEqual([table.game.setup.squads[0]?.ships[0]?.points, 0]);
  });

  test("a position imagined from the opponent's view includes the new card", () => {
    const { game } = swapped();
    const imagined = imagine(view(game, [1]), game.content, 1);
    const [ship] = imagined.state.ships;
    expect(ship && imagined.factsOf(ship).upgradeKeys).toEqual(["upgrade:cikatrovizago", "upgrade:burnoutslam"]);
  });

  test("isn't offered without such a card", () => {
    expect(ending(firespray("gunner")).kind).not.toBe("use at startOfEnd");
  });
});

test("a judge can set only cards that are possible in that place", () => {
  const set = (table: Table, id: string) =>
    table.give({
      input: "set",
      reason: "the wrong card",
      changes: [
        {
          change: "ship",
          ship: "A1",
          set: { upgrades: table.ship("A1").upgrades.map((card, place) => (place === 1 ? { ...card, id } : card)) },
        },
      ],
    });
  const table = ending(firespray("hotshotblaster"));
  expect(set(table, "glitterstim")).toBeUndefined();
  expect(cards(table)).toEqual(["cikatrovizago", "glitterstim"]);
  expect(set(table, "hotshotblaster")).toBeUndefined();
  expect(set(table, "frequencyjammer")).toMatchObject({ refused: expect.any(String) });
  expect(set(ending({ pilot: "mandalorianmercenary", upgrades: ["gunner", "hotshotblaster"] }), "glitterstim")).toBeDefined();
});
