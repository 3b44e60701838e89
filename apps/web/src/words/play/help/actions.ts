/** Help with actions, energy, locks and devices. */

import { spoken } from "../../spoken.ts";
import type { HelpWords } from "./help.ts";

const GRANTED = "Only what is on its action bar or its cards, and nothing twice in a round. You may go without.";

export const ACTIONS_HELP = spoken({
  action: {
    what: "What the ship does after its maneuver. One action, once a round; a stressed ship has none.",
    choices: "Each action is explained below. Without one you lose nothing but the chance.",
    firstEdition: "A huge ship with two sections has two: first one of the fore section, then one of the aft section.",
    secondEdition: "A red action gives a stress token, a purple one costs Force. Some actions lead to a linked second one.",
  },
  "free action": {
    what: "An extra action that an effect gives. It does not use up the ship's own.",
    choices: GRANTED,
  },
  lock: {
    what: "What the ship locks on to.",
    choices: "Later it can spend the lock to roll attack dice again when it fires at that target. A new lock replaces the old one.",
  },
  "lock section": {
    what: "Which section of the huge ship is locked.",
    choices: "The lock helps against that section only.",
  },
  "lock to keep": {
    what: "Which of its locks the ship keeps, because it may not have so many.",
    choices: "The others are removed.",
  },
  "allocate energy": {
    what: "How much of the ship's energy goes onto its cards.",
    choices:
      "Each token you put on a card stays there for that card, up to its limit, and does not come back. Weapons with an energy cost fire only from what lies on them. What stays on the ship pays for recovering.",
  },
  "energy to recover": {
    what: "How much energy is spent to bring shields back.",
    choices: "Each token brings back one shield; what has no shield to bring back is lost.",
  },
  "split shields": {
    what: "On which section the shields come back.",
    choices: "Split them as you like, up to the shields each section can have. A crippled section gets none.",
  },
  reload: {
    what: "Which cards are loaded again.",
    choices: "They can be used once more; the ship pays for it with its shot this round.",
  },
  "rotate arc": {
    what: "Where the turret turns.",
    choices: "It fires into the arc it points to, and not elsewhere.",
  },
  "rotate indicators": {
    what: "Which turret turns, and where.",
    choices: "Each fires only into the arc that it points to.",
  },
  coordinate: {
    what: "Which friendly ship gets an action.",
    choices: "It performs one at once, besides its own.",
  },
  reinforce: {
    what: "Which side is made ready for hits.",
    choices: "Attacks that come from that side, or strike that section, do less. The other side stays as it is.",
  },
  jam: {
    what: "Which ship is jammed.",
    choices: "An enemy near enough. It is hindered at once.",
    firstEdition: "A huge ship's jam gives stress tokens until the target has two.",
    secondEdition: "The jammed ship loses one green token or one lock.",
  },
  jammed: {
    what: "What the jammed ship loses.",
    choices: "One of its own green tokens or one of its locks.",
  },
  repair: {
    what: "Which Damage card is repaired.",
    choices: "A faceup one is turned down or removed, and its effect ends.",
  },
  "touching device": {
    what: "Where the device is put, touching the ship.",
    choices: "Every place that is lit. It stays there until it goes off.",
  },
  "place device": {
    what: "How the device is put on the table.",
    choices: "With which template, and where. It stays there until it goes off.",
  },
  "bomb to drop": {
    what: "Which bomb is dropped.",
    choices: "Each does what its card says, and is used up or loses a charge.",
  },
  "device to remove": {
    what: "Which device leaves the table.",
    choices: "It goes without going off.",
  },
  "next bomb": {
    what: "Which bomb goes off first.",
    choices: "All of them do; the order can matter for ships near several.",
  },
  "next mine": {
    what: "Which mine goes off first.",
    choices: "All that the ship has met do.",
  },
  "mine under ships": {
    what: "Which ship a mine hits that lies under several.",
    choices: "Only that one suffers it.",
  },
  "ship struck next": {
    what: "Which ship is struck first.",
    choices: "All in reach are; you decide on the order only.",
  },
  "obstacle to blow up": {
    what: "Which obstacle goes to pieces.",
    choices: "Whatever is near it suffers as the card says, then it is removed.",
  },
  "obstacle to move": {
    what: "Which obstacle is laid elsewhere.",
    choices: "You choose its new place next.",
  },
  "cache to tow": {
    what: "Which supply cache the ship takes in tow.",
    choices: "It scores while it is towed. The scenario's sheet says what it costs the ship.",
  },
  jettison: {
    what: "Whether the ship lets go of its supply cache.",
    choices: "It lies on the table again, for anybody.",
  },
  "satellite to scramble": {
    what: "Which satellite is taken over.",
    choices: "It counts for your side until somebody scrambles it again.",
  },
} as const satisfies Readonly<Record<string, HelpWords>>);
