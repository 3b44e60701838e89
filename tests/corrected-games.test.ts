/** A judge may correct any field at any question of a recorded game: it still goes on to its end. */
import { randomPlayer } from "@broadside/players";
import type { Game } from "@broadside/rules";
import { brokenInvariant } from "@broadside/tools/soak/invariants";
import { type KeptGame, replayed } from "@broadside/tools/soak/kept-game";
import { expect, test } from "vitest";
import { type Correction, correctionsOf } from "./corrections.ts";
import { EPIC_GAMES, KEPT_GAMES, SECOND_GAMES, saved } from "./kept-games.ts";

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

/** What is under way at a question: corrections of it are the hardest. */
const UNDER_WAY = ["attack", "motion", "roll"] as const;
type UnderWay = (typeof UNDER_WAY)[number];

/** Corrects every field at the questions that are looked at; how many were, what was under way at them, and what broke. */
function correctAll(kept: KeptGame, looksAt: (game: Game) => boolean) {
  const broken: string[] = [];
  const met: Record<UnderWay, number> = { attack: 0, motion: 0, roll: 0 };
  let corrected = 0;
  replayed(kept, (game) => {
    if (game.state.outcome || !looksAt(game)) return game;
    for (const what of UNDER_WAY) if (game.state[what]) met[what] += 1;
    for (const correction of correctionsOf(game)) {
      corrected += 1;
      const found = correctedAndPlayedOn(game, correction, corrected);
      if (found !== undefined) broken.push(`game ${kept.seed}, ${correction.field} after input ${game.number}: ${found}`);
    }
    return game;
  });
  return { broken, met, corrected };
}

/** Games of two in which much is shot, or moved out of turn; the test says so should others come to stand under their numbers. */
const EVENTFUL = [17, 41];

test("a correction of any field at every other question of a recorded game still lets it end", () => {
  const results = KEPT_GAMES.filter(({ seed }) => EVENTFUL.includes(seed)).map((kept) =>
    correctAll(kept, ({ number }) => number % 2 === 0),
  );
  const total = (of: UnderWay) => results.reduce((sum, { met }) => sum + met[of], 0);
  expect(results.flatMap(({ broken }) => broken)).toEqual([]);
  expect(results.reduce((sum, { corrected }) => sum + corrected, 0)).toBeGreaterThan(2_500);
  expect([total("attack"), total("motion")].filter((questions) => questions < 5)).toEqual([]);
}, 240_000);

/** At so few of its questions, spread over the whole game: an Epic one has many. */
const EPIC_QUESTIONS = 25;

test("so does one at questions all over an Epic game", () => {
  const [kept] = EPIC_GAMES.filter(({ setup }) => setup.squads.some(({ ships }) => ships.some(({ sectionPoints }) => sectionPoints)));
  if (!kept) throw new Error("no Epic game with a corvette");
  const every = Math.floor(kept.inputs.length / EPIC_QUESTIONS);
  const { broken, corrected } = correctAll(kept, ({ number }) => number % every === 0);
  expect(broken).toEqual([]);
  expect(corrected).toBeGreaterThan(500);
}, 240_000);

const SECOND_QUESTIONS = 5;

test("so does one at questions all over games of the second edition", () => {
  const games = SECOND_GAMES.filter(({ inputs }) => inputs.length < 700).slice(0, 3);
  const results = games.map((kept) => correctAll(kept, ({ number }) => number % Math.ceil(kept.inputs.length / SECOND_QUESTIONS) === 0));
  expect(results.flatMap(({ broken }) => broken)).toEqual([]);
  expect(results.reduce((sum, { corrected }) => sum + corrected, 0)).toBeGreaterThan(500);
}, 240_000);

test("so does one while dice lie on the table, in any recorded game", () => {
  const results = KEPT_GAMES.map((kept) => correctAll(kept, ({ state }) => state.roll !== undefined));
  expect(results.flatMap(({ broken }) => broken)).toEqual([]);
  expect(results.reduce((sum, { met }) => sum + met.roll, 0)).toBeGreaterThan(0);
}, 240_000);
