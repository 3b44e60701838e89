import { view } from "@broadside/rules";
import { startSetUp } from "@broadside/rules/testing";
import { expect, test } from "vitest";
import { BOTS } from "./bot.ts";

const LISTS = [{ ships: ["wedgeantilles", "lukeskywalker"] }, { ships: ["howlrunner", "maulermithel"] }];
const budget = { milliseconds: 1000 };
const signal = { aborted: false };

test.each(Object.entries(BOTS))("%s plays from what its seat sees, and every answer is taken", async (_, botOf) => {
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

test("random answers alike to the same view, and otherwise with another seed", async () => {
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
