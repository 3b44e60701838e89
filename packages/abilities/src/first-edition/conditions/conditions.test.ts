import { invariant } from "@broadside/kit";
import { type Attack, agility, type Effect, type EffectData, pilotSkill, type ShipId, shieldValue } from "@broadside/rules";
import { startSetUp, type Table } from "@broadside/rules/testing";
import { expect, test } from "vitest";
import { at, cardTable, diceRolled, duel, flying, shoot } from "../../card-table.testing.ts";
import { FIRST_EDITION_ABILITIES } from "../../index.ts";

/** Puts a Condition on a ship, as if another ship had assigned it. */
const on = (
  ship: ShipId,
  condition: string,
  by: ShipId,
  data?: EffectData,
): { readonly effects: readonly Effect[]; readonly counted: number } => ({
  effects: [{ id: `condition:${condition}`, ship, by, until: "game", since: 1, ...(data && { data }) }],
  counted: 1,
});
const wedge = { pilot: "wedgeantilles" };
const target = { pilot: "academypilot" };
const rookie = { pilot: "rookiepilot" };

test("A Debt to Pay: its ship can change a focus result to a critical against the ship with A Score to Settle", () => {
  const keys = (...upgrades: readonly string[]) =>
    duel(wedge, { ...target, upgrades }, { state: on("A1", "adebttopay", "B1") })
      .attackDice("focus", "blank", "blank")
      .say("primary>B1").keys;
  expect(keys("ascoretosettle")).toEqual(["done", "A1/condition:adebttopay/1"]);
  expect(keys()).not.toContain("A1/condition:adebttopay/1");
});

test("Fanatical Devotion: its ship can't spend focus to defend, and evades can't cancel a hit made by focus", () => {
  const defending = duel(wedge, { ...target, tokens: { focus: 1 } }, { state: on("B1", "fanaticaldevotion", "B1") });
  expect(shoot(defending, ["hit", "blank", "blank"], ["focus", "blank"]).ship("B1").tokens.focus).toBe(1);
  const attacking = duel({ ...wedge, tokens: { focus: 1 } }, target, { state: on("A1", "fanaticaldevotion", "A1") });
  attacking.attackDice("focus", "crit", "blank").say("primary>B1").defenseDice("evade", "evade").say("focus");
  while (attacking.kind.startsWith("modify")) attacking.pass();
  expect(attacking.ship("B1").damage).toMatchObject([{ faceup: false }]);
});

test("Fanatical Devotion: a focus token spent without a focus result protects no hit", () => {
  const table = duel({ ...wedge, tokens: { focus: 1 } }, rookie, { state: on("A1", "fanaticaldevotion", "A1") });
  table.attackDice("hit", "blank", "blank").say("primary>B1").defenseDice("evade").say("focus");
  while (table.kind.startsWith("modify")) table.pass();
  expect(table.notes("spent")).toMatchObject([{ ship: "A1", token: "focus" }]);
  expect(table.ship("B1").shields).toBe(2);
});

test("Fanatical Devotion: Esege Tuketu's focus token protects a hit too", () => {
  const table = cardTable(
    [
      [
        { ...wedge, pose: at(400, 300) },
        { pilot: "esegetuketu", pose: at(480, 300), tokens: { focus: 1 }, engaged: true },
      ],
      [{ ...rookie, pose: at(400, 490, 180), engaged: true }],
    ],
    { state: on("A1", "fanaticaldevotion", "A1") },
  );
  table.attackDice("focus", "blank", "blank").say("primary>B1").defenseDice("evade").say("A2/pilot:esegetuketu");
  while (table.kind.startsWith("modify")) table.pass();
  expect(table.ship("B1").shields).toBe(1);
});

test("Harpooned: a critical damages other ships at Range 1, and its ship is dealt a facedown card for the Condition", () => {
  const table = cardTable(
    [
      [{ ...wedge, pose: at(400, 300) }],
      [
        { ...rookie, pose: at(400, 490, 180) },
        { ...rookie, pose: at(460, 490, 180) },
      ],
    ],
    { state: on("B1", "harpooned", "A1") },
  );
  shoot(table, ["crit", "blank", "blank"], ["blank"]);
  expect(table.ship("B2").shields).toBe(1);
  expect(table.ship("B1")).toMatchObject({ shields: 1, damage: [{ faceup: false }] });
  expect(table.game.state.effects).toEqual([]);
});

test("Harpooned: when its ship is destroyed, all others at Range 1 suffer 1 damage", () => {
  const table = cardTable(
    [
      [{ ...wedge, pose: at(400, 300) }],
      [
        { ...target, pose: at(400, 490, 180) },
        { ...rookie, pose: at(460, 490, 180) },
      ],
    ],
    { state: on("B1", "harpooned", "A1") },
  );
  expect(shoot(table, ["hit", "hit", "hit"], ["blank", "blank"]).ship("B2").shields).toBe(1);
});

test("Harpooned: its action removes it, but risks 1 damage", () => {
  const table = flying(rookie, "2FG", { state: on("A1", "harpooned", "B1") })
    .attackDice("crit")
    .say("condition:harpooned");
  expect(table.game.state.effects).toEqual([]);
  expect(table.ship("A1").shields).toBe(1);
});

test("I'll Show You the Dark Side: the picked Pilot card replaces a critical, even if its ship has shields", () => {
  const table = duel(wedge, rookie, { state: on("B1", "illshowyouthedarkside", "A1", { damageCard: 0 }) });
  shoot(table, ["crit", "blank", "blank"], ["blank"]);
  expect(table.ship("B1")).toMatchObject({ shields: 2, damage: [{ card: 0, faceup: true }] });
  expect(table.game.state.effects).toEqual([]);
});

test("I'll Show You the Dark Side: when it moves to another ship, the picked card stays the same", () => {
  const shuttle = { pilot: "omicrongrouppilot", upgrades: ["kyloren"], pose: at(400, 300), dial: "1FG" };
  const enemies = [400, 460].map((x) => ({ ...rookie, pose: at(x, 560, 180) }));
  const table = cardTable([[shuttle], enemies], {
    phase: "activation",
    state: on("B1", "illshowyouthedarkside", "A1", { damageCard: 3 }),
  });
  table.until("action").say("upgrade:kyloren", 0).say("B2");
  expect(table.kind).not.toBe("choose Damage card");
  expect(table.game.state.effects).toMatchObject([{ id: "condition:illshowyouthedarkside", ship: "B2", data: { damageCard: 3 } }]);
});

test("I'll Show You the Dark Side: if a team shares a deck, the picked card comes from that deck", () => {
  const ships = [[{ ...wedge, pose: at(400, 300) }], [{ ...rookie, pose: at(800, 800) }], [{ ...rookie, pose: at(400, 490, 180) }]];
  const table = cardTable(ships, {
    teams: [0, 1, 1],
    setup: { sharedDeck: "team" },
    state: on("C1", "illshowyouthedarkside", "A1", { damageCard: 0 }),
  });
  table.attackDice("crit", "blank", "blank").defenseDice("blank", "blank", "blank").say("primary>C1");
  while (table.kind.startsWith("modify")) table.pass();
  expect(table.ship("C1").damage).toMatchObject([{ card: 0, faceup: true }]);
  expect(table.game.state.decks.map(({ left }) => left)).toEqual([33, 32, 33]);
});

/** Plays the whole set-up. Thweek assigns this Condition to an enemy with this pilot. */
const following = (pilot: string, condition: "mimicked" | "shadowed"): Table => {
  const lists = [
    { points: 99, ships: ["thweek"] },
    { points: 100, ships: [pilot] },
  ];
  const table = startSetUp(lists, { registry: FIRST_EDITION_ABILITIES })
    .until("use at beforeForces")
    .say("A1/pilot:thweek")
    .say(`B1 ${condition}`);
  while (table.game.state.cursor.phase === "setup") table.pass();
  return table;
};

test("Thweek can choose an enemy, but not a friend", () => {
  const lists = [
    { points: 99, ships: ["thweek", "rookiepilot"] },
    { points: 100, ships: ["academypilot"] },
  ];
  const table = startSetUp(lists, { registry: FIRST_EDITION_ABILITIES }).until("use at beforeForces").say("A1/pilot:thweek");
  expect(table.keys).toEqual(["B1 shadowed", "B1 mimicked"]);
});

test("Mimicked: the ship that assigned it has the other ship's pilot ability", () => {
  const table = following("wedgeantilles", "mimicked");
  expect(table.game.state.effects).toMatchObject([
    { id: "condition:mimicked", ship: "B1" },
    { id: "pilot:wedgeantilles", ship: "A1" },
  ]);
  const { game } = table;
  const [thweek, defender] = game.state.ships;
  invariant(thweek && defender, "both are there");
  const attack = { attacker: thweek.id, defender: defender.id } as Attack;
  expect(agility(game, defender, attack)).toBe(1);
});

test("Mimicked: the copied ability also works at moments that no Damage card or effect uses", () => {
  const table = following("soontirfel", "mimicked");
  const red = table.asks.find(({ seat }) => seat === 0)?.keys.find((code) => code.endsWith("R")) ?? "";
  table.say(red, 0).pass().until("use at tokenAssigned");
  expect(table.keys.filter((key) => key.startsWith("A1/pilot:soontirfel"))).toHaveLength(1);
  table.say(table.keys.find((key) => key.startsWith("A1/pilot:soontirfel")) ?? "");
  expect(table.ship("A1").tokens.focus).toBe(1);
});

test("Optimized Prototype: adds a shield, and a die of a primary attack can remove a shield from the defender", () => {
  const table = duel(wedge, rookie, { state: on("A1", "optimizedprototype", "A1") });
  expect(shieldValue(table.game, table.ship("A1"))).toBe(3);
  table.attackDice("blank", "blank", "blank").say("primary>B1").say("A1/condition:optimizedprototype/1");
  expect(table.ship("B1").shields).toBe(1);
});

test("Rattled: damage from a bomb adds 1 critical damage, and its action can remove it", () => {
  const bomb = {
    id: "device 1",
    token: "standardBomb",
    kind: "seismic charge",
    pose: at(400, 450),
    seat: 1,
    ship: "B1",
    round: 1,
  } as const;
  const table = flying(rookie, "1FG", { state: { ...on("A1", "rattled", "B1"), devices: [bomb] } }).until("dial");
  expect([table.ship("A1").shields, table.game.state.effects]).toEqual([0, []]);
  const acting = flying(rookie, "2FG", { state: on("A1", "rattled", "B1") })
    .attackDice("focus")
    .say("condition:rattled");
  expect(acting.game.state.effects).toEqual([]);
});

test("Scrambled: its ship can't modify attack dice against a Targeting Scrambler at Range 1", () => {
  const asked = (...upgrades: readonly string[]) =>
    duel({ ...wedge, tokens: { focus: 1 } }, { ...rookie, upgrades }, { gap: 50, state: on("A1", "scrambled", "B1") })
      .attackDice("blank", "blank", "blank", "blank")
      .say("primary>B1").kind;
  expect([asked("targetingscrambler"), asked()]).toEqual(["attack", "modify attack dice"]);
});

test("Shadowed: the ship that assigned it has the other ship's pilot skill", () => {
  const table = following("wedgeantilles", "shadowed");
  expect(table.game.state.ships.map((ship) => pilotSkill(table.game, ship))).toEqual([9, 9]);
});

test("Suppressive Fire: its ship rolls one die fewer, unless it attacks the ship that assigned it, which removes it", () => {
  const ships = [
    [{ ...wedge, pose: at(400, 300) }],
    [
      { ...rookie, pose: at(400, 490, 180) },
      { ...rookie, pose: at(460, 490, 180) },
    ],
  ] as const;
  const table = cardTable(ships, { state: on("A1", "suppressivefire", "B2") })
    .attackDice("blank", "blank")
    .say("primary>B1");
  expect(diceRolled(table)[0]).toBe(2);
  const other = cardTable(ships, { state: on("A1", "suppressivefire", "B2") })
    .attackDice("blank", "blank", "blank")
    .say("primary>B2");
  expect([diceRolled(other)[0], other.game.state.effects]).toEqual([3, []]);
});

test("[1E-COND-01, 1E-COND-02] assigning a unique Condition resolves it and takes it from the ship that had it", () => {
  const shuttle = { pilot: "omicrongrouppilot", upgrades: ["kyloren"], pose: at(400, 300), dial: "1FG" };
  const enemies = [400, 460].map((x) => ({ ...rookie, pose: at(x, 560, 180) }));
  const table = cardTable([[shuttle], enemies], { phase: "activation", state: on("B1", "illshowyouthedarkside", "A1") });
  table.until("action").say("upgrade:kyloren", 0).say("B2");
  expect(table.kind).toBe("choose Damage card");
  expect(table.game.state.effects).toMatchObject([{ id: "condition:illshowyouthedarkside", ship: "B2" }]);
});
