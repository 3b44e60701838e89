/** Recorded games come out the same however they are carried: at once, put away at every input, corrected on the way. */
import { randomPlayer } from "@broadside/players";
import { type Game, pendingOf, restore } from "@broadside/rules";
import { brokenInvariant } from "@broadside/tools/soak/invariants";
import { hashOf, replayed } from "@broadside/tools/soak/kept-game";
import { CONTENT } from "@broadside/tools/soak/one-game";
import { expect, test } from "vitest";
import { type Correction, correctionsOf } from "./corrections.ts";
import { KEPT_GAMES } from "./kept-games.ts";

test("there are fifty kept games", () => expect(KEPT_GAMES).toHaveLength(50));

test.each(KEPT_GAMES)("kept game $seed replays to the same events and the same end", (kept) => {
  expect(hashOf(replayed(kept))).toBe(kept.hash);
});

const saved = (game: Game): Game => restore(JSON.parse(JSON.stringify(pendingOf(game))), CONTENT);
const asks = (game: Game): unknown => JSON.parse(JSON.stringify(game.open.map(({ number, ask, answer }) => [number, ask, answer?.key])));

test.each(KEPT_GAMES.slice(0, 12))("kept game $seed, put away and taken up again after every input, goes on exactly the same", (kept) => {
  const live: Game[] = [];
  replayed(kept, (game) => {
    live[0] = game;
    const twin = saved(game);
    expect(JSON.stringify(twin.state)).toBe(JSON.stringify(game.state));
    expect(asks(twin)).toEqual(asks(game));
    return game;
  });
  const carried = replayed(kept, saved);
  expect(JSON.stringify(carried.state)).toBe(JSON.stringify(live[0]?.state));
});

/** Rounds that a corrected game goes on before time is called: enough for what the correction upset to come round again. */
const ROUNDS_ON = 2;
const MOST_ANSWERS = 3_000;

/** The game with one correction, played on at random to its end; what was broken, where something was. */
function correctedAndPlayedOn(game: Game, { changes }: Correction, seed: number): string | undefined {
  const corrected = saved(game);
  const refused = corrected.give({ input: "set", reason: "test", changes });
  if (refused) return `refused: ${refused.refused} ${refused.detail ?? ""}`;
  const player = randomPlayer(seed);
  const last = corrected.state.round + ROUNDS_ON;
  for (let answers = 0; !corrected.state.outcome; answers += 1) {
    if (answers > MOST_ANSWERS) return "does not end";
    if (corrected.state.round >= last && !corrected.state.timeCalled) corrected.give({ input: "time" });
    const broken = corrected.open.length === 0 ? brokenInvariant(corrected) : undefined;
    if (broken !== undefined) return broken;
    if (!corrected.state.outcome) corrected.give(player(corrected));
  }
  const lost = corrected.log
    .flatMap(({ events }) => events)
    .find((event) => "note" in event && event.note === "the rules lost their place");
  return lost && `lost its place: ${JSON.stringify(lost)}`;
}

test("a correction of any field at any question of a recorded game still lets it end", () => {
  const [kept] = [...KEPT_GAMES].sort((a, b) => a.inputs.length - b.inputs.length).slice(5);
  const broken: string[] = [];
  let corrected = 0;
  if (!kept) throw new Error("no game");
  replayed(kept, (game) => {
    if (game.state.outcome) return game;
    for (const correction of correctionsOf(game)) {
      corrected += 1;
      const found = correctedAndPlayedOn(game, correction, corrected);
      if (found !== undefined) broken.push(`${correction.field} after input ${game.number}: ${found}`);
    }
    return game;
  });
  expect(corrected).toBeGreaterThan(1_000);
  expect(broken).toEqual([]);
}, 240_000);
