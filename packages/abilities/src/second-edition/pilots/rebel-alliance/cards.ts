/** Pilots of the Rebel Alliance. */
import type { Card } from "../../../card.ts";
import { dashRendarOf, leeboOf } from "../yt2400.ts";
import { adonfoxBattleoverendor } from "./adonfox-battleoverendor.ts";
import { ahsokatanoRz1awing } from "./ahsokatano-rz1awing.ts";
import { airencracken } from "./airencracken.ts";
import { alexsandrkallus } from "./alexsandrkallus.ts";
import { ap5 } from "./ap5.ts";
import { ARVEL_CRYNYDS } from "./arvelcrynyd.ts";
import { arvelcrynydBattleoverendor } from "./arvelcrynyd-battleoverendor.ts";
import { benthictwotubes } from "./benthictwotubes.ts";
import { biggsdarklighter } from "./biggsdarklighter.ts";
import { biggsdarklighterBattleofyavin } from "./biggsdarklighter-battleofyavin.ts";
import { braylenstrammBattleoverendor, ginamoonsongBattleoverendor } from "./blade-partners.ts";
import { bodhirook } from "./bodhirook.ts";
import { bodicavenj } from "./bodicavenj.ts";
import { braylenstramm } from "./braylenstramm.ts";
import { captainrex } from "./captainrex.ts";
import { cassianandor } from "./cassianandor.ts";
import { chewbacca } from "./chewbacca.ts";
import { CHOPPERS } from "./chopper.ts";
import { clanwrenvolunteer } from "./clanwrenvolunteer.ts";
import { corranhorn } from "./corranhorn.ts";
import { corranhornT65xwing } from "./corranhorn-t65xwing.ts";
import { dashrendar } from "./dashrendar.ts";
import { dashrendarSwz103 } from "./dashrendar-swz103.ts";
import { derekklivian } from "./derekklivian.ts";
import { dextireeBattleofyavin } from "./dextiree-battleofyavin.ts";
import { dirkullodin } from "./dirkullodin.ts";
import { DUTCH_VANDERS } from "./dutchvander.ts";
import { dutchvanderBattleofyavin } from "./dutchvander-battleofyavin.ts";
import { edriotwotubes } from "./edriotwotubes.ts";
import { esegetuketu } from "./esegetuketu.ts";
import { evaanverlaine } from "./evaanverlaine.ts";
import { EZRA_BRIDGERS } from "./ezrabridger.ts";
import { fennrauFangfighter } from "./fennrau-fangfighter.ts";
import { fennrauSheathipedeclassshuttle } from "./fennrau-sheathipedeclassshuttle.ts";
import { GARVEN_DREIS } from "./garvendreis.ts";
import { gavindarklighter } from "./gavindarklighter.ts";
import { gemmersojanBattleoverendor } from "./gemmersojan-battleoverendor.ts";
import { ginamoonsong } from "./ginamoonsong.ts";
import { hansoloBattleofyavin } from "./hansolo-battleofyavin.ts";
import { hansoloModifiedyt1300lightfreighter } from "./hansolo-modifiedyt1300lightfreighter.ts";
import { hefftobber } from "./hefftobber.ts";
import { HERA_SYNDULLAS } from "./herasyndulla.ts";
import { PHOENIX_LEADERS } from "./herasyndulla-phoenix.ts";
import { holokandBattleofyavin } from "./holokand-battleofyavin.ts";
import { HORTON_SALMS } from "./hortonsalm.ts";
import { ibtisam } from "./ibtisam.ts";
import { JAKE_FARRELLS } from "./jakefarrell.ts";
import { janors } from "./janors.ts";
import { JEK_PORKINS } from "./jekporkins.ts";
import { k2so } from "./k2so.ts";
import { kananjarrus } from "./kananjarrus.ts";
import { kendyideleBattleoverendor } from "./kendyidele-battleoverendor.ts";
import { keovenzee } from "./keovenzee.ts";
import { kullbeesperado } from "./kullbeesperado.ts";
import { kylekatarn } from "./kylekatarn.ts";
import { landocalrissianBattleoverendor } from "./landocalrissian-battleoverendor.ts";
import { landocalrissianModifiedyt1300lightfreighter } from "./landocalrissian-modifiedyt1300lightfreighter.ts";
import { LEEBOS } from "./leebo.ts";
import { leevantenza } from "./leevantenza.ts";
import { leiaorgana } from "./leiaorgana.ts";
import { lieutenantblount } from "./lieutenantblount.ts";
import { lowhhrick } from "./lowhhrick.ts";
import { LUKE_SKYWALKERS } from "./lukeskywalker.ts";
import { magvayarro } from "./magvayarro.ts";
import { mirandadoni } from "./mirandadoni.ts";
import { netrempollard } from "./netrempollard.ts";
import { NORRA_WEXLEYS } from "./norrawexley.ts";
import { popskrail } from "./popskrail.ts";
import { popskrailBattleofyavin } from "./popskrail-battleofyavin.ts";
import { roarkgarnet } from "./roarkgarnet.ts";
import { SABINE_WRENS } from "./sabinewren.ts";
import { sabinewrenRz1awing } from "./sabinewren-rz1awing.ts";
import { sawgerrera } from "./sawgerrera.ts";
import { SHARA_BEYS } from "./sharabey.ts";
import { tennumb } from "./tennumb.ts";
import { thanekyrell } from "./thanekyrell.ts";
import { tychocelchu } from "./tychocelchu.ts";
import { tychocelchuBattleoverendor } from "./tychocelchu-battleoverendor.ts";
import { wedgeantilles } from "./wedgeantilles.ts";
import { wedgeantillesBattleofyavin } from "./wedgeantilles-battleofyavin.ts";
import { wedgeantillesBattleoverendor } from "./wedgeantilles-battleoverendor.ts";
import { wedgeantillesRz1awing } from "./wedgeantilles-rz1awing.ts";
import { wesjanson } from "./wesjanson.ts";
import { wullffwarro } from "./wullffwarro.ts";
import { yendorBattleoverendor } from "./yendor-battleoverendor.ts";
import { ZEB_ORRELIOS } from "./zeborrelios.ts";

export const REBEL_PILOTS: readonly Card[] = [
  adonfoxBattleoverendor,
  ahsokatanoRz1awing,
  airencracken,
  alexsandrkallus,
  ap5,
  arvelcrynydBattleoverendor,
  ...ARVEL_CRYNYDS,
  benthictwotubes,
  biggsdarklighter,
  biggsdarklighterBattleofyavin,
  bodhirook,
  bodicavenj,
  braylenstramm,
  braylenstrammBattleoverendor,
  captainrex,
  cassianandor,
  chewbacca,
  ...CHOPPERS,
  clanwrenvolunteer,
  corranhorn,
  corranhornT65xwing,
  dashrendar,
  dashRendarOf("rebelalliance"),
  dashrendarSwz103,
  derekklivian,
  dextireeBattleofyavin,
  dirkullodin,
  dutchvanderBattleofyavin,
  ...DUTCH_VANDERS,
  edriotwotubes,
  esegetuketu,
  evaanverlaine,
  ...EZRA_BRIDGERS,
  fennrauFangfighter,
  fennrauSheathipedeclassshuttle,
  ...GARVEN_DREIS,
  gavindarklighter,
  gemmersojanBattleoverendor,
  ginamoonsong,
  ginamoonsongBattleoverendor,
  hansoloModifiedyt1300lightfreighter,
  hefftobber,
  ...HERA_SYNDULLAS,
  holokandBattleofyavin,
  kendyideleBattleoverendor,
  keovenzee,
  landocalrissianBattleoverendor,
  leeboOf("rebelalliance"),
  ...PHOENIX_LEADERS,
  ...HORTON_SALMS,
  ibtisam,
  ...JAKE_FARRELLS,
  janors,
  ...JEK_PORKINS,
  k2so,
  kananjarrus,
  kullbeesperado,
  kylekatarn,
  landocalrissianModifiedyt1300lightfreighter,
  ...LEEBOS,
  leevantenza,
  leiaorgana,
  lieutenantblount,
  lowhhrick,
  ...LUKE_SKYWALKERS,
  magvayarro,
  mirandadoni,
  netrempollard,
  ...NORRA_WEXLEYS,
  popskrail,
  popskrailBattleofyavin,
  roarkgarnet,
  ...SABINE_WRENS,
  sabinewrenRz1awing,
  sawgerrera,
  ...SHARA_BEYS,
  tennumb,
  thanekyrell,
  hansoloBattleofyavin,
  tychocelchu,
  tychocelchuBattleoverendor,
  wedgeantilles,
  wedgeantillesBattleofyavin,
  wedgeantillesBattleoverendor,
  wedgeantillesRz1awing,
  wesjanson,
  wullffwarro,
  yendorBattleoverendor,
  ...ZEB_ORRELIOS,
];
