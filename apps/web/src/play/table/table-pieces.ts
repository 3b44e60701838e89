/** Pieces of a game as the table widget draws them: ships, remotes, obstacles, devices, features and markers. */
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
import { OBSTACLE_MARKS, PIECE_MARKS, pieceName } from "@broadside/telling/words";
import { MATTER } from "../../look/matter.ts";
import { hugeAccents } from "./huge-piece.ts";
import { ORIGIN } from "./outlines.ts";
import { looksOf } from "./ship-looks.ts";
import { armLines, centreLines, markerLines } from "./token-lines.ts";

/** Everything that lies on the table but ships, from the bottom up. */
export const lying = (scene: Scene): readonly Piece[] => [
  ...scene.state.obstacles.map((obstacle) => obstaclePiece(scene, obstacle)),
  ...scenarioPieces(scene),
  ...scene.state.devices.map((device) => devicePiece(scene, device)),
  ...remotesOn(scene),
];

function obstaclePiece({ seats }: Scene, { id, token, flipped, pose, fuses, seat }: PlacedObstacle): Piece {
  const whose = seat === undefined ? "" : `, laid by ${seats[seat]?.name}`;
  return {
    id,
    kind: "obstacle",
    ...obstacleLooks(token, flipped),
    description: `${pieceName(token)}${fusesInWords(fuses)}${whose}`,
    pose,
    ...(seat !== undefined && { seat: seat + 1 }),
    movable: false,
  };
}

const fusesInWords = (fuses: number | undefined): string => (fuses ? `, fuse markers ${fuses}` : "");

/** A device says whose it is by number and colour (2E-DEV-29). */
const devicePiece = ({ seats }: Scene, { id, token, kind, pose, seat, fuses }: PlacedDevice): Piece => ({
  id,
  kind: "feature",
  label: fuses ? `${kind} (fuse ${fuses})` : kind,
  description: `${kind} of ${seats[seat]?.name}, seat ${seat + 1}${fusesInWords(fuses)}`,
  pose,
  outlines: [DEVICES[token].outline.map(mm)],
  lines: [],
  seat: seat + 1,
  movable: false,
});

/** What it is made of shows; its name stands beside it from near. */
export function obstacleLooks(token: ObstacleId, flipped: boolean | undefined): Pick<Piece, "label" | "outlines" | "lines" | "matter"> {
  const { kind } = OBSTACLES[token];
  return { label: OBSTACLE_MARKS[kind], outlines: [obstacleOutline(token, flipped)], lines: [], matter: MATTER[kind] };
}

/** Features, markers and hyperspace points; the colour and number are those of who controls it (SC-SCRAMBLE-19, SC-SAT-19). */
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
            label: `${PIECE_MARKS[kind] ?? pieceName(kind)} ${number}`,
            description: known && known.detail !== "" ? `${name}: ${known.detail}` : name,
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

const remotesOn = ({ state, remotes }: Scene): readonly Piece[] =>
  state.remotes.flatMap(({ id, pose, status }): readonly Piece[] => {
    const sheet = remotes.find((one) => one.id === id);
    return sheet && pose && status === "inPlay" ? [remotePiece(sheet, pose)] : [];
  });

/** With its name, what is left of its hull, and the counters on it. What nobody controls has no seat. */
function remotePiece({ id, name, type, seat, outline = [], hull, counters, charges }: ShipSheet, pose: Pose): Piece {
  const held = counters ? `, counters ${counters}` : "";
  const charged = charges ? `, charges ${charges.left}` : "";
  return {
    id,
    kind: "feature",
    label: `${type} ${hull.left}/${hull.of}${counters ? ` ●${counters}` : ""}`,
    description: `${name}, remote, ${seat < 0 ? "nobody’s" : `seat ${seat + 1}`}, hull ${hull.left} of ${hull.of}${held}${charged}`,
    pose,
    outlines: [outline],
    lines: centreLines(),
    ...(seat >= 0 && { seat: seat + 1 }),
    movable: false,
  };
}

export const shipsOn = (scene: Scene): readonly Piece[] =>
  scene.state.ships.flatMap(({ id, pose, label, status }): readonly Piece[] => {
    const sheet = scene.ships.find((one) => one.id === id);
    return sheet && pose && status === "inPlay" ? [shipPiece(scene, sheet, pose, label), ...towMarkers(sheet, pose)] : [];
  });

const MARKER = mm(7);

/** What a ship has with it, as a marker behind its base in its player's colour (SC-SALVAGE-14); gone as soon as it is lost (SC-SALVAGE-36). */
const towMarkers = ({ id, base, seat, carries = [], name }: ShipSheet, pose: Pose): readonly Piece[] =>
  carries.map((carried, at) => ({
    id: `${id} with ${carried}`,
    kind: "feature",
    label: "tow",
    description: `${carried}, with ${name}`,
    pose: shifted(pose, { right: 3 * at * MARKER, forward: -BASES[base].length / 2 - MARKER, turn: 0 }),
    outlines: [[-MARKER, -MARKER, MARKER, -MARKER, MARKER, MARKER, -MARKER, MARKER]],
    lines: [],
    seat: seat + 1,
    movable: false,
  }));

function shipPiece(scene: Scene, sheet: ShipSheet, pose: Pose, label: string | undefined): Piece {
  const { id, base, seat, pilot, shortName, type, arcs, turret = [], hull, shields, wing, carries = [] } = sheet;
  const accents = [...(hasSections(base) ? hugeAccents(sheet) : []), ...turret.flatMap((arc) => turretAccents(base, arc))];
  return {
    id,
    kind: "ship",
    label: shortName,
    description: [
      `${pilot} (${id})${label === undefined ? "" : `, ID token ${label}`}`,
      type,
      `seat ${seat + 1}`,
      `hull ${hull.left}`,
      `shields ${shields.left}${crippledInWords(sheet)}`,
      ...(wing ? [wing.state === "leads" ? "leads a wing" : `${wing.state}, ${wing.position} of ${wing.leader}`] : []),
      ...(carries.length > 0 ? [`has ${carries.join(" and ")} with it`] : []),
      ...(turret.length > 0 ? [`turret points ${turret.join(" and ")}`] : []),
    ].join(", "),
    pose,
    outlines: [baseAt(base, ORIGIN).points],
    lines: arcs.flatMap((arc) => arcLines(scene, sheet, arc)),
    ...(accents.length > 0 && { accents }),
    seat: seat + 1,
    movable: false,
    ship: looksOf(scene, sheet),
  };
}

const crippledInWords = ({ sections = [] }: ShipSheet): string =>
  sections.flatMap(({ section, isCrippled }) => (isCrippled ? [`, ${section} section crippled`] : [])).join("");

/** An arc as it is printed on the ship token. */
function arcLines({ edition }: Scene, { base }: ShipSheet, name: ArcName): readonly Points[] {
  const arc = arcAt(edition.arcs, base, name, ORIGIN);
  return arc ? arcOutlines(arc, baseAt(base, ORIGIN), 0).map((points) => [...points, ...points.slice(0, 2)]) : [];
}

/** How a quarter is turned from straight ahead: right and forward of the one in terms of the other. */
const QUARTERS: Readonly<Partial<Record<ArcName, readonly [right: number, forward: number]>>> = {
  front: [0, 1],
  right: [1, 0],
  rear: [0, -1],
  left: [-1, 0],
};

/** A turret indicator: an arrow at the edge of the base that its arc looks over. */
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
