/** Pilots of the Separatist Alliance. */
import type { Card } from "../../../card.ts";
import { o66 } from "./066.ts";
import { aurrasing } from "./aurrasing.ts";
import { BAKTOID_PROTOTYPES } from "./baktoidprototype.ts";
import { berwerkret } from "./berwerkret.ts";
import { BOBA_FETTS } from "./bobafett-firesprayclasspatrolcraft.ts";
import { bokatankryzeSeparatistalliance } from "./bokatankryze-separatistalliance.ts";
import { bombardmentdrone } from "./bombardmentdrone.ts";
import { cadbaneSeparatistalliance } from "./cadbane-separatistalliance.ts";
import { captainsear } from "./captainsear.ts";
import { chertek } from "./chertek.ts";
import { countdooku } from "./countdooku.ts";
import { countdookuSiegeofcoruscant } from "./countdooku-siegeofcoruscant.ts";
import { darthmaul } from "./darthmaul.ts";
import { dbs32c } from "./dbs32c.ts";
import { dbs32cSiegeofcoruscant } from "./dbs32c-siegeofcoruscant.ts";
import { DBS_404 } from "./dbs404.ts";
import { dfs081 } from "./dfs081.ts";
import { dfs081Siegeofcoruscant } from "./dfs081-siegeofcoruscant.ts";
import { DFS_311S } from "./dfs311.ts";
import { dgs047 } from "./dgs047.ts";
import { dgs286 } from "./dgs286.ts";
import { DIS_347S } from "./dis347.ts";
import { dist81 } from "./dist81.ts";
import { dist81Siegeofcoruscant } from "./dist81-siegeofcoruscant.ts";
import { durgeSeparatistalliance } from "./durge-separatistalliance.ts";
import { fearsomepredator } from "./fearsomepredator.ts";
import { generalgrievous } from "./generalgrievous.ts";
import { geonosianprototype } from "./geonosianprototype.ts";
import { gorgol } from "./gorgol.ts";
import { HAOR_CHALL_PROTOTYPES } from "./haorchallprototype.ts";
import { ig101 } from "./ig101.ts";
import { ig102 } from "./ig102.ts";
import { ig111 } from "./ig111.ts";
import { jangofett } from "./jangofett.ts";
import { kelrodoaiholdout } from "./kelrodoaiholdout.ts";
import { magnaguardprotector } from "./magnaguardprotector.ts";
import { onderonoppressor } from "./onderonoppressor.ts";
import { phlacarphoccprototype } from "./phlacarphoccprototype.ts";
import { phlacarphoccprototypeSiegeofcoruscant } from "./phlacarphoccprototype-siegeofcoruscant.ts";
import { precisehunter } from "./precisehunter.ts";
import { previzsla } from "./previzsla.ts";
import { sunfac } from "./sunfac.ts";
import { theironassembler } from "./theironassembler.ts";
import { volandas } from "./volandas.ts";
import { wattambor } from "./wattambor.ts";
import { zamwesell } from "./zamwesell.ts";

export const SEPARATIST_PILOTS: readonly Card[] = [
  o66,
  aurrasing,
  ...BAKTOID_PROTOTYPES,
  berwerkret,
  ...BOBA_FETTS,
  bokatankryzeSeparatistalliance,
  bombardmentdrone,
  cadbaneSeparatistalliance,
  captainsear,
  chertek,
  countdooku,
  countdookuSiegeofcoruscant,
  darthmaul,
  dbs32c,
  dbs32cSiegeofcoruscant,
  ...DBS_404,
  dfs081,
  dfs081Siegeofcoruscant,
  ...DFS_311S,
  dgs047,
  dgs286,
  ...DIS_347S,
  dist81,
  dist81Siegeofcoruscant,
  durgeSeparatistalliance,
  fearsomepredator,
  generalgrievous,
  geonosianprototype,
  gorgol,
  ...HAOR_CHALL_PROTOTYPES,
  ig101,
  ig102,
  ig111,
  jangofett,
  kelrodoaiholdout,
  magnaguardprotector,
  onderonoppressor,
  phlacarphoccprototype,
  phlacarphoccprototypeSiegeofcoruscant,
  precisehunter,
  previzsla,
  sunfac,
  theironassembler,
  volandas,
  wattambor,
  zamwesell,
];
