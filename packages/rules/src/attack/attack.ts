/** An attack, from the choice of weapon and target to the effects that follow it. */
import type { RuleName } from "@broadside/protocol";
import { bearersOn } from "../abilities/cards-in-play.ts";
import { endEffects } from "../abilities/effects.ts";
import { window, withOwnWindows } from "../abilities/window.ts";
import { flipUpgrade } from "../charges/charges.ts";
import type { Option, Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { AFTER_ATTACK, isDestroyedMark, removeDoomed } from "../damage/destruction.ts";
import { choose, optionsOf } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { may } from "../queries/query.ts";
import { type Attack, type Ship, shipOf, targetId, type Weapon } from "../state/state.ts";
import { CHARGES_WAIVED, FIRST_HIT, outlasts, SECOND_ATTACK, setAttack } from "./duel.ts";
import type { Obstruction } from "./sight.ts";
import { attacksOpen, hasOpportunity, type OpenAttack, type Waiver } from "./targets.ts";
import { weaponKey, weaponPart } from "./weapons.ts";

export interface AllowedAttack {
  readonly weapons?: (weapon: Weapon) => boolean;
  /** Limits the targets; a huge ship is checked section by section. */
  readonly targets?: (target: Ship, section: OpenAttack["section"]) => boolean;
  readonly rule: RuleName;
  readonly mayDecline: boolean;
  /** Requirements or costs in the weapon's header that are waived for this attack. */
  readonly waived?: Waiver;
  /** Attacks already found to be legal. The question needn't measure them again. */
  readonly found?: readonly OpenAttack[];
}

/**
 * Makes an attack that a card grants. In the second edition it is a bonus attack, and the ship may have no bonus attack left
 * (2E-ENGAGE-10). A ship may decline unless it must attack (1E-ATK-16). Returns false if no attack was made.
 */
export const attack = procedure("attack", function* (game: Situation, attacker: Ship, allowed: AllowedAttack): Procedure<boolean> {
  if (isAwaitingOpportunity(game, attacker, allowed.waived)) {
    yield* window(game, "attackOpportunityOver", { ship: attacker.id });
    return true;
  }
  const found = attacksOpen(game, attacker, allowed.waived, allowed.targets);
  if (!isAnyGranted(game, attacker, allowed, found)) return false;
  const weapons = (weapon: Weapon) => isGranted(game, attacker, allowed, weapon);
  const chosen = yield* chooseAttack<never>(game, attacker, { ...allowed, weapons, found }, () => []);
  if (!chosen) return false;
  game.edition.bonusAttackMade(game, attacker, chosen.weapon);
  yield* performAttack(game, attacker, chosen, true, allowed.waived === "charges" ? [CHARGES_WAIVED] : []);
  return true;
});

/** Whether the ship could use an attack that a card grants. Used by cards. */
export const mayAttackOnceMore = (game: Situation, attacker: Ship, allowed: AllowedAttack): boolean =>
  isAwaitingOpportunity(game, attacker, allowed.waived) ||
  isAnyGranted(game, attacker, allowed, attacksOpen(game, attacker, allowed.waived, allowed.targets));

/**
 * Whether a card forbids the ship to attack until it has lost one attack opportunity. An attack granted by another card counts as an
 * opportunity, even if it isn't made.
 */
const isAwaitingOpportunity = (game: Situation, ship: Ship, waived: Waiver): boolean =>
  bearersOn(game, "attackOpportunityOver").some(
    (self) => self.ship === ship && self.ability.windows?.some(({ at, optional }) => at === "attackOpportunityOver" && !optional),
  ) &&
  hasOpportunity(game, ship, waived) &&
  !may(game, "attack", { ship }, true);

const isAnyGranted = (game: Situation, attacker: Ship, allowed: AllowedAttack, found: readonly OpenAttack[]): boolean =>
  found.some(({ weapon, target, section }) => isGranted(game, attacker, allowed, weapon) && (allowed.targets?.(target, section) ?? true));

const isGranted = (game: Situation, attacker: Ship, { weapons }: AllowedAttack, weapon: Weapon): boolean =>
  (weapons?.(weapon) ?? true) && game.edition.mayBonusAttack(game, attacker, weapon);

/** Offers one choice for weapon and target, with everything measured beforehand (1E-ATK-02). `others` are alternatives to attacking. */
export const chooseAttack = procedure("chooseAttack", function* <
  Other,
>(game: Situation, attacker: Ship, allowed: AllowedAttack, others: () => readonly Option<Other>[]): Procedure<
  OpenAttack | Other | undefined
> {
  let { found } = allowed;
  return yield* choose<OpenAttack | Other | undefined>(() => {
    const attacks = attackOptions(attacker, found ?? attacksOpen(game, attacker, allowed.waived, allowed.targets), allowed);
    found = undefined;
    const open: readonly Option<OpenAttack | Other>[] = [...attacks, ...others()];
    return {
      kind: "attack",
      seat: attacker.seat,
      rule: allowed.rule,
      about: { ship: attacker.id },
      options: allowed.mayDecline || open.length === 0 ? [NONE, ...open] : optionsOf(open),
    };
  });
});

const NONE: Option<undefined> = { key: "none", value: undefined };

const attackOptions = (attacker: Ship, open: readonly OpenAttack[], { weapons, targets }: AllowedAttack): readonly Option<OpenAttack>[] =>
  open
    .filter(({ weapon, target, section }) => (weapons?.(weapon) ?? true) && (targets?.(target, section) ?? true))
    .map((value) => ({ key: `${weaponKey(attacker, value.weapon)}>${targetId(value.target.id, value.section)}`, value }));

/**
 * 1. Runs the edition's attack steps once, or twice if the weapon says so. Both attacks finish before any effects after the attack resolve
 *    (1E-ATK-14). An effect that lasts for an attack lasts for only one of the two.
 * 2. Resolves effects after the attack. Even if these effects destroy the attacker, it stays until all of them are over (1E-ATK-15).
 * 3. Ends effects that last for an attack.
 */
export const performAttack = (game: Situation, attacker: Ship, open: OpenAttack, bonus = false, used: readonly string[] = []): Procedure =>
  withOwnWindows(game, carryOut(game, attacker, open, bonus, used));

const carryOut = procedure(
  "performAttack",
  function* (game: Situation, attacker: Ship, open: OpenAttack, bonus: boolean, used: readonly string[]): Procedure {
    const outer = game.state.attack;
    if (isAlone(outer)) endEffects(game, "attack");
    const line = yield* chooseLine(attacker, open, game);
    game.setAttack(begin(attacker, open, bonus, used, outer));
    if (line) setAttack(game, { obstructed: line.obstructed, obstructedBy: line.by, obstacles: line.obstacles });
    yield* runSteps(game);
    if (weaponPart(game, attacker, open.weapon)?.twice && isStillTarget(game)) {
      if (isAlone(game.state.attack?.outer)) endEffects(game, "attack");
      const { hit, used: marks = [] } = game.state.attack ?? {};
      setAttack(game, {
        ...FRESH,
        used: [SECOND_ATTACK, ...(hit ? [FIRST_HIT] : []), ...marks.filter((mark) => outlasts(mark) || isDestroyedMark(mark))],
      });
      yield* runSteps(game);
    }
    if (weaponPart(game, attacker, open.weapon)?.flips && typeof open.weapon === "number") flipUpgrade(game, attacker, open.weapon);
    setAttack(game, { step: AFTER_ATTACK, hit: game.state.attack?.used.includes(FIRST_HIT) ? true : game.state.attack?.hit });
    yield* game.edition.aftermath(game, attacker.id, game.state.attack?.defender ?? open.target.id);
    game.setAttack(game.state.attack?.outer);
    endEffects(game, "attack");
    if (!game.state.attack) yield* removeDoomed(game, "attack over");
  },
);

/**
 * Asks the attacker to choose between equally short lines, but only if a card gives a reason to seek an obstruction. Otherwise, the least
 * obstructed line is used (1E-OBST-10, 2E-ATK-44).
 */
function* chooseLine(attacker: Ship, open: OpenAttack, game: Situation): Procedure<Obstruction | undefined> {
  if (!may(game, "seekObstruction", { ship: attacker }, false)) return undefined;
  const { otherwise } = open;
  if (!otherwise) return undefined;
  return yield* choose<Obstruction | undefined>(() => ({
    kind: "line of the attack",
    seat: attacker.seat,
    rule: game.edition.questions.lineOfAttack,
    about: { ship: attacker.id, target: open.target.id },
    options: [
      { key: "clear", value: undefined },
      { key: "obstructed", value: otherwise },
    ],
  }));
}

/** Whether the attack started while no other attack was being resolved. */
const isAlone = (outer: Attack | undefined): boolean => !outer || outer.step === AFTER_ATTACK;

/** If the first of two attacks crippled a section, the second can't target it (HS-TGT-10). */
const isStillTarget = ({ state }: Situation): boolean =>
  !state.attack?.section || shipOf(state, state.attack.defender).crippled !== state.attack.section;

/** Clears an attack's dice and results, so that it can be made again. */
const FRESH = { attackDice: [], defenseDice: [], hit: undefined, hits: 0, crits: 0 } as const;

/**
 * Returns the attack as declared. The fields are written out because objects built with a spread are slow to copy, and this one is copied
 * at every step.
 */
export const begin = (
  attacker: Ship,
  { target, weapon, from, section, range, obstructed, obstructedBy, obstacles, inArc, inBullseye }: OpenAttack,
  bonus: boolean,
  used: readonly string[],
  outer: Attack | undefined,
): Attack => ({
  attacker: attacker.id,
  defender: target.id,
  weapon,
  from,
  section,
  step: "",
  range,
  bonus,
  obstructed,
  obstructedBy,
  obstacles,
  inArc,
  inBullseye,
  attackDice: [],
  defenseDice: [],
  hit: undefined,
  hits: 0,
  crits: 0,
  used,
  outer,
});

const runSteps = procedure("runSteps", function* (game: Situation): Procedure {
  for (const step of game.edition.attack) {
    setAttack(game, { step: step.name });
    game.note({ note: "attack step", step: step.name });
    yield* step.run(game);
  }
});
