// Made by `npm run registry`, and by every other npm command where files of cards have come or gone. Do not edit.
import type { Card } from "../language/card.ts";
import { brokentrust as conditions_brokentrust } from "../second-edition/conditions/brokentrust.ts";
import { compromisingintel as conditions_compromisingintel } from "../second-edition/conditions/compromisingintel.ts";
import { decoyed as conditions_decoyed } from "../second-edition/conditions/decoyed.ts";
import { falsefriend as conditions_falsefriend } from "../second-edition/conditions/falsefriend.ts";
import { fearfulprey as conditions_fearfulprey } from "../second-edition/conditions/fearfulprey.ts";
import { guarded as conditions_guarded } from "../second-edition/conditions/guarded.ts";
import { hunted as conditions_hunted } from "../second-edition/conditions/hunted.ts";
import { illshowyouthedarkside as conditions_illshowyouthedarkside } from "../second-edition/conditions/illshowyouthedarkside.ts";
import { itstheresistance as conditions_itstheresistance } from "../second-edition/conditions/itstheresistance.ts";
import { listeningdevice as conditions_listeningdevice } from "../second-edition/conditions/listeningdevice.ts";
import { markedforelimination as conditions_markedforelimination } from "../second-edition/conditions/markedforelimination.ts";
import { mercilesspursuit as conditions_mercilesspursuit } from "../second-edition/conditions/mercilesspursuit.ts";
import { optimizedprototype as conditions_optimizedprototype } from "../second-edition/conditions/optimizedprototype.ts";
import { primedforspeed as conditions_primedforspeed } from "../second-edition/conditions/primedforspeed.ts";
import { rattled as conditions_rattled } from "../second-edition/conditions/rattled.ts";
import { sickeningmaneuver as conditions_sickeningmaneuver } from "../second-edition/conditions/sickeningmaneuver.ts";
import { suppressivefire as conditions_suppressivefire } from "../second-edition/conditions/suppressivefire.ts";
import { trialsofthedarksaber as conditions_trialsofthedarksaber } from "../second-edition/conditions/trialsofthedarksaber.ts";
import { youdbettermeanbusiness as conditions_youdbettermeanbusiness } from "../second-edition/conditions/youdbettermeanbusiness.ts";
import { youshouldthankme as conditions_youshouldthankme } from "../second-edition/conditions/youshouldthankme.ts";
import { blindedPilot as damage_core_blinded_pilot } from "../second-edition/damage/core/blinded-pilot.ts";
import { consoleFire as damage_core_console_fire } from "../second-edition/damage/core/console-fire.ts";
import { damagedEngine as damage_core_damaged_engine } from "../second-edition/damage/core/damaged-engine.ts";
import { damagedSensorArray as damage_core_damaged_sensor_array } from "../second-edition/damage/core/damaged-sensor-array.ts";
import { directHit as damage_core_direct_hit } from "../second-edition/damage/core/direct-hit.ts";
import { disabledPowerRegulator as damage_core_disabled_power_regulator } from "../second-edition/damage/core/disabled-power-regulator.ts";
import { fuelLeak as damage_core_fuel_leak } from "../second-edition/damage/core/fuel-leak.ts";
import { hullBreach as damage_core_hull_breach } from "../second-edition/damage/core/hull-breach.ts";
import { looseStabilizer as damage_core_loose_stabilizer } from "../second-edition/damage/core/loose-stabilizer.ts";
import { panickedPilot as damage_core_panicked_pilot } from "../second-edition/damage/core/panicked-pilot.ts";
import { structuralDamage as damage_core_structural_damage } from "../second-edition/damage/core/structural-damage.ts";
import { stunnedPilot as damage_core_stunned_pilot } from "../second-edition/damage/core/stunned-pilot.ts";
import { weaponsFailure as damage_core_weapons_failure } from "../second-edition/damage/core/weapons-failure.ts";
import { woundedPilot as damage_core_wounded_pilot } from "../second-edition/damage/core/wounded-pilot.ts";
import { atmosphereLeak as damage_huge_atmosphere_leak } from "../second-edition/damage/huge/atmosphere-leak.ts";
import { crewShaken as damage_huge_crew_shaken } from "../second-edition/damage/huge/crew-shaken.ts";
import { damagedCircuitry as damage_huge_damaged_circuitry } from "../second-edition/damage/huge/damaged-circuitry.ts";
import { engineCoolantLeak as damage_huge_engine_coolant_leak } from "../second-edition/damage/huge/engine-coolant-leak.ts";
import { explodingConsoles as damage_huge_exploding_consoles } from "../second-edition/damage/huge/exploding-consoles.ts";
import { hullRupture as damage_huge_hull_rupture } from "../second-edition/damage/huge/hull-rupture.ts";
import { panickedCrew as damage_huge_panicked_crew } from "../second-edition/damage/huge/panicked-crew.ts";
import { powerSurge as damage_huge_power_surge } from "../second-edition/damage/huge/power-surge.ts";
import { scrambledOrders as damage_huge_scrambled_orders } from "../second-edition/damage/huge/scrambled-orders.ts";
import { stabilizersDamaged as damage_huge_stabilizers_damaged } from "../second-edition/damage/huge/stabilizers-damaged.ts";
import { agentterex as pilots_first_order_agentterex } from "../second-edition/pilots/first-order/agentterex.ts";
import { agenttierny as pilots_first_order_agenttierny } from "../second-edition/pilots/first-order/agenttierny.ts";
import { avenger as pilots_first_order_avenger } from "../second-edition/pilots/first-order/avenger.ts";
import { backdraft as pilots_first_order_backdraft } from "../second-edition/pilots/first-order/backdraft.ts";
import { blackout as pilots_first_order_blackout } from "../second-edition/pilots/first-order/blackout.ts";
import { breach as pilots_first_order_breach } from "../second-edition/pilots/first-order/breach.ts";
import { captaincardinal as pilots_first_order_captaincardinal } from "../second-edition/pilots/first-order/captaincardinal.ts";
import { captainphasma as pilots_first_order_captainphasma } from "../second-edition/pilots/first-order/captainphasma.ts";
import { commandermalarus as pilots_first_order_commandermalarus } from "../second-edition/pilots/first-order/commandermalarus.ts";
import { commandermalarusXiclasslightshuttle as pilots_first_order_commandermalarus_xiclasslightshuttle } from "../second-edition/pilots/first-order/commandermalarus-xiclasslightshuttle.ts";
import { dread as pilots_first_order_dread } from "../second-edition/pilots/first-order/dread.ts";
import { dt798 as pilots_first_order_dt798 } from "../second-edition/pilots/first-order/dt798.ts";
import { ember as pilots_first_order_ember } from "../second-edition/pilots/first-order/ember.ts";
import { gideonhaskXiclasslightshuttle as pilots_first_order_gideonhask_xiclasslightshuttle } from "../second-edition/pilots/first-order/gideonhask-xiclasslightshuttle.ts";
import { grudge as pilots_first_order_grudge } from "../second-edition/pilots/first-order/grudge.ts";
import { holo as pilots_first_order_holo } from "../second-edition/pilots/first-order/holo.ts";
import { juljerjerrod as pilots_first_order_juljerjerrod } from "../second-edition/pilots/first-order/juljerjerrod.ts";
import { kyloren as pilots_first_order_kyloren } from "../second-edition/pilots/first-order/kyloren.ts";
import { kylorenTiewiwhispermodifiedinterceptor as pilots_first_order_kyloren_tiewiwhispermodifiedinterceptor } from "../second-edition/pilots/first-order/kyloren-tiewiwhispermodifiedinterceptor.ts";
import { lieutenantdormitz as pilots_first_order_lieutenantdormitz } from "../second-edition/pilots/first-order/lieutenantdormitz.ts";
import { lieutenantgalek as pilots_first_order_lieutenantgalek } from "../second-edition/pilots/first-order/lieutenantgalek.ts";
import { lieutenantlehuse as pilots_first_order_lieutenantlehuse } from "../second-edition/pilots/first-order/lieutenantlehuse.ts";
import { lieutenantrivas as pilots_first_order_lieutenantrivas } from "../second-edition/pilots/first-order/lieutenantrivas.ts";
import { lieutenanttavson as pilots_first_order_lieutenanttavson } from "../second-edition/pilots/first-order/lieutenanttavson.ts";
import { lingaava as pilots_first_order_lingaava } from "../second-edition/pilots/first-order/lingaava.ts";
import { longshot as pilots_first_order_longshot } from "../second-edition/pilots/first-order/longshot.ts";
import { majorstridan as pilots_first_order_majorstridan } from "../second-edition/pilots/first-order/majorstridan.ts";
import { majorvonreg as pilots_first_order_majorvonreg } from "../second-edition/pilots/first-order/majorvonreg.ts";
import { midnight as pilots_first_order_midnight } from "../second-edition/pilots/first-order/midnight.ts";
import { muse as pilots_first_order_muse } from "../second-edition/pilots/first-order/muse.ts";
import { nightfall as pilots_first_order_nightfall } from "../second-edition/pilots/first-order/nightfall.ts";
import { nullPilot as pilots_first_order_null } from "../second-edition/pilots/first-order/null.ts";
import { pettyofficerthanisson as pilots_first_order_pettyofficerthanisson } from "../second-edition/pilots/first-order/pettyofficerthanisson.ts";
import { quickdraw as pilots_first_order_quickdraw } from "../second-edition/pilots/first-order/quickdraw.ts";
import { recoil as pilots_first_order_recoil } from "../second-edition/pilots/first-order/recoil.ts";
import { rush as pilots_first_order_rush } from "../second-edition/pilots/first-order/rush.ts";
import { scorch as pilots_first_order_scorch } from "../second-edition/pilots/first-order/scorch.ts";
import { scorchTiesebomber as pilots_first_order_scorch_tiesebomber } from "../second-edition/pilots/first-order/scorch-tiesebomber.ts";
import { staticPilot as pilots_first_order_static } from "../second-edition/pilots/first-order/static.ts";
import { tn3465 as pilots_first_order_tn3465 } from "../second-edition/pilots/first-order/tn3465.ts";
import { whirlwind as pilots_first_order_whirlwind } from "../second-edition/pilots/first-order/whirlwind.ts";
import { wrath as pilots_first_order_wrath } from "../second-edition/pilots/first-order/wrath.ts";
import { backstabberBattleofyavin as pilots_galactic_empire_backstabber_battleofyavin } from "../second-edition/pilots/galactic-empire/backstabber-battleofyavin.ts";
import { captaindobbs as pilots_galactic_empire_captaindobbs } from "../second-edition/pilots/galactic-empire/captaindobbs.ts";
import { captainferoph as pilots_galactic_empire_captainferoph } from "../second-edition/pilots/galactic-empire/captainferoph.ts";
import { captainhark as pilots_galactic_empire_captainhark } from "../second-edition/pilots/galactic-empire/captainhark.ts";
import { captainjonus as pilots_galactic_empire_captainjonus } from "../second-edition/pilots/galactic-empire/captainjonus.ts";
import { captainjonusSwz105 as pilots_galactic_empire_captainjonus_swz105 } from "../second-edition/pilots/galactic-empire/captainjonus-swz105.ts";
import { captainjonusSwz98 as pilots_galactic_empire_captainjonus_swz98 } from "../second-edition/pilots/galactic-empire/captainjonus-swz98.ts";
import { captainkagi as pilots_galactic_empire_captainkagi } from "../second-edition/pilots/galactic-empire/captainkagi.ts";
import { captainoicunn as pilots_galactic_empire_captainoicunn } from "../second-edition/pilots/galactic-empire/captainoicunn.ts";
import { captainyorrBattleoverendor as pilots_galactic_empire_captainyorr_battleoverendor } from "../second-edition/pilots/galactic-empire/captainyorr-battleoverendor.ts";
import { cienaree as pilots_galactic_empire_cienaree } from "../second-edition/pilots/galactic-empire/cienaree.ts";
import { coloneljendon as pilots_galactic_empire_coloneljendon } from "../second-edition/pilots/galactic-empire/coloneljendon.ts";
import { coloneljendonBattleoverendor as pilots_galactic_empire_coloneljendon_battleoverendor } from "../second-edition/pilots/galactic-empire/coloneljendon-battleoverendor.ts";
import { colonelvessery as pilots_galactic_empire_colonelvessery } from "../second-edition/pilots/galactic-empire/colonelvessery.ts";
import { commandantgoran as pilots_galactic_empire_commandantgoran } from "../second-edition/pilots/galactic-empire/commandantgoran.ts";
import { countdown as pilots_galactic_empire_countdown } from "../second-edition/pilots/galactic-empire/countdown.ts";
import { countessryad as pilots_galactic_empire_countessryad } from "../second-edition/pilots/galactic-empire/countessryad.ts";
import { darkcurseBattleofyavin as pilots_galactic_empire_darkcurse_battleofyavin } from "../second-edition/pilots/galactic-empire/darkcurse-battleofyavin.ts";
import { darthvader as pilots_galactic_empire_darthvader } from "../second-edition/pilots/galactic-empire/darthvader.ts";
import { darthvaderBattleofyavin as pilots_galactic_empire_darthvader_battleofyavin } from "../second-edition/pilots/galactic-empire/darthvader-battleofyavin.ts";
import { darthvaderSwz105 as pilots_galactic_empire_darthvader_swz105 } from "../second-edition/pilots/galactic-empire/darthvader-swz105.ts";
import { darthvaderTieddefender as pilots_galactic_empire_darthvader_tieddefender } from "../second-edition/pilots/galactic-empire/darthvader-tieddefender.ts";
import { deathfire as pilots_galactic_empire_deathfire } from "../second-edition/pilots/galactic-empire/deathfire.ts";
import { deathfireSwz98 as pilots_galactic_empire_deathfire_swz98 } from "../second-edition/pilots/galactic-empire/deathfire-swz98.ts";
import { deathrain as pilots_galactic_empire_deathrain } from "../second-edition/pilots/galactic-empire/deathrain.ts";
import { delmeeko as pilots_galactic_empire_delmeeko } from "../second-edition/pilots/galactic-empire/delmeeko.ts";
import { doubleedge as pilots_galactic_empire_doubleedge } from "../second-edition/pilots/galactic-empire/doubleedge.ts";
import { duchess as pilots_galactic_empire_duchess } from "../second-edition/pilots/galactic-empire/duchess.ts";
import { echo as pilots_galactic_empire_echo } from "../second-edition/pilots/galactic-empire/echo.ts";
import { echoSsl as pilots_galactic_empire_echo_ssl } from "../second-edition/pilots/galactic-empire/echo-ssl.ts";
import { fifthbrother as pilots_galactic_empire_fifthbrother } from "../second-edition/pilots/galactic-empire/fifthbrother.ts";
import { flightleaderubbel as pilots_galactic_empire_flightleaderubbel } from "../second-edition/pilots/galactic-empire/flightleaderubbel.ts";
import { garsaxon as pilots_galactic_empire_garsaxon } from "../second-edition/pilots/galactic-empire/garsaxon.ts";
import { gideonhask as pilots_galactic_empire_gideonhask } from "../second-edition/pilots/galactic-empire/gideonhask.ts";
import { gideonhaskTieininterceptor as pilots_galactic_empire_gideonhask_tieininterceptor } from "../second-edition/pilots/galactic-empire/gideonhask-tieininterceptor.ts";
import { grandinquisitor as pilots_galactic_empire_grandinquisitor } from "../second-edition/pilots/galactic-empire/grandinquisitor.ts";
import { howlrunner as pilots_galactic_empire_howlrunner } from "../second-edition/pilots/galactic-empire/howlrunner.ts";
import { idenversio as pilots_galactic_empire_idenversio } from "../second-edition/pilots/galactic-empire/idenversio.ts";
import { idenversioBattleofyavin as pilots_galactic_empire_idenversio_battleofyavin } from "../second-edition/pilots/galactic-empire/idenversio-battleofyavin.ts";
import { idenversioSwz105 as pilots_galactic_empire_idenversio_swz105 } from "../second-edition/pilots/galactic-empire/idenversio-swz105.ts";
import { isbjingoist as pilots_galactic_empire_isbjingoist } from "../second-edition/pilots/galactic-empire/isbjingoist.ts";
import { junoeclipse as pilots_galactic_empire_junoeclipse } from "../second-edition/pilots/galactic-empire/junoeclipse.ts";
import { lieutenanthebslyBattleoverendor as pilots_galactic_empire_lieutenanthebsly_battleoverendor } from "../second-edition/pilots/galactic-empire/lieutenanthebsly-battleoverendor.ts";
import { lieutenantkarsabi as pilots_galactic_empire_lieutenantkarsabi } from "../second-edition/pilots/galactic-empire/lieutenantkarsabi.ts";
import { lieutenantkarsabiSsl as pilots_galactic_empire_lieutenantkarsabi_ssl } from "../second-edition/pilots/galactic-empire/lieutenantkarsabi-ssl.ts";
import { lieutenantkestal as pilots_galactic_empire_lieutenantkestal } from "../second-edition/pilots/galactic-empire/lieutenantkestal.ts";
import { lieutenantlorrir as pilots_galactic_empire_lieutenantlorrir } from "../second-edition/pilots/galactic-empire/lieutenantlorrir.ts";
import { lieutenantsai as pilots_galactic_empire_lieutenantsai } from "../second-edition/pilots/galactic-empire/lieutenantsai.ts";
import { lyttandree as pilots_galactic_empire_lyttandree } from "../second-edition/pilots/galactic-empire/lyttandree.ts";
import { maarekstele as pilots_galactic_empire_maarekstele } from "../second-edition/pilots/galactic-empire/maarekstele.ts";
import { maareksteleSwz105 as pilots_galactic_empire_maarekstele_swz105 } from "../second-edition/pilots/galactic-empire/maarekstele-swz105.ts";
import { magnatolvan as pilots_galactic_empire_magnatolvan } from "../second-edition/pilots/galactic-empire/magnatolvan.ts";
import { majormiandaBattleoverendor as pilots_galactic_empire_majormianda_battleoverendor } from "../second-edition/pilots/galactic-empire/majormianda-battleoverendor.ts";
import { majorrhymer as pilots_galactic_empire_majorrhymer } from "../second-edition/pilots/galactic-empire/majorrhymer.ts";
import { majorrhymerSwz98 as pilots_galactic_empire_majorrhymer_swz98 } from "../second-edition/pilots/galactic-empire/majorrhymer-swz98.ts";
import { majorvermeil as pilots_galactic_empire_majorvermeil } from "../second-edition/pilots/galactic-empire/majorvermeil.ts";
import { majorvynder as pilots_galactic_empire_majorvynder } from "../second-edition/pilots/galactic-empire/majorvynder.ts";
import { majorvynderSsl as pilots_galactic_empire_majorvynder_ssl } from "../second-edition/pilots/galactic-empire/majorvynder-ssl.ts";
import { maulermithel as pilots_galactic_empire_maulermithel } from "../second-edition/pilots/galactic-empire/maulermithel.ts";
import { maulermithelBattleofyavin as pilots_galactic_empire_maulermithel_battleofyavin } from "../second-edition/pilots/galactic-empire/maulermithel-battleofyavin.ts";
import { mausmonareBattleoverendor as pilots_galactic_empire_mausmonare_battleoverendor } from "../second-edition/pilots/galactic-empire/mausmonare-battleoverendor.ts";
import { moffgideon as pilots_galactic_empire_moffgideon } from "../second-edition/pilots/galactic-empire/moffgideon.ts";
import { mornakee as pilots_galactic_empire_mornakee } from "../second-edition/pilots/galactic-empire/mornakee.ts";
import { nashwindrider as pilots_galactic_empire_nashwindrider } from "../second-edition/pilots/galactic-empire/nashwindrider.ts";
import { nightbeast as pilots_galactic_empire_nightbeast } from "../second-edition/pilots/galactic-empire/nightbeast.ts";
import { nightbeastSwz105 as pilots_galactic_empire_nightbeast_swz105 } from "../second-edition/pilots/galactic-empire/nightbeast-swz105.ts";
import { puresabacc as pilots_galactic_empire_puresabacc } from "../second-edition/pilots/galactic-empire/puresabacc.ts";
import { rampage as pilots_galactic_empire_rampage } from "../second-edition/pilots/galactic-empire/rampage.ts";
import { rearadmiralchiraneau as pilots_galactic_empire_rearadmiralchiraneau } from "../second-edition/pilots/galactic-empire/rearadmiralchiraneau.ts";
import { redline as pilots_galactic_empire_redline } from "../second-edition/pilots/galactic-empire/redline.ts";
import { rexlerbrath as pilots_galactic_empire_rexlerbrath } from "../second-edition/pilots/galactic-empire/rexlerbrath.ts";
import { sapphire2Battleoverendor as pilots_galactic_empire_sapphire2_battleoverendor } from "../second-edition/pilots/galactic-empire/sapphire2-battleoverendor.ts";
import { scimitar1Battleoverendor as pilots_galactic_empire_scimitar1_battleoverendor } from "../second-edition/pilots/galactic-empire/scimitar1-battleoverendor.ts";
import { scimitar3Battleoverendor as pilots_galactic_empire_scimitar3_battleoverendor } from "../second-edition/pilots/galactic-empire/scimitar3-battleoverendor.ts";
import { scourgeskutu as pilots_galactic_empire_scourgeskutu } from "../second-edition/pilots/galactic-empire/scourgeskutu.ts";
import { scythe6Battleoverendor as pilots_galactic_empire_scythe6_battleoverendor } from "../second-edition/pilots/galactic-empire/scythe6-battleoverendor.ts";
import { secondsister as pilots_galactic_empire_secondsister } from "../second-edition/pilots/galactic-empire/secondsister.ts";
import { seventhsister as pilots_galactic_empire_seventhsister } from "../second-edition/pilots/galactic-empire/seventhsister.ts";
import { seynmarana as pilots_galactic_empire_seynmarana } from "../second-edition/pilots/galactic-empire/seynmarana.ts";
import { sigma4Battleofyavin as pilots_galactic_empire_sigma4_battleofyavin } from "../second-edition/pilots/galactic-empire/sigma4-battleofyavin.ts";
import { sigma5Battleofyavin as pilots_galactic_empire_sigma5_battleofyavin } from "../second-edition/pilots/galactic-empire/sigma5-battleofyavin.ts";
import { sigma6Battleofyavin as pilots_galactic_empire_sigma6_battleofyavin } from "../second-edition/pilots/galactic-empire/sigma6-battleofyavin.ts";
import { sigma7Battleofyavin as pilots_galactic_empire_sigma7_battleofyavin } from "../second-edition/pilots/galactic-empire/sigma7-battleofyavin.ts";
import { soontirfel as pilots_galactic_empire_soontirfel } from "../second-edition/pilots/galactic-empire/soontirfel.ts";
import { soontirfelBattleoverendor as pilots_galactic_empire_soontirfel_battleoverendor } from "../second-edition/pilots/galactic-empire/soontirfel-battleoverendor.ts";
import { tomaxbren as pilots_galactic_empire_tomaxbren } from "../second-edition/pilots/galactic-empire/tomaxbren.ts";
import { tomaxbrenSwz105 as pilots_galactic_empire_tomaxbren_swz105 } from "../second-edition/pilots/galactic-empire/tomaxbren-swz105.ts";
import { tomaxbrenSwz98 as pilots_galactic_empire_tomaxbren_swz98 } from "../second-edition/pilots/galactic-empire/tomaxbren-swz98.ts";
import { turrphennir as pilots_galactic_empire_turrphennir } from "../second-edition/pilots/galactic-empire/turrphennir.ts";
import { vagabond as pilots_galactic_empire_vagabond } from "../second-edition/pilots/galactic-empire/vagabond.ts";
import { valenrudor as pilots_galactic_empire_valenrudor } from "../second-edition/pilots/galactic-empire/valenrudor.ts";
import { valenrudorSwz105 as pilots_galactic_empire_valenrudor_swz105 } from "../second-edition/pilots/galactic-empire/valenrudor-swz105.ts";
import { vedfoslo as pilots_galactic_empire_vedfoslo } from "../second-edition/pilots/galactic-empire/vedfoslo.ts";
import { vizier as pilots_galactic_empire_vizier } from "../second-edition/pilots/galactic-empire/vizier.ts";
import { vultskerris as pilots_galactic_empire_vultskerris } from "../second-edition/pilots/galactic-empire/vultskerris.ts";
import { vultskerrisTieininterceptor as pilots_galactic_empire_vultskerris_tieininterceptor } from "../second-edition/pilots/galactic-empire/vultskerris-tieininterceptor.ts";
import { wampa as pilots_galactic_empire_wampa } from "../second-edition/pilots/galactic-empire/wampa.ts";
import { wampaBattleofyavin as pilots_galactic_empire_wampa_battleofyavin } from "../second-edition/pilots/galactic-empire/wampa-battleofyavin.ts";
import { whisper as pilots_galactic_empire_whisper } from "../second-edition/pilots/galactic-empire/whisper.ts";
import { whisperSsl as pilots_galactic_empire_whisper_ssl } from "../second-edition/pilots/galactic-empire/whisper-ssl.ts";
import { yricaquell as pilots_galactic_empire_yricaquell } from "../second-edition/pilots/galactic-empire/yricaquell.ts";
import { zertikstrom as pilots_galactic_empire_zertikstrom } from "../second-edition/pilots/galactic-empire/zertikstrom.ts";
import { aaylasecura as pilots_galactic_republic_aaylasecura } from "../second-edition/pilots/galactic-republic/aaylasecura.ts";
import { adigallia as pilots_galactic_republic_adigallia } from "../second-edition/pilots/galactic-republic/adigallia.ts";
import { adigalliaDelta7baethersprite as pilots_galactic_republic_adigallia_delta7baethersprite } from "../second-edition/pilots/galactic-republic/adigallia-delta7baethersprite.ts";
import { ahsokatano as pilots_galactic_republic_ahsokatano } from "../second-edition/pilots/galactic-republic/ahsokatano.ts";
import { ahsokatanoDelta7baethersprite as pilots_galactic_republic_ahsokatano_delta7baethersprite } from "../second-edition/pilots/galactic-republic/ahsokatano-delta7baethersprite.ts";
import { anakinskywalker as pilots_galactic_republic_anakinskywalker } from "../second-edition/pilots/galactic-republic/anakinskywalker.ts";
import { anakinskywalkerBtlbywing as pilots_galactic_republic_anakinskywalker_btlbywing } from "../second-edition/pilots/galactic-republic/anakinskywalker-btlbywing.ts";
import { anakinskywalkerDelta7baethersprite as pilots_galactic_republic_anakinskywalker_delta7baethersprite } from "../second-edition/pilots/galactic-republic/anakinskywalker-delta7baethersprite.ts";
import { anakinskywalkerEta2actis as pilots_galactic_republic_anakinskywalker_eta2actis } from "../second-edition/pilots/galactic-republic/anakinskywalker-eta2actis.ts";
import { anakinskywalkerNabooroyaln1starfighter as pilots_galactic_republic_anakinskywalker_nabooroyaln1starfighter } from "../second-edition/pilots/galactic-republic/anakinskywalker-nabooroyaln1starfighter.ts";
import { anakinskywalkerSiegeofcoruscant as pilots_galactic_republic_anakinskywalker_siegeofcoruscant } from "../second-edition/pilots/galactic-republic/anakinskywalker-siegeofcoruscant.ts";
import { axe as pilots_galactic_republic_axe } from "../second-edition/pilots/galactic-republic/axe.ts";
import { axeSiegeofcoruscant as pilots_galactic_republic_axe_siegeofcoruscant } from "../second-edition/pilots/galactic-republic/axe-siegeofcoruscant.ts";
import { barrissoffee as pilots_galactic_republic_barrissoffee } from "../second-edition/pilots/galactic-republic/barrissoffee.ts";
import { barrissoffeeDelta7baethersprite as pilots_galactic_republic_barrissoffee_delta7baethersprite } from "../second-edition/pilots/galactic-republic/barrissoffee-delta7baethersprite.ts";
import { bokatankryze as pilots_galactic_republic_bokatankryze } from "../second-edition/pilots/galactic-republic/bokatankryze.ts";
import { boost as pilots_galactic_republic_boost } from "../second-edition/pilots/galactic-republic/boost.ts";
import { broadside as pilots_galactic_republic_broadside } from "../second-edition/pilots/galactic-republic/broadside.ts";
import { contrail as pilots_galactic_republic_contrail } from "../second-edition/pilots/galactic-republic/contrail.ts";
import { contrailSiegeofcoruscant as pilots_galactic_republic_contrail_siegeofcoruscant } from "../second-edition/pilots/galactic-republic/contrail-siegeofcoruscant.ts";
import { dineeellberger as pilots_galactic_republic_dineeellberger } from "../second-edition/pilots/galactic-republic/dineeellberger.ts";
import { drift as pilots_galactic_republic_drift } from "../second-edition/pilots/galactic-republic/drift.ts";
import { gavynsykes as pilots_galactic_republic_gavynsykes } from "../second-edition/pilots/galactic-republic/gavynsykes.ts";
import { goji as pilots_galactic_republic_goji } from "../second-edition/pilots/galactic-republic/goji.ts";
import { hawk as pilots_galactic_republic_hawk } from "../second-edition/pilots/galactic-republic/hawk.ts";
import { hawkClonez95headhunter as pilots_galactic_republic_hawk_clonez95headhunter } from "../second-edition/pilots/galactic-republic/hawk-clonez95headhunter.ts";
import { hound as pilots_galactic_republic_hound } from "../second-edition/pilots/galactic-republic/hound.ts";
import { jag as pilots_galactic_republic_jag } from "../second-edition/pilots/galactic-republic/jag.ts";
import { jagSiegeofcoruscant as pilots_galactic_republic_jag_siegeofcoruscant } from "../second-edition/pilots/galactic-republic/jag-siegeofcoruscant.ts";
import { kickback as pilots_galactic_republic_kickback } from "../second-edition/pilots/galactic-republic/kickback.ts";
import { kickbackSiegeofcoruscant as pilots_galactic_republic_kickback_siegeofcoruscant } from "../second-edition/pilots/galactic-republic/kickback-siegeofcoruscant.ts";
import { killer as pilots_galactic_republic_killer } from "../second-edition/pilots/galactic-republic/killer.ts";
import { kitfisto as pilots_galactic_republic_kitfisto } from "../second-edition/pilots/galactic-republic/kitfisto.ts";
import { klick as pilots_galactic_republic_klick } from "../second-edition/pilots/galactic-republic/klick.ts";
import { klickSiegeofcoruscant as pilots_galactic_republic_klick_siegeofcoruscant } from "../second-edition/pilots/galactic-republic/klick-siegeofcoruscant.ts";
import { knack as pilots_galactic_republic_knack } from "../second-edition/pilots/galactic-republic/knack.ts";
import { luminaraunduli as pilots_galactic_republic_luminaraunduli } from "../second-edition/pilots/galactic-republic/luminaraunduli.ts";
import { luminaraunduliDelta7baethersprite as pilots_galactic_republic_luminaraunduli_delta7baethersprite } from "../second-edition/pilots/galactic-republic/luminaraunduli-delta7baethersprite.ts";
import { macewindu as pilots_galactic_republic_macewindu } from "../second-edition/pilots/galactic-republic/macewindu.ts";
import { macewinduDelta7baethersprite as pilots_galactic_republic_macewindu_delta7baethersprite } from "../second-edition/pilots/galactic-republic/macewindu-delta7baethersprite.ts";
import { matchstick as pilots_galactic_republic_matchstick } from "../second-edition/pilots/galactic-republic/matchstick.ts";
import { naboohandmaiden as pilots_galactic_republic_naboohandmaiden } from "../second-edition/pilots/galactic-republic/naboohandmaiden.ts";
import { obiwankenobi as pilots_galactic_republic_obiwankenobi } from "../second-edition/pilots/galactic-republic/obiwankenobi.ts";
import { obiwankenobiDelta7baethersprite as pilots_galactic_republic_obiwankenobi_delta7baethersprite } from "../second-edition/pilots/galactic-republic/obiwankenobi-delta7baethersprite.ts";
import { obiwankenobiEta2actis as pilots_galactic_republic_obiwankenobi_eta2actis } from "../second-edition/pilots/galactic-republic/obiwankenobi-eta2actis.ts";
import { obiwankenobiSiegeofcoruscant as pilots_galactic_republic_obiwankenobi_siegeofcoruscant } from "../second-edition/pilots/galactic-republic/obiwankenobi-siegeofcoruscant.ts";
import { oddball as pilots_galactic_republic_oddball } from "../second-edition/pilots/galactic-republic/oddball.ts";
import { oddballArc170starfighter as pilots_galactic_republic_oddball_arc170starfighter } from "../second-edition/pilots/galactic-republic/oddball-arc170starfighter.ts";
import { oddballBtlbywing as pilots_galactic_republic_oddball_btlbywing } from "../second-edition/pilots/galactic-republic/oddball-btlbywing.ts";
import { oddballNimbusclassvwing as pilots_galactic_republic_oddball_nimbusclassvwing } from "../second-edition/pilots/galactic-republic/oddball-nimbusclassvwing.ts";
import { oddballSiegeofcoruscant as pilots_galactic_republic_oddball_siegeofcoruscant } from "../second-edition/pilots/galactic-republic/oddball-siegeofcoruscant.ts";
import { padmeamidala as pilots_galactic_republic_padmeamidala } from "../second-edition/pilots/galactic-republic/padmeamidala.ts";
import { plokoon as pilots_galactic_republic_plokoon } from "../second-edition/pilots/galactic-republic/plokoon.ts";
import { plokoonDelta7baethersprite as pilots_galactic_republic_plokoon_delta7baethersprite } from "../second-edition/pilots/galactic-republic/plokoon-delta7baethersprite.ts";
import { r2d2 as pilots_galactic_republic_r2d2 } from "../second-edition/pilots/galactic-republic/r2d2.ts";
import { ricolie as pilots_galactic_republic_ricolie } from "../second-edition/pilots/galactic-republic/ricolie.ts";
import { saeseetiin as pilots_galactic_republic_saeseetiin } from "../second-edition/pilots/galactic-republic/saeseetiin.ts";
import { saeseetiinDelta7baethersprite as pilots_galactic_republic_saeseetiin_delta7baethersprite } from "../second-edition/pilots/galactic-republic/saeseetiin-delta7baethersprite.ts";
import { shaakti as pilots_galactic_republic_shaakti } from "../second-edition/pilots/galactic-republic/shaakti.ts";
import { shaaktiSiegeofcoruscant as pilots_galactic_republic_shaakti_siegeofcoruscant } from "../second-edition/pilots/galactic-republic/shaakti-siegeofcoruscant.ts";
import { sicko as pilots_galactic_republic_sicko } from "../second-edition/pilots/galactic-republic/sicko.ts";
import { sinker as pilots_galactic_republic_sinker } from "../second-edition/pilots/galactic-republic/sinker.ts";
import { slammer as pilots_galactic_republic_slammer } from "../second-edition/pilots/galactic-republic/slammer.ts";
import { slider as pilots_galactic_republic_slider } from "../second-edition/pilots/galactic-republic/slider.ts";
import { stub as pilots_galactic_republic_stub } from "../second-edition/pilots/galactic-republic/stub.ts";
import { swoop as pilots_galactic_republic_swoop } from "../second-edition/pilots/galactic-republic/swoop.ts";
import { tucker as pilots_galactic_republic_tucker } from "../second-edition/pilots/galactic-republic/tucker.ts";
import { warthog as pilots_galactic_republic_warthog } from "../second-edition/pilots/galactic-republic/warthog.ts";
import { warthogClonez95headhunter as pilots_galactic_republic_warthog_clonez95headhunter } from "../second-edition/pilots/galactic-republic/warthog-clonez95headhunter.ts";
import { wilhufftarkin as pilots_galactic_republic_wilhufftarkin } from "../second-edition/pilots/galactic-republic/wilhufftarkin.ts";
import { wolffe as pilots_galactic_republic_wolffe } from "../second-edition/pilots/galactic-republic/wolffe.ts";
import { wolffeSiegeofcoruscant as pilots_galactic_republic_wolffe_siegeofcoruscant } from "../second-edition/pilots/galactic-republic/wolffe-siegeofcoruscant.ts";
import { yoda as pilots_galactic_republic_yoda } from "../second-edition/pilots/galactic-republic/yoda.ts";
import { adonfoxBattleoverendor as pilots_rebel_alliance_adonfox_battleoverendor } from "../second-edition/pilots/rebel-alliance/adonfox-battleoverendor.ts";
import { ahsokatanoRz1awing as pilots_rebel_alliance_ahsokatano_rz1awing } from "../second-edition/pilots/rebel-alliance/ahsokatano-rz1awing.ts";
import { airencracken as pilots_rebel_alliance_airencracken } from "../second-edition/pilots/rebel-alliance/airencracken.ts";
import { alexsandrkallus as pilots_rebel_alliance_alexsandrkallus } from "../second-edition/pilots/rebel-alliance/alexsandrkallus.ts";
import { ap5 as pilots_rebel_alliance_ap5 } from "../second-edition/pilots/rebel-alliance/ap5.ts";
import { arvelcrynyd as pilots_rebel_alliance_arvelcrynyd } from "../second-edition/pilots/rebel-alliance/arvelcrynyd.ts";
import { arvelcrynydBattleoverendor as pilots_rebel_alliance_arvelcrynyd_battleoverendor } from "../second-edition/pilots/rebel-alliance/arvelcrynyd-battleoverendor.ts";
import { arvelcrynydSwz106 as pilots_rebel_alliance_arvelcrynyd_swz106 } from "../second-edition/pilots/rebel-alliance/arvelcrynyd-swz106.ts";
import { benthictwotubes as pilots_rebel_alliance_benthictwotubes } from "../second-edition/pilots/rebel-alliance/benthictwotubes.ts";
import { biggsdarklighter as pilots_rebel_alliance_biggsdarklighter } from "../second-edition/pilots/rebel-alliance/biggsdarklighter.ts";
import { biggsdarklighterBattleofyavin as pilots_rebel_alliance_biggsdarklighter_battleofyavin } from "../second-edition/pilots/rebel-alliance/biggsdarklighter-battleofyavin.ts";
import { bodhirook as pilots_rebel_alliance_bodhirook } from "../second-edition/pilots/rebel-alliance/bodhirook.ts";
import { bodicavenj as pilots_rebel_alliance_bodicavenj } from "../second-edition/pilots/rebel-alliance/bodicavenj.ts";
import { braylenstramm as pilots_rebel_alliance_braylenstramm } from "../second-edition/pilots/rebel-alliance/braylenstramm.ts";
import { braylenstrammBattleoverendor as pilots_rebel_alliance_braylenstramm_battleoverendor } from "../second-edition/pilots/rebel-alliance/braylenstramm-battleoverendor.ts";
import { captainrex as pilots_rebel_alliance_captainrex } from "../second-edition/pilots/rebel-alliance/captainrex.ts";
import { cassianandor as pilots_rebel_alliance_cassianandor } from "../second-edition/pilots/rebel-alliance/cassianandor.ts";
import { chewbacca as pilots_rebel_alliance_chewbacca } from "../second-edition/pilots/rebel-alliance/chewbacca.ts";
import { chopper as pilots_rebel_alliance_chopper } from "../second-edition/pilots/rebel-alliance/chopper.ts";
import { chopperGauntletfighter as pilots_rebel_alliance_chopper_gauntletfighter } from "../second-edition/pilots/rebel-alliance/chopper-gauntletfighter.ts";
import { clanwrenvolunteer as pilots_rebel_alliance_clanwrenvolunteer } from "../second-edition/pilots/rebel-alliance/clanwrenvolunteer.ts";
import { corranhorn as pilots_rebel_alliance_corranhorn } from "../second-edition/pilots/rebel-alliance/corranhorn.ts";
import { corranhornT65xwing as pilots_rebel_alliance_corranhorn_t65xwing } from "../second-edition/pilots/rebel-alliance/corranhorn-t65xwing.ts";
import { dashrendar as pilots_rebel_alliance_dashrendar } from "../second-edition/pilots/rebel-alliance/dashrendar.ts";
import { dashrendarSwz103Rebelalliance as pilots_rebel_alliance_dashrendar_swz103_rebelalliance } from "../second-edition/pilots/rebel-alliance/dashrendar-swz103-rebelalliance.ts";
import { dashrendarSwz103SlRebelalliance as pilots_rebel_alliance_dashrendar_swz103_sl_rebelalliance } from "../second-edition/pilots/rebel-alliance/dashrendar-swz103-sl-rebelalliance.ts";
import { derekklivian as pilots_rebel_alliance_derekklivian } from "../second-edition/pilots/rebel-alliance/derekklivian.ts";
import { dextireeBattleofyavin as pilots_rebel_alliance_dextiree_battleofyavin } from "../second-edition/pilots/rebel-alliance/dextiree-battleofyavin.ts";
import { dirkullodin as pilots_rebel_alliance_dirkullodin } from "../second-edition/pilots/rebel-alliance/dirkullodin.ts";
import { dutchvander as pilots_rebel_alliance_dutchvander } from "../second-edition/pilots/rebel-alliance/dutchvander.ts";
import { dutchvanderBattleofyavin as pilots_rebel_alliance_dutchvander_battleofyavin } from "../second-edition/pilots/rebel-alliance/dutchvander-battleofyavin.ts";
import { dutchvanderSwz106 as pilots_rebel_alliance_dutchvander_swz106 } from "../second-edition/pilots/rebel-alliance/dutchvander-swz106.ts";
import { edriotwotubes as pilots_rebel_alliance_edriotwotubes } from "../second-edition/pilots/rebel-alliance/edriotwotubes.ts";
import { esegetuketu as pilots_rebel_alliance_esegetuketu } from "../second-edition/pilots/rebel-alliance/esegetuketu.ts";
import { evaanverlaine as pilots_rebel_alliance_evaanverlaine } from "../second-edition/pilots/rebel-alliance/evaanverlaine.ts";
import { ezrabridger as pilots_rebel_alliance_ezrabridger } from "../second-edition/pilots/rebel-alliance/ezrabridger.ts";
import { ezrabridgerGauntletfighter as pilots_rebel_alliance_ezrabridger_gauntletfighter } from "../second-edition/pilots/rebel-alliance/ezrabridger-gauntletfighter.ts";
import { ezrabridgerSheathipedeclassshuttle as pilots_rebel_alliance_ezrabridger_sheathipedeclassshuttle } from "../second-edition/pilots/rebel-alliance/ezrabridger-sheathipedeclassshuttle.ts";
import { ezrabridgerTielnfighter as pilots_rebel_alliance_ezrabridger_tielnfighter } from "../second-edition/pilots/rebel-alliance/ezrabridger-tielnfighter.ts";
import { fennrauFangfighter as pilots_rebel_alliance_fennrau_fangfighter } from "../second-edition/pilots/rebel-alliance/fennrau-fangfighter.ts";
import { fennrauSheathipedeclassshuttle as pilots_rebel_alliance_fennrau_sheathipedeclassshuttle } from "../second-edition/pilots/rebel-alliance/fennrau-sheathipedeclassshuttle.ts";
import { garvendreis as pilots_rebel_alliance_garvendreis } from "../second-edition/pilots/rebel-alliance/garvendreis.ts";
import { garvendreisBattleofyavin as pilots_rebel_alliance_garvendreis_battleofyavin } from "../second-edition/pilots/rebel-alliance/garvendreis-battleofyavin.ts";
import { garvendreisT65xwing as pilots_rebel_alliance_garvendreis_t65xwing } from "../second-edition/pilots/rebel-alliance/garvendreis-t65xwing.ts";
import { gavindarklighter as pilots_rebel_alliance_gavindarklighter } from "../second-edition/pilots/rebel-alliance/gavindarklighter.ts";
import { gemmersojanBattleoverendor as pilots_rebel_alliance_gemmersojan_battleoverendor } from "../second-edition/pilots/rebel-alliance/gemmersojan-battleoverendor.ts";
import { ginamoonsong as pilots_rebel_alliance_ginamoonsong } from "../second-edition/pilots/rebel-alliance/ginamoonsong.ts";
import { ginamoonsongBattleoverendor as pilots_rebel_alliance_ginamoonsong_battleoverendor } from "../second-edition/pilots/rebel-alliance/ginamoonsong-battleoverendor.ts";
import { hansoloBattleofyavin as pilots_rebel_alliance_hansolo_battleofyavin } from "../second-edition/pilots/rebel-alliance/hansolo-battleofyavin.ts";
import { hansoloModifiedyt1300lightfreighter as pilots_rebel_alliance_hansolo_modifiedyt1300lightfreighter } from "../second-edition/pilots/rebel-alliance/hansolo-modifiedyt1300lightfreighter.ts";
import { hefftobber as pilots_rebel_alliance_hefftobber } from "../second-edition/pilots/rebel-alliance/hefftobber.ts";
import { herasyndulla as pilots_rebel_alliance_herasyndulla } from "../second-edition/pilots/rebel-alliance/herasyndulla.ts";
import { herasyndullaAsf01bwing as pilots_rebel_alliance_herasyndulla_asf01bwing } from "../second-edition/pilots/rebel-alliance/herasyndulla-asf01bwing.ts";
import { herasyndullaRz1awing as pilots_rebel_alliance_herasyndulla_rz1awing } from "../second-edition/pilots/rebel-alliance/herasyndulla-rz1awing.ts";
import { herasyndullaVcx100lightfreighter as pilots_rebel_alliance_herasyndulla_vcx100lightfreighter } from "../second-edition/pilots/rebel-alliance/herasyndulla-vcx100lightfreighter.ts";
import { holokandBattleofyavin as pilots_rebel_alliance_holokand_battleofyavin } from "../second-edition/pilots/rebel-alliance/holokand-battleofyavin.ts";
import { hortonsalm as pilots_rebel_alliance_hortonsalm } from "../second-edition/pilots/rebel-alliance/hortonsalm.ts";
import { hortonsalmSwz106 as pilots_rebel_alliance_hortonsalm_swz106 } from "../second-edition/pilots/rebel-alliance/hortonsalm-swz106.ts";
import { ibtisam as pilots_rebel_alliance_ibtisam } from "../second-edition/pilots/rebel-alliance/ibtisam.ts";
import { jakefarrell as pilots_rebel_alliance_jakefarrell } from "../second-edition/pilots/rebel-alliance/jakefarrell.ts";
import { jakefarrellSwz106 as pilots_rebel_alliance_jakefarrell_swz106 } from "../second-edition/pilots/rebel-alliance/jakefarrell-swz106.ts";
import { janors as pilots_rebel_alliance_janors } from "../second-edition/pilots/rebel-alliance/janors.ts";
import { jekporkins as pilots_rebel_alliance_jekporkins } from "../second-edition/pilots/rebel-alliance/jekporkins.ts";
import { jekporkinsBattleofyavin as pilots_rebel_alliance_jekporkins_battleofyavin } from "../second-edition/pilots/rebel-alliance/jekporkins-battleofyavin.ts";
import { jekporkinsSwz106 as pilots_rebel_alliance_jekporkins_swz106 } from "../second-edition/pilots/rebel-alliance/jekporkins-swz106.ts";
import { k2so as pilots_rebel_alliance_k2so } from "../second-edition/pilots/rebel-alliance/k2so.ts";
import { kananjarrus as pilots_rebel_alliance_kananjarrus } from "../second-edition/pilots/rebel-alliance/kananjarrus.ts";
import { kendyideleBattleoverendor as pilots_rebel_alliance_kendyidele_battleoverendor } from "../second-edition/pilots/rebel-alliance/kendyidele-battleoverendor.ts";
import { keovenzee as pilots_rebel_alliance_keovenzee } from "../second-edition/pilots/rebel-alliance/keovenzee.ts";
import { kullbeesperado as pilots_rebel_alliance_kullbeesperado } from "../second-edition/pilots/rebel-alliance/kullbeesperado.ts";
import { kylekatarn as pilots_rebel_alliance_kylekatarn } from "../second-edition/pilots/rebel-alliance/kylekatarn.ts";
import { landocalrissianBattleoverendor as pilots_rebel_alliance_landocalrissian_battleoverendor } from "../second-edition/pilots/rebel-alliance/landocalrissian-battleoverendor.ts";
import { landocalrissianModifiedyt1300lightfreighter as pilots_rebel_alliance_landocalrissian_modifiedyt1300lightfreighter } from "../second-edition/pilots/rebel-alliance/landocalrissian-modifiedyt1300lightfreighter.ts";
import { leebo as pilots_rebel_alliance_leebo } from "../second-edition/pilots/rebel-alliance/leebo.ts";
import { leeboSwz103Rebelalliance as pilots_rebel_alliance_leebo_swz103_rebelalliance } from "../second-edition/pilots/rebel-alliance/leebo-swz103-rebelalliance.ts";
import { leeboSwz103SlRebelalliance as pilots_rebel_alliance_leebo_swz103_sl_rebelalliance } from "../second-edition/pilots/rebel-alliance/leebo-swz103-sl-rebelalliance.ts";
import { leevantenza as pilots_rebel_alliance_leevantenza } from "../second-edition/pilots/rebel-alliance/leevantenza.ts";
import { leiaorgana as pilots_rebel_alliance_leiaorgana } from "../second-edition/pilots/rebel-alliance/leiaorgana.ts";
import { lieutenantblount as pilots_rebel_alliance_lieutenantblount } from "../second-edition/pilots/rebel-alliance/lieutenantblount.ts";
import { lowhhrick as pilots_rebel_alliance_lowhhrick } from "../second-edition/pilots/rebel-alliance/lowhhrick.ts";
import { lukeskywalker as pilots_rebel_alliance_lukeskywalker } from "../second-edition/pilots/rebel-alliance/lukeskywalker.ts";
import { lukeskywalkerBattleofyavin as pilots_rebel_alliance_lukeskywalker_battleofyavin } from "../second-edition/pilots/rebel-alliance/lukeskywalker-battleofyavin.ts";
import { lukeskywalkerSwz106 as pilots_rebel_alliance_lukeskywalker_swz106 } from "../second-edition/pilots/rebel-alliance/lukeskywalker-swz106.ts";
import { magvayarro as pilots_rebel_alliance_magvayarro } from "../second-edition/pilots/rebel-alliance/magvayarro.ts";
import { mirandadoni as pilots_rebel_alliance_mirandadoni } from "../second-edition/pilots/rebel-alliance/mirandadoni.ts";
import { netrempollard as pilots_rebel_alliance_netrempollard } from "../second-edition/pilots/rebel-alliance/netrempollard.ts";
import { norrawexley as pilots_rebel_alliance_norrawexley } from "../second-edition/pilots/rebel-alliance/norrawexley.ts";
import { norrawexleyBtla4ywing as pilots_rebel_alliance_norrawexley_btla4ywing } from "../second-edition/pilots/rebel-alliance/norrawexley-btla4ywing.ts";
import { popskrail as pilots_rebel_alliance_popskrail } from "../second-edition/pilots/rebel-alliance/popskrail.ts";
import { popskrailBattleofyavin as pilots_rebel_alliance_popskrail_battleofyavin } from "../second-edition/pilots/rebel-alliance/popskrail-battleofyavin.ts";
import { roarkgarnet as pilots_rebel_alliance_roarkgarnet } from "../second-edition/pilots/rebel-alliance/roarkgarnet.ts";
import { sabinewren as pilots_rebel_alliance_sabinewren } from "../second-edition/pilots/rebel-alliance/sabinewren.ts";
import { sabinewrenRz1awing as pilots_rebel_alliance_sabinewren_rz1awing } from "../second-edition/pilots/rebel-alliance/sabinewren-rz1awing.ts";
import { sabinewrenTielnfighter as pilots_rebel_alliance_sabinewren_tielnfighter } from "../second-edition/pilots/rebel-alliance/sabinewren-tielnfighter.ts";
import { sawgerrera as pilots_rebel_alliance_sawgerrera } from "../second-edition/pilots/rebel-alliance/sawgerrera.ts";
import { sharabey as pilots_rebel_alliance_sharabey } from "../second-edition/pilots/rebel-alliance/sharabey.ts";
import { sharabeyRz1awing as pilots_rebel_alliance_sharabey_rz1awing } from "../second-edition/pilots/rebel-alliance/sharabey-rz1awing.ts";
import { sharabeySwz106 as pilots_rebel_alliance_sharabey_swz106 } from "../second-edition/pilots/rebel-alliance/sharabey-swz106.ts";
import { tennumb as pilots_rebel_alliance_tennumb } from "../second-edition/pilots/rebel-alliance/tennumb.ts";
import { thanekyrell as pilots_rebel_alliance_thanekyrell } from "../second-edition/pilots/rebel-alliance/thanekyrell.ts";
import { tychocelchu as pilots_rebel_alliance_tychocelchu } from "../second-edition/pilots/rebel-alliance/tychocelchu.ts";
import { tychocelchuBattleoverendor as pilots_rebel_alliance_tychocelchu_battleoverendor } from "../second-edition/pilots/rebel-alliance/tychocelchu-battleoverendor.ts";
import { wedgeantilles as pilots_rebel_alliance_wedgeantilles } from "../second-edition/pilots/rebel-alliance/wedgeantilles.ts";
import { wedgeantillesBattleofyavin as pilots_rebel_alliance_wedgeantilles_battleofyavin } from "../second-edition/pilots/rebel-alliance/wedgeantilles-battleofyavin.ts";
import { wedgeantillesBattleoverendor as pilots_rebel_alliance_wedgeantilles_battleoverendor } from "../second-edition/pilots/rebel-alliance/wedgeantilles-battleoverendor.ts";
import { wedgeantillesRz1awing as pilots_rebel_alliance_wedgeantilles_rz1awing } from "../second-edition/pilots/rebel-alliance/wedgeantilles-rz1awing.ts";
import { wesjanson as pilots_rebel_alliance_wesjanson } from "../second-edition/pilots/rebel-alliance/wesjanson.ts";
import { wullffwarro as pilots_rebel_alliance_wullffwarro } from "../second-edition/pilots/rebel-alliance/wullffwarro.ts";
import { yendorBattleoverendor as pilots_rebel_alliance_yendor_battleoverendor } from "../second-edition/pilots/rebel-alliance/yendor-battleoverendor.ts";
import { zeborrelios as pilots_rebel_alliance_zeborrelios } from "../second-edition/pilots/rebel-alliance/zeborrelios.ts";
import { zeborreliosSheathipedeclassshuttle as pilots_rebel_alliance_zeborrelios_sheathipedeclassshuttle } from "../second-edition/pilots/rebel-alliance/zeborrelios-sheathipedeclassshuttle.ts";
import { zeborreliosTielnfighter as pilots_rebel_alliance_zeborrelios_tielnfighter } from "../second-edition/pilots/rebel-alliance/zeborrelios-tielnfighter.ts";
import { aftabackbar as pilots_resistance_aftabackbar } from "../second-edition/pilots/resistance/aftabackbar.ts";
import { bb8 as pilots_resistance_bb8 } from "../second-edition/pilots/resistance/bb8.ts";
import { benteene as pilots_resistance_benteene } from "../second-edition/pilots/resistance/benteene.ts";
import { caithrenalli as pilots_resistance_caithrenalli } from "../second-edition/pilots/resistance/caithrenalli.ts";
import { caithrenalliBtanr2ywing as pilots_resistance_caithrenalli_btanr2ywing } from "../second-edition/pilots/resistance/caithrenalli-btanr2ywing.ts";
import { cat as pilots_resistance_cat } from "../second-edition/pilots/resistance/cat.ts";
import { chewbaccaScavengedyt1300 as pilots_resistance_chewbacca_scavengedyt1300 } from "../second-edition/pilots/resistance/chewbacca-scavengedyt1300.ts";
import { coruskapellim as pilots_resistance_coruskapellim } from "../second-edition/pilots/resistance/coruskapellim.ts";
import { covanell as pilots_resistance_covanell } from "../second-edition/pilots/resistance/covanell.ts";
import { edonkappehl as pilots_resistance_edonkappehl } from "../second-edition/pilots/resistance/edonkappehl.ts";
import { elloasty as pilots_resistance_elloasty } from "../second-edition/pilots/resistance/elloasty.ts";
import { finchdallow as pilots_resistance_finchdallow } from "../second-edition/pilots/resistance/finchdallow.ts";
import { finn as pilots_resistance_finn } from "../second-edition/pilots/resistance/finn.ts";
import { greersonnel as pilots_resistance_greersonnel } from "../second-edition/pilots/resistance/greersonnel.ts";
import { hansoloScavengedyt1300 as pilots_resistance_hansolo_scavengedyt1300 } from "../second-edition/pilots/resistance/hansolo-scavengedyt1300.ts";
import { jarekyeager as pilots_resistance_jarekyeager } from "../second-edition/pilots/resistance/jarekyeager.ts";
import { jaycristubbs as pilots_resistance_jaycristubbs } from "../second-edition/pilots/resistance/jaycristubbs.ts";
import { jessikapava as pilots_resistance_jessikapava } from "../second-edition/pilots/resistance/jessikapava.ts";
import { jophseastriker as pilots_resistance_jophseastriker } from "../second-edition/pilots/resistance/jophseastriker.ts";
import { karekun as pilots_resistance_karekun } from "../second-edition/pilots/resistance/karekun.ts";
import { kazudaxiono as pilots_resistance_kazudaxiono } from "../second-edition/pilots/resistance/kazudaxiono.ts";
import { landocalrissianScavengedyt1300 as pilots_resistance_landocalrissian_scavengedyt1300 } from "../second-edition/pilots/resistance/landocalrissian-scavengedyt1300.ts";
import { legafossang as pilots_resistance_legafossang } from "../second-edition/pilots/resistance/legafossang.ts";
import { lieutenantbastian as pilots_resistance_lieutenantbastian } from "../second-edition/pilots/resistance/lieutenantbastian.ts";
import { lulolampar as pilots_resistance_lulolampar } from "../second-edition/pilots/resistance/lulolampar.ts";
import { merlcobben as pilots_resistance_merlcobben } from "../second-edition/pilots/resistance/merlcobben.ts";
import { niennunb as pilots_resistance_niennunb } from "../second-edition/pilots/resistance/niennunb.ts";
import { nimichireen as pilots_resistance_nimichireen } from "../second-edition/pilots/resistance/nimichireen.ts";
import { nodinchavdri as pilots_resistance_nodinchavdri } from "../second-edition/pilots/resistance/nodinchavdri.ts";
import { paigetico as pilots_resistance_paigetico } from "../second-edition/pilots/resistance/paigetico.ts";
import { pammichnerrogoode as pilots_resistance_pammichnerrogoode } from "../second-edition/pilots/resistance/pammichnerrogoode.ts";
import { poedameron as pilots_resistance_poedameron } from "../second-edition/pilots/resistance/poedameron.ts";
import { poedameronScavengedyt1300 as pilots_resistance_poedameron_scavengedyt1300 } from "../second-edition/pilots/resistance/poedameron-scavengedyt1300.ts";
import { poedameronSwz68 as pilots_resistance_poedameron_swz68 } from "../second-edition/pilots/resistance/poedameron-swz68.ts";
import { r1j5 as pilots_resistance_r1j5 } from "../second-edition/pilots/resistance/r1j5.ts";
import { rey as pilots_resistance_rey } from "../second-edition/pilots/resistance/rey.ts";
import { ronithblario as pilots_resistance_ronithblario } from "../second-edition/pilots/resistance/ronithblario.ts";
import { rosetico as pilots_resistance_rosetico } from "../second-edition/pilots/resistance/rosetico.ts";
import { seftinvanik as pilots_resistance_seftinvanik } from "../second-edition/pilots/resistance/seftinvanik.ts";
import { shasazaro as pilots_resistance_shasazaro } from "../second-edition/pilots/resistance/shasazaro.ts";
import { suralindajavos as pilots_resistance_suralindajavos } from "../second-edition/pilots/resistance/suralindajavos.ts";
import { takajamoreesa as pilots_resistance_takajamoreesa } from "../second-edition/pilots/resistance/takajamoreesa.ts";
import { tallissanlintra as pilots_resistance_tallissanlintra } from "../second-edition/pilots/resistance/tallissanlintra.ts";
import { temminwexley as pilots_resistance_temminwexley } from "../second-edition/pilots/resistance/temminwexley.ts";
import { temminwexleySwz68 as pilots_resistance_temminwexley_swz68 } from "../second-edition/pilots/resistance/temminwexley-swz68.ts";
import { tezanasz as pilots_resistance_tezanasz } from "../second-edition/pilots/resistance/tezanasz.ts";
import { venisadoza as pilots_resistance_venisadoza } from "../second-edition/pilots/resistance/venisadoza.ts";
import { vennie as pilots_resistance_vennie } from "../second-edition/pilots/resistance/vennie.ts";
import { vimoradi as pilots_resistance_vimoradi } from "../second-edition/pilots/resistance/vimoradi.ts";
import { wilsateshlo as pilots_resistance_wilsateshlo } from "../second-edition/pilots/resistance/wilsateshlo.ts";
import { wrobietyce as pilots_resistance_wrobietyce } from "../second-edition/pilots/resistance/wrobietyce.ts";
import { zaribangel as pilots_resistance_zaribangel } from "../second-edition/pilots/resistance/zaribangel.ts";
import { zayversio as pilots_resistance_zayversio } from "../second-edition/pilots/resistance/zayversio.ts";
import { zizitlo as pilots_resistance_zizitlo } from "../second-edition/pilots/resistance/zizitlo.ts";
import { zoriibliss as pilots_resistance_zoriibliss } from "../second-edition/pilots/resistance/zoriibliss.ts";
import { fourLom as pilots_scum_and_villainy_4lom } from "../second-edition/pilots/scum-and-villainy/4lom.ts";
import { ahhav as pilots_scum_and_villainy_ahhav } from "../second-edition/pilots/scum-and-villainy/ahhav.ts";
import { arlizhadrassian as pilots_scum_and_villainy_arlizhadrassian } from "../second-edition/pilots/scum-and-villainy/arlizhadrassian.ts";
import { asajjventress as pilots_scum_and_villainy_asajjventress } from "../second-edition/pilots/scum-and-villainy/asajjventress.ts";
import { bobafett as pilots_scum_and_villainy_bobafett } from "../second-edition/pilots/scum-and-villainy/bobafett.ts";
import { bossk as pilots_scum_and_villainy_bossk } from "../second-edition/pilots/scum-and-villainy/bossk.ts";
import { bosskInHeadhunter as pilots_scum_and_villainy_bossk_z95af4headhunter } from "../second-edition/pilots/scum-and-villainy/bossk-z95af4headhunter.ts";
import { cadbane as pilots_scum_and_villainy_cadbane } from "../second-edition/pilots/scum-and-villainy/cadbane.ts";
import { captainjostero as pilots_scum_and_villainy_captainjostero } from "../second-edition/pilots/scum-and-villainy/captainjostero.ts";
import { captainnym as pilots_scum_and_villainy_captainnym } from "../second-edition/pilots/scum-and-villainy/captainnym.ts";
import { captainseevor as pilots_scum_and_villainy_captainseevor } from "../second-edition/pilots/scum-and-villainy/captainseevor.ts";
import { constablezuvio as pilots_scum_and_villainy_constablezuvio } from "../second-edition/pilots/scum-and-villainy/constablezuvio.ts";
import { dacebonearm as pilots_scum_and_villainy_dacebonearm } from "../second-edition/pilots/scum-and-villainy/dacebonearm.ts";
import { dalanoberos as pilots_scum_and_villainy_dalanoberos } from "../second-edition/pilots/scum-and-villainy/dalanoberos.ts";
import { dalanoberosStarviperclassattackplatform as pilots_scum_and_villainy_dalanoberos_starviperclassattackplatform } from "../second-edition/pilots/scum-and-villainy/dalanoberos-starviperclassattackplatform.ts";
import { dashrendarSwz103SlScumandvillainy as pilots_scum_and_villainy_dashrendar_swz103_sl_scumandvillainy } from "../second-edition/pilots/scum-and-villainy/dashrendar-swz103-sl-scumandvillainy.ts";
import { dengar as pilots_scum_and_villainy_dengar } from "../second-edition/pilots/scum-and-villainy/dengar.ts";
import { doctoraphra as pilots_scum_and_villainy_doctoraphra } from "../second-edition/pilots/scum-and-villainy/doctoraphra.ts";
import { drearenthal as pilots_scum_and_villainy_drearenthal } from "../second-edition/pilots/scum-and-villainy/drearenthal.ts";
import { durge as pilots_scum_and_villainy_durge } from "../second-edition/pilots/scum-and-villainy/durge.ts";
import { emonazzameen as pilots_scum_and_villainy_emonazzameen } from "../second-edition/pilots/scum-and-villainy/emonazzameen.ts";
import { fennrau as pilots_scum_and_villainy_fennrau } from "../second-edition/pilots/scum-and-villainy/fennrau.ts";
import { foremanproach as pilots_scum_and_villainy_foremanproach } from "../second-edition/pilots/scum-and-villainy/foremanproach.ts";
import { g4rgorvm as pilots_scum_and_villainy_g4rgorvm } from "../second-edition/pilots/scum-and-villainy/g4rgorvm.ts";
import { gamutkey as pilots_scum_and_villainy_gamutkey } from "../second-edition/pilots/scum-and-villainy/gamutkey.ts";
import { genesisred as pilots_scum_and_villainy_genesisred } from "../second-edition/pilots/scum-and-villainy/genesisred.ts";
import { graz as pilots_scum_and_villainy_graz } from "../second-edition/pilots/scum-and-villainy/graz.ts";
import { guildbountyhunter as pilots_scum_and_villainy_guildbountyhunter } from "../second-edition/pilots/scum-and-villainy/guildbountyhunter.ts";
import { guri as pilots_scum_and_villainy_guri } from "../second-edition/pilots/scum-and-villainy/guri.ts";
import { hansolo as pilots_scum_and_villainy_hansolo } from "../second-edition/pilots/scum-and-villainy/hansolo.ts";
import { hondoohnaka as pilots_scum_and_villainy_hondoohnaka } from "../second-edition/pilots/scum-and-villainy/hondoohnaka.ts";
import { ig88a as pilots_scum_and_villainy_ig88a } from "../second-edition/pilots/scum-and-villainy/ig88a.ts";
import { ig88b as pilots_scum_and_villainy_ig88b } from "../second-edition/pilots/scum-and-villainy/ig88b.ts";
import { ig88c as pilots_scum_and_villainy_ig88c } from "../second-edition/pilots/scum-and-villainy/ig88c.ts";
import { ig88d as pilots_scum_and_villainy_ig88d } from "../second-edition/pilots/scum-and-villainy/ig88d.ts";
import { inaldra as pilots_scum_and_villainy_inaldra } from "../second-edition/pilots/scum-and-villainy/inaldra.ts";
import { joyrekkoff as pilots_scum_and_villainy_joyrekkoff } from "../second-edition/pilots/scum-and-villainy/joyrekkoff.ts";
import { kaatoleeachos as pilots_scum_and_villainy_kaatoleeachos } from "../second-edition/pilots/scum-and-villainy/kaatoleeachos.ts";
import { kadsolus as pilots_scum_and_villainy_kadsolus } from "../second-edition/pilots/scum-and-villainy/kadsolus.ts";
import { kananjarrusInFreighter as pilots_scum_and_villainy_kananjarrus_hwk290lightfreighter } from "../second-edition/pilots/scum-and-villainy/kananjarrus-hwk290lightfreighter.ts";
import { kathscarlet as pilots_scum_and_villainy_kathscarlet } from "../second-edition/pilots/scum-and-villainy/kathscarlet.ts";
import { kavil as pilots_scum_and_villainy_kavil } from "../second-edition/pilots/scum-and-villainy/kavil.ts";
import { ketsuonyo as pilots_scum_and_villainy_ketsuonyo } from "../second-edition/pilots/scum-and-villainy/ketsuonyo.ts";
import { koshkafrost as pilots_scum_and_villainy_koshkafrost } from "../second-edition/pilots/scum-and-villainy/koshkafrost.ts";
import { krassistrelix as pilots_scum_and_villainy_krassistrelix } from "../second-edition/pilots/scum-and-villainy/krassistrelix.ts";
import { l337 as pilots_scum_and_villainy_l337 } from "../second-edition/pilots/scum-and-villainy/l337.ts";
import { l337Escapecraft as pilots_scum_and_villainy_l337_escapecraft } from "../second-edition/pilots/scum-and-villainy/l337-escapecraft.ts";
import { laetinashera as pilots_scum_and_villainy_laetinashera } from "../second-edition/pilots/scum-and-villainy/laetinashera.ts";
import { landocalrissian as pilots_scum_and_villainy_landocalrissian } from "../second-edition/pilots/scum-and-villainy/landocalrissian.ts";
import { landocalrissianEscapecraft as pilots_scum_and_villainy_landocalrissian_escapecraft } from "../second-edition/pilots/scum-and-villainy/landocalrissian-escapecraft.ts";
import { lapin as pilots_scum_and_villainy_lapin } from "../second-edition/pilots/scum-and-villainy/lapin.ts";
import { lattsrazzi as pilots_scum_and_villainy_lattsrazzi } from "../second-edition/pilots/scum-and-villainy/lattsrazzi.ts";
import { leeboSwz103SlScumandvillainy as pilots_scum_and_villainy_leebo_swz103_sl_scumandvillainy } from "../second-edition/pilots/scum-and-villainy/leebo-swz103-sl-scumandvillainy.ts";
import { leemakai as pilots_scum_and_villainy_leemakai } from "../second-edition/pilots/scum-and-villainy/leemakai.ts";
import { manaroo as pilots_scum_and_villainy_manaroo } from "../second-edition/pilots/scum-and-villainy/manaroo.ts";
import { mandalorianroyalguard as pilots_scum_and_villainy_mandalorianroyalguard } from "../second-edition/pilots/scum-and-villainy/mandalorianroyalguard.ts";
import { maul as pilots_scum_and_villainy_maul } from "../second-edition/pilots/scum-and-villainy/maul.ts";
import { moraloeval as pilots_scum_and_villainy_moraloeval } from "../second-edition/pilots/scum-and-villainy/moraloeval.ts";
import { nashtahpup as pilots_scum_and_villainy_nashtahpup } from "../second-edition/pilots/scum-and-villainy/nashtahpup.ts";
import { ndrusuhlak as pilots_scum_and_villainy_ndrusuhlak } from "../second-edition/pilots/scum-and-villainy/ndrusuhlak.ts";
import { nomlumb as pilots_scum_and_villainy_nomlumb } from "../second-edition/pilots/scum-and-villainy/nomlumb.ts";
import { nomlumbInRogue as pilots_scum_and_villainy_nomlumb_rogueclassstarfighter } from "../second-edition/pilots/scum-and-villainy/nomlumb-rogueclassstarfighter.ts";
import { oldteroch as pilots_scum_and_villainy_oldteroch } from "../second-edition/pilots/scum-and-villainy/oldteroch.ts";
import { outerrimpioneer as pilots_scum_and_villainy_outerrimpioneer } from "../second-edition/pilots/scum-and-villainy/outerrimpioneer.ts";
import { overseeryushyn as pilots_scum_and_villainy_overseeryushyn } from "../second-edition/pilots/scum-and-villainy/overseeryushyn.ts";
import { padric as pilots_scum_and_villainy_padric } from "../second-edition/pilots/scum-and-villainy/padric.ts";
import { palobgodalhi as pilots_scum_and_villainy_palobgodalhi } from "../second-edition/pilots/scum-and-villainy/palobgodalhi.ts";
import { princexizor as pilots_scum_and_villainy_princexizor } from "../second-edition/pilots/scum-and-villainy/princexizor.ts";
import { q90 as pilots_scum_and_villainy_q90 } from "../second-edition/pilots/scum-and-villainy/q90.ts";
import { quinnjast as pilots_scum_and_villainy_quinnjast } from "../second-edition/pilots/scum-and-villainy/quinnjast.ts";
import { rookkast as pilots_scum_and_villainy_rookkast } from "../second-edition/pilots/scum-and-villainy/rookkast.ts";
import { sabinewrenLancerclasspursuitcraft as pilots_scum_and_villainy_sabinewren_lancerclasspursuitcraft } from "../second-edition/pilots/scum-and-villainy/sabinewren-lancerclasspursuitcraft.ts";
import { sarcoplank as pilots_scum_and_villainy_sarcoplank } from "../second-edition/pilots/scum-and-villainy/sarcoplank.ts";
import { serissu as pilots_scum_and_villainy_serissu } from "../second-edition/pilots/scum-and-villainy/serissu.ts";
import { solsixxa as pilots_scum_and_villainy_solsixxa } from "../second-edition/pilots/scum-and-villainy/solsixxa.ts";
import { sunnybounder as pilots_scum_and_villainy_sunnybounder } from "../second-edition/pilots/scum-and-villainy/sunnybounder.ts";
import { talonbanecobra as pilots_scum_and_villainy_talonbanecobra } from "../second-edition/pilots/scum-and-villainy/talonbanecobra.ts";
import { tapusk as pilots_scum_and_villainy_tapusk } from "../second-edition/pilots/scum-and-villainy/tapusk.ts";
import { teltrevura as pilots_scum_and_villainy_teltrevura } from "../second-edition/pilots/scum-and-villainy/teltrevura.ts";
import { themandalorian as pilots_scum_and_villainy_themandalorian } from "../second-edition/pilots/scum-and-villainy/themandalorian.ts";
import { toranikulda as pilots_scum_and_villainy_toranikulda } from "../second-edition/pilots/scum-and-villainy/toranikulda.ts";
import { torkilmux as pilots_scum_and_villainy_torkilmux } from "../second-edition/pilots/scum-and-villainy/torkilmux.ts";
import { torphun as pilots_scum_and_villainy_torphun } from "../second-edition/pilots/scum-and-villainy/torphun.ts";
import { unkarplutt as pilots_scum_and_villainy_unkarplutt } from "../second-edition/pilots/scum-and-villainy/unkarplutt.ts";
import { viktorhel as pilots_scum_and_villainy_viktorhel } from "../second-edition/pilots/scum-and-villainy/viktorhel.ts";
import { viktorhelInRogue as pilots_scum_and_villainy_viktorhel_rogueclassstarfighter } from "../second-edition/pilots/scum-and-villainy/viktorhel-rogueclassstarfighter.ts";
import { zuckuss as pilots_scum_and_villainy_zuckuss } from "../second-edition/pilots/scum-and-villainy/zuckuss.ts";
import { o66 as pilots_separatist_alliance_066 } from "../second-edition/pilots/separatist-alliance/066.ts";
import { aurrasing as pilots_separatist_alliance_aurrasing } from "../second-edition/pilots/separatist-alliance/aurrasing.ts";
import { baktoidprototype as pilots_separatist_alliance_baktoidprototype } from "../second-edition/pilots/separatist-alliance/baktoidprototype.ts";
import { baktoidprototypeSiegeofcoruscant as pilots_separatist_alliance_baktoidprototype_siegeofcoruscant } from "../second-edition/pilots/separatist-alliance/baktoidprototype-siegeofcoruscant.ts";
import { berwerkret as pilots_separatist_alliance_berwerkret } from "../second-edition/pilots/separatist-alliance/berwerkret.ts";
import { bobafettFiresprayclasspatrolcraft as pilots_separatist_alliance_bobafett_firesprayclasspatrolcraft } from "../second-edition/pilots/separatist-alliance/bobafett-firesprayclasspatrolcraft.ts";
import { bobafettSeparatistalliance as pilots_separatist_alliance_bobafett_separatistalliance } from "../second-edition/pilots/separatist-alliance/bobafett-separatistalliance.ts";
import { bokatankryzeSeparatistalliance as pilots_separatist_alliance_bokatankryze_separatistalliance } from "../second-edition/pilots/separatist-alliance/bokatankryze-separatistalliance.ts";
import { bombardmentdrone as pilots_separatist_alliance_bombardmentdrone } from "../second-edition/pilots/separatist-alliance/bombardmentdrone.ts";
import { cadbaneSeparatistalliance as pilots_separatist_alliance_cadbane_separatistalliance } from "../second-edition/pilots/separatist-alliance/cadbane-separatistalliance.ts";
import { captainsear as pilots_separatist_alliance_captainsear } from "../second-edition/pilots/separatist-alliance/captainsear.ts";
import { chertek as pilots_separatist_alliance_chertek } from "../second-edition/pilots/separatist-alliance/chertek.ts";
import { countdooku as pilots_separatist_alliance_countdooku } from "../second-edition/pilots/separatist-alliance/countdooku.ts";
import { countdookuSiegeofcoruscant as pilots_separatist_alliance_countdooku_siegeofcoruscant } from "../second-edition/pilots/separatist-alliance/countdooku-siegeofcoruscant.ts";
import { darthmaul as pilots_separatist_alliance_darthmaul } from "../second-edition/pilots/separatist-alliance/darthmaul.ts";
import { dbs32c as pilots_separatist_alliance_dbs32c } from "../second-edition/pilots/separatist-alliance/dbs32c.ts";
import { dbs32cSiegeofcoruscant as pilots_separatist_alliance_dbs32c_siegeofcoruscant } from "../second-edition/pilots/separatist-alliance/dbs32c-siegeofcoruscant.ts";
import { dbs404 as pilots_separatist_alliance_dbs404 } from "../second-edition/pilots/separatist-alliance/dbs404.ts";
import { dbs404Siegeofcoruscant as pilots_separatist_alliance_dbs404_siegeofcoruscant } from "../second-edition/pilots/separatist-alliance/dbs404-siegeofcoruscant.ts";
import { dfs081 as pilots_separatist_alliance_dfs081 } from "../second-edition/pilots/separatist-alliance/dfs081.ts";
import { dfs081Siegeofcoruscant as pilots_separatist_alliance_dfs081_siegeofcoruscant } from "../second-edition/pilots/separatist-alliance/dfs081-siegeofcoruscant.ts";
import { dfs311 as pilots_separatist_alliance_dfs311 } from "../second-edition/pilots/separatist-alliance/dfs311.ts";
import { dfs311Siegeofcoruscant as pilots_separatist_alliance_dfs311_siegeofcoruscant } from "../second-edition/pilots/separatist-alliance/dfs311-siegeofcoruscant.ts";
import { dgs047 as pilots_separatist_alliance_dgs047 } from "../second-edition/pilots/separatist-alliance/dgs047.ts";
import { dgs286 as pilots_separatist_alliance_dgs286 } from "../second-edition/pilots/separatist-alliance/dgs286.ts";
import { dis347 as pilots_separatist_alliance_dis347 } from "../second-edition/pilots/separatist-alliance/dis347.ts";
import { dis347Siegeofcoruscant as pilots_separatist_alliance_dis347_siegeofcoruscant } from "../second-edition/pilots/separatist-alliance/dis347-siegeofcoruscant.ts";
import { dist81 as pilots_separatist_alliance_dist81 } from "../second-edition/pilots/separatist-alliance/dist81.ts";
import { dist81Siegeofcoruscant as pilots_separatist_alliance_dist81_siegeofcoruscant } from "../second-edition/pilots/separatist-alliance/dist81-siegeofcoruscant.ts";
import { durgeSeparatistalliance as pilots_separatist_alliance_durge_separatistalliance } from "../second-edition/pilots/separatist-alliance/durge-separatistalliance.ts";
import { fearsomepredator as pilots_separatist_alliance_fearsomepredator } from "../second-edition/pilots/separatist-alliance/fearsomepredator.ts";
import { generalgrievous as pilots_separatist_alliance_generalgrievous } from "../second-edition/pilots/separatist-alliance/generalgrievous.ts";
import { geonosianprototype as pilots_separatist_alliance_geonosianprototype } from "../second-edition/pilots/separatist-alliance/geonosianprototype.ts";
import { gorgol as pilots_separatist_alliance_gorgol } from "../second-edition/pilots/separatist-alliance/gorgol.ts";
import { haorchallprototype as pilots_separatist_alliance_haorchallprototype } from "../second-edition/pilots/separatist-alliance/haorchallprototype.ts";
import { haorchallprototypeSiegeofcoruscant as pilots_separatist_alliance_haorchallprototype_siegeofcoruscant } from "../second-edition/pilots/separatist-alliance/haorchallprototype-siegeofcoruscant.ts";
import { ig101 as pilots_separatist_alliance_ig101 } from "../second-edition/pilots/separatist-alliance/ig101.ts";
import { ig102 as pilots_separatist_alliance_ig102 } from "../second-edition/pilots/separatist-alliance/ig102.ts";
import { ig111 as pilots_separatist_alliance_ig111 } from "../second-edition/pilots/separatist-alliance/ig111.ts";
import { jangofett as pilots_separatist_alliance_jangofett } from "../second-edition/pilots/separatist-alliance/jangofett.ts";
import { kelrodoaiholdout as pilots_separatist_alliance_kelrodoaiholdout } from "../second-edition/pilots/separatist-alliance/kelrodoaiholdout.ts";
import { magnaguardprotector as pilots_separatist_alliance_magnaguardprotector } from "../second-edition/pilots/separatist-alliance/magnaguardprotector.ts";
import { onderonoppressor as pilots_separatist_alliance_onderonoppressor } from "../second-edition/pilots/separatist-alliance/onderonoppressor.ts";
import { phlacarphoccprototype as pilots_separatist_alliance_phlacarphoccprototype } from "../second-edition/pilots/separatist-alliance/phlacarphoccprototype.ts";
import { phlacarphoccprototypeSiegeofcoruscant as pilots_separatist_alliance_phlacarphoccprototype_siegeofcoruscant } from "../second-edition/pilots/separatist-alliance/phlacarphoccprototype-siegeofcoruscant.ts";
import { precisehunter as pilots_separatist_alliance_precisehunter } from "../second-edition/pilots/separatist-alliance/precisehunter.ts";
import { previzsla as pilots_separatist_alliance_previzsla } from "../second-edition/pilots/separatist-alliance/previzsla.ts";
import { sunfac as pilots_separatist_alliance_sunfac } from "../second-edition/pilots/separatist-alliance/sunfac.ts";
import { theironassembler as pilots_separatist_alliance_theironassembler } from "../second-edition/pilots/separatist-alliance/theironassembler.ts";
import { volandas as pilots_separatist_alliance_volandas } from "../second-edition/pilots/separatist-alliance/volandas.ts";
import { wattambor as pilots_separatist_alliance_wattambor } from "../second-edition/pilots/separatist-alliance/wattambor.ts";
import { zamwesell as pilots_separatist_alliance_zamwesell } from "../second-edition/pilots/separatist-alliance/zamwesell.ts";
import { adaptiveAilerons as ships_adaptive_ailerons } from "../second-edition/ships/adaptive-ailerons.ts";
import { advancedDroidBrain as ships_advanced_droid_brain } from "../second-edition/ships/advanced-droid-brain.ts";
import { advancedFireControl as ships_advanced_fire_control } from "../second-edition/ships/advanced-fire-control.ts";
import { advancedTargetingComputer as ships_advanced_targeting_computer } from "../second-edition/ships/advanced-targeting-computer.ts";
import { autothrusters as ships_autothrusters } from "../second-edition/ships/autothrusters.ts";
import { bornForThis as ships_born_for_this } from "../second-edition/ships/born-for-this.ts";
import { broadsideBatteries as ships_broadside_batteries } from "../second-edition/ships/broadside-batteries.ts";
import { chissEngineering as ships_chiss_engineering } from "../second-edition/ships/chiss-engineering.ts";
import { coPilot as ships_co_pilot } from "../second-edition/ships/co-pilot.ts";
import { commsShuttle as ships_comms_shuttle } from "../second-edition/ships/comms-shuttle.ts";
import { concentratedBatteries as ships_concentrated_batteries } from "../second-edition/ships/concentrated-batteries.ts";
import { concordiaFaceoff as ships_concordia_faceoff } from "../second-edition/ships/concordia-faceoff.ts";
import { controlledAilerons as ships_controlled_ailerons } from "../second-edition/ships/controlled-ailerons.ts";
import { deadToRights as ships_dead_to_rights } from "../second-edition/ships/dead-to-rights.ts";
import { devastatingBarrage as ships_devastating_barrage } from "../second-edition/ships/devastating-barrage.ts";
import { dockingClamps as ships_docking_clamps } from "../second-edition/ships/docking-clamps.ts";
import { experimentalScanners as ships_experimental_scanners } from "../second-edition/ships/experimental-scanners.ts";
import { explosionWithWings as ships_explosion_with_wings } from "../second-edition/ships/explosion-with-wings.ts";
import { fineTunedControls as ships_fine_tuned_controls } from "../second-edition/ships/fine-tuned-controls.ts";
import { fineTunedThrusters as ships_fine_tuned_thrusters } from "../second-edition/ships/fine-tuned-thrusters.ts";
import { fireConvergence as ships_fire_convergence } from "../second-edition/ships/fire-convergence.ts";
import { formedUp as ships_formed_up } from "../second-edition/ships/formed-up.ts";
import { fullThrottle as ships_full_throttle } from "../second-edition/ships/full-throttle.ts";
import { gyroCockpit as ships_gyro_cockpit } from "../second-edition/ships/gyro-cockpit.ts";
import { heavyWeaponTurret as ships_heavy_weapon_turret } from "../second-edition/ships/heavy-weapon-turret.ts";
import { highStakes as ships_high_stakes } from "../second-edition/ships/high-stakes.ts";
import { hope as ships_hope } from "../second-edition/ships/hope.ts";
import { hyperspaceDockingRing as ships_hyperspace_docking_ring } from "../second-edition/ships/hyperspace-docking-ring.ts";
import { intuitiveControls as ships_intuitive_controls } from "../second-edition/ships/intuitive-controls.ts";
import { intuitiveInterface as ships_intuitive_interface } from "../second-edition/ships/intuitive-interface.ts";
import { linkedBattery as ships_linked_battery } from "../second-edition/ships/linked-battery.ts";
import { lockedAndLoaded as ships_locked_and_loaded } from "../second-edition/ships/locked-and-loaded.ts";
import { lockedSFoils as ships_locked_s_foils } from "../second-edition/ships/locked-s-foils.ts";
import { microthrusters as ships_microthrusters } from "../second-edition/ships/microthrusters.ts";
import { modifiedForOrganics as ships_modified_for_organics } from "../second-edition/ships/modified-for-organics.ts";
import { networkedAim as ships_networked_aim } from "../second-edition/ships/networked-aim.ts";
import { networkedCalculations as ships_networked_calculations } from "../second-edition/ships/networked-calculations.ts";
import { nimbleBomber as ships_nimble_bomber } from "../second-edition/ships/nimble-bomber.ts";
import { notchedStabilizers as ships_notched_stabilizers } from "../second-edition/ships/notched-stabilizers.ts";
import { overdriveBurners as ships_overdrive_burners } from "../second-edition/ships/overdrive-burners.ts";
import { pinpointTractorArray as ships_pinpoint_tractor_array } from "../second-edition/ships/pinpoint-tractor-array.ts";
import { platedHull as ships_plated_hull } from "../second-edition/ships/plated-hull.ts";
import { prioritizedWeaponsSystems as ships_prioritized_weapons_systems } from "../second-edition/ships/prioritized-weapons-systems.ts";
import { pursuitCraft as ships_pursuit_craft } from "../second-edition/ships/pursuit-craft.ts";
import { pursuitThrusters as ships_pursuit_thrusters } from "../second-edition/ships/pursuit-thrusters.ts";
import { refinedGyrostabilizers as ships_refined_gyrostabilizers } from "../second-edition/ships/refined-gyrostabilizers.ts";
import { resupplyCraft as ships_resupply_craft } from "../second-edition/ships/resupply-craft.ts";
import { riggedEnergyCells as ships_rigged_energy_cells } from "../second-edition/ships/rigged-energy-cells.ts";
import { rotatingCannons as ships_rotating_cannons } from "../second-edition/ships/rotating-cannons.ts";
import { sensitiveControls as ships_sensitive_controls } from "../second-edition/ships/sensitive-controls.ts";
import { sensorBlindspot as ships_sensor_blindspot } from "../second-edition/ships/sensor-blindspot.ts";
import { solo as ships_solo } from "../second-edition/ships/solo.ts";
import { spacetugTractorArray as ships_spacetug_tractor_array } from "../second-edition/ships/spacetug-tractor-array.ts";
import { stygiumArray as ships_stygium_array } from "../second-edition/ships/stygium-array.ts";
import { tailGun as ships_tail_gun } from "../second-edition/ships/tail-gun.ts";
import { tractorGrasp as ships_tractor_grasp } from "../second-edition/ships/tractor-grasp.ts";
import { vectoredCannons as ships_vectored_cannons } from "../second-edition/ships/vectored-cannons.ts";
import { vectoredThrusters as ships_vectored_thrusters } from "../second-edition/ships/vectored-thrusters.ts";
import { versatileFrame as ships_versatile_frame } from "../second-edition/ships/versatile-frame.ts";
import { bb8 as upgrades_astromechs_bb8 } from "../second-edition/upgrades/astromechs/bb8.ts";
import { bbastromech as upgrades_astromechs_bbastromech } from "../second-edition/upgrades/astromechs/bbastromech.ts";
import { c110p as upgrades_astromechs_c110p } from "../second-edition/upgrades/astromechs/c110p.ts";
import { chopper as upgrades_astromechs_chopper } from "../second-edition/upgrades/astromechs/chopper.ts";
import { genius as upgrades_astromechs_genius } from "../second-edition/upgrades/astromechs/genius.ts";
import { l4er5 as upgrades_astromechs_l4er5 } from "../second-edition/upgrades/astromechs/l4er5.ts";
import { m9g8 as upgrades_astromechs_m9g8 } from "../second-edition/upgrades/astromechs/m9g8.ts";
import { modifiedr4punitbattleoverendor as upgrades_astromechs_modifiedr4punit_battleoverendor } from "../second-edition/upgrades/astromechs/modifiedr4punit-battleoverendor.ts";
import { preciseastromechbattleofyavin as upgrades_astromechs_preciseastromech_battleofyavin } from "../second-edition/upgrades/astromechs/preciseastromech-battleofyavin.ts";
import { q7astromech as upgrades_astromechs_q7astromech } from "../second-edition/upgrades/astromechs/q7astromech.ts";
import { r1j5 as upgrades_astromechs_r1j5 } from "../second-edition/upgrades/astromechs/r1j5.ts";
import { r2a3battleofyavin as upgrades_astromechs_r2a3_battleofyavin } from "../second-edition/upgrades/astromechs/r2a3-battleofyavin.ts";
import { r2a3battleoverendor as upgrades_astromechs_r2a3_battleoverendor } from "../second-edition/upgrades/astromechs/r2a3-battleoverendor.ts";
import { r2a6 as upgrades_astromechs_r2a6 } from "../second-edition/upgrades/astromechs/r2a6.ts";
import { r2astromech as upgrades_astromechs_r2astromech } from "../second-edition/upgrades/astromechs/r2astromech.ts";
import { r2c4 as upgrades_astromechs_r2c4 } from "../second-edition/upgrades/astromechs/r2c4.ts";
import { r2d2 as upgrades_astromechs_r2d2 } from "../second-edition/upgrades/astromechs/r2d2.ts";
import { r2d2battleofyavin as upgrades_astromechs_r2d2_battleofyavin } from "../second-edition/upgrades/astromechs/r2d2-battleofyavin.ts";
import { r2d2republic as upgrades_astromechs_r2d2_republic } from "../second-edition/upgrades/astromechs/r2d2-republic.ts";
import { r2d2resistance as upgrades_astromechs_r2d2_resistance } from "../second-edition/upgrades/astromechs/r2d2-resistance.ts";
import { r2f2battleofyavin as upgrades_astromechs_r2f2_battleofyavin } from "../second-edition/upgrades/astromechs/r2f2-battleofyavin.ts";
import { r2ha as upgrades_astromechs_r2ha } from "../second-edition/upgrades/astromechs/r2ha.ts";
import { r3astromech as upgrades_astromechs_r3astromech } from "../second-edition/upgrades/astromechs/r3astromech.ts";
import { r4astromech as upgrades_astromechs_r4astromech } from "../second-edition/upgrades/astromechs/r4astromech.ts";
import { r4b11 as upgrades_astromechs_r4b11 } from "../second-edition/upgrades/astromechs/r4b11.ts";
import { r4p17 as upgrades_astromechs_r4p17 } from "../second-edition/upgrades/astromechs/r4p17.ts";
import { r4p17siegeofcoruscant as upgrades_astromechs_r4p17_siegeofcoruscant } from "../second-edition/upgrades/astromechs/r4p17-siegeofcoruscant.ts";
import { r4p44 as upgrades_astromechs_r4p44 } from "../second-edition/upgrades/astromechs/r4p44.ts";
import { r4pastromech as upgrades_astromechs_r4pastromech } from "../second-edition/upgrades/astromechs/r4pastromech.ts";
import { r5astromech as upgrades_astromechs_r5astromech } from "../second-edition/upgrades/astromechs/r5astromech.ts";
import { r5d8 as upgrades_astromechs_r5d8 } from "../second-edition/upgrades/astromechs/r5d8.ts";
import { r5d8battleofyavin as upgrades_astromechs_r5d8_battleofyavin } from "../second-edition/upgrades/astromechs/r5d8-battleofyavin.ts";
import { r5k6battleofyavin as upgrades_astromechs_r5k6_battleofyavin } from "../second-edition/upgrades/astromechs/r5k6-battleofyavin.ts";
import { r5p8 as upgrades_astromechs_r5p8 } from "../second-edition/upgrades/astromechs/r5p8.ts";
import { r5tk as upgrades_astromechs_r5tk } from "../second-edition/upgrades/astromechs/r5tk.ts";
import { r5x3 as upgrades_astromechs_r5x3 } from "../second-edition/upgrades/astromechs/r5x3.ts";
import { r6d8 as upgrades_astromechs_r6d8 } from "../second-edition/upgrades/astromechs/r6d8.ts";
import { r7a7 as upgrades_astromechs_r7a7 } from "../second-edition/upgrades/astromechs/r7a7.ts";
import { stabilizingastromechbattleoverendor as upgrades_astromechs_stabilizingastromech_battleoverendor } from "../second-edition/upgrades/astromechs/stabilizingastromech-battleoverendor.ts";
import { targetingastromechbattleofyavin as upgrades_astromechs_targetingastromech_battleofyavin } from "../second-edition/upgrades/astromechs/targetingastromech-battleofyavin.ts";
import { watchfulastromech as upgrades_astromechs_watchfulastromech } from "../second-edition/upgrades/astromechs/watchfulastromech.ts";
import { adaptiveshields as upgrades_cargo_adaptiveshields } from "../second-edition/upgrades/cargo/adaptiveshields.ts";
import { boostedscanners as upgrades_cargo_boostedscanners } from "../second-edition/upgrades/cargo/boostedscanners.ts";
import { optimizedpowercore as upgrades_cargo_optimizedpowercore } from "../second-edition/upgrades/cargo/optimizedpowercore.ts";
import { tibannareserves as upgrades_cargo_tibannareserves } from "../second-edition/upgrades/cargo/tibannareserves.ts";
import { admiralozzel as upgrades_commands_admiralozzel } from "../second-edition/upgrades/commands/admiralozzel.ts";
import { asajjventresscommand as upgrades_commands_asajjventresscommand } from "../second-edition/upgrades/commands/asajjventresscommand.ts";
import { azmorigan as upgrades_commands_azmorigan } from "../second-edition/upgrades/commands/azmorigan.ts";
import { b6bladewingprototypeCommand as upgrades_commands_b6bladewingprototype_command } from "../second-edition/upgrades/commands/b6bladewingprototype-command.ts";
import { bounty as upgrades_commands_bounty } from "../second-edition/upgrades/commands/bounty.ts";
import { captainneeda as upgrades_commands_captainneeda } from "../second-edition/upgrades/commands/captainneeda.ts";
import { carlistrieekan as upgrades_commands_carlistrieekan } from "../second-edition/upgrades/commands/carlistrieekan.ts";
import { combatboardingtube as upgrades_commands_combatboardingtube } from "../second-edition/upgrades/commands/combatboardingtube.ts";
import { dreadnoughthunter as upgrades_commands_dreadnoughthunter } from "../second-edition/upgrades/commands/dreadnoughthunter.ts";
import { generalgrievouscommand as upgrades_commands_generalgrievouscommand } from "../second-edition/upgrades/commands/generalgrievouscommand.ts";
import { hondoohnakacommand as upgrades_commands_hondoohnakacommand } from "../second-edition/upgrades/commands/hondoohnakacommand.ts";
import { initforthemoneyrebellion as upgrades_commands_initforthemoneyrebellion } from "../second-edition/upgrades/commands/initforthemoneyrebellion.ts";
import { jandodonna as upgrades_commands_jandodonna } from "../second-edition/upgrades/commands/jandodonna.ts";
import { martuuk as upgrades_commands_martuuk } from "../second-edition/upgrades/commands/martuuk.ts";
import { raymusantilles as upgrades_commands_raymusantilles } from "../second-edition/upgrades/commands/raymusantilles.ts";
import { rifftamson as upgrades_commands_rifftamson } from "../second-edition/upgrades/commands/rifftamson.ts";
import { stalwartcaptain as upgrades_commands_stalwartcaptain } from "../second-edition/upgrades/commands/stalwartcaptain.ts";
import { strategiccommander as upgrades_commands_strategiccommander } from "../second-edition/upgrades/commands/strategiccommander.ts";
import { zealouscaptain as upgrades_commands_zealouscaptain } from "../second-edition/upgrades/commands/zealouscaptain.ts";
import { alpha3bbesh as upgrades_configurations_alpha3bbesh } from "../second-edition/upgrades/configurations/alpha3bbesh.ts";
import { alpha3eesk as upgrades_configurations_alpha3eesk } from "../second-edition/upgrades/configurations/alpha3eesk.ts";
import { calibratedlasertargeting as upgrades_configurations_calibratedlasertargeting } from "../second-edition/upgrades/configurations/calibratedlasertargeting.ts";
import { corsairrefit as upgrades_configurations_corsairrefit } from "../second-edition/upgrades/configurations/corsairrefit.ts";
import { enhancedjammingsuite as upgrades_configurations_enhancedjammingsuite } from "../second-edition/upgrades/configurations/enhancedjammingsuite.ts";
import { grapplingstruts as upgrades_configurations_grapplingstruts } from "../second-edition/upgrades/configurations/grapplingstruts.ts";
import { integratedsfoils as upgrades_configurations_integratedsfoils } from "../second-edition/upgrades/configurations/integratedsfoils.ts";
import { interceptbooster as upgrades_configurations_interceptbooster } from "../second-edition/upgrades/configurations/interceptbooster.ts";
import { l337sprogramming as upgrades_configurations_l337sprogramming_battleofyavin } from "../second-edition/upgrades/configurations/l337sprogramming-battleofyavin.ts";
import { landingstruts as upgrades_configurations_landingstruts } from "../second-edition/upgrades/configurations/landingstruts.ts";
import { maneuverassistmgk300 as upgrades_configurations_maneuverassistmgk300 } from "../second-edition/upgrades/configurations/maneuverassistmgk300.ts";
import { os1arsenalloadout as upgrades_configurations_os1arsenalloadout } from "../second-edition/upgrades/configurations/os1arsenalloadout.ts";
import { pivotwing as upgrades_configurations_pivotwing } from "../second-edition/upgrades/configurations/pivotwing.ts";
import { repulsorliftstabilizers as upgrades_configurations_repulsorliftstabilizers } from "../second-edition/upgrades/configurations/repulsorliftstabilizers.ts";
import { servomotorsfoils as upgrades_configurations_servomotorsfoils } from "../second-edition/upgrades/configurations/servomotorsfoils.ts";
import { stabilizedsfoils as upgrades_configurations_stabilizedsfoils } from "../second-edition/upgrades/configurations/stabilizedsfoils.ts";
import { strutlockoverrideSiegeofcoruscant as upgrades_configurations_strutlockoverride_siegeofcoruscant } from "../second-edition/upgrades/configurations/strutlockoverride-siegeofcoruscant.ts";
import { swivelwing as upgrades_configurations_swivelwing } from "../second-edition/upgrades/configurations/swivelwing.ts";
import { syliure31hyperdrive as upgrades_configurations_syliure31hyperdrive } from "../second-edition/upgrades/configurations/syliure31hyperdrive.ts";
import { targetassistmgk300 as upgrades_configurations_targetassistmgk300 } from "../second-edition/upgrades/configurations/targetassistmgk300.ts";
import { tiedefenderelite as upgrades_configurations_tiedefenderelite } from "../second-edition/upgrades/configurations/tiedefenderelite.ts";
import { vectoredcannonsrz1 as upgrades_configurations_vectoredcannonsrz1 } from "../second-edition/upgrades/configurations/vectoredcannonsrz1.ts";
import { xg1assaultconfiguration as upgrades_configurations_xg1assaultconfiguration } from "../second-edition/upgrades/configurations/xg1assaultconfiguration.ts";
import { tripleZero as upgrades_crew_000 } from "../second-edition/upgrades/crew/000.ts";
import { fourLom as upgrades_crew_4lom } from "../second-edition/upgrades/crew/4lom.ts";
import { aaylasecura as upgrades_crew_aaylasecura } from "../second-edition/upgrades/crew/aaylasecura.ts";
import { admiralsloane as upgrades_crew_admiralsloane } from "../second-edition/upgrades/crew/admiralsloane.ts";
import { agentkallus as upgrades_crew_agentkallus } from "../second-edition/upgrades/crew/agentkallus.ts";
import { agentterex as upgrades_crew_agentterex } from "../second-edition/upgrades/crew/agentterex.ts";
import { ahsokatanocrew as upgrades_crew_ahsokatano_crew } from "../second-edition/upgrades/crew/ahsokatano-crew.ts";
import { amilynholdo as upgrades_crew_amilynholdo } from "../second-edition/upgrades/crew/amilynholdo.ts";
import { bazemalbus as upgrades_crew_bazemalbus } from "../second-edition/upgrades/crew/bazemalbus.ts";
import { bobafett as upgrades_crew_bobafett } from "../second-edition/upgrades/crew/bobafett.ts";
import { bokatankryze as upgrades_crew_bokatankryze } from "../second-edition/upgrades/crew/bokatankryze.ts";
import { bokatankryzerebelscum as upgrades_crew_bokatankryze_rebel_scum } from "../second-edition/upgrades/crew/bokatankryze-rebel-scum.ts";
import { c3po as upgrades_crew_c3po } from "../second-edition/upgrades/crew/c3po.ts";
import { c3pocrew as upgrades_crew_c3po_crew } from "../second-edition/upgrades/crew/c3po-crew.ts";
import { c3porepublic as upgrades_crew_c3po_republic } from "../second-edition/upgrades/crew/c3po-republic.ts";
import { cadbane as upgrades_crew_cadbane } from "../second-edition/upgrades/crew/cadbane.ts";
import { captainhark as upgrades_crew_captainhark } from "../second-edition/upgrades/crew/captainhark.ts";
import { captainphasma as upgrades_crew_captainphasma } from "../second-edition/upgrades/crew/captainphasma.ts";
import { cassianandor as upgrades_crew_cassianandor } from "../second-edition/upgrades/crew/cassianandor.ts";
import { chancellorpalpatine as upgrades_crew_chancellorpalpatine } from "../second-edition/upgrades/crew/chancellorpalpatine.ts";
import { chewbacca as upgrades_crew_chewbacca } from "../second-edition/upgrades/crew/chewbacca.ts";
import { chewbaccabattleofyavin as upgrades_crew_chewbacca_battleofyavin } from "../second-edition/upgrades/crew/chewbacca-battleofyavin.ts";
import { chewbaccacrew as upgrades_crew_chewbacca_crew } from "../second-edition/upgrades/crew/chewbacca-crew.ts";
import { chewbaccacrewswz19 as upgrades_crew_chewbacca_crew_swz19 } from "../second-edition/upgrades/crew/chewbacca-crew-swz19.ts";
import { choppercrew as upgrades_crew_chopper_crew } from "../second-edition/upgrades/crew/chopper-crew.ts";
import { cienaree as upgrades_crew_cienaree } from "../second-edition/upgrades/crew/cienaree.ts";
import { cikatrovizago as upgrades_crew_cikatrovizago } from "../second-edition/upgrades/crew/cikatrovizago.ts";
import { clanwrencommandos as upgrades_crew_clanwrencommandos } from "../second-edition/upgrades/crew/clanwrencommandos.ts";
import { commandermalarus as upgrades_crew_commandermalarus } from "../second-edition/upgrades/crew/commandermalarus.ts";
import { commanderpyre as upgrades_crew_commanderpyre } from "../second-edition/upgrades/crew/commanderpyre.ts";
import { countdooku as upgrades_crew_countdooku } from "../second-edition/upgrades/crew/countdooku.ts";
import { darthvader as upgrades_crew_darthvader } from "../second-edition/upgrades/crew/darthvader.ts";
import { deathtroopers as upgrades_crew_deathtroopers } from "../second-edition/upgrades/crew/deathtroopers.ts";
import { deathwatchcommandos as upgrades_crew_deathwatchcommandos } from "../second-edition/upgrades/crew/deathwatchcommandos.ts";
import { directorkrennic as upgrades_crew_directorkrennic } from "../second-edition/upgrades/crew/directorkrennic.ts";
import { emperorpalpatine as upgrades_crew_emperorpalpatine } from "../second-edition/upgrades/crew/emperorpalpatine.ts";
import { fennrau as upgrades_crew_fennrau } from "../second-edition/upgrades/crew/fennrau.ts";
import { fives as upgrades_crew_fives } from "../second-edition/upgrades/crew/fives.ts";
import { freelanceslicer as upgrades_crew_freelanceslicer } from "../second-edition/upgrades/crew/freelanceslicer.ts";
import { ga97 as upgrades_crew_ga97 } from "../second-edition/upgrades/crew/ga97.ts";
import { gamutkey as upgrades_crew_gamutkey } from "../second-edition/upgrades/crew/gamutkey.ts";
import { garsaxon as upgrades_crew_garsaxon } from "../second-edition/upgrades/crew/garsaxon.ts";
import { generalgrievous as upgrades_crew_generalgrievous } from "../second-edition/upgrades/crew/generalgrievous.ts";
import { generalhux as upgrades_crew_generalhux } from "../second-edition/upgrades/crew/generalhux.ts";
import { ghostcompany as upgrades_crew_ghostcompany } from "../second-edition/upgrades/crew/ghostcompany.ts";
import { gnkgonkdroid as upgrades_crew_gnkgonkdroid } from "../second-edition/upgrades/crew/gnkgonkdroid.ts";
import { grandinquisitor as upgrades_crew_grandinquisitor } from "../second-edition/upgrades/crew/grandinquisitor.ts";
import { grandmofftarkin as upgrades_crew_grandmofftarkin } from "../second-edition/upgrades/crew/grandmofftarkin.ts";
import { greefkarga as upgrades_crew_greefkarga } from "../second-edition/upgrades/crew/greefkarga.ts";
import { hansolocrew as upgrades_crew_hansolo_crew } from "../second-edition/upgrades/crew/hansolo-crew.ts";
import { herasyndulla as upgrades_crew_herasyndulla } from "../second-edition/upgrades/crew/herasyndulla.ts";
import { hondoohnaka as upgrades_crew_hondoohnaka } from "../second-edition/upgrades/crew/hondoohnaka.ts";
import { ig11 as upgrades_crew_ig11 } from "../second-edition/upgrades/crew/ig11.ts";
import { ig88d as upgrades_crew_ig88d } from "../second-edition/upgrades/crew/ig88d.ts";
import { imperialsupercommandos as upgrades_crew_imperialsupercommandos } from "../second-edition/upgrades/crew/imperialsupercommandos.ts";
import { informant as upgrades_crew_informant } from "../second-edition/upgrades/crew/informant.ts";
import { isbslicer as upgrades_crew_isbslicer } from "../second-edition/upgrades/crew/isbslicer.ts";
import { jabbathehutt as upgrades_crew_jabbathehutt } from "../second-edition/upgrades/crew/jabbathehutt.ts";
import { jangofett as upgrades_crew_jangofett } from "../second-edition/upgrades/crew/jangofett.ts";
import { jynerso as upgrades_crew_jynerso } from "../second-edition/upgrades/crew/jynerso.ts";
import { k2so as upgrades_crew_k2so } from "../second-edition/upgrades/crew/k2so.ts";
import { kananjarrus as upgrades_crew_kananjarrus } from "../second-edition/upgrades/crew/kananjarrus.ts";
import { kaydelconnix as upgrades_crew_kaydelconnix } from "../second-edition/upgrades/crew/kaydelconnix.ts";
import { ketsuonyo as upgrades_crew_ketsuonyo } from "../second-edition/upgrades/crew/ketsuonyo.ts";
import { kitfisto as upgrades_crew_kitfisto } from "../second-edition/upgrades/crew/kitfisto.ts";
import { korkiekryze as upgrades_crew_korkiekryze } from "../second-edition/upgrades/crew/korkiekryze.ts";
import { korrsella as upgrades_crew_korrsella } from "../second-edition/upgrades/crew/korrsella.ts";
import { kuiil as upgrades_crew_kuiil } from "../second-edition/upgrades/crew/kuiil.ts";
import { kyloren as upgrades_crew_kyloren } from "../second-edition/upgrades/crew/kyloren.ts";
import { l337 as upgrades_crew_l337 } from "../second-edition/upgrades/crew/l337.ts";
import { landocalrissian as upgrades_crew_landocalrissian } from "../second-edition/upgrades/crew/landocalrissian.ts";
import { landocalrissiancrew as upgrades_crew_landocalrissian_crew } from "../second-edition/upgrades/crew/landocalrissian-crew.ts";
import { larmadacy as upgrades_crew_larmadacy } from "../second-edition/upgrades/crew/larmadacy.ts";
import { lattsrazzi as upgrades_crew_lattsrazzi } from "../second-edition/upgrades/crew/lattsrazzi.ts";
import { leeboswz103 as upgrades_crew_leebo_swz103 } from "../second-edition/upgrades/crew/leebo-swz103.ts";
import { leiaorgana as upgrades_crew_leiaorgana } from "../second-edition/upgrades/crew/leiaorgana.ts";
import { leiaorganaResistance as upgrades_crew_leiaorgana_resistance } from "../second-edition/upgrades/crew/leiaorgana-resistance.ts";
import { magvayarro as upgrades_crew_magvayarro } from "../second-edition/upgrades/crew/magvayarro.ts";
import { mandaloriansupercommandos as upgrades_crew_mandaloriansupercommandos } from "../second-edition/upgrades/crew/mandaloriansupercommandos.ts";
import { maul as upgrades_crew_maul } from "../second-edition/upgrades/crew/maul.ts";
import { ministertua as upgrades_crew_ministertua } from "../second-edition/upgrades/crew/ministertua.ts";
import { moffjerjerrod as upgrades_crew_moffjerjerrod } from "../second-edition/upgrades/crew/moffjerjerrod.ts";
import { niennunb as upgrades_crew_niennunb } from "../second-edition/upgrades/crew/niennunb.ts";
import { niteowlcommandos as upgrades_crew_niteowlcommandos } from "../second-edition/upgrades/crew/niteowlcommandos.ts";
import { novicetechnician as upgrades_crew_novicetechnician } from "../second-edition/upgrades/crew/novicetechnician.ts";
import { obiwankenobi as upgrades_crew_obiwankenobi } from "../second-edition/upgrades/crew/obiwankenobi.ts";
import { pelimotto as upgrades_crew_pelimotto } from "../second-edition/upgrades/crew/pelimotto.ts";
import { perceptivecopilot as upgrades_crew_perceptivecopilot } from "../second-edition/upgrades/crew/perceptivecopilot.ts";
import { pettyofficerthanisson as upgrades_crew_pettyofficerthanisson } from "../second-edition/upgrades/crew/pettyofficerthanisson.ts";
import { plokoon as upgrades_crew_plokoon } from "../second-edition/upgrades/crew/plokoon.ts";
import { previzsla as upgrades_crew_previzsla } from "../second-edition/upgrades/crew/previzsla.ts";
import { primeministeralmec as upgrades_crew_primeministeralmec } from "../second-edition/upgrades/crew/primeministeralmec.ts";
import { protectorategleb as upgrades_crew_protectorategleb } from "../second-edition/upgrades/crew/protectorategleb.ts";
import { pz4co as upgrades_crew_pz4co } from "../second-edition/upgrades/crew/pz4co.ts";
import { qira as upgrades_crew_qira } from "../second-edition/upgrades/crew/qira.ts";
import { r2d2crew as upgrades_crew_r2d2_crew } from "../second-edition/upgrades/crew/r2d2-crew.ts";
import { rookkast as upgrades_crew_rookkast } from "../second-edition/upgrades/crew/rookkast.ts";
import { rosetico as upgrades_crew_rosetico } from "../second-edition/upgrades/crew/rosetico.ts";
import { sabinewren as upgrades_crew_sabinewren } from "../second-edition/upgrades/crew/sabinewren.ts";
import { satinekryze as upgrades_crew_satinekryze } from "../second-edition/upgrades/crew/satinekryze.ts";
import { savageopress as upgrades_crew_savageopress } from "../second-edition/upgrades/crew/savageopress.ts";
import { sawgerrera as upgrades_crew_sawgerrera } from "../second-edition/upgrades/crew/sawgerrera.ts";
import { seasonednavigator as upgrades_crew_seasonednavigator } from "../second-edition/upgrades/crew/seasonednavigator.ts";
import { seventhsister as upgrades_crew_seventhsister } from "../second-edition/upgrades/crew/seventhsister.ts";
import { supremeleadersnoke as upgrades_crew_supremeleadersnoke } from "../second-edition/upgrades/crew/supremeleadersnoke.ts";
import { talmerrik as upgrades_crew_talmerrik } from "../second-edition/upgrades/crew/talmerrik.ts";
import { thechild as upgrades_crew_thechild } from "../second-edition/upgrades/crew/thechild.ts";
import { themandalorian as upgrades_crew_themandalorian } from "../second-edition/upgrades/crew/themandalorian.ts";
import { tobiasbeckett as upgrades_crew_tobiasbeckett } from "../second-edition/upgrades/crew/tobiasbeckett.ts";
import { torynfarr as upgrades_crew_torynfarr } from "../second-edition/upgrades/crew/torynfarr.ts";
import { tristanwren as upgrades_crew_tristanwren } from "../second-edition/upgrades/crew/tristanwren.ts";
import { unkarplutt as upgrades_crew_unkarplutt } from "../second-edition/upgrades/crew/unkarplutt.ts";
import { ursawren as upgrades_crew_ursawren } from "../second-edition/upgrades/crew/ursawren.ts";
import { wolfpack as upgrades_crew_wolfpack } from "../second-edition/upgrades/crew/wolfpack.ts";
import { wolfpacksiegeofcoruscant as upgrades_crew_wolfpack_siegeofcoruscant } from "../second-edition/upgrades/crew/wolfpack-siegeofcoruscant.ts";
import { yoda as upgrades_crew_yoda } from "../second-edition/upgrades/crew/yoda.ts";
import { zamwesell as upgrades_crew_zamwesell } from "../second-edition/upgrades/crew/zamwesell.ts";
import { zeborrelios as upgrades_crew_zeborrelios } from "../second-edition/upgrades/crew/zeborrelios.ts";
import { zuckuss as upgrades_crew_zuckuss } from "../second-edition/upgrades/crew/zuckuss.ts";
import { bombletgenerator as upgrades_devices_bombletgenerator } from "../second-edition/upgrades/devices/bombletgenerator.ts";
import { clustermines as upgrades_devices_clustermines } from "../second-edition/upgrades/devices/clustermines.ts";
import { connernets as upgrades_devices_connernets } from "../second-edition/upgrades/devices/connernets.ts";
import { discordmissiles as upgrades_devices_discordmissiles } from "../second-edition/upgrades/devices/discordmissiles.ts";
import { drk1probedroids as upgrades_devices_drk1probedroids } from "../second-edition/upgrades/devices/drk1probedroids.ts";
import { electrochaffmissiles as upgrades_devices_electrochaffmissiles } from "../second-edition/upgrades/devices/electrochaffmissiles.ts";
import { electroprotonbomb as upgrades_devices_electroprotonbomb } from "../second-edition/upgrades/devices/electroprotonbomb.ts";
import { proximitymines as upgrades_devices_proximitymines } from "../second-edition/upgrades/devices/proximitymines.ts";
import { thermaldetonators as upgrades_devices_thermaldetonators } from "../second-edition/upgrades/devices/thermaldetonators.ts";
import { battlemeditation as upgrades_force_powers_battlemeditation } from "../second-edition/upgrades/force-powers/battlemeditation.ts";
import { brilliantevasion as upgrades_force_powers_brilliantevasion } from "../second-edition/upgrades/force-powers/brilliantevasion.ts";
import { compassion as upgrades_force_powers_compassion } from "../second-edition/upgrades/force-powers/compassion.ts";
import { extrememaneuvers as upgrades_force_powers_extrememaneuvers } from "../second-edition/upgrades/force-powers/extrememaneuvers.ts";
import { foresight as upgrades_force_powers_foresight } from "../second-edition/upgrades/force-powers/foresight.ts";
import { hate as upgrades_force_powers_hate } from "../second-edition/upgrades/force-powers/hate.ts";
import { heightenedperception as upgrades_force_powers_heightenedperception } from "../second-edition/upgrades/force-powers/heightenedperception.ts";
import { instinctiveaim as upgrades_force_powers_instinctiveaim } from "../second-edition/upgrades/force-powers/instinctiveaim.ts";
import { malice as upgrades_force_powers_malice } from "../second-edition/upgrades/force-powers/malice.ts";
import { patience as upgrades_force_powers_patience } from "../second-edition/upgrades/force-powers/patience.ts";
import { precognitivereflexes as upgrades_force_powers_precognitivereflexes } from "../second-edition/upgrades/force-powers/precognitivereflexes.ts";
import { predictiveshot as upgrades_force_powers_predictiveshot } from "../second-edition/upgrades/force-powers/predictiveshot.ts";
import { roilingangersiegeofcoruscant as upgrades_force_powers_roilinganger_siegeofcoruscant } from "../second-edition/upgrades/force-powers/roilinganger-siegeofcoruscant.ts";
import { sense as upgrades_force_powers_sense } from "../second-edition/upgrades/force-powers/sense.ts";
import { shatteringshot as upgrades_force_powers_shatteringshot } from "../second-edition/upgrades/force-powers/shatteringshot.ts";
import { supernaturalreflexes as upgrades_force_powers_supernaturalreflexes } from "../second-edition/upgrades/force-powers/supernaturalreflexes.ts";
import { agilegunner as upgrades_gunners_agilegunner } from "../second-edition/upgrades/gunners/agilegunner.ts";
import { ahsokatano as upgrades_gunners_ahsokatano } from "../second-edition/upgrades/gunners/ahsokatano.ts";
import { airencrackenbattleoverendor as upgrades_gunners_airencracken_battleoverendor } from "../second-edition/upgrades/gunners/airencracken-battleoverendor.ts";
import { bistan as upgrades_gunners_bistan } from "../second-edition/upgrades/gunners/bistan.ts";
import { bobafettgunner as upgrades_gunners_bobafett_gunner } from "../second-edition/upgrades/gunners/bobafett-gunner.ts";
import { bossk as upgrades_gunners_bossk } from "../second-edition/upgrades/gunners/bossk.ts";
import { bt1 as upgrades_gunners_bt1 } from "../second-edition/upgrades/gunners/bt1.ts";
import { clonecaptainrex as upgrades_gunners_clonecaptainrex } from "../second-edition/upgrades/gunners/clonecaptainrex.ts";
import { clonecommandercody as upgrades_gunners_clonecommandercody } from "../second-edition/upgrades/gunners/clonecommandercody.ts";
import { dengar as upgrades_gunners_dengar } from "../second-edition/upgrades/gunners/dengar.ts";
import { dt798 as upgrades_gunners_dt798 } from "../second-edition/upgrades/gunners/dt798.ts";
import { ezrabridger as upgrades_gunners_ezrabridger } from "../second-edition/upgrades/gunners/ezrabridger.ts";
import { fifthbrother as upgrades_gunners_fifthbrother } from "../second-edition/upgrades/gunners/fifthbrother.ts";
import { finn as upgrades_gunners_finn } from "../second-edition/upgrades/gunners/finn.ts";
import { garsaxongunner as upgrades_gunners_garsaxon_gunner } from "../second-edition/upgrades/gunners/garsaxon-gunner.ts";
import { greedo as upgrades_gunners_greedo } from "../second-edition/upgrades/gunners/greedo.ts";
import { hansolo as upgrades_gunners_hansolo } from "../second-edition/upgrades/gunners/hansolo.ts";
import { hansologunner as upgrades_gunners_hansolo_gunner } from "../second-edition/upgrades/gunners/hansolo-gunner.ts";
import { hotshotgunner as upgrades_gunners_hotshotgunner } from "../second-edition/upgrades/gunners/hotshotgunner.ts";
import { lukeskywalker as upgrades_gunners_lukeskywalker } from "../second-edition/upgrades/gunners/lukeskywalker.ts";
import { migsmayfeld as upgrades_gunners_migsmayfeld } from "../second-edition/upgrades/gunners/migsmayfeld.ts";
import { paigetico as upgrades_gunners_paigetico } from "../second-edition/upgrades/gunners/paigetico.ts";
import { reygunner as upgrades_gunners_rey_gunner } from "../second-edition/upgrades/gunners/rey-gunner.ts";
import { sabinewrengunner as upgrades_gunners_sabinewren_gunner } from "../second-edition/upgrades/gunners/sabinewren-gunner.ts";
import { seventhfleetgunner as upgrades_gunners_seventhfleetgunner } from "../second-edition/upgrades/gunners/seventhfleetgunner.ts";
import { skilledbombardier as upgrades_gunners_skilledbombardier } from "../second-edition/upgrades/gunners/skilledbombardier.ts";
import { specialforcesgunner as upgrades_gunners_specialforcesgunner } from "../second-edition/upgrades/gunners/specialforcesgunner.ts";
import { suppressivegunner as upgrades_gunners_suppressivegunner } from "../second-edition/upgrades/gunners/suppressivegunner.ts";
import { tibersaxon as upgrades_gunners_tibersaxon } from "../second-edition/upgrades/gunners/tibersaxon.ts";
import { ursawrengunner as upgrades_gunners_ursawren_gunner } from "../second-edition/upgrades/gunners/ursawren-gunner.ts";
import { veterantailgunner as upgrades_gunners_veterantailgunner } from "../second-edition/upgrades/gunners/veterantailgunner.ts";
import { veteranturretgunner as upgrades_gunners_veteranturretgunner } from "../second-edition/upgrades/gunners/veteranturretgunner.ts";
import { weaponssystemsofficer as upgrades_gunners_weaponssystemsofficer } from "../second-edition/upgrades/gunners/weaponssystemsofficer.ts";
import { drillbeak as upgrades_hardpoints_drillbeak } from "../second-edition/upgrades/hardpoints/drillbeak.ts";
import { enhancedpropulsion as upgrades_hardpoints_enhancedpropulsion } from "../second-edition/upgrades/hardpoints/enhancedpropulsion.ts";
import { ioncannonbattery as upgrades_hardpoints_ioncannonbattery } from "../second-edition/upgrades/hardpoints/ioncannonbattery.ts";
import { ordnancetubes as upgrades_hardpoints_ordnancetubes } from "../second-edition/upgrades/hardpoints/ordnancetubes.ts";
import { pointdefensebattery as upgrades_hardpoints_pointdefensebattery } from "../second-edition/upgrades/hardpoints/pointdefensebattery.ts";
import { protoncannonbattery as upgrades_hardpoints_protoncannonbattery } from "../second-edition/upgrades/hardpoints/protoncannonbattery.ts";
import { targetingbattery as upgrades_hardpoints_targetingbattery } from "../second-edition/upgrades/hardpoints/targetingbattery.ts";
import { tractortentacles as upgrades_hardpoints_tractortentacles } from "../second-edition/upgrades/hardpoints/tractortentacles.ts";
import { turbolaserbattery as upgrades_hardpoints_turbolaserbattery } from "../second-edition/upgrades/hardpoints/turbolaserbattery.ts";
import { babufrik as upgrades_illicit_babufrik } from "../second-edition/upgrades/illicit/babufrik.ts";
import { cloakingdevice as upgrades_illicit_cloakingdevice } from "../second-edition/upgrades/illicit/cloakingdevice.ts";
import { coaxiumhyperfuel as upgrades_illicit_coaxiumhyperfuel } from "../second-edition/upgrades/illicit/coaxiumhyperfuel.ts";
import { contrabandcybernetics as upgrades_illicit_contrabandcybernetics } from "../second-edition/upgrades/illicit/contrabandcybernetics.ts";
import { deadmansswitch as upgrades_illicit_deadmansswitch } from "../second-edition/upgrades/illicit/deadmansswitch.ts";
import { falsetranspondercodes as upgrades_illicit_falsetranspondercodes } from "../second-edition/upgrades/illicit/falsetranspondercodes.ts";
import { feedbackarray as upgrades_illicit_feedbackarray } from "../second-edition/upgrades/illicit/feedbackarray.ts";
import { feedbackemitterBattleoverendor as upgrades_illicit_feedbackemitter_battleoverendor } from "../second-edition/upgrades/illicit/feedbackemitter-battleoverendor.ts";
import { hotshottailblaster as upgrades_illicit_hotshottailblaster } from "../second-edition/upgrades/illicit/hotshottailblaster.ts";
import { inertialdampeners as upgrades_illicit_inertialdampeners } from "../second-edition/upgrades/illicit/inertialdampeners.ts";
import { overtunedmodulators as upgrades_illicit_overtunedmodulators } from "../second-edition/upgrades/illicit/overtunedmodulators.ts";
import { quickreleaselocks as upgrades_illicit_quickreleaselocks } from "../second-edition/upgrades/illicit/quickreleaselocks.ts";
import { riggedcargochute as upgrades_illicit_riggedcargochute } from "../second-edition/upgrades/illicit/riggedcargochute.ts";
import { saboteursmap as upgrades_illicit_saboteursmap } from "../second-edition/upgrades/illicit/saboteursmap.ts";
import { scannerbaffler as upgrades_illicit_scannerbaffler } from "../second-edition/upgrades/illicit/scannerbaffler.ts";
import { trackingfob as upgrades_illicit_trackingfob } from "../second-edition/upgrades/illicit/trackingfob.ts";
import { ablativeplating as upgrades_modifications_ablativeplating } from "../second-edition/upgrades/modifications/ablativeplating.ts";
import { advancedslam as upgrades_modifications_advancedslam } from "../second-edition/upgrades/modifications/advancedslam.ts";
import { afterburners as upgrades_modifications_afterburners } from "../second-edition/upgrades/modifications/afterburners.ts";
import { automatedloadersSwz98 as upgrades_modifications_automatedloaders_swz98 } from "../second-edition/upgrades/modifications/automatedloaders-swz98.ts";
import { beskarreinforcedplating as upgrades_modifications_beskarreinforcedplating } from "../second-edition/upgrades/modifications/beskarreinforcedplating.ts";
import { burnoutthrusters as upgrades_modifications_burnoutthrusters } from "../second-edition/upgrades/modifications/burnoutthrusters.ts";
import { chaffparticlesBattleoverendor as upgrades_modifications_chaffparticles_battleoverendor } from "../second-edition/upgrades/modifications/chaffparticles-battleoverendor.ts";
import { computerassistedhandlingBattleoverendor as upgrades_modifications_computerassistedhandling_battleoverendor } from "../second-edition/upgrades/modifications/computerassistedhandling-battleoverendor.ts";
import { contingencyprotocolSiegeofcoruscant as upgrades_modifications_contingencyprotocol_siegeofcoruscant } from "../second-edition/upgrades/modifications/contingencyprotocol-siegeofcoruscant.ts";
import { delayedfuses as upgrades_modifications_delayedfuses } from "../second-edition/upgrades/modifications/delayedfuses.ts";
import { dropseatbay as upgrades_modifications_dropseatbay } from "../second-edition/upgrades/modifications/dropseatbay.ts";
import { electronicbaffle as upgrades_modifications_electronicbaffle } from "../second-edition/upgrades/modifications/electronicbaffle.ts";
import { evasionsequence7Siegeofcoruscant as upgrades_modifications_evasionsequence7_siegeofcoruscant } from "../second-edition/upgrades/modifications/evasionsequence7-siegeofcoruscant.ts";
import { fuelinjectionoverrideBattleoverendor as upgrades_modifications_fuelinjectionoverride_battleoverendor } from "../second-edition/upgrades/modifications/fuelinjectionoverride-battleoverendor.ts";
import { imperviumplating as upgrades_modifications_imperviumplating } from "../second-edition/upgrades/modifications/imperviumplating.ts";
import { independentcalculations as upgrades_modifications_independentcalculations } from "../second-edition/upgrades/modifications/independentcalculations.ts";
import { ionmaneuveringjetBattleoverendor as upgrades_modifications_ionmaneuveringjet_battleoverendor } from "../second-edition/upgrades/modifications/ionmaneuveringjet-battleoverendor.ts";
import { mandalorianoptics as upgrades_modifications_mandalorianoptics } from "../second-edition/upgrades/modifications/mandalorianoptics.ts";
import { manualaileronsTiephphantom as upgrades_modifications_manualailerons_tiephphantom } from "../second-edition/upgrades/modifications/manualailerons-tiephphantom.ts";
import { munitionsfailsafe as upgrades_modifications_munitionsfailsafe } from "../second-edition/upgrades/modifications/munitionsfailsafe.ts";
import { overdrivethruster as upgrades_modifications_overdrivethruster } from "../second-edition/upgrades/modifications/overdrivethruster.ts";
import { precisionionengines as upgrades_modifications_precisionionengines } from "../second-edition/upgrades/modifications/precisionionengines.ts";
import { sensorjammerBattleofyavin as upgrades_modifications_sensorjammer_battleofyavin } from "../second-edition/upgrades/modifications/sensorjammer-battleofyavin.ts";
import { sparepartscanisters as upgrades_modifications_sparepartscanisters } from "../second-edition/upgrades/modifications/sparepartscanisters.ts";
import { staticdischargevanes as upgrades_modifications_staticdischargevanes } from "../second-edition/upgrades/modifications/staticdischargevanes.ts";
import { stealthdevice as upgrades_modifications_stealthdevice } from "../second-edition/upgrades/modifications/stealthdevice.ts";
import { stygiumreserveTiephphantom as upgrades_modifications_stygiumreserve_tiephphantom } from "../second-edition/upgrades/modifications/stygiumreserve-tiephphantom.ts";
import { synchronizedconsole as upgrades_modifications_synchronizedconsole } from "../second-edition/upgrades/modifications/synchronizedconsole.ts";
import { tacticalscrambler as upgrades_modifications_tacticalscrambler } from "../second-edition/upgrades/modifications/tacticalscrambler.ts";
import { targetassistalgorithmBattleoverendor as upgrades_modifications_targetassistalgorithm_battleoverendor } from "../second-edition/upgrades/modifications/targetassistalgorithm-battleoverendor.ts";
import { targetingmatrixBattleoverendor as upgrades_modifications_targetingmatrix_battleoverendor } from "../second-edition/upgrades/modifications/targetingmatrix-battleoverendor.ts";
import { unstablesublightenginesBattleofyavin as upgrades_modifications_unstablesublightengines_battleofyavin } from "../second-edition/upgrades/modifications/unstablesublightengines-battleofyavin.ts";
import { advancedsensors as upgrades_sensors_advancedsensors } from "../second-edition/upgrades/sensors/advancedsensors.ts";
import { blanksignature as upgrades_sensors_blanksignature_battleoverendor } from "../second-edition/upgrades/sensors/blanksignature-battleoverendor.ts";
import { collisiondetector as upgrades_sensors_collisiondetector } from "../second-edition/upgrades/sensors/collisiondetector.ts";
import { firecontrolsystem as upgrades_sensors_firecontrolsystem } from "../second-edition/upgrades/sensors/firecontrolsystem.ts";
import { longrangescannersalphaclassstarwing as upgrades_sensors_longrangescanners_alphaclassstarwing } from "../second-edition/upgrades/sensors/longrangescanners-alphaclassstarwing.ts";
import { passivesensors as upgrades_sensors_passivesensors } from "../second-edition/upgrades/sensors/passivesensors.ts";
import { relaysystemtiephphantom as upgrades_sensors_relaysystem_tiephphantom } from "../second-edition/upgrades/sensors/relaysystem-tiephphantom.ts";
import { trajectorysimulator as upgrades_sensors_trajectorysimulator } from "../second-edition/upgrades/sensors/trajectorysimulator.ts";
import { k2b4 as upgrades_tactical_relays_k2b4 } from "../second-edition/upgrades/tactical-relays/k2b4.ts";
import { kalani as upgrades_tactical_relays_kalani } from "../second-edition/upgrades/tactical-relays/kalani.ts";
import { kraken as upgrades_tactical_relays_kraken } from "../second-edition/upgrades/tactical-relays/kraken.ts";
import { ta175 as upgrades_tactical_relays_ta175 } from "../second-edition/upgrades/tactical-relays/ta175.ts";
import { tv94 as upgrades_tactical_relays_tv94 } from "../second-edition/upgrades/tactical-relays/tv94.ts";
import { aceintheholeBattleoverendor as upgrades_talents_aceinthehole_battleoverendor } from "../second-edition/upgrades/talents/aceinthehole-battleoverendor.ts";
import { apexpredatorBattleoverendor as upgrades_talents_apexpredator_battleoverendor } from "../second-edition/upgrades/talents/apexpredator-battleoverendor.ts";
import { attackspeedBattleofyavin as upgrades_talents_attackspeed_battleofyavin } from "../second-edition/upgrades/talents/attackspeed-battleofyavin.ts";
import { backwardstailslide as upgrades_talents_backwardstailslide } from "../second-edition/upgrades/talents/backwardstailslide.ts";
import { clantraining as upgrades_talents_clantraining } from "../second-edition/upgrades/talents/clantraining.ts";
import { collectedBattleoverendor as upgrades_talents_collected_battleoverendor } from "../second-edition/upgrades/talents/collected-battleoverendor.ts";
import { composure as upgrades_talents_composure } from "../second-edition/upgrades/talents/composure.ts";
import { crackshot as upgrades_talents_crackshot } from "../second-edition/upgrades/talents/crackshot.ts";
import { cutthroat as upgrades_talents_cutthroat } from "../second-edition/upgrades/talents/cutthroat.ts";
import { daredevil as upgrades_talents_daredevil } from "../second-edition/upgrades/talents/daredevil.ts";
import { deadeyeshot as upgrades_talents_deadeyeshot } from "../second-edition/upgrades/talents/deadeyeshot.ts";
import { debrisgambit as upgrades_talents_debrisgambit } from "../second-edition/upgrades/talents/debrisgambit.ts";
import { dedicated as upgrades_talents_dedicated } from "../second-edition/upgrades/talents/dedicated.ts";
import { disciplined as upgrades_talents_disciplined } from "../second-edition/upgrades/talents/disciplined.ts";
import { efficientprocessingSwz103 as upgrades_talents_efficientprocessing_swz103 } from "../second-edition/upgrades/talents/efficientprocessing-swz103.ts";
import { elusive as upgrades_talents_elusive } from "../second-edition/upgrades/talents/elusive.ts";
import { enduring as upgrades_talents_enduring } from "../second-edition/upgrades/talents/enduring.ts";
import { ensnare as upgrades_talents_ensnare } from "../second-edition/upgrades/talents/ensnare.ts";
import { fanaticBattleofyavin as upgrades_talents_fanatic_battleofyavin } from "../second-edition/upgrades/talents/fanatic-battleofyavin.ts";
import { fanatical as upgrades_talents_fanatical } from "../second-edition/upgrades/talents/fanatical.ts";
import { fearless as upgrades_talents_fearless } from "../second-edition/upgrades/talents/fearless.ts";
import { feedbackping as upgrades_talents_feedbackping } from "../second-edition/upgrades/talents/feedbackping.ts";
import { graviticdeflection as upgrades_talents_graviticdeflection } from "../second-edition/upgrades/talents/graviticdeflection.ts";
import { heroic as upgrades_talents_heroic } from "../second-edition/upgrades/talents/heroic.ts";
import { heroicsacrificeBattleoverendor as upgrades_talents_heroicsacrifice_battleoverendor } from "../second-edition/upgrades/talents/heroicsacrifice-battleoverendor.ts";
import { hopeful as upgrades_talents_hopeful } from "../second-edition/upgrades/talents/hopeful.ts";
import { interloperturn as upgrades_talents_interloperturn } from "../second-edition/upgrades/talents/interloperturn.ts";
import { intimidation as upgrades_talents_intimidation } from "../second-edition/upgrades/talents/intimidation.ts";
import { ionlimiteroverride as upgrades_talents_ionlimiteroverride } from "../second-edition/upgrades/talents/ionlimiteroverride.ts";
import { itsatrapBattleoverendor as upgrades_talents_itsatrap_battleoverendor } from "../second-edition/upgrades/talents/itsatrap-battleoverendor.ts";
import { juke as upgrades_talents_juke } from "../second-edition/upgrades/talents/juke.ts";
import { lonewolf as upgrades_talents_lonewolf } from "../second-edition/upgrades/talents/lonewolf.ts";
import { margsablclosure as upgrades_talents_margsablclosure } from "../second-edition/upgrades/talents/margsablclosure.ts";
import { marksmanship as upgrades_talents_marksmanship } from "../second-edition/upgrades/talents/marksmanship.ts";
import { mercenarySwz103 as upgrades_talents_mercenary_swz103 } from "../second-edition/upgrades/talents/mercenary-swz103.ts";
import { noescapeBattleoverendor as upgrades_talents_noescape_battleoverendor } from "../second-edition/upgrades/talents/noescape-battleoverendor.ts";
import { notorious as upgrades_talents_notorious } from "../second-edition/upgrades/talents/notorious.ts";
import { outmaneuver as upgrades_talents_outmaneuver } from "../second-edition/upgrades/talents/outmaneuver.ts";
import { partinggiftBattleoverendor as upgrades_talents_partinggift_battleoverendor } from "../second-edition/upgrades/talents/partinggift-battleoverendor.ts";
import { predator as upgrades_talents_predator } from "../second-edition/upgrades/talents/predator.ts";
import { proudtradition as upgrades_talents_proudtradition } from "../second-edition/upgrades/talents/proudtradition.ts";
import { pushthelimitBattleoverendor as upgrades_talents_pushthelimit_battleoverendor } from "../second-edition/upgrades/talents/pushthelimit-battleoverendor.ts";
import { recklessBattleoverendor as upgrades_talents_reckless_battleoverendor } from "../second-edition/upgrades/talents/reckless-battleoverendor.ts";
import { ruthless as upgrades_talents_ruthless } from "../second-edition/upgrades/talents/ruthless.ts";
import { saturationsalvo as upgrades_talents_saturationsalvo } from "../second-edition/upgrades/talents/saturationsalvo.ts";
import { selfless as upgrades_talents_selfless } from "../second-edition/upgrades/talents/selfless.ts";
import { silenthunterTiephphantom as upgrades_talents_silenthunter_tiephphantom } from "../second-edition/upgrades/talents/silenthunter-tiephphantom.ts";
import { snapshot as upgrades_talents_snapshot } from "../second-edition/upgrades/talents/snapshot.ts";
import { squadleader as upgrades_talents_squadleader } from "../second-edition/upgrades/talents/squadleader.ts";
import { starbirdslash as upgrades_talents_starbirdslash } from "../second-edition/upgrades/talents/starbirdslash.ts";
import { stealthgambitTiephphantom as upgrades_talents_stealthgambit_tiephphantom } from "../second-edition/upgrades/talents/stealthgambit-tiephphantom.ts";
import { swarmtactics as upgrades_talents_swarmtactics } from "../second-edition/upgrades/talents/swarmtactics.ts";
import { swiftapproachSwz98 as upgrades_talents_swiftapproach_swz98 } from "../second-edition/upgrades/talents/swiftapproach-swz98.ts";
import { tierfonbellyrun as upgrades_talents_tierfonbellyrun } from "../second-edition/upgrades/talents/tierfonbellyrun.ts";
import { topcoverSwz98 as upgrades_talents_topcover_swz98 } from "../second-edition/upgrades/talents/topcover-swz98.ts";
import { treacherous as upgrades_talents_treacherous } from "../second-edition/upgrades/talents/treacherous.ts";
import { trickshot as upgrades_talents_trickshot } from "../second-edition/upgrades/talents/trickshot.ts";
import { truegritSwz98 as upgrades_talents_truegrit_swz98 } from "../second-edition/upgrades/talents/truegrit-swz98.ts";
import { vengefulBattleofyavin as upgrades_talents_vengeful_battleofyavin } from "../second-edition/upgrades/talents/vengeful-battleofyavin.ts";
import { withoutatraceTiephphantom as upgrades_talents_withoutatrace_tiephphantom } from "../second-edition/upgrades/talents/withoutatrace-tiephphantom.ts";
import { bombardmentspecialists as upgrades_teams_bombardmentspecialists } from "../second-edition/upgrades/teams/bombardmentspecialists.ts";
import { commsteam as upgrades_teams_commsteam } from "../second-edition/upgrades/teams/commsteam.ts";
import { corsaircrew as upgrades_teams_corsaircrew } from "../second-edition/upgrades/teams/corsaircrew.ts";
import { damagecontrolteam as upgrades_teams_damagecontrolteam } from "../second-edition/upgrades/teams/damagecontrolteam.ts";
import { droidcrew as upgrades_teams_droidcrew } from "../second-edition/upgrades/teams/droidcrew.ts";
import { gunneryspecialists as upgrades_teams_gunneryspecialists } from "../second-edition/upgrades/teams/gunneryspecialists.ts";
import { igrmdroids as upgrades_teams_igrmdroids } from "../second-edition/upgrades/teams/igrmdroids.ts";
import { ordnanceteam as upgrades_teams_ordnanceteam } from "../second-edition/upgrades/teams/ordnanceteam.ts";
import { sensorexperts as upgrades_teams_sensorexperts } from "../second-edition/upgrades/teams/sensorexperts.ts";
import { tractortechnicians as upgrades_teams_tractortechnicians } from "../second-edition/upgrades/teams/tractortechnicians.ts";
import { advancedoptics as upgrades_tech_advancedoptics } from "../second-edition/upgrades/tech/advancedoptics.ts";
import { automatedtargetpriority as upgrades_tech_automatedtargetpriority } from "../second-edition/upgrades/tech/automatedtargetpriority.ts";
import { biohexacryptcodes as upgrades_tech_biohexacryptcodes } from "../second-edition/upgrades/tech/biohexacryptcodes.ts";
import { deuteriumpowercells as upgrades_tech_deuteriumpowercells } from "../second-edition/upgrades/tech/deuteriumpowercells.ts";
import { ferrospherepaint as upgrades_tech_ferrospherepaint } from "../second-edition/upgrades/tech/ferrospherepaint.ts";
import { hyperspacetrackingdata as upgrades_tech_hyperspacetrackingdata } from "../second-edition/upgrades/tech/hyperspacetrackingdata.ts";
import { patternanalyzer as upgrades_tech_patternanalyzer } from "../second-edition/upgrades/tech/patternanalyzer.ts";
import { primedthrusters as upgrades_tech_primedthrusters } from "../second-edition/upgrades/tech/primedthrusters.ts";
import { sensorbuoysuite as upgrades_tech_sensorbuoysuite } from "../second-edition/upgrades/tech/sensorbuoysuite.ts";
import { sensorscramblers as upgrades_tech_sensorscramblers } from "../second-edition/upgrades/tech/sensorscramblers.ts";
import { targetingsynchronizer as upgrades_tech_targetingsynchronizer } from "../second-edition/upgrades/tech/targetingsynchronizer.ts";
import { assailer as upgrades_titles_assailer } from "../second-edition/upgrades/titles/assailer.ts";
import { blackone as upgrades_titles_blackone } from "../second-edition/upgrades/titles/blackone.ts";
import { bloodcrow as upgrades_titles_bloodcrow } from "../second-edition/upgrades/titles/bloodcrow.ts";
import { brighthope as upgrades_titles_brighthope } from "../second-edition/upgrades/titles/brighthope.ts";
import { brokenhorn as upgrades_titles_brokenhorn } from "../second-edition/upgrades/titles/brokenhorn.ts";
import { corvus as upgrades_titles_corvus } from "../second-edition/upgrades/titles/corvus.ts";
import { dauntless as upgrades_titles_dauntless } from "../second-edition/upgrades/titles/dauntless.ts";
import { gauntlet as upgrades_titles_gauntlet } from "../second-edition/upgrades/titles/gauntlet.ts";
import { ghost as upgrades_titles_ghost } from "../second-edition/upgrades/titles/ghost.ts";
import { grappler as upgrades_titles_grappler } from "../second-edition/upgrades/titles/grappler.ts";
import { ig2000 as upgrades_titles_ig2000 } from "../second-edition/upgrades/titles/ig2000.ts";
import { impetuous as upgrades_titles_impetuous } from "../second-edition/upgrades/titles/impetuous.ts";
import { insatiableworrt as upgrades_titles_insatiableworrt } from "../second-edition/upgrades/titles/insatiableworrt.ts";
import { instigator as upgrades_titles_instigator } from "../second-edition/upgrades/titles/instigator.ts";
import { jainaslight as upgrades_titles_jainaslight } from "../second-edition/upgrades/titles/jainaslight.ts";
import { kazsfireball as upgrades_titles_kazsfireball } from "../second-edition/upgrades/titles/kazsfireball.ts";
import { landosmillenniumfalcon as upgrades_titles_landosmillenniumfalcon } from "../second-edition/upgrades/titles/landosmillenniumfalcon.ts";
import { liberator as upgrades_titles_liberator } from "../second-edition/upgrades/titles/liberator.ts";
import { luminous as upgrades_titles_luminous } from "../second-edition/upgrades/titles/luminous.ts";
import { marauder as upgrades_titles_marauder } from "../second-edition/upgrades/titles/marauder.ts";
import { merchantone as upgrades_titles_merchantone } from "../second-edition/upgrades/titles/merchantone.ts";
import { millenniumfalcon as upgrades_titles_millenniumfalcon } from "../second-edition/upgrades/titles/millenniumfalcon.ts";
import { millenniumfalconBattleoverendor as upgrades_titles_millenniumfalcon_battleoverendor } from "../second-edition/upgrades/titles/millenniumfalcon-battleoverendor.ts";
import { moldycrow as upgrades_titles_moldycrow } from "../second-edition/upgrades/titles/moldycrow.ts";
import { nautolansrevenge as upgrades_titles_nautolansrevenge } from "../second-edition/upgrades/titles/nautolansrevenge.ts";
import { neimoidiangrasp as upgrades_titles_neimoidiangrasp } from "../second-edition/upgrades/titles/neimoidiangrasp.ts";
import { nightbrother as upgrades_titles_nightbrother } from "../second-edition/upgrades/titles/nightbrother.ts";
import { outrider as upgrades_titles_outrider } from "../second-edition/upgrades/titles/outrider.ts";
import { phantom as upgrades_titles_phantom } from "../second-edition/upgrades/titles/phantom.ts";
import { punishingone as upgrades_titles_punishingone } from "../second-edition/upgrades/titles/punishingone.ts";
import { quantumstorm as upgrades_titles_quantumstorm } from "../second-edition/upgrades/titles/quantumstorm.ts";
import { razorcrest as upgrades_titles_razorcrest } from "../second-edition/upgrades/titles/razorcrest.ts";
import { requiem as upgrades_titles_requiem } from "../second-edition/upgrades/titles/requiem.ts";
import { reysmillenniumfalcon as upgrades_titles_reysmillenniumfalcon } from "../second-edition/upgrades/titles/reysmillenniumfalcon.ts";
import { scimitar as upgrades_titles_scimitar } from "../second-edition/upgrades/titles/scimitar.ts";
import { shadowcaster as upgrades_titles_shadowcaster } from "../second-edition/upgrades/titles/shadowcaster.ts";
import { slavei as upgrades_titles_slavei } from "../second-edition/upgrades/titles/slavei.ts";
import { slaveiSwz82 as upgrades_titles_slavei_swz82 } from "../second-edition/upgrades/titles/slavei-swz82.ts";
import { soullessone as upgrades_titles_soullessone } from "../second-edition/upgrades/titles/soullessone.ts";
import { st321 as upgrades_titles_st321 } from "../second-edition/upgrades/titles/st321.ts";
import { suppressor as upgrades_titles_suppressor } from "../second-edition/upgrades/titles/suppressor.ts";
import { tantiveiv as upgrades_titles_tantiveiv } from "../second-edition/upgrades/titles/tantiveiv.ts";
import { thunderstrike as upgrades_titles_thunderstrike } from "../second-edition/upgrades/titles/thunderstrike.ts";
import { trident as upgrades_titles_trident } from "../second-edition/upgrades/titles/trident.ts";
import { vector as upgrades_titles_vector } from "../second-edition/upgrades/titles/vector.ts";
import { virago as upgrades_titles_virago } from "../second-edition/upgrades/titles/virago.ts";
import { advprotontorpedoes as upgrades_weapons_advprotontorpedoes } from "../second-edition/upgrades/weapons/advprotontorpedoes.ts";
import { ancillaryionweaponssiegeofcoruscant as upgrades_weapons_ancillaryionweapons_siegeofcoruscant } from "../second-edition/upgrades/weapons/ancillaryionweapons-siegeofcoruscant.ts";
import { autoblasters as upgrades_weapons_autoblasters } from "../second-edition/upgrades/weapons/autoblasters.ts";
import { barragerockets as upgrades_weapons_barragerockets } from "../second-edition/upgrades/weapons/barragerockets.ts";
import { clustermissiles as upgrades_weapons_clustermissiles } from "../second-edition/upgrades/weapons/clustermissiles.ts";
import { concussionmissiles as upgrades_weapons_concussionmissiles } from "../second-edition/upgrades/weapons/concussionmissiles.ts";
import { diamondboronmissiles as upgrades_weapons_diamondboronmissiles } from "../second-edition/upgrades/weapons/diamondboronmissiles.ts";
import { energyshellcharges as upgrades_weapons_energyshellcharges } from "../second-edition/upgrades/weapons/energyshellcharges.ts";
import { heavylasercannon as upgrades_weapons_heavylasercannon } from "../second-edition/upgrades/weapons/heavylasercannon.ts";
import { heavyplasmamissilesalphaclassstarwing as upgrades_weapons_heavyplasmamissiles_alphaclassstarwing } from "../second-edition/upgrades/weapons/heavyplasmamissiles-alphaclassstarwing.ts";
import { homingmissiles as upgrades_weapons_homingmissiles } from "../second-edition/upgrades/weapons/homingmissiles.ts";
import { homingtorpedoes as upgrades_weapons_homingtorpedoes } from "../second-edition/upgrades/weapons/homingtorpedoes.ts";
import { ioncannon as upgrades_weapons_ioncannon } from "../second-edition/upgrades/weapons/ioncannon.ts";
import { ioncannonturret as upgrades_weapons_ioncannonturret } from "../second-edition/upgrades/weapons/ioncannonturret.ts";
import { ionmissiles as upgrades_weapons_ionmissiles } from "../second-edition/upgrades/weapons/ionmissiles.ts";
import { iontorpedoes as upgrades_weapons_iontorpedoes } from "../second-edition/upgrades/weapons/iontorpedoes.ts";
import { jammingbeam as upgrades_weapons_jammingbeam } from "../second-edition/upgrades/weapons/jammingbeam.ts";
import { magpulsewarheads as upgrades_weapons_magpulsewarheads } from "../second-edition/upgrades/weapons/magpulsewarheads.ts";
import { multimissilepods as upgrades_weapons_multimissilepods } from "../second-edition/upgrades/weapons/multimissilepods.ts";
import { plasmatorpedoes as upgrades_weapons_plasmatorpedoes } from "../second-edition/upgrades/weapons/plasmatorpedoes.ts";
import { precisiontunedcannonsbattleoverendor as upgrades_weapons_precisiontunedcannons_battleoverendor } from "../second-edition/upgrades/weapons/precisiontunedcannons-battleoverendor.ts";
import { protoncannons as upgrades_weapons_protoncannons } from "../second-edition/upgrades/weapons/protoncannons.ts";
import { protonrockets as upgrades_weapons_protonrockets } from "../second-edition/upgrades/weapons/protonrockets.ts";
import { protontorpedoes as upgrades_weapons_protontorpedoes } from "../second-edition/upgrades/weapons/protontorpedoes.ts";
import { saturationrocketsalphaclassstarwing as upgrades_weapons_saturationrockets_alphaclassstarwing } from "../second-edition/upgrades/weapons/saturationrockets-alphaclassstarwing.ts";
import { seekermissilesswz103 as upgrades_weapons_seekermissiles_swz103 } from "../second-edition/upgrades/weapons/seekermissiles-swz103.ts";
import { syncedlasercannons as upgrades_weapons_syncedlasercannons } from "../second-edition/upgrades/weapons/syncedlasercannons.ts";
import { trackingtorpedoes as upgrades_weapons_trackingtorpedoes } from "../second-edition/upgrades/weapons/trackingtorpedoes.ts";
import { tractorbeam as upgrades_weapons_tractorbeam } from "../second-edition/upgrades/weapons/tractorbeam.ts";
import { underslungblastercannon as upgrades_weapons_underslungblastercannon } from "../second-edition/upgrades/weapons/underslungblastercannon.ts";
import { xx23sthreadtracers as upgrades_weapons_xx23sthreadtracers } from "../second-edition/upgrades/weapons/xx23sthreadtracers.ts";
import { agentoftheempire as upgrades_wings_agentoftheempire } from "../second-edition/upgrades/wings/agentoftheempire.ts";
import { firstorderelite as upgrades_wings_firstorderelite } from "../second-edition/upgrades/wings/firstorderelite.ts";
import { jedicommander as upgrades_wings_jedicommander } from "../second-edition/upgrades/wings/jedicommander.ts";
import { phoenixsquadron as upgrades_wings_phoenixsquadron } from "../second-edition/upgrades/wings/phoenixsquadron.ts";
import { shadowwing as upgrades_wings_shadowwing } from "../second-edition/upgrades/wings/shadowwing.ts";
import { skystrikeacademyclass as upgrades_wings_skystrikeacademyclass } from "../second-edition/upgrades/wings/skystrikeacademyclass.ts";
import { veteranwingleader as upgrades_wings_veteranwingleader } from "../second-edition/upgrades/wings/veteranwingleader.ts";

/** Every card of the edition, by the path of its file. */
export const SECOND_EDITION_CARDS: Readonly<Record<string, Card | readonly Card[]>> = {
  "conditions/brokentrust": conditions_brokentrust,
  "conditions/compromisingintel": conditions_compromisingintel,
  "conditions/decoyed": conditions_decoyed,
  "conditions/falsefriend": conditions_falsefriend,
  "conditions/fearfulprey": conditions_fearfulprey,
  "conditions/guarded": conditions_guarded,
  "conditions/hunted": conditions_hunted,
  "conditions/illshowyouthedarkside": conditions_illshowyouthedarkside,
  "conditions/itstheresistance": conditions_itstheresistance,
  "conditions/listeningdevice": conditions_listeningdevice,
  "conditions/markedforelimination": conditions_markedforelimination,
  "conditions/mercilesspursuit": conditions_mercilesspursuit,
  "conditions/optimizedprototype": conditions_optimizedprototype,
  "conditions/primedforspeed": conditions_primedforspeed,
  "conditions/rattled": conditions_rattled,
  "conditions/sickeningmaneuver": conditions_sickeningmaneuver,
  "conditions/suppressivefire": conditions_suppressivefire,
  "conditions/trialsofthedarksaber": conditions_trialsofthedarksaber,
  "conditions/youdbettermeanbusiness": conditions_youdbettermeanbusiness,
  "conditions/youshouldthankme": conditions_youshouldthankme,
  "damage/core/blinded-pilot": damage_core_blinded_pilot,
  "damage/core/console-fire": damage_core_console_fire,
  "damage/core/damaged-engine": damage_core_damaged_engine,
  "damage/core/damaged-sensor-array": damage_core_damaged_sensor_array,
  "damage/core/direct-hit": damage_core_direct_hit,
  "damage/core/disabled-power-regulator": damage_core_disabled_power_regulator,
  "damage/core/fuel-leak": damage_core_fuel_leak,
  "damage/core/hull-breach": damage_core_hull_breach,
  "damage/core/loose-stabilizer": damage_core_loose_stabilizer,
  "damage/core/panicked-pilot": damage_core_panicked_pilot,
  "damage/core/structural-damage": damage_core_structural_damage,
  "damage/core/stunned-pilot": damage_core_stunned_pilot,
  "damage/core/weapons-failure": damage_core_weapons_failure,
  "damage/core/wounded-pilot": damage_core_wounded_pilot,
  "damage/huge/atmosphere-leak": damage_huge_atmosphere_leak,
  "damage/huge/crew-shaken": damage_huge_crew_shaken,
  "damage/huge/damaged-circuitry": damage_huge_damaged_circuitry,
  "damage/huge/engine-coolant-leak": damage_huge_engine_coolant_leak,
  "damage/huge/exploding-consoles": damage_huge_exploding_consoles,
  "damage/huge/hull-rupture": damage_huge_hull_rupture,
  "damage/huge/panicked-crew": damage_huge_panicked_crew,
  "damage/huge/power-surge": damage_huge_power_surge,
  "damage/huge/scrambled-orders": damage_huge_scrambled_orders,
  "damage/huge/stabilizers-damaged": damage_huge_stabilizers_damaged,
  "pilots/first-order/agentterex": pilots_first_order_agentterex,
  "pilots/first-order/agenttierny": pilots_first_order_agenttierny,
  "pilots/first-order/avenger": pilots_first_order_avenger,
  "pilots/first-order/backdraft": pilots_first_order_backdraft,
  "pilots/first-order/blackout": pilots_first_order_blackout,
  "pilots/first-order/breach": pilots_first_order_breach,
  "pilots/first-order/captaincardinal": pilots_first_order_captaincardinal,
  "pilots/first-order/captainphasma": pilots_first_order_captainphasma,
  "pilots/first-order/commandermalarus": pilots_first_order_commandermalarus,
  "pilots/first-order/commandermalarus-xiclasslightshuttle": pilots_first_order_commandermalarus_xiclasslightshuttle,
  "pilots/first-order/dread": pilots_first_order_dread,
  "pilots/first-order/dt798": pilots_first_order_dt798,
  "pilots/first-order/ember": pilots_first_order_ember,
  "pilots/first-order/gideonhask-xiclasslightshuttle": pilots_first_order_gideonhask_xiclasslightshuttle,
  "pilots/first-order/grudge": pilots_first_order_grudge,
  "pilots/first-order/holo": pilots_first_order_holo,
  "pilots/first-order/juljerjerrod": pilots_first_order_juljerjerrod,
  "pilots/first-order/kyloren": pilots_first_order_kyloren,
  "pilots/first-order/kyloren-tiewiwhispermodifiedinterceptor": pilots_first_order_kyloren_tiewiwhispermodifiedinterceptor,
  "pilots/first-order/lieutenantdormitz": pilots_first_order_lieutenantdormitz,
  "pilots/first-order/lieutenantgalek": pilots_first_order_lieutenantgalek,
  "pilots/first-order/lieutenantlehuse": pilots_first_order_lieutenantlehuse,
  "pilots/first-order/lieutenantrivas": pilots_first_order_lieutenantrivas,
  "pilots/first-order/lieutenanttavson": pilots_first_order_lieutenanttavson,
  "pilots/first-order/lingaava": pilots_first_order_lingaava,
  "pilots/first-order/longshot": pilots_first_order_longshot,
  "pilots/first-order/majorstridan": pilots_first_order_majorstridan,
  "pilots/first-order/majorvonreg": pilots_first_order_majorvonreg,
  "pilots/first-order/midnight": pilots_first_order_midnight,
  "pilots/first-order/muse": pilots_first_order_muse,
  "pilots/first-order/nightfall": pilots_first_order_nightfall,
  "pilots/first-order/null": pilots_first_order_null,
  "pilots/first-order/pettyofficerthanisson": pilots_first_order_pettyofficerthanisson,
  "pilots/first-order/quickdraw": pilots_first_order_quickdraw,
  "pilots/first-order/recoil": pilots_first_order_recoil,
  "pilots/first-order/rush": pilots_first_order_rush,
  "pilots/first-order/scorch": pilots_first_order_scorch,
  "pilots/first-order/scorch-tiesebomber": pilots_first_order_scorch_tiesebomber,
  "pilots/first-order/static": pilots_first_order_static,
  "pilots/first-order/tn3465": pilots_first_order_tn3465,
  "pilots/first-order/whirlwind": pilots_first_order_whirlwind,
  "pilots/first-order/wrath": pilots_first_order_wrath,
  "pilots/galactic-empire/backstabber-battleofyavin": pilots_galactic_empire_backstabber_battleofyavin,
  "pilots/galactic-empire/captaindobbs": pilots_galactic_empire_captaindobbs,
  "pilots/galactic-empire/captainferoph": pilots_galactic_empire_captainferoph,
  "pilots/galactic-empire/captainhark": pilots_galactic_empire_captainhark,
  "pilots/galactic-empire/captainjonus": pilots_galactic_empire_captainjonus,
  "pilots/galactic-empire/captainjonus-swz105": pilots_galactic_empire_captainjonus_swz105,
  "pilots/galactic-empire/captainjonus-swz98": pilots_galactic_empire_captainjonus_swz98,
  "pilots/galactic-empire/captainkagi": pilots_galactic_empire_captainkagi,
  "pilots/galactic-empire/captainoicunn": pilots_galactic_empire_captainoicunn,
  "pilots/galactic-empire/captainyorr-battleoverendor": pilots_galactic_empire_captainyorr_battleoverendor,
  "pilots/galactic-empire/cienaree": pilots_galactic_empire_cienaree,
  "pilots/galactic-empire/coloneljendon": pilots_galactic_empire_coloneljendon,
  "pilots/galactic-empire/coloneljendon-battleoverendor": pilots_galactic_empire_coloneljendon_battleoverendor,
  "pilots/galactic-empire/colonelvessery": pilots_galactic_empire_colonelvessery,
  "pilots/galactic-empire/commandantgoran": pilots_galactic_empire_commandantgoran,
  "pilots/galactic-empire/countdown": pilots_galactic_empire_countdown,
  "pilots/galactic-empire/countessryad": pilots_galactic_empire_countessryad,
  "pilots/galactic-empire/darkcurse-battleofyavin": pilots_galactic_empire_darkcurse_battleofyavin,
  "pilots/galactic-empire/darthvader": pilots_galactic_empire_darthvader,
  "pilots/galactic-empire/darthvader-battleofyavin": pilots_galactic_empire_darthvader_battleofyavin,
  "pilots/galactic-empire/darthvader-swz105": pilots_galactic_empire_darthvader_swz105,
  "pilots/galactic-empire/darthvader-tieddefender": pilots_galactic_empire_darthvader_tieddefender,
  "pilots/galactic-empire/deathfire": pilots_galactic_empire_deathfire,
  "pilots/galactic-empire/deathfire-swz98": pilots_galactic_empire_deathfire_swz98,
  "pilots/galactic-empire/deathrain": pilots_galactic_empire_deathrain,
  "pilots/galactic-empire/delmeeko": pilots_galactic_empire_delmeeko,
  "pilots/galactic-empire/doubleedge": pilots_galactic_empire_doubleedge,
  "pilots/galactic-empire/duchess": pilots_galactic_empire_duchess,
  "pilots/galactic-empire/echo": pilots_galactic_empire_echo,
  "pilots/galactic-empire/echo-ssl": pilots_galactic_empire_echo_ssl,
  "pilots/galactic-empire/fifthbrother": pilots_galactic_empire_fifthbrother,
  "pilots/galactic-empire/flightleaderubbel": pilots_galactic_empire_flightleaderubbel,
  "pilots/galactic-empire/garsaxon": pilots_galactic_empire_garsaxon,
  "pilots/galactic-empire/gideonhask": pilots_galactic_empire_gideonhask,
  "pilots/galactic-empire/gideonhask-tieininterceptor": pilots_galactic_empire_gideonhask_tieininterceptor,
  "pilots/galactic-empire/grandinquisitor": pilots_galactic_empire_grandinquisitor,
  "pilots/galactic-empire/howlrunner": pilots_galactic_empire_howlrunner,
  "pilots/galactic-empire/idenversio": pilots_galactic_empire_idenversio,
  "pilots/galactic-empire/idenversio-battleofyavin": pilots_galactic_empire_idenversio_battleofyavin,
  "pilots/galactic-empire/idenversio-swz105": pilots_galactic_empire_idenversio_swz105,
  "pilots/galactic-empire/isbjingoist": pilots_galactic_empire_isbjingoist,
  "pilots/galactic-empire/junoeclipse": pilots_galactic_empire_junoeclipse,
  "pilots/galactic-empire/lieutenanthebsly-battleoverendor": pilots_galactic_empire_lieutenanthebsly_battleoverendor,
  "pilots/galactic-empire/lieutenantkarsabi": pilots_galactic_empire_lieutenantkarsabi,
  "pilots/galactic-empire/lieutenantkarsabi-ssl": pilots_galactic_empire_lieutenantkarsabi_ssl,
  "pilots/galactic-empire/lieutenantkestal": pilots_galactic_empire_lieutenantkestal,
  "pilots/galactic-empire/lieutenantlorrir": pilots_galactic_empire_lieutenantlorrir,
  "pilots/galactic-empire/lieutenantsai": pilots_galactic_empire_lieutenantsai,
  "pilots/galactic-empire/lyttandree": pilots_galactic_empire_lyttandree,
  "pilots/galactic-empire/maarekstele": pilots_galactic_empire_maarekstele,
  "pilots/galactic-empire/maarekstele-swz105": pilots_galactic_empire_maarekstele_swz105,
  "pilots/galactic-empire/magnatolvan": pilots_galactic_empire_magnatolvan,
  "pilots/galactic-empire/majormianda-battleoverendor": pilots_galactic_empire_majormianda_battleoverendor,
  "pilots/galactic-empire/majorrhymer": pilots_galactic_empire_majorrhymer,
  "pilots/galactic-empire/majorrhymer-swz98": pilots_galactic_empire_majorrhymer_swz98,
  "pilots/galactic-empire/majorvermeil": pilots_galactic_empire_majorvermeil,
  "pilots/galactic-empire/majorvynder": pilots_galactic_empire_majorvynder,
  "pilots/galactic-empire/majorvynder-ssl": pilots_galactic_empire_majorvynder_ssl,
  "pilots/galactic-empire/maulermithel": pilots_galactic_empire_maulermithel,
  "pilots/galactic-empire/maulermithel-battleofyavin": pilots_galactic_empire_maulermithel_battleofyavin,
  "pilots/galactic-empire/mausmonare-battleoverendor": pilots_galactic_empire_mausmonare_battleoverendor,
  "pilots/galactic-empire/moffgideon": pilots_galactic_empire_moffgideon,
  "pilots/galactic-empire/mornakee": pilots_galactic_empire_mornakee,
  "pilots/galactic-empire/nashwindrider": pilots_galactic_empire_nashwindrider,
  "pilots/galactic-empire/nightbeast": pilots_galactic_empire_nightbeast,
  "pilots/galactic-empire/nightbeast-swz105": pilots_galactic_empire_nightbeast_swz105,
  "pilots/galactic-empire/puresabacc": pilots_galactic_empire_puresabacc,
  "pilots/galactic-empire/rampage": pilots_galactic_empire_rampage,
  "pilots/galactic-empire/rearadmiralchiraneau": pilots_galactic_empire_rearadmiralchiraneau,
  "pilots/galactic-empire/redline": pilots_galactic_empire_redline,
  "pilots/galactic-empire/rexlerbrath": pilots_galactic_empire_rexlerbrath,
  "pilots/galactic-empire/sapphire2-battleoverendor": pilots_galactic_empire_sapphire2_battleoverendor,
  "pilots/galactic-empire/scimitar1-battleoverendor": pilots_galactic_empire_scimitar1_battleoverendor,
  "pilots/galactic-empire/scimitar3-battleoverendor": pilots_galactic_empire_scimitar3_battleoverendor,
  "pilots/galactic-empire/scourgeskutu": pilots_galactic_empire_scourgeskutu,
  "pilots/galactic-empire/scythe6-battleoverendor": pilots_galactic_empire_scythe6_battleoverendor,
  "pilots/galactic-empire/secondsister": pilots_galactic_empire_secondsister,
  "pilots/galactic-empire/seventhsister": pilots_galactic_empire_seventhsister,
  "pilots/galactic-empire/seynmarana": pilots_galactic_empire_seynmarana,
  "pilots/galactic-empire/sigma4-battleofyavin": pilots_galactic_empire_sigma4_battleofyavin,
  "pilots/galactic-empire/sigma5-battleofyavin": pilots_galactic_empire_sigma5_battleofyavin,
  "pilots/galactic-empire/sigma6-battleofyavin": pilots_galactic_empire_sigma6_battleofyavin,
  "pilots/galactic-empire/sigma7-battleofyavin": pilots_galactic_empire_sigma7_battleofyavin,
  "pilots/galactic-empire/soontirfel": pilots_galactic_empire_soontirfel,
  "pilots/galactic-empire/soontirfel-battleoverendor": pilots_galactic_empire_soontirfel_battleoverendor,
  "pilots/galactic-empire/tomaxbren": pilots_galactic_empire_tomaxbren,
  "pilots/galactic-empire/tomaxbren-swz105": pilots_galactic_empire_tomaxbren_swz105,
  "pilots/galactic-empire/tomaxbren-swz98": pilots_galactic_empire_tomaxbren_swz98,
  "pilots/galactic-empire/turrphennir": pilots_galactic_empire_turrphennir,
  "pilots/galactic-empire/vagabond": pilots_galactic_empire_vagabond,
  "pilots/galactic-empire/valenrudor": pilots_galactic_empire_valenrudor,
  "pilots/galactic-empire/valenrudor-swz105": pilots_galactic_empire_valenrudor_swz105,
  "pilots/galactic-empire/vedfoslo": pilots_galactic_empire_vedfoslo,
  "pilots/galactic-empire/vizier": pilots_galactic_empire_vizier,
  "pilots/galactic-empire/vultskerris": pilots_galactic_empire_vultskerris,
  "pilots/galactic-empire/vultskerris-tieininterceptor": pilots_galactic_empire_vultskerris_tieininterceptor,
  "pilots/galactic-empire/wampa": pilots_galactic_empire_wampa,
  "pilots/galactic-empire/wampa-battleofyavin": pilots_galactic_empire_wampa_battleofyavin,
  "pilots/galactic-empire/whisper": pilots_galactic_empire_whisper,
  "pilots/galactic-empire/whisper-ssl": pilots_galactic_empire_whisper_ssl,
  "pilots/galactic-empire/yricaquell": pilots_galactic_empire_yricaquell,
  "pilots/galactic-empire/zertikstrom": pilots_galactic_empire_zertikstrom,
  "pilots/galactic-republic/aaylasecura": pilots_galactic_republic_aaylasecura,
  "pilots/galactic-republic/adigallia": pilots_galactic_republic_adigallia,
  "pilots/galactic-republic/adigallia-delta7baethersprite": pilots_galactic_republic_adigallia_delta7baethersprite,
  "pilots/galactic-republic/ahsokatano": pilots_galactic_republic_ahsokatano,
  "pilots/galactic-republic/ahsokatano-delta7baethersprite": pilots_galactic_republic_ahsokatano_delta7baethersprite,
  "pilots/galactic-republic/anakinskywalker": pilots_galactic_republic_anakinskywalker,
  "pilots/galactic-republic/anakinskywalker-btlbywing": pilots_galactic_republic_anakinskywalker_btlbywing,
  "pilots/galactic-republic/anakinskywalker-delta7baethersprite": pilots_galactic_republic_anakinskywalker_delta7baethersprite,
  "pilots/galactic-republic/anakinskywalker-eta2actis": pilots_galactic_republic_anakinskywalker_eta2actis,
  "pilots/galactic-republic/anakinskywalker-nabooroyaln1starfighter": pilots_galactic_republic_anakinskywalker_nabooroyaln1starfighter,
  "pilots/galactic-republic/anakinskywalker-siegeofcoruscant": pilots_galactic_republic_anakinskywalker_siegeofcoruscant,
  "pilots/galactic-republic/axe": pilots_galactic_republic_axe,
  "pilots/galactic-republic/axe-siegeofcoruscant": pilots_galactic_republic_axe_siegeofcoruscant,
  "pilots/galactic-republic/barrissoffee": pilots_galactic_republic_barrissoffee,
  "pilots/galactic-republic/barrissoffee-delta7baethersprite": pilots_galactic_republic_barrissoffee_delta7baethersprite,
  "pilots/galactic-republic/bokatankryze": pilots_galactic_republic_bokatankryze,
  "pilots/galactic-republic/boost": pilots_galactic_republic_boost,
  "pilots/galactic-republic/broadside": pilots_galactic_republic_broadside,
  "pilots/galactic-republic/contrail": pilots_galactic_republic_contrail,
  "pilots/galactic-republic/contrail-siegeofcoruscant": pilots_galactic_republic_contrail_siegeofcoruscant,
  "pilots/galactic-republic/dineeellberger": pilots_galactic_republic_dineeellberger,
  "pilots/galactic-republic/drift": pilots_galactic_republic_drift,
  "pilots/galactic-republic/gavynsykes": pilots_galactic_republic_gavynsykes,
  "pilots/galactic-republic/goji": pilots_galactic_republic_goji,
  "pilots/galactic-republic/hawk": pilots_galactic_republic_hawk,
  "pilots/galactic-republic/hawk-clonez95headhunter": pilots_galactic_republic_hawk_clonez95headhunter,
  "pilots/galactic-republic/hound": pilots_galactic_republic_hound,
  "pilots/galactic-republic/jag": pilots_galactic_republic_jag,
  "pilots/galactic-republic/jag-siegeofcoruscant": pilots_galactic_republic_jag_siegeofcoruscant,
  "pilots/galactic-republic/kickback": pilots_galactic_republic_kickback,
  "pilots/galactic-republic/kickback-siegeofcoruscant": pilots_galactic_republic_kickback_siegeofcoruscant,
  "pilots/galactic-republic/killer": pilots_galactic_republic_killer,
  "pilots/galactic-republic/kitfisto": pilots_galactic_republic_kitfisto,
  "pilots/galactic-republic/klick": pilots_galactic_republic_klick,
  "pilots/galactic-republic/klick-siegeofcoruscant": pilots_galactic_republic_klick_siegeofcoruscant,
  "pilots/galactic-republic/knack": pilots_galactic_republic_knack,
  "pilots/galactic-republic/luminaraunduli": pilots_galactic_republic_luminaraunduli,
  "pilots/galactic-republic/luminaraunduli-delta7baethersprite": pilots_galactic_republic_luminaraunduli_delta7baethersprite,
  "pilots/galactic-republic/macewindu": pilots_galactic_republic_macewindu,
  "pilots/galactic-republic/macewindu-delta7baethersprite": pilots_galactic_republic_macewindu_delta7baethersprite,
  "pilots/galactic-republic/matchstick": pilots_galactic_republic_matchstick,
  "pilots/galactic-republic/naboohandmaiden": pilots_galactic_republic_naboohandmaiden,
  "pilots/galactic-republic/obiwankenobi": pilots_galactic_republic_obiwankenobi,
  "pilots/galactic-republic/obiwankenobi-delta7baethersprite": pilots_galactic_republic_obiwankenobi_delta7baethersprite,
  "pilots/galactic-republic/obiwankenobi-eta2actis": pilots_galactic_republic_obiwankenobi_eta2actis,
  "pilots/galactic-republic/obiwankenobi-siegeofcoruscant": pilots_galactic_republic_obiwankenobi_siegeofcoruscant,
  "pilots/galactic-republic/oddball": pilots_galactic_republic_oddball,
  "pilots/galactic-republic/oddball-arc170starfighter": pilots_galactic_republic_oddball_arc170starfighter,
  "pilots/galactic-republic/oddball-btlbywing": pilots_galactic_republic_oddball_btlbywing,
  "pilots/galactic-republic/oddball-nimbusclassvwing": pilots_galactic_republic_oddball_nimbusclassvwing,
  "pilots/galactic-republic/oddball-siegeofcoruscant": pilots_galactic_republic_oddball_siegeofcoruscant,
  "pilots/galactic-republic/padmeamidala": pilots_galactic_republic_padmeamidala,
  "pilots/galactic-republic/plokoon": pilots_galactic_republic_plokoon,
  "pilots/galactic-republic/plokoon-delta7baethersprite": pilots_galactic_republic_plokoon_delta7baethersprite,
  "pilots/galactic-republic/r2d2": pilots_galactic_republic_r2d2,
  "pilots/galactic-republic/ricolie": pilots_galactic_republic_ricolie,
  "pilots/galactic-republic/saeseetiin": pilots_galactic_republic_saeseetiin,
  "pilots/galactic-republic/saeseetiin-delta7baethersprite": pilots_galactic_republic_saeseetiin_delta7baethersprite,
  "pilots/galactic-republic/shaakti": pilots_galactic_republic_shaakti,
  "pilots/galactic-republic/shaakti-siegeofcoruscant": pilots_galactic_republic_shaakti_siegeofcoruscant,
  "pilots/galactic-republic/sicko": pilots_galactic_republic_sicko,
  "pilots/galactic-republic/sinker": pilots_galactic_republic_sinker,
  "pilots/galactic-republic/slammer": pilots_galactic_republic_slammer,
  "pilots/galactic-republic/slider": pilots_galactic_republic_slider,
  "pilots/galactic-republic/stub": pilots_galactic_republic_stub,
  "pilots/galactic-republic/swoop": pilots_galactic_republic_swoop,
  "pilots/galactic-republic/tucker": pilots_galactic_republic_tucker,
  "pilots/galactic-republic/warthog": pilots_galactic_republic_warthog,
  "pilots/galactic-republic/warthog-clonez95headhunter": pilots_galactic_republic_warthog_clonez95headhunter,
  "pilots/galactic-republic/wilhufftarkin": pilots_galactic_republic_wilhufftarkin,
  "pilots/galactic-republic/wolffe": pilots_galactic_republic_wolffe,
  "pilots/galactic-republic/wolffe-siegeofcoruscant": pilots_galactic_republic_wolffe_siegeofcoruscant,
  "pilots/galactic-republic/yoda": pilots_galactic_republic_yoda,
  "pilots/rebel-alliance/adonfox-battleoverendor": pilots_rebel_alliance_adonfox_battleoverendor,
  "pilots/rebel-alliance/ahsokatano-rz1awing": pilots_rebel_alliance_ahsokatano_rz1awing,
  "pilots/rebel-alliance/airencracken": pilots_rebel_alliance_airencracken,
  "pilots/rebel-alliance/alexsandrkallus": pilots_rebel_alliance_alexsandrkallus,
  "pilots/rebel-alliance/ap5": pilots_rebel_alliance_ap5,
  "pilots/rebel-alliance/arvelcrynyd": pilots_rebel_alliance_arvelcrynyd,
  "pilots/rebel-alliance/arvelcrynyd-battleoverendor": pilots_rebel_alliance_arvelcrynyd_battleoverendor,
  "pilots/rebel-alliance/arvelcrynyd-swz106": pilots_rebel_alliance_arvelcrynyd_swz106,
  "pilots/rebel-alliance/benthictwotubes": pilots_rebel_alliance_benthictwotubes,
  "pilots/rebel-alliance/biggsdarklighter": pilots_rebel_alliance_biggsdarklighter,
  "pilots/rebel-alliance/biggsdarklighter-battleofyavin": pilots_rebel_alliance_biggsdarklighter_battleofyavin,
  "pilots/rebel-alliance/bodhirook": pilots_rebel_alliance_bodhirook,
  "pilots/rebel-alliance/bodicavenj": pilots_rebel_alliance_bodicavenj,
  "pilots/rebel-alliance/braylenstramm": pilots_rebel_alliance_braylenstramm,
  "pilots/rebel-alliance/braylenstramm-battleoverendor": pilots_rebel_alliance_braylenstramm_battleoverendor,
  "pilots/rebel-alliance/captainrex": pilots_rebel_alliance_captainrex,
  "pilots/rebel-alliance/cassianandor": pilots_rebel_alliance_cassianandor,
  "pilots/rebel-alliance/chewbacca": pilots_rebel_alliance_chewbacca,
  "pilots/rebel-alliance/chopper": pilots_rebel_alliance_chopper,
  "pilots/rebel-alliance/chopper-gauntletfighter": pilots_rebel_alliance_chopper_gauntletfighter,
  "pilots/rebel-alliance/clanwrenvolunteer": pilots_rebel_alliance_clanwrenvolunteer,
  "pilots/rebel-alliance/corranhorn": pilots_rebel_alliance_corranhorn,
  "pilots/rebel-alliance/corranhorn-t65xwing": pilots_rebel_alliance_corranhorn_t65xwing,
  "pilots/rebel-alliance/dashrendar": pilots_rebel_alliance_dashrendar,
  "pilots/rebel-alliance/dashrendar-swz103-rebelalliance": pilots_rebel_alliance_dashrendar_swz103_rebelalliance,
  "pilots/rebel-alliance/dashrendar-swz103-sl-rebelalliance": pilots_rebel_alliance_dashrendar_swz103_sl_rebelalliance,
  "pilots/rebel-alliance/derekklivian": pilots_rebel_alliance_derekklivian,
  "pilots/rebel-alliance/dextiree-battleofyavin": pilots_rebel_alliance_dextiree_battleofyavin,
  "pilots/rebel-alliance/dirkullodin": pilots_rebel_alliance_dirkullodin,
  "pilots/rebel-alliance/dutchvander": pilots_rebel_alliance_dutchvander,
  "pilots/rebel-alliance/dutchvander-battleofyavin": pilots_rebel_alliance_dutchvander_battleofyavin,
  "pilots/rebel-alliance/dutchvander-swz106": pilots_rebel_alliance_dutchvander_swz106,
  "pilots/rebel-alliance/edriotwotubes": pilots_rebel_alliance_edriotwotubes,
  "pilots/rebel-alliance/esegetuketu": pilots_rebel_alliance_esegetuketu,
  "pilots/rebel-alliance/evaanverlaine": pilots_rebel_alliance_evaanverlaine,
  "pilots/rebel-alliance/ezrabridger": pilots_rebel_alliance_ezrabridger,
  "pilots/rebel-alliance/ezrabridger-gauntletfighter": pilots_rebel_alliance_ezrabridger_gauntletfighter,
  "pilots/rebel-alliance/ezrabridger-sheathipedeclassshuttle": pilots_rebel_alliance_ezrabridger_sheathipedeclassshuttle,
  "pilots/rebel-alliance/ezrabridger-tielnfighter": pilots_rebel_alliance_ezrabridger_tielnfighter,
  "pilots/rebel-alliance/fennrau-fangfighter": pilots_rebel_alliance_fennrau_fangfighter,
  "pilots/rebel-alliance/fennrau-sheathipedeclassshuttle": pilots_rebel_alliance_fennrau_sheathipedeclassshuttle,
  "pilots/rebel-alliance/garvendreis": pilots_rebel_alliance_garvendreis,
  "pilots/rebel-alliance/garvendreis-battleofyavin": pilots_rebel_alliance_garvendreis_battleofyavin,
  "pilots/rebel-alliance/garvendreis-t65xwing": pilots_rebel_alliance_garvendreis_t65xwing,
  "pilots/rebel-alliance/gavindarklighter": pilots_rebel_alliance_gavindarklighter,
  "pilots/rebel-alliance/gemmersojan-battleoverendor": pilots_rebel_alliance_gemmersojan_battleoverendor,
  "pilots/rebel-alliance/ginamoonsong": pilots_rebel_alliance_ginamoonsong,
  "pilots/rebel-alliance/ginamoonsong-battleoverendor": pilots_rebel_alliance_ginamoonsong_battleoverendor,
  "pilots/rebel-alliance/hansolo-battleofyavin": pilots_rebel_alliance_hansolo_battleofyavin,
  "pilots/rebel-alliance/hansolo-modifiedyt1300lightfreighter": pilots_rebel_alliance_hansolo_modifiedyt1300lightfreighter,
  "pilots/rebel-alliance/hefftobber": pilots_rebel_alliance_hefftobber,
  "pilots/rebel-alliance/herasyndulla": pilots_rebel_alliance_herasyndulla,
  "pilots/rebel-alliance/herasyndulla-asf01bwing": pilots_rebel_alliance_herasyndulla_asf01bwing,
  "pilots/rebel-alliance/herasyndulla-rz1awing": pilots_rebel_alliance_herasyndulla_rz1awing,
  "pilots/rebel-alliance/herasyndulla-vcx100lightfreighter": pilots_rebel_alliance_herasyndulla_vcx100lightfreighter,
  "pilots/rebel-alliance/holokand-battleofyavin": pilots_rebel_alliance_holokand_battleofyavin,
  "pilots/rebel-alliance/hortonsalm": pilots_rebel_alliance_hortonsalm,
  "pilots/rebel-alliance/hortonsalm-swz106": pilots_rebel_alliance_hortonsalm_swz106,
  "pilots/rebel-alliance/ibtisam": pilots_rebel_alliance_ibtisam,
  "pilots/rebel-alliance/jakefarrell": pilots_rebel_alliance_jakefarrell,
  "pilots/rebel-alliance/jakefarrell-swz106": pilots_rebel_alliance_jakefarrell_swz106,
  "pilots/rebel-alliance/janors": pilots_rebel_alliance_janors,
  "pilots/rebel-alliance/jekporkins": pilots_rebel_alliance_jekporkins,
  "pilots/rebel-alliance/jekporkins-battleofyavin": pilots_rebel_alliance_jekporkins_battleofyavin,
  "pilots/rebel-alliance/jekporkins-swz106": pilots_rebel_alliance_jekporkins_swz106,
  "pilots/rebel-alliance/k2so": pilots_rebel_alliance_k2so,
  "pilots/rebel-alliance/kananjarrus": pilots_rebel_alliance_kananjarrus,
  "pilots/rebel-alliance/kendyidele-battleoverendor": pilots_rebel_alliance_kendyidele_battleoverendor,
  "pilots/rebel-alliance/keovenzee": pilots_rebel_alliance_keovenzee,
  "pilots/rebel-alliance/kullbeesperado": pilots_rebel_alliance_kullbeesperado,
  "pilots/rebel-alliance/kylekatarn": pilots_rebel_alliance_kylekatarn,
  "pilots/rebel-alliance/landocalrissian-battleoverendor": pilots_rebel_alliance_landocalrissian_battleoverendor,
  "pilots/rebel-alliance/landocalrissian-modifiedyt1300lightfreighter": pilots_rebel_alliance_landocalrissian_modifiedyt1300lightfreighter,
  "pilots/rebel-alliance/leebo": pilots_rebel_alliance_leebo,
  "pilots/rebel-alliance/leebo-swz103-rebelalliance": pilots_rebel_alliance_leebo_swz103_rebelalliance,
  "pilots/rebel-alliance/leebo-swz103-sl-rebelalliance": pilots_rebel_alliance_leebo_swz103_sl_rebelalliance,
  "pilots/rebel-alliance/leevantenza": pilots_rebel_alliance_leevantenza,
  "pilots/rebel-alliance/leiaorgana": pilots_rebel_alliance_leiaorgana,
  "pilots/rebel-alliance/lieutenantblount": pilots_rebel_alliance_lieutenantblount,
  "pilots/rebel-alliance/lowhhrick": pilots_rebel_alliance_lowhhrick,
  "pilots/rebel-alliance/lukeskywalker": pilots_rebel_alliance_lukeskywalker,
  "pilots/rebel-alliance/lukeskywalker-battleofyavin": pilots_rebel_alliance_lukeskywalker_battleofyavin,
  "pilots/rebel-alliance/lukeskywalker-swz106": pilots_rebel_alliance_lukeskywalker_swz106,
  "pilots/rebel-alliance/magvayarro": pilots_rebel_alliance_magvayarro,
  "pilots/rebel-alliance/mirandadoni": pilots_rebel_alliance_mirandadoni,
  "pilots/rebel-alliance/netrempollard": pilots_rebel_alliance_netrempollard,
  "pilots/rebel-alliance/norrawexley": pilots_rebel_alliance_norrawexley,
  "pilots/rebel-alliance/norrawexley-btla4ywing": pilots_rebel_alliance_norrawexley_btla4ywing,
  "pilots/rebel-alliance/popskrail": pilots_rebel_alliance_popskrail,
  "pilots/rebel-alliance/popskrail-battleofyavin": pilots_rebel_alliance_popskrail_battleofyavin,
  "pilots/rebel-alliance/roarkgarnet": pilots_rebel_alliance_roarkgarnet,
  "pilots/rebel-alliance/sabinewren": pilots_rebel_alliance_sabinewren,
  "pilots/rebel-alliance/sabinewren-rz1awing": pilots_rebel_alliance_sabinewren_rz1awing,
  "pilots/rebel-alliance/sabinewren-tielnfighter": pilots_rebel_alliance_sabinewren_tielnfighter,
  "pilots/rebel-alliance/sawgerrera": pilots_rebel_alliance_sawgerrera,
  "pilots/rebel-alliance/sharabey": pilots_rebel_alliance_sharabey,
  "pilots/rebel-alliance/sharabey-rz1awing": pilots_rebel_alliance_sharabey_rz1awing,
  "pilots/rebel-alliance/sharabey-swz106": pilots_rebel_alliance_sharabey_swz106,
  "pilots/rebel-alliance/tennumb": pilots_rebel_alliance_tennumb,
  "pilots/rebel-alliance/thanekyrell": pilots_rebel_alliance_thanekyrell,
  "pilots/rebel-alliance/tychocelchu": pilots_rebel_alliance_tychocelchu,
  "pilots/rebel-alliance/tychocelchu-battleoverendor": pilots_rebel_alliance_tychocelchu_battleoverendor,
  "pilots/rebel-alliance/wedgeantilles": pilots_rebel_alliance_wedgeantilles,
  "pilots/rebel-alliance/wedgeantilles-battleofyavin": pilots_rebel_alliance_wedgeantilles_battleofyavin,
  "pilots/rebel-alliance/wedgeantilles-battleoverendor": pilots_rebel_alliance_wedgeantilles_battleoverendor,
  "pilots/rebel-alliance/wedgeantilles-rz1awing": pilots_rebel_alliance_wedgeantilles_rz1awing,
  "pilots/rebel-alliance/wesjanson": pilots_rebel_alliance_wesjanson,
  "pilots/rebel-alliance/wullffwarro": pilots_rebel_alliance_wullffwarro,
  "pilots/rebel-alliance/yendor-battleoverendor": pilots_rebel_alliance_yendor_battleoverendor,
  "pilots/rebel-alliance/zeborrelios": pilots_rebel_alliance_zeborrelios,
  "pilots/rebel-alliance/zeborrelios-sheathipedeclassshuttle": pilots_rebel_alliance_zeborrelios_sheathipedeclassshuttle,
  "pilots/rebel-alliance/zeborrelios-tielnfighter": pilots_rebel_alliance_zeborrelios_tielnfighter,
  "pilots/resistance/aftabackbar": pilots_resistance_aftabackbar,
  "pilots/resistance/bb8": pilots_resistance_bb8,
  "pilots/resistance/benteene": pilots_resistance_benteene,
  "pilots/resistance/caithrenalli": pilots_resistance_caithrenalli,
  "pilots/resistance/caithrenalli-btanr2ywing": pilots_resistance_caithrenalli_btanr2ywing,
  "pilots/resistance/cat": pilots_resistance_cat,
  "pilots/resistance/chewbacca-scavengedyt1300": pilots_resistance_chewbacca_scavengedyt1300,
  "pilots/resistance/coruskapellim": pilots_resistance_coruskapellim,
  "pilots/resistance/covanell": pilots_resistance_covanell,
  "pilots/resistance/edonkappehl": pilots_resistance_edonkappehl,
  "pilots/resistance/elloasty": pilots_resistance_elloasty,
  "pilots/resistance/finchdallow": pilots_resistance_finchdallow,
  "pilots/resistance/finn": pilots_resistance_finn,
  "pilots/resistance/greersonnel": pilots_resistance_greersonnel,
  "pilots/resistance/hansolo-scavengedyt1300": pilots_resistance_hansolo_scavengedyt1300,
  "pilots/resistance/jarekyeager": pilots_resistance_jarekyeager,
  "pilots/resistance/jaycristubbs": pilots_resistance_jaycristubbs,
  "pilots/resistance/jessikapava": pilots_resistance_jessikapava,
  "pilots/resistance/jophseastriker": pilots_resistance_jophseastriker,
  "pilots/resistance/karekun": pilots_resistance_karekun,
  "pilots/resistance/kazudaxiono": pilots_resistance_kazudaxiono,
  "pilots/resistance/landocalrissian-scavengedyt1300": pilots_resistance_landocalrissian_scavengedyt1300,
  "pilots/resistance/legafossang": pilots_resistance_legafossang,
  "pilots/resistance/lieutenantbastian": pilots_resistance_lieutenantbastian,
  "pilots/resistance/lulolampar": pilots_resistance_lulolampar,
  "pilots/resistance/merlcobben": pilots_resistance_merlcobben,
  "pilots/resistance/niennunb": pilots_resistance_niennunb,
  "pilots/resistance/nimichireen": pilots_resistance_nimichireen,
  "pilots/resistance/nodinchavdri": pilots_resistance_nodinchavdri,
  "pilots/resistance/paigetico": pilots_resistance_paigetico,
  "pilots/resistance/pammichnerrogoode": pilots_resistance_pammichnerrogoode,
  "pilots/resistance/poedameron": pilots_resistance_poedameron,
  "pilots/resistance/poedameron-scavengedyt1300": pilots_resistance_poedameron_scavengedyt1300,
  "pilots/resistance/poedameron-swz68": pilots_resistance_poedameron_swz68,
  "pilots/resistance/r1j5": pilots_resistance_r1j5,
  "pilots/resistance/rey": pilots_resistance_rey,
  "pilots/resistance/ronithblario": pilots_resistance_ronithblario,
  "pilots/resistance/rosetico": pilots_resistance_rosetico,
  "pilots/resistance/seftinvanik": pilots_resistance_seftinvanik,
  "pilots/resistance/shasazaro": pilots_resistance_shasazaro,
  "pilots/resistance/suralindajavos": pilots_resistance_suralindajavos,
  "pilots/resistance/takajamoreesa": pilots_resistance_takajamoreesa,
  "pilots/resistance/tallissanlintra": pilots_resistance_tallissanlintra,
  "pilots/resistance/temminwexley": pilots_resistance_temminwexley,
  "pilots/resistance/temminwexley-swz68": pilots_resistance_temminwexley_swz68,
  "pilots/resistance/tezanasz": pilots_resistance_tezanasz,
  "pilots/resistance/venisadoza": pilots_resistance_venisadoza,
  "pilots/resistance/vennie": pilots_resistance_vennie,
  "pilots/resistance/vimoradi": pilots_resistance_vimoradi,
  "pilots/resistance/wilsateshlo": pilots_resistance_wilsateshlo,
  "pilots/resistance/wrobietyce": pilots_resistance_wrobietyce,
  "pilots/resistance/zaribangel": pilots_resistance_zaribangel,
  "pilots/resistance/zayversio": pilots_resistance_zayversio,
  "pilots/resistance/zizitlo": pilots_resistance_zizitlo,
  "pilots/resistance/zoriibliss": pilots_resistance_zoriibliss,
  "pilots/scum-and-villainy/4lom": pilots_scum_and_villainy_4lom,
  "pilots/scum-and-villainy/ahhav": pilots_scum_and_villainy_ahhav,
  "pilots/scum-and-villainy/arlizhadrassian": pilots_scum_and_villainy_arlizhadrassian,
  "pilots/scum-and-villainy/asajjventress": pilots_scum_and_villainy_asajjventress,
  "pilots/scum-and-villainy/bobafett": pilots_scum_and_villainy_bobafett,
  "pilots/scum-and-villainy/bossk": pilots_scum_and_villainy_bossk,
  "pilots/scum-and-villainy/bossk-z95af4headhunter": pilots_scum_and_villainy_bossk_z95af4headhunter,
  "pilots/scum-and-villainy/cadbane": pilots_scum_and_villainy_cadbane,
  "pilots/scum-and-villainy/captainjostero": pilots_scum_and_villainy_captainjostero,
  "pilots/scum-and-villainy/captainnym": pilots_scum_and_villainy_captainnym,
  "pilots/scum-and-villainy/captainseevor": pilots_scum_and_villainy_captainseevor,
  "pilots/scum-and-villainy/constablezuvio": pilots_scum_and_villainy_constablezuvio,
  "pilots/scum-and-villainy/dacebonearm": pilots_scum_and_villainy_dacebonearm,
  "pilots/scum-and-villainy/dalanoberos": pilots_scum_and_villainy_dalanoberos,
  "pilots/scum-and-villainy/dalanoberos-starviperclassattackplatform": pilots_scum_and_villainy_dalanoberos_starviperclassattackplatform,
  "pilots/scum-and-villainy/dashrendar-swz103-sl-scumandvillainy": pilots_scum_and_villainy_dashrendar_swz103_sl_scumandvillainy,
  "pilots/scum-and-villainy/dengar": pilots_scum_and_villainy_dengar,
  "pilots/scum-and-villainy/doctoraphra": pilots_scum_and_villainy_doctoraphra,
  "pilots/scum-and-villainy/drearenthal": pilots_scum_and_villainy_drearenthal,
  "pilots/scum-and-villainy/durge": pilots_scum_and_villainy_durge,
  "pilots/scum-and-villainy/emonazzameen": pilots_scum_and_villainy_emonazzameen,
  "pilots/scum-and-villainy/fennrau": pilots_scum_and_villainy_fennrau,
  "pilots/scum-and-villainy/foremanproach": pilots_scum_and_villainy_foremanproach,
  "pilots/scum-and-villainy/g4rgorvm": pilots_scum_and_villainy_g4rgorvm,
  "pilots/scum-and-villainy/gamutkey": pilots_scum_and_villainy_gamutkey,
  "pilots/scum-and-villainy/genesisred": pilots_scum_and_villainy_genesisred,
  "pilots/scum-and-villainy/graz": pilots_scum_and_villainy_graz,
  "pilots/scum-and-villainy/guildbountyhunter": pilots_scum_and_villainy_guildbountyhunter,
  "pilots/scum-and-villainy/guri": pilots_scum_and_villainy_guri,
  "pilots/scum-and-villainy/hansolo": pilots_scum_and_villainy_hansolo,
  "pilots/scum-and-villainy/hondoohnaka": pilots_scum_and_villainy_hondoohnaka,
  "pilots/scum-and-villainy/ig88a": pilots_scum_and_villainy_ig88a,
  "pilots/scum-and-villainy/ig88b": pilots_scum_and_villainy_ig88b,
  "pilots/scum-and-villainy/ig88c": pilots_scum_and_villainy_ig88c,
  "pilots/scum-and-villainy/ig88d": pilots_scum_and_villainy_ig88d,
  "pilots/scum-and-villainy/inaldra": pilots_scum_and_villainy_inaldra,
  "pilots/scum-and-villainy/joyrekkoff": pilots_scum_and_villainy_joyrekkoff,
  "pilots/scum-and-villainy/kaatoleeachos": pilots_scum_and_villainy_kaatoleeachos,
  "pilots/scum-and-villainy/kadsolus": pilots_scum_and_villainy_kadsolus,
  "pilots/scum-and-villainy/kananjarrus-hwk290lightfreighter": pilots_scum_and_villainy_kananjarrus_hwk290lightfreighter,
  "pilots/scum-and-villainy/kathscarlet": pilots_scum_and_villainy_kathscarlet,
  "pilots/scum-and-villainy/kavil": pilots_scum_and_villainy_kavil,
  "pilots/scum-and-villainy/ketsuonyo": pilots_scum_and_villainy_ketsuonyo,
  "pilots/scum-and-villainy/koshkafrost": pilots_scum_and_villainy_koshkafrost,
  "pilots/scum-and-villainy/krassistrelix": pilots_scum_and_villainy_krassistrelix,
  "pilots/scum-and-villainy/l337": pilots_scum_and_villainy_l337,
  "pilots/scum-and-villainy/l337-escapecraft": pilots_scum_and_villainy_l337_escapecraft,
  "pilots/scum-and-villainy/laetinashera": pilots_scum_and_villainy_laetinashera,
  "pilots/scum-and-villainy/landocalrissian": pilots_scum_and_villainy_landocalrissian,
  "pilots/scum-and-villainy/landocalrissian-escapecraft": pilots_scum_and_villainy_landocalrissian_escapecraft,
  "pilots/scum-and-villainy/lapin": pilots_scum_and_villainy_lapin,
  "pilots/scum-and-villainy/lattsrazzi": pilots_scum_and_villainy_lattsrazzi,
  "pilots/scum-and-villainy/leebo-swz103-sl-scumandvillainy": pilots_scum_and_villainy_leebo_swz103_sl_scumandvillainy,
  "pilots/scum-and-villainy/leemakai": pilots_scum_and_villainy_leemakai,
  "pilots/scum-and-villainy/manaroo": pilots_scum_and_villainy_manaroo,
  "pilots/scum-and-villainy/mandalorianroyalguard": pilots_scum_and_villainy_mandalorianroyalguard,
  "pilots/scum-and-villainy/maul": pilots_scum_and_villainy_maul,
  "pilots/scum-and-villainy/moraloeval": pilots_scum_and_villainy_moraloeval,
  "pilots/scum-and-villainy/nashtahpup": pilots_scum_and_villainy_nashtahpup,
  "pilots/scum-and-villainy/ndrusuhlak": pilots_scum_and_villainy_ndrusuhlak,
  "pilots/scum-and-villainy/nomlumb": pilots_scum_and_villainy_nomlumb,
  "pilots/scum-and-villainy/nomlumb-rogueclassstarfighter": pilots_scum_and_villainy_nomlumb_rogueclassstarfighter,
  "pilots/scum-and-villainy/oldteroch": pilots_scum_and_villainy_oldteroch,
  "pilots/scum-and-villainy/outerrimpioneer": pilots_scum_and_villainy_outerrimpioneer,
  "pilots/scum-and-villainy/overseeryushyn": pilots_scum_and_villainy_overseeryushyn,
  "pilots/scum-and-villainy/padric": pilots_scum_and_villainy_padric,
  "pilots/scum-and-villainy/palobgodalhi": pilots_scum_and_villainy_palobgodalhi,
  "pilots/scum-and-villainy/princexizor": pilots_scum_and_villainy_princexizor,
  "pilots/scum-and-villainy/q90": pilots_scum_and_villainy_q90,
  "pilots/scum-and-villainy/quinnjast": pilots_scum_and_villainy_quinnjast,
  "pilots/scum-and-villainy/rookkast": pilots_scum_and_villainy_rookkast,
  "pilots/scum-and-villainy/sabinewren-lancerclasspursuitcraft": pilots_scum_and_villainy_sabinewren_lancerclasspursuitcraft,
  "pilots/scum-and-villainy/sarcoplank": pilots_scum_and_villainy_sarcoplank,
  "pilots/scum-and-villainy/serissu": pilots_scum_and_villainy_serissu,
  "pilots/scum-and-villainy/solsixxa": pilots_scum_and_villainy_solsixxa,
  "pilots/scum-and-villainy/sunnybounder": pilots_scum_and_villainy_sunnybounder,
  "pilots/scum-and-villainy/talonbanecobra": pilots_scum_and_villainy_talonbanecobra,
  "pilots/scum-and-villainy/tapusk": pilots_scum_and_villainy_tapusk,
  "pilots/scum-and-villainy/teltrevura": pilots_scum_and_villainy_teltrevura,
  "pilots/scum-and-villainy/themandalorian": pilots_scum_and_villainy_themandalorian,
  "pilots/scum-and-villainy/toranikulda": pilots_scum_and_villainy_toranikulda,
  "pilots/scum-and-villainy/torkilmux": pilots_scum_and_villainy_torkilmux,
  "pilots/scum-and-villainy/torphun": pilots_scum_and_villainy_torphun,
  "pilots/scum-and-villainy/unkarplutt": pilots_scum_and_villainy_unkarplutt,
  "pilots/scum-and-villainy/viktorhel": pilots_scum_and_villainy_viktorhel,
  "pilots/scum-and-villainy/viktorhel-rogueclassstarfighter": pilots_scum_and_villainy_viktorhel_rogueclassstarfighter,
  "pilots/scum-and-villainy/zuckuss": pilots_scum_and_villainy_zuckuss,
  "pilots/separatist-alliance/066": pilots_separatist_alliance_066,
  "pilots/separatist-alliance/aurrasing": pilots_separatist_alliance_aurrasing,
  "pilots/separatist-alliance/baktoidprototype": pilots_separatist_alliance_baktoidprototype,
  "pilots/separatist-alliance/baktoidprototype-siegeofcoruscant": pilots_separatist_alliance_baktoidprototype_siegeofcoruscant,
  "pilots/separatist-alliance/berwerkret": pilots_separatist_alliance_berwerkret,
  "pilots/separatist-alliance/bobafett-firesprayclasspatrolcraft": pilots_separatist_alliance_bobafett_firesprayclasspatrolcraft,
  "pilots/separatist-alliance/bobafett-separatistalliance": pilots_separatist_alliance_bobafett_separatistalliance,
  "pilots/separatist-alliance/bokatankryze-separatistalliance": pilots_separatist_alliance_bokatankryze_separatistalliance,
  "pilots/separatist-alliance/bombardmentdrone": pilots_separatist_alliance_bombardmentdrone,
  "pilots/separatist-alliance/cadbane-separatistalliance": pilots_separatist_alliance_cadbane_separatistalliance,
  "pilots/separatist-alliance/captainsear": pilots_separatist_alliance_captainsear,
  "pilots/separatist-alliance/chertek": pilots_separatist_alliance_chertek,
  "pilots/separatist-alliance/countdooku": pilots_separatist_alliance_countdooku,
  "pilots/separatist-alliance/countdooku-siegeofcoruscant": pilots_separatist_alliance_countdooku_siegeofcoruscant,
  "pilots/separatist-alliance/darthmaul": pilots_separatist_alliance_darthmaul,
  "pilots/separatist-alliance/dbs32c": pilots_separatist_alliance_dbs32c,
  "pilots/separatist-alliance/dbs32c-siegeofcoruscant": pilots_separatist_alliance_dbs32c_siegeofcoruscant,
  "pilots/separatist-alliance/dbs404": pilots_separatist_alliance_dbs404,
  "pilots/separatist-alliance/dbs404-siegeofcoruscant": pilots_separatist_alliance_dbs404_siegeofcoruscant,
  "pilots/separatist-alliance/dfs081": pilots_separatist_alliance_dfs081,
  "pilots/separatist-alliance/dfs081-siegeofcoruscant": pilots_separatist_alliance_dfs081_siegeofcoruscant,
  "pilots/separatist-alliance/dfs311": pilots_separatist_alliance_dfs311,
  "pilots/separatist-alliance/dfs311-siegeofcoruscant": pilots_separatist_alliance_dfs311_siegeofcoruscant,
  "pilots/separatist-alliance/dgs047": pilots_separatist_alliance_dgs047,
  "pilots/separatist-alliance/dgs286": pilots_separatist_alliance_dgs286,
  "pilots/separatist-alliance/dis347": pilots_separatist_alliance_dis347,
  "pilots/separatist-alliance/dis347-siegeofcoruscant": pilots_separatist_alliance_dis347_siegeofcoruscant,
  "pilots/separatist-alliance/dist81": pilots_separatist_alliance_dist81,
  "pilots/separatist-alliance/dist81-siegeofcoruscant": pilots_separatist_alliance_dist81_siegeofcoruscant,
  "pilots/separatist-alliance/durge-separatistalliance": pilots_separatist_alliance_durge_separatistalliance,
  "pilots/separatist-alliance/fearsomepredator": pilots_separatist_alliance_fearsomepredator,
  "pilots/separatist-alliance/generalgrievous": pilots_separatist_alliance_generalgrievous,
  "pilots/separatist-alliance/geonosianprototype": pilots_separatist_alliance_geonosianprototype,
  "pilots/separatist-alliance/gorgol": pilots_separatist_alliance_gorgol,
  "pilots/separatist-alliance/haorchallprototype": pilots_separatist_alliance_haorchallprototype,
  "pilots/separatist-alliance/haorchallprototype-siegeofcoruscant": pilots_separatist_alliance_haorchallprototype_siegeofcoruscant,
  "pilots/separatist-alliance/ig101": pilots_separatist_alliance_ig101,
  "pilots/separatist-alliance/ig102": pilots_separatist_alliance_ig102,
  "pilots/separatist-alliance/ig111": pilots_separatist_alliance_ig111,
  "pilots/separatist-alliance/jangofett": pilots_separatist_alliance_jangofett,
  "pilots/separatist-alliance/kelrodoaiholdout": pilots_separatist_alliance_kelrodoaiholdout,
  "pilots/separatist-alliance/magnaguardprotector": pilots_separatist_alliance_magnaguardprotector,
  "pilots/separatist-alliance/onderonoppressor": pilots_separatist_alliance_onderonoppressor,
  "pilots/separatist-alliance/phlacarphoccprototype": pilots_separatist_alliance_phlacarphoccprototype,
  "pilots/separatist-alliance/phlacarphoccprototype-siegeofcoruscant": pilots_separatist_alliance_phlacarphoccprototype_siegeofcoruscant,
  "pilots/separatist-alliance/precisehunter": pilots_separatist_alliance_precisehunter,
  "pilots/separatist-alliance/previzsla": pilots_separatist_alliance_previzsla,
  "pilots/separatist-alliance/sunfac": pilots_separatist_alliance_sunfac,
  "pilots/separatist-alliance/theironassembler": pilots_separatist_alliance_theironassembler,
  "pilots/separatist-alliance/volandas": pilots_separatist_alliance_volandas,
  "pilots/separatist-alliance/wattambor": pilots_separatist_alliance_wattambor,
  "pilots/separatist-alliance/zamwesell": pilots_separatist_alliance_zamwesell,
  "ships/adaptive-ailerons": ships_adaptive_ailerons,
  "ships/advanced-droid-brain": ships_advanced_droid_brain,
  "ships/advanced-fire-control": ships_advanced_fire_control,
  "ships/advanced-targeting-computer": ships_advanced_targeting_computer,
  "ships/autothrusters": ships_autothrusters,
  "ships/born-for-this": ships_born_for_this,
  "ships/broadside-batteries": ships_broadside_batteries,
  "ships/chiss-engineering": ships_chiss_engineering,
  "ships/co-pilot": ships_co_pilot,
  "ships/comms-shuttle": ships_comms_shuttle,
  "ships/concentrated-batteries": ships_concentrated_batteries,
  "ships/concordia-faceoff": ships_concordia_faceoff,
  "ships/controlled-ailerons": ships_controlled_ailerons,
  "ships/dead-to-rights": ships_dead_to_rights,
  "ships/devastating-barrage": ships_devastating_barrage,
  "ships/docking-clamps": ships_docking_clamps,
  "ships/experimental-scanners": ships_experimental_scanners,
  "ships/explosion-with-wings": ships_explosion_with_wings,
  "ships/fine-tuned-controls": ships_fine_tuned_controls,
  "ships/fine-tuned-thrusters": ships_fine_tuned_thrusters,
  "ships/fire-convergence": ships_fire_convergence,
  "ships/formed-up": ships_formed_up,
  "ships/full-throttle": ships_full_throttle,
  "ships/gyro-cockpit": ships_gyro_cockpit,
  "ships/heavy-weapon-turret": ships_heavy_weapon_turret,
  "ships/high-stakes": ships_high_stakes,
  "ships/hope": ships_hope,
  "ships/hyperspace-docking-ring": ships_hyperspace_docking_ring,
  "ships/intuitive-controls": ships_intuitive_controls,
  "ships/intuitive-interface": ships_intuitive_interface,
  "ships/linked-battery": ships_linked_battery,
  "ships/locked-and-loaded": ships_locked_and_loaded,
  "ships/locked-s-foils": ships_locked_s_foils,
  "ships/microthrusters": ships_microthrusters,
  "ships/modified-for-organics": ships_modified_for_organics,
  "ships/networked-aim": ships_networked_aim,
  "ships/networked-calculations": ships_networked_calculations,
  "ships/nimble-bomber": ships_nimble_bomber,
  "ships/notched-stabilizers": ships_notched_stabilizers,
  "ships/overdrive-burners": ships_overdrive_burners,
  "ships/pinpoint-tractor-array": ships_pinpoint_tractor_array,
  "ships/plated-hull": ships_plated_hull,
  "ships/prioritized-weapons-systems": ships_prioritized_weapons_systems,
  "ships/pursuit-craft": ships_pursuit_craft,
  "ships/pursuit-thrusters": ships_pursuit_thrusters,
  "ships/refined-gyrostabilizers": ships_refined_gyrostabilizers,
  "ships/resupply-craft": ships_resupply_craft,
  "ships/rigged-energy-cells": ships_rigged_energy_cells,
  "ships/rotating-cannons": ships_rotating_cannons,
  "ships/sensitive-controls": ships_sensitive_controls,
  "ships/sensor-blindspot": ships_sensor_blindspot,
  "ships/solo": ships_solo,
  "ships/spacetug-tractor-array": ships_spacetug_tractor_array,
  "ships/stygium-array": ships_stygium_array,
  "ships/tail-gun": ships_tail_gun,
  "ships/tractor-grasp": ships_tractor_grasp,
  "ships/vectored-cannons": ships_vectored_cannons,
  "ships/vectored-thrusters": ships_vectored_thrusters,
  "ships/versatile-frame": ships_versatile_frame,
  "upgrades/astromechs/bb8": upgrades_astromechs_bb8,
  "upgrades/astromechs/bbastromech": upgrades_astromechs_bbastromech,
  "upgrades/astromechs/c110p": upgrades_astromechs_c110p,
  "upgrades/astromechs/chopper": upgrades_astromechs_chopper,
  "upgrades/astromechs/genius": upgrades_astromechs_genius,
  "upgrades/astromechs/l4er5": upgrades_astromechs_l4er5,
  "upgrades/astromechs/m9g8": upgrades_astromechs_m9g8,
  "upgrades/astromechs/modifiedr4punit-battleoverendor": upgrades_astromechs_modifiedr4punit_battleoverendor,
  "upgrades/astromechs/preciseastromech-battleofyavin": upgrades_astromechs_preciseastromech_battleofyavin,
  "upgrades/astromechs/q7astromech": upgrades_astromechs_q7astromech,
  "upgrades/astromechs/r1j5": upgrades_astromechs_r1j5,
  "upgrades/astromechs/r2a3-battleofyavin": upgrades_astromechs_r2a3_battleofyavin,
  "upgrades/astromechs/r2a3-battleoverendor": upgrades_astromechs_r2a3_battleoverendor,
  "upgrades/astromechs/r2a6": upgrades_astromechs_r2a6,
  "upgrades/astromechs/r2astromech": upgrades_astromechs_r2astromech,
  "upgrades/astromechs/r2c4": upgrades_astromechs_r2c4,
  "upgrades/astromechs/r2d2": upgrades_astromechs_r2d2,
  "upgrades/astromechs/r2d2-battleofyavin": upgrades_astromechs_r2d2_battleofyavin,
  "upgrades/astromechs/r2d2-republic": upgrades_astromechs_r2d2_republic,
  "upgrades/astromechs/r2d2-resistance": upgrades_astromechs_r2d2_resistance,
  "upgrades/astromechs/r2f2-battleofyavin": upgrades_astromechs_r2f2_battleofyavin,
  "upgrades/astromechs/r2ha": upgrades_astromechs_r2ha,
  "upgrades/astromechs/r3astromech": upgrades_astromechs_r3astromech,
  "upgrades/astromechs/r4astromech": upgrades_astromechs_r4astromech,
  "upgrades/astromechs/r4b11": upgrades_astromechs_r4b11,
  "upgrades/astromechs/r4p17": upgrades_astromechs_r4p17,
  "upgrades/astromechs/r4p17-siegeofcoruscant": upgrades_astromechs_r4p17_siegeofcoruscant,
  "upgrades/astromechs/r4p44": upgrades_astromechs_r4p44,
  "upgrades/astromechs/r4pastromech": upgrades_astromechs_r4pastromech,
  "upgrades/astromechs/r5astromech": upgrades_astromechs_r5astromech,
  "upgrades/astromechs/r5d8": upgrades_astromechs_r5d8,
  "upgrades/astromechs/r5d8-battleofyavin": upgrades_astromechs_r5d8_battleofyavin,
  "upgrades/astromechs/r5k6-battleofyavin": upgrades_astromechs_r5k6_battleofyavin,
  "upgrades/astromechs/r5p8": upgrades_astromechs_r5p8,
  "upgrades/astromechs/r5tk": upgrades_astromechs_r5tk,
  "upgrades/astromechs/r5x3": upgrades_astromechs_r5x3,
  "upgrades/astromechs/r6d8": upgrades_astromechs_r6d8,
  "upgrades/astromechs/r7a7": upgrades_astromechs_r7a7,
  "upgrades/astromechs/stabilizingastromech-battleoverendor": upgrades_astromechs_stabilizingastromech_battleoverendor,
  "upgrades/astromechs/targetingastromech-battleofyavin": upgrades_astromechs_targetingastromech_battleofyavin,
  "upgrades/astromechs/watchfulastromech": upgrades_astromechs_watchfulastromech,
  "upgrades/cargo/adaptiveshields": upgrades_cargo_adaptiveshields,
  "upgrades/cargo/boostedscanners": upgrades_cargo_boostedscanners,
  "upgrades/cargo/optimizedpowercore": upgrades_cargo_optimizedpowercore,
  "upgrades/cargo/tibannareserves": upgrades_cargo_tibannareserves,
  "upgrades/commands/admiralozzel": upgrades_commands_admiralozzel,
  "upgrades/commands/asajjventresscommand": upgrades_commands_asajjventresscommand,
  "upgrades/commands/azmorigan": upgrades_commands_azmorigan,
  "upgrades/commands/b6bladewingprototype-command": upgrades_commands_b6bladewingprototype_command,
  "upgrades/commands/bounty": upgrades_commands_bounty,
  "upgrades/commands/captainneeda": upgrades_commands_captainneeda,
  "upgrades/commands/carlistrieekan": upgrades_commands_carlistrieekan,
  "upgrades/commands/combatboardingtube": upgrades_commands_combatboardingtube,
  "upgrades/commands/dreadnoughthunter": upgrades_commands_dreadnoughthunter,
  "upgrades/commands/generalgrievouscommand": upgrades_commands_generalgrievouscommand,
  "upgrades/commands/hondoohnakacommand": upgrades_commands_hondoohnakacommand,
  "upgrades/commands/initforthemoneyrebellion": upgrades_commands_initforthemoneyrebellion,
  "upgrades/commands/jandodonna": upgrades_commands_jandodonna,
  "upgrades/commands/martuuk": upgrades_commands_martuuk,
  "upgrades/commands/raymusantilles": upgrades_commands_raymusantilles,
  "upgrades/commands/rifftamson": upgrades_commands_rifftamson,
  "upgrades/commands/stalwartcaptain": upgrades_commands_stalwartcaptain,
  "upgrades/commands/strategiccommander": upgrades_commands_strategiccommander,
  "upgrades/commands/zealouscaptain": upgrades_commands_zealouscaptain,
  "upgrades/configurations/alpha3bbesh": upgrades_configurations_alpha3bbesh,
  "upgrades/configurations/alpha3eesk": upgrades_configurations_alpha3eesk,
  "upgrades/configurations/calibratedlasertargeting": upgrades_configurations_calibratedlasertargeting,
  "upgrades/configurations/corsairrefit": upgrades_configurations_corsairrefit,
  "upgrades/configurations/enhancedjammingsuite": upgrades_configurations_enhancedjammingsuite,
  "upgrades/configurations/grapplingstruts": upgrades_configurations_grapplingstruts,
  "upgrades/configurations/integratedsfoils": upgrades_configurations_integratedsfoils,
  "upgrades/configurations/interceptbooster": upgrades_configurations_interceptbooster,
  "upgrades/configurations/l337sprogramming-battleofyavin": upgrades_configurations_l337sprogramming_battleofyavin,
  "upgrades/configurations/landingstruts": upgrades_configurations_landingstruts,
  "upgrades/configurations/maneuverassistmgk300": upgrades_configurations_maneuverassistmgk300,
  "upgrades/configurations/os1arsenalloadout": upgrades_configurations_os1arsenalloadout,
  "upgrades/configurations/pivotwing": upgrades_configurations_pivotwing,
  "upgrades/configurations/repulsorliftstabilizers": upgrades_configurations_repulsorliftstabilizers,
  "upgrades/configurations/servomotorsfoils": upgrades_configurations_servomotorsfoils,
  "upgrades/configurations/stabilizedsfoils": upgrades_configurations_stabilizedsfoils,
  "upgrades/configurations/strutlockoverride-siegeofcoruscant": upgrades_configurations_strutlockoverride_siegeofcoruscant,
  "upgrades/configurations/swivelwing": upgrades_configurations_swivelwing,
  "upgrades/configurations/syliure31hyperdrive": upgrades_configurations_syliure31hyperdrive,
  "upgrades/configurations/targetassistmgk300": upgrades_configurations_targetassistmgk300,
  "upgrades/configurations/tiedefenderelite": upgrades_configurations_tiedefenderelite,
  "upgrades/configurations/vectoredcannonsrz1": upgrades_configurations_vectoredcannonsrz1,
  "upgrades/configurations/xg1assaultconfiguration": upgrades_configurations_xg1assaultconfiguration,
  "upgrades/crew/000": upgrades_crew_000,
  "upgrades/crew/4lom": upgrades_crew_4lom,
  "upgrades/crew/aaylasecura": upgrades_crew_aaylasecura,
  "upgrades/crew/admiralsloane": upgrades_crew_admiralsloane,
  "upgrades/crew/agentkallus": upgrades_crew_agentkallus,
  "upgrades/crew/agentterex": upgrades_crew_agentterex,
  "upgrades/crew/ahsokatano-crew": upgrades_crew_ahsokatano_crew,
  "upgrades/crew/amilynholdo": upgrades_crew_amilynholdo,
  "upgrades/crew/bazemalbus": upgrades_crew_bazemalbus,
  "upgrades/crew/bobafett": upgrades_crew_bobafett,
  "upgrades/crew/bokatankryze": upgrades_crew_bokatankryze,
  "upgrades/crew/bokatankryze-rebel-scum": upgrades_crew_bokatankryze_rebel_scum,
  "upgrades/crew/c3po": upgrades_crew_c3po,
  "upgrades/crew/c3po-crew": upgrades_crew_c3po_crew,
  "upgrades/crew/c3po-republic": upgrades_crew_c3po_republic,
  "upgrades/crew/cadbane": upgrades_crew_cadbane,
  "upgrades/crew/captainhark": upgrades_crew_captainhark,
  "upgrades/crew/captainphasma": upgrades_crew_captainphasma,
  "upgrades/crew/cassianandor": upgrades_crew_cassianandor,
  "upgrades/crew/chancellorpalpatine": upgrades_crew_chancellorpalpatine,
  "upgrades/crew/chewbacca": upgrades_crew_chewbacca,
  "upgrades/crew/chewbacca-battleofyavin": upgrades_crew_chewbacca_battleofyavin,
  "upgrades/crew/chewbacca-crew": upgrades_crew_chewbacca_crew,
  "upgrades/crew/chewbacca-crew-swz19": upgrades_crew_chewbacca_crew_swz19,
  "upgrades/crew/chopper-crew": upgrades_crew_chopper_crew,
  "upgrades/crew/cienaree": upgrades_crew_cienaree,
  "upgrades/crew/cikatrovizago": upgrades_crew_cikatrovizago,
  "upgrades/crew/clanwrencommandos": upgrades_crew_clanwrencommandos,
  "upgrades/crew/commandermalarus": upgrades_crew_commandermalarus,
  "upgrades/crew/commanderpyre": upgrades_crew_commanderpyre,
  "upgrades/crew/countdooku": upgrades_crew_countdooku,
  "upgrades/crew/darthvader": upgrades_crew_darthvader,
  "upgrades/crew/deathtroopers": upgrades_crew_deathtroopers,
  "upgrades/crew/deathwatchcommandos": upgrades_crew_deathwatchcommandos,
  "upgrades/crew/directorkrennic": upgrades_crew_directorkrennic,
  "upgrades/crew/emperorpalpatine": upgrades_crew_emperorpalpatine,
  "upgrades/crew/fennrau": upgrades_crew_fennrau,
  "upgrades/crew/fives": upgrades_crew_fives,
  "upgrades/crew/freelanceslicer": upgrades_crew_freelanceslicer,
  "upgrades/crew/ga97": upgrades_crew_ga97,
  "upgrades/crew/gamutkey": upgrades_crew_gamutkey,
  "upgrades/crew/garsaxon": upgrades_crew_garsaxon,
  "upgrades/crew/generalgrievous": upgrades_crew_generalgrievous,
  "upgrades/crew/generalhux": upgrades_crew_generalhux,
  "upgrades/crew/ghostcompany": upgrades_crew_ghostcompany,
  "upgrades/crew/gnkgonkdroid": upgrades_crew_gnkgonkdroid,
  "upgrades/crew/grandinquisitor": upgrades_crew_grandinquisitor,
  "upgrades/crew/grandmofftarkin": upgrades_crew_grandmofftarkin,
  "upgrades/crew/greefkarga": upgrades_crew_greefkarga,
  "upgrades/crew/hansolo-crew": upgrades_crew_hansolo_crew,
  "upgrades/crew/herasyndulla": upgrades_crew_herasyndulla,
  "upgrades/crew/hondoohnaka": upgrades_crew_hondoohnaka,
  "upgrades/crew/ig11": upgrades_crew_ig11,
  "upgrades/crew/ig88d": upgrades_crew_ig88d,
  "upgrades/crew/imperialsupercommandos": upgrades_crew_imperialsupercommandos,
  "upgrades/crew/informant": upgrades_crew_informant,
  "upgrades/crew/isbslicer": upgrades_crew_isbslicer,
  "upgrades/crew/jabbathehutt": upgrades_crew_jabbathehutt,
  "upgrades/crew/jangofett": upgrades_crew_jangofett,
  "upgrades/crew/jynerso": upgrades_crew_jynerso,
  "upgrades/crew/k2so": upgrades_crew_k2so,
  "upgrades/crew/kananjarrus": upgrades_crew_kananjarrus,
  "upgrades/crew/kaydelconnix": upgrades_crew_kaydelconnix,
  "upgrades/crew/ketsuonyo": upgrades_crew_ketsuonyo,
  "upgrades/crew/kitfisto": upgrades_crew_kitfisto,
  "upgrades/crew/korkiekryze": upgrades_crew_korkiekryze,
  "upgrades/crew/korrsella": upgrades_crew_korrsella,
  "upgrades/crew/kuiil": upgrades_crew_kuiil,
  "upgrades/crew/kyloren": upgrades_crew_kyloren,
  "upgrades/crew/l337": upgrades_crew_l337,
  "upgrades/crew/landocalrissian": upgrades_crew_landocalrissian,
  "upgrades/crew/landocalrissian-crew": upgrades_crew_landocalrissian_crew,
  "upgrades/crew/larmadacy": upgrades_crew_larmadacy,
  "upgrades/crew/lattsrazzi": upgrades_crew_lattsrazzi,
  "upgrades/crew/leebo-swz103": upgrades_crew_leebo_swz103,
  "upgrades/crew/leiaorgana": upgrades_crew_leiaorgana,
  "upgrades/crew/leiaorgana-resistance": upgrades_crew_leiaorgana_resistance,
  "upgrades/crew/magvayarro": upgrades_crew_magvayarro,
  "upgrades/crew/mandaloriansupercommandos": upgrades_crew_mandaloriansupercommandos,
  "upgrades/crew/maul": upgrades_crew_maul,
  "upgrades/crew/ministertua": upgrades_crew_ministertua,
  "upgrades/crew/moffjerjerrod": upgrades_crew_moffjerjerrod,
  "upgrades/crew/niennunb": upgrades_crew_niennunb,
  "upgrades/crew/niteowlcommandos": upgrades_crew_niteowlcommandos,
  "upgrades/crew/novicetechnician": upgrades_crew_novicetechnician,
  "upgrades/crew/obiwankenobi": upgrades_crew_obiwankenobi,
  "upgrades/crew/pelimotto": upgrades_crew_pelimotto,
  "upgrades/crew/perceptivecopilot": upgrades_crew_perceptivecopilot,
  "upgrades/crew/pettyofficerthanisson": upgrades_crew_pettyofficerthanisson,
  "upgrades/crew/plokoon": upgrades_crew_plokoon,
  "upgrades/crew/previzsla": upgrades_crew_previzsla,
  "upgrades/crew/primeministeralmec": upgrades_crew_primeministeralmec,
  "upgrades/crew/protectorategleb": upgrades_crew_protectorategleb,
  "upgrades/crew/pz4co": upgrades_crew_pz4co,
  "upgrades/crew/qira": upgrades_crew_qira,
  "upgrades/crew/r2d2-crew": upgrades_crew_r2d2_crew,
  "upgrades/crew/rookkast": upgrades_crew_rookkast,
  "upgrades/crew/rosetico": upgrades_crew_rosetico,
  "upgrades/crew/sabinewren": upgrades_crew_sabinewren,
  "upgrades/crew/satinekryze": upgrades_crew_satinekryze,
  "upgrades/crew/savageopress": upgrades_crew_savageopress,
  "upgrades/crew/sawgerrera": upgrades_crew_sawgerrera,
  "upgrades/crew/seasonednavigator": upgrades_crew_seasonednavigator,
  "upgrades/crew/seventhsister": upgrades_crew_seventhsister,
  "upgrades/crew/supremeleadersnoke": upgrades_crew_supremeleadersnoke,
  "upgrades/crew/talmerrik": upgrades_crew_talmerrik,
  "upgrades/crew/thechild": upgrades_crew_thechild,
  "upgrades/crew/themandalorian": upgrades_crew_themandalorian,
  "upgrades/crew/tobiasbeckett": upgrades_crew_tobiasbeckett,
  "upgrades/crew/torynfarr": upgrades_crew_torynfarr,
  "upgrades/crew/tristanwren": upgrades_crew_tristanwren,
  "upgrades/crew/unkarplutt": upgrades_crew_unkarplutt,
  "upgrades/crew/ursawren": upgrades_crew_ursawren,
  "upgrades/crew/wolfpack": upgrades_crew_wolfpack,
  "upgrades/crew/wolfpack-siegeofcoruscant": upgrades_crew_wolfpack_siegeofcoruscant,
  "upgrades/crew/yoda": upgrades_crew_yoda,
  "upgrades/crew/zamwesell": upgrades_crew_zamwesell,
  "upgrades/crew/zeborrelios": upgrades_crew_zeborrelios,
  "upgrades/crew/zuckuss": upgrades_crew_zuckuss,
  "upgrades/devices/bombletgenerator": upgrades_devices_bombletgenerator,
  "upgrades/devices/clustermines": upgrades_devices_clustermines,
  "upgrades/devices/connernets": upgrades_devices_connernets,
  "upgrades/devices/discordmissiles": upgrades_devices_discordmissiles,
  "upgrades/devices/drk1probedroids": upgrades_devices_drk1probedroids,
  "upgrades/devices/electrochaffmissiles": upgrades_devices_electrochaffmissiles,
  "upgrades/devices/electroprotonbomb": upgrades_devices_electroprotonbomb,
  "upgrades/devices/proximitymines": upgrades_devices_proximitymines,
  "upgrades/devices/thermaldetonators": upgrades_devices_thermaldetonators,
  "upgrades/force-powers/battlemeditation": upgrades_force_powers_battlemeditation,
  "upgrades/force-powers/brilliantevasion": upgrades_force_powers_brilliantevasion,
  "upgrades/force-powers/compassion": upgrades_force_powers_compassion,
  "upgrades/force-powers/extrememaneuvers": upgrades_force_powers_extrememaneuvers,
  "upgrades/force-powers/foresight": upgrades_force_powers_foresight,
  "upgrades/force-powers/hate": upgrades_force_powers_hate,
  "upgrades/force-powers/heightenedperception": upgrades_force_powers_heightenedperception,
  "upgrades/force-powers/instinctiveaim": upgrades_force_powers_instinctiveaim,
  "upgrades/force-powers/malice": upgrades_force_powers_malice,
  "upgrades/force-powers/patience": upgrades_force_powers_patience,
  "upgrades/force-powers/precognitivereflexes": upgrades_force_powers_precognitivereflexes,
  "upgrades/force-powers/predictiveshot": upgrades_force_powers_predictiveshot,
  "upgrades/force-powers/roilinganger-siegeofcoruscant": upgrades_force_powers_roilinganger_siegeofcoruscant,
  "upgrades/force-powers/sense": upgrades_force_powers_sense,
  "upgrades/force-powers/shatteringshot": upgrades_force_powers_shatteringshot,
  "upgrades/force-powers/supernaturalreflexes": upgrades_force_powers_supernaturalreflexes,
  "upgrades/gunners/agilegunner": upgrades_gunners_agilegunner,
  "upgrades/gunners/ahsokatano": upgrades_gunners_ahsokatano,
  "upgrades/gunners/airencracken-battleoverendor": upgrades_gunners_airencracken_battleoverendor,
  "upgrades/gunners/bistan": upgrades_gunners_bistan,
  "upgrades/gunners/bobafett-gunner": upgrades_gunners_bobafett_gunner,
  "upgrades/gunners/bossk": upgrades_gunners_bossk,
  "upgrades/gunners/bt1": upgrades_gunners_bt1,
  "upgrades/gunners/clonecaptainrex": upgrades_gunners_clonecaptainrex,
  "upgrades/gunners/clonecommandercody": upgrades_gunners_clonecommandercody,
  "upgrades/gunners/dengar": upgrades_gunners_dengar,
  "upgrades/gunners/dt798": upgrades_gunners_dt798,
  "upgrades/gunners/ezrabridger": upgrades_gunners_ezrabridger,
  "upgrades/gunners/fifthbrother": upgrades_gunners_fifthbrother,
  "upgrades/gunners/finn": upgrades_gunners_finn,
  "upgrades/gunners/garsaxon-gunner": upgrades_gunners_garsaxon_gunner,
  "upgrades/gunners/greedo": upgrades_gunners_greedo,
  "upgrades/gunners/hansolo": upgrades_gunners_hansolo,
  "upgrades/gunners/hansolo-gunner": upgrades_gunners_hansolo_gunner,
  "upgrades/gunners/hotshotgunner": upgrades_gunners_hotshotgunner,
  "upgrades/gunners/lukeskywalker": upgrades_gunners_lukeskywalker,
  "upgrades/gunners/migsmayfeld": upgrades_gunners_migsmayfeld,
  "upgrades/gunners/paigetico": upgrades_gunners_paigetico,
  "upgrades/gunners/rey-gunner": upgrades_gunners_rey_gunner,
  "upgrades/gunners/sabinewren-gunner": upgrades_gunners_sabinewren_gunner,
  "upgrades/gunners/seventhfleetgunner": upgrades_gunners_seventhfleetgunner,
  "upgrades/gunners/skilledbombardier": upgrades_gunners_skilledbombardier,
  "upgrades/gunners/specialforcesgunner": upgrades_gunners_specialforcesgunner,
  "upgrades/gunners/suppressivegunner": upgrades_gunners_suppressivegunner,
  "upgrades/gunners/tibersaxon": upgrades_gunners_tibersaxon,
  "upgrades/gunners/ursawren-gunner": upgrades_gunners_ursawren_gunner,
  "upgrades/gunners/veterantailgunner": upgrades_gunners_veterantailgunner,
  "upgrades/gunners/veteranturretgunner": upgrades_gunners_veteranturretgunner,
  "upgrades/gunners/weaponssystemsofficer": upgrades_gunners_weaponssystemsofficer,
  "upgrades/hardpoints/drillbeak": upgrades_hardpoints_drillbeak,
  "upgrades/hardpoints/enhancedpropulsion": upgrades_hardpoints_enhancedpropulsion,
  "upgrades/hardpoints/ioncannonbattery": upgrades_hardpoints_ioncannonbattery,
  "upgrades/hardpoints/ordnancetubes": upgrades_hardpoints_ordnancetubes,
  "upgrades/hardpoints/pointdefensebattery": upgrades_hardpoints_pointdefensebattery,
  "upgrades/hardpoints/protoncannonbattery": upgrades_hardpoints_protoncannonbattery,
  "upgrades/hardpoints/targetingbattery": upgrades_hardpoints_targetingbattery,
  "upgrades/hardpoints/tractortentacles": upgrades_hardpoints_tractortentacles,
  "upgrades/hardpoints/turbolaserbattery": upgrades_hardpoints_turbolaserbattery,
  "upgrades/illicit/babufrik": upgrades_illicit_babufrik,
  "upgrades/illicit/cloakingdevice": upgrades_illicit_cloakingdevice,
  "upgrades/illicit/coaxiumhyperfuel": upgrades_illicit_coaxiumhyperfuel,
  "upgrades/illicit/contrabandcybernetics": upgrades_illicit_contrabandcybernetics,
  "upgrades/illicit/deadmansswitch": upgrades_illicit_deadmansswitch,
  "upgrades/illicit/falsetranspondercodes": upgrades_illicit_falsetranspondercodes,
  "upgrades/illicit/feedbackarray": upgrades_illicit_feedbackarray,
  "upgrades/illicit/feedbackemitter-battleoverendor": upgrades_illicit_feedbackemitter_battleoverendor,
  "upgrades/illicit/hotshottailblaster": upgrades_illicit_hotshottailblaster,
  "upgrades/illicit/inertialdampeners": upgrades_illicit_inertialdampeners,
  "upgrades/illicit/overtunedmodulators": upgrades_illicit_overtunedmodulators,
  "upgrades/illicit/quickreleaselocks": upgrades_illicit_quickreleaselocks,
  "upgrades/illicit/riggedcargochute": upgrades_illicit_riggedcargochute,
  "upgrades/illicit/saboteursmap": upgrades_illicit_saboteursmap,
  "upgrades/illicit/scannerbaffler": upgrades_illicit_scannerbaffler,
  "upgrades/illicit/trackingfob": upgrades_illicit_trackingfob,
  "upgrades/modifications/ablativeplating": upgrades_modifications_ablativeplating,
  "upgrades/modifications/advancedslam": upgrades_modifications_advancedslam,
  "upgrades/modifications/afterburners": upgrades_modifications_afterburners,
  "upgrades/modifications/automatedloaders-swz98": upgrades_modifications_automatedloaders_swz98,
  "upgrades/modifications/beskarreinforcedplating": upgrades_modifications_beskarreinforcedplating,
  "upgrades/modifications/burnoutthrusters": upgrades_modifications_burnoutthrusters,
  "upgrades/modifications/chaffparticles-battleoverendor": upgrades_modifications_chaffparticles_battleoverendor,
  "upgrades/modifications/computerassistedhandling-battleoverendor": upgrades_modifications_computerassistedhandling_battleoverendor,
  "upgrades/modifications/contingencyprotocol-siegeofcoruscant": upgrades_modifications_contingencyprotocol_siegeofcoruscant,
  "upgrades/modifications/delayedfuses": upgrades_modifications_delayedfuses,
  "upgrades/modifications/dropseatbay": upgrades_modifications_dropseatbay,
  "upgrades/modifications/electronicbaffle": upgrades_modifications_electronicbaffle,
  "upgrades/modifications/evasionsequence7-siegeofcoruscant": upgrades_modifications_evasionsequence7_siegeofcoruscant,
  "upgrades/modifications/fuelinjectionoverride-battleoverendor": upgrades_modifications_fuelinjectionoverride_battleoverendor,
  "upgrades/modifications/imperviumplating": upgrades_modifications_imperviumplating,
  "upgrades/modifications/independentcalculations": upgrades_modifications_independentcalculations,
  "upgrades/modifications/ionmaneuveringjet-battleoverendor": upgrades_modifications_ionmaneuveringjet_battleoverendor,
  "upgrades/modifications/mandalorianoptics": upgrades_modifications_mandalorianoptics,
  "upgrades/modifications/manualailerons-tiephphantom": upgrades_modifications_manualailerons_tiephphantom,
  "upgrades/modifications/munitionsfailsafe": upgrades_modifications_munitionsfailsafe,
  "upgrades/modifications/overdrivethruster": upgrades_modifications_overdrivethruster,
  "upgrades/modifications/precisionionengines": upgrades_modifications_precisionionengines,
  "upgrades/modifications/sensorjammer-battleofyavin": upgrades_modifications_sensorjammer_battleofyavin,
  "upgrades/modifications/sparepartscanisters": upgrades_modifications_sparepartscanisters,
  "upgrades/modifications/staticdischargevanes": upgrades_modifications_staticdischargevanes,
  "upgrades/modifications/stealthdevice": upgrades_modifications_stealthdevice,
  "upgrades/modifications/stygiumreserve-tiephphantom": upgrades_modifications_stygiumreserve_tiephphantom,
  "upgrades/modifications/synchronizedconsole": upgrades_modifications_synchronizedconsole,
  "upgrades/modifications/tacticalscrambler": upgrades_modifications_tacticalscrambler,
  "upgrades/modifications/targetassistalgorithm-battleoverendor": upgrades_modifications_targetassistalgorithm_battleoverendor,
  "upgrades/modifications/targetingmatrix-battleoverendor": upgrades_modifications_targetingmatrix_battleoverendor,
  "upgrades/modifications/unstablesublightengines-battleofyavin": upgrades_modifications_unstablesublightengines_battleofyavin,
  "upgrades/sensors/advancedsensors": upgrades_sensors_advancedsensors,
  "upgrades/sensors/blanksignature-battleoverendor": upgrades_sensors_blanksignature_battleoverendor,
  "upgrades/sensors/collisiondetector": upgrades_sensors_collisiondetector,
  "upgrades/sensors/firecontrolsystem": upgrades_sensors_firecontrolsystem,
  "upgrades/sensors/longrangescanners-alphaclassstarwing": upgrades_sensors_longrangescanners_alphaclassstarwing,
  "upgrades/sensors/passivesensors": upgrades_sensors_passivesensors,
  "upgrades/sensors/relaysystem-tiephphantom": upgrades_sensors_relaysystem_tiephphantom,
  "upgrades/sensors/trajectorysimulator": upgrades_sensors_trajectorysimulator,
  "upgrades/tactical-relays/k2b4": upgrades_tactical_relays_k2b4,
  "upgrades/tactical-relays/kalani": upgrades_tactical_relays_kalani,
  "upgrades/tactical-relays/kraken": upgrades_tactical_relays_kraken,
  "upgrades/tactical-relays/ta175": upgrades_tactical_relays_ta175,
  "upgrades/tactical-relays/tv94": upgrades_tactical_relays_tv94,
  "upgrades/talents/aceinthehole-battleoverendor": upgrades_talents_aceinthehole_battleoverendor,
  "upgrades/talents/apexpredator-battleoverendor": upgrades_talents_apexpredator_battleoverendor,
  "upgrades/talents/attackspeed-battleofyavin": upgrades_talents_attackspeed_battleofyavin,
  "upgrades/talents/backwardstailslide": upgrades_talents_backwardstailslide,
  "upgrades/talents/clantraining": upgrades_talents_clantraining,
  "upgrades/talents/collected-battleoverendor": upgrades_talents_collected_battleoverendor,
  "upgrades/talents/composure": upgrades_talents_composure,
  "upgrades/talents/crackshot": upgrades_talents_crackshot,
  "upgrades/talents/cutthroat": upgrades_talents_cutthroat,
  "upgrades/talents/daredevil": upgrades_talents_daredevil,
  "upgrades/talents/deadeyeshot": upgrades_talents_deadeyeshot,
  "upgrades/talents/debrisgambit": upgrades_talents_debrisgambit,
  "upgrades/talents/dedicated": upgrades_talents_dedicated,
  "upgrades/talents/disciplined": upgrades_talents_disciplined,
  "upgrades/talents/efficientprocessing-swz103": upgrades_talents_efficientprocessing_swz103,
  "upgrades/talents/elusive": upgrades_talents_elusive,
  "upgrades/talents/enduring": upgrades_talents_enduring,
  "upgrades/talents/ensnare": upgrades_talents_ensnare,
  "upgrades/talents/fanatic-battleofyavin": upgrades_talents_fanatic_battleofyavin,
  "upgrades/talents/fanatical": upgrades_talents_fanatical,
  "upgrades/talents/fearless": upgrades_talents_fearless,
  "upgrades/talents/feedbackping": upgrades_talents_feedbackping,
  "upgrades/talents/graviticdeflection": upgrades_talents_graviticdeflection,
  "upgrades/talents/heroic": upgrades_talents_heroic,
  "upgrades/talents/heroicsacrifice-battleoverendor": upgrades_talents_heroicsacrifice_battleoverendor,
  "upgrades/talents/hopeful": upgrades_talents_hopeful,
  "upgrades/talents/interloperturn": upgrades_talents_interloperturn,
  "upgrades/talents/intimidation": upgrades_talents_intimidation,
  "upgrades/talents/ionlimiteroverride": upgrades_talents_ionlimiteroverride,
  "upgrades/talents/itsatrap-battleoverendor": upgrades_talents_itsatrap_battleoverendor,
  "upgrades/talents/juke": upgrades_talents_juke,
  "upgrades/talents/lonewolf": upgrades_talents_lonewolf,
  "upgrades/talents/margsablclosure": upgrades_talents_margsablclosure,
  "upgrades/talents/marksmanship": upgrades_talents_marksmanship,
  "upgrades/talents/mercenary-swz103": upgrades_talents_mercenary_swz103,
  "upgrades/talents/noescape-battleoverendor": upgrades_talents_noescape_battleoverendor,
  "upgrades/talents/notorious": upgrades_talents_notorious,
  "upgrades/talents/outmaneuver": upgrades_talents_outmaneuver,
  "upgrades/talents/partinggift-battleoverendor": upgrades_talents_partinggift_battleoverendor,
  "upgrades/talents/predator": upgrades_talents_predator,
  "upgrades/talents/proudtradition": upgrades_talents_proudtradition,
  "upgrades/talents/pushthelimit-battleoverendor": upgrades_talents_pushthelimit_battleoverendor,
  "upgrades/talents/reckless-battleoverendor": upgrades_talents_reckless_battleoverendor,
  "upgrades/talents/ruthless": upgrades_talents_ruthless,
  "upgrades/talents/saturationsalvo": upgrades_talents_saturationsalvo,
  "upgrades/talents/selfless": upgrades_talents_selfless,
  "upgrades/talents/silenthunter-tiephphantom": upgrades_talents_silenthunter_tiephphantom,
  "upgrades/talents/snapshot": upgrades_talents_snapshot,
  "upgrades/talents/squadleader": upgrades_talents_squadleader,
  "upgrades/talents/starbirdslash": upgrades_talents_starbirdslash,
  "upgrades/talents/stealthgambit-tiephphantom": upgrades_talents_stealthgambit_tiephphantom,
  "upgrades/talents/swarmtactics": upgrades_talents_swarmtactics,
  "upgrades/talents/swiftapproach-swz98": upgrades_talents_swiftapproach_swz98,
  "upgrades/talents/tierfonbellyrun": upgrades_talents_tierfonbellyrun,
  "upgrades/talents/topcover-swz98": upgrades_talents_topcover_swz98,
  "upgrades/talents/treacherous": upgrades_talents_treacherous,
  "upgrades/talents/trickshot": upgrades_talents_trickshot,
  "upgrades/talents/truegrit-swz98": upgrades_talents_truegrit_swz98,
  "upgrades/talents/vengeful-battleofyavin": upgrades_talents_vengeful_battleofyavin,
  "upgrades/talents/withoutatrace-tiephphantom": upgrades_talents_withoutatrace_tiephphantom,
  "upgrades/teams/bombardmentspecialists": upgrades_teams_bombardmentspecialists,
  "upgrades/teams/commsteam": upgrades_teams_commsteam,
  "upgrades/teams/corsaircrew": upgrades_teams_corsaircrew,
  "upgrades/teams/damagecontrolteam": upgrades_teams_damagecontrolteam,
  "upgrades/teams/droidcrew": upgrades_teams_droidcrew,
  "upgrades/teams/gunneryspecialists": upgrades_teams_gunneryspecialists,
  "upgrades/teams/igrmdroids": upgrades_teams_igrmdroids,
  "upgrades/teams/ordnanceteam": upgrades_teams_ordnanceteam,
  "upgrades/teams/sensorexperts": upgrades_teams_sensorexperts,
  "upgrades/teams/tractortechnicians": upgrades_teams_tractortechnicians,
  "upgrades/tech/advancedoptics": upgrades_tech_advancedoptics,
  "upgrades/tech/automatedtargetpriority": upgrades_tech_automatedtargetpriority,
  "upgrades/tech/biohexacryptcodes": upgrades_tech_biohexacryptcodes,
  "upgrades/tech/deuteriumpowercells": upgrades_tech_deuteriumpowercells,
  "upgrades/tech/ferrospherepaint": upgrades_tech_ferrospherepaint,
  "upgrades/tech/hyperspacetrackingdata": upgrades_tech_hyperspacetrackingdata,
  "upgrades/tech/patternanalyzer": upgrades_tech_patternanalyzer,
  "upgrades/tech/primedthrusters": upgrades_tech_primedthrusters,
  "upgrades/tech/sensorbuoysuite": upgrades_tech_sensorbuoysuite,
  "upgrades/tech/sensorscramblers": upgrades_tech_sensorscramblers,
  "upgrades/tech/targetingsynchronizer": upgrades_tech_targetingsynchronizer,
  "upgrades/titles/assailer": upgrades_titles_assailer,
  "upgrades/titles/blackone": upgrades_titles_blackone,
  "upgrades/titles/bloodcrow": upgrades_titles_bloodcrow,
  "upgrades/titles/brighthope": upgrades_titles_brighthope,
  "upgrades/titles/brokenhorn": upgrades_titles_brokenhorn,
  "upgrades/titles/corvus": upgrades_titles_corvus,
  "upgrades/titles/dauntless": upgrades_titles_dauntless,
  "upgrades/titles/gauntlet": upgrades_titles_gauntlet,
  "upgrades/titles/ghost": upgrades_titles_ghost,
  "upgrades/titles/grappler": upgrades_titles_grappler,
  "upgrades/titles/ig2000": upgrades_titles_ig2000,
  "upgrades/titles/impetuous": upgrades_titles_impetuous,
  "upgrades/titles/insatiableworrt": upgrades_titles_insatiableworrt,
  "upgrades/titles/instigator": upgrades_titles_instigator,
  "upgrades/titles/jainaslight": upgrades_titles_jainaslight,
  "upgrades/titles/kazsfireball": upgrades_titles_kazsfireball,
  "upgrades/titles/landosmillenniumfalcon": upgrades_titles_landosmillenniumfalcon,
  "upgrades/titles/liberator": upgrades_titles_liberator,
  "upgrades/titles/luminous": upgrades_titles_luminous,
  "upgrades/titles/marauder": upgrades_titles_marauder,
  "upgrades/titles/merchantone": upgrades_titles_merchantone,
  "upgrades/titles/millenniumfalcon": upgrades_titles_millenniumfalcon,
  "upgrades/titles/millenniumfalcon-battleoverendor": upgrades_titles_millenniumfalcon_battleoverendor,
  "upgrades/titles/moldycrow": upgrades_titles_moldycrow,
  "upgrades/titles/nautolansrevenge": upgrades_titles_nautolansrevenge,
  "upgrades/titles/neimoidiangrasp": upgrades_titles_neimoidiangrasp,
  "upgrades/titles/nightbrother": upgrades_titles_nightbrother,
  "upgrades/titles/outrider": upgrades_titles_outrider,
  "upgrades/titles/phantom": upgrades_titles_phantom,
  "upgrades/titles/punishingone": upgrades_titles_punishingone,
  "upgrades/titles/quantumstorm": upgrades_titles_quantumstorm,
  "upgrades/titles/razorcrest": upgrades_titles_razorcrest,
  "upgrades/titles/requiem": upgrades_titles_requiem,
  "upgrades/titles/reysmillenniumfalcon": upgrades_titles_reysmillenniumfalcon,
  "upgrades/titles/scimitar": upgrades_titles_scimitar,
  "upgrades/titles/shadowcaster": upgrades_titles_shadowcaster,
  "upgrades/titles/slavei": upgrades_titles_slavei,
  "upgrades/titles/slavei-swz82": upgrades_titles_slavei_swz82,
  "upgrades/titles/soullessone": upgrades_titles_soullessone,
  "upgrades/titles/st321": upgrades_titles_st321,
  "upgrades/titles/suppressor": upgrades_titles_suppressor,
  "upgrades/titles/tantiveiv": upgrades_titles_tantiveiv,
  "upgrades/titles/thunderstrike": upgrades_titles_thunderstrike,
  "upgrades/titles/trident": upgrades_titles_trident,
  "upgrades/titles/vector": upgrades_titles_vector,
  "upgrades/titles/virago": upgrades_titles_virago,
  "upgrades/weapons/advprotontorpedoes": upgrades_weapons_advprotontorpedoes,
  "upgrades/weapons/ancillaryionweapons-siegeofcoruscant": upgrades_weapons_ancillaryionweapons_siegeofcoruscant,
  "upgrades/weapons/autoblasters": upgrades_weapons_autoblasters,
  "upgrades/weapons/barragerockets": upgrades_weapons_barragerockets,
  "upgrades/weapons/clustermissiles": upgrades_weapons_clustermissiles,
  "upgrades/weapons/concussionmissiles": upgrades_weapons_concussionmissiles,
  "upgrades/weapons/diamondboronmissiles": upgrades_weapons_diamondboronmissiles,
  "upgrades/weapons/energyshellcharges": upgrades_weapons_energyshellcharges,
  "upgrades/weapons/heavylasercannon": upgrades_weapons_heavylasercannon,
  "upgrades/weapons/heavyplasmamissiles-alphaclassstarwing": upgrades_weapons_heavyplasmamissiles_alphaclassstarwing,
  "upgrades/weapons/homingmissiles": upgrades_weapons_homingmissiles,
  "upgrades/weapons/homingtorpedoes": upgrades_weapons_homingtorpedoes,
  "upgrades/weapons/ioncannon": upgrades_weapons_ioncannon,
  "upgrades/weapons/ioncannonturret": upgrades_weapons_ioncannonturret,
  "upgrades/weapons/ionmissiles": upgrades_weapons_ionmissiles,
  "upgrades/weapons/iontorpedoes": upgrades_weapons_iontorpedoes,
  "upgrades/weapons/jammingbeam": upgrades_weapons_jammingbeam,
  "upgrades/weapons/magpulsewarheads": upgrades_weapons_magpulsewarheads,
  "upgrades/weapons/multimissilepods": upgrades_weapons_multimissilepods,
  "upgrades/weapons/plasmatorpedoes": upgrades_weapons_plasmatorpedoes,
  "upgrades/weapons/precisiontunedcannons-battleoverendor": upgrades_weapons_precisiontunedcannons_battleoverendor,
  "upgrades/weapons/protoncannons": upgrades_weapons_protoncannons,
  "upgrades/weapons/protonrockets": upgrades_weapons_protonrockets,
  "upgrades/weapons/protontorpedoes": upgrades_weapons_protontorpedoes,
  "upgrades/weapons/saturationrockets-alphaclassstarwing": upgrades_weapons_saturationrockets_alphaclassstarwing,
  "upgrades/weapons/seekermissiles-swz103": upgrades_weapons_seekermissiles_swz103,
  "upgrades/weapons/syncedlasercannons": upgrades_weapons_syncedlasercannons,
  "upgrades/weapons/trackingtorpedoes": upgrades_weapons_trackingtorpedoes,
  "upgrades/weapons/tractorbeam": upgrades_weapons_tractorbeam,
  "upgrades/weapons/underslungblastercannon": upgrades_weapons_underslungblastercannon,
  "upgrades/weapons/xx23sthreadtracers": upgrades_weapons_xx23sthreadtracers,
  "upgrades/wings/agentoftheempire": upgrades_wings_agentoftheempire,
  "upgrades/wings/firstorderelite": upgrades_wings_firstorderelite,
  "upgrades/wings/jedicommander": upgrades_wings_jedicommander,
  "upgrades/wings/phoenixsquadron": upgrades_wings_phoenixsquadron,
  "upgrades/wings/shadowwing": upgrades_wings_shadowwing,
  "upgrades/wings/skystrikeacademyclass": upgrades_wings_skystrikeacademyclass,
  "upgrades/wings/veteranwingleader": upgrades_wings_veteranwingleader,
};
