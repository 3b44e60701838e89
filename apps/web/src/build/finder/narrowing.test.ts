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

test("Enter picks no card if nothing is typed", () => {
  expect(meantBy("")).toBeUndefined();
  expect(meantBy("  ")).toBeUndefined();
});

test("Enter picks no card if the text matches none", () => {
  expect(meantBy("vader")).toBeUndefined();
});

test("Enter picks the first fitting card with the text in its name", () => {
  expect(meantBy("we")).toBe("Wes Janson");
});

test("Enter picks the card with the text in its name, even if it isn't allowed and another card mentions the text", () => {
  expect(meantBy("wed")).toBe("Wedge Antilles");
});

test("Enter picks a card that mentions the text if no name contains it", () => {
  expect(meantBy("flies")).toBe("Rookie Pilot");
});
