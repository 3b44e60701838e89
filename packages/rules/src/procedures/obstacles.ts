import type { Shape } from "@broadside/geometry";
import type { Procedure } from "../ask.ts";
import type { Game } from "../game.ts";
import { procedure } from "../procedure.ts";
import type { Ship } from "../state.ts";

export const meetObstacles = procedure("meetObstacles", function* (_game: Game, _ship: Ship, _shapes: readonly Shape[], _when: "maneuver" | "otherwise"): Procedure {});
export const isOnAsteroid = (_game: Game, _ship: Ship): boolean => false;
