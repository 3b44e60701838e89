import { describe, expect, test } from "vitest";
import type { Ability } from "../contract/ability.ts";
import type { Procedure } from "../contract/ask.ts";
import { NOTHING } from "../driver/ask.ts";
import { at } from "../testing.ts";
import { setDial } from "./dials-second-edition.ts";
import { ACTIVATED, type Flight, fly, mayDo, must } from "./flight.testing.ts";
import { changeManeuver } from "./maneuver.ts";

const EDITIONS = ["2.0", "2.5"] as const;
const harderBy = (...steps: readonly number[]): Ability => ({
  answers: { sums: { difficulty: () => steps.reduce((sum, one) => sum + one, 0) } },
});
const colourOf = (given: Flight): string => {
  let colour = "";
  const listening = must("maneuverExecuted", function* (game): Procedure {
    colour = game.state.motion?.colour ?? "";
    yield* [];
  });
  fly({ ...given, ability: { ...given.ability, windows: [listening] } });
  return colour;
};
/** An Actis, which has a purple Tallon roll to both sides. */
const ACTIS = { pilot: "anakinskywalker-eta2actis", dial: "2EP" } as const;

describe("difficulty", () => {
  for (const edition of EDITIONS) {
    test(`[2E-MOVE-19, 2E-MOVE-21] ${edition}: a red maneuver gives one stress token, a white one nothing`, () => {
      expect(fly({ edition, dial: "4KR" }).ship("A1").tokens.stress).toBe(1);
      const tokens = { stress: 1, strain: 1, deplete: 1 };
      expect(fly({ edition, dial: "3FW", ship: { tokens } }).ship("A1").tokens).toMatchObject(tokens);
    });

    test(`[2E-MOVE-20] ${edition}: a blue maneuver removes one stress, one strain and one deplete token`, () => {
      const table = fly({ edition, dial: "2FB", ship: { tokens: { stress: 2, strain: 1, deplete: 1 } } });
      expect(table.ship("A1").tokens).toMatchObject({ stress: 1, strain: 0, deplete: 0 });
    });

    test(`[2E-MOVE-22, 2E-MOVE-24] ${edition}: a purple maneuver costs one Force, and no colour changes to or from purple`, () => {
      const table = fly({ edition, ...ACTIS, ship: { force: 2 } }).say("middle");
      expect(table.ship("A1")).toMatchObject({ force: 1, pose: at(317.5, 382.5, 180), tokens: { stress: 0 } });
      const cut = fly({ edition, ...ACTIS, ship: { force: 2 }, ability: harderBy(-2) }).say("middle");
      expect(cut.ship("A1").force).toBe(1);
      expect(colourOf({ edition, dial: "4KR", ability: harderBy(1) })).toBe("red");
    });

    test(`[2E-MOVE-23] ${edition}: changes of difficulty add up, within blue, white and red`, () => {
      expect(colourOf({ edition, dial: "4KR", ability: harderBy(1, -1) })).toBe("red");
      expect(colourOf({ edition, dial: "2FB", ability: harderBy(-1) })).toBe("blue");
      expect(colourOf({ edition, dial: "2FB", ability: harderBy(1) })).toBe("white");
      expect(colourOf({ edition, dial: "2FB", ability: harderBy(1, 1, 1) })).toBe("red");
    });

    test(`[2E-MOVE-25] ${edition}: a stressed ship executes a white straight 2 instead of a red maneuver`, () => {
      const table = fly({ edition, dial: "4KR", ship: { tokens: { stress: 1 } } });
      expect(table.ship("A1")).toMatchObject({ pose: at(400, 420), tokens: { stress: 1 }, revealed: "4KR" });
    });

    test(`[2E-MOVE-26] ${edition}: a ship without Force executes a white straight 2 instead of a purple maneuver`, () => {
      const table = fly({ edition, ...ACTIS, ship: { force: 0 } });
      expect(table.ship("A1")).toMatchObject({ pose: at(400, 420), force: 0, tokens: { stress: 0 } });
    });

    test(`[2E-MOVE-27] ${edition}: an ability after the reveal may change the maneuver first`, () => {
      const set = must("dialRevealed", function* (game, { ship }): Procedure {
        yield* setDial(game, ship, (code) => code === "2BB");
      });
      const given: Flight = { edition, dial: "4KR", ship: { tokens: { stress: 1 } }, ability: { windows: [set] } };
      expect(fly(given).say("2BB").ship("A1")).toMatchObject({ pose: { heading: 315_000 }, tokens: { stress: 0 } });
      expect(fly(given).say("4KR").ship("A1").pose).toEqual(at(400, 420));
    });

    test(`[2E-MOVE-27] ${edition}: any ability after the reveal may be used`, () => {
      let used = false;
      const other = must("dialRevealed", function* (): Procedure {
        used = true;
        yield* [];
      });
      fly({ edition, dial: "4KR", ship: { tokens: { stress: 1 } }, ability: { windows: [other] } });
      expect(used).toBe(true);
    });
  }

  test("[2E-MOVE-28] since 1.2.0, the stress maneuver can't become harder", () => {
    const fixed = (reference: "1.1.0" | "1.2.0") =>
      fly({ edition: "2.0", reference, dial: "4KR", ship: { tokens: { stress: 1 } }, ability: harderBy(1) }).ship("A1");
    expect(fixed("1.2.0")).toMatchObject({ pose: at(400, 420), tokens: { stress: 1 } });
    expect(fixed("1.1.0")).toMatchObject({ pose: at(400, 420), tokens: { stress: 2 } });
  });

  test("[2E-MOVE-28] since 1.2.0, the stress maneuver keeps its speed and bearing, and changes aren't offered", () => {
    const faster = must("beforeManeuver", function* (game, { ship }): Procedure {
      changeManeuver(game, ship, "3NR", "red");
      yield* [];
    });
    const flown = (reference: "1.1.0" | "1.2.0", ability: Ability) =>
      fly({ edition: "2.0", reference, dial: "4KR", ship: { tokens: { stress: 1 } }, ability });
    expect(flown("1.2.0", { windows: [faster] }).ship("A1")).toMatchObject({ pose: at(400, 420), tokens: { stress: 1 } });
    expect(flown("1.1.0", { windows: [faster] }).ship("A1")).toMatchObject({ pose: { heading: 45_000 }, tokens: { stress: 2 } });
    const asked = { windows: [{ ...mayDo("beforeManeuver", () => NOTHING), changesManeuver: true as const }] };
    expect([flown("1.2.0", asked).kind, flown("1.1.0", asked).kind]).toEqual([ACTIVATED, "use at beforeManeuver"]);
  });
});
