/** Weapons that an attack question doesn't offer, and targets that it doesn't offer for a weapon, each with the reason. */
import type { RuleName } from "@broadside/protocol";
import { attacksOpen, type IllegalAim, type OpenAttack } from "../attack/targets.ts";
import { weaponKey, weaponsOf } from "../attack/weapons.ts";
import type { ChoiceAsk } from "../contract/ask.ts";
import { ATTACK_BARS, type AttackBar } from "../contract/edition.ts";
import type { Situation } from "../contract/situation.ts";
import { isPrimary, type Ship, type Weapon } from "../state/state.ts";
import { isOpenAttack } from "./attack-facts.ts";

export interface IllegalAttack {
  /** The weapon's key, as used in answers. */
  readonly weapon: string;
  /** Missing if the weapon can't be fired at any target. */
  readonly target?: Pick<IllegalAim, "target" | "section"> | undefined;
  /**
   * Why no attack with the weapon is legal. `used up`: the weapon has already attacked. `not granted`: the effect that grants the attack
   * excludes it.
   */
  readonly bar: AttackBar | "used up" | "not granted";
  readonly rule: RuleName;
  /** The weapon's range. */
  readonly least: number;
  readonly most: number;
}

/**
 * Lists what an attack question doesn't offer. A weapon that can't be used at all is listed once, with the reason for the target that comes
 * closest to a legal attack. For a usable weapon, a target is listed if the question offers another attack on it, or if the reason is
 * something other than arc or range. All other ships are obviously out of reach.
 */
export function illegalAttacks(game: Situation, ask: ChoiceAsk): readonly IllegalAttack[] {
  const ship = game.state.ships.find(({ id }) => id === ask.about?.ship);
  if (!ship || ask.kind !== "attack") return [];
  const offered = ask.options.flatMap(({ value }) => (isOpenAttack(value) ? [value] : []));
  const illegal: IllegalAim[] = [];
  const open = attacksOpen(game, ship, undefined, undefined, illegal);
  const found: IllegalAttack[] = [];
  for (const { weapon, from, least, most } of weaponsOf(game, ship)) {
    const about = { weapon: weaponKey(ship, weapon), least, most };
    const aims = illegal.filter((aim) => aim.weapon === weapon);
    if (offered.some((attack) => attack.weapon === weapon))
      for (const aim of aims.filter((one) => !isOffered(one, offered) && isWorthNaming(one, offered))) {
        const { target, section } = aim;
        // Even if the section is also out of range, the centre line explains better why only the other section can be chosen.
        const bar = section && isReach(aim.bar) && !game.board.isAimable(ship, from, target, section) ? "behind the centre line" : aim.bar;
        found.push({ ...about, target: { target, section }, bar, rule: ruleOf(game, weapon, bar, ship) });
      }
    else {
      const isOpen = open.some((attack) => attack.weapon === weapon);
      if (isOpen)
        found.push({ ...about, bar: ask.rule === game.edition.attackBars["used up"] ? "used up" : "not granted", rule: ask.rule });
      else found.push({ ...about, bar: nearestBar(aims), rule: ruleOf(game, weapon, nearestBar(aims), ship) });
    }
  }
  return found;
}

/** Whether the attack is offered anyway. The effect that grants the attack may ignore what would otherwise prevent it. */
const isOffered = ({ weapon, target, section }: IllegalAim, offered: readonly OpenAttack[]): boolean =>
  offered.some((attack) => attack.weapon === weapon && attack.target.id === target.id && attack.section === section);

const isWorthNaming = ({ target, bar }: IllegalAim, offered: readonly OpenAttack[]): boolean =>
  !isReach(bar) || offered.some((attack) => attack.target.id === target.id);

const isReach = (bar: AttackBar): bar is "out of arc" | "out of range" => bar === "out of arc" || bar === "out of range";

/**
 * Returns the reason that comes closest to a legal attack. Targets far out of range aren't in the list, because they were never measured.
 */
const nearestBar = (aims: readonly IllegalAim[]): AttackBar =>
  aims.reduce<AttackBar>((nearest, { bar }) => (rankOf(bar) > rankOf(nearest) ? bar : nearest), "out of range");

/** The later a reason is checked, the closer the attack is to being legal. Out of arc is closer than out of range. */
const rankOf = (bar: AttackBar): number => (bar === "crippled section" ? 0 : bar === "out of range" ? 1 : 1 + ATTACK_BARS.indexOf(bar));

const ruleOf = (game: Situation, weapon: Weapon, bar: AttackBar, ship: Ship): RuleName => {
  const { attackBars } = game.edition;
  if (!isReach(bar)) return attackBars[bar];
  if (isPrimary(weapon)) return attackBars.primaryReach;
  return game.factsOf(ship).hasSections ? attackBars.hugeReach : attackBars.cardReach;
};
