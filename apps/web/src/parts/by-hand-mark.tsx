import { WORDS } from "../words/terms/card-marks.ts";

/** On a card that the rules do not carry out: whoever plays it does what it says. */
export const ByHandMark = () => (
  <span className="by-hand" title={WORDS.byHandAbout}>
    {WORDS.byHand}
  </span>
);
