import { pack } from "@broadside/cards/1e";
import { expect, test } from "vitest";
import { withUpdates } from "./catalogues.ts";

const costOf = (updated: typeof pack) => updated.pilots.find(({ id }) => id === "lukeskywalker")?.cost;
const update = (date: string, cost: number) => ({ edition: "1e", date, pilots: { lukeskywalker: { cost } } });

test("updates are applied by date, in whatever order they come", () => {
  const { pack: updated, refused } = withUpdates(pack, [update("2031-02", 20), update("2030", 30)]);
  expect(refused).toEqual([]);
  expect(updated.date).toBe("2031-02");
  expect(costOf(updated)).toBe(20);
});

test("an update for another edition is ignored", () => {
  expect(withUpdates(pack, [{ edition: "2.0", date: "2030" }])).toEqual({ pack, refused: [] });
});

test("an update that can't be used changes nothing, and the reason is given", () => {
  const { pack: updated, refused } = withUpdates(pack, [
    7,
    update("1999", 1),
    { edition: "1e", date: "2030", pilots: { nobody: { cost: 1 } } },
  ]);
  expect(costOf(updated)).toBe(costOf(pack));
  expect(refused.map(({ date }) => date)).toEqual([undefined, "1999", "2030"]);
  expect(refused.every(({ problems }) => problems.length > 0)).toBe(true);
});
