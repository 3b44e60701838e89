/** Weapons that an attack question doesn't offer, and targets that it doesn't offer for a weapon, each with the reason. */
import type { RuleName } from "@broadside/protocol";
import { ATTACK_BARS, type AttackBar, attacksOpen, type IllegalAim, type OpenAttack } from "../attack/targets.ts";
import { weaponKey, weaponsOf } from "../attack/weapons.ts";
import type { ChoiceAsk } from "../driver/ask.ts";
import type { Situation } from "../driver/situation.ts";
import { isPrimary, type Ship, type Weapon } from "../state/state.ts";
import { isOpenAttack } from "./attack-facts.ts";

export interface IllegalAttack {
  /** As the answers name it. */
  readonly weapon: string;
  /** Missing if the weapon can't be fired at any target. */
  readonly target?: Pick<IllegalAim, "target" | "section"> | undefined;
  /** The reason why no attack is legal, that the weapon has already attacked, or that the granted attack excludes it. */
  readonly bar: AttackBar | "used up" | "not granted";
  readonly rule: RuleName;
  /** Of the weapon. */
  readonly least: number;
  readonly most: number;
}

/**
 * Lists an unusable weapon once, with the reason closest to allowing an attack. For a usable weapon, it lists a target if another weapon or
 * section can be aimed at it, or if something other than arc and range prevents the attack. All other ships are obviously out of reach.
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
        // A section may also be out of reach, but the centre line is what distinguishes it from the other section.
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

/** Whether the attack is offered anyway, because the effect that grants it may waive what would otherwise prevent it. */
const isOffered = ({ weapon, target, section }: IllegalAim, offered: readonly OpenAttack[]): boolean =>
  offered.some((attack) => attack.weapon === weapon && attack.target.id === target.id && attack.section === section);

const isWorthNaming = ({ target, bar }: IllegalAim, offered: readonly OpenAttack[]): boolean =>
  !isReach(bar) || offered.some((attack) => attack.target.id === target.id);

const isReach = (bar: AttackBar): bar is "out of arc" | "out of range" => bar === "out of arc" || bar === "out of range";

/** Returns the reason closest to allowing an attack. Targets far out of range haven't been measured at all. */
const nearestBar = (aims: readonly IllegalAim[]): AttackBar =>
  aims.reduce<AttackBar>((nearest, { bar }) => (rankOf(bar) > rankOf(nearest) ? bar : nearest), "out of range");

/** Reasons checked later are closer to an attack. Between arc and range, arc is closer. */
const rankOf = (bar: AttackBar): number => (bar === "crippled section" ? 0 : bar === "out of range" ? 1 : 1 + ATTACK_BARS.indexOf(bar));

const ruleOf = (game: Situation, weapon: Weapon, bar: AttackBar, ship: Ship): RuleName => {
  const { attackBars } = game.edition;
  if (!isReach(bar)) return attackBars[bar];
  if (isPrimary(weapon)) return attackBars.primaryReach;
  return game.factsOf(ship).hasSections ? attackBars.hugeReach : attackBars.cardReach;
};
