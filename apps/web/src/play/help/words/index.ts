/** Words for every kind of question that a game can ask. */
import type { EditionId } from "@broadside/protocol";
import { ACTIONS_HELP } from "./actions.ts";
import { ATTACK } from "./attack.ts";
import { CARDS } from "./cards.ts";
import { FLIGHT } from "./flight.ts";
import type { HelpWords, NamedKind } from "./help-words.ts";
import { SCENARIO } from "./scenario.ts";
import { SET_UP } from "./set-up.ts";

const HELP: Readonly<Record<NamedKind, HelpWords>> = { ...SET_UP, ...FLIGHT, ...ACTIONS_HELP, ...ATTACK, ...CARDS, ...SCENARIO };

/** Effects that wait at one moment, which the question names. */
const EFFECTS: HelpWords = {
  what: "Which of the effects that are possible at this moment is used.",
  choices:
    "One after the other, as long as there are some. Pass uses no more of them; what must happen has no Pass, and you choose the order only.",
};

/** Undefined of a kind that is not known here. */
export function helpWords(kind: string): HelpWords | undefined {
  if (kind.startsWith("use at ")) return EFFECTS;
  return Object.hasOwn(HELP, kind) ? HELP[kind as NamedKind] : undefined;
}

export const specialTo = (words: HelpWords, edition: EditionId): string | undefined =>
  edition === "1e" ? words.firstEdition : words.secondEdition;

export const WORDS = {
  decided: "What is decided",
  choices: "What the choices mean",
  keys: "Keys",
  rule: "The rule",
  unknown: "The question and its answers say what this is about. The rule below says more.",
  strict: "This table plays without aids: nothing is measured or reckoned for you before the rules do.",
} as const;

/** What the keys do, by how the question is asked. */
export const KEYS = {
  choice: [
    { keys: "A to Z", does: "the letter on an answer gives it" },
    { keys: "Enter", does: "the marked answer" },
    { keys: "N", does: "none of them, where that is possible" },
  ],
  place: [
    { keys: "Arrow keys", does: "move the piece on the table 1 mm (Shift 10 mm)" },
    { keys: "[ ]", does: "turn it 1° (Shift 15°)" },
    { keys: "Enter", does: "puts it there, on the button" },
  ],
  dial: [
    { keys: "Arrow keys", does: "go over the dial" },
    { keys: "Enter", does: "sets the maneuver" },
  ],
  energy: [
    { keys: "1 to 9", does: "put a token on the card with that number" },
    { keys: "Enter", does: "done, on the button" },
  ],
  attack: [
    { keys: "C", does: "on the table: the next target" },
    { keys: "Enter", does: "marks a target, then fires at it" },
  ],
} as const;
export const ALWAYS_KEYS = [
  { keys: "?", does: "opens and closes this" },
  { keys: "Esc", does: "closes this" },
] as const;
