import { type GameFormatId, SQUAD_FORMAT_NAMES, type SquadFormatId } from "@broadside/formats";

/** What each list format is about. */
export const FORMAT_TEXTS = {
  "standard-100": "Standard first-edition play: 100 points, no huge ships.",
  "epic-dogfight":
    "One list per player, with 300 points and 5 epic points. A list can have the same ship type up to 12 times if it's small, or 6 times if it's large.",
  "team-epic":
    "Two teammates play the same faction. Each has 200 points and 3 epic points, and can bring the same ship type up to 8 times if it's small, or 4 times if it's large.",
  escalation: "You build four lists of 60, 90, 120 and 150 points. Each contains the list before it. Huge ships aren't allowed.",
  cinematic: "The mission decides which ships you can use. Huge ships are allowed only if it calls for them.",
  "extended-200": "Second-edition events: 200 points, 2 to 8 ships.",
  "hyperspace-200": "Like Extended, with fewer cards to choose from.",
  "casual-200": "Like Extended, with any number of ships.",
  "epic-battles": "Huge ships and wings. The scenario sets the limit (500 points without a scenario), and the members of a team share it.",
  "epic-battles-2.5":
    "Our own format for huge ships and wings with 2.5 cards. A squad point counts as ten points. A huge ship costs the points on its card plus those of its upgrades. Other ships pay for upgrades and command cards from their loadout.",
  "quick-build-2.0": "Ready-made ships with upgrades, up to 8 threat in total unless the players agree otherwise.",
  "standard-20": "Standard 2.5 play: 20 squad points, 3 to 8 ships, upgrades paid from each ship's loadout.",
  "extended-20": "Like Standard, with all Extended cards.",
  "quick-build-2.5": "Ready-made ships with upgrades, up to 8 threat in total unless the players agree otherwise.",
} as const satisfies Readonly<Record<SquadFormatId, string>>;

export const FORMAT_NAMES = SQUAD_FORMAT_NAMES;

/** A first-edition game without a scenario: next to its limit, and alone. */
export const GAME_NAMES = {
  short: {
    "standard-100": "Standard",
    escalation: "Escalation",
    "epic-dogfight": "Epic Dogfight",
    "team-epic": "Team Epic",
  } as const satisfies Readonly<Record<GameFormatId, string>>,
  long: {
    "standard-100": "Standard, 100 points",
    escalation: "Escalation",
    "epic-dogfight": "Epic Dogfight, 300 points",
    "team-epic": "Team Epic, two against two",
  } as const satisfies Readonly<Record<GameFormatId, string>>,
} as const;

/** Lists that are put together from quick builds or generic ships. */
export const SQUAD_NAME_TEXTS = {
  wing: "{leader}’s wing of {ships}",
  group: "{first} and {more} more",
  squad: "{faction}: {ships}",
  several: "{first}, {second} and {more} more",
  part: "{title}: {part}",
  unnamed: "Squad {number}",
} as const;
