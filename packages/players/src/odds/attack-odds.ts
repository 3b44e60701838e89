/** Computes the odds of an attack in a game, with its dice, tokens and cards. */
import type { AttackPool, DefensePool, Die, DieKind } from "@broadside/dice";
import { type Odds, oddsOf, PLAIN_CANCELLING, type Shot, type Side, type Target } from "@broadside/odds";
import type { NotCounted } from "@broadside/protocol";
import {
  type Attack,
  type CardKey,
  type Content,
  damageTotal,
  fork,
  type Game,
  hull,
  imagine,
  isOpenAttack,
  isPlaceAsk,
  partOf,
  previewAttack,
  type ShipId,
  shieldsLeft,
  shipOf,
  type View,
} from "@broadside/rules";
import { Lookout } from "./lookout.ts";
import { fewPools } from "./sample-pools.ts";
import { Stocks } from "./stocks.ts";
import { type DiceCounts, type FoundUse, findUses } from "./uses.ts";
import { windowsNotCounted } from "./windows.ts";

/** Plain data. */
export interface AttackOdds extends Odds {
  readonly attacker: ShipId;
  readonly defender: ShipId;
  readonly section?: "fore" | "aft";
  /** The number of dice that have been or will be rolled. */
  readonly attackDice: number;
  readonly defenseDice: number;
  /** Tokens, rules and cards whose effects on dice are counted. */
  readonly counted: readonly string[];
  /** Cards that could act in this attack but aren't counted. */
  readonly notCounted: readonly NotCounted[];
}

/** An attack in the form that the odds need. */
export interface AttackShot {
  readonly shot: Shot;
  readonly target: Target;
  readonly attack: Attack;
  readonly uses: readonly FoundUse[];
  readonly stocks: Stocks;
  readonly notCounted: readonly NotCounted[];
}

/**
 * Returns the odds of an attack: of one that a question offers if its option's key is given, otherwise of the attack in progress. The odds
 * use only what the seat sees. Returns undefined if there is no such attack, if its results are already certain, or while an effect on its
 * dice isn't finished.
 */
export const oddsFor = (view: View, content: Content, option?: string): AttackOdds | undefined => oddsIn(imagine(view, content, 0), option);

/** Like `oddsFor`, but in an imagined game, which stays unchanged. */
export function oddsIn(game: Game, option?: string): AttackOdds | undefined {
  const found = attackShot(fork(game, game.key), option);
  if (!found) return undefined;
  const { shot, target, attack, uses, notCounted } = found;
  const { attacker, defender, section } = attack;
  return {
    ...oddsOf(shot, target),
    attacker,
    defender,
    ...(section && { section }),
    attackDice: countOf(shot.attack),
    defenseDice: countOf(shot.defense),
    counted: [...new Set(uses.map(({ name }) => name))],
    notCounted,
  };
}

const countOf = (dice: number | readonly Die[]): number => (typeof dice === "number" ? dice : dice.length);

/** Returns an attack in the form that the odds need. This changes the game, so use a copy. */
export function attackShot(game: Game, option?: string): AttackShot | undefined {
  const moment = option === undefined ? underWay(game) : declared(game, option);
  return moment && shotAt(game, moment);
}

/** Like `attackShot`, but for a given moment in the current attack. */
export function shotAt(game: Game, moment: AttackMoment): AttackShot | undefined {
  const { attack } = game.state;
  if (!attack) return undefined;
  const { at, from } = moment;
  const attackDice = moment.attack ?? game.edition.diceRolled.attack(game);
  const defenseDice = moment.defense ?? game.edition.diceRolled.defense(game);
  const counts = { attack: countOf(attackDice), defense: countOf(defenseDice) };
  const stocks = new Stocks(game);
  const lookout = new Lookout(game, stocks);
  const { uses, notCounted } = findUses(game, counts, stocks, lookout);
  const cancelling = cancellingIn(game, counts);
  const windows = windowsNotCounted(game, counts, from);
  return {
    shot: {
      attack: attackDice,
      defense: defenseDice,
      ...(at && { at }),
      stocks: stocks.in(game),
      uses: uses.map(({ use }) => use),
      cancelling: cancelling.rule,
    },
    target: targetOf(game, attack),
    attack,
    uses,
    stocks,
    notCounted: [
      ...notCounted.map((card): NotCounted => ({ card, at: "dice" })),
      ...limiting(game).map((card): NotCounted => ({ card, at: "dice" })),
      ...cancelling.notCounted.map((card): NotCounted => ({ card, at: "results" })),
      ...windows,
    ],
  };
}

export function targetOf(game: Game, attack: Attack): Target {
  const defender = shipOf(game.state, attack.defender);
  const part = partOf(game, defender, attack.section);
  return { shields: shieldsLeft(defender, part), hull: Math.max(0, hull(game, defender, part) - damageTotal(game, defender, part)) };
}

/** How far an attack has progressed. Dice that are missing here haven't been rolled yet. */
export interface AttackMoment {
  readonly from: Attack["step"];
  readonly at?: { readonly dice: DieKind; readonly by: Side };
  readonly attack?: AttackPool;
  readonly defense?: DefensePool;
}

/** Returns the attack that an option declares, in the question that asks for an attack. */
function declared(game: Game, option: string): AttackMoment | undefined {
  for (const { ask, answer } of game.open) {
    if (answer || isPlaceAsk(ask) || ask.kind !== "attack" || ask.about?.ship === undefined) continue;
    const chosen = ask.options.find(({ key }) => key === option)?.value;
    if (!isOpenAttack(chosen)) continue;
    previewAttack(game, shipOf(game.state, ask.about.ship), chosen);
    return { from: "declare target" };
  }
  return undefined;
}

/** Returns the attack in progress, if a side is asked to change its dice. */
function underWay(game: Game): AttackMoment | undefined {
  const { attack } = game.state;
  const asked = game.open.find(({ answer }) => !answer)?.ask;
  if (!attack || !asked) return undefined;
  const by = asked.about?.ship === attack.attacker ? "attacker" : "defender";
  if (asked.kind === "modify attack dice") return { from: "modify attack dice", at: { dice: "attack", by }, attack: attack.attackDice };
  if (asked.kind === "modify defense dice")
    return { from: "modify defense dice", at: { dice: "defense", by }, attack: attack.attackDice, defense: attack.defenseDice };
  return undefined;
}

/** Returns the cards that limit how many dice are rerolled or how many focus results are changed. */
const limiting = (game: Game): readonly CardKey[] =>
  game.bearers
    .onOffer(game, "limits")
    .filter(({ ability }) => ability.answers?.limits?.modifiedFocuses !== undefined || ability.answers?.limits?.rerolledDice !== undefined)
    .map(({ card }) => card);

/** Returns how evades cancel hits, if that doesn't depend on what the dice show; otherwise the cards that affect it. */
function cancellingIn(game: Game, counts: DiceCounts): { readonly rule: Shot["cancelling"]; readonly notCounted: readonly CardKey[] } {
  const { attack } = game.state;
  const rules = new Map<string, Shot["cancelling"]>();
  for (const attackDice of fewPools("attack", counts.attack) as readonly AttackPool[])
    for (const defenseDice of fewPools("defense", counts.defense) as readonly DefensePool[]) {
      if (!attack) continue;
      game.setAttack({ ...attack, attackDice, defenseDice, step: "compare results" });
      const duel = {
        attack: game.state.attack ?? attack,
        attacker: shipOf(game.state, attack.attacker),
        defender: shipOf(game.state, attack.defender),
      };
      const rule = game.edition.cancelling(game, duel);
      rules.set(JSON.stringify([rule.first, rule.sureHits, `${rule.sureCrits}`, rule.reinforcing]), rule);
    }
  game.setAttack(attack);
  const [rule = PLAIN_CANCELLING] = rules.values();
  const speaking = ["cancelCrits", "cancelHits", "critsFirst"].flatMap((name) => game.bearers.onPermission(game, name));
  return { rule, notCounted: rules.size > 1 ? [...speaking, ...game.bearers.onSum(game, "sureCrits")].map(({ card }) => card) : [] };
}
