import { translated } from "@broadside/messages";
import type * as English from "../../english/shell/table-stage.ts";

export const TABLE_STAGE = translated<typeof English.TABLE_STAGE>()({
  zoomOut: "Verkleinern",
  zoomIn: "Vergrößern",
  wholeTable: "Ganzer Tisch",
});

export const TABLE_VOICE = translated<typeof English.TABLE_VOICE>()({
  piece:
    "{piece}, bei {x}, {y} mm, Richtung {heading} Grad{isFixed, select, true {, fest} other {}}{isChoice, select, true {, wählbar} other {}}{order, select, first {, zuerst ausgewählt} second {, als zweites ausgewählt} other {}}",
  table: "Tisch, {width} mal {height} mm, {pieces, plural, one {# Teil} other {# Teile}}",
  moved: "{piece} bei {x}, {y} mm, Richtung {heading} Grad",
  putBack: "{piece} zurückgestellt",
  chosen: "Gewählt: {piece}",
  nothingSelected: "Nichts ausgewählt",
  selected: "{piece} ausgewählt",
  selectedTwo: "{first} ausgewählt, dann {second}",
});

export const TABLE_KEYS = translated<typeof English.TABLE_KEYS>()({
  enter: { keys: "Tab", does: "auf den Tisch und wieder hinaus" },
  step: { keys: "n, p", does: "zum nächsten oder vorigen Teil" },
  select: { keys: "Enter, Leertaste", does: "das Teil auswählen: von ihm wird gemessen, zum zweiten hin" },
  move: { keys: "Pfeiltasten", does: "das Teil um 1 mm bewegen (Umschalt 10 mm, Alt 0,1 mm), bei einem festen Teil die Ansicht" },
  turn: { keys: "[ ], q e", does: "das Teil um 1° nach links oder rechts drehen (Umschalt 15°, Alt 0,1°)" },
  zoom: { keys: "+ −", does: "vergrößern oder verkleinern" },
  fit: { keys: "0", does: "den ganzen Tisch zeigen" },
  escape: { keys: "Escape", does: "das Ziehen abbrechen oder die Auswahl aufheben" },
});

export const CHOICE_KEYS = translated<typeof English.CHOICE_KEYS>()({
  next: { keys: "c", does: "zum nächsten Teil, das die Frage beantwortet" },
  choose: { keys: "Enter, Leertaste", does: "das Teil wählen, das die Frage beantwortet" },
});
