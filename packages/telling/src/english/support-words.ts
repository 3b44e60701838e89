/** What becomes of a ship that is jammed, coordinated or reinforced, in a few words. */
import type { Game, Ship } from "@broadside/rules";
import { hasFreeAction, may, mayHave, stressOfJam } from "@broadside/rules/procedures";
import { namesOf } from "./names-of-game.ts";

/** By a huge ship of the first edition it gets stress (HS-JAM-02), otherwise a jam token, which takes something at once or when it comes. */
export function jammedInWords(game: Game, target: Ship, isStress: boolean): string {
  const { tokens, lock } = namesOf(game).terms;
  if (!mayHave(game, target, isStress ? "stress" : "jam"))
    return `no effect: it can have no ${isStress ? tokens.stress : tokens.jam} token`;
  if (isStress) return stressInWords(target, tokens.stress);
  const losses = [
    ...game.edition.jamTakes.filter((token) => target.tokens[token] > 0).map((token) => `${tokens[token]} token`),
    ...(target.locks.length > 0 ? [lock] : []),
  ];
  const jam = `1 ${tokens.jam} token`;
  if (losses.length === 0) return `${jam}: nothing to lose yet`;
  return losses.length === 1 ? `${jam}: it loses a ${losses.join()}` : `${jam}: it loses one of ${losses.join(", ")}`;
}

function stressInWords(target: Ship, stress: string): string {
  const count = stressOfJam(target);
  return count === 0
    ? `no effect: it has ${target.tokens.stress} ${stress} tokens`
    : `${count} ${stress} ${count === 1 ? "token" : "tokens"}`;
}

/** Cards may leave it fewer actions than this looks for, never more. */
export function coordinatedInWords(game: Game, ship: Ship, friend: Ship): string {
  const evenStressed = may(game, "actStressedCoordinated", { ship: friend, by: ship }, false);
  if (hasFreeAction(game, friend, { rule: "2E-ACT-20", evenStressed })) return `may perform 1 ${namesOf(game).terms.freeAction} at once`;
  return friend.tokens.stress > 0 && !evenStressed ? "no effect: it is stressed" : "no effect: it has no action to perform";
}

/** A section of a huge ship of the first edition, or a side of any other (HS-REINF-02, 1E-ACT-20, 2E-ATK-33). */
export function reinforcedInWords(game: Game, ship: Ship, side: "fore" | "aft"): string {
  const token = "a token, which is not spent: one evade result more";
  if (game.factsOf(ship).hasSections) return `${token} against attacks on its ${side} section`;
  const least = game.edition.tokens.defense.find((one) => one.token === "reinforce")?.leastLeft;
  if (least === undefined) return `${token} against attackers ${side === "fore" ? "inside" : "outside"} its firing arc`;
  return `${token} against attackers ${side === "fore" ? "before" : "behind"} it, where ${least} results or more are left`;
}
