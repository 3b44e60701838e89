/** The pieces that the table widget draws: ships, remotes, obstacles, devices, features and markers. */
import {
  type ArcName,
  arcAt,
  arcOutlines,
  BASES,
  type BaseId,
  baseAt,
  DEVICES,
  hasSections,
  MISSION_TOKENS,
  mm,
  OBSTACLES,
  type ObstacleId,
  obstacleOutline,
  type Pose,
  SCENARIO_PIECES,
  type ScenarioPieceId,
  shifted,
} from "@broadside/geometry";
import type { PlacedDevice, PlacedObstacle } from "@broadside/rules";
import type { Accent, Piece, Points } from "@broadside/table";
import type { Scene, ShipSheet } from "@broadside/telling";
import { MATTER } from "../../../look/matter.ts";
import { ORIGIN } from "../../../look/outlines.ts";
import { pieceName } from "../../../words/names.ts";
import {
  deviceInWords,
  deviceLabel,
  LABELS,
  obstacleInWords,
  obstacleLabel,
  PIECES,
  remoteInWords,
  remoteLabel,
  scenarioPieceInWords,
  scenarioPieceLabel,
  shipInWords,
} from "../../../words/play/table/pieces.ts";
import { hugeAccents } from "./huge-piece.ts";
import { looksOf } from "./ship-looks.ts";
import { armLines, centreLines, markerLines } from "./token-lines.ts";

/** Everything on the table except ships, from the bottom up. */
export const piecesBelowShips = (scene: Scene): readonly Piece[] => [
  ...scene.state.obstacles.map((obstacle) => obstaclePiece(scene, obstacle)),
  ...scenarioPieces(scene),
  ...scene.state.devices.map((device) => devicePiece(scene, device)),
  ...remotesOn(scene),
];

function obstaclePiece({ seats }: Scene, obstacle: PlacedObstacle): Piece {
  const { id, token, flipped, pose, seat } = obstacle;
  return {
    id,
    kind: "obstacle",
    ...obstacleLooks(token, flipped),
    description: obstacleInWords(obstacle, seat === undefined ? undefined : seats[seat]?.name),
    pose,
    ...(seat !== undefined && { seat: seat + 1 }),
    movable: false,
  };
}

/** A device with its owner's number and colour (2E-DEV-29). */
const devicePiece = ({ seats }: Scene, device: PlacedDevice): Piece => ({
  id: device.id,
  kind: "feature",
  label: deviceLabel(device),
  description: deviceInWords(device, seats[device.seat]?.name ?? ""),
  pose: device.pose,
  outlines: [DEVICES[device.token].outline.map(mm)],
  lines: [],
  seat: device.seat + 1,
  movable: false,
});

/** An obstacle's material is always visible. Its name is visible only when zoomed in. */
export function obstacleLooks(token: ObstacleId, flipped: boolean | undefined): Pick<Piece, "label" | "outlines" | "lines" | "matter"> {
  const { kind } = OBSTACLES[token];
  return { label: obstacleLabel(kind), outlines: [obstacleOutline(token, flipped)], lines: [], matter: MATTER[kind] };
}

/** Features, markers and hyperspace points. Each has the colour and number of the player who controls it (SC-SCRAMBLE-19, SC-SAT-19). */
function scenarioPieces({ state, scenario }: Scene): readonly Piece[] {
  return (state.scenario?.pieces ?? []).flatMap(({ id, kind, number, pose }): readonly Piece[] => {
    const known = scenario?.pieces.find((piece) => piece.id === id);
    const name = known?.name ?? pieceName(id);
    return pose
      ? [
          {
            id,
            kind: "feature",
            ...scenarioPieceLooks(kind),
            label: scenarioPieceLabel(kind, number),
            description: scenarioPieceInWords(name, known?.detail ?? ""),
            pose,
            ...(known?.seat !== undefined && { seat: known.seat + 1 }),
            movable: false,
          },
        ]
      : [];
  });
}

export const scenarioPieceLooks = (kind: ScenarioPieceId): Pick<Piece, "outlines" | "lines"> => ({
  outlines: [MISSION_TOKENS[SCENARIO_PIECES[kind].token].outline.map(mm)],
  lines: kind === "hyperspacePoint" ? armLines() : SCENARIO_PIECES[kind].use === "marker" ? markerLines() : centreLines(),
});

export const isScenarioPiece = (kind: string): kind is ScenarioPieceId => Object.hasOwn(SCENARIO_PIECES, kind);

const remotesOn = ({ state, remotes, seats }: Scene): readonly Piece[] =>
  state.remotes.flatMap(({ id, pose, status }): readonly Piece[] => {
    const sheet = remotes.find((one) => one.id === id);
    return sheet && pose && status === "inPlay" ? [remotePiece(sheet, pose, seats[sheet.seat]?.name)] : [];
  });

/** A remote with its name, remaining hull and counters. A remote that nobody controls has no seat. */
function remotePiece(sheet: ShipSheet, pose: Pose, player: string | undefined): Piece {
  const { id, seat, outline = [] } = sheet;
  return {
    id,
    kind: "feature",
    label: remoteLabel(sheet),
    description: remoteInWords(sheet, player),
    pose,
    outlines: [outline],
    lines: centreLines(),
    ...(seat >= 0 && { seat: seat + 1 }),
    movable: false,
  };
}

export const shipPieces = (scene: Scene): readonly Piece[] =>
  scene.state.ships.flatMap(({ id, pose, label, status }): readonly Piece[] => {
    const sheet = scene.ships.find((one) => one.id === id);
    return sheet && pose && status === "inPlay" ? [shipPiece(scene, sheet, pose, label), ...towMarkers(sheet, pose)] : [];
  });

const MARKER = mm(7);

/**
 * A ship's cargo, as a marker behind its base in its player's colour (SC-SALVAGE-14). The marker disappears as soon as the ship loses the
 * cargo (SC-SALVAGE-36).
 */
const towMarkers = ({ id, base, seat, carries = [], shortName }: ShipSheet, pose: Pose): readonly Piece[] =>
  carries.map((carried, at) => ({
    id: `${id} with ${carried}`,
    kind: "feature",
    label: LABELS.towed,
    description: PIECES.towed({ thing: carried, ship: shortName }),
    pose: shifted(pose, { right: 3 * at * MARKER, forward: -BASES[base].length / 2 - MARKER, turn: 0 }),
    outlines: [[-MARKER, -MARKER, MARKER, -MARKER, MARKER, MARKER, -MARKER, MARKER]],
    lines: [],
    seat: seat + 1,
    movable: false,
  }));

function shipPiece(scene: Scene, sheet: ShipSheet, pose: Pose, label: string | undefined): Piece {
  const { id, base, seat, shortName, arcs, turret = [] } = sheet;
  const accents = [...(hasSections(base) ? hugeAccents(sheet) : []), ...turret.flatMap((arc) => turretAccents(base, arc))];
  return {
    id,
    kind: "ship",
    label: shortName,
    description: shipInWords(sheet, scene.seats[seat]?.name ?? "", label),
    pose,
    outlines: [baseAt(base, ORIGIN).points],
    lines: arcs.flatMap((arc) => arcLines(scene, sheet, arc)),
    ...(accents.length > 0 && { accents }),
    seat: seat + 1,
    movable: false,
    ship: looksOf(scene, sheet),
  };
}

/** An arc's lines, as printed on the ship token. */
function arcLines({ edition }: Scene, { base }: ShipSheet, name: ArcName): readonly Points[] {
  const arc = arcAt(edition.arcs, base, name, ORIGIN);
  return arc ? arcOutlines(arc, baseAt(base, ORIGIN), 0).map((points) => [...points, ...points.slice(0, 2)]) : [];
}

/** The direction in which each quarter arc points. */
const QUARTERS: Readonly<Partial<Record<ArcName, readonly [right: number, forward: number]>>> = {
  front: [0, 1],
  right: [1, 0],
  rear: [0, -1],
  left: [-1, 0],
};

/** A turret indicator: an arrow at the edge of the base, on the side where the arc points. */
function turretAccents(base: BaseId, arc: ArcName): readonly Accent[] {
  const [dx, dy] = QUARTERS[arc] ?? [0, 1];
  const { width, length } = BASES[base];
  const edge = Math.min((dx === 0 ? length : width) / 2, mm(40));
  const at = (across: number, out: number): readonly [number, number] => [dx * out + dy * across, dy * out - dx * across];
  return [
    { kind: "sign", points: [...at(0, mm(4)), ...at(0, edge - mm(3))] },
    { kind: "sign", points: [...at(-mm(5), edge - mm(9)), ...at(0, edge - mm(3)), ...at(mm(5), edge - mm(9))] },
  ];
}
