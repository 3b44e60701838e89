/** What the table widget draws of a game, and what on it answers the question. */
import { baseAt, DEVICES, mm, WING_POSITIONS, wingPlace } from "@broadside/geometry";
import type { Piece, Points, TableView } from "@broadside/table";
import { isDevice, isObstacle, type PlayOption, type PlayQuestion, pieceName, type Scene, type ShipSheet } from "@broadside/telling";
import { type Aiming, aimMarks } from "./aiming.ts";
import { hugeLines } from "./huge-piece.ts";
import type { Placing } from "./placing.ts";
import { marksOf, mayMeasure, measures } from "./table-marks.ts";
import { isScenarioPiece, lying, ORIGIN, obstacleLooks, scenarioPieceLooks, shipsOn } from "./table-pieces.ts";

/** The id of the piece being placed. */
export const PLACING = "placing";

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

/** What stands on a base, or lies as a token. */
const outlineOf = (sheet: ShipSheet | undefined): Points => sheet?.outline ?? baseAt(sheet?.base ?? "small", ORIGIN).points;

/** Where each option would put the ship it is about. */
function ghostsOf({ ships, remotes }: Scene, { about, options, seat }: PlayQuestion): readonly Piece[] {
  const sheet = [...ships, ...remotes].find(({ id }) => id === about.ship);
  return options.flatMap((option): Piece[] =>
    option.pose
      ? [
          {
            id: optionOf(option) ?? option.key,
            kind: "ghost",
            label: option.label,
            description: option.label,
            pose: option.pose,
            outlines: [outlineOf(sheet)],
            lines: sheet?.outline ? [] : hugeLines(sheet?.base ?? "small"),
            seat: seat + 1,
            movable: false,
          },
        ]
      : [],
  );
}

/** The piece that is being placed, to be dragged or moved by the arrow keys. */
function placedPiece(scene: Scene, { question, pose, fits }: Placing): readonly Piece[] {
  const { about, seat, place } = question;
  const sheet = scene.ships.find(({ id }) => id === about.ship);
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
    return [{ ...common, kind: "obstacle", ...obstacleLooks(token, about.flipped), description: `${pieceName(token)}, ${here}` }];
  const named = { label: pieceName(token ?? ""), description: `${pieceName(token ?? "")}, ${here}`, seat: seat + 1 };
  if (token !== undefined && isDevice(token)) return [{ ...common, kind: "feature", ...named, outlines: [DEVICES[token].outline.map(mm)] }];
  if (token !== undefined && isScenarioPiece(token)) return [{ ...common, kind: "feature", ...named, ...scenarioPieceLooks(token) }];
  const label = sheet?.id ?? "Place";
  return [
    {
      ...common,
      kind: "ghost",
      label,
      description: `${sheet?.name ?? label}, ${here}`,
      outlines: [outlineOf(sheet), ...(sheet ? matesBeside(scene, sheet) : [])],
      lines: hugeLines(sheet?.base ?? "small"),
      seat: seat + 1,
    },
  ];
}

/** The places that the tool gives the wingmates who come down with their leader (EB-WSET-04). */
function matesBeside({ ships, state }: Scene, leader: ShipSheet): readonly Points[] {
  if (leader.wing?.state !== "leads") return [];
  return ships.flatMap(({ id, base, wing }) => {
    const isWaiting =
      wing?.leader === leader.id && wing.state === "in wing" && state.ships.find((ship) => ship.id === id)?.status === "reserve";
    const position = isWaiting ? WING_POSITIONS[wing.number - 1] : undefined;
    return position ? [baseAt(base, wingPlace(ORIGIN, position, base, leader.base)).points] : [];
  });
}
