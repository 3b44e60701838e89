/** Gunners. */
import type { Card } from "../../../card.ts";
import { agilegunner } from "./agilegunner.ts";
import { ahsokatano } from "./ahsokatano.ts";
import { airencrackenbattleoverendor } from "./airencracken-battleoverendor.ts";
import { bistan } from "./bistan.ts";
import { bobafettgunner } from "./bobafett-gunner.ts";
import { bossk } from "./bossk.ts";
import { bt1 } from "./bt1.ts";
import { clonecaptainrex } from "./clonecaptainrex.ts";
import { clonecommandercody } from "./clonecommandercody.ts";
import { dengar } from "./dengar.ts";
import { dt798 } from "./dt798.ts";
import { ezrabridger } from "./ezrabridger.ts";
import { fifthbrother } from "./fifthbrother.ts";
import { finn } from "./finn.ts";
import { garsaxongunner } from "./garsaxon-gunner.ts";
import { greedo } from "./greedo.ts";
import { hansolo } from "./hansolo.ts";
import { hansologunner } from "./hansolo-gunner.ts";
import { hotshotgunner } from "./hotshotgunner.ts";
import { lukeskywalker20, lukeskywalker25 } from "./lukeskywalker.ts";
import { migsmayfeld } from "./migsmayfeld.ts";
import { paigetico } from "./paigetico.ts";
import { reygunner } from "./rey-gunner.ts";
import { sabinewrengunner } from "./sabinewren-gunner.ts";
import { seventhfleetgunner } from "./seventhfleetgunner.ts";
import { skilledbombardier } from "./skilledbombardier.ts";
import { specialforcesgunner } from "./specialforcesgunner.ts";
import { suppressivegunner } from "./suppressivegunner.ts";
import { tibersaxon } from "./tibersaxon.ts";
import { ursawrengunner } from "./ursawren-gunner.ts";
import { veterantailgunner } from "./veterantailgunner.ts";
import { veteranturretgunner } from "./veteranturretgunner.ts";
import { weaponssystemsofficer } from "./weaponssystemsofficer.ts";

export const GUNNER_CARDS: readonly Card[] = [
  agilegunner,
  ahsokatano,
  airencrackenbattleoverendor,
  bistan,
  bobafettgunner,
  bossk,
  bt1,
  clonecaptainrex,
  clonecommandercody,
  dengar,
  dt798,
  ezrabridger,
  fifthbrother,
  finn,
  garsaxongunner,
  greedo,
  hansolo,
  hansologunner,
  hotshotgunner,
  lukeskywalker20,
  lukeskywalker25,
  migsmayfeld,
  paigetico,
  reygunner,
  sabinewrengunner,
  seventhfleetgunner,
  skilledbombardier,
  specialforcesgunner,
  suppressivegunner,
  tibersaxon,
  ursawrengunner,
  veterantailgunner,
  veteranturretgunner,
  weaponssystemsofficer,
];
