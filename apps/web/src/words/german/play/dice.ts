import { translated } from "@broadside/messages";
import type * as English from "../../english/play/dice.ts";

export const DICE = translated<typeof English.DICE>()({
  region: "Würfel",
  steps: "Schritte des Angriffs",
  step: {
    attack: "Angriffswürfel",
    changeAttack: "Angriffswürfel modifizieren",
    defense: "Verteidigungswürfel",
    changeDefense: "Verteidigungswürfel modifizieren",
    damage: "Schaden",
  },
  attacks: "{attacker} greift {defender}{section, select, fore { (Bugsektion)} aft { (Hecksektion)} other {}} an",
  range: "Reichweite {range}{sight, select, obstructed {, versperrt} other {}}",
  rolls: "{ship} würfelt ({reason})",
  pools: { attack: "Angriffswürfel", defense: "Verteidigungswürfel" },
  faces: { hit: "Treffer", crit: "kritisch", evade: "Ausweichen", focus: "Fokus", blank: "Leerseite" },
  added: "hinzugefügt",
  reroll: "{count, plural, =0 {Würfel zum Neuwürfeln markieren} one {Diesen Würfel neu würfeln} other {Diese # Würfel neu würfeln}}",
});

export const FORECAST = translated<typeof English.FORECAST>()({
  asTheyAre: "Mit diesen Würfeln",
  ifKept: "Wenn du sie behältst",
  ifChosen: "Mit „{answer}“",
  damage: "{damage} Schaden",
  chances:
    "{odds, select, certain {sicher} other {am ehesten {damage}}}{outcome, select, destroys {, zerstört mit {chance}} cripples {, legt mit {chance} lahm} other {}}",
  notCounted: "Nicht eingerechnet: {cards}",
});
