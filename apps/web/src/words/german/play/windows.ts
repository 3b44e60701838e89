import { translated } from "@broadside/messages";
import type * as English from "../../english/play/windows.ts";

export const BY_HAND = translated<typeof English.BY_HAND>()({
  title: "Von Hand ändern",
  ship: "Schiff",
  askedBy: "Vorgeschlagen von",
  reason: "Grund",
  reasonHint: "Was ist schiefgegangen?",
  propose: "Änderung vorschlagen",
  agreed: "Es ändert sich erst etwas, wenn die anderen zustimmen.",

  remote: "Remote",
  controlledBy: "kontrolliert von",
  nobody: "niemandem",
  tokensAndShields: "Marker und Schilde",
  shields: "Schilde",
  foreShields: "Bugschilde",
  aftShields: "Heckschilde",
  charges: "Ladungen",
  force: "Macht",
  energy: "Energie",
  onShipCard: "auf der Schiffskarte",

  damage: "Schadenskarten",
  facedownCard: "Verdeckte Karte",
  cardAt: "{card}, {section, select, fore {Bugsektion} other {Hecksektion}}",
  discard: "ablegen",
  turnOver: "umdrehen",
  dealFacedown: "verdeckt austeilen",
  dealFaceup: "offen austeilen",
  atSection: "an Sektion",
  crippledSection: "Lahmgelegte Sektion",
  none: "keine",

  place: "Position",
  right: "Rechts (mm)",
  up: "Oben (mm)",
  heading: "Richtung (°)",
  status: "Im Spiel",
  statuses: { inPlay: "ja", destroyed: "nein, zerstört", fled: "nein, geflohen" },
});

export const DAMAGE_DECKS = translated<typeof English.DAMAGE_DECKS>()({
  open: "Schadensdecks durchsehen",
  title: "Schadensdecks",
  notYetShuffled: "Die Decks sind noch nicht gemischt. Jeder Spieler darf die Decks seiner Gegner durchsehen.",
  shuffled: "Die Decks sind gemischt. Die Spieler dürfen sie nicht mehr durchsehen.",
  organiserMayLook: "Die Turnierleitung darf jederzeit nachsehen.",
  organiserLooks: "Als Turnierleitung nachsehen",
  deckOf: "Deck von {player}, {count, plural, one {# Karte} other {# Karten}}",
  deckOfSection: "Deck von {section}, {count, plural, one {# Karte} other {# Karten}}",
  copies: "{copies} × {name}",
});

export const PLAYERS = translated<typeof English.PLAYERS>()({
  title: "Spieler",
  about:
    "Solange ein Spieler fehlt, gelten die Standardantworten, oder ein Kadett spielt für ihn, wenn ihr das abgesprochen habt. Mindestens ein Spieler muss bleiben.",
  isAway: "{name} ist abwesend",
  isPlayedBy: "{name} wird gespielt von",
  ordersOf: "Daueraufträge von {name}",
  secret: "Daueraufträge sind geheim. Die anderen schauen weg.",
});

export const STANDING_ORDERS = translated<typeof English.STANDING_ORDERS>()({
  none: "Du hast keine Daueraufträge.",
  list: "Daueraufträge",
  order: "{question}: {answer}",
  orderAbout: "{question}, {ship}: {answer}",
  remove: "Entfernen",
  noKinds: "Daueraufträge kannst du für Fragen geben, die dir schon einmal gestellt wurden.",
  hide: "Verbergen",
  add: "Neuer Dauerauftrag",
  kind: "Frage",
  ship: "Schiff",
  anyShip: "Jedes Schiff",
  answer: "Antwort",
  usual: "Die Standardantwort",
  set: "Hinzufügen",
});
