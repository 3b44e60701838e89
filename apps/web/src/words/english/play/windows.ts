/** Windows over the table: manual changes to the game, Damage decks, the players and their standing orders. */
export const BY_HAND = {
  title: "Change by hand",
  ship: "Ship",
  askedBy: "Proposed by",
  reason: "Reason",
  reasonHint: "What went wrong?",
  propose: "Propose change",
  agreed: "Nothing changes until the others agree.",

  remote: "Remote",
  controlledBy: "controlled by",
  nobody: "nobody",
  tokensAndShields: "Tokens and shields",
  shields: "shields",
  foreShields: "fore shields",
  aftShields: "aft shields",
  charges: "charges",
  force: "Force",
  energy: "Energy",
  onShipCard: "on the Ship card",

  damage: "Damage cards",
  facedownCard: "Facedown card",
  cardAt: "{card}, {section, select, fore {fore section} other {aft section}}",
  discard: "discard",
  turnOver: "turn over",
  dealFacedown: "deal facedown",
  dealFaceup: "deal faceup",
  atSection: "to section",
  crippledSection: "Crippled section",
  none: "none",

  place: "Position",
  right: "Right (mm)",
  up: "Up (mm)",
  heading: "Heading (°)",
  status: "In play",
  statuses: { inPlay: "yes", destroyed: "no, destroyed", fled: "no, fled" },
} as const;

export const DAMAGE_DECKS = {
  open: "Look through Damage decks",
  title: "Damage decks",
  notYetShuffled: "The decks aren't shuffled yet. Each player may look through their opponents' decks.",
  shuffled: "The decks are shuffled. Players can't look through them any more.",
  organiserMayLook: "The organiser of an event may look at any time.",
  organiserLooks: "Look as the organiser",
  deckOf: "{player}'s deck, {count, plural, one {# card} other {# cards}}",
  deckOfSection: "Deck of {section}, {count, plural, one {# card} other {# cards}}",
  copies: "{copies} × {name}",
} as const;

export const PLAYERS = {
  title: "Players",
  about:
    "While a player is away, the game uses the default answers, or a Cadet plays for them if you agreed on that. At least one player has to stay.",
  isAway: "{name} is away",
  isPlayedBy: "{name} is played by",
  ordersOf: "{name}'s standing orders",
  secret: "Standing orders are secret. Everyone else, look away.",
} as const;

export const STANDING_ORDERS = {
  none: "You have no standing orders.",
  list: "Standing orders",
  order: "{question}: {answer}",
  orderAbout: "{question}, {ship}: {answer}",
  remove: "Remove",
  noKinds: "You can give standing orders for questions you've been asked before.",
  hide: "Hide",
  add: "New standing order",
  kind: "Question",
  ship: "Ship",
  anyShip: "Any ship",
  answer: "Answer",
  usual: "The default answer",
  set: "Add",
} as const;
