/** How a kept game looks from afar: what lies on its table, who plays, and who is waited for. */
import { BASE_SIZES, BASES, type BaseId, type BaseSize } from "@broadside/geometry";
import type { HostMessage } from "@broadside/host";
import { patched } from "@broadside/kit";
import type { Seat } from "@broadside/rules";
import type { Scene } from "@broadside/telling";

export interface GameLook {
  /** In millimetres. */
  readonly table: { readonly width: number; readonly height: number };
  readonly ships: readonly LookedShip[];
  readonly obstacles: readonly LookedPlace[];
  /** Seats that somebody waits for. */
  readonly waiting: readonly Seat[];
  /** Seats that programs play. */
  readonly programs: readonly { readonly seat: Seat; readonly level: string }[];
}

/** Millimetres from the top left corner. */
interface LookedPlace {
  readonly x: number;
  readonly y: number;
}

export interface LookedShip extends LookedPlace {
  readonly seat: Seat;
  readonly size: BaseSize;
  /** Degrees, clockwise from up. */
  readonly heading: number;
}

type LookedScene = Pick<Scene, "table" | "waiting" | "programs" | "ships"> & {
  readonly state: Pick<Scene["state"], "ships" | "obstacles">;
};

export function lookOf({ table, state, ships, waiting, programs }: LookedScene): GameLook {
  const placeOf = ({ x, y }: LookedPlace): LookedPlace => ({ x: thousandth(x), y: thousandth(table.height - y) });
  const bases = new Map<string, BaseId>(ships.map(({ id, base }) => [id, base]));
  return {
    table: { width: thousandth(table.width), height: thousandth(table.height) },
    ships: state.ships.flatMap(({ id, seat, pose }): readonly LookedShip[] => {
      const base = bases.get(id);
      if (!pose || !base) return [];
      return [{ seat, size: BASES[base].size, ...placeOf(pose), heading: thousandth(pose.heading) }];
    }),
    obstacles: state.obstacles.map(({ pose }) => placeOf(pose)),
    waiting,
    programs: programs.map(({ seat, level }) => ({ seat, level })),
  };
}

/** Millimetres of micrometres, degrees of thousandths of them. */
const thousandth = (figure: number): number => Math.round(figure / 1000);

/** Follows the messages of a game, and has its look kept: one write at a time, the latest look last. */
export function lookKeeper(keep: (look: GameLook) => Promise<void>): (message: HostMessage) => void {
  let scene: Scene | undefined;
  let isKeeping = false;
  let isNewer = false;
  const keepLatest = async (): Promise<void> => {
    isKeeping = true;
    do {
      isNewer = false;
      if (scene) await keep(lookOf(scene));
    } while (isNewer);
    isKeeping = false;
  };
  return (message) => {
    if (message.message === "scene") scene = message.scene;
    else if (scene && message.patch) scene = patched(scene, message.patch) as Scene;
    else return;
    isNewer = true;
    if (!isKeeping) void keepLatest();
  };
}

/** Whether something from a file is a look. */
export function isLook(value: unknown): value is GameLook {
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
