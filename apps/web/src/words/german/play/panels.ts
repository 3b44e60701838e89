import { translated } from "@broadside/messages";
import type * as English from "../../english/play/panels.ts";

export const PANELS = translated<typeof English.PANELS>()({
  drawers: {
    ships: { title: "Schiffe", close: "Schiffe schließen" },
    log: { title: "Protokoll", close: "Protokoll schließen" },
    game: { title: "Partie", close: "Menü schließen" },
  },
  latest: "Letzte Ereignisse",
  wholeLog: "Protokoll öffnen",
  keyboard: "Tastenkürzel",
  map: "Karte",
  follow: "Folgen",
  undo: "Zurücknehmen",
  askToUndo: "Um Zurücknehmen bitten",
  timeLeft: "Noch {clock} in dieser Phase",
  phaseIsUp: "Die Zeit für diese Phase ist um",
  oneMinuteMore: "Eine Minute mehr",
});

export const PHASES = translated<typeof English.PHASES>()({
  setup: "Aufbau",
  planning: "Planung",
  system: "System",
  activation: "Aktivierung",
  combat: "Kampf",
  engagement: "Kampf",
  end: "Ende",
  over: "Die Partie ist vorbei",
});

export const STATE = translated<typeof English.STATE>()({
  setUp: "Aufbau",
  round: "Runde {round}",
  roundOf: "Runde {round} von {last}",
  phases: "Phasen",
  order: "Reihenfolge der Schiffe",
  done: "{ship} (fertig)",
  timeIsUp: "die Zeit ist um, das ist die letzte Runde",
  away: "{count, plural, one {{names} ist abwesend} other {{names} sind abwesend}}",
  bot: "{name} ist ein Bot",
  botPlays: "{level} spielt als {name}",
  botStandsIn: "{level} spielt für {name}",
  bots: "Bots spielen {count, plural, one {# Platz} other {# Plätze}}",
  waitingFor: "wartet auf {names}",
  you: "dich",
});

export const SETTINGS = translated<typeof English.SETTINGS>()({
  title: "Einstellungen",
  pace: "Tempo der Animationen",
  paces: { slow: "Langsam", usual: "Normal", fast: "Schnell", "at once": "Sofort" },
  sounds: "Töne",
  soundsOff: "Töne: aus",
  spent: "Broadside gibt deine Marker aus, wenn es dir hilft.",
  askAgain: "Wieder fragen",
});

export const TOOLS = translated<typeof English.TOOLS>()({
  region: "Partie",
  save: "Partie speichern",
  byHand: "Von Hand ändern",
  players: "Spieler",
  ownDials: "Meine Manöverräder ansehen",
  time: "Zeit ausrufen",
  concede: "Aufgeben",
  watch: "Von Anfang an ansehen",
  report: "Problem melden",
  leave: "Tisch verlassen",
  judge: "Am Judge-Tisch öffnen",
  noJudge: "Ihr spielt mit Hilfen wie im Turnier, also darfst du jetzt nicht messen.",
  judgeFailed: "Der Judge-Tisch ließ sich nicht laden. Prüfe deine Verbindung und versuch es noch einmal.",

  timeTitle: "Zeit ausrufen?",
  timeAbout: "Diese Runde wird die letzte, danach entscheiden die Punkte. Zurücknehmen kannst du das nur, wenn die anderen zustimmen.",
  playOn: "Weiterspielen",

  concedeAbout: "Wenn du aufgibst, verlassen deine Schiffe die Partie.",
  whoConcedes: "Wer aufgibt, dessen Schiffe verlassen die Partie. Wer gibt auf?",
  concedeForTeam: "Für das Team aufgeben",
  concedes: "{name} gibt auf",
  concedesForTeam: "{name} gibt für das Team auf",
  cancel: "Abbrechen",
});

export const SCORE = translated<typeof English.SCORE>()({
  region: "Punktestand",
  scores: "Punkte",
  firstPlayer: "Startspieler",
  first: "1.",
  playerNumber: "Spielernummer",
  numbered: ", Spielernummer {number}",
  setUp: "Aufbau",
  setUpOf: "Aufbau, {last, plural, one {# Runde} other {# Runden}}",
  round: "Runde {round}",
  roundOf: "Runde {round} von {last}",
  goal: "{goal} {scoring} zum Sieg",
  counters: ", {count, plural, one {# Siegmarker} other {# Siegmarker}}",
  diagramOf: "Aufbauplan von {scenario}",
});
