/** Condition cards of the first edition. One card per line. */
import type { Condition } from "../../card.ts";
import type { Line } from "../../pack.ts";

export const CONDITIONS: readonly Line<Condition>[] = [
  { id: "illshowyouthedarkside", name: "I'll Show You the Dark Side", limit: 1, summary: "When assigned, the player who gave it can put a Pilot Damage card on it. The next critical damage you suffer in an attack is that card; then remove this." },
  { id: "fanaticaldevotion", name: "Fanatical Devotion", limit: 1, summary: "You cannot spend focus to defend. When you spend it to attack, dice cannot cancel the first changed result; criticals can be cancelled first. Removed in the End phase." },
  { id: "suppressivefire", name: "Suppressive Fire", limit: 1, summary: "Roll 1 fewer attack die unless you target Captain Rex. Removed when he is targeted or destroyed, or when Combat ends if he did not attack." },
  { id: "adebttopay", name: "A Debt to Pay", limit: 1, summary: "While attacking the ship with A Score to Settle, you can change 1 focus result to a critical." },
  { id: "mimicked", name: "Mimicked", limit: 1, summary: "Thweek has this ship's pilot ability, even after it is destroyed, but cannot assign conditions with it." },
  { id: "shadowed", name: "Shadowed", limit: 1, summary: "Thweek has the pilot skill this ship had after setup, whatever happens to the ship later." },
  { id: "harpooned", name: "Harpooned!", summary: "Hit by a critical: 1 damage to others at Range 1, discard this, 1 facedown card. Destroyed: 1 damage at Range 1. Action: discard this and roll; hit or critical: 1 damage." },
  { id: "rattled", name: "Rattled", limit: 1, summary: "When a bomb damages you, suffer 1 extra critical damage and remove this. Action: roll an attack die; on a focus or hit, remove this." },
  { id: "scrambled", name: "Scrambled", limit: 1, summary: "While attacking the ship with Targeting Scrambler at Range 1, you cannot modify attack dice. Removed when Combat ends." },
  { id: "optimizedprototype", name: "Optimized Prototype", limit: 1, summary: "Shields +1. Once per round, a primary attack can spend 1 die to remove 1 shield. After each primary, Krennic's ship at Range 1-2 can lock the defender." },
];
