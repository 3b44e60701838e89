/** Names for the keys in a sheet, as people see them. */
import type { ScenarioType } from "@broadside/formats";
import { type GridMark, type ObstacleKind, PLAY_AREAS, type PlayAreaId, type ScenarioPieceId } from "@broadside/geometry";
import { amountOf, type OptionValues } from "./option.ts";
import type { Area, Controller, Corners, Phase, Pieces, Sheet, SheetMap } from "./sheet.ts";

export const TYPE_WORDS: Readonly<Record<ScenarioType, string>> = {
  "free-for-all": "free-for-all",
  "head-to-head": "head-to-head",
  "team-battle": "team battle",
};

const PIECE_WORDS: Readonly<Record<ScenarioPieceId, readonly [one: string, many: string]>> = {
  marker: ["marker", "markers"],
  hyperspacePoint: ["hyperspace point", "hyperspace points"],
  satelliteRemote: ["satellite", "satellites"],
  shuttle: ["shuttle", "shuttles"],
  keyCargo: ["key cargo", "key cargos"],
  turret: ["turret", "turrets"],
  warhead: ["warhead", "warheads"],
  satellite: ["satellite", "satellites"],
  supplyCache: ["supply cache", "supply caches"],
};

const OBSTACLE_WORDS: Readonly<Record<ObstacleKind, string>> = {
  asteroid: "asteroids",
  debris: "debris clouds",
  gascloud: "gas clouds",
  electrochaff: "electro-chaff clouds",
  blaze: "blazes",
  hugeShip: "huge ships",
};

export const PHASE_WORDS: Readonly<Record<Phase, string>> = {
  "start of round": "Start of the round",
  planning: "Planning Phase",
  system: "System Phase",
  activation: "Activation Phase",
  engagement: "Engagement Phase",
  end: "End Phase",
};

/** Says when pieces are placed. */
const WHEN_WORDS: Readonly<Record<Pieces["when"], string>> = {
  "with the play area": "when the play area is set up",
  "before the obstacles": "before the obstacles",
  "after the obstacles": "after the obstacles",
  "after the forces": "after the forces",
  "during play": "during play",
};

const PLACER_WORDS: Readonly<Record<Controller, string>> = {
  nobody: "The scenario places",
  "each player": "Each player places one of the",
  "players in turn": "The players take turns placing",
  attacker: "The attackers place",
  defender: "The defenders place",
};

/** Words for pieces that are controlled by the player who places them. */
const PLACER_AND_CONTROLLER_WORDS: Readonly<Partial<Record<Controller, string>>> = {
  "each player": "Each player places and controls one of the",
  "players in turn": "The players take turns placing and controlling",
  attacker: "The attackers place and control",
  defender: "The defenders place and control",
};

const CONTROL_WORDS: Readonly<Record<Controller, string>> = {
  nobody: "nobody controls them",
  "each player": "each player controls one",
  "players in turn": "the player who places one controls it",
  attacker: "the attackers control them",
  defender: "the defenders control them",
};

export const tableWords = (table: PlayAreaId): string => {
  const { width, height } = PLAY_AREAS[table];
  return `${feet(width)}' x ${feet(height)}'`;
};
const feet = (micrometres: number): number => Math.round(micrometres / 304_800);

export const seatsWords = ([least, most]: readonly [number, number]): string => (least === most ? `${least}` : `${least}–${most}`);

export const ownerWords = (of: Area["of"]): string => {
  if (typeof of === "number") return `Player ${of}`;
  return { attacker: "Attackers (first team)", defender: "Defenders (second team)", anyone: "All players" }[of];
};

/** Describes a rectangle by its ranges from the edges: `left 3–6, bottom 0–2`. */
export function cornersWords(corners: Corners): string {
  const [[left, bottom] = [0, 0], , [right, top] = [0, 0]] = corners;
  return `${stretchWords(left, right, ["left", "right"])}, ${stretchWords(bottom, top, ["bottom", "top"])}`;
}

function stretchWords(from: GridMark, to: GridMark, [near, distant]: readonly [string, string]): string {
  if (typeof from === "number") return typeof to === "number" ? `${near} ${from}–${to}` : `${near} ${from} to ${distant} ${to.fromFar}`;
  return typeof to === "number" ? `${distant} ${from.fromFar} to ${near} ${to}` : `${distant} ${to.fromFar}–${from.fromFar}`;
}

export const pieceNames = ({ kind, name }: Pieces): readonly [one: string, many: string] => name ?? PIECE_WORDS[kind];

/** Describes how many pieces there are, who places them and when, and who controls them. */
export function piecesWords(pieces: Pieces, values: OptionValues): string {
  const { count, controller, placedBy = "nobody", when } = pieces;
  const amount = amountOf(count, values);
  const [one, many] = pieceNames(pieces);
  const what = `${amount} ${amount === 1 ? one : many} ${WHEN_WORDS[when]}`;
  const both = controller === placedBy ? PLACER_AND_CONTROLLER_WORDS[placedBy] : undefined;
  if (both !== undefined) return `${both} ${what}`;
  return `${PLACER_WORDS[placedBy]} ${what}${controller === undefined ? "" : `; ${CONTROL_WORDS[controller]}`}`;
}

/** Joins types of games: `head-to-head, free-for-all or team battle`. */
export function typesWords(types: readonly ScenarioType[]): string {
  const words = types.map((type) => TYPE_WORDS[type]);
  return [words.slice(0, -1).join(", "), ...words.slice(-1)].filter((part) => part !== "").join(" or ");
}

export const mapWords = ({ seats, types, table }: SheetMap, sheet: Sheet): string =>
  `${seatsWords(seats)} players, ${typesWords(types ?? sheet.players.types)}, ${tableWords(table)}`;

export const distanceWords = ({ keeps = {} }: Pieces): readonly string[] => [
  ...(keeps.apart === undefined ? [] : [`beyond range ${keeps.apart} of each other`]),
  ...(keeps.fromEdges === undefined ? [] : [`beyond range ${keeps.fromEdges} of every edge`]),
  ...(keeps.outsideAreas ? ["outside every deployment area"] : []),
];

export function obstaclesWords({ obstacles }: Sheet, table: PlayAreaId, values: OptionValues): string {
  const count = amountOf(obstacles.count[table] ?? 0, values);
  const where =
    obstacles.distances === "core"
      ? "beyond range 1 of each other and range 2 of every edge"
      : "beyond range 1 of each other, outside the deployment areas in use";
  return `${count} obstacles (${obstacles.kinds.map((kind) => OBSTACLE_WORDS[kind]).join(", ")}), ${where}`;
}
