/** How an answer names the dice to reroll: by their faces, weakest first. */
import { FACE_ORDER, type Face } from "@broadside/dice";

const NO_DICE = "none";

export const rerollKey = (faces: readonly string[]): string =>
  FACE_ORDER.flatMap((face) => faces.filter((one) => one === face)).join(" ") || NO_DICE;

export const facesOfReroll = (key: string): readonly Face[] =>
  key.split(" ").flatMap((name) => FACE_ORDER.find((face) => face === name) ?? []);
