/**
 * Tests which ships can trigger a card. Depending on the card, these are friends or enemies, up to the far end of its range but not beyond.
 */
import { pilotSkill } from "@broadside/rules";
import type { Table, TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable, diceRolled, duel, flying } from "../card-table.testing.ts";

const rookie = { pilot: "rookiepilot" };
const academy = { pilot: "academypilot" };
const BLANKS = ["blank", "blank", "blank"] as const;
const far: TestShip = { ...academy, pose: at(860, 860, 180), engaged: true, activated: true, dial: "2FW" };
const isOffered = (table: Table, key: string): boolean => table.keys.includes(key);
/** Returns the distance between the centres of two small bases with this gap between them. */
const apart = (gap: number): number => 40 + gap;

/** A1 shoots at B1 and misses. A friend or an enemy is beside it. */
function missed(shooter: object, beside: object, side: "friend" | "enemy", gap: number): Table {
  const one: TestShip = { ...rookie, ...shooter, pose: at(300, 300) };
  const two: TestShip = { ...rookie, ...beside, engaged: true, pose: at(300 + apart(gap), 300) };
  const prey: TestShip = { ...academy, engaged: true, pose: at(300, 490, 180) };
  const table = cardTable(side === "friend" ? [[one, two], [prey]] : [[one], [prey, two]]);
  table
    .attackDice(...BLANKS)
    .defenseDice(...BLANKS)
    .say("primary>B1");
  while (table.kind.startsWith("modify")) table.pass();
  return table;
}

test("Airen Cracken: only another friend at Range 1 can act", () => {
  const acts = (side: "friend" | "enemy", gap: number) =>
    isOffered(missed({ pilot: "airencracken" }, {}, side, gap), "A1/pilot:airencracken");
  expect(acts("friend", 97)).toBe(true);
  expect(acts("friend", 103)).toBe(false);
  expect(acts("enemy", 97)).toBe(false);
});

test("Operations Specialist: works after a friend at Range 1-2 misses", () => {
  const answers = (gap: number) =>
    isOffered(missed({}, { upgrades: ["operationsspecialist"] }, "friend", gap), "A2/upgrade:operationsspecialist/0");
  expect(answers(197)).toBe(true);
  expect(answers(203)).toBe(false);
});

describe("Thane Kyrell", () => {
  /** An enemy in Thane Kyrell's arc attacks him or one of his friends. */
  const attacked = (gap: number, target: "B1" | "B2" = "B1") => {
    const table = cardTable([
      [{ ...rookie, pose: at(300, 300) }],
      [
        { ...academy, engaged: true, pose: at(300, 420, 180) },
        { pilot: "thanekyrell", engaged: true, pose: at(300, 300 + apart(gap), 180) },
      ],
    ]);
    table
      .attackDice(...BLANKS)
      .defenseDice(...BLANKS, "blank")
      .say(`primary>${target}`);
    while (table.kind.startsWith("modify")) table.pass();
    return isOffered(table, "B2/pilot:thanekyrell");
  };
  test("reacts to an attacker at Range 1-3", () => {
    expect(attacked(297)).toBe(true);
    expect(attacked(303)).toBe(false);
  });
  test("doesn't react to an attack on himself", () => expect(attacked(250, "B2")).toBe(false));
});

test("Captain Yorr: can take the stress token of a friend at Range 1-2", () => {
  const flown = (gap: number) =>
    cardTable(
      [
        [
          { pilot: "captainyorr", pose: at(200, 500), activated: true },
          { ...academy, pose: at(200 + 60 + gap, 260), dial: "4KR" },
        ],
        [far],
      ],
      { phase: "activation" },
    );
  expect(isOffered(flown(197), "A1/pilot:captainyorr")).toBe(true);
  expect(isOffered(flown(203), "A1/pilot:captainyorr")).toBe(false);
});

/** A1 flies a straight 1, ends beside another ship, and performs its action. */
function acting(ship: object, beside: object, side: "friend" | "enemy", gap: number, dial = "1FG"): Table {
  const one: TestShip = { ...rookie, ...ship, dial, pose: at(300, 100) };
  const two: TestShip = { ...rookie, ...beside, activated: true, pose: at(300 + apart(gap), 180) };
  return cardTable(side === "friend" ? [[one, two], [far]] : [[one], [far, two]], { phase: "activation" });
}

test("Benthic Two Tubes: can pass his action's focus token to a friend at Range 1-2", () => {
  const gives = (side: "friend" | "enemy", gap: number) =>
    isOffered(
      acting({ pilot: "benthictwotubes" }, {}, side, gap + 20, "1FW")
        .until("action")
        .say("focus"),
      "A1/pilot:benthictwotubes",
    );
  expect(gives("friend", 197)).toBe(true);
  expect(gives("friend", 203)).toBe(false);
  expect(gives("enemy", 150)).toBe(false);
});

test("Fleet Officer: can choose friends at Range 1-2", () => {
  const chosen = (side: "friend" | "enemy", gap: number) =>
    acting({ upgrades: ["fleetofficer"] }, {}, side, gap)
      .until("action")
      .say("upgrade:fleetofficer");
  expect(chosen("friend", 197).keys).toContain("A2");
  expect(chosen("friend", 203).keys).not.toContain("A2");
  expect(chosen("enemy", 150).keys).not.toContain("B2");
});

test("Jyn Erso: gives a focus token for an enemy in her arc up to Range 3", () => {
  const given = (gap: number) => {
    const table = cardTable(
      [
        [
          { ...rookie, upgrades: ["jynerso"], dial: "1FG", pose: at(300, 100) },
          { ...rookie, pose: at(440, 180), activated: true },
        ],
        [{ ...academy, pose: at(300, 180 + apart(gap), 180), activated: true }, far],
      ],
      { phase: "activation" },
    ).until("action");
    return table.keys.includes("upgrade:jynerso") ? table.say("upgrade:jynerso").say("A2").ship("A2").tokens.focus : 0;
  };
  expect(given(297)).toBe(1);
  expect(given(303)).toBe(0);
});

test("Kanan Jarrus, crew: works only for friends at Range 1-2", () => {
  const calmed = (side: "friend" | "enemy", gap: number) => {
    const flier: TestShip = { ...rookie, dial: "3FW", pose: at(300, 100), tokens: { stress: 1 } };
    const kanan: TestShip = { ...rookie, upgrades: ["kananjarrus"], activated: true, pose: at(300 + apart(gap), 260) };
    return cardTable(side === "friend" ? [[flier, kanan], [far]] : [[flier], [kanan, far]], { phase: "activation" });
  };
  expect(isOffered(calmed("friend", 197), "A2/upgrade:kananjarrus/0")).toBe(true);
  expect(isOffered(calmed("friend", 203), "A2/upgrade:kananjarrus/0")).toBe(false);
  expect(isOffered(calmed("enemy", 150), "B1/upgrade:kananjarrus/0")).toBe(false);
});

test("Kanan Jarrus: removes a die from an enemy at Range 1-2, but not from a friend", () => {
  const kanan = (gap: number) =>
    isOffered(
      duel({ pilot: "wesjanson" }, { pilot: "kananjarrus", tokens: { focus: 1 }, engaged: true }, { gap: gap + 20 }).say("primary>B1"),
      "B1/pilot:kananjarrus",
    );
  expect(kanan(197)).toBe(true);
  expect(kanan(203)).toBe(false);
  const friend = missed({}, { pilot: "kananjarrus", tokens: { focus: 1 } }, "friend", 60);
  expect(diceRolled(friend)[0]).toBe(3);
});

describe("while stressed", () => {
  test("Expertise changes nothing", () => {
    const keys = (stress: number) =>
      duel({ ...rookie, upgrades: ["expertise"], tokens: { stress } }, { ...academy, engaged: true })
        .attackDice("focus", "blank", "blank")
        .say("primary>B1").keys;
    expect(keys(0)).toContain("A1/upgrade:expertise/0");
    expect(keys(1)).not.toContain("A1/upgrade:expertise/0");
  });

  test("Opportunist can't roll an extra die", () => {
    const keys = (stress: number) =>
      duel({ ...rookie, upgrades: ["opportunist"], tokens: { stress } }, { ...academy, engaged: true }).say("primary>B1").keys;
    expect(keys(0)).toContain("A1/upgrade:opportunist/0");
    expect(keys(1)).not.toContain("A1/upgrade:opportunist/0");
  });

  test("Fenn Rau can't stop enemies from spending tokens", () => {
    const keys = (stress: number) => duel({ pilot: "fennrau-sheathipedeclassshuttle", tokens: { stress }, engaged: true }, academy).keys;
    expect(keys(0)).toContain("A1/pilot:fennrau-sheathipedeclassshuttle");
    expect(keys(1)).not.toContain("A1/pilot:fennrau-sheathipedeclassshuttle");
  });
});

test("Dead Man's Switch: ships at Range 1 suffer damage, and ships beyond it don't", () => {
  const shields = (gap: number) => {
    const table = cardTable([
      [{ pilot: "wedgeantilles", pose: at(300, 300) }],
      [
        {
          ...academy,
          upgrades: ["deadmansswitch"],
          damage: [0, 1].map((card) => ({ card, faceup: false, since: 1 })),
          pose: at(300, 490, 180),
        },
        { ...rookie, engaged: true, pose: at(300 + apart(gap), 490, 180) },
      ],
    ]);
    table
      .attackDice("hit", "hit", "hit")
      .defenseDice(...BLANKS)
      .say("primary>B1");
    while (table.kind.startsWith("modify")) table.pass();
    return table.ship("B2").shields;
  };
  expect(shields(97)).toBe(1);
  expect(shields(103)).toBe(2);
});

test("Torkil Mux: lowers the pilot skill of an enemy at Range 1-2 to 0", () => {
  const skill = (gap: number) => {
    const table = cardTable(
      [
        [{ pilot: "torkilmux", dial: "1FG", pose: at(300, 100) }],
        [{ pilot: "wedgeantilles", activated: true, pose: at(300, 180 + apart(gap), 180) }],
      ],
      { phase: "activation" },
    ).until("attack");
    return pilotSkill(table.game, table.ship("B1"));
  };
  expect(skill(197)).toBe(0);
  expect(skill(203)).toBe(9);
});

test("Experimental Interface: can be used once a round", () => {
  const table = flying({ ...rookie, upgrades: ["experimentalinterface", "expose", "rage"] }, "1FG");
  table.until("action").say("focus").say("A1/upgrade:experimentalinterface/0").say("upgrade:expose");
  expect(table.ship("A1")).toMatchObject({ actions: ["focus", "upgrade:expose"], tokens: { stress: 1 } });
  expect(isOffered(table, "A1/upgrade:experimentalinterface/0")).toBe(false);
});
