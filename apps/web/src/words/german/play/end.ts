import { translated } from "@broadside/messages";
import type * as English from "../../english/play/end.ts";

export const END = translated<typeof English.END>()({
  isOver: "Die Partie ist vorbei",
  rounds: "{rounds, plural, =0 {während des Aufbaus} one {# Runde} other {# Runden}}",
  draw: "Unentschieden",
  won: "Sieg für {names}",
  sentence: "{text}.",
  whatDecided: "Das gab den Ausschlag:",
  scoreIn: {
    point: "Stand in Punkten",
    threat: "Stand in Bedrohung",
    "mission point": "Stand in Missionspunkten",
    other: "Stand ({unit})",
  },
  loading: "Wertet die Partie aus …",
  back: "Zurück zum Ergebnis",
  showTable: "Tisch zeigen",
  swap: "Seiten tauschen",
  watch: "Ansehen",
  save: "Aufzeichnung sichern",
  newGame: "Neue Partie",
  home: "Startseite",
  again: "Noch einmal spielen",
});

export const ACCOUNT = translated<typeof English.ACCOUNT>()({
  side: "{name}: {score}",
  winner: "{name} (Sieg): {score}",
  tieBreak: "Bei Gleichstand: {text}",
});

export const EVENT = translated<typeof English.EVENT>()({
  title: "Fürs Turnier",
  none: "Für diese Partie gibt es kein Turnierformat. Aufzeichnung und Ergebnis bekommst du trotzdem.",
  score: "Alle Punkte im Einzelnen",
  claim: "Ergebnis in ein Turnier eintragen",
  command: "Sichere die Aufzeichnung und gib diesen Befehl ein:",
  result: "Er liest dieses Ergebnis:",
  copy: "Ergebnis kopieren",
});
