/** Everything that the odds page says. */
import {
  average as averageOf,
  type Calculation,
  exactPercent as exactPercentOf,
  type Modifier,
  percent as percentOf,
} from "@broadside/odds/calculator";
import { spoken } from "./spoken.ts";

/** Figures as they are read. */
export const { average, exactPercent, percent } = spoken({ average: averageOf, exactPercent: exactPercentOf, percent: percentOf });

/** What a side may have: the calculator of the package names it. */
export const MODIFIERS = spoken({
  name: ({ name }: Modifier) => name,
  about: ({ about }: Modifier) => about,
});

/** What both sides may have in mind. */
const AIMS: Readonly<Record<Calculation["aim"], string>> = { damage: "damage", destroy: "the target’s end alone" };

export const WORDS = spoken({
  title: "Odds",
  lead: "What attacks come to, exactly: no dice are drawn, and both sides do their best with what they have. What the defender spends on one attack is missing from the next.",
  problems: "This cannot be calculated:",
  problem: (path: string, reason: string) => `${path.charAt(0).toUpperCase()}${path.slice(1)} ${reason}.`,
  edition: "Edition",
  aim: "Both sides think of",
  aims: AIMS,
  copyLink: "Copy link",
  startAgain: "Start again",
  results: "What it comes to",
  working: "Calculating …",
  found: (damage: number, end: number) => `Expected damage ${averageOf(damage)}, ${percentOf(end)} destroyed`,
  failed: (why: string) => `It could not be calculated: ${why}.`,
  nothingYet: "Nothing until that is put right; any field that you change does it.",
  /** After the damage, and after the chance of the target's end. */
  brief: (isSection: boolean) => [" damage, ", isSection ? " crippled " : " destroyed "] as const,
});

export const FORM = spoken({
  attack: (number: number) => `Attack ${number}`,
  /** Whose a field is, where several fields have the same label. */
  ofAttack: (number: number) => `attack ${number}`,
  ofDefender: "defender",
  field: (label: string, of: string) => `${label}, ${of}`,
  dice: (attack: number, defense: number) => `${attack} against ${defense} dice`,
  obstructed: "Obstructed",
  agilityTwice: "Agility × 2",
  attackDice: "Attack dice",
  range: "Range",
  noBonus: "No bonus",
  another: "Add another like it",
  anotherLike: (of: string) => `Add another like it: ${of}`,
  remove: "Remove",
  removeOne: (of: string) => `Remove ${of}`,
  defender: "Defender",
  section: "A section of a huge ship",
  agility: "Agility",
  shields: "Shields",
  hull: "Hull",
  cards: (used: number) => (used > 0 ? `What cards do (${used})` : "What cards do"),
  cardsOf: (used: number, of: string) => (used > 0 ? `What cards do (${used}), ${of}` : `What cards do, ${of}`),
  less: (field: string) => `Less: ${field}`,
  more: (field: string) => `More: ${field}`,
  bounds: (least: number, most: number) => `A whole number from ${least} to ${most}.`,
});

interface Row {
  readonly number: number;
  readonly chance: number;
}

export const RESULTS = spoken({
  damage: (attacks: number) => (attacks > 1 ? "Damage of all attacks together" : "Damage"),
  damageChances: (rows: readonly Row[]) =>
    `The chance of each amount of damage: ${rows.map(({ number, chance }) => `${number}: ${percentOf(chance)}`).join(", ")}`,
  damageAxis: "damage",
  asTable: "The same as a table",
  damageColumn: "Damage",
  exactly: "Exactly",
  orMore: "As much or more",
  /** The target's end, on its own and in a row of the table. */
  end: (isSection: boolean) => (isSection ? "crippled" : "destroyed"),
  endTitle: (isSection: boolean) => (isSection ? "Crippled" : "Destroyed"),
  endRow: (damage: number, isSection: boolean) => `${damage}, ${isSection ? "crippled" : "destroyed"}`,
  expected: "Expected damage",
  outOf: (toughness: number) => `of ${toughness}`,
  any: "Any damage",
  crits: "Critical hits",
  faceup: (crits: number) => `${averageOf(crits)} faceup`,
  byAttack: (isSection: boolean) => `The target ${isSection ? "crippled" : "destroyed"}, attack by attack`,
  endChances: (isSection: boolean, rows: readonly Row[]) =>
    `The chance that the target is ${isSection ? "crippled" : "destroyed"}: ${rows.map(({ number, chance }) => `after attack ${number} ${percentOf(chance)}`).join(", ")}`,
  attackAxis: "after attack",
  never: "These attacks cannot do it.",
  each: "What each attack adds",
  attackColumn: "Attack",
  dice: "Dice",
  hits: "Hits",
});
