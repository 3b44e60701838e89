import { describe, expect, test } from "vitest";
import type { Change } from "../state/change.ts";
import { HIDDEN_CARD, type State } from "../state/state.ts";
import { at, type Table } from "../testing.ts";
import { ask, askAndNote, step, tinyTable } from "../tiny.testing.ts";
import { choose } from "./ask.ts";

const colour = askAndNote(0, "colour", "red", "green");
const shields = (count: number): readonly Change[] => [{ change: "ship", ship: "A1", set: { shields: count } }];
const set = (table: Table, changes: readonly unknown[]) =>
  table.give({ input: "set", reason: "mended", changes: changes as readonly Change[] });
const proposed = { input: "propose", seat: 0, reason: "forgot to recover", changes: shields(3) } as const;
const stateOf = ({ game }: Table): string => JSON.stringify(game.state);

describe("a change by hand", () => {
  test("[ES-COND-04] isn't made without the opponent's consent", () => {
    const table = tinyTable({ steps: [colour] });
    const before = stateOf(table);
    table.give(proposed);
    expect(stateOf(table)).toBe(before);
    table.give({ input: "agree", seat: 1, proposal: 1, yes: false });
    expect([stateOf(table), table.game.proposal]).toEqual([before, undefined]);
  });

  test("[ES-COND-04] is made if the opponent consents", () => {
    const table = tinyTable({ steps: [colour] });
    table.give(proposed);
    table.give({ input: "agree", seat: 1, proposal: 1, yes: true });
    expect(table.ship("A1").shields).toBe(3);
  });

  test("needs the consent of every other side, but not of the proposer's own side", () => {
    const table = tinyTable({
      steps: [colour],
      ships: [["wedgeantilles"], ["howlrunner"], ["bobafett-scum"], ["lukeskywalker"]],
      teams: [1, 2, 3, 1],
    });
    table.give(proposed);
    expect(table.give({ input: "agree", seat: 3, proposal: 1, yes: true })?.refused).toBe("not this seat's to decide");
    table.give({ input: "agree", seat: 1, proposal: 1, yes: true });
    expect(table.ship("A1").shields).toBe(2);
    expect(table.give({ input: "agree", seat: 1, proposal: 1, yes: true })?.refused).toBe("not this seat's to decide");
    table.give({ input: "agree", seat: 2, proposal: 1, yes: true });
    expect(table.ship("A1").shields).toBe(3);
  });

  test("needs no consent from a seat that has conceded, and is dropped if the proposer concedes", () => {
    const ships = [["wedgeantilles"], ["howlrunner"], ["bobafett-scum"]];
    const table = tinyTable({ steps: [askAndNote(1, "colour", "red", "green"), colour], ships });
    table.give(proposed);
    table.give({ input: "agree", seat: 1, proposal: 1, yes: true });
    table.give({ input: "concede", seat: 2 });
    expect([table.ship("A1").shields, table.game.proposal]).toEqual([3, undefined]);
    const other = tinyTable({ steps: [askAndNote(1, "colour", "red", "green"), colour], ships });
    other.give(proposed);
    other.give({ input: "concede", seat: 0 });
    expect([other.ship("A1").shields, other.game.proposal]).toEqual([2, undefined]);
  });

  test("may be granted by a judge", () => {
    const table = tinyTable({ steps: [colour] });
    table.give(proposed);
    table.give({ input: "agree", seat: "judge", proposal: 1, yes: true });
    expect(table.ship("A1").shields).toBe(3);
  });

  test("is dropped if the time to answer is up, which nobody is said to have refused", () => {
    const table = tinyTable({ steps: [colour] });
    table.give(proposed);
    expect(table.give({ input: "agree", seat: "clock", proposal: 1, yes: false })).toBeUndefined();
    expect(table.game.proposal).toBeUndefined();
    expect(table.notes("not answered in time")).toEqual([{ note: "not answered in time", seat: 0 }]);
    expect(table.notes("refused")).toEqual([]);
  });

  test("can't be granted by the clock", () => {
    const table = tinyTable({ steps: [colour] });
    table.give(proposed);
    expect(table.give({ input: "agree", seat: "clock", proposal: 1, yes: true })?.refused).toBe("not this seat's to decide");
    expect(table.game.proposal?.number).toBe(1);
  });

  test("isn't the clock's to refuse if it is no longer open", () => {
    const table = tinyTable({ steps: [colour] });
    expect(table.give({ input: "agree", seat: "clock", proposal: 1, yes: false })?.refused).toBe("no such proposal");
  });

  test("blocks nothing while it waits, and is dropped if it no longer fits", () => {
    const table = tinyTable({ steps: [colour] });
    table.give({ ...proposed, changes: [{ change: "ship", ship: "A1", set: { pose: at(300, 300) } }] });
    table.say("green");
    set(table, [{ change: "ship", ship: "A1", set: { status: "destroyed" } }]);
    const before = stateOf(table);
    table.give({ input: "agree", seat: 1, proposal: 1, yes: true });
    expect([stateOf(table), table.notes("no longer fits")]).toMatchObject([before, [{ detail: "A1 is destroyed, and on the table" }]]);
  });
});

describe("a judge", () => {
  test("can set any value, and the open questions are asked again", () => {
    const strong = step("strong", function* () {
      yield* choose((game) => ask(0, "strong", ...game.state.ships.filter(({ shields: left }) => left > 0).map(({ id }) => id), "nobody"));
    });
    const table = tinyTable({ steps: [strong] });
    const [before] = table.game.open;
    set(table, shields(0));
    expect(table.keys).toEqual(["B1", "nobody"]);
    expect(table.game.open[0]?.number).not.toBe(before?.number);
  });

  test("leaves questions open if the change doesn't affect them", () => {
    const table = tinyTable({ steps: [colour] });
    const before = table.game.open[0]?.number;
    set(table, shields(0));
    expect(table.game.open[0]?.number).toBe(before);
  });

  test("may move the game to another step, which drops whatever was in progress", () => {
    const table = tinyTable({ steps: [colour, askAndNote(1, "size", "big", "small")] });
    set(table, [{ change: "state", set: { cursor: { phase: "planning", step: 1 } } }]);
    expect(table.kind).toBe("size");
  });

  test("can end the game", () => {
    const table = tinyTable({ steps: [colour] });
    set(table, [{ change: "state", set: { outcome: { ending: "judge", winners: [1], draw: false } } }]);
    expect(table.game.open).toEqual([]);
  });

  test("can set every field of a ship and of the state", () => {
    const table = tinyTable({ steps: [colour] });
    const before = stateOf(table);
    const { id, seat: _seat, place: _place, ...fields } = table.ship("A1");
    const {
      stateVersion: _version,
      ships: _ships,
      remotes: _remotes,
      cursor: _cursor,
      away: _away,
      standing: _standing,
      ...state
    } = table.game.state;
    for (const [field, value] of Object.entries(fields))
      expect([field, set(table, [{ change: "ship", ship: id, set: { [field]: value } }])]).toEqual([field, undefined]);
    for (const [field, value] of Object.entries(state))
      expect([field, set(table, [{ change: "state", set: { [field]: value } }])]).toEqual([field, undefined]);
    expect(set(table, [{ change: "state", set: { cursor: table.game.state.cursor } }])).toBeUndefined();
    expect(stateOf(table)).toBe(before);
  });

  test("can clear a field, and it stays clear when the game is reloaded", () => {
    const table = tinyTable({ steps: [colour] });
    set(table, [{ change: "ship", ship: "A1", set: { label: "7" } }]);
    set(table, [{ change: "ship", ship: "A1", set: { label: null } }]);
    expect(table.ship("A1").label).toBeUndefined();
    table.say("red");
    expect(table.ship("A1").label).toBeUndefined();
  });
});

describe("Damage cards are neither lost nor duplicated", () => {
  const faceup = (card: number) => ({ card, faceup: true, since: 1 });
  const facedown = (card: number) => ({ card, faceup: false, since: 1 });
  const damage = (ship: string, ...cards: readonly unknown[]) => ({ change: "ship", ship, set: { damage: cards } });
  const isWhole = ({ decks, ships }: State): boolean =>
    decks.every(({ cards, discards, left }, seat) => {
      const all = [...cards, ...discards, ...ships.flatMap((ship) => (ship.seat === seat ? ship.damage.map(({ card }) => card) : []))];
      return all.length === 33 && new Set(all).size === 33 && left === cards.length;
    });
  const table = () => tinyTable({ steps: [colour], ships: [["wedgeantilles", "lukeskywalker"], ["howlrunner"]] });

  test("a card put on a ship leaves the deck, and one taken off is discarded", () => {
    const one = table();
    set(one, [damage("A1", faceup(4), faceup(5))]);
    expect([isWhole(one.game.state), one.game.state.decks[0]?.left]).toEqual([true, 31]);
    set(one, [damage("A1", faceup(5))]);
    expect([isWhole(one.game.state), one.game.state.decks[0]?.discards]).toEqual([true, [4]]);
    set(one, [damage("A2", faceup(4))]);
    expect([isWhole(one.game.state), one.game.state.decks[0]?.discards]).toEqual([true, []]);
  });

  test("the same card on two ships is refused", () => {
    const one = table();
    expect(set(one, [damage("A1", faceup(4)), damage("A2", faceup(4))])?.refused).toBe("the change does not fit the game");
    expect(
      set(one, [{ change: "state", set: { decks: one.game.state.decks.map((deck) => ({ ...deck, cards: [], left: 0 })) } }])?.refused,
    ).toBe("the change does not fit the game");
  });

  test("a facedown card may be named without being known: first the ship's own, then new ones", () => {
    const one = table();
    set(one, [damage("A1", facedown(4))]);
    set(one, [damage("A1", { ...facedown(HIDDEN_CARD), faceup: true }, facedown(HIDDEN_CARD))]);
    const [own, drawn] = one.ship("A1").damage;
    expect([own, drawn?.faceup, isWhole(one.game.state)]).toEqual([faceup(4), false, true]);
    expect(drawn?.card).toBeGreaterThanOrEqual(0);
  });

  test("a ship that a judge removes leaves no cards or locks behind", () => {
    const one = table();
    set(one, [damage("A1", faceup(4)), { change: "ship", ship: "B1", set: { locks: ["A1"] } }]);
    set(one, [{ change: "ship", ship: "A1", set: { status: "destroyed" } }]);
    expect([one.ship("A1").pose, one.ship("A1").damage, one.ship("B1").locks, isWhole(one.game.state)]).toEqual([undefined, [], [], true]);
  });
});
