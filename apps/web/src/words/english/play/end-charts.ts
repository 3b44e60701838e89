/** Charts of a finished game: losses, the lead, dice and turning points. */
export const LOSSES = {
  lossesByRound: "Losses by round",
  scoredByRound: "Score by round",
  height: "height is points",
  lost: "{name} lost {points}",
  scored: "{name}: {points}",
  noRound: "No round was played.",
  setUp: "Set-up",
  round: "{round, plural, =0 {Set-up} other {Round #}}",
  /** For screen readers. */
  turningPoint: "{round, plural, =0 {Set-up} other {Round #}}, turning point {turn}",
  /** A bar that stands for several losses. */
  more: "{count} more",
  loss: "{name}: {points}",
} as const;

export const LEAD = {
  lead: "Lead",
  scores: "Scores",
  level: "{round, plural, =0 {Level after set-up} other {Level after round #}}",
  ahead: "{round, plural, =0 {{name} leads by {points} after set-up} other {{name} leads by {points} after round #}}",
} as const;

export const LUCK = {
  title: "Dice",
  about: "rolled against expected",
  hits: "hits",
  evades: "evades",
  /** With its sign. */
  results: "{more} results",
  expected: "exp. {figure}",
} as const;

export const TURNING_POINTS = {
  title: "Turning points",
  click: "click to watch from there",
  none: "The score never changed.",
  level: "level",
  lead: "+{points}",
  /** For screen readers: the lead before and after. */
  change: "{before}, then {after}",
  namedLead: "{name} +{points}",
} as const;
