import type { TestShip } from "@broadside/rules/testing";
import { expect, test } from "vitest";
import { at, cardTable, LATER } from "../../card-table.testing.ts";
import { hugeTable } from "../../huge-ships.testing.ts";
import { chargesLeft, flown, inSystem, tokens, use } from "../upgrades.testing.ts";

test("Babu Frik: a charge stores a stress token, another keeps it, and he returns it when he has none left", () => {
  const flying = (active: number) => flown("babufrik", "4KR", { pilot: "blacksquadronace-t70xwing", active: [active] }, LATER);
  const table = flying(1).until("use at tokenComing").say(use("babufrik"));
  expect([tokens(table).stress, chargesLeft(table)]).toEqual([0, 0]);
  table.untilPhase("planning").untilPhase("activation");
  expect(table.notes("token")).toMatchObject([{ token: "stress" }]);
  const kept = flying(2).until("use at tokenComing").say(use("babufrik")).untilPhase("planning").untilPhase("activation");
  expect([kept.notes("token"), chargesLeft(kept)]).toEqual([[], 0]);
  expect(inSystem("babufrik", {}, LATER).kind).not.toBe("use at systemPhase");
});

test("[2E-TIME-21] Babu Frik: a stress cost still counts as paid if he stores the token", () => {
  const fenn: TestShip = { pilot: "fennrau-sheathipedeclassshuttle", upgrades: ["babufrik"], pose: at(400, 300), engaged: true };
  const prey: TestShip = { pilot: "academypilot", pose: at(400, 490, 180) };
  const table = cardTable([[fenn], [prey]], LATER)
    .say("A1/pilot:fennrau-sheathipedeclassshuttle")
    .say(use("babufrik"));
  expect(tokens(table).stress).toBe(0);
  expect(table.game.state.effects).toContainEqual(expect.objectContaining({ id: "effect:fenn rau", ship: "B1" }));
});

test("Quick-Release Locks: a charge places a cargo drift in contact behind the ship", () => {
  const away: TestShip = { pilot: "soontirfel", pose: at(1700, 800, 180), dial: "2FB" };
  const ship: TestShip = { pilot: "syndicatesmugglers", pose: at(900, 500), dial: "1FW", upgrades: ["quickreleaselocks"] };
  const table = hugeTable([[ship], [away]], { ...LATER, phase: "system" });
  table.until("use at systemPhase").say(use("quickreleaselocks"));
  expect(table.kind).toBe("place obstacle");
  table.pass();
  expect(table.game.state.obstacles).toMatchObject([{ token: "cargodrift" }]);
  const [crate] = table.game.state.obstacles;
  expect(crate && table.game.board.rangeToArea(table.ship("A1"), table.game.board.obstacle(crate))).toBe(0);
  expect(chargesLeft(table)).toBe(1);
});
