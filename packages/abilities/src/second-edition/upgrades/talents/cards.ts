import type { Card } from "../../../card.ts";
import { aceintheholeBattleoverendor } from "./aceinthehole-battleoverendor.ts";
import { apexpredatorBattleoverendor } from "./apexpredator-battleoverendor.ts";
import { attackspeedBattleofyavin } from "./attackspeed-battleofyavin.ts";
import { backwardstailslide } from "./backwardstailslide.ts";
import { clantraining } from "./clantraining.ts";
import { collectedBattleoverendor } from "./collected-battleoverendor.ts";
import { composure } from "./composure.ts";
import { crackshot } from "./crackshot.ts";
import { cutthroat } from "./cutthroat.ts";
import { daredevil } from "./daredevil.ts";
import { deadeyeshot } from "./deadeyeshot.ts";
import { debrisgambit } from "./debrisgambit.ts";
import { dedicated } from "./dedicated.ts";
import { disciplined } from "./disciplined.ts";
import { efficientprocessingSwz103 } from "./efficientprocessing-swz103.ts";
import { elusive } from "./elusive.ts";
import { enduring } from "./enduring.ts";
import { ensnare } from "./ensnare.ts";
import { fanaticBattleofyavin } from "./fanatic-battleofyavin.ts";
import { fanatical } from "./fanatical.ts";
import { fearless } from "./fearless.ts";
import { feedbackping } from "./feedbackping.ts";
import { graviticdeflection } from "./graviticdeflection.ts";
import { heroic } from "./heroic.ts";
import { heroicsacrificeBattleoverendor } from "./heroicsacrifice-battleoverendor.ts";
import { hopeful } from "./hopeful.ts";
import { interloperturn } from "./interloperturn.ts";
import { intimidation } from "./intimidation.ts";
import { ionlimiteroverride } from "./ionlimiteroverride.ts";
import { itsatrapBattleoverendor } from "./itsatrap-battleoverendor.ts";
import { juke } from "./juke.ts";
import { lonewolf } from "./lonewolf.ts";
import { margsablclosure } from "./margsablclosure.ts";
import { marksmanship } from "./marksmanship.ts";
import { mercenarySwz103 } from "./mercenary-swz103.ts";
import { noescapeBattleoverendor } from "./noescape-battleoverendor.ts";
import { notorious } from "./notorious.ts";
import { outmaneuver } from "./outmaneuver.ts";
import { partinggiftBattleoverendor } from "./partinggift-battleoverendor.ts";
import { predator } from "./predator.ts";
import { proudtradition } from "./proudtradition.ts";
import { pushthelimitBattleoverendor } from "./pushthelimit-battleoverendor.ts";
import { recklessBattleoverendor } from "./reckless-battleoverendor.ts";
import { ruthless } from "./ruthless.ts";
import { saturationsalvo } from "./saturationsalvo.ts";
import { selfless } from "./selfless.ts";
import { silenthunterTiephphantom } from "./silenthunter-tiephphantom.ts";
import { snapshot } from "./snapshot.ts";
import { squadleader } from "./squadleader.ts";
import { starbirdslash } from "./starbirdslash.ts";
import { stealthgambitTiephphantom } from "./stealthgambit-tiephphantom.ts";
import { swarmtactics } from "./swarmtactics.ts";
import { swiftapproachSwz98 } from "./swiftapproach-swz98.ts";
import { tierfonbellyrun } from "./tierfonbellyrun.ts";
import { topcoverSwz98 } from "./topcover-swz98.ts";
import { treacherous } from "./treacherous.ts";
import { trickshot } from "./trickshot.ts";
import { truegritSwz98 } from "./truegrit-swz98.ts";
import { vengefulBattleofyavin } from "./vengeful-battleofyavin.ts";
import { withoutatraceTiephphantom } from "./withoutatrace-tiephphantom.ts";

export const TALENTS: readonly Card[] = [
  aceintheholeBattleoverendor,
  apexpredatorBattleoverendor,
  attackspeedBattleofyavin,
  backwardstailslide,
  clantraining,
  collectedBattleoverendor,
  composure,
  crackshot,
  cutthroat,
  daredevil,
  deadeyeshot,
  debrisgambit,
  dedicated,
  disciplined,
  efficientprocessingSwz103,
  elusive,
  enduring,
  ensnare,
  fanatical,
  fanaticBattleofyavin,
  fearless,
  feedbackping,
  graviticdeflection,
  heroic,
  heroicsacrificeBattleoverendor,
  hopeful,
  interloperturn,
  intimidation,
  ionlimiteroverride,
  itsatrapBattleoverendor,
  juke,
  lonewolf,
  margsablclosure,
  marksmanship,
  mercenarySwz103,
  noescapeBattleoverendor,
  notorious,
  outmaneuver,
  partinggiftBattleoverendor,
  predator,
  proudtradition,
  pushthelimitBattleoverendor,
  recklessBattleoverendor,
  ruthless,
  saturationsalvo,
  selfless,
  silenthunterTiephphantom,
  snapshot,
  squadleader,
  starbirdslash,
  stealthgambitTiephphantom,
  swarmtactics,
  swiftapproachSwz98,
  tierfonbellyrun,
  topcoverSwz98,
  treacherous,
  trickshot,
  truegritSwz98,
  vengefulBattleofyavin,
  withoutatraceTiephphantom,
];
