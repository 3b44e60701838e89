/** The editions of the game: the first edition, and two versions of the second. */
export const EDITIONS = ["1e", "2.0", "2.5"] as const;
export type EditionId = (typeof EDITIONS)[number];

/** The versions of the second edition's rules reference, oldest first. */
export const REFERENCES = ["1.1.0", "1.2.0", "1.3.0", "1.3.1", "1.3.2", "1.4.0", "1.4.2", "1.4.5"] as const;
export type Reference = (typeof REFERENCES)[number];

/** Each edition's latest rules version, which is its default. */
export const LATEST_REFERENCES = { "2.0": "1.3.2", "2.5": "1.4.5" } as const satisfies Partial<Record<EditionId, Reference>>;

/** The first and the last rules version that can be used with each edition. */
const PLAYED_BY: Readonly<Partial<Record<EditionId, readonly [first: Reference, last: Reference]>>> = {
  "2.0": ["1.1.0", LATEST_REFERENCES["2.0"]],
  "2.5": ["1.4.0", LATEST_REFERENCES["2.5"]],
};

/** Returns the rules versions that can be used with an edition, the default last. The first edition has none. */
export function referencesOf(edition: EditionId): readonly Reference[] {
  const [first, last] = PLAYED_BY[edition] ?? [];
  return first && last ? REFERENCES.slice(REFERENCES.indexOf(first), REFERENCES.indexOf(last) + 1) : [];
}
