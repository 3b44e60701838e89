/** What the table widget draws of a game, and what on it answers the question. */
import {
  type ArcName,
  arcAt,
  arcOutlines,
  BAND,
  bandOf,
  baseAt,
  closest,
  DEVICES,
  hasSections,
  mm,
  OBSTACLES,
  type ObstacleId,
  obstacleOutline,
  type Pose,
  reachOutline,
  type Section,
  sectionCentre,
} from "@broadside/geometry";
import type { PlaceRegion } from "@broadside/rules";
import type { Mark, Piece, TableView } from "@broadside/table";
import { type Aiming, aimMarks } from "./aiming.ts";
import { hugeAccents, hugeArcMarks, hugeLines } from "./huge-piece.ts";
import type { Placing } from "./placing.ts";
import type { PlayOption, PlayQuestion, Scene, ShipSheet } from "./protocol.ts";
import { isDevice, isObstacle, pieceName } from "./words.ts";

/** The id of the piece being placed. */
export const PLACING = "placing";
const ORIGIN: Pose = { x: 0, y: 0, heading: 0 };
/** How far arcs are drawn. */
const REACH = 3 * BAND;

/** The piece on the table that stands for an option; undefined where none does. */
export const optionOf = ({ key, piece, pose }: PlayOption): string | undefined => (pose ? `option ${key}` : piece);

export function tableView(
  scene: Scene,
  question: PlayQuestion | undefined,
  placing: Placing | undefined,
  selected: readonly string[],
  aiming: readonly Aiming[] = [],
): TableView {
  const ghosts = question ? ghostsOf(scene, question) : [];
  const pieces = [...lying(scene), ...shipsOn(scene), ...ghosts, ...(placing ? placedPiece(scene, placing) : [])];
  const here = new Set(pieces.map(({ id }) => id));
  const choices = (question?.options ?? []).flatMap((option) => optionOf(option) ?? []).filter((id) => here.has(id));
  return {
    ...scene.table,
    pieces,
    marks: [...marksOf(scene, placing), ...(mayMeasure(scene) ? measures(scene, selected) : []), ...aimMarks(scene, aiming, selected)],
    selected: placing ? [PLACING] : selected.filter((id) => here.has(id)),
    choices: [...new Set(choices)],
  };
}

function lying({ state }: Scene): readonly Piece[] {
  return [
    ...state.obstacles.map(
      ({ id, token, flipped, pose }): Piece => ({
        id,
        kind: "obstacle",
        ...obstacleLooks(token, flipped),
        description: pieceName(token),
        pose,
        movable: false,
      }),
    ),
    ...state.devices.map(
      ({ id, token, kind, pose, seat }): Piece => ({
        id,
        kind: "feature",
        label: kind,
        description: `${kind}, seat ${seat + 1}`,
        pose,
        outlines: [DEVICES[token].outline.map(mm)],
        lines: [],
        seat: seat + 1,
        movable: false,
      }),
    ),
  ];
}

/** Debris has a second edge inside the first, and its name: asteroids do worse things. */
function obstacleLooks(token: ObstacleId, flipped: boolean | undefined): Pick<Piece, "label" | "outlines" | "lines"> {
  const outline = obstacleOutline(token, flipped);
  const isDebris = OBSTACLES[token].kind === "debris";
  const inner = outline.map((at) => Math.round(at * 0.7));
  return { label: isDebris ? "debris" : "", outlines: [outline], lines: isDebris ? [[...inner, ...inner.slice(0, 2)]] : [] };
}

const shipsOn = ({ state, ships }: Scene): readonly Piece[] =>
  state.ships.flatMap(({ id, pose, label, status }): Piece[] => {
    const sheet = ships.find((one) => one.id === id);
    return sheet && pose && status === "inPlay" ? [shipPiece(sheet, pose, label)] : [];
  });

function shipPiece(sheet: ShipSheet, pose: Pose, label: string | undefined): Piece {
  const { id, base, seat, pilot, type, arcs, hull, shields } = sheet;
  return {
    id,
    kind: "ship",
    label: id,
    description: `${pilot} (${id})${label === undefined ? "" : `, ID token ${label}`}, ${type}, seat ${seat + 1}, hull ${hull.left}, shields ${shields.left}${crippledInWords(sheet)}`,
    pose,
    outlines: [baseAt(base, ORIGIN).points],
    lines: [...arcs.flatMap((arc) => arcLines(sheet, arc)), ...hugeLines(base)],
    ...(hasSections(base) && { accents: hugeAccents(sheet) }),
    seat: seat + 1,
    movable: false,
  };
}

const crippledInWords = ({ sections = [] }: ShipSheet): string =>
  sections.flatMap(({ section, isCrippled }) => (isCrippled ? [`, ${section} section crippled`] : [])).join("");

/** An arc as it is printed on the ship token. */
function arcLines({ base }: ShipSheet, name: ArcName): readonly (readonly number[])[] {
  const arc = arcAt("first", base, name, ORIGIN);
  return arc ? arcOutlines(arc, baseAt(base, ORIGIN), 0).map((points) => [...points, ...points.slice(0, 2)]) : [];
}

/** Where each option would put the ship it is about. */
function ghostsOf({ ships }: Scene, { about, options, seat }: PlayQuestion): readonly Piece[] {
  const sheet = ships.find(({ id }) => id === about.ship);
  return options.flatMap((option): Piece[] =>
    option.pose
      ? [
          {
            id: optionOf(option) ?? option.key,
            kind: "ghost",
            label: option.label,
            description: option.label,
            pose: option.pose,
            outlines: [baseAt(sheet?.base ?? "small", ORIGIN).points],
            lines: hugeLines(sheet?.base ?? "small"),
            seat: seat + 1,
            movable: false,
          },
        ]
      : [],
  );
}

/** The piece that is being placed, to be dragged or moved by the arrow keys. */
function placedPiece({ ships }: Scene, { question, pose, fits }: Placing): readonly Piece[] {
  const { about, seat, place } = question;
  const sheet = ships.find(({ id }) => id === about.ship);
  const token = about.piece;
  const region = place?.region;
  const here = fits === false ? "not allowed here" : "allowed here";
  const common = {
    id: PLACING,
    pose,
    lines: [],
    movable: true,
    ...(region?.shape === "line" && { track: { from: region.from, to: region.to } }),
  };
  if (token !== undefined && isObstacle(token))
    return [
      {
        ...common,
        kind: "obstacle",
        ...obstacleLooks(token, about.flipped),
        description: `${pieceName(token)}, ${here}`,
      },
    ];
  if (token !== undefined && isDevice(token))
    return [
      {
        ...common,
        kind: "feature",
        label: token,
        description: `${pieceName(token)}, ${here}`,
        outlines: [DEVICES[token].outline.map(mm)],
        seat: seat + 1,
      },
    ];
  const label = sheet?.id ?? "Place";
  return [
    {
      ...common,
      kind: "ghost",
      label,
      description: `${sheet?.name ?? label}, ${here}`,
      outlines: [baseAt(sheet?.base ?? "small", ORIGIN).points],
      lines: hugeLines(sheet?.base ?? "small"),
      seat: seat + 1,
    },
  ];
}

/** While a target is chosen or an attack is under way, and at no other time (1E-ARC-12). */
const mayMeasure = ({ state, questions }: Scene): boolean =>
  (state.attack !== undefined && !state.outcome) || questions.some(({ kind }) => kind === "attack");

/** Arcs of the selected ship, and how far it is to a second one. */
const measures = (scene: Scene, selected: readonly string[]): readonly Mark[] => [
  ...selected.slice(0, 1).flatMap((id) => arcMarks(scene, id)),
  ...rulerMarks(scene, selected),
];

function marksOf(scene: Scene, placing: Placing | undefined): readonly Mark[] {
  return [
    ...(placing?.question.place ? regionMarks(scene, placing.question.place.region) : []),
    ...(placing?.fits === false ? [crossAt(placing.pose)] : []),
    ...activeMarks(scene),
    ...attackMarks(scene),
    ...touchMarks(scene),
  ];
}

function regionMarks({ table: { width, height } }: Scene, region: PlaceRegion): readonly Mark[] {
  const area = (points: readonly number[]): Mark => ({ id: "region", kind: "area", points, closed: true, tone: "good" });
  if (region.shape === "line")
    return [{ id: "region", kind: "line", points: [region.from.x, region.from.y, region.to.x, region.to.y], closed: false, tone: "good" }];
  if (region.shape === "table") {
    const { margin } = region;
    return [area([margin, margin, width - margin, margin, width - margin, height - margin, margin, height - margin])];
  }
  if (region.shape === "box") {
    const { from, to } = region;
    return [area([from.x, from.y, to.x, from.y, to.x, to.y, from.x, to.y])];
  }
  const { edge, depth } = region;
  const [left, right] = edge === "left" ? [0, depth] : edge === "right" ? [width - depth, width] : [0, width];
  const [low, high] = edge === "bottom" ? [0, depth] : edge === "top" ? [height - depth, height] : [0, height];
  return [area([left, low, right, low, right, high, left, high])];
}

const crossAt = ({ x, y }: Pose): Mark => ({
  id: "not here",
  kind: "line",
  points: [x - mm(18), y - mm(18), x, y, x + mm(18), y + mm(18), x, y, x - mm(18), y + mm(18), x, y, x + mm(18), y - mm(18)],
  closed: false,
  label: "not here",
  tone: "bad",
});

function arcMarks({ state, ships }: Scene, id: string): readonly Mark[] {
  const pose = state.ships.find((ship) => ship.id === id)?.pose;
  const sheet = ships.find((ship) => ship.id === id);
  if (!pose || !sheet) return [];
  if (hasSections(sheet.base)) return hugeArcMarks(sheet, pose);
  return sheet.arcs.flatMap((name) => {
    const arc = arcAt("first", sheet.base, name, pose);
    const outlines = arc ? arcOutlines(arc, baseAt(sheet.base, pose), REACH) : [];
    return outlines.map((points, at): Mark => ({ id: `arc ${name} ${at}`, kind: "arc", points, closed: true, tone: "neutral" }));
  });
}

/** A ring round the ship whose turn it is. */
function activeMarks({ state, ships }: Scene): readonly Mark[] {
  const active = state.cursor.active;
  const pose = state.ships.find(({ id }) => id === active)?.pose;
  const base = ships.find(({ id }) => id === active)?.base;
  return pose && base
    ? [{ id: "active", kind: "ghost", points: reachOutline(baseAt(base, pose), mm(8)), closed: true, tone: "first" }]
    : [];
}

/** From middle to middle; of a huge ship of the section that fires or is fired at. */
function attackMarks({ state, ships }: Scene): readonly Mark[] {
  const attack = state.outcome ? undefined : state.attack;
  const middleOf = (id: string | undefined, section: Section | undefined) => {
    const pose = state.ships.find((ship) => ship.id === id)?.pose;
    const base = ships.find((ship) => ship.id === id)?.base;
    return pose && base && section && hasSections(base) ? sectionCentre(base, section, pose) : pose;
  };
  const from = middleOf(attack?.attacker, attack?.from);
  const to = middleOf(attack?.defender, attack?.section);
  if (!attack || !from || !to) return [];
  const label = `Range ${attack.range}${attack.obstructed ? ", obstructed" : ""}`;
  return [
    { id: "attack", kind: "ruler", points: [from.x, from.y, to.x, to.y], closed: false, label, tone: attack.obstructed ? "bad" : "good" },
  ];
}

/** Between two selected ships. */
function rulerMarks({ state, ships }: Scene, selected: readonly string[]): readonly Mark[] {
  const bases = selected.flatMap((id) => {
    const pose = state.ships.find((ship) => ship.id === id)?.pose;
    const sheet = ships.find((ship) => ship.id === id);
    return pose && sheet ? [[baseAt(sheet.base, pose)]] : [];
  });
  const [from, to] = bases;
  if (!from || !to) return [];
  const { distance, bands } = closest(from, to);
  const line = bands[0]?.first;
  if (!line) return [];
  const label = `Range ${Math.max(1, bandOf(distance))}, ${Math.round(distance / mm(1))} mm`;
  return [{ id: "ruler", kind: "ruler", points: [line.ax, line.ay, line.bx, line.by], closed: false, label, tone: "neutral" }];
}

/** Ships in contact are joined by a line; their cards say so, for in a swarm words would cover the ships. */
const touchMarks = ({ state }: Scene): readonly Mark[] =>
  state.ships.flatMap(({ id, pose, touching }) =>
    touching.flatMap((other): Mark[] => {
      const there = state.ships.find((ship) => ship.id === other)?.pose;
      if (!pose || !there || (id > other && state.ships.some((ship) => ship.id === other && ship.touching.includes(id)))) return [];
      return [
        {
          id: `touch ${id} ${other}`,
          kind: "line",
          points: [pose.x, pose.y, there.x, there.y],
          closed: false,
          tone: "second",
        },
      ];
    }),
  );
