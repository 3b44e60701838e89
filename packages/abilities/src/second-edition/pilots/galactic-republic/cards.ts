/** Pilots of the Galactic Republic. */
import type { Card } from "../../../card.ts";
import { aaylasecura } from "./aaylasecura.ts";
import { ADI_GALLIAS } from "./adigallia.ts";
import { AHSOKA_TANOS } from "./ahsokatano.ts";
import { ANAKIN_SKYWALKERS } from "./anakinskywalker.ts";
import { anakinskywalkerNabooroyaln1starfighter } from "./anakinskywalker-nabooroyaln1starfighter.ts";
import { axe } from "./axe.ts";
import { axeSiegeofcoruscant } from "./axe-siegeofcoruscant.ts";
import { BARRISS_OFFEES } from "./barrissoffee.ts";
import { bokatankryze } from "./bokatankryze.ts";
import { boost } from "./boost.ts";
import { broadside } from "./broadside.ts";
import { CONTRAILS } from "./contrail.ts";
import { dineeellberger } from "./dineeellberger.ts";
import { drift } from "./drift.ts";
import { ETA_2_PAIR } from "./eta2actis.ts";
import { gavynsykes } from "./gavynsykes.ts";
import { goji } from "./goji.ts";
import { HAWKS } from "./hawk.ts";
import { hound } from "./hound.ts";
import { jag } from "./jag.ts";
import { jagSiegeofcoruscant } from "./jag-siegeofcoruscant.ts";
import { kickback } from "./kickback.ts";
import { kickbackSiegeofcoruscant } from "./kickback-siegeofcoruscant.ts";
import { killer } from "./killer.ts";
import { kitfisto } from "./kitfisto.ts";
import { KLICKS } from "./klick.ts";
import { knack } from "./knack.ts";
import { LUMINARA_UNDULIS } from "./luminaraunduli.ts";
import { MACE_WINDUS } from "./macewindu.ts";
import { matchstick } from "./matchstick.ts";
import { naboohandmaiden } from "./naboohandmaiden.ts";
import { OBI_WAN_KENOBIS } from "./obiwankenobi.ts";
import { ODD_BALLS } from "./oddball.ts";
import { oddballSiegeofcoruscant } from "./oddball-siegeofcoruscant.ts";
import { padmeamidala } from "./padmeamidala.ts";
import { PLO_KOONS } from "./plokoon.ts";
import { r2d2 } from "./r2d2.ts";
import { ricolie } from "./ricolie.ts";
import { SAESEE_TIINS } from "./saeseetiin.ts";
import { shaakti } from "./shaakti.ts";
import { shaaktiSiegeofcoruscant } from "./shaakti-siegeofcoruscant.ts";
import { sicko } from "./sicko.ts";
import { sinker } from "./sinker.ts";
import { slammer } from "./slammer.ts";
import { slider } from "./slider.ts";
import { stub } from "./stub.ts";
import { swoop } from "./swoop.ts";
import { tucker } from "./tucker.ts";
import { WARTHOGS } from "./warthog.ts";
import { wilhufftarkin } from "./wilhufftarkin.ts";
import { WOLFFES } from "./wolffe.ts";
import { yoda } from "./yoda.ts";

export const REPUBLIC_PILOTS: readonly Card[] = [
  aaylasecura,
  ...ADI_GALLIAS,
  ...AHSOKA_TANOS,
  anakinskywalkerNabooroyaln1starfighter,
  ...ANAKIN_SKYWALKERS,
  axeSiegeofcoruscant,
  axe,
  ...BARRISS_OFFEES,
  bokatankryze,
  boost,
  broadside,
  ...CONTRAILS,
  dineeellberger,
  drift,
  ...ETA_2_PAIR,
  gavynsykes,
  goji,
  ...HAWKS,
  hound,
  jagSiegeofcoruscant,
  jag,
  kickback,
  kickbackSiegeofcoruscant,
  killer,
  kitfisto,
  ...KLICKS,
  knack,
  ...LUMINARA_UNDULIS,
  ...MACE_WINDUS,
  matchstick,
  naboohandmaiden,
  ...OBI_WAN_KENOBIS,
  oddballSiegeofcoruscant,
  ...ODD_BALLS,
  padmeamidala,
  ...PLO_KOONS,
  r2d2,
  ricolie,
  ...SAESEE_TIINS,
  shaakti,
  shaaktiSiegeofcoruscant,
  sicko,
  sinker,
  slammer,
  slider,
  stub,
  swoop,
  tucker,
  ...WARTHOGS,
  wilhufftarkin,
  ...WOLFFES,
  yoda,
];
