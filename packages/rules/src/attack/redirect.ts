/** An attack that is drawn to another ship before anything has been paid for it. For cards. */
import { choose, optionsOf, type Procedure } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import type { Situation } from "../driver/situation.ts";
import { type Ship, targetId } from "../state/state.ts";
import { duelOf, setAttack } from "./duel.ts";
import { attacksOpen, type OpenAttack } from "./targets.ts";

/** Whether the weapon of the attack under way could have been declared at the ship instead. */
export const canRedirect = (game: Situation, target: Ship): boolean => attacksAt(game, target).length > 0;

/** The attacks open to the attacker with the same weapon at the ship: one a section of a huge one. */
function attacksAt(game: Situation, target: Ship): readonly OpenAttack[] {
  const duel = duelOf(game);
  if (!duel || duel.defender === target) return [];
  return attacksOpen(game, duel.attacker).filter((open) => open.target === target && open.weapon === duel.attack.weapon);
}

/** The ship becomes the target, measured anew; the attacker chooses which section of it (HS-TGT-93-Q). False where it cannot be. */
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
