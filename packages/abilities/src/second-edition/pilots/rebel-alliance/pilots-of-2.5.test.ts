/** Pilots from later expansions. */
import { lockable } from "@broadside/rules/procedures";
import { describe, expect, test } from "vitest";
import { at } from "../../card-table.testing.ts";
import { beside, dice, FIGHTER, firing, flown, LATER, type More, rolling, type Some, tokens, use, X_WING } from "../pilots.testing.ts";

const fires = (pilot: string, some: Some = {}, more: More = {}) => firing(pilot, some, { ...LATER, ...more });
const flies = (pilot: string, dial: string, some: Some = {}, more: More = {}) => flown(pilot, dial, some, { ...LATER, ...more });

test("Corran Horn lets a friendly ship that has locked him lock the defender if he has locked it", () => {
  const id = "corranhorn-t65xwing";
  const declared = (some: Some, friend: Some, foe: Some = {}) =>
    fires(id, some, { friends: [beside(X_WING, friend)], foe })
      .attackDice("blank", "blank", "blank")
      .say("primary>B1");
  const table = declared({ locks: ["B1"] }, { locks: ["A1"] });
  expect(table.say(use(id)).ship("A2").locks).toEqual(["B1"]);
  expect(
    declared({ locks: ["B1"] }, { locks: ["A1"] })
      .pass()
      .ship("A2").locks,
  ).toEqual(["A1"]);
  expect(declared({}, { locks: ["A1"] }).kind).not.toContain("use at");
  expect(declared({ locks: ["B1"] }, {}, { locks: ["A1"] }).kind).not.toContain("use at");
});

describe("Keo Venzee", () => {
  test("without Force, flies a bank or turn as a sideslip one step harder, and recovers Force", () => {
    const table = flies("keovenzee", "3BW", { force: 0 }).say(use("keovenzee"));
    expect(table.ship("A1")).toMatchObject({ force: 1, tokens: { stress: 1 } });
    expect(table.notes("maneuver")[0]).toMatchObject({ ship: "A1", maneuver: "3HW" });
    expect(tokens(flies("keovenzee", "2TB", { force: 0, tokens: { stress: 1 } }).say(use("keovenzee"))).stress).toBe(1);
    expect(flies("keovenzee", "3BW", { force: 0 }).pass().ship("A1").force).toBe(0);
  });

  test("doesn't do so with Force or on a straight", () => {
    expect(flies("keovenzee", "3BW").keys).not.toContain(use("keovenzee"));
    expect(flies("keovenzee", "3FB", { force: 0 }).keys).not.toContain(use("keovenzee"));
    expect(flies("keovenzee", "3LR", { force: 0 }).keys).not.toContain(use("keovenzee"));
  });
});

test("Tycho Celchu performs actions with up to two stress tokens", () => {
  const acts = (stress: number) => flies("tychocelchu", "3BW", { tokens: { stress } }).asks[0]?.seat === 0;
  expect([acts(2), acts(3)]).toEqual([true, false]);
});

test("“Pops” Krail lets a friendly ship focus after a fully executed white maneuver", () => {
  const pops = (dial: string, more: More = {}) =>
    flies("popskrail", dial, {}, { friends: [beside(X_WING, { pose: at(480, 460), activated: true })], ...more });
  expect(tokens(pops("3FW").say(use("popskrail")).say("A2").say("focus"), "A2").focus).toBe(1);
  expect(pops("3FW").say(use("popskrail")).keys).toEqual(["A1", "A2"]);
  expect(pops("2FB").keys).not.toContain(use("popskrail"));
  expect(pops("3FW", { foes: [{ pilot: FIGHTER, pose: at(400, 490), activated: true }] }).keys).not.toContain(use("popskrail"));
});

describe("Dash Rendar on an obstacle", () => {
  const DASH = "dashrendar-swz103-rebelalliance";
  const rock = (y: number) => ({ obstacles: [{ token: "coreasteroid5", pose: at(400, y) }] }) as const;
  const agility = (y: number) =>
    dice(rolling(fires(DASH, { quarter: "front" }, rock(y)), ["hit", "hit", "hit"], ["blank", "blank", "blank", "blank"]))[1];

  test("attacks, and the obstacle doesn't obstruct", () => {
    expect(fires(X_WING, {}, rock(310)).kind).not.toBe("attack");
    expect(fires(DASH, { quarter: "front" }, rock(340)).keys).toContain("primary>B1");
    expect([agility(340), agility(420)]).toEqual([3, 4]);
  });

  test("locks from within a gas cloud", () => {
    const inGas = (pilot: string) => {
      const table = fires(pilot, { quarter: "front" }, { obstacles: [{ token: "gascloud1", pose: at(400, 310) }] });
      return lockable(table.game, table.ship("A1")).map(({ id }) => id);
    };
    expect(inGas(DASH)).toContain("B1");
    expect(inGas("dashrendar-swz103-sl-rebelalliance")).toEqual([]);
  });

  test("is still affected by it when he moves", () => {
    expect(flies(DASH, "2FB", {}, rock(440)).notes("met obstacle")).toHaveLength(1);
  });
});

const LEEBOS = ["leebo-swz103-sl-rebelalliance", "leebo-swz103-sl-scumandvillainy"];
const DASHES = ["dashrendar-swz103-sl-rebelalliance", "dashrendar-swz103-sl-scumandvillainy"];

test.each(LEEBOS)("“Leebo” (%s) spends a calculate token to lock an enemy at range 2-3 at the end of combat", (id) => {
  const ending = (y: number, calculate = 1) =>
    fires(
      id,
      { tokens: { calculate }, engaged: true },
      { foe: { pose: at(400, y, 180) }, foes: [{ pilot: FIGHTER, pose: at(480, y, 180), engaged: true }] },
    );
  const table = ending(490).say(use(id));
  expect([table.keys, tokens(table).calculate]).toEqual([["B1", "B2"], 0]);
  expect(table.say("B2").ship("A1").locks).toEqual(["B2"]);
  expect(ending(490).pass().ship("A1").locks).toEqual([]);
  expect(ending(420).keys).not.toContain(use(id));
  expect(ending(490, 0).keys).not.toContain(use(id));
});

describe.each(DASHES)("Dash Rendar (%s)", (id) => {
  const friend = (x: number) => [beside(X_WING, { pose: at(x, 460), activated: true })];
  const through = (token: "yt2400debris0" | "gascloud1", x = 500, face: "blank" | "hit" = "blank") =>
    flies(id, "2FB", {}, { friends: friend(x), obstacles: [{ token, pose: at(400, 460) }] }).attackDice(face);

  test("transfers an obstacle's red token to a friendly ship at range 0-1", () => {
    const table = through("yt2400debris0").say(use(id));
    expect([tokens(table).stress, tokens(table, "A2").stress]).toEqual([0, 1]);
    const kept = through("yt2400debris0").pass();
    expect([tokens(kept).stress, tokens(kept, "A2").stress]).toEqual([1, 0]);
    expect(through("yt2400debris0", 650).keys).not.toContain(use(id));
  });

  test("keeps stress that can't be removed (2E-TOKEN-02)", () => {
    const foes = [{ pilot: FIGHTER, pose: at(300, 460), upgrades: ["deathtroopers"], activated: true }];
    const obstacles = [{ token: "yt2400debris0", pose: at(400, 460) }] as const;
    const table = flies(id, "2FB", {}, { friends: friend(500), foes, obstacles }).attackDice("blank");
    expect([tokens(table).stress, table.keys.includes(use(id))]).toEqual([1, false]);
  });

  test("transfers each of several tokens", () => {
    const table = through("gascloud1", 500, "hit").say(use(id)).say(use(id));
    expect([tokens(table), tokens(table, "A2")]).toMatchObject([
      { strain: 0, ion: 0 },
      { strain: 1, ion: 1 },
    ]);
  });

  test("keeps tokens from his own maneuvers", () => {
    expect(flies(id, "4KR", {}, { friends: friend(500) }).keys).not.toContain(use(id));
  });
});
