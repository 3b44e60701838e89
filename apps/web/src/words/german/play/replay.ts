import { translated } from "@broadside/messages";
import type * as English from "../../english/play/replay.ts";

export const REPLAY = translated<typeof English.REPLAY>()({
  title: "Aufzeichnung",
  watching: "Zuschauen",
  noRecord: "Diese Aufzeichnung gibt es nicht, oder sie ließ sich nicht laden.",
  stop: "Nicht mehr zuschauen",
  controls: "Steuerung der Aufzeichnung",
  play: "Abspielen",
  pause: "Anhalten",
  moment: "Moment",
  stepBack: "Ein Schritt zurück",
  stepForward: "Ein Schritt vor",
  attackBack: "Voriger Angriff",
  attackForward: "Nächster Angriff",
  speed: "Tempo",
  copyLink: "Link kopieren",
  fileOnly: "Diese Aufzeichnung kommt aus einer Datei auf deinem Gerät, ein Link würde sie nicht öffnen. Schick stattdessen die Datei.",
  continue: "Von hier weiterspielen",
  continues: "Startet in diesem Moment eine neue Partie. Die Aufzeichnung bleibt, wie sie ist.",
  isOver: "Hier ist die Partie vorbei. Geh erst zu einem früheren Moment zurück.",
  verify: "Würfel prüfen",
  verifying: "Die ganze Partie wird nachgespielt …",
  close: "Diese Meldung schließen",
  log: "Protokoll",
  score: "Alle Punkte im Einzelnen",
  decision: "Entscheidung",
  answer: "Nächste Antwort:",
  noDecision: "Es gibt nichts zu entscheiden.",
  deciding: "{names}: {phase}",
});

export const VERDICTS = translated<typeof English.VERDICTS>()({
  same: "✓ Ja. Nach den Regeln ergeben {inputs, plural, one {# Eingabe} other {# Eingaben}} dasselbe, und alle Würfel folgen aus dem Startwert, der vor dem ersten Wurf feststand.",
  beyond: "Die Listen überschreiten das Format, was unter Freunden in Ordnung ist: {difference}.",
  notProven:
    "Das ist nicht bewiesen: {reason}. Davon abgesehen ergeben {inputs, plural, one {# Eingabe} other {# Eingaben}} nach den Regeln dasselbe.",
  otherRules:
    "Broadside kann das nicht prüfen. Die Partie wurde mit Version {played} der Regeln gespielt, und das hier ist Version {here}.",
  differs:
    "{input, plural, =0 {✗ Nein. Von Anfang an ergibt sich nach den Regeln etwas anderes: {reason}.} other {✗ Nein. Ab Eingabe # ergibt sich nach den Regeln etwas anderes: {reason}.}}",
  cutShort:
    "{input, plural, =0 {✗ Nein. Die Aufzeichnung enthält keine Eingaben: {reason}.} other {✗ Nein. Die Aufzeichnung endet zu früh, nach Eingabe #: {reason}.}}",
});

export const REPLAY_KEYS = translated<typeof English.REPLAY_KEYS>()({
  steps: { keys: "← →", does: "ein Schritt zurück oder vor" },
  attacks: { keys: "Umschalt A, A", does: "voriger oder nächster Angriff" },
  rounds: { keys: "Bild auf, Bild ab", does: "vorige oder nächste Runde" },
  ends: { keys: "Pos1, Ende", does: "Anfang oder Ende der Partie" },
  play: { keys: "Leertaste", does: "abspielen oder anhalten" },
});
