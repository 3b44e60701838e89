/** How a leader's maneuver affects its wing. */
import type { Situation } from "../contract/situation.ts";
import { coloured, maneuverOf } from "../maneuver/dial.ts";
import { codeOf } from "../maneuver/maneuver.ts";
import type { Ship } from "../state/state.ts";
import { splitStressed } from "./splitting.ts";
import { isLeader, wingmatesOf } from "./wing.ts";

/**
 * Called after a leader has executed its current maneuver. After a red one, stressed wingmates split. If the maneuver was the one for the
 * leader's activation, the remaining wingmates reveal it in the colour in which it was executed, whatever the dial showed (EB-WMOVE-03,
 * -10, -21-Q). A maneuver executed by SLAM isn't revealed (EB-WACT-13-Q).
 */
export function leaderExecuted(game: Situation, leader: Ship, isOfActivation: boolean): void {
  const { motion } = game.state;
  if (!motion || !isLeader(leader)) return;
  splitStressed(game, leader, motion.colour);
  if (!isOfActivation) return;
  const code = codeOf(coloured(maneuverOf(game, leader, motion.code), motion.colour));
  for (const mate of wingmatesOf(game, leader)) game.setShip(mate, { revealed: code });
}
