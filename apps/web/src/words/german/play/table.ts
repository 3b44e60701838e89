import { translated } from "@broadside/messages";
import type * as English from "../../english/play/table.ts";

export const TABLE = translated<typeof English.TABLE>()({
  notSaved: "Dein Browser speichert diese Partie nicht. Sichere sie als Datei, bevor du die Seite schließt.",
  skip: "Überspringen",
  log: "Protokoll",
  person: "Mensch",
});

export const DEVICES = translated<typeof English.DEVICES>()({
  "seismic charge": "seismische Ladung",
  "proton bomb": "Protonenbombe",
  "ion bomb": "Ionenbombe",
  "thermal detonator": "Thermaldetonator",
  bomblet: "Minibombe",
  "concussion bomb": "Erschütterungsbombe",
  "electro-proton bomb": "Elektroprotonenbombe",
  "blazer bomb": "Brandbombe",
  "proximity mine": "Annäherungsmine",
  "cluster mine": "Clustermine",
  "conner net": "Conner-Netz",
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

export const FLEET = translated<typeof English.FLEET>()({
  take: "Ganze Flotte platzieren: {ships, plural, one {# Schiff} other {# Schiffe}}",
  text: "Wo platzierst du deine Flotte?",
  hands: "Zieh irgendein Schiff. Oder nimm die Tastatur: Die Pfeiltasten bewegen die Flotte, q und e drehen sie.",
  judging: "…",
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
