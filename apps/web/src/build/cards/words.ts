/** For the rooms of a game. */
import { MANEUVERS } from "../../words/maneuvers.ts";

export const maneuverInWords = MANEUVERS.maneuver;

export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
