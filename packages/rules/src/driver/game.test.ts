import { runs } from "@broadside/kit/testing";
import type { AnyEvent } from "@broadside/protocol";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { at, type MadeUpNote, madeUp, madeUpKind } from "../testing.ts";
import { ask, askAndNote, quietly, step, tinyGame, tinyTable } from "../tiny.testing.ts";
import { choose, together } from "./ask.ts";
import type { Game } from "./game.ts";
import { type Input, REFUSALS, type RefusalReason } from "./input.ts";
import { MOST_STANDING_ORDERS } from "./standing-orders.ts";

const pictureOf = (game: Game): string =>
  JSON.stringify([game.state, game.number, game.open, game.proposal, game.log, game.entries, game.learnt]);

/** Gives an input that must be refused, and checks that nothing changed. Returns the refusal. */
function refusal(game: Game, input: unknown): string {
  const before = pictureOf(game);
  const refused = game.give(input);
  expect(pictureOf(game)).toBe(before);
  return refused?.refused ?? "taken";
}

const colour = askAndNote(0, "colour", "red", "green");
const where = step("where", function* (game) {
  const [pose] = yield [
    () => ({
      kind: madeUpKind("where"),
      seat: 1,
      rule: "1E-SETUP-06",
      place: { shape: "table", margin: 0 } as const,
      witness: at(1, 1),
      refusal: ({ x }) => (x < 5000 ? undefined : { rule: "1E-SETUP-06", why: { fault: "not wholly inside its area" } }),
    }),
  ];
  game.note(madeUp({ note: "there", text: JSON.stringify(pose) }));
});
const answer = (game: Game, key: string): Input => ({
  input: "answer",
  seat: game.open[0]?.ask.seat ?? 0,
  ask: game.open[0]?.number ?? 0,
  key,
});
const tokens = { focus: 1 };
const set = (changes: unknown): unknown => ({ input: "set", reason: "mended", changes });

describe("a refused input changes nothing", () => {
  const shields = [{ change: "ship", ship: "A1", set: { shields: 1 } }];
  const cases: Readonly<Record<Exclude<RefusalReason, "not understood">, (game: Game) => string>> = {
    "the game is over": (game) => {
      game.give({ input: "concede", seat: 0 });
      return refusal(game, { input: "time" });
    },
    "no such question": (game) => refusal(game, { input: "answer", seat: 0, ask: 99_000, key: "red" }),
    "no longer open": (game) => {
      const given = answer(game, "red");
      game.give(given);
      return refusal(game, given);
    },
    "not this seat's question": (game) => refusal(game, { ...answer(game, "red"), seat: 1 }),
    "no such option": (game) => refusal(game, answer(game, "blue")),
    "not a legal place": (game) => {
      game.give(answer(game, "red"));
      return refusal(game, { input: "answer", seat: 1, ask: game.open[0]?.number ?? 0, pose: at(6, 1) });
    },
    "no such seat": (game) => refusal(game, { input: "concede", seat: 7 }),
    "this seat is out of the game": () => {
      const three = tinyGame({ steps: [colour], ships: [["wedgeantilles"], ["howlrunner"], ["bobafett-scum"]] });
      three.give({ input: "concede", seat: 2 });
      return refusal(three, { input: "concede", seat: 2 });
    },
    "no such proposal": (game) => refusal(game, { input: "agree", seat: 1, proposal: 3, yes: true }),
    "a proposal is open already": (game) => {
      const proposed = { input: "propose", seat: 0, reason: "forgotten", changes: shields };
      game.give(proposed);
      return refusal(game, { ...proposed, seat: 1 });
    },
    "not this seat's to decide": (game) => {
      game.give({ input: "propose", seat: 0, reason: "forgotten", changes: shields });
      return refusal(game, { input: "agree", seat: 0, proposal: 1, yes: true });
    },
    "the change does not fit the game": (game) =>
      refusal(game, set([{ change: "state", set: { cursor: { phase: "planning", step: 9 } } }])),
    "nothing to undo there": (game) => refusal(game, { input: "undo", seat: 0, to: 0 }),
    "somebody must stay at the table": (game) => {
      game.give({ input: "away", seat: 1, away: true });
      return refusal(game, { input: "away", seat: 0, away: true });
    },
    "too many standing answers": (game) => {
      for (let kind = 0; kind < MOST_STANDING_ORDERS; kind += 1)
        game.give({ input: "standing", seat: 0, kind: `kind ${kind}`, key: "default" });
      return refusal(game, { input: "standing", seat: 0, kind: "one more", key: "default" });
    },
  };

  test.each(REFUSALS.filter((reason) => reason !== "not understood"))("%s", (reason) => {
    expect(cases[reason](tinyGame({ steps: [colour, where] }))).toBe(reason);
  });

  const malformed: readonly (readonly [string, unknown])[] = [
    ["input must be an object", 3],
    ["input must be an object", null],
    ["input is missing; it must be one of", {}],
    ['input is "cheat"; it must be one of', { input: "cheat" }],
    ["seat is missing; it must be a whole number", { input: "answer", ask: 0, key: "red" }],
    ["ask must be from 0", { input: "answer", seat: 0, ask: -1, key: "red" }],
    ["key must be text", { input: "answer", seat: 0, ask: 0, key: 1 }],
    ["key or pose must be given", { input: "answer", seat: 0, ask: 0 }],
    ["key or pose must be given, and only one of them", { input: "answer", seat: 0, ask: 0, key: "red", pose: { x: 0, y: 0, heading: 0 } }],
    ["hurry isn't a known field", { input: "answer", seat: 0, ask: 0, key: "red", hurry: true }],
    ["pose.x must be a whole number", { input: "answer", seat: 0, ask: 0, pose: { x: 0.5, y: 0, heading: 0 } }],
    ["pose.heading must be from 0", { input: "answer", seat: 0, ask: 0, pose: { x: 0, y: 0, heading: 360_000 } }],
    ["pose.z isn't a known field", { input: "answer", seat: 0, ask: 0, pose: { x: 0, y: 0, heading: 0, z: 1 } }],
    ["seat must be a whole number", { input: "answer", seat: "judge", ask: 0, key: "red" }],
    ["reason must be 1 to", { input: "set", reason: "", changes: shields }],
    ["changes must be a list", { input: "set", reason: "x", changes: {} }],
    ["changes must include at least one", { input: "set", reason: "x", changes: [] }],
    ["changes[0].ship isn't a ship in this game", set([{ change: "ship", ship: "H9", set: { shields: 1 } }])],
    ["changes[0].ship must be the id of a ship", set([{ change: "ship", ship: "Z9", set: { shields: 1 } }])],
    ["changes[0].set.luck isn't a known field", set([{ change: "ship", ship: "A1", set: { luck: 1 } }])],
    ["changes[0].set.shields must be from 0", set([{ change: "ship", ship: "A1", set: { shields: -1 } }])],
    ["changes[0].set.tokens.evade is missing; it must be a whole number", set([{ change: "ship", ship: "A1", set: { tokens } }])],
    ["changes[0].set.pose.x must be a whole number", set([{ change: "ship", ship: "A1", set: { pose: { x: 1.5, y: 0, heading: 0 } } }])],
    ['changes[0].set.locks[0] is "H9:aft"; it must be one of', set([{ change: "ship", ship: "A1", set: { locks: ["H9:aft"] } }])],
    ["changes[0].set.locks[0] must be the id of", set([{ change: "ship", ship: "A1", set: { locks: ["B1:middle"] } }])],
    ["changes[0].set.ships isn't a known field", set([{ change: "state", set: { ships: [] } }])],
    ["changes[0].set.initiative names a seat twice", set([{ change: "state", set: { initiative: [0, 0] } }])],
    ["player is missing; it must be an object", { input: "seat", seat: 0 }],
    ["yes must be true or false", { input: "agree", seat: 0, proposal: 1, yes: "yes" }],
    ["to is missing; it must be a whole number", { input: "undo", seat: 0 }],
    ["kind is missing; it must be text", { input: "standing", seat: 0, key: "red" }],
    ["kind must be 1 to", { input: "standing", seat: 0, kind: "", key: "red" }],
    ['ship is "H9"; it must be one of', { input: "standing", seat: 0, kind: "colour", ship: "H9", key: "red" }],
    ["ship must be the id of a ship", { input: "standing", seat: 0, kind: "colour", ship: "Z9", key: "red" }],
    ["key must be text", { input: "standing", seat: 0, kind: "colour", key: 3 }],
    ["seat must be a whole number", { input: "standing", seat: "judge", kind: "colour", key: "red" }],
    ["away is missing; it must be true or false", { input: "away", seat: 0 }],
    ["by isn't a known field", { input: "away", seat: 0, away: true, by: "judge" }],
    ["seat is a number; it must be one of", { input: "hurry", seat: 0, number: 0 }],
    ["number is missing; it must be a whole number", { input: "hurry", seat: "clock" }],
    ["seats must name at least one seat", { input: "hurry", seat: "clock", number: 0, seats: [] }],
    ["seats must name at least one seat, and each seat only once", { input: "hurry", seat: "clock", number: 0, seats: [0, 0] }],
    ["seats must be a list", { input: "hurry", seat: "clock", number: 0, seats: 0 }],
    ["seats[0] must be a whole number", { input: "hurry", seat: "clock", number: 0, seats: ["0"] }],
    ["seat must be a whole number", { input: "draw", seat: "judge" }],
    ["seat is missing; it must be a whole number", { input: "draw" }],
    ["changes[0].set.standing can't be changed here", set([{ change: "state", set: { standing: [] } }])],
    ["changes[0].set.away can't be changed here", set([{ change: "state", set: { away: [0] } }])],
  ];
  test.each(malformed)("not understood: %s", (detail, given) => {
    const game = tinyGame({ steps: [colour, where] });
    expect(refusal(game, given)).toBe("not understood");
    expect(game.give(given)?.detail).toMatch(new RegExp(`^${detail.replace(/[.[\]]/g, "\\$&")}`));
  });

  test("no input throws an error, and no refused input changes anything", () => {
    const game = tinyGame({ steps: [colour, where] });
    const field = fc.constantFrom(
      "input",
      "seat",
      "ask",
      "key",
      "pose",
      "changes",
      "reason",
      "to",
      "yes",
      "proposal",
      "kind",
      "away",
      "number",
      "seats",
    );
    const kinds = [
      "answer",
      "set",
      "undo",
      "propose",
      "agree",
      "draw",
      "standing",
      "away",
      "hurry",
      "clock",
      "colour",
      "default",
      true,
      0,
      1,
    ];
    const value = fc.oneof(fc.constantFrom(...kinds), fc.jsonValue());
    fc.assert(
      fc.property(fc.dictionary(field, value), (given) => {
        const before = pictureOf(game);
        if (game.give(given)) expect(pictureOf(game)).toBe(before);
      }),
      { numRuns: runs(500) },
    );
  });
});

describe("a batch", () => {
  const dials = step("dials", function* (game) {
    const said = yield* together(
      [0, 0, 1].map((seat, at) => () => ({ ...ask(seat, `dial ${at}`, "slow", "fast"), secret: true as const })),
    );
    game.note(madeUp({ note: "said", text: said.join() }));
  });
  const noteOf = (game: Game) =>
    game.log.flatMap(({ events }) => events).find((event: AnyEvent) => "note" in event && event.note === "said");

  test("can be answered in any order, and returns the answers in its own order", () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([0, 1, 2], { minLength: 3 }),
        fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
        (order, fast) => {
          const game = tinyGame({ steps: [dials] });
          const numbers = game.open.map(({ number }) => number);
          for (const at of order)
            game.give({ input: "answer", seat: at === 2 ? 1 : 0, ask: numbers[at] ?? 0, key: fast[at] ? "fast" : "slow" });
          expect(noteOf(game)).toMatchObject({ text: fast.map((one) => (one ? "fast" : "slow")).join() });
        },
      ),
    );
  });

  test("lets a seat change its answer until the batch closes", () => {
    const table = tinyTable({ steps: [dials] });
    const [first] = table.game.open;
    const say = (key: string) => table.give({ input: "answer", seat: 0, ask: first?.number ?? 0, key });
    expect([say("slow"), say("fast")]).toEqual([undefined, undefined]);
    table.say("slow", 0).say("slow", 1);
    expect(noteOf(table.game)).toMatchObject({ text: "fast,slow,slow" });
  });

  test("ignores an answer that is sent twice", () => {
    const game = tinyGame({ steps: [dials] });
    const given = answer(game, "fast");
    game.give(given);
    const before = pictureOf(game);
    expect(game.give(given)).toBeUndefined();
    expect(pictureOf(game)).toBe(before);
  });
});

describe("questions that are not asked", () => {
  test("a question with only one answer is answered automatically, unless it is secret", () => {
    const only = step("only", function* (game) {
      game.note(madeUp({ note: "only", text: yield* choose(() => ask(0, "only", "this")) }));
      yield* choose(() => ({ ...ask(0, "secret", "this"), secret: true as const }));
    });
    const table = tinyTable({ steps: [only] });
    expect(table.madeUp("only")).toHaveLength(1);
    expect(table.kind).toBe("secret");
  });

  test("a seat that has conceded gets default answers from then on", () => {
    const table = tinyTable({
      steps: [colour, askAndNote(1, "size", "big", "small")],
      ships: [["wedgeantilles"], ["howlrunner"], ["bobafett-scum"]],
    });
    table.give({ input: "concede", seat: 0 });
    expect([table.kind, table.madeUp("colour")]).toEqual(["size", [{ note: "colour", seat: 0, text: "red" }]]);
    table.say("small");
    expect(table.kind).toBe("size");
  });
});

describe("the end of a game", () => {
  test("if one of two sides concedes, the other wins", () => {
    const table = tinyTable({ steps: [colour] });
    table.give({ input: "concede", seat: 0 });
    expect(table.game.state.outcome).toEqual({ ending: "concession", winners: [1], draw: false });
    expect(table.game.open).toEqual([]);
  });

  test("if one of three sides concedes, the other two play on", () => {
    const table = tinyTable({ steps: [colour], ships: [["wedgeantilles"], ["howlrunner"], ["bobafett-scum"]] });
    table.give({ input: "concede", seat: 1 });
    expect([table.game.state.outcome, table.kind]).toEqual([undefined, "colour"]);
    table.give({ input: "concede", seat: 2 });
    expect(table.game.state.outcome?.winners).toEqual([0]);
  });

  test("a team plays on as long as one member does", () => {
    const table = tinyTable({
      steps: [colour, askAndNote(1, "size", "big", "small")],
      ships: [["wedgeantilles"], ["howlrunner"], ["bobafett-scum"]],
      teams: [1, 1, 2],
    });
    table.give({ input: "concede", seat: 0 });
    expect(table.game.state.outcome).toBeUndefined();
    table.give({ input: "concede", seat: 2 });
    expect(table.game.state.outcome?.winners).toEqual([1]);
  });

  test("when time is called, the round continues", () => {
    const table = tinyTable({ steps: [colour] });
    const before = table.game.open;
    table.give({ input: "time" });
    expect(table.game.state.timeCalled).toBe(true);
    expect([table.game.open[0]?.number, table.game.state.outcome]).toEqual([before[0]?.number, undefined]);
  });
});

test("a seat may be taken over and given back, and its questions stay open", () => {
  const table = tinyTable({ steps: [colour] });
  table.give({ input: "seat", seat: 0, player: { id: "player-1", bot: "cadet" } });
  expect(table.game.state.seats[0]?.player).toEqual({ id: "player-1", bot: "cadet" });
  table.say("red", 0);
  table.give({ input: "seat", seat: 0, player: { id: "player-1" } });
  expect(table.game.state.seats[0]?.player).toEqual({ id: "player-1" });
});

describe("when the rules fail", () => {
  const broken = step("broken", function* (game) {
    yield* choose(() => ask(0, "before", "a", "b"));
    game.set({ counted: game.state.counted + 1 });
    throw new Error("lost");
  });

  test("the game drops what was in progress, logs the failure and begins the next step", () => {
    const game = tinyGame({ steps: [broken, colour], strict: false });
    game.give(answer(game, "a"));
    expect(game.log[1]?.events).toContainEqual({ note: "the rules lost their place", error: "lost" });
    expect(game.open.map(({ ask: open }) => open.kind)).toEqual(["colour"]);
  });

  test("a strict game throws", () => {
    const game = tinyGame({ steps: [broken, colour] });
    expect(() => game.give(answer(game, "a"))).toThrow("lost");
  });

  test("a question that can't be built after a correction is dropped with its step", () => {
    const fragile = step("fragile", function* () {
      yield* choose((game) => ask(0, "fragile", ...game.state.ships.filter(({ shields }) => shields > 0).map(({ id }) => id)));
    });
    const game = tinyGame({ steps: [fragile, colour], strict: false });
    game.give(set(["A1", "B1"].map((ship) => ({ change: "ship", ship, set: { shields: 0 } }))));
    expect(game.open.map(({ ask: open }) => open.kind)).toEqual(["colour"]);
  });

  test("if every step fails, the game stops, but a judge may still undo", () => {
    const always = step("always", function* (game) {
      if (game.state.timeCalled) throw new Error("always");
      yield* choose(() => ask(0, "go on", "yes", "no"));
    });
    const game = tinyGame({ steps: [always], strict: false });
    game.give({ input: "time" });
    game.give(answer(game, "yes"));
    expect(game.open).toEqual([]);
    expect(game.log[2]?.events.at(-1)).toMatchObject({ note: "the game stands still" });
    expect(game.give({ input: "undo", seat: "judge", to: 0 })).toBeUndefined();
    expect(game.open).toHaveLength(1);
  });

  test("steps that never ask a question count as a loop", () => {
    const silent = step("silent", () => quietly(() => {}));
    expect(() => tinyGame({ steps: [silent] })).toThrow("the rules go round in circles");
    expect(tinyGame({ steps: [silent], strict: false }).open).toEqual([]);
  });
});

test("dice depend on the key, the input that caused them, and their place in it", () => {
  const rolls = step("rolls", function* (game) {
    yield* choose(() => ask(0, "roll", "yes", "no"));
    game.note(madeUp({ note: "rolls", text: [1000, 1000, 1000].map((below) => game.draw(below)).join() }));
  });
  const play = (key: string): readonly unknown[] => {
    const game = tinyGame({ steps: [rolls], key });
    for (let round = 0; round < 2; round += 1) game.give(answer(game, "yes"));
    return game.log.flatMap(({ events }) =>
      events.flatMap((event: AnyEvent) => ("note" in event && event.note === "rolls" ? [(event as MadeUpNote).text] : [])),
    );
  };
  const [first, second] = play("one");
  expect(first).not.toBe(second);
  expect(play("one")).toEqual([first, second]);
  expect(play("other")).not.toContain(first);
});
