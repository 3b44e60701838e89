/**
 * A judge may correct any field at any question of a recorded game: it still goes on to its end. The tests lie in several files, so that
 * they are spread over the cores.
 */
import { randomPlayer } from "@broadside/players";
import { type Game, pendingOf, restore } from "@broadside/rules";
import { brokenInvariant } from "@broadside/tools/soak/invariants";
import { type KeptGame, replayed } from "@broadside/tools/soak/kept-game";
import { expect, test } from "vitest";
import { type Correction, correctionsOf } from "./corrections.ts";
import { EPIC_GAMES, KEPT_GAMES, SECOND_GAMES } from "./kept-games.ts";

/** Rounds that a corrected game goes on before time is called: enough for what the correction upset to come round again. */
const ROUNDS_ON = 2;
const MOST_ANSWERS = 3_000;

/** The game as it stands, put away as text and without what came before: nothing is undone in it. */
function copiesOf(game: Game): () => Game {
  const text = JSON.stringify({ ...pendingOf(game), past: undefined });
  return () => restore(JSON.parse(text), game.content);
}

/** A copy of the game with one correction, played on at random to its end; what was broken, where something was. */
function correctedAndPlayedOn(corrected: Game, { changes }: Correction, seed: number): string | undefined {
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

/** What is under way at a question: corrections of it are the hardest. */
const UNDER_WAY = ["attack", "motion", "roll"] as const;
type UnderWay = (typeof UNDER_WAY)[number];

/** Corrects every field at the questions that are looked at; how many were, what was under way at them, and what broke. */
export function correctAll(kept: KeptGame, looksAt: (game: Game) => boolean) {
  const broken: string[] = [];
  const met: Record<UnderWay, number> = { attack: 0, motion: 0, roll: 0 };
  let corrected = 0;
  replayed(kept, (game) => {
    if (game.state.outcome || !looksAt(game)) return game;
    for (const what of UNDER_WAY) if (game.state[what]) met[what] += 1;
    const copy = copiesOf(game);
    for (const correction of correctionsOf(game)) {
      corrected += 1;
      const found = correctedAndPlayedOn(copy(), correction, corrected);
      if (found !== undefined) broken.push(`game ${kept.seed}, ${correction.field} after input ${game.number}: ${found}`);
    }
    return game;
  });
  return { broken, met, corrected };
}

/** A game with many questions, at so many of them, spread over the whole game. */
const correctSome = (kept: KeptGame, questions: number) =>
  correctAll(kept, ({ number }) => number % Math.floor(kept.inputs.length / questions) === 0);

/** At so many questions of an Epic game. */
export const testEpic = (questions: number): void =>
  test(`a correction of any field at ${questions} questions all over an Epic game still lets it end`, () => {
    const [kept] = EPIC_GAMES.filter(({ setup }) => setup.squads.some(({ ships }) => ships.some(({ sectionPoints }) => sectionPoints)));
    if (!kept) throw new Error("no Epic game with a corvette");
    const { broken, corrected } = correctSome(kept, questions);
    expect(broken).toEqual([]);
    expect(corrected).toBeGreaterThan(20 * questions);
  }, 240_000);

/** At so many questions of each of three games. */
export const testSecond = (questions: number): void =>
  test(`a correction of any field at ${questions} questions of games of the second edition still lets them end`, () => {
    const games = SECOND_GAMES.filter(({ inputs }) => inputs.length < 700).slice(0, 3);
    const results = games.map((kept) => correctSome(kept, questions));
    expect(results.flatMap(({ broken }) => broken)).toEqual([]);
    expect(results.reduce((sum, { corrected }) => sum + corrected, 0)).toBeGreaterThan(100 * questions);
  }, 240_000);

/** Games of two in which much is shot, or moved out of turn; the test says so should others come to stand under their numbers. */
const EVENTFUL = [9, 39];

/** At one question of so many within an attack or a move, and at a few others. */
export const testEventful = (every: number): void =>
  test(`a correction of any field at every ${every}th question within an attack or a move, and at some others, still lets the game end`, () => {
    const results = KEPT_GAMES.filter(({ seed }) => EVENTFUL.includes(seed)).map((kept) =>
      correctAll(kept, ({ number, state }) => number % (state.attack || state.motion ? every : 7 * every) === 0),
    );
    const total = (of: UnderWay) => results.reduce((sum, { met }) => sum + met[of], 0);
    expect(results.flatMap(({ broken }) => broken)).toEqual([]);
    expect(results.reduce((sum, { corrected }) => sum + corrected, 0)).toBeGreaterThan(2_000 / every);
    expect([total("attack"), total("motion")].filter((questions) => questions < 10 / every)).toEqual([]);
  }, 240_000);
