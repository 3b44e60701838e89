import { translated } from "@broadside/messages";
import type * as English from "../../english/play/start.ts";

export const START = translated<typeof English.START>()({
  lead: "Zwei bis acht Spieler an einem Gerät. Broadside kümmert sich um die Regeln und würfelt, und niemand sieht fremde Manöverräder.",
  newGame: "Neue Partie",
  loadingGames: "Lädt Spielarten …",
  edition: "Edition",
  game: "Spielart",
  families: {
    "first-edition": "Erste Edition",
    dogfight: "Zweite Edition, ohne Szenario",
    standard: "Standardszenarien, 2.5",
    epic: "Epic Battles",
  },
  notYet: "{game} (noch nicht spielbar)",
  tier: "Stufe",
  tierOf: "Stufe {tier}: {points} Punkte",
  seats: "Plätze",
  matchup: "Wer gegen wen",
  types: { "head-to-head": "Eins gegen eins", "free-for-all": "Jeder gegen jeden", "team-battle": "In Teams" },
  players: "Spieler",
  more: "Weitere Einstellungen",
  deck: "Schadensdeck",
  drawsNumbers: "Beim Start lost Broadside die Spielernummern aus. Nach ihnen richten sich Bereich und Farbe.",
  pageOnly: "{game} ist noch nicht spielbar. Wie es geht, steht auf der Seite des Szenarios.",
  cannotStart: "✗ So kann die Partie nicht starten.",
  noGame: "Diese Spielart gibt es nicht. Wähle hier eine aus.",
});

export const START_BAR = translated<typeof English.START_BAR>()({
  game: "{name} · {edition} · {seats, plural, one {# Platz} other {# Plätze}}",
  people: "{count, plural, one {# Mensch} other {# Menschen}}",
  bots: "{count, plural, one {# Bot} other {# Bots}}",
  checking: "Prüft die Listen …",
  notYet: "Noch nicht legal",
  play: "Spielen",
});

export const FACTS = translated<typeof English.FACTS>()({
  players: "Spieler",
  between: "{least} bis {most}",
  type: "Art",
  types: { "head-to-head": "eins gegen eins", "free-for-all": "jeder gegen jeden", "team-battle": "in Teams" },
  table: "Tisch",
  limit: "Limit",
  source: "Aus der Quelle",
  allParts: "{count, plural, one {der einzige Teil} other {alle # Teile}}",
  someParts: "{known} von {count} Teilen, der Rest ist von uns rekonstruiert",
  page: "Seite des Szenarios",
});

export const ORGANISER = translated<typeof English.ORGANISER>()({
  title: "Einstellungen der Turnierleitung",
  titleChanged: "Einstellungen der Turnierleitung ({count} geändert)",
  range: "{least} bis {most}, üblich {usual}",
  defaults: "Standard wiederherstellen",
});

export const AGREEMENTS = translated<typeof English.AGREEMENTS>()({
  title: "Absprachen",
  titleChanged: "Absprachen ({count} geändert)",
  agreed: {
    aids: { label: "Hilfen", names: { open: "Alle", strict: "Wie im Turnier" } },
    unknownDamage: { label: "Schadenskarten ohne bekannten Text", names: { ours: "Nach unserem Text", "by hand": "Von Hand" } },
    standIn: { label: "Wenn ein Spieler fehlt", names: { defaults: "Standardantworten", cadet: "Ein Kadett spielt für ihn" } },
    undo: { label: "Zurücknehmen", names: { consent: "Wenn die anderen zustimmen", free: "Immer", never: "Nie" } },
  },
  clocks: { phase: "Zeit je Phase", seat: "Zeit je Platz", match: "Zeit für die Partie" },
  off: "Aus",
  minutes: "{count, plural, one {# Minute} other {# Minuten}}",
  about:
    "Die Absprachen werden mit der Partie gespeichert. Ein Turnier nimmt nur Partien an, die mit seinen Einstellungen gespielt wurden. Bei manchen Schadenskarten für Riesenschiffe der ersten Edition kennen wir den Text nicht: Entweder gilt unserer, oder Broadside zählt sie nur, und ihr tut, was auf ihnen steht.",
  eventSettings: "Wie im Turnier",
  defaults: "Standard wiederherstellen",
});

export const SAVED_GAMES = translated<typeof English.SAVED_GAMES>()({
  title: "Partie weiterspielen",
  round: "Runde {round}",
  settingUp: "im Aufbau",
  over: "in Runde {round} beendet",
  delete: "Löschen",
  deleteOne: "{players} löschen",
  watch: "Aufzeichnung ansehen",
  all: "Alle gespeicherten Partien",
  about:
    "Partien werden automatisch in diesem Browser gespeichert. Sichere eine Partie als Datei, wenn du sie auf einem anderen Gerät weiterspielen willst.",
});
