/** Condition cards of the second edition, 2.0. One card per line. */
import type { Condition } from "../../card.ts";
import type { Line } from "../../pack.ts";

export const CONDITIONS: readonly Line<Condition>[] = [
  { id: "hunted", name: "Hunted" },
  { id: "illshowyouthedarkside", name: "I'll Show You the Dark Side" },
  { id: "listeningdevice", name: "Listening Device" },
  { id: "optimizedprototype", name: "Optimized Prototype" },
  { id: "rattled", name: "Rattled" },
  { id: "suppressivefire", name: "Suppressive Fire" },
  { id: "decoyed", name: "Decoyed" },
  { id: "compromisingintel", name: "Compromising Intel" },
  { id: "itstheresistance", name: "It's the Resistance" },
  { id: "fearfulprey", name: "Fearful Prey" },
  { id: "youdbettermeanbusiness", name: "You'd Better Mean Business" },
  { id: "youshouldthankme", name: "You Should Thank Me" },
];
