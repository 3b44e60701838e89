import type { Procedure } from "../../ask.ts";
import type { Game } from "../../game.ts";
import { procedure } from "../../procedure.ts";
import type { Ship, Weapon } from "../../state.ts";


export interface AllowedAttack {
  readonly weapons?: (weapon: Weapon) => boolean;
  readonly targets?: (target: Ship) => boolean;
  readonly rule: string;
  readonly mayDecline: boolean;
}
export const attack = procedure("attack", function* (_game: Game, _attacker: Ship, _allowed: AllowedAttack): Procedure<boolean> { return false; });
