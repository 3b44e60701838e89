/** Redirects an attack to another ship before any cost has been paid. Used by cards. */

import type { Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { choose, optionsOf } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { type Ship, targetId } from "../state/state.ts";
import { duelOf, setAttack } from "./duel.ts";
import { attacksOpen, type OpenAttack } from "./targets.ts";

/** Whether the current attack could have been declared against this ship instead, with the same weapon. */
export const canRedirect = (game: Situation, target: Ship): boolean => attacksAt(game, target).length > 0;

/** Lists the attacks that the attacker could make against the ship with the same weapon; one per section of a huge ship. */
function attacksAt(game: Situation, target: Ship): readonly OpenAttack[] {
  const duel = duelOf(game);
  if (!duel || duel.defender === target) return [];
  return attacksOpen(game, duel.attacker).filter((open) => open.target === target && open.weapon === duel.attack.weapon);
}

/**
 * Makes the ship the target and measures again. The attacker chooses which section (HS-TGT-93-Q). Returns false if the ship can't be the
 * target.
 */
export const redirectAttack = procedure("redirectAttack", function* (game: Situation, target: Ship): Procedure<boolean> {
  const attacker = duelOf(game)?.attacker;
  if (!attacker || !canRedirect(game, target)) return false;
  const open = yield* choose<OpenAttack | undefined>((now) => {
    const attacks = attacksAt(now, target).map((value) => ({ key: targetId(target.id, value.section), value }));
    return {
      kind: "section aimed at",
      seat: attacker.seat,
      rule: "HS-TGT-93-Q",
      about: { ship: attacker.id, target: target.id },
      options: attacks.length > 0 ? optionsOf(attacks) : [{ key: "none", value: undefined }],
    };
  });
  if (!open) return false;
  const { from, section, range, obstructed, obstructedBy, obstacles, inArc, inBullseye } = open;
  setAttack(game, { defender: target.id, from, section, range, obstructed, obstructedBy, obstacles, inArc, inBullseye });
  game.note({ note: "attack drawn", ship: target.id, target: attacker.id, range: range });
  return true;
});
