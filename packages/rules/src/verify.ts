/** Whether a record is what the rules make of its inputs: the game is played again, input by input, and compared event by event. */
import { type GameEvent, written } from "./change.ts";
import type { Content } from "./edition.ts";
import { Game } from "./game.ts";
import { refusalInWords } from "./input.ts";
import { claimOf } from "./procedures/score.ts";
import { commitmentOf, keyOf } from "./random.ts";
import { entriesThatCount, type GameRecord, replay } from "./record.ts";
import { atRest, initialState } from "./start.ts";
import { RULES_VERSION } from "./version.ts";

export type Verdict =
  /** `over` where the game came to its end. */
  | {
      readonly verdict: "same";
      readonly inputs: number;
      readonly rulesVersion: string;
      readonly over: boolean;
      readonly dice: "checked" | "not given";
    }
  | { readonly verdict: "other rules"; readonly rulesVersion: string; readonly here: string }
  /** From which input on, and in what. */
  | { readonly verdict: "differs"; readonly input: number; readonly what: string }
  | { readonly verdict: "cut short"; readonly input: number; readonly what: string };

export function verify(record: GameRecord, content: Content): Verdict {
  const { rulesVersion, setup, key, entries, result, claim, dice, commitment } = record;
  if (rulesVersion !== RULES_VERSION) return { verdict: "other rules", rulesVersion, here: RULES_VERSION };
  const differs = (input: number, what: string): Verdict => ({ verdict: "differs", input, what });
  if (dice && keyOf(dice.seed, dice.salts) !== key) return differs(0, "the key is not made from the seed and the salts");
  if (dice && commitment !== undefined && commitmentOf(dice.seed) !== commitment)
    return differs(0, "the seed is not the one whose hash was shown");
  let game: Game;
  try {
    game = new Game(setup, content, key, atRest(initialState(setup, content)));
  } catch (error) {
    return differs(0, `the set-up cannot be played: ${messageOf(error)}`);
  }
  const last = entries[entries.length - 1]?.number ?? 0;
  for (const [at, entry] of entries.entries()) {
    const refusal = entry.input && given(game, entry.input);
    if (refusal !== undefined) return differs(entry.number, `the input is refused: ${refusal}`);
    const found = game.log[at];
    if (!found || found.number !== entry.number)
      return differs(entry.number, `its number is ${entry.number}, not ${found?.number ?? game.number + 1}`);
    const difference = differenceOf(entry.events, found.events.map(written));
    if (difference !== undefined) return differs(entry.number, difference);
    if ((entry.secret ?? false) !== (found.secret ?? false)) return differs(entry.number, "it is marked as secret, or is not");
  }
  if (result && !game.state.outcome)
    return { verdict: "cut short", input: last, what: "the game is said to be over, and is not by its inputs" };
  if (textOf(result) !== textOf(game.state.outcome))
    return differs(last, `the result: ${textOf(result)} instead of ${textOf(game.state.outcome)}`);
  if (claim && textOf(claim) !== textOf(claimOf(game)))
    return differs(last, `the claim: ${textOf(claim)} instead of ${textOf(claimOf(game))}`);
  const frame = keyframeDifference(record, game);
  if (frame) return differs(frame.input, frame.what);
  return {
    verdict: "same",
    inputs: entries.filter(({ input }) => input).length,
    rulesVersion,
    over: game.state.outcome !== undefined,
    dice: dice ? "checked" : "not given",
  };
}

/** Why it was not taken; a record of anything may be given, so nothing is thrown on. */
function given(game: Game, input: unknown): string | undefined {
  const before = game.log.length;
  try {
    const refused = game.give(input);
    if (refused) return refusalInWords(refused);
    return game.log.length > before ? undefined : "it was given before";
  } catch (error) {
    return messageOf(error);
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The first event that is not the same. */
function differenceOf(said: readonly GameEvent[], found: readonly GameEvent[]): string | undefined {
  for (let at = 0; at < Math.max(said.length, found.length); at += 1) {
    const [one, other] = [said[at], found[at]];
    if (textOf(one) !== textOf(other)) return `event ${at + 1} is ${shown(one)}; by the rules ${shown(other)}`;
  }
  return undefined;
}

const shown = (event: GameEvent | undefined): string => (event ? textOf(event).slice(0, 300) : "missing");

/** Keyframes open a moment at once, so they must be what the events come to. */
function keyframeDifference(record: GameRecord, game: Game): { readonly input: number; readonly what: string } | undefined {
  for (const [at, frame] of record.keyframes.entries()) {
    const own = game.keyframes[at];
    if (!own || textOf(frame) !== textOf(own)) return { input: frame.number, what: `keyframe ${at + 1} is not what the game came to` };
  }
  return textOf(replay(record)) === textOf(game.state)
    ? undefined
    : { input: entriesThatCount(record).length, what: "the events do not lead to the state in the end" };
}

/** One text for one content: fields in order, nothing for what is empty. */
export const textOf = (value: unknown): string => JSON.stringify(sorted(value)) ?? "nothing";

function sorted(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value ?? undefined;
  if (Array.isArray(value)) return value.map(sorted);
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([field, held]) => [field, sorted(held)]),
  );
}
