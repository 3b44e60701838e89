import type { Procedure } from "../ask.ts";
import type { Game } from "../game.ts";
import { procedure } from "../procedure.ts";
import type { Ship } from "../state.ts";

export const deployDocked = procedure("deployDocked", function* (_game: Game, _carrier: Ship): Procedure {});
export const carrierLost = procedure("carrierLost", function* (_game: Game, _carrier: Ship, _how: "destroyed" | "fled"): Procedure {});
