import { defaultAnswer, isPlaceQuestion, view } from "@broadside/rules";
import { at, startSetUp, startTable, type Table } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { BOTS } from "./bots.ts";

const LISTS = [{ ships: ["wedgeantilles", "lukeskywalker"] }, { ships: ["howlrunner", "maulermithel"] }];
const budget = { milliseconds: 1000 };
const signal = { aborted: false };

test.each(Object.entries(BOTS))("%s plays a whole game from its seat's view, and every answer is legal", async (_, botOf) => {
  const { game } = startSetUp(LISTS, { setup: { roundLimit: 2 } });
  for (let given = 0; given < 400 && !game.state.outcome; given += 1) {
    const seat = game.open.find(({ answer }) => !answer)?.ask.seat ?? 0;
    const seen = JSON.parse(JSON.stringify(view(game, [seat])));
    const { answer } = await botOf(seat + 1)(seen, game.content, budget, signal);
    expect(answer.seat).toBe(seat);
    expect(game.give(answer)).toBeUndefined();
  }
  expect(game.state.outcome).toBeDefined();
});

test("random gives the same answer to the same view with the same seed, but not with every seed", async () => {
  const { game } = startSetUp(LISTS);
  game.give({ input: "answer", seat: game.open[0]?.ask.seat, ask: game.open[0]?.number, key: "seat 1" });
  const seat = game.open.find(({ answer }) => !answer)?.ask.seat ?? 0;
  const answers = await Promise.all(
    [1, 1, 2, 3, 4, 5, 6].map(async (seed) =>
      JSON.stringify((await BOTS.random(seed)(view(game, [seat]), game.content, budget, signal)).answer),
    ),
  );
  expect(answers[0]).toBe(answers[1]);
  expect(new Set(answers).size).toBeGreaterThan(1);
});

test("ace sets the same dials whether or not it still has its plan in the cache", async () => {
  const { game } = startSetUp(LISTS);
  while (game.open[0]?.ask.kind !== "dial") {
    const open = game.open.find(({ answer }) => !answer);
    if (!open) throw new Error("nobody is asked");
    expect(game.give(defaultAnswer(open))).toBeUndefined();
  }
  const dialOf = async (seed: number) => (await BOTS.ace(seed)(view(game, [0]), game.content, budget, signal)).answer;
  expect(game.give(await dialOf(1))).toBeUndefined();
  const second = await dialOf(1);
  // Plans for other seeds push this plan out of the cache.
  for (let seed = 2; seed < 12; seed += 1) await dialOf(seed);
  expect(await dialOf(1)).toEqual(second);
});

/** Seat 1 is asked for an action, but its bot imagines a game that went another way. */
function otherwiseImagined(kind: string, other: Table) {
  const acting = startTable({
    phase: "activation",
    ships: [
      [{ pilot: "rookiepilot", dial: "2FG", pose: at(450, 300) }],
      [{ pilot: "academypilot", pose: at(450, 600, 180), activated: true }],
    ],
  }).until("action");
  const seen = view(acting.game, [0]);
  const { state, since } = view(other.game, [0]);
  return { ...seen, state, since, questions: seen.questions.map((question) => ({ ...question, kind: kind as "action" })) };
}

const othersTurn = startTable({
  phase: "activation",
  ships: [
    [{ pilot: "rookiepilot", pose: at(450, 300), activated: true }],
    [{ pilot: "academypilot", dial: "2FG", pose: at(450, 600, 180) }],
  ],
}).until("action");
const gameOver = startTable({
  phase: "activation",
  ships: [
    [{ pilot: "rookiepilot", dial: "2FG", pose: at(450, 300) }],
    [{ pilot: "academypilot", pose: at(450, 600, 180), activated: true }],
  ],
}).until("action");
gameOver.give({ input: "concede", seat: 1 });

describe.each(Object.entries(BOTS))("%s gives one of the offered answers if its imagined game", (_, botOf) => {
  test("offers different options", async () => {
    const seen = view(othersTurn.game, [1]);
    const [question] = seen.questions;
    if (!question || isPlaceQuestion(question)) throw new Error("an action is asked for");
    const options = question.options.filter(({ key }) => key === question.default);
    for (const seed of [1, 2, 3, 4]) {
      const { answer } = await botOf(seed)({ ...seen, questions: [{ ...question, options }] }, othersTurn.game.content, budget, signal);
      expect(answer).toMatchObject({ key: question.default });
    }
  });

  test.each(["use at maneuverExecuted", "dial", "action", "attack", "modify attack dice", "next ship", "allocate energy"])(
    "asks another seat or is over: %s",
    async (kind) => {
      for (const other of [othersTurn, gameOver]) {
        const seen = otherwiseImagined(kind, other);
        const { answer } = await botOf(1)(seen, othersTurn.game.content, budget, signal);
        expect(seen.questions[0]).toMatchObject({
          options: expect.arrayContaining([expect.objectContaining({ key: "key" in answer && answer.key })]),
        });
      }
    },
  );
});
