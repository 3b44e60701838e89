import { describe, expect, test } from "vitest";
import { at } from "../testing.ts";
import { ENEMY, FLANKS, flown, flyWing, wingOf } from "../wings/wing.testing.ts";
import { matePreviews } from "./wing-preview.ts";

const START = at(450, 300);
const END = at(450, 420);

describe("the preview of a wing", () => {
  test("shows where each wingmate will really be placed", () => {
    const table = flyWing({ leader: { pose: START, dial: "2FB" } });
    const foreseen = matePreviews(table.game, table.ship("A1"), END);
    flown(table);
    expect(foreseen).toEqual(["A2", "A3"].map((ship) => ({ ship, pose: table.ship(ship).pose })));
  });

  test("[EB-WMOVE-11] shows that a wingmate splits if another ship is in its place", () => {
    const enemies = [{ ...ENEMY, pose: at(390, 420) }];
    const table = flyWing({ enemies });
    const foreseen = matePreviews(table.game, table.ship("A1"), END);
    expect(foreseen.map(({ ship, trouble, splits }) => [ship, trouble, splits])).toEqual([
      ["A2", { ends: "ship", with: "B1" }, true],
      ["A3", undefined, undefined],
    ]);
    flown(table);
    expect(["A2", "A3"].map((ship) => table.ship(ship).wing?.split)).toEqual([true, false]);
  });

  test("[EB-WMOVE-11] shows that a wingmate splits if its place is off the table", () => {
    const table = flyWing();
    const [left] = matePreviews(table.game, table.ship("A1"), at(50, 420));
    expect([left?.trouble, left?.splits]).toEqual([{ ends: "off the table" }, true]);
  });

  test("shows that a wingmate ends on an obstacle but stays in formation", () => {
    const table = flyWing({ obstacles: [{ token: "coreasteroid0", pose: at(510, 420) }] });
    const right = matePreviews(table.game, table.ship("A1"), END)[1];
    expect([right?.trouble, right?.splits]).toEqual([{ ends: "obstacle", with: "obstacle 1" }, undefined]);
  });

  test("[EB-WMOVE-20-Q] counts a wingmate as in the way only if it hasn't moved yet", () => {
    const table = flyWing({ mates: FLANKS, leader: { pose: START } });
    // The left flank's new position is where the right flank is now, and the other way round.
    const there = matePreviews(table.game, table.ship("A1"), at(570, 300));
    const back = matePreviews(table.game, table.ship("A1"), at(330, 300));
    expect([there[0]?.trouble, back[1]?.trouble]).toEqual([{ ends: "ship", with: "A3" }, undefined]);
  });

  test("is empty for a ship without a wing", () => {
    const table = flyWing({ enemies: wingOf({}, { pose: at(600, 800, 180) }, "B") });
    expect(matePreviews(table.game, table.ship("B1"), at(600, 700, 180))).toEqual([]);
  });
});
