/** What is still to come in a round's combat. */
import { attackHelp, defenseHelp, shot, type Unit } from "../battle/unit.ts";

/** The damage that a ship may be expected to do to another from where both stand, with what they have. */
export const firesAt = (from: Unit, to: Unit): number =>
  shot(from, from.stand, to, to.stand, attackHelp(from.ship, to.ship), defenseHelp(to.ship));
