/** Condition cards of the second edition, 2.5. One card a line. */
import type { Condition } from "../../card.ts";

export const CONDITIONS: readonly Condition[] = [
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
  { id: "falsefriend", name: "False Friend", limit: 1 },
  { id: "mercilesspursuit", name: "Merciless Pursuit", limit: 2 },
  { id: "markedforelimination", name: "Marked for Elimination", limit: 1 },
  { id: "guarded", name: "Guarded", limit: 1 },
  { id: "trialsofthedarksaber", name: "Trials of the Darksaber", limit: 1 },
  { id: "primedforspeed", name: "Primed for Speed", limit: 3 },
  { id: "brokentrust", name: "Broken Trust", limit: 1 },
  { id: "sickeningmaneuver", name: "Sickening Maneuver", limit: 1 },
];
