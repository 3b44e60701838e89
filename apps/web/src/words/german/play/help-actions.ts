import { translated } from "@broadside/messages";
import type { HELP_ACTIONS as ENGLISH } from "../../english/play/help-actions.ts";

export const HELP_ACTIONS = translated<typeof ENGLISH>()({
  action: {
    what: "Du wählst die Aktion des Schiffs nach seinem Manöver. Es hat eine pro Runde, gestresst keine.",
    choices: "Jede Aktion ist unten erklärt. Du kannst auch verzichten, das kostet nichts.",
    firstEdition: "Ein Riesenschiff mit zwei Sektionen hat zwei Aktionen: erst eine der Bugsektion, dann eine der Hecksektion.",
    secondEdition: "Eine rote Aktion gibt einen Stressmarker, eine lila Aktion kostet Macht. Auf manche folgt eine verknüpfte Aktion.",
  },
  "free action": {
    what: "Ein Effekt gibt dem Schiff eine zusätzliche Aktion. Seine normale Aktion behält es.",
    choices: "Nimm eine von seiner Aktionsleiste oder seinen Karten, die es in dieser Runde noch nicht hatte. Du kannst auch verzichten.",
  },
  lock: {
    what: "Du wählst, was das Schiff erfasst.",
    choices:
      "Später kann es die Zielerfassung ausgeben, um gegen dieses Ziel Angriffswürfel neu zu würfeln. Eine neue Zielerfassung ersetzt die alte.",
  },
  "lock section": {
    what: "Du wählst, welche Sektion des Riesenschiffs du erfasst.",
    choices: "Die Zielerfassung hilft nur gegen diese Sektion.",
  },
  "lock to keep": {
    what: "Das Schiff hat zu viele Zielerfassungen. Du wählst, welche es behält.",
    choices: "Die anderen werden entfernt.",
  },
  "allocate energy": {
    what: "Du wählst, wie viel Energie des Schiffs auf seine Karten kommt.",
    choices:
      "Ein Marker bleibt auf seiner Karte und kommt nicht zurück. Auf jede passen nur einige. Waffen mit Energiekosten nutzen nur die Marker auf ihrer Karte. Mit dem Rest kann das Schiff Schilde zurückholen.",
  },
  "energy to recover": {
    what: "Du wählst, wie viel Energie du für Schilde ausgibst.",
    choices: "Jeder Marker holt einen Schild zurück. Was über die fehlenden Schilde hinausgeht, ist verloren.",
  },
  "split shields": {
    what: "Du wählst, welche Sektion die Schilde zurückbekommt.",
    choices: "Verteile sie, wie du willst, bis zum Schildwert jeder Sektion. Eine lahmgelegte Sektion bekommt keine.",
  },
  reload: {
    what: "Du wählst, welche Karten nachgeladen werden.",
    choices: "Du kannst sie noch einmal nutzen. Dafür greift das Schiff in dieser Runde nicht an.",
  },
  "rotate arc": {
    what: "Du wählst, wohin der Feuerwinkel des Geschützturms zeigt.",
    choices: "Der Geschützturm kann nur in diesen Winkel angreifen.",
  },
  "rotate indicators": {
    what: "Du wählst, welchen Geschützturm du wohin drehst.",
    choices: "Jeder kann nur in den Winkel angreifen, in den er zeigt.",
  },
  coordinate: {
    what: "Du wählst, welches befreundete Schiff eine Aktion bekommt.",
    choices: "Es führt sie sofort aus, zusätzlich zu seiner normalen.",
  },
  reinforce: {
    what: "Du wählst, welche Seite des Schiffs du verstärkst.",
    choices: "Angriffe auf diese Sektion oder von dieser Seite richten weniger Schaden an. Die andere Seite ist nicht geschützt.",
  },
  jam: {
    what: "Du wählst, welches Schiff du störst.",
    choices: "Einen Gegner in Reichweite. Es wirkt sofort.",
    firstEdition: "Stört ein Riesenschiff, bekommt das Ziel Stressmarker, bis es zwei hat.",
    secondEdition: "Das gestörte Schiff verliert einen grünen Marker oder eine Zielerfassung.",
  },
  jammed: {
    what: "Du wählst, was das gestörte Schiff verliert.",
    choices: "Einen seiner grünen Marker oder eine seiner Zielerfassungen.",
  },
  repair: {
    what: "Du wählst, welche Schadenskarte repariert wird.",
    choices: "Eine offene Karte wird verdeckt oder entfernt, und ihr Effekt endet.",
  },
  "touching device": {
    what: "Du wählst, wo das Gerät liegt. Es muss das Schiff berühren.",
    choices: "Jede hervorgehobene Stelle. Das Gerät bleibt dort, bis es explodiert.",
  },
  "place device": {
    what: "Du wählst, wie das Gerät auf den Tisch kommt.",
    choices: "Mit welcher Schablone und wohin. Das Gerät bleibt dort, bis es explodiert.",
  },
  "bomb to drop": {
    what: "Du wählst, welche Bombe du abwirfst.",
    choices: "Was sie bewirkt, steht auf ihrer Karte. Das Abwerfen kostet die Karte oder eine ihrer Ladungen.",
  },
  "device to remove": {
    what: "Du wählst, welches Gerät du entfernst.",
    choices: "Es verlässt den Tisch, ohne zu explodieren.",
  },
  "next bomb": {
    what: "Du wählst, welche Bombe zuerst explodiert.",
    choices: "Alle explodieren. Die Reihenfolge zählt für Schiffe, die in der Nähe mehrerer sind.",
  },
  "next mine": {
    what: "Du wählst, welche Mine zuerst explodiert.",
    choices: "Alle Minen explodieren, die das Schiff berührt hat.",
  },
  "mine under ships": {
    what: "Mehrere Schiffe sind auf der Mine. Du wählst, welches sie trifft.",
    choices: "Nur dieses Schiff ist betroffen.",
  },
  "ship struck next": {
    what: "Du wählst, welches Schiff zuerst getroffen wird.",
    choices: "Alle Schiffe in Reichweite werden getroffen. Du bestimmst nur die Reihenfolge.",
  },
  "obstacle to blow up": {
    what: "Du wählst, welches Hindernis zerstört wird.",
    choices: "Alles in der Nähe erleidet, was auf der Karte steht. Dann wird das Hindernis entfernt.",
  },
  "obstacle to move": {
    what: "Du wählst, welches Hindernis du bewegst.",
    choices: "Danach wählst du, wohin es kommt.",
  },
  "cache to tow": {
    what: "Du wählst, welche Versorgungskiste das Schiff in Schlepp nimmt.",
    choices: "Solange es sie schleppt, bringt sie Punkte. Was das kostet, steht auf dem Szenarioblatt.",
  },
  jettison: {
    what: "Du wählst, ob das Schiff seine Versorgungskiste abwirft.",
    choices: "Sie liegt dann wieder auf dem Tisch, und jedes Schiff kann sie nehmen.",
  },
  "satellite to scramble": {
    what: "Du wählst, welchen Satelliten du übernimmst.",
    choices: "Er zählt für deine Seite, bis jemand anders ihn verschlüsselt.",
  },
});
