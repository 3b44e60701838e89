/** What surrounds the help with a question. */
export const HELP = {
  decided: "What you decide",
  choices: "What your choices do",
  keys: "Keys",
  rule: "The rule",
  unknown: "There's no explanation for this question. The rule below may help.",
  isStrict: "This game uses tournament assistance: you get no measurements, odds or hints that you wouldn't get at a table.",
} as const;

/** By how the question is asked. */
export const HELP_KEYS = {
  choice: {
    letters: { keys: "A to Z", does: "choose the answer with that letter" },
    enter: { keys: "Enter", does: "choose the highlighted answer" },
    none: { keys: "N", does: "choose none of them, if possible" },
  },
  place: {
    arrows: { keys: "Arrow keys", does: "move the piece on the table by 1 mm (Shift: 10 mm)" },
    turn: { keys: "Q, E", does: "turn it by 1° (Shift: 15°)" },
    enter: { keys: "Enter", does: "put it there if the button has focus" },
  },
  dial: {
    arrows: { keys: "Arrow keys", does: "move around the dial" },
    enter: { keys: "Enter", does: "set the maneuver" },
  },
  energy: {
    numbers: { keys: "1 to 9", does: "put an energy token on the card with that number" },
    enter: { keys: "Enter", does: "finish if the Done button has focus" },
  },
  attack: {
    next: { keys: "C", does: "go to the next target if the table has focus" },
    enter: { keys: "Enter", does: "mark a target, or fire at the marked one" },
  },
  always: {
    help: { keys: "?", does: "open or close this help" },
    close: { keys: "Esc", does: "close this help" },
  },
} as const;

/** Effects with the same timing, which the question names. */
export const HELP_EFFECTS = {
  what: "You choose which of the available effects to use.",
  choices:
    "You can use them one after another, as long as any are left. Choose Pass to stop. If there's no Pass, they're mandatory and you only choose the order.",
} as const;
