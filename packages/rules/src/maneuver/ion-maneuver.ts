/**
 * The maneuver that an ionized ship executes: a blue speed 1 maneuver. In 2.0 it is straight (2E-ACTIV-08). In 2.5 it follows the dial: a
 * bank to the same side if the maneuver has one, otherwise straight, even for a stop (2E-ACTIV-10, -18-Q).
 */
import { readManeuver } from "@broadside/cards";
import type { Situation } from "../contract/situation.ts";
import type { Ship } from "../state/state.ts";

const STRAIGHT = "1FB";
const BANKS = { left: "1BB", right: "1NB" } as const;

export function ionManeuver({ edition }: Situation, { dial }: Ship): string {
  const side = edition.switches.ionByDial && dial !== undefined ? readManeuver(dial)?.side : undefined;
  return side ? BANKS[side] : STRAIGHT;
}

/**
 * Marks a ship that has executed its ion maneuver, so that the ship loses its ion tokens at the end of its activation (2E-ACTIV-08, -11).
 */
export const ION_MANEUVER_FLOWN = "ion maneuver";
export const hasFlownIonManeuver = ({ usedThisRound }: Ship): boolean => usedThisRound.includes(ION_MANEUVER_FLOWN);
