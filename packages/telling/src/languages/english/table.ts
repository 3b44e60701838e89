/** The game's name, and who controls what on a scenario's table. */
import { type ScoredBy, SQUAD_FORMAT_NAMES } from "@broadside/formats";

export const TABLE = {
  /** A game without a format or a scenario. */
  dogfight: "Dogfight",
  formats: SQUAD_FORMAT_NAMES,
  control: {
    nobody: "nobody controls it",
    player: "{player} controls it",
    /** Reports how many ships each side has at a place, and who controls the place as a result. */
    counted: "{counts}: {control}",
    /** A comparison such as `2 v 1`, with any number of sides. */
    counts: "{count} v {others}",
  },
  area: { anyone: "Anyone's area", owners: "{owners}", numbered: "Area {area}" },
  /** What decides the game. */
  scoring: {
    points: "points",
    "standard score": "standard score",
    "victory counters": "victory counters",
    "mission points": "mission points",
  } as const satisfies Readonly<Record<ScoredBy | "points", string>>,
  /** An organiser's limits for the squads of a scenario. */
  limits: {
    points: "Points per {binds, select, team {team} other {squad}}{edition, select, none {} other { in {edition}}}",
    threat: "Threat per {binds, select, team {team} other {squad}}{edition, select, none {} other { in {edition}}}, with quick builds",
  },
} as const;
