import type { Card } from "../../../card.ts";
import { ablativeplating } from "./ablativeplating.ts";
import { advancedslam } from "./advancedslam.ts";
import { afterburners } from "./afterburners.ts";
import { beskarreinforcedplating } from "./beskarreinforcedplating.ts";
import { burnoutthrusters } from "./burnoutthrusters.ts";
import { delayedfuses } from "./delayedfuses.ts";
import { dropseatbay } from "./dropseatbay.ts";
import { electronicbaffle } from "./electronicbaffle.ts";
import { imperviumplating } from "./imperviumplating.ts";
import { independentcalculations } from "./independentcalculations.ts";
import { mandalorianoptics } from "./mandalorianoptics.ts";
import { munitionsfailsafe } from "./munitionsfailsafe.ts";
import { overdrivethruster } from "./overdrivethruster.ts";
import { precisionionengines } from "./precisionionengines.ts";
import { sparepartscanisters } from "./sparepartscanisters.ts";
import { staticdischargevanes } from "./staticdischargevanes.ts";
import { stealthdevice } from "./stealthdevice.ts";
import { synchronizedconsole } from "./synchronizedconsole.ts";
import { tacticalscrambler } from "./tacticalscrambler.ts";
import { targetingmatrixBattleoverendor } from "./targetingmatrix-battleoverendor.ts";
import { unstablesublightenginesBattleofyavin } from "./unstablesublightengines-battleofyavin.ts";

export const MODIFICATIONS: readonly Card[] = [
  dropseatbay,
  ablativeplating,
  advancedslam,
  afterburners,
  beskarreinforcedplating,
  burnoutthrusters,
  delayedfuses,
  electronicbaffle,
  imperviumplating,
  independentcalculations,
  mandalorianoptics,
  munitionsfailsafe,
  overdrivethruster,
  precisionionengines,
  sparepartscanisters,
  staticdischargevanes,
  stealthdevice,
  synchronizedconsole,
  tacticalscrambler,
  targetingmatrixBattleoverendor,
  unstablesublightenginesBattleofyavin,
];
