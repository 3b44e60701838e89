import type { Card } from "../../../card.ts";
import { fourLom } from "./4lom.ts";
import { ahhav } from "./ahhav.ts";
import { ARLIZ_HADRASSIAN } from "./arlizhadrassian.ts";
import { asajjventress } from "./asajjventress.ts";
import { bobafett } from "./bobafett.ts";
import { bossk } from "./bossk.ts";
import { bosskInHeadhunter } from "./bossk-z95af4headhunter.ts";
import { cadbane } from "./cadbane.ts";
import { captainjostero } from "./captainjostero.ts";
import { captainnym } from "./captainnym.ts";
import { captainseevor } from "./captainseevor.ts";
import { constablezuvio } from "./constablezuvio.ts";
import { dacebonearm } from "./dacebonearm.ts";
import { dalanoberos } from "./dalanoberos.ts";
import { dalanoberosStarviperclassattackplatform } from "./dalanoberos-starviperclassattackplatform.ts";
import { dengar } from "./dengar.ts";
import { doctoraphra } from "./doctoraphra.ts";
import { drearenthal } from "./drearenthal.ts";
import { durge } from "./durge.ts";
import { emonazzameen } from "./emonazzameen.ts";
import { fennrau } from "./fennrau.ts";
import { foremanproach } from "./foremanproach.ts";
import { g4rgorvm } from "./g4rgorvm.ts";
import { gamutkey } from "./gamutkey.ts";
import { genesisred } from "./genesisred.ts";
import { graz } from "./graz.ts";
import { guildbountyhunter } from "./guildbountyhunter.ts";
import { guri } from "./guri.ts";
import { hansolo } from "./hansolo.ts";
import { hondoohnaka } from "./hondoohnaka.ts";
import { ig88a } from "./ig88a.ts";
import { ig88b } from "./ig88b.ts";
import { ig88c } from "./ig88c.ts";
import { ig88d } from "./ig88d.ts";
import { inaldra } from "./inaldra.ts";
import { joyrekkoff } from "./joyrekkoff.ts";
import { kaatoleeachos } from "./kaatoleeachos.ts";
import { kadsolus } from "./kadsolus.ts";
import { kananjarrusInFreighter } from "./kananjarrus-hwk290lightfreighter.ts";
import { kathscarlet } from "./kathscarlet.ts";
import { kavil } from "./kavil.ts";
import { ketsuonyo } from "./ketsuonyo.ts";
import { koshkafrost } from "./koshkafrost.ts";
import { krassistrelix } from "./krassistrelix.ts";
import { L3_37S } from "./l337.ts";
import { laetinashera } from "./laetinashera.ts";
import { LANDO_CALRISSIANS } from "./landocalrissian.ts";
import { lapin } from "./lapin.ts";
import { lattsrazzi } from "./lattsrazzi.ts";
import { leemakai } from "./leemakai.ts";
import { manaroo } from "./manaroo.ts";
import { mandalorianroyalguard } from "./mandalorianroyalguard.ts";
import { maul } from "./maul.ts";
import { moraloeval } from "./moraloeval.ts";
import { nashtahpup } from "./nashtahpup.ts";
import { ndrusuhlak } from "./ndrusuhlak.ts";
import { nomlumb } from "./nomlumb.ts";
import { nomlumbInRogue } from "./nomlumb-rogueclassstarfighter.ts";
import { oldteroch } from "./oldteroch.ts";
import { outerrimpioneer } from "./outerrimpioneer.ts";
import { overseeryushyn } from "./overseeryushyn.ts";
import { padric } from "./padric.ts";
import { palobgodalhi } from "./palobgodalhi.ts";
import { princexizor } from "./princexizor.ts";
import { q90 } from "./q90.ts";
import { quinnjast } from "./quinnjast.ts";
import { rookkast } from "./rookkast.ts";
import { sabinewrenLancerclasspursuitcraft } from "./sabinewren-lancerclasspursuitcraft.ts";
import { sarcoplank } from "./sarcoplank.ts";
import { serissu } from "./serissu.ts";
import { solsixxa } from "./solsixxa.ts";
import { sunnybounder } from "./sunnybounder.ts";
import { talonbanecobra } from "./talonbanecobra.ts";
import { tapusk } from "./tapusk.ts";
import { teltrevura } from "./teltrevura.ts";
import { themandalorian } from "./themandalorian.ts";
import { toranikulda } from "./toranikulda.ts";
import { torkilmux } from "./torkilmux.ts";
import { torphun } from "./torphun.ts";
import { unkarplutt } from "./unkarplutt.ts";
import { viktorhel } from "./viktorhel.ts";
import { viktorhelInRogue } from "./viktorhel-rogueclassstarfighter.ts";
import { YT2400_PILOTS } from "./yt2400.ts";
import { zuckuss } from "./zuckuss.ts";

/** Pilots of Scum and Villainy, as far as they are not done by hand. */
export const SCUM_PILOTS: readonly Card[] = [
  fourLom,
  ahhav,
  ...ARLIZ_HADRASSIAN,
  asajjventress,
  bobafett,
  bossk,
  bosskInHeadhunter,
  cadbane,
  captainjostero,
  captainnym,
  captainseevor,
  constablezuvio,
  dacebonearm,
  dalanoberos,
  dalanoberosStarviperclassattackplatform,
  dengar,
  doctoraphra,
  drearenthal,
  durge,
  emonazzameen,
  fennrau,
  foremanproach,
  g4rgorvm,
  gamutkey,
  genesisred,
  graz,
  guildbountyhunter,
  guri,
  hansolo,
  hondoohnaka,
  ig88a,
  ig88b,
  ig88c,
  ig88d,
  inaldra,
  joyrekkoff,
  kaatoleeachos,
  kadsolus,
  kananjarrusInFreighter,
  kathscarlet,
  kavil,
  ketsuonyo,
  koshkafrost,
  krassistrelix,
  ...L3_37S,
  laetinashera,
  ...LANDO_CALRISSIANS,
  lapin,
  lattsrazzi,
  leemakai,
  manaroo,
  mandalorianroyalguard,
  maul,
  moraloeval,
  nashtahpup,
  ndrusuhlak,
  nomlumb,
  nomlumbInRogue,
  oldteroch,
  outerrimpioneer,
  overseeryushyn,
  padric,
  palobgodalhi,
  princexizor,
  q90,
  quinnjast,
  rookkast,
  sabinewrenLancerclasspursuitcraft,
  sarcoplank,
  serissu,
  solsixxa,
  sunnybounder,
  talonbanecobra,
  tapusk,
  teltrevura,
  themandalorian,
  toranikulda,
  torkilmux,
  torphun,
  unkarplutt,
  viktorhel,
  viktorhelInRogue,
  ...YT2400_PILOTS,
  zuckuss,
];
