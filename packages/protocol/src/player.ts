/**
 * The people and bots who play. A game knows people only by ids. Their names stand beside the game, so that a name can be corrected or
 * withdrawn while the game stays the same.
 */
import { cleanName } from "@broadside/formats";
import { join, objectOf, optional, orMissing, type Shape, text, textLike, wholeNumber } from "@broadside/kit";

/** Identifies a player: letters, digits, `-` and `_`, at most 64. It says nothing about the person. */
export type PlayerId = string;

/** Who plays a seat. With `bot`, a bot of that level answers in this player's place. */
export interface SeatPlayer {
  readonly id: PlayerId;
  readonly bot?: string;
}

/** A missing name is one that nobody gave, or that was withdrawn. */
export type PlayerNames = Readonly<Record<PlayerId, string>>;

/** Who gave an input, and when. It never affects the game. */
export interface GivenInput {
  /** Chosen by the sender. */
  readonly id: string;
  readonly by?: PlayerId;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const PLAYER_ID = /^[A-Za-z0-9_-]{1,64}$/;
const LONGEST_LEVEL = 100;
const LONGEST_INPUT_ID = 64;
const MOST_NAMES = 1000;
const LONGEST_UNCLEAN_NAME = 10_000;

/** Whether an id from elsewhere, such as an event's, may be a player's id. */
export const isPlayerId = (id: string): boolean => PLAYER_ID.test(id);

export const playerIdShape: Shape<PlayerId> = textLike(PLAYER_ID, "player-1: up to 64 letters, digits, - and _");
export const botLevelShape: Shape<string> = text(LONGEST_LEVEL);
export const seatPlayerShape: Shape<SeatPlayer> = objectOf<SeatPlayer>({ id: playerIdShape, bot: optional(botLevelShape) });

export const givenShape: Shape<GivenInput> = objectOf<GivenInput>({
  id: text(LONGEST_INPUT_ID),
  by: optional(playerIdShape),
  at: wholeNumber(0, Number.MAX_SAFE_INTEGER),
});

/** Accepts names that aren't clean, because they are cleaned after they have been read. */
export const playerNamesShape: Shape<PlayerNames> = {
  schema: {
    type: "object",
    propertyNames: playerIdShape.schema,
    additionalProperties: { type: "string", maxLength: LONGEST_UNCLEAN_NAME },
    maxProperties: MOST_NAMES,
  },
  read(reader, value, path) {
    if (typeof value !== "object" || value === null || Array.isArray(value))
      return reader.note(path, orMissing("must be an object", value));
    const names = Object.entries(value);
    if (names.length > MOST_NAMES) return reader.note(path, `has more than ${MOST_NAMES} entries`);
    for (const [id, name] of names) {
      playerIdShape.read(reader, id, join(path, id));
      if (typeof name !== "string" || name.length > LONGEST_UNCLEAN_NAME) reader.note(join(path, id), "must be a name");
    }
    return value as PlayerNames;
  },
};

/** Cleans all names, and leaves out those of which nothing is left. */
export const cleanNames = (names: PlayerNames): PlayerNames =>
  Object.fromEntries(
    Object.entries(names).flatMap(([id, name]) => {
      const clean = cleanName(name);
      return clean === undefined ? [] : [[id, clean]];
    }),
  );

/** Looks up a clean name. An id may be any word, even one that every object has as a field. */
export const nameIn = (names: PlayerNames, id: PlayerId | undefined): string | undefined =>
  id !== undefined && Object.hasOwn(names, id) ? cleanName(names[id] ?? "") : undefined;
