/** Chooses how to change dice: the odds decide, unless a token is worth more to the ship in later attacks. */
import type { Die, Face } from "@broadside/dice";
import { oddsOf } from "@broadside/odds";
import { type Attack, type ChoiceAsk, fork, type Game, type Seat, type Ship } from "@broadside/rules";
import { attackHelp, type Battle, defenseHelp, shot, type Unit, unitsOf } from "../battle/unit.ts";
import { type AttackShot, attackShot } from "../odds/attack-odds.ts";
import { DicePlayer } from "../odds/dice-player.ts";
import type { BotSettings } from "../plan/bot-settings.ts";
import { lossOf } from "./attack-choice.ts";
import type { Choice } from "./choice.ts";

/** Returns undefined if rules of thumb are enough, because no card is offered and the tokens have no later use. */
export function chosenChange(
  game: Game,
  ask: ChoiceAsk,
  seat: Seat,
  settings: Pick<BotSettings, "weights" | "habits">,
): Choice | undefined {
  const battle = unitsOf(game, seat, settings);
  const { aimedAt } = settings.weights;
  const { attack } = game.state;
  const target = [...battle.mine, ...battle.foes].find(({ ship }) => ship.id === attack?.defender);
  // If a change is mandatory, there is nothing to decide.
  if (!attack || !target || !ask.options.some(({ key }) => key === "done")) return undefined;
  const later = (token: Spendable): number => valueLater(battle, ask.about?.ship, token, aimedAt);
  const spent = new Set(SPENDABLE.filter((token) => ask.options.some(({ key }) => key === token) && later(token) > 0));
  if (ask.options.every(({ key }) => PLAIN.has(key))) {
    const kept = [...spent].find((token) => quickGain(attack, ask, token) * target.rate < later(token));
    return kept && ask.options.length === 2 ? { key: "done", reasons: [{ key: "token helps later", token: kept }] } : undefined;
  }
  const found = attackShot(fork(game, game.key));
  if (!found) return undefined;
  const key = keyFor(found, game, ask);
  if (key === undefined) return undefined;
  const token = SPENDABLE.find((one) => one === key);
  if (token === undefined) return { key, reasons: [{ key: key === "done" ? "nothing else helps" : "best odds" }] };
  const without = spared(found, token);
  const gain = Math.abs(expectedLoss(found, target) - expectedLoss(without, target));
  if (gain >= later(token)) return { key, reasons: [{ key: "token helps now", token }] };
  return { key: keyFor(without, game, ask) ?? "done", reasons: [{ key: "token helps later", token }] };
}

/** Returns how much a token changes the dice rolled so far: it adds results that may still be evaded, or evades hits. */
function quickGain({ attackDice, defenseDice }: Attack, { kind }: ChoiceAsk, token: Spendable): number {
  const count = (dice: readonly Die[], face: Face): number => dice.filter((die) => die.face === face).length;
  if (kind === "modify attack dice") return THROUGH * (token === "evade" ? 0 : count(attackDice, "focus"));
  const left = count(attackDice, "hit") + count(attackDice, "crit") - count(defenseDice, "evade");
  return Math.max(0, Math.min(left, token === "evade" ? 1 : count(defenseDice, "focus")));
}
const THROUGH = 0.6;

/** Tokens that are removed at the end of the round, whether used or not. */
const SPENDABLE = ["focus", "calculate", "evade"] as const;
type Spendable = (typeof SPENDABLE)[number];
const PLAIN: ReadonlySet<string> = new Set(["done", "lock", "force", "reinforce", ...SPENDABLE]);

const keyFor = (found: AttackShot, game: Game, ask: ChoiceAsk): string | undefined => new DicePlayer(found).answer(game, ask);

const expectedLoss = ({ shot: of, target }: AttackShot, unit: Unit): number => lossOf(unit, oddsOf(of, target).damage);

/** Returns the same attack without the token. */
function spared(found: AttackShot, token: string): AttackShot {
  const uses = found.uses.filter(({ option }) => option !== token);
  return { ...found, uses, shot: { ...found.shot, uses: uses.map(({ use }) => use) } };
}

/** Returns how much a token may still help its ship this round: in its own attack, or against the attack where it helps most. */
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
      const fires = (ship: Ship): number => shot(unit, unit.position, foe, foe.position, attackHelp(ship, foe.ship), guarded);
      attacking = Math.max(attacking, (fires(unit.ship) - fires(spent)) * foe.rate);
    }
    if (!foe.ship.engaged && attack?.attacker !== foe.ship.id) {
      const helped = attackHelp(foe.ship, unit.ship);
      const suffers = (ship: Ship): number => shot(foe, foe.position, unit, unit.position, helped, defenseHelp(ship));
      defending = Math.max(defending, (suffers(spent) - suffers(unit.ship)) * unit.rate * aimedAt);
    }
  }
  return Math.max(attacking, defending);
}

const without = (ship: Ship, token: Spendable): Ship => ({
  ...ship,
  tokens: { ...ship.tokens, [token]: Math.max(0, ship.tokens[token] - 1) },
});
