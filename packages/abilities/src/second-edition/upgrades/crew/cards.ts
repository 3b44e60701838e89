/** Crew. */
import type { Card } from "../../../card.ts";
import { fourLom } from "./4lom.ts";
import { tripleZero } from "./000.ts";
import { aaylasecura } from "./aaylasecura.ts";
import { admiralsloane } from "./admiralsloane.ts";
import { agentkallus } from "./agentkallus.ts";
import { agentterex } from "./agentterex.ts";
import { ahsokatanocrew } from "./ahsokatano-crew.ts";
import { amilynholdo } from "./amilynholdo.ts";
import { bazemalbus } from "./bazemalbus.ts";
import { bobafett } from "./bobafett.ts";
import { bokatankryze } from "./bokatankryze.ts";
import { bokatankryzerebelscum } from "./bokatankryze-rebel-scum.ts";
import { c3po } from "./c3po.ts";
import { c3pocrew } from "./c3po-crew.ts";
import { c3porepublic } from "./c3po-republic.ts";
import { cadbane } from "./cadbane.ts";
import { captainhark } from "./captainhark.ts";
import { captainphasma } from "./captainphasma.ts";
import { cassianandor } from "./cassianandor.ts";
import { chancellorpalpatine } from "./chancellorpalpatine.ts";
import { chewbacca } from "./chewbacca.ts";
import { chewbaccabattleofyavin } from "./chewbacca-battleofyavin.ts";
import { chewbaccacrew } from "./chewbacca-crew.ts";
import { chewbaccacrewswz19 } from "./chewbacca-crew-swz19.ts";
import { choppercrew } from "./chopper-crew.ts";
import { cienaree } from "./cienaree.ts";
import { cikatrovizago } from "./cikatrovizago.ts";
import { commandermalarus } from "./commandermalarus.ts";
import { commanderpyre } from "./commanderpyre.ts";
import { commandos } from "./commandos.ts";
import { COUNT_DOOKUS } from "./countdooku.ts";
import { darthvader } from "./darthvader.ts";
import { deathtroopers } from "./deathtroopers.ts";
import { directorkrennic } from "./directorkrennic.ts";
import { emperorpalpatine } from "./emperorpalpatine.ts";
import { fennrau } from "./fennrau.ts";
import { fives } from "./fives.ts";
import { freelanceslicer } from "./freelanceslicer.ts";
import { ga97 } from "./ga97.ts";
import { gamutkey } from "./gamutkey.ts";
import { garsaxon } from "./garsaxon.ts";
import { generalgrievous } from "./generalgrievous.ts";
import { generalhux } from "./generalhux.ts";
import { ghostcompany } from "./ghostcompany.ts";
import { gnkgonkdroid } from "./gnkgonkdroid.ts";
import { grandinquisitor } from "./grandinquisitor.ts";
import { grandmofftarkin } from "./grandmofftarkin.ts";
import { greefkarga } from "./greefkarga.ts";
import { hansolocrew } from "./hansolo-crew.ts";
import { herasyndulla } from "./herasyndulla.ts";
import { hondoohnaka } from "./hondoohnaka.ts";
import { ig11 } from "./ig11.ts";
import { ig88d } from "./ig88d.ts";
import { informant } from "./informant.ts";
import { isbslicer } from "./isbslicer.ts";
import { jabbathehutt } from "./jabbathehutt.ts";
import { jangofett } from "./jangofett.ts";
import { jynerso } from "./jynerso.ts";
import { k2so } from "./k2so.ts";
import { kananjarrus } from "./kananjarrus.ts";
import { kaydelconnix } from "./kaydelconnix.ts";
import { ketsuonyo } from "./ketsuonyo.ts";
import { kitfisto } from "./kitfisto.ts";
import { korkiekryze } from "./korkiekryze.ts";
import { korrsella } from "./korrsella.ts";
import { kuiil } from "./kuiil.ts";
import { kyloren } from "./kyloren.ts";
import { l337 } from "./l337.ts";
import { landocalrissian } from "./landocalrissian.ts";
import { landocalrissiancrew } from "./landocalrissian-crew.ts";
import { larmadacy } from "./larmadacy.ts";
import { lattsrazzi } from "./lattsrazzi.ts";
import { leeboswz103 } from "./leebo-swz103.ts";
import { leiaorgana } from "./leiaorgana.ts";
import { LEIA_ORGANAS } from "./leiaorgana-resistance.ts";
import { magvayarro } from "./magvayarro.ts";
import { maul } from "./maul.ts";
import { ministertua } from "./ministertua.ts";
import { moffjerjerrod } from "./moffjerjerrod.ts";
import { niennunb } from "./niennunb.ts";
import { novicetechnician } from "./novicetechnician.ts";
import { obiwankenobi } from "./obiwankenobi.ts";
import { pelimotto } from "./pelimotto.ts";
import { perceptivecopilot } from "./perceptivecopilot.ts";
import { pettyofficerthanisson } from "./pettyofficerthanisson.ts";
import { plokoon } from "./plokoon.ts";
import { previzsla } from "./previzsla.ts";
import { primeministeralmec } from "./primeministeralmec.ts";
import { protectorategleb } from "./protectorategleb.ts";
import { pz4co } from "./pz4co.ts";
import { qira } from "./qira.ts";
import { r2d2crew } from "./r2d2-crew.ts";
import { rookkast } from "./rookkast.ts";
import { rosetico } from "./rosetico.ts";
import { sabinewren } from "./sabinewren.ts";
import { satinekryze } from "./satinekryze.ts";
import { savageopress } from "./savageopress.ts";
import { sawgerrera } from "./sawgerrera.ts";
import { seasonednavigator } from "./seasonednavigator.ts";
import { seventhsister } from "./seventhsister.ts";
import { supremeleadersnoke } from "./supremeleadersnoke.ts";
import { talmerrik } from "./talmerrik.ts";
import { thechild } from "./thechild.ts";
import { themandalorian } from "./themandalorian.ts";
import { tobiasbeckett } from "./tobiasbeckett.ts";
import { torynfarr } from "./torynfarr.ts";
import { tristanwren } from "./tristanwren.ts";
import { unkarplutt } from "./unkarplutt.ts";
import { ursawren } from "./ursawren.ts";
import { wolfpack } from "./wolfpack.ts";
import { wolfpacksiegeofcoruscant } from "./wolfpack-siegeofcoruscant.ts";
import { yoda } from "./yoda.ts";
import { zamwesell } from "./zamwesell.ts";
import { ZEB_ORRELIOS_CREW } from "./zeborrelios.ts";
import { zuckuss } from "./zuckuss.ts";

export const CREW_CARDS: readonly Card[] = [
  tripleZero,
  fourLom,
  aaylasecura,
  admiralsloane,
  agentkallus,
  agentterex,
  ahsokatanocrew,
  amilynholdo,
  bazemalbus,
  bobafett,
  bokatankryze,
  bokatankryzerebelscum,
  c3po,
  c3pocrew,
  c3porepublic,
  cadbane,
  captainhark,
  captainphasma,
  cassianandor,
  chancellorpalpatine,
  chewbacca,
  chewbaccabattleofyavin,
  chewbaccacrew,
  chewbaccacrewswz19,
  choppercrew,
  cienaree,
  cikatrovizago,
  commandos("clanwrencommandos", "Clan Wren Commandos"),
  commandermalarus,
  commanderpyre,
  ...COUNT_DOOKUS,
  darthvader,
  deathtroopers,
  commandos("deathwatchcommandos", "Death Watch Commandos"),
  directorkrennic,
  emperorpalpatine,
  fennrau,
  fives,
  freelanceslicer,
  ga97,
  gamutkey,
  garsaxon,
  generalgrievous,
  generalhux,
  ghostcompany,
  gnkgonkdroid,
  grandinquisitor,
  grandmofftarkin,
  greefkarga,
  hansolocrew,
  herasyndulla,
  hondoohnaka,
  ig11,
  commandos("imperialsupercommandos", "Imperial Super Commandos"),
  ig88d,
  informant,
  isbslicer,
  jabbathehutt,
  jangofett,
  jynerso,
  k2so,
  kananjarrus,
  kaydelconnix,
  ketsuonyo,
  kitfisto,
  korkiekryze,
  korrsella,
  kuiil,
  kyloren,
  l337,
  landocalrissian,
  landocalrissiancrew,
  larmadacy,
  lattsrazzi,
  leeboswz103,
  leiaorgana,
  ...LEIA_ORGANAS,
  magvayarro,
  commandos("mandaloriansupercommandos", "Mandalorian Super Commandos"),
  maul,
  ministertua,
  moffjerjerrod,
  niennunb,
  commandos("niteowlcommandos", "Nite Owl Commandos"),
  novicetechnician,
  obiwankenobi,
  pelimotto,
  perceptivecopilot,
  pettyofficerthanisson,
  plokoon,
  previzsla,
  primeministeralmec,
  protectorategleb,
  pz4co,
  qira,
  r2d2crew,
  rookkast,
  rosetico,
  sabinewren,
  satinekryze,
  savageopress,
  sawgerrera,
  seasonednavigator,
  seventhsister,
  supremeleadersnoke,
  talmerrik,
  thechild,
  themandalorian,
  tobiasbeckett,
  torynfarr,
  tristanwren,
  unkarplutt,
  ursawren,
  wolfpack,
  wolfpacksiegeofcoruscant,
  yoda,
  zamwesell,
  ...ZEB_ORRELIOS_CREW,
  zuckuss,
];
