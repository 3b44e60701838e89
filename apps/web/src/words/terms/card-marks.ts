/** Marks on cards that the rules do not carry out, or whose text no source has. */
import { DONE_BY_HAND, SOURCE_MARKS as MARKS } from "@broadside/cards";
import { spoken } from "../spoken.ts";

export const WORDS = spoken({
  byHand: DONE_BY_HAND,
  byHandAbout: "The rules do not carry this card out: at the table the players do what it says",
});

export const SOURCE_MARKS = spoken(MARKS);
