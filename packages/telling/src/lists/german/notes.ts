/** Each text follows the place in the file: „pilots[2] muss ein Objekt sein“. */
import { translated } from "@broadside/messages";
import type { NOTE_TEXTS as ENGLISH } from "../texts/notes.ts";

export const NOTE_TEXTS = translated<typeof ENGLISH>()({
  "too long": "ist {characters} Zeichen lang, lesbar sind höchstens {most}",
  "too deep": "ist tiefer als {most} Ebenen verschachtelt",
  "not JSON": "ist kein JSON: {detail}",
  "link of a builder":
    "ist ein Link zu {builder}, den Broadside nicht lesen kann. Öffne ihn, wähle {builder, select, YASB {„Export“ oder „Save“} other {„Share“ oder „Export“}}, dann XWS, und nimm diesen Text",
  "unknown link": "ist ein Link, und Broadside lädt nichts aus dem Netz. Öffne ihn, exportiere die Liste als XWS und nimm diesen Text",
  "plain text":
    "ist eine Liste als reiner Text, in dem gleichnamige Karten gleich aussehen. Exportiere sie stattdessen als XWS aus deinem Listenprogramm",
  "not a list file": "ist keine Liste: Sie muss ein Objekt sein",
  "no faction or pilots": "ist keine Liste: Sie hat keine Fraktion und keine Piloten mit Namen oder Kennung",
  "no list inside": "enthält keine Liste",
  "list of another edition":
    "ist eine Liste der {kind, select, xws1 {ersten} other {zweiten}} Edition, und die Karten sind die von {edition}",
  "beside the container": "gehört zu keiner Liste in dieser Datei",
  "edition guessed": "nennt weder Edition noch Punkte und wurde deshalb als Liste der neuesten Edition 2.5 gelesen",

  missing: "fehlt",
  "not an object": "muss ein Objekt sein",
  "not a list": "muss ein Array sein",
  "not a text": "muss ein Text sein",
  "not a number": "muss eine Zahl sein",
  "not a whole number": "muss eine ganze Zahl sein",
  "not true or false": "muss true oder false sein",
  "not understood": "ist kein bekanntes Feld",
  "out of range": "muss von {least} bis {most} gehen, nicht {value}",
  "not one of these": "hat einen unbekannten Wert; bekannt sind {choices}",
  "too many entries": "hat {entries} Einträge, erlaubt sind höchstens {most}",
  "text cut": "ist {characters} Zeichen lang und wurde auf {most} gekürzt",
  "not a day": "muss ein Tag sein, etwa 2015-09-04",

  "not a ship": "muss ein Objekt sein, dieses Schiff ist also unbekannt",
  "unknown ship card": "ist „{id}“, und das ist keine Schiffskarte dieser Edition",
  "unknown upgrade card": "ist „{id}“, und das ist keine Aufwertungskarte dieser Edition",
  "unknown upgrade type": "ist kein bekannter Typ von Aufwertung, die Karten wurden behalten",
  "unknown ship": "nennt „{id}“, und das ist kein Schiff dieser Edition",
  "ship of another type": "ist „{type}“, aber {pilot} fliegt „{known}“, und das wurde genommen",
  "upgrades not by type": "muss ein Objekt nach Typen von Aufwertungen sein, die Karten wurden behalten",
  "too many upgrades": "ist eine Karte zu viel: Gelesen werden höchstens {most} Karten je Schiff",
  "upgrade repeated": "wiederholt eine Karte aus „{type}“, was derselbe Typ ist, und zählt deshalb einmal",
  "no halves": "gehört zu einem Schiff ohne Hälften",
  "half without the other":
    "ist die {half, select, fore {Bughälfte} aft {Heckhälfte} other {Hälfte}} einer Korvette, und die Datei nennt die andere Hälfte nicht",
  "other data than the first half": "unterscheidet sich von den Daten der anderen Hälfte",
  "ship does not match": "passt nicht zu seinem Schiff in „pilots“",
  "no such ship": "nennt ein Schiff, das nicht in der Liste ist",

  "unknown faction": "ist „{faction}“, und das ist keine Fraktion dieser Edition",
  "faction does not match": "passt nicht zur Fraktion der Liste",
  "unknown format": "ist „{format}“, und das ist kein Format von {edition}",
  "another format": "ist {format}, aber die erste Liste sagt {first}",
  "another edition": "ist für eine andere Edition als {edition}, deren Karten genommen wurden",
  "unknown scenario": "ist kein Szenario dieser Edition, die diese hat: {known}",
  "too much other data": "hat mehr als {characters} Zeichen oder {levels} Ebenen an Daten aus anderen Programmen",
});
