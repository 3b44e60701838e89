/** The published schema matches the code that reads records, views, scenes, inputs and choices of games. */
import { readFileSync } from "node:fs";
import { type GameChoice, prepareGame } from "@broadside/content";
import { JsonReader, type Shape } from "@broadside/kit";
import { randomPlayer } from "@broadside/players";
import {
  aidReplyShape,
  aidRequestShape,
  choiceShape,
  gameSchema,
  inputShape,
  readRecord,
  sceneShape,
  viewShape,
} from "@broadside/protocol";
import { type Game, newGame, recordOf, view } from "@broadside/rules";
import { sceneOf } from "@broadside/telling";
import { randomEpic, randomStandard } from "@broadside/tools/soak/random-format";
import { randomScenario } from "@broadside/tools/soak/random-scenario";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";

const SCHEMA = JSON.parse(readFileSync(new URL("../../docs/game.schema.json", import.meta.url), "utf8")) as { readonly $defs: object };
const validatorOf = (name: string): ValidateFunction =>
  new Ajv2020({ strict: false }).compile({ $defs: SCHEMA.$defs, $ref: `#/$defs/${name}` });
const isChoice = validatorOf("choice");
const isInput = validatorOf("input");
const isView = validatorOf("view");
const isScene = validatorOf("scene");
const isRecord = validatorOf("record");
const isAidRequest = validatorOf("aid%20request");
const isAidReply = validatorOf("aid%20reply");

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;
const problemsOf = (shape: Shape<unknown>, value: unknown): readonly string[] => {
  const reader = new JsonReader();
  shape.read(reader, value, "");
  return reader.problems.map(({ path, reason }) => `${path} ${reason}`);
};

async function gameOf(choice: GameChoice): Promise<Game> {
  const prepared = await prepareGame(choice);
  if ("problems" in prepared) throw new Error(JSON.stringify(prepared.problems));
  return newGame(prepared.setup, prepared.content, { seed: "schema", salts: prepared.setup.seats.map(({ player }) => player) });
}

/** Plays the first rounds, and calls `look` with a seat's view and scene after every 40 answers. */
function play(game: Game, look: (seen: unknown, scene: unknown) => void): void {
  const player = randomPlayer(7);
  for (let answers = 0; answers < 400 && !game.state.outcome; answers += 1) {
    const seats = [answers % game.setup.seats.length];
    if (answers % 40 === 0)
      look(plain(view(game, seats)), plain(sceneOf({ id: "1", game, seats, log: [], isKept: true, asked: new Map() })));
    const input = player(game);
    expect(problemsOf(inputShape, input)).toEqual([]);
    expect(isInput(plain(input))).toBe(true);
    game.give(input);
  }
}

const CHOICES: readonly (readonly [string, GameChoice])[] = [
  ["a standard game", randomStandard(3)],
  ["an Epic game", randomEpic(2)],
  ["a scenario of Epic Battles", randomScenario(1, { scenario: "cover-the-evacuation" })],
  ["a scenario of standard play", randomScenario(1, { scenario: "salvage-mission" })],
];

test("the published schema is the one that the readers generate", () => {
  expect(SCHEMA).toEqual(gameSchema());
});

describe.each(CHOICES)("%s", (_name, choice) => {
  test("its choice, inputs, views, scenes and record are readable and match the schema", async () => {
    expect(problemsOf(choiceShape, choice)).toEqual([]);
    expect([isChoice(plain(choice)), isChoice.errors]).toEqual([true, null]);
    const game = await gameOf(choice);
    play(game, (seen, scene) => {
      expect(problemsOf(viewShape, seen)).toEqual([]);
      expect([isView(seen), isView.errors]).toEqual([true, null]);
      expect(problemsOf(sceneShape, scene)).toEqual([]);
      expect([isScene(scene), isScene.errors]).toEqual([true, null]);
    });
    const record = plain(recordOf(game));
    expect(readRecord(record)).toMatchObject({ ok: true });
    expect([isRecord(record), isRecord.errors]).toEqual([true, null]);
  });
});

const FORECAST = {
  option: "primary>B1",
  attacker: "A1",
  defender: "B1",
  attackDice: 1,
  defenseDice: 0,
  hitChance: 0.5,
  expectedHits: 0.375,
  expectedCrits: 0.125,
  damage: [0.5, 0.5],
  destroyed: 0,
  faceup: [0.875, 0.125],
  counted: [{ key: "focus", name: "focus" }],
  notCounted: [{ card: "upgrade:gunneryteam", at: "dice", name: "Gunnery Team" }],
};

test.each<[string, Shape<unknown>, ValidateFunction, unknown]>([
  ["a request for a hint", aidRequestShape, isAidRequest, { aid: "hint", question: 4 }],
  ["a request for odds", aidRequestShape, isAidRequest, { aid: "odds", question: 4 }],
  ["odds of one option", aidRequestShape, isAidRequest, { aid: "odds", question: 4, option: "primary>B1" }],
  [
    "a hint",
    aidReplyShape,
    isAidReply,
    { aid: "hint", question: 4, answer: { key: "focus" }, reasons: [{ key: "helps most", token: "focus" }] },
  ],
  [
    "odds",
    aidReplyShape,
    isAidReply,
    { aid: "odds", question: 4, attacks: [FORECAST, { ...FORECAST, section: "aft", option: undefined }] },
  ],
])("%s is readable and matches the schema", (_name, shape, isValid, value) => {
  expect(problemsOf(shape, value)).toEqual([]);
  expect([isValid(plain(value)), isValid.errors]).toEqual([true, null]);
});

test.each<[string, Shape<unknown>, ValidateFunction, unknown]>([
  ["help of an unknown kind", aidRequestShape, isAidRequest, { aid: "luck", question: 4 }],
  ["odds without a question", aidRequestShape, isAidRequest, { aid: "odds" }],
  ["odds of an option that isn't text", aidRequestShape, isAidRequest, { aid: "odds", question: 4, option: 7 }],
  ["a chance above one", aidReplyShape, isAidReply, { aid: "odds", question: 4, attacks: [{ ...FORECAST, destroyed: 1.5 }] }],
  ["an input of an unknown kind", inputShape, isInput, { input: "cheat", seat: 0 }],
  ["an answer without a question", inputShape, isInput, { input: "answer", seat: 0, key: "focus" }],
  [
    "a change to a field that ships don't have",
    inputShape,
    isInput,
    { input: "set", reason: "why", changes: [{ change: "ship", ship: "A1", set: { luck: 3 } }] },
  ],
  ["an unknown format", choiceShape, isChoice, { edition: "1e", format: "chess", seats: [] }],
  ["a seat without a squad", choiceShape, isChoice, { edition: "2.0", scenario: "aces-high", seats: [{ name: "Ana" }] }],
])("%s is refused by both", (_name, shape, isValid, value) => {
  expect(problemsOf(shape, value)).not.toEqual([]);
  expect(isValid(value)).toBe(false);
});
