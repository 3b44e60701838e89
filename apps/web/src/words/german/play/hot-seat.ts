import { translated } from "@broadside/messages";
import type * as English from "../../english/play/hot-seat.ts";

export const HOT_SEAT = translated<typeof English.HOT_SEAT>()({
  passOn: "Gerät weitergeben",
  secret: "Diese Entscheidungen bleiben geheim, bis alle ihre getroffen haben. Die anderen schauen weg.",
  passTo: "Gerät an {name} geben – {asked, select, dials {meine Manöverräder} other {meine Fragen}} zeigen",
  waiting: "{asked, select, dials {Deine Manöverräder warten} other {Fragen an dich}}",
  openMine: "{asked, select, dials {Meine Manöverräder stellen} other {Meine Fragen zeigen}}",
  looksAgain: "{name} noch einmal schauen lassen",
  setPinFor: "PIN für {name} festlegen",
  pin: "PIN",
  pinOf: "PIN von {name}",
  digits: "Vier bis acht Ziffern.",
  open: "Öffnen",
  back: "Zurück",
  keep: "Diese PIN festlegen",
  forgotten: "PIN vergessen?",
  openAnyway: "Ohne PIN öffnen",
  openAnywayTells: "Damit wird die PIN entfernt, und alle lesen im Protokoll, dass dieser Platz ohne sie geöffnet wurde.",
  setTells: "Ohne sie kann niemand diesen Platz aufdecken. Sie bleibt in diesem Browser und steht in keiner gespeicherten Partie.",
  refusals: {
    "PIN wanted": "Dieser Platz hat eine PIN.",
    "wrong PIN": "Das ist nicht die PIN dieses Platzes. Es wird nichts gezeigt.",
  },
});

export const UNDO = translated<typeof English.UNDO>()({
  onlyOwn: "Nur {name} kann das zurücknehmen, und nur verdeckt vor den anderen",
  undoes: "Nimmt die letzte Antwort von {name} zurück",
});
