import { describe, expect, test } from "vitest";
import type { Ability } from "../contract/ability.ts";
import { CR90, EDITIONS, fly, GR75 } from "../maneuver/huge.testing.ts";
import { agility } from "../queries/figures.ts";
import { at, startTable } from "../testing.ts";
import { assign } from "./tokens.ts";

describe("tokens on huge ships", () => {
  test("[2E-HUGE-20] with five ion tokens it executes its dial, but with six it drifts", () => {
    expect(fly({ dial: "3FB", tokens: { ion: 5 } }).ship("A1").pose).toEqual(at(900, 420));
    const drifting = fly({ tokens: { ion: 6 } });
    expect(drifting.ship("A1").pose).toEqual(at(900, 340));
    expect(drifting.keys).toEqual(["skip", "focus"]);
    expect(drifting.say("focus").ship("A1").tokens.ion).toBe(0);
  });

  for (const edition of EDITIONS)
    test(`[2E-HUGE-21] ${edition}: six tractor tokens cost a defense die but don't move it`, () => {
      const tractoring = (tractor: number) =>
        fly(
          { pilot: GR75, dial: "1FB", upgrades: ["tibannareserves"] },
          {
            edition,
            cards: {
              "upgrade:tibannareserves": {
                answers: { sums: { agility: () => 2 } },
                windows: [
                  {
                    at: "maneuverExecuted",
                    optional: false,
                    when: (_, { ship }) => ship.tokens.tractor === 0,
                    *perform(game, { ship }) {
                      yield* assign(game, ship, "tractor", tractor);
                    },
                  },
                ],
              },
            },
          },
        );
      const state = (tractor: number) => {
        const table = tractoring(tractor);
        const ship = table.ship("A1");
        return [table.kind, ship.pose, agility(table.game, ship, undefined)];
      };
      expect(state(5)).toEqual(["action", at(900, 340), 2]);
      expect(state(6)).toEqual(["action", at(900, 340), 1]);
    });

  test("[2E-HUGE-22] other tokens work as on any ship: a jam token removes its focus", () => {
    const table = fly({ dial: "2FB", tokens: { focus: 1 } }, { obstacles: [{ token: "gascloud1", pose: at(900, 380) }] });
    expect(table.ship("A1").tokens).toMatchObject({ focus: 0, jam: 0 });
  });
});

describe("the turns of a huge ship", () => {
  test("[2E-HUGE-08] it activates at its initiative of 7 or 8, after all standard ships", () => {
    const table = startTable({
      edition: "2.0",
      ships: [[{ pilot: GR75, pose: at(300, 300), dial: "1FB" }], [{ pilot: "wedgeantilles", pose: at(800, 600, 180), dial: "2FB" }]],
      phase: "activation",
    }).until("dial");
    expect(table.notes("activated")).toMatchObject([{ ship: "B1" }, { ship: "A1" }]);
  });

  test("[2E-HUGE-09] it engages at its engagement value, which no effect changes", () => {
    const seventh: Ability = {
      answers: { latest: { pilotSkill: (_, self, { ship }) => (ship === self.ship ? { value: 7, since: 9 } : undefined) } },
    };
    const table = startTable({
      edition: "2.0",
      ships: [
        [{ pilot: CR90, pose: at(300, 300, 90), upgrades: ["tibannareserves"] }],
        [{ pilot: "academypilot", pose: at(300, 500, 180) }],
      ],
      phase: "combat",
      cards: { "upgrade:tibannareserves": seventh },
    });
    expect([table.game.state.cursor.skill, table.asks[0]?.seat]).toEqual([1, 1]);
    table.say("none");
    expect([table.game.state.cursor.skill, table.asks[0]?.seat]).toEqual([0, 0]);
  });
});
