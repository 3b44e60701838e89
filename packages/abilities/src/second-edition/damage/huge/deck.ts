/** The 30 cards of huge ships, of 10 kinds (2E-HDECK-01). */
import type { Card } from "../../../card.ts";
import { atmosphereLeak } from "./atmosphere-leak.ts";
import { crewShaken } from "./crew-shaken.ts";
import { damagedCircuitry } from "./damaged-circuitry.ts";
import { engineCoolantLeak } from "./engine-coolant-leak.ts";
import { explodingConsoles } from "./exploding-consoles.ts";
import { hullRupture } from "./hull-rupture.ts";
import { panickedCrew } from "./panicked-crew.ts";
import { powerSurge } from "./power-surge.ts";
import { scrambledOrders } from "./scrambled-orders.ts";
import { stabilizersDamaged } from "./stabilizers-damaged.ts";

export const HUGE_DAMAGE_DECK: readonly Card[] = [
  damagedCircuitry,
  scrambledOrders,
  hullRupture,
  stabilizersDamaged,
  powerSurge,
  engineCoolantLeak,
  panickedCrew,
  explodingConsoles,
  crewShaken,
  atmosphereLeak,
];
