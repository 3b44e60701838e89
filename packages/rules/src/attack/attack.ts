/** An attack, from the choice of weapon and target to the effects that follow it. */
import type { RuleName } from "@broadside/protocol";
import { bearersOn } from "../abilities/cards-in-play.ts";
import { endEffects } from "../abilities/effects.ts";
import { whole, window } from "../abilities/window.ts";
import { flipUpgrade } from "../charges/charges.ts";
import { AFTER_ATTACK, isDestroyedMark, removeDoomed } from "../damage/destruction.ts";
import { choose, type Option, optionsOf, type Procedure } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import type { Situation } from "../driver/situation.ts";
import { may } from "../queries/query.ts";
import { type Attack, type Ship, shipOf, targetId, type Weapon } from "../state/state.ts";
import { CHARGES_WAIVED, FIRST_HIT, outlasts, SECOND_ATTACK, setAttack } from "./duel.ts";
import type { Obstruction } from "./sight.ts";
import { attacksOpen, hasOpportunity, type OpenAttack, type Waiver } from "./targets.ts";
import { weaponKey, weaponPart } from "./weapons.ts";

export interface AllowedAttack {
  readonly weapons?: (weapon: Weapon) => boolean;
  /** Of a huge ship by section. */
  readonly targets?: (target: Ship, section: OpenAttack["section"]) => boolean;
  readonly rule: RuleName;
  readonly mayDecline: boolean;
  /** Needs or costs of the weapon's header that do not count this time. */
  readonly waived?: Waiver;
  /** Attacks that have just been found open: they need not be measured again to ask. */
  readonly found?: readonly OpenAttack[];
}

/**
 * An attack that a card grants, a bonus attack in the second edition, of which a ship may not have enough left (2E-ENGAGE-10). A ship may
 * refuse to attack where nothing says it must (1E-ATK-16). False when none was made.
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

/** Whether a card that grants an attack would give the ship one. For cards. */
export const mayAttackOnceMore = (game: Situation, attacker: Ship, allowed: AllowedAttack): boolean =>
  isAwaitingOpportunity(game, attacker, allowed.waived) ||
  isAnyGranted(game, attacker, allowed, attacksOpen(game, attacker, allowed.waived, allowed.targets));

/** A card forbids the ship to attack until one opportunity has passed. An attack that another card grants is such an opportunity, even if it is not made. */
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

/** Weapon and target in one choice, all measured beforehand (1E-ATK-02); `others` are things to do in place of it. */
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
 * 1. the steps of the edition, once, or twice for a weapon that says so: then all of them before anything that follows (1E-ATK-14); what
 *    lasts for an attack lasts for one of the two
 * 2. effects after the attack, the attacker kept for them even when they destroy it (1E-ATK-15)
 * 3. effects that last for an attack end
 */
export const performAttack = (game: Situation, attacker: Ship, open: OpenAttack, bonus = false, used: readonly string[] = []): Procedure =>
  whole(game, carryOut(game, attacker, open, bonus, used));

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

/** Of equally short lines the one with the least in its way is meant, unless a card makes the other worth asking for (1E-OBST-10, 2E-ATK-44). */
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

/** Whether it came while no other attack was being resolved. */
const isAlone = (outer: Attack | undefined): boolean => !outer || outer.step === AFTER_ATTACK;

/** A section that the first of two attacks has crippled is no target of the second (HS-TGT-10). */
const isStillTarget = ({ state }: Situation): boolean =>
  !state.attack?.section || shipOf(state, state.attack.defender).crippled !== state.attack.section;

/** No dice and no damage yet. */
const FRESH = { attackDice: [], defenseDice: [], hit: undefined, hits: 0, crits: 0 } as const;

/** The attack as it is declared. Written out field by field: an object made with a spread is copied slowly, and this one is copied at every step. */
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
