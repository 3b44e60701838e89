/** Help with the questions that scenarios ask. Pressing the scenario's name beside the score opens the scenario page. */
export const HELP_SCENARIO = {
  "hyperspace point": {
    what: "You choose the hyperspace point where the ship comes out.",
    choices: "The ship is placed there and takes part from then on.",
  },
  "tow cargo": {
    what: "You choose where to tow the cargo.",
    choices: "It moves a short way in one of the directions shown, or stays where it is.",
  },
  "ship to carry it": { what: "You choose which ship takes the counter.", choices: "The counter moves with that ship." },
  "priority target": {
    what: "You choose which ship carries the next priority target.",
    choices: "The marker stays with that ship, so choose one that you can guard.",
  },
  "break through": {
    what: "You choose whether the ship leaves the table for good.",
    choices: "You score what it carries. The ship takes no further part in the game.",
  },
  "warhead to set off": {
    what: "You choose whether a warhead goes off now, and which one.",
    choices: "It hits everything near it. Then it's removed.",
  },
  "shuttle to make ready": {
    what: "You choose which shuttle gets the counter.",
    choices: "A shuttle with enough counters jumps to safety.",
  },
  "land ship": {
    what: "You choose whether the ship lands.",
    choices: "If it lands, it scores and leaves the table. It takes no further part in the game.",
  },
  "comes in": {
    what: "You choose which ship or wing comes in from reserve.",
    choices: "You place it next. The others stay in reserve.",
  },
} as const;
