/**
 * The modifiers that a calculator offers each side: the tokens of the edition, and common effects of cards on dice. Each is a word, with a
 * number if needed.
 */
import { type Cancelling, type DieKind, type Face, MODIFICATIONS, type ModifyingToken } from "@broadside/dice";
import type { DiceEffect, DiceUse, Side } from "../shot.ts";
import type { OddsEdition } from "../tokens.ts";

export interface Modifier {
  /** The word in addresses and commands. */
  readonly word: string;
  readonly name: string;
  readonly about: string;
  /** The maximum count; 1 if a side either has the modifier or not. */
  readonly most: number;
  /** A token of the edition, or the effect of a card. */
  readonly kind: "token" | "card";
}

/** The maximum number of tokens of one kind, and of dice that a card may affect. */
const MOST_TOKENS = 5;
const MOST_DICE = 5;

interface TokenWords {
  readonly name: string;
  readonly about: Readonly<Record<Side, string>>;
}

const TOKEN_WORDS: Readonly<Record<ModifyingToken, TokenWords>> = {
  lock: { name: "Lock", about: { attacker: "spend it to reroll any attack dice", defender: "" } },
  focus: {
    name: "Focus",
    about: { attacker: "spend it to turn focus results into hits", defender: "spend it to turn focus results into evades" },
  },
  calculate: {
    name: "Calculate",
    about: { attacker: "spend one to turn a focus result into a hit", defender: "spend one to turn a focus result into an evade" },
  },
  force: {
    name: "Force",
    about: {
      attacker: "spend a charge to turn a focus result into a hit",
      defender: "spend a charge to turn a focus result into an evade",
    },
  },
  evade: { name: "Evade", about: { attacker: "", defender: "spend it for an evade result" } },
  reinforce: { name: "Reinforce", about: { attacker: "", defender: "adds an evade result against every attack and isn't spent" } },
};

interface CardWork extends Modifier {
  readonly side: Side;
  readonly dice: DieKind;
  /** Editions with such cards (default: all). */
  readonly editions?: readonly OddsEdition[];
  readonly effects: (count: number) => readonly DiceEffect[];
  /** Each use costs a charge. */
  readonly isCharged?: true;
  readonly cancelling?: Partial<Cancelling>;
}

const change =
  (from: readonly Face[], to: Face) =>
  (count: number): readonly DiceEffect[] => [{ verb: "change", from, to, count }];
const reroll = (most: number): readonly DiceEffect[] => [{ verb: "reroll", most, least: 1 }];
const CHARGED: readonly OddsEdition[] = ["2.0", "2.5"];
const card = { kind: "card", most: MOST_DICE } as const;

/**
 * Listed in the order offered, rerolls first. Each works in every attack, except that those with charges work only until their charges are
 * spent.
 */
const CARD_WORK: readonly CardWork[] = [
  {
    ...card,
    word: "reroll",
    side: "attacker",
    dice: "attack",
    name: "Rerolls",
    about: "how many attack dice to reroll",
    effects: reroll,
  },
  {
    ...card,
    word: "charge-reroll",
    side: "attacker",
    dice: "attack",
    name: "Reroll charges",
    about: "spend a charge to reroll one attack die",
    editions: CHARGED,
    isCharged: true,
    effects: () => reroll(1),
  },
  {
    ...card,
    word: "focus-to-hit",
    side: "attacker",
    dice: "attack",
    name: "Focus to hit",
    about: "how many focus results to turn into hits",
    effects: change(["focus"], "hit"),
  },
  {
    ...card,
    word: "focus-to-crit",
    side: "attacker",
    dice: "attack",
    name: "Focus to crit",
    about: "how many focus results to turn into crits",
    effects: change(["focus"], "crit"),
  },
  {
    ...card,
    word: "blank-to-hit",
    side: "attacker",
    dice: "attack",
    name: "Blank to hit",
    about: "how many blanks to turn into hits",
    effects: change(["blank"], "hit"),
  },
  {
    ...card,
    word: "hit-to-crit",
    side: "attacker",
    dice: "attack",
    name: "Hit to crit",
    about: "how many hits to turn into crits",
    effects: change(["hit"], "crit"),
  },
  {
    ...card,
    word: "add-hit",
    side: "attacker",
    dice: "attack",
    name: "Added hits",
    about: "how many hit results to add to the roll",
    effects: (count) => Array.from({ length: count }, () => ({ verb: "add", face: "hit" })),
  },
  {
    ...card,
    word: "evade-to-focus",
    side: "attacker",
    dice: "defense",
    name: "Evade to focus",
    about: "how many of the defender's evades to turn into focus results, before the defender modifies dice",
    effects: change(["evade"], "focus"),
  },
  {
    ...card,
    word: "sure-hits",
    side: "attacker",
    dice: "attack",
    name: "Uncancellable hits",
    about: "evade results don't cancel hits",
    most: 1,
    effects: () => [],
    cancelling: { sureHits: true },
  },
  {
    ...card,
    word: "sure-crits",
    side: "attacker",
    dice: "attack",
    name: "Uncancellable crits",
    about: "evade results don't cancel crits",
    most: 1,
    effects: () => [],
    cancelling: { sureCrits: Number.POSITIVE_INFINITY },
  },
  {
    ...card,
    word: "reroll",
    side: "defender",
    dice: "defense",
    name: "Rerolls",
    about: "how many defense dice to reroll in each attack",
    effects: reroll,
  },
  {
    ...card,
    word: "charge-reroll",
    side: "defender",
    dice: "defense",
    name: "Reroll charges",
    about: "spend a charge to reroll one defense die",
    editions: CHARGED,
    isCharged: true,
    effects: () => reroll(1),
  },
  {
    ...card,
    word: "focus-to-evade",
    side: "defender",
    dice: "defense",
    name: "Focus to evade",
    about: "how many focus results to turn into evades in each attack",
    effects: change(["focus"], "evade"),
  },
  {
    ...card,
    word: "blank-to-evade",
    side: "defender",
    dice: "defense",
    name: "Blank to evade",
    about: "how many blanks to turn into evades in each attack",
    effects: change(["blank"], "evade"),
  },
  {
    ...card,
    word: "add-evade",
    side: "defender",
    dice: "defense",
    name: "Added evades",
    about: "how many evade results to add in each attack",
    effects: (count) => Array.from({ length: count }, () => ({ verb: "add", face: "evade" })),
  },
];

const DICE_OF: Readonly<Record<Side, DieKind>> = { attacker: "attack", defender: "defense" };

/** Returns every modifier that a side may have in an edition, tokens first. */
export function modifiersOf(edition: OddsEdition, side: Side): readonly Modifier[] {
  const tokens = MODIFICATIONS[edition][DICE_OF[side]].map(({ token }): Modifier => {
    const { name, about } = TOKEN_WORDS[token];
    return { word: token, name, about: about[side], most: MOST_TOKENS, kind: "token" };
  });
  return [...tokens, ...worksOf(edition, side)];
}

const worksOf = (edition: OddsEdition, side: Side): readonly CardWork[] =>
  CARD_WORK.filter((work) => work.side === side && (!work.editions || work.editions.includes(edition)));

/** How many of each modifier a side has, by word. */
export type Counts = Readonly<Record<string, number>>;

/** The name of charges in a side's stocks. */
export const CHARGES = "charge";

export interface CardUses {
  readonly uses: readonly DiceUse[];
  readonly charges: number;
  readonly cancelling: Partial<Cancelling>;
}

/** Returns how a side's cards help it, besides its tokens. */
export function cardUses(edition: OddsEdition, side: Side, counts: Counts): CardUses {
  const works = worksOf(edition, side).filter(({ word }) => (counts[word] ?? 0) > 0);
  const uses = works.map(({ word, dice, effects, isCharged }): DiceUse => {
    const use = { key: `${side} ${word}`, dice, by: side, effects: effects(counts[word] ?? 0) };
    return isCharged ? { ...use, pays: [{ of: side, what: CHARGES, count: 1 }], times: Number.POSITIVE_INFINITY } : use;
  });
  return {
    uses: uses.filter(({ effects }) => effects.length > 0),
    charges: works.reduce((sum, { word, isCharged }) => sum + (isCharged ? (counts[word] ?? 0) : 0), 0),
    cancelling: Object.assign({}, ...works.map(({ cancelling }) => cancelling)),
  };
}
