/** A bot's answers depend only on what its seat may see. In two games that differ only in hidden facts, it answers the same. */
import { runs, spacing } from "@broadside/kit/testing";
import { BOTS } from "@broadside/players";
import { imagine, type View, view } from "@broadside/rules";
import { expect, test } from "vitest";
import { BOT_GAMES, BUDGET, botGame, SIGNAL } from "./bot-games.ts";

/** Asks all bots in both games once every this many answers. */
const EVERY = spacing(9);
const ROUNDS = 4;

test.each(BOT_GAMES)("no bot knows what its seat may not know (%s)", async (table) => {
  const game = await botGame(table);
  // This bot plays the game, so that ships meet and dice are rolled.
  const playing = BOTS.reference(1);
  let differing = 0;
  for (let given = 0; !game.state.outcome && game.state.round <= ROUNDS; given += 1) {
    const seat = game.open.find(({ answer }) => !answer)?.ask.seat ?? 0;
    const seen = view(game, [seat]);
    if (given % EVERY === 0) {
      const twin = imagine(seen, game.content, given);
      if (JSON.stringify(twin.state) !== JSON.stringify(game.state)) differing += 1;
      const answersTo = (one: View) =>
        Promise.all(Object.entries(BOTS).map(async ([level, bot]) => [level, (await bot(7)(one, game.content, BUDGET, SIGNAL)).answer]));
      expect(await answersTo(view(twin, [seat]))).toEqual(await answersTo(seen));
    }
    expect(game.give((await playing(seen, game.content, BUDGET, SIGNAL)).answer)).toBeUndefined();
  }
  expect(differing).toBeGreaterThan(runs(3) - 1);
});
