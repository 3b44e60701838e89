import { translated } from "@broadside/messages";
import type * as English from "../../english/saved/saved.ts";

export const SAVED = translated<typeof English.SAVED>()({
  title: "Gespeicherte Partien",
  lead: "Deine Partien und Listen sind in diesem Browser gespeichert und nirgends sonst.",
  notSaving:
    "Dein Browser speichert nichts: Vielleicht ist das ein privates Fenster, oder der Speicher ist abgeschaltet. Spielen kannst du trotzdem. Sichere deine Partie als Datei, bevor du die Seite schließt.",
  forGood: "Dein Browser löscht sie nur, wenn du seine Daten löschst.",
  notForGood:
    "Wenn der Speicher knapp wird, kann dein Browser sie löschen. Sichere deshalb ab und zu alles als Datei. Ist kein Platz für eine neue Partie, löscht Broadside die älteste beendete.",

  everything: "Alles in einer Datei",
  everythingAbout: "Alle Partien und Listen, als Sicherung oder für den Umzug in einen anderen Browser.",
  saveEverything: "Alles sichern",
  readFile: "Aus Datei laden",
  saving: "Sichert …",
  reading: "Lädt …",
  saved: "Gesichert: {games, plural, one {# Partie} other {# Partien}} und {lists, plural, one {# Liste} other {# Listen}}.",
  notSaved: "Die Datei ließ sich nicht sichern. Lade die Seite neu und versuch es noch einmal.",
  notRead: "Die Datei ließ sich nicht laden. Hier hat sich nichts geändert.",
  refused: "{why} Hier hat sich nichts geändert.",
  read: "Geladen: {count}",
  upToDate: "Schon auf dem neuesten Stand: {count}",
  unread: "Nicht zu laden: {count}",
  unreadOne: "{name}: {reason}",
  nothing: "In dieser Datei sind keine Partien und keine Listen.",
  notLasting: "Die Listen ließen sich nicht speichern, weil dein Browser keinen Platz mehr hat. Wenn du die Seite schließt, sind sie weg.",

  games: "Partien",
  noGames: "Noch keine Partien. Was du beginnst, wird hier automatisch gespeichert.",
  lists: "Listen",
  listCount: "{count, plural, =0 {Noch keine Listen.} one {Du hast # Liste.} other {Du hast # Listen.}}",
  build: "Liste bauen",
  play: "Spielen",
  watch: "Ansehen",
  save: "Sichern",
  delete: "Löschen",
  watchOne: "{game} ansehen",
  saveOne: "{game} sichern",
  deleteOne: "{game} löschen",
  deleteTitle: "Diese Partie löschen?",
  deleteOpen: "Diese Partie ist noch nicht vorbei. Wenn du sie löschst, kannst du sie nur noch aus einer gesicherten Datei weiterspielen.",
  deleteOver: "Wenn du sie löschst, kannst du sie nur noch aus einer gesicherten Datei ansehen.",
  keep: "Behalten",
  saveFirst: "Als Datei sichern",

  game: "{name} · {round, plural, =0 {im Aufbau} other {Runde #}}",
  unnamed: "Partie",
  you: "du",
  yourTurn: "du bist dran",
  theirTurn: "{name} ist dran",
  severalTurns: "wartet auf {count, plural, one {# Spieler} other {# Spieler}}",
  over: "vorbei",
  continue: "weiterspielen",
});

export const UNREADABLE_LISTS = translated<typeof English.UNREADABLE_LISTS>()({
  nameless: "Liste ohne Namen",
  unreadable: "Sie lässt sich nicht lesen.",
  problem: "{part} {reason}",
  problemOfAll: "Sie {reason}",
  noRoom: "Für sie ist kein Platz. Ein Browser speichert höchstens {most} Listen.",
});
