/** Help with the questions that individual cards ask. The question shows the card's text. */
export const HELP_CARDS = {
  "choose one": {
    what: "You choose which of the card's effects happens.",
    choices: "Pick one of those offered. The card's text is shown with the question.",
  },
  "choose ship": { what: "You choose which ship the card affects.", choices: "Only ships that the card allows are offered." },
  "assign Condition": {
    what: "You choose a Condition card, and the ship that gets it.",
    choices: "Its text applies to that ship until it's removed.",
  },
  "remove Condition": {
    what: "Another ship needs this Condition card, and there are no more copies. You choose which ship loses it.",
    choices: "Its text no longer applies to that ship.",
  },
  "how many stress tokens": {
    what: "You choose how many stress tokens the ship takes.",
    choices: "The more stress it takes, the stronger the card's effect.",
  },
  "card to replace": { what: "You choose which card to replace.", choices: "Another card takes its place." },
  replacement: { what: "You choose the new card.", choices: "Its text applies from now on." },
  "guess dial": { what: "You guess the maneuver on another ship's dial.", choices: "If you're right, the card's effect happens." },
  "look at dial": { what: "There's nothing to decide. You just see a dial.", choices: "Choose OK to continue." },
  "look and turn dial": {
    what: "You've seen another ship's dial. Now you choose whether to change yours.",
    choices: "Pick any maneuver the card allows, or leave the dial as it is.",
  },
  "discard upgrade": { what: "You choose which upgrade to discard.", choices: "It's out of the game." },
  "discard token or card": {
    what: "You choose whether to discard the card or just a token on it.",
    choices: "If you discard a token, the card stays.",
  },
  "put upgrade under": { what: "You choose which upgrade the ship loses.", choices: "It goes under the card and can't be used." },
  "remove lock": { what: "You choose which lock to remove.", choices: "The ship that had it needs to lock again." },
  "whose lock goes": { what: "You choose whose lock on the ship to remove.", choices: "That ship needs to lock again." },
  "remove token": { what: "You choose which token to remove.", choices: "Green tokens help a ship. Red and orange tokens hurt it." },
  "charges to spend": {
    what: "You choose how many charges to spend.",
    choices: "More charges make the effect stronger. They're gone until the card recovers them.",
  },
  "card to charge": {
    what: "You choose which card the effect applies to.",
    choices: "The text with the question says what happens to its charges.",
  },
  "recover charge": { what: "You choose which card recovers a charge.", choices: "You can use that card once more." },
} as const;
