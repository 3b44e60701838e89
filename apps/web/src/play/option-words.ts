/** Questions, options and cards in words: those of the rules, with tokens of the table by their names. */
import { type Game, type Names, namesOf, optionInWords as plainWords, type Question, questionInWords } from "@broadside/rules";
import { isDevice, isObstacle, pieceName } from "./words.ts";

/** Where a key says more in a question of one kind. */
const KEYS_IN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "modify attack dice": {
    done: "No more changes",
    focus: "Spend a focus token",
    lock: "Spend a target lock",
    evade: "Spend an evade token",
  },
  "modify defense dice": { done: "No more changes", focus: "Spend a focus token", evade: "Spend an evade token" },
  reroll: { none: "Reroll nothing" },
  edge: { bottom: "Bottom edge", top: "Top edge", left: "Left edge", right: "Right edge" },
  numerals: { black: "Black numerals", white: "White numerals" },
  action: { lock: "Target lock", slam: "SLAM" },
  "free action": { lock: "Target lock", slam: "SLAM" },
};

/** Without the name of the seat, which stands beside the question. */
export function askedInWords(game: Game, question: Question): string {
  const names = namesOf(game);
  const { about } = question;
  const named = about?.piece === undefined ? question : { ...question, about: { ...about, piece: pieceName(about.piece) } };
  const text = questionInWords(named, names);
  const seat = `${names.seats[question.seat]}: `;
  return text.startsWith(seat) ? text.slice(seat.length) : text;
}

export function optionInWords(question: Question, key: string, names: Names): string {
  const known = KEYS_IN[question.kind]?.[key];
  if (known !== undefined) return known;
  if (isObstacle(key) || isDevice(key)) return pieceName(key);
  return capital(plainWords(question, key, names).replaceAll("-", " "));
}

/** The ship on the table that an option is about: the option itself, or what stands behind an arrow. */
export const shipIn = (game: Game, key: string): string | undefined => {
  const id = key.slice(key.lastIndexOf(">") + 1);
  return game.state.ships.some((ship) => ship.id === id && ship.status === "inPlay") ? id : undefined;
};

export const shipName = (game: Game, id: string): string => namesOf(game).ships[id] ?? id;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
