/** What the cards made for huge ships do; their own abilities stand among those of all ships. */
import type { Card } from "../card.ts";
import { HUGE_DAMAGE_DECK } from "./damage/huge/deck.ts";
import { dreadnoughthunter } from "./upgrades/dreadnought-hunter.ts";
import { drillbeak } from "./upgrades/hardpoints/drill-beak.ts";
import { enhancedpropulsion } from "./upgrades/hardpoints/enhanced-propulsion.ts";
import { ioncannonbattery } from "./upgrades/hardpoints/ion-cannon-battery.ts";
import { ordnancetubes } from "./upgrades/hardpoints/ordnance-tubes.ts";
import { pointdefensebattery } from "./upgrades/hardpoints/point-defense-battery.ts";
import { protoncannonbattery } from "./upgrades/hardpoints/proton-cannon-battery.ts";
import { targetingbattery } from "./upgrades/hardpoints/targeting-battery.ts";
import { tractortentacles } from "./upgrades/hardpoints/tractor-tentacles.ts";
import { turbolaserbattery } from "./upgrades/hardpoints/turbolaser-battery.ts";

export const HUGE_SHIP_CARDS: readonly Card[] = [
  ...HUGE_DAMAGE_DECK,
  ioncannonbattery,
  ordnancetubes,
  pointdefensebattery,
  targetingbattery,
  turbolaserbattery,
  tractortentacles,
  drillbeak,
  protoncannonbattery,
  enhancedpropulsion,
  dreadnoughthunter,
];
