import type { Game } from "../game.ts";
import type { Outcome } from "../state.ts";

export const decide = (_game: Game): Outcome | undefined => undefined;
