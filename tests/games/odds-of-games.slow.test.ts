/** Odds of attacks in random games must match the real procedure, and must not depend on facts that the seat may not know. */
import { runs } from "@broadside/kit/testing";
import { oddsFor } from "@broadside/players";
import { imagine, view } from "@broadside/rules";
import { drawSituation, isCounted, playAttacks } from "@broadside/tools/odds/real-attacks";
import { describe, expect, test } from "vitest";

/** Seeds whose attacks include rerolls, changed and added results, tokens of both sides, a huge ship, and each edition. */
const SEEDS = [3, 7, 8, 13, 14, 53];
const PLAYS = runs(1000, 4);

const drawn = new Map<number, ReturnType<typeof drawSituation>>();
/** Draws an attack once for all tests with the same seed, because no test changes its game. */
function situationOf(seed: number): ReturnType<typeof drawSituation> {
  const situation = drawn.get(seed) ?? drawSituation(seed);
  drawn.set(seed, situation);
  return situation;
}

describe("attacks in random games where cards change dice", () => {
  test.each(SEEDS)("seed %i: the real attack, played many times, matches the odds", async (seed) => {
    const situation = await situationOf(seed);
    expect(situation && isCounted(situation)).toBe(true);
    if (!situation) return;
    const { sigmas, worst, strays } = playAttacks(situation, PLAYS);
    expect(strays).toEqual([]);
    expect(sigmas, worst).toBeLessThan(4.5);
  });

  test.each(SEEDS)("seed %i: games that differ only in what the seat may not know give it the same odds", async (seed) => {
    const situation = await situationOf(seed);
    if (!situation) throw new Error("no situation");
    const { game, option } = situation;
    const seat = game.open.find(({ answer }) => !answer)?.ask.seat ?? 0;
    const seen = view(game, [seat]);
    const odds = oddsFor(seen, game.content, option);
    const other = imagine(seen, game.content, 7);
    expect(odds?.counted.length).toBeGreaterThan(0);
    expect(oddsFor(view(other, [seat]), game.content, option)).toEqual(odds);
  });

  test("a card that the odds can't describe is named", async () => {
    const situation = await drawSituation(22);
    if (!situation) throw new Error("no situation");
    expect(situation.found.notCounted).toContainEqual({ card: "upgrade:gunneryteam", at: "dice" });
  });
});
