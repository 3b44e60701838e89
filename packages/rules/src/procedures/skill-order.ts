import type { Procedure } from "../ask.ts";
import type { Game } from "../game.ts";
import { procedure } from "../procedure.ts";
import type { Ship } from "../state.ts";

export const nextShip = procedure("nextShip", function* (_game: Game, _direction: "rising" | "falling", _waits: (ship: Ship) => boolean): Procedure<Ship | undefined> { return undefined; });
