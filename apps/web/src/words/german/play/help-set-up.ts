import { translated } from "@broadside/messages";
import type { HELP_SET_UP as ENGLISH } from "../../english/play/help-set-up.ts";

export const HELP_SET_UP = translated<typeof ENGLISH>()({
  initiative: {
    what: "Du wählst, wer Initiative hat. Wären zwei Schiffe gleichzeitig dran, kommt dieser Spieler zuerst.",
    choices:
      "Mit Initiative bewegen sich deine Schiffe vor denen mit gleichem Pilotenwert und greifen vor ihnen an. Ohne sie siehst du vor deiner Bewegung, wo die anderen landen.",
  },
  numerals: {
    what: "Du wählst die Ziffern deiner Schiffe. An ihnen erkennst du gleiche Schiffe.",
    choices: "Weiß oder schwarz: Für das Spiel macht es keinen Unterschied.",
  },
  obstacle: {
    what: "Du wählst, welches Hindernis als Nächstes auf den Tisch kommt.",
    choices:
      "Jedes, das noch übrig ist. Fliegt ein Schiff darüber, kann es Schaden nehmen oder seine Aktion verlieren. Bei einem Angriff darüber hinweg würfelt das Ziel einen Würfel mehr.",
  },
  "place obstacle": {
    what: "Du wählst, wo das Hindernis liegt.",
    choices:
      "Überall in der hervorgehobenen Zone, nicht zu nah an den Kanten und an anderen Hindernissen. Ist eine Stelle nicht erlaubt, siehst du, warum.",
  },
  edge: {
    what: "Du wählst deine Tischkante.",
    choices: "An ihr starten deine Schiffe. Achte darauf, wo zwischen den Hindernissen Platz für dein größtes Schiff ist.",
  },
  "member to place": {
    what: "Dein Team wählt, wer als Nächstes ein Schiff platziert.",
    choices: "Diese Schiffe sind gleichauf, also bestimmt ihr die Reihenfolge. Am Ende sind alle platziert.",
  },
  "ship to place": {
    what: "Du wählst, welches deiner Schiffe du als Nächstes platzierst.",
    choices: "Diese Schiffe sind gleichauf, also bestimmst du die Reihenfolge. Am Ende sind alle platziert.",
  },
  "place ship": {
    what: "Du wählst, wo dieses Schiff startet und wohin es zeigt.",
    choices:
      "Überall in der hervorgehobenen Zone. Das Schiff fliegt dorthin, wohin es zeigt, also richte es auf dein Ziel aus. Ein Riesenschiff dreht nur langsam.",
  },
  "card side": {
    what: "Du wählst, welche Seite einer zweiseitigen Karte zu Beginn oben liegt.",
    choices: "Auf den Seiten steht Verschiedenes. Lies beide auf der Karte des Schiffs.",
  },
  "turret indicator": {
    what: "Du wählst, wohin ein Geschützturm zeigt.",
    choices: "Er kann nur in den Winkel angreifen, in den er zeigt. Ihn später zu drehen kostet eine Aktion.",
  },
  "player order": {
    what: "Du wählst den Startspieler.",
    choices: "Unter Schiffen mit gleicher Initiative kommen die des Startspielers zuerst.",
  },
  "first or second": {
    what: "Du wählst, ob du Erster oder Zweiter bist.",
    choices: "Sind Schiffe gleichauf, handelt der Erste zuerst. Der Zweite sieht mehr, bevor er entscheidet.",
  },
  "call the die": {
    what: "Du sagst einen Würfel an, der über die Reihenfolge der Spieler entscheidet.",
    choices: "Liegst du richtig, bestimmst du die Reihenfolge.",
  },
  "place feature": {
    what: "Du wählst, wo ein Teil des Szenarios liegt.",
    choices: "Überall in der hervorgehobenen Zone. Auf dem Szenarioblatt steht, wofür es da ist.",
  },
  "place marker": {
    what: "Du wählst, wo ein Marker des Szenarios liegt.",
    choices: "Überall in der hervorgehobenen Zone. Auf dem Szenarioblatt steht, was er markiert.",
  },
  "lay device": {
    what: "Du wählst, wo vor Spielbeginn ein Gerät liegt.",
    choices: "Überall in der hervorgehobenen Zone. Wann es explodiert, steht auf seiner Karte.",
  },
  "place remote": {
    what: "Du wählst, wo ein Remote liegt, ein kleiner Spielstein ohne Manöverrad.",
    choices: "Überall, wo es hervorgehoben ist. Was er dort bewirkt, steht auf seiner Karte.",
  },
  "starts the game": {
    what: "Du wählst ein Schiff oder Geschwader, das von Anfang an auf dem Tisch ist.",
    choices: "Die anderen kommen später ins Spiel, wie es das Szenario vorgibt.",
  },
  "held in reserve": {
    what: "Du wählst ein Schiff oder Geschwader für die Reserve.",
    choices: "Es wartet neben dem Tisch, bis das Szenario es ins Spiel lässt.",
  },
});
