/** Texts about a game's pieces: short ones next to each piece on the table, and longer ones for the pointer and for screen readers. */
import type { ObstacleKind, ScenarioPieceId } from "@broadside/geometry";
import type { Ship } from "@broadside/protocol";
import type { PlacedDevice, PlacedObstacle } from "@broadside/rules";
import type { ShipSheet } from "@broadside/telling";
import { deviceName, markOf, pieceName } from "../../names.ts";
import { wordsOf } from "../../spoken.ts";
import { ARCS } from "../../terms/arcs.ts";

export const LABELS = wordsOf("play", "LABELS");
export const PIECES = wordsOf("play", "PIECES");
export const PLACES = wordsOf("play", "PLACES");

/** The label on an obstacle. A plain asteroid has none. */
export const obstacleLabel = (kind: ObstacleKind): string => markOf(kind) ?? "";

export const deviceLabel = ({ kind, fuses }: PlacedDevice): string =>
  fuses ? LABELS.fused({ device: deviceName(kind), fuses }) : deviceName(kind);

export const scenarioPieceLabel = (kind: ScenarioPieceId, number: number): string =>
  LABELS.numbered({ piece: markOf(kind) ?? pieceName(kind), number });

export function remoteLabel({ type, hull: { left, of }, counters }: ShipSheet): string {
  return counters ? LABELS.remoteWithCounters({ type, left, of, counters }) : LABELS.remote({ type, left, of });
}

/** Joins the piece's name with the facts about it. */
const described = (facts: readonly string[]): string => facts.join(", ");

export const obstacleInWords = ({ token, fuses }: PlacedObstacle, player: string | undefined): string =>
  described([pieceName(token), ...fusesInWords(fuses), ...(player === undefined ? [] : [PIECES.placedBy({ player })])]);

export const deviceInWords = ({ kind, fuses }: PlacedDevice, player: string): string =>
  described([PIECES.deviceOf({ player, device: deviceName(kind) }), ...fusesInWords(fuses)]);

const fusesInWords = (count: number | undefined): readonly string[] => (count ? [PIECES.fuses({ count })] : []);

export const scenarioPieceInWords = (piece: string, detail: string): string =>
  detail === "" ? piece : PIECES.withDetail({ piece, detail });

export function remoteInWords({ shortName, hull, counters, charges }: ShipSheet, player: string | undefined): string {
  return described([
    shortName,
    PIECES.remote,
    player ?? PIECES.uncontrolled,
    PIECES.hullOf({ left: hull.left, of: hull.of }),
    ...(counters ? [PIECES.counters({ count: counters })] : []),
    ...(charges ? [PIECES.charges({ count: charges.left })] : []),
  ]);
}

/** Puts a ship into words. If a player has several ships of one kind, their ID tokens tell them apart. */
export function shipInWords(sheet: ShipSheet, player: string, idToken: Ship["label"]): string {
  const { shortName, type, hull, shields, sections = [], wing, carries = [], turret = [] } = sheet;
  return described([
    shortName,
    ...(idToken === undefined ? [] : [PIECES.idToken({ label: idToken })]),
    type,
    player,
    PIECES.hull({ left: hull.left }),
    PIECES.shields({ left: shields.left }),
    ...sections.flatMap(({ section, isCrippled }) => (isCrippled ? [PIECES.crippled[section]] : [])),
    ...(wing ? [wingInWords(wing)] : []),
    ...(carries.length > 0 ? [PIECES.carries({ things: carries })] : []),
    ...(turret.length > 0 ? [PIECES.turret({ arcs: turret.map((arc) => ARCS[arc]) })] : []),
  ]);
}

function wingInWords({ state, position, leaderName: leader }: NonNullable<ShipSheet["wing"]>): string {
  return state === "leads" ? PIECES.wing.leads : PIECES.wing[state]({ position, leader });
}

export const byActionInWords = (action: string, way: string, fits: boolean, why: string | undefined): string =>
  fits ? PLACES.byAction({ action, way }) : PLACES.notByAction({ action, way, why: why ?? PLACES.noRoom });
