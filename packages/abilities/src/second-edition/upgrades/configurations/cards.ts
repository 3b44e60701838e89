/** Configuration upgrades. */
import type { Card } from "../../../card.ts";
import { alpha3bbesh } from "./alpha3bbesh.ts";
import { alpha3eesk } from "./alpha3eesk.ts";
import { calibratedlasertargeting } from "./calibratedlasertargeting.ts";
import { corsairrefit } from "./corsairrefit.ts";
import { os1arsenalloadout, xg1assaultconfiguration } from "./disarmed.ts";
import { enhancedjammingsuite } from "./enhancedjammingsuite.ts";
import { integratedsfoils } from "./integratedsfoils.ts";
import { interceptbooster } from "./interceptbooster.ts";
import { l337sprogramming } from "./l337sprogramming-battleofyavin.ts";
import { maneuverassistmgk300 } from "./maneuverassistmgk300.ts";
import { pivotwing } from "./pivotwing.ts";
import { repulsorliftstabilizers } from "./repulsorliftstabilizers.ts";
import { servomotorsfoils } from "./servomotorsfoils.ts";
import { stabilizedsfoils } from "./stabilizedsfoils.ts";
import { strutlockoverrideSiegeofcoruscant } from "./strutlockoverride-siegeofcoruscant.ts";
import { grapplingstruts, landingstruts } from "./struts.ts";
import { swivelwing } from "./swivelwing.ts";
import { syliure31hyperdrive } from "./syliure31hyperdrive.ts";
import { targetassistmgk300 } from "./targetassistmgk300.ts";
import { tiedefenderelite } from "./tiedefenderelite.ts";
import { vectoredcannonsrz1 } from "./vectoredcannonsrz1.ts";

export const CONFIGURATIONS: readonly Card[] = [
  syliure31hyperdrive,
  alpha3bbesh,
  alpha3eesk,
  calibratedlasertargeting,
  corsairrefit,
  os1arsenalloadout,
  xg1assaultconfiguration,
  enhancedjammingsuite,
  integratedsfoils,
  interceptbooster,
  l337sprogramming,
  maneuverassistmgk300,
  pivotwing,
  repulsorliftstabilizers,
  servomotorsfoils,
  stabilizedsfoils,
  ...grapplingstruts,
  ...landingstruts,
  strutlockoverrideSiegeofcoruscant,
  swivelwing,
  targetassistmgk300,
  tiedefenderelite,
  vectoredcannonsrz1,
];
