/** Pilots of the Resistance. */
import type { Card } from "../../../card.ts";
import { aftabackbar } from "./aftabackbar.ts";
import { bb8 } from "./bb8.ts";
import { benteene } from "./benteene.ts";
import { CAI_THRENALLIS } from "./caithrenalli.ts";
import { cat } from "./cat.ts";
import { chewbaccaScavengedyt1300 } from "./chewbacca-scavengedyt1300.ts";
import { coruskapellim } from "./coruskapellim.ts";
import { covanell } from "./covanell.ts";
import { edonkappehl } from "./edonkappehl.ts";
import { elloasty } from "./elloasty.ts";
import { finchdallow } from "./finchdallow.ts";
import { finn } from "./finn.ts";
import { greersonnel } from "./greersonnel.ts";
import { hansoloScavengedyt1300 } from "./hansolo-scavengedyt1300.ts";
import { jarekyeager } from "./jarekyeager.ts";
import { jaycristubbs } from "./jaycristubbs.ts";
import { jessikapava } from "./jessikapava.ts";
import { jophseastriker } from "./jophseastriker.ts";
import { karekun } from "./karekun.ts";
import { kazudaxiono } from "./kazudaxiono.ts";
import { landocalrissianScavengedyt1300 } from "./landocalrissian-scavengedyt1300.ts";
import { legafossang } from "./legafossang.ts";
import { lieutenantbastian } from "./lieutenantbastian.ts";
import { lulolampar } from "./lulolampar.ts";
import { merlcobben } from "./merlcobben.ts";
import { niennunb } from "./niennunb.ts";
import { nimichireen } from "./nimichireen.ts";
import { nodinchavdri } from "./nodinchavdri.ts";
import { paigetico } from "./paigetico.ts";
import { pammichnerrogoode } from "./pammichnerrogoode.ts";
import { poedameron } from "./poedameron.ts";
import { poedameronScavengedyt1300 } from "./poedameron-scavengedyt1300.ts";
import { poedameronSwz68 } from "./poedameron-swz68.ts";
import { r1j5 } from "./r1j5.ts";
import { rey } from "./rey.ts";
import { ronithblario } from "./ronithblario.ts";
import { rosetico } from "./rosetico.ts";
import { seftinvanik } from "./seftinvanik.ts";
import { shasazaro } from "./shasazaro.ts";
import { suralindajavos } from "./suralindajavos.ts";
import { takajamoreesa } from "./takajamoreesa.ts";
import { tallissanlintra } from "./tallissanlintra.ts";
import { temminwexley } from "./temminwexley.ts";
import { temminwexleySwz68 } from "./temminwexley-swz68.ts";
import { tezanasz } from "./tezanasz.ts";
import { venisadoza } from "./venisadoza.ts";
import { vennie } from "./vennie.ts";
import { vimoradi } from "./vimoradi.ts";
import { wilsateshlo } from "./wilsateshlo.ts";
import { wrobietyce } from "./wrobietyce.ts";
import { zaribangel } from "./zaribangel.ts";
import { zayversio } from "./zayversio.ts";
import { zizitlo } from "./zizitlo.ts";
import { zoriibliss } from "./zoriibliss.ts";

export const RESISTANCE_PILOTS: readonly Card[] = [
  aftabackbar,
  bb8,
  benteene,
  ...CAI_THRENALLIS,
  cat,
  chewbaccaScavengedyt1300,
  coruskapellim,
  covanell,
  edonkappehl,
  elloasty,
  finchdallow,
  finn,
  greersonnel,
  hansoloScavengedyt1300,
  jarekyeager,
  jaycristubbs,
  jessikapava,
  jophseastriker,
  karekun,
  kazudaxiono,
  landocalrissianScavengedyt1300,
  legafossang,
  lieutenantbastian,
  lulolampar,
  merlcobben,
  niennunb,
  nimichireen,
  nodinchavdri,
  paigetico,
  pammichnerrogoode,
  poedameron,
  poedameronScavengedyt1300,
  poedameronSwz68,
  r1j5,
  rey,
  ronithblario,
  rosetico,
  seftinvanik,
  shasazaro,
  suralindajavos,
  takajamoreesa,
  tallissanlintra,
  temminwexley,
  temminwexleySwz68,
  tezanasz,
  venisadoza,
  vennie,
  vimoradi,
  wilsateshlo,
  wrobietyce,
  zaribangel,
  zayversio,
  zizitlo,
  zoriibliss,
];
