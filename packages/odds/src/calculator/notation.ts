/**
 * A calculation as text, for addresses and commands. `attacks` is `3.focus.lock2.range1_2`: a weapon's dice with their modifiers, and an
 * underscore between attacks. `defender` is `2.evade`: the agility with its modifiers. Spaces and commas work like dots, semicolons like
 * underscores. Missing parts get default values. Each part that can't be read is reported as a problem.
 */
import { nearestText, type Problem } from "@broadside/kit";
import type { Side } from "../shot.ts";
import type { OddsEdition } from "../tokens.ts";
import {
  attackName,
  type CalculatedAttack,
  type Calculation,
  ODDS_EDITIONS,
  tooManyDice,
  USUAL_ATTACK,
  USUAL_CALCULATION,
} from "./calculation.ts";
import { type Counts, modifiersOf } from "./modifiers.ts";

export const CALCULATION_FIELDS = ["edition", "attacks", "defender", "shields", "hull", "target", "aim"] as const;
export type CalculationTexts = Readonly<Partial<Record<(typeof CALCULATION_FIELDS)[number], string | undefined>>>;

/** The bounds of each number. */
export const BOUNDS = {
  attacks: [1, 8],
  dice: [0, 10],
  agility: [0, 10],
  range: [0, 5],
  shields: [0, 40],
  hull: [1, 40],
} as const satisfies Readonly<Record<string, readonly [least: number, most: number]>>;

/** Words in an attack that are neither tokens nor cards. */
const [RANGE, OBSTRUCTED, DOUBLED] = ["range", "obstructed", "doubled"] as const;
const ATTACK_WORDS: readonly string[] = [RANGE, OBSTRUCTED, DOUBLED];
export const TARGETS = ["ship", "section"] as const;
export const AIMS = ["damage", "destroy"] as const;

export interface ReadCalculation {
  /** The calculation; parts that couldn't be read have their defaults. */
  readonly calculation: Calculation;
  readonly problems: readonly Problem[];
}

export function readCalculation(texts: CalculationTexts): ReadCalculation {
  const problems: Problem[] = [];
  const note = (path: string, reason: string): undefined => void problems.push({ path, reason });
  const chosen = <Choice extends string>(path: keyof CalculationTexts, choices: readonly Choice[], usual: Choice): Choice => {
    const text = texts[path] ?? usual;
    return choices.find((choice) => choice === text) ?? note(path, `must be one of ${choices.join(", ")}, not “${text}”`) ?? usual;
  };
  const figure = (path: string, text: string, [least, most]: readonly [number, number]): number | undefined => {
    const number = /^\d{1,4}$/.test(text) ? Number(text) : undefined;
    return number !== undefined && number >= least && number <= most
      ? number
      : note(path, `must be a whole number from ${least} to ${most}, not “${text}”`);
  };
  const edition = chosen("edition", ODDS_EDITIONS, USUAL_CALCULATION.edition);
  const { defender } = USUAL_CALCULATION;

  const readAttack = (text: string, path: string): CalculatedAttack | undefined => {
    const [first = "", ...words] = wordsOf(text);
    const dice = figure(`${path} dice`, first, BOUNDS.dice);
    const counts = countsOf(words, edition, "attacker", ATTACK_WORDS, (reason) => note(path, reason));
    if (dice === undefined || !counts) return undefined;
    const { [RANGE]: range, [OBSTRUCTED]: obstructed = 0, [DOUBLED]: doubled = 0, ...modifiers } = counts;
    if (range !== undefined && figure(`${path} range`, String(range), BOUNDS.range) === undefined) return undefined;
    return { dice, ...(range !== undefined && { range }), isObstructed: obstructed > 0, isAgilityDoubled: doubled > 0, modifiers };
  };
  const readDefender = (text: string): Pick<Calculation["defender"], "agility" | "modifiers"> | undefined => {
    const [first = "", ...words] = wordsOf(text);
    const agility = figure("agility", first, BOUNDS.agility);
    const modifiers = countsOf(words, edition, "defender", [], (reason) => note("defender", reason));
    return agility !== undefined && modifiers ? { agility, modifiers } : undefined;
  };
  const attackTexts = texts.attacks?.split(/[_;]/) ?? [];
  const [, most] = BOUNDS.attacks;
  if (attackTexts.length > most) note("attacks", `can be at most ${most}, not ${attackTexts.length}`);
  const attacks = attackTexts.slice(0, most).map((text, at) => readAttack(text, attackName(at, attackTexts.length)));

  const calculation: Calculation = {
    edition,
    attacks: attacks.length === 0 ? USUAL_CALCULATION.attacks : attacks.map((attack) => attack ?? USUAL_ATTACK),
    defender: {
      ...(texts.defender === undefined ? defender : (readDefender(texts.defender) ?? defender)),
      shields: (texts.shields === undefined ? undefined : figure("shields", texts.shields, BOUNDS.shields)) ?? defender.shields,
      hull: (texts.hull === undefined ? undefined : figure("hull", texts.hull, BOUNDS.hull)) ?? defender.hull,
      isSection: chosen("target", TARGETS, "ship") === "section",
    },
    aim: chosen("aim", AIMS, USUAL_CALCULATION.aim),
  };
  return { calculation, problems: [...problems, ...tooManyDice(calculation)] };
}

const wordsOf = (text: string): readonly string[] => text.split(/[\s.,]+/).filter((word) => word !== "");

/** Reads `focus`, `focus2` or `focus=2`. No word may occur twice. Undefined if there is a problem. */
function countsOf(
  words: readonly string[],
  edition: OddsEdition,
  side: Side,
  more: readonly string[],
  note: (reason: string) => undefined,
): Counts | undefined {
  const known = modifiersOf(edition, side);
  const names = [...known.map(({ word }) => word), ...more];
  const counts: Record<string, number> = {};
  let isWhole = true;
  const refuse = (reason: string): void => {
    isWhole = false;
    note(reason);
  };
  for (const text of words) {
    const [, word = text, number] = /^([a-z-]+?)=?(\d{1,4})?$/i.exec(text) ?? [];
    const name = names.find((one) => one === word.toLowerCase());
    const most = known.find((one) => one.word === name)?.most;
    const count = Number(number ?? 1);
    if (name === undefined) {
      const isOfAnother = ODDS_EDITIONS.some((other) => modifiersOf(other, side).some((one) => one.word === word));
      const near = isOfAnother ? undefined : nearestText(word, names);
      refuse(
        `can't have “${text}” in edition ${edition}${near === undefined ? `; choose from ${names.join(", ")}` : ` (did you mean “${near}”?)`}`,
      );
    } else if (Object.hasOwn(counts, name)) refuse(`has ${name} twice; for two, write ${name}2`);
    else if (most !== undefined && count > most) refuse(`has ${count} ${name}; the maximum is ${most}`);
    else if (count > 0 || name === RANGE) counts[name] = count;
  }
  return isWhole ? counts : undefined;
}

/** Writes a calculation as text, leaving out parts with default values. */
export function writeCalculation(calculation: Calculation): CalculationTexts {
  const [written, usual] = [textsOf(calculation), textsOf(USUAL_CALCULATION)];
  return Object.fromEntries(CALCULATION_FIELDS.filter((field) => written[field] !== usual[field]).map((field) => [field, written[field]]));
}

function textsOf({ edition, attacks, defender, aim }: Calculation): CalculationTexts {
  return {
    edition,
    attacks: attacks.map((attack) => attackText(edition, attack)).join("_"),
    defender: [defender.agility, ...countWords(edition, "defender", defender.modifiers)].join("."),
    shields: String(defender.shields),
    hull: String(defender.hull),
    target: defender.isSection ? "section" : "ship",
    aim,
  };
}

function attackText(edition: OddsEdition, { dice, range, isObstructed, isAgilityDoubled, modifiers }: CalculatedAttack): string {
  return [
    dice,
    ...countWords(edition, "attacker", modifiers),
    ...(range === undefined ? [] : [`${RANGE}${range}`]),
    ...(isObstructed ? [OBSTRUCTED] : []),
    ...(isAgilityDoubled ? [DOUBLED] : []),
  ].join(".");
}

const countWords = (edition: OddsEdition, side: Side, counts: Counts): readonly string[] =>
  modifiersOf(edition, side).flatMap(({ word }) => {
    const count = counts[word] ?? 0;
    return count === 0 ? [] : [count === 1 ? word : `${word}${count}`];
  });
