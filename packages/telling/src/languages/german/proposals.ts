import { translated } from "@broadside/messages";
import type { PROPOSALS as ENGLISH } from "../english/proposals.ts";

export const PROPOSALS = translated<typeof ENGLISH>()({
  undo: "Die letzte Antwort zurücknehmen?",
  concede: "Als Team aufgeben?",
  draw: "{player} bietet ein Unentschieden an",
  changes: "{changes}?",
  table: "der Tisch: {fields}",
  ship: "{ship}: {changes}",
  asItIs: "wie es ist",
  figure: "{name} {before} → {after}",
  leaves: { destroyed: "verlässt die Partie als zerstört", fled: "verlässt die Partie als geflohen" },
  controlledBy: "kontrolliert von {player}",
  nobody: "niemandem",
  figures: { shields: "Schilde", aftShields: "Heckschilde", energy: "Energie", charges: "Ladungen", force: "Macht" },
  energyOn: "Energie auf {card}",
  damageCards: "Schadenskarten",
  crippled: { fore: "Bugsektion lahmgelegt", aft: "Hecksektion lahmgelegt", none: "keine Sektion lahmgelegt" },
  moved: "bewegt",
});
