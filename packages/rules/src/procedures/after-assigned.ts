import type { Procedure } from "../ask.ts";
import type { Game } from "../game.ts";
import { procedure } from "../procedure.ts";
import type { Ship, TokenKind } from "../state.ts";

export const afterAssigned = procedure("afterAssigned", function* (_game: Game, _ship: Ship, _token: TokenKind | "lock"): Procedure {});
