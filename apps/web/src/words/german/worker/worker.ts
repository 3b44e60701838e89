import { translated } from "@broadside/messages";
import type * as English from "../../english/worker/worker.ts";

export const WORKER = translated<typeof English.WORKER>()({
  noSuchGame: "Diese Partie ist in diesem Browser nicht gespeichert. Hast du sie als Datei, kannst du diese laden.",
  noGame: "Es ist keine Partie offen.",
  noRecord: "Es ist keine Aufzeichnung offen.",
  noMoment: "Dieser Moment der Aufzeichnung lässt sich nicht zeigen: {why}.",
  noRoom: "In diesem Browser ist kein Platz dafür.",
  pinDigits: "Eine PIN hat vier bis acht Ziffern.",
  hasPin: "Dieser Platz hat schon eine PIN.",
  thisPlace: "diese Stelle",
  canBeWatched: "{refused} Ansehen kannst du sie trotzdem.",
  problemByRule: "{problem} ({rule})",
  otherRules:
    "Diese Partie stammt aus einer anderen Version von Broadside. Spiel sie in der Version weiter, die sie gespeichert hat (rules version {reason}).",
  otherFormat:
    "Diese Partie stammt aus einer anderen Version von Broadside. Spiel sie in der Version weiter, die sie gespeichert hat (format version {reason}).",
  unreadable: "Diese Partie lässt sich nicht laden ({problems}).",
  problem: "{part} {reason}",
  problemOfAll: "sie {reason}",
  reasons: {
    noGame: "ist keine Partie",
    noGameInRows: "enthalten keine Partie",
    damaged: "sind beschädigt",
    notWatchable: "lässt sich nicht nachspielen: {why}",
    unknownScenario: "ist hier unbekannt: {scenario}",
  },
  game: "{players}, {scenario}",
  unnamed: "Eine Partie",
});

export const UNREADABLE_FILES = translated<typeof English.UNREADABLE_FILES>()({
  incomplete: "Das ist keine Datei von Broadside, oder sie ist unvollständig.",
  "single game": "In dieser Datei ist eine einzelne Partie. Du lädst sie unter „Spielen“.",
  "another file": "Das ist keine Datei mit allen Partien und Listen.",
  "another version": "Diese Datei hat Version {found}. Diese Version von Broadside liest Version {read}.",
});

export const OFFERS = translated<typeof English.OFFERS>()({
  decks: { "core-tfa": "Das Erwachen der Macht", core: "Ursprüngliches Grundspiel" },
  limits: { list: "{points} Punkte", member: "{points} Punkte je Spieler", tier: "{points} Punkte nach Stufe" },
  obstaclesBySide:
    "Jede Seite bringt {count, plural, =6 {sechs} other {#}} Hindernisse mit. Hat eine Liste keine, wählt Broadside sie aus.",
  obstaclesOfLists:
    "Die Hindernisse kommen aus den Listen. Haben die Listen keine, nimmt Broadside {count, plural, =6 {sechs} other {#}} Asteroiden aus dem Grundspiel.",
  either: "{one} oder {other}",
  perTeam: "{limit} je Team",
  inEditions: "{limit} ({editions})",
  threat: "Bedrohung {threat}",
  points: "{count, plural, one {# Punkt} other {# Punkte}}",
});
