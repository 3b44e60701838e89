/** Help with what single cards ask. Their text stands with the question. */

import { spoken } from "../../spoken.ts";
import type { HelpWords } from "./help.ts";

export const CARDS = spoken({
  "choose one": {
    what: "Which of the card's effects happens.",
    choices: "One of those offered; the card's text stands with the question.",
  },
  "choose ship": { what: "Which ship the card works on.", choices: "Only ships that the card allows are offered." },
  "assign Condition": {
    what: "Which Condition card is given, and to whom.",
    choices: "Its text applies to that ship until it is removed.",
  },
  "remove Condition": {
    what: "Where a Condition card leaves, because there is no other copy of it.",
    choices: "Its text no longer applies to that ship.",
  },
  "how many stress tokens": { what: "How many stress tokens the ship takes.", choices: "More stress, more of the card's effect." },
  "card to replace": { what: "Which card is replaced.", choices: "It goes, and another comes in its place." },
  replacement: { what: "Which card comes in its place.", choices: "Its text applies from now on." },
  "guess dial": { what: "Which maneuver you guess on another dial.", choices: "If you are right, the card's effect happens." },
  "look at dial": { what: "Nothing: you are shown a dial.", choices: "Go on once you have seen it." },
  "look and turn dial": {
    what: "Whether you turn your own dial, now that you know another one.",
    choices: "Only maneuvers that the card allows; or you keep what is set.",
  },
  "discard upgrade": { what: "Which upgrade is discarded.", choices: "It is out of the game." },
  "discard token or card": { what: "Whether the card is discarded, or a token on it.", choices: "With the token gone the card stays." },
  "put upgrade under": { what: "Which upgrade is lost.", choices: "It goes under the card and cannot be used." },
  "remove lock": { what: "Which lock is removed.", choices: "The ship that held it has to lock again." },
  "whose lock goes": { what: "Whose lock on the ship is removed.", choices: "They have to lock again." },
  "remove token": { what: "Which token is removed.", choices: "Green ones help a ship, red and orange ones hinder it." },
  "charges to spend": { what: "How many charges are spent.", choices: "Each is gone until it comes back, and makes the effect greater." },
  "card to charge": { what: "Which card the effect is for.", choices: "The card that asks says what its charges do there." },
  "recover charge": { what: "Which card gets a charge back.", choices: "It can be used once more." },
} as const satisfies Readonly<Record<string, HelpWords>>);
