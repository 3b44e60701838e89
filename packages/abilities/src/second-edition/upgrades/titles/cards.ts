/** Titles. */
import type { Card } from "../../../card.ts";
import { assailer } from "./assailer.ts";
import { blackone } from "./blackone.ts";
import { brighthope } from "./brighthope.ts";
import { brokenhorn } from "./brokenhorn.ts";
import { dauntless } from "./dauntless.ts";
import { gauntlet } from "./gauntlet.ts";
import { ghost } from "./ghost.ts";
import { grappler } from "./grappler.ts";
import { ig2000 } from "./ig2000.ts";
import { impetuous } from "./impetuous.ts";
import { kazsfireball } from "./kazsfireball.ts";
import { landosmillenniumfalcon } from "./landosmillenniumfalcon.ts";
import { marauder } from "./marauder.ts";
import { merchantone } from "./merchantone.ts";
import { millenniumfalcon } from "./millenniumfalcon.ts";
import { moldycrow } from "./moldycrow.ts";
import { nautolansrevenge } from "./nautolansrevenge.ts";
import { neimoidiangrasp } from "./neimoidiangrasp.ts";
import { nightbrother } from "./nightbrother.ts";
import { outriderIn20, outriderIn25 } from "./outrider.ts";
import { phantom } from "./phantom.ts";
import { punishingone } from "./punishingone.ts";
import { razorcrest } from "./razorcrest.ts";
import { requiem } from "./requiem.ts";
import { reysmillenniumfalcon } from "./reysmillenniumfalcon.ts";
import { scimitar } from "./scimitar.ts";
import { shadowcaster } from "./shadowcaster.ts";
import { slavei } from "./slavei.ts";
import { slaveiSwz82 } from "./slavei-swz82.ts";
import { soullessone } from "./soullessone.ts";
import { st321 } from "./st321.ts";
import { tantiveiv } from "./tantiveiv.ts";
import { trident } from "./trident.ts";
import { vector } from "./vector.ts";
import { virago } from "./virago.ts";

export const TITLES: readonly Card[] = [
  razorcrest,
  assailer,
  blackone,
  brighthope,
  brokenhorn,
  dauntless,
  gauntlet,
  ghost,
  grappler,
  ig2000,
  impetuous,
  kazsfireball,
  landosmillenniumfalcon,
  marauder,
  merchantone,
  millenniumfalcon,
  moldycrow,
  nautolansrevenge,
  neimoidiangrasp,
  nightbrother,
  outriderIn20,
  outriderIn25,
  phantom,
  punishingone,
  requiem,
  reysmillenniumfalcon,
  scimitar,
  shadowcaster,
  slavei,
  slaveiSwz82,
  soullessone,
  st321,
  tantiveiv,
  trident,
  vector,
  virago,
];
