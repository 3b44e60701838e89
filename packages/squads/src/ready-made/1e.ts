/** Good lists for the first edition: standard play, Epic Dogfight with every huge ship, teams, sets for Escalation, and a mission. */
import type { ShipDraft, SquadDraft } from "../draft.ts";
import { type ReadyMadeList, ship, squad, times } from "./ready-made.ts";

/** Ships that appear in several lists, with the cards that they are known for. */
const WEDGE = ship("wedgeantilles", "predator", "r2astromech");
const LUKE = ship("lukeskywalker", "predator", "r2d2");
const ARMED_BANDIT = ship("banditsquadronpilot", "concussionmissiles");
const HOWLRUNNER = ship("howlrunner", "swarmtactics");
const SOONTIR = ship("soontirfel", "pushthelimit", "royalguardtie", "autothrusters", "stealthdevice");
const VADER = ship("darthvader", "veteraninstincts", "tiex1", "advtargetingcomputer");
const VADER_BOOSTING = ship("darthvader", "veteraninstincts", "tiex1", "advtargetingcomputer", "engineupgrade");
const VESSERY = ship("colonelvessery", "juke", "tiex7");
const RYAD = ship("countessryad", "pushthelimit", "tiex7", "twinionenginemkii");
const EMPEROR = ship("omicrongrouppilot", "emperorpalpatine");
const FENN = ship("fennrau-protectoratestarfighter", "attannimindlink", "concorddawnprotector", "autothrusters");
const TEROCH = ship("oldteroch", "attannimindlink", "concorddawnprotector", "autothrusters");
const droid = (pilot: string): ShipDraft =>
  ship(pilot, "pushthelimit", "advancedsensors", "manglercannon", "glitterstim", "autothrusters", "ig2000");
const BOBA = ship("bobafett-scum", "veteraninstincts", "proximitymines", "engineupgrade", "slavei");

const CORVETTE = ship(
  "cr90corvette",
  "tantiveiv",
  "singleturbolasers@fore",
  "singleturbolasers@fore",
  "quadlasercannons@aft",
  "gunneryteam@fore",
  "engineeringteam@aft",
  "raymusantilles@fore",
  "leiaorgana@fore",
  "wed15repairdroid@aft",
  "backupshieldgenerator@aft",
);
const BRIGHT_HOPE = ship("gr75mediumtransport", "brighthope", "torynfarr", "carlistrieekan", "commsbooster", "shieldprojector");
const RAIDER = ship(
  "raiderclasscorvette",
  "instigator",
  "ioncannonbattery@fore",
  "quadlasercannons@aft",
  "quadlasercannons@aft",
  "gunneryteam@fore",
  "engineeringteam@aft",
  "sensorteam@aft",
  "admiralozzel@aft",
  "grandmofftarkin@aft",
  "backupshieldgenerator@aft",
  "tibannagassupplies@fore",
  "optimizedgenerators",
);
const GOZANTI = ship(
  "gozanticlasscruiser",
  "vector",
  "dockingclamps",
  "broadcastarray",
  "duallaserturret",
  "engineeringteam",
  "shieldtechnician",
  "constructiondroid",
  "automatedprotocols",
);
const CROC = ship(
  "croccruiser",
  "merchantone",
  "heavylaserturret",
  "gunneryteam",
  "igrmthugdroids",
  "azmorigan",
  "cikatrovizago",
  "boshek",
  "quickreleasecargolocks",
  "superchargedpowercells",
  "optimizedgenerators",
);

/** Ships that the second tier in each Escalation set adds. Later tiers have them too. */
const LUKE_AND_WINGMATES = [
  ship("lukeskywalker", "predator", "r2d2", "protontorpedoes"),
  ship("redsquadronpilot", "r2astromech"),
  ship("bluesquadronpilot", "firecontrolsystem", "flechettetorpedoes"),
];
const SWARM = [HOWLRUNNER, "backstabber", ...times(3, "academypilot"), ship("maulermithel", "crackshot")];
const ACES_AND_PIRATES = [FENN, TEROCH, ship("binayrepirate", "feedbackarray"), ship("binayrepirate", "deadmansswitch")];

/** The rules give no epic points for this ship. Most players use this value. */
const GOZANTI_COUNTS_TWO = { epicPoints: { gozanticlasscruiser: 2 } };
const CROC_COUNTS_TWO = { epicPoints: { croccruiser: 2 } };

const aboard = (carrier: number, ...ships: readonly ShipDraft[]): readonly ShipDraft[] =>
  ships.map((one) => ({ ...one, dockedTo: carrier }));

const stating = (list: SquadDraft, points: number, epicPoints: number): SquadDraft => ({ ...list, declared: { points, epicPoints } });

/** The two lists in a team. The captain's comes first. */
const team = (captain: SquadDraft, mate: SquadDraft): readonly SquadDraft[] => [
  { ...captain, player: "Player one", captain: true },
  { ...mate, player: "Player two" },
];

/** Four tiers, each given by its ships, with the obstacles for all of them. */
const tiers = (
  faction: string,
  obstacles: readonly string[],
  ...ships: readonly (readonly (string | ShipDraft)[])[]
): readonly SquadDraft[] => ships.map((ofTier, at) => ({ ...squad(faction, ...ofTier), ...(at === 0 && { obstacles }) }));

export const READY_MADE: readonly ReadyMadeList[] = [
  {
    id: "1e-red-squadron",
    title: "Red Squadron",
    about:
      "Wedge and Luke shoot while Biggs draws the fire beside them. Fly all three base to base into the first exchange, then let the aces turn.",
    entry: {
      format: "standard-100",
      squads: [
        squad(
          "rebel",
          ship("wedgeantilles", "predator", "protontorpedoes", "r2astromech"),
          LUKE,
          ship("biggsdarklighter", "r5p9", "integratedastromech"),
        ),
      ],
    },
  },
  {
    id: "1e-four-b-wings",
    title: "Four B-wings and a scout",
    about:
      "Five plain ships, much hull, three dice each. Advance slowly in a line, shoot one target at a time, and block with the Headhunter.",
    entry: { format: "standard-100", squads: [squad("rebel", ...times(4, "bluesquadronpilot"), "banditsquadronpilot")] },
  },
  {
    id: "1e-howlrunner-swarm",
    title: "Howlrunner's swarm",
    about:
      "Seven TIE fighters that reroll at range 1 of Howlrunner. Keep the formation until the first shots have landed, and guard her well.",
    entry: {
      format: "standard-100",
      squads: [
        squad("imperial", HOWLRUNNER, ship("maulermithel", "crackshot"), ...times(2, "obsidiansquadronpilot"), ...times(3, "academypilot")),
      ],
    },
  },
  {
    id: "1e-emperors-aces",
    title: "The Emperor's aces",
    about: "Soontir Fel and Darth Vader flank from two sides; the shuttle stays far behind and lets the Emperor change one die each round.",
    entry: {
      format: "standard-100",
      squads: [squad("imperial", SOONTIR, VADER_BOOSTING, ship("omicrongrouppilot", "emperorpalpatine", "tacticaljammer"))],
    },
  },
  {
    id: "1e-two-assassin-droids",
    title: "Two assassin droids",
    about: "Two tough, fast ships with two actions each. Come from one flank, boost in before the maneuver, turn around and shoot again.",
    entry: { format: "standard-100", squads: [squad("scum", droid("ig88b"), droid("ig88c"))] },
  },
  {
    id: "1e-mindlink",
    title: "Linked minds",
    about:
      "Fenn Rau and Old Teroch share their focus and want range 1, head on. Asajj waits at the side and holds enemies in her mobile arc.",
    entry: { format: "standard-100", squads: [squad("scum", FENN, TEROCH, ship("asajjventress", "unkarplutt"))] },
  },
  {
    id: "1e-tantive-and-transport",
    title: "Tantive IV and her transport",
    about:
      "The corvette's turbolasers reach range 5: turn her side to the enemy early. The transport feeds tokens from behind, the fighters keep the middle.",
    entry: {
      format: "epic-dogfight",
      squads: [stating(squad("rebel", CORVETTE, BRIGHT_HOPE, WEDGE, ...times(2, "bluesquadronpilot"), ...times(2, ARMED_BANDIT)), 300, 5)],
    },
  },
  {
    id: "1e-evacuation",
    title: "Evacuation",
    about:
      "Two transports behind nine fighters. Bright Hope takes hits on her reinforced bow, Jan Dodonna's neighbours hit harder: stay close.",
    entry: {
      format: "epic-dogfight",
      squads: [
        stating(
          squad(
            "rebel",
            ship("gr75mediumtransport", "brighthope", "carlistrieekan", "commsbooster", "frequencyjammer"),
            ship("gr75mediumtransport", "quantumstorm", "jandodonna", "commsbooster", "shieldprojector"),
            WEDGE,
            LUKE,
            ship("wesjanson", "veteraninstincts", "r2astromech"),
            ...times(3, "bluesquadronpilot"),
            ...times(2, "banditsquadronpilot"),
            ARMED_BANDIT,
          ),
          299,
          4,
        ),
      ],
    },
  },
  {
    id: "1e-raider-and-escort",
    title: "Raider and escort",
    about:
      "The Raider goes straight at the enemy, ions whatever comes into its bow arc and rakes its sides with quad lasers. Swarm below it, Vader and Fel at the flanks.",
    entry: {
      format: "epic-dogfight",
      squads: [stating(squad("imperial", RAIDER, HOWLRUNNER, ...times(5, "academypilot"), SOONTIR, VADER), 300, 3)],
    },
  },
  {
    id: "1e-carrier-group",
    title: "Carrier group",
    about:
      "The Gozanti brings four TIE aces to where they are needed and lets them all go at once; defenders and the Inquisitor hold until then.",
    entry: {
      format: "epic-dogfight",
      options: GOZANTI_COUNTS_TWO,
      squads: [
        stating(
          squad(
            "imperial",
            GOZANTI,
            ...aboard(
              0,
              ship("howlrunner", "crackshot"),
              ship("maulermithel", "crackshot"),
              ship("scourge", "crackshot"),
              ship("backstabber"),
            ),
            VESSERY,
            RYAD,
            SOONTIR,
            EMPEROR,
            ship("theinquisitor", "pushthelimit", "tiev1", "autothrusters"),
          ),
          299,
          2,
        ),
      ],
    },
  },
  {
    id: "1e-smugglers-convoy",
    title: "Smugglers' convoy",
    about:
      "The C-ROC recovers and shoots all round while droids, Mandalorians and Boba Fett hunt. Keep it between you and their largest ship.",
    entry: {
      format: "epic-dogfight",
      options: CROC_COUNTS_TWO,
      squads: [
        stating(
          squad(
            "scum",
            CROC,
            droid("ig88b"),
            droid("ig88c"),
            FENN,
            TEROCH,
            BOBA,
            ship("binayrepirate", "clustermissiles", "feedbackarray"),
            "binayrepirate",
          ),
          300,
          2,
        ),
      ],
    },
  },
  {
    id: "1e-team-alliance-fleet",
    title: "Alliance fleet",
    about: "One player commands the corvette, the other the transport and most of the fighters; together they hold one broad line.",
    entry: {
      format: "team-epic",
      squads: team(
        stating(squad("rebel", CORVETTE, WEDGE, "banditsquadronpilot", ARMED_BANDIT), 200, 3),
        stating(squad("rebel", BRIGHT_HOPE, LUKE, ...times(4, "bluesquadronpilot"), ship("rookiepilot", "protontorpedoes")), 200, 2),
      ),
    },
  },
  {
    id: "1e-team-imperial-hammer",
    title: "Hammer and blade",
    about: "The Raider and its swarm are the hammer in the middle; the teammate's aces and defenders come round both flanks.",
    entry: {
      format: "team-epic",
      squads: team(
        stating(squad("imperial", RAIDER, HOWLRUNNER, ...times(2, "obsidiansquadronpilot")), 200, 3),
        stating(
          squad("imperial", VESSERY, RYAD, SOONTIR, VADER_BOOSTING, EMPEROR, ...times(2, ship("blacksquadronpilot", "crackshot"))),
          200,
          0,
        ),
      ),
    },
  },
  {
    id: "1e-team-cartel",
    title: "The cartel",
    about: "Droids fight beside the C-ROC; the teammate's bounty hunters pick off whoever turns towards it.",
    entry: {
      format: "team-epic",
      options: CROC_COUNTS_TWO,
      squads: team(
        stating(squad("scum", CROC, droid("ig88b"), droid("ig88c"), ship("torkilmux", "ioncannonturret"), "binayrepirate"), 197, 2),
        stating(
          squad(
            "scum",
            FENN,
            TEROCH,
            BOBA,
            ship("asajjventress", "lattsrazzi"),
            ship("talonbanecobra", "lonewolf", "glitterstim"),
            ship("tansariipointveteran", "crackshot"),
          ),
          198,
          0,
        ),
      ),
    },
  },
  {
    id: "1e-escalation-rebel",
    title: "Red Squadron grows",
    about: "Luke leads from the first round; a B-wing, Wedge and another B-wing join him. Always shoot first at whatever threatens Luke.",
    entry: {
      format: "escalation",
      squads: tiers(
        "rebel",
        ["coreasteroid0", "coreasteroid1", "coreasteroid4"],
        [LUKE, ship("redsquadronpilot", "r2astromech")],
        LUKE_AND_WINGMATES,
        [...LUKE_AND_WINGMATES, ship("wedgeantilles", "r5astromech")],
        [
          ...LUKE_AND_WINGMATES,
          ship("wedgeantilles", "predator", "r5astromech", "protontorpedoes"),
          ship("bluesquadronpilot", "firecontrolsystem"),
        ],
      ),
    },
  },
  {
    id: "1e-escalation-imperial",
    title: "The swarm and the Emperor",
    about: "A small swarm that becomes a large one, then gets Soontir Fel for its flank and the Emperor for its luck.",
    entry: {
      format: "escalation",
      squads: tiers(
        "imperial",
        ["coreasteroid5", "coreasteroid3", "vt49decimatordebris0"],
        [HOWLRUNNER, "backstabber", ...times(2, "academypilot")],
        SWARM,
        [...SWARM, ship("soontirfel", "pushthelimit", "royalguardtie")],
        [...SWARM, ship("soontirfel", "pushthelimit", "royalguardtie"), ship("omicrongrouppilot", "emperorpalpatine", "tacticaljammer")],
      ),
    },
  },
  {
    id: "1e-escalation-scum",
    title: "Mandalorians and pirates",
    about: "Two linked aces win the small games; pirates, Talonbane Cobra and Guri give them time and targets in the larger ones.",
    entry: {
      format: "escalation",
      squads: tiers(
        "scum",
        ["coreasteroid2", "yt2400debris0", "yt2400debris2"],
        [
          ship("fennrau-protectoratestarfighter", "attannimindlink", "concorddawnprotector"),
          ship("oldteroch", "attannimindlink", "concorddawnprotector"),
        ],
        ACES_AND_PIRATES,
        [...ACES_AND_PIRATES, ship("talonbanecobra", "lonewolf")],
        [...ACES_AND_PIRATES, ship("talonbanecobra", "lonewolf"), ship("guri", "predator", "starvipermkii")],
      ),
    },
  },
  {
    id: "1e-convoy-mission",
    title: "Convoy escort",
    about: "For missions that call for a transport: three X-wings clear its way and a Headhunter runs ahead to block.",
    entry: {
      format: "cinematic",
      options: { points: 150, missionShips: ["gr75mediumtransport"] },
      squads: [
        squad(
          "rebel",
          ship("gr75mediumtransport", "brighthope", "carlistrieekan", "commsbooster"),
          WEDGE,
          LUKE,
          ship("rookiepilot", "r2astromech"),
          ARMED_BANDIT,
        ),
      ],
    },
  },
];
