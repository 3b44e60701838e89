/** Pieces of the judge's table. */
export const BASES = {
  name: {
    small: "Small base",
    medium: "Medium base",
    large: "Large base",
    cr90: "CR90 corvette",
    raider: "Raider-class corvette",
    gr75: "GR-75 transport",
    gozanti: "Gozanti-class cruiser",
    croc: "C-ROC cruiser",
    huge: "Huge base",
  },
  short: {
    small: "small",
    medium: "medium",
    large: "large",
    cr90: "CR90",
    raider: "Raider",
    gr75: "GR-75",
    gozanti: "Gozanti",
    croc: "C-ROC",
    huge: "huge",
  },
  size: { small: "small", medium: "medium", large: "large", huge: "huge" },
} as const;

export const PIECES = {
  /** For short. */
  obstacleKind: {
    asteroid: "rock",
    debris: "debris",
    gascloud: "gas",
    electrochaff: "chaff",
    blaze: "blaze",
    hugeShip: "wreck",
  },
  /** The place of a piece follows these three. */
  ship: "{name}, {base}, seat {seat}",
  other: "{piece}, {id}",
  ghost: "Where {name} would end",
  inTheWay: "{name} is in the way",
  /** The moment of a game that a table shows. */
  moment: "{game}, round {round}",
  setUp: "{game}, set-up",
} as const;
