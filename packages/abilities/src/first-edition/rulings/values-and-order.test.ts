/**
 * First-edition rulings on pilot skill, on tokens and values that several cards change, on the word "immediately", and on simultaneous
 * effects.
 */
import { pilotSkill } from "@broadside/rules/procedures";
import { describe, expect, test } from "vitest";
import { at, attackFaces, cardTable, diceRolled, duel, faceup } from "../../card-table.testing.ts";

const PREY = { tokens: { disarm: 1 } } as const;
const holder = { pilot: "wedgeantilles", pose: at(850, 850, 180), dial: "1FG" } as const;

describe("altered pilot skill", () => {
  const green = (since: number, damaged = true) => ({
    pilot: "greensquadronpilot",
    upgrades: ["veteraninstincts"],
    pose: at(460, 300),
    damage: damaged ? [faceup("Damaged Cockpit", { since })] : [],
  });
  const round2 = (damaged: boolean) =>
    cardTable(
      [
        [{ pilot: "wedgeantilles", upgrades: ["swarmtactics"], pose: at(400, 300) }, green(1, damaged)],
        [{ pilot: "academypilot", pose: at(430, 490, 180) }],
      ],
      { state: { round: 2 } },
    );
  const skill = (table: ReturnType<typeof cardTable>, id = "A2") => pilotSkill(table.game, table.ship(id));

  test("ruling 96.1 Altered pilot skill: if several effects change it, only the most recent counts", () => {
    expect(skill(round2(true))).toBe(0);
    expect(skill(round2(true).say("A1/upgrade:swarmtactics/0"))).toBe(9);
  });

  test("ruling 96.2 Altered pilot skill: Veteran Instincts change 3 to 5", () => {
    expect(skill(round2(false))).toBe(5);
  });

  test("ruling 96.3 Altered pilot skill: Damaged Cockpit changes that to 0, not to 2", () => {
    expect(skill(round2(true))).toBe(0);
  });

  test("ruling 96.4 Altered pilot skill: Swarm Tactics change it to 9 for the round", () => {
    const table = round2(true).say("A1/upgrade:swarmtactics/0");
    expect(skill(table)).toBe(9);
    expect(table.untilPhase("planning").game.state.round).toBe(3);
    expect(skill(table)).toBe(0);
  });
});

describe("assigning a token", () => {
  const kyle = () =>
    cardTable([
      [
        { pilot: "kylekatarn", pose: at(400, 300), tokens: { focus: 1 } },
        { pilot: "rookiepilot", pose: at(500, 300) },
      ],
      [{ pilot: "academypilot", pose: at(430, 490, 180), ...PREY }],
    ]);

  test("ruling 97.1 Assigning a token to your ship: a token assigned by a card isn't an action", () => {
    const table = kyle().say("A1/pilot:kylekatarn");
    expect(table.ship("A2")).toMatchObject({ tokens: { focus: 1 }, actions: [] });
    expect(table.ship("A1").tokens.focus).toBe(0);
  });

  test("ruling 97.2 Assigning a token to your ship: a ship that was assigned focus and evade can still perform both actions", () => {
    const table = cardTable(
      [[{ pilot: "alphasquadronpilot", pose: at(400, 300), dial: "2FG", tokens: { focus: 1, evade: 1 } }], [holder]],
      { phase: "activation" },
    );
    expect(table.keys).toEqual(expect.arrayContaining(["focus", "evade"]));
    expect(table.say("evade").ship("A1")).toMatchObject({ tokens: { focus: 1, evade: 2 }, actions: ["evade"] });
  });
});

describe("increasing and reducing values", () => {
  const rolled = (upgrades: readonly string[], damage: readonly ReturnType<typeof faceup>[]) =>
    diceRolled(
      duel({ pilot: "rookiepilot" }, { pilot: "patrolleader", ...PREY, upgrades, damage, pose: at(400, 520, 180) }).say("primary>B1"),
    )[1] ?? 0;

  test("ruling 102.1 Increasing and reducing values: all changes are added up before the minimum of 0 applies", () => {
    expect(rolled(["stealthdevice"], [])).toBe(1);
    expect(rolled(["stealthdevice"], [faceup("Structural Damage"), faceup("Structural Damage")])).toBe(0);
  });

  test("ruling 102.2 Increasing and reducing values: agility 0, with 1 less by Structural Damage and 1 more by a card, is 0", () => {
    expect(rolled(["stealthdevice"], [faceup("Structural Damage")])).toBe(0);
  });
});

test("ruling 103.1 Immediately: the word gives an effect no priority; initiative decides", () => {
  const attack = (initiative: readonly number[]) =>
    duel(
      { pilot: "rookiepilot", upgrades: ["r3a2"] },
      { pilot: "omicrongrouppilot", ...PREY, upgrades: ["rebelcaptive"], pose: at(400, 520, 180) },
      { state: { initiative } },
    ).say("primary>B1");
  const first = attack([0, 1]);
  expect([first.kind, first.ship("A1").tokens.stress]).toEqual(["use at attackDeclared", 0]);
  const second = attack([1, 0]);
  expect([second.kind, second.ship("A1").tokens.stress]).toEqual(["use at attackDeclared", 1]);
});

describe("resolving simultaneous effects", () => {
  test("ruling 113.1 Resolving simultaneous effects: the effect's player chooses which ship is affected first", () => {
    const table = cardTable([
      [{ pilot: "captainjonus", upgrades: ["assaultmissiles"], locks: ["B1"], pose: at(400, 300) }],
      [
        { pilot: "bountyhunter", ...PREY, pose: at(400, 510, 180) },
        { pilot: "bountyhunter", ...PREY, pose: at(300, 510, 180) },
        { pilot: "bountyhunter", ...PREY, pose: at(500, 510, 180) },
      ],
    ]);
    table.attackDice("hit", "hit", "hit", "hit").defenseDice("blank", "blank", "blank").say("assaultmissiles@0>B1");
    while (table.kind.startsWith("modify")) table.pass();
    const order = table.asks[0];
    expect(order?.seat).toBe(0);
    expect(order?.keys).toEqual(expect.arrayContaining(["B2", "B3"]));
    table.say("B3");
    expect(
      table
        .notes("damage")
        .map((note) => note.ship)
        .slice(0, 2),
    ).toEqual(["B3", "B2"]);
  });

  test("ruling 113.2 Resolving simultaneous effects: Chopper's player chooses the order in which ships get stress", () => {
    const table = cardTable([
      [{ pilot: "chopper", touching: ["B1", "B2"], pose: at(400, 300) }],
      [
        { pilot: "niennunb", ...PREY, touching: ["A1"], pose: at(460, 300, 270) },
        { pilot: "jekporkins", ...PREY, touching: ["A1"], pose: at(340, 300, 90) },
      ],
    ]);
    expect(table.asks).toMatchObject([{ seat: 0, keys: ["B1", "B2"] }]);
    table.say("B2");
    expect(table.asks).toMatchObject([{ seat: 1, keys: ["pass", "B2/pilot:jekporkins"] }]);
    expect([table.ship("B1").tokens.stress, table.ship("B2").tokens.stress]).toEqual([0, 1]);
  });
});

describe("spending tokens", () => {
  const bare = { pilot: "academypilot", ...PREY } as const;

  test("ruling 119.6 Spending tokens: two focus tokens can pay for different effects, one of them Calculation", () => {
    const table = duel({ pilot: "rookiepilot", upgrades: ["calculation"], tokens: { focus: 2 } }, bare);
    table.attackDice("focus", "focus", "blank").say("primary>B1").say("A1/upgrade:calculation/0");
    expect(attackFaces(table).filter((face) => face === "crit")).toHaveLength(1);
    expect(table.keys).toContain("focus");
    table.defenseDice("blank", "blank", "blank").say("focus");
    expect(table.ship("A1").tokens.focus).toBe(0);
    expect(table.notes("hit")).toMatchObject([{ results: 2 }]);
  });
});

describe("parallel ships and attacking", () => {
  /** An asteroid blocks some of the equally short range lines. */
  const rock = { token: "core2asteroid0", pose: at(380, 415) } as const;
  const KEYS = ["clear", "obstructed"];

  test("ruling 109.1 Parallel ships and attacking: the attacker uses a clear line if there is one", () => {
    const table = duel({ pilot: "rookiepilot" }, bare(), { obstacles: [rock] }).say("primary>B1");
    expect(diceRolled(table)).toEqual([3, 3]);
  });

  test("ruling 109.1 Parallel ships and attacking: the attacker can use an obstructed line if a card makes that useful", () => {
    const table = () => duel({ pilot: "rookiepilot", upgrades: ["trickshot"] }, bare(), { obstacles: [rock] }).say("primary>B1");
    expect(table().asks).toMatchObject([{ kind: "line of the attack", seat: 0, keys: KEYS }]);
    expect(diceRolled(table().say("clear"))).toEqual([3, 3]);
    const obstructed = table().say("obstructed");
    expect(obstructed.keys).toEqual(["pass", "A1/upgrade:trickshot/0"]);
    expect(diceRolled(obstructed.say("A1/upgrade:trickshot/0"))).toEqual([4, 4]);
  });
});

const bare = () => ({ pilot: "academypilot", ...PREY }) as const;
