import type { Procedure } from "../ask.ts";
import type { Game } from "../game.ts";
import { procedure } from "../procedure.ts";
import type { Ship } from "../state.ts";


export interface Suffered {
  readonly hits: number;
  readonly crits: number;
  /** What from: `attack`, `bomb`, an obstacle's token, a card key. */
  readonly reason: string;
}
export const sufferDamage = procedure("sufferDamage", function* (_game: Game, _ship: Ship, _suffered: Suffered): Procedure {});
export const dealDamageCard = procedure("dealDamageCard", function* (_game: Game, _ship: Ship, _faceup: boolean): Procedure {});
export const turnFaceup = procedure("turnFaceup", function* (_game: Game, _ship: Ship, _card: number): Procedure {});

export function turnFacedown(_game: Game, _ship: Ship, _card: number): void {}
export function discardDamage(_game: Game, _ship: Ship, _card: number): void {}
export function recoverShields(_game: Game, _ship: Ship, _count: number): void {}
export function discardUpgrade(_game: Game, _ship: Ship, _at: number): void {}
