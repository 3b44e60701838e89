import { translated } from "@broadside/messages";
import type { TROUBLE as TROUBLE_ENGLISH, TROUBLES as TROUBLES_ENGLISH } from "../../english/shell/trouble.ts";

export const TROUBLES = translated<typeof TROUBLES_ENGLISH>()({
  "other build":
    "Diese Seite und ihre Partie stammen aus verschiedenen Versionen von Broadside. Lade neu, um weiterzuspielen. Deine Partie ist gespeichert.",
  "no start":
    "Die Partie konnte nicht starten, weil ein Teil von Broadside nicht geladen wurde. Lade neu und versuch es noch einmal. Deine Partien sind gespeichert.",
  died: "Die Partie wurde unterbrochen. Lade neu, um dort weiterzuspielen, wo du warst. Deine Partie ist gespeichert.",
  "no answer": "Die Partie reagiert nicht. Warte einen Moment oder lade neu. Deine Partie ist gespeichert.",
  "no storage":
    "Dein Browser speichert nichts für Broadside. Wenn du diese Seite schließt, sind deine Partien und Listen weg. Sichere sie als Dateien.",
  "small window": "Dieses Fenster ist sehr klein. Dreh dein Gerät oder vergrößere das Fenster, um den Tisch zu sehen.",
  "new version": "Eine neue Version ist da.",
});

export const TROUBLE = translated<typeof TROUBLE_ENGLISH>()({ reload: "Neu laden", close: "Diesen Hinweis schließen" });
