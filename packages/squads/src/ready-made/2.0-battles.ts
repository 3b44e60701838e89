/** Smaller lists for Epic Battles in 2.0: 300 points for one player, or a share of a team's 500 points for two or three members. */
import type { SquadDraft } from "../draft.ts";
import { type ReadyMadeList, ship, squad, times } from "./ready-made.ts";
import { wing } from "./wing.ts";

const list = (id: string, title: string, about: string, points: number, one: SquadDraft): ReadyMadeList => ({
  id,
  title,
  about,
  entry: { format: "epic-battles", options: { points }, squads: [one] },
});

/** A team's lists. Every member has a different name. */
const team = (id: string, title: string, about: string, scenario: string, ...squads: readonly SquadDraft[]): ReadyMadeList => ({
  id,
  title,
  about,
  entry: { format: "epic-battles", options: { scenario }, squads },
});

export const BATTLES: readonly ReadyMadeList[] = [
  list(
    "red-squadron-epic",
    "Red Squadron's convoy",
    "Garven Dreis leads four X-wings as a wing before the transport, which hands out actions. Keep the wing together until the first exchange is over.",
    300,
    {
      ...squad(
        "rebelalliance",
        ship("echobaseevacuees", "carlistrieekan", "pointdefensebattery", "adaptiveshields"),
        ship("garvendreis-t65xwing", "veteranwingleader", "servomotorsfoils"),
        ...times(3, ship("bluesquadronescort", "servomotorsfoils")),
        "airencracken",
        "banditsquadronpilot",
      ),
      wings: [wing(1, 2, 3, 4)],
    },
  ),
  list(
    "vaders-patrol-epic",
    "Vader's patrol",
    "Four cadets fly beside Darth Vader and take the hits meant for him; the cruiser coordinates and Rhymer brings the torpedoes.",
    300,
    {
      ...squad(
        "galacticempire",
        ship("outerrimgarrison", "strategiccommander", "pointdefensebattery", "damagecontrolteam"),
        ship("darthvader", "agentoftheempire", "hate"),
        ...times(4, "academypilot"),
        ship("majorrhymer", "protontorpedoes"),
      ),
      wings: [wing(1, 2, 3, 4, 5)],
    },
  ),
  list(
    "cartel-raid-epic",
    "Cartel raid",
    "Talonbane Cobra's Kihraxz come as one wing while the C-ROC draws fire. Close in fast, and split when the enemy turns.",
    300,
    {
      ...squad(
        "scumandvillainy",
        ship("syndicatesmugglers", "azmorigan", "ioncannonbattery", "igrmdroids"),
        ship("talonbanecobra", "veteranwingleader", "fearless"),
        ...times(3, "cartelmarauder"),
        "palobgodalhi",
        "kaatoleeachos",
      ),
      wings: [wing(1, 2, 3, 4)],
    },
  ),
  list(
    "blue-squadron-epic",
    "Nien Nunb's rookies",
    "Four T-70s in a wing and a transport that locks for them. Turn away from whoever is near Nien Nunb: he sheds stress there.",
    300,
    {
      ...squad(
        "resistance",
        ship("newrepublicvolunteers", "stalwartcaptain", "targetingbattery", "commsteam"),
        ship("niennunb", "veteranwingleader", "heroic", "integratedsfoils"),
        ...times(3, ship("bluesquadronrookie", "integratedsfoils")),
        "finn",
      ),
      wings: [wing(1, 2, 3, 4)],
    },
  ),
  list(
    "obi-wans-torrents-epic",
    "Obi-Wan's Torrents",
    "Obi-Wan commands four Torrents; two ARC-170s behind them shoot before and behind. Let the clones go first into any fight.",
    300,
    {
      ...squad(
        "galacticrepublic",
        ship("obiwankenobi", "jedicommander", "delta7b", "r4pastromech"),
        ...times(4, "goldsquadrontrooper"),
        "jag",
        "wolffe",
        "axe",
      ),
      wings: [wing(0, 1, 2, 3, 4)],
    },
  ),
  list(
    "gray-squadron-epic",
    "Gray Squadron",
    "Horton Salm's Y-wings drop their bombs together, escorted by Wedge and two Headhunters. Bombs first, turrets after.",
    300,
    {
      ...squad(
        "rebelalliance",
        ship("hortonsalm", "veteranwingleader", "dorsalturret", "protontorpedoes"),
        ...times(3, ship("graysquadronbomber", "dorsalturret")),
        ship("wedgeantilles", "predator", "servomotorsfoils"),
        ship("lieutenantblount", "crackshot"),
        ...times(2, "talasquadronpilot"),
      ),
      wings: [wing(0, 1, 2, 3)],
    },
  ),
  team(
    "alliance-pair-epic",
    "Two flights of the Alliance",
    "Two members share 500 points: a transport behind X-wings, and A-wings with bombers. The A-wings and the transport come from opposite sides.",
    "cover-the-evacuation",
    {
      ...squad(
        "rebelalliance",
        ship("echobaseevacuees", "jandodonna", "ioncannonbattery", "damagecontrolteam", "brighthope"),
        ship("thanekyrell", "veteranwingleader", "protontorpedoes", "servomotorsfoils"),
        ...times(3, ship("bluesquadronescort", "servomotorsfoils")),
      ),
      wings: [wing(1, 2, 3, 4)],
      name: "Transport and X-wings",
    },
    {
      ...squad(
        "rebelalliance",
        ship("jakefarrell", "veteranwingleader", "predator", "crackshot"),
        ...times(3, "greensquadronpilot"),
        ship("hortonsalm", "protontorpedoes", "dorsalturret"),
        ship("norrawexley", "predator"),
      ),
      wings: [wing(0, 1, 2, 3)],
      name: "A-wings and bombers",
    },
  ),
  team(
    "imperial-trio-epic",
    "Three flights of the Empire",
    "Three members share 500 points: a cruiser with bombers, Vader with his cadets, and Soontir Fel's interceptors. Fel comes last, from the flank.",
    "cover-the-evacuation",
    {
      ...squad(
        "galacticempire",
        ship("outerrimgarrison", "strategiccommander", "ioncannonbattery"),
        ship("tomaxbren", "crackshot", "protontorpedoes"),
        "majorrhymer",
      ),
      name: "Cruiser",
    },
    {
      ...squad("galacticempire", ship("darthvader", "agentoftheempire", "hate"), ...times(4, "academypilot")),
      wings: [wing(0, 1, 2, 3, 4)],
      name: "Vader's cadets",
    },
    {
      ...squad("galacticempire", ship("soontirfel", "shadowwing"), ...times(3, "sabersquadronace")),
      wings: [wing(0, 1, 2, 3)],
      name: "Interceptors",
    },
  ),
];
