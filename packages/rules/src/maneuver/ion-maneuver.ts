/**
 * What an ionized ship flies: blue and of speed 1; straight on in 2.0 (2E-ACTIV-08), in the direction of its dial in 2.5: a bank to the side of
 * a maneuver that has one, straight for all others, a stop among them (2E-ACTIV-10, -18-Q).
 */
import { readManeuver } from "@broadside/cards";
import type { Situation } from "../driver/situation.ts";
import type { Ship } from "../state/state.ts";

const STRAIGHT = "1FB";
const BANKS = { left: "1BB", right: "1NB" } as const;

export function ionManeuver({ edition }: Situation, { dial }: Ship): string {
  const side = edition.switches.ionByDial && dial !== undefined ? readManeuver(dial)?.side : undefined;
  return side ? BANKS[side] : STRAIGHT;
}

/** The mark of a ship that loses its ion tokens when its activation ends (2E-ACTIV-08, -11). */
export const ION_MANEUVER_FLOWN = "ion maneuver";
export const hasFlownIonManeuver = ({ usedThisRound }: Ship): boolean => usedThisRound.includes(ION_MANEUVER_FLOWN);
