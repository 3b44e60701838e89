/** Texts about dice and what happens to them. */
import { wordsOf } from "../../spoken.ts";

export const DICE = wordsOf("play", "DICE");
export const FORECAST = wordsOf("play", "FORECAST");

export type Face = keyof typeof DICE.faces;
