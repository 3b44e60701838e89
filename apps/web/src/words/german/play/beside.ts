import { translated } from "@broadside/messages";
import type * as English from "../../english/play/beside.ts";

export const BESIDE = translated<typeof English.BESIDE>()({
  rule: "Regel",
  help: "Was kann ich hier tun?",
  helpWithKey: "Was kann ich hier tun? (?)",
  loading: "Lädt …",
  notLoaded: "Das ließ sich nicht laden. Prüfe deine Verbindung und öffne es noch einmal.",
  back: "Zurück",
  close: "Schließen: {title}",
});

export const BESIDE_RULE = translated<typeof English.BESIDE_RULE>()({
  fullPage: "Ganze Seite öffnen",
  fullPageInTab: "Ganze Seite öffnen, in einem neuen Tab",
  unknown: "Die Regel {id} gibt es nicht.",
  previous: "Vorige Regel",
  next: "Nächste Regel",
});
