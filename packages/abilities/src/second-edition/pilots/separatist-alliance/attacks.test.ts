import type { TargetId } from "@broadside/rules";
import { describe, expect, test } from "vitest";
import { at, cardTable } from "../../card-table.testing.ts";
import {
  attacked,
  beside,
  FIGHTER,
  finish,
  firing,
  friendAttacked,
  friendFires,
  HITS,
  LATER,
  MISS,
  type More,
  rolling,
  type Some,
  tokens,
  use,
  X_WING,
} from "../pilots.testing.ts";

const DRONE = "tradefederationdrone";
/** A ship that has not engaged yet, so that the round is not over. */
const AFTERWARDS = { foes: [{ pilot: FIGHTER, pose: at(460, 600, 180) }] };
const CALCULATING = { calculate: 1 };

const hits = (table: ReturnType<typeof firing>, by?: string) => finish(rolling(table, HITS, MISS, by));
const misses = (table: ReturnType<typeof firing>, by?: string) => finish(rolling(table, MISS, MISS, by));
const isOffered = (table: ReturnType<typeof firing>, pilot: string, ship = "A1") => table.keys.includes(use(pilot, ship));

describe("at the start of the Engagement phase", () => {
  const starting = (pilot: string, some: Some = {}, friend: Some = {}, foe: Some = {}, more: More = {}) =>
    cardTable(
      [
        [{ pilot, pose: at(400, 300), ...some }, beside(DRONE, { engaged: false, ...friend })],
        [{ pilot: X_WING, pose: at(400, 490, 180), ...foe }],
      ],
      more,
    );

  test("DFS-311 transfers a calculate token to a friendly ship at range 0-3", () => {
    for (const pilot of ["dfs311", "dfs311-siegeofcoruscant"]) {
      const table = starting(pilot, { tokens: CALCULATING }, {}, {}, LATER).say(use(pilot));
      expect([tokens(table).calculate, tokens(table, "A2").calculate]).toEqual([0, 1]);
    }
    expect(isOffered(starting("dfs311"), "dfs311")).toBe(false);
    expect(isOffered(starting("dfs311", { tokens: CALCULATING }, { pose: at(800, 300) }), "dfs311")).toBe(false);
  });

  test("DBS-32C spends a calculate token to coordinate a ship in the network", () => {
    const table = starting("dbs32c", { tokens: CALCULATING }).say(use("dbs32c")).say("coordinate");
    expect([tokens(table).calculate, table.keys.includes("calculate")]).toEqual([0, true]);
    const alone = starting("dbs32c", { tokens: CALCULATING }, { pilot: "generalgrievous" }).say(use("dbs32c")).say("coordinate");
    expect(alone.notes("coordinated")).toEqual([]);
    expect(isOffered(starting("dbs32c"), "dbs32c")).toBe(false);
  });

  test("DIS-347 locks an object at range 1-3 that a friendly ship has locked", () => {
    const locked = (locks: readonly TargetId[], foe: Some = {}) => starting("dis347", {}, { locks }, foe, LATER);
    expect(locked(["B1"]).say(use("dis347")).ship("A1").locks).toEqual(["B1"]);
    expect(isOffered(starting("dis347-siegeofcoruscant", {}, { locks: ["B1"] }, {}, LATER), "dis347-siegeofcoruscant")).toBe(true);
    expect(isOffered(locked([]), "dis347")).toBe(false);
    expect(isOffered(locked(["B1"], { pose: at(400, 340, 180) }), "dis347")).toBe(false);
  });

  test("DGS-286 takes a calculate token from a friendly ship at range 0-1 before it engages", () => {
    const engaging = (x: number) =>
      starting("dgs286", {}, { engaged: true, pose: at(x, 300), tokens: CALCULATING }, { engaged: true }, LATER);
    const table = engaging(480).say(use("dgs286"));
    expect([tokens(table).calculate, tokens(table, "A2").calculate]).toEqual([1, 0]);
    expect(isOffered(engaging(600), "dgs286")).toBe(false);
  });
});

describe("when an attack is made", () => {
  test("Haor Chall Prototype acts when an enemy in its bullseye arc attacks a friendly ship", () => {
    const haor = "haorchallprototype";
    const declared = (x: number) => friendAttacked(haor, { pose: at(x, 340) }).say("primary>A1");
    expect(declared(380).say(use(haor, "A2")).keys).toEqual(["skip", "calculate", "lock"]);
    expect(isOffered(declared(480), haor, "A2")).toBe(false);
    expect(isOffered(attacked(haor).say("primary>A1"), haor)).toBe(false);
  });

  test("Baktoid Prototype attacks with a lock of the network, and needs no calculate token of its own", () => {
    const baktoid = "baktoidprototype";
    const open = (upgrade: string, friend: string, locks: readonly TargetId[]) =>
      firing(baktoid, { upgrades: [upgrade] }, { friends: [beside(friend, { locks })] }).keys.includes(`${upgrade}@0>B1`);
    expect([open("concussionmissiles", DRONE, ["B1"]), open("energyshellcharges", DRONE, ["B1"])]).toEqual([true, true]);
    expect([open("concussionmissiles", DRONE, []), open("concussionmissiles", "generalgrievous", ["B1"])]).toEqual([false, false]);
    const plain = firing("separatistbomber", { upgrades: ["energyshellcharges"] }, { friends: [beside(DRONE, { locks: ["B1"] })] });
    expect(plain.keys).not.toContain("energyshellcharges@0>B1");
    const besieging = firing(
      "baktoidprototype-siegeofcoruscant",
      { upgrades: ["homingmissiles"] },
      { ...LATER, friends: [beside(DRONE, { locks: ["B1"] })] },
    );
    expect(besieging.keys).toContain("homingmissiles@0>B1");
  });

  test("Captain Sear lets a friendly ship spend a calculate token to cancel an evade of a ship in its bullseye arc", () => {
    const fires = (some: Some, more: More = {}) =>
      finish(rolling(firing(DRONE, some, { friends: [beside("captainsear")], ...more }), ["hit", "hit"], ["evade", "evade", "blank"]));
    const table = fires({ tokens: CALCULATING }).say(use("captainsear", "A2"));
    expect([table.ship("B1").damage.length, tokens(table).calculate]).toEqual([1, 0]);
    expect(isOffered(fires({}), "captainsear", "A2")).toBe(false);
    expect(isOffered(fires({ tokens: CALCULATING }, { foe: { pose: at(460, 490, 180) } }), "captainsear", "A2")).toBe(false);
    const alone = friendFires("captainsear", {}, { foe: { pose: at(400, 490, 180) } });
    expect(isOffered(finish(rolling(alone, HITS, ["evade", "blank", "blank"])), "captainsear", "A2")).toBe(false);
  });
});

describe("after attacks", () => {
  test("0-66 spends a calculate token to perform an action after defending", () => {
    const table = misses(attacked("066", { tokens: CALCULATING }, AFTERWARDS), "primary>A1").say(use("066"));
    expect([tokens(table).calculate, table.keys.includes("calculate")]).toEqual([0, true]);
    expect(isOffered(misses(attacked("066", {}, AFTERWARDS), "primary>A1"), "066")).toBe(false);
  });

  test("Darth Maul spends two Force to attack another ship, or the same one after a miss", () => {
    const second = { foes: [{ pilot: FIGHTER, pose: at(460, 490, 180) }] };
    const table = hits(firing("darthmaul", {}, second)).say(use("darthmaul"));
    expect([table.ship("A1").force, table.kind.startsWith("attack")]).toEqual([1, false]);
    const missed = misses(firing("darthmaul", {}, second)).say(use("darthmaul"));
    expect(missed.keys).toEqual(["primary>B1", "primary>B2"]);
    expect(isOffered(hits(firing("darthmaul")), "darthmaul")).toBe(false);
    expect(isOffered(misses(firing("darthmaul", { force: 1 }, second)), "darthmaul")).toBe(false);
  });

  test("Count Dooku removes a red token after defending, and performs an action after a hit", () => {
    const table = misses(attacked("countdooku", { tokens: { stress: 1 } }, AFTERWARDS), "primary>A1").say(use("countdooku"));
    expect([tokens(table).stress, table.ship("A1").force]).toEqual([0, 2]);
    const behind = { ...AFTERWARDS, foe: { pose: at(400, 110, 0) } };
    expect(isOffered(misses(attacked("countdooku", { tokens: { stress: 1 } }, behind), "primary>A1"), "countdooku")).toBe(false);
    const locked = misses(attacked("countdooku", {}, { ...AFTERWARDS, foe: { locks: ["A1"] } }), "primary>A1");
    expect(locked.say(use("countdooku")).ship("B1").locks).toEqual([]);
    const acts = use("countdooku");
    expect(hits(firing("countdooku", {}, AFTERWARDS)).say(acts).keys).toContain("focus");
    expect(misses(firing("countdooku", {}, AFTERWARDS)).keys).not.toContain(acts);
  });

  test("DGS-047 locks a defender in its front arc, and strains one in its bullseye arc", () => {
    const fired = (x: number, y = 490) => misses(firing("dgs047", {}, { ...LATER, ...AFTERWARDS, foe: { pose: at(x, y, 180) } }));
    const table = fired(400).say("lock");
    expect([table.ship("A1").locks, tokens(table, "B1").strain]).toEqual([["B1"], 1]);
    const aside = fired(460).say("lock");
    expect([aside.ship("A1").locks, tokens(aside, "B1").strain]).toEqual([["B1"], 0]);
    expect(fired(560, 340).keys).not.toContain("lock");
    const unlocked = fired(400).say("none");
    expect([unlocked.ship("A1").locks, tokens(unlocked, "B1").strain]).toEqual([[], 1]);
  });

  test("Berwer Kret: friendly ships with a lock on a ship that he hit can perform a red calculate", () => {
    const fired = (locks: readonly TargetId[], faces: typeof HITS | typeof MISS) =>
      finish(rolling(firing("berwerkret", {}, { ...LATER, ...AFTERWARDS, friends: [beside(DRONE, { locks })] }), faces, MISS));
    const ofFriend = (table: ReturnType<typeof fired>) => table.game.open[0]?.ask.about?.ship === "A2";
    const table = fired(["B1"], ["hit", "hit", "hit"]);
    expect([ofFriend(table), table.keys]).toEqual([true, ["skip", "calculate"]]);
    expect(tokens(table.say("calculate"), "A2")).toMatchObject({ calculate: 1, stress: 1 });
    expect([ofFriend(fired([], HITS)), ofFriend(fired(["B1"], MISS))]).toEqual([false, false]);
  });

  test("IG-111 gains a deplete token to damage an enemy in its bullseye arc after a miss", () => {
    const fired = (x: number) => misses(firing("ig111", {}, { ...LATER, ...AFTERWARDS, foe: { pose: at(x, 490, 180) } }));
    const table = fired(400).say(use("ig111"));
    expect([tokens(table).deplete, table.ship("B1").damage.length]).toEqual([1, 1]);
    expect(isOffered(fired(460), "ig111")).toBe(false);
    expect(isOffered(hits(firing("ig111", {}, { ...LATER, ...AFTERWARDS })), "ig111")).toBe(false);
  });

  test("Cad Bane performs an action after a nearby ship is destroyed, even while stressed", () => {
    const bane = "cadbane-separatistalliance";
    const dying = [0, 1].map((card) => ({ card, faceup: false, since: 0 }));
    const lost = (some: Some) =>
      hits(firing(bane, { tokens: { stress: 1 }, ...some }, { ...LATER, ...AFTERWARDS, foe: { damage: dying } }));
    const table = lost({}).say(use(bane));
    expect([table.ship("A1").charges, table.keys.includes("focus")]).toEqual([0, true]);
    expect(isOffered(lost({ charges: 0 }), bane)).toBe(false);
    const far = firing(X_WING, {}, { ...LATER, ...AFTERWARDS, foe: { damage: dying }, friends: [beside(bane, { pose: at(850, 100) })] });
    expect(isOffered(hits(far), bane, "A2")).toBe(false);
  });
});
