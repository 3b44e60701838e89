import { translated } from "@broadside/messages";
import type { NOTICES as ENGLISH, LOOKS as ENGLISH_LOOKS, REASONS as ENGLISH_REASONS } from "../english/notices.ts";

export const NOTICES = translated<typeof ENGLISH>()({
  "bot failed": "Der Bot für {seat} hat keine Antwort gefunden, also galt die Vorgabe",
  "bot was refused": "Der Bot für {seat} hat eine unerlaubte Antwort gegeben, also galt die Vorgabe",
  "bot was too slow": "Der Bot für {seat} hat zu lange gebraucht, also galt die Vorgabe",
  "no such bot": "Den Bot für {seat} gibt es hier nicht, also gelten die Vorgaben",
  "unreadable rows": "Ein Teil der gespeicherten Partie war nicht lesbar und wurde weggelassen. Es fehlt kein Zug",
});

export const LOOKS = translated<typeof ENGLISH_LOOKS>()({
  dials: "{seat} sieht sich die eigenen Manöverräder an",
  cover: "{seat} öffnet den eigenen Platz ({phase})",
  "cover without its PIN": "Der Platz von {seat} wird ohne PIN geöffnet ({phase})",
  judge: "Der Schiedsrichter sieht sich die Geheimnisse von {seat} an ({phase})",
});

export const REASONS = translated<typeof ENGLISH_REASONS>()({
  of: "Grund von {seat}: {reason}",
  ofShip: "Grund von {seat} für {ship}: {reason}",
  underMove: "Warum: {reason}",
});
