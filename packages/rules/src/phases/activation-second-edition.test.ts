import { describe, expect, test } from "vitest";
import { freeAction } from "../actions/perform-action.ts";
import type { Procedure } from "../contract/ask.ts";
import { setDial, showDial } from "../maneuver/dials-second-edition.ts";
import { ACTIVATED, fly, mayDo, must } from "../maneuver/flight.testing.ts";
import { changeManeuver } from "../maneuver/maneuver.ts";
import { at, startTable, type Table } from "../testing.ts";

const EDITIONS = ["2.0", "2.5"] as const;
const NOTES = ["activated", "revealed", "maneuver", "action"];
const told = (table: Table): readonly string[] =>
  table.events.flatMap((event) => ("note" in event && NOTES.includes(event.note) && event.ship ? [`${event.ship} ${event.note}`] : []));
const quietly = function* (): Procedure {
  yield* [];
};

describe("the Activation phase", () => {
  for (const edition of EDITIONS) {
    test(`[2E-ACTIV-01] ${edition}: ships activate from the lowest initiative to the highest, and each reveals, executes and acts`, () => {
      const table = startTable({
        edition,
        phase: "activation",
        ships: [
          [{ pilot: "wedgeantilles", pose: at(300, 200), dial: "2FB" }],
          [{ pilot: "academypilot", pose: at(300, 700, 180), dial: "2FB" }],
        ],
      });
      expect(table.kind).toBe("action");
      table.say("focus").say("focus");
      expect(told(table)).toEqual([
        ...["activated", "revealed", "maneuver", "action"].map((note) => `B1 ${note}`),
        ...["activated", "revealed", "maneuver", "action"].map((note) => `A1 ${note}`),
      ]);
    });

    test(`[2E-ACTIV-02] ${edition}: a ship may perform one action or skip it`, () => {
      const left = fly({ edition, dial: "2FB" }).until("action").say("skip");
      expect([left.ship("A1").tokens.focus, left.kind]).toEqual([0, ACTIVATED]);
      const taken = fly({ edition, dial: "2FB" }).until("action").say("focus");
      expect([taken.ship("A1").tokens.focus, taken.kind]).toEqual([1, ACTIVATED]);
    });

    test(`[2E-ACTIV-04] ${edition}: turning a dial faceup doesn't count as revealing it`, () => {
      let reveals = 0;
      const listening = must("dialRevealed", function* (): Procedure {
        reveals += 1;
        yield* [];
      });
      const showing = must("startOfActivation", function* (game, { ship }): Procedure {
        showDial(game, ship);
        yield* [];
      });
      const asking = mayDo("beforeReveal", quietly);
      const table = fly({ edition, dial: "2FB", ability: { windows: [listening, showing, asking] } });
      expect(table.notes("dial shown")).toEqual([{ note: "dial shown", ship: "A1", maneuver: "2FB" }]);
      expect([table.kind, reveals, table.ship("A1").revealed]).toEqual(["use at beforeReveal", 0, undefined]);
      table.say("pass");
      expect(reveals).toBeGreaterThan(0);
      expect(table.notes("revealed")).toHaveLength(1);
    });

    test(`[2E-ACTIV-05] ${edition}: setting a revealed dial again changes the revealed maneuver, but altering the maneuver doesn't`, () => {
      const set = must("dialRevealed", function* (game, { ship }): Procedure {
        yield* setDial(game, ship, (code) => code === "2TW");
      });
      const reset = fly({ edition, dial: "2BB", ability: { windows: [set] } }).say("2TW");
      expect(reset.ship("A1")).toMatchObject({ revealed: "2TW", pose: at(400 - 82.5, 382.5, 270) });
      const alter = must("dialRevealed", function* (game, { ship }): Procedure {
        changeManeuver(game, ship, "3FW", "red");
        yield* [];
      });
      const altered = fly({ edition, dial: "2FB", ability: { windows: [alter] } });
      expect(altered.ship("A1")).toMatchObject({ revealed: "2FB", pose: at(400, 460), tokens: { stress: 1 } });
    });

    test(`[2E-ACTIV-06] ${edition}: a card that changes colours applies only from the execution on, not when the dial is revealed`, () => {
      const colours: string[] = [];
      const listening = must("dialRevealed", function* (game): Procedure {
        colours.push(game.state.motion?.colour ?? "");
        yield* [];
      });
      const after = must("maneuverExecuted", function* (game): Procedure {
        colours.push(game.state.motion?.colour ?? "");
        yield* [];
      });
      const answers = { sums: { difficulty: () => 1 } };
      const table = fly({ edition, dial: "2FB", ship: { tokens: { strain: 1 } }, ability: { windows: [listening, after], answers } });
      expect([...new Set(colours)]).toEqual(["blue", "white"]);
      expect(table.ship("A1").tokens.strain).toBe(1);
    });

    test(`[2E-ACTIV-07] ${edition}: a revealed maneuver is remembered until the next Planning phase`, () => {
      const table = fly({ edition, dial: "2FB" });
      expect([table.ship("A1").revealed, table.ship("B1").revealed]).toEqual(["2FB", undefined]);
      table.untilPhase("planning");
      expect(table.ship("A1").revealed).toBeUndefined();
    });

    test(`[2E-ACTIV-15] ${edition}: a destroyed ship is removed before the next ship activates`, () => {
      const rock = { token: "coreasteroid0", pose: at(400, 365) } as const;
      const dies = edition === "2.0" ? [0, 0] : [0];
      const table = startTable({
        edition,
        phase: "activation",
        draws: dies,
        obstacles: [rock],
        ships: [
          [{ pilot: "redsquadronveteran", pose: at(700, 100), dial: "2FB" }],
          [
            {
              pilot: "academypilot",
              pose: at(400, 300),
              dial: "3FB",
              damage: [
                { card: 5, faceup: false, since: 0 },
                { card: 6, faceup: false, since: 0 },
              ],
            },
            { pilot: "academypilot", pose: at(800, 800, 180), activated: true },
          ],
        ],
      });
      const happened = table.events.flatMap((event) =>
        "note" in event && ["destroyed", "activated"].includes(event.note) ? [`${event.ship} ${event.note}`] : [],
      );
      expect(happened).toEqual(["B1 activated", "B1 destroyed", "A1 activated"]);
      expect(table.ship("B1")).toMatchObject({ status: "destroyed", pose: undefined });
    });

    test(`[2E-ACTIV-16] ${edition}: bombs detonate after all ships have activated`, () => {
      const device = {
        id: "device 1",
        token: "standardBomb",
        kind: "proton bomb",
        pose: at(400, 240),
        seat: 1,
        ship: "B1",
        round: 1,
      } as const;
      const table = fly({ edition, dial: "4FW", ship: { shields: 2 }, state: { devices: [device] } });
      expect([table.ship("A1").pose, table.notes("detonated")]).toEqual([at(400, 500), []]);
      table.until(ACTIVATED).say("pass");
      expect(table.notes("detonated")).toHaveLength(1);
      expect(table.ship("A1")).toMatchObject({ shields: 2, damage: [] });
    });
  }

  test("[2E-ACTIV-17] a skipped action step doesn't prevent an action granted by another effect", () => {
    const give = must("maneuverExecuted", function* (game, { ship }): Procedure {
      yield* freeAction(game, ship, { names: ["focus"], rule: "2E-ACT-20" });
    });
    const rock = { token: "coreasteroid0", pose: at(400, 365) } as const;
    const table = fly({ edition: "2.0", dial: "3FW", obstacles: [rock], dice: ["blank"], ability: { windows: [give] } });
    table.say("focus");
    expect(table.ship("A1")).toMatchObject({ skipsAction: true, tokens: { focus: 1 } });
  });
});
