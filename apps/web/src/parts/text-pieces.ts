/** A piece of text: the part before a match, and the match. The last piece has no match. */
export interface Piece {
  readonly start: number;
  readonly before: string;
  readonly match: string | undefined;
}

/** Splits text at each match of a pattern that `wanted` accepts. */
export function piecesOf(text: string, pattern: RegExp, wanted: (match: string) => boolean = () => true): readonly Piece[] {
  const matches = [...text.matchAll(pattern)].filter(([match]) => wanted(match));
  const starts = [0, ...matches.map((match) => match.index + match[0].length)];
  return starts.map((start, place) => {
    const match = matches[place];
    return { start, before: text.slice(start, match?.index), match: match?.[0] };
  });
}
