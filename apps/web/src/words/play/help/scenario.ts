/** Help with what scenarios ask. Their sheet is one press away, beside the score. */

import { spoken } from "../../spoken.ts";
import type { HelpWords } from "./help.ts";

export const SCENARIO = spoken({
  "hyperspace point": {
    what: "At which hyperspace point the ship comes out.",
    choices: "It is put there and takes part from then on.",
  },
  "tow cargo": { what: "Where the cargo is towed.", choices: "A short way in one of the directions shown, or it stays." },
  "ship to carry it": { what: "Which ship takes the counter aboard.", choices: "The counter goes where that ship goes." },
  "priority target": {
    what: "Which ship carries the next priority target.",
    choices: "The marker stays with that ship wherever it goes; choose one you can guard.",
  },
  "break through": {
    what: "Whether the ship leaves the table for good.",
    choices: "What it carries is scored; the ship takes no further part.",
  },
  "warhead to set off": { what: "Whether a warhead goes off now, and which.", choices: "It strikes what is near it and is gone." },
  "shuttle to make ready": { what: "Which shuttle gets the counter.", choices: "One with enough counters jumps away to safety." },
  "land ship": { what: "Whether the ship lands.", choices: "It scores and leaves the table; it takes no further part." },
  "comes in": { what: "Which ship or wing comes in from the reserve.", choices: "It is placed next. Those not chosen wait on." },
} as const satisfies Readonly<Record<string, HelpWords>>);
