import { canonicalJson } from "@broadside/kit";
import { describe, expect, test } from "vitest";
import { madeUp } from "../testing.ts";
import { ask, step, type Tiny, tinyTable } from "../tiny.testing.ts";
import { imagine } from "../views/imagine.ts";
import { view } from "../views/view.ts";
import { optionsOf } from "./ask.ts";
import { vote } from "./vote.ts";

const keyed = (...keys: readonly string[]) => optionsOf(keys.map((key) => ({ key, value: key })));
const decide = (seats: readonly number[], ...keys: readonly string[]) =>
  step("decide", function* (game) {
    const said = yield* vote(game, { seats, kind: "first or second", rule: "EB-MULTI-09", options: () => keyed(...keys) });
    game.note(madeUp({ note: "decided", text: said }));
  });
const FIVE: Pick<Tiny, "ships" | "teams"> = {
  ships: [["wedgeantilles"], ["lukeskywalker"], ["bobafett-scum"], ["howlrunner"], ["maulermithel"]],
  teams: [1, 1, 1, 2, 2],
};
const table = (seats: readonly number[]) => tinyTable({ ...FIVE, steps: [decide(seats, "first", "second", "third")] });

describe("a team of three", () => {
  test("[EB-MULTI-09] decides only when all three votes match", () => {
    const three = table([0, 1, 2]);
    expect(three.asks.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    three.say("second", 2).say("second", 0);
    expect([three.madeUp("decided"), three.asks.map(({ seat }) => seat)]).toEqual([[], [1]]);
    three.say("second", 1);
    expect(three.madeUp("decided")).toEqual([{ note: "decided", text: "second" }]);
    expect(three.notes("decided by lot")).toEqual([]);
  });

  test("[EB-MULTI-09] may change a vote until all are in, and team-mates don't see it before", () => {
    const three = tinyTable({ ...FIVE, steps: [decide([0, 1, 2], "first", "second")], setup: { sharedDials: "team" } });
    three.say("first", 0);
    const [open] = three.game.open;
    three.give({ input: "answer", seat: 0, ask: open?.number ?? 0, key: "second" });
    expect(JSON.stringify(view(three.game, [1]).since.inputs)).not.toContain("second");
    expect(JSON.stringify(view(three.game, [0]).since.inputs)).toContain("second");
    three.say("second", 1).say("second", 2);
    expect(three.madeUp("decided")).toEqual([{ note: "decided", text: "second" }]);
  });

  test("doesn't ask members who are away or have conceded", () => {
    const three = table([0, 1, 2]);
    three.say("third", 0).give({ input: "concede", seat: 0 });
    three.give({ input: "away", seat: 1, away: true });
    expect(three.asks.map(({ seat }) => seat)).toEqual([2]);
    three.say("second", 2);
    expect(three.madeUp("decided")).toEqual([{ note: "decided", text: "second" }]);
    expect(three.notes("votes")).toHaveLength(1);
    // The next time, only one player is left to ask, so the vote is an ordinary question, not a secret one.
    expect(three.game.open.map(({ ask: { seat, secret } }) => [seat, secret])).toEqual([[2, undefined]]);
  });

  test("gets no votes from standing orders, and default votes when time is up", () => {
    const two = table([3, 4]);
    two.give({ input: "standing", seat: 3, kind: "first or second", key: "third" });
    expect(two.asks.map(({ seat }) => seat)).toEqual([3, 4]);
    two.say("first", 4).give({ input: "hurry", seat: "clock", number: 2 });
    expect(two.madeUp("decided")).toEqual([{ note: "decided", text: "first" }]);
  });

  test("gets the default if all members leave before the last vote", () => {
    const two = table([3, 4]);
    two.give({ input: "away", seat: 3, away: true });
    two.give({ input: "away", seat: 4, away: true });
    expect(two.madeUp("decided")[0]).toMatchObject({ text: "first" });
  });
});

test("[EB-MULTI-10] two different votes are decided by lot between them, and the log says so", () => {
  for (const [lot, won] of ["second", "third"].entries()) {
    const two = table([3, 4]).script([lot]);
    two.say("second", 3).say("third", 4);
    expect([two.unused, two.madeUp("decided")]).toEqual([0, [{ note: "decided", text: won }]]);
    expect(two.notes("votes")).toMatchObject([
      { seat: 3, key: "second" },
      { seat: 4, key: "third" },
    ]);
    expect(two.notes("decided by lot")).toMatchObject([{ rule: "EB-MULTI-10", key: won }]);
  }
});

test("[EB-MULTI-10] a lot can't be undone without the other side's consent", () => {
  const two = table([3, 4]);
  two.say("second", 3).say("third", 4);
  expect(two.give({ input: "undo", seat: 4, to: 0 })).toBeUndefined();
  expect(two.game.proposal?.what).toEqual({ undo: 0 });
});

test("a team of one gets an ordinary question, and a single option isn't asked about", () => {
  const one = table([1]);
  expect(one.game.open.map(({ ask: { seat, secret } }) => [seat, secret])).toEqual([[1, undefined]]);
  const none = tinyTable({
    ...FIVE,
    steps: [
      decide([0, 1], "only"),
      step("next", function* () {
        yield [() => ask(0, "next", "a", "b")];
      }),
    ],
  });
  expect([none.kind, none.madeUp("decided")]).toEqual(["next", [{ note: "decided", text: "only" }]]);
});

test("a game imagined from a view has the votes once all are in", () => {
  const two = table([3, 4]);
  two.say("second", 3);
  const sealed = imagine(JSON.parse(JSON.stringify(view(two.game, [0]))), two.game.content, 1);
  expect(canonicalJson({ ...view(sealed, [0]), canUndo: [] })).toBe(canonicalJson({ ...view(two.game, [0]), canUndo: [] }));
  two.say("third", 4);
  for (const seed of [1, 2, 3]) {
    const imagined = imagine(JSON.parse(JSON.stringify(view(two.game, [0]))), two.game.content, seed);
    expect(canonicalJson(imagined.state)).toBe(canonicalJson(two.game.state));
  }
});
