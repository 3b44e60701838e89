/** Titles. */
import type { Card } from "../../../card.ts";
import { assailer } from "./assailer.ts";
import { blackone } from "./blackone.ts";
import { bloodcrow } from "./bloodcrow.ts";
import { brighthope } from "./brighthope.ts";
import { brokenhorn } from "./brokenhorn.ts";
import { corvus } from "./corvus.ts";
import { dauntless } from "./dauntless.ts";
import { gauntlet } from "./gauntlet.ts";
import { ghost } from "./ghost.ts";
import { grappler } from "./grappler.ts";
import { ig2000 } from "./ig2000.ts";
import { impetuous } from "./impetuous.ts";
import { insatiableworrt } from "./insatiableworrt.ts";
import { instigator } from "./instigator.ts";
import { jainaslight } from "./jainaslight.ts";
import { kazsfireball } from "./kazsfireball.ts";
import { landosmillenniumfalcon } from "./landosmillenniumfalcon.ts";
import { liberator } from "./liberator.ts";
import { luminous } from "./luminous.ts";
import { marauder } from "./marauder.ts";
import { merchantone } from "./merchantone.ts";
import { millenniumfalcon } from "./millenniumfalcon.ts";
import { millenniumfalconBattleoverendor } from "./millenniumfalcon-battleoverendor.ts";
import { moldycrow } from "./moldycrow.ts";
import { nautolansrevenge } from "./nautolansrevenge.ts";
import { neimoidiangrasp } from "./neimoidiangrasp.ts";
import { nightbrother } from "./nightbrother.ts";
import { outriderIn20, outriderIn25 } from "./outrider.ts";
import { phantom } from "./phantom.ts";
import { punishingone } from "./punishingone.ts";
import { quantumstorm } from "./quantumstorm.ts";
import { razorcrest } from "./razorcrest.ts";
import { requiem } from "./requiem.ts";
import { reysmillenniumfalcon } from "./reysmillenniumfalcon.ts";
import { scimitar } from "./scimitar.ts";
import { shadowcaster } from "./shadowcaster.ts";
import { slavei } from "./slavei.ts";
import { slaveiSwz82 } from "./slavei-swz82.ts";
import { soullessone } from "./soullessone.ts";
import { st321 } from "./st321.ts";
import { suppressor } from "./suppressor.ts";
import { tantiveiv } from "./tantiveiv.ts";
import { thunderstrike } from "./thunderstrike.ts";
import { trident } from "./trident.ts";
import { vector } from "./vector.ts";
import { virago } from "./virago.ts";

export const TITLES: readonly Card[] = [
  razorcrest,
  assailer,
  blackone,
  bloodcrow,
  brighthope,
  brokenhorn,
  corvus,
  dauntless,
  gauntlet,
  ghost,
  grappler,
  ig2000,
  impetuous,
  insatiableworrt,
  instigator,
  jainaslight,
  kazsfireball,
  landosmillenniumfalcon,
  liberator,
  luminous,
  marauder,
  merchantone,
  millenniumfalcon,
  millenniumfalconBattleoverendor,
  moldycrow,
  nautolansrevenge,
  neimoidiangrasp,
  nightbrother,
  outriderIn20,
  outriderIn25,
  phantom,
  punishingone,
  quantumstorm,
  requiem,
  reysmillenniumfalcon,
  scimitar,
  shadowcaster,
  slavei,
  slaveiSwz82,
  soullessone,
  st321,
  suppressor,
  tantiveiv,
  thunderstrike,
  trident,
  vector,
  virago,
];
