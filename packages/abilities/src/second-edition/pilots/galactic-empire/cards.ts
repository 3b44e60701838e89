/** Pilots of the Galactic Empire. */
import type { Card } from "../../../card.ts";
import { captaindobbs } from "./captaindobbs.ts";
import { captainferoph } from "./captainferoph.ts";
import { captainhark } from "./captainhark.ts";
import { CAPTAIN_JONUSES } from "./captainjonus.ts";
import { captainkagi } from "./captainkagi.ts";
import { CAPTAIN_OICUNN } from "./captainoicunn.ts";
import { cienaree } from "./cienaree.ts";
import { coloneljendon } from "./coloneljendon.ts";
import { colonelvessery } from "./colonelvessery.ts";
import { commandantgoran } from "./commandantgoran.ts";
import { countdown } from "./countdown.ts";
import { countessryad } from "./countessryad.ts";
import { DARTH_VADERS } from "./darthvader.ts";
import { darthvaderTieddefender } from "./darthvader-tieddefender.ts";
import { deathfire } from "./deathfire.ts";
import { deathrain } from "./deathrain.ts";
import { delmeeko } from "./delmeeko.ts";
import { doubleedge } from "./doubleedge.ts";
import { DUCHESS } from "./duchess.ts";
import { echo } from "./echo.ts";
import { fifthbrother } from "./fifthbrother.ts";
import { garsaxon } from "./garsaxon.ts";
import { GIDEON_HASKS } from "./gideonhask.ts";
import { grandinquisitor } from "./grandinquisitor.ts";
import { howlrunner } from "./howlrunner.ts";
import { IDEN_VERSIOS } from "./idenversio.ts";
import { isbjingoist } from "./isbjingoist.ts";
import { lieutenanthebslyBattleoverendor } from "./lieutenanthebsly-battleoverendor.ts";
import { lieutenantkarsabi } from "./lieutenantkarsabi.ts";
import { lieutenantkestal } from "./lieutenantkestal.ts";
import { lieutenantlorrir } from "./lieutenantlorrir.ts";
import { lieutenantsai } from "./lieutenantsai.ts";
import { lyttandree } from "./lyttandree.ts";
import { MAAREK_STELES } from "./maarekstele.ts";
import { majormiandaBattleoverendor } from "./majormianda-battleoverendor.ts";
import { majorrhymer } from "./majorrhymer.ts";
import { majorvermeil } from "./majorvermeil.ts";
import { majorvynder } from "./majorvynder.ts";
import { maulermithel } from "./maulermithel.ts";
import { moffgideon } from "./moffgideon.ts";
import { mornakee } from "./mornakee.ts";
import { nashwindrider } from "./nashwindrider.ts";
import { NIGHT_BEASTS } from "./nightbeast.ts";
import { puresabacc } from "./puresabacc.ts";
import { rampage } from "./rampage.ts";
import { rearadmiralchiraneau } from "./rearadmiralchiraneau.ts";
import { redline } from "./redline.ts";
import { rexlerbrath } from "./rexlerbrath.ts";
import { sapphire2Battleoverendor } from "./sapphire2-battleoverendor.ts";
import { scimitar1Battleoverendor } from "./scimitar1-battleoverendor.ts";
import { scourgeskutu } from "./scourgeskutu.ts";
import { seventhsister } from "./seventhsister.ts";
import { seynmarana } from "./seynmarana.ts";
import { soontirfel } from "./soontirfel.ts";
import { soontirfelBattleoverendor } from "./soontirfel-battleoverendor.ts";
import { TOMAX_BRENS } from "./tomaxbren.ts";
import { turrphennir } from "./turrphennir.ts";
import { VAGABOND } from "./vagabond.ts";
import { VALEN_RUDORS } from "./valenrudor.ts";
import { vedfoslo } from "./vedfoslo.ts";
import { VIZIER } from "./vizier.ts";
import { VULT_SKERRISS } from "./vultskerris.ts";
import { WAMPAS } from "./wampa.ts";
import { whisper } from "./whisper.ts";
import { zertikstrom } from "./zertikstrom.ts";

export const IMPERIAL_PILOTS: readonly Card[] = [
  captaindobbs,
  captainferoph,
  captainhark,
  ...CAPTAIN_JONUSES,
  captainkagi,
  ...CAPTAIN_OICUNN,
  cienaree,
  coloneljendon,
  colonelvessery,
  commandantgoran,
  countdown,
  countessryad,
  ...DARTH_VADERS,
  darthvaderTieddefender,
  deathfire,
  deathrain,
  delmeeko,
  doubleedge,
  ...DUCHESS,
  echo,
  fifthbrother,
  garsaxon,
  ...GIDEON_HASKS,
  grandinquisitor,
  howlrunner,
  ...IDEN_VERSIOS,
  isbjingoist,
  lieutenanthebslyBattleoverendor,
  lieutenantkarsabi,
  lieutenantkestal,
  lieutenantlorrir,
  lieutenantsai,
  lyttandree,
  ...MAAREK_STELES,
  majormiandaBattleoverendor,
  majorrhymer,
  majorvermeil,
  majorvynder,
  maulermithel,
  moffgideon,
  mornakee,
  nashwindrider,
  ...NIGHT_BEASTS,
  puresabacc,
  rampage,
  rearadmiralchiraneau,
  redline,
  rexlerbrath,
  sapphire2Battleoverendor,
  scimitar1Battleoverendor,
  scourgeskutu,
  seventhsister,
  seynmarana,
  soontirfel,
  soontirfelBattleoverendor,
  ...TOMAX_BRENS,
  turrphennir,
  ...VAGABOND,
  ...VALEN_RUDORS,
  vedfoslo,
  ...VIZIER,
  ...VULT_SKERRISS,
  ...WAMPAS,
  whisper,
  zertikstrom,
];
