/**
 * A scenario's pieces: features, which are objects, and markers, which aren't (EB-OBJ-03, -04, -11-Q, SC-COMMON-15, -16). Each piece is
 * either on the table or with a carrier.
 */
import {
  type Area,
  areaDistance,
  bandOf,
  clearOf,
  findPlace,
  keepsRules,
  mm,
  OBJECTIVE_USES,
  type PlacementRule,
  type Pose,
  SCENARIO_PIECES,
  type ScenarioPieceId,
  scenarioPieceAt,
} from "@broadside/geometry";
import type { Neighbour, RuleName } from "@broadside/protocol";
import { type NeighbourKinds, type PlacementRows, placementRefusal } from "../board/placement-refusal.ts";
import type { Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { LazyPlaceAsk, place } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { roomiestPlace } from "../set-up/spread.ts";
import type { Seat } from "../state/seat.ts";
import type { PlacedPieceId, ScenarioPieceState, Ship, ShipId } from "../state/state.ts";
import { setAccount } from "./account.ts";

export const piecesOf = ({ state }: Situation, kind?: ScenarioPieceId): readonly ScenarioPieceState[] =>
  (state.scenario?.pieces ?? NONE).filter((piece) => kind === undefined || piece.kind === kind);
const NONE: readonly ScenarioPieceState[] = [];

export const pieceArea = ({ kind, pose }: Pick<ScenarioPieceState, "kind" | "pose">): Area => (pose ? [scenarioPieceAt(kind, pose)] : []);

/** Returns the range between the nearest points of a base and a piece on the table (SC-SAT-15). */
export const rangeToPiece = (game: Situation, ship: Ship, piece: ScenarioPieceState): number =>
  ship.pose && piece.pose ? bandOf(areaDistance(game.board.base(ship), pieceArea(piece))) : Number.POSITIVE_INFINITY;

/** A piece's pose, or the ship that carries it. */
interface Where {
  readonly pose?: Pose | undefined;
  readonly carrier?: ShipId | undefined;
  readonly seat?: Seat | undefined;
}

export function addPiece(game: Situation, kind: ScenarioPieceId, { pose, carrier, seat }: Where): ScenarioPieceState {
  const number = piecesOf(game, kind).length + 1;
  const piece = inOnePlace({ id: `${kind} ${number}`, kind, number, pose, carrier, seat });
  setAccount(game, { pieces: [...piecesOf(game), piece] });
  return piece;
}

export function setPiece(game: Situation, id: PlacedPieceId, set: Partial<Pick<ScenarioPieceState, "pose" | "carrier" | "seat">>): void {
  const from = (piece: ScenarioPieceState): ScenarioPieceState => ({ ...piece, ...(set.pose && { carrier: undefined }), ...set });
  setAccount(game, { pieces: piecesOf(game).map((piece) => (piece.id === id ? inOnePlace(from(piece)) : piece)) });
}

/** A piece aboard a ship is not on the table (EB-OBJ-03). */
const inOnePlace = (piece: ScenarioPieceState): ScenarioPieceState => (piece.carrier === undefined ? piece : { ...piece, pose: undefined });

export const removePiece = (game: Situation, id: PlacedPieceId): void =>
  setAccount(game, { pieces: piecesOf(game).filter((piece) => piece.id !== id) });

/** Returns the markers that a ship carries. */
export const carriedBy = (game: Situation, { id }: Ship): readonly ScenarioPieceState[] =>
  piecesOf(game).filter(({ carrier }) => carrier === id);

/** What a player is asked to place, and where it may go. */
export interface PieceAsk {
  readonly seat: Seat;
  readonly kind: ScenarioPieceId;
  /** The remote's id, if a remote is placed. */
  readonly remote?: ShipId;
  readonly rule: RuleName;
  rules(game: Situation): readonly PlacementRule[];
  /**
   * For refusals: `rows` names the rules that set the piece's distances; `others` and `othersBy` name what the distances are measured from.
   */
  readonly rows?: PlacementRows;
  readonly others: Neighbour;
  readonly othersBy?: NeighbourKinds;
  /**
   * The rules that apply if no place meets all of `rules`. Without a fallback, the piece then only has to be on the table (SC-SAT-21-Q).
   */
  fallback?(game: Situation): readonly PlacementRule[];
  /** The piece's default direction, in thousandths of a degree. */
  readonly heading?: number;
}

/**
 * Lets a seat choose a place for a piece. If no place meets the rules for distances, they are relaxed, and the log says so (EB-SETUP-23-Q).
 */
export const choosePiecePlace = procedure("choosePiecePlace", function* (game: Situation, asked: PieceAsk): Procedure<Pose> {
  const { seat, kind, remote, rule, rows, others, othersBy } = asked;
  const pose = yield* place((now) => {
    const { rules, witness } = roomFor(now, asked);
    return new LazyPlaceAsk({
      kind: `place ${SCENARIO_PIECES[kind].use}`,
      seat,
      rule,
      about: remote === undefined ? { piece: kind } : { piece: kind, ship: remote },
      place: { shape: "table", margin: 0 },
      seek: () => witness,
      seekGood: () => (now.state.round === 0 ? roomyPlace(now, asked, rules) : undefined),
      refusal: (given) => placementRefusal(now.board.table, [scenarioPieceAt(kind, given)], rules, { rule, rows, others, othersBy }),
    });
  });
  if (roomFor(game, asked).waived) game.note({ note: "spacing waived", pieceKind: kind, rule: "EB-SETUP-23-Q" });
  return pose;
});

/** Returns the default place in set-up, far from other pieces of its kind. (During play, the default is the first legal place found.) */
function roomyPlace(
  { board, state }: Situation,
  { kind, remote, heading = 0 }: PieceAsk,
  rules: readonly PlacementRule[],
): Pose | undefined {
  const alike = remote === undefined ? (state.scenario?.pieces ?? NONE).filter((piece) => piece.kind === kind) : state.remotes;
  const others = alike.flatMap(({ pose }) => pose ?? []);
  return roomiestPlace(board.table, others, (pose) => keepsRules(board.table, [scenarioPieceAt(kind, pose)], rules), heading);
}

/** Returns the placement rules that apply, and the first place that meets them. */
function roomFor(game: Situation, { kind, heading = 0, rules, fallback }: PieceAsk): Room {
  const { table } = game.board;
  const areaAt = ({ x, y }: Pose): Area => [scenarioPieceAt(kind, { x, y, heading })];
  const pointed = (pose: Pose): Pose => ({ x: pose.x, y: pose.y, heading });
  const strict = rules(game);
  const found = findPlace(table, areaAt, strict) ?? findPlace(table, areaAt, strict, FINE);
  if (found) return { rules: strict, witness: pointed(found), waived: false };
  const looser = fallback?.(game) ?? ON_TABLE;
  const second = findPlace(table, areaAt, looser);
  return { rules: second ? looser : ON_TABLE, witness: second ? pointed(second) : middleOf(game), waived: true };
}
interface Room {
  readonly rules: readonly PlacementRule[];
  readonly witness: Pose;
  readonly waived: boolean;
}
/** The step of a finer search, used before deciding that there is no place. */
const FINE = mm(5);
const ON_TABLE: readonly PlacementRule[] = [{ must: "be on the table" }];
export const middleOf = ({ board: { table } }: Situation): Pose => ({
  x: Math.round(table.width / 2),
  y: Math.round(table.height / 2),
  heading: 0,
});

/** Returns the rules that keep a new piece clear of all objects and markers (EB-SETUP-16, SC-COMMON-60-Q). */
export const clearOfAll = (game: Situation, withShips = false): PlacementRule =>
  clearOf([
    ...game.state.obstacles.map((one) => game.board.obstacle(one)),
    ...game.state.devices.map((one) => game.board.device(one)),
    ...piecesOf(game).flatMap((piece) => (piece.pose ? [pieceArea(piece)] : [])),
    ...game.state.remotes.flatMap((remote) => (remote.pose ? [game.board.body(remote)] : [])),
    ...(withShips ? game.state.ships.flatMap((ship) => (ship.pose ? [game.board.base(ship)] : [])) : []),
  ]);

/** Whether a piece is an object: features are, markers are not. */
export const isObject = ({ kind }: ScenarioPieceState): boolean => OBJECTIVE_USES[SCENARIO_PIECES[kind].use].isObject;
