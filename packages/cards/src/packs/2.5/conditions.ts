/** Condition cards of the second edition, 2.5. One card a line. */
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
  { id: "falsefriend", name: "False Friend", limit: 1, summary: "System Phase: dial lies open while Tal Merrik's ship or any remote of the enemy is at range 0-2. Action, 1 deplete and 1 stress: removed." },
  { id: "mercilesspursuit", name: "Merciless Pursuit", limit: 2, summary: "After attacking a ship that carries The Child: may lock it." },
  { id: "markedforelimination", name: "Marked for Elimination", limit: 1, summary: "Spends no green tokens when defending against an attacker with Tracking Fob that has it locked." },
  { id: "guarded", name: "Guarded", limit: 1, summary: "Defending outside the attacker's bullseye: +1 defense die per friendly MagnaGuard Protector in the attack arc with a calculate or evade token." },
  { id: "trialsofthedarksaber", name: "Trials of the Darksaber", limit: 1, summary: "Attacks at range 0-2: spend a crit to take a scored point from a player ahead of you onto this card. A killer at 0-2 inherits it. Scores at the end." },
  { id: "primedforspeed", name: "Primed for Speed", limit: 3, summary: "White SLAM action; after each SLAM it must take 1 hit damage to lose 1 disarm token." },
  { id: "brokentrust", name: "Broken Trust", limit: 1, summary: "It and its friends count as allied. Each unstressed ally in its attack arc gains 1 stress. Gone once a defender in a fight of its gets a faceup card or dies." },
  { id: "sickeningmaneuver", name: "Sickening Maneuver", limit: 1, summary: "Red maneuvers even while stressed; banks and turns become sideslips for 1 strain, straights red koiograns. Removed after one maneuver." },
];
