import { DONE_BY_HAND } from "@broadside/cards";

/** On a card that the rules do not carry out: whoever plays it does what it says. */
export const ByHandMark = () => (
  <span className="by-hand" title="The rules do not carry this card out: at the table the players do what it says">
    {DONE_BY_HAND}
  </span>
);
