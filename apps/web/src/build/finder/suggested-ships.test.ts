import type { Pilot } from "@broadside/cards";
import { describe, expect, test } from "vitest";
import type { Fit, RankedOffer } from "../choosers/offers.ts";
import { suggestedShips } from "./suggested-ships.ts";

const offer = (ship: string, cost: number | undefined, fit: Fit): RankedOffer<Pilot> => ({
  card: { id: `${ship} ${cost}`, ship } as Pilot,
  cost,
  fit,
  against: [],
  totals: undefined,
});
const ids = (offers: readonly RankedOffer<Pilot>[]) => suggestedShips(offers).map(({ card }) => card.id);

describe("ships suggested below a slot", () => {
  test("are the most expensive ones that fit, with one of each type", () => {
    expect(ids([offer("xwing", 30, "over"), offer("xwing", 21, "fits"), offer("awing", 19, "fits"), offer("awing", 17, "fits")])).toEqual([
      "xwing 21",
      "awing 19",
    ]);
  });

  test("are the cheapest ones if none fits, but never ones that aren't allowed", () => {
    expect(
      ids([
        offer("xwing", 21, "over"),
        offer("z95", 12, "over"),
        offer("z95", 13, "over"),
        offer("ywing", 1, "not"),
        offer("hwk", undefined, "over"),
      ]),
    ).toEqual(["z95 12", "xwing 21"]);
  });
});
