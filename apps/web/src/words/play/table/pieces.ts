/** What is said of the pieces of a game: beside each on the table for short, and to those who listen to it. */
import type { ArcName, ObstacleKind, ScenarioPieceId, Section } from "@broadside/geometry";
import type { Ship } from "@broadside/protocol";
import type { PlacedDevice, PlacedObstacle } from "@broadside/rules";
import type { ShipSheet } from "@broadside/telling";
import { OBSTACLE_MARKS, PIECE_MARKS, pieceName } from "@broadside/telling/words";
import { spoken } from "../../spoken.ts";
import { ARCS } from "../../terms/arcs.ts";

const fusesInWords = (fuses: number | undefined): string => (fuses ? `, fuse markers ${fuses}` : "");

const CRIPPLED: Readonly<Record<Section, string>> = { fore: "fore section crippled", aft: "aft section crippled" };

type Wing = NonNullable<ShipSheet["wing"]>;

/** Before its place in the wing. */
const IN_WING: Readonly<Record<Exclude<Wing["state"], "leads">, string>> = { "in wing": "in wing", split: "split" };

const wingInWords = ({ state, position, leader }: Wing): string =>
  state === "leads" ? "leads a wing" : `${IN_WING[state]}, ${position} of ${leader}`;

const arcsInWords = (arcs: readonly ArcName[]): string => arcs.map((arc) => ARCS[arc]).join(" and ");

function remoteInWords({ name, seat, hull, counters, charges }: ShipSheet): string {
  const held = counters ? `, counters ${counters}` : "";
  const charged = charges ? `, charges ${charges.left}` : "";
  return `${name}, remote, ${seat < 0 ? "nobody’s" : `seat ${seat + 1}`}, hull ${hull.left} of ${hull.of}${held}${charged}`;
}

/** The token is that of its label in the game, where there are several of its kind. */
function shipInWords(sheet: ShipSheet, token: Ship["label"]): string {
  const { id, pilot, type, seat, hull, shields, sections = [], wing, carries = [], turret = [] } = sheet;
  return [
    `${pilot} (${id})`,
    ...(token === undefined ? [] : [`ID token ${token}`]),
    type,
    `seat ${seat + 1}`,
    `hull ${hull.left}`,
    `shields ${shields.left}`,
    ...sections.flatMap(({ section, isCrippled }) => (isCrippled ? [CRIPPLED[section]] : [])),
    ...(wing ? [wingInWords(wing)] : []),
    ...(carries.length > 0 ? [`has ${carries.join(" and ")} with it`] : []),
    ...(turret.length > 0 ? [`turret points ${arcsInWords(turret)}`] : []),
  ].join(", ");
}

/** Beside a piece. */
export const LABELS = spoken({
  obstacle: (kind: ObstacleKind) => OBSTACLE_MARKS[kind],
  device: ({ kind, fuses }: PlacedDevice) => (fuses ? `${kind} (fuse ${fuses})` : kind),
  scenarioPiece: (kind: ScenarioPieceId, number: number) => `${PIECE_MARKS[kind] ?? pieceName(kind)} ${number}`,
  remote: ({ type, hull, counters }: ShipSheet) => `${type} ${hull.left}/${hull.of}${counters ? ` ●${counters}` : ""}`,
  towed: "tow",
  /** A piece without a name that is being placed. */
  place: "Place",
});

export const PIECES = spoken({
  name: pieceName,
  obstacle: ({ token, fuses }: PlacedObstacle, layer: string | undefined) =>
    `${pieceName(token)}${fusesInWords(fuses)}${layer === undefined ? "" : `, laid by ${layer}`}`,
  device: ({ kind, seat, fuses }: PlacedDevice, owner: string | undefined) => `${kind} of ${owner}, seat ${seat + 1}${fusesInWords(fuses)}`,
  scenarioPiece: (name: string, detail: string) => (detail === "" ? name : `${name}: ${detail}`),
  remote: remoteInWords,
  ship: shipInWords,
  towed: (carried: string, ship: string) => `${carried}, with ${ship}`,
});

/** Where pieces are put, or would come to stand. */
export const PLACES = spoken({
  allowed: (name: string) => `${name}, allowed here`,
  notAllowed: (name: string) => `${name}, not allowed here`,
  notAllowedBecause: (name: string, why: string) => `${name}, not allowed here: ${why}`,
  after: (ship: string, maneuver: string) => `${ship}, after ${maneuver}`,
  byAction: (action: string, way: string) => `${action} ${way}`,
  notByAction: (action: string, way: string, why = "it does not fit") => `${action} ${way}: ${why}`,
});
