import { translated } from "@broadside/messages";
import type { NOTICES as NOTICES_ENGLISH, PAGE_NAMES as PAGE_NAMES_ENGLISH, SHELL as SHELL_ENGLISH } from "../../english/shell/shell.ts";

export const SHELL = translated<typeof SHELL_ENGLISH>()({
  skip: "Zum Inhalt springen",
  home: "Broadside, Startseite",
  navigation: "Hauptmenü",
  notice:
    "Inoffizielles Fanprojekt, mit keinem Verlag oder Lizenzgeber verbunden. Keine Illustrationen, keine Kartenbilder, keine Kartentexte. Alle Namen gehören ihren Eigentümern.",
  about: "Über Broadside",
});

export const PAGE_NAMES = translated<typeof PAGE_NAMES_ENGLISH>()({
  "/play": "Spielen",
  "/build": "Bauen",
  "/judge": "Judge-Tisch",
  "/odds": "Chancen",
  "/rules": "Regeln",
});

export const NOTICES = translated<typeof NOTICES_ENGLISH>()({
  notFound: "Seite nicht gefunden",
  nothingHere: "Unter dieser Adresse gibt es nichts. Prüfe sie auf Tippfehler oder beginne auf einer dieser Seiten:",
  startPage: "Startseite",
  searchRules: "Regeln durchsuchen",
  problem: "Etwas ist schiefgegangen",
  problemAbout: "Diese Seite lässt sich nicht anzeigen. Prüfe deine Verbindung und lade neu. Hilft das nicht, geh zurück zur Startseite.",
  reload: "Neu laden",
  loading: "Lädt …",
});
