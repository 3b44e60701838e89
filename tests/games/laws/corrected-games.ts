/** A judge may correct any field at any question in a recorded game, and the game still continues to its end. */
import { spacing } from "@broadside/kit/testing";
import { randomPlayer } from "@broadside/players";
import { type Game, pendingOf, restore } from "@broadside/rules";
import { brokenInvariant } from "@broadside/tools/soak/invariants";
import type { RecordedGame } from "@broadside/tools/soak/saved-game";
import { expect } from "vitest";
import { type Correction, correctionsOf } from "./corrections.ts";
import type { GameLaw } from "./game-law.ts";

/** How many rounds a corrected game continues before time is called: enough for the corrected part to matter again. */
const ROUNDS_ON = 2;
const MOST_ANSWERS = 3_000;
/** At each question, one in this many fields is corrected. The next question corrects others. */
const FIELDS_EVERY = spacing(1);

/** Makes copies of the current game. They are loaded from text without the game's past, so nothing in them can be undone. */
function copiesOf(game: Game): () => Game {
  const { setup, ...pending } = pendingOf(game);
  const text = JSON.stringify({ ...pending, past: undefined });
  return () => restore({ ...JSON.parse(text), setup }, game.content);
}

/** Applies one correction to a copy of the game, and plays on at random to the end. Returns what broke, if anything. */
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

/** What may be in progress at a question. Corrections are hardest then. */
const UNDER_WAY = ["attack", "motion", "roll"] as const;
type UnderWay = (typeof UNDER_WAY)[number];

interface Corrected {
  readonly title: string;
  isAbout(kept: RecordedGame): boolean;
  /** Whether to correct fields at this question. */
  looksAt(kept: RecordedGame, game: Game): boolean;
  /** The lowest number of corrections to expect if every field is corrected. `met` lists what must be in progress at some question. */
  readonly least: number;
  readonly met?: readonly UnderWay[];
}

/** Corrects fields at the chosen questions, across all games together. */
export function correctionLaw({ title, isAbout, looksAt, least, met = [] }: Corrected): GameLaw {
  const found = new Set<UnderWay>();
  let [questions, corrections] = [0, 0];
  return {
    title,
    isAbout,
    watch: (kept) => ({
      after: ({ game }) => {
        if (game.state.outcome || !looksAt(kept, game)) return undefined;
        for (const what of UNDER_WAY) if (game.state[what]) found.add(what);
        const copy = copiesOf(game);
        questions += 1;
        for (const [at, correction] of correctionsOf(game).entries()) {
          if ((at + questions) % FIELDS_EVERY !== 0) continue;
          corrections += 1;
          expect(correctedAndPlayedOn(copy(), correction, corrections), correction.field).toBeUndefined();
        }
        return undefined;
      },
    }),
    overall: () => {
      expect(corrections).toBeGreaterThan(least / FIELDS_EVERY);
      for (const what of met) expect(found).toContain(what);
    },
  };
}

/** Picks this many questions, spread over the whole game. */
export const isOneOf = (questions: number, { inputs }: RecordedGame, { number }: Game): boolean =>
  number % Math.floor(inputs.length / (questions + 1)) === 0;
