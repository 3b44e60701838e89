import { describe, expect, test } from "vitest";
import { freeAction } from "../actions/perform-action.ts";
import { attacksOpen } from "../attack/targets.ts";
import type { Ability } from "../contract/ability.ts";
import { fly, HELD } from "../phases/activation.testing.ts";
import type { ShipId } from "../state/state.ts";
import { at, startTable, type Table, type TestShip } from "../testing.ts";
import { codeOf, executeManeuver, maneuverOf } from "./maneuver.ts";

const enemy = (x: number, y: number, heading = 180) => ({ pilot: "academypilot", pose: at(x, y, heading) });
const poseOf = (table: Table, id: string) => table.ship(id).pose;
const touching = (table: Table) => table.game.state.ships.map(({ touching }) => touching);

describe("stress", () => {
  test("[1E-MOVE-01] a red maneuver gives one stress token, a green one removes one, and a white one does neither", () => {
    const after = (dial: string, stress: number) => fly({ ship: { dial, tokens: { stress } } }).ship("A1").tokens.stress;
    expect(after("4KR", 0)).toBe(1);
    expect(after("1FG", 2)).toBe(1);
    expect(after("3FW", 1)).toBe(1);
  });

  test("[1E-MOVE-04] a stationary maneuver counts as a maneuver", () => {
    const table = fly({ ship: { pilot: "omicrongrouppilot", dial: "0OR" } }).until(HELD);
    expect(table.ship("A1").tokens.stress).toBe(1);
    expect(table.ship("A1").speed).toBe(0);
  });

  test("[1E-MOVE-06] if difficulties conflict, the harder one counts", () => {
    const is = (colour: "green" | "red"): Ability => ({
      answers: { difficulty: (_, self, { ship }) => (ship === self.ship ? colour : undefined) },
    });
    const table = fly({
      ship: { dial: "3FW", upgrades: ["r2astromech"] },
      cards: { "pilot:rookiepilot": is("red"), "upgrade:r2astromech": is("green") },
    }).until(HELD);
    expect(table.ship("A1").tokens.stress).toBe(1);
  });

  test("[1E-MOVE-07] a stressed ship gets no free action", () => {
    const grants: Ability = {
      windows: [
        {
          at: "maneuverExecuted",
          optional: false,
          when: (_, self, { ship }) => ship === self.ship.id,
          *perform(game, self) {
            yield* freeAction(game, self.ship, { rule: "1E-ACT-03" });
          },
        },
      ],
    };
    expect(fly({ ship: { dial: "3FW" }, cards: { "pilot:rookiepilot": grants } }).kind).toBe("free action");
    expect(fly({ ship: { dial: "4KR" }, cards: { "pilot:rookiepilot": grants } }).kind).toBe(HELD);
  });

  test("[1E-MOVE-09] a green maneuver removes stress even after an overlap, which costs the action", () => {
    const table = fly({ ship: { dial: "1FG", tokens: { stress: 1 } }, enemies: [enemy(450, 370)] });
    expect(table.ship("A1").tokens.stress).toBe(0);
    expect(table.kind).toBe(HELD);
  });

  test("[1E-MOVE-10] stress is unlimited, and isn't removed in the End phase", () => {
    const table = fly({ ship: { dial: "3FW", tokens: { stress: 3 } } }).until("dial");
    expect(table.game.state.round).toBe(2);
    expect(table.ship("A1").tokens.stress).toBe(3);
  });
});

describe("overlapping ships", () => {
  const bumped = () => fly({ ship: { dial: "1FG" }, enemies: [enemy(450, 370)] });

  test("[1E-BUMP-02] the overlapping ship skips its action", () => {
    const table = bumped();
    expect(poseOf(table, "A1")).toEqual(at(450, 330));
    expect(table.ship("A1").skipsAction).toBe(true);
    expect(table.kind).toBe(HELD);
  });

  test("[1E-BUMP-02] the overlapping ship may still perform free actions", () => {
    const coordinates: Ability = {
      windows: [
        {
          at: "maneuverExecuted",
          optional: false,
          when: (game, self, { ship }) => ship === self.ship.id && (game.state.motion?.bumped ?? false),
          *perform(game, self) {
            yield* freeAction(game, self.ship, { rule: "1E-ACT-19" });
          },
        },
      ],
    };
    const table = fly({ ship: { dial: "1FG" }, enemies: [enemy(450, 370)], cards: { "pilot:rookiepilot": coordinates } });
    expect(table.kind).toBe("free action");
  });

  test("[1E-BUMP-03] both ships touch, and can't attack each other", () => {
    const table = bumped();
    expect(touching(table)).toEqual([["B2"], [], ["A1"]]);
    const targets = (id: string) => attacksOpen(table.game, table.ship(id)).map(({ target }) => target.id);
    expect(targets("A1")).not.toContain("B2");
    expect(targets("B2")).not.toContain("A1");
  });

  test("[1E-BUMP-03] ships no longer touch when one has moved away", () => {
    const table = fly({ ship: { dial: "3TW", touching: ["B2"] }, enemies: [{ ...enemy(450, 340), touching: ["A1"] }] });
    expect(touching(table)).toEqual([[], [], []]);
  });

  test("[1E-BUMP-04] contact without an overlap isn't touching", () => {
    const table = fly({ ship: { dial: "1FG" }, enemies: [enemy(450, 420)] });
    expect(poseOf(table, "A1")).toEqual(at(450, 380));
    expect(touching(table)).toEqual([[], [], []]);
    expect(table.kind).toBe("action");
    expect(attacksOpen(table.game, table.ship("A1")).map(({ target }) => target.id)).toContain("B2");
  });

  test("[1E-BUMP-04] a barrel roll into contact with a ship isn't touching", () => {
    const table = fly({ ship: { pilot: "academypilot", dial: "2FG" }, enemies: [enemy(570, 420, 270)] });
    table.say("barrel-roll").say("right").put(at(530, 420));
    expect(table.game.board.distance(table.ship("A1"), table.ship("B2"))).toBe(0);
    expect(touching(table)).toEqual([[], [], []]);
    expect(attacksOpen(table.game, table.ship("B2")).map(({ target }) => target.id)).toContain("A1");
  });

  test("[1E-BUMP-04, 1E-BUMP-05] of two ships in contact at the end, only the overlapped one is touched", () => {
    const table = fly({ ship: { dial: "1FG" }, enemies: [enemy(450, 370), enemy(490, 330)] });
    expect(poseOf(table, "A1")).toEqual(at(450, 330));
    expect(table.game.board.distance(table.ship("A1"), table.ship("B3"))).toBe(0);
    expect(touching(table)).toEqual([["B2"], [], ["A1"], []]);
  });

  test("[1E-BUMP-05] of the ships that it overlapped, the ship touches only those in contact at the end", () => {
    const table = fly({ ship: { dial: "3FW" }, enemies: [enemy(450, 430), enemy(450, 475)] });
    expect(poseOf(table, "A1")).toEqual(at(450, 390));
    expect(touching(table)).toEqual([["B2"], [], ["A1"], []]);
  });

  test("[1E-BUMP-05] a ship may touch several ships", () => {
    const table = fly({ ship: { dial: "2FG" }, enemies: [enemy(427, 400), enemy(473, 400)] });
    expect(touching(table)[0]).toEqual(["B2", "B3"]);
  });

  test("[1E-BUMP-09] ships still touch after a stationary maneuver", () => {
    const table = fly({
      ship: { pilot: "omicrongrouppilot", dial: "0OR", touching: ["B2"] },
      enemies: [{ ...enemy(450, 360), touching: ["A1"] }],
    }).until(HELD);
    expect(touching(table)).toEqual([["B2"], [], ["A1"]]);
    expect(attacksOpen(table.game, table.ship("A1"))).toEqual([]);
  });

  /** Sets up two touching ships that have executed the same maneuver. */
  const sideBySide = (enemyShip: TestShip) => {
    const beside = (x: number, touched: ShipId) => ({ pilot: "rookiepilot", pose: at(x, 300), dial: "1FG", touching: [touched] });
    return startTable({ phase: "activation", ships: [[beside(300, "A2"), beside(340, "A1")], [enemyShip]] }).until("dial");
  };

  test("[1E-BUMP-09] ships that both move and are in contact again by chance don't touch", () => {
    const table = sideBySide({ pilot: "wedgeantilles", pose: at(860, 860, 270), dial: "1FG" });
    expect([poseOf(table, "A1"), poseOf(table, "A2")]).toEqual([at(300, 380), at(340, 380)]);
    expect(touching(table)).toEqual([[], [], []]);
  });

  test("[1E-BUMP-09] two ships stopped side by side by the same ship don't touch each other", () => {
    const table = sideBySide({ pilot: "bountyhunter", pose: at(320, 380), dial: "1FG", activated: true });
    expect([poseOf(table, "A1"), poseOf(table, "A2")]).toEqual([at(300, 320), at(340, 320)]);
    expect(touching(table)).toEqual([["B1"], ["B1"], ["A1", "A2"]]);
  });
});

describe("fleeing", () => {
  const speaks: Ability = {
    windows: [
      { at: "maneuverExecuted", optional: false, when: (_, self, { ship }) => ship === self.ship.id, *perform() {} },
      { at: "destroyed", optional: false, when: (_, self, { ship }) => ship === self.ship.id, *perform() {} },
    ],
  };

  test("[1E-MOVE-12] a ship with part of its base outside flees, and its abilities can't be used", () => {
    const table = fly({ ship: { dial: "1FG", pose: at(450, 816) }, cards: { "pilot:rookiepilot": speaks } });
    expect(table.ship("A1").status).toBe("fled");
    expect(table.notes("used")).toEqual([]);
  });

  test("[1E-MOVE-12] a ship also flees if an overlap left it outside", () => {
    const table = fly({ ship: { dial: "2NW", pose: at(880, 300) }, enemies: [enemy(890, 412)] });
    expect(table.ship("A1").status).toBe("fled");
    expect(table.notes("overlapped")).toHaveLength(1);
    expect(touching(table)).toEqual([[], [], []]);
  });

  test("[1E-MOVE-12] a ship doesn't flee if only its template is outside", () => {
    const table = fly({ ship: { dial: "3YW", pose: at(28.5, 400, 315) } });
    expect(table.ship("A1").status).toBe("inPlay");
    expect(table.kind).toBe("action");
  });

  test("[1E-MOVE-12] a ship doesn't flee if only its guides are outside", () => {
    const table = fly({ ship: { dial: "1FG", pose: at(450, 814) } });
    expect(table.ship("A1").status).toBe("inPlay");
  });
});

describe("executing maneuvers", () => {
  test("a ship remembers its speed for the round", () => {
    expect(fly({ ship: { dial: "3FW" } }).ship("A1").speed).toBe(3);
  });

  test("a first-edition Tallon roll slides to the side to avoid an overlap", () => {
    const table = fly({ ship: { pilot: "blueace", dial: "3RR" }, enemies: [enemy(560, 373)] }).until(HELD);
    expect(poseOf(table, "A1")).toEqual(at(560, 413, 180));
    expect(touching(table)[0]).toEqual([]);
  });

  test("a maneuver's code can be read and written", () => {
    const { game } = fly({ ship: { dial: "1FG" } });
    const ship = game.state.ships[0];
    expect(ship).toBeDefined();
    for (const code of ["0OR", "1FW", "2TR", "2YW", "1BG", "1NG", "4KR", "3LR", "3PR", "3ER", "3RR", "1SR", "1AR", "1DR"])
      if (ship) expect(codeOf(maneuverOf(game, ship, code))).toBe(code);
  });

  test("[1E-DOCK-07] a ship that leaves its carrier and fits nowhere is destroyed", () => {
    const deploys: Ability = {
      windows: [
        {
          at: "maneuverExecuted",
          optional: false,
          when: (_, self, { ship }) => ship === self.ship.id && self.ship.id === "A1",
          *perform(game) {
            const docked = game.state.ships[1];
            if (docked) yield* executeManeuver(game, docked, "1FG", { revealed: false, from: at(450, 420) });
          },
        },
      ],
    };
    const table = fly({
      ship: { pilot: "lukeskywalker", dial: "2FG" },
      friends: [{ pilot: "rookiepilot", pose: at(0, 0), status: "docked" }],
      enemies: [{ pilot: "outerrimsmuggler", pose: at(450, 501) }],
      cards: { "pilot:lukeskywalker": deploys },
    }).until(HELD);
    expect(table.ship("A2").status).toBe("destroyed");
  });
});
