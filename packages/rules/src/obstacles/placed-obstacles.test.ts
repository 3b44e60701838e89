import { describe, expect, test } from "vitest";
import type { Procedure } from "../contract/ask.ts";
import { type Flight, fly, must } from "../maneuver/flight.testing.ts";
import type { PlacedObstacle } from "../state/state.ts";
import { at, startTable } from "../testing.ts";
import { layObstacle, removeObstacle } from "./placed-obstacles.ts";

/** The flyer's card places the obstacle after the flyer's maneuver. */
const laying = (token: PlacedObstacle["token"], given: Partial<Flight> = {}, fuses = 0) =>
  fly({
    edition: "2.5",
    dial: "2FB",
    ability: {
      windows: [
        must("maneuverExecuted", function* (game, { ship: { seat } }): Procedure {
          yield* layObstacle(game, { token, pose: at(600, 300), seat, fuses });
        }),
      ],
    },
    ...given,
  });

describe("obstacles that cards place", () => {
  const under = { enemies: [{ pilot: "academypilot", pose: at(600, 310) }] };

  test("[2E-BUMP-20, 2E-OBST-24] in either edition, an obstacle placed under a ship affects that ship", () => {
    const cargo = laying("loosecargo", { ...under, dice: ["blank"] });
    expect([cargo.ship("B1").tokens.strain, cargo.ship("A1").tokens.strain]).toEqual([1, 0]);
    const debris = laying("loosecargo", { ...under, edition: "2.0", dice: ["blank"] });
    expect(debris.ship("B1").tokens.stress).toBe(1);
    expect(laying("loosecargo").notes("met obstacle")).toEqual([]);
  });

  test("[2E-OBST-30] chaff holds at most one fuse marker, a blaze any number", () => {
    expect(laying("electrochaff", {}, 3).game.state.obstacles).toMatchObject([{ token: "electrochaff", fuses: 1, seat: 0 }]);
    expect(laying("blaze", {}, 3).game.state.obstacles).toMatchObject([{ token: "blaze", fuses: 3 }]);
  });
});

describe("obstacles that are removed", () => {
  const ships = [[{ pilot: "redsquadronveteran", pose: at(100, 100) }], [{ pilot: "academypilot", pose: at(800, 800, 180) }]];

  test("[2E-OBST-30] in the End phase, clouds without a fuse marker are removed, then the others lose one marker", () => {
    const obstacles: readonly PlacedObstacle[] = [
      { id: "obstacle 1", token: "electrochaff", pose: at(300, 500), fuses: 1 },
      { id: "obstacle 2", token: "blaze", pose: at(600, 500) },
      { id: "obstacle 3", token: "coreasteroid0", pose: at(450, 450) },
    ];
    const table = startTable({ edition: "2.5", ships, phase: "end", state: { obstacles } });
    expect(table.game.state.obstacles.map(({ id, fuses }) => [id, fuses])).toEqual([
      ["obstacle 1", 0],
      ["obstacle 3", undefined],
    ]);
    table.untilPhase("activation").untilPhase("planning");
    expect(table.game.state.obstacles.map(({ id }) => id)).toEqual(["obstacle 3"]);
  });

  const blowUp = must("maneuverExecuted", function* (game): Procedure {
    for (const { id } of game.state.obstacles) removeObstacle(game, id);
    yield* [];
  });
  const blownUp = (given: Partial<Flight>, fuses: number) => {
    const obstacles: readonly PlacedObstacle[] = [
      { id: "obstacle 3", token: "coreasteroid0", pose: at(700, 450) },
      { id: "obstacle 4", token: "coreasteroid1", pose: at(700, 600), fuses },
    ];
    return fly({ edition: "2.5", dial: "2FB", ability: { windows: [blowUp] }, state: { obstacles }, ...given }).game.state.obstacles;
  };

  test("[2E-OBST-29, 2E-COMP-28] a destroyed obstacle is removed, unless it loses a fuse marker instead", () => {
    expect(blownUp({}, 0)).toEqual([]);
    expect(blownUp({}, 1)).toMatchObject([{ id: "obstacle 4", fuses: 0 }]);
  });

  test("[2E-COMP-29] in 2.0, fuse markers protect obstacles since 1.3.0", () => {
    expect(blownUp({ edition: "2.0", reference: "1.3.0" }, 1)).toMatchObject([{ id: "obstacle 4", fuses: 0 }]);
    expect(blownUp({ edition: "2.0", reference: "1.2.0" }, 1)).toEqual([]);
  });
});
