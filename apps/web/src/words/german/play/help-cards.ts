import { translated } from "@broadside/messages";
import type { HELP_CARDS as ENGLISH } from "../../english/play/help-cards.ts";

export const HELP_CARDS = translated<typeof ENGLISH>()({
  "choose one": {
    what: "Du wählst, welcher Effekt der Karte eintritt.",
    choices: "Einen der angebotenen. Der Text der Karte steht bei der Frage.",
  },
  "choose ship": { what: "Du wählst, für welches Schiff die Karte gilt.", choices: "Angeboten werden nur Schiffe, die die Karte erlaubt." },
  "assign Condition": {
    what: "Du wählst eine Zustandskarte und das Schiff, das sie bekommt.",
    choices: "Ihr Text gilt für dieses Schiff, bis sie entfernt wird.",
  },
  "remove Condition": {
    what: "Ein anderes Schiff braucht diese Zustandskarte, und es gibt keine weitere. Du wählst, welches Schiff sie verliert.",
    choices: "Ihr Text gilt für dieses Schiff nicht mehr.",
  },
  "how many stress tokens": {
    what: "Du wählst, wie viele Stressmarker das Schiff nimmt.",
    choices: "Je mehr Stress, desto stärker wirkt die Karte.",
  },
  "card to replace": { what: "Du wählst, welche Karte ersetzt wird.", choices: "Eine andere tritt an ihre Stelle." },
  replacement: { what: "Du wählst die neue Karte.", choices: "Ihr Text gilt ab jetzt." },
  "guess dial": { what: "Du rätst das Manöver auf einem anderen Manöverrad.", choices: "Liegst du richtig, wirkt die Karte." },
  "look at dial": { what: "Du entscheidest nichts, du siehst nur ein Manöverrad.", choices: "Mit „OK“ geht es weiter." },
  "look and turn dial": {
    what: "Du kennst jetzt das Manöverrad eines anderen Schiffs. Du wählst, ob du deins umstellst.",
    choices: "Nimm ein Manöver, das die Karte erlaubt, oder lass das Manöverrad, wie es ist.",
  },
  "discard upgrade": { what: "Du wählst, welche Aufwertung du ablegst.", choices: "Sie ist aus dem Spiel." },
  "discard token or card": {
    what: "Du wählst, ob du die Karte ablegst oder nur einen Marker davon.",
    choices: "Legst du einen Marker ab, bleibt die Karte.",
  },
  "put upgrade under": {
    what: "Du wählst, welche Aufwertung das Schiff verliert.",
    choices: "Sie kommt unter die Karte, und du kannst sie nicht mehr nutzen.",
  },
  "remove lock": {
    what: "Du wählst, welche Zielerfassung entfernt wird.",
    choices: "Das Schiff, das sie hatte, muss neu erfassen.",
  },
  "whose lock goes": { what: "Du wählst, wessen Zielerfassung auf das Schiff entfernt wird.", choices: "Jenes Schiff muss neu erfassen." },
  "remove token": {
    what: "Du wählst, welcher Marker entfernt wird.",
    choices: "Grüne Marker helfen einem Schiff, rote und orange schaden ihm.",
  },
  "charges to spend": {
    what: "Du wählst, wie viele Ladungen du ausgibst.",
    choices: "Je mehr, desto stärker der Effekt. Sie sind weg, bis die Karte sie zurückbekommt.",
  },
  "card to charge": {
    what: "Du wählst, für welche Karte der Effekt gilt.",
    choices: "Was mit ihren Ladungen passiert, steht bei der Frage.",
  },
  "recover charge": { what: "Du wählst, welche Karte eine Ladung zurückbekommt.", choices: "Du kannst sie einmal mehr nutzen." },
});
