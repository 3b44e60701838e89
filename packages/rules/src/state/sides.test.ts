import { describe, expect, test } from "vitest";
import type { Ability } from "../contract/ability.ts";
import { isEnemy, otherFriendsOf } from "../queries/relation.ts";
import { at, startTable } from "../testing.ts";
import { assign } from "../tokens/tokens.ts";
import { sidesOf } from "./sides.ts";

const seat = (x: number) => [{ pilot: "rookiepilot", pose: at(x, 300), dial: "1FG" }];

describe("sides", () => {
  test("[1E-COMP-19] team-mates' ships aren't enemies and aren't offered as targets", () => {
    const table = startTable({
      phase: "combat",
      teams: [0, 0, 1],
      ships: [seat(300), seat(350), [{ pilot: "academypilot", pose: at(325, 450, 180) }]],
    });
    const [own, ally, enemy] = table.game.state.ships;
    expect(own && ally && enemy && [isEnemy(table.game, own, ally), isEnemy(table.game, own, enemy)]).toEqual([false, true]);
    expect(table.until("attack").keys).toEqual(["none", "primary>C1"]);
  });

  test("[1E-COMP-19] a team-mate's ship can't be locked", () => {
    const table = startTable({
      phase: "activation",
      teams: [0, 0, 1],
      ships: [
        seat(300),
        [{ pilot: "rookiepilot", pose: at(350, 300), activated: true }],
        [{ pilot: "academypilot", pose: at(325, 650, 180), activated: true }],
      ],
    });
    table.until("action").say("lock");
    expect(table.ship("A1").locks).toEqual(["C1"]);
  });

  test("[1E-END-05] abilities for friendly ships also affect a team-mate's ships", () => {
    const scares: Ability = {
      windows: [
        {
          at: "startOfCombat",
          optional: false,
          when: () => true,
          *perform(game, self) {
            for (const ship of otherFriendsOf(game, self.ship)) yield* assign(game, ship, "stress");
          },
        },
      ],
    };
    const table = startTable({
      phase: "combat",
      teams: [0, 1, 0],
      ships: [[{ pilot: "wedgeantilles", pose: at(300, 300) }], seat(500), seat(700)],
      cards: { "pilot:wedgeantilles": scares },
    });
    expect(table.game.state.ships.map(({ tokens }) => tokens.stress)).toEqual([0, 0, 1]);
  });

  test("sides are in the order of their first seats", () => {
    const { game } = startTable({ teams: [4, 2, 4], ships: [seat(300), seat(400), seat(500)] });
    expect(sidesOf(game)).toEqual([
      { team: 4, seats: [0, 2] },
      { team: 2, seats: [1] },
    ]);
  });
});
