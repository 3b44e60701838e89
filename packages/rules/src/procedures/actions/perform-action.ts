import type { Procedure } from "../../ask.ts";
import type { Game } from "../../game.ts";
import { procedure } from "../../procedure.ts";
import type { Ship } from "../../state.ts";


export interface AllowedActions {
  readonly names?: readonly string[];
  readonly barOnly?: boolean;
  readonly rule: string;
  readonly card?: string;
}
export const performActions = procedure("performActions", function* (_game: Game, _ship: Ship): Procedure {});
export const freeAction = procedure("freeAction", function* (_game: Game, _ship: Ship, _allowed: AllowedActions): Procedure<boolean> { return false; });
export const actionNames = (_game: Game, _ship: Ship): readonly string[] => [];
