/** Previews an attack, so that its odds can be calculated. The attack begins in a copy of the game, without questions or dice. */
import { spendCharges } from "../charges/charges.ts";
import type { Situation } from "../contract/situation.ts";
import { may } from "../queries/query.ts";
import { isPrimary, type Ship } from "../state/state.ts";
import { locksToSpend, lockTarget, loseLock } from "../tokens/locks.ts";
import { loseToken } from "../tokens/tokens.ts";
import { begin } from "./attack.ts";
import { CHARGES_WAIVED } from "./duel.ts";
import type { OpenAttack } from "./targets.ts";
import { weaponPart } from "./weapons.ts";

/**
 * Declares the weapon and target and pays the costs. If either a lock or a focus token would do, it uses the lock. The weapon card isn't
 * discarded.
 */
export function previewAttack(game: Situation, attacker: Ship, open: OpenAttack): void {
  game.setAttack(begin(attacker, open, false, [], undefined));
  const { attack } = game.state;
  const { weapon } = open;
  if (!attack || isPrimary(weapon)) return;
  const { spends = [], charges = 0 } = weaponPart(game, attacker, weapon) ?? {};
  if (charges > 0 && !attack.used.includes(CHARGES_WAIVED)) spendCharges(game, attacker, weapon, charges);
  for (const cost of spends) {
    if (cost === "card") continue;
    const [holder] = cost === "lock" ? locksToSpend(game, attacker, lockTarget(attack), "firing") : [];
    if (holder) loseLock(game, holder, lockTarget(attack));
    else if (may(game, "spend", { ship: attacker, token: "focus", attack }, true)) loseToken(game, attacker, "focus");
  }
}
