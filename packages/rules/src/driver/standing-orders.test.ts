import { canonicalJson } from "@broadside/kit";
import type { AnyEvent } from "@broadside/protocol";
import { describe, expect, test } from "vitest";
import { gameFromRecord, recordOf } from "../records/record.ts";
import type { ShipId } from "../state/state.ts";
import { at, type MadeUpNote, madeUp, madeUpKind, startTable } from "../testing.ts";
import { ask, askAndNote, step, tinyGame, tinyTable } from "../tiny.testing.ts";
import { eventsFor } from "../views/events-for.ts";
import { imagine } from "../views/imagine.ts";
import { view } from "../views/view.ts";
import type { Game } from "./game.ts";
import type { Input } from "./input.ts";
import { canUndo } from "./undo.ts";

const first = askAndNote(0, "colour", "red", "green", "blue");
const second = askAndNote(1, "size", "big", "small");
const standing = (seat: number, kind: string, key?: string, ship?: ShipId): Input => ({
  input: "standing",
  seat,
  kind: madeUpKind(kind),
  ...(ship !== undefined && { ship }),
  ...(key !== undefined && { key }),
});
const answers = (game: Game, note: string) =>
  game.log.flatMap(({ events }) =>
    events.flatMap((event: AnyEvent) => ("note" in event && event.note === note ? [(event as MadeUpNote).text] : [])),
  );

describe("a standing order", () => {
  test("answers every question of its kind from then on, and each use is logged", () => {
    const table = tinyTable({ steps: [first, second] });
    table.give(standing(1, "size", "small"));
    table.say("red").say("green");
    expect(answers(table.game, "size")).toEqual(["small", "small"]);
    expect(table.notes("standing answer")).toMatchObject([
      { seat: 1, kind: "size", key: "small" },
      { seat: 1, kind: "size", key: "small" },
    ]);
    expect(table.kind).toBe("colour");
  });

  test("answers a question that is already open", () => {
    const table = tinyTable({ steps: [first, second] });
    table.give(standing(0, "colour", "blue"));
    expect([answers(table.game, "colour"), table.kind]).toEqual([["blue"], "size"]);
  });

  test("stops as soon as it is withdrawn, and may be replaced", () => {
    const table = tinyTable({ steps: [first, second] });
    table.give(standing(1, "size", "small"));
    table.say("red");
    table.give(standing(1, "size", "big"));
    table.say("red");
    table.give(standing(1, "size"));
    table.say("red");
    expect([answers(table.game, "size"), table.kind, table.game.state.standing]).toEqual([["small", "big"], "size", undefined]);
  });

  test("isn't set by default, and if its answer isn't offered, the seat is asked", () => {
    const table = tinyTable({ steps: [first, second] });
    expect(table.game.state.standing).toBeUndefined();
    table.give(standing(0, "colour", "yellow"));
    table.give(standing(1, "colour", "red"));
    expect([table.kind, table.notes("standing answer")]).toEqual(["colour", []]);
  });

  test("for a ship takes precedence over one for all ships, and only for that ship", () => {
    const aboutShips = step("ships", function* (game) {
      for (const ship of ["A1", "A2"] as const) {
        const [said] = yield [() => ({ ...ask(0, "colour", "red", "green", "blue"), about: { ship } })];
        game.note(madeUp({ note: ship, text: said as string }));
      }
      yield [() => ask(1, "wait", "on", "off")];
    });
    const table = tinyTable({ steps: [aboutShips], ships: [["wedgeantilles", "lukeskywalker"], ["howlrunner"]] });
    table.give(standing(0, "colour", "blue", "A2"));
    expect(table.asks).toHaveLength(1);
    table.give(standing(0, "colour", "green"));
    expect([answers(table.game, "A1"), answers(table.game, "A2"), table.kind]).toEqual([["green"], ["blue"], "wait"]);
  });

  test("for the default uses whatever the default is, and only this one can place a piece", () => {
    const where = step("where", function* (game) {
      const [pose] = yield [
        () => ({
          kind: madeUpKind("where"),
          seat: 1,
          rule: "1E-SETUP-06",
          place: { shape: "table", margin: 0 } as const,
          witness: at(1, 1),
          refusal: () => undefined,
        }),
      ];
      game.note(madeUp({ note: "there", text: JSON.stringify(pose) }));
    });
    const table = tinyTable({ steps: [first, where] });
    table.give(standing(1, "where", "anywhere"));
    table.say("red");
    expect(table.kind).toBe("where");
    table.give(standing(1, "where", "default"));
    table.give(standing(0, "colour", "default"));
    expect(answers(table.game, "colour").at(-1)).toBe("red");
    expect(answers(table.game, "there").at(-1)).toBe(JSON.stringify(at(1, 1)));
  });

  test("doesn't override an answer that its seat has already given", () => {
    const both = step("both", function* (game) {
      const said = yield [0, 1].map((seat) => () => ask(seat, "both", "a", "b"));
      game.note(madeUp({ note: "both", text: said.join() }));
    });
    const table = tinyTable({ steps: [both] });
    table.say("b", 0);
    table.give(standing(0, "both", "a"));
    table.say("a", 1);
    expect(answers(table.game, "both")).toEqual(["b,a"]);
  });

  test("isn't set twice, and withdrawing one that doesn't exist does nothing", () => {
    const game = tinyGame({ steps: [first, second] });
    game.give(standing(1, "size", "small"));
    expect([game.give(standing(1, "size", "small")), game.give(standing(1, "shape")), game.number]).toEqual([undefined, undefined, 1]);
  });

  test("never makes the game run forever", () => {
    const game = tinyGame({ steps: [first, second] });
    game.give(standing(0, "colour", "default"));
    game.give(standing(1, "size", "default"));
    expect(game.open).toHaveLength(1);
    const before = game.state.round;
    game.give({ input: "answer", seat: game.open[0]?.ask.seat ?? 0, ask: game.open[0]?.number ?? 0, key: "red" });
    expect(game.state.round).toBeGreaterThan(before);
    expect(game.open).toHaveLength(1);
  });
});

describe("a secret standing order", () => {
  const sent = <Thing>(thing: Thing): Thing => JSON.parse(JSON.stringify(thing)) as Thing;
  const seenBy = (game: Game, seats: readonly number[]): string => {
    const { canUndo: _canUndo, ...seen } = view(game, seats);
    return JSON.stringify([seen, eventsFor(game, seats, 0)]);
  };

  test("is visible to others, but not what it says, until it is used", () => {
    const games = ["small", "big", "default"].map((key) => {
      const game = tinyGame({ steps: [first, second] });
      game.give(standing(1, "size", key));
      return game;
    });
    for (const seats of [[], [0]]) expect(new Set(games.map((game) => seenBy(game, seats))).size).toBe(1);
    expect(games.map((game) => view(game, [1]).state.standing?.[0]?.key)).toEqual(["small", "big", "default"]);
    expect(eventsFor(games[0] as Game, [0], 0).map(({ input }) => input)).toEqual([{ input: "secret standing answer", seat: 1 }]);
    expect(eventsFor(games[0] as Game, [1], 0).map(({ input }) => input)).toEqual([standing(1, "size", "small")]);
  });

  test("for a secret question shows others that it was answered, but not how", () => {
    const dials = (code: string) => {
      const table = startTable({
        ships: [
          [{ pilot: "wedgeantilles", pose: at(400, 100) }],
          [
            { pilot: "academypilot", pose: at(300, 800, 180) },
            { pilot: "academypilot", pose: at(500, 800, 180) },
          ],
        ],
      });
      table.give(standing(1, "dial", code, "B1"));
      return table;
    };
    const [one, other] = [dials("2FG"), dials("3FG")];
    expect(one.game.open.map(({ answer }) => answer?.key)).toEqual([undefined, "2FG", undefined]);
    expect(seenBy(one.game, [0])).toBe(seenBy(other.game, [0]));
    expect(one.notes("standing answer")).toEqual([{ note: "standing answer", seat: 1, ship: "B1", kind: "dial", number: 1 }]);
    one.say("2FG", "A1").say("3FG", "B2");
    expect(one.ship("B1").dial).toBe("2FG");
    expect(seenBy(one.game, [0])).not.toContain('"key":"2FG","kind"');
  });

  test("once used, is known in an imagined game, which can continue", () => {
    const game = tinyGame({ steps: [first, second] });
    game.give(standing(1, "size", "small"));
    game.give({ input: "answer", seat: 0, ask: game.open[0]?.number ?? 0, key: "green" });
    for (const seats of [[], [0], [1]]) {
      const imagined = imagine(sent(view(game, seats)), game.content, 1);
      expect(seenBy(imagined, seats).length).toBeGreaterThan(0);
      expect(canonicalJson({ ...view(imagined, seats), canUndo: [] })).toBe(canonicalJson({ ...view(game, seats), canUndo: [] }));
    }
  });

  test("stops another seat from freely undoing the input that revealed it", () => {
    const table = tinyTable({ steps: [first, second] });
    table.say("red");
    expect(canUndo(table.game, 0)).toBe(0);
    const other = tinyTable({ steps: [first, second] });
    other.give(standing(1, "size", "small"));
    other.say("red");
    expect(canUndo(other.game, 0)).toBeUndefined();
    const own = tinyTable({ steps: [first, askAndNote(0, "shape", "round", "square"), second] });
    own.give(standing(0, "shape", "round"));
    own.say("red");
    expect(canUndo(own.game, 0)).toBe(1);
  });
});

test("a record stores and replays a standing order, and an undo removes it", () => {
  const game = tinyGame({ steps: [first, second] });
  game.give({ input: "answer", seat: 0, ask: game.open[0]?.number ?? 0, key: "green" });
  game.give(standing(1, "size", "small"));
  const record = JSON.parse(JSON.stringify(recordOf(game)));
  const again = gameFromRecord(record, game.content);
  if (!again.ok) throw new Error(JSON.stringify(again.problems));
  expect(canonicalJson([again.value.state, again.value.open.length])).toBe(canonicalJson([game.state, game.open.length]));
  expect(game.state.standing).toEqual([{ seat: 1, kind: "size", key: "small" }]);
  again.value.give({ input: "undo", seat: "judge", to: 1 });
  expect([again.value.state.standing, again.value.open[0]?.ask.kind]).toEqual([undefined, "size"]);
});
