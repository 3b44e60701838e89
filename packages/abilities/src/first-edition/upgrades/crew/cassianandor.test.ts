import { eventsFor, imagine, view } from "@broadside/rules";
import type { Table } from "@broadside/rules/testing";
import { expect, test } from "vitest";
import { at, cardTable } from "../../../card-table.testing.ts";

/** A U-wing, a T-65 at Range 2 of it, and another ship far away. All of them set their dials. */
const planned = (): Table =>
  cardTable(
    [
      [{ pilot: "bluesquadronpathfinder", upgrades: ["cassianandor"], pose: at(400, 300) }],
      [
        { pilot: "rookiepilot", pose: at(400, 480, 180) },
        { pilot: "rookiepilot", pose: at(100, 850, 180) },
      ],
    ],
    { phase: "planning" },
  )
    .say("2FG", "A1")
    .say("3TW", "B1")
    .say("1FG", "B2");
/** Returns the dials that a ship has revealed. */
const revealed = (table: Table, ship: string) => table.notes("revealed").flatMap((note) => (note.ship === ship ? [note.maneuver] : []));
const guessed = (code: string): Table => planned().say("A1/upgrade:cassianandor/0").say(code);

test("Cassian Andor guesses the dial of an enemy at Range 1-2, and can change his own if he is right", () => {
  const table = planned();
  expect(table.asks).toEqual([{ kind: "use at dialsSet", seat: 0, keys: ["pass", "A1/upgrade:cassianandor/0"] }]);
  table.say("A1/upgrade:cassianandor/0");
  // B1 is the only enemy near enough.
  expect([table.kind, table.game.open[0]?.ask.about?.target]).toEqual(["guess dial", "B1"]);
  expect(table.keys).toEqual(expect.arrayContaining(["3TW", "3YW", "4KR"]));
  table.say("3TW");
  expect(table.kind).toBe("look and turn dial");
  expect(table.keys[0]).toBe("keep");
  expect(table.keys).not.toContain("2FG");
  table.say("1BG");
  expect([revealed(table, "A1"), table.ship("B1").dial]).toEqual([["1BG"], "3TW"]);
});

test("if Cassian Andor guesses wrong, even only the side of a turn, he sees the dial but can't change his own", () => {
  const table = guessed("3YW");
  expect([table.kind, table.keys, table.game.open[0]?.ask.about?.maneuver]).toEqual(["look and turn dial", ["keep"], "3TW"]);
  expect(revealed(table.say("keep"), "A1")).toEqual(["2FG"]);
});

test("Cassian Andor can keep his dial after a right guess, or decline to guess", () => {
  expect(revealed(guessed("3TW").say("keep"), "A1")).toEqual(["2FG"]);
  const table = planned().pass();
  expect([revealed(table, "A1"), table.notes("looks at dial").length]).toEqual([["2FG"], 0]);
});

test("only Cassian Andor's player is told the dial that he sees, and imagined positions keep his question open", () => {
  const { game } = guessed("3TW");
  expect(view(game, [0]).questions).toMatchObject([{ about: { maneuver: "3TW" } }]);
  expect(view(game, [0]).since.state.ships[1]?.dial).toBe("3TW");
  expect(JSON.stringify([view(game, []), eventsFor(game, [], 0)]).match(/"(dial|maneuver)":"\d/g)).toBeNull();
  expect(view(game, [1]).questions).toEqual([]);
  for (const seats of [[0], [1], []])
    for (const seed of [1, 2, 3])
      expect(imagine(view(game, seats), game.content, seed).open.map(({ ask }) => ask.kind)).toEqual(["look and turn dial"]);
});

test("positions can be imagined from any seat's view after Cassian Andor has changed his dial", () => {
  const { game } = guessed("3TW").say("1BG");
  for (const seats of [[0], [1], []])
    for (const seed of [1, 2, 3, 4])
      expect(imagine(view(game, seats), game.content, seed).open.map(({ ask }) => ask.kind)).toEqual(game.open.map(({ ask }) => ask.kind));
});
