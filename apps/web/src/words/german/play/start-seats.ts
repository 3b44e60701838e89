import { translated } from "@broadside/messages";
import type * as English from "../../english/play/start-seats.ts";

export const SEAT = translated<typeof English.SEAT>()({
  title: "Platz {seat}",
  captain: "Platz {seat}: Kapitän von Team {team}",
  teamMate: "Platz {seat}: Mitglied von Team {team}",
  name: "Name",
  team: "Team",
  playedBy: "Gespielt von",
  pin: "PIN (freiwillig)",
  pinHint: "Vier bis acht Ziffern. Ohne sie kann niemand diesen Platz aufdecken.",
  pinWrong: "Eine PIN hat vier bis acht Ziffern.",
});

export const LISTS = translated<typeof English.LISTS>()({
  label: "Liste",
  ofTeam: "Listen des Teams",
  sources: {
    "Put together": "Für dich zusammengestellt",
    "Ready-made": "Fertige Listen",
    "Quick builds": "Schnellbau",
    "My drafts": "Deine Listen",
    "Opened here": "Hier geöffnet",
    "Chosen here": "Von dir gewählter Schnellbau",
  },
  checking: "Prüft die Liste …",
  legal: "✓ Legal",
  notLegal: "✗ Diese Liste ist hier nicht legal.",
  elsewhere: "Liste öffnen oder einfügen",
  use: "Diese Liste nehmen",
  openFile: "Datei öffnen",
  unreadable: "Broadside kann diese Liste nicht lesen.",
  noCards: "Die Karten ließen sich nicht laden.",
  noList: "Es ist keine Liste darin.",
  problem: "{part} {reason}",
  problemOfAll: "Sie {reason}",
});

export const QUICK_BUILDS = translated<typeof English.QUICK_BUILDS>()({
  title: "Schnellbau auswählen",
  faction: "Fraktion",
  build: "Schnellbau",
  add: "Hinzufügen",
  threatSoFar: "Bisher Bedrohung {threat}",
  taken: "{build}, Bedrohung {threat}",
  remove: "Entfernen",
  removeOne: "{build} entfernen",
});
