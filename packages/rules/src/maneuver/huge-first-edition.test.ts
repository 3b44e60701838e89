import { areasOverlap, CONTACT, hugeManeuverEnd } from "@broadside/geometry";
import { describe, expect, test } from "vitest";
import { says, windowCard } from "../abilities/cards.testing.ts";
import type { Ability } from "../contract/ability.ts";
import { fly } from "../phases/activation.testing.ts";
import { at, type Table, type TestShip } from "../testing.ts";
import { cardsAt, deviceAt, sail } from "./huge-flight.testing.ts";
import { executeManeuver } from "./maneuver.ts";

/**
 * A transport that executes its straight 4 ends at (600, 460), with its fore section from y 460 to 557.5 and its aft section from 362.5 to
 * 460.
 */
const END = at(600, 460);
const ON_FORE = at(600, 520);
const ON_AFT = at(600, 400);

const tie = (pose: TestShip["pose"]): TestShip => ({ pilot: "academypilot", pose });
const rock = (pose: ReturnType<typeof at>) => ({ token: "coreasteroid0", pose }) as const;
const cloud = (pose: ReturnType<typeof at>) => ({ token: "yt2400debris0", pose }) as const;
/** A huge ship across the transport's path. The transport collides with its aft section. */
const across: TestShip = { pilot: "cr90corvette", pose: at(700, 580, 90) };
const rolled = (table: Table) => table.notes("rolled").map((note) => note.faces.length);
const between = (table: Table, one: string, other: string) => {
  const { board } = table.game;
  const [a, b] = [table.ship(one), table.ship(other)];
  return areasOverlap(board.base(a), board.base(b)) ? "overlap" : board.distance(a, b) <= CONTACT ? "contact" : "nothing";
};

describe("a huge ship's maneuver", () => {
  test("[HS-MOVE-09] has no colour, so it neither gives nor removes stress", () => {
    const table = sail({ ship: { tokens: { stress: 1 } } });
    const dial = [...table.game.factsOf(table.ship("A1")).dial.values()];
    expect(new Set(dial.map(({ bearing }) => bearing))).toEqual(new Set(["straight", "bank"]));
    expect(dial.filter(({ colour }) => colour !== undefined)).toEqual([]);
    expect(table.ship("A1")).toMatchObject({ pose: END, tokens: { stress: 1 } });
    const corvette = sail({ ship: { pilot: "cr90corvette", dial: "2F3" } });
    const codes = [...corvette.game.factsOf(corvette.ship("A1")).dial.keys()].map((code) => code.slice(0, 2));
    expect(codes.sort()).toEqual(["1B", "1N", "2B", "2F", "2N", "3F", "4F"]);
  });

  test("[ET-RULER-07] ends exactly where the template says, to the micrometre", () => {
    const start = at(600.123, 300.456, 12.345);
    const table = sail({ ship: { pilot: "cr90corvette", pose: start, dial: "2B2" } });
    expect(table.ship("A1").pose).toEqual(hugeManeuverEnd("first", "cr90", start, { bearing: "bank", speed: 2, side: "left" }));
  });

  test("[HS-MOVE-10, HS-OVER-23] isn't affected by an obstacle under the template", () => {
    const table = sail({ obstacles: [rock(at(668, 480))] });
    expect(table.ship("A1")).toMatchObject({ pose: END, damage: [] });
    expect(table.game.state.obstacles).toHaveLength(1);
  });

  test("[HS-MOVE-10] isn't affected by an obstacle that the ship leaves behind", () => {
    const table = sail({ obstacles: [rock(at(600, 250))] });
    expect(table.ship("A1")).toMatchObject({ pose: END, damage: [] });
    expect(table.game.state.obstacles).toHaveLength(1);
  });

  test("[HS-OVER-13] doesn't affect a ship that is only under the template", () => {
    const table = sail({ enemies: [tie(at(662, 480))] });
    expect(table.ship("B2").status).toBe("inPlay");
    expect(rolled(table)).toEqual([]);
  });

  test("[HS-MOVE-11] makes the ship flee if one corner of a section is outside", () => {
    const banked = (x: number) => sail({ ship: { pose: at(x, 300), dial: "1N2" } }).ship("A1").status;
    expect([banked(65.8), banked(67.5)]).toEqual(["fled", "inPlay"]);
  });

  test("that has no template leaves the ship where it is", () => {
    const odd = windowCard("endOfActivation", {
      when: ({ ship }) => ship.id === "A1",
      does: (game, { ship }) => executeManeuver(game, ship, "3TW", { revealed: false }),
    });
    const table = sail({ cards: { "pilot:gr75mediumtransport": odd } }).until("dial");
    expect(table.ship("A1").pose).toEqual(END);
  });
});

describe("another huge ship in the way", () => {
  test("[HS-OVER-01, HS-OVER-02] makes the ship back up until it touches, but doesn't cost its action", () => {
    const table = sail({ enemies: [across] });
    expect(table.ship("A1").pose).toMatchObject({ x: END.x, heading: 0 });
    expect(between(table, "A1", "B2")).toBe("contact");
    expect([table.ship("A1").touching, table.ship("B2").touching]).toEqual([["B2"], ["A1"]]);
    expect(table.kind).toBe("action");
    expect(table.keys).toContain("recover");
  });

  test("[HS-OVER-03, HS-OVER-04, HS-OVER-05] deals each ship a faceup card from its affected section's deck, despite shields", () => {
    const table = sail({ enemies: [across] });
    expect([cardsAt(table, "A1"), cardsAt(table, "B2")]).toEqual([["fore+"], ["aft+"]]);
    expect([table.ship("A1").shields, table.ship("B2").shields, table.ship("B2").aftShields]).toEqual([4, 5, 3]);
    // The decks for seats come first, then each huge ship's fore and aft decks.
    expect(table.game.state.decks.slice(2).map(({ left }) => left)).toEqual([9, 10, 10, 9]);
  });

  test("[HS-OVER-92-Q] deals one card per ship, and the opponent chooses between two affected sections", () => {
    const table = sail({
      enemies: [
        { pilot: "gozanticlasscruiser", pose: at(600, 580, 90) },
        { pilot: "gozanticlasscruiser", pose: at(657, 480, 60) },
      ],
    });
    while (table.kind === "section struck") table.say("aft");
    expect(["A1", "B2", "B3"].map((id) => table.ship(id).damage.length)).toEqual([1, 1, 1]);
    const both = sail({ enemies: [{ pilot: "gozanticlasscruiser", pose: at(600, 580, 90) }] });
    expect(both.asks).toEqual([{ kind: "section struck", seat: 0, keys: ["fore", "aft"] }]);
  });

  test("[HS-OVER-91-Q] is resolved first: only ships under the final position are destroyed", () => {
    const ahead = tie(at(580, 522));
    expect(sail({ enemies: [ahead] }).ship("B2").status).toBe("destroyed");
    const table = sail({ enemies: [ahead, tie(at(600, 380)), { ...across, pose: at(720, 460, 90) }] });
    while (table.kind === "section struck") table.pass();
    expect([table.ship("B2").status, table.ship("B3").status]).toEqual(["inPlay", "destroyed"]);
  });

  test("[HS-OVER-01] makes the ship back up along its bank, with a smaller turn", () => {
    const start = at(600, 300);
    const table = sail({ ship: { dial: "2N1", pose: start }, enemies: [{ ...across, pose: at(700, 520, 90) }] });
    while (table.kind === "section struck") table.pass();
    expect(between(table, "A1", "B2")).toBe("contact");
    const end = hugeManeuverEnd("first", "gr75", start, { bearing: "bank", speed: 2, side: "right" });
    const { x = 0, y = 0, heading = 0 } = table.ship("A1").pose ?? {};
    const part = heading / end.heading;
    expect(part).toBeGreaterThan(0.2);
    expect(part).toBeLessThan(0.99);
    expect((x - start.x) / (end.x - start.x)).toBeCloseTo(part, 2);
    expect((y - start.y) / (end.y - start.y)).toBeCloseTo(part, 2);
  });

  test("stops the ship at its start if there is no room on the way", () => {
    const table = sail({ enemies: [{ ...across, pose: at(700, 397.6 + 40, 90) }] });
    expect(table.ship("A1").pose?.y).toBeLessThan(at(0, 300.2).y);
    expect(table.ship("A1").touching).toEqual(["B2"]);
  });

  test("deals the other ship its card too, even if the moving ship is destroyed", () => {
    const damage = Array.from({ length: 7 }, (_, card) => ({ card, section: "fore" as const, faceup: false, since: 1 }));
    const table = sail({ ship: { damage }, friends: [{ pilot: "rookiepilot", pose: at(100, 100) }], enemies: [across] });
    expect(table.ship("A1").status).toBe("destroyed");
    expect(cardsAt(table, "B2")).toEqual(["aft+"]);
    expect(table.ship("B2").touching).toEqual([]);
  });
});

describe("small and large ships under a huge ship", () => {
  test("[HS-OVER-06, HS-OVER-07, HS-OVER-08] are destroyed whatever their hull, but don't stop it or cost its action", () => {
    const table = sail({ enemies: [tie(at(580, 540)), { pilot: "patrolleader", pose: at(620, 440) }], dice: ["blank", "blank", "blank"] });
    expect([table.ship("B2").status, table.ship("B3").status]).toEqual(["destroyed", "destroyed"]);
    expect(table.ship("A1").pose).toEqual(END);
    expect([table.kind, table.keys.includes("recover")]).toEqual(["action", true]);
  });

  test("[HS-OVER-09] give one attack die for each small ship and two for each large one, once destroyed", () => {
    const fell = windowCard("destroyed", { when: ({ ship }, { ship: id }) => ship.id === id, does: says("falls") });
    const table = sail({
      enemies: [tie(at(600, 540)), { pilot: "bountyhunter", pose: at(600, 480) }],
      dice: ["blank", "focus", "blank"],
      cards: { "pilot:bountyhunter": fell, "pilot:academypilot": fell },
    });
    expect(rolled(table)).toEqual([3]);
    const order = table.events.flatMap((event) => ("note" in event && ["says", "rolled"].includes(event.note) ? [event.note] : []));
    expect(order).toEqual(["says", "says", "rolled"]);
    expect(table.unused).toBe(0);
  });

  test("[HS-OVER-10] make the overlapping section suffer the hits and criticals", () => {
    const table = sail({
      ship: { pilot: "cr90corvette", dial: "4F1", shields: 1 },
      enemies: [tie(ON_FORE), tie(at(580, 560)), tie(at(580, 485))],
      dice: ["hit", "crit", "focus"],
    });
    expect(table.ship("A1")).toMatchObject({ shields: 0, aftShields: 3 });
    expect(cardsAt(table, "A1")).toEqual(["fore+"]);
  });

  test("[HS-OVER-11] under both sections make the opponent choose the section that suffers all damage", () => {
    const table = sail({
      ship: { pilot: "cr90corvette", dial: "4F1" },
      enemies: [tie(ON_FORE), tie(ON_AFT)],
      dice: ["hit", "crit"],
    });
    expect(table.asks).toEqual([{ kind: "section struck", seat: 1, keys: ["fore", "aft"] }]);
    table.say("aft");
    expect(table.ship("A1")).toMatchObject({ shields: 5, aftShields: 1 });
  });

  test("[HS-OVER-12] are destroyed even if they are friendly", () => {
    const table = sail({ friends: [{ pilot: "rookiepilot", pose: ON_FORE }], dice: ["blank"] });
    expect(table.ship("A2").status).toBe("destroyed");
    expect(rolled(table)).toEqual([1]);
  });

  test("release the ships docked with them, and the game continues", () => {
    const table = sail({
      enemies: [
        { pilot: "chopper", pose: at(600, 480, 180) },
        { pilot: "zeborrelios-attackshuttle", pose: undefined, status: "docked", carrier: "B2" },
      ],
    });
    table.until("dial");
    expect(table.ship("B2").status).toBe("destroyed");
    expect(table.ship("B3").status).not.toBe("docked");
  });
});

describe("obstacles under a huge ship", () => {
  test("[HS-OVER-14, HS-OVER-18] deal it one faceup card, whatever its shields, but don't cost its action", () => {
    const table = sail({ obstacles: [rock(ON_FORE)] });
    expect(cardsAt(table, "A1")).toEqual(["fore+"]);
    expect([table.ship("A1").shields, table.ship("A1").skipsAction, table.kind]).toEqual([4, false, "action"]);
    expect(table.keys).toContain("reinforce");
  });

  test("[HS-OVER-15, HS-OVER-19] deal it only one card in total, and all of them are removed", () => {
    const table = sail({ obstacles: [rock(at(580, 480)), rock(at(620, 500)), rock(at(600, 540)), rock(at(900, 500))] });
    expect(cardsAt(table, "A1")).toEqual(["fore+"]);
    expect(table.game.state.obstacles.map(({ id }) => id)).toEqual(["obstacle 4"]);
  });

  test("[HS-OVER-16] deal it a card from the overlapping section's deck", () => {
    const table = sail({ obstacles: [cloud(ON_AFT)] });
    expect(cardsAt(table, "A1")).toEqual(["aft+"]);
    expect(table.game.state.decks.slice(2).map(({ left }) => left)).toEqual([10, 9]);
  });

  test("[HS-OVER-17] under both sections make the opponent choose the section", () => {
    const table = sail({ obstacles: [rock(ON_FORE), rock(at(600, 390))] });
    expect(table.asks).toEqual([{ kind: "section struck", seat: 1, keys: ["fore", "aft"] }]);
    expect(cardsAt(table.say("aft"), "A1")).toEqual(["aft+"]);
  });

  test("[HS-OVER-20] have none of their usual effects: no die, no stress and no ban on attacks", () => {
    const table = sail({ obstacles: [rock(at(600, 490)), cloud(at(600, 530))] });
    expect(rolled(table)).toEqual([]);
    expect(table.ship("A1").tokens.stress).toBe(0);
    expect(table.game.state.effects).toEqual([]);
    expect(table.game.board.obstaclesUnder(table.ship("A1"))).toEqual([]);
    table.until("dial");
    expect(rolled(table)).toEqual([]);
  });

  test("[HS-OVER-21] and ships under it are each resolved by their own rule", () => {
    const table = sail({ enemies: [tie(at(580, 490))], obstacles: [rock(at(620, 530))], dice: ["hit"] });
    expect(table.ship("B2").status).toBe("destroyed");
    expect(table.ship("A1").shields).toBe(3);
    expect(cardsAt(table, "A1")).toEqual(["fore+"]);
    expect(table.game.state.obstacles).toEqual([]);
  });

  test.each(["hit", "crit"] as const)(
    "[HS-OVER-22] with a card that rolls a die instead deal one damage for a %s, and are removed",
    (face) => {
      const needa: Ability = {
        answers: { permissions: { rollForObstacle: (_, self, { ship }) => (ship === self.ship ? true : undefined) } },
      };
      const table = sail({ obstacles: [rock(ON_FORE)], dice: [face], cards: { "pilot:gr75mediumtransport": needa } });
      expect(table.ship("A1")).toMatchObject({ shields: 3, damage: [] });
      expect(table.game.state.obstacles).toEqual([]);
    },
  );

  test("[HS-CRIP-93-Q] under a crippled section are removed and ships destroyed, but cause no card or damage", () => {
    const table = sail({
      ship: { pilot: "cr90corvette", dial: "3F2", crippled: "fore", shields: 0 },
      enemies: [tie(at(580, 480))],
      obstacles: [rock(at(620, 500))],
      dice: ["crit"],
    });
    expect(table.ship("B2").status).toBe("destroyed");
    expect(table.game.state.obstacles).toEqual([]);
    expect(table.ship("A1")).toMatchObject({ damage: [], aftShields: 3 });
    expect(table.unused).toBe(0);
  });

  test("[HS-OVER-93-Q] and mines: a mine under the final position goes off, one under the template doesn't", () => {
    const corvette = { pilot: "cr90corvette", dial: "4F1" };
    const hit = sail({ ship: corvette, state: { devices: [deviceAt("proximity mine", 600, 400)] }, dice: ["hit", "hit", "blank"] });
    expect(hit.ship("A1")).toMatchObject({ shields: 5, aftShields: 1 });
    expect(hit.game.state.devices).toEqual([]);
    const both = sail({ ship: corvette, state: { devices: [deviceAt("proximity mine", 600, 460)] }, dice: ["hit", "hit", "blank"] });
    expect(both.asks).toEqual([{ kind: "section struck", seat: 1, keys: ["fore", "aft"] }]);
    const passed = sail({ ship: corvette, state: { devices: [deviceAt("proximity mine", 675, 480)] } });
    expect(passed.game.state.devices).toHaveLength(1);
    expect(rolled(passed)).toEqual([]);
  });
});

describe("outside the huge ship's activation", () => {
  test("[HS-OVER-94-Q] a maneuver caused by a card follows the same rules", () => {
    const booster = windowCard("endOfActivation", {
      when: ({ ship }) => ship.id === "A1",
      does: (game, { ship }) => executeManeuver(game, ship, "1FW", { revealed: false }),
    });
    const table = sail({
      ship: { activated: true, dial: undefined },
      enemies: [tie(at(600, 420))],
      obstacles: [rock(at(600, 215))],
      cards: { "pilot:gr75mediumtransport": booster },
      dice: ["hit"],
    });
    expect(table.ship("A1")).toMatchObject({ pose: at(600, 340), shields: 3 });
    expect(table.ship("B2").status).toBe("destroyed");
    expect(table.game.state.obstacles).toHaveLength(1);
  });
});

describe("a small or large ship that runs into a huge ship", () => {
  /** A ship in the path of the X-wing at (450, 300). */
  const hulk: TestShip = { pilot: "gr75mediumtransport", pose: at(450, 480, 90) };

  test("[HS-OVER-24] backs up, touches it, and skips its action", () => {
    const table = fly({ ship: { dial: "4FW" }, enemies: [hulk], draws: [7] });
    expect(between(table, "A1", "B2")).toBe("contact");
    expect(table.ship("A1")).toMatchObject({ touching: ["B2"], skipsAction: true });
    expect(table.notes("action")).toEqual([]);
  });

  test("[HS-OVER-25, HS-OVER-26] rolls one attack die and suffers the result, but the huge ship suffers nothing", () => {
    const table = fly({ ship: { dial: "4FW", shields: 0 }, enemies: [hulk], draws: [3] });
    const [note] = table.notes("rolled");
    expect(note).toMatchObject({ ship: "A1", faces: ["crit"] });
    expect(table.ship("A1").damage).toMatchObject([{ faceup: true }]);
    expect(table.ship("B2")).toMatchObject({ shields: 4, damage: [] });
  });

  test("[HS-OVER-25] rolls that die even if it touches another ship after backing up", () => {
    const table = fly({ ship: { dial: "4FW" }, enemies: [hulk, { pilot: "academypilot", pose: at(450, 400) }], draws: [0] });
    expect(table.ship("A1").touching).toEqual(["B3"]);
    expect(table.notes("rolled")).toHaveLength(1);
  });

  test("rolls no die if it only overlaps another ship", () => {
    const table = fly({ ship: { dial: "1FG" }, enemies: [{ ...hulk, pose: at(450, 700, 90) }, tie(at(450, 370))] });
    expect(table.ship("A1").touching).toEqual(["B3"]);
    expect(table.notes("rolled")).toEqual([]);
  });
});
