import type { DeviceId, Shape } from "@broadside/geometry";
import type { Procedure } from "../ask.ts";
import type { Game } from "../game.ts";
import { procedure } from "../procedure.ts";
import type { Ship } from "../state.ts";

export const dropDevice = procedure("dropDevice", function* (_game: Game, _ship: Ship, _kind: string, _token: DeviceId): Procedure {});
export const detonateAtEnd = procedure("detonateAtEnd", function* (_game: Game): Procedure {});
export const meetMines = procedure("meetMines", function* (_game: Game, _ship: Ship, _shapes: readonly Shape[], _when: "maneuver" | "otherwise"): Procedure {});
