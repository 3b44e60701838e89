import { startSetUp, type Table } from "@broadside/rules/testing";
import { expect, test } from "vitest";
import { ABILITIES_2_5 } from "../../index.ts";
import { chargesLeft, FIGHTER, tokens, use, X_WING } from "../upgrades.testing.ts";

/**
 * The first ship of the first seat has the card. Whenever a card asks the player to choose a ship during set-up, the last one is chosen.
 */
function setUp(id: string): Table {
  const table = startSetUp([{ ships: [{ pilot: X_WING, upgrades: [id] }, X_WING, X_WING] }, { ships: [FIGHTER, FIGHTER] }], {
    edition: "2.5",
    registry: ABILITIES_2_5,
  });
  while (table.game.state.cursor.phase === "setup") {
    if (table.kind === "choose ship") table.say(table.keys.at(-1) ?? "");
    else table.pass();
  }
  return table;
}

/** Plays through set-up and uses the card whenever possible. Questions get the named answers, or else the last option. */
function setUpUsing(id: string, answers: Readonly<Record<string, string>> = {}): Table {
  const table = startSetUp([{ ships: [{ pilot: X_WING, upgrades: [id] }, X_WING] }, { ships: [FIGHTER, FIGHTER, FIGHTER] }], {
    edition: "2.5",
    registry: ABILITIES_2_5,
  });
  while (table.game.state.cursor.phase === "setup") {
    const answer = answers[table.kind];
    if (answer !== undefined && table.keys.includes(answer)) table.say(answer);
    else if (table.keys.includes(use(id))) table.say(use(id));
    else table.pass();
  }
  return table;
}

for (const [id, condition] of [
  ["agentkallus", "hunted"],
  ["informant", "listeningdevice"],
] as const)
  test(`${id}: an enemy gets the Condition after forces are placed`, () => {
    expect(setUp(id).game.state.effects).toMatchObject([{ id: `condition:${condition}`, ship: "B2", by: "A1" }]);
  });

for (const [id, condition, ship] of [
  ["directorkrennic", "optimizedprototype", "A3"],
  ["talmerrik", "falsefriend", "B2"],
] as const)
  test(`${id}: another friendly ship, or an enemy, gets the Condition before forces are placed`, () => {
    const table = setUp(id);
    expect(table.game.state.effects).toMatchObject([{ id: `condition:${condition}`, ship, by: "A1" }]);
    const first = table.events.findIndex((event) => "note" in event && event.note === "condition");
    expect(table.events.slice(0, first).some((event) => "note" in event && event.note === "placed")).toBe(false);
  });

test("Commander Pyre: an enemy starts with two stress tokens", () => {
  expect(["B1", "B2"].map((ship) => tokens(setUp("commanderpyre"), ship).stress)).toEqual([0, 2]);
});

test("GNK “Gonk” Droid and Chewbacca start with one charge fewer, and Agent Terex with three calculate tokens", () => {
  expect(["gnkgonkdroid", "chewbacca-crew-swz19", "agentterex"].map((id) => chargesLeft(setUp(id)))).toEqual([0, 1, 3]);
});

test("Boba Fett: the ship starts in reserve, and at the end of set-up is next to an obstacle and far from enemies", () => {
  const table = setUpUsing("bobafett");
  const { board, state } = table.game;
  const ship = table.ship("A1");
  expect(ship.status).toBe("inPlay");
  expect(state.obstacles.some((obstacle) => board.rangeToArea(ship, board.obstacle(obstacle)) === 0)).toBe(true);
  expect(["B1", "B2", "B3"].every((id) => board.range(ship, table.ship(id)) > 3)).toBe(true);
  const placed = table.notes("placed").map((note) => note.ship);
  expect(placed.at(-1)).toBe("A1");
});

test("Tobias Beckett: after all ships are placed, one obstacle is moved", () => {
  const table = setUpUsing("tobiasbeckett");
  const laid = table.notes("obstacle laid");
  expect(laid).toHaveLength(1);
  const moved = table.game.state.obstacles.find(({ id }) => id === laid[0]?.obstacle);
  const { board } = table.game;
  if (!moved) throw new Error("no obstacle was moved");
  const ranges = ["A1", "A2", "B1", "B2", "B3"].map((id) => board.rangeToArea(table.ship(id), board.obstacle(moved)));
  expect(Math.min(...ranges)).toBeGreaterThan(2);
});

test("GA-97: three to five charges delay another ship's arrival", () => {
  const table = setUpUsing("ga97", { "charges to spend": "4" });
  expect(table.game.state.effects).toMatchObject([{ id: "condition:itstheresistance", ship: "A2", by: "A1" }]);
  expect(chargesLeft(table)).toBe(1);
});

test("The Child: an opponent picks two ships that hunt the ship", () => {
  const table = setUpUsing("thechild", { "choose ship": "B3" });
  expect(table.game.state.effects.map(({ id, ship }) => [id, ship])).toEqual([
    ["condition:mercilesspursuit", "B3"],
    ["condition:mercilesspursuit", "B1"],
  ]);
});

test("Zam Wesell: she starts without charges", () => {
  expect(chargesLeft(setUpUsing("zamwesell"))).toBe(0);
});
