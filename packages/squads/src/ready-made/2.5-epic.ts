/** Lists for Epic Battles with 2.5 cards: 300 points for a player alone, and 500. */
import type { SquadDraft } from "../draft.ts";
import { type ReadyMadeList, ship, squad, times } from "./ready-made.ts";
import { wing } from "./wing.ts";

const list = (id: string, title: string, about: string, points: number, one: SquadDraft): ReadyMadeList => ({
  id,
  title,
  about,
  entry: { format: "epic-battles-2.5", options: { points }, squads: [one] },
});

export const EPIC: readonly ReadyMadeList[] = [
  list(
    "red-squadron-epic-2.5",
    "Red Squadron's convoy (2.5)",
    "Garven Dreis and three escorts fly as a wing before the transport, which hands out actions. Keep the wing together until the first exchange is over, then split.",
    300,
    {
      ...squad(
        "rebelalliance",
        ship(
          "echobaseevacuees",
          "carlistrieekan",
          "pointdefensebattery",
          "ioncannonturret",
          "commsteam",
          "boostedscanners",
          "tibannareserves",
        ),
        ship("garvendreis-t65xwing", "veteranwingleader", "protontorpedoes", "r4astromech", "servomotorsfoils"),
        ...times(3, ship("bluesquadronescort", "r5astromech", "servomotorsfoils")),
      ),
      wings: [wing(1, 2, 3, 4)],
    },
  ),
  list(
    "vaders-patrol-epic-2.5",
    "Vader's patrol (2.5)",
    "Four cadets fly beside Darth Vader and take what is meant for him; the cruiser coordinates, and Howlrunner helps the last cadet to hit.",
    300,
    {
      ...squad(
        "galacticempire",
        ship("outerrimgarrison", "strategiccommander", "pointdefensebattery", "damagecontrolteam", "adaptiveshields"),
        ship("darthvader", "agentoftheempire", "hate", "afterburners", "predator"),
        ...times(4, "academypilot"),
        ship("howlrunner", "swarmtactics", "predator"),
        "academypilot",
      ),
      wings: [wing(1, 2, 3, 4, 5)],
    },
  ),
  list(
    "cartel-raid-epic-2.5",
    "Cartel raid (2.5)",
    "Talonbane Cobra's Kihraxz come as one wing while the C-ROC draws fire. Close in fast, and split when the enemy turns.",
    300,
    {
      ...squad(
        "scumandvillainy",
        ship("syndicatesmugglers", "azmorigan", "pointdefensebattery", "commsteam", "boostedscanners"),
        ship("talonbanecobra", "veteranwingleader", "juke", "contrabandcybernetics"),
        ...times(3, ship("cartelmarauder", "feedbackarray")),
        ship("captainjostero", "afterburners", "contrabandcybernetics"),
      ),
      wings: [wing(1, 2, 3, 4)],
    },
  ),
  list(
    "raider-line-epic-2.5",
    "The Raider's line (2.5)",
    "The Raider shoots at whatever comes within its batteries' reach; Soontir Fel leads the interceptors round the flank, and TIE fighters screen the corvette.",
    500,
    {
      ...squad(
        "galacticempire",
        ship(
          "outerrimpatrol",
          "admiralozzel",
          "turbolaserbattery",
          "ioncannonbattery",
          "gunneryspecialists",
          "commsteam",
          "tibannareserves",
        ),
        ship("soontirfel", "veteranwingleader", "juke"),
        ...times(3, ship("sabersquadronace", "predator")),
        ship("howlrunner", "veteranwingleader", "swarmtactics"),
        ...times(4, "academypilot"),
        ship("maarekstele", "predator", "juke"),
      ),
      wings: [wing(1, 2, 3, 4), wing(5, 6, 7, 8, 9)],
    },
  ),
];
