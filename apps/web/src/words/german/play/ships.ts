import { translated } from "@broadside/messages";
import type * as English from "../../english/play/ships.ts";

export const SHIPS = translated<typeof English.SHIPS>()({
  title: "Schiffe",
  cardsOf: "Schiffskarten von {name}",
  shipsOf: "Schiffe von {name}",
  yourShips: "Deine Schiffe",
  you: "Du",
  uncontrolled: "Von niemandem kontrolliert",
  selected: "Ausgewähltes Schiff",
  close: "{ship} schließen",
  edges: { top: "an der oberen Kante", left: "an der linken Kante", right: "an der rechten Kante", bottom: "an der unteren Kante" },
  team: "Team {team}",
  seatStatus: { playing: "spielt", conceded: "hat aufgegeben", out: "ausgeschieden" },
  status: {
    reserve: "noch nicht platziert",
    docked: "angedockt",
    inPlay: "",
    destroyed: "zerstört",
    fled: "geflohen",
    escaped: "entkommen",
  },
  dialsSet: "Räder gestellt ✓",
  points: "{ships, plural, one {# Schiff} other {# Schiffe}} · {points}",
  threat: "{ships, plural, one {# Schiff} other {# Schiffe}} · Bedrohung {points}",
  several: "{count} × {name}",
  pips: "Schilde {shields} von {allShields}, Hülle {hull} von {allHull}",
  wholeShip: "Ganzes Schiff",
  crippled: "lahmgelegt",
  energy: "Energie {left} von {of}",
  energyOn: "Energie auf {card}: {left} von {of}",
  leftOf: "{left} von {of}",
});

export const SHIP = translated<typeof English.SHIP>()({
  idToken: "ID-Marker {label}",
  active: "am Zug",
  attack: "Angriff",
  agility: "Wendigkeit",
  shields: "Schilde",
  hull: "Hülle",
  charges: "Ladungen",
  force: "Macht",
  energy: "Energie",
  carries: "⛓ Hat {things} dabei",
  counters: "{count, plural, one {# Siegmarker} other {# Siegmarker}} auf der Karte",
  tokens: "Marker",
  criticals: "{count, plural, one {kritischer Treffer} other {# kritische Treffer}}",
  lockOn: "Zielerfassung auf {targets}",
  lockedBy: "Erfasst von {ships}",
  touches: "Berührt {ships}",
  dial: "Manöverrad: {maneuver}",
  facedownDial: "Manöverrad: verdeckt",
  open: "Offener Schaden und Zustände",
  upgrades: "Aufwertungen",
  remote: "{type}, Remote{upgrades, plural, =0 {} one {, # Aufwertung} other {, # Aufwertungen}}",
  ship: "{type}, {worth}{upgrades, plural, =0 {} one {, # Aufwertung} other {, # Aufwertungen}}",
  wing: { leads: "führt ein Geschwader", "in wing": "im Geschwader", split: "hat das Geschwader verlassen" },
  leads: "ID {number}, {position}",
  follows: "ID {number}, {position}, geführt von {leader}",
});

export const SECTION_CARDS = translated<typeof English.SECTION_CARDS>()({
  of: "Sektionen von {ship}",
  damage: "{cards, plural, one {# Schadenskarte} other {# Schadenskarten}}",
  someFacedown: "{cards, plural, one {# Schadenskarte} other {# Schadenskarten}}, davon {facedown} verdeckt",
  faceup: { fore: "Offener Schaden, Bugsektion", aft: "Offener Schaden, Hecksektion" },
  cards: { fore: "Karten, Bugsektion", aft: "Karten, Hecksektion" },
  crippledSide: "Lahmgelegte Seite",
  crippledSideUp: "Lahmgelegte Seite (liegt oben)",
  actions: "Aktionen: {actions}",
});

export const CARDS = translated<typeof English.CARDS>()({
  oneOf: "Eine von diesen",
  facedown: "(verdeckt)",
  charges: "Ladungen",
  tokens: "{count, plural, one {# Marker} other {# Marker}}",
});

export const PILES = translated<typeof English.PILES>()({
  lostPoints: "{points, plural, one {# Punkt verloren} other {# Punkte verloren}}",
  lostThreat: "Bedrohung {points} verloren",
  cardsLeft: "noch {count, plural, one {# Schadenskarte} other {# Schadenskarten}}",
  lost: "Verloren: {ships}",
  nothingLost: "Keine Schiffe verloren",
  lostShip: "{ship} ({points})",
  discarded: "Abgelegte Schadenskarten: {cards}",
  nothingDiscarded: "Keine abgelegten Schadenskarten",
  deckOf: "{section}: noch {left, plural, one {# Schadenskarte} other {# Schadenskarten}}, keine abgelegt",
  deckAndDiscards: "{section}: noch {left, plural, one {# Schadenskarte} other {# Schadenskarten}}. Abgelegt: {cards}",
});
