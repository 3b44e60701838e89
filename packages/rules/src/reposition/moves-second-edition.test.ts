import { degrees, mm } from "@broadside/geometry";
import { describe, expect, test } from "vitest";
import { says, windowCard } from "../abilities/cards.testing.ts";
import { act, failures, HELD, isOwn } from "../actions/acting.testing.ts";
import { at, type TestShip } from "../testing.ts";
import { barrelRollShip } from "./moves-second-edition.ts";

const rock = (x: number, y: number) => ({ token: "core2asteroid0", pose: at(x, y) }) as const;
const ship = (x: number, y: number): TestShip => ({ pilot: "academypilot", pose: at(x, y) });

describe("barrel roll", () => {
  test("[2E-ACT-25, 2E-ACT-26] the player declares the side, then chooses the middle, front or back of the template's end", () => {
    const table = act().say("barrel-roll");
    expect(table.asks).toEqual([{ kind: "barrel roll", seat: 0, keys: ["left", "right"] }]);
    table.say("left");
    expect(table.asks).toEqual([{ kind: "barrel roll place", seat: 0, keys: ["middle", "front", "back"] }]);
    const [open] = table.game.open;
    const places = open && "options" in open.ask ? open.ask.options.map(({ pose }) => pose) : [];
    expect(places).toEqual([at(370, 420), at(370, 430), at(370, 410)]);
    expect(table.say("front").ship("A1").pose).toEqual(at(370, 430));
  });

  test("[2E-ACT-15] if only one of the three places is legal, it must be used", () => {
    const table = act({ friends: [ship(530, 452)] })
      .say("barrel-roll")
      .say("right");
    expect(table.ship("A1").pose).toEqual(at(530, 410));
    expect(table.kind).toBe(HELD);
  });

  test("[2E-ACT-27] the roll fails if ships, obstacles under base or template, or the edge block all three places", () => {
    const right = (given: Parameters<typeof act>[0]) => act(given).say("barrel-roll").say("right");
    const isUnmoved = (table: ReturnType<typeof act>) => failures(table).length === 1 && table.ship("A1").pose?.y === mm(420);
    expect(isUnmoved(right({ friends: [ship(530, 462), ship(530, 378)], obstacles: [rock(560, 420)] }))).toBe(true);
    expect(isUnmoved(right({ obstacles: [rock(490, 420)] }))).toBe(true);
    expect(isUnmoved(right({ ship: { pose: at(850, 300) } }))).toBe(true);
    expect(failures(right({ friends: [ship(530, 480), ship(530, 378)] }))).toEqual([]);
  });

  test("[2E-ACT-13] an ability whose roll fails costs nothing", () => {
    const rolls = {
      windows: [
        {
          at: "maneuverExecuted" as const,
          optional: true,
          cost: { force: 1 },
          when: (_: unknown, self: Parameters<typeof isOwn>[0], occasion: { readonly ship: string }) => isOwn(self, occasion),
          perform: (game: Parameters<typeof barrelRollShip>[0], self: Parameters<typeof isOwn>[0]) => barrelRollShip(game, self.ship),
        },
      ],
    };
    const jedi = { pilot: "ahsokatano", upgrades: ["r2astromech"], force: 2 };
    const roll = (obstacles: readonly ReturnType<typeof rock>[]) =>
      act({ ship: jedi, cards: { "upgrade:r2astromech": rolls }, obstacles }).say("A1/upgrade:r2astromech/0");
    expect(roll([rock(490, 420), rock(408, 420)]).ship("A1")).toMatchObject({ force: 2, pose: at(450, 420) });
    expect(roll([]).say("right").say("middle").ship("A1")).toMatchObject({ force: 1, pose: at(530, 420) });
  });
});

describe("boost", () => {
  const interceptor = { pilot: "nashwindrider" };

  test("[2E-ACT-28] a boost uses straight 1 or bank 1 from the front guides", () => {
    const table = act({ ship: interceptor }).say("boost");
    expect(table.keys).toEqual(["straight", "left", "right"]);
    const { x = 0, y = 0, heading = 0 } = table.say("right").ship("A1").pose ?? {};
    expect([x / 1000 - 450, y / 1000 - 420]).toEqual([expect.closeTo(37.6, 1), expect.closeTo(90.7, 1)]);
    expect(heading).toBe(degrees(45));
  });

  test("[2E-ACT-29] a declared boost fails if a ship, an obstacle under the template or the edge is in the way", () => {
    const straight = (given: Parameters<typeof act>[0]) =>
      act({ ship: interceptor, ...given })
        .say("boost")
        .say("straight");
    for (const table of [
      straight({ obstacles: [{ token: "yt2400debris0", pose: at(450, 505) }] }),
      straight({ friends: [ship(450, 520)] }),
      straight({ ship: { ...interceptor, pose: at(450, 740) } }),
    ]) {
      expect(failures(table)).toEqual(["boost"]);
      expect(table.kind).toBe(HELD);
    }
    expect(straight({}).ship("A1").pose).toEqual(at(450, 500));
  });

  test("[2E-ACT-29] each of the three directions can fail on its own, even if only the base is over an obstacle", () => {
    const boosting = (given: Parameters<typeof act>[0] = {}) => act({ ship: interceptor, ...given }).say("boost");
    expect(boosting().keys.toSorted()).toEqual(["left", "right", "straight"]);
    for (const direction of ["straight", "left", "right"]) {
      const { x = 0, y = 0 } = boosting().say(direction).ship("A1").pose ?? {};
      // The obstacle is ahead of the centre of the base. The template ends at the base's rear edge.
      const far = boosting({ obstacles: [rock(x / 1000, y / 1000 + 25)] }).say(direction);
      const met = boosting({ friends: [ship(x / 1000, y / 1000 + 20)] }).say(direction);
      for (const table of [far, met])
        expect([direction, failures(table), table.ship("A1").pose]).toEqual([direction, ["boost"], at(450, 420)]);
    }
  });

  test("[2E-ACT-30] boosts and barrel rolls aren't maneuvers", () => {
    const cards = { "pilot:nashwindrider": windowCard("maneuverExecuted", { when: isOwn, does: says("flew") }) };
    const boosted = act({ ship: interceptor, cards }).say("boost").say("straight");
    const rolled = act({ ship: interceptor, cards }).say("barrel-roll").say("left").say("middle");
    expect([boosted.madeUp("says").length, rolled.madeUp("says").length]).toEqual([1, 1]);
  });

  test("[2E-ACT-31] a mine under the template detonates", () => {
    const mine = {
      id: "device 1",
      token: "proximityMine",
      kind: "proximity mine",
      pose: at(350, 420),
      seat: 1,
      ship: "B1",
      round: 1,
    } as const;
    const roll = () =>
      act({ state: { devices: [mine] } })
        .attackDice("blank", "blank")
        .say("barrel-roll");
    const table = roll().say("left").say("middle");
    expect(table.notes("detonated")).toHaveLength(1);
    expect(table.game.state.devices).toEqual([]);
    expect(roll().say("right").say("middle").game.state.devices).toHaveLength(1);
  });
});
