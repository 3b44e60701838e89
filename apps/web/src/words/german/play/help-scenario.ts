import { translated } from "@broadside/messages";
import type { HELP_SCENARIO as ENGLISH } from "../../english/play/help-scenario.ts";

export const HELP_SCENARIO = translated<typeof ENGLISH>()({
  "hyperspace point": {
    what: "Du wählst, an welchem Hyperraumpunkt das Schiff herauskommt.",
    choices: "Es wird dort platziert und ist ab dann im Spiel.",
  },
  "tow cargo": {
    what: "Du wählst, wohin die Fracht geschleppt wird.",
    choices: "Ein kurzes Stück in eine der gezeigten Richtungen, oder sie bleibt, wo sie ist.",
  },
  "ship to carry it": { what: "Du wählst, welches Schiff den Marker übernimmt.", choices: "Der Marker bewegt sich mit diesem Schiff." },
  "priority target": {
    what: "Du wählst, welches Schiff das nächste Prioritätsziel trägt.",
    choices: "Der Marker bleibt bei diesem Schiff. Nimm also eins, das du schützen kannst.",
  },
  "break through": {
    what: "Du wählst, ob das Schiff den Tisch endgültig verlässt.",
    choices: "Was es trägt, bringt Punkte. Das Schiff spielt nicht mehr mit.",
  },
  "warhead to set off": {
    what: "Du wählst, ob jetzt ein Sprengkopf zündet und welcher.",
    choices: "Er trifft alles in seiner Nähe. Dann wird er entfernt.",
  },
  "shuttle to make ready": {
    what: "Du wählst, welches Shuttle den Marker bekommt.",
    choices: "Ein Shuttle mit genug Markern springt in Sicherheit.",
  },
  "land ship": {
    what: "Du wählst, ob das Schiff landet.",
    choices: "Landet es, bringt es Punkte und verlässt den Tisch. Es spielt nicht mehr mit.",
  },
  "comes in": {
    what: "Du wählst, welches Schiff oder Geschwader aus der Reserve kommt.",
    choices: "Du platzierst es als Nächstes. Die anderen bleiben in Reserve.",
  },
});
