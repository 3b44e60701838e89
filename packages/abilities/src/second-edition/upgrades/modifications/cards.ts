import type { Card } from "../../../card.ts";
import { ablativeplating } from "./ablativeplating.ts";
import { advancedslam } from "./advancedslam.ts";
import { afterburners } from "./afterburners.ts";
import { automatedloadersSwz98 } from "./automatedloaders-swz98.ts";
import { beskarreinforcedplating } from "./beskarreinforcedplating.ts";
import { burnoutthrusters } from "./burnoutthrusters.ts";
import { chaffparticlesBattleoverendor } from "./chaffparticles-battleoverendor.ts";
import { computerassistedhandlingBattleoverendor } from "./computerassistedhandling-battleoverendor.ts";
import { contingencyprotocolSiegeofcoruscant } from "./contingencyprotocol-siegeofcoruscant.ts";
import { delayedfuses } from "./delayedfuses.ts";
import { dropseatbay } from "./dropseatbay.ts";
import { electronicbaffle } from "./electronicbaffle.ts";
import { evasionsequence7Siegeofcoruscant } from "./evasionsequence7-siegeofcoruscant.ts";
import { fuelinjectionoverrideBattleoverendor } from "./fuelinjectionoverride-battleoverendor.ts";
import { imperviumplating } from "./imperviumplating.ts";
import { independentcalculations } from "./independentcalculations.ts";
import { ionmaneuveringjetBattleoverendor } from "./ionmaneuveringjet-battleoverendor.ts";
import { mandalorianoptics } from "./mandalorianoptics.ts";
import { manualaileronsTiephphantom } from "./manualailerons-tiephphantom.ts";
import { munitionsfailsafe } from "./munitionsfailsafe.ts";
import { overdrivethruster } from "./overdrivethruster.ts";
import { precisionionengines } from "./precisionionengines.ts";
import { sensorjammerBattleofyavin } from "./sensorjammer-battleofyavin.ts";
import { sparepartscanisters } from "./sparepartscanisters.ts";
import { staticdischargevanes } from "./staticdischargevanes.ts";
import { stealthdevice } from "./stealthdevice.ts";
import { stygiumreserveTiephphantom } from "./stygiumreserve-tiephphantom.ts";
import { synchronizedconsole } from "./synchronizedconsole.ts";
import { tacticalscrambler } from "./tacticalscrambler.ts";
import { targetassistalgorithmBattleoverendor } from "./targetassistalgorithm-battleoverendor.ts";
import { targetingmatrixBattleoverendor } from "./targetingmatrix-battleoverendor.ts";
import { unstablesublightenginesBattleofyavin } from "./unstablesublightengines-battleofyavin.ts";

export const MODIFICATIONS: readonly Card[] = [
  ablativeplating,
  advancedslam,
  afterburners,
  automatedloadersSwz98,
  beskarreinforcedplating,
  burnoutthrusters,
  chaffparticlesBattleoverendor,
  computerassistedhandlingBattleoverendor,
  contingencyprotocolSiegeofcoruscant,
  delayedfuses,
  dropseatbay,
  electronicbaffle,
  evasionsequence7Siegeofcoruscant,
  fuelinjectionoverrideBattleoverendor,
  imperviumplating,
  independentcalculations,
  ionmaneuveringjetBattleoverendor,
  mandalorianoptics,
  manualaileronsTiephphantom,
  munitionsfailsafe,
  overdrivethruster,
  precisionionengines,
  sensorjammerBattleofyavin,
  sparepartscanisters,
  staticdischargevanes,
  stealthdevice,
  stygiumreserveTiephphantom,
  synchronizedconsole,
  tacticalscrambler,
  targetassistalgorithmBattleoverendor,
  targetingmatrixBattleoverendor,
  unstablesublightenginesBattleofyavin,
];
