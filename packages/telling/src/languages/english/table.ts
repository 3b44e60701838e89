/** The game's name, and who controls what on a scenario's table. */
export const TABLE = {
  /** A game without a format or a scenario. */
  dogfight: "Dogfight",
  control: {
    nobody: "nobody controls it",
    player: "{player} controls it",
    /** Reports how many ships each side has at a place, and who controls the place as a result. */
    counted: "{counts}: {control}",
    /** A comparison such as `2 v 1`, with any number of sides. */
    counts: "{count} v {others}",
  },
  area: { anyone: "Anyone's area", owners: "{owners}", numbered: "Area {area}" },
  scoring: { missionPoints: "mission points", points: "points", /** The name of whatever the scenario scores. */ other: "{things}" },
} as const;
