import { canonicalJson } from "@broadside/kit";
import { parseRecord } from "@broadside/protocol";
import { describe, expect, test } from "vitest";
import type { Game } from "../driver/game.ts";
import { isChange } from "../state/change.ts";
import { at, startSetUp, startTable } from "../testing.ts";
import { HOLDS, randomDice, randomGame } from "../testing-random.ts";
import { type GameRecord, gameFromRecord, recordOf, replay } from "./record.ts";
import { verify } from "./verify.ts";
import { RULES_VERSION } from "./version.ts";

const game: Game = randomGame(7);
const text = JSON.stringify(recordOf(game, randomDice(7)));
const read = (written: string): GameRecord => {
  const parsed = parseRecord(written);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
};
const problemsOf = (written: string): readonly string[] => {
  const parsed = parseRecord(written);
  return parsed.ok ? [] : parsed.problems.map(({ path, reason }) => `${path}: ${reason}`);
};
/** Returns a copy of the record with a change made to it. */
const tampered = (change: (record: GameRecord & { entries: GameRecord["entries"][number][] }) => void): GameRecord => {
  const record = JSON.parse(text) as GameRecord & { entries: GameRecord["entries"][number][] };
  change(record);
  return record;
};

describe("watching a record", () => {
  test("the events alone lead to every state of the game, even to undone ones", () => {
    const states: string[] = [];
    const watched = randomGame(8, ({ state, number }) => {
      states[number] = canonicalJson(state);
    });
    watched.give({ input: "undo", seat: "judge", to: 20 });
    states[watched.number] = canonicalJson(watched.state);
    const record = read(JSON.stringify(recordOf(watched)));
    expect(states.map((_, number) => canonicalJson(replay(record, number)))).toEqual(states);
  });
});

test("a ship can gain more tokens than may be set by hand, and the record can still be read", () => {
  const { game: gaining } = startTable({
    ships: [[{ pilot: "wedgeantilles", pose: at(400, 100) }], [{ pilot: "howlrunner", pose: at(400, 800, 180) }]],
    phase: "combat",
  });
  const tokens = gaining.state.ships[0]?.tokens;
  const setFocus = (focus: number) =>
    gaining.give({ input: "set", reason: "many", changes: [{ change: "ship", ship: "A1", set: { tokens: { ...tokens, focus } } }] });
  expect(setFocus(100)).toMatchObject({ refused: "not understood" });
  expect(setFocus(99)).toBeUndefined();
  const record = JSON.stringify(recordOf(gaining, randomDice(1)));
  expect(problemsOf(record.replaceAll('"focus":99', '"focus":104'))).toEqual([]);
});

describe("continuing from a record", () => {
  test("a game continues where it was, with its log and everything before", () => {
    let half: string | undefined;
    randomGame(9, (one) => {
      if (one.number === 40) half = JSON.stringify(recordOf(one));
    });
    const taken = gameFromRecord(read(half ?? ""), game.content);
    if (!taken.ok) throw new Error(JSON.stringify(taken.problems));
    expect(JSON.stringify(recordOf(taken.value))).toBe(half);
    expect(taken.value.open.length).toBeGreaterThan(0);
  });

  test("a game played under other rules is refused", () => {
    expect(gameFromRecord({ ...read(text), rulesVersion: "0" }, game.content)).toMatchObject({
      ok: false,
      problems: [{ path: "rulesVersion" }],
    });
  });
});

describe("reading a record", () => {
  test("a record that was written can be read", () => expect(problemsOf(text)).toEqual([]));

  test.each([
    ["not JSON", "hello", ": isn't JSON"],
    ["cut short", text.slice(0, text.length / 2), ": is cut short: the text ends in the middle of the record"],
    ["another thing", "[]", ": must be an object"],
    ["another format", JSON.stringify({ format: "broadside-event" }), "format: must be broadside-game"],
    ["a later format", text.replace('"formatVersion":3', '"formatVersion":4'), "formatVersion: is 4, but only versions 1 to 3 can be read"],
    ["an unknown field", text.replace('{"format"', '{"luck":1,"format"'), "luck: isn't a known field"],
    [
      "a missing input",
      text.replace(/,\{"number":3,.*?(?=,\{"number":4,)/, ""),
      "entries[3].number: must be 3, not 4: inputs are missing or out of order",
    ],
    ["no key", text.replace(/"key":"[^"]*",/, ""), "key: is missing; it must be text"],
    [
      "a change of what is no ship",
      text.replace('"change":"ship","ship":"A1"', '"change":"ship","ship":"H9"'),
      "is H9, which isn't a ship in this game",
    ],
    [
      "a ship's name in place of its id",
      text.replace('"change":"ship","ship":"A1"', '"change":"ship","ship":"Howlrunner"'),
      ".ship: must be the id of a ship, such as A1",
    ],
    [
      "a change of an unknown field",
      text.replace('"change":"state","set":{', '"change":"state","set":{"luck":1,'),
      "luck: isn't a known field",
    ],
    [
      "a change that swaps ships",
      text.replace('"change":"state","set":{', '"change":"state","set":{"ships":[],'),
      "ships: isn't a known field",
    ],
    ["a state without remotes", text.replace('"remotes":[],', ""), "keyframes[0].state.remotes: is missing; it must be a list"],
    ["a moment with other ships", text.replace(/"id":"A1"(?=,"seat")/, '"id":"A9"'), "has different ships from the start of the game"],
    ["a squad that is none", text.replace('"squads":[{', '"squads":[{"luck":1,'), "setup.squads[0].luck: isn't a known field"],
    ["an input before the first", text.replace('{"number":0,', '{"number":0,"input":null,'), "entries[0].input: isn't allowed"],
  ])("the reader reports the problem: %s", (_name, written, problem) => {
    expect(problemsOf(written)[0]).toContain(problem);
  });
});

describe("verifying a record", () => {
  const verdict = (record: GameRecord) => verify(record, game.content, HOLDS);

  test('a true record has the verdict "same"', () => {
    expect(verdict(read(text))).toEqual({ verdict: "same", inputs: game.number, rulesVersion: RULES_VERSION, over: true, beyond: [] });
  });

  test("the records of a reloaded game and of a game with undone inputs are also verified", () => {
    const dice = randomDice(9);
    let half: string | undefined;
    const whole = randomGame(9, (one) => {
      if (one.number === 40) half = JSON.stringify(recordOf(one));
      if (one.state.round === 3 && one.log.every(({ input }) => input?.input !== "undo"))
        expect(one.give({ input: "undo", seat: "judge", to: 30 })).toBeUndefined();
    });
    expect(verdict(read(JSON.stringify(recordOf(whole, dice))))).toMatchObject({ verdict: "same", over: true });
    const taken = gameFromRecord(read(half ?? ""), game.content);
    if (!taken.ok) throw new Error(JSON.stringify(taken.problems));
    for (const { input } of whole.log.slice(41)) taken.value.give(input);
    expect(JSON.stringify(recordOf(taken.value, dice))).toBe(JSON.stringify(recordOf(whole, dice)));
  });

  test("a game with manual changes, a refused proposal, an undo, time called and concessions is also verified", () => {
    const dice = { seed: "s", salts: ["a", "b", "c"] };
    const lists = [{ ships: ["wedgeantilles"] }, { ships: ["howlrunner"] }, { ships: ["academypilot"] }];
    const one = startSetUp(lists, { seeded: dice }).game;
    for (const input of [
      { input: "propose", seat: 0, reason: "forgotten", changes: [{ change: "ship", ship: "A1", set: { shields: 0 } }] },
      { input: "agree", seat: 1, proposal: 1, yes: false },
      { input: "set", reason: "mended", changes: [{ change: "ship", ship: "A1", set: { label: null } }] },
      { input: "undo", seat: "judge", to: 2 },
      { input: "standing", seat: 0, kind: "dial", key: "default" },
      { input: "away", seat: 1, away: true },
      { input: "seat", seat: 1, player: { id: "somebody-else" } },
      { input: "time" },
      { input: "concede", seat: 2 },
      { input: "concede", seat: 1 },
    ])
      expect(one.give(input)).toBeUndefined();
    expect(one.state.outcome?.ending).toBe("concession");
    expect(verify(read(JSON.stringify(recordOf(one, dice))), one.content, HOLDS)).toMatchObject({ verdict: "same", over: true });
  });

  test("the findings about the set-up are part of the verdict", () => {
    const differs = verify(read(text), game.content, { setUp: "differs", what: "A1 counts 3" });
    expect(differs).toEqual({ verdict: "differs", input: 0, what: "A1 counts 3" });
    const unknown = verify(read(text), game.content, { setUp: "unknown", what: "points of another day" });
    expect(unknown).toMatchObject({ verdict: "not proven", what: "points of another day" });
    const beyond = verify(read(text), game.content, { setUp: "holds", beyond: ["120 of 100 points"] });
    expect(beyond).toMatchObject({ verdict: "same", beyond: ["120 of 100 points"] });
  });

  test("without seed, salts or commitment, the game isn't proven", () => {
    const { dice: _dice, ...noDice } = read(text);
    const { commitment: _commitment, ...noCommitment } = read(text);
    for (const record of [noDice, noCommitment, read(JSON.stringify(recordOf(game)))])
      expect(verdict(record)).toMatchObject({ verdict: "not proven", inputs: game.number, what: expect.stringContaining("dice") });
  });

  test('a record of other rules gets the verdict "other rules", with their version', () => {
    expect(verdict({ ...read(text), rulesVersion: "0" })).toEqual({ verdict: "other rules", rulesVersion: "0", here: RULES_VERSION });
  });

  test("a changed event is found, and its input is reported", () => {
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

  test("a changed key is found at the first dice", () => {
    const { dice: _dice, commitment: _commitment, ...rest } = read(text);
    const found = verdict({ ...rest, key: "other" });
    expect(found).toMatchObject({ verdict: "differs", what: expect.stringContaining("by the rules") });
  });

  test("a record without its last entries is found to be cut short", () => {
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

  test("missing keyframes, a missing claim and a missing result are found", () => {
    const { claim: _claim, ...noClaim } = read(text);
    expect(verdict(noClaim)).toMatchObject({
      verdict: "differs",
      what: expect.stringContaining("the claim: it is missing, but by the rules it is"),
    });
    const { result: _result, ...noResult } = read(text);
    expect(verdict(noResult)).toMatchObject({
      verdict: "differs",
      what: expect.stringContaining("the result: it is missing, but by the rules it is"),
    });
    const frames = { ...read(text), keyframes: read(text).keyframes.slice(0, -1) };
    expect(verdict(frames)).toMatchObject({ verdict: "differs", what: expect.stringContaining("is missing, but by the rules") });
  });

  test.each<[what: string, change: (record: Record<string, unknown>[]) => void]>([
    ["null in place of a missing field", (entries) => Object.assign(entries[5] ?? {}, { secret: null })],
    ["null in an event", ([start]) => Object.assign(eventsOf(start)[0] ?? {}, { figure: null })],
    ["a field too many in an input", (entries) => Object.assign(entries[9]?.["input"] ?? {}, { reason: null })],
    ["an emptied field that is left out", (entries) => deleteEmptied(entries)],
  ])("the verifier finds %s", (_, change) => {
    const record = JSON.parse(text) as GameRecord;
    change(record.entries as unknown as Record<string, unknown>[]);
    expect(verdict(record).verdict).toBe("differs");
  });

  test("the key must come from the seed with the published hash, the salts and the whole set-up", () => {
    const dice = { seed: "s", salts: ["a", "b"] };
    const one = startSetUp([{ ships: ["wedgeantilles"] }, { ships: ["howlrunner"] }], { seeded: dice }).game;
    const record = read(JSON.stringify(recordOf(one, dice)));
    expect(verdict(record)).toMatchObject({ verdict: "same", over: false });
    expect(verdict({ ...record, dice: { ...dice, salts: ["a", "c"] } })).toMatchObject({ verdict: "differs", input: 0 });
    expect(verdict({ ...record, commitment: "0" })).toMatchObject({ verdict: "differs", input: 0 });
    const seats = record.setup.seats.map((seat, at) => (at === 0 ? { ...seat, player: "ana" } : seat));
    for (const changed of [{ agreements: { undo: "free" } } as const, { seats }, { limit: 100 }, { decks: ["core", "core-tfa"] }])
      expect(verdict({ ...record, setup: { ...record.setup, ...changed } })).toMatchObject({
        verdict: "differs",
        input: 0,
        what: "the key doesn't follow from the seed, the salts and the set-up",
      });
  });
});

const eventsOf = (entry: Record<string, unknown> = {}): readonly object[] => entry["events"] as readonly object[];

/** Deletes the first `null` field of a change. */
function deleteEmptied(entries: readonly Record<string, unknown>[]): void {
  for (const entry of entries)
    for (const { set = {} } of eventsOf(entry) as readonly { set?: Record<string, unknown> }[]) {
      const emptied = Object.keys(set).find((field) => set[field] === null);
      if (emptied !== undefined) {
        delete set[emptied];
        return;
      }
    }
}
