import { describe, expect, test } from "vitest";
import { isChange } from "./change.ts";
import type { Game } from "./game.ts";
import { keyOf } from "./random.ts";
import { randomGame } from "./random-game.testing.ts";
import { parseRecord } from "./read-record.ts";
import { type GameRecord, gameFromRecord, recordOf, replay } from "./record.ts";
import { startSetUp } from "./testing.ts";
import { askAndNote, tinyGame } from "./tiny.testing.ts";
import { textOf, verify } from "./verify.ts";

const game: Game = randomGame(7);
const text = JSON.stringify(recordOf(game));
const read = (written: string): GameRecord => {
  const parsed = parseRecord(written);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
};
const problemsOf = (written: string): readonly string[] => {
  const parsed = parseRecord(written);
  return parsed.ok ? [] : parsed.problems.map(({ path, reason }) => `${path}: ${reason}`);
};
/** The record with something changed. */
const tampered = (change: (record: GameRecord & { entries: GameRecord["entries"][number][] }) => void): GameRecord => {
  const record = JSON.parse(text) as GameRecord & { entries: GameRecord["entries"][number][] };
  change(record);
  return record;
};

describe("watching", () => {
  test("the events alone lead to every state there was, undone moments included", () => {
    const states: string[] = [];
    const watched = randomGame(8, ({ state, number }) => {
      states[number] = textOf(state);
    });
    watched.give({ input: "undo", seat: "judge", to: 20 });
    states[watched.number] = textOf(watched.state);
    const record = read(JSON.stringify(recordOf(watched)));
    expect(states.map((_, number) => textOf(replay(record, number)))).toEqual(states);
  });
});

describe("going on", () => {
  test("a game is taken up where it was, with its log and its past", () => {
    let half: string | undefined;
    randomGame(9, (one) => {
      if (one.number === 40) half = JSON.stringify(recordOf(one));
    });
    const taken = gameFromRecord(read(half ?? ""), game.content);
    if (!taken.ok) throw new Error(JSON.stringify(taken.problems));
    expect(JSON.stringify(recordOf(taken.value))).toBe(half);
    expect(taken.value.open.length).toBeGreaterThan(0);
  });

  test("by other rules it is not", () => {
    expect(gameFromRecord({ ...read(text), rulesVersion: "0" }, game.content)).toMatchObject({
      ok: false,
      problems: [{ path: "rulesVersion" }],
    });
  });
});

describe("reading", () => {
  test("what was written is read", () => expect(problemsOf(text)).toEqual([]));

  test.each([
    ["not JSON", "hello", ": is not JSON"],
    ["cut short", text.slice(0, text.length / 2), ": is cut short: the text ends in the middle of the record"],
    ["another thing", "[]", ": must be an object"],
    ["another format", JSON.stringify({ format: "broadside-event" }), "format: must be broadside-game"],
    ["a later format", text.replace('"formatVersion":1', '"formatVersion":2'), "formatVersion: is 2; only 1 can be read"],
    ["an unknown field", text.replace('{"format"', '{"luck":1,"format"'), "luck: is not known here"],
    [
      "a missing input",
      text.replace(/,\{"number":3,.*?(?=,\{"number":4,)/, ""),
      "entries[3].number: must be 3, not 4: inputs are missing or out of order",
    ],
    ["no key", text.replace(/"key":"[^"]*",/, ""), "key: must be a text"],
  ])("%s is said", (_name, written, problem) => {
    expect(problemsOf(written)[0]).toContain(problem);
  });
});

describe("verifying", () => {
  const verdict = (record: GameRecord) => verify(record, game.content);

  test("a true record is the same", () => {
    expect(verdict(read(text))).toEqual({ verdict: "same", inputs: game.number, rulesVersion: "1", over: true, dice: "not given" });
  });

  test("a game with changes by hand, undone inputs and a refused proposal is the same too", () => {
    const one = tinyGame({ steps: [askAndNote(0, "colour", "red", "green")] });
    const record = () => read(JSON.stringify(recordOf(one)));
    for (const input of [
      { input: "propose", seat: 0, reason: "forgotten", changes: [{ change: "ship", ship: "A1", set: { shields: 0 } }] },
      { input: "agree", seat: 1, proposal: 1, yes: false },
      { input: "set", reason: "mended", changes: [{ change: "ship", ship: "A1", set: { label: null } }] },
      { input: "undo", seat: "judge", to: 2 },
      { input: "time" },
    ])
      expect(one.give(input)).toBeUndefined();
    expect(gameFromRecord(record(), one.content)).toMatchObject({ ok: true, value: { number: 5 } });
  });

  test("of other rules it says which", () => {
    expect(verdict({ ...read(text), rulesVersion: "0" })).toEqual({ verdict: "other rules", rulesVersion: "0", here: "1" });
  });

  test("a changed event is found, with its input", () => {
    const changed = tampered(({ entries }) => {
      const at = entries.findIndex(({ events }) => events.some((event) => isChange(event) && event.change === "ship" && event.set.tokens));
      const event = entries[at]?.events.find((one) => isChange(one) && one.change === "ship" && one.set.tokens);
      if (event && "set" in event && event.change === "ship") Object.assign(event.set, { shields: 9 });
    });
    const at = changed.entries.findIndex(({ events }) => JSON.stringify(events).includes('"shields":9'));
    expect(verdict(changed)).toMatchObject({
      verdict: "differs",
      input: changed.entries[at]?.number,
      what: expect.stringContaining("event "),
    });
  });

  test("a changed input is found", () => {
    const changed = tampered(({ entries }) => {
      const dial = entries.find(({ input }) => input?.input === "answer" && "key" in input && /^\d[A-Z]{2}$/.test(input.key));
      Object.assign(dial?.input ?? {}, { key: "2FW" === (dial?.input as { key?: string } | undefined)?.key ? "3FW" : "2FW" });
    });
    expect(verdict(changed).verdict).toBe("differs");
  });

  test("another key is found at the first dice", () => {
    const found = verdict({ ...read(text), key: "other" });
    expect(found).toMatchObject({ verdict: "differs", what: expect.stringContaining("by the rules") });
  });

  test("a record whose end was cut off is found", () => {
    const cut = tampered((record) => {
      record.entries.splice(record.entries.length - 5, 5);
    });
    expect(verdict(cut)).toMatchObject({ verdict: "cut short", input: game.number - 5 });
  });

  test("a changed result and a changed keyframe are found", () => {
    const result = { ending: "concession", winners: [5], draw: false } as const;
    expect(verdict({ ...read(text), result })).toMatchObject({ verdict: "differs", what: expect.stringContaining("the result") });
    const frame = tampered(({ keyframes }) => Object.assign(keyframes[2]?.state ?? {}, { round: 77 }));
    expect(verdict(frame)).toMatchObject({ verdict: "differs", what: expect.stringContaining("keyframe 3") });
  });

  test("the key must come from the seed whose hash was shown, and from the salts", () => {
    const dice = { seed: "s", salts: ["a", "b"] };
    const one = startSetUp([{ ships: ["wedgeantilles"] }, { ships: ["howlrunner"] }], { key: keyOf(dice.seed, dice.salts) }).game;
    const record = read(JSON.stringify(recordOf(one, dice)));
    expect(verdict(record)).toMatchObject({ verdict: "same", over: false, dice: "checked" });
    expect(verdict({ ...record, dice: { ...dice, salts: ["a", "c"] } })).toMatchObject({ verdict: "differs", input: 0 });
    expect(verdict({ ...record, commitment: "0" })).toMatchObject({ verdict: "differs", input: 0 });
  });
});
