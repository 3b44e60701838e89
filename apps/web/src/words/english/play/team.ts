/** Sides of several players: chips, rails, the scenario's objectives, and waiting for others. */
export const TEAM = {
  sides: "Sides",
  /** Read out after a score. */
  scored: "scored",
  settingUp: "setting up",
  seats: "Seats",
  yourTeam: "Your team",
  roles: { attacker: "Attackers", defender: "Defenders" },
  team: "Team {team}",
  scenario: "Scenario",
  ships: "{count, plural, one {# ship} other {# ships}}",
  planning: "planning",
  ready: "ready ✓",
} as const;

export const OBJECTIVES = {
  title: "Objectives",
  status: {
    inPlay: "in play",
    reserve: "still to come",
    docked: "docked",
    escaped: "escaped",
    destroyed: "destroyed",
    fled: "fled",
  },
  counters: "{count, plural, one {# counter} other {# counters}}",
  countersOf: "{count} of {full, plural, one {# counter} other {# counters}}",
  endPhase: "End phase: {rule}.",
  dice: "{dice, plural, one {# attack die} other {# attack dice}}.",
  diceWithChance: "{dice, plural, one {# attack die} other {# attack dice}}, {chance}% chance that at least one of them counts.",
} as const;

export const WAITING = {
  region: "Waiting",
  youAreDone: "You're done",
  ready: "ready",
  /** Read out. */
  readyPlayers: "Ready: {names}",
  changeMine: "Change my dials",
  changeDialsOf: "Change {name}'s dials",
  standing: "Standing orders",
  stillPlanning: "{count, plural, one {{names} is still planning} other {# players are still planning}}",
  deciding: "{phase}: {count, plural, one {{names} is deciding} other {{names} are deciding}}",
  dials: "{set} of {dials, plural, one {# dial} other {# dials}}",
  atTheLimit: "default dials at {clock}",
} as const;
