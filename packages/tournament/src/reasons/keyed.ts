/**
 * Messages about an event are passed as a key with its figures: the names and numbers that the sentence needs. `telling` makes the
 * sentence.
 */

/** One of the keys of a table, with its figures. */
export type Keyed<Figures> = { readonly [Key in keyof Figures]: { readonly key: Key } & Figures[Key] }[keyof Figures];

/** For keys that need no figures. */
export type NoFigures = unknown;

/** The same, with its rule if there is one. */
export type Cited<Figures> = Keyed<Figures> & { readonly rule?: string | undefined };
