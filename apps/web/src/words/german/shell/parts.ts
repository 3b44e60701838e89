import { translated } from "@broadside/messages";
import type { PARTS as ENGLISH } from "../../english/shell/parts.ts";

export const PARTS = translated<typeof ENGLISH>()({
  close: "Schließen",
  copied: "Kopiert ✓",
  copiedOf: "{label}: Kopiert ✓",
  isCopied: "Kopiert.",
  damagedFile: "Diese Datei ist beschädigt oder unvollständig. Lade oder speichere sie noch einmal.",
  largeFile: "Diese Datei ist zu groß für eine gespeicherte Partie.",
  moreProblems: "und {count} weitere",
  number: "Gib eine Zahl von {least} bis {most} ein.",
  wholeNumber: "Gib eine ganze Zahl von {least} bis {most} ein.",
  failed: "Das hat nicht geklappt. Versuch es noch einmal.",
  notSaved: "Die Datei ließ sich nicht speichern. Versuch es noch einmal.",
  notLoaded: "Das ließ sich nicht laden. Prüfe deine Verbindung und versuch es noch einmal.",
  tryAgain: "Noch einmal versuchen",
  undo: "Rückgängig",
  redo: "Wiederholen",
  notCopied: "Dein Browser erlaubt das Kopieren hier nicht.",
});
