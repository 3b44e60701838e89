/** Every card of the first edition that the rules run, one list. A new card is a file and its line here. */
import type { Card } from "../card.ts";
import { adebttopay } from "./conditions/adebttopay.ts";
import { fanaticaldevotion } from "./conditions/fanaticaldevotion.ts";
import { harpooned } from "./conditions/harpooned.ts";
import { illshowyouthedarkside } from "./conditions/illshowyouthedarkside.ts";
import { mimicked } from "./conditions/mimicked.ts";
import { optimizedprototype } from "./conditions/optimizedprototype.ts";
import { rattled } from "./conditions/rattled.ts";
import { scrambled } from "./conditions/scrambled.ts";
import { shadowed } from "./conditions/shadowed.ts";
import { suppressivefire } from "./conditions/suppressivefire.ts";
import { blindedPilot } from "./damage/blinded-pilot.ts";
import { broadcastMalfunction } from "./damage/broadcast-malfunction.ts";
import { commandPodCasualties } from "./damage/command-pod-casualties.ts";
import { consoleFire } from "./damage/console-fire.ts";
import { damagedCockpit } from "./damage/damaged-cockpit.ts";
import { damagedEngine } from "./damage/damaged-engine.ts";
import { damagedSensorArray } from "./damage/damaged-sensor-array.ts";
import { damagedStabilizers } from "./damage/damaged-stabilizers.ts";
import { directHit } from "./damage/direct-hit.ts";
import { engineDamage } from "./damage/engine-damage.ts";
import { hullBreach } from "./damage/hull-breach.ts";
import { injuredPilot } from "./damage/injured-pilot.ts";
import { looseStabilizer } from "./damage/loose-stabilizer.ts";
import { majorExplosion } from "./damage/major-explosion.ts";
import { majorHullBreach } from "./damage/major-hull-breach.ts";
import { minorExplosion } from "./damage/minor-explosion.ts";
import { minorHullBreach } from "./damage/minor-hull-breach.ts";
import { munitionsFailure } from "./damage/munitions-failure.ts";
import { projectorPowerFailure } from "./damage/projector-power-failure.ts";
import { reactorCowlRupture } from "./damage/reactor-cowl-rupture.ts";
import { reactorLeak } from "./damage/reactor-leak.ts";
import { secondaryDriveFailure } from "./damage/secondary-drive-failure.ts";
import { shakenPilot } from "./damage/shaken-pilot.ts";
import { structuralDamage } from "./damage/structural-damage.ts";
import { stunnedPilot } from "./damage/stunned-pilot.ts";
import { thrustControlFire } from "./damage/thrust-control-fire.ts";
import { weaponMalfunction } from "./damage/weapon-malfunction.ts";
import { weaponsFailure } from "./damage/weapons-failure.ts";
import { figures } from "./effects/figures.ts";
import { lastAttack } from "./effects/last-attack.ts";
import { moreDice } from "./effects/more-dice.ts";
import { fourLom } from "./pilots/4lom.ts";
import { ahsokatano } from "./pilots/ahsokatano.ts";
import { airencracken } from "./pilots/airencracken.ts";
import { asajjventress } from "./pilots/asajjventress.ts";
import { backdraft } from "./pilots/backdraft.ts";
import { backstabber } from "./pilots/backstabber.ts";
import { benthictwotubes } from "./pilots/benthictwotubes.ts";
import { biggsdarklighter } from "./pilots/biggsdarklighter.ts";
import { bobafettScum } from "./pilots/bobafett-scum.ts";
import { bossk } from "./pilots/bossk.ts";
import { braylenstramm } from "./pilots/braylenstramm.ts";
import { captainferoph } from "./pilots/captainferoph.ts";
import { captainjonus } from "./pilots/captainjonus.ts";
import { captainoicunn } from "./pilots/captainoicunn.ts";
import { captainrex } from "./pilots/captainrex.ts";
import { carnorjax } from "./pilots/carnorjax.ts";
import { cassianandor } from "./pilots/cassianandor.ts";
import { chewbaccaPilot } from "./pilots/chewbacca.ts";
import { chewbaccaOfTheResistance } from "./pilots/chewbacca-swx57.ts";
import { chopper } from "./pilots/chopper.ts";
import { colonelvessery } from "./pilots/colonelvessery.ts";
import { commanderkenkirk } from "./pilots/commanderkenkirk.ts";
import { countessryad } from "./pilots/countessryad.ts";
import { cr90corvette } from "./pilots/cr90corvette.ts";
import { darthvader } from "./pilots/darthvader.ts";
import { dashrendar } from "./pilots/dashrendar.ts";
import { eadenvrill } from "./pilots/eadenvrill.ts";
import { edriotwotubes } from "./pilots/edriotwotubes.ts";
import { epsilonace } from "./pilots/epsilonace.ts";
import { epsilonleader } from "./pilots/epsilonleader.ts";
import { esegetuketu } from "./pilots/esegetuketu.ts";
import { etahnabaht } from "./pilots/etahnabaht.ts";
import { ezrabridgerAttackshuttle } from "./pilots/ezrabridger-attackshuttle.ts";
import { ezrabridgerSheathipedeclassshuttle } from "./pilots/ezrabridger-sheathipedeclassshuttle.ts";
import { fennrauProtectoratestarfighter } from "./pilots/fennrau-protectoratestarfighter.ts";
import { fennrauSheathipedeclassshuttle } from "./pilots/fennrau-sheathipedeclassshuttle.ts";
import { gemmersojan } from "./pilots/gemmersojan.ts";
import { gozanticlasscruiser } from "./pilots/gozanticlasscruiser.ts";
import { grazthehunter } from "./pilots/grazthehunter.ts";
import { guri } from "./pilots/guri.ts";
import { hansolo } from "./pilots/hansolo.ts";
import { hefftobber } from "./pilots/hefftobber.ts";
import { hortonsalm } from "./pilots/hortonsalm.ts";
import { howlrunner } from "./pilots/howlrunner.ts";
import { ibtisam } from "./pilots/ibtisam.ts";
import { ig88a } from "./pilots/ig88a.ts";
import { ig88b } from "./pilots/ig88b.ts";
import { ig88c } from "./pilots/ig88c.ts";
import { inaldra } from "./pilots/inaldra.ts";
import { jakefarrell } from "./pilots/jakefarrell.ts";
import { janors } from "./pilots/janors.ts";
import { jekporkins } from "./pilots/jekporkins.ts";
import { jesspava } from "./pilots/jesspava.ts";
import { kadsolus } from "./pilots/kadsolus.ts";
import { kananjarrus } from "./pilots/kananjarrus.ts";
import { kathscarletImperial } from "./pilots/kathscarlet-imperial.ts";
import { kathscarletScum } from "./pilots/kathscarlet-scum.ts";
import { kavil } from "./pilots/kavil.ts";
import { keyanfarlander } from "./pilots/keyanfarlander.ts";
import { kirkanos } from "./pilots/kirkanos.ts";
import { krassistrelix } from "./pilots/krassistrelix.ts";
import { kylekatarn } from "./pilots/kylekatarn.ts";
import { kylorenTiesilencer } from "./pilots/kyloren-tiesilencer.ts";
import { kylorenUpsilonclassshuttle } from "./pilots/kyloren-upsilonclassshuttle.ts";
import { laetinashera } from "./pilots/laetinashera.ts";
import { landocalrissian } from "./pilots/landocalrissian.ts";
import { lattsrazzi } from "./pilots/lattsrazzi.ts";
import { leevantenza } from "./pilots/leevantenza.ts";
import { lieutenantkestal } from "./pilots/lieutenantkestal.ts";
import { lukeskywalker } from "./pilots/lukeskywalker.ts";
import { majorvermeil } from "./pilots/majorvermeil.ts";
import { majorvynder } from "./pilots/majorvynder.ts";
import { maulermithel } from "./pilots/maulermithel.ts";
import { ndrusuhlak } from "./pilots/ndrusuhlak.ts";
import { niennunb } from "./pilots/niennunb.ts";
import { nightbeast } from "./pilots/nightbeast.ts";
import { norrawexley } from "./pilots/norrawexley.ts";
import { oldteroch } from "./pilots/oldteroch.ts";
import { omegaace } from "./pilots/omegaace.ts";
import { omegaleader } from "./pilots/omegaleader.ts";
import { poedameron } from "./pilots/poedameron.ts";
import { poedameronSwx57 } from "./pilots/poedameron-swx57.ts";
import { puresabacc } from "./pilots/puresabacc.ts";
import { raiderclasscorvette } from "./pilots/raiderclasscorvette.ts";
import { rearadmiralchiraneau } from "./pilots/rearadmiralchiraneau.ts";
import { rey } from "./pilots/rey.ts";
import { roarkgarnet } from "./pilots/roarkgarnet.ts";
import { sabinewrenAttackshuttle } from "./pilots/sabinewren-attackshuttle.ts";
import { sabinewrenLancerclasspursuitcraft } from "./pilots/sabinewren-lancerclasspursuitcraft.ts";
import { sabinewrenTiefighter } from "./pilots/sabinewren-tiefighter.ts";
import { sawgerrera } from "./pilots/sawgerrera.ts";
import { scourge } from "./pilots/scourge.ts";
import { serissu } from "./pilots/serissu.ts";
import { snapwexley } from "./pilots/snapwexley.ts";
import { soontirfel } from "./pilots/soontirfel.ts";
import { talonbanecobra } from "./pilots/talonbanecobra.ts";
import { tarnmison } from "./pilots/tarnmison.ts";
import { testpilotblackout } from "./pilots/testpilotblackout.ts";
import { thanekyrell } from "./pilots/thanekyrell.ts";
import { theinquisitor } from "./pilots/theinquisitor.ts";
import { thweek } from "./pilots/thweek.ts";
import { torkilmux } from "./pilots/torkilmux.ts";
import { turrphennir } from "./pilots/turrphennir.ts";
import { tychocelchu } from "./pilots/tychocelchu.ts";
import { unkarplutt } from "./pilots/unkarplutt.ts";
import { valenrudor } from "./pilots/valenrudor.ts";
import { viktorhel } from "./pilots/viktorhel.ts";
import { wedgeantilles } from "./pilots/wedgeantilles.ts";
import { wesjanson } from "./pilots/wesjanson.ts";
import { whisper } from "./pilots/whisper.ts";
import { wingedgundark } from "./pilots/wingedgundark.ts";
import { wullffwarro } from "./pilots/wullffwarro.ts";
import { zertikstrom } from "./pilots/zertikstrom.ts";
import { zetaleader } from "./pilots/zetaleader.ts";
import { zuckuss } from "./pilots/zuckuss.ts";
import { adaptability } from "./upgrades/adaptability.ts";
import { admiralozzel } from "./upgrades/admiralozzel.ts";
import { adrenalinerush } from "./upgrades/adrenalinerush.ts";
import { advancedcloakingdevice } from "./upgrades/advancedcloakingdevice.ts";
import { advancedoptics } from "./upgrades/advancedoptics.ts";
import { advancedsensors } from "./upgrades/advancedsensors.ts";
import { advhomingmissiles } from "./upgrades/advhomingmissiles.ts";
import { advprotontorpedoes } from "./upgrades/advprotontorpedoes.ts";
import { advtargetingcomputer } from "./upgrades/advtargetingcomputer.ts";
import { antipursuitlasers } from "./upgrades/antipursuitlasers.ts";
import { assailer } from "./upgrades/assailer.ts";
import { assaultmissiles } from "./upgrades/assaultmissiles.ts";
import { attannimindlink } from "./upgrades/attannimindlink.ts";
import { automatedprotocols } from "./upgrades/automatedprotocols.ts";
import { autothrusters } from "./upgrades/autothrusters.ts";
import { azmorigan } from "./upgrades/azmorigan.ts";
import { backupshieldgenerator } from "./upgrades/backupshieldgenerator.ts";
import { bb8 } from "./upgrades/bb8.ts";
import { bistan } from "./upgrades/bistan.ts";
import { blasterturret } from "./upgrades/blasterturret.ts";
import { bodyguard } from "./upgrades/bodyguard.ts";
import { bombletgenerator } from "./upgrades/bombletgenerator.ts";
import { boshek } from "./upgrades/boshek.ts";
import { bosskCrew } from "./upgrades/bossk.ts";
import { brighthope } from "./upgrades/brighthope.ts";
import { brokenhorn } from "./upgrades/brokenhorn.ts";
import { calculation } from "./upgrades/calculation.ts";
import { captainneeda } from "./upgrades/captainneeda.ts";
import { captainrexCrew } from "./upgrades/captainrex.ts";
import { carlistrieekan } from "./upgrades/carlistrieekan.ts";
import { cassianandorCrew } from "./upgrades/cassianandor.ts";
import { chewbacca } from "./upgrades/chewbacca.ts";
import { chopperCrew } from "./upgrades/chopper.ts";
import { cikatrovizago } from "./upgrades/cikatrovizago.ts";
import { cloakingdevice } from "./upgrades/cloakingdevice.ts";
import { clusterbombs } from "./upgrades/clusterbombs.ts";
import { clustermines } from "./upgrades/clustermines.ts";
import { clustermissiles } from "./upgrades/clustermissiles.ts";
import { commrelay } from "./upgrades/commrelay.ts";
import { commsbooster } from "./upgrades/commsbooster.ts";
import { concorddawnprotector } from "./upgrades/concorddawnprotector.ts";
import { concussionmissiles } from "./upgrades/concussionmissiles.ts";
import { connernet } from "./upgrades/connernet.ts";
import { constructiondroid } from "./upgrades/constructiondroid.ts";
import { contrabandcybernetics } from "./upgrades/contrabandcybernetics.ts";
import { coolhand } from "./upgrades/coolhand.ts";
import { crackshot } from "./upgrades/crackshot.ts";
import { cruisemissiles } from "./upgrades/cruisemissiles.ts";
import { darthvaderCrew } from "./upgrades/darthvader.ts";
import { dashrendarCrew } from "./upgrades/dashrendar.ts";
import { deadeye } from "./upgrades/deadeye.ts";
import { deadmansswitch } from "./upgrades/deadmansswitch.ts";
import { dengar } from "./upgrades/dengar.ts";
import { determination } from "./upgrades/determination.ts";
import { dodonnaspride } from "./upgrades/dodonnaspride.ts";
import { dorsalturret } from "./upgrades/dorsalturret.ts";
import { duallaserturret } from "./upgrades/duallaserturret.ts";
import { dutyfree } from "./upgrades/dutyfree.ts";
import { elusiveness } from "./upgrades/elusiveness.ts";
import { ememitter } from "./upgrades/ememitter.ts";
import { empdevice } from "./upgrades/empdevice.ts";
import { emperorpalpatine } from "./upgrades/emperorpalpatine.ts";
import { enginebooster } from "./upgrades/enginebooster.ts";
import { engineeringteam } from "./upgrades/engineeringteam.ts";
import { enhancedscopes } from "./upgrades/enhancedscopes.ts";
import { expandedcargohold } from "./upgrades/expandedcargohold.ts";
import { experimentalinterface } from "./upgrades/experimentalinterface.ts";
import { expertise } from "./upgrades/expertise.ts";
import { expose } from "./upgrades/expose.ts";
import { ezrabridger } from "./upgrades/ezrabridger.ts";
import { fearlessness } from "./upgrades/fearlessness.ts";
import { feedbackarray } from "./upgrades/feedbackarray.ts";
import { finn } from "./upgrades/finn.ts";
import { firecontrolsystem } from "./upgrades/firecontrolsystem.ts";
import { flechettecannon } from "./upgrades/flechettecannon.ts";
import { flechettetorpedoes } from "./upgrades/flechettetorpedoes.ts";
import { fleetofficer } from "./upgrades/fleetofficer.ts";
import { flightinstructor } from "./upgrades/flightinstructor.ts";
import { frequencyjammer } from "./upgrades/frequencyjammer.ts";
import { glitterstim } from "./upgrades/glitterstim.ts";
import { gonk } from "./upgrades/gonk.ts";
import { grandmofftarkin } from "./upgrades/grandmofftarkin.ts";
import { guidancechips } from "./upgrades/guidancechips.ts";
import { gunner } from "./upgrades/gunner.ts";
import { gunneryteam } from "./upgrades/gunneryteam.ts";
import { hansoloCrew } from "./upgrades/hansolo.ts";
import { harpoonmissiles } from "./upgrades/harpoonmissiles.ts";
import { heavylasercannon } from "./upgrades/heavylasercannon.ts";
import { heavylaserturret } from "./upgrades/heavylaserturret.ts";
import { homingmissiles } from "./upgrades/homingmissiles.ts";
import { hotshotblaster } from "./upgrades/hotshotblaster.ts";
import { ig2000 } from "./upgrades/ig2000.ts";
import { igrmthugdroids } from "./upgrades/igrmthugdroids.ts";
import { impetuous } from "./upgrades/impetuous.ts";
import { inertialdampeners } from "./upgrades/inertialdampeners.ts";
import { insatiableworrt } from "./upgrades/insatiableworrt.ts";
import { instigator } from "./upgrades/instigator.ts";
import { integratedastromech } from "./upgrades/integratedastromech.ts";
import { intimidation } from "./upgrades/intimidation.ts";
import { ionbombs } from "./upgrades/ionbombs.ts";
import { ioncannon } from "./upgrades/ioncannon.ts";
import { ioncannonbattery } from "./upgrades/ioncannonbattery.ts";
import { ioncannonturret } from "./upgrades/ioncannonturret.ts";
import { ionizationreactor } from "./upgrades/ionizationreactor.ts";
import { ionprojector } from "./upgrades/ionprojector.ts";
import { ionpulsemissiles } from "./upgrades/ionpulsemissiles.ts";
import { iontorpedoes } from "./upgrades/iontorpedoes.ts";
import { jainaslight } from "./upgrades/jainaslight.ts";
import { jammingbeam } from "./upgrades/jammingbeam.ts";
import { jandodonna } from "./upgrades/jandodonna.ts";
import { juke } from "./upgrades/juke.ts";
import { k4securitydroid } from "./upgrades/k4securitydroid.ts";
import { kananjarrusCrew } from "./upgrades/kananjarrus.ts";
import { kyloren } from "./upgrades/kyloren.ts";
import { landocalrissianCrew } from "./upgrades/landocalrissian.ts";
import { lattsrazziCrew } from "./upgrades/lattsrazzi.ts";
import { leebo } from "./upgrades/leebo.ts";
import { leiaorgana } from "./upgrades/leiaorgana.ts";
import { lightweightframe } from "./upgrades/lightweightframe.ts";
import { linkedbattery } from "./upgrades/linkedbattery.ts";
import { lonewolf } from "./upgrades/lonewolf.ts";
import { lukeskywalkerCrew } from "./upgrades/lukeskywalker.ts";
import { magvayarro } from "./upgrades/magvayarro.ts";
import { manglercannon } from "./upgrades/manglercannon.ts";
import { marajade } from "./upgrades/marajade.ts";
import { marksmanship } from "./upgrades/marksmanship.ts";
import { mercenarycopilot } from "./upgrades/mercenarycopilot.ts";
import { moldycrow } from "./upgrades/moldycrow.ts";
import { navigator } from "./upgrades/navigator.ts";
import { niennunbCrew } from "./upgrades/niennunb.ts";
import { opportunist } from "./upgrades/opportunist.ts";
import { optimizedgenerators } from "./upgrades/optimizedgenerators.ts";
import { ordnanceexperts } from "./upgrades/ordnanceexperts.ts";
import { ordnancetubes } from "./upgrades/ordnancetubes.ts";
import { outlawtech } from "./upgrades/outlawtech.ts";
import { outmaneuver } from "./upgrades/outmaneuver.ts";
import { plasmatorpedoes } from "./upgrades/plasmatorpedoes.ts";
import { predator } from "./upgrades/predator.ts";
import { primedthrusters } from "./upgrades/primedthrusters.ts";
import { protonbombs } from "./upgrades/protonbombs.ts";
import { protonrockets } from "./upgrades/protonrockets.ts";
import { protontorpedoes } from "./upgrades/protontorpedoes.ts";
import { proximitymines } from "./upgrades/proximitymines.ts";
import { pulsedrayshield } from "./upgrades/pulsedrayshield.ts";
import { pushthelimit } from "./upgrades/pushthelimit.ts";
import { quadlasercannons } from "./upgrades/quadlasercannons.ts";
import { quantumstorm } from "./upgrades/quantumstorm.ts";
import { quickreleasecargolocks } from "./upgrades/quickreleasecargolocks.ts";
import { r2astromech } from "./upgrades/r2astromech.ts";
import { r2d2 } from "./upgrades/r2d2.ts";
import { r2d2Crew } from "./upgrades/r2d2-swx22.ts";
import { r2f2 } from "./upgrades/r2f2.ts";
import { r3a2 } from "./upgrades/r3a2.ts";
import { r4b11 } from "./upgrades/r4b11.ts";
import { r5astromech } from "./upgrades/r5astromech.ts";
import { r5d8 } from "./upgrades/r5d8.ts";
import { r5p9 } from "./upgrades/r5p9.ts";
import { r7astromech } from "./upgrades/r7astromech.ts";
import { rage } from "./upgrades/rage.ts";
import { raymusantilles } from "./upgrades/raymusantilles.ts";
import { rebelcaptive } from "./upgrades/rebelcaptive.ts";
import { reconspecialist } from "./upgrades/reconspecialist.ts";
import { requiem } from "./upgrades/requiem.ts";
import { ruthlessness } from "./upgrades/ruthlessness.ts";
import { salvagedastromech } from "./upgrades/salvagedastromech.ts";
import { sawgerreraCrew } from "./upgrades/sawgerrera.ts";
import { scramblermissiles } from "./upgrades/scramblermissiles.ts";
import { seismiccharges } from "./upgrades/seismiccharges.ts";
import { sensorcluster } from "./upgrades/sensorcluster.ts";
import { sensorjammer } from "./upgrades/sensorjammer.ts";
import { sensorteam } from "./upgrades/sensorteam.ts";
import { shadowcaster } from "./upgrades/shadowcaster.ts";
import { shieldprojector } from "./upgrades/shieldprojector.ts";
import { shieldtechnician } from "./upgrades/shieldtechnician.ts";
import { singleturbolasers } from "./upgrades/singleturbolasers.ts";
import { slicertools } from "./upgrades/slicertools.ts";
import { squadleader } from "./upgrades/squadleader.ts";
import { starvipermkii } from "./upgrades/starvipermkii.ts";
import { stayontarget } from "./upgrades/stayontarget.ts";
import { stealthdevice } from "./upgrades/stealthdevice.ts";
import { superchargedpowercells } from "./upgrades/superchargedpowercells.ts";
import { suppressor } from "./upgrades/suppressor.ts";
import { swarmtactics } from "./upgrades/swarmtactics.ts";
import { syncedturret } from "./upgrades/syncedturret.ts";
import { tacticaljammer } from "./upgrades/tacticaljammer.ts";
import { tactician } from "./upgrades/tactician.ts";
import { tailgunner } from "./upgrades/tailgunner.ts";
import { targetingastromech } from "./upgrades/targetingastromech.ts";
import { targetingcoordinator } from "./upgrades/targetingcoordinator.ts";
import { thermaldetonators } from "./upgrades/thermaldetonators.ts";
import { tibannagassupplies } from "./upgrades/tibannagassupplies.ts";
import { tied } from "./upgrades/tied.ts";
import { tiev1 } from "./upgrades/tiev1.ts";
import { tiex7 } from "./upgrades/tiex7.ts";
import { torynfarr } from "./upgrades/torynfarr.ts";
import { tractorbeam } from "./upgrades/tractorbeam.ts";
import { trickshot } from "./upgrades/trickshot.ts";
import { twinionenginemkii } from "./upgrades/twinionenginemkii.ts";
import { twinlaserturret } from "./upgrades/twinlaserturret.ts";
import { unhingedastromech } from "./upgrades/unhingedastromech.ts";
import { unkarpluttCrew } from "./upgrades/unkarplutt.ts";
import { vector } from "./upgrades/vector.ts";
import { weaponsguidance } from "./upgrades/weaponsguidance.ts";
import { wed15repairdroid } from "./upgrades/wed15repairdroid.ts";
import { wingman } from "./upgrades/wingman.ts";
import { wired } from "./upgrades/wired.ts";
import { wookieecommandos } from "./upgrades/wookieecommandos.ts";
import { ysanneisard } from "./upgrades/ysanneisard.ts";
import { zuckussCrew } from "./upgrades/zuckuss.ts";

export const FIRST_EDITION_CARDS: readonly Card[] = [
  adebttopay,
  fanaticaldevotion,
  harpooned,
  illshowyouthedarkside,
  mimicked,
  optimizedprototype,
  rattled,
  scrambled,
  shadowed,
  suppressivefire,
  ...blindedPilot,
  broadcastMalfunction,
  commandPodCasualties,
  ...consoleFire,
  ...damagedCockpit,
  ...damagedEngine,
  ...damagedSensorArray,
  ...damagedStabilizers,
  ...directHit,
  engineDamage,
  ...hullBreach,
  injuredPilot,
  looseStabilizer,
  majorExplosion,
  majorHullBreach,
  minorExplosion,
  minorHullBreach,
  munitionsFailure,
  ...projectorPowerFailure,
  ...reactorCowlRupture,
  ...reactorLeak,
  ...secondaryDriveFailure,
  shakenPilot,
  ...structuralDamage,
  ...stunnedPilot,
  ...thrustControlFire,
  weaponMalfunction,
  weaponsFailure,
  ...figures,
  lastAttack,
  ...moreDice,
  fourLom,
  ahsokatano,
  airencracken,
  asajjventress,
  backdraft,
  backstabber,
  benthictwotubes,
  biggsdarklighter,
  bobafettScum,
  bossk,
  braylenstramm,
  captainferoph,
  captainjonus,
  captainoicunn,
  captainrex,
  carnorjax,
  cassianandor,
  chewbaccaPilot,
  chewbaccaOfTheResistance,
  chopper,
  colonelvessery,
  commanderkenkirk,
  countessryad,
  cr90corvette,
  darthvader,
  dashrendar,
  eadenvrill,
  edriotwotubes,
  epsilonace,
  epsilonleader,
  esegetuketu,
  etahnabaht,
  ezrabridgerAttackshuttle,
  ezrabridgerSheathipedeclassshuttle,
  fennrauProtectoratestarfighter,
  fennrauSheathipedeclassshuttle,
  gemmersojan,
  gozanticlasscruiser,
  grazthehunter,
  guri,
  hansolo,
  hefftobber,
  hortonsalm,
  howlrunner,
  ibtisam,
  ig88a,
  ig88b,
  ig88c,
  inaldra,
  jakefarrell,
  janors,
  jekporkins,
  jesspava,
  kadsolus,
  kananjarrus,
  kathscarletImperial,
  kathscarletScum,
  kavil,
  keyanfarlander,
  kirkanos,
  krassistrelix,
  kylekatarn,
  kylorenTiesilencer,
  kylorenUpsilonclassshuttle,
  laetinashera,
  landocalrissian,
  lattsrazzi,
  leevantenza,
  lieutenantkestal,
  lukeskywalker,
  majorvermeil,
  majorvynder,
  maulermithel,
  ndrusuhlak,
  niennunb,
  nightbeast,
  norrawexley,
  oldteroch,
  omegaace,
  omegaleader,
  poedameronSwx57,
  poedameron,
  puresabacc,
  raiderclasscorvette,
  rearadmiralchiraneau,
  rey,
  roarkgarnet,
  sabinewrenAttackshuttle,
  sabinewrenLancerclasspursuitcraft,
  sabinewrenTiefighter,
  sawgerrera,
  scourge,
  serissu,
  snapwexley,
  soontirfel,
  talonbanecobra,
  tarnmison,
  testpilotblackout,
  thanekyrell,
  theinquisitor,
  thweek,
  torkilmux,
  turrphennir,
  tychocelchu,
  unkarplutt,
  valenrudor,
  viktorhel,
  wedgeantilles,
  wesjanson,
  whisper,
  wingedgundark,
  wullffwarro,
  zertikstrom,
  zetaleader,
  zuckuss,
  adaptability,
  admiralozzel,
  adrenalinerush,
  advancedcloakingdevice,
  advancedoptics,
  advancedsensors,
  advhomingmissiles,
  advprotontorpedoes,
  advtargetingcomputer,
  antipursuitlasers,
  assailer,
  assaultmissiles,
  attannimindlink,
  automatedprotocols,
  autothrusters,
  azmorigan,
  backupshieldgenerator,
  bb8,
  bistan,
  blasterturret,
  bodyguard,
  bombletgenerator,
  boshek,
  bosskCrew,
  brighthope,
  brokenhorn,
  calculation,
  captainneeda,
  captainrexCrew,
  carlistrieekan,
  cassianandorCrew,
  chewbacca,
  chopperCrew,
  cikatrovizago,
  cloakingdevice,
  clusterbombs,
  clustermines,
  clustermissiles,
  commrelay,
  commsbooster,
  concorddawnprotector,
  concussionmissiles,
  connernet,
  constructiondroid,
  contrabandcybernetics,
  coolhand,
  crackshot,
  cruisemissiles,
  darthvaderCrew,
  dashrendarCrew,
  deadeye,
  deadmansswitch,
  dengar,
  determination,
  dodonnaspride,
  dorsalturret,
  duallaserturret,
  dutyfree,
  elusiveness,
  ememitter,
  empdevice,
  emperorpalpatine,
  enginebooster,
  engineeringteam,
  enhancedscopes,
  expandedcargohold,
  experimentalinterface,
  expertise,
  expose,
  ezrabridger,
  fearlessness,
  feedbackarray,
  finn,
  firecontrolsystem,
  flechettecannon,
  flechettetorpedoes,
  fleetofficer,
  flightinstructor,
  frequencyjammer,
  glitterstim,
  gonk,
  grandmofftarkin,
  guidancechips,
  gunner,
  gunneryteam,
  hansoloCrew,
  harpoonmissiles,
  heavylasercannon,
  heavylaserturret,
  homingmissiles,
  hotshotblaster,
  ig2000,
  igrmthugdroids,
  impetuous,
  inertialdampeners,
  insatiableworrt,
  instigator,
  integratedastromech,
  intimidation,
  ionbombs,
  ioncannon,
  ioncannonbattery,
  ioncannonturret,
  ionizationreactor,
  ionprojector,
  ionpulsemissiles,
  iontorpedoes,
  jainaslight,
  jammingbeam,
  jandodonna,
  juke,
  k4securitydroid,
  kananjarrusCrew,
  kyloren,
  landocalrissianCrew,
  lattsrazziCrew,
  leebo,
  leiaorgana,
  lightweightframe,
  linkedbattery,
  lonewolf,
  lukeskywalkerCrew,
  magvayarro,
  manglercannon,
  marajade,
  marksmanship,
  mercenarycopilot,
  moldycrow,
  navigator,
  niennunbCrew,
  opportunist,
  optimizedgenerators,
  ordnanceexperts,
  ordnancetubes,
  outlawtech,
  outmaneuver,
  plasmatorpedoes,
  predator,
  primedthrusters,
  protonbombs,
  protonrockets,
  protontorpedoes,
  proximitymines,
  pulsedrayshield,
  pushthelimit,
  quadlasercannons,
  quantumstorm,
  quickreleasecargolocks,
  r2astromech,
  r2d2,
  r2d2Crew,
  r2f2,
  r3a2,
  r4b11,
  r5astromech,
  r5d8,
  r5p9,
  r7astromech,
  rage,
  raymusantilles,
  rebelcaptive,
  reconspecialist,
  requiem,
  ruthlessness,
  salvagedastromech,
  sawgerreraCrew,
  scramblermissiles,
  seismiccharges,
  sensorcluster,
  sensorjammer,
  sensorteam,
  shadowcaster,
  shieldprojector,
  shieldtechnician,
  singleturbolasers,
  slicertools,
  squadleader,
  starvipermkii,
  stayontarget,
  stealthdevice,
  superchargedpowercells,
  suppressor,
  swarmtactics,
  syncedturret,
  tacticaljammer,
  tactician,
  tailgunner,
  targetingastromech,
  targetingcoordinator,
  thermaldetonators,
  tibannagassupplies,
  tied,
  tiev1,
  tiex7,
  torynfarr,
  tractorbeam,
  trickshot,
  twinionenginemkii,
  twinlaserturret,
  unhingedastromech,
  unkarpluttCrew,
  vector,
  weaponsguidance,
  wed15repairdroid,
  wingman,
  wired,
  wookieecommandos,
  ysanneisard,
  zuckussCrew,
];
