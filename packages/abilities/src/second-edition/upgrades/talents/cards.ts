import type { Card } from "../../../card.ts";
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
import { elusive } from "./elusive.ts";
import { enduring } from "./enduring.ts";
import { ensnare } from "./ensnare.ts";
import { fanatical } from "./fanatical.ts";
import { fearless } from "./fearless.ts";
import { feedbackping } from "./feedbackping.ts";
import { graviticdeflection } from "./graviticdeflection.ts";
import { heroic } from "./heroic.ts";
import { hopeful } from "./hopeful.ts";
import { interloperturn } from "./interloperturn.ts";
import { intimidation } from "./intimidation.ts";
import { ionlimiteroverride } from "./ionlimiteroverride.ts";
import { juke } from "./juke.ts";
import { lonewolf } from "./lonewolf.ts";
import { margsablclosure } from "./margsablclosure.ts";
import { marksmanship } from "./marksmanship.ts";
import { noescapeBattleoverendor } from "./noescape-battleoverendor.ts";
import { notorious } from "./notorious.ts";
import { outmaneuver } from "./outmaneuver.ts";
import { predator } from "./predator.ts";
import { proudtradition } from "./proudtradition.ts";
import { recklessBattleoverendor } from "./reckless-battleoverendor.ts";
import { ruthless } from "./ruthless.ts";
import { saturationsalvo } from "./saturationsalvo.ts";
import { selfless } from "./selfless.ts";
import { snapshot } from "./snapshot.ts";
import { squadleader } from "./squadleader.ts";
import { starbirdslash } from "./starbirdslash.ts";
import { swarmtactics } from "./swarmtactics.ts";
import { tierfonbellyrun } from "./tierfonbellyrun.ts";
import { treacherous } from "./treacherous.ts";
import { trickshot } from "./trickshot.ts";

export const TALENTS: readonly Card[] = [
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
  elusive,
  enduring,
  ensnare,
  fanatical,
  fearless,
  feedbackping,
  graviticdeflection,
  heroic,
  hopeful,
  interloperturn,
  intimidation,
  ionlimiteroverride,
  juke,
  lonewolf,
  margsablclosure,
  marksmanship,
  noescapeBattleoverendor,
  notorious,
  outmaneuver,
  predator,
  proudtradition,
  recklessBattleoverendor,
  ruthless,
  saturationsalvo,
  selfless,
  snapshot,
  squadleader,
  starbirdslash,
  swarmtactics,
  tierfonbellyrun,
  treacherous,
  trickshot,
];
