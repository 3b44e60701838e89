/** The editions of the game: the first, and two states of the second. */
export const EDITIONS = ["1e", "2.0", "2.5"] as const;
export type EditionId = (typeof EDITIONS)[number];

/** The states of the second edition's rules reference, oldest first. */
export const REFERENCES = ["1.1.0", "1.2.0", "1.3.0", "1.3.1", "1.3.2", "1.4.0", "1.4.2", "1.4.5"] as const;
export type Reference = (typeof REFERENCES)[number];

/** The state by which each edition is played where nobody says another: the latest of its own. */
export const LATEST_REFERENCES = { "2.0": "1.3.2", "2.5": "1.4.5" } as const satisfies Partial<Record<EditionId, Reference>>;

/** The first state of each edition, and the last. */
const PLAYED_BY: Readonly<Partial<Record<EditionId, readonly [first: Reference, last: Reference]>>> = {
  "2.0": ["1.1.0", LATEST_REFERENCES["2.0"]],
  "2.5": ["1.4.0", LATEST_REFERENCES["2.5"]],
};

/** By which states an edition may be played, the usual one last; none for the first edition. */
export function referencesOf(edition: EditionId): readonly Reference[] {
  const [first, last] = PLAYED_BY[edition] ?? [];
  return first && last ? REFERENCES.slice(REFERENCES.indexOf(first), REFERENCES.indexOf(last) + 1) : [];
}
