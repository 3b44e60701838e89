import type { Game } from "../../game.ts";
import type { Ship, Weapon } from "../../state.ts";


export interface OpenAttack {
  readonly weapon: Weapon;
  readonly target: Ship;
  readonly range: number;
  readonly obstructed: boolean;
  readonly inArc: boolean;
  readonly inBullseye: boolean;
}
export const attacksOpen = (_game: Game, _ship: Ship): readonly OpenAttack[] => [];
