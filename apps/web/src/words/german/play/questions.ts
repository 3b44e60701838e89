import { translated } from "@broadside/messages";
import type * as English from "../../english/play/questions.ts";

export const QUESTION = translated<typeof English.QUESTION>()({
  yours: "Deine Entscheidung",
  decides: "{name} entscheidet",
  showAll: "Alle Antworten zeigen",
  isDefault: "· Standard",
  isSuggested: "· Vorschlag",
  spendTokens: "Marker automatisch ausgeben, wenn sie helfen",
  report: "Problem melden",
  answerFirst: "Zuerst beantworten",
  usualOrder: "Immer die Standardreihenfolge nehmen",
  never: "Hier mit diesem Schiff immer passen",
});

export const ADVICE = translated<typeof English.ADVICE>()({
  ask: "Tipp holen",
  askAbout: "Tipp holen ({about})",
  thinking: "Denkt nach …",
  place: "Platz gefunden",
  because: "{answer}: {reasons}",
  show: "Auf dem Tisch zeigen",
});

export const TOGETHER = translated<typeof English.TOGETHER>()({
  toggle: "Gleicher Befehl für gleiche Schiffe",
  dials: "Das Manöver gilt auch für gleiche Schiffe, die noch keins haben",
  actions:
    "{ships, plural, one {# weiteres gleiches Schiff führt} other {# weitere gleiche Schiffe führen}} in dieser Runde dieselbe Aktion aus, wenn es geht",
});

export const PLACE = translated<typeof English.PLACE>()({
  hands: "Zieh den Spielstein auf dem Tisch oder nimm die Tasten: Pfeiltasten bewegen ihn, Q und E drehen ihn.",
  handsAtEdge:
    "Zieh den Spielstein auf dem Tisch oder nimm die Tasten: Pfeiltasten bewegen ihn, Q und E drehen ihn. Er bleibt an seiner Kante.",
  handsOnLine: "Zieh den Spielstein auf der Linie oder nimm die Pfeiltasten.",
  right: "Nach rechts, mm",
  up: "Nach oben, mm",
  heading: "Ausrichtung, °",
  alongLine: "Position auf der Linie",
  checking: "Wird geprüft …",
  notChecked: "Broadside konnte nicht prüfen, ob das passt.",
  fits: "✓ Passt hier",
  doesNotFit: "✗ Passt hier nicht",
  doesNotFitBecause: "✗ Passt hier nicht: {reason}.",
  isUnjudged: "Ob es passt, siehst du beim Platzieren.",
  put: "Hier platzieren",
  toDefault: "Zurück zum Standardplatz",
});

export const SET_UP_FOR_ME = translated<typeof English.SET_UP_FOR_ME>()({
  region: "Aufbau",
  isSettingUp: "Ein Bot baut für {players} auf.",
  stop: "Anhalten",
  forMe: "Für mich aufbauen",
  forPlayer: "Für {name} aufbauen",
});

export const PROPOSAL = translated<typeof English.PROPOSAL>()({
  asks: "{name} fragt",
  reason: "Grund: {reason}",
  agree: "Zustimmen",
  decline: "Ablehnen",
  agrees: "{name} stimmt zu",
  declines: "{name} lehnt ab",
});

export const QUEUE = translated<typeof English.QUEUE>()({
  region: "Wartende Fähigkeiten",
  inOrder: "Wartende Fähigkeiten, der Reihe nach:",
  isNext: "· als Nächstes",
});
