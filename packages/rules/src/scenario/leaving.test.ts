import { describe, expect, test } from "vitest";
import { says, windowCard } from "../abilities/cards.testing.ts";
import type { AnyScenarioRule } from "../contract/scenario.ts";
import { NOTHING } from "../driver/ask.ts";
import { casualties, standardScores } from "../score/standard-score.ts";
import { at, madeUp } from "../testing.ts";
import { letEscape, putInReserve } from "./leaving.ts";
import { ENEMY, happening, marker, SHIP, scenarioWith } from "./scenario.testing.ts";

const SPEAKS_WHEN_LOST = { "pilot:redsquadronveteran": windowCard("destroyed", { does: says("destroyed") }) };

describe("a ship that escapes", () => {
  const escapes = () =>
    happening(
      (game, ship) => {
        letEscape(game, ship);
        return undefined;
      },
      {
        mine: [{ ...SHIP, damage: [{ card: 0, faceup: false, since: 0 }] }],
        theirs: [{ ...ENEMY, locks: ["A1"] }],
        cards: SPEAKS_WHEN_LOST,
      },
    );

  test("[EB-ESC-01, EB-ESC-02] leaves the table and loses its locks, and no effect of being destroyed applies", () => {
    const table = escapes();
    expect(table.ship("A1")).toMatchObject({ status: "escaped", pose: undefined });
    expect(table.game.state.ships.filter(({ status }) => status === "inPlay")).toHaveLength(2);
    expect([table.notes("destroyed"), table.madeUp("says")]).toEqual([[], []]);
    expect(table.ship("B1").locks).toEqual([]);
  });

  test("[EB-ESC-03, EB-ESC-04-Q] counts neither for the score nor as a casualty, even at half health", () => {
    const { game } = escapes();
    expect(standardScores(game)).toEqual([0, 0]);
    expect(casualties(game, 0)).toBe(0);
  });

  test("[EB-FAQ-01] takes the ships docked with it along", () => {
    const docked = { ...SHIP, pose: undefined, status: "docked", carrier: "A1" } as const;
    const table = happening(
      (game, ship) => {
        letEscape(game, ship);
        return undefined;
      },
      { mine: [SHIP, docked, docked] },
    );
    expect(["A1", "A2", "A3"].map((id) => table.ship(id).status)).toEqual(["escaped", "escaped", "escaped"]);
    expect([table.notes("escaped").length, table.notes("destroyed").length, table.notes("fled").length]).toEqual([3, 0, 0]);
  });
});

describe("a ship put in reserve", () => {
  const told: AnyScenarioRule = {
    name: "Flee clause",
    rule: "EB-OBJ-09",
    at: "leftTable",
    perform(game, { ship, how, pose }) {
      game.note(madeUp({ note: "says", ship, text: `${how} at ${pose.x}` }));
      return NOTHING;
    },
  };
  const reserved = () =>
    happening((game, ship) => putInReserve(game, ship), {
      mine: [{ ...SHIP, damage: [{ card: 0, faceup: false, since: 0 }] }],
      on: { pieces: [marker({ carrier: "A1" })] },
      scenario: scenarioWith({ rules: [told] }),
    });

  test("[EB-OBJ-09, EB-VC-08] triggers the scenario's rule for leaving the table once, with its last position", () => {
    expect(reserved().madeUp("says")).toEqual([{ note: "says", ship: "A1", text: "reserve at 450000" }]);
  });

  test("[EB-OBJ-10] keeps its damage and scores nothing", () => {
    const table = reserved();
    expect(table.ship("A1")).toMatchObject({ status: "reserve", pose: undefined, damage: [{ card: 0 }] });
    expect([table.notes("fled"), table.notes("destroyed"), standardScores(table.game)]).toEqual([[], [], [0, 0]]);
  });
});

test("a ship that isn't in play can't be put in reserve", () => {
  const table = happening((game, ship) => putInReserve(game, ship), {
    mine: [
      { ...SHIP, status: "fled", pose: undefined },
      { ...SHIP, pose: at(100, 100) },
    ],
  });
  expect(table.ship("A1").status).toBe("fled");
});
