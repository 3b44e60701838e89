/** Pilots of the Galactic Empire. */
import type { Card } from "../../../card.ts";
import { backstabberBattleofyavin } from "./backstabber-battleofyavin.ts";
import { captaindobbs } from "./captaindobbs.ts";
import { captainferoph } from "./captainferoph.ts";
import { captainhark } from "./captainhark.ts";
import { CAPTAIN_JONUSES } from "./captainjonus.ts";
import { captainjonusSwz98 } from "./captainjonus-swz98.ts";
import { captainkagi } from "./captainkagi.ts";
import { CAPTAIN_OICUNN } from "./captainoicunn.ts";
import { captainyorrBattleoverendor } from "./captainyorr-battleoverendor.ts";
import { cienaree } from "./cienaree.ts";
import { coloneljendon } from "./coloneljendon.ts";
import { coloneljendonBattleoverendor } from "./coloneljendon-battleoverendor.ts";
import { colonelvessery } from "./colonelvessery.ts";
import { commandantgoran } from "./commandantgoran.ts";
import { countdown } from "./countdown.ts";
import { countessryad } from "./countessryad.ts";
import { darkcurseBattleofyavin } from "./darkcurse-battleofyavin.ts";
import { DARTH_VADERS } from "./darthvader.ts";
import { darthvaderBattleofyavin } from "./darthvader-battleofyavin.ts";
import { darthvaderTieddefender } from "./darthvader-tieddefender.ts";
import { deathfire } from "./deathfire.ts";
import { deathfireSwz98 } from "./deathfire-swz98.ts";
import { deathrain } from "./deathrain.ts";
import { delmeeko } from "./delmeeko.ts";
import { doubleedge } from "./doubleedge.ts";
import { DUCHESS } from "./duchess.ts";
import { echo } from "./echo.ts";
import { echoSsl } from "./echo-ssl.ts";
import { fifthbrother } from "./fifthbrother.ts";
import { flightleaderubbel } from "./flightleaderubbel.ts";
import { garsaxon } from "./garsaxon.ts";
import { GIDEON_HASKS } from "./gideonhask.ts";
import { grandinquisitor } from "./grandinquisitor.ts";
import { howlrunner } from "./howlrunner.ts";
import { IDEN_VERSIOS } from "./idenversio.ts";
import { idenversioBattleofyavin } from "./idenversio-battleofyavin.ts";
import { isbjingoist } from "./isbjingoist.ts";
import { junoeclipse } from "./junoeclipse.ts";
import { lieutenanthebslyBattleoverendor } from "./lieutenanthebsly-battleoverendor.ts";
import { lieutenantkarsabi } from "./lieutenantkarsabi.ts";
import { lieutenantkarsabiSsl } from "./lieutenantkarsabi-ssl.ts";
import { lieutenantkestal } from "./lieutenantkestal.ts";
import { lieutenantlorrir } from "./lieutenantlorrir.ts";
import { lieutenantsai } from "./lieutenantsai.ts";
import { lyttandree } from "./lyttandree.ts";
import { MAAREK_STELES } from "./maarekstele.ts";
import { magnatolvan } from "./magnatolvan.ts";
import { majormiandaBattleoverendor } from "./majormianda-battleoverendor.ts";
import { majorrhymer } from "./majorrhymer.ts";
import { majorrhymerSwz98 } from "./majorrhymer-swz98.ts";
import { majorvermeil } from "./majorvermeil.ts";
import { majorvynder } from "./majorvynder.ts";
import { majorvynderSsl } from "./majorvynder-ssl.ts";
import { maulermithel } from "./maulermithel.ts";
import { maulermithelBattleofyavin } from "./maulermithel-battleofyavin.ts";
import { mausmonareBattleoverendor } from "./mausmonare-battleoverendor.ts";
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
import { scimitar3Battleoverendor } from "./scimitar3-battleoverendor.ts";
import { scourgeskutu } from "./scourgeskutu.ts";
import { scythe6Battleoverendor } from "./scythe6-battleoverendor.ts";
import { secondsister } from "./secondsister.ts";
import { seventhsister } from "./seventhsister.ts";
import { seynmarana } from "./seynmarana.ts";
import { sigma4Battleofyavin } from "./sigma4-battleofyavin.ts";
import { sigma5Battleofyavin } from "./sigma5-battleofyavin.ts";
import { sigma6Battleofyavin } from "./sigma6-battleofyavin.ts";
import { sigma7Battleofyavin } from "./sigma7-battleofyavin.ts";
import { soontirfel } from "./soontirfel.ts";
import { soontirfelBattleoverendor } from "./soontirfel-battleoverendor.ts";
import { TOMAX_BRENS } from "./tomaxbren.ts";
import { tomaxbrenSwz98 } from "./tomaxbren-swz98.ts";
import { turrphennir } from "./turrphennir.ts";
import { VAGABOND } from "./vagabond.ts";
import { VALEN_RUDORS } from "./valenrudor.ts";
import { vedfoslo } from "./vedfoslo.ts";
import { VIZIER } from "./vizier.ts";
import { VULT_SKERRISS } from "./vultskerris.ts";
import { WAMPAS } from "./wampa.ts";
import { whisper } from "./whisper.ts";
import { whisperSsl } from "./whisper-ssl.ts";
import { yricaquell } from "./yricaquell.ts";
import { zertikstrom } from "./zertikstrom.ts";

export const IMPERIAL_PILOTS: readonly Card[] = [
  backstabberBattleofyavin,
  captaindobbs,
  captainferoph,
  captainhark,
  ...CAPTAIN_JONUSES,
  captainjonusSwz98,
  captainkagi,
  ...CAPTAIN_OICUNN,
  captainyorrBattleoverendor,
  cienaree,
  coloneljendon,
  coloneljendonBattleoverendor,
  colonelvessery,
  commandantgoran,
  countdown,
  countessryad,
  darkcurseBattleofyavin,
  darthvaderBattleofyavin,
  ...DARTH_VADERS,
  darthvaderTieddefender,
  deathfire,
  deathfireSwz98,
  deathrain,
  delmeeko,
  doubleedge,
  ...DUCHESS,
  echo,
  echoSsl,
  fifthbrother,
  flightleaderubbel,
  garsaxon,
  ...GIDEON_HASKS,
  grandinquisitor,
  howlrunner,
  idenversioBattleofyavin,
  ...IDEN_VERSIOS,
  isbjingoist,
  junoeclipse,
  lieutenanthebslyBattleoverendor,
  lieutenantkarsabi,
  lieutenantkarsabiSsl,
  lieutenantkestal,
  lieutenantlorrir,
  lieutenantsai,
  lyttandree,
  ...MAAREK_STELES,
  magnatolvan,
  majormiandaBattleoverendor,
  majorrhymer,
  majorrhymerSwz98,
  majorvermeil,
  majorvynder,
  majorvynderSsl,
  maulermithel,
  maulermithelBattleofyavin,
  mausmonareBattleoverendor,
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
  scimitar3Battleoverendor,
  scourgeskutu,
  scythe6Battleoverendor,
  secondsister,
  seventhsister,
  seynmarana,
  sigma4Battleofyavin,
  sigma5Battleofyavin,
  sigma6Battleofyavin,
  sigma7Battleofyavin,
  soontirfel,
  soontirfelBattleoverendor,
  ...TOMAX_BRENS,
  tomaxbrenSwz98,
  turrphennir,
  ...VAGABOND,
  ...VALEN_RUDORS,
  vedfoslo,
  ...VIZIER,
  ...VULT_SKERRISS,
  ...WAMPAS,
  whisper,
  whisperSsl,
  yricaquell,
  zertikstrom,
];
