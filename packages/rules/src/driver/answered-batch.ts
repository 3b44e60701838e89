/**
 * Batches of questions answered since the checkpoint. A fork (a copy of the game) reuses the answers, so it needn't rebuild most of the
 * questions. Rebuilding them would take most of the fork's time.
 */
import type { AskBuilder } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { isPlaceAsk } from "./ask.ts";
import { type OpenAsk, openAsk, optionOf } from "./open-ask.ts";

export interface AnsweredBatch {
  /** The number of the input that resumed the procedure with this batch. */
  readonly number: number;
  readonly open: readonly OpenAsk[];
}

/** Restores the same answers in a copy of the game that has reached the same questions. */
export const restoreAnswers = (game: Situation, builds: readonly AskBuilder[], { open }: AnsweredBatch): readonly OpenAsk[] =>
  open.map((one, at) => translated(game, one) ?? builtAgain(game, builds[at] ?? one.build, one));

function translated(game: Situation, one: OpenAsk): OpenAsk | undefined {
  if (!one.answer) return one;
  const { value } = one.answer;
  const same = valueIn(game, value, 0);
  if (same === UNTRANSLATABLE) return undefined;
  return same === value ? one : { ...one, answer: { ...one.answer, value: same } };
}

function builtAgain(game: Situation, build: AskBuilder, { number, answer }: OpenAsk): OpenAsk {
  const fresh = openAsk(game, build, number);
  return isPlaceAsk(fresh.ask) ? { ...fresh, answer } : { ...fresh, answer: optionOf(fresh.ask, answer?.key ?? "") };
}

const UNTRANSLATABLE = Symbol("untranslatable");
const MOST_DEPTH = 2;

/**
 * Translates a value to another game with the same set-up. Strings and numbers stay the same; a ship becomes the ship at the same place.
 * Functions and class instances can't be translated, so questions with such answers are rebuilt.
 */
function valueIn(game: Situation, value: unknown, depth: number): unknown {
  if (typeof value === "function") return UNTRANSLATABLE;
  if (typeof value !== "object" || value === null || isOfTables(game, value)) return value;
  if (depth > MOST_DEPTH) return UNTRANSLATABLE;
  if (isShip(value)) return game.state.ships[value.place] ?? game.state.remotes[value.place - game.state.ships.length] ?? UNTRANSLATABLE;
  if (Array.isArray(value)) {
    const found = value.map((one) => valueIn(game, one, depth + 1));
    return found.includes(UNTRANSLATABLE) ? UNTRANSLATABLE : found.every((one, at) => one === value[at]) ? value : found;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return UNTRANSLATABLE;
  let changed: Record<string, unknown> | undefined;
  const fields = value as Record<string, unknown>;
  for (const field in fields) {
    const old = fields[field];
    const now = valueIn(game, old, depth + 1);
    if (now === UNTRANSLATABLE) return UNTRANSLATABLE;
    if (now === old) continue;
    changed ??= { ...fields };
    changed[field] = now;
  }
  return changed ?? value;
}

const isShip = (value: object): value is { readonly place: number } => "place" in value && "tokens" in value && "locks" in value;

/** Whether a value is one of the edition's or the scenario's actions. These are the same objects in every game. */
function isOfTables({ edition, content }: Situation, value: object): boolean {
  for (const table of [edition.actions, edition.hugeActions]) for (const action of table.values()) if (action === value) return true;
  return content.scenario?.actions?.some((action) => action === value) ?? false;
}
