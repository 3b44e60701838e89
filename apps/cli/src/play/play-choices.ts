/** What `broadside play` knows by name. */
export { GAME_FORMAT_IDS as PLAYED_FORMATS, type GameFormatId as PlayedFormat } from "@broadside/formats";

/** Who may play a seat, the weakest first but for the defaults; the first is the usual one. */
export const PLAYER_NAMES = ["random", "default", "reference", "reference+", "cadet", "ace"] as const;
export type PlayerName = (typeof PLAYER_NAMES)[number];

export { DAMAGE_DECKS as DECKS, type DamageDeckId as DeckName } from "@broadside/formats";

/** States of the second edition, and of its rules reference. */
export const EDITIONS = ["2.0", "2.5"] as const;
export { REFERENCES } from "@broadside/formats";
