import { translated } from "@broadside/messages";
import type { HELP_ATTACK as ENGLISH } from "../../english/play/help-attack.ts";

export const HELP_ATTACK = translated<typeof ENGLISH>()({
  attack: {
    what: "Du wählst Ziel und Waffe. Die meisten Schiffe können einmal pro Runde angreifen.",
    choices:
      "Eine Waffe erreicht Ziele in ihrem Feuerwinkel und auf ihrer Reichweite. Treffer und kritische Treffer deiner roten Würfel sind Schaden, die grünen des Ziels negieren einen Teil davon. Du kannst auch verzichten.",
    firstEdition:
      "Ein Riesenschiff kann einmal mit der Primärwaffe und einmal mit jeder anderen Waffe angreifen, in beliebiger Reihenfolge und auf verschiedene Ziele.",
    secondEdition:
      "Manche Waffen brauchen eine Zielerfassung, eine Ladung oder Energie, wie es auf der Karte steht. Karten können auch Bonusangriffe geben.",
  },
  "section aimed at": {
    what: "Du wählst, welche Sektion des Riesenschiffs du angreifst.",
    choices: "Sie nimmt den Schaden. Kannst du eine Sektion von hier aus nicht angreifen, siehst du, warum.",
  },
  "section struck": {
    what: "Ein Riesenschiff nimmt Schaden, der keiner Sektion galt. Du wählst, welche ihn nimmt.",
    choices: "Bug oder Heck, aber keine lahmgelegte Sektion.",
  },
  "which section": {
    what: "Du wählst, für welche Sektion des Riesenschiffs die Karte gilt.",
    choices: "Angeboten werden nur Sektionen, für die sie gelten kann.",
  },
  "line of the attack": {
    what: "Zwei Linien zum Ziel sind gleich kurz. Du wählst, welche der Angriff nimmt.",
    choices: "Führt die Linie über ein Hindernis, würfelt das Ziel einen Verteidigungswürfel mehr.",
  },
  "whose focus token": {
    what: "Du wählst, wessen Fokusmarker du ausgibst.",
    choices: "Dieses Schiff verliert den Marker.",
  },
  "whose lock": {
    what: "Du wählst, wessen Zielerfassung auf das Ziel du ausgibst.",
    choices: "Dieses Schiff verliert die Zielerfassung.",
  },
  "pay for attack": {
    what: "Du wählst, wie du die Waffe bezahlst.",
    choices: "Du bezahlst, bevor gewürfelt wird.",
  },
  "modify attack dice": {
    what: "Du wählst, ob du die Angriffswürfel noch änderst, bevor sie zählen.",
    choices:
      "Ein Fokusmarker macht Fokusergebnisse zu Treffern, mit einer Zielerfassung würfelst du neu. Was du ausgibst, ist weg. Mit „Nichts mehr ändern“ bleiben die Würfel, wie sie sind.",
  },
  "modify defense dice": {
    what: "Du wählst, ob du die Verteidigungswürfel noch änderst, bevor sie zählen.",
    choices:
      "Ein Fokusmarker macht Fokusergebnisse zu Ausweichen, ein Ausweichmarker bringt ein Ausweichen. Was du ausgibst, ist weg. Mit „Nichts mehr ändern“ bleiben die Würfel, wie sie sind.",
  },
  reroll: {
    what: "Du wählst, welche Würfel du neu würfelst.",
    choices: "Nimm zuerst Leerseiten und ungenutzte Fokusergebnisse. Jeder Würfel kann pro Angriff nur einmal neu gewürfelt werden.",
  },
  "criticals to cancel": {
    what: "Du wählst, wie viele kritische Treffer deine Ausweichen vor den Treffern negieren.",
    choices: "Sonst negieren sie zuerst Treffer. Durch eine Karte darfst du mit kritischen Treffern anfangen.",
  },
  "change which result": { what: "Du wählst, welchen Würfel du änderst.", choices: "Was er dann zeigt, steht auf der Karte." },
  "turn a die": {
    what: "Du wählst, welchen Würfel du auf das genannte Ergebnis drehst.",
    choices: "Nimm den, der dir am meisten hilft.",
  },
  "name a die result": { what: "Du nennst ein Würfelergebnis.", choices: "Was mit Würfeln passiert, die es zeigen, steht auf der Karte." },
  "spend die result": {
    what: "Du wählst, welches Würfelergebnis du für den Effekt der Karte ausgibst.",
    choices: "In diesem Angriff zählt es nicht mehr.",
  },
  protect: {
    what: "Du wählst, ob ein anderes Schiff des Geschwaders einen Treffer für den Anführer nimmt.",
    choices: "Es nimmt ein Ergebnis, Treffer oder kritischen Treffer, an seiner Stelle. Mit „Fertig“ nimmt der Anführer den Rest.",
  },
  "docked shield": {
    what: "Du wählst, welches Schiff einen Schild verliert.",
    choices: "Das Trägerschiff oder ein Schiff, das daran angedockt ist.",
  },
  "give up shield": {
    what: "Du wählst, ob das Schiff für den Effekt der Karte einen Schild verliert.",
    choices: "Der Schild ist weg, bis das Schiff ihn zurückholt.",
  },
  "card to expose": {
    what: "Du wählst, welche verdeckte Schadenskarte du aufdeckst.",
    choices: "Ihr Text gilt ab dann.",
  },
  "expose or strain": {
    what: "Du wählst, was das Gerät mit dem Schiff macht.",
    choices:
      "Entweder wird eine Schadenskarte aufgedeckt, und ihr Text gilt, oder das Schiff bekommt einen Belastungsmarker und würfelt bei der nächsten Verteidigung einen Würfel weniger.",
  },
  "hardpoint to flip": {
    what: "Du wählst, welcher Hardpoint des Riesenschiffs ausfällt.",
    choices: "Du kannst ihn erst wieder nutzen, wenn er repariert ist.",
  },
  "choose Damage card": { what: "Du wählst eine Schadenskarte.", choices: "Lies die Karten vorher: Der Text einer offenen Karte gilt." },
  "choose Damage deck": {
    what: "Du wählst, aus welchem Deck die Schadenskarte kommt.",
    choices: "Die Decks der Riesenschiffe haben andere Karten als das übliche.",
  },
  "discard Damage card": {
    what: "Du wählst, welche Schadenskarte abgelegt wird.",
    choices: "Ihr Schaden und ihr Text sind damit weg.",
  },
  "turn Damage card": {
    what: "Du wählst, welche Schadenskarte verdeckt wird.",
    choices: "Ihr Text gilt nicht mehr, als Schaden zählt sie weiter.",
  },
  "discard excess upgrade": {
    what: "Eine lahmgelegte Sektion hat Platz für weniger Aufwertungen. Du wählst, welche sie verliert.",
    choices: "Diese Karte ist aus dem Spiel.",
  },
});
