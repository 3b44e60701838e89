/**
 * What all wing cards have in common (2E-WCARD-02, -03, -19-Q, -20-Q). When the leader is attacked, some wingmates in the attack arc may
 * help it, after evades have cancelled what they can. Each may suffer one hit damage or critical damage to cancel one result of that kind.
 */
import type { CardKey } from "@broadside/protocol";
import { isInAttackArc } from "../attack/attack-arc.ts";
import { duelOf, markUsed, setAttack } from "../attack/duel.ts";
import type { Option, Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { sufferDamage } from "../damage/damage.ts";
import { choose } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { type Attack, type Ship, shipOf } from "../state/state.ts";
import { wingmatesOf } from "./wing.ts";

export interface Protection {
  /** The maximum number of wingmates that can help in one attack. */
  readonly most: number;
  /** Whether a wingmate may help. If absent, all may. */
  isAble?(game: Situation, mate: Ship): boolean;
  /** The key of the wing card. */
  readonly card: CardKey;
}

const MARK = "protected by ";

/** Returns the wingmates that may still take damage for the current attack's defender. */
export function protectors(game: Situation, leader: Ship, { most, isAble }: Protection): readonly Ship[] {
  const attack = duelOf(game)?.attack;
  if (!attack || attack.hits + attack.crits === 0 || attack.used.filter((mark) => mark.startsWith(MARK)).length >= most) return NONE;
  return wingmatesOf(game, leader).filter(
    (mate) =>
      mate.id !== attack.defender &&
      !attack.used.includes(`${MARK}${mate.id}`) &&
      (isAble?.(game, mate) ?? true) &&
      isInAttackArc(game, mate),
  );
}
const NONE: readonly Ship[] = [];

interface TakenResult {
  readonly mate: Ship;
  readonly result: "hit" | "crit";
}
const DONE: Option<undefined> = { key: "done", value: undefined };

/** Asks for one wingmate after another until no more can help, or the player stops. */
export const protect = procedure("protect", function* (game: Situation, leader: Ship, protection: Protection): Procedure {
  while (protectors(game, leader, protection).length > 0) {
    const taken = yield* choose<TakenResult | undefined>((now) => ({
      kind: "protect",
      seat: leader.seat,
      rule: "2E-WCARD-02",
      about: { ship: leader.id, target: now.state.attack?.defender ?? leader.id, card: protection.card },
      options: [DONE, ...optionsFor(now, leader, protection)],
    }));
    const attack = duelOf(game)?.attack;
    if (!taken || !attack) return;
    markUsed(game, `${MARK}${taken.mate.id}`);
    setAttack(game, taken.result === "hit" ? { hits: Math.max(0, attack.hits - 1) } : { crits: Math.max(0, attack.crits - 1) });
    const isHit = taken.result === "hit";
    const { seat } = shipOf(game.state, attack.attacker);
    yield* game.doneBy(seat, sufferDamage(game, taken.mate, { hits: isHit ? 1 : 0, crits: isHit ? 0 : 1, reason: protection.card }));
  }
});

const optionsFor = (game: Situation, leader: Ship, protection: Protection): readonly Option<TakenResult>[] => {
  const results = resultsLeft(game.state.attack);
  return protectors(game, leader, protection).flatMap((mate) =>
    results.map((result) => ({ key: `${mate.id} ${result}`, value: { mate, result } })),
  );
};

const resultsLeft = (attack: Attack | undefined): readonly TakenResult["result"][] => [
  ...((attack?.hits ?? 0) > 0 ? (["hit"] as const) : []),
  ...((attack?.crits ?? 0) > 0 ? (["crit"] as const) : []),
];
