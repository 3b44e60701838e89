/** The names of a game's ships, seats and cards, as plain data, so that a log can be shown without loading the cards. */
import { type ActionName, type DamageSource, type DialManeuver, readManeuver } from "@broadside/cards";
import type { Face } from "@broadside/dice";
import {
  type CardKey,
  isTargetId,
  type PlayerId,
  type ShipId,
  sectionIn,
  shipIn,
  type TargetId,
  type TokenKind,
  targetId,
} from "@broadside/protocol";
import type { SharedWords, Words } from "../languages/words.ts";
import type { Terms } from "./terms.ts";

export interface Names {
  /** The language for the sentences that use these names. */
  readonly words: Words;
  /** The ships' names on the table: `Wedge`, `Blue 1`, `Tantive IV`. */
  readonly ships: Readonly<Record<ShipId, string>>;
  /** Each ship's Pilot card or Ship card. */
  readonly pilots: Readonly<Record<ShipId, CardKey>>;
  readonly hugeShips: ReadonlySet<ShipId>;
  readonly seats: readonly string[];
  /** The player that the set-up names for each seat. */
  readonly owners: readonly PlayerId[];
  /** The name of any player. */
  readonly playerName: (id: PlayerId) => string;
  /** Card names by registry key; a Damage card with unknown text carries a mark. */
  readonly cards: Readonly<Record<string, string>>;
  /** The edition's terms. */
  readonly terms: Terms;
  /** An obstacle, a device or a token, found by its id if the table is known. */
  readonly pieceOf?: (id: string) => string;
}

/** Looks up a word by a key that may not be in the table. */
export const entryOf = (table: Readonly<Record<string, string>>, key: string | undefined): string | undefined =>
  key !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;

/** A ship, or a section of a huge one: `CR90 Corvette 1, aft section` (HS-TOKEN-07). */
export function shipName({ ships, words }: Names, id: TargetId | undefined): string {
  if (id === undefined) return words.names.unknown.ship;
  const ship = shipIn(id);
  if (ship === undefined) return id;
  const section = sectionIn(id);
  const name = ships[ship] ?? ship;
  return section === undefined ? name : words.names.section({ ship: name, section });
}
/** The name for an id; any other text stays as it is. */
export const shipNameOr = (names: Names, text: string): string => (isTargetId(text) ? shipName(names, text) : text);
/** A ship, or one section of it if `piece` names one. */
export const partName = (names: Names, ship: ShipId | undefined, piece: string | undefined): string =>
  shipName(names, ship !== undefined && (piece === "fore" || piece === "aft") ? targetId(ship, piece) : ship);
export const seatName = ({ seats, words }: Names, seat: number | undefined): string =>
  seat === undefined ? words.names.unknown.player : (seats[seat] ?? words.names.seat({ number: seat + 1 }));

/** The name of a bot's level. Some levels can only be chosen on the command line. They have no name, so their id is used. */
export const levelName = (level: string, { names }: SharedWords): string => entryOf(names.levels, level) ?? level;
/** Whether a seat is named after its bot's level: `Ace`, or `Ace 2` if there are several. */
export const isNamedAfter = (level: string, seat: string): boolean =>
  seat === level || (seat.startsWith(`${level} `) && /^\d+$/.test(seat.slice(level.length + 1)));

/** A scenario piece, by its kind or by its id: `supplyCache 2` becomes `supply cache 2`. Any other text is returned unchanged. */
export function scenarioPieceName(piece: string | undefined, { names }: SharedWords): string {
  if (piece === undefined) return names.unknown.piece;
  const [, kind, number] = /^(\w+)(?: (.+))?$/.exec(piece) ?? [];
  const name = entryOf(names.pieces, kind);
  return name === undefined ? piece : number === undefined ? name : names.piece({ name, number });
}

/** A faction by its id; an unknown id is returned unchanged. */
export const factionName = (id: string, { names }: SharedWords): string => entryOf(names.factions, id) ?? id;

/** A Damage card with its mark if its text is ours or unconfirmed: `Deck Breach (our text)`. */
export const markedCardName = (card: string, source: DamageSource | undefined, { names }: SharedWords): string =>
  source === undefined ? card : names.damageMarks[source]({ card });

/** A card's name; a lasting effect has the name of the card that caused it. A card without a known name is shown by its id. */
export function cardName({ cards, words }: Names, key: string | undefined): string {
  if (key === undefined) return words.names.unknown.card;
  const bare = key.replace(/#\d+$/, "");
  const id = bare.replace(/^[^:]*:/, "");
  // An effect has its card's id, which may be written with spaces.
  const of = id.replaceAll(" ", "");
  const from = key.startsWith("effect:") ? (cards[`upgrade:${of}`] ?? cards[`pilot:${of}`] ?? cards[`condition:${of}`]) : undefined;
  return cards[bare] ?? from ?? entryOf(words.names.effects, id) ?? id.replace(/^.*\//, "");
}

/** Whether a card is the ship's or remote's own text. */
export const isOwnText = ({ pilots }: Names, ship: ShipId, card: string): boolean => pilots[ship] === card || card.startsWith("remote:");

/** The name of a card. If the card is the ship's own, it is called the ship's ability. */
export function usedCardName(names: Names, ship: ShipId, card: string): string {
  const { abilities } = names.words.log;
  if (!isOwnText(names, ship, card)) return cardName(names, card);
  return card.startsWith("remote:") ? abilities.own : names.hugeShips.has(ship) ? abilities.ship : abilities.pilot;
}

/** Describes a maneuver code, such as `white 2 left turn`; any other text is returned unchanged. */
export function maneuverName(code: string | undefined, { names }: SharedWords): string {
  const read = code === undefined ? undefined : readManeuver(code);
  return read ? dialManeuverName(read, names) : (code ?? names.unknown.maneuver);
}

function dialManeuverName({ colour, speed, side, bearing }: DialManeuver, names: SharedWords["names"]): string {
  const said = { colour: colour === undefined ? "none" : names.colours[colour], bearing: names.bearings[bearing] };
  if (bearing === "stationary") return names.maneuver.still(said);
  return side === undefined
    ? names.maneuver.straight({ ...said, speed })
    : names.maneuver.turning({ ...said, speed, side: names.sides[side] });
}

/** Names a token, or anything that ships spend like a token, such as a lock or Force. Any other text is returned unchanged. */
export function tokenName({ terms, words }: Names, token: string | undefined): string {
  const tokens: Readonly<Record<TokenKind | "lock" | "force" | "reinforce", string>> = {
    ...terms.tokens,
    lock: terms.lock,
    force: words.names.force,
    reinforce: words.names.actions.reinforce,
  };
  return entryOf(tokens, token) ?? token ?? "";
}

/** Names something that affects an attack's odds: a card, the scenario, a token or a rule. */
export const oddsSource = (names: Names, key: string): string =>
  key === "scenario" ? names.words.names.scenario : key.includes(":") ? cardName(names, key) : tokenName(names, key);

/** An action on the action bar. */
export function actionName({ terms, words }: Names, action: string | undefined): string {
  const known: Readonly<Record<ActionName, string>> = { ...words.names.actions, lock: terms.lock };
  return entryOf(known, action) ?? action ?? "";
}

/** A score such as `1 point` or `2 points`; a scenario may use units that it names itself. */
export function inUnits(count: number, unit: string, { names }: SharedWords): string {
  const { units } = names;
  return unit === "point" || unit === "threat" || unit === "mission point" ? units[unit]({ count }) : units.other({ count, unit });
}

/** `capital` makes the first letter upper case, for the beginning of a sentence. `small` makes it lower case, for use within one. */
export const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
export const small = (text: string): string => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;

export function facesInWords(faces: readonly string[] | undefined, { names }: SharedWords): string {
  const known: Readonly<Record<Face, string>> = names.faces;
  return faces === undefined || faces.length === 0 ? names.faces.none : faces.map((face) => entryOf(known, face) ?? face).join(", ");
}
