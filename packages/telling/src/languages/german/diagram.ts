/** The words in the diagram of a scenario. */
import type { ScenarioType } from "@broadside/formats";
import { messagesOf } from "@broadside/messages";
import { amountOf, type DiagramWords, type PieceArrival, type Pieces, seatsWords, tableWords } from "@broadside/scenarios";
import { CARD_TEXTS } from "../../lists/german/cards.ts";
import { SCENARIOS } from "./scenarios.ts";

const TYPES: Readonly<Record<ScenarioType, string>> = {
  "free-for-all": "jeder gegen jeden",
  "head-to-head": "eins gegen eins",
  "team-battle": "in Teams",
};

const WHEN: Readonly<Record<PieceArrival, string>> = {
  "with the play area": "mit der Spielfläche",
  "before the obstacles": "vor den Hindernissen",
  "after the obstacles": "nach den Hindernissen",
  "after the forces": "nach den Staffeln",
  "during play": "während der Partie",
};

const WORDS = messagesOf("de", {
  title: "Aufbau von {scenario}",
  caption: "{players} Spieler, {types}, {table}",
  owner: "Spieler {number}",
  owners: { attacker: "Angreifer (erstes Team)", defender: "Verteidiger (zweites Team)", anyone: "Alle Spieler" },
  pieces: {
    marker: "{count, plural, one {# Marker} other {# Marker}}",
    hyperspacePoint: "{count, plural, one {# Hyperraumpunkt} other {# Hyperraumpunkte}}",
    satelliteRemote: "{count, plural, other {# Satelliten}}",
    shuttle: "{count, plural, one {# Shuttle} other {# Shuttles}}",
    keyCargo: "{count, plural, one {# Schlüsselfracht} other {# Schlüsselfrachten}}",
    turret: "{count, plural, one {# Geschützturm} other {# Geschütztürme}}",
    warhead: "{count, plural, one {# Sprengkopf} other {# Sprengköpfe}}",
    satellite: "{count, plural, other {# Satelliten}}",
    supplyCache: "{count, plural, one {# Versorgungskiste} other {# Versorgungskisten}}",
    "priority target": "{count, plural, one {# Prioritätsziel} other {# Prioritätsziele}}",
    "command post": "{count, plural, one {# Kommandoposten} other {# Kommandoposten}}",
  },
  /** Who places the pieces, and the same if they also control them. */
  placed: {
    nobody: "Das Szenario platziert {when} {pieces}",
    "each player": "Die Spieler platzieren {when} {pieces}, je 1 pro Spieler",
    "players in turn": "Die Spieler platzieren {when} abwechselnd {pieces}",
    attacker: "Die Angreifer platzieren {when} {pieces}",
    defender: "Die Verteidiger platzieren {when} {pieces}",
  },
  placedAndControlled: {
    "each player": "Die Spieler platzieren und kontrollieren {when} {pieces}, je 1 pro Spieler",
    "players in turn": "Die Spieler platzieren und kontrollieren {when} abwechselnd {pieces}",
    attacker: "Die Angreifer platzieren und kontrollieren {when} {pieces}",
    defender: "Die Verteidiger platzieren und kontrollieren {when} {pieces}",
  },
  controlled: {
    nobody: "{placed}; niemand kontrolliert sie",
    "each player": "{placed}; jeder Spieler kontrolliert 1",
    "players in turn": "{placed}; es kontrolliert sie, wer sie platziert",
    attacker: "{placed}; die Angreifer kontrollieren sie",
    defender: "{placed}; die Verteidiger kontrollieren sie",
  },
  example: "{pieces} (gestrichelt: ein Beispiel)",
  ranges: "Eine Zahl an einer Linie ist ihre Reichweite von der Tischkante, an der sie entlangläuft.",
  square: "Ein Quadrat ist Reichweite 1. {count} Hindernisse ({kinds}), {where}.",
  where: {
    core: "weiter als Reichweite 1 voneinander und Reichweite 2 von jeder Kante",
    epic: "weiter als Reichweite 1 voneinander, außerhalb der benutzten Aufstellungszonen",
  },
});

/** Such as `Die Verteidiger platzieren und kontrollieren nach den Hindernissen 3 Shuttles`. */
function piecesInWords({ kind, name, when, placedBy, controller }: Pieces, count: number): string {
  const named = name?.[0];
  const pieces = (named === "priority target" || named === "command post" ? WORDS.pieces[named] : WORDS.pieces[kind])({ count });
  const said = { pieces, when: WHEN[when] };
  if (placedBy && controller === placedBy) return WORDS.placedAndControlled[placedBy](said);
  const placed = WORDS.placed[placedBy ?? "nobody"](said);
  return controller === undefined ? placed : WORDS.controlled[controller]({ placed });
}

export const DIAGRAM: DiagramWords = {
  title: ({ name }) => WORDS.title({ scenario: name }),
  caption: ({ seats, types, table }, { players }) =>
    WORDS.caption({
      players: seatsWords(seats),
      types: (types ?? players.types).map((type) => TYPES[type]).join(" oder "),
      table: tableWords(table),
    }),
  owner: (of) => (typeof of === "number" ? WORDS.owner({ number: of }) : WORDS.owners[of]),
  zone: ({ id }, { name }) => SCENARIOS[id].zones[name] ?? name,
  pieces(pieces, values, isExample) {
    const said = piecesInWords(pieces, amountOf(pieces.count, values));
    return `${isExample ? WORDS.example({ pieces: said }) : said}.`;
  },
  ranges: () => WORDS.ranges,
  square: ({ obstacles }, table, values) =>
    WORDS.square({
      count: amountOf(obstacles.count[table] ?? 0, values),
      kinds: obstacles.kinds.map((kind) => CARD_TEXTS.obstacles[kind]).join(", "),
      where: WORDS.where[obstacles.distances],
    }),
};
