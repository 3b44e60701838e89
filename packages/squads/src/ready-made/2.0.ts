/** Good lists for 2.0: the 200-point game, Epic Battles and quick builds. */
import { ACES } from "./2.0-aces.ts";
import { BATTLES } from "./2.0-battles.ts";
import { EPIC_BATTLES } from "./2.0-epic.ts";
import { type ReadyMadeList, ship, squad, times } from "./ready-made.ts";

export const READY_MADE: readonly ReadyMadeList[] = [
  {
    id: "rebel-x-wings-200",
    title: "Three X-wings",
    about:
      "Luke, Wedge and Thane open with torpedoes at range 2 or 3 and turn inside with closed foils. Fly them as a pack and share one target.",
    entry: {
      format: "extended-200",
      squads: [
        squad(
          "rebelalliance",
          ship("lukeskywalker", "instinctiveaim", "protontorpedoes", "r4astromech", "servomotorsfoils"),
          ship("wedgeantilles", "predator", "protontorpedoes", "servomotorsfoils"),
          ship("thanekyrell", "crackshot", "r2astromech", "servomotorsfoils"),
        ),
      ],
    },
  },
  {
    id: "howlrunner-swarm-200",
    title: "Howlrunner's swarm",
    about:
      "Six TIEs stay at range 1 of Howlrunner for her reroll. Line up, take one target after another, and break up only when she is in danger.",
    entry: {
      format: "extended-200",
      squads: [
        squad(
          "galacticempire",
          ship("howlrunner", "crackshot"),
          "idenversio",
          ship("maulermithel", "crackshot"),
          ship("valenrudor", "crackshot"),
          "nightbeast",
          "blacksquadronace",
        ),
      ],
    },
  },
  {
    id: "hunter-and-protector-200",
    title: "Hunter and protector",
    about: "Boba Fett holds the middle with rerolls while Fenn Rau joins head-on at range 1. The little Interceptor blocks and distracts.",
    entry: {
      format: "extended-200",
      squads: [squad("scumandvillainy", ship("bobafett", "marauder", "hansolo-gunner"), ship("fennrau", "fearless"), "sunnybounder")],
    },
  },
  {
    id: "poe-and-a-wings-200",
    title: "Poe and the A-wings",
    about: "The A-wings shoot forward or back as they pass, and Poe finishes what they have worn down. Stay fast and never trade head-on.",
    entry: {
      format: "extended-200",
      squads: [
        squad(
          "resistance",
          ship("poedameron", "heroic", "bb8", "integratedsfoils"),
          ship("lulolampar", "heroic"),
          ship("tallissanlintra", "heroic", "advancedoptics"),
          ship("zaribangel", "heroic"),
        ),
      ],
    },
  },
  {
    id: "kylo-and-quickdraw-200",
    title: "Kylo's hunt",
    about:
      "Kylo Ren flanks late with his Force unspent, Quickdraw shoots back the moment she loses a shield, and Midnight leaves a locked enemy with the dice it rolled.",
    entry: {
      format: "extended-200",
      squads: [
        squad(
          "firstorder",
          ship("kyloren", "hate", "advancedoptics"),
          ship("quickdraw", "fanatical", "firecontrolsystem", "specialforcesgunner", "afterburners"),
          ship("midnight", "fanatical"),
        ),
      ],
    },
  },
  {
    id: "jedi-trio-200",
    title: "Three Jedi",
    about:
      "Delta-7B fighters with Force to spend on either die. Approach slowly, roll and boost out of arcs, and let Obi-Wan give back the focus that others spend.",
    entry: {
      format: "extended-200",
      squads: [
        squad(
          "galacticrepublic",
          ship("obiwankenobi", "delta7b", "r4pastromech"),
          ship("plokoon", "delta7b", "r4pastromech"),
          ship("ahsokatano", "delta7b", "r4pastromech", "heightenedperception"),
        ),
      ],
    },
  },
  {
    id: "grievous-and-vultures-200",
    title: "Grievous and his drones",
    about:
      "Drones share their calculations, and keep them thanks to Kraken; with their struts they hold on to rocks. Grievous comes in from the side.",
    entry: {
      format: "extended-200",
      squads: [
        squad(
          "separatistalliance",
          ship("generalgrievous", "treacherous", "kraken", "soullessone", "imperviumplating"),
          ...times(3, ship("separatistdrone", "energyshellcharges", "grapplingstruts")),
          ...times(2, ship("separatistdrone", "grapplingstruts")),
        ),
      ],
    },
  },
  {
    id: "b-wings-and-arc-200",
    title: "Blades and an ARC",
    about: "Braylen and Ten Numb shed stress while they attack, Norra stands close and is hard to hit there. Advance slowly, side by side.",
    entry: {
      format: "extended-200",
      squads: [
        squad(
          "rebelalliance",
          ship("braylenstramm", "crackshot"),
          ship("tennumb", "crackshot"),
          ship("norrawexley", "predator"),
          ship("lieutenantblount", "crackshot"),
        ),
      ],
    },
  },
  {
    id: "vader-and-whisper-200",
    title: "Vader and the phantom",
    about:
      "Whisper vanishes after each attack, Vader and Soontir Fel flank. None of the three ships can afford to be shot at twice in a round.",
    entry: {
      format: "extended-200",
      squads: [
        squad(
          "galacticempire",
          ship("darthvader", "hate", "firecontrolsystem"),
          ship("whisper", "predator"),
          ship("soontirfel", "predator", "hullupgrade"),
        ),
      ],
    },
  },
  ...EPIC_BATTLES,
  ...BATTLES,
  ...ACES,
  {
    id: "red-three-quick",
    title: "Luke, Wedge and Biggs",
    about:
      "Three X-wings for a first game: Biggs takes the hits, Wedge strips agility, Luke spends the Force. Keep Biggs within range 1 of the others.",
    entry: {
      format: "quick-build-2.0",
      squads: [{ faction: "rebelalliance", ships: [], builds: ["lukeskywalker", "wedgeantilles", "biggsdarklighter"] }],
    },
  },
  {
    id: "soontir-and-defender-quick",
    title: "Fel and the Defender",
    about:
      "Soontir Fel flanks, a Defender fights in front, two Academy TIEs get in the way. Move the cadets first and shoot at whatever they block.",
    entry: {
      format: "quick-build-2.0",
      squads: [{ faction: "galacticempire", ships: [], builds: ["soontirfel", "deltasquadronpilot", "academypilot-2"] }],
    },
  },
  {
    id: "maul-and-drones-quick",
    title: "Maul's shadow",
    about:
      "Darth Maul's Infiltrator hits hard and twice; the drones keep enemies busy until he arrives. Don't let him be the nearest target.",
    entry: {
      format: "quick-build-2.0",
      squads: [{ faction: "separatistalliance", ships: [], builds: ["darthmaul", "separatistdrone", "tradefederationdrone", "dfs311"] }],
    },
  },
];
