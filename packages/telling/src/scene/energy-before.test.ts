import { at, startTable } from "@broadside/rules/testing";
import { expect, test } from "vitest";
import { energyBefore } from "./energy-before.ts";

test("[HS-ENERGY-10] where energy went in the round before, as far as the cards can take it; this round does not count", () => {
  const table = startTable({
    phase: "activation",
    setup: { table: "6x3" },
    ships: [
      [
        {
          pilot: "cr90corvette",
          pose: at(900, 450),
          dial: "1F1",
          energy: 4,
          upgrades: ["singleturbolasers@fore", "quadlasercannons@aft"],
        },
      ],
      [{ pilot: "wedgeantilles", pose: at(850, 850, 180), activated: true }],
    ],
  }).until("allocate energy");
  const before = () => energyBefore(table.game, table.ship("A1"));
  expect(before()).toEqual([]);
  table.say("quadlasercannons@1").say("singleturbolasers@0").say("done");
  expect(before()).toEqual([]);
  // Each card can take one more energy in the next round, because neither has fired.
  table.until("dial");
  expect(before()).toEqual(["quadlasercannons@1", "singleturbolasers@0"]);
  table.game.setShip(table.ship("A1"), {
    upgrades: table.ship("A1").upgrades.map((card, place) => (place === 1 ? { ...card, energy: 2 } : card)),
  });
  expect(before()).toEqual(["singleturbolasers@0"]);
});
