/** Condition cards of the first edition. One card a line. */
import type { Condition } from "../../card.ts";

export const CONDITIONS: readonly Condition[] = [
  { id: "illshowyouthedarkside", name: "I'll Show You the Dark Side", limit: 1 },
  { id: "fanaticaldevotion", name: "Fanatical Devotion", limit: 1 },
  { id: "suppressivefire", name: "Suppressive Fire", limit: 1 },
  { id: "adebttopay", name: "A Debt to Pay", limit: 1 },
  { id: "mimicked", name: "Mimicked", limit: 1 },
  { id: "shadowed", name: "Shadowed", limit: 1 },
  { id: "harpooned", name: "Harpooned!" },
  { id: "rattled", name: "Rattled", limit: 1 },
  { id: "scrambled", name: "Scrambled", limit: 1 },
  { id: "optimizedprototype", name: "Optimized Prototype", limit: 1 },
];
