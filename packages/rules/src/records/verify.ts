/**
 * Checks whether a record proves its game. The game is replayed input by input, and everything in the record is compared field by field,
 * even fields that are missing or `null`. The rules can't tell whether cards and points allow the set-up: `verifyRecord` in the content
 * package checks that and passes the result here.
 */
import { jsonDifference } from "@broadside/kit";
import { setupOfFormer } from "@broadside/protocol";
import type { Content } from "../contract/edition.ts";
import type { LoggedInput } from "../driver/checkpoint.ts";
import { Game } from "../driver/game.ts";
import { refusalLine } from "../driver/input.ts";
import { firstCheckpoint, initialState } from "../driver/new-game.ts";
import { commitmentOf, keyOf } from "../driver/random.ts";
import { type GameEvent, written } from "../state/change.ts";
import { differenceInWords, shown } from "./difference-words.ts";
import { entriesThatCount } from "./entries-that-count.ts";
import { type GameRecord, recordOf, replay } from "./record.ts";
import { RULES_VERSION } from "./version.ts";

/** A problem as text, or a set-up problem as data. */
export type Verdict<Found = string> =
  /**
   * Everything in the record follows from the rules, the set-up is allowed, and the dice were fixed beforehand. `over` is true if the game
   * was finished.
   */
  | (PlayedPart & {
      readonly verdict: "same";
      /**
       * The format's limits that the lists exceed. Friends may agree to exceed them. At an event, lists have to meet the event's own
       * limits.
       */
      readonly beyond: readonly Found[];
    })
  /** Everything in the record follows from the rules, but part of the proof is missing. */
  | (PlayedPart & { readonly verdict: "not proven"; readonly what: string | Found })
  | { readonly verdict: "other rules"; readonly rulesVersion: string; readonly here: string }
  | Difference<Found>
  | { readonly verdict: "cut short"; readonly input: number; readonly what: string };

/** The first input that differs, and how it differs. */
interface Difference<Found = never> {
  readonly verdict: "differs";
  readonly input: number;
  readonly what: string | Found;
}

interface PlayedPart {
  readonly inputs: number;
  readonly rulesVersion: string;
  readonly over: boolean;
}

/** The result of comparing the set-up with cards and points. */
export type SetUpFinding<Found = string> =
  | { readonly setUp: "holds"; readonly beyond: readonly Found[] }
  | { readonly setUp: "differs"; readonly what: Found }
  /** There is nothing to compare the set-up with. */
  | { readonly setUp: "unknown"; readonly what: Found };

export function verify<Found = string>(record: GameRecord, content: Content, found: SetUpFinding<Found>): Verdict<Found> {
  const { rulesVersion, setup, key, entries, dice, commitment, resumed } = record;
  const [before] = resumed ?? [{ rulesVersion }];
  if (before && before.rulesVersion !== RULES_VERSION)
    return { verdict: "other rules", rulesVersion: before.rulesVersion, here: RULES_VERSION };
  if (found.setUp === "differs") return { verdict: "differs", input: 0, what: found.what };
  if (dice && keyOf(dice.seed, dice.salts, dice.formerSetup ?? setup) !== key)
    return differs(0, "the key doesn't follow from the seed, the salts and the set-up");
  const former = dice?.formerSetup && differenceInWords(setup, setupOfFormer(dice.formerSetup), "in the set-up that the key was made from");
  if (former !== undefined) return differs(0, `the set-up: ${former}`);
  if (dice && commitment !== undefined && commitmentOf(dice.seed) !== commitment)
    return differs(0, "the seed isn't the one whose hash was shown before the game");
  const game = started(record, content);
  if (!(game instanceof Game)) return game;
  const difference = inputDifference(entries, game) ?? endDifference(record, game);
  if (difference) return difference;
  const inputs = entries.filter(({ input }) => input).length;
  const played: PlayedPart = { inputs, rulesVersion, over: game.state.outcome !== undefined };
  const missing = dice && commitment !== undefined ? (found.setUp === "unknown" ? found.what : undefined) : NO_DICE;
  if (missing !== undefined) return { verdict: "not proven", ...played, what: missing };
  return { verdict: "same", ...played, beyond: found.setUp === "holds" ? found.beyond : [] };
}

const BY_RULES = "by the rules";
const NO_DICE = "the seed, the salts or the commitment is missing, so somebody could have chosen the dice";

const differs = (input: number, what: string): Difference => ({ verdict: "differs", input, what });

function started({ setup, key }: GameRecord, content: Content): Game | Difference {
  try {
    return new Game(setup, content, key, firstCheckpoint(initialState(setup, content)));
  } catch (error) {
    return differs(0, `the set-up can't be played: ${messageOf(error)}`);
  }
}

/** The events of an entry are compared separately, and nothing in the game depends on who gave an input. */
const NO_MATTER = { events: [], given: undefined };

/** Replays every entry but the first, and checks that the game logs each one exactly as recorded. */
export function inputDifference(entries: readonly LoggedInput[], game: Game): Difference | undefined {
  for (const [at, entry] of entries.entries()) {
    const { number, input } = entry;
    const refusal = at > 0 ? refusalOf(game, input) : undefined;
    if (refusal !== undefined) return differs(number, `the input is refused: ${refusal}`);
    const logged = game.log[at];
    if (!logged || logged.number !== number) return differs(number, `its number is ${number}, not ${logged?.number ?? game.number + 1}`);
    const what =
      eventDifference(entry.events, logged.events.map(written)) ??
      differenceInWords({ ...entry, ...NO_MATTER }, { ...logged, ...NO_MATTER }, BY_RULES);
    if (what !== undefined) return differs(number, what);
  }
  return undefined;
}

/** Returns why the input was refused. A record may contain anything, so an error also counts as a refusal. */
function refusalOf(game: Game, input: unknown): string | undefined {
  const before = game.log.length;
  try {
    const refused = game.give(input);
    if (refused) return refusalLine(refused);
    return game.log.length > before ? undefined : "it was given before";
  } catch (error) {
    return messageOf(error);
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Finds the first event that differs. */
function eventDifference(said: readonly GameEvent[], found: readonly GameEvent[]): string | undefined {
  for (let at = 0; at < Math.max(said.length, found.length); at += 1)
    if (jsonDifference(said[at], found[at])) return `event ${at + 1} is ${shown(said[at])}, but ${BY_RULES} it is ${shown(found[at])}`;
  return undefined;
}

/** These fields are compared separately. */
const COMPARED = { entries: [], keyframes: [] };

/** Checks the result, claim, keyframes, and everything else in the record. */
function endDifference(record: GameRecord, game: Game): Exclude<Verdict<never>, PlayedPart> | undefined {
  const { entries, result, claim, keyframes, commitment, names } = record;
  const last = entries[entries.length - 1]?.number ?? 0;
  if (result && !game.state.outcome)
    return { verdict: "cut short", input: last, what: "the record says that the game is over, but its inputs don't reach the end" };
  const own = recordOf(game, record.dice);
  for (const [name, said, found] of [
    ["result", result, own.result],
    ["claim", claim, own.claim],
  ] as const) {
    const what = differenceInWords(said, found, BY_RULES);
    if (what !== undefined) return differs(last, `the ${name}: ${what}`);
  }
  for (let at = 0; at < Math.max(keyframes.length, own.keyframes.length); at += 1) {
    const what = differenceInWords(keyframes[at], own.keyframes[at], BY_RULES);
    const number = keyframes[at]?.number ?? own.keyframes[at]?.number ?? 0;
    if (what !== undefined) return differs(number, `keyframe ${at + 1} doesn't match the game: ${what}`);
  }
  const rest = differenceInWords({ ...record, ...COMPARED }, { ...own, ...COMPARED, commitment, names }, BY_RULES);
  if (rest !== undefined) return differs(last, rest);
  // Watching a record uses only its events, so the events must lead to the same state as the rules.
  return jsonDifference(replay(record), game.state)
    ? differs(entriesThatCount(record).length, "the events don't lead to the final state")
    : undefined;
}
