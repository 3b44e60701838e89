import { translated } from "@broadside/messages";
import type * as English from "../../english/play/help.ts";

export const HELP = translated<typeof English.HELP>()({
  decided: "Was du entscheidest",
  choices: "Was deine Wahl bewirkt",
  keys: "Tasten",
  rule: "Die Regel",
  unknown: "Zu dieser Frage gibt es keine Erklärung. Vielleicht hilft dir die Regel darunter.",
  isStrict: "Ihr spielt mit Hilfen wie im Turnier: Du bekommst keine Messungen, Chancen oder Tipps, die es nicht auch am Tisch gäbe.",
});

export const HELP_KEYS = translated<typeof English.HELP_KEYS>()({
  choice: {
    letters: { keys: "A bis Z", does: "die Antwort mit diesem Buchstaben wählen" },
    enter: { keys: "Enter", does: "die hervorgehobene Antwort wählen" },
    none: { keys: "N", does: "keine davon wählen, wenn das geht" },
  },
  place: {
    arrows: { keys: "Pfeiltasten", does: "den Spielstein auf dem Tisch um 1 mm bewegen (Umschalt: 10 mm)" },
    turn: { keys: "Q, E", does: "ihn um 1° drehen (Umschalt: 15°)" },
    enter: { keys: "Enter", does: "auf dem Knopf: ihn dort platzieren" },
  },
  dial: {
    arrows: { keys: "Pfeiltasten", does: "das Manöver wechseln" },
    enter: { keys: "Enter", does: "das Manöver einstellen" },
  },
  energy: {
    numbers: { keys: "1 bis 9", does: "einen Marker auf die Karte mit dieser Nummer legen" },
    enter: { keys: "Enter", does: "auf dem Knopf: fertig" },
  },
  attack: {
    next: { keys: "C", does: "auf dem Tisch: zum nächsten Ziel" },
    enter: { keys: "Enter", does: "ein Ziel markieren, dann darauf feuern" },
  },
  always: {
    help: { keys: "?", does: "diese Hilfe öffnen oder schließen" },
    close: { keys: "Esc", does: "diese Hilfe schließen" },
  },
});

export const HELP_EFFECTS = translated<typeof English.HELP_EFFECTS>()({
  what: "Du wählst, welchen der möglichen Effekte du nutzt.",
  choices:
    "Du nutzt einen nach dem anderen, solange welche da sind. Mit „Passen“ nutzt du keine weiteren. Gibt es kein „Passen“, sind sie Pflicht, und du bestimmst nur die Reihenfolge.",
});
