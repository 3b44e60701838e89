import { describe, expect, test } from "vitest";
import { says, windowCard } from "../abilities/cards.testing.ts";
import { turnInPlace } from "../reposition/turning.ts";
import { shipOf } from "../state/state.ts";
import { at, type TestShip, type TestTable } from "../testing.ts";
import { giver, gives, giving, shuttle, startsWith, tokensOf, xWing } from "./tokens.testing.ts";
import { assign } from "./tokens.ts";

const pulled = (target: TestShip, count = 1, more: Partial<TestTable> = {}) => giving(gives("B1", "tractor", count), target, more);
/** An obstacle of 41 mm by 32 mm, or of 32 mm by 41 mm if it is turned. */
const rock = (x: number, y: number, heading = 0) => ({ token: "coreasteroid0" as const, pose: at(x, y, heading) });

describe("moving a newly tractored ship", () => {
  test("[2E-TOKEN-13] the player whose effect caused it may barrel roll or boost the ship with straight 1", () => {
    const table = pulled(xWing());
    expect(table.asks).toEqual([{ kind: "tractor move", seat: 0, keys: ["stay", "roll left", "roll right", "boost"] }]);
    expect(pulled(xWing()).say("boost").ship("B1").pose).toEqual(at(400, 480));
    const rolled = table.say("roll right");
    expect(rolled.asks).toEqual([{ kind: "tractor move place", seat: 0, keys: ["middle", "front", "back"] }]);
    expect(rolled.say("front").ship("B1").pose).toEqual(at(480, 410));
  });

  test("[2E-TOKEN-13] 2.0: the ship may be moved onto an asteroid, which rolls its die", () => {
    const table = pulled(xWing(), 1, { obstacles: [rock(400, 490)] })
      .attackDice("hit")
      .say("boost");
    expect(table.ship("B1")).toMatchObject({ pose: at(400, 480), shields: 1 });
  });

  /** The obstacle is either under the boost's template or at its end, but not both. The same goes for the barrel roll to the right. */
  const OBSTACLES = [
    ["across one by a boost", rock(400, 440), "boost"],
    ["onto one by a boost", rock(400, 490), "boost"],
    ["across one by a roll", rock(440, 400, 90), "roll right"],
    ["onto one by a roll", rock(490, 400, 90), "roll right"],
  ] as const;

  test.each(OBSTACLES)("[2E-TOKEN-13] 2.0: the ship may cross or end on an obstacle: %s", (_, obstacle, key) => {
    const table = pulled(xWing(), 1, { obstacles: [obstacle] })
      .attackDice("blank")
      .say(key);
    if (key === "roll right") table.say("middle");
    expect(table.ship("B1").pose).toEqual(key === "boost" ? at(400, 480) : at(480, 400));
  });

  test.each(OBSTACLES)("[2E-TOKEN-14] 2.5: the ship may not cross or end on an obstacle: %s", (_, obstacle, key) => {
    const table = pulled(xWing(), 1, { edition: "2.5", obstacles: [obstacle] });
    expect(table.keys).toEqual(["stay", "roll left", "roll right", "boost"].filter((one) => one !== key));
    expect(table.game.open[0]?.ask.rule).toBe("2E-TOKEN-14");
  });

  test("[2E-TOKEN-14] 2.5: only those of a roll's three places that are clear of obstacles are offered", () => {
    const table = pulled(xWing(), 1, { edition: "2.5", obstacles: [rock(490, 442)] }).say("roll right");
    expect(table.keys).toEqual(["middle", "back"]);
  });

  test("[2E-TOKEN-12, 2E-TOKEN-17] a large ship is moved by its third token, and only the first time in a round", () => {
    expect(pulled(shuttle(), 2).kind).toBe("use at endOfCombat");
    const table = pulled(shuttle(), 3);
    expect(table.kind).toBe("tractor move");
    expect(table.say("stay").kind).toBe("use at endOfCombat");
    expect(pulled(xWing(), 3).say("stay").kind).toBe("use at endOfCombat");
    expect(pulled(xWing({ tokens: { tractor: 1 } })).kind).toBe("use at endOfCombat");
  });

  test("[2E-TOKEN-18] the ship can't be moved onto a ship or off the table, and stays if there is no other place", () => {
    const others = [at(330, 400), at(470, 400), at(400, 470)].map((pose) => ({ pilot: "academypilot", pose, engaged: true }));
    const target = { ...xWing(), engaged: true };
    const table = giving(gives("B1", "tractor"), target, {
      ships: [[{ pilot: "sigmasquadronace", pose: at(100, 850, 180), engaged: true }], [target, ...others]],
    });
    expect(table.kind).toBe("use at endOfCombat");
    const atEdge = pulled(xWing({ pose: at(880, 400) }));
    expect(atEdge.keys).toEqual(["stay", "roll left", "boost"]);
    expect(pulled(xWing({ pose: at(400, 850) })).keys).toEqual(["stay", "roll left", "roll right"]);
  });
});

describe("turning a newly tractored ship", () => {
  test("[2E-TOKEN-15] if an opponent moved it, its own player may turn it for a stress token", () => {
    const moved = () => pulled(xWing()).say("boost");
    expect(moved().asks).toEqual([{ kind: "turn after tractor move", seat: 1, keys: ["stay", "left", "right"] }]);
    expect(moved().say("left").ship("B1")).toMatchObject({ pose: at(400, 480, 270), tokens: { stress: 1 } });
    expect(moved().say("right").ship("B1")).toMatchObject({ pose: at(400, 480, 90), tokens: { stress: 1 } });
    expect(moved().say("stay").ship("B1")).toMatchObject({ pose: at(400, 480), tokens: { stress: 0 } });
  });

  test("[2E-TOKEN-32-Q] if its own effect tractored it, its own player moves it and can't turn it", () => {
    const table = giving(gives("A1", "tractor"), xWing());
    expect(table.asks).toMatchObject([{ kind: "tractor move", seat: 0 }]);
    const boosted = table.say("boost");
    expect([boosted.ship("A1").pose, boosted.kind]).toEqual([at(100, 770, 180), "use at endOfCombat"]);
  });
});

test("[2E-TOKEN-19] the move waits until the ability that caused it is over", () => {
  const ability = startsWith(function* (game, self) {
    yield* assign(game, shipOf(game.state, self.ship.id), "tractor", 1, self.ship);
    yield* turnInPlace(game, self.ship, 90_000);
  });
  const table = giving(ability, xWing());
  expect([table.kind, table.ship("A1").pose]).toEqual(["tractor move", at(100, 850, 270)]);
  expect(tokensOf(table, "A1").tractor).toBe(1);
  expect(table.say("boost").ship("A1").pose).toEqual(at(20, 850, 270));
});

test("[2E-TOKEN-19] the move comes before other waiting abilities", () => {
  const table = giving(gives("B1", "tractor"), xWing(), {
    ships: [[giver({ upgrades: ["squadleader"] })], [xWing({ engaged: true })]],
    cards: { "upgrade:squadleader": windowCard("startOfCombat", { does: says("later") }) },
  });
  expect(table.keys).toEqual(["A1/pilot:sigmasquadronace", "A1/upgrade:squadleader/0"]);
  table.say("A1/pilot:sigmasquadronace");
  expect([table.kind, table.madeUp("says").length]).toEqual(["tractor move", 0]);
  expect(table.say("boost").kind).toBe("turn after tractor move");
  expect(table.madeUp("says")).toHaveLength(0);
  expect(table.say("stay").madeUp("says")).toHaveLength(1);
});
