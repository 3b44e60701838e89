import type { DialManeuver } from "@broadside/cards";
import type { Pose } from "@broadside/geometry";
import type { Procedure } from "../ask.ts";
import type { Game } from "../game.ts";
import { procedure } from "../procedure.ts";
import type { Ship } from "../state.ts";


export interface HowFlown {
  readonly colour?: "green" | "white" | "red";
  readonly revealed: boolean;
  readonly from?: Pose;
  readonly fixed?: boolean;
}
export const executeManeuver = procedure("executeManeuver", function* (_game: Game, _ship: Ship, _code: string, _how: HowFlown): Procedure {});

export const maneuverOf = (game: Game, ship: Ship, code: string): DialManeuver => game.factsOf(ship).dial.get(code) as DialManeuver;
