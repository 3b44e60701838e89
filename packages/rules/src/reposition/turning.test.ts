import { QUARTER_TURN } from "@broadside/kit";
import { describe, expect, test } from "vitest";
import type { Procedure } from "../contract/ask.ts";
import { ACTIVATED, type Flight, fly, must } from "../maneuver/flight.testing.ts";
import { at, type Table } from "../testing.ts";
import { canTurnInPlace, turnInPlace } from "./turning.ts";

/** A card turns the ship to the right after a straight 2. */
const turning = (given: Partial<Flight> & { readonly edition: "2.0" | "2.5" }): Table =>
  fly({
    dial: "2FB",
    ability: {
      windows: [
        must("maneuverExecuted", function* (game, { ship }): Procedure {
          yield* turnInPlace(game, ship, QUARTER_TURN);
        }),
      ],
    },
    ...given,
  });

describe("turning in place", () => {
  for (const edition of ["2.0", "2.5"] as const) {
    test(`[2E-MOVE-33] ${edition}: isn't a move, so an asteroid that it brings under the guides only prevents attacks`, () => {
      // An asteroid whose tip is 2 mm off the right side of the base, where a front guide will be.
      const rock = { token: "coreasteroid0", pose: at(442.5, 410) } as const;
      const enemies = [{ pilot: "academypilot", pose: at(560, 420), activated: true }];
      const table = turning({ edition, obstacles: [rock], enemies });
      expect([table.ship("A1").pose, table.notes("met obstacle"), table.notes("rolled")]).toEqual([at(400, 420, 90), [], []]);
      expect(table.game.board.obstaclesUnder(table.ship("A1"))).toHaveLength(1);
      expect(table.kind).toBe("action");
      const attacksOf = (one: Table) =>
        one
          .until(ACTIVATED)
          .say("pass")
          .asks.some(({ kind, seat }) => kind === "attack" && seat === 0);
      expect([attacksOf(table), attacksOf(turning({ edition, enemies }))]).toEqual([false, true]);
    });

    test(`[2E-MOVE-33] ${edition}: is impossible if base or guides would end on a ship`, () => {
      const enemies = [{ pilot: "academypilot", pose: at(442, 420), activated: true }];
      const table = turning({ edition, enemies });
      expect(table.ship("A1").pose).toEqual(at(400, 420));
      expect(canTurnInPlace(table.game, table.ship("A1"), QUARTER_TURN)).toBe(false);
      expect(canTurnInPlace(table.game, table.ship("A1"), 2 * QUARTER_TURN)).toBe(true);
    });
  }

  test("[2E-MOVE-33] is possible if the guides were already on a ship that had stopped the move", () => {
    const table = turning({ edition: "2.0", enemies: [{ pilot: "academypilot", pose: at(400, 400), activated: true }] });
    expect(table.ship("A1").pose?.heading).toBe(QUARTER_TURN);
  });

  test("[2E-COMP-09] ends contact by the guides alone, since 1.3.2", () => {
    const touching = (reference: "1.3.1" | "1.3.2") =>
      turning({
        edition: "2.0",
        reference,
        pilot: "omicrongrouppilot",
        dial: "0OR",
        ship: { touching: ["B1"] },
        enemies: [{ pilot: "academypilot", pose: at(330, 300), touching: ["A1"], activated: true }],
      });
    expect([touching("1.3.1").ship("A1").touching, touching("1.3.2").ship("A1").touching]).toEqual([["B1"], []]);
    expect(touching("1.3.2").ship("B1").touching).toEqual([]);
  });

  test("[2E-DMG-18] makes a ship flee if it ends partly outside, since 1.3.2", () => {
    const eighth = QUARTER_TURN / 2;
    const onEdge = (reference: "1.3.1" | "1.3.2") =>
      fly({
        edition: "2.0",
        reference,
        dial: "2FB",
        ship: { pose: at(22, 300) },
        ability: {
          windows: [
            must("maneuverExecuted", function* (game, { ship }): Procedure {
              yield* turnInPlace(game, ship, eighth);
            }),
          ],
        },
      }).ship("A1").status;
    expect([onEdge("1.3.1"), onEdge("1.3.2")]).toEqual(["inPlay", "fled"]);
  });
});
