/** Help with actions, energy, locks and devices. */
export const HELP_ACTIONS = {
  action: {
    what: "You choose the ship's action after its maneuver. It gets one action each round, and none while it's stressed.",
    choices: "Each action is explained below. Skipping costs nothing.",
    firstEdition: "A huge ship with two sections gets two actions: one from its fore section, then one from its aft section.",
    secondEdition: "A red action gives the ship a stress token, and a purple one costs Force. Some actions let you add a linked action.",
  },
  "free action": {
    what: "An effect gives the ship an extra action. It doesn't replace the ship's normal one.",
    choices: "Pick an action on the ship's action bar or cards that it hasn't performed this round. You can also skip it.",
  },
  lock: {
    what: "You choose what the ship locks.",
    choices: "The ship can spend the lock later to reroll attack dice against that target. A new lock replaces the old one.",
  },
  "lock section": {
    what: "You choose which section of the huge ship to lock.",
    choices: "The lock only helps against that section.",
  },
  "lock to keep": {
    what: "The ship has too many locks. You choose which one it keeps.",
    choices: "The others are removed.",
  },
  "allocate energy": {
    what: "You choose how much of the ship's energy goes to its cards.",
    choices:
      "Once a token is on a card, it can't go back to the ship. Each card holds a limited number. A weapon that costs energy can only use the tokens on its card. The ship can use the rest to recover shields.",
  },
  "energy to recover": {
    what: "You choose how much energy to spend on shields.",
    choices: "Each token recovers one shield. Any energy beyond the missing shields is lost.",
  },
  "split shields": {
    what: "You choose which section gets the shields back.",
    choices: "Split them any way you like, up to each section's shield value. A crippled section gets none.",
  },
  reload: {
    what: "You choose which cards to reload.",
    choices: "You can use them once more. In return, the ship can't attack this round.",
  },
  "rotate arc": {
    what: "You choose where the turret arc points.",
    choices: "The turret can only attack into that arc.",
  },
  "rotate indicators": {
    what: "You choose which turret to turn, and which way to point it.",
    choices: "A turret can only attack into the arc it points to.",
  },
  coordinate: {
    what: "You choose which friendly ship gets an action.",
    choices: "It performs the action right away, on top of its normal one.",
  },
  reinforce: {
    what: "You choose which side of the ship to reinforce.",
    choices: "Attacks on that section, or from that side, do less damage. The other side isn't protected.",
  },
  jam: {
    what: "You choose which ship to jam.",
    choices: "Pick an enemy in range. The jam works right away.",
    firstEdition: "A huge ship's jam gives the target stress tokens until it has two.",
    secondEdition: "The jammed ship loses one green token or one lock.",
  },
  jammed: {
    what: "You choose what the jammed ship loses.",
    choices: "One of its green tokens or one of its locks.",
  },
  repair: {
    what: "You choose which Damage card to repair.",
    choices: "A faceup card is turned facedown or removed, and its effect ends.",
  },
  "touching device": {
    what: "You choose where to put the device. It must touch the ship.",
    choices: "Pick any highlighted place. The device stays there until it goes off.",
  },
  "place device": {
    what: "You choose how to put the device on the table.",
    choices: "Pick a template and a place. The device stays there until it goes off.",
  },
  "bomb to drop": {
    what: "You choose which bomb to drop.",
    choices: "A bomb does what its card says. Dropping it costs the card or one of its charges.",
  },
  "device to remove": {
    what: "You choose which device to remove.",
    choices: "It leaves the table without going off.",
  },
  "next bomb": {
    what: "You choose which bomb goes off first.",
    choices: "All of them go off. The order can matter for ships near more than one.",
  },
  "next mine": {
    what: "You choose which mine goes off first.",
    choices: "Every mine the ship has touched goes off.",
  },
  "mine under ships": {
    what: "Several ships are on the mine. You choose which one it hits.",
    choices: "Only that ship suffers the effect.",
  },
  "ship struck next": {
    what: "You choose which ship is hit first.",
    choices: "All ships in range are hit. You only choose the order.",
  },
  "obstacle to blow up": {
    what: "You choose which obstacle to destroy.",
    choices: "Everything near it suffers the card's effect. Then the obstacle is removed.",
  },
  "obstacle to move": {
    what: "You choose which obstacle to move.",
    choices: "You choose its new place next.",
  },
  "cache to tow": {
    what: "You choose which supply cache the ship takes in tow.",
    choices: "It scores while it's in tow. Towing has a cost for the ship, which the scenario page explains.",
  },
  jettison: {
    what: "You choose whether the ship drops its supply cache.",
    choices: "The cache goes back on the table, where any ship can take it.",
  },
  "satellite to scramble": {
    what: "You choose which satellite to take over.",
    choices: "It counts for your side until somebody else scrambles it.",
  },
} as const;
