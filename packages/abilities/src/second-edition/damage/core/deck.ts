/** The 33 cards of small, medium and large ships, of 14 kinds (2E-DECK-01). */
import type { Card } from "../../../card.ts";
import { blindedPilot } from "./blinded-pilot.ts";
import { consoleFire } from "./console-fire.ts";
import { damagedEngine } from "./damaged-engine.ts";
import { damagedSensorArray } from "./damaged-sensor-array.ts";
import { directHit } from "./direct-hit.ts";
import { disabledPowerRegulator } from "./disabled-power-regulator.ts";
import { fuelLeak } from "./fuel-leak.ts";
import { hullBreach } from "./hull-breach.ts";
import { looseStabilizer } from "./loose-stabilizer.ts";
import { panickedPilot } from "./panicked-pilot.ts";
import { structuralDamage } from "./structural-damage.ts";
import { stunnedPilot } from "./stunned-pilot.ts";
import { weaponsFailure } from "./weapons-failure.ts";
import { woundedPilot } from "./wounded-pilot.ts";

export const CORE_DAMAGE_DECK: readonly Card[] = [
  panickedPilot,
  blindedPilot,
  woundedPilot,
  stunnedPilot,
  consoleFire,
  damagedEngine,
  weaponsFailure,
  hullBreach,
  structuralDamage,
  damagedSensorArray,
  looseStabilizer,
  disabledPowerRegulator,
  fuelLeak,
  directHit,
];
