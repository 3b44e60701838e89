import { translated } from "@broadside/messages";
import type * as English from "../../english/rules/rules.ts";

export const LAYERS = translated<typeof English.LAYERS>()({
  geometry: "Geometrie",
  engine: "Spielablauf",
  setup: "Aufbau",
  scoring: "Wertung",
  squad: "Staffeln",
  pairing: "Paarungen",
  standings: "Rangliste",
  round: "Runden",
  event: "Turniere",
  conduct: "Verhalten",
  client: "Anzeige",
});

export const SEARCH = translated<typeof English.SEARCH>()({
  title: "Regeln",
  titleFor: "Regeln: {asked}",
  field: "Wörter oder Nummer einer Regel",
  key: "Mit / suchst du von jeder Stelle dieser Seite aus.",
  edition: "Edition",
  allEditions: "Alle Editionen",
  subject: "Thema",
  allSubjects: "Alle Themen",
  document: "Dokument",
  allDocuments: "Alle Dokumente",
  none: "Keine Regel passt. Versuch es mit weniger Wörtern oder ohne Filter.",
  found: "{count, plural, one {# Regel} other {# Regeln}}",
  foundInPart: "Keine Regel enthält alle diese Wörter. {count, plural, one {# Regel enthält} other {# Regeln enthalten}} einige davon.",
  more: "{count} weitere zeigen",
  check: "Prüfung:",
  tryOne: "Beispiele zum Suchen",
  readOne: "Oder lies ein Dokument",
});

export const RULE = translated<typeof English.RULE>()({
  unknown: "Regel {id} nicht gefunden",
  unknownAbout: "Keine Regel hat diese Nummer. Prüfe sie auf Tippfehler.",
  search: "Regeln durchsuchen",
  searchFor: "Regeln nach „{words}“ durchsuchen",
  breadcrumb: "Pfad",
  rules: "Regeln",
  isOpen: "Das ist ein offener Punkt: Die Quellen sagen dazu nichts oder widersprechen sich. So hält es Broadside.",
  openPoint: "Offener Punkt",
  check: "Prüfung",
  edition: "Edition",
  subject: "Thema",
  document: "Dokument",
  section: "Abschnitt",
  mentions: "Regeln, die sie erwähnt",
  mentionedBy: "Regeln, die sie erwähnen",
  neighbours: "Andere Regeln in diesem Abschnitt",
  previous: "Davor:",
  next: "Danach:",
});
