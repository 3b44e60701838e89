import { WORDS } from "../words/terms/card-marks.ts";

/** Marks a card that the game doesn't automate. Its player applies it by hand. */
export const ByHandMark = () => (
  <span className="by-hand" title={WORDS.byHandAbout}>
    {WORDS.byHand}
  </span>
);
