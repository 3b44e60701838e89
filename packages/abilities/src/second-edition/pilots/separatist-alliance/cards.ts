/** Pilots of the Separatist Alliance. */
import type { Card } from "../../../card.ts";
import { o66 } from "./066.ts";
import { BAKTOID_PROTOTYPES } from "./baktoidprototype.ts";
import { berwerkret } from "./berwerkret.ts";
import { BOBA_FETTS } from "./bobafett-firesprayclasspatrolcraft.ts";
import { bokatankryzeSeparatistalliance } from "./bokatankryze-separatistalliance.ts";
import { bombardmentdrone } from "./bombardmentdrone.ts";
import { cadbaneSeparatistalliance } from "./cadbane-separatistalliance.ts";
import { captainsear } from "./captainsear.ts";
import { chertek } from "./chertek.ts";
import { countdooku } from "./countdooku.ts";
import { darthmaul } from "./darthmaul.ts";
import { dbs32c } from "./dbs32c.ts";
import { DBS_404 } from "./dbs404.ts";
import { dfs081 } from "./dfs081.ts";
import { DFS_311S } from "./dfs311.ts";
import { dgs047 } from "./dgs047.ts";
import { dgs286 } from "./dgs286.ts";
import { DIS_347S } from "./dis347.ts";
import { dist81 } from "./dist81.ts";
import { fearsomepredator } from "./fearsomepredator.ts";
import { generalgrievous } from "./generalgrievous.ts";
import { geonosianprototype } from "./geonosianprototype.ts";
import { gorgol } from "./gorgol.ts";
import { haorchallprototype } from "./haorchallprototype.ts";
import { ig101 } from "./ig101.ts";
import { ig102 } from "./ig102.ts";
import { ig111 } from "./ig111.ts";
import { jangofett } from "./jangofett.ts";
import { magnaguardprotector } from "./magnaguardprotector.ts";
import { onderonoppressor } from "./onderonoppressor.ts";
import { phlacarphoccprototype } from "./phlacarphoccprototype.ts";
import { precisehunter } from "./precisehunter.ts";
import { previzsla } from "./previzsla.ts";
import { sunfac } from "./sunfac.ts";
import { wattambor } from "./wattambor.ts";
import { zamwesell } from "./zamwesell.ts";

export const SEPARATIST_PILOTS: readonly Card[] = [
  o66,
  ...BAKTOID_PROTOTYPES,
  berwerkret,
  ...BOBA_FETTS,
  bokatankryzeSeparatistalliance,
  bombardmentdrone,
  cadbaneSeparatistalliance,
  captainsear,
  chertek,
  countdooku,
  darthmaul,
  dbs32c,
  ...DBS_404,
  dfs081,
  ...DFS_311S,
  dgs047,
  dgs286,
  ...DIS_347S,
  dist81,
  fearsomepredator,
  generalgrievous,
  geonosianprototype,
  gorgol,
  haorchallprototype,
  ig101,
  ig102,
  ig111,
  jangofett,
  magnaguardprotector,
  onderonoppressor,
  phlacarphoccprototype,
  precisehunter,
  previzsla,
  sunfac,
  wattambor,
  zamwesell,
];
