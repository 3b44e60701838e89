/**
 * Tests first-edition rulings on declaring before measuring, and on maneuvers and actions that come right after others: locks, rolls,
 * boosts, red maneuvers, SLAM.
 */
import { describe, expect, test } from "vitest";
import { says, windowCard } from "../abilities/cards.testing.ts";
import type { Ability } from "../contract/ability.ts";
import { changeManeuver } from "../maneuver/maneuver.ts";
import { fly, HELD } from "../phases/activation.testing.ts";
import { at, type Table } from "../testing.ts";

describe("acquiring a target lock", () => {
  /** After its maneuver the ship is at (450, 380). These ships are 290 mm and 310 mm away. */
  const near = { pilot: "academypilot", pose: at(450, 710) };
  const far = { pilot: "academypilot", pose: at(450, 730) };
  const locking = (...enemies: readonly (typeof near)[]) => fly({ ship: { dial: "1FG" }, enemies }).say("lock");

  test("ruling 98.1 Acquiring a target lock: the target is declared first, whether it is in range or not", () => {
    const table = locking(near, far);
    expect(table.kind).toBe("lock");
    expect(table.keys).toEqual(expect.arrayContaining(["B2", "B3"]));
  });

  test("ruling 98.2 Acquiring a target lock: the range is measured only after the target is declared", () => {
    expect(locking(near, far).say("B2").ship("A1").locks).toEqual(["B2"]);
    expect(locking(near, far).say("B3").ship("A1").locks).toEqual([]);
  });

  test("ruling 98.3 Acquiring a target lock: a declared target in range must be locked", () => {
    const table = locking(near, far).say("B2");
    expect(table.ship("A1")).toMatchObject({ locks: ["B2"], actions: ["lock"] });
    expect(table.kind).toBe(HELD);
  });

  test("ruling 98.4 Acquiring a target lock: if the target is out of range, another target or action may be declared", () => {
    const table = locking(near, far).say("B3");
    expect(table.keys).toEqual(expect.arrayContaining(["other action", "B2"]));
    expect(table.keys).not.toContain("B3");
    table.say("other action").say("focus");
    expect(table.ship("A1")).toMatchObject({ locks: [], actions: ["focus"], tokens: { focus: 1 } });
  });
});

/** A ship that is at (450, 420) after its maneuver. */
const interceptor = { pilot: "alphasquadronpilot", dial: "2FG" };
const wall = (x: number, y: number) => ({ pilot: "bountyhunter", pose: at(x, y) });
const LEFT = wall(370, 420);
const RIGHT = wall(530, 420);

describe("performing a barrel roll", () => {
  test("ruling 110.1 Performing a barrel roll: the side is declared first", () => {
    const table = fly({ ship: interceptor }).say("barrel-roll");
    expect(table.asks).toEqual([{ kind: "barrel roll", seat: 0, keys: ["left", "right"] }]);
  });

  test("ruling 110.2 Performing a barrel roll: any free place on the side may be used", () => {
    const table = fly({ ship: interceptor, friends: [{ pilot: "academypilot", pose: at(530, 450) }] }).say("barrel-roll");
    expect(table.keys).toContain("right");
    expect(table.say("right").pass().ship("A1").pose).toEqual(at(530, 410));
  });

  test("ruling 110.3 Performing a barrel roll: if the declared side has a free place, the roll is made there", () => {
    const table = fly({ ship: interceptor }).say("barrel-roll").say("left");
    expect([table.kind, table.keys]).toEqual(["barrel roll place", []]);
    table.pass();
    expect(table.ship("A1")).toMatchObject({ pose: at(370, 420), actions: ["barrel-roll"] });
  });

  test("ruling 110.4 Performing a barrel roll: if one side is blocked, the other may be used; if both are, another action", () => {
    const one = fly({ ship: interceptor, friends: [LEFT] });
    expect(one.keys).toContain("barrel-roll");
    one.say("barrel-roll").pass();
    expect(one.ship("A1").pose?.x).toBe(530_000);
    expect(fly({ ship: interceptor, friends: [LEFT, RIGHT] }).keys).toEqual(["skip", "focus", "boost", "evade"]);
  });
});

describe("performing a boost", () => {
  test("ruling 111.1 Performing a boost: template and direction are declared first", () => {
    const table = fly({ ship: interceptor }).say("boost");
    expect(table.asks).toEqual([{ kind: "boost", seat: 0, keys: ["straight", "left", "right"] }]);
  });

  test("ruling 111.2 Performing a boost: each template leads to a single place", () => {
    const end = (way: string) => {
      const table = fly({ ship: interceptor }).say("boost").say(way);
      return (table.kind === HELD ? table : table.pass()).ship("A1").pose;
    };
    expect(end("straight")).toEqual(at(450, 500));
    expect(end("left")?.heading).toBe(at(0, 0, 315).heading);
    expect(end("right")?.heading).toBe(at(0, 0, 45).heading);
  });

  test("ruling 111.3 Performing a boost: a declared boost that is possible is performed", () => {
    const table = fly({ ship: interceptor }).say("boost").say("straight");
    expect(table.ship("A1")).toMatchObject({ pose: at(450, 500), actions: ["boost"] });
  });

  test("ruling 111.4 Performing a boost: if one template is blocked, others may be used; if all are, another action", () => {
    const straight = fly({ ship: interceptor, friends: [{ pilot: "academypilot", pose: at(450, 546, 45) }] }).say("boost");
    expect(straight.keys).toEqual(["left", "right"]);
    const all = fly({ ship: interceptor, friends: [{ pilot: "academypilot", pose: at(450, 530) }] });
    expect(all.keys).not.toContain("boost");
    expect(all.keys).toContain("focus");
  });
});

describe("revealing red maneuvers", () => {
  const stressed = { dial: "4KR", tokens: { stress: 1 } };
  const onReveal = (code?: string): Ability => ({
    windows: [
      {
        at: "dialRevealed",
        optional: true,
        ...(code !== undefined && { changesManeuver: true }),
        when: (_, self, { ship }) => self.ship.id === ship,
        *perform(game, self) {
          if (code) changeManeuver(game, self.ship, code);
          yield* [];
        },
      },
    ],
  });
  const reveals = (card: Ability): Table => fly({ ship: stressed, cards: { "pilot:rookiepilot": card } });

  test("ruling 114.1 Revealing red maneuvers: a stressed ship may use only effects that change the maneuver", () => {
    expect(reveals(onReveal()).kind).toBe(HELD);
    expect(reveals(onReveal("3FW")).keys).toEqual(["pass", "A1/pilot:rookiepilot"]);
  });

  test("ruling 114.2 Revealing red maneuvers: a maneuver that is still red becomes a white straight 2", () => {
    const table = reveals(onReveal("3FW")).pass();
    expect(table.ship("A1")).toMatchObject({ pose: at(450, 420), speed: 2, tokens: { stress: 1 } });
    expect(reveals(onReveal("3FW")).say("A1/pilot:rookiepilot").ship("A1").pose).toEqual(at(450, 460));
    const stillRed = reveals(onReveal("4KR")).say("A1/pilot:rookiepilot");
    expect(stillRed.ship("A1").pose).toEqual(at(450, 420));
  });

  test("ruling 114.3 Revealing red maneuvers: that straight 2 can't be changed", () => {
    const greens: Ability = {
      answers: {
        difficulty: (_, self, { ship, maneuver }) => (ship === self.ship && maneuver.bearing === "straight" ? "green" : undefined),
      },
    };
    expect(reveals(greens).ship("A1")).toMatchObject({ pose: at(450, 420), tokens: { stress: 1 } });
  });
});

describe("SLAM", () => {
  test("ruling 117.1 SLAM timing: effects after the action and effects after the maneuver wait at the same time", () => {
    const own = (self: { readonly ship: { readonly id: string } }, { ship }: { readonly ship: string }) => self.ship.id === ship;
    const table = fly({
      ship: { pilot: "wardensquadronpilot", dial: "3FW", upgrades: ["advancedslam"] },
      cards: {
        "pilot:wardensquadronpilot": windowCard("maneuverExecuted", { may: true, when: own, does: says("maneuver") }),
        "upgrade:advancedslam": windowCard("actionPerformed", { may: true, when: own, does: says("action") }),
      },
    });
    table.say("pass").say("slam").say("3FW");
    expect(table.keys).toEqual(["pass", "A1/pilot:wardensquadronpilot", "A1/upgrade:advancedslam/0"]);
  });

  test("ruling 118.1 SLAM while ionized: an ionized ship may SLAM after its straight 1", () => {
    const table = fly({ ship: { pilot: "wardensquadronpilot", tokens: { ion: 1 } } });
    expect(table.ship("A1")).toMatchObject({ pose: at(450, 380), tokens: { ion: 0 } });
    expect(table.keys).toContain("slam");
  });

  test("ruling 118.2 SLAM while ionized: the SLAM uses a speed 1 maneuver from the ship's dial", () => {
    const table = fly({ ship: { pilot: "wardensquadronpilot", tokens: { ion: 1 } } }).say("slam");
    expect(table.keys).toEqual(["1BG", "1FG", "1NG"]);
  });
});
