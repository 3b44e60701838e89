/** The choices that `broadside play` offers by name. */
export { GAME_FORMAT_IDS as PLAYED_FORMATS, type GameFormatId as PlayedFormat } from "@broadside/formats";

/** The bots, weakest first except for `default`. The first one plays unless the user chooses another. */
export const PLAYER_NAMES = ["random", "default", "reference", "reference+", "cadet", "ace"] as const;
export type PlayerName = (typeof PLAYER_NAMES)[number];

/** Versions of the second edition and of its rules reference. */
export { DAMAGE_DECKS as DECKS, type DamageDeckId as DeckName, REFERENCES, SECOND_EDITIONS as EDITIONS } from "@broadside/formats";
