import { describe, expect, test } from "vitest";
import { isEnemy } from "./relation.ts";
import { sidesOf } from "./sides.ts";
import { at, startTable } from "./testing.ts";

const seat = (x: number) => [{ pilot: "rookiepilot", pose: at(x, 300), dial: "1FG" }];

describe("sides", () => {
  test("[1E-COMP-19] ships of team-mates are friendly and are not offered as targets", () => {
    const table = startTable({
      phase: "combat",
      teams: [0, 0, 1],
      ships: [seat(300), seat(350), [{ pilot: "academypilot", pose: at(325, 450, 180) }]],
    });
    const [own, ally, enemy] = table.game.state.ships;
    expect(own && ally && enemy && [isEnemy(table.game, own, ally), isEnemy(table.game, own, enemy)]).toEqual([false, true]);
    expect(table.until("attack").keys).toEqual(["none", "primary>C1"]);
  });

  test("teams stand in the order of their first seat", () => {
    const { game } = startTable({ teams: [4, 2, 4], ships: [seat(300), seat(400), seat(500)] });
    expect(sidesOf(game)).toEqual([
      { team: 4, seats: [0, 2] },
      { team: 2, seats: [1] },
    ]);
  });
});
