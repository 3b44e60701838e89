/**
 * Modifying dice. First, the opposing side uses its cards. Then ships that are enemies of both sides do, if their cards allow it. Last, the
 * owner of the dice uses tokens and cards in any order (1E-ATK-07, -08). Each card works once per attack, and each token once per step
 * (1E-ATK-09).
 */
import { applyModification, canModify, countFace, type DieKind, type ModifyingToken, type TokenModification } from "@broadside/dice";
import type { Section } from "@broadside/geometry";
import { bearersOffering } from "../abilities/cards-in-play.ts";
import { window } from "../abilities/window.ts";
import type { Bearer, ModificationPart } from "../contract/ability.ts";
import type { Option, Procedure } from "../contract/ask.ts";
import type { Duel, RuleModification, DuelSide as Side } from "../contract/edition-parts.ts";
import type { Situation } from "../contract/situation.ts";
import { choose } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { may, sum } from "../queries/query.ts";
import { isEnemy, isFriendly } from "../queries/relation.ts";
import type { Attack, Ship, TokenKind } from "../state/state.ts";
import { locksToSpend, lockTarget, loseLock, whoseLock } from "../tokens/locks.ts";
import { loseToken } from "../tokens/tokens.ts";
import { countFocuses, diceOf, focusesLeft, modifyAttackDice, modifyDefenseDice, rerollInAttack } from "./dice.ts";
import { duelOf, markUsed } from "./duel.ts";
import { isInFiringArc } from "./weapons.ts";

interface CardUse {
  readonly key: string;
  readonly forced: boolean;
  readonly card: Bearer;
  readonly part: ModificationPart;
}
/** A modification that may or must be applied now, through a card, a token or a rule. */
export type ModificationOpen =
  | CardUse
  | { readonly key: string; readonly forced: boolean; readonly token: TokenModification }
  | { readonly key: string; readonly forced: boolean; readonly rule: RuleModification };

const DONE: Option<undefined> = { key: "done", value: undefined };

/** The side that rolls these dice. */
const OWNER: Readonly<Record<DieKind, Side>> = { attack: "attacker", defense: "defender" };
/** The side that doesn't roll these dice. */
const OTHER: Readonly<Record<DieKind, Side>> = { attack: "defender", defense: "attacker" };

export const modifyDice = procedure("modifyDice", function* (game: Situation, dice: DieKind): Procedure {
  yield* modifyAs(game, dice, OTHER[dice]);
  yield* modifyFromOutside(game, dice);
  yield* modifyAs(game, dice, OWNER[dice]);
});

/** Applies mandatory effects without a question; then the ship's player picks from the rest until done. */
const modifyAs = procedure("modifyAs", function* (game: Situation, dice: DieKind, side: Side): Procedure {
  for (let uses = modificationsOpen(game, dice, side); uses.length > 0; uses = modificationsOpen(game, dice, side)) {
    const picked = uses.find((use) => use.forced) ?? (yield* pick(game, dice, side, uses));
    if (!picked) return;
    yield* use(game, dice, side, picked);
  }
});

/** Lets ships of a third side use cards that modify dice directly, whoever is attacking. */
function* modifyFromOutside(game: Situation, dice: DieKind): Procedure {
  if (game.setup.seats.length < 3 || !bearersOffering(game, "modifications").some(modifiesItself)) return;
  const passed = new Set<string>();
  const left = () => [...outsideUses(game, dice)].filter(({ key }) => !passed.has(key));
  for (let [next] = left(); next; [next] = left()) {
    const { card, key } = next;
    passed.add(key);
    const duel = duelOf(game);
    if (!duel) return;
    const picked = yield* choose<ModificationOpen | undefined>(() => ({
      kind: `modify ${dice} dice`,
      seat: card.ship.seat,
      rule: dice === "attack" ? game.edition.questions.modifyAttackDice : game.edition.questions.modifyDefenseDice,
      about: { ship: card.ship.id, target: duel.attacker.id },
      options: [DONE, ...[...outsideUses(game, dice)].filter((use) => use.key === key).map((value) => ({ key, value }))],
    }));
    if (picked) yield* use(game, dice, OTHER[dice], picked);
  }
}

const modifiesItself = ({ ability }: Bearer): boolean => ability.modifications?.some(({ byItsShip }) => byItsShip) === true;

export function* outsideUses(game: Situation, dice: DieKind): Generator<CardUse> {
  const duel = duelOf(game);
  if (!duel) return;
  const { attack, attacker, defender } = duel;
  for (const card of bearersOffering(game, "modifications"))
    for (const part of card.ability.modifications ?? []) {
      if (part.byItsShip !== true || part.dice !== dice || part.as !== OTHER[dice] || attack.used.includes(card.key)) continue;
      if (!isEnemy(game, card.ship, attacker) || !isEnemy(game, card.ship, defender)) continue;
      if (may(game, "modify", { ship: card.ship, dice, attack }, true) && part.when(game, card))
        yield { key: card.key, forced: false, card, part };
    }
}

/**
 * Asks for a modification. The first question uses the modifications already found. If the question is built again, we look them up again.
 */
function* pick(game: Situation, dice: DieKind, side: Side, found: readonly ModificationOpen[]): Procedure<ModificationOpen | undefined> {
  const duel = duelOf(game);
  if (!duel) return undefined;
  const { seat, id } = duel[side];
  let known: readonly ModificationOpen[] | undefined = found;
  const usesNow = () => {
    const uses = known ?? modificationsOpen(game, dice, side);
    known = undefined;
    return uses;
  };
  return yield* choose<ModificationOpen | undefined>(() => ({
    kind: `modify ${dice} dice`,
    seat,
    rule: dice === "attack" ? game.edition.questions.modifyAttackDice : game.edition.questions.modifyDefenseDice,
    about: { ship: id, target: side === "attacker" ? duel.defender.id : duel.attacker.id },
    options: optionsFor(game, dice, side, usesNow()),
  }));
}

/** Lists the options. A side that must spend a focus token, and can, isn't offered "done" until it has spent one. */
function optionsFor(
  game: Situation,
  dice: DieKind,
  side: Side,
  found: readonly ModificationOpen[],
): readonly [Option<ModificationOpen | undefined>, ...Option<ModificationOpen | undefined>[]] {
  const uses = found.map((value) => ({ key: value.key, value }));
  const focus = side === OWNER[dice] ? uses.find(({ value }) => "token" in value && value.token.token === "focus") : undefined;
  const duel = focus && duelOf(game);
  if (!duel || !may(game, "mustSpendFocus", { ship: duel[side], attack: duel.attack }, false)) return [DONE, ...uses];
  return [focus, ...uses.filter((use) => use !== focus)];
}

/** Lists what a side may or must do to dice in the current attack, in the order in which it is offered. */
export function modificationsOpen(game: Situation, dice: DieKind, side: Side): readonly ModificationOpen[] {
  const duel = duelOf(game);
  if (!duel) return [];
  const found: ModificationOpen[] = [];
  const ship = duel[side];
  const byRule = game.edition.mayModify(game, duel, dice, side);
  const isAllowed = may(game, "modify", { ship, dice, attack: duel.attack }, byRule);
  if (side === OWNER[dice]) addTokens(game, dice, side, duel, isAllowed, found);
  for (const rule of isAllowed ? game.edition.ruleModifications : NO_RULES)
    if (rule.dice === dice && rule.as === side && !duel.attack.used.includes(rule.key) && rule.when(game, duel))
      found.push({ key: rule.key, forced: false, rule });
  const isHeld = (card: Bearer) => !isAllowed && !may(game, "modify", { ship, dice, attack: duel.attack, card: card.key }, byRule);
  for (const card of bearersOffering(game, "modifications")) {
    let at = -1;
    for (const part of card.ability.modifications ?? NO_PARTS) {
      at += 1;
      if (part.dice !== dice || part.as !== side) continue;
      const key = at === 0 ? card.key : `${card.key}#${at}`;
      if (duel.attack.used.includes(key)) continue;
      if (part.byItsShip ? !may(game, "modify", { ship: card.ship, dice, attack: duel.attack }, true) : !part.modifiesNone && isHeld(card))
        continue;
      const isOffered = part.forAnybody === true || (part.forEnemies ? isEnemy : isFriendly)(game, card.ship, ship);
      if (isOffered && part.when(game, card)) found.push({ key, forced: !part.optional, card, part });
    }
  }
  return found;
}

const NO_RULES: readonly RuleModification[] = [];
const NO_PARTS: readonly ModificationPart[] = [];

/** Adds all tokens, or only those that still work when the side may modify nothing else (2E-ATK-16). */
function addTokens(game: Situation, dice: DieKind, side: Side, duel: Duel, isAllowed: boolean, found: ModificationOpen[]): void {
  for (const printed of game.edition.tokens[dice]) {
    const token = withinFocuses(game, duel[side], printed);
    if (!isAllowed && !mayModifyBy(game, duel, dice, side, token.token)) continue;
    if (token.step !== "modify" || !hasToken(game, duel, side, token)) continue;
    const used = duel.attack.used.filter((one) => one === `${side}:${token.token}`).length;
    if (!token.spent && used >= timesItWorks(game, duel, side)) continue;
    if (token.effect.verb === "reroll" && !may(game, "reroll", { dice, by: duel[side], attack: duel.attack }, true)) continue;
    if (canModify(diceOf(game, dice), token, used)) found.push({ key: token.token, forced: !token.spent, token });
  }
}

/** Limits a modification to the focus results that cards still let the player modify. */
function withinFocuses(game: Situation, { seat }: Ship, modification: TokenModification): TokenModification {
  const { effect } = modification;
  if (effect.verb !== "change" || !effect.from.includes("focus")) return modification;
  const left = focusesLeft(game, seat);
  if (left === Number.POSITIVE_INFINITY) return modification;
  if (left <= 0) return { ...modification, effect: { ...effect, from: effect.from.filter((face) => face !== "focus") } };
  return { ...modification, effect: { ...effect, count: Math.min(left, effect.count ?? left) } };
}

/** A side that may modify nothing else may still use some tokens. */
const mayModifyBy = (game: Situation, duel: Duel, dice: DieKind, side: Side, token: ModifyingToken): boolean =>
  may(game, "modify", { ship: duel[side], dice, attack: duel.attack, token }, game.edition.mayModify(game, duel, dice, side, token));

/**
 * First edition: a defender in the attacker's bullseye arc can't modify dice with focus or evade tokens (1E-ARC-10). Cards use this too.
 */
export const isForbiddenByBullseye = (game: Situation, ship: Ship, token: TokenKind, { defender, inBullseye }: Attack): boolean =>
  game.edition.bullseyeBarsTokens && inBullseye && defender === ship.id && (token === "focus" || token === "evade");

/** Whether the side has the token, may use it here, and may spend it. */
function hasToken(game: Situation, { attack, attacker, defender }: Duel, side: Side, { token }: TokenModification): boolean {
  const ship = side === "attacker" ? attacker : defender;
  switch (token) {
    case "lock":
      // A card may let the ship keep its lock but forbid this use of it.
      return (
        side === "attacker" &&
        locksToSpend(game, ship, lockTarget(attack), "everything", attack).length > 0 &&
        may(game, "modify", { ship, dice: "attack", attack, token }, true)
      );
    case "focus":
    case "evade":
      return ship.tokens[token] > 0 && may(game, "spend", { ship, token, attack }, !isForbiddenByBullseye(game, ship, token, attack));
    case "calculate":
      return ship.tokens.calculate > 0 && may(game, "spend", { ship, token, attack }, true);
    case "force":
      return ship.force > 0 && may(game, "spendForce", { ship, attack }, true);
    case "reinforce":
      return isReinforced(game, ship, side === "attacker" ? defender : attacker, attack);
    default:
      return false;
  }
}

/**
 * The fore side works against attackers in the ship's firing arc, the aft side against all others (1E-ACT-20). A huge ship's tokens work
 * for the targeted section, wherever the attacker is (HS-REINF-02, -03, -07).
 */
const isReinforced = (game: Situation, ship: Ship, from: Ship, { section }: Attack): boolean =>
  section ? ship.tokens[AT_SECTION[section]] > 0 : ship.tokens[isInFiringArc(game, ship, from) ? "reinforceFore" : "reinforceAft"] > 0;

const AT_SECTION = { fore: "reinforceFore", aft: "reinforceAft" } as const satisfies Readonly<Record<Section, TokenKind>>;

/**
 * How often a token works in each step if it stays on the ship afterwards: usually once. On a huge ship, each reinforce token on the target
 * works as often as cards say (HS-REINF-91-Q).
 */
export function timesItWorks(game: Situation, duel: Duel, side: Side): number {
  const { attack, [side]: ship } = duel;
  const { section } = attack;
  if (!section || side === "attacker") return 1;
  return ship.tokens[AT_SECTION[section]] * (1 + sum(game, "reinforcement", { ship, section, attack }));
}

function* use(game: Situation, dice: DieKind, side: Side, picked: ModificationOpen): Procedure {
  const duel = duelOf(game);
  if (!duel) return;
  if ("token" in picked) {
    markUsed(game, `${side}:${picked.token.token}`);
    yield* useToken(game, dice, duel, side, picked.token);
  } else if ("rule" in picked) {
    markUsed(game, picked.key);
    applyRule(game, duel, picked.rule);
  } else {
    markUsed(game, picked.key);
    yield* game.using(picked.card, picked.part.perform(game, picked.card));
  }
}

function applyRule(game: Situation, { attack }: Duel, { dice, effect }: RuleModification): void {
  if (dice === "attack") modifyAttackDice(game, applyModification(attack.attackDice, { dice, effect, idle: false }));
  else modifyDefenseDice(game, applyModification(attack.defenseDice, { dice, effect, idle: false }));
}

/** Uses the token. It is spent whatever the outcome (1E-ATK-10). */
function* useToken(game: Situation, dice: DieKind, duel: Duel, side: Side, modification: TokenModification): Procedure {
  const ship = duel[side];
  const { token, spent, effect } = modification;
  const locked = token === "lock" ? lockTarget(duel.attack) : undefined;
  if (spent && locked !== undefined) loseLock(game, yield* whoseLock(game, ship, locked, "everything"), locked);
  else if (spent && (token === "focus" || token === "evade" || token === "calculate")) loseToken(game, ship, token);
  else if (spent && token === "force") game.setShip(ship, { force: ship.force - 1 });
  game.note({ note: spent ? "spent" : "token works", ship: ship.id, token });
  const { attackDice, defenseDice } = duel.attack;
  const focuses = countFace(diceOf(game, dice), "focus");
  if (effect.verb === "reroll")
    yield* rerollInAttack(game, dice, ship, {
      most: effect.count ?? diceOf(game, dice).length,
      // A token that can't be spent without effect must reroll at least one die (2E-ATK-19).
      least: modification.idle ? 0 : 1,
      ...(effect.from && { faces: effect.from }),
    });
  else if (dice === "attack") modifyAttackDice(game, applyModification(attackDice, modification as TokenModification<"attack">));
  else modifyDefenseDice(game, applyModification(defenseDice, modification as TokenModification<"defense">));
  const changed = focuses - countFace(diceOf(game, dice), "focus");
  if (effect.verb === "change") countFocuses(game, ship.seat, changed);
  const on = locked === undefined ? { changed } : { target: duel.attack.defender };
  if (spent && token !== "reinforce") yield* window(game, "tokenSpent", { ship: ship.id, spent: token, ...on });
}
