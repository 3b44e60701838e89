import { translated } from "@broadside/messages";
import type { HOME as HOME_ENGLISH, PAGES as PAGES_ENGLISH, SHOWN_GAMES as SHOWN_GAMES_ENGLISH } from "../../english/home/home.ts";

export const HOME = translated<typeof HOME_ENGLISH>()({
  claim: "Große Schiffe voraus.",
  lead: "Korvetten mit Bug und Heck, Geschwader, Szenarien, zwei bis acht Spieler. Um die Regeln kümmert sich Broadside.",
  edition: "Edition",
  editions: { "1e": "Erste Edition", "2.0": "2.0", "2.5": "2.5" },
  whatToPlay: "Was du spielst",
  scenario: "Szenario",
  points: "{points} Punkte",
  pointsBetween: "{least} bis {most} Punkte",
  threat: "Bedrohung {threat}",
  twoPerSide: "{limit}, 2 je Seite",
  perSide: "{limit} je Seite",
  others: "{count} weitere zur Auswahl",
  otherGame: "{name} ({limit})",
  otherChosen: "{limit} · ändern",

  choosing: "Sucht eine Liste aus …",
  change: "Ändern",
  yourList: "deine Liste",
  readyMade: "fertige Liste",
  quickBuilds: "Schnellbau",
  chosenForYou: "für dich ausgesucht",
  ships: "{count, plural, one {# Schiff} other {# Schiffe}}",
  legal: "legal",
  notLegal: "hier nicht legal: {problems}",
  against: "gegen {list}",
  noList: "Es ließ sich keine Liste laden. Prüfe deine Verbindung und lade die Seite neu.",

  firstGame: "Erste Partie: fünf Minuten",
  firstGameAbout: "eine Korvette, zwei Jäger und eine Anleitung, die dir sagt, was du drückst",

  computer: "Gegen den Computer",
  atOnce: "geht sofort los",
  sameScreen: "Am selben Gerät",
  passAround: "reicht es herum",
  starting: "Der Tisch wird aufgebaut …",
  strength: "Der Computer spielt als",
  moreOptions: "Mehr Optionen",
  failed: "Die Partie konnte nicht starten. Prüfe deine Verbindung und versuch es noch einmal.",

  lists: "Listen für diese Partie",
  forMe: "Such für mich aus",
  forMeAbout: "eine fertige Liste aus einer anderen Fraktion als die deines Gegners",
  yourLists: "Deine Listen",
  readyMadeLists: "Fertige Listen",
  quickBuildLists: "Schnellbau",
  chosen: "ausgewählt",
  loading: "Lädt …",
  noLists: "Zu dieser Partie passt keine Liste.",
  buildOne: "Liste bauen",

  continue: "Weiterspielen",
  savedGames: "Gespeicherte Partien",
  noGames: "Noch keine Partien. Was du beginnst, wird hier automatisch gespeichert.",
  notSaving:
    "Dein Browser speichert nichts: Vielleicht ist das ein privates Fenster, oder der Speicher ist abgeschaltet. Spielen kannst du trotzdem. Sichere deine Partie als Datei, bevor du die Seite schließt.",
  watch: "Zuschauen",
  openReplay: "Aufzeichnung öffnen",

  more: "Mehr",
});

export const SHOWN_GAMES = translated<typeof SHOWN_GAMES_ENGLISH>()({
  "epic-dogfight": { name: "Zwei Korvetten je Seite", about: "Epic Dogfight" },
  "ace-epic-dogfight": { name: "Ass gegen Ass", about: "Epic Dogfight" },
  "team-epic": { name: "Zu zweit je Seite", about: "Team Epic" },
  "cover-the-evacuation": { name: "Cover the Evacuation", about: "drei gegen zwei, 2.0" },
  "aces-high": { name: "Aces High", about: "vier Asse, 2.0" },
  "salvage-mission": { name: "Salvage Mission", about: "Standardspiel, 2.5" },
});

export const PAGES = translated<typeof PAGES_ENGLISH>()({
  build: { name: "Liste bauen", about: "beim Bauen geprüft" },
  judge: { name: "Judge-Tisch", about: "Reichweite und Winkel" },
  odds: { name: "Chancen", about: "exakt, für jeden Angriff" },
  rules: { name: "Regeln", about: "durchsuchbar, mit Nummern" },
  saved: { name: "Gespeicherte Partien", about: "und Listen, auch als Datei" },
});
