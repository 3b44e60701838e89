/** Tests pilots who have the same text on several cards: the text must work on each card. */
import { describe, expect, test } from "vitest";
import { at, cardTable } from "../../card-table.testing.ts";
import {
  attacked,
  beside,
  dice,
  finish,
  firing,
  flown,
  friendFires,
  LATER,
  lost,
  MISS,
  printings,
  rolling,
  shown,
  tokens,
  use,
  X_WING,
} from "../pilots.testing.ts";

describe("Arvel Crynyd (arvelcrynyd-swz106)", () => {
  test("treats an attack at range 0 as an attack at range 1", () => {
    const table = firing("arvelcrynyd-swz106", {}, { ...LATER, foe: { pose: at(400, 340, 180) } });
    expect(dice(rolling(table, ["hit", "hit", "hit"], MISS))[0]).toBe(3);
  });

  test("stops short of a ship that blocks his boost", () => {
    const friends = [beside(X_WING, { pose: at(400, 480), activated: true, dial: "2FB" })];
    const table = flown("arvelcrynyd-swz106", "2FB", {}, { ...LATER, friends })
      .until("action")
      .say("boost")
      .say("straight");
    expect(table.ship("A1").pose?.y).toBeLessThan(at(400, 441).y);
    expect(table.ship("A1").pose?.y).toBeGreaterThan(at(400, 439).y);
  });
});

describe("Chopper (chopper-gauntletfighter)", () => {
  const starting = (y: number, touching: boolean) =>
    cardTable(
      [
        [{ pilot: "chopper-gauntletfighter", pose: at(400, 300), touching: touching ? ["B1"] : [] }],
        [{ pilot: X_WING, pose: at(400, y, 180), touching: touching ? ["A1"] : [] }],
      ],
      LATER,
    );

  test("gives two jam tokens to an enemy in contact at the start of the Engagement phase", () => {
    expect(tokens(starting(350, true), "B1").jam).toBe(2);
  });

  test("doesn't jam ships that aren't in contact", () => {
    expect(tokens(starting(490, false), "B1").jam).toBe(0);
  });
});

describe.each([...printings("ezrabridger-sheathipedeclassshuttle", "ezrabridger-gauntletfighter")])("Ezra Bridger (%s)", (id, more) => {
  const defends = (stress: number) =>
    rolling(attacked(id, { tokens: { stress } }, more), ["hit", "hit", "hit"], ["focus", "focus"], "primary>A1").until(
      "modify defense dice",
    );

  test("while stressed, spends Force to change two focus results", () => {
    expect(shown(defends(1).say(`${use(id)}#1`), "defense").filter((face) => face === "evade")).toHaveLength(2);
  });

  test("can't do so while unstressed", () => {
    expect(defends(0).keys).not.toContain(`${use(id)}#1`);
  });
});

describe.each([...printings("garvendreis", "garvendreis-battleofyavin")])("Garven Dreis (%s)", (id, more) => {
  const spending = (friends: readonly ReturnType<typeof beside>[]) =>
    rolling(firing(id, { tokens: { focus: 1 } }, { ...more, friends }), ["focus", "focus", "hit"]).say("focus");

  test("transfers the focus token that he spends", () => {
    const table = spending([beside()]).say(use(id));
    expect(table.events).toContainEqual(expect.objectContaining({ note: "token", ship: "A2", token: "focus" }));
  });

  test("isn't asked without a friendly ship at range 1-3", () => {
    expect(spending([]).kind).not.toContain("use at");
  });
});

describe("Hera Syndulla (herasyndulla-asf01bwing)", () => {
  const hera = "herasyndulla-asf01bwing";
  const table = () => rolling(friendFires(hera, { tokens: { focus: 1 }, locks: ["B1"] }), ["focus", "focus", "blank"]).say(use(hera, "A2"));

  test("offers her token and her lock to a friendly attacker", () => {
    expect(table().keys).toEqual(["focus", "B1"]);
  });

  test("transfers the token", () => {
    expect(tokens(table().say("focus")).focus).toBe(1);
  });

  test("transfers the lock", () => {
    expect(table().say("B1").ship("A1").locks).toEqual(["B1"]);
  });
});

describe("Hera Syndulla (herasyndulla-vcx100lightfreighter)", () => {
  const hera = "herasyndulla-vcx100lightfreighter";

  test("sets another maneuver of the same difficulty", () => {
    const table = flown(hera, "2FB").say(use(hera));
    expect(table.keys.every((code) => code.endsWith("B"))).toBe(true);
    expect(table.say("1FB").ship("A1")).toMatchObject({ speed: 1, revealed: "1FB" });
  });

  test("isn't asked about a white maneuver", () => {
    expect(flown(hera, "3FW").kind).toBe("action");
  });
});

describe("Norra Wexley (norrawexley-btla4ywing)", () => {
  const shot = (y: number) =>
    rolling(attacked("norrawexley-btla4ywing", {}, { foe: { pose: at(400, y, 180) } }), ["hit", "hit", "hit"], ["blank"], "primary>A1");

  test("adds an evade with an enemy at range 0-1", () => {
    expect(shot(410).notes("dice").at(-1)).toMatchObject({ faces: ["blank", "evade"] });
  });

  test("adds none without such an enemy", () => {
    expect(shot(490).notes("dice")).toEqual([]);
  });
});

test("Sabine Wren (sabinewren-tielnfighter) barrel rolls or boosts before she activates", () => {
  const table = flown("sabinewren-tielnfighter", "2FB").say(use("sabinewren-tielnfighter"));
  expect(table.keys).toEqual(["skip", "barrel-roll", "boost"]);
});

test("Shara Bey (sharabey-rz1awing) spends a lock to add a focus result", () => {
  const table = rolling(firing("sharabey-rz1awing", { locks: ["B1"] }), ["blank", "blank"]).say(use("sharabey-rz1awing"));
  expect(shown(table)).toEqual(["blank", "blank", "focus"]);
  expect(table.ship("A1").locks).toEqual([]);
});

test.each([
  ["zeborrelios-sheathipedeclassshuttle", ["evade", "blank"]],
  ["zeborrelios-tielnfighter", ["evade", "blank", "blank"]],
] as const)("Zeb Orrelios (%s) neutralizes criticals first", (id, defense) => {
  const table = finish(rolling(attacked(id, { shields: 0 }), ["hit", "crit", "blank"], defense, "primary>A1"));
  expect(lost(table, "A1")).toBeGreaterThan(0);
  expect(table.ship("A1").damage.filter(({ faceup }) => faceup)).toEqual([]);
});
