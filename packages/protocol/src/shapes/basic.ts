/** The small shapes that everything else is made of. */

import { COLOURS } from "@broadside/cards";
import { DIE_KINDS, type Face } from "@broadside/dice";
import { EDGES, OBSTACLES, type Pose, SCENARIO_PIECES, SECTIONS } from "@broadside/geometry";
import { FULL_TURN, listOf, objectOf, oneOf, type Shape, text, whole } from "@broadside/kit";
import type { ActionId } from "../actions.ts";
import type { CardKey, ManeuverCode, ShipId, TargetId } from "../ids.ts";
import type { QuestionKind } from "../question-kinds.ts";
import type { RuleName } from "../rule.ts";
import { MOST_SEATS, NOBODY, type Seat } from "../seat.ts";
import { ENDINGS, PHASES } from "../state.ts";
import { TOKENS, type TokenKind } from "../tokens.ts";

/** More entries than any list of a game has, and than a record has inputs. */
export const MOST_ENTRIES = 500;
export const MOST_INPUTS = 1_000_000;
/** Tokens, shields and the like; rounds; numbers given out; figures that cards remember; speeds and bands. */
export const MOST_FEW = 99;
const MOST_ROUNDS = 1000;
export const MOST_COUNTED = 100_000;
export const MOST_VALUE = 1000;
export const MOST_SPEED = 9;
/** Ten metres, in micrometres: farther off than any piece. */
const FAR = 10_000_000;
const LONGEST_NAME = 200;
const LONGEST_WORDS = 1000;
const MOST_DICE = 100;

export const words: Shape<string> = text(LONGEST_WORDS);
export const name: Shape<string> = text(LONGEST_NAME);
/** A name that may be empty. */
export const nameOrNone: Shape<string> = {
  schema: { type: "string", maxLength: LONGEST_NAME },
  read: (reader, value, path) => (value === "" ? value : name.read(reader, value, path)),
};
export const figure: Shape<number> = whole(-MOST_INPUTS, MOST_INPUTS);
export const count: Shape<number> = whole(0, MOST_INPUTS);
export const few: Shape<number> = whole(0, MOST_FEW);
export const round: Shape<number> = whole(0, MOST_ROUNDS);
export const inputNumber: Shape<number> = whole(0, Number.MAX_SAFE_INTEGER);

export const seat: Shape<Seat> = whole(0, MOST_SEATS - 1);
export const seatOrNobody: Shape<Seat> = whole(NOBODY, MOST_SEATS - 1);
export const shipId: Shape<ShipId> = text(LONGEST_NAME);
export const targetId: Shape<TargetId> = text(LONGEST_NAME);
export const cardKey = text(LONGEST_NAME) as Shape<CardKey>;
/** A scenario or a card of another version may have actions that are not known here. */
export const action = text(LONGEST_NAME) as Shape<ActionId>;
export const maneuver: Shape<ManeuverCode> = text(LONGEST_NAME);
/** Rows come and go with the rulebook, so a record of another version may name one that is not known here. */
export const rule: Shape<RuleName> = name as Shape<RuleName>;

/** A kind of question: one that is not known here is never asked. */
export const recordedKind: Shape<QuestionKind> = name as Shape<QuestionKind>;

/** Keys of a table as words. */
export const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>): Shape<Key> => oneOf(Object.keys(table) as Key[]);
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
/** Reinforce tokens are told without their side, and Force is spent like a token. */
export const tokenName: Shape<TokenKind | "lock" | "reinforce" | "force"> = oneOf([...TOKENS, "lock", "reinforce", "force"]);
export const hurrier = oneOf(["judge", "clock"] as const);

const FACE_NAMES = ["hit", "crit", "evade", "focus", "blank"] as const satisfies readonly Face[];
export const face: Shape<Face> = oneOf(FACE_NAMES);
export const faces = listOf(face, MOST_DICE);

export const pose = objectOf<Pose>({ x: whole(-FAR, FAR), y: whole(-FAR, FAR), heading: whole(0, FULL_TURN - 1) });
export const names = listOf(name, MOST_ENTRIES);
export const seats = listOf(seat, MOST_SEATS);
