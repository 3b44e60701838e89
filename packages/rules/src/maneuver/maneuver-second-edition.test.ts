import { readManeuver } from "@broadside/cards";
import { mm } from "@broadside/geometry";
import { describe, expect, test } from "vitest";
import type { Procedure } from "../contract/ask.ts";
import { at, type Table } from "../testing.ts";
import { canFly } from "./dial.ts";
import { type Flight, fly, must } from "./flight.testing.ts";
import { asSideslip, atOtherSpeed, isBasic, isForward } from "./kinds.ts";
import { changeManeuver, codeOf, executeManeuver } from "./maneuver.ts";

const EDITIONS = ["2.0", "2.5"] as const;
const read = (code: string) => {
  const maneuver = readManeuver(code);
  if (!maneuver) throw new Error(code);
  return maneuver;
};
/** Makes a card that changes the revealed maneuver. */
const altered = (code: string) =>
  must("dialRevealed", function* (game, { ship }): Procedure {
    changeManeuver(game, ship, code);
    yield* [];
  });
/** Returns what a card learns when it reacts to an executed maneuver. */
function heard(given: Flight, asks: (table: ReturnType<typeof read>) => boolean): boolean {
  let found = false;
  const listening = must("maneuverExecuted", function* (game): Procedure {
    found ||= asks(read(game.state.motion?.code ?? ""));
    yield* [];
  });
  fly({ ...given, ability: { windows: [listening] } });
  return found;
}

describe("a maneuver", () => {
  for (const edition of EDITIONS) {
    test(`[2E-MOVE-01] ${edition}: has a speed, a colour and a bearing with a direction`, () => {
      expect(read("2BW")).toEqual({ speed: 2, bearing: "bank", side: "left", colour: "white" });
      expect(fly({ edition, dial: "2BB" }).ship("A1")).toMatchObject({ speed: 2, pose: { heading: 315_000 } });
      expect([0, 1, 2, 3, 4, 5, 6].map((speed) => readManeuver(`${speed}FW`) !== undefined)).toEqual([
        true,
        true,
        true,
        true,
        true,
        true,
        false,
      ]);
    });

    test(`[2E-MOVE-02] ${edition}: moves the ship first, and then checks its difficulty`, () => {
      const table = fly({ edition, dial: "4KR" });
      const happened = table.events.flatMap((event) =>
        "note" in event ? (event.note === "token" ? ["stress"] : []) : event.change === "ship" && event.set.pose ? ["pose"] : [],
      );
      expect(happened).toEqual(["pose", "stress"]);
    });

    test(`[2E-MOVE-05, 2E-MOVE-06] ${edition}: meets what is under the template or final base, but not what the base sweeps over`, () => {
      // An obstacle 25 mm from the centre line: the base would graze it, but the template doesn't.
      const beside = { token: "coreasteroid0", pose: at(434, 380) } as const;
      expect(fly({ edition, dial: "3FW", obstacles: [beside] }).notes("met obstacle")).toEqual([]);
      const under = { token: "coreasteroid0", pose: at(425, 380) } as const;
      expect(fly({ edition, dial: "3FW", obstacles: [under], dice: ["blank"] }).notes("met obstacle")).toHaveLength(1);
    });

    test(`[2E-MOVE-11] ${edition}: a Koiogran turn, Segnor's loop or Tallon roll onto a ship loses its flip`, () => {
      const blocked = (pilot: string, dial: string, pose: ReturnType<typeof at>) =>
        fly({ edition, pilot, dial, enemies: [{ pilot: "omicrongrouppilot", pose }], dice: ["blank"] });
      const koiogran = blocked("redsquadronveteran", "4KR", at(400, 450));
      expect(koiogran.ship("A1")).toMatchObject({ touching: ["B1"], pose: { x: mm(400), heading: 0 }, tokens: { stress: 1 } });
      const segnor = blocked("alphasquadronpilot", "3PR", at(470, 470));
      expect(segnor.ship("A1").touching).toEqual(["B1"]);
      expect(segnor.ship("A1").pose?.heading).toBeLessThan(45_001);
      const tallon = blocked("redsquadronveteran", "3RR", at(520, 410));
      expect(tallon.ship("A1").touching).toEqual(["B1"]);
      expect(tallon.ship("A1").pose?.heading).toBeLessThan(90_001);
    });

    test(`[2E-MOVE-12] ${edition}: a stop keeps contact, overlaps no ship, and meets obstacles under the base`, () => {
      const debris = { token: "yt2400debris0", pose: at(400, 300) } as const;
      const stop = fly({
        edition,
        pilot: "omicrongrouppilot",
        dial: "0OR",
        obstacles: [debris],
        dice: ["blank"],
        ship: { touching: ["B1"] },
        enemies: [{ pilot: "academypilot", pose: at(400, 360), touching: ["A1"] }],
      });
      expect(stop.ship("A1")).toMatchObject({ pose: at(400, 300), touching: ["B1"], tokens: { stress: 2 } });
      expect([stop.notes("rolled").length, stop.notes("overlapped")]).toEqual([1, []]);
    });

    test(`[2E-MOVE-13] ${edition}: a reverse maneuver goes back from the rear guides`, () => {
      const table = fly({ edition, dial: "2FB", ability: { windows: [altered("1SR")] } });
      expect(table.ship("A1").pose).toEqual(at(400, 220));
    });

    test(`[2E-MOVE-17, 2E-MOVE-18] ${edition}: a card may make a bank a sideslip, which backs up if blocked`, () => {
      const slip = codeOf(asSideslip(read("2BB")) ?? read("2BB"));
      const free = fly({ edition, dial: "2BB", ability: { windows: [altered(slip)] } });
      expect(free.ship("A1").pose).toEqual({ x: mm(400) + 126_066, y: mm(300) + 52_218, heading: 315_000 });
      const enemies = [{ pilot: "academypilot", pose: at(540, 360) }];
      const blocked = fly({ edition, dial: "2BB", enemies, ability: { windows: [altered(slip)] } });
      expect(blocked.ship("A1").touching).toEqual(["B1"]);
      expect(asSideslip(read("2FB"))).toBeUndefined();
    });

    test(`[2E-MOVE-31] ${edition}: a card may order a maneuver that isn't on the dial`, () => {
      const order = must("beforeReveal", function* (game, { ship }): Procedure {
        yield* executeManeuver(game, ship, "3YW", { revealed: false });
      });
      const table = fly({ edition, pilot: "omicrongrouppilot", dial: "0OR", ability: { windows: [order] } });
      expect(table.game.factsOf(table.ship("A1")).dial.has("3YW")).toBe(false);
      expect(table.ship("A1")).toMatchObject({ pose: at(530, 430, 90), revealed: "0OR" });
    });
  }
});

describe("a Tallon roll", () => {
  const roll = (edition: (typeof EDITIONS)[number], enemies: Flight["enemies"] = []): Table =>
    fly({ edition, dial: "3RR", enemies, dice: ["blank"] });

  for (const edition of EDITIONS) {
    test(`[2E-MOVE-09, 2E-MOVE-35-Q] ${edition}: turns, then turns a quarter more to the same side, at one of three places`, () => {
      const table = roll(edition);
      expect([table.kind, table.keys]).toEqual(["Tallon roll place", ["middle", "front", "back"]]);
      table.say("front");
      expect(table.ship("A1").pose).toEqual(at(510, 400, 180));
      expect(roll(edition).say("back").ship("A1").pose).toEqual(at(510, 420, 180));
      const left = fly({ edition, dial: "3ER" }).say("middle");
      expect(left.ship("A1").pose).toEqual(at(290, 410, 180));
    });

    test(`[2E-MOVE-10] ${edition}: uses a free place if there is one, and only otherwise overlaps`, () => {
      const one = roll(edition, [{ pilot: "academypilot", pose: at(510, 445) }]);
      expect(one.ship("A1")).toMatchObject({ pose: at(510, 400, 180), touching: [] });
      const none = roll(edition, [{ pilot: "academypilot", pose: at(510, 410) }]);
      expect(none.ship("A1").touching).toEqual(["B1"]);
    });
  }
});

describe("kinds of maneuvers", () => {
  const stop: Flight = { edition: "2.5", pilot: "omicrongrouppilot", dial: "0OR" };

  test("[2E-MOVE-15] forward maneuvers start at the front guides", () => {
    expect(heard({ edition: "2.5", dial: "4KR" }, isForward)).toBe(true);
    expect(heard(stop, isForward)).toBe(false);
    expect(["1SR", "1AR", "2HW"].map((code) => isForward(read(code)))).toEqual([false, false, false]);
  });

  test("[2E-MOVE-16] straights, banks and turns are basic", () => {
    expect(["2FB", "2BB", "3TW"].map((dial) => heard({ edition: "2.5", dial }, isBasic))).toEqual([true, true, true]);
    expect(heard({ edition: "2.5", pilot: "alphasquadronpilot", dial: "3LR" }, isBasic)).toBe(false);
  });

  test("[2E-MOVE-32] an effect on speed, bearing or colour ignores the other two", () => {
    const speed = (given: Flight) => heard(given, (maneuver) => maneuver.speed === 3);
    expect([
      speed({ edition: "2.5", dial: "3TW" }),
      speed({ edition: "2.5", dial: "3FW" }),
      speed({ edition: "2.5", dial: "2FB" }),
    ]).toEqual([true, true, false]);
  });

  test("[2E-MOVE-29] a maneuver becomes faster or slower only if a template exists, and a stop never does", () => {
    const other = (code: string, by: number) => codeOf(atOtherSpeed(read(code), by));
    expect([other("3BW", 1), other("1FB", -1), other("5FW", 1), other("2TW", 1), other("4FW", -1)]).toEqual([
      "3BW",
      "1FB",
      "5FW",
      "3TW",
      "3FW",
    ]);
    expect(atOtherSpeed(read("0OR"), 1)).toEqual(read("0OR"));
  });

  test("[2E-MOVE-30] only huge ships can execute a bank of speed 0", () => {
    const table = fly({ edition: "2.5", dial: "2FB", ability: { windows: [altered("0BW")] } });
    expect(canFly(table.game, table.ship("A1"), "0BW")).toBe(false);
    expect(table.ship("A1").pose).toEqual(at(400, 420));
  });

  test("[2E-MOVE-34] a boost is a move, so it sets off a mine", () => {
    const device = {
      id: "device 1",
      token: "proximityMine",
      kind: "proximity mine",
      pose: at(330, 540),
      seat: 1,
      ship: "B1",
      round: 1,
    } as const;
    const table = fly({ edition: "2.5", pilot: "alphasquadronpilot", dial: "2FB", state: { devices: [device] } });
    expect(table.notes("detonated")).toEqual([]);
    table.until("action").say("boost").say("left");
    expect(table.notes("detonated")).toHaveLength(1);
  });
});
