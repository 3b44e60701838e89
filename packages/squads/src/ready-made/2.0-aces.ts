/**
 * Single ships for Aces High in 2.0, with 75 points each. There is one from each faction, and a second one from the Rebel Alliance for a
 * table of eight.
 */
import type { ShipDraft } from "../draft.ts";
import { type ReadyMadeList, ship, squad } from "./ready-made.ts";

const ace = (id: string, title: string, about: string, faction: string, one: ShipDraft): ReadyMadeList => ({
  id,
  title,
  about,
  entry: { format: "epic-battles", options: { scenario: "aces-high", points: 75 }, squads: [squad(faction, one)] },
});

export const ACES: readonly ReadyMadeList[] = [
  ace(
    "wedge-ace",
    "Wedge alone",
    "One torpedo and agility stripped from whoever is shot at. Lock from afar, fire, then turn with the foils closed.",
    "rebelalliance",
    ship("wedgeantilles", "predator", "protontorpedoes", "r4astromech", "hullupgrade", "servomotorsfoils"),
  ),
  ace(
    "soontir-ace",
    "Soontir Fel alone",
    "Fastest in every turn, and hard to hit where nobody has a lock. Stay out of arcs and attack from behind.",
    "galacticempire",
    ship("soontirfel", "outmaneuver", "shieldupgrade", "hullupgrade"),
  ),
  ace(
    "fenn-ace",
    "Fenn Rau alone",
    "Nobody wins a duel with him at range 1. Come in from behind, shoot once, and be gone again.",
    "scumandvillainy",
    ship("fennrau", "outmaneuver"),
  ),
  ace(
    "poe-ace",
    "Poe Dameron alone",
    "Two actions where it counts, and a droid that clears the way. Circle the fight and finish off ships that others have worn down.",
    "resistance",
    ship("poedameron", "crackshot", "bb8", "integratedsfoils"),
  ),
  ace(
    "blackout-ace",
    "Blackout alone",
    "Shoots best through rocks: keep one between you and the target, and nobody gets a good shot back.",
    "firstorder",
    ship("blackout", "outmaneuver", "advancedoptics"),
  ),
  ace(
    "obi-wan-ace",
    "Obi-Wan alone",
    "Force for either die and a droid that turns trouble into a turn. Fly slowly and let them come.",
    "galacticrepublic",
    ship("obiwankenobi", "delta7b", "r4p17"),
  ),
  ace(
    "maul-ace",
    "Maul alone",
    "Strikes twice while the Force lasts, and every wound gives it back. Spend it on the second attack.",
    "separatistalliance",
    ship("darthmaul", "hate"),
  ),
  ace(
    "corran-ace",
    "Corran alone",
    "An E-wing locks from far off and shoots once more when a round can be spared. Keep your distance.",
    "rebelalliance",
    ship("corranhorn", "predator", "firecontrolsystem", "r4astromech", "afterburners"),
  ),
];
