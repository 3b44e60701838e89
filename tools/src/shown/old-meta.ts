/** Three Epic Dogfights between lists as they were flown in the first edition's time. */
import type { Game } from "@broadside/rules";
import type { EntryDraft, ShipDraft } from "@broadside/squads";
import { CATALOGUE } from "../soak/content.ts";
import { formatOf, legal, notesIn, type ShownGame, type ShownSide } from "./shown-game.ts";

const FORMAT = formatOf("epic-dogfight");

/** Upgrades of a corvette name their section: `gunneryteam@fore`. */
export const ship = (pilot: string, ...upgrades: readonly string[]): ShipDraft => ({
  pilot,
  upgrades: upgrades.map((text) => {
    const [id = "", half] = text.split("@");
    return half === "fore" || half === "aft" ? { id, section: half } : { id };
  }),
});

const times = (count: number, one: ShipDraft): readonly ShipDraft[] => Array.from({ length: count }, () => one);

function side(player: string, faction: string, ships: readonly ShipDraft[]): ShownSide {
  const entry: EntryDraft = { format: FORMAT.id, squads: [{ faction, ships, player }] };
  return { players: [player], entry, squads: legal(entry, FORMAT, CATALOGUE) };
}

/** A corvette whose weapons are served by a Gunnery Team, with X-wings in front of it. */
const CORVETTE = [
  ship(
    "cr90corvette",
    "dodonnaspride",
    "singleturbolasers@fore",
    "quadlasercannons@fore",
    "quadlasercannons@aft",
    "gunneryteam@fore",
    "sensorteam@fore",
    "engineeringteam@aft",
    "raymusantilles@fore",
    "backupshieldgenerator@aft",
  ),
  ship("wedgeantilles", "predator", "r5p9"),
  ship("biggsdarklighter", "r2astromech"),
  ship("jekporkins", "drawtheirfire", "r2astromech"),
  ...times(3, ship("rookiepilot")),
  ship("banditsquadronpilot"),
];

/** The Ghost with the Phantom docked, and veterans in Y-wings and X-wings. */
const GHOST = [
  ship("kananjarrus", "ghost", "firecontrolsystem", "autoblasterturret", "reconspecialist", "herasyndulla"),
  { ...ship("sabinewren-attackshuttle", "phantom", "predator"), dockedTo: 0 },
  ship("dutchvander", "twinlaserturret", "r5p9"),
  ship("hortonsalm", "extramunitions", "plasmatorpedoes", "r2astromech"),
  ship("wedgeantilles", "predator", "r2d2"),
  ship("poedameron", "predator", "r2astromech"),
  ship("jakefarrell", "crackshot"),
  ship("garvendreis", "r2astromech"),
  ship("jekporkins"),
  ship("banditsquadronpilot"),
];

/** Howlrunner in the middle of a swarm, with interceptors beside her. */
const SWARM = [
  ship("howlrunner", "drawtheirfire"),
  ship("maulermithel", "crackshot"),
  ship("backstabber"),
  ship("darkcurse"),
  ...times(8, ship("blacksquadronpilot", "crackshot")),
  ship("soontirfel", "predator"),
  ...times(4, ship("alphasquadronpilot")),
];

/** Bombers with Extra Munitions, led by Captain Jonus and Major Rhymer. */
const BOMBERS = [
  ship("captainjonus", "extramunitions", "plasmatorpedoes", "homingmissiles", "guidancechips"),
  ship("majorrhymer", "extramunitions", "protontorpedoes", "concussionmissiles", "guidancechips"),
  ship("tomaxbren", "extramunitions", "plasmatorpedoes", "seismiccharges", "crackshot", "guidancechips"),
  ...times(6, ship("gammasquadronpilot", "extramunitions", "plasmatorpedoes", "concussionmissiles", "guidancechips")),
  ship("deathrain", "extramunitions", "protontorpedoes", "seismiccharges", "guidancechips"),
];

/** The Emperor aboard a Raider, with aces around it. */
const RAIDER = [
  ship(
    "raiderclasscorvette",
    "impetuous",
    "ioncannonbattery@fore",
    "quadlasercannons@aft",
    "gunneryteam@fore",
    "engineeringteam@aft",
    "emperorpalpatine@aft",
    "backupshieldgenerator@aft",
  ),
  ship("soontirfel", "predator", "stealthdevice"),
  ship("howlrunner", "swarmtactics"),
  ...times(9, ship("academypilot")),
];

/** Whether the log says that this card was used. */
const uses =
  (card: string) =>
  (game: Game): boolean =>
    notesIn(game, "used").some((note) => note.card === card);
const isLong = ({ state }: Game): boolean => state.round >= 5;

/** The games between these lists. `made` is the shared function for first-edition games. */
export function shownOldMeta(
  made: (id: string, sides: readonly ShownSide[], shows: ShownGame["shows"]) => ShownGame,
): readonly ShownGame[] {
  return [
    made("corvette-and-swarm", [side("Ana", "rebel", CORVETTE), side("Ben", "imperial", SWARM)], {
      usesGunneryTeam: uses("upgrade:gunneryteam"),
      usesHowlrunner: uses("pilot:howlrunner"),
      isLong,
    }),
    made("ghost-and-bombers", [side("Ana", "rebel", GHOST), side("Ben", "imperial", BOMBERS)], {
      deploysPhantom: (game) => notesIn(game, "deployed").length > 0,
      keepsMunitions: (game) => notesIn(game, "token discarded for card").length > 0,
      isLong,
    }),
    made("raider-and-ghost", [side("Ben", "imperial", RAIDER), side("Ana", "rebel", GHOST)], {
      usesPalpatine: uses("upgrade:emperorpalpatine"),
      cripplesSection: (game) => notesIn(game, "crippled").length > 0,
      isLong,
    }),
  ];
}
