/**
 * Chooses which attack to make: the one that should cost the enemy most, by its odds. A target that hasn't attacked yet counts for more.
 */
import { type BotReason, type TargetId, targetId } from "@broadside/protocol";
import { type ChoiceAsk, type Game, isOpenAttack, relationOf, type Seat } from "@broadside/rules";
import { weaponKey } from "@broadside/rules/procedures";
import { attackHelp, type Battle, defenseHelp, shot, shotBy, type Unit, unitsOf, worthAt } from "../battle/unit.ts";
import { hasHabit, type WithHabits } from "../habits.ts";
import { type AttackOdds, oddsIn } from "../odds/attack-odds.ts";
import type { Choice } from "./choice.ts";

/** Returns undefined if no option is an attack on an enemy. */
export function chosenAttack(game: Game, ask: ChoiceAsk, seat: Seat, settings: WithHabits): Choice | undefined {
  const isByTrophies = hasHabit(settings, "countsTrophies") && game.content.scenario?.shipsReturn === true;
  const battle = unitsOf(game, seat, settings);
  const [first, ...others] = promising(battle, ask, isByTrophies ? 0 : CLOSE);
  if (!first) return undefined;
  if (others.length === 0) return quickChoice(first);
  let best: { readonly prospect: Prospect; readonly value: number; readonly odds: AttackOdds } | undefined;
  for (const prospect of [first, ...others]) {
    const { key, target } = prospect;
    const odds = oddsIn(game, key);
    if (!odds) continue;
    const value = isByTrophies
      ? trophiesOf(game, target, odds)
      : lossOf(target, odds.damage) + (odds.destroyed ?? 0) * silenced(battle, target);
    if (!best || value > best.value) best = { prospect, value, odds };
  }
  return best ? { key: best.prospect.key, reasons: reasonsFor(best.prospect, best.odds) } : quickChoice(first);
}

const quickChoice = ({ key, aim, damage }: Prospect): Choice => ({ key, reasons: [{ key: "deals damage", target: aim, damage }] });

function reasonsFor({ aim }: Prospect, { damage: chances, destroyed = 0 }: AttackOdds): readonly BotReason[] {
  const damage = chances.reduce((sum, chance, count) => sum + chance * count, 0);
  const [none = 0] = chances;
  const outcome: BotReason =
    destroyed >= LIKELY
      ? { key: "destroys target", chance: Math.min(1, destroyed) }
      : { key: "damages target", chance: Math.min(1, Math.max(0, 1 - none)) };
  return [{ key: "deals damage", target: aim, damage }, outcome];
}
/** Smaller chances to destroy the target aren't mentioned. */
const LIKELY = 0.01;

interface Prospect {
  readonly key: string;
  readonly target: Unit;
  /** The target: a ship or a section of it. */
  readonly aim: TargetId;
  readonly damage: number;
  readonly value: number;
}

/** Returns the attacks on enemies that look best at first. Attacks that look much worse than the best one aren't examined further. */
function promising(battle: Battle, ask: ChoiceAsk, close: number): readonly Prospect[] {
  const { game, seat, mine, foes } = battle;
  const attacker = mine.find(({ ship }) => ship.id === ask.about?.ship);
  const found = ask.options.flatMap(({ key, value: attack }): readonly Prospect[] => {
    if (!isOpenAttack(attack) || relationOf(game.setup.seats, seat, attack.target.seat) !== "enemy") return [];
    const target = foes.find(({ ship }) => ship.id === attack.target.id);
    if (!target) return [];
    const gun = attacker?.guns.find((one) => one.key === weaponKey(attacker.ship, attack.weapon));
    const help = attacker ? attackHelp(attacker.ship, target.ship) : 0;
    const damage = attacker && gun ? shotBy(gun, attacker.position, target, target.position, help, defenseHelp(target.ship)) : 1;
    const { worth, full, health } = target;
    const aim = targetId(target.ship.id, attack.section);
    return [{ key, target, aim, damage, value: worthAt(worth, full, health) - worthAt(worth, full, Math.max(0, health - damage)) }];
  });
  const most = Math.max(...found.map(({ value }) => value));
  return found
    .filter(({ value }) => value >= most * close)
    .sort((one, other) => other.value - one.value)
    .slice(0, MOST_SOLVED);
}
const CLOSE = 0.6;
/** Only this many attacks are solved exactly, because exact odds with all cards take time. */
const MOST_SOLVED = 3;

/**
 * Values an attack in a scenario in which destroyed ships return. Points then come only from the first hit on a ship, from its destruction,
 * and from the counters on its card. Damage brings these closer, so it counts a little too.
 */
function trophiesOf({ state }: Game, target: Unit, { damage, destroyed = 0 }: AttackOdds): number {
  const firstHit = target.health === target.full ? 1 - (damage[0] ?? 0) : 0;
  const onCard = state.scenario?.onCards[target.ship.id] ?? 0;
  return firstHit + destroyed * (KILL + onCard) + lossOf(target, damage) / target.worth;
}
/** The worth of destroying a ship; a first hit is worth 1. */
const KILL = 3;

/** Returns the expected loss of a ship's worth through this damage. */
export const lossOf = ({ worth, full, health }: Unit, damage: readonly number[]): number =>
  damage.reduce((sum, chance, count) => sum + chance * (worthAt(worth, full, health) - worthAt(worth, full, health - count)), 0);

/** Returns the damage that the target would still have done this round. */
function silenced({ mine }: Battle, target: Unit): number {
  if (target.ship.engaged) return 0;
  const fires = (unit: Unit): number =>
    shot(target, target.position, unit, unit.position, attackHelp(target.ship, unit.ship), defenseHelp(unit.ship));
  return Math.max(0, ...mine.map((unit) => fires(unit) * unit.rate));
}
