import { type Attack, type GameEvent, NO_TOKENS, type Ship, type ShipId } from "@broadside/rules";
import { describe, expect, test } from "vitest";
import { cursor, flown, focused, linesOf } from "./log.testing.ts";

const CARD = "damage:core-tfa/Console Fire";
const shields = (ship: ShipId, left: number): GameEvent => ({ change: "ship", ship, set: { shields: left } });

describe("the effects of a card", () => {
  test("don't include the ship's action after a maneuver", () => {
    const told = linesOf([
      cursor("B1"),
      { note: "activated", ship: "B1" },
      { note: "revealed", ship: "B1", maneuver: "2FW" },
      { note: "used", ship: "B1", card: CARD },
      { note: "turned facedown", ship: "B1", card: CARD },
      { note: "maneuver", ship: "B1", maneuver: "2FW" },
      ...focused("B1"),
    ]);
    expect(told).toEqual(["Academy 1 turns Console Fire facedown, flies a white 2 straight and focuses"]);
  });

  test("don't include another ship's maneuver", () => {
    const told = linesOf([
      cursor("B1"),
      { note: "activated", ship: "B1" },
      { note: "used", ship: "B2", card: "pilot:soontirfel" },
      { note: "maneuver", ship: "B1", maneuver: "2FW" },
      { note: "overlapped", ship: "B1", target: "A1" },
    ]);
    expect(told).toEqual(["Soontir Fel uses its pilot ability; Academy 1 flies a white 2 straight and bumps Wedge"]);
  });

  test("don't include an event with another reason", () => {
    const told = linesOf([
      ...flown("B2", "2FG"),
      { note: "used", ship: "B2", card: "pilot:soontirfel" },
      { note: "split", ship: "B1", reason: "leader's roll or boost" },
    ]);
    expect(told).toEqual([
      "Soontir Fel flies a green 2 straight and uses its pilot ability; Academy 1 splits from its wing (the leader's barrel roll or boost)",
    ]);
  });

  test("on another ship are shown with the name of the ability's owner", () => {
    const told = linesOf([
      ...flown("B1", "2FW"),
      { note: "used", ship: "B2", card: "pilot:soontirfel" },
      { note: "token", ship: "B1", token: "stress" },
    ]);
    expect(told).toEqual(["Academy 1 flies a white 2 straight and gets a stress token (Soontir Fel)"]);
  });

  test("include tokens and energy from an upgrade, even after the upgrade's cost", () => {
    const told = linesOf([
      ...flown("A2", "2F2"),
      { note: "energy", ship: "A2", amount: 2 },
      { note: "energy allocated", ship: "A2", card: "upgrade:quadlasercannons" },
      { note: "used", ship: "A2", card: "upgrade:pushthelimit" },
      { note: "energy", ship: "A2", amount: 1 },
      { note: "energy allocated", ship: "A2", card: "upgrade:quadlasercannons" },
    ]);
    expect(told).toEqual([
      "CR90 1 flies a 2 straight, gains 2 energy, puts 2 energy on quadlasercannons and gains 1 energy (Push the Limit)",
    ]);
  });

  test("name the card once for its roll and the damage together", () => {
    const told = linesOf([
      cursor("B1", "combat"),
      { note: "used", ship: "B1", card: CARD },
      { note: "rolled", ship: "B1", reason: CARD, faces: ["hit", "blank", "hit"] },
      { note: "damage", ship: "B1", reason: CARD, amount: 1 },
      { note: "dealt facedown", ship: "B1" },
    ]);
    expect(told).toEqual(["Academy 1 rolls 2 hits and a blank and takes 1 damage (Console Fire)"]);
  });

  test("name the ships that they affect, or count them if there are many", () => {
    const used = (...ships: readonly ShipId[]) =>
      linesOf([
        cursor(undefined, "combat"),
        { note: "used", ship: "B2", card: "upgrade:pushthelimit" },
        {
          change: "state",
          set: { effects: ships.map((ship, since) => ({ id: "effect:pilot skill", ship, by: "B2", until: "phase", since })) },
        },
      ]);
    expect(used("B1")).toEqual(["Soontir Fel uses Push the Limit on Academy 1"]);
    expect(used("B1", "A1", "A2")).toEqual(["Soontir Fel uses Push the Limit on 3 ships"]);
  });
});

describe("an attack's line", () => {
  const attack = (attacker: ShipId): Attack => ({ attacker, defender: attacker }) as Attack;
  const declared: GameEvent = { note: "attacks", ship: "A1", target: "B1", range: 2 };

  test("ends when the same ship begins a second attack, even if no event ended the first one", () => {
    const told = linesOf(
      [cursor("A1", "combat"), { change: "state", set: { attack: attack("A1") } }, declared],
      [
        { note: "missed", ship: "A1", target: "B1" },
        { change: "state", set: { attack: attack("A1") } },
        declared,
        { change: "state", set: { attack: attack("A1") } },
        { note: "hit", ship: "A1", target: "B1", results: 1 },
        { note: "dealt facedown", ship: "B1" },
      ],
    );
    expect(told).toEqual(["Wedge attacks Academy 1 at range 2 and misses", "Wedge attacks Academy 1 at range 2; Academy 1 takes 1 damage"]);
  });

  test("doesn't contain what the End phase does in the same input", () => {
    const told = linesOf(
      [cursor("A1", "combat"), { change: "state", set: { attack: attack("A1") } }, declared],
      [
        { note: "missed", ship: "A1", target: "B1" },
        { change: "state", set: { attack: undefined } },
        cursor(undefined, "end"),
        shields("A1", 9),
      ],
    );
    expect(told).toEqual(["Wedge attacks Academy 1 at range 2 and misses", "Wedge regains 7 shields"]);
  });

  test("contains the energy that was paid before the attack was declared", () => {
    const told = linesOf([cursor("A2", "combat"), { note: "energy spent", ship: "A2", amount: 1 }, { ...declared, ship: "A2" }]);
    expect(told).toEqual(["CR90 1 attacks Academy 1 at range 2 for 1 energy"]);
  });

  test("names the third ship whose ability was used", () => {
    const told = linesOf([
      cursor("B1", "combat"),
      { note: "attacks", ship: "B1", target: "A1", range: 1 },
      { note: "rolled", ship: "B1", reason: "attack", faces: ["hit"] },
      { note: "used", ship: "B2", card: "pilot:soontirfel" },
      { note: "missed", ship: "B1", target: "A1" },
    ]);
    expect(told).toEqual(["Academy 1 attacks Wedge at range 1 and misses: 1 hit (Soontir Fel)"]);
  });

  test("names the card and energy that drew the attack to another ship", () => {
    const told = linesOf([
      cursor("B1", "combat"),
      { note: "attacks", ship: "B1", target: "A1", range: 1 },
      { note: "used", ship: "A2", card: "upgrade:pushthelimit" },
      { note: "energy spent", ship: "A2", amount: 3 },
      { note: "attack drawn", ship: "A2", target: "B1", range: 2 },
      { note: "rolled", ship: "B1", reason: "attack", faces: ["hit"] },
      { note: "missed", ship: "B1", target: "A2" },
    ]);
    expect(told).toEqual([
      "Academy 1 attacks Wedge at range 1, but CR90 1 draws the attack at range 2 (Push the Limit for 3 energy): 1 hit; the attack misses",
    ]);
  });
});

describe("bombs", () => {
  test("cause all the damage that they do, even if players answer questions in between", () => {
    const hurt = (ship: ShipId): readonly GameEvent[] => [
      { note: "damage", ship, reason: "bomb", amount: 1 },
      { note: "dealt facedown", ship },
    ];
    const told = linesOf([cursor(undefined), { note: "detonated", device: "device 1", deviceKind: "seismic charge" }], hurt("B1"), [
      ...hurt("A1"),
      { note: "destroyed", ship: "A1" },
    ]);
    expect(told).toEqual(["A seismic charge goes off: Academy 1 takes 1 damage; Wedge takes 1 damage and is destroyed"]);
  });

  test("are not the only named causes, because damage from a card names the card", () => {
    const told = linesOf([
      cursor(undefined, "end"),
      { note: "damage", ship: "B1", reason: CARD, amount: 1 },
      { note: "dealt facedown", ship: "B1" },
    ]);
    expect(told).toEqual(["Academy 1 takes 1 damage (Console Fire)"]);
  });
});

describe("huge ships", () => {
  test("run over and destroy a ship in one clause", () => {
    const told = linesOf([
      ...flown("A2", "2F2"),
      { note: "run over", ship: "A2", target: "B1", rule: "HS-OVER-01" },
      { note: "destroyed", ship: "B1" },
    ]);
    expect(told).toEqual(["CR90 1 flies a 2 straight and runs over and destroys Academy 1"]);
  });

  test("recover shields in both sections with one action", () => {
    const told = linesOf(
      [cursor("A2"), { note: "activated", ship: "A2" }, { change: "ship", ship: "A2", set: { shields: 1, aftShields: 1 } }],
      [
        { note: "energy spent", ship: "A2", amount: 4 },
        { change: "ship", ship: "A2", set: { shields: 3, aftShields: 3 } },
        { note: "action", ship: "A2", action: "recover" },
      ],
    );
    expect(told[0]).toMatch(/recovers 2 fore shields and 2 aft shields for 4 energy$/);
  });

  test("jam a ship that is named, with the number of tokens", () => {
    const told = linesOf([
      ...flown("A2", "2F2"),
      { note: "token", ship: "B1", token: "stress" },
      { note: "token", ship: "B1", token: "stress" },
      { note: "action", ship: "A2", action: "jam" },
    ]);
    expect(told).toEqual(["CR90 1 flies a 2 straight and jams Academy 1 with 2 stress tokens"]);
  });
});

test("a ship that deploys from its carrier has the carrier's card in its line", () => {
  const told = linesOf(
    [cursor(undefined, "system"), { note: "deployed", ship: "B1", target: "A2" }, { note: "maneuver", ship: "B1", maneuver: "2FW" }],
    [{ note: "used", ship: "A2", card: "upgrade:pushthelimit" }],
    focused("B1"),
  );
  expect(told).toEqual(["Academy 1 deploys from CR90 1, flies a white 2 straight and focuses (Push the Limit)"]);
});

test("a ship that is placed later gets a line", () => {
  expect(linesOf([cursor(undefined, "planning"), { note: "placed", ship: "A1" }])).toEqual(["Wedge is placed"]);
});

test("a ship's destruction is logged once, without its discarded Damage cards", () => {
  const told = linesOf([
    ...flown("B1", "2FW"),
    { note: "stays for the step", ship: "B1", rule: "2E-ENGAGE-04" },
    { note: "destroyed", ship: "B1" },
    { note: "damage discarded", ship: "B1", card: CARD },
  ]);
  expect(told).toEqual(["Academy 1 flies a white 2 straight and is destroyed"]);
});

test("a token that a jam token removes is logged as lost only once", () => {
  const lost = (tokens: Partial<Ship["tokens"]>): GameEvent => ({
    change: "ship",
    ship: "A1",
    set: { tokens: { ...NO_TOKENS, ...tokens } },
  });
  const told = linesOf(
    [cursor("A1"), { note: "activated", ship: "A1" }],
    [lost({ focus: 1, jam: 1 }), { note: "token", ship: "A1", token: "jam" }, lost({ focus: 1 }), lost({})],
  );
  expect(told).toEqual(["Wedge gets a jam token and loses a focus token (jammed)"]);
  const noted = linesOf(
    [cursor("A1"), { note: "activated", ship: "A1" }],
    [
      lost({ focus: 1, jam: 1 }),
      { note: "token", ship: "A1", token: "jam" },
      lost({ jam: 1 }),
      lost({}),
      { note: "jammed", ship: "A1", token: "focus" },
    ],
  );
  expect(noted).toEqual(["Wedge gets a jam token and loses a focus token (jammed)"]);
});

test("several votes during set-up share a line, with those decided by a random draw last", () => {
  const vote = (seat: number, key: string): GameEvent => ({ note: "votes", seat, kind: "priority target" as "player order", key });
  const drawn: GameEvent = { note: "decided by lot", kind: "priority target" as "player order", key: "B1", rule: "ET-TEAM-55-Q" };
  expect(linesOf([cursor(undefined, "setup"), vote(0, "A1"), vote(1, "A1")], [vote(0, "A2"), vote(1, "B1"), drawn])).toEqual([
    "Vote (priority target): Player 1 and Player 2 choose Wedge; where votes differ, a random draw decides: Academy 1",
  ]);
});
