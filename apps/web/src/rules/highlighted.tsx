import { WORD } from "@broadside/rulebook/search";
import { Fragment } from "react";
import { piecesOf } from "../parts/text-pieces.ts";

interface HighlightedProps {
  readonly text: string;
  /** The words to highlight, in lower case. */
  readonly words: ReadonlySet<string>;
}

/** A text with some words highlighted. */
export function Highlighted({ text, words }: HighlightedProps) {
  return piecesOf(text, WORD, (word) => words.has(word.toLowerCase())).map(({ start, before, match }) => (
    <Fragment key={start}>
      {before}
      {match !== undefined && <mark>{match}</mark>}
    </Fragment>
  ));
}
