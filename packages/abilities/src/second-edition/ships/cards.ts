/** Abilities printed on every card of a ship, by their names. */
import type { Card } from "../../card.ts";
import { adaptiveAilerons } from "./adaptive-ailerons.ts";
import { advancedDroidBrain } from "./advanced-droid-brain.ts";
import { advancedFireControl } from "./advanced-fire-control.ts";
import { advancedTargetingComputer } from "./advanced-targeting-computer.ts";
import { autothrusters } from "./autothrusters.ts";
import { bornForThis } from "./born-for-this.ts";
import { broadsideBatteries } from "./broadside-batteries.ts";
import { chissEngineering } from "./chiss-engineering.ts";
import { coPilot } from "./co-pilot.ts";
import { commsShuttle } from "./comms-shuttle.ts";
import { concentratedBatteries } from "./concentrated-batteries.ts";
import { concordiaFaceoff } from "./concordia-faceoff.ts";
import { controlledAilerons } from "./controlled-ailerons.ts";
import { deadToRights } from "./dead-to-rights.ts";
import { devastatingBarrage } from "./devastating-barrage.ts";
import { dockingClamps } from "./docking-clamps.ts";
import { experimentalScanners } from "./experimental-scanners.ts";
import { explosionWithWings } from "./explosion-with-wings.ts";
import { fineTunedControls } from "./fine-tuned-controls.ts";
import { fineTunedThrusters } from "./fine-tuned-thrusters.ts";
import { fireConvergence } from "./fire-convergence.ts";
import { formedUp } from "./formed-up.ts";
import { fullThrottle } from "./full-throttle.ts";
import { gyroCockpit } from "./gyro-cockpit.ts";
import { heavyWeaponTurret } from "./heavy-weapon-turret.ts";
import { highStakes } from "./high-stakes.ts";
import { hope } from "./hope.ts";
import { hyperspaceDockingRing } from "./hyperspace-docking-ring.ts";
import { intuitiveControls } from "./intuitive-controls.ts";
import { intuitiveInterface } from "./intuitive-interface.ts";
import { linkedBattery } from "./linked-battery.ts";
import { lockedAndLoaded } from "./locked-and-loaded.ts";
import { lockedSFoils } from "./locked-s-foils.ts";
import { microthrusters } from "./microthrusters.ts";
import { modifiedForOrganics } from "./modified-for-organics.ts";
import { networkedAim } from "./networked-aim.ts";
import { networkedCalculations } from "./networked-calculations.ts";
import { nimbleBomber } from "./nimble-bomber.ts";
import { notchedStabilizers } from "./notched-stabilizers.ts";
import { overdriveBurners } from "./overdrive-burners.ts";
import { pinpointTractorArray } from "./pinpoint-tractor-array.ts";
import { platedHull } from "./plated-hull.ts";
import { prioritizedWeaponsSystems } from "./prioritized-weapons-systems.ts";
import { pursuitCraft } from "./pursuit-craft.ts";
import { pursuitThrusters } from "./pursuit-thrusters.ts";
import { refinedGyrostabilizers } from "./refined-gyrostabilizers.ts";
import { resupplyCraft } from "./resupply-craft.ts";
import { riggedEnergyCells } from "./rigged-energy-cells.ts";
import { rotatingCannons } from "./rotating-cannons.ts";
import { sensitiveControls } from "./sensitive-controls.ts";
import { sensorBlindspot } from "./sensor-blindspot.ts";
import { solo } from "./solo.ts";
import { spacetugTractorArray } from "./spacetug-tractor-array.ts";
import { stygiumArray } from "./stygium-array.ts";
import { tailGun } from "./tail-gun.ts";
import { tractorGrasp } from "./tractor-grasp.ts";
import { vectoredCannons } from "./vectored-cannons.ts";
import { vectoredThrusters } from "./vectored-thrusters.ts";
import { versatileFrame } from "./versatile-frame.ts";

export const SHIP_ABILITIES: readonly Card[] = [
  ...adaptiveAilerons,
  advancedDroidBrain,
  advancedFireControl,
  advancedTargetingComputer,
  autothrusters,
  bornForThis,
  broadsideBatteries,
  chissEngineering,
  coPilot,
  commsShuttle,
  concentratedBatteries,
  concordiaFaceoff,
  controlledAilerons,
  deadToRights,
  devastatingBarrage,
  dockingClamps,
  experimentalScanners,
  explosionWithWings,
  fineTunedControls,
  fineTunedThrusters,
  fireConvergence,
  formedUp,
  fullThrottle,
  gyroCockpit,
  heavyWeaponTurret,
  highStakes,
  hope,
  hyperspaceDockingRing,
  intuitiveControls,
  intuitiveInterface,
  linkedBattery,
  lockedAndLoaded,
  lockedSFoils,
  microthrusters,
  modifiedForOrganics,
  networkedAim,
  networkedCalculations,
  nimbleBomber,
  notchedStabilizers,
  overdriveBurners,
  ...pinpointTractorArray,
  platedHull,
  prioritizedWeaponsSystems,
  pursuitCraft,
  pursuitThrusters,
  refinedGyrostabilizers,
  resupplyCraft,
  riggedEnergyCells,
  rotatingCannons,
  sensitiveControls,
  ...sensorBlindspot,
  solo,
  spacetugTractorArray,
  stygiumArray,
  tailGun,
  tractorGrasp,
  vectoredCannons,
  vectoredThrusters,
  versatileFrame,
];
