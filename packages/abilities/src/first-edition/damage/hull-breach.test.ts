import { expect, test } from "vitest";
import { at, cardTable } from "../../card-table.testing.ts";

test("[HS-ENERGY-05] if Hull Breach covers a title that raises the energy limit, excess energy is lost at once", () => {
  const transport = { pilot: "gr75mediumtransport", upgrades: ["brighthope"], shields: 0, energy: 6, pose: at(400, 600, 180) };
  const table = cardTable([[{ pilot: "maulermithel", pose: at(400, 300) }], [transport]]);
  table.attackDice("crit", "blank").nextDamage(2, "Hull Breach").say("primary>B1:fore");
  while (table.ship("B1").damage.length === 0 && table.kind !== "") table.pass();
  expect(table.ship("B1")).toMatchObject({ damage: [{ faceup: true }], energy: 4 });
});
