/** Sensor upgrades. */
import type { Card } from "../../../card.ts";
import { advancedsensors } from "./advancedsensors.ts";
import { blanksignature } from "./blanksignature-battleoverendor.ts";
import { collisiondetector } from "./collisiondetector.ts";
import { firecontrolsystem } from "./firecontrolsystem.ts";
import { longrangescannersalphaclassstarwing } from "./longrangescanners-alphaclassstarwing.ts";
import { passivesensors } from "./passivesensors.ts";
import { relaysystemtiephphantom } from "./relaysystem-tiephphantom.ts";
import { trajectorysimulator } from "./trajectorysimulator.ts";

export const SENSORS: readonly Card[] = [
  advancedsensors,
  blanksignature,
  collisiondetector,
  firecontrolsystem,
  longrangescannersalphaclassstarwing,
  passivesensors,
  relaysystemtiephphantom,
  trajectorysimulator,
];
