/** Which attack to make: the one whose odds take most from the enemy, more so if the ship would still have fired. */
import { type ChoiceAsk, type Game, isOpenAttack, relationOf, type Seat } from "@broadside/rules";
import { weaponKey } from "@broadside/rules/procedures";
import { attackHelp, type Battle, defenseHelp, shot, shotBy, type Unit, unitsOf, worthAt } from "../battle/unit.ts";
import { has, type WithHabits } from "../habits.ts";
import { type AttackOdds, oddsIn } from "../odds/attack-odds.ts";
import type { Choice } from "./choice.ts";

/** Undefined where no attack on an enemy is offered. */
export function chosenAttack(game: Game, ask: ChoiceAsk, seat: Seat, mind: WithHabits): Choice | undefined {
  const isByTrophies = has(mind, "countsTrophies") && game.content.scenario?.shipsReturn === true;
  const battle = unitsOf(game, seat, mind);
  const [first, ...others] = promising(battle, ask, isByTrophies ? 0 : CLOSE);
  if (!first) return undefined;
  if (others.length === 0) return { key: first.key, reason: inWords(first.damage) };
  let best: { readonly key: string; readonly value: number; readonly odds: AttackOdds } | undefined;
  for (const { key, target } of [first, ...others]) {
    const odds = oddsIn(game, key);
    if (!odds) continue;
    const value = isByTrophies
      ? trophiesOf(game, target, odds)
      : lossOf(target, odds.damage) + (odds.destroyed ?? 0) * silenced(battle, target);
    if (!best || value > best.value) best = { key, value, odds };
  }
  if (!best) return { key: first.key, reason: inWords(first.damage) };
  const { damage, destroyed } = best.odds;
  return {
    key: best.key,
    reason: inWords(
      damage.reduce((sum, chance, count) => sum + chance * count, 0),
      destroyed,
    ),
  };
}

interface Prospect {
  readonly key: string;
  readonly target: Unit;
  readonly damage: number;
  readonly value: number;
}

/** Attacks on enemies that may be the best by a first look: what comes to much less than another is not looked at again. */
function promising(battle: Battle, ask: ChoiceAsk, close: number): readonly Prospect[] {
  const { game, seat, mine, foes } = battle;
  const attacker = mine.find(({ ship }) => ship.id === ask.about?.ship);
  const found = ask.options.flatMap(({ key, value: attack }): readonly Prospect[] => {
    if (!isOpenAttack(attack) || relationOf(game.setup.seats, seat, attack.target.seat) !== "enemy") return [];
    const target = foes.find(({ ship }) => ship.id === attack.target.id);
    if (!target) return [];
    const gun = attacker?.guns.find((one) => one.key === weaponKey(attacker.ship, attack.weapon));
    const help = attacker ? attackHelp(attacker.ship, target.ship) : 0;
    const damage = attacker && gun ? shotBy(gun, attacker.stand, target, target.stand, help, defenseHelp(target.ship)) : 1;
    const { worth, full, health } = target;
    return [{ key, target, damage, value: worthAt(worth, full, health) - worthAt(worth, full, Math.max(0, health - damage)) }];
  });
  const most = Math.max(...found.map(({ value }) => value));
  return found
    .filter(({ value }) => value >= most * close)
    .sort((one, other) => other.value - one.value)
    .slice(0, MOST_SOLVED);
}
const CLOSE = 0.6;
/** The exact odds, cards and all, take their time. */
const MOST_SOLVED = 3;

/** Where destroyed ships return, only the first hit on a ship and its destruction count, with what lies on its card. Damage leads there. */
function trophiesOf({ state }: Game, target: Unit, { damage, destroyed = 0 }: AttackOdds): number {
  const firstHit = target.health === target.full ? 1 - (damage[0] ?? 0) : 0;
  const onCard = state.scenario?.onCards[target.ship.id] ?? 0;
  return firstHit + destroyed * (KILL + onCard) + lossOf(target, damage) / target.worth;
}
/** For a ship that is destroyed, against 1 for a first hit. */
const KILL = 3;

/** What damage may be expected to take from a ship's worth. */
export const lossOf = ({ worth, full, health }: Unit, damage: readonly number[]): number =>
  damage.reduce((sum, chance, count) => sum + chance * (worthAt(worth, full, health) - worthAt(worth, full, health - count)), 0);

/** What a ship that is destroyed now would still have done in this round. */
function silenced({ mine }: Battle, target: Unit): number {
  if (target.ship.engaged) return 0;
  const fires = (unit: Unit): number =>
    shot(target, target.stand, unit, unit.stand, attackHelp(target.ship, unit.ship), defenseHelp(unit.ship));
  return Math.max(0, ...mine.map((unit) => fires(unit) * unit.rate));
}

function inWords(damage: number, destroyed = 0): string {
  const end = destroyed >= 0.01 ? `, destroys it in ${Math.round(destroyed * 100)} of 100` : "";
  return `${damage.toFixed(1)} damage to expect${end}`;
}
