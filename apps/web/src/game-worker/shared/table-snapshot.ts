/** A small picture of a saved game: the pieces on its table, the players, and whose turn it is. */
import { BASE_SIZES, BASES, type BaseId, type BaseSize } from "@broadside/geometry";
import { patched } from "@broadside/kit";
import type { HostMessage } from "@broadside/protocol";
import type { Seat } from "@broadside/rules";
import type { Scene } from "@broadside/telling";

export interface TableSnapshot {
  /** In millimetres. */
  readonly table: { readonly width: number; readonly height: number };
  readonly ships: readonly SnapshotShip[];
  readonly obstacles: readonly SnapshotPoint[];
  /** The seats whose turn it is. */
  readonly waiting: readonly Seat[];
  /** The seats that bots play. The key keeps its old name, because saved games have it. */
  readonly programs: readonly { readonly seat: Seat; readonly level: string }[];
}

/** In millimetres from the top left corner. */
interface SnapshotPoint {
  readonly x: number;
  readonly y: number;
}

export interface SnapshotShip extends SnapshotPoint {
  readonly seat: Seat;
  readonly size: BaseSize;
  /** In degrees, clockwise from up. */
  readonly heading: number;
}

type SnapshotSource = Pick<Scene, "table" | "waiting" | "bots" | "ships"> & {
  readonly state: Pick<Scene["state"], "ships" | "obstacles">;
};

export function snapshotOf({ table, state, ships, waiting, bots }: SnapshotSource): TableSnapshot {
  const placeOf = ({ x, y }: SnapshotPoint): SnapshotPoint => ({ x: thousandth(x), y: thousandth(table.height - y) });
  const bases = new Map<string, BaseId>(ships.map(({ id, base }) => [id, base]));
  return {
    table: { width: thousandth(table.width), height: thousandth(table.height) },
    ships: state.ships.flatMap(({ id, seat, pose }): readonly SnapshotShip[] => {
      const base = bases.get(id);
      if (!pose || !base) return [];
      return [{ seat, size: BASES[base].size, ...placeOf(pose), heading: thousandth(pose.heading) }];
    }),
    obstacles: state.obstacles.map(({ pose }) => placeOf(pose)),
    waiting,
    programs: bots.map(({ seat, level }) => ({ seat, level })),
  };
}

/** Converts micrometres to millimetres, and thousandths of a degree to degrees. */
const thousandth = (figure: number): number => Math.round(figure / 1000);

/**
 * Returns a function that follows a game's messages and saves snapshots. It writes one at a time, and the latest is always written last.
 */
export function snapshotSaver(save: (look: TableSnapshot) => Promise<void>): (message: HostMessage) => void {
  let scene: Scene | undefined;
  let isSaving = false;
  let isNewer = false;
  const saveLatest = async (): Promise<void> => {
    isSaving = true;
    do {
      isNewer = false;
      if (scene) await save(snapshotOf(scene));
    } while (isNewer);
    isSaving = false;
  };
  return (message) => {
    if (message.message === "scene") scene = message.scene;
    else if (scene && message.message === "changed" && message.patch) scene = patched(scene, message.patch) as Scene;
    else return;
    isNewer = true;
    if (!isSaving) void saveLatest();
  };
}

/** Whether a value from a file is a snapshot. */
export function isTableSnapshot(value: unknown): value is TableSnapshot {
  const { table, ships, obstacles, waiting, programs } = fieldsOf(value);
  return (
    areFigures(fieldsOf(table), ["width", "height"]) &&
    isListOf(ships, (ship) => areFigures(fieldsOf(ship), ["seat", "x", "y", "heading"]) && isSize(fieldsOf(ship)["size"])) &&
    isListOf(obstacles, (one) => areFigures(fieldsOf(one), ["x", "y"])) &&
    isListOf(waiting, Number.isInteger) &&
    isListOf(programs, (one) => areFigures(fieldsOf(one), ["seat"]) && typeof fieldsOf(one)["level"] === "string")
  );
}

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields => (typeof value === "object" && value !== null ? (value as Fields) : {});
const isListOf = (value: unknown, isOne: (one: unknown) => boolean): boolean => Array.isArray(value) && value.every(isOne);
const areFigures = (fields: Fields, keys: readonly string[]): boolean => keys.every((key) => Number.isFinite(fields[key]));
const isSize = (value: unknown): boolean => BASE_SIZES.some((size) => size === value);
