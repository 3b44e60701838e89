/** Good lists for 2.5: 20 points in Standard and Extended (some lists have standard loadouts), Epic Battles, and quick builds. */
import { EPIC } from "./2.5-epic.ts";
import { type ReadyMadeList, ship, squad, times } from "./ready-made.ts";

export const READY_MADE: readonly ReadyMadeList[] = [
  {
    id: "red-squadron-20",
    title: "Red Squadron",
    about:
      "Four X-wings that win an even exchange. Luke opens with torpedoes, Wes and Thane with missiles, and Wedge makes defence dice scarce.",
    entry: {
      format: "standard-20",
      squads: [
        squad(
          "rebelalliance",
          ship("lukeskywalker", "marksmanship", "instinctiveaim", "protontorpedoes", "r2d2", "servomotorsfoils"),
          ship("wedgeantilles", "predator", "r5d8", "servomotorsfoils"),
          ship("wesjanson", "predator", "protonrockets", "r3astromech", "munitionsfailsafe", "servomotorsfoils"),
          ship("thanekyrell", "predator", "concussionmissiles", "servomotorsfoils"),
        ),
      ],
    },
  },
  {
    id: "yavin-heroes-20",
    title: "Heroes of Yavin",
    about:
      "Standard loadouts throughout, so nothing has to be chosen. The Falcon draws fire while the X-wings close in for their torpedoes.",
    entry: {
      format: "standard-20",
      squads: [
        squad(
          "rebelalliance",
          "hansolo-battleofyavin",
          "lukeskywalker-battleofyavin",
          "garvendreis-battleofyavin",
          "jekporkins-battleofyavin",
        ),
      ],
    },
  },
  {
    id: "vader-and-aces-20",
    title: "Vader and the 181st",
    about:
      "Vader and Soontir Fel move last and pick their fights; Howlrunner and Iden hold the middle together. Spend the first round on position.",
    entry: {
      format: "standard-20",
      squads: [
        squad(
          "galacticempire",
          ship("darthvader", "predator", "hate", "heightenedperception", "firecontrolsystem", "afterburners"),
          ship("soontirfel", "crackshot", "elusive", "precisionionengines", "sensitivecontrols"),
          ship("howlrunner", "swarmtactics", "disciplined", "targetingcomputer"),
          ship("idenversio", "predator", "elusive", "targetingcomputer"),
        ),
      ],
    },
  },
  {
    id: "endor-defence-20",
    title: "Defence of Endor",
    about:
      "Five standard loadouts of the fleet at Endor. Keep the TIEs in formation for the objectives and let Fel and Sapphire Two cut in from outside.",
    entry: {
      format: "standard-20",
      squads: [
        squad(
          "galacticempire",
          "soontirfel-battleoverendor",
          "majormianda-battleoverendor",
          "sapphire2-battleoverendor",
          "scimitar1-battleoverendor",
          "lieutenanthebsly-battleoverendor",
        ),
      ],
    },
  },
  {
    id: "bounty-hunters-20",
    title: "Hunters for hire",
    about:
      "Boba Fett and Fenn Rau want to be close, Cad Bane shoots whatever they have pinned, and the drone holds an objective or explodes.",
    entry: {
      format: "standard-20",
      squads: [
        squad(
          "scumandvillainy",
          ship("bobafett", "fearless", "marauder", "hansolo-gunner", "seismiccharges", "contrabandcybernetics"),
          ship("fennrau", "fearless", "predator", "mandalorianoptics", "beskarreinforcedplating"),
          ship("cadbane", "predator", "ioncannon", "contrabandcybernetics", "targetingcomputer"),
          "autopilotdrone",
        ),
      ],
    },
  },
  {
    id: "black-one-20",
    title: "Black Leader",
    about: "Poe and Ello joust, the two A-wings circle, and BB-8 looks after the objectives. Strike with all at once, then scatter.",
    entry: {
      format: "standard-20",
      squads: [
        squad(
          "resistance",
          ship("poedameron-swz68", "heroic", "predator", "protontorpedoes", "r4astromech", "integratedsfoils"),
          ship("lulolampar", "heroic", "predator", "advancedoptics"),
          ship("tallissanlintra", "heroic", "crackshot", "marksmanship", "advancedoptics"),
          ship("elloasty", "heroic", "marksmanship", "targetingcomputer", "integratedsfoils"),
          ship("bb8", "targetingsynchronizer", "automatedtargetpriority"),
        ),
      ],
    },
  },
  {
    id: "first-order-aces-20",
    title: "Aces of the First Order",
    about: "Four aces of initiative 5 and 6. None can take a round of fire from everyone, so never be where two enemies are looking.",
    entry: {
      format: "standard-20",
      squads: [
        squad(
          "firstorder",
          ship("kyloren-tiewiwhispermodifiedinterceptor", "hate", "malice", "predator", "enhancedjammingsuite", "sensorscramblers"),
          ship("wrath", "predator", "elusive", "ioncannon", "enhancedjammingsuite", "sensorscramblers"),
          ship("quickdraw", "fanatical", "predator", "firecontrolsystem", "specialforcesgunner", "patternanalyzer"),
          ship("majorvonreg", "fanatical", "marksmanship", "magpulsewarheads", "deuteriumpowercells", "targetingcomputer"),
        ),
      ],
    },
  },
  {
    id: "jedi-and-clones-20",
    title: "Jedi and clones",
    about: "Three Eta-2s dodge and strike in their bullseye, Jag's ARC-170 stands behind them, and the Headhunter sits on an objective.",
    entry: {
      format: "standard-20",
      squads: [
        squad(
          "galacticrepublic",
          ship("anakinskywalker-eta2actis", "crackshot", "heightenedperception", "r2d2-republic"),
          ship("obiwankenobi-eta2actis", "predator", "brilliantevasion", "foresight", "r4p17"),
          ship("shaakti", "predator", "brilliantevasion", "heightenedperception", "r4pastromech"),
          ship("jag", "veterantailgunner", "r4pastromech", "synchronizedconsole", "targetingcomputer"),
          ship("slider", "dedicated"),
        ),
      ],
    },
  },
  {
    id: "siege-of-coruscant-20",
    title: "Siege of Coruscant",
    about:
      "The Republic's standard loadouts: Anakin and Obi-Wan lead, the clones shoot better near each other. Move as one body and trade ships evenly.",
    entry: {
      format: "standard-20",
      squads: [
        squad(
          "galacticrepublic",
          "anakinskywalker-siegeofcoruscant",
          "obiwankenobi-siegeofcoruscant",
          "oddball-siegeofcoruscant",
          "jag-siegeofcoruscant",
          "axe-siegeofcoruscant",
        ),
      ],
    },
  },
  {
    id: "droid-swarm-20",
    title: "Droid swarm",
    about:
      "Seven ships for every objective on the table. Kraken keeps the calculations, the drones crowd the middle, Grievous and the Hunter punish whoever turns away.",
    entry: {
      format: "standard-20",
      squads: [
        squad(
          "separatistalliance",
          ship("generalgrievous", "treacherous", "protonrockets", "imperviumplating", "targetingcomputer", "soullessone"),
          ship("dbs32c", "kraken", "passivesensors", "targetingcomputer", "landingstruts"),
          ship("precisehunter", "ioncannon", "targetingcomputer", "grapplingstruts"),
          ship("dfs081", "energyshellcharges", "targetingcomputer", "grapplingstruts"),
          ...times(3, ship("separatistdrone", "discordmissiles", "targetingcomputer", "grapplingstruts")),
        ),
      ],
    },
  },
  {
    id: "black-sun-extended",
    title: "Black Sun",
    about:
      "Guri's StarViper rolls where no one expects it, three Kihraxz fighters with illicit gear hold the line. Send Guri and Talonbane around, the others through.",
    entry: {
      format: "extended-20",
      squads: [
        squad(
          "scumandvillainy",
          ship("guri", "predator", "protontorpedoes", "targetingsynchronizer", "virago", "targetingcomputer", "munitionsfailsafe"),
          ship("talonbanecobra", "fearless", "concussionmissiles", "contrabandcybernetics", "targetingcomputer"),
          ship("viktorhel", "fearless", "deadmansswitch", "concussionmissiles"),
          ship("graz", "fearless", "contrabandcybernetics", "deadmansswitch"),
        ),
      ],
    },
  },
  {
    id: "rogue-squadron-extended",
    title: "Rogue Squadron",
    about:
      "E-wings lock from far off and open with torpedoes; Thane keeps them company. Corran attacks twice when a round can be spared afterwards.",
    entry: {
      format: "extended-20",
      squads: [
        squad(
          "rebelalliance",
          ship("corranhorn", "predator", "firecontrolsystem", "protontorpedoes", "r4astromech", "targetingcomputer"),
          ship("gavindarklighter", "predator", "firecontrolsystem", "protontorpedoes", "targetingcomputer"),
          ship("roguesquadronescort", "firecontrolsystem", "plasmatorpedoes", "r3astromech", "electronicbaffle"),
          ship("thanekyrell", "predator", "concussionmissiles", "servomotorsfoils"),
        ),
      ],
    },
  },
  {
    id: "skirmish-of-jango-quick",
    title: "Jango and the Nantex",
    about:
      "Jango Fett in the middle, Sun Fac tractoring whatever comes too near, one drone for the rocks. Three quick builds of threat 4, 3 and 1.",
    entry: { format: "quick-build-2.5", squads: [{ faction: "separatistalliance", ships: [], builds: ["jangofett", "sunfac", "dfs311"] }] },
  },
  {
    id: "silencer-patrol-quick",
    title: "Kylo's patrol",
    about: "Kylo Ren's Silencer with two TIEs. Let the Special Forces fighter take the lead and bring Kylo in from the flank.",
    entry: {
      format: "quick-build-2.5",
      squads: [{ faction: "firstorder", ships: [], builds: ["kyloren", "zetasquadronsurvivor", "epsilonsquadroncadet"] }],
    },
  },
  ...EPIC,
];
