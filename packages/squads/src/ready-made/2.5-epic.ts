/** Lists for Epic Battles with 2.5 cards: 300 points for one player, 500 points, and single aces. */
import type { Faction } from "@broadside/cards";
import type { ShipDraft, SquadDraft } from "../draft.ts";
import { type ReadyMadeList, ship, squad, times } from "./ready-made.ts";
import { wing } from "./wing.ts";

const list = (id: string, title: string, about: string, points: number, one: SquadDraft): ReadyMadeList => ({
  id,
  title,
  about,
  entry: { format: "epic-battles-2.5", options: { points }, squads: [one] },
});

/** A list of one ship for Aces High. */
const ace = (id: string, title: string, about: string, faction: Faction, one: ShipDraft | string): ReadyMadeList => ({
  id,
  title,
  about,
  entry: { format: "epic-battles-2.5", options: { scenario: "aces-high", points: 75 }, squads: [squad(faction, one)] },
});

const ACES: readonly ReadyMadeList[] = [
  ace(
    "leia-ace-2.5",
    "Leia alone (2.5)",
    "The Falcon shoots all round and takes a lot of punishment. Stay near the middle, keep turning, and let the others come.",
    "rebelalliance",
    ship("leiaorgana", "chewbacca", "perceptivecopilot", "instinctiveaim", "agilegunner", "ionmissiles", "hullupgrade"),
  ),
  ace(
    "vader-ace-2.5",
    "Darth Vader alone (2.5)",
    "The Force gives Vader two actions where others have one. Choose your distance, and finish whoever is damaged already.",
    "galacticempire",
    ship("darthvader", "instinctiveaim", "sense", "concussionmissiles", "afterburners"),
  ),
  ace(
    "rey-ace-2.5",
    "Rey alone (2.5)",
    "Her dice are good against whoever flies in front of her. Turn towards the strongest enemy before they come into range.",
    "resistance",
    ship("rey", "perceptivecopilot", "instinctiveaim", "agilegunner", "contrabandcybernetics", "concussionmissiles", "hullupgrade"),
  ),
  ace(
    "kylo-ace-2.5",
    "Kylo Ren alone (2.5)",
    "Fast, with torpedoes for the first pass. Get behind somebody, and away again before anybody else has turned.",
    "firstorder",
    ship("kyloren", "instinctiveaim", "concussionmissiles", "daredevil", "protontorpedoes"),
  ),
  ace(
    "obi-wan-ace-2.5",
    "Obi-Wan alone (2.5)",
    "Patience: he outlives most of them. Save the Force for defence until the table is half empty.",
    "galacticrepublic",
    ship("obiwankenobi-delta7baethersprite", "r2astromech", "instinctiveaim", "sense", "marksmanship"),
  ),
  ace(
    "dooku-ace-2.5",
    "Count Dooku alone (2.5)",
    "Four dice from the nose, mines for whoever follows. Fly straight at a victim and turn round behind them.",
    "separatistalliance",
    ship("countdooku", "heavylasercannon", "perceptivecopilot", "proximitymines", "predictiveshot"),
  ),
  ace(
    "guri-ace-2.5",
    "Guri alone (2.5)",
    "She moves last and rolls where she likes. Stay close to one enemy, out of the arcs of the others.",
    "scumandvillainy",
    ship("guri", "afterburners", "juke", "advancedoptics"),
  ),
  ace(
    "rexler-ace-2.5",
    "Rexler Brath alone (2.5)",
    "A defender that turns on the spot and keeps a token for every damage it deals. Fast maneuvers first, then the cannon.",
    "galacticempire",
    ship("rexlerbrath", "heavylasercannon", "concussionmissiles", "firecontrolsystem", "marksmanship"),
  ),
];

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
    "Four cadets fly beside Darth Vader and take the hits meant for him; the cruiser coordinates, and Howlrunner helps the last cadet to hit.",
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
  ...ACES,
];
