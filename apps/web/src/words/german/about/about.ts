import { translated } from "@broadside/messages";
import type { ABOUT as ENGLISH } from "../../english/about/about.ts";

export const ABOUT = translated<typeof ENGLISH>()({
  title: "Über Broadside",
  whatItIs: "Was es ist",
  game: "Mit Broadside spielst du Epic X-Wing im Browser: Riesenschiffe, Geschwader und Szenarien in allen drei Editionen, zu zweit bis zu acht, mit Bots für jeden Platz.",
  tools:
    "Außerdem kannst du Listen bauen und prüfen, die Chancen eines Angriffs ausrechnen, Streitfälle am Judge-Tisch klären und die Regeln durchsuchen.",
  saved:
    "Broadside speichert deine Partien und Listen in diesem Browser und läuft nach dem ersten Besuch auch ohne Netz. Du brauchst kein Konto, und nichts über dich wird irgendwohin gesendet.",
  whatItIsNot: "Was es nicht ist",
  unofficial:
    "Broadside ist ein inoffizielles Fanprojekt und mit keinem Verlag oder Lizenzgeber verbunden. Die Namen des Spiels, der Schiffe, Piloten und Karten gehören ihren Eigentümern.",
  noArt:
    "Es enthält keine Illustrationen, keine Kartenbilder und keine Kartentexte. Die Schiffe auf dem Tisch haben wir selbst gezeichnet, die Embleme der Fraktionen haben wir weggelassen.",
  oneScreen: "Es ist kein Online-Dienst: Ihr spielt an einem Gerät und reicht es herum.",
  rules: "Woher die Regeln stammen",
  ownWords:
    "Die Regeln und die Wirkungen der Karten haben wir nach den veröffentlichten Regeln in eigenen Worten aufgeschrieben, auf Englisch.",
  rows: "Jede Regel hat eine Nummer, zum Beispiel HS-TGT-03, und nennt das Dokument, aus dem sie stammt. Wenn Broadside etwas erlaubt oder verbietet, kann es dir die Regel zeigen.",
  openPoints:
    "Wo die Regeln schweigen oder sich widersprechen, haben wir entschieden, und die Regel sagt das. Eure Gruppe kann anders entscheiden.",
  searchRules: "Regeln durchsuchen",
  settings: "Einstellungen",
  fonts: "Schriften",
  fontsAbout: "Broadside bringt zwei Schriften von anderen mit, gekürzt auf die Zeichen, die es braucht.",
  inter: "allen Text",
  miniatures: "Symbole für Aktionen, Marker, Würfel, Manöver und Aufwertungen und für Bilder der Schiffe in Listen",
  usedFor: "Für {use}.",
  madeBy: "Von {names}.",
  website: "Website",
  licence: "Lizenz:",
  licenceOf: "Lizenz von {font}",
});
