/** Condition cards of the first edition. One card a line. */
import type { Condition } from "../../card.ts";
import type { Line } from "../../pack.ts";

export const CONDITIONS: readonly Line<Condition>[] = [
  { id: "illshowyouthedarkside", name: "I'll Show You the Dark Side", limit: 1, summary: "On assignment its giver may lay a Pilot-trait card of the Damage deck on it; that card replaces the next critical damage of an attack, then this goes." },
  { id: "fanaticaldevotion", name: "Fanatical Devotion", limit: 1, summary: "No focus spent in defense; attacking with focus, the first changed result cannot be cancelled by dice (criticals may go first). Leaves in the End phase." },
  { id: "suppressivefire", name: "Suppressive Fire", limit: 1, summary: "1 attack die fewer except against Captain Rex; ends when he is targeted or destroyed, or at Combat end if he did not attack." },
  { id: "adebttopay", name: "A Debt to Pay", limit: 1, summary: "Attacking the ship with A Score to Settle: may turn 1 focus result into a critical." },
  { id: "mimicked", name: "Mimicked", limit: 1, summary: "Thweek has this ship's pilot ability, even after its destruction, but cannot assign conditions with it." },
  { id: "shadowed", name: "Shadowed", limit: 1, summary: "Thweek has the pilot skill this ship had after setup, whatever later becomes of the ship." },
  { id: "harpooned", name: "Harpooned!", summary: "Hit with a critical: 1 damage to others at Range 1, discard, 1 facedown card. Destroyed: 1 damage at Range 1. Action: discard, roll; hit or critical 1 damage." },
  { id: "rattled", name: "Rattled", limit: 1, summary: "Damage from a bomb brings 1 critical damage more, then this goes. Action: roll 1 attack die; focus or hit removes it." },
  { id: "scrambled", name: "Scrambled", limit: 1, summary: "Attacking the ship with Targeting Scrambler at Range 1: attack dice cannot be modified. Ends with Combat." },
  { id: "optimizedprototype", name: "Optimized Prototype", limit: 1, summary: "Shields +1. Once per round a primary attack may spend 1 die to strip 1 shield; after each, Krennic's ship at Range 1-2 may lock the defender." },
];
