import type { Procedure } from "../ask.ts";
import type { Game } from "../game.ts";
import { procedure } from "../procedure.ts";
import type { Ship } from "../state.ts";

export const destroy = procedure("destroy", function* (_game: Game, _ship: Ship, _how: "destroyed" | "fled"): Procedure {});
export const destroyIfDead = procedure("destroyIfDead", function* (_game: Game, _ship: Ship): Procedure {});
