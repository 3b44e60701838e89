/** In scenarios, Ace does what scores points. */
import { BOTS } from "@broadside/players";
import { type Answer, type Game, type OpenAsk, view } from "@broadside/rules";
import { expect, test } from "vitest";
import { BUDGET, botGame, SIGNAL } from "./bot-games.ts";

/** Plays to the end. Calls `told` with each of Ace's answers before giving it; if `told` returns a function, calls it afterwards. */
async function played(game: Game, told: (open: OpenAsk, answer: Answer) => (() => void) | undefined): Promise<void> {
  const ace = BOTS.ace(1);
  while (!game.state.outcome) {
    const open = game.open.find(({ answer }) => !answer);
    if (!open) throw new Error("nobody is asked");
    const { seat } = open.ask;
    const { answer } = await ace(view(game, [seat]), game.content, BUDGET, SIGNAL);
    const after = told(open, answer);
    expect(game.give(answer)).toBeUndefined();
    after?.();
  }
}

test("it scrambles only satellites that its side does not control", async () => {
  const game = await botGame("scramble-the-transmissions", "scrambling bots");
  let checked = 0;
  await played(game, ({ ask }, answer) => {
    if (ask.kind !== "action" || !("key" in answer) || answer.key !== "scramble") return undefined;
    const own = (): number => game.state.scenario?.pieces.filter(({ seat }) => seat === ask.seat).length ?? 0;
    const before = own();
    return () => {
      if (game.open.some((open) => open.ask.kind === "satellite to scramble")) return;
      expect(own()).toBe(before + 1);
      checked += 1;
    };
  });
  expect(checked).toBeGreaterThan(1);
});
