/** What a leader's maneuver means for its wing. */
import type { Situation } from "../driver/situation.ts";
import { coloured, maneuverOf } from "../maneuver/dial.ts";
import { codeOf } from "../maneuver/maneuver.ts";
import type { Ship } from "../state/state.ts";
import { splitStressed } from "./splitting.ts";
import { isLeader, wingmatesOf } from "./wing.ts";

/**
 * A leader has executed the maneuver that is under way. Stressed wingmates split from a red one. If it was the maneuver of its activation, it is
 * what the wingmates that are left reveal, in the colour in which it was flown, whatever the dial showed (EB-WMOVE-03, -10, -21-Q); that of a
 * SLAM is not (EB-WACT-13-Q).
 */
export function leaderExecuted(game: Situation, leader: Ship, isOfActivation: boolean): void {
  const { motion } = game.state;
  if (!motion || !isLeader(leader)) return;
  splitStressed(game, leader, motion.colour);
  if (!isOfActivation) return;
  const code = codeOf(coloured(maneuverOf(game, leader, motion.code), motion.colour));
  for (const mate of wingmatesOf(game, leader)) game.setShip(mate, { revealed: code });
}
