/** Good lists for Epic Battles in 2.0: with every huge ship in each of its factions, with every wing card, and for teams. */
import { type ReadyMadeList, ship, squad, times } from "./ready-made.ts";
import { wing } from "./wing.ts";

export const EPIC_BATTLES: readonly ReadyMadeList[] = [
  {
    id: "tantive-iv-epic",
    title: "Tantive IV",
    about:
      "The corvette shows its broadside and coordinates; Luke's X-wings guard its bow as a wing. Hold the range with the corvette and let the wing turn.",
    entry: {
      format: "epic-battles",
      options: { points: 500, requirements: ["huge-or-wing", "huge-at-most-half"] },
      squads: [
        {
          ...squad(
            "rebelalliance",
            ship(
              "alderaanianguard",
              ...[
                "raymusantilles",
                "turbolaserbattery",
                "ioncannonbattery",
                "gunneryspecialists",
                "sensorexperts",
                "adaptiveshields",
                "tantiveiv",
              ],
            ),
            ship("lukeskywalker", "veteranwingleader", "r2d2", "servomotorsfoils"),
            ...times(3, ship("redsquadronveteran", "crackshot", "servomotorsfoils")),
            ship("dutchvander", "protontorpedoes"),
            "airencracken",
          ),
          wings: [wing(1, 2, 3, 4)],
        },
      ],
    },
  },
  {
    id: "phoenix-squadron-epic",
    title: "Phoenix Squadron",
    about:
      "The Ghost leads its shuttles and A-wings as one wing past the transport, which hands out actions. The A-wings take hits meant for the Ghost.",
    entry: {
      format: "epic-battles",
      options: { scenario: "all-wings-report-in", points: 400 },
      squads: [
        {
          ...squad(
            "rebelalliance",
            ship(
              "echobaseevacuees",
              "carlistrieekan",
              "pointdefensebattery",
              "commsteam",
              "ioncannonturret",
              "adaptiveshields",
              "brighthope",
            ),
            ship("herasyndulla-vcx100lightfreighter", "phoenixsquadron", "kananjarrus", "dorsalturret", "ghost"),
            ship("sabinewren", "phantom"),
            "ap5",
            ...times(3, "phoenixsquadronpilot"),
            "wedgeantilles",
          ),
          wings: [wing(1, 2, 3, 4, 5, 6)],
        },
      ],
    },
  },
  {
    id: "agent-of-the-empire-epic",
    title: "Lord Vader's escort",
    about:
      "The Raider drives straight at the enemy's largest ship; Vader's TIEs fly before it and shield him. Soontir Fel and Duchess hunt whatever breaks away.",
    entry: {
      format: "epic-battles",
      options: { points: 500, requirements: ["huge-or-wing", "huge-at-most-half"] },
      squads: [
        {
          ...squad(
            "galacticempire",
            ship(
              "outerrimpatrol",
              ...[
                "captainneeda",
                "turbolaserbattery",
                "ioncannonbattery",
                "sensorexperts",
                "damagecontrolteam",
                "boostedscanners",
                "assailer",
              ],
              "protontorpedoes",
            ),
            ship("darthvader", "agentoftheempire", "hate", "firecontrolsystem"),
            ...times(3, ship("blacksquadronace", "crackshot")),
            ship("soontirfel", "predator"),
            "duchess",
            "gideonhask",
          ),
          wings: [wing(1, 2, 3, 4)],
        },
      ],
    },
  },
  {
    id: "shadow-wing-epic",
    title: "Shadow Wing",
    about:
      "Two wings and a cruiser: Soontir Fel's interceptors strike and split, Goran's cadets screen the Gozanti. Keep the cruiser behind them and coordinate.",
    entry: {
      format: "epic-battles",
      options: { scenario: "intel-pickup", points: 400 },
      squads: [
        {
          ...squad(
            "galacticempire",
            ship("outerrimgarrison", "strategiccommander", "pointdefensebattery", "damagecontrolteam", "tibannareserves", "vector"),
            ship("soontirfel", "shadowwing", "predator"),
            ...times(3, "sabersquadronace"),
            ship("commandantgoran", "skystrikeacademyclass"),
            ...times(3, "academypilot"),
            "maulermithel",
          ),
          wings: [wing(1, 2, 3, 4), wing(5, 6, 7, 8)],
        },
      ],
    },
  },
  {
    id: "first-order-elite-epic",
    title: "Kylo Ren's elite",
    about:
      "A Raider of the First Order with Kylo Ren and three Special Forces fighters in a wing ahead of it. Lock early and bring the full front arc to bear.",
    entry: {
      format: "epic-battles",
      options: { points: 500, requirements: ["huge-or-wing", "huge-at-most-half"] },
      squads: [
        {
          ...squad(
            "firstorder",
            ship(
              "firstordercollaborators",
              ...[
                "stalwartcaptain",
                "turbolaserbattery",
                "pointdefensebattery",
                "sensorexperts",
                "gunneryspecialists",
                "concussionmissiles",
              ],
            ),
            ship("kyloren", "firstorderelite", "hate"),
            ...times(3, ship("omegasquadronexpert", "specialforcesgunner")),
            ship("midnight", "fanatical", "advancedoptics"),
            ship("commandermalarus", "fanatical"),
          ),
          wings: [wing(1, 2, 3, 4)],
        },
      ],
    },
  },
  {
    id: "first-order-gozanti-epic",
    title: "Passing patrol",
    about:
      "A Gozanti keeps to the rear, locks and hands out actions; Quickdraw leads a wing of both kinds of TIE. Pass the enemy, shoot backward with the turrets, then turn together.",
    entry: {
      format: "epic-battles",
      options: { scenario: "passing-engagement" },
      squads: [
        {
          ...squad(
            "firstorder",
            ship("firstordersympathizers", "strategiccommander", "ioncannonbattery", "commsteam", "tibannareserves"),
            ship("quickdraw", "firstorderelite", "specialforcesgunner", "fanatical"),
            ship("zetasquadronsurvivor", "specialforcesgunner"),
            ...times(2, ship("omegasquadronace", "fanatical")),
            ship("ember", "predator"),
          ),
          wings: [wing(1, 2, 3, 4)],
        },
      ],
    },
  },
  {
    id: "jedi-commanders-epic",
    title: "Jedi commanders",
    about:
      "Two Jedi lead clones, Obi-Wan the Torrents and Aayla Secura the V-wings, under the guns of a Judiciary corvette. Screen the corvette's flanks with one wing each.",
    entry: {
      format: "epic-battles",
      options: { points: 500, requirements: ["huge-or-wing", "huge-at-most-half"] },
      squads: [
        {
          ...squad(
            "galacticrepublic",
            ship(
              "republicjudiciary",
              ...["strategiccommander", "turbolaserbattery", "ioncannonbattery", "sensorexperts", "gunneryspecialists", "boostedscanners"],
            ),
            ship("obiwankenobi", "jedicommander", "delta7b", "r4p17", "sense"),
            ...times(4, "goldsquadrontrooper"),
            ship("aaylasecura", "jedicommander", "r4pastromech", "brilliantevasion"),
            ...times(2, ship("shadowsquadronescort", "r4pastromech")),
          ),
          wings: [wing(1, 2, 3, 4, 5), wing(6, 7, 8)],
        },
      ],
    },
  },
  {
    id: "black-squadron-epic",
    title: "Black Squadron",
    about:
      "Poe Dameron's T-70s fly as one wing, and the transport behind them coordinates and locks. Two A-wings look after whatever slips past.",
    entry: {
      format: "epic-battles",
      options: { scenario: "intel-pickup", points: 400 },
      squads: [
        {
          ...squad(
            "resistance",
            ship("newrepublicvolunteers", "stalwartcaptain", "targetingbattery", "commsteam", "adaptiveshields", "optimizedpowercore"),
            ship("poedameron", "veteranwingleader", "heroic", "bb8", "integratedsfoils"),
            ...times(3, ship("blacksquadronace-t70xwing", "heroic", "integratedsfoils")),
            ship("lulolampar", "heroic", "advancedoptics"),
            ship("tallissanlintra", "heroic", "advancedoptics"),
          ),
          wings: [wing(1, 2, 3, 4)],
        },
      ],
    },
  },
  {
    id: "protectorate-epic",
    title: "The Protectorate's price",
    about:
      "Fenn Rau brings a wing of Fang Fighters to range 1 while Boba Fett and an armed C-ROC draw the fire. Charge together; apart they are fragile.",
    entry: {
      format: "epic-battles",
      options: { points: 400 },
      squads: [
        {
          ...squad(
            "scumandvillainy",
            ship("syndicatesmugglers", "azmorigan", "ioncannonbattery", "igrmdroids", "tibannareserves", "seismiccharges", "brokenhorn"),
            ship("fennrau", "veteranwingleader", "fearless"),
            ...times(3, ship("skullsquadronpilot", "fearless")),
            ship("bobafett", "marauder", "contrabandcybernetics", "seismiccharges"),
          ),
          wings: [wing(1, 2, 3, 4)],
        },
      ],
    },
  },
  {
    id: "privateers-epic",
    title: "Privateers and drones",
    about:
      "A refitted C-ROC with more guns than cargo, a wing of Vulture droids that soak up attacks, and Grievous with a Belbullab escort behind the enemy.",
    entry: {
      format: "epic-battles",
      options: { scenario: "atmospheric-entry" },
      squads: [
        {
          ...squad(
            "separatistalliance",
            ship("separatistprivateers", "stalwartcaptain", "corsairrefit", "heavylasercannon", "ioncannonbattery", "kraken"),
            ship("dfs081", "veteranwingleader", "grapplingstruts"),
            ...times(5, ship("separatistdrone", "grapplingstruts")),
            ship("generalgrievous", "treacherous", "soullessone"),
          ),
          wings: [wing(1, 2, 3, 4, 5, 6)],
        },
      ],
    },
  },
  {
    id: "evacuation-defenders-epic",
    title: "Covering the evacuation",
    about:
      "Three defenders share 500 points: a transport with its escort, a wing of A-wings, and torpedo bombers. Stay near the shuttles and make each approach costly.",
    entry: {
      format: "epic-battles",
      options: { scenario: "cover-the-evacuation" },
      squads: [
        {
          ...squad(
            "rebelalliance",
            ship("echobaseevacuees", "jandodonna", "ioncannonbattery", "damagecontrolteam", "brighthope"),
            ship("redsquadronveteran", "crackshot", "r4astromech", "servomotorsfoils"),
            ship("biggsdarklighter", "r4astromech", "servomotorsfoils"),
          ),
          name: "Transport",
        },
        {
          ...squad(
            "rebelalliance",
            ship("jakefarrell", "veteranwingleader", "predator", "crackshot"),
            ...times(3, "greensquadronpilot"),
            "arvelcrynyd",
          ),
          wings: [wing(0, 1, 2, 3, 4)],
          name: "A-wings",
        },
        {
          ...squad(
            "rebelalliance",
            ship("hortonsalm", "protontorpedoes", "dorsalturret"),
            ship("dutchvander", "protontorpedoes", "dorsalturret"),
            ship("wedgeantilles", "outmaneuver", "servomotorsfoils"),
          ),
          name: "Bombers",
        },
      ],
    },
  },
  {
    id: "evacuation-attackers-epic",
    title: "The blockade closes",
    about:
      "Two attackers share 500 points: a Raider with a pair of bombers, and two wings of TIEs under Vader and Goran. The wings pin the escort, the Raider breaks the shuttles.",
    entry: {
      format: "epic-battles",
      options: { scenario: "cover-the-evacuation", requirements: ["huge-or-wing"] },
      squads: [
        {
          ...squad(
            "galacticempire",
            ship("outerrimpatrol", "admiralozzel", "turbolaserbattery", "damagecontrolteam", "tibannareserves"),
            ship("tomaxbren", "crackshot", "protontorpedoes"),
            "scimitarsquadronpilot",
          ),
          name: "Raider",
        },
        {
          ...squad(
            "galacticempire",
            ship("darthvader", "agentoftheempire"),
            ...times(3, "academypilot"),
            ship("commandantgoran", "skystrikeacademyclass"),
            ...times(3, "academypilot"),
          ),
          wings: [wing(0, 1, 2, 3), wing(4, 5, 6, 7)],
          name: "Wings",
        },
      ],
    },
  },
];
