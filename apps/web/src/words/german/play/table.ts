import { translated } from "@broadside/messages";
import type * as English from "../../english/play/table.ts";

export const TABLE = translated<typeof English.TABLE>()({
  notSaved: "Dein Browser speichert diese Partie nicht. Sichere sie als Datei, bevor du die Seite schließt.",
  skip: "Überspringen",
  log: "Protokoll",
  person: "Mensch",
});

export const LABELS = translated<typeof English.LABELS>()({
  fused: "{device} (Zünder {fuses})",
  numbered: "{piece} {number}",
  remote: "{type} {left}/{of}",
  remoteWithCounters: "{type} {left}/{of} ●{counters}",
  towed: "Schlepp",
  place: "Platzieren",
});

export const PIECES = translated<typeof English.PIECES>()({
  fuses: "{count, plural, one {# Zündmarker} other {# Zündmarker}}",
  placedBy: "platziert von {player}",
  deviceOf: "{device} von {player}",
  withDetail: "{piece}: {detail}",
  remote: "Remote",
  uncontrolled: "von niemandem kontrolliert",
  hullOf: "Hülle {left} von {of}",
  counters: "{count, plural, one {# Marker} other {# Marker}}",
  charges: "{count, plural, one {# Ladung} other {# Ladungen}}",
  idToken: "ID-Marker {label}",
  hull: "Hülle {left}",
  shields: "Schilde {left}",
  crippled: { fore: "Bugsektion lahmgelegt", aft: "Hecksektion lahmgelegt" },
  wing: {
    leads: "führt ein Geschwader",
    "in wing": "{position} im Geschwader von {leader}",
    split: "hat das Geschwader von {leader} verlassen, {position}",
  },
  carries: "hat {things} dabei",
  turret: "Geschützturm zeigt nach {arcs}",
  towed: "{thing}, geschleppt von {ship}",
});

export const PLACES = translated<typeof English.PLACES>()({
  allowed: "{piece} darf hierhin",
  notAllowed: "{piece} darf nicht hierhin",
  notAllowedBecause: "{piece} darf nicht hierhin: {why}",
  after: "{ship} nach {maneuver}",
  byAction: "{action} {way}",
  notByAction: "{action} {way}: {why}",
  noRoom: "kein Platz",
  withTrouble: "{place}: {trouble}",
});

export const MARKS = translated<typeof English.MARKS>()({
  notHere: "nicht hier",
  attack: "Reichweite {range}",
  obstructedAttack: "Reichweite {range}, versperrt",
  ruler: "Reichweite {range}, {millimetres} mm",
  aim: "{section, select, fore {Bug} other {Heck}}: Reichweite {range}",
  noAim: "{section, select, fore {Bug} other {Heck}}: nein",
});

export const AIM_REASONS = translated<typeof English.AIM_REASONS>()({
  crippled: "sie ist lahmgelegt, du kannst sie nicht angreifen",
  noWeapon: "keine Waffe, die noch feuern darf, kann sie angreifen: Reichweite, Energie oder andere Kosten verhindern es",
  centreLineClear: "die Mittellinie schneidet die Linie zu dieser Sektion nicht",
  arcLinesClear: "die Winkellinien schneiden die Linie zu dieser Sektion nicht",
});

export const JUDGE_REASONS = translated<typeof English.JUDGE_REASONS>()({
  range: "gemessen zwischen den nächsten Punkten der Basen",
  contact: "die Schiffe berühren sich",
  overlap: "die Basen überschneiden sich",
  offTable: "ein Teil der Basis ist neben dem Tisch",
  onToken: "die Basis überschneidet sich mit",
  inArc: "kein Teil davon ist in diesem Winkel",
  reach: "weiter als Reichweite 3, wo das Lineal endet",
  hugeReach: "weiter als Reichweite 5, wo das Lineal endet",
  arcRange: "innerhalb des Winkels gemessen",
  anyDirection: "in beliebiger Richtung gemessen",
  obstacle: "versperrt durch",
  hugeShip: "versperrt durch",
  choiceOfLine: "der Angreifer wählt die freieste von mehreren gleich kurzen Linien",
  centreLine: "die Mittellinie schneidet die Linie zu dieser Sektion",
  arcLines: "die Winkellinien schneiden die Linie zu dieser Sektion",
  ownLine: "die Mittellinie des Angreifers schneidet die Linie zum Ziel",
  fromPlate: "von der Basis der Sektion mit der Waffe gemessen",
  toSection: "innerhalb des Winkels bis zu dieser Sektion gemessen",
  toSectionAnywhere: "in beliebiger Richtung bis zu dieser Sektion gemessen",
  fromSection: "innerhalb des Winkels gemessen, von dessen Sektion aus",
  outsideBands: "diese Waffe schießt auf Reichweite {nearest} bis {farthest}",
});

export const FLEET = translated<typeof English.FLEET>()({
  take: "Ganze Flotte platzieren: {ships, plural, one {# Schiff} other {# Schiffe}}",
  text: "Wo platzierst du deine Flotte?",
  hands: "Zieh irgendein Schiff. Oder nimm die Tastatur: Die Pfeiltasten bewegen die Flotte, q und e drehen sie.",
  allFit: "✓ Alle Schiffe dürfen dorthin.",
  misfits: "{count, plural, one {✗ Ein Schiff darf nicht dorthin:} other {✗ # Schiffe dürfen nicht dorthin:}}",
  misfit: "{ships}: {why}",
  closer: "Enger",
  wider: "Weiter",
  turnLeft: "Nach links drehen",
  turnRight: "Nach rechts drehen",
  putAll: "Alle hier platzieren",
  one: "Nur dieses Schiff platzieren",
  planned:
    "{ships, plural, one {Dein letztes Schiff kommt dorthin, wo du es hingestellt hast.} other {Deine übrigen # Schiffe kommen dorthin, wo du sie hingestellt hast.}}",
  stop: "Einzeln platzieren",
  dropped: "{ship} darf nicht mehr dorthin: {why}. Platziere den Rest deiner Flotte einzeln.",
});

export const WINGS = translated<typeof English.WINGS>()({
  wing: "Geschwader von {leader}",
  ships: "{count, plural, one {# Schiff} other {# Schiffe}}",
  splits: "{why}, also verlässt es das Geschwader",
  place: "{mate}, Platz im Geschwader von {leader}",
  after: "{mate} nach dem Manöver des Anführers: {maneuver}",
  misfits:
    "{count, plural, one {{names} findet keinen Platz und verlässt das Geschwader.} other {{names} finden keinen Platz und verlassen das Geschwader.}}",
});
