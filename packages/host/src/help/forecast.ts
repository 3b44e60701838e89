/** The exact odds of attacks and dice changes in a seat's questions, computed from what that seat sees. */
import { type AttackOdds, changeOddsIn, oddsIn } from "@broadside/players";
import type { AidRequest, AnyRefusal, ChangeForecasts, Forecast, Forecasts, QuestionKind } from "@broadside/protocol";
import { type Game, imagine, isPlaceAsk, view } from "@broadside/rules";
import { type Language, wordingIn } from "@broadside/telling";

type OddsRequest = Extract<AidRequest, { readonly aid: "odds" }>;

/** Refuses if the question isn't about an attack. */
export function forecastsFor(game: Game, { question, option }: OddsRequest, language: Language): Forecasts | AnyRefusal {
  const ask = game.open.find(({ number }) => number === question)?.ask;
  if (!ask || isPlaceAsk(ask)) return NO_ATTACK;
  if (option !== undefined && !ask.options.some(({ key }) => key === option)) return { refused: "no such option", detail: option };
  const imagined = imagine(view(game, [ask.seat]), game.content, 0);
  const wording = wordingIn(language);
  const names = wording.namesOf(game);
  const sourceName = (key: string): string => wording.oddsSource(names, key);
  const attacks = (option === undefined ? asked(ask.kind, ask.options) : [option]).flatMap((key) => {
    const odds = oddsIn(imagined, key);
    return odds ? [forecastOf(odds, key, sourceName)] : [];
  });
  return attacks.length > 0 ? { aid: "odds", question, attacks } : NO_ATTACK;
}

/** Refuses if the question isn't about the dice of an attack, or if the odds don't cover a change that it offers. */
export function changesFor(game: Game, question: number, language: Language): ChangeForecasts | AnyRefusal {
  const seat = game.open.find(({ number }) => number === question)?.ask.seat;
  const odds = seat === undefined ? undefined : changeOddsIn(imagine(view(game, [seat]), game.content, 0), question);
  if (!odds) return NO_ATTACK;
  const wording = wordingIn(language);
  const names = wording.namesOf(game);
  const { defender, section, by, best } = odds;
  return {
    aid: "changes",
    question,
    defender,
    ...(section && { section }),
    by,
    choices: odds.choices.map(({ option, odds: { expectedHits, expectedCrits, damage, destroyed = 0 } }) => ({
      option,
      expectedHits,
      expectedCrits,
      damage: damage.map(chance),
      destroyed: chance(destroyed),
    })),
    ...(best !== undefined && { best }),
    notCounted: odds.notCounted.map((one) => ({ ...one, name: wording.oddsSource(names, one.card) })),
  };
}

/**
 * Returns the keys of the options that may be attacks. For any question other than which attack to make, returns a single undefined key,
 * which stands for the attack in progress.
 */
const asked = (kind: QuestionKind, options: readonly { readonly key: string }[]): readonly (string | undefined)[] =>
  kind === "attack" ? options.map(({ key }) => key) : [undefined];

const NO_ATTACK: AnyRefusal = { refused: "no attack is asked about" };

function forecastOf(odds: AttackOdds, option: string | undefined, sourceName: (key: string) => string): Forecast {
  const { attacker, defender, section, attackDice, defenseDice, expectedHits, expectedCrits } = odds;
  return {
    ...(option !== undefined && { option }),
    attacker,
    defender,
    ...(section && { section }),
    attackDice,
    defenseDice,
    hitChance: chance(odds.hitChance),
    expectedHits,
    expectedCrits,
    damage: odds.damage.map(chance),
    destroyed: chance(odds.destroyed ?? 0),
    faceup: (odds.faceup ?? []).map(chance),
    counted: odds.counted.map((key) => ({ key, name: sourceName(key) })),
    notCounted: odds.notCounted.map((one) => ({ ...one, name: sourceName(one.card) })),
  };
}

/** Rounding can take a sum of chances slightly above 1. */
const chance = (sum: number): number => Math.min(1, sum);
