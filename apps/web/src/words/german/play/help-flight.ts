import { translated } from "@broadside/messages";
import type { HELP_FLIGHT as ENGLISH } from "../../english/play/help-flight.ts";

const ALONG_TEMPLATE = "Jede hervorgehobene Stelle an der Schablone. Passt das Schiff irgendwo nicht hin, siehst du, warum.";

export const HELP_FLIGHT = translated<typeof ENGLISH>()({
  dial: {
    what: "Du wählst das Manöver des Schiffs für diese Runde: wie schnell es fliegt und wohin. Bis zum Aufdecken sieht es sonst niemand.",
    choices:
      "Die Zahl ist die Geschwindigkeit. Einfache Manöver entfernen einen Stressmarker, rote geben einen. Ein gestresstes Schiff kann keine roten fliegen.",
    firstEdition:
      "Grüne Manöver sind einfach. Bei einem Riesenschiff zeigen die Zeichen auf einem Manöver, wie viel Energie es bringt. Langsame bringen mehr.",
    secondEdition: "Blaue Manöver sind einfach. Lila Manöver kosten 1 Macht.",
  },
  "set dial": {
    what: "Du stellst ein Manöverrad außerhalb der Planungsphase.",
    choices: "Es geht wie immer: Die Zahl ist die Geschwindigkeit, die Farbe zeigt, ob das Manöver Stress gibt oder entfernt.",
  },
  "turn dial": {
    what: "Du wählst, ob du das Manöverrad noch umstellst, bevor das Schiff fliegt.",
    choices: "Nimm ein Manöver, das die Karte erlaubt, oder lass das Manöverrad, wie es ist.",
  },
  "treat maneuver as": {
    what: "Durch Karten hat dieses Manöver mehr als eine Schwierigkeit. Du wählst, welche zählt.",
    choices: "Ein einfaches Manöver entfernt Stress, ein rotes gibt Stress.",
  },
  "enemy's maneuver": {
    what: "Ein gegnerisches Schiff ist gestresst und hat ein rotes Manöver gestellt. Deshalb wählst du sein Manöver.",
    choices: "Jedes Manöver seines Manöverrads, das nicht rot ist. Das Schiff muss es fliegen.",
  },
  "maneuver for an opponent": {
    what: "Durch eine Karte wählst du das Manöver für das Schiff eines anderen Spielers.",
    choices: "Jedes Manöver, das die Karte erlaubt.",
  },
  "member in turn": {
    what: "Dein Team wählt, wessen Schiff als Nächstes dran ist.",
    choices: "Diese Schiffe sind gleichauf, also bestimmt ihr die Reihenfolge. Alle kommen dran.",
  },
  "next ship": {
    what: "Du wählst, welches deiner Schiffe als Nächstes dran ist.",
    choices: "Diese Schiffe sind gleichauf, also bestimmst du die Reihenfolge. Ist eins dem anderen im Weg, sollte es zuerst dran sein.",
  },
  "Tallon roll place": {
    what: "Du wählst, wo am Ende der Schablone das Schiff seine Tallon-Rolle beendet.",
    choices: "Etwas weiter vorn, in der Mitte oder etwas weiter hinten. Es zeigt immer in dieselbe Richtung.",
  },
  "barrel roll": {
    what: "Du wählst, zu welcher Seite das Schiff seine Fassrolle fliegt. Seine Ausrichtung bleibt gleich.",
    choices: "Links oder rechts, wo Platz ist. Es darf nicht auf einem anderen Schiff enden.",
  },
  "barrel roll template": {
    what: "Du wählst, wo die Schablone an der Seite des Schiffs anliegt.",
    choices: "Davon hängt ab, wie weit vorn oder hinten das Schiff endet.",
  },
  "barrel roll place": { what: "Du wählst, wo das Schiff seine Fassrolle beendet.", choices: ALONG_TEMPLATE },
  boost: {
    what: "Du wählst die Richtung für den Schub, eine kurze Extrabewegung, die kein Manöver ist.",
    choices: "Geradeaus oder eine leichte Drehung. Das Schiff darf nicht auf einem anderen enden.",
  },
  "boost place": { what: "Du wählst, wo das Schiff seinen Schub beendet.", choices: ALONG_TEMPLATE },
  decloak: {
    what: "Du wählst, ob sich das Schiff enttarnt und in welche Richtung es sich dabei bewegt.",
    choices: "Getarnt ist es schwerer zu treffen, kann aber nicht angreifen. Beim Enttarnen bewegt es sich und kann dann wieder angreifen.",
  },
  "decloak template": {
    what: "Du wählst, wo die Schablone an der Seite des Schiffs anliegt.",
    choices: "Davon hängt ab, wie weit vorn oder hinten das Schiff endet.",
  },
  "decloak place": { what: "Du wählst, wo das Schiff nach dem Enttarnen endet.", choices: ALONG_TEMPLATE },
  slam: {
    what: "Du wählst ein zweites Manöver für den SLAM des Schiffs.",
    choices: "Es hat dieselbe Geschwindigkeit wie das Manöver davor. Danach kann das Schiff in dieser Runde nicht angreifen.",
  },
  "tractor move": {
    what: "Du wählst, ob und wohin der Traktorstrahl das Schiff bewegt.",
    choices: "Eine kurze Fassrolle, ein Schub oder gar nichts. Du kannst einen Gegner vor deine Waffen ziehen.",
  },
  "tractor move place": { what: "Du wählst, wo das Schiff im Traktorstrahl endet.", choices: ALONG_TEMPLATE },
  "turn after tractor move": {
    what: "Du wählst, ob sich das Schiff nach der Bewegung durch den Traktorstrahl um 90° dreht.",
    choices: "Wenn es sich dreht, bekommt es einen Stressmarker.",
  },
  "ship to set down": {
    what: "Du wählst, welches deiner Schiffe unter dem Riesenschiff du als Nächstes absetzt.",
    choices: "Alle kommen hinter das Riesenschiff, das über sie geflogen ist.",
  },
  "set down": {
    what: "Du wählst, wo du ein Schiff absetzt, über das ein Riesenschiff geflogen ist.",
    choices: "Dicht hinter dem Riesenschiff. Ist dort kein Platz, wird das Schiff zerstört.",
  },
  "opponent to turn it": {
    what: "Du wählst, welcher Gegner das abgesetzte Schiff drehen darf.",
    choices: "Er darf es um 90° drehen oder so lassen, wie es ist.",
  },
  "turn ship": {
    what: "Du wählst, ob du das abgesetzte Schiff eines anderen Spielers drehst.",
    choices: "Dreh es um 90° nach links oder rechts oder lass es, wie es ist.",
  },
  deploy: {
    what: "Du wählst, ob ein angedocktes Schiff ablegt und welches.",
    choices: "Es fliegt sofort los und ist ab dann im Spiel. Solange nichts dazu zwingt, kannst du auch warten.",
  },
  "deploy guides": {
    what: "Du wählst, an welcher Seite des Trägerschiffs das Schiff ablegt.",
    choices: "Es fliegt von den gewählten Führungen aus gerade weg.",
  },
  "deploy maneuver": {
    what: "Du wählst das Manöver, mit dem das Schiff ablegt.",
    choices: "Geschwindigkeit und Richtung wie auf seinem Manöverrad. Achte darauf, dass es nicht auf einem anderen Schiff endet.",
  },
  "dock by overlap": {
    what: "Du wählst, ob das Schiff am Trägerschiff andockt, das ihm im Weg war.",
    choices: "Angedockt ist es vom Tisch und sicher, bis es ablegt oder das Trägerschiff zerstört wird.",
  },
  "join from dock": {
    what: "Du wählst, welches angedockte Schiff sich dem Geschwader anschließt.",
    choices: "Ab dann fliegt es in Formation mit dem Anführer.",
  },
  "split or join wing": {
    what: "Du wählst, ob das Schiff sein Geschwader verlässt oder sich ihm wieder anschließt.",
    choices: "Im Geschwader folgt es dem Manöverrad des Anführers. Hat es das Geschwader verlassen, hat es ein eigenes.",
  },
  "act in System phase": {
    what: "Du wählst, was das Schiff vor allen Bewegungen tut: Geräte nutzen, angedockte Schiffe ablegen lassen, sich enttarnen.",
    choices: "Es kann mehreres nacheinander tun. Mit „Fertig“ hörst du auf.",
  },
  relocate: {
    what: "Du wählst, wohin der Remote umzieht.",
    choices: "An jede Stelle, die seine Karte erlaubt. Wird „Bleiben“ angeboten, kann er auch bleiben.",
  },
  "swarm guides": {
    what: "Du wählst, an welches Ende des Schiffs sich der Schwarm heftet.",
    choices: "An die vorderen oder die hinteren Führungen.",
  },
  "turn turret": {
    what: "Du wählst, wohin sich der Geschützturm des Remotes dreht.",
    choices: "Er kann nur in den Winkel angreifen, in den er zeigt.",
  },
});
