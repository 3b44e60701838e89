/** What a calculator offers each side: the tokens of the edition, and what cards usually do to dice. Each is a word that may stand with a number. */
import { type Cancelling, type DieKind, type Face, MODIFICATIONS, type ModifyingToken } from "@broadside/dice";
import type { DiceEffect, DiceUse, Side } from "../shot.ts";
import type { OddsEdition } from "../tokens.ts";

export interface Modifier {
  /** As it is written in addresses and commands. */
  readonly word: string;
  readonly name: string;
  readonly about: string;
  /** How many there may be; one that is there or not has one. */
  readonly most: number;
  /** A token of the edition, or what cards do. */
  readonly kind: "token" | "card";
}

/** How many tokens of a kind, and how many dice a card concerns. */
const MOST_TOKENS = 5;
const MOST_DICE = 5;

interface TokenWords {
  readonly name: string;
  readonly about: Readonly<Record<Side, string>>;
}

const TOKEN_WORDS: Readonly<Record<ModifyingToken, TokenWords>> = {
  lock: { name: "Lock", about: { attacker: "spent to reroll any attack dice", defender: "" } },
  focus: { name: "Focus", about: { attacker: "spent to turn focus results to hits", defender: "spent to turn focus results to evades" } },
  calculate: {
    name: "Calculate",
    about: { attacker: "each is spent to turn one focus result to a hit", defender: "each is spent to turn one focus result to an evade" },
  },
  force: {
    name: "Force",
    about: { attacker: "each charge turns one focus result to a hit", defender: "each charge turns one focus result to an evade" },
  },
  evade: { name: "Evade", about: { attacker: "", defender: "spent for an evade result" } },
  reinforce: { name: "Reinforce", about: { attacker: "", defender: "one evade result more in every attack; not spent" } },
};

interface CardWork extends Modifier {
  readonly side: Side;
  readonly dice: DieKind;
  /** Editions that have such cards; all where absent. */
  readonly editions?: readonly OddsEdition[];
  readonly effects: (count: number) => readonly DiceEffect[];
  /** Paid for with as many charges as there are, one a use. */
  readonly isCharged?: true;
  readonly cancelling?: Partial<Cancelling>;
}

const change =
  (from: readonly Face[], to: Face) =>
  (count: number): readonly DiceEffect[] => [{ verb: "change", from, to, count }];
const reroll = (most: number): readonly DiceEffect[] => [{ verb: "reroll", most, least: 1 }];
const CHARGED: readonly OddsEdition[] = ["2.0", "2.5"];
const card = { kind: "card", most: MOST_DICE } as const;

/** In the order in which they are offered: rerolls first. Each works in every attack, but for charges, which are spent. */
const CARD_WORK: readonly CardWork[] = [
  {
    ...card,
    word: "reroll",
    side: "attacker",
    dice: "attack",
    name: "Rerolls",
    about: "attack dice that may be rerolled",
    effects: reroll,
  },
  {
    ...card,
    word: "charge-reroll",
    side: "attacker",
    dice: "attack",
    name: "Reroll charges",
    about: "each charge is spent to reroll one attack die",
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
    about: "focus results that become hits",
    effects: change(["focus"], "hit"),
  },
  {
    ...card,
    word: "focus-to-crit",
    side: "attacker",
    dice: "attack",
    name: "Focus to crit",
    about: "focus results that become criticals",
    effects: change(["focus"], "crit"),
  },
  {
    ...card,
    word: "blank-to-hit",
    side: "attacker",
    dice: "attack",
    name: "Blank to hit",
    about: "blanks that become hits",
    effects: change(["blank"], "hit"),
  },
  {
    ...card,
    word: "hit-to-crit",
    side: "attacker",
    dice: "attack",
    name: "Hit to crit",
    about: "hits that become criticals",
    effects: change(["hit"], "crit"),
  },
  {
    ...card,
    word: "add-hit",
    side: "attacker",
    dice: "attack",
    name: "Hits added",
    about: "hit results added to the roll",
    effects: (count) => Array.from({ length: count }, () => ({ verb: "add", face: "hit" })),
  },
  {
    ...card,
    word: "evade-to-focus",
    side: "attacker",
    dice: "defense",
    name: "Evade to focus",
    about: "the defender’s evades that become focus results before the defender modifies",
    effects: change(["evade"], "focus"),
  },
  {
    ...card,
    word: "sure-hits",
    side: "attacker",
    dice: "attack",
    name: "Hits stay",
    about: "evades cancel no hits",
    most: 1,
    effects: () => [],
    cancelling: { sureHits: true },
  },
  {
    ...card,
    word: "sure-crits",
    side: "attacker",
    dice: "attack",
    name: "Crits stay",
    about: "evades cancel no criticals",
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
    about: "defence dice that may be rerolled in each attack",
    effects: reroll,
  },
  {
    ...card,
    word: "charge-reroll",
    side: "defender",
    dice: "defense",
    name: "Reroll charges",
    about: "each charge is spent to reroll one defence die",
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
    about: "focus results that become evades in each attack",
    effects: change(["focus"], "evade"),
  },
  {
    ...card,
    word: "blank-to-evade",
    side: "defender",
    dice: "defense",
    name: "Blank to evade",
    about: "blanks that become evades in each attack",
    effects: change(["blank"], "evade"),
  },
  {
    ...card,
    word: "add-evade",
    side: "defender",
    dice: "defense",
    name: "Evades added",
    about: "evade results added in each attack",
    effects: (count) => Array.from({ length: count }, () => ({ verb: "add", face: "evade" })),
  },
];

const DICE_OF: Readonly<Record<Side, DieKind>> = { attacker: "attack", defender: "defense" };

/** All that a side may have in an edition, tokens first. */
export function modifiersOf(edition: OddsEdition, side: Side): readonly Modifier[] {
  const tokens = MODIFICATIONS[edition][DICE_OF[side]].map(({ token }): Modifier => {
    const { name, about } = TOKEN_WORDS[token];
    return { word: token, name, about: about[side], most: MOST_TOKENS, kind: "token" };
  });
  return [...tokens, ...worksOf(edition, side)];
}

const worksOf = (edition: OddsEdition, side: Side): readonly CardWork[] =>
  CARD_WORK.filter((work) => work.side === side && (!work.editions || work.editions.includes(edition)));

/** How many of each, by word. */
export type Counts = Readonly<Record<string, number>>;

/** What charges are called among the stocks of a side. */
export const CHARGES = "charge";

export interface CardUses {
  readonly uses: readonly DiceUse[];
  readonly charges: number;
  readonly cancelling: Partial<Cancelling>;
}

/** What cards do for a side, beside its tokens. */
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
