/** Ionized ships get no dial and drift (1E-PLAN-04, 1E-TOKEN-01, -02). */
import type { BaseSize } from "@broadside/geometry";
import type { Game } from "../game.ts";
import type { Ship } from "../state.ts";

/** So many ion tokens take a ship's dial away. */
const ENOUGH: Readonly<Record<BaseSize, number>> = { small: 1, medium: 2, large: 2, huge: Number.POSITIVE_INFINITY };

export const isIonized = (game: Game, ship: Ship): boolean => ship.tokens.ion >= ENOUGH[game.factsOf(ship).type.size];

/** What it flies: white, whatever cards say. */
export const ION_MANEUVER = "1FW";
