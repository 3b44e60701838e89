/** Texts on the odds page. */

import type { Problem } from "@broadside/kit";
import { average as averageOf, exactPercent as exactPercentOf, type Modifier } from "@broadside/odds/calculator";
import { percent } from "./figures.ts";
import { spoken, wordsOf } from "./spoken.ts";

export const ODDS = wordsOf("odds", "ODDS");
export const FORM = wordsOf("odds", "FORM");
export const RESULTS = wordsOf("odds", "RESULTS");

/** Numbers, as people read them. */
export const { average, exactPercent } = spoken({ average: averageOf, exactPercent: exactPercentOf });

/** The calculator's package names the modifiers. */
export const MODIFIERS = spoken({
  name: ({ name }: Modifier) => name,
  about: ({ about }: Modifier) => about,
});

/** What happens to a target that has suffered enough damage. */
export type TargetEnd = "destroyed" | "crippled";
export const endOf = (isSection: boolean): TargetEnd => (isSection ? "crippled" : "destroyed");

interface Row {
  readonly number: number;
  readonly chance: number;
}

/** `Chance of each amount of damage: 0: 12%, 1: 40% and 2: 48%`. */
export const damageChances = (rows: readonly Row[]): string =>
  RESULTS.damageChances({ chances: rows.map(({ number, chance }) => RESULTS.chanceOfDamage({ damage: number, chance: percent(chance) })) });

export const endChances = (rows: readonly Row[], isSection: boolean): string =>
  RESULTS.endChances[endOf(isSection)]({
    chances: rows.map(({ number, chance }) => RESULTS.chanceAfter({ chance: percent(chance), attack: number })),
  });

/** A problem with a calculation, as a sentence. */
export const problemInWords = ({ path, reason }: Problem): string =>
  ODDS.problem({ part: path.charAt(0).toUpperCase() + path.slice(1), reason });
