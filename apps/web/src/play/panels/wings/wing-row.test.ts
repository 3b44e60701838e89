import type { ShipSheet, WingCard } from "@broadside/telling";
import { expect, test } from "vitest";
import { rowsOf } from "./wing-row.tsx";

const sheet = (id: string, wing?: Pick<WingCard, "leader" | "state">): ShipSheet => ({ id, ...(wing && { wing }) }) as unknown as ShipSheet;

test("a wing is one row with its leader first, and ships that have split or lost their leader have rows of their own", () => {
  const ships = [
    sheet("A1", { leader: "A2", state: "in wing" }),
    sheet("A2", { leader: "A2", state: "leads" }),
    sheet("A3"),
    sheet("A4", { leader: "A2", state: "split" }),
    sheet("A5", { leader: "A2", state: "in wing" }),
    sheet("A6", { leader: "A9", state: "in wing" }),
  ];
  expect(rowsOf(ships).map((row) => row.map(({ id }) => id))).toEqual([["A2", "A1", "A5"], ["A3"], ["A4"], ["A6"]]);
});
