// Made by `npm run registry`, and by every other npm command where files of cards have come or gone. Do not edit.
import type { Card } from "../language/card.ts";
import { adebttopay as conditions_adebttopay } from "../first-edition/conditions/adebttopay.ts";
import { fanaticaldevotion as conditions_fanaticaldevotion } from "../first-edition/conditions/fanaticaldevotion.ts";
import { harpooned as conditions_harpooned } from "../first-edition/conditions/harpooned.ts";
import { illshowyouthedarkside as conditions_illshowyouthedarkside } from "../first-edition/conditions/illshowyouthedarkside.ts";
import { mimicked as conditions_mimicked } from "../first-edition/conditions/mimicked.ts";
import { optimizedprototype as conditions_optimizedprototype } from "../first-edition/conditions/optimizedprototype.ts";
import { rattled as conditions_rattled } from "../first-edition/conditions/rattled.ts";
import { scrambled as conditions_scrambled } from "../first-edition/conditions/scrambled.ts";
import { shadowed as conditions_shadowed } from "../first-edition/conditions/shadowed.ts";
import { suppressivefire as conditions_suppressivefire } from "../first-edition/conditions/suppressivefire.ts";
import { blindedPilot as damage_blinded_pilot } from "../first-edition/damage/blinded-pilot.ts";
import { broadcastMalfunction as damage_broadcast_malfunction } from "../first-edition/damage/broadcast-malfunction.ts";
import { commandDeckBreach as damage_command_deck_breach } from "../first-edition/damage/command-deck-breach.ts";
import { commandPodCasualties as damage_command_pod_casualties } from "../first-edition/damage/command-pod-casualties.ts";
import { commsFailure as damage_comms_failure } from "../first-edition/damage/comms-failure.ts";
import { consoleFire as damage_console_fire } from "../first-edition/damage/console-fire.ts";
import { damagedCockpit as damage_damaged_cockpit } from "../first-edition/damage/damaged-cockpit.ts";
import { damagedDish as damage_damaged_dish } from "../first-edition/damage/damaged-dish.ts";
import { damagedDockingClamp as damage_damaged_docking_clamp } from "../first-edition/damage/damaged-docking-clamp.ts";
import { damagedEngine as damage_damaged_engine } from "../first-edition/damage/damaged-engine.ts";
import { damagedSensorArray as damage_damaged_sensor_array } from "../first-edition/damage/damaged-sensor-array.ts";
import { damagedStabilizers as damage_damaged_stabilizers } from "../first-edition/damage/damaged-stabilizers.ts";
import { deckBreach as damage_deck_breach } from "../first-edition/damage/deck-breach.ts";
import { directHit as damage_direct_hit } from "../first-edition/damage/direct-hit.ts";
import { engineDamage as damage_engine_damage } from "../first-edition/damage/engine-damage.ts";
import { gridOverload as damage_grid_overload } from "../first-edition/damage/grid-overload.ts";
import { hullBreach as damage_hull_breach } from "../first-edition/damage/hull-breach.ts";
import { injuredPilot as damage_injured_pilot } from "../first-edition/damage/injured-pilot.ts";
import { lifeSupportFailure as damage_life_support_failure } from "../first-edition/damage/life-support-failure.ts";
import { looseStabilizer as damage_loose_stabilizer } from "../first-edition/damage/loose-stabilizer.ts";
import { majorExplosion as damage_major_explosion } from "../first-edition/damage/major-explosion.ts";
import { majorHullBreach as damage_major_hull_breach } from "../first-edition/damage/major-hull-breach.ts";
import { minorExplosion as damage_minor_explosion } from "../first-edition/damage/minor-explosion.ts";
import { minorHullBreach as damage_minor_hull_breach } from "../first-edition/damage/minor-hull-breach.ts";
import { misfiringThrusters as damage_misfiring_thrusters } from "../first-edition/damage/misfiring-thrusters.ts";
import { munitionsFailure as damage_munitions_failure } from "../first-edition/damage/munitions-failure.ts";
import { powerPlantFailure as damage_power_plant_failure } from "../first-edition/damage/power-plant-failure.ts";
import { projectorPowerFailure as damage_projector_power_failure } from "../first-edition/damage/projector-power-failure.ts";
import { reactorCowlRupture as damage_reactor_cowl_rupture } from "../first-edition/damage/reactor-cowl-rupture.ts";
import { reactorLeak as damage_reactor_leak } from "../first-edition/damage/reactor-leak.ts";
import { scrambledScopes as damage_scrambled_scopes } from "../first-edition/damage/scrambled-scopes.ts";
import { secondaryDriveFailure as damage_secondary_drive_failure } from "../first-edition/damage/secondary-drive-failure.ts";
import { shakenPilot as damage_shaken_pilot } from "../first-edition/damage/shaken-pilot.ts";
import { spilledCargo as damage_spilled_cargo } from "../first-edition/damage/spilled-cargo.ts";
import { structuralCollapse as damage_structural_collapse } from "../first-edition/damage/structural-collapse.ts";
import { structuralDamage as damage_structural_damage } from "../first-edition/damage/structural-damage.ts";
import { stunnedPilot as damage_stunned_pilot } from "../first-edition/damage/stunned-pilot.ts";
import { thrustControlFire as damage_thrust_control_fire } from "../first-edition/damage/thrust-control-fire.ts";
import { trackingMisalignment as damage_tracking_misalignment } from "../first-edition/damage/tracking-misalignment.ts";
import { viewportRupture as damage_viewport_rupture } from "../first-edition/damage/viewport-rupture.ts";
import { weaponDamaged as damage_weapon_damaged } from "../first-edition/damage/weapon-damaged.ts";
import { weaponMalfunction as damage_weapon_malfunction } from "../first-edition/damage/weapon-malfunction.ts";
import { weaponsFailure as damage_weapons_failure } from "../first-edition/damage/weapons-failure.ts";
import { weaponsOffline as damage_weapons_offline } from "../first-edition/damage/weapons-offline.ts";
import { agility as effects_agility } from "../first-edition/effects/agility.ts";
import { lastAttack as effects_last_attack } from "../first-edition/effects/last-attack.ts";
import { moreAttackDice as effects_more_attack_dice } from "../first-edition/effects/more-attack-dice.ts";
import { moreDefenseDice as effects_more_defense_dice } from "../first-edition/effects/more-defense-dice.ts";
import { pilotSkill as effects_pilot_skill } from "../first-edition/effects/pilot-skill.ts";
import { settledDice as effects_settled_dice } from "../first-edition/effects/settled-dice.ts";
import { fourLom as pilots_4lom } from "../first-edition/pilots/4lom.ts";
import { ahsokatano as pilots_ahsokatano } from "../first-edition/pilots/ahsokatano.ts";
import { airencracken as pilots_airencracken } from "../first-edition/pilots/airencracken.ts";
import { ap5 as pilots_ap5 } from "../first-edition/pilots/ap5.ts";
import { arvelcrynyd as pilots_arvelcrynyd } from "../first-edition/pilots/arvelcrynyd.ts";
import { asajjventress as pilots_asajjventress } from "../first-edition/pilots/asajjventress.ts";
import { backdraft as pilots_backdraft } from "../first-edition/pilots/backdraft.ts";
import { backstabber as pilots_backstabber } from "../first-edition/pilots/backstabber.ts";
import { benthictwotubes as pilots_benthictwotubes } from "../first-edition/pilots/benthictwotubes.ts";
import { biggsdarklighter as pilots_biggsdarklighter } from "../first-edition/pilots/biggsdarklighter.ts";
import { blueace as pilots_blueace } from "../first-edition/pilots/blueace.ts";
import { bobafettImperial as pilots_bobafett_imperial } from "../first-edition/pilots/bobafett-imperial.ts";
import { bobafettScum as pilots_bobafett_scum } from "../first-edition/pilots/bobafett-scum.ts";
import { bodhirook as pilots_bodhirook } from "../first-edition/pilots/bodhirook.ts";
import { bossk as pilots_bossk } from "../first-edition/pilots/bossk.ts";
import { braylenstramm as pilots_braylenstramm } from "../first-edition/pilots/braylenstramm.ts";
import { captainferoph as pilots_captainferoph } from "../first-edition/pilots/captainferoph.ts";
import { captainjonus as pilots_captainjonus } from "../first-edition/pilots/captainjonus.ts";
import { captainjostero as pilots_captainjostero } from "../first-edition/pilots/captainjostero.ts";
import { captainkagi as pilots_captainkagi } from "../first-edition/pilots/captainkagi.ts";
import { captainnymRebel as pilots_captainnym_rebel } from "../first-edition/pilots/captainnym-rebel.ts";
import { captainnymScum as pilots_captainnym_scum } from "../first-edition/pilots/captainnym-scum.ts";
import { captainoicunn as pilots_captainoicunn } from "../first-edition/pilots/captainoicunn.ts";
import { captainrex as pilots_captainrex } from "../first-edition/pilots/captainrex.ts";
import { captainyorr as pilots_captainyorr } from "../first-edition/pilots/captainyorr.ts";
import { carnorjax as pilots_carnorjax } from "../first-edition/pilots/carnorjax.ts";
import { cassianandor as pilots_cassianandor } from "../first-edition/pilots/cassianandor.ts";
import { chaser as pilots_chaser } from "../first-edition/pilots/chaser.ts";
import { chewbaccaPilot as pilots_chewbacca } from "../first-edition/pilots/chewbacca.ts";
import { chewbaccaOfTheResistance as pilots_chewbacca_swx57 } from "../first-edition/pilots/chewbacca-swx57.ts";
import { chopper as pilots_chopper } from "../first-edition/pilots/chopper.ts";
import { cobaltleader as pilots_cobaltleader } from "../first-edition/pilots/cobaltleader.ts";
import { coloneljendon as pilots_coloneljendon } from "../first-edition/pilots/coloneljendon.ts";
import { colonelvessery as pilots_colonelvessery } from "../first-edition/pilots/colonelvessery.ts";
import { commanderalozen as pilots_commanderalozen } from "../first-edition/pilots/commanderalozen.ts";
import { commanderkenkirk as pilots_commanderkenkirk } from "../first-edition/pilots/commanderkenkirk.ts";
import { constablezuvio as pilots_constablezuvio } from "../first-edition/pilots/constablezuvio.ts";
import { corranhorn as pilots_corranhorn } from "../first-edition/pilots/corranhorn.ts";
import { countdown as pilots_countdown } from "../first-edition/pilots/countdown.ts";
import { countessryad as pilots_countessryad } from "../first-edition/pilots/countessryad.ts";
import { cr90corvette as pilots_cr90corvette } from "../first-edition/pilots/cr90corvette.ts";
import { crimsonleader as pilots_crimsonleader } from "../first-edition/pilots/crimsonleader.ts";
import { crimsonspecialist as pilots_crimsonspecialist } from "../first-edition/pilots/crimsonspecialist.ts";
import { dacebonearm as pilots_dacebonearm } from "../first-edition/pilots/dacebonearm.ts";
import { dalanoberosM12lkimogilafighter as pilots_dalanoberos_m12lkimogilafighter } from "../first-edition/pilots/dalanoberos-m12lkimogilafighter.ts";
import { dalanoberosStarviper as pilots_dalanoberos_starviper } from "../first-edition/pilots/dalanoberos-starviper.ts";
import { darkcurse as pilots_darkcurse } from "../first-edition/pilots/darkcurse.ts";
import { darthvader as pilots_darthvader } from "../first-edition/pilots/darthvader.ts";
import { dashrendar as pilots_dashrendar } from "../first-edition/pilots/dashrendar.ts";
import { deathfire as pilots_deathfire } from "../first-edition/pilots/deathfire.ts";
import { deathrain as pilots_deathrain } from "../first-edition/pilots/deathrain.ts";
import { dengarPilot as pilots_dengar } from "../first-edition/pilots/dengar.ts";
import { doubleedge as pilots_doubleedge } from "../first-edition/pilots/doubleedge.ts";
import { drearenthal as pilots_drearenthal } from "../first-edition/pilots/drearenthal.ts";
import { duchess as pilots_duchess } from "../first-edition/pilots/duchess.ts";
import { dutchvander as pilots_dutchvander } from "../first-edition/pilots/dutchvander.ts";
import { eadenvrill as pilots_eadenvrill } from "../first-edition/pilots/eadenvrill.ts";
import { echo as pilots_echo } from "../first-edition/pilots/echo.ts";
import { edriotwotubes as pilots_edriotwotubes } from "../first-edition/pilots/edriotwotubes.ts";
import { elloasty as pilots_elloasty } from "../first-edition/pilots/elloasty.ts";
import { emonazzameen as pilots_emonazzameen } from "../first-edition/pilots/emonazzameen.ts";
import { epsilonace as pilots_epsilonace } from "../first-edition/pilots/epsilonace.ts";
import { epsilonleader as pilots_epsilonleader } from "../first-edition/pilots/epsilonleader.ts";
import { esegetuketu as pilots_esegetuketu } from "../first-edition/pilots/esegetuketu.ts";
import { etahnabaht as pilots_etahnabaht } from "../first-edition/pilots/etahnabaht.ts";
import { ezrabridgerAttackshuttle as pilots_ezrabridger_attackshuttle } from "../first-edition/pilots/ezrabridger-attackshuttle.ts";
import { ezrabridgerSheathipedeclassshuttle as pilots_ezrabridger_sheathipedeclassshuttle } from "../first-edition/pilots/ezrabridger-sheathipedeclassshuttle.ts";
import { felswrath as pilots_felswrath } from "../first-edition/pilots/felswrath.ts";
import { fennrauProtectoratestarfighter as pilots_fennrau_protectoratestarfighter } from "../first-edition/pilots/fennrau-protectoratestarfighter.ts";
import { fennrauSheathipedeclassshuttle as pilots_fennrau_sheathipedeclassshuttle } from "../first-edition/pilots/fennrau-sheathipedeclassshuttle.ts";
import { garvendreis as pilots_garvendreis } from "../first-edition/pilots/garvendreis.ts";
import { gemmersojan as pilots_gemmersojan } from "../first-edition/pilots/gemmersojan.ts";
import { genesisred as pilots_genesisred } from "../first-edition/pilots/genesisred.ts";
import { gozanticlasscruiser as pilots_gozanticlasscruiser } from "../first-edition/pilots/gozanticlasscruiser.ts";
import { grazthehunter as pilots_grazthehunter } from "../first-edition/pilots/grazthehunter.ts";
import { guri as pilots_guri } from "../first-edition/pilots/guri.ts";
import { hansolo as pilots_hansolo } from "../first-edition/pilots/hansolo.ts";
import { hansoloSwx57 as pilots_hansolo_swx57 } from "../first-edition/pilots/hansolo-swx57.ts";
import { hefftobber as pilots_hefftobber } from "../first-edition/pilots/hefftobber.ts";
import { herasyndullaAttackshuttle as pilots_herasyndulla_attackshuttle } from "../first-edition/pilots/herasyndulla-attackshuttle.ts";
import { herasyndullaVcx100 as pilots_herasyndulla_vcx100 } from "../first-edition/pilots/herasyndulla-vcx100.ts";
import { hobbieklivian as pilots_hobbieklivian } from "../first-edition/pilots/hobbieklivian.ts";
import { hortonsalm as pilots_hortonsalm } from "../first-edition/pilots/hortonsalm.ts";
import { howlrunner as pilots_howlrunner } from "../first-edition/pilots/howlrunner.ts";
import { ibtisam as pilots_ibtisam } from "../first-edition/pilots/ibtisam.ts";
import { ig88a as pilots_ig88a } from "../first-edition/pilots/ig88a.ts";
import { ig88b as pilots_ig88b } from "../first-edition/pilots/ig88b.ts";
import { ig88c as pilots_ig88c } from "../first-edition/pilots/ig88c.ts";
import { ig88d as pilots_ig88d } from "../first-edition/pilots/ig88d.ts";
import { inaldra as pilots_inaldra } from "../first-edition/pilots/inaldra.ts";
import { jakefarrell as pilots_jakefarrell } from "../first-edition/pilots/jakefarrell.ts";
import { janors as pilots_janors } from "../first-edition/pilots/janors.ts";
import { jekporkins as pilots_jekporkins } from "../first-edition/pilots/jekporkins.ts";
import { jesspava as pilots_jesspava } from "../first-edition/pilots/jesspava.ts";
import { junoeclipse as pilots_junoeclipse } from "../first-edition/pilots/junoeclipse.ts";
import { kaatoleeachos as pilots_kaatoleeachos } from "../first-edition/pilots/kaatoleeachos.ts";
import { kadsolus as pilots_kadsolus } from "../first-edition/pilots/kadsolus.ts";
import { kananjarrus as pilots_kananjarrus } from "../first-edition/pilots/kananjarrus.ts";
import { kathscarletImperial as pilots_kathscarlet_imperial } from "../first-edition/pilots/kathscarlet-imperial.ts";
import { kathscarletScum as pilots_kathscarlet_scum } from "../first-edition/pilots/kathscarlet-scum.ts";
import { kavil as pilots_kavil } from "../first-edition/pilots/kavil.ts";
import { ketsuonyo as pilots_ketsuonyo } from "../first-edition/pilots/ketsuonyo.ts";
import { keyanfarlander as pilots_keyanfarlander } from "../first-edition/pilots/keyanfarlander.ts";
import { kirkanos as pilots_kirkanos } from "../first-edition/pilots/kirkanos.ts";
import { krassistrelix as pilots_krassistrelix } from "../first-edition/pilots/krassistrelix.ts";
import { kullbeesperado as pilots_kullbeesperado } from "../first-edition/pilots/kullbeesperado.ts";
import { kylekatarn as pilots_kylekatarn } from "../first-edition/pilots/kylekatarn.ts";
import { kylorenTiesilencer as pilots_kyloren_tiesilencer } from "../first-edition/pilots/kyloren-tiesilencer.ts";
import { kylorenUpsilonclassshuttle as pilots_kyloren_upsilonclassshuttle } from "../first-edition/pilots/kyloren-upsilonclassshuttle.ts";
import { laetinashera as pilots_laetinashera } from "../first-edition/pilots/laetinashera.ts";
import { landocalrissian as pilots_landocalrissian } from "../first-edition/pilots/landocalrissian.ts";
import { lattsrazzi as pilots_lattsrazzi } from "../first-edition/pilots/lattsrazzi.ts";
import { leebo as pilots_leebo } from "../first-edition/pilots/leebo.ts";
import { leevantenza as pilots_leevantenza } from "../first-edition/pilots/leevantenza.ts";
import { lieutenantblount as pilots_lieutenantblount } from "../first-edition/pilots/lieutenantblount.ts";
import { lieutenantcolzet as pilots_lieutenantcolzet } from "../first-edition/pilots/lieutenantcolzet.ts";
import { lieutenantdormitz as pilots_lieutenantdormitz } from "../first-edition/pilots/lieutenantdormitz.ts";
import { lieutenantkarsabi as pilots_lieutenantkarsabi } from "../first-edition/pilots/lieutenantkarsabi.ts";
import { lieutenantkestal as pilots_lieutenantkestal } from "../first-edition/pilots/lieutenantkestal.ts";
import { lieutenantlorrir as pilots_lieutenantlorrir } from "../first-edition/pilots/lieutenantlorrir.ts";
import { lowhhrick as pilots_lowhhrick } from "../first-edition/pilots/lowhhrick.ts";
import { lukeskywalker as pilots_lukeskywalker } from "../first-edition/pilots/lukeskywalker.ts";
import { maareksteleTieadvanced as pilots_maarekstele_tieadvanced } from "../first-edition/pilots/maarekstele-tieadvanced.ts";
import { maareksteleTiedefender as pilots_maarekstele_tiedefender } from "../first-edition/pilots/maarekstele-tiedefender.ts";
import { magvayarroPilot as pilots_magvayarro } from "../first-edition/pilots/magvayarro.ts";
import { majorrhymer as pilots_majorrhymer } from "../first-edition/pilots/majorrhymer.ts";
import { majorstridan as pilots_majorstridan } from "../first-edition/pilots/majorstridan.ts";
import { majorvermeil as pilots_majorvermeil } from "../first-edition/pilots/majorvermeil.ts";
import { majorvynder as pilots_majorvynder } from "../first-edition/pilots/majorvynder.ts";
import { manaroo as pilots_manaroo } from "../first-edition/pilots/manaroo.ts";
import { maulermithel as pilots_maulermithel } from "../first-edition/pilots/maulermithel.ts";
import { mirandadoni as pilots_mirandadoni } from "../first-edition/pilots/mirandadoni.ts";
import { moraloeval as pilots_moraloeval } from "../first-edition/pilots/moraloeval.ts";
import { nashtahpuppilot as pilots_nashtahpuppilot } from "../first-edition/pilots/nashtahpuppilot.ts";
import { ndrusuhlak as pilots_ndrusuhlak } from "../first-edition/pilots/ndrusuhlak.ts";
import { neradantels as pilots_neradantels } from "../first-edition/pilots/neradantels.ts";
import { niennunb as pilots_niennunb } from "../first-edition/pilots/niennunb.ts";
import { nightbeast as pilots_nightbeast } from "../first-edition/pilots/nightbeast.ts";
import { norrawexley as pilots_norrawexley } from "../first-edition/pilots/norrawexley.ts";
import { oldteroch as pilots_oldteroch } from "../first-edition/pilots/oldteroch.ts";
import { omegaace as pilots_omegaace } from "../first-edition/pilots/omegaace.ts";
import { omegaleader as pilots_omegaleader } from "../first-edition/pilots/omegaleader.ts";
import { palobgodalhi as pilots_palobgodalhi } from "../first-edition/pilots/palobgodalhi.ts";
import { poedameron as pilots_poedameron } from "../first-edition/pilots/poedameron.ts";
import { poedameronSwx57 as pilots_poedameron_swx57 } from "../first-edition/pilots/poedameron-swx57.ts";
import { princexizor as pilots_princexizor } from "../first-edition/pilots/princexizor.ts";
import { puresabacc as pilots_puresabacc } from "../first-edition/pilots/puresabacc.ts";
import { quickdraw as pilots_quickdraw } from "../first-edition/pilots/quickdraw.ts";
import { quinnjast as pilots_quinnjast } from "../first-edition/pilots/quinnjast.ts";
import { raiderclasscorvette as pilots_raiderclasscorvette } from "../first-edition/pilots/raiderclasscorvette.ts";
import { rearadmiralchiraneau as pilots_rearadmiralchiraneau } from "../first-edition/pilots/rearadmiralchiraneau.ts";
import { redace as pilots_redace } from "../first-edition/pilots/redace.ts";
import { redline as pilots_redline } from "../first-edition/pilots/redline.ts";
import { rexlerbrath as pilots_rexlerbrath } from "../first-edition/pilots/rexlerbrath.ts";
import { rey as pilots_rey } from "../first-edition/pilots/rey.ts";
import { roarkgarnet as pilots_roarkgarnet } from "../first-edition/pilots/roarkgarnet.ts";
import { sabinewrenAttackshuttle as pilots_sabinewren_attackshuttle } from "../first-edition/pilots/sabinewren-attackshuttle.ts";
import { sabinewrenLancerclasspursuitcraft as pilots_sabinewren_lancerclasspursuitcraft } from "../first-edition/pilots/sabinewren-lancerclasspursuitcraft.ts";
import { sabinewrenTiefighter as pilots_sabinewren_tiefighter } from "../first-edition/pilots/sabinewren-tiefighter.ts";
import { sarcoplank as pilots_sarcoplank } from "../first-edition/pilots/sarcoplank.ts";
import { sawgerrera as pilots_sawgerrera } from "../first-edition/pilots/sawgerrera.ts";
import { scourge as pilots_scourge } from "../first-edition/pilots/scourge.ts";
import { serissu as pilots_serissu } from "../first-edition/pilots/serissu.ts";
import { sharabey as pilots_sharabey } from "../first-edition/pilots/sharabey.ts";
import { snapwexley as pilots_snapwexley } from "../first-edition/pilots/snapwexley.ts";
import { solsixxa as pilots_solsixxa } from "../first-edition/pilots/solsixxa.ts";
import { soontirfel as pilots_soontirfel } from "../first-edition/pilots/soontirfel.ts";
import { sunnybounder as pilots_sunnybounder } from "../first-edition/pilots/sunnybounder.ts";
import { talonbanecobra as pilots_talonbanecobra } from "../first-edition/pilots/talonbanecobra.ts";
import { tarnmison as pilots_tarnmison } from "../first-edition/pilots/tarnmison.ts";
import { teltrevura as pilots_teltrevura } from "../first-edition/pilots/teltrevura.ts";
import { tennumb as pilots_tennumb } from "../first-edition/pilots/tennumb.ts";
import { testpilotblackout as pilots_testpilotblackout } from "../first-edition/pilots/testpilotblackout.ts";
import { tetrancowall as pilots_tetrancowall } from "../first-edition/pilots/tetrancowall.ts";
import { thanekyrell as pilots_thanekyrell } from "../first-edition/pilots/thanekyrell.ts";
import { theinquisitor as pilots_theinquisitor } from "../first-edition/pilots/theinquisitor.ts";
import { thweek as pilots_thweek } from "../first-edition/pilots/thweek.ts";
import { tomaxbren as pilots_tomaxbren } from "../first-edition/pilots/tomaxbren.ts";
import { toranikulda as pilots_toranikulda } from "../first-edition/pilots/toranikulda.ts";
import { torkilmux as pilots_torkilmux } from "../first-edition/pilots/torkilmux.ts";
import { turrphennir as pilots_turrphennir } from "../first-edition/pilots/turrphennir.ts";
import { tychocelchu as pilots_tychocelchu } from "../first-edition/pilots/tychocelchu.ts";
import { unkarplutt as pilots_unkarplutt } from "../first-edition/pilots/unkarplutt.ts";
import { valenrudor as pilots_valenrudor } from "../first-edition/pilots/valenrudor.ts";
import { viktorhel as pilots_viktorhel } from "../first-edition/pilots/viktorhel.ts";
import { vizier as pilots_vizier } from "../first-edition/pilots/vizier.ts";
import { wampa as pilots_wampa } from "../first-edition/pilots/wampa.ts";
import { wedgeantilles as pilots_wedgeantilles } from "../first-edition/pilots/wedgeantilles.ts";
import { wesjanson as pilots_wesjanson } from "../first-edition/pilots/wesjanson.ts";
import { whisper as pilots_whisper } from "../first-edition/pilots/whisper.ts";
import { wingedgundark as pilots_wingedgundark } from "../first-edition/pilots/wingedgundark.ts";
import { wullffwarro as pilots_wullffwarro } from "../first-edition/pilots/wullffwarro.ts";
import { youngster as pilots_youngster } from "../first-edition/pilots/youngster.ts";
import { zeborreliosAttackshuttle as pilots_zeborrelios_attackshuttle } from "../first-edition/pilots/zeborrelios-attackshuttle.ts";
import { zeborreliosSheathipedeclassshuttle as pilots_zeborrelios_sheathipedeclassshuttle } from "../first-edition/pilots/zeborrelios-sheathipedeclassshuttle.ts";
import { zeborreliosTiefighter as pilots_zeborrelios_tiefighter } from "../first-edition/pilots/zeborrelios-tiefighter.ts";
import { zertikstrom as pilots_zertikstrom } from "../first-edition/pilots/zertikstrom.ts";
import { zetaace as pilots_zetaace } from "../first-edition/pilots/zetaace.ts";
import { zetaleader as pilots_zetaleader } from "../first-edition/pilots/zetaleader.ts";
import { zuckuss as pilots_zuckuss } from "../first-edition/pilots/zuckuss.ts";
import { fourLomCrew as upgrades_4lom } from "../first-edition/upgrades/4lom.ts";
import { accuracycorrector as upgrades_accuracycorrector } from "../first-edition/upgrades/accuracycorrector.ts";
import { adaptability as upgrades_adaptability } from "../first-edition/upgrades/adaptability.ts";
import { adaptiveailerons as upgrades_adaptiveailerons } from "../first-edition/upgrades/adaptiveailerons.ts";
import { admiralozzel as upgrades_admiralozzel } from "../first-edition/upgrades/admiralozzel.ts";
import { adrenalinerush as upgrades_adrenalinerush } from "../first-edition/upgrades/adrenalinerush.ts";
import { advancedailerons as upgrades_advancedailerons } from "../first-edition/upgrades/advancedailerons.ts";
import { advancedcloakingdevice as upgrades_advancedcloakingdevice } from "../first-edition/upgrades/advancedcloakingdevice.ts";
import { advancedoptics as upgrades_advancedoptics } from "../first-edition/upgrades/advancedoptics.ts";
import { advancedsensors as upgrades_advancedsensors } from "../first-edition/upgrades/advancedsensors.ts";
import { advancedslam as upgrades_advancedslam } from "../first-edition/upgrades/advancedslam.ts";
import { advhomingmissiles as upgrades_advhomingmissiles } from "../first-edition/upgrades/advhomingmissiles.ts";
import { advprotontorpedoes as upgrades_advprotontorpedoes } from "../first-edition/upgrades/advprotontorpedoes.ts";
import { advtargetingcomputer as upgrades_advtargetingcomputer } from "../first-edition/upgrades/advtargetingcomputer.ts";
import { agentkallus as upgrades_agentkallus } from "../first-edition/upgrades/agentkallus.ts";
import { allianceoverhaul as upgrades_allianceoverhaul } from "../first-edition/upgrades/allianceoverhaul.ts";
import { antipursuitlasers as upgrades_antipursuitlasers } from "../first-edition/upgrades/antipursuitlasers.ts";
import { arccaster as upgrades_arccaster } from "../first-edition/upgrades/arccaster.ts";
import { ascoretosettle as upgrades_ascoretosettle } from "../first-edition/upgrades/ascoretosettle.ts";
import { assailer as upgrades_assailer } from "../first-edition/upgrades/assailer.ts";
import { assaultmissiles as upgrades_assaultmissiles } from "../first-edition/upgrades/assaultmissiles.ts";
import { attannimindlink as upgrades_attannimindlink } from "../first-edition/upgrades/attannimindlink.ts";
import { autoblaster as upgrades_autoblaster } from "../first-edition/upgrades/autoblaster.ts";
import { autoblasterturret as upgrades_autoblasterturret } from "../first-edition/upgrades/autoblasterturret.ts";
import { automatedprotocols as upgrades_automatedprotocols } from "../first-edition/upgrades/automatedprotocols.ts";
import { autothrusters as upgrades_autothrusters } from "../first-edition/upgrades/autothrusters.ts";
import { azmorigan as upgrades_azmorigan } from "../first-edition/upgrades/azmorigan.ts";
import { backupshieldgenerator as upgrades_backupshieldgenerator } from "../first-edition/upgrades/backupshieldgenerator.ts";
import { bazemalbus as upgrades_bazemalbus } from "../first-edition/upgrades/bazemalbus.ts";
import { bb8 as upgrades_bb8 } from "../first-edition/upgrades/bb8.ts";
import { bistan as upgrades_bistan } from "../first-edition/upgrades/bistan.ts";
import { blackmarketslicertools as upgrades_blackmarketslicertools } from "../first-edition/upgrades/blackmarketslicertools.ts";
import { blackone as upgrades_blackone } from "../first-edition/upgrades/blackone.ts";
import { blasterturret as upgrades_blasterturret } from "../first-edition/upgrades/blasterturret.ts";
import { bobafett as upgrades_bobafett } from "../first-edition/upgrades/bobafett.ts";
import { bodhirookCrew as upgrades_bodhirook } from "../first-edition/upgrades/bodhirook.ts";
import { bodyguard as upgrades_bodyguard } from "../first-edition/upgrades/bodyguard.ts";
import { bombardier as upgrades_bombardier } from "../first-edition/upgrades/bombardier.ts";
import { bombletgenerator as upgrades_bombletgenerator } from "../first-edition/upgrades/bombletgenerator.ts";
import { boshek as upgrades_boshek } from "../first-edition/upgrades/boshek.ts";
import { bosskCrew as upgrades_bossk } from "../first-edition/upgrades/bossk.ts";
import { breachspecialist as upgrades_breachspecialist } from "../first-edition/upgrades/breachspecialist.ts";
import { brighthope as upgrades_brighthope } from "../first-edition/upgrades/brighthope.ts";
import { brokenhorn as upgrades_brokenhorn } from "../first-edition/upgrades/brokenhorn.ts";
import { btla4ywing as upgrades_btla4ywing } from "../first-edition/upgrades/btla4ywing.ts";
import { burnoutslam as upgrades_burnoutslam } from "../first-edition/upgrades/burnoutslam.ts";
import { c3po as upgrades_c3po } from "../first-edition/upgrades/c3po.ts";
import { cadbane as upgrades_cadbane } from "../first-edition/upgrades/cadbane.ts";
import { calculation as upgrades_calculation } from "../first-edition/upgrades/calculation.ts";
import { captainneeda as upgrades_captainneeda } from "../first-edition/upgrades/captainneeda.ts";
import { captainrexCrew as upgrades_captainrex } from "../first-edition/upgrades/captainrex.ts";
import { capturedtie as upgrades_capturedtie } from "../first-edition/upgrades/capturedtie.ts";
import { carlistrieekan as upgrades_carlistrieekan } from "../first-edition/upgrades/carlistrieekan.ts";
import { cassianandorCrew as upgrades_cassianandor } from "../first-edition/upgrades/cassianandor.ts";
import { chewbacca as upgrades_chewbacca } from "../first-edition/upgrades/chewbacca.ts";
import { chopperCrew as upgrades_chopper } from "../first-edition/upgrades/chopper.ts";
import { chopperSwx72 as upgrades_chopper_swx72 } from "../first-edition/upgrades/chopper-swx72.ts";
import { cikatrovizago as upgrades_cikatrovizago } from "../first-edition/upgrades/cikatrovizago.ts";
import { cloakingdevice as upgrades_cloakingdevice } from "../first-edition/upgrades/cloakingdevice.ts";
import { clusterbombs as upgrades_clusterbombs } from "../first-edition/upgrades/clusterbombs.ts";
import { clustermines as upgrades_clustermines } from "../first-edition/upgrades/clustermines.ts";
import { clustermissiles as upgrades_clustermissiles } from "../first-edition/upgrades/clustermissiles.ts";
import { collisiondetector as upgrades_collisiondetector } from "../first-edition/upgrades/collisiondetector.ts";
import { commrelay as upgrades_commrelay } from "../first-edition/upgrades/commrelay.ts";
import { commsbooster as upgrades_commsbooster } from "../first-edition/upgrades/commsbooster.ts";
import { concorddawnprotector as upgrades_concorddawnprotector } from "../first-edition/upgrades/concorddawnprotector.ts";
import { concussionmissiles as upgrades_concussionmissiles } from "../first-edition/upgrades/concussionmissiles.ts";
import { connernet as upgrades_connernet } from "../first-edition/upgrades/connernet.ts";
import { constructiondroid as upgrades_constructiondroid } from "../first-edition/upgrades/constructiondroid.ts";
import { contrabandcybernetics as upgrades_contrabandcybernetics } from "../first-edition/upgrades/contrabandcybernetics.ts";
import { coolhand as upgrades_coolhand } from "../first-edition/upgrades/coolhand.ts";
import { countermeasures as upgrades_countermeasures } from "../first-edition/upgrades/countermeasures.ts";
import { courierdroid as upgrades_courierdroid } from "../first-edition/upgrades/courierdroid.ts";
import { crackshot as upgrades_crackshot } from "../first-edition/upgrades/crackshot.ts";
import { crossfireformation as upgrades_crossfireformation } from "../first-edition/upgrades/crossfireformation.ts";
import { cruisemissiles as upgrades_cruisemissiles } from "../first-edition/upgrades/cruisemissiles.ts";
import { daredevil as upgrades_daredevil } from "../first-edition/upgrades/daredevil.ts";
import { darthvaderCrew as upgrades_darthvader } from "../first-edition/upgrades/darthvader.ts";
import { dashrendarCrew as upgrades_dashrendar } from "../first-edition/upgrades/dashrendar.ts";
import { dauntless as upgrades_dauntless } from "../first-edition/upgrades/dauntless.ts";
import { deadeye as upgrades_deadeye } from "../first-edition/upgrades/deadeye.ts";
import { deadmansswitch as upgrades_deadmansswitch } from "../first-edition/upgrades/deadmansswitch.ts";
import { deathtroopers as upgrades_deathtroopers } from "../first-edition/upgrades/deathtroopers.ts";
import { debrisgambit as upgrades_debrisgambit } from "../first-edition/upgrades/debrisgambit.ts";
import { decoy as upgrades_decoy } from "../first-edition/upgrades/decoy.ts";
import { deflectiveplating as upgrades_deflectiveplating } from "../first-edition/upgrades/deflectiveplating.ts";
import { dengar as upgrades_dengar } from "../first-edition/upgrades/dengar.ts";
import { determination as upgrades_determination } from "../first-edition/upgrades/determination.ts";
import { directorkrennic as upgrades_directorkrennic } from "../first-edition/upgrades/directorkrennic.ts";
import { dodonnaspride as upgrades_dodonnaspride } from "../first-edition/upgrades/dodonnaspride.ts";
import { dorsalturret as upgrades_dorsalturret } from "../first-edition/upgrades/dorsalturret.ts";
import { drawtheirfire as upgrades_drawtheirfire } from "../first-edition/upgrades/drawtheirfire.ts";
import { duallaserturret as upgrades_duallaserturret } from "../first-edition/upgrades/duallaserturret.ts";
import { dutyfree as upgrades_dutyfree } from "../first-edition/upgrades/dutyfree.ts";
import { electronicbaffle as upgrades_electronicbaffle } from "../first-edition/upgrades/electronicbaffle.ts";
import { elusiveness as upgrades_elusiveness } from "../first-edition/upgrades/elusiveness.ts";
import { ememitter as upgrades_ememitter } from "../first-edition/upgrades/ememitter.ts";
import { empdevice as upgrades_empdevice } from "../first-edition/upgrades/empdevice.ts";
import { emperorpalpatine as upgrades_emperorpalpatine } from "../first-edition/upgrades/emperorpalpatine.ts";
import { enforcer as upgrades_enforcer } from "../first-edition/upgrades/enforcer.ts";
import { enginebooster as upgrades_enginebooster } from "../first-edition/upgrades/enginebooster.ts";
import { engineeringteam as upgrades_engineeringteam } from "../first-edition/upgrades/engineeringteam.ts";
import { enhancedscopes as upgrades_enhancedscopes } from "../first-edition/upgrades/enhancedscopes.ts";
import { expandedcargohold as upgrades_expandedcargohold } from "../first-edition/upgrades/expandedcargohold.ts";
import { experimentalinterface as upgrades_experimentalinterface } from "../first-edition/upgrades/experimentalinterface.ts";
import { experthandling as upgrades_experthandling } from "../first-edition/upgrades/experthandling.ts";
import { expertise as upgrades_expertise } from "../first-edition/upgrades/expertise.ts";
import { expose as upgrades_expose } from "../first-edition/upgrades/expose.ts";
import { extramunitions as upgrades_extramunitions } from "../first-edition/upgrades/extramunitions.ts";
import { ezrabridger as upgrades_ezrabridger } from "../first-edition/upgrades/ezrabridger.ts";
import { fearlessness as upgrades_fearlessness } from "../first-edition/upgrades/fearlessness.ts";
import { feedbackarray as upgrades_feedbackarray } from "../first-edition/upgrades/feedbackarray.ts";
import { finn as upgrades_finn } from "../first-edition/upgrades/finn.ts";
import { firecontrolsystem as upgrades_firecontrolsystem } from "../first-edition/upgrades/firecontrolsystem.ts";
import { firstordervanguard as upgrades_firstordervanguard } from "../first-edition/upgrades/firstordervanguard.ts";
import { flechettecannon as upgrades_flechettecannon } from "../first-edition/upgrades/flechettecannon.ts";
import { flechettetorpedoes as upgrades_flechettetorpedoes } from "../first-edition/upgrades/flechettetorpedoes.ts";
import { fleetofficer as upgrades_fleetofficer } from "../first-edition/upgrades/fleetofficer.ts";
import { flightassistastromech as upgrades_flightassistastromech } from "../first-edition/upgrades/flightassistastromech.ts";
import { flightinstructor as upgrades_flightinstructor } from "../first-edition/upgrades/flightinstructor.ts";
import { frequencyjammer as upgrades_frequencyjammer } from "../first-edition/upgrades/frequencyjammer.ts";
import { generalhux as upgrades_generalhux } from "../first-edition/upgrades/generalhux.ts";
import { genius as upgrades_genius } from "../first-edition/upgrades/genius.ts";
import { glitterstim as upgrades_glitterstim } from "../first-edition/upgrades/glitterstim.ts";
import { gonk as upgrades_gonk } from "../first-edition/upgrades/gonk.ts";
import { grandmofftarkin as upgrades_grandmofftarkin } from "../first-edition/upgrades/grandmofftarkin.ts";
import { greedo as upgrades_greedo } from "../first-edition/upgrades/greedo.ts";
import { guidancechips as upgrades_guidancechips } from "../first-edition/upgrades/guidancechips.ts";
import { gunner as upgrades_gunner } from "../first-edition/upgrades/gunner.ts";
import { gunneryteam as upgrades_gunneryteam } from "../first-edition/upgrades/gunneryteam.ts";
import { gyroscopictargeting as upgrades_gyroscopictargeting } from "../first-edition/upgrades/gyroscopictargeting.ts";
import { hansoloCrew as upgrades_hansolo } from "../first-edition/upgrades/hansolo.ts";
import { harpoonmissiles as upgrades_harpoonmissiles } from "../first-edition/upgrades/harpoonmissiles.ts";
import { heavylasercannon as upgrades_heavylasercannon } from "../first-edition/upgrades/heavylasercannon.ts";
import { heavylaserturret as upgrades_heavylaserturret } from "../first-edition/upgrades/heavylaserturret.ts";
import { herasyndullaCrew as upgrades_herasyndulla } from "../first-edition/upgrades/herasyndulla.ts";
import { homingmissiles as upgrades_homingmissiles } from "../first-edition/upgrades/homingmissiles.ts";
import { hotshotblaster as upgrades_hotshotblaster } from "../first-edition/upgrades/hotshotblaster.ts";
import { hotshotcopilot as upgrades_hotshotcopilot } from "../first-edition/upgrades/hotshotcopilot.ts";
import { hyperwavecommscanner as upgrades_hyperwavecommscanner } from "../first-edition/upgrades/hyperwavecommscanner.ts";
import { ig2000 as upgrades_ig2000 } from "../first-edition/upgrades/ig2000.ts";
import { ig88d as upgrades_ig88d } from "../first-edition/upgrades/ig88d.ts";
import { igrmthugdroids as upgrades_igrmthugdroids } from "../first-edition/upgrades/igrmthugdroids.ts";
import { impetuous as upgrades_impetuous } from "../first-edition/upgrades/impetuous.ts";
import { inertialdampeners as upgrades_inertialdampeners } from "../first-edition/upgrades/inertialdampeners.ts";
import { insatiableworrt as upgrades_insatiableworrt } from "../first-edition/upgrades/insatiableworrt.ts";
import { inspiringrecruit as upgrades_inspiringrecruit } from "../first-edition/upgrades/inspiringrecruit.ts";
import { instigator as upgrades_instigator } from "../first-edition/upgrades/instigator.ts";
import { integratedastromech as upgrades_integratedastromech } from "../first-edition/upgrades/integratedastromech.ts";
import { intelligenceagent as upgrades_intelligenceagent } from "../first-edition/upgrades/intelligenceagent.ts";
import { intensity as upgrades_intensity } from "../first-edition/upgrades/intensity.ts";
import { intimidation as upgrades_intimidation } from "../first-edition/upgrades/intimidation.ts";
import { ionbombs as upgrades_ionbombs } from "../first-edition/upgrades/ionbombs.ts";
import { ioncannon as upgrades_ioncannon } from "../first-edition/upgrades/ioncannon.ts";
import { ioncannonbattery as upgrades_ioncannonbattery } from "../first-edition/upgrades/ioncannonbattery.ts";
import { ioncannonturret as upgrades_ioncannonturret } from "../first-edition/upgrades/ioncannonturret.ts";
import { iondischargers as upgrades_iondischargers } from "../first-edition/upgrades/iondischargers.ts";
import { ionizationreactor as upgrades_ionizationreactor } from "../first-edition/upgrades/ionizationreactor.ts";
import { ionprojector as upgrades_ionprojector } from "../first-edition/upgrades/ionprojector.ts";
import { ionpulsemissiles as upgrades_ionpulsemissiles } from "../first-edition/upgrades/ionpulsemissiles.ts";
import { iontorpedoes as upgrades_iontorpedoes } from "../first-edition/upgrades/iontorpedoes.ts";
import { isbslicer as upgrades_isbslicer } from "../first-edition/upgrades/isbslicer.ts";
import { jabbathehutt as upgrades_jabbathehutt } from "../first-edition/upgrades/jabbathehutt.ts";
import { jainaslight as upgrades_jainaslight } from "../first-edition/upgrades/jainaslight.ts";
import { jammingbeam as upgrades_jammingbeam } from "../first-edition/upgrades/jammingbeam.ts";
import { jandodonna as upgrades_jandodonna } from "../first-edition/upgrades/jandodonna.ts";
import { janorsCrew as upgrades_janors } from "../first-edition/upgrades/janors.ts";
import { juke as upgrades_juke } from "../first-edition/upgrades/juke.ts";
import { jynerso as upgrades_jynerso } from "../first-edition/upgrades/jynerso.ts";
import { k4securitydroid as upgrades_k4securitydroid } from "../first-edition/upgrades/k4securitydroid.ts";
import { kananjarrusCrew as upgrades_kananjarrus } from "../first-edition/upgrades/kananjarrus.ts";
import { ketsuonyoCrew as upgrades_ketsuonyo } from "../first-edition/upgrades/ketsuonyo.ts";
import { kylekatarnCrew as upgrades_kylekatarn } from "../first-edition/upgrades/kylekatarn.ts";
import { kyloren as upgrades_kyloren } from "../first-edition/upgrades/kyloren.ts";
import { kylorensshuttle as upgrades_kylorensshuttle } from "../first-edition/upgrades/kylorensshuttle.ts";
import { landocalrissianCrew as upgrades_landocalrissian } from "../first-edition/upgrades/landocalrissian.ts";
import { lattsrazziCrew as upgrades_lattsrazzi } from "../first-edition/upgrades/lattsrazzi.ts";
import { leebo as upgrades_leebo } from "../first-edition/upgrades/leebo.ts";
import { leiaorgana as upgrades_leiaorgana } from "../first-edition/upgrades/leiaorgana.ts";
import { lightningreflexes as upgrades_lightningreflexes } from "../first-edition/upgrades/lightningreflexes.ts";
import { lightscykinterceptor as upgrades_lightscykinterceptor } from "../first-edition/upgrades/lightscykinterceptor.ts";
import { lightweightframe as upgrades_lightweightframe } from "../first-edition/upgrades/lightweightframe.ts";
import { linkedbattery as upgrades_linkedbattery } from "../first-edition/upgrades/linkedbattery.ts";
import { lonewolf as upgrades_lonewolf } from "../first-edition/upgrades/lonewolf.ts";
import { longrangescanners as upgrades_longrangescanners } from "../first-edition/upgrades/longrangescanners.ts";
import { lukeskywalkerCrew as upgrades_lukeskywalker } from "../first-edition/upgrades/lukeskywalker.ts";
import { m9g8 as upgrades_m9g8 } from "../first-edition/upgrades/m9g8.ts";
import { magvayarro as upgrades_magvayarro } from "../first-edition/upgrades/magvayarro.ts";
import { maneuveringfins as upgrades_maneuveringfins } from "../first-edition/upgrades/maneuveringfins.ts";
import { manglercannon as upgrades_manglercannon } from "../first-edition/upgrades/manglercannon.ts";
import { marajade as upgrades_marajade } from "../first-edition/upgrades/marajade.ts";
import { marksmanship as upgrades_marksmanship } from "../first-edition/upgrades/marksmanship.ts";
import { maul as upgrades_maul } from "../first-edition/upgrades/maul.ts";
import { mercenarycopilot as upgrades_mercenarycopilot } from "../first-edition/upgrades/mercenarycopilot.ts";
import { millenniumfalconSwx57 as upgrades_millenniumfalcon_swx57 } from "../first-edition/upgrades/millenniumfalcon-swx57.ts";
import { minefieldmapper as upgrades_minefieldmapper } from "../first-edition/upgrades/minefieldmapper.ts";
import { moffjerjerrod as upgrades_moffjerjerrod } from "../first-edition/upgrades/moffjerjerrod.ts";
import { moldycrow as upgrades_moldycrow } from "../first-edition/upgrades/moldycrow.ts";
import { multispectralcamouflage as upgrades_multispectralcamouflage } from "../first-edition/upgrades/multispectralcamouflage.ts";
import { munitionsfailsafe as upgrades_munitionsfailsafe } from "../first-edition/upgrades/munitionsfailsafe.ts";
import { navigator as upgrades_navigator } from "../first-edition/upgrades/navigator.ts";
import { niennunbCrew as upgrades_niennunb } from "../first-edition/upgrades/niennunb.ts";
import { operationsspecialist as upgrades_operationsspecialist } from "../first-edition/upgrades/operationsspecialist.ts";
import { opportunist as upgrades_opportunist } from "../first-edition/upgrades/opportunist.ts";
import { optimizedgenerators as upgrades_optimizedgenerators } from "../first-edition/upgrades/optimizedgenerators.ts";
import { ordnanceexperts as upgrades_ordnanceexperts } from "../first-edition/upgrades/ordnanceexperts.ts";
import { ordnancesilos as upgrades_ordnancesilos } from "../first-edition/upgrades/ordnancesilos.ts";
import { ordnancetubes as upgrades_ordnancetubes } from "../first-edition/upgrades/ordnancetubes.ts";
import { os1arsenalloadout as upgrades_os1arsenalloadout } from "../first-edition/upgrades/os1arsenalloadout.ts";
import { outlawtech as upgrades_outlawtech } from "../first-edition/upgrades/outlawtech.ts";
import { outmaneuver as upgrades_outmaneuver } from "../first-edition/upgrades/outmaneuver.ts";
import { outrider as upgrades_outrider } from "../first-edition/upgrades/outrider.ts";
import { overclockedr4 as upgrades_overclockedr4 } from "../first-edition/upgrades/overclockedr4.ts";
import { patternanalyzer as upgrades_patternanalyzer } from "../first-edition/upgrades/patternanalyzer.ts";
import { phantom as upgrades_phantom } from "../first-edition/upgrades/phantom.ts";
import { phantomii as upgrades_phantomii } from "../first-edition/upgrades/phantomii.ts";
import { pivotwing as upgrades_pivotwing } from "../first-edition/upgrades/pivotwing.ts";
import { plasmatorpedoes as upgrades_plasmatorpedoes } from "../first-edition/upgrades/plasmatorpedoes.ts";
import { predator as upgrades_predator } from "../first-edition/upgrades/predator.ts";
import { primedthrusters as upgrades_primedthrusters } from "../first-edition/upgrades/primedthrusters.ts";
import { protonbombs as upgrades_protonbombs } from "../first-edition/upgrades/protonbombs.ts";
import { protonrockets as upgrades_protonrockets } from "../first-edition/upgrades/protonrockets.ts";
import { protontorpedoes as upgrades_protontorpedoes } from "../first-edition/upgrades/protontorpedoes.ts";
import { proximitymines as upgrades_proximitymines } from "../first-edition/upgrades/proximitymines.ts";
import { pulsedrayshield as upgrades_pulsedrayshield } from "../first-edition/upgrades/pulsedrayshield.ts";
import { pushthelimit as upgrades_pushthelimit } from "../first-edition/upgrades/pushthelimit.ts";
import { quadlasercannons as upgrades_quadlasercannons } from "../first-edition/upgrades/quadlasercannons.ts";
import { quantumstorm as upgrades_quantumstorm } from "../first-edition/upgrades/quantumstorm.ts";
import { quickreleasecargolocks as upgrades_quickreleasecargolocks } from "../first-edition/upgrades/quickreleasecargolocks.ts";
import { r2astromech as upgrades_r2astromech } from "../first-edition/upgrades/r2astromech.ts";
import { r2d2 as upgrades_r2d2 } from "../first-edition/upgrades/r2d2.ts";
import { r2d2Crew as upgrades_r2d2_swx22 } from "../first-edition/upgrades/r2d2-swx22.ts";
import { r2f2 as upgrades_r2f2 } from "../first-edition/upgrades/r2f2.ts";
import { r3a2 as upgrades_r3a2 } from "../first-edition/upgrades/r3a2.ts";
import { r3astromech as upgrades_r3astromech } from "../first-edition/upgrades/r3astromech.ts";
import { r4agromech as upgrades_r4agromech } from "../first-edition/upgrades/r4agromech.ts";
import { r4b11 as upgrades_r4b11 } from "../first-edition/upgrades/r4b11.ts";
import { r4d6 as upgrades_r4d6 } from "../first-edition/upgrades/r4d6.ts";
import { r4e1 as upgrades_r4e1 } from "../first-edition/upgrades/r4e1.ts";
import { r5astromech as upgrades_r5astromech } from "../first-edition/upgrades/r5astromech.ts";
import { r5d8 as upgrades_r5d8 } from "../first-edition/upgrades/r5d8.ts";
import { r5k6 as upgrades_r5k6 } from "../first-edition/upgrades/r5k6.ts";
import { r5p8 as upgrades_r5p8 } from "../first-edition/upgrades/r5p8.ts";
import { r5p9 as upgrades_r5p9 } from "../first-edition/upgrades/r5p9.ts";
import { r5tk as upgrades_r5tk } from "../first-edition/upgrades/r5tk.ts";
import { r5x3 as upgrades_r5x3 } from "../first-edition/upgrades/r5x3.ts";
import { r7astromech as upgrades_r7astromech } from "../first-edition/upgrades/r7astromech.ts";
import { r7t1 as upgrades_r7t1 } from "../first-edition/upgrades/r7t1.ts";
import { rage as upgrades_rage } from "../first-edition/upgrades/rage.ts";
import { raymusantilles as upgrades_raymusantilles } from "../first-edition/upgrades/raymusantilles.ts";
import { rearadmiralchiraneauCrew as upgrades_rearadmiralchiraneau } from "../first-edition/upgrades/rearadmiralchiraneau.ts";
import { rebelcaptive as upgrades_rebelcaptive } from "../first-edition/upgrades/rebelcaptive.ts";
import { reconspecialist as upgrades_reconspecialist } from "../first-edition/upgrades/reconspecialist.ts";
import { reinforceddeflectors as upgrades_reinforceddeflectors } from "../first-edition/upgrades/reinforceddeflectors.ts";
import { requiem as upgrades_requiem } from "../first-edition/upgrades/requiem.ts";
import { rey as upgrades_rey } from "../first-edition/upgrades/rey.ts";
import { riggedcargochute as upgrades_riggedcargochute } from "../first-edition/upgrades/riggedcargochute.ts";
import { ruthlessness as upgrades_ruthlessness } from "../first-edition/upgrades/ruthlessness.ts";
import { sabinewren as upgrades_sabinewren } from "../first-edition/upgrades/sabinewren.ts";
import { saboteur as upgrades_saboteur } from "../first-edition/upgrades/saboteur.ts";
import { salvagedastromech as upgrades_salvagedastromech } from "../first-edition/upgrades/salvagedastromech.ts";
import { saturationsalvo as upgrades_saturationsalvo } from "../first-edition/upgrades/saturationsalvo.ts";
import { sawgerreraCrew as upgrades_sawgerrera } from "../first-edition/upgrades/sawgerrera.ts";
import { scavengercrane as upgrades_scavengercrane } from "../first-edition/upgrades/scavengercrane.ts";
import { scramblermissiles as upgrades_scramblermissiles } from "../first-edition/upgrades/scramblermissiles.ts";
import { seismiccharges as upgrades_seismiccharges } from "../first-edition/upgrades/seismiccharges.ts";
import { seismictorpedo as upgrades_seismictorpedo } from "../first-edition/upgrades/seismictorpedo.ts";
import { selflessness as upgrades_selflessness } from "../first-edition/upgrades/selflessness.ts";
import { sensorcluster as upgrades_sensorcluster } from "../first-edition/upgrades/sensorcluster.ts";
import { sensorjammer as upgrades_sensorjammer } from "../first-edition/upgrades/sensorjammer.ts";
import { sensorteam as upgrades_sensorteam } from "../first-edition/upgrades/sensorteam.ts";
import { servomotorsfoils as upgrades_servomotorsfoils } from "../first-edition/upgrades/servomotorsfoils.ts";
import { shadowcaster as upgrades_shadowcaster } from "../first-edition/upgrades/shadowcaster.ts";
import { shieldprojector as upgrades_shieldprojector } from "../first-edition/upgrades/shieldprojector.ts";
import { shieldtechnician as upgrades_shieldtechnician } from "../first-edition/upgrades/shieldtechnician.ts";
import { singleturbolasers as upgrades_singleturbolasers } from "../first-edition/upgrades/singleturbolasers.ts";
import { slicertools as upgrades_slicertools } from "../first-edition/upgrades/slicertools.ts";
import { snapshot as upgrades_snapshot } from "../first-edition/upgrades/snapshot.ts";
import { spacetugtractorarray as upgrades_spacetugtractorarray } from "../first-edition/upgrades/spacetugtractorarray.ts";
import { specialopstraining as upgrades_specialopstraining } from "../first-edition/upgrades/specialopstraining.ts";
import { squadleader as upgrades_squadleader } from "../first-edition/upgrades/squadleader.ts";
import { st321 as upgrades_st321 } from "../first-edition/upgrades/st321.ts";
import { starvipermkii as upgrades_starvipermkii } from "../first-edition/upgrades/starvipermkii.ts";
import { stayontarget as upgrades_stayontarget } from "../first-edition/upgrades/stayontarget.ts";
import { stealthdevice as upgrades_stealthdevice } from "../first-edition/upgrades/stealthdevice.ts";
import { stygiumparticleaccelerator as upgrades_stygiumparticleaccelerator } from "../first-edition/upgrades/stygiumparticleaccelerator.ts";
import { superchargedpowercells as upgrades_superchargedpowercells } from "../first-edition/upgrades/superchargedpowercells.ts";
import { suppressor as upgrades_suppressor } from "../first-edition/upgrades/suppressor.ts";
import { swarmleader as upgrades_swarmleader } from "../first-edition/upgrades/swarmleader.ts";
import { swarmtactics as upgrades_swarmtactics } from "../first-edition/upgrades/swarmtactics.ts";
import { syncedturret as upgrades_syncedturret } from "../first-edition/upgrades/syncedturret.ts";
import { systemsofficer as upgrades_systemsofficer } from "../first-edition/upgrades/systemsofficer.ts";
import { tacticaljammer as upgrades_tacticaljammer } from "../first-edition/upgrades/tacticaljammer.ts";
import { tactician as upgrades_tactician } from "../first-edition/upgrades/tactician.ts";
import { tailgunner as upgrades_tailgunner } from "../first-edition/upgrades/tailgunner.ts";
import { targetingastromech as upgrades_targetingastromech } from "../first-edition/upgrades/targetingastromech.ts";
import { targetingcoordinator as upgrades_targetingcoordinator } from "../first-edition/upgrades/targetingcoordinator.ts";
import { targetingscrambler as upgrades_targetingscrambler } from "../first-edition/upgrades/targetingscrambler.ts";
import { targetingsynchronizer as upgrades_targetingsynchronizer } from "../first-edition/upgrades/targetingsynchronizer.ts";
import { thermaldetonators as upgrades_thermaldetonators } from "../first-edition/upgrades/thermaldetonators.ts";
import { threattracker as upgrades_threattracker } from "../first-edition/upgrades/threattracker.ts";
import { thrustcorrector as upgrades_thrustcorrector } from "../first-edition/upgrades/thrustcorrector.ts";
import { tibannagassupplies as upgrades_tibannagassupplies } from "../first-edition/upgrades/tibannagassupplies.ts";
import { tied as upgrades_tied } from "../first-edition/upgrades/tied.ts";
import { tiev1 as upgrades_tiev1 } from "../first-edition/upgrades/tiev1.ts";
import { tiex7 as upgrades_tiex7 } from "../first-edition/upgrades/tiex7.ts";
import { torynfarr as upgrades_torynfarr } from "../first-edition/upgrades/torynfarr.ts";
import { tractorbeam as upgrades_tractorbeam } from "../first-edition/upgrades/tractorbeam.ts";
import { trajectorysimulator as upgrades_trajectorysimulator } from "../first-edition/upgrades/trajectorysimulator.ts";
import { trickshot as upgrades_trickshot } from "../first-edition/upgrades/trickshot.ts";
import { twinionenginemkii as upgrades_twinionenginemkii } from "../first-edition/upgrades/twinionenginemkii.ts";
import { twinlaserturret as upgrades_twinlaserturret } from "../first-edition/upgrades/twinlaserturret.ts";
import { unguidedrockets as upgrades_unguidedrockets } from "../first-edition/upgrades/unguidedrockets.ts";
import { unhingedastromech as upgrades_unhingedastromech } from "../first-edition/upgrades/unhingedastromech.ts";
import { unkarpluttCrew as upgrades_unkarplutt } from "../first-edition/upgrades/unkarplutt.ts";
import { vector as upgrades_vector } from "../first-edition/upgrades/vector.ts";
import { weaponsengineer as upgrades_weaponsengineer } from "../first-edition/upgrades/weaponsengineer.ts";
import { weaponsguidance as upgrades_weaponsguidance } from "../first-edition/upgrades/weaponsguidance.ts";
import { wed15repairdroid as upgrades_wed15repairdroid } from "../first-edition/upgrades/wed15repairdroid.ts";
import { wingman as upgrades_wingman } from "../first-edition/upgrades/wingman.ts";
import { wired as upgrades_wired } from "../first-edition/upgrades/wired.ts";
import { wookieecommandos as upgrades_wookieecommandos } from "../first-edition/upgrades/wookieecommandos.ts";
import { xg1assaultconfiguration as upgrades_xg1assaultconfiguration } from "../first-edition/upgrades/xg1assaultconfiguration.ts";
import { xx23sthreadtracers as upgrades_xx23sthreadtracers } from "../first-edition/upgrades/xx23sthreadtracers.ts";
import { ysanneisard as upgrades_ysanneisard } from "../first-edition/upgrades/ysanneisard.ts";
import { zeborrelios as upgrades_zeborrelios } from "../first-edition/upgrades/zeborrelios.ts";
import { zuckussCrew as upgrades_zuckuss } from "../first-edition/upgrades/zuckuss.ts";

/** Every card of the edition, by the path of its file. */
export const FIRST_EDITION_CARDS: Readonly<Record<string, Card | readonly Card[]>> = {
  "conditions/adebttopay": conditions_adebttopay,
  "conditions/fanaticaldevotion": conditions_fanaticaldevotion,
  "conditions/harpooned": conditions_harpooned,
  "conditions/illshowyouthedarkside": conditions_illshowyouthedarkside,
  "conditions/mimicked": conditions_mimicked,
  "conditions/optimizedprototype": conditions_optimizedprototype,
  "conditions/rattled": conditions_rattled,
  "conditions/scrambled": conditions_scrambled,
  "conditions/shadowed": conditions_shadowed,
  "conditions/suppressivefire": conditions_suppressivefire,
  "damage/blinded-pilot": damage_blinded_pilot,
  "damage/broadcast-malfunction": damage_broadcast_malfunction,
  "damage/command-deck-breach": damage_command_deck_breach,
  "damage/command-pod-casualties": damage_command_pod_casualties,
  "damage/comms-failure": damage_comms_failure,
  "damage/console-fire": damage_console_fire,
  "damage/damaged-cockpit": damage_damaged_cockpit,
  "damage/damaged-dish": damage_damaged_dish,
  "damage/damaged-docking-clamp": damage_damaged_docking_clamp,
  "damage/damaged-engine": damage_damaged_engine,
  "damage/damaged-sensor-array": damage_damaged_sensor_array,
  "damage/damaged-stabilizers": damage_damaged_stabilizers,
  "damage/deck-breach": damage_deck_breach,
  "damage/direct-hit": damage_direct_hit,
  "damage/engine-damage": damage_engine_damage,
  "damage/grid-overload": damage_grid_overload,
  "damage/hull-breach": damage_hull_breach,
  "damage/injured-pilot": damage_injured_pilot,
  "damage/life-support-failure": damage_life_support_failure,
  "damage/loose-stabilizer": damage_loose_stabilizer,
  "damage/major-explosion": damage_major_explosion,
  "damage/major-hull-breach": damage_major_hull_breach,
  "damage/minor-explosion": damage_minor_explosion,
  "damage/minor-hull-breach": damage_minor_hull_breach,
  "damage/misfiring-thrusters": damage_misfiring_thrusters,
  "damage/munitions-failure": damage_munitions_failure,
  "damage/power-plant-failure": damage_power_plant_failure,
  "damage/projector-power-failure": damage_projector_power_failure,
  "damage/reactor-cowl-rupture": damage_reactor_cowl_rupture,
  "damage/reactor-leak": damage_reactor_leak,
  "damage/scrambled-scopes": damage_scrambled_scopes,
  "damage/secondary-drive-failure": damage_secondary_drive_failure,
  "damage/shaken-pilot": damage_shaken_pilot,
  "damage/spilled-cargo": damage_spilled_cargo,
  "damage/structural-collapse": damage_structural_collapse,
  "damage/structural-damage": damage_structural_damage,
  "damage/stunned-pilot": damage_stunned_pilot,
  "damage/thrust-control-fire": damage_thrust_control_fire,
  "damage/tracking-misalignment": damage_tracking_misalignment,
  "damage/viewport-rupture": damage_viewport_rupture,
  "damage/weapon-damaged": damage_weapon_damaged,
  "damage/weapon-malfunction": damage_weapon_malfunction,
  "damage/weapons-failure": damage_weapons_failure,
  "damage/weapons-offline": damage_weapons_offline,
  "effects/agility": effects_agility,
  "effects/last-attack": effects_last_attack,
  "effects/more-attack-dice": effects_more_attack_dice,
  "effects/more-defense-dice": effects_more_defense_dice,
  "effects/pilot-skill": effects_pilot_skill,
  "effects/settled-dice": effects_settled_dice,
  "pilots/4lom": pilots_4lom,
  "pilots/ahsokatano": pilots_ahsokatano,
  "pilots/airencracken": pilots_airencracken,
  "pilots/ap5": pilots_ap5,
  "pilots/arvelcrynyd": pilots_arvelcrynyd,
  "pilots/asajjventress": pilots_asajjventress,
  "pilots/backdraft": pilots_backdraft,
  "pilots/backstabber": pilots_backstabber,
  "pilots/benthictwotubes": pilots_benthictwotubes,
  "pilots/biggsdarklighter": pilots_biggsdarklighter,
  "pilots/blueace": pilots_blueace,
  "pilots/bobafett-imperial": pilots_bobafett_imperial,
  "pilots/bobafett-scum": pilots_bobafett_scum,
  "pilots/bodhirook": pilots_bodhirook,
  "pilots/bossk": pilots_bossk,
  "pilots/braylenstramm": pilots_braylenstramm,
  "pilots/captainferoph": pilots_captainferoph,
  "pilots/captainjonus": pilots_captainjonus,
  "pilots/captainjostero": pilots_captainjostero,
  "pilots/captainkagi": pilots_captainkagi,
  "pilots/captainnym-rebel": pilots_captainnym_rebel,
  "pilots/captainnym-scum": pilots_captainnym_scum,
  "pilots/captainoicunn": pilots_captainoicunn,
  "pilots/captainrex": pilots_captainrex,
  "pilots/captainyorr": pilots_captainyorr,
  "pilots/carnorjax": pilots_carnorjax,
  "pilots/cassianandor": pilots_cassianandor,
  "pilots/chaser": pilots_chaser,
  "pilots/chewbacca": pilots_chewbacca,
  "pilots/chewbacca-swx57": pilots_chewbacca_swx57,
  "pilots/chopper": pilots_chopper,
  "pilots/cobaltleader": pilots_cobaltleader,
  "pilots/coloneljendon": pilots_coloneljendon,
  "pilots/colonelvessery": pilots_colonelvessery,
  "pilots/commanderalozen": pilots_commanderalozen,
  "pilots/commanderkenkirk": pilots_commanderkenkirk,
  "pilots/constablezuvio": pilots_constablezuvio,
  "pilots/corranhorn": pilots_corranhorn,
  "pilots/countdown": pilots_countdown,
  "pilots/countessryad": pilots_countessryad,
  "pilots/cr90corvette": pilots_cr90corvette,
  "pilots/crimsonleader": pilots_crimsonleader,
  "pilots/crimsonspecialist": pilots_crimsonspecialist,
  "pilots/dacebonearm": pilots_dacebonearm,
  "pilots/dalanoberos-m12lkimogilafighter": pilots_dalanoberos_m12lkimogilafighter,
  "pilots/dalanoberos-starviper": pilots_dalanoberos_starviper,
  "pilots/darkcurse": pilots_darkcurse,
  "pilots/darthvader": pilots_darthvader,
  "pilots/dashrendar": pilots_dashrendar,
  "pilots/deathfire": pilots_deathfire,
  "pilots/deathrain": pilots_deathrain,
  "pilots/dengar": pilots_dengar,
  "pilots/doubleedge": pilots_doubleedge,
  "pilots/drearenthal": pilots_drearenthal,
  "pilots/duchess": pilots_duchess,
  "pilots/dutchvander": pilots_dutchvander,
  "pilots/eadenvrill": pilots_eadenvrill,
  "pilots/echo": pilots_echo,
  "pilots/edriotwotubes": pilots_edriotwotubes,
  "pilots/elloasty": pilots_elloasty,
  "pilots/emonazzameen": pilots_emonazzameen,
  "pilots/epsilonace": pilots_epsilonace,
  "pilots/epsilonleader": pilots_epsilonleader,
  "pilots/esegetuketu": pilots_esegetuketu,
  "pilots/etahnabaht": pilots_etahnabaht,
  "pilots/ezrabridger-attackshuttle": pilots_ezrabridger_attackshuttle,
  "pilots/ezrabridger-sheathipedeclassshuttle": pilots_ezrabridger_sheathipedeclassshuttle,
  "pilots/felswrath": pilots_felswrath,
  "pilots/fennrau-protectoratestarfighter": pilots_fennrau_protectoratestarfighter,
  "pilots/fennrau-sheathipedeclassshuttle": pilots_fennrau_sheathipedeclassshuttle,
  "pilots/garvendreis": pilots_garvendreis,
  "pilots/gemmersojan": pilots_gemmersojan,
  "pilots/genesisred": pilots_genesisred,
  "pilots/gozanticlasscruiser": pilots_gozanticlasscruiser,
  "pilots/grazthehunter": pilots_grazthehunter,
  "pilots/guri": pilots_guri,
  "pilots/hansolo": pilots_hansolo,
  "pilots/hansolo-swx57": pilots_hansolo_swx57,
  "pilots/hefftobber": pilots_hefftobber,
  "pilots/herasyndulla-attackshuttle": pilots_herasyndulla_attackshuttle,
  "pilots/herasyndulla-vcx100": pilots_herasyndulla_vcx100,
  "pilots/hobbieklivian": pilots_hobbieklivian,
  "pilots/hortonsalm": pilots_hortonsalm,
  "pilots/howlrunner": pilots_howlrunner,
  "pilots/ibtisam": pilots_ibtisam,
  "pilots/ig88a": pilots_ig88a,
  "pilots/ig88b": pilots_ig88b,
  "pilots/ig88c": pilots_ig88c,
  "pilots/ig88d": pilots_ig88d,
  "pilots/inaldra": pilots_inaldra,
  "pilots/jakefarrell": pilots_jakefarrell,
  "pilots/janors": pilots_janors,
  "pilots/jekporkins": pilots_jekporkins,
  "pilots/jesspava": pilots_jesspava,
  "pilots/junoeclipse": pilots_junoeclipse,
  "pilots/kaatoleeachos": pilots_kaatoleeachos,
  "pilots/kadsolus": pilots_kadsolus,
  "pilots/kananjarrus": pilots_kananjarrus,
  "pilots/kathscarlet-imperial": pilots_kathscarlet_imperial,
  "pilots/kathscarlet-scum": pilots_kathscarlet_scum,
  "pilots/kavil": pilots_kavil,
  "pilots/ketsuonyo": pilots_ketsuonyo,
  "pilots/keyanfarlander": pilots_keyanfarlander,
  "pilots/kirkanos": pilots_kirkanos,
  "pilots/krassistrelix": pilots_krassistrelix,
  "pilots/kullbeesperado": pilots_kullbeesperado,
  "pilots/kylekatarn": pilots_kylekatarn,
  "pilots/kyloren-tiesilencer": pilots_kyloren_tiesilencer,
  "pilots/kyloren-upsilonclassshuttle": pilots_kyloren_upsilonclassshuttle,
  "pilots/laetinashera": pilots_laetinashera,
  "pilots/landocalrissian": pilots_landocalrissian,
  "pilots/lattsrazzi": pilots_lattsrazzi,
  "pilots/leebo": pilots_leebo,
  "pilots/leevantenza": pilots_leevantenza,
  "pilots/lieutenantblount": pilots_lieutenantblount,
  "pilots/lieutenantcolzet": pilots_lieutenantcolzet,
  "pilots/lieutenantdormitz": pilots_lieutenantdormitz,
  "pilots/lieutenantkarsabi": pilots_lieutenantkarsabi,
  "pilots/lieutenantkestal": pilots_lieutenantkestal,
  "pilots/lieutenantlorrir": pilots_lieutenantlorrir,
  "pilots/lowhhrick": pilots_lowhhrick,
  "pilots/lukeskywalker": pilots_lukeskywalker,
  "pilots/maarekstele-tieadvanced": pilots_maarekstele_tieadvanced,
  "pilots/maarekstele-tiedefender": pilots_maarekstele_tiedefender,
  "pilots/magvayarro": pilots_magvayarro,
  "pilots/majorrhymer": pilots_majorrhymer,
  "pilots/majorstridan": pilots_majorstridan,
  "pilots/majorvermeil": pilots_majorvermeil,
  "pilots/majorvynder": pilots_majorvynder,
  "pilots/manaroo": pilots_manaroo,
  "pilots/maulermithel": pilots_maulermithel,
  "pilots/mirandadoni": pilots_mirandadoni,
  "pilots/moraloeval": pilots_moraloeval,
  "pilots/nashtahpuppilot": pilots_nashtahpuppilot,
  "pilots/ndrusuhlak": pilots_ndrusuhlak,
  "pilots/neradantels": pilots_neradantels,
  "pilots/niennunb": pilots_niennunb,
  "pilots/nightbeast": pilots_nightbeast,
  "pilots/norrawexley": pilots_norrawexley,
  "pilots/oldteroch": pilots_oldteroch,
  "pilots/omegaace": pilots_omegaace,
  "pilots/omegaleader": pilots_omegaleader,
  "pilots/palobgodalhi": pilots_palobgodalhi,
  "pilots/poedameron": pilots_poedameron,
  "pilots/poedameron-swx57": pilots_poedameron_swx57,
  "pilots/princexizor": pilots_princexizor,
  "pilots/puresabacc": pilots_puresabacc,
  "pilots/quickdraw": pilots_quickdraw,
  "pilots/quinnjast": pilots_quinnjast,
  "pilots/raiderclasscorvette": pilots_raiderclasscorvette,
  "pilots/rearadmiralchiraneau": pilots_rearadmiralchiraneau,
  "pilots/redace": pilots_redace,
  "pilots/redline": pilots_redline,
  "pilots/rexlerbrath": pilots_rexlerbrath,
  "pilots/rey": pilots_rey,
  "pilots/roarkgarnet": pilots_roarkgarnet,
  "pilots/sabinewren-attackshuttle": pilots_sabinewren_attackshuttle,
  "pilots/sabinewren-lancerclasspursuitcraft": pilots_sabinewren_lancerclasspursuitcraft,
  "pilots/sabinewren-tiefighter": pilots_sabinewren_tiefighter,
  "pilots/sarcoplank": pilots_sarcoplank,
  "pilots/sawgerrera": pilots_sawgerrera,
  "pilots/scourge": pilots_scourge,
  "pilots/serissu": pilots_serissu,
  "pilots/sharabey": pilots_sharabey,
  "pilots/snapwexley": pilots_snapwexley,
  "pilots/solsixxa": pilots_solsixxa,
  "pilots/soontirfel": pilots_soontirfel,
  "pilots/sunnybounder": pilots_sunnybounder,
  "pilots/talonbanecobra": pilots_talonbanecobra,
  "pilots/tarnmison": pilots_tarnmison,
  "pilots/teltrevura": pilots_teltrevura,
  "pilots/tennumb": pilots_tennumb,
  "pilots/testpilotblackout": pilots_testpilotblackout,
  "pilots/tetrancowall": pilots_tetrancowall,
  "pilots/thanekyrell": pilots_thanekyrell,
  "pilots/theinquisitor": pilots_theinquisitor,
  "pilots/thweek": pilots_thweek,
  "pilots/tomaxbren": pilots_tomaxbren,
  "pilots/toranikulda": pilots_toranikulda,
  "pilots/torkilmux": pilots_torkilmux,
  "pilots/turrphennir": pilots_turrphennir,
  "pilots/tychocelchu": pilots_tychocelchu,
  "pilots/unkarplutt": pilots_unkarplutt,
  "pilots/valenrudor": pilots_valenrudor,
  "pilots/viktorhel": pilots_viktorhel,
  "pilots/vizier": pilots_vizier,
  "pilots/wampa": pilots_wampa,
  "pilots/wedgeantilles": pilots_wedgeantilles,
  "pilots/wesjanson": pilots_wesjanson,
  "pilots/whisper": pilots_whisper,
  "pilots/wingedgundark": pilots_wingedgundark,
  "pilots/wullffwarro": pilots_wullffwarro,
  "pilots/youngster": pilots_youngster,
  "pilots/zeborrelios-attackshuttle": pilots_zeborrelios_attackshuttle,
  "pilots/zeborrelios-sheathipedeclassshuttle": pilots_zeborrelios_sheathipedeclassshuttle,
  "pilots/zeborrelios-tiefighter": pilots_zeborrelios_tiefighter,
  "pilots/zertikstrom": pilots_zertikstrom,
  "pilots/zetaace": pilots_zetaace,
  "pilots/zetaleader": pilots_zetaleader,
  "pilots/zuckuss": pilots_zuckuss,
  "upgrades/4lom": upgrades_4lom,
  "upgrades/accuracycorrector": upgrades_accuracycorrector,
  "upgrades/adaptability": upgrades_adaptability,
  "upgrades/adaptiveailerons": upgrades_adaptiveailerons,
  "upgrades/admiralozzel": upgrades_admiralozzel,
  "upgrades/adrenalinerush": upgrades_adrenalinerush,
  "upgrades/advancedailerons": upgrades_advancedailerons,
  "upgrades/advancedcloakingdevice": upgrades_advancedcloakingdevice,
  "upgrades/advancedoptics": upgrades_advancedoptics,
  "upgrades/advancedsensors": upgrades_advancedsensors,
  "upgrades/advancedslam": upgrades_advancedslam,
  "upgrades/advhomingmissiles": upgrades_advhomingmissiles,
  "upgrades/advprotontorpedoes": upgrades_advprotontorpedoes,
  "upgrades/advtargetingcomputer": upgrades_advtargetingcomputer,
  "upgrades/agentkallus": upgrades_agentkallus,
  "upgrades/allianceoverhaul": upgrades_allianceoverhaul,
  "upgrades/antipursuitlasers": upgrades_antipursuitlasers,
  "upgrades/arccaster": upgrades_arccaster,
  "upgrades/ascoretosettle": upgrades_ascoretosettle,
  "upgrades/assailer": upgrades_assailer,
  "upgrades/assaultmissiles": upgrades_assaultmissiles,
  "upgrades/attannimindlink": upgrades_attannimindlink,
  "upgrades/autoblaster": upgrades_autoblaster,
  "upgrades/autoblasterturret": upgrades_autoblasterturret,
  "upgrades/automatedprotocols": upgrades_automatedprotocols,
  "upgrades/autothrusters": upgrades_autothrusters,
  "upgrades/azmorigan": upgrades_azmorigan,
  "upgrades/backupshieldgenerator": upgrades_backupshieldgenerator,
  "upgrades/bazemalbus": upgrades_bazemalbus,
  "upgrades/bb8": upgrades_bb8,
  "upgrades/bistan": upgrades_bistan,
  "upgrades/blackmarketslicertools": upgrades_blackmarketslicertools,
  "upgrades/blackone": upgrades_blackone,
  "upgrades/blasterturret": upgrades_blasterturret,
  "upgrades/bobafett": upgrades_bobafett,
  "upgrades/bodhirook": upgrades_bodhirook,
  "upgrades/bodyguard": upgrades_bodyguard,
  "upgrades/bombardier": upgrades_bombardier,
  "upgrades/bombletgenerator": upgrades_bombletgenerator,
  "upgrades/boshek": upgrades_boshek,
  "upgrades/bossk": upgrades_bossk,
  "upgrades/breachspecialist": upgrades_breachspecialist,
  "upgrades/brighthope": upgrades_brighthope,
  "upgrades/brokenhorn": upgrades_brokenhorn,
  "upgrades/btla4ywing": upgrades_btla4ywing,
  "upgrades/burnoutslam": upgrades_burnoutslam,
  "upgrades/c3po": upgrades_c3po,
  "upgrades/cadbane": upgrades_cadbane,
  "upgrades/calculation": upgrades_calculation,
  "upgrades/captainneeda": upgrades_captainneeda,
  "upgrades/captainrex": upgrades_captainrex,
  "upgrades/capturedtie": upgrades_capturedtie,
  "upgrades/carlistrieekan": upgrades_carlistrieekan,
  "upgrades/cassianandor": upgrades_cassianandor,
  "upgrades/chewbacca": upgrades_chewbacca,
  "upgrades/chopper": upgrades_chopper,
  "upgrades/chopper-swx72": upgrades_chopper_swx72,
  "upgrades/cikatrovizago": upgrades_cikatrovizago,
  "upgrades/cloakingdevice": upgrades_cloakingdevice,
  "upgrades/clusterbombs": upgrades_clusterbombs,
  "upgrades/clustermines": upgrades_clustermines,
  "upgrades/clustermissiles": upgrades_clustermissiles,
  "upgrades/collisiondetector": upgrades_collisiondetector,
  "upgrades/commrelay": upgrades_commrelay,
  "upgrades/commsbooster": upgrades_commsbooster,
  "upgrades/concorddawnprotector": upgrades_concorddawnprotector,
  "upgrades/concussionmissiles": upgrades_concussionmissiles,
  "upgrades/connernet": upgrades_connernet,
  "upgrades/constructiondroid": upgrades_constructiondroid,
  "upgrades/contrabandcybernetics": upgrades_contrabandcybernetics,
  "upgrades/coolhand": upgrades_coolhand,
  "upgrades/countermeasures": upgrades_countermeasures,
  "upgrades/courierdroid": upgrades_courierdroid,
  "upgrades/crackshot": upgrades_crackshot,
  "upgrades/crossfireformation": upgrades_crossfireformation,
  "upgrades/cruisemissiles": upgrades_cruisemissiles,
  "upgrades/daredevil": upgrades_daredevil,
  "upgrades/darthvader": upgrades_darthvader,
  "upgrades/dashrendar": upgrades_dashrendar,
  "upgrades/dauntless": upgrades_dauntless,
  "upgrades/deadeye": upgrades_deadeye,
  "upgrades/deadmansswitch": upgrades_deadmansswitch,
  "upgrades/deathtroopers": upgrades_deathtroopers,
  "upgrades/debrisgambit": upgrades_debrisgambit,
  "upgrades/decoy": upgrades_decoy,
  "upgrades/deflectiveplating": upgrades_deflectiveplating,
  "upgrades/dengar": upgrades_dengar,
  "upgrades/determination": upgrades_determination,
  "upgrades/directorkrennic": upgrades_directorkrennic,
  "upgrades/dodonnaspride": upgrades_dodonnaspride,
  "upgrades/dorsalturret": upgrades_dorsalturret,
  "upgrades/drawtheirfire": upgrades_drawtheirfire,
  "upgrades/duallaserturret": upgrades_duallaserturret,
  "upgrades/dutyfree": upgrades_dutyfree,
  "upgrades/electronicbaffle": upgrades_electronicbaffle,
  "upgrades/elusiveness": upgrades_elusiveness,
  "upgrades/ememitter": upgrades_ememitter,
  "upgrades/empdevice": upgrades_empdevice,
  "upgrades/emperorpalpatine": upgrades_emperorpalpatine,
  "upgrades/enforcer": upgrades_enforcer,
  "upgrades/enginebooster": upgrades_enginebooster,
  "upgrades/engineeringteam": upgrades_engineeringteam,
  "upgrades/enhancedscopes": upgrades_enhancedscopes,
  "upgrades/expandedcargohold": upgrades_expandedcargohold,
  "upgrades/experimentalinterface": upgrades_experimentalinterface,
  "upgrades/experthandling": upgrades_experthandling,
  "upgrades/expertise": upgrades_expertise,
  "upgrades/expose": upgrades_expose,
  "upgrades/extramunitions": upgrades_extramunitions,
  "upgrades/ezrabridger": upgrades_ezrabridger,
  "upgrades/fearlessness": upgrades_fearlessness,
  "upgrades/feedbackarray": upgrades_feedbackarray,
  "upgrades/finn": upgrades_finn,
  "upgrades/firecontrolsystem": upgrades_firecontrolsystem,
  "upgrades/firstordervanguard": upgrades_firstordervanguard,
  "upgrades/flechettecannon": upgrades_flechettecannon,
  "upgrades/flechettetorpedoes": upgrades_flechettetorpedoes,
  "upgrades/fleetofficer": upgrades_fleetofficer,
  "upgrades/flightassistastromech": upgrades_flightassistastromech,
  "upgrades/flightinstructor": upgrades_flightinstructor,
  "upgrades/frequencyjammer": upgrades_frequencyjammer,
  "upgrades/generalhux": upgrades_generalhux,
  "upgrades/genius": upgrades_genius,
  "upgrades/glitterstim": upgrades_glitterstim,
  "upgrades/gonk": upgrades_gonk,
  "upgrades/grandmofftarkin": upgrades_grandmofftarkin,
  "upgrades/greedo": upgrades_greedo,
  "upgrades/guidancechips": upgrades_guidancechips,
  "upgrades/gunner": upgrades_gunner,
  "upgrades/gunneryteam": upgrades_gunneryteam,
  "upgrades/gyroscopictargeting": upgrades_gyroscopictargeting,
  "upgrades/hansolo": upgrades_hansolo,
  "upgrades/harpoonmissiles": upgrades_harpoonmissiles,
  "upgrades/heavylasercannon": upgrades_heavylasercannon,
  "upgrades/heavylaserturret": upgrades_heavylaserturret,
  "upgrades/herasyndulla": upgrades_herasyndulla,
  "upgrades/homingmissiles": upgrades_homingmissiles,
  "upgrades/hotshotblaster": upgrades_hotshotblaster,
  "upgrades/hotshotcopilot": upgrades_hotshotcopilot,
  "upgrades/hyperwavecommscanner": upgrades_hyperwavecommscanner,
  "upgrades/ig2000": upgrades_ig2000,
  "upgrades/ig88d": upgrades_ig88d,
  "upgrades/igrmthugdroids": upgrades_igrmthugdroids,
  "upgrades/impetuous": upgrades_impetuous,
  "upgrades/inertialdampeners": upgrades_inertialdampeners,
  "upgrades/insatiableworrt": upgrades_insatiableworrt,
  "upgrades/inspiringrecruit": upgrades_inspiringrecruit,
  "upgrades/instigator": upgrades_instigator,
  "upgrades/integratedastromech": upgrades_integratedastromech,
  "upgrades/intelligenceagent": upgrades_intelligenceagent,
  "upgrades/intensity": upgrades_intensity,
  "upgrades/intimidation": upgrades_intimidation,
  "upgrades/ionbombs": upgrades_ionbombs,
  "upgrades/ioncannon": upgrades_ioncannon,
  "upgrades/ioncannonbattery": upgrades_ioncannonbattery,
  "upgrades/ioncannonturret": upgrades_ioncannonturret,
  "upgrades/iondischargers": upgrades_iondischargers,
  "upgrades/ionizationreactor": upgrades_ionizationreactor,
  "upgrades/ionprojector": upgrades_ionprojector,
  "upgrades/ionpulsemissiles": upgrades_ionpulsemissiles,
  "upgrades/iontorpedoes": upgrades_iontorpedoes,
  "upgrades/isbslicer": upgrades_isbslicer,
  "upgrades/jabbathehutt": upgrades_jabbathehutt,
  "upgrades/jainaslight": upgrades_jainaslight,
  "upgrades/jammingbeam": upgrades_jammingbeam,
  "upgrades/jandodonna": upgrades_jandodonna,
  "upgrades/janors": upgrades_janors,
  "upgrades/juke": upgrades_juke,
  "upgrades/jynerso": upgrades_jynerso,
  "upgrades/k4securitydroid": upgrades_k4securitydroid,
  "upgrades/kananjarrus": upgrades_kananjarrus,
  "upgrades/ketsuonyo": upgrades_ketsuonyo,
  "upgrades/kylekatarn": upgrades_kylekatarn,
  "upgrades/kyloren": upgrades_kyloren,
  "upgrades/kylorensshuttle": upgrades_kylorensshuttle,
  "upgrades/landocalrissian": upgrades_landocalrissian,
  "upgrades/lattsrazzi": upgrades_lattsrazzi,
  "upgrades/leebo": upgrades_leebo,
  "upgrades/leiaorgana": upgrades_leiaorgana,
  "upgrades/lightningreflexes": upgrades_lightningreflexes,
  "upgrades/lightscykinterceptor": upgrades_lightscykinterceptor,
  "upgrades/lightweightframe": upgrades_lightweightframe,
  "upgrades/linkedbattery": upgrades_linkedbattery,
  "upgrades/lonewolf": upgrades_lonewolf,
  "upgrades/longrangescanners": upgrades_longrangescanners,
  "upgrades/lukeskywalker": upgrades_lukeskywalker,
  "upgrades/m9g8": upgrades_m9g8,
  "upgrades/magvayarro": upgrades_magvayarro,
  "upgrades/maneuveringfins": upgrades_maneuveringfins,
  "upgrades/manglercannon": upgrades_manglercannon,
  "upgrades/marajade": upgrades_marajade,
  "upgrades/marksmanship": upgrades_marksmanship,
  "upgrades/maul": upgrades_maul,
  "upgrades/mercenarycopilot": upgrades_mercenarycopilot,
  "upgrades/millenniumfalcon-swx57": upgrades_millenniumfalcon_swx57,
  "upgrades/minefieldmapper": upgrades_minefieldmapper,
  "upgrades/moffjerjerrod": upgrades_moffjerjerrod,
  "upgrades/moldycrow": upgrades_moldycrow,
  "upgrades/multispectralcamouflage": upgrades_multispectralcamouflage,
  "upgrades/munitionsfailsafe": upgrades_munitionsfailsafe,
  "upgrades/navigator": upgrades_navigator,
  "upgrades/niennunb": upgrades_niennunb,
  "upgrades/operationsspecialist": upgrades_operationsspecialist,
  "upgrades/opportunist": upgrades_opportunist,
  "upgrades/optimizedgenerators": upgrades_optimizedgenerators,
  "upgrades/ordnanceexperts": upgrades_ordnanceexperts,
  "upgrades/ordnancesilos": upgrades_ordnancesilos,
  "upgrades/ordnancetubes": upgrades_ordnancetubes,
  "upgrades/os1arsenalloadout": upgrades_os1arsenalloadout,
  "upgrades/outlawtech": upgrades_outlawtech,
  "upgrades/outmaneuver": upgrades_outmaneuver,
  "upgrades/outrider": upgrades_outrider,
  "upgrades/overclockedr4": upgrades_overclockedr4,
  "upgrades/patternanalyzer": upgrades_patternanalyzer,
  "upgrades/phantom": upgrades_phantom,
  "upgrades/phantomii": upgrades_phantomii,
  "upgrades/pivotwing": upgrades_pivotwing,
  "upgrades/plasmatorpedoes": upgrades_plasmatorpedoes,
  "upgrades/predator": upgrades_predator,
  "upgrades/primedthrusters": upgrades_primedthrusters,
  "upgrades/protonbombs": upgrades_protonbombs,
  "upgrades/protonrockets": upgrades_protonrockets,
  "upgrades/protontorpedoes": upgrades_protontorpedoes,
  "upgrades/proximitymines": upgrades_proximitymines,
  "upgrades/pulsedrayshield": upgrades_pulsedrayshield,
  "upgrades/pushthelimit": upgrades_pushthelimit,
  "upgrades/quadlasercannons": upgrades_quadlasercannons,
  "upgrades/quantumstorm": upgrades_quantumstorm,
  "upgrades/quickreleasecargolocks": upgrades_quickreleasecargolocks,
  "upgrades/r2astromech": upgrades_r2astromech,
  "upgrades/r2d2": upgrades_r2d2,
  "upgrades/r2d2-swx22": upgrades_r2d2_swx22,
  "upgrades/r2f2": upgrades_r2f2,
  "upgrades/r3a2": upgrades_r3a2,
  "upgrades/r3astromech": upgrades_r3astromech,
  "upgrades/r4agromech": upgrades_r4agromech,
  "upgrades/r4b11": upgrades_r4b11,
  "upgrades/r4d6": upgrades_r4d6,
  "upgrades/r4e1": upgrades_r4e1,
  "upgrades/r5astromech": upgrades_r5astromech,
  "upgrades/r5d8": upgrades_r5d8,
  "upgrades/r5k6": upgrades_r5k6,
  "upgrades/r5p8": upgrades_r5p8,
  "upgrades/r5p9": upgrades_r5p9,
  "upgrades/r5tk": upgrades_r5tk,
  "upgrades/r5x3": upgrades_r5x3,
  "upgrades/r7astromech": upgrades_r7astromech,
  "upgrades/r7t1": upgrades_r7t1,
  "upgrades/rage": upgrades_rage,
  "upgrades/raymusantilles": upgrades_raymusantilles,
  "upgrades/rearadmiralchiraneau": upgrades_rearadmiralchiraneau,
  "upgrades/rebelcaptive": upgrades_rebelcaptive,
  "upgrades/reconspecialist": upgrades_reconspecialist,
  "upgrades/reinforceddeflectors": upgrades_reinforceddeflectors,
  "upgrades/requiem": upgrades_requiem,
  "upgrades/rey": upgrades_rey,
  "upgrades/riggedcargochute": upgrades_riggedcargochute,
  "upgrades/ruthlessness": upgrades_ruthlessness,
  "upgrades/sabinewren": upgrades_sabinewren,
  "upgrades/saboteur": upgrades_saboteur,
  "upgrades/salvagedastromech": upgrades_salvagedastromech,
  "upgrades/saturationsalvo": upgrades_saturationsalvo,
  "upgrades/sawgerrera": upgrades_sawgerrera,
  "upgrades/scavengercrane": upgrades_scavengercrane,
  "upgrades/scramblermissiles": upgrades_scramblermissiles,
  "upgrades/seismiccharges": upgrades_seismiccharges,
  "upgrades/seismictorpedo": upgrades_seismictorpedo,
  "upgrades/selflessness": upgrades_selflessness,
  "upgrades/sensorcluster": upgrades_sensorcluster,
  "upgrades/sensorjammer": upgrades_sensorjammer,
  "upgrades/sensorteam": upgrades_sensorteam,
  "upgrades/servomotorsfoils": upgrades_servomotorsfoils,
  "upgrades/shadowcaster": upgrades_shadowcaster,
  "upgrades/shieldprojector": upgrades_shieldprojector,
  "upgrades/shieldtechnician": upgrades_shieldtechnician,
  "upgrades/singleturbolasers": upgrades_singleturbolasers,
  "upgrades/slicertools": upgrades_slicertools,
  "upgrades/snapshot": upgrades_snapshot,
  "upgrades/spacetugtractorarray": upgrades_spacetugtractorarray,
  "upgrades/specialopstraining": upgrades_specialopstraining,
  "upgrades/squadleader": upgrades_squadleader,
  "upgrades/st321": upgrades_st321,
  "upgrades/starvipermkii": upgrades_starvipermkii,
  "upgrades/stayontarget": upgrades_stayontarget,
  "upgrades/stealthdevice": upgrades_stealthdevice,
  "upgrades/stygiumparticleaccelerator": upgrades_stygiumparticleaccelerator,
  "upgrades/superchargedpowercells": upgrades_superchargedpowercells,
  "upgrades/suppressor": upgrades_suppressor,
  "upgrades/swarmleader": upgrades_swarmleader,
  "upgrades/swarmtactics": upgrades_swarmtactics,
  "upgrades/syncedturret": upgrades_syncedturret,
  "upgrades/systemsofficer": upgrades_systemsofficer,
  "upgrades/tacticaljammer": upgrades_tacticaljammer,
  "upgrades/tactician": upgrades_tactician,
  "upgrades/tailgunner": upgrades_tailgunner,
  "upgrades/targetingastromech": upgrades_targetingastromech,
  "upgrades/targetingcoordinator": upgrades_targetingcoordinator,
  "upgrades/targetingscrambler": upgrades_targetingscrambler,
  "upgrades/targetingsynchronizer": upgrades_targetingsynchronizer,
  "upgrades/thermaldetonators": upgrades_thermaldetonators,
  "upgrades/threattracker": upgrades_threattracker,
  "upgrades/thrustcorrector": upgrades_thrustcorrector,
  "upgrades/tibannagassupplies": upgrades_tibannagassupplies,
  "upgrades/tied": upgrades_tied,
  "upgrades/tiev1": upgrades_tiev1,
  "upgrades/tiex7": upgrades_tiex7,
  "upgrades/torynfarr": upgrades_torynfarr,
  "upgrades/tractorbeam": upgrades_tractorbeam,
  "upgrades/trajectorysimulator": upgrades_trajectorysimulator,
  "upgrades/trickshot": upgrades_trickshot,
  "upgrades/twinionenginemkii": upgrades_twinionenginemkii,
  "upgrades/twinlaserturret": upgrades_twinlaserturret,
  "upgrades/unguidedrockets": upgrades_unguidedrockets,
  "upgrades/unhingedastromech": upgrades_unhingedastromech,
  "upgrades/unkarplutt": upgrades_unkarplutt,
  "upgrades/vector": upgrades_vector,
  "upgrades/weaponsengineer": upgrades_weaponsengineer,
  "upgrades/weaponsguidance": upgrades_weaponsguidance,
  "upgrades/wed15repairdroid": upgrades_wed15repairdroid,
  "upgrades/wingman": upgrades_wingman,
  "upgrades/wired": upgrades_wired,
  "upgrades/wookieecommandos": upgrades_wookieecommandos,
  "upgrades/xg1assaultconfiguration": upgrades_xg1assaultconfiguration,
  "upgrades/xx23sthreadtracers": upgrades_xx23sthreadtracers,
  "upgrades/ysanneisard": upgrades_ysanneisard,
  "upgrades/zeborrelios": upgrades_zeborrelios,
  "upgrades/zuckuss": upgrades_zuckuss,
};
