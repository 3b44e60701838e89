import { translated } from "@broadside/messages";
import type { HELP_ACTION_LINES as ENGLISH } from "../../english/play/help-action-lines.ts";

const FIRST = {
  skip: "Das Schiff tut nichts weiter.",
  focus: "Ein Marker: Gibst du ihn im Angriff oder in der Verteidigung aus, werden alle Fokusergebnisse zu Treffern oder Ausweichen.",
  lock: "Erfasst ein Schiff in Reichweite: Gibst du die Zielerfassung beim Angriff darauf aus, würfelst du beliebig viele Würfel neu.",
  evade: "Ein Marker: Gibst du ihn in der Verteidigung aus, bekommst du ein Ausweichen dazu.",
  "barrel-roll": "Bewegt das Schiff zur Seite, ohne es zu drehen.",
  boost: "Bewegt das Schiff ein kleines Stück weiter, geradeaus oder mit einer leichten Drehung.",
  calculate: "Ein Marker: Gibst du ihn im Angriff oder in der Verteidigung aus, wird ein Fokusergebnis zu einem Treffer oder Ausweichen.",
  cloak: "Das Schiff ist schwerer zu treffen, kann aber nicht angreifen, bis es sich enttarnt.",
  coordinate: "Ein anderes befreundetes Schiff führt sofort eine Aktion aus.",
  jam: "Gibt einem Gegner in Reichweite Stressmarker, bis er zwei hat.",
  recover: "Gibt alle Energie auf dem Schiff aus und holt dafür je einen Schild zurück. Überzählige Energie ist verloren.",
  reinforce: "Eine Sektion, Bug oder Heck, bekommt in dieser Runde gegen jeden Angriff auf sie ein Ausweichen dazu.",
  reload: "Verbrauchte Torpedos und Raketen sind wieder bereit. Dafür greift das Schiff in dieser Runde nicht an.",
  "rotate-arc": "Dreht den Feuerwinkel des Geschützturms.",
  slam: "Ein zweites Manöver mit derselben Geschwindigkeit. Dafür greift das Schiff in dieser Runde nicht an.",
  scramble: "Übernimmt einen Satelliten in Reichweite.",
  tow: "Nimmt eine Versorgungskiste in Reichweite in Schlepp.",
} as const;

const SECOND = {
  ...FIRST,
  lock: "Erfasst ein Objekt in Reichweite: Gibst du die Zielerfassung beim Angriff darauf aus, würfelst du beliebig viele Würfel neu.",
  evade: "Ein Marker: Gibst du ihn in der Verteidigung aus, wird einer deiner Würfel zu einem Ausweichen.",
  jam: "Nimmt einem Gegner in Reichweite einen grünen Marker oder eine Zielerfassung.",
  reinforce: "Starke Angriffe von der Seite, die du wählst, vorn oder hinten, richten in dieser Runde weniger Schaden an.",
  reload: "Ein Torpedo, eine Rakete oder ein Gerät bekommt eine Ladung zurück. Dafür ist das Schiff in dieser Runde entwaffnet.",
} as const;

export const HELP_ACTION_LINES = translated<typeof ENGLISH>()({ first: FIRST, second: SECOND });
