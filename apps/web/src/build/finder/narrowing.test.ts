/** Checks which of the found cards the Enter key takes. */
import { expect, test } from "vitest";
import type { RankedOffer } from "../choosers/offers.ts";
import { meant, narrowDown, type OfferedCard } from "./narrowing.ts";

type Fit = RankedOffer<string>["fit"];

const offered = (name: string, fit: Fit, summary?: string): OfferedCard<string> => ({
  offer: { card: name, fit, cost: 1, totals: undefined, against: [] },
  choice: { id: name, name, cost: "1", summary },
});

const CARDS = [
  offered("Wedge Antilles", "not"),
  offered("Rookie Pilot", "fits", "Flies with Wedge"),
  offered("Wes Janson", "fits"),
  offered("Luke Skywalker", "not"),
];
const meantBy = (text: string): string | undefined => meant(narrowDown(CARDS, text))?.offer.card;

test("nothing typed means no card", () => {
  expect(meantBy("")).toBeUndefined();
  expect(meantBy("  ")).toBeUndefined();
});

test("a text that finds nothing means no card", () => {
  expect(meantBy("vader")).toBeUndefined();
});

test("of several with the text in their name, the first that fits is meant", () => {
  expect(meantBy("we")).toBe("Wes Janson");
});

test("the card of that name is meant, even if it doesn't fit and another card mentions the text", () => {
  expect(meantBy("wed")).toBe("Wedge Antilles");
});

test("a card that mentions the text is meant if no name has it", () => {
  expect(meantBy("flies")).toBe("Rookie Pilot");
});
