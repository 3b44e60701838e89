/** Ships next to the table: the rails at the table's sides, the ships' cards, and lost ships. */
export const SHIPS = {
  title: "Ships",
  cardsOf: "{name}'s ship cards",
  shipsOf: "{name}'s ships",
  yourShips: "Your ships",
  you: "You",
  uncontrolled: "Controlled by nobody",
  selected: "Selected ship",
  close: "Close {ship}",
  edges: { top: "at the top edge", left: "at the left edge", right: "at the right edge", bottom: "at the bottom edge" },
  team: "team {team}",
  seatStatus: { playing: "playing", conceded: "conceded", out: "eliminated" },
  status: { reserve: "not placed yet", docked: "docked", inPlay: "", destroyed: "destroyed", fled: "fled", escaped: "escaped" },
  dialsSet: "dials set ✓",
  points: "{ships, plural, one {# ship} other {# ships}} · {points}",
  threat: "{ships, plural, one {# ship} other {# ships}} · threat {points}",
  several: "{count} × {name}",
  pips: "shields {shields} of {allShields}, hull {hull} of {allHull}",
  wholeShip: "Whole ship",
  crippled: "crippled",
  energy: "energy {left} of {of}",
  energyOn: "energy on {card}: {left} of {of}",
  leftOf: "{left} of {of}",
} as const;

/** One ship in full. */
export const SHIP = {
  idToken: "ID token {label}",
  active: "active",
  attack: "Attack",
  agility: "Agility",
  shields: "Shields",
  hull: "Hull",
  charges: "Charges",
  force: "Force",
  energy: "Energy",
  carries: "⛓ Carries {things}",
  counters: "{count, plural, one {# victory counter} other {# victory counters}} on its card",
  tokens: "Tokens",
  criticals: "{count, plural, one {critical hit} other {# critical hits}}",
  lockOn: "Lock on {targets}",
  lockedBy: "Locked by {ships}",
  touches: "Touches {ships}",
  dial: "Dial: {maneuver}",
  facedownDial: "Dial: facedown",
  open: "Faceup damage and conditions",
  upgrades: "Upgrades",
  remote: "{type}, remote{upgrades, plural, =0 {} one {, # upgrade} other {, # upgrades}}",
  ship: "{type}, {worth}{upgrades, plural, =0 {} one {, # upgrade} other {, # upgrades}}",
  wing: { leads: "leads a wing", "in wing": "in a wing", split: "split from its wing" },
  leads: "ID {number}, {position}",
  follows: "ID {number}, {position}, led by {leader}",
} as const;

/** The two halves of a huge ship. */
export const SECTION_CARDS = {
  of: "Sections of {ship}",
  damage: "{cards, plural, one {# Damage card} other {# Damage cards}}",
  someFacedown: "{cards, plural, one {# Damage card} other {# Damage cards}}, {facedown} facedown",
  faceup: { fore: "Faceup damage, fore section", aft: "Faceup damage, aft section" },
  cards: { fore: "Cards, fore section", aft: "Cards, aft section" },
  crippledSide: "Crippled side",
  crippledSideUp: "Crippled side (in use)",
  actions: "Actions: {actions}",
} as const;

/** Cards in a list. */
export const CARDS = {
  oneOf: "One of these",
  facedown: "(facedown)",
  charges: "charges",
  tokens: "{count, plural, one {# token} other {# tokens}}",
} as const;

/** Lost ships and Damage decks. */
export const PILES = {
  lostPoints: "{points, plural, one {# point lost} other {# points lost}}",
  lostThreat: "threat {points} lost",
  cardsLeft: "{count, plural, one {# Damage card left} other {# Damage cards left}}",
  lost: "Lost: {ships}",
  nothingLost: "No ships lost",
  lostShip: "{ship} ({points})",
  discarded: "Discarded Damage cards: {cards}",
  nothingDiscarded: "No discarded Damage cards",
  deckOf: "{section}: {left, plural, one {# Damage card left} other {# Damage cards left}}, none discarded",
  deckAndDiscards: "{section}: {left, plural, one {# Damage card left} other {# Damage cards left}}. Discarded: {cards}",
} as const;
