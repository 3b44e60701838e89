/**
 * Finds how each side may or must change the dice of an attack. It converts a game's tokens, rules and cards to the form that the odds use.
 */
import type { AttackPool, DefensePool, Die, DieKind, TokenModification } from "@broadside/dice";
import { type DiceEffect, type DiceUse, effectOf, type Side, type Stock } from "@broadside/odds";
import {
  type CardKey,
  type Game,
  type ModificationOpen,
  type ModifyingInstruction,
  type ModifyingStock,
  outsideUses,
  shipOf,
  timesItWorks,
} from "@broadside/rules";
import { locksToSpend, lockTarget, may } from "@broadside/rules/procedures";
import type { Lookout } from "./lookout.ts";
import { allPools, fewPools } from "./sample-pools.ts";
import type { Stocks } from "./stocks.ts";

export interface FoundUse {
  readonly use: DiceUse;
  /** The option's key in the game's question. */
  readonly option: string;
  /** The token, the rule or the card. */
  readonly name: string;
  /** Names of the choices, in the same order as in the shot. */
  readonly choices: readonly string[];
}

export interface FoundUses {
  readonly uses: readonly FoundUse[];
  /** Cards that do more to the dice than the odds can express. */
  readonly notCounted: readonly CardKey[];
}

/** The steps in the order of the rules: the opponent's changes come first. */
const STEPS = [
  { dice: "attack", by: "defender" },
  { dice: "attack", by: "attacker" },
  { dice: "defense", by: "attacker" },
  { dice: "defense", by: "defender" },
] as const satisfies readonly { readonly dice: DieKind; readonly by: Side }[];

/** The number of dice of each kind. */
export type DiceCounts = Readonly<Record<DieKind, number>>;

/** Something that could be used at one of the moments that were tried, with its effect if that is the same at all of them. */
interface Tried {
  readonly open: ModificationOpen;
  readonly said: string;
  readonly instructions: readonly ModifyingInstruction[] | undefined;
  readonly varies: boolean;
}

export function findUses(game: Game, counts: DiceCounts, stocks: Stocks, lookout: Lookout): FoundUses {
  const uses: FoundUse[] = [];
  const notCounted = new Set<CardKey>();
  for (const { dice, by } of STEPS) {
    const tried = tryMoments(game, dice, by, counts, lookout);
    for (const { open, instructions, varies } of tried.values()) {
      const found =
        "card" in open
          ? varies || !instructions
            ? undefined
            : cardUse(game, open, instructions, dice, by, stocks)
          : "rule" in open
            ? ruleUse(open.key, open.rule.effect, dice, by)
            : tokenUse(game, open.token, by, stocks);
      if (found) uses.push(found);
      else if ("card" in open) notCounted.add(open.card.card);
    }
    for (const { card } of outsideUses(game, dice)) notCounted.add(card.card);
  }
  return { uses: uses.map((found) => watched(game, found, lookout)), notCounted: [...notCounted] };
}

/**
 * Finds everything that can be used at any of many moments. Each moment is tried twice: with the stocks that the ships have, and with none.
 */
function tryMoments(game: Game, dice: DieKind, by: Side, counts: DiceCounts, lookout: Lookout): ReadonlyMap<string, Tried> {
  const tried = new Map<string, Tried>();
  const stocksNow = lookout.stocks.in(game);
  const look = (attack: readonly Die[], defense: readonly Die[], has: boolean): void => {
    const stock = (of: Side, what: string): number => (has ? (stocksNow[of][what] ?? 0) : 0);
    for (const open of lookout.openAt({ attack: attack as AttackPool, defense: defense as DefensePool, stock }, dice, by)) {
      const instructions = "card" in open ? open.part.does?.(game, open.card) : undefined;
      const said = JSON.stringify(instructions) ?? "";
      const known = tried.get(open.key);
      if (!known) tried.set(open.key, { open, said, instructions, varies: false });
      else if (known.said !== said) tried.set(open.key, { ...known, varies: true });
    }
  };
  for (const has of [true, false]) {
    if (dice === "attack") for (const attack of allPools("attack", counts.attack)) look(attack, [], has);
    else {
      for (const attack of fewPools("attack", counts.attack))
        for (const defense of allPools("defense", counts.defense)) look(attack, defense, has);
      for (const attack of allPools("attack", counts.attack))
        for (const defense of fewPools("defense", counts.defense)) look(attack, defense, has);
    }
  }
  lookout.put({ attack: [], defense: [], stock: (of, what) => stocksNow[of][what] ?? 0 }, `modify ${dice} dice`);
  return tried;
}

function cardUse(
  game: Game,
  open: Extract<ModificationOpen, { readonly card: unknown }>,
  instructions: readonly ModifyingInstruction[],
  dice: DieKind,
  by: Side,
  stocks: Stocks,
): FoundUse | undefined {
  const effects: DiceEffect[] = [];
  const pays: Stock[] = [];
  const gains: Stock[] = [];
  for (const instruction of instructions) {
    if (instruction.verb === "spend" || instruction.verb === "gain")
      (instruction.verb === "spend" ? pays : gains).push({ ...stocks.name(instruction.ship, instruction.what), count: instruction.count });
    else {
      const effect = effectOfInstruction(game, instruction, dice, by, stocks);
      if (!effect) return undefined;
      effects.push(effect);
    }
  }
  const choices = instructions.flatMap((instruction) => (instruction.verb === "one of" ? Object.keys(instruction.choices) : []));
  const use: DiceUse = {
    key: open.key,
    dice,
    by,
    effects,
    ...(pays.length > 0 && { pays }),
    ...(gains.length > 0 && { gains }),
    ...(open.forced && { forced: true as const }),
  };
  return { use, option: open.key, name: open.card.card, choices };
}

/** Returns undefined if the odds can't express the effect. */
export function effectOfInstruction(
  game: Game,
  instruction: ModifyingInstruction,
  dice: DieKind,
  by: Side,
  stocks: Stocks,
): DiceEffect | undefined {
  switch (instruction.verb) {
    case "reroll": {
      const { faces, most, least } = instruction;
      return { verb: "reroll", ...(faces && { from: faces }), most, least, by: stocks.sideOf(instruction.by) };
    }
    case "change":
      // The user picks the face.
      if (stocks.sideOf(instruction.by) !== by && instruction.from.length > 1) return undefined;
      return { verb: "change", from: instruction.from, to: instruction.to, count: instruction.most, ofOneFace: true };
    case "add":
      return instruction;
    case "cancel": {
      const fixed = (instruction.dice === "attack" ? game.state.attack?.attackDice : game.state.attack?.defenseDice)?.some(
        (die: Die) => die.fixed,
      );
      return fixed
        ? undefined
        : { verb: "cancel", dice: instruction.dice, ...(instruction.face && { face: instruction.face }), count: instruction.count };
    }
    case "one of": {
      const choices: DiceEffect[][] = [];
      for (const instructions of Object.values(instruction.choices)) {
        const effects = instructions.map((one) => effectOfInstruction(game, one, dice, by, stocks));
        if (effects.some((effect) => !effect)) return undefined;
        choices.push(effects.filter((effect) => effect !== undefined));
      }
      return { verb: "one of", choices, by: stocks.sideOf(instruction.by) };
    }
    default:
      return undefined;
  }
}

const ruleUse = (key: string, effect: Parameters<typeof effectOf>[0], dice: DieKind, by: Side): FoundUse => ({
  use: { key, dice, by, effects: [effectOf(effect, false)] },
  option: key,
  name: key,
  choices: [],
});

/** The use is identified by side and name, as in the attack's record of used effects. */
function tokenUse(game: Game, token: TokenModification, by: Side, stocks: Stocks): FoundUse | undefined {
  const { attack } = game.state;
  if (!attack) return undefined;
  const ship = shipOf(game.state, by === "attacker" ? attack.attacker : attack.defender);
  const key = `${by}:${token.token}`;
  const used = attack.used.filter((mark) => mark === key).length;
  const shared = { key, dice: token.dice, by, effects: [effectOf(token.effect, token.idle)] };
  const found = { option: token.token, name: token.token, choices: [] };
  if (!token.spent) {
    const duel = { attack, attacker: shipOf(game.state, attack.attacker), defender: shipOf(game.state, attack.defender) };
    return { ...found, use: { ...shared, times: timesItWorks(game, duel, by) - used, forced: true } };
  }
  const [holder = ship] = token.token === "lock" ? locksToSpend(game, ship, lockTarget(attack), "everything", attack) : [ship];
  const pays = [{ ...stocks.name(holder.id, stockOf(token, lockTarget(attack))), count: 1 }];
  const isOwed = token.token === "focus" && may(game, "mustSpendFocus", { ship, attack }, false);
  const times = (token.perStep ?? Number.POSITIVE_INFINITY) - used;
  return { ...found, use: { ...shared, pays, times, ...(isOwed && { owed: true as const }) } };
}

function stockOf({ token }: TokenModification, target: ReturnType<typeof lockTarget>): ModifyingStock {
  if (token === "lock") return { lock: target };
  if (token === "force") return { force: true };
  return { token: token === "reinforce" ? "reinforceFore" : token };
}

/** Adds a check to a use. A card checks the dice and stocks at its moment; a token needs no check unless a card affects it. */
function watched(game: Game, found: FoundUse, lookout: Lookout): FoundUse {
  const { use, option } = found;
  const isPlain = option !== use.key && WATCHING.every((name) => game.bearers.onPermission(game, name).length === 0);
  if (isPlain) return found;
  return { ...found, use: { ...use, when: (moment) => lookout.isOpen(option, moment, use.dice, use.by) } };
}
const WATCHING = ["modify", "spend", "spendForce", "reroll", "mustSpendFocus"];
