/** Small shapes from which all others are built. */

import { COLOURS } from "@broadside/cards";
import { DIE_KINDS, type Face } from "@broadside/dice";
import { EDGES, OBSTACLES, type Pose, SCENARIO_PIECES, SECTIONS } from "@broadside/geometry";
import { anyText, FULL_TURN, keysIn, listOf, objectOf, oneOf, type Shape, text, textOf, wholeNumber } from "@broadside/kit";
import { ACTION_ID, isActionId } from "../actions.ts";
import {
  CARD_KEY,
  DEVICE_ID,
  isCardKey,
  isObjectId,
  isPlacedDeviceId,
  isPlacedObstacleId,
  isPlacedPieceId,
  isShipId,
  isTargetId,
  type ManeuverCode,
  OBJECT_ID,
  OBSTACLE_ID,
  PIECE_ID,
  SHIP_ID,
  TARGET_ID,
} from "../ids.ts";
import type { QuestionKind } from "../question-kinds.ts";
import type { RuleName } from "../rule.ts";
import { MOST_SEATS, NOBODY, type Seat } from "../seat.ts";
import { ENDINGS, PHASES } from "../state.ts";
import { TOKENS, type TokenKind } from "../tokens.ts";

/** Upper limits: for the entries in any one list of a game's data, and for the inputs in a record. */
export const MOST_ENTRIES = 500;
export const MOST_INPUTS = 1_000_000;
/**
 * Upper limits for various numbers: for tokens, shields and similar counts; for rounds; for the numbers that a game assigns to things; for
 * numbers that cards remember; and for speeds and range bands.
 */
export const MOST_FEW = 99;
const MOST_ROUNDS = 1000;
export const MOST_COUNTED = 100_000;
export const MOST_VALUE = 1000;
export const MOST_SPEED = 9;
/** Ten metres in micrometres, which is farther away than any piece can be. */
const FAR = 10_000_000;
const LONGEST_NAME = 200;
const LONGEST_WORDS = 1000;
const LONGEST_SENTENCE = 20_000;
const MOST_DICE = 100;

export const words: Shape<string> = text(LONGEST_WORDS);
export const name: Shape<string> = text(LONGEST_NAME);
/** A text that the host has written for display. It may contain many names of players and ships. */
export const sentence: Shape<string> = text(LONGEST_SENTENCE);
export const sentenceOrEmpty: Shape<string> = anyText(LONGEST_SENTENCE);
export const figure: Shape<number> = wholeNumber(-MOST_INPUTS, MOST_INPUTS);
export const count: Shape<number> = wholeNumber(0, MOST_INPUTS);
export const few: Shape<number> = wholeNumber(0, MOST_FEW);
/** What is left of something that a manual change may set to any `few`, and that the game may add to. */
export const someLeft: Shape<number> = wholeNumber(0, 10 * MOST_FEW);
export const round: Shape<number> = wholeNumber(0, MOST_ROUNDS);
export const inputNumber: Shape<number> = wholeNumber(0, Number.MAX_SAFE_INTEGER);

export const seat: Shape<Seat> = wholeNumber(0, MOST_SEATS - 1);
export const seatOrNobody: Shape<Seat> = wholeNumber(NOBODY, MOST_SEATS - 1);
export const shipId = textOf(LONGEST_NAME, SHIP_ID, isShipId, "the id of a ship, such as A1");
export const obstacleId = textOf(LONGEST_NAME, OBSTACLE_ID, isPlacedObstacleId, "the id of an obstacle, such as obstacle 1");
export const deviceId = textOf(LONGEST_NAME, DEVICE_ID, isPlacedDeviceId, "the id of a device, such as device 1");
export const pieceId = textOf(LONGEST_NAME, PIECE_ID, isPlacedPieceId, "the id of a scenario's piece, such as supplyCache 1");
export const objectId = textOf(LONGEST_NAME, OBJECT_ID, isObjectId, "the id of a ship, obstacle, device or piece");
export const targetId = textOf(LONGEST_NAME, TARGET_ID, isTargetId, "the id of a ship, a section or an object, such as A1 or B1:aft");
export const cardKey = textOf(LONGEST_NAME, CARD_KEY, isCardKey, "a card by its key, such as upgrade:predator");
export const action = textOf(LONGEST_NAME, ACTION_ID, isActionId, "an action, or a card by its key");
export const maneuver: Shape<ManeuverCode> = text(LONGEST_NAME);
/** Rules are added to the rulebook and removed from it, so a record of another version may name a rule that is unknown here. */
export const rule: Shape<RuleName> = name as Shape<RuleName>;

/** A kind of question. An unknown kind is accepted, because this version simply never asks such a question. */
export const recordedKind: Shape<QuestionKind> = name as Shape<QuestionKind>;

/** One of a table's keys. */
export const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>): Shape<Key> => oneOf<Key>(keysIn(table));
export const obstacleToken = keysOf(OBSTACLES);
export const scenarioPiece = keysOf(SCENARIO_PIECES);

export const section = oneOf(SECTIONS);
export const edge = oneOf(EDGES);
export const phase = oneOf(PHASES);
export const ending = oneOf(ENDINGS);
export const colour = oneOf(COLOURS);
export const dieKind = oneOf(DIE_KINDS);
export const token: Shape<TokenKind> = oneOf(TOKENS);
export const tokenOrLock: Shape<TokenKind | "lock"> = oneOf([...TOKENS, "lock"]);
/** In events, a reinforce token is named without its side, and Force is listed because it is spent like a token. */
export const tokenName: Shape<TokenKind | "lock" | "reinforce" | "force"> = oneOf([...TOKENS, "lock", "reinforce", "force"]);
export const hurrier = oneOf(["judge", "clock"] as const);

const FACE_NAMES = ["hit", "crit", "evade", "focus", "blank"] as const satisfies readonly Face[];
export const face: Shape<Face> = oneOf(FACE_NAMES);
export const faces = listOf(face, MOST_DICE);

export const coordinate: Shape<number> = wholeNumber(-FAR, FAR);
export const pose = objectOf<Pose>({ x: coordinate, y: coordinate, heading: wholeNumber(0, FULL_TURN - 1) });
export const names = listOf(name, MOST_ENTRIES);
export const seats = listOf(seat, MOST_SEATS);
