/** Compares a catalogue with its source, figure by figure and in both directions. */

export type Figures = Readonly<Record<string, unknown>>;
export type Cards = ReadonlyMap<string, Figures>;

/** Every difference between two sets of cards. */
export function differences(ours: Cards, theirs: Cards): string[] {
  return unique([...ours.keys(), ...theirs.keys()]).flatMap((id) => {
    const [our, their] = [ours.get(id), theirs.get(id)];
    if (!our || !their) return [`${id}: ${our ? "not in the source" : "not in the catalogue"}`];
    return unique([...Object.keys(our), ...Object.keys(their)]).flatMap((field) => {
      const [is, should] = [our[field], their[field]].map(textOf);
      return is === should ? [] : [`${id}, ${field}: is ${is}, should be ${should}`];
    });
  });
}

/**
 * A text by which values are compared. The order matters in lists of numbers but not in other lists, and an empty list equals a missing
 * one.
 */
export function textOf(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "nothing";
  if (Array.isArray(value)) {
    const texts = value.map(textOf);
    return texts.length === 0 ? "nothing" : `[${(typeof value[0] === "number" ? texts : texts.sort()).join(", ")}]`;
  }
  const texts = Object.entries(value)
    .map(([key, inner]) => [key, textOf(inner)] as const)
    .filter(([, text]) => text !== "nothing")
    .map(([key, text]) => `${key}: ${text}`);
  return texts.length === 0 ? "nothing" : `{${texts.sort().join(", ")}}`;
}

/** A card's values without the remarks on what is missing or unconfirmed. */
export function plain(card: object): Figures {
  const { missing: _missing, unconfirmed: _unconfirmed, ...figures } = card as Figures;
  return figures;
}

export const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];
