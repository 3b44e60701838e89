/** Missiles, torpedoes, cannons and turrets. */
import type { Card } from "../../../card.ts";
import { advprotontorpedoes } from "./advprotontorpedoes.ts";
import { ancillaryionweaponssiegeofcoruscant } from "./ancillaryionweapons-siegeofcoruscant.ts";
import { autoblasters } from "./autoblasters.ts";
import { barragerockets } from "./barragerockets.ts";
import { clustermissiles } from "./clustermissiles.ts";
import { concussionmissiles } from "./concussionmissiles.ts";
import { diamondboronmissiles } from "./diamondboronmissiles.ts";
import { energyshellcharges } from "./energyshellcharges.ts";
import { heavylasercannon } from "./heavylasercannon.ts";
import { heavyplasmamissilesalphaclassstarwing } from "./heavyplasmamissiles-alphaclassstarwing.ts";
import { homingmissiles } from "./homingmissiles.ts";
import { homingtorpedoes } from "./homingtorpedoes.ts";
import { ioncannon } from "./ioncannon.ts";
import { ioncannonturret } from "./ioncannonturret.ts";
import { ionmissiles } from "./ionmissiles.ts";
import { iontorpedoes } from "./iontorpedoes.ts";
import { jammingbeam } from "./jammingbeam.ts";
import { magpulsewarheads } from "./magpulsewarheads.ts";
import { multimissilepods } from "./multimissilepods.ts";
import { plasmatorpedoes } from "./plasmatorpedoes.ts";
import { precisiontunedcannonsbattleoverendor } from "./precisiontunedcannons-battleoverendor.ts";
import { protoncannons } from "./protoncannons.ts";
import { protonrockets } from "./protonrockets.ts";
import { protontorpedoes } from "./protontorpedoes.ts";
import { saturationrocketsalphaclassstarwing } from "./saturationrockets-alphaclassstarwing.ts";
import { seekermissilesswz103 } from "./seekermissiles-swz103.ts";
import { syncedlasercannons } from "./syncedlasercannons.ts";
import { trackingtorpedoes } from "./trackingtorpedoes.ts";
import { tractorbeam } from "./tractorbeam.ts";
import { underslungblastercannon } from "./underslungblastercannon.ts";
import { xx23sthreadtracers } from "./xx23sthreadtracers.ts";

export const WEAPON_CARDS: readonly Card[] = [
  advprotontorpedoes,
  ancillaryionweaponssiegeofcoruscant,
  autoblasters,
  barragerockets,
  clustermissiles,
  concussionmissiles,
  diamondboronmissiles,
  energyshellcharges,
  heavylasercannon,
  heavyplasmamissilesalphaclassstarwing,
  homingmissiles,
  homingtorpedoes,
  ioncannon,
  ioncannonturret,
  ionmissiles,
  iontorpedoes,
  jammingbeam,
  magpulsewarheads,
  multimissilepods,
  plasmatorpedoes,
  precisiontunedcannonsbattleoverendor,
  protoncannons,
  protonrockets,
  protontorpedoes,
  saturationrocketsalphaclassstarwing,
  seekermissilesswz103,
  syncedlasercannons,
  trackingtorpedoes,
  tractorbeam,
  underslungblastercannon,
  xx23sthreadtracers,
];
