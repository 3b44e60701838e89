/** Texts in the players' window: who is away, who plays each seat, and their standing orders. */
import { wordsOf } from "../../spoken.ts";

export const PLAYERS = wordsOf("play", "PLAYERS");
export const STANDING_ORDERS = wordsOf("play", "STANDING_ORDERS");

export const orderInWords = (question: string, ship: string | undefined, answer: string): string =>
  ship === undefined ? STANDING_ORDERS.order({ question, answer }) : STANDING_ORDERS.orderAbout({ question, ship, answer });
