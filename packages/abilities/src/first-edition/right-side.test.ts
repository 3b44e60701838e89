/**
 * Tests whether cards count or name the correct ships. Depending on the card, these are friends or enemies, and never the card's own ship.
 */
import type { Table, TestShip } from "@broadside/rules/testing";
import { expect, test } from "vitest";
import { at, cardTable, diceRolled } from "../card-table.testing.ts";

type Side = "friend" | "enemy";
const rookie = { pilot: "rookiepilot" };
const academy = { pilot: "academypilot" };
const BLANKS = ["blank", "blank", "blank"] as const;
const isOffered = (table: Table, key: string): boolean => table.keys.includes(key);
/** Returns what a card does if the other ship is a friend, and what it does if the other ship is an enemy. */
const withEach = <Found>(found: (side: Side) => Found): readonly [friend: Found, enemy: Found] => [found("friend"), found("enemy")];

/** A1 attacks B1 at Range 2, with another ship at Range 1 beside A1. */
function attacked(attacker: Omit<TestShip, "pose">, near: object, side: Side, target: object = {}): Table {
  const one: TestShip = { ...attacker, pose: at(400, 300) };
  const two: TestShip = { ...rookie, engaged: true, ...near, pose: at(470, 300) };
  const prey: TestShip = { ...academy, engaged: true, ...target, pose: at(400, 490, 180) };
  const table = cardTable(side === "friend" ? [[one, two], [prey]] : [[one], [prey, two]]);
  return table.attackDice(...BLANKS).say("primary>B1");
}

test("Boba Fett counts enemies at Range 1, and Jess Pava counts friends", () => {
  expect(withEach((side) => isOffered(attacked({ pilot: "bobafett-scum" }, {}, side), "A1/pilot:bobafett-scum"))).toEqual([false, true]);
  expect(withEach((side) => isOffered(attacked({ pilot: "jesspava" }, {}, side), "A1/pilot:jesspava"))).toEqual([true, false]);
});

test("Gemmer Sojan counts an enemy at Range 1, but not a friend", () => {
  const dice = (side: Side) => {
    const gemmer: TestShip = { pilot: "gemmersojan", engaged: true, pose: at(400, 490, 180) };
    const near: TestShip = { ...rookie, engaged: true, pose: at(470, 490) };
    const wes: TestShip = { pilot: "wesjanson", pose: at(400, 300) };
    const table = cardTable(side === "friend" ? [[wes], [gemmer, near]] : [[wes, near], [gemmer]]);
    return diceRolled(table.attackDice("hit", "blank", "blank").say("primary>B1"))[1];
  };
  expect(withEach(dice)).toEqual([3, 4]);
});

test("Nien Nunb counts an enemy in his arc at Range 1, but not a friend", () => {
  const calms = (side: Side) => {
    const nien: TestShip = { pilot: "niennunb", dial: "4KR", pose: at(400, 500) };
    const near: TestShip = { ...rookie, activated: true, pose: at(400, 600) };
    const far: TestShip = { ...rookie, activated: true, pose: at(860, 860) };
    const table = cardTable(side === "friend" ? [[nien, near], [far]] : [[nien], [far, near]], { phase: "activation" });
    return isOffered(table, "A1/pilot:niennunb");
  };
  expect(withEach(calms)).toEqual([false, true]);
});

test("Prince Xizor can let another friend at Range 1 take a hit, but not an enemy", () => {
  const takes = (side: Side) => {
    const xizor: TestShip = { pilot: "princexizor", engaged: true, pose: at(400, 490, 180) };
    const near: TestShip = { ...rookie, engaged: true, pose: at(470, 490, 180) };
    const wes: TestShip = { pilot: "wesjanson", pose: at(400, 300) };
    const table = cardTable(side === "friend" ? [[wes], [xizor, near]] : [[wes, near], [xizor]]);
    table
      .attackDice("hit", "hit", "hit")
      .defenseDice(...BLANKS)
      .say("primary>B1");
    while (table.kind.startsWith("modify")) table.pass();
    return isOffered(table, "B1/pilot:princexizor");
  };
  expect(withEach(takes)).toEqual([true, false]);
});

test("Jyn Erso counts enemies in her arc, but not friends", () => {
  const counts = (side: Side) => {
    const jyn: TestShip = { ...rookie, upgrades: ["jynerso"], dial: "1FG", pose: at(400, 100) };
    const seen: TestShip = { ...rookie, activated: true, pose: at(400, 300, 180) };
    const far: TestShip = { ...rookie, activated: true, pose: at(860, 860) };
    const table = cardTable(side === "friend" ? [[jyn, seen], [far]] : [[jyn], [far, seen]], { phase: "activation" });
    return isOffered(table.until("action"), "upgrade:jynerso");
  };
  expect(withEach(counts)).toEqual([false, true]);
});

test("Chaser gets a focus token when a friend at Range 1 spends one, but not when an enemy does", () => {
  const gains = (side: Side) => {
    const one: TestShip = { ...rookie, tokens: { focus: 1 }, pose: at(400, 300) };
    const chaser: TestShip = { pilot: "chaser", engaged: true, pose: at(470, 300) };
    const prey: TestShip = { ...academy, pose: at(400, 490, 180) };
    const table = cardTable(side === "friend" ? [[one, chaser], [prey]] : [[one], [prey, chaser]]);
    table.attackDice("focus", "blank", "blank").say("primary>B1").say("focus").until("attack");
    return table.ship(side === "friend" ? "A2" : "B2").tokens.focus;
  };
  expect(withEach(gains)).toEqual([1, 0]);
});

test("Swarm Leader asks only other friends with the defender in their arc", () => {
  const leader = { ...rookie, upgrades: ["swarmleader"] };
  const evading = { tokens: { evade: 1 } };
  const asked = (side: Side) => isOffered(attacked(leader, evading, side), "A1/upgrade:swarmleader/0");
  expect(withEach(asked)).toEqual([true, false]);
  expect(isOffered(attacked({ ...leader, ...evading }, {}, "friend"), "A1/upgrade:swarmleader/0")).toBe(false);
});

test("Attanni Mindlink links friends with the card, but not enemies", () => {
  const mirrored = (side: Side) => {
    const linked = { ...rookie, upgrades: ["attannimindlink"] };
    const one: TestShip = { ...linked, dial: "1FG", pose: at(400, 100) };
    const two: TestShip = { ...linked, activated: true, pose: at(600, 300) };
    const far: TestShip = { pilot: "wedgeantilles", dial: "2FW", pose: at(860, 860, 180) };
    const table = cardTable(side === "friend" ? [[one, two], [far]] : [[one], [far, two]], { phase: "activation" });
    table.until("action").say("focus");
    return table.ship(side === "friend" ? "A2" : "B2").tokens.focus;
  };
  expect(withEach(mirrored)).toEqual([1, 0]);
});

test("Crossfire Formation counts another friend beside the attacker, but not an enemy", () => {
  const adds = (side: Side) => {
    const own: TestShip = { ...rookie, upgrades: ["crossfireformation"], engaged: true, pose: at(400, 490, 180) };
    const resistance: TestShip = { pilot: "bluesquadronnovice", engaged: true, pose: at(470, 300) };
    const wes: TestShip = { pilot: "wesjanson", pose: at(400, 300) };
    const table = cardTable(side === "friend" ? [[wes], [own, resistance]] : [[wes, resistance], [own]]);
    table
      .attackDice("hit", "hit", "hit")
      .defenseDice(...BLANKS)
      .say("primary>B1");
    while (table.kind === "modify attack dice") table.pass();
    return isOffered(table, "B1/upgrade:crossfireformation/0");
  };
  expect(withEach(adds)).toEqual([true, false]);
});

test("Flight-Assist Astromech is blocked by enemies in its arc, but not by friends", () => {
  const boosts = (side: Side) => {
    const own: TestShip = { ...rookie, upgrades: ["flightassistastromech"], dial: "1FG", pose: at(400, 100) };
    const seen: TestShip = { ...rookie, activated: true, pose: at(400, 300) };
    const far: TestShip = { ...rookie, activated: true, pose: at(60, 60) };
    const table = cardTable(side === "friend" ? [[own, seen], [far]] : [[own], [far, seen]], { phase: "activation" });
    return isOffered(table, "A1/upgrade:flightassistastromech/0");
  };
  expect(withEach(boosts)).toEqual([true, false]);
});

test("Wes Janson and Torani Kulda don't react to a friend's attack", () => {
  const asked = (pilot: string, by: "itself" | "friend") => {
    const own: TestShip = { pilot, engaged: by === "friend", pose: at(400, 300) };
    const other: TestShip = { ...rookie, engaged: by === "itself", pose: at(470, 300) };
    const prey: TestShip = { ...academy, tokens: { focus: 1 }, engaged: true, pose: at(400, 460, 180) };
    const table = cardTable([[own, other], [prey]]).attackDice(...BLANKS);
    table.say("primary>B1");
    while (table.kind.startsWith("modify")) table.pass();
    return table.kind;
  };
  const nextRound = "dial + dial + dial";
  expect([asked("wesjanson", "itself"), asked("wesjanson", "friend")]).toEqual(["use at afterAttack", nextRound]);
  expect([asked("toranikulda", "itself"), asked("toranikulda", "friend")]).toEqual(["choose one", nextRound]);
});

test("Cassian Andor and Wingman remove no stress token from their own ship", () => {
  const stressed = { tokens: { stress: 1 }, pose: at(400, 300) };
  const far: TestShip = { ...rookie, pose: at(860, 860), dial: "2FW" };
  const cassian = cardTable([[{ pilot: "cassianandor", dial: "2FW", ...stressed }], [far]], { phase: "activation" });
  expect(isOffered(cassian, "A1/pilot:cassianandor")).toBe(false);
  const wingman = cardTable([[{ ...rookie, upgrades: ["wingman"], ...stressed }], [{ ...rookie, pose: at(400, 490, 180) }]]);
  expect(wingman.ship("A1").tokens.stress).toBe(1);
});

test("Threat Tracker, Dalan Oberos and Snap Shot affect only enemies, even if the ship can lock and attack friends", () => {
  const ahead = (own: Omit<TestShip, "pose">, other: object, side: Side, phase: "combat" | "activation" = "combat", more: object = {}) => {
    const one: TestShip = { ...own, pose: at(400, 300) };
    const two: TestShip = { ...rookie, pose: at(400, 410, 90), ...other };
    const far: TestShip = { pilot: "wedgeantilles", dial: "2FW", pose: at(860, 860, 180), ...more };
    return cardTable(side === "friend" ? [[one, two], [far]] : [[one], [far, two]], { phase });
  };
  const tracker = { pilot: "bluesquadronnovice", upgrades: ["m9g8", "threattracker"], engaged: true };
  const tracks = (side: Side) => {
    const isFriend = side === "friend";
    const facing = { pose: at(400, 450, isFriend ? 0 : 180) };
    const prey = { engaged: true, pose: at(400, 600, 180) };
    const table = ahead({ ...tracker, locks: [isFriend ? "A2" : "B2"] }, facing, side, "combat", prey);
    return isOffered(table, "A1/upgrade:threattracker/1");
  };
  expect(withEach(tracks)).toEqual([false, true]);
  const dalan = { pilot: "dalanoberos-m12lkimogilafighter", upgrades: ["r5tk"] };
  expect(withEach((side) => isOffered(ahead(dalan, {}, side), `A1/pilot:${dalan.pilot}`))).toEqual([false, true]);
  const snapper = { ...rookie, upgrades: ["r5tk", "snapshot"], activated: true };
  const flies = { dial: "1FG", pose: at(330, 410, 90) };
  const snaps = (side: Side) => isOffered(ahead(snapper, flies, side, "activation"), "A1/upgrade:snapshot/1");
  expect(withEach(snaps)).toEqual([false, true]);
});
