/** What to do to dice: what the odds say is best, but for a token that is worth more to the ship in attacks still to come. */
import type { Die, Face } from "@broadside/dice";
import { oddsOf } from "@broadside/odds";
import { type Attack, type ChoiceAsk, fork, type Game, type Seat, type Ship } from "@broadside/rules";
import { attackHelp, type Battle, defenseHelp, shot, type Unit, unitsOf } from "../battle/unit.ts";
import { type AttackShot, attackShot } from "../odds/attack-odds.ts";
import { DicePlayer } from "../odds/dice-player.ts";
import type { Mind } from "../plan/mind.ts";
import { lossOf } from "./attack-choice.ts";
import type { Choice } from "./choice.ts";

/** Undefined where rules of thumb will do: no card is offered, and the tokens have no use later. */
export function chosenChange(game: Game, ask: ChoiceAsk, seat: Seat, mind: Pick<Mind, "weights" | "habits">): Choice | undefined {
  const battle = unitsOf(game, seat, mind);
  const { aimedAt } = mind.weights;
  const { attack } = game.state;
  const target = [...battle.mine, ...battle.foes].find(({ ship }) => ship.id === attack?.defender);
  // What must be used is no choice.
  if (!attack || !target || !ask.options.some(({ key }) => key === "done")) return undefined;
  const later = (token: Spendable): number => valueLater(battle, ask.about?.ship, token, aimedAt);
  const spent = new Set(SPENDABLE.filter((token) => ask.options.some(({ key }) => key === token) && later(token) > 0));
  if (ask.options.every(({ key }) => PLAIN.has(key))) {
    const kept = [...spent].find((token) => quickGain(attack, ask, token) * target.rate < later(token));
    return kept && ask.options.length === 2 ? { key: "done", reason: `its ${kept} token may help more later` } : undefined;
  }
  const found = attackShot(fork(game, game.key));
  if (!found) return undefined;
  const key = keyFor(found, game, ask);
  if (key === undefined) return undefined;
  const token = SPENDABLE.find((one) => one === key);
  if (token === undefined) return { key, reason: key === "done" ? "nothing more helps" : "the odds are best so" };
  const without = spared(found, token);
  const gain = Math.abs(expectedLoss(found, target) - expectedLoss(without, target));
  if (gain >= later(token)) return { key, reason: "the token helps here most" };
  return { key: keyFor(without, game, ask) ?? "done", reason: `its ${token} token may help more later` };
}

/** What a token does to the dice that lie there: results of an attack that may still be evaded, or hits that are evaded. */
function quickGain({ attackDice, defenseDice }: Attack, { kind }: ChoiceAsk, token: Spendable): number {
  const count = (dice: readonly Die[], face: Face): number => dice.filter((die) => die.face === face).length;
  if (kind === "modify attack dice") return THROUGH * (token === "evade" ? 0 : count(attackDice, "focus"));
  const left = count(attackDice, "hit") + count(attackDice, "crit") - count(defenseDice, "evade");
  return Math.max(0, Math.min(left, token === "evade" ? 1 : count(defenseDice, "focus")));
}
const THROUGH = 0.6;

/** Tokens that are gone at the end of the round, used or not. */
const SPENDABLE = ["focus", "calculate", "evade"] as const;
type Spendable = (typeof SPENDABLE)[number];
const PLAIN: ReadonlySet<string> = new Set(["done", "lock", "force", "reinforce", ...SPENDABLE]);

const keyFor = (found: AttackShot, game: Game, ask: ChoiceAsk): string | undefined => new DicePlayer(found).answer(game, ask);

const expectedLoss = ({ shot: of, target }: AttackShot, unit: Unit): number => lossOf(unit, oddsOf(of, target).damage);

/** As if the token could not be used. */
function spared(found: AttackShot, token: string): AttackShot {
  const uses = found.uses.filter(({ option }) => option !== token);
  return { ...found, uses, shot: { ...found.shot, uses: uses.map(({ use }) => use) } };
}

/** What a token may still do for its ship in this round: in its own attack, or against the attack that it helps most against. */
function valueLater({ mine, foes, game }: Battle, id: string | undefined, token: Spendable, aimedAt: number): number {
  const unit = mine.find(({ ship }) => ship.id === id);
  if (!unit) return 0;
  const { attack } = game.state;
  const spent = without(unit.ship, token);
  let attacking = 0;
  let defending = 0;
  for (const foe of foes) {
    if (!unit.ship.engaged && attack?.attacker !== unit.ship.id) {
      const guarded = defenseHelp(foe.ship);
      const fires = (ship: Ship): number => shot(unit, unit.stand, foe, foe.stand, attackHelp(ship, foe.ship), guarded);
      attacking = Math.max(attacking, (fires(unit.ship) - fires(spent)) * foe.rate);
    }
    if (!foe.ship.engaged && attack?.attacker !== foe.ship.id) {
      const helped = attackHelp(foe.ship, unit.ship);
      const suffers = (ship: Ship): number => shot(foe, foe.stand, unit, unit.stand, helped, defenseHelp(ship));
      defending = Math.max(defending, (suffers(spent) - suffers(unit.ship)) * unit.rate * aimedAt);
    }
  }
  return Math.max(attacking, defending);
}

const without = (ship: Ship, token: Spendable): Ship => ({
  ...ship,
  tokens: { ...ship.tokens, [token]: Math.max(0, ship.tokens[token] - 1) },
});
