import type { Card } from "../../../card.ts";
import { babufrik } from "./babufrik.ts";
import { cloakingdevice } from "./cloakingdevice.ts";
import { coaxiumhyperfuel } from "./coaxiumhyperfuel.ts";
import { contrabandcybernetics, contrabandcyberneticsIn25 } from "./contrabandcybernetics.ts";
import { deadmansswitch } from "./deadmansswitch.ts";
import { falsetranspondercodes } from "./falsetranspondercodes.ts";
import { feedbackarray } from "./feedbackarray.ts";
import { feedbackemitterBattleoverendor } from "./feedbackemitter-battleoverendor.ts";
import { hotshottailblaster } from "./hotshottailblaster.ts";
import { inertialdampeners } from "./inertialdampeners.ts";
import { overtunedmodulators } from "./overtunedmodulators.ts";
import { quickreleaselocks } from "./quickreleaselocks.ts";
import { riggedcargochute } from "./riggedcargochute.ts";
import { saboteursmapIn20, saboteursmapIn25 } from "./saboteursmap.ts";
import { scannerbafflerIn20, scannerbafflerIn25 } from "./scannerbaffler.ts";
import { trackingfob } from "./trackingfob.ts";

export const ILLICIT: readonly Card[] = [
  babufrik,
  quickreleaselocks,
  cloakingdevice,
  coaxiumhyperfuel,
  contrabandcybernetics,
  contrabandcyberneticsIn25,
  deadmansswitch,
  falsetranspondercodes,
  feedbackarray,
  feedbackemitterBattleoverendor,
  hotshottailblaster,
  inertialdampeners,
  overtunedmodulators,
  riggedcargochute,
  saboteursmapIn20,
  saboteursmapIn25,
  scannerbafflerIn20,
  scannerbafflerIn25,
  trackingfob,
];
