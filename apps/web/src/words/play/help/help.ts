/** What the page says around the help with a question. Kinds of questions have files of their own. */
import { spoken } from "../../spoken.ts";

/** How a kind of question is explained: what is decided, what the choices mean and cost, and what is special to an edition. */
export interface HelpWords {
  readonly what: string;
  readonly choices: string;
  readonly firstEdition?: string;
  readonly secondEdition?: string;
}

export const HELP = spoken({
  decided: "What is decided",
  choices: "What the choices mean",
  keys: "Keys",
  rule: "The rule",
  unknown: "The question and its answers say what this is about. The rule below says more.",
  strict: "This table plays without aids: nothing is measured or reckoned for you before the rules do.",
});

/** What the keys do, by how the question is asked. */
export const KEYS = spoken({
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
});

export const ALWAYS_KEYS = spoken([
  { keys: "?", does: "opens and closes this" },
  { keys: "Esc", does: "closes this" },
]);

const EFFECTS_HELP: HelpWords = {
  what: "Which of the effects that are possible at this moment is used.",
  choices:
    "One after the other, as long as there are some. Pass uses no more of them; what must happen has no Pass, and you choose the order only.",
};

/** Effects that wait at one moment, which the question names. */
export const EFFECTS = spoken(EFFECTS_HELP);
