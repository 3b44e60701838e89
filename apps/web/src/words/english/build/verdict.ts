/** The right column: whether the list is legal, its problems and fixes. */
export const VERDICT = {
  title: "Verdict",
  nothingYet: "No ships yet",
  legal: "Legal",
  problems: "{count, plural, one {# problem} other {# problems}}",
  howTo: "Choose a faction, then add ships. You'll see every problem here, with its rule and how to fix it.",
  worthALook: "Worth a look",
  fixes: "Fixes",
  fixAll: "{count, plural, =1 {Fix it} =2 {Fix both} other {Fix all #}}",
  fixSome: "Fix {fixed} of {count}",
  looking: "Looking for fixes…",
  fixed: "Fixed. Undo brings the list back as it was.",
  left: "{points, plural, one {# point left.} other {# points left.}}",
  notUsed: "The points update of {date} has errors and isn't used",
  undatedNotUsed: "A points update without a readable date isn't used",
  cardsOf: "Card data from {date}",
  team: "Team",
  epic: "{points} epic",
  epicOf: "{points} / {limit} epic",
} as const;

/** What was checked in a legal list. */
export const CHECKED = {
  points: "{spent} of {limit} points",
  threat: "{spent} of {limit} threat",
  names: "No name over its limit",
  sections: "Both sections included",
  epicPoints: "{parts} epic points",
} as const;

export const PICKED_SHIP = {
  label: "Selected ship",
  points: "{points, plural, one {# point} other {# points}}",
  energyGained: "energy gained per maneuver",
  allDetails: "All details",
  allDetailsOf: "All details of {ship}",
} as const;

export const DICE = {
  title: "Dice by range",
  about: "all ships, one round",
  meaning: "This counts printed dice: all weapons on huge ships, the best weapon on each other ship, and one extra die at range 1.",
  huge: "huge ships",
  others: "other ships",
  atRange: "Range {range}: {dice, plural, one {# die} other {# dice}}",
} as const;
