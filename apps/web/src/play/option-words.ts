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
  const known = KEYS_IN[question.kind]?.[key] ?? diceInWords(question.kind, key);
  if (known !== undefined) return known;
  if (isObstacle(key) || isDevice(key)) return pieceName(key);
  const turned = key.replace(/ flipped$/, "");
  if (isObstacle(turned)) return `${pieceName(turned)}, turned over`;
  if (/^[a-z]+(?:-[a-z]+)+$/.test(key)) return capital(key.replaceAll("-", " "));
  if (/^\d+$/.test(key)) return `Place ${key}`;
  // Several effects of one card are told apart by a number.
  const [card = key, part] = key.split("#");
  const words = capital(plainWords(question, card, names)).replace(/^(.+) of \1 \((\w+)\)$/, "$1 ($2)");
  return part === undefined ? words : `${words}, effect ${Number(part) + 1}`;
}

const FACE_WORDS: Readonly<Record<string, string>> = { hit: "hit", crit: "critical", focus: "focus", evade: "evade", blank: "blank" };

/** Answers that are faces: one, several, or a die with its place. */
function diceInWords(kind: string, key: string): string | undefined {
  const words = key.split(" ");
  if (kind === "reroll" || kind === "name a die result")
    return words.every((word) => FACE_WORDS[word]) ? capital(words.map((word) => FACE_WORDS[word]).join(", ")) : undefined;
  const [, place, face = ""] = /^(\d+) (\w+)$/.exec(key) ?? [];
  return place !== undefined && FACE_WORDS[face] ? `Die ${place}: ${FACE_WORDS[face]}` : undefined;
}

/** What the card of an option does. */
export function summaryIn({ content }: Game, key: string): string | undefined {
  const { upgrades, pilots, damage, conditions } = content.catalogue.pack.summaries;
  const [, kind, id = ""] = /(?:^|\/)(pilot|upgrade|damage|condition|effect):(.+?)(?:\/\d+)?(?:#\d+)?$/.exec(key) ?? [];
  switch (kind) {
    case "pilot":
      return pilots[id];
    case "damage":
      return damage[id] ?? damage[id.slice(id.indexOf("/") + 1)];
    case "condition":
      return conditions[id];
    default:
      return upgrades[id];
  }
}

/** The piece on the table that an option is about: the option itself, or what stands behind an arrow. */
export function pieceIn({ state }: Game, key: string): string | undefined {
  const id = key.slice(key.lastIndexOf(">") + 1);
  const isShip = state.ships.some((ship) => ship.id === id && ship.status === "inPlay");
  return isShip || [...state.devices, ...state.obstacles].some((piece) => piece.id === id) ? id : undefined;
}

export const shipName = (game: Game, id: string): string => namesOf(game).ships[id] ?? id;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
