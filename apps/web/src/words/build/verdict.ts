/** What the right column says of the entry and of the ship picked. */
import { spoken } from "../spoken.ts";

const NUMBERS = ["Nothing", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"] as const;

export const WORDS = spoken({
  title: "Verdict",
  nothingYet: "Nothing chosen yet",
  legal: "Legal",
  toMend: (count: number) => `${NUMBERS[count] ?? count} ${count === 1 ? "thing" : "things"} to mend`,
  howTo: "Choose a faction, then add ships: every problem is told here, with its rule and what mends it.",
  worthALook: "Worth a look",
  mends: "Mends",
  mend: (mended: number, of: number) =>
    mended < of
      ? `Mend ${mended} of ${of}`
      : of === 1
        ? "Mend it"
        : of === 2
          ? "Mend both"
          : `Mend all ${NUMBERS[of]?.toLowerCase() ?? of}`,
  mending: "Looking for mends …",
  mended: "Mended. Undo brings back what stood here.",
  left: (left: number) => `${left} ${left === 1 ? "point" : "points"} left.`,
  noNameTwice: "No name too often",
  bothSections: "Both sections aboard",
  epicPoints: (parts: string) => `${parts} epic points`,
  points: (spent: number, limit: number) => `${spent} of ${limit} points`,
  threat: (spent: number, limit: number) => `${spent} of ${limit} threat`,
  epic: (points: number) => `${points} epic`,
  epicOf: (points: number, limit: number) => `${points} / ${limit} epic`,
  cardsOf: (date: string) => `Cards of ${date}`,
  notUsed: (date: string | undefined) => `The points update ${date ?? "without a date"} is not used`,
  team: "Team",
  picked: "The ship picked",
  allFacts: "All facts",
  factsOf: (ship: string) => `All facts of ${ship}`,
  pointsOf: (points: number) => `${points} points`,
  dial: "Dial",
  energyGained: "energy gained by each",
  diceByRange: "Dice by range",
  allShips: "all ships, one round",
  diceMeaning: "Printed dice: every weapon of a huge ship, the strongest of any other, one more at range 1.",
  huge: "huge ships",
  others: "other ships",
  atRange: (range: number, dice: number) => `Range ${range}: ${dice} dice`,
});
