import type { Procedure } from "../ask.ts";
import type { Game } from "../game.ts";
import { procedure } from "../procedure.ts";
import type { Ship } from "../state.ts";

export const fleeIfOutside = procedure("fleeIfOutside", function* (_game: Game, _ship: Ship): Procedure<boolean> { return false; });
