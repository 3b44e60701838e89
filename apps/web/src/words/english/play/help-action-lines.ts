/** What each action does, in a line. */
const FIRST = {
  skip: "The ship does nothing else.",
  focus: "Gain a token. Spend it when attacking or defending to turn all focus results into hits or evades.",
  lock: "Lock a ship in range. Spend the lock when attacking that ship to reroll any of your dice.",
  evade: "Gain a token. Spend it when defending to add one evade.",
  "barrel-roll": "Move sideways without turning.",
  boost: "Move a little further, straight or with a slight turn.",
  calculate: "Gain a token. Spend it when attacking or defending to turn one focus result into a hit or an evade.",
  cloak: "Become harder to hit, but you can't attack until you decloak.",
  coordinate: "Another friendly ship performs an action right away.",
  jam: "Give an enemy in range stress tokens until it has two.",
  recover: "Spend all the ship's energy. Each token recovers one shield, and any energy left over is lost.",
  reinforce: "Choose a section, fore or aft. It gets an extra evade against every attack on it this round.",
  reload: "Use spent torpedoes and missiles again, but you can't attack this round.",
  "rotate-arc": "Turn the turret's arc.",
  slam: "Fly a second maneuver of the same speed, but you can't attack this round.",
  scramble: "Take over a satellite in range.",
  tow: "Take a supply cache in range in tow.",
} as const;

const SECOND = {
  ...FIRST,
  lock: "Lock an object in range. Spend the lock when attacking it to reroll any of your dice.",
  evade: "Gain a token. Spend it when defending to turn one of your dice into an evade.",
  jam: "Remove a green token or a lock from an enemy in range.",
  reinforce: "Strong attacks from the side you choose, front or rear, do less damage this round.",
  reload: "One torpedo, missile or device recovers a charge, but the ship is disarmed this round.",
} as const;

export const HELP_ACTION_LINES = { first: FIRST, second: SECOND } as const;
