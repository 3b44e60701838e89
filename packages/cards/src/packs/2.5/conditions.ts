/** Condition cards of the second edition, 2.5. One card per line. */
import type { Condition } from "../../card.ts";
import type { Line } from "../../pack.ts";

export const CONDITIONS: readonly Line<Condition>[] = [
  { id: "hunted", name: "Hunted", limit: 1 },
  { id: "illshowyouthedarkside", name: "I'll Show You the Dark Side", limit: 1 },
  { id: "listeningdevice", name: "Listening Device", limit: 1 },
  { id: "optimizedprototype", name: "Optimized Prototype", limit: 1 },
  { id: "rattled", name: "Rattled", limit: 1 },
  { id: "suppressivefire", name: "Suppressive Fire", limit: 1 },
  { id: "decoyed", name: "Decoyed", limit: 1 },
  { id: "compromisingintel", name: "Compromising Intel", limit: 1 },
  { id: "itstheresistance", name: "It's the Resistance", limit: 1 },
  { id: "fearfulprey", name: "Fearful Prey", limit: 1 },
  { id: "youdbettermeanbusiness", name: "You'd Better Mean Business", limit: 1 },
  { id: "youshouldthankme", name: "You Should Thank Me", limit: 1 },
  { id: "falsefriend", name: "False Friend", limit: 1, summary: "In the System Phase, your dial is faceup while Tal Merrik's ship or any enemy remote is within range 2. Action: gain 1 deplete and 1 stress to remove this." },
  { id: "mercilesspursuit", name: "Merciless Pursuit", limit: 2, summary: "After you attack a ship with The Child, you can lock it." },
  { id: "markedforelimination", name: "Marked for Elimination", limit: 1, summary: "You cannot spend green tokens to defend against a ship with Tracking Fob that has you locked." },
  { id: "guarded", name: "Guarded", limit: 1, summary: "While you defend outside the attacker's bullseye, roll 1 extra defense die for each friendly MagnaGuard Protector in the attack arc with a calculate or evade token." },
  { id: "trialsofthedarksaber", name: "Trials of the Darksaber", limit: 1, summary: "In attacks at 0-2, spend a crit to move a scored point from a player ahead of you to this card. A ship at 0-2 that destroys you takes it. Scores at game end." },
  { id: "primedforspeed", name: "Primed for Speed", limit: 3, summary: "White SLAM action. After each SLAM, you must take 1 hit damage to remove 1 disarm." },
  { id: "brokentrust", name: "Broken Trust", limit: 1, summary: "You and friendly ships count as allied. When you attack, each unstressed ally in the arc gains 1 stress. Removed once a defender in your fight gets a faceup card or dies." },
  { id: "sickeningmaneuver", name: "Sickening Maneuver", limit: 1, summary: "You can fly red maneuvers while stressed. Banks and turns become sideslips for 1 strain, straights red koiograns. Removed after one maneuver." },
];
