import { cancelFaces } from "@broadside/dice";
import { expect, test } from "vitest";
import { diceRolled, duel, noteTexts, says, windowCard } from "../abilities/cards.testing.ts";
import type { Ability } from "../contract/ability.ts";
import type { Situation } from "../contract/situation.ts";
import { sufferDamage } from "../damage/damage.ts";
import { at, startTable, type Table, type TestShip, type TestTable } from "../testing.ts";
import { attack } from "./attack.ts";
import { modifyAttackDice } from "./dice.ts";
import { setAttack } from "./duel.ts";

const WING = { pilot: "rookiepilot" };
const TIE = { pilot: "academypilot" };
const ASTEROID = "coreasteroid0";

const sums = (sums: NonNullable<Ability["answers"]>["sums"] & object): Ability => ({ answers: { sums } });

/** Makes an attack and returns how many dice each side rolled. */
const diceOf = (table: Table, key = "primary>B1"): readonly number[] => diceRolled(table.say(key));

test("[1E-ATK-01, 1E-GAP-03-Q] an attack goes through its seven steps in order", () => {
  const table = duel(WING, TIE).say("primary>B1");
  expect(table.notes("attack step").map(({ step }) => step)).toEqual([
    "declare target",
    "roll attack dice",
    "modify attack dice",
    "roll defense dice",
    "modify defense dice",
    "compare results",
    "deal damage",
  ]);
});

test("[1E-ATK-05] a primary attack adds one attack die at Range 1 and one defence die at Range 3", () => {
  expect(diceOf(duel(WING, TIE, { gap: 90 }))).toEqual([4, 3]);
  expect(diceOf(duel(WING, TIE, { gap: 150 }))).toEqual([3, 3]);
  expect(diceOf(duel(WING, TIE, { gap: 250 }))).toEqual([3, 4]);
});

test("[1E-ATK-05] a secondary weapon has no range bonus", () => {
  const cannon = { ...WING, upgrades: ["ioncannon"] };
  expect(diceOf(duel(cannon, TIE, { gap: 90 }), "ioncannon@0>B1")).toEqual([3, 3]);
  expect(diceOf(duel(cannon, TIE, { gap: 250 }), "ioncannon@0>B1")).toEqual([3, 3]);
});

test("[1E-ATK-06] agility below 0 counts as 0 before dice are added to it", () => {
  const obstacles = [{ token: ASTEROID, pose: { x: 400_000, y: 415_000, heading: 0 } }] as const;
  const lowered = (change: number) => ({
    cards: { "pilot:rookiepilot": sums({ agility: (_game, { ship }, about) => (about.ship === ship ? 0 : change) }) },
  });
  expect(diceOf(duel(WING, { pilot: "goldsquadronpilot" }, { ...lowered(-2), obstacles }))).toEqual([3, 1]);
  expect(diceOf(duel(WING, { pilot: "goldsquadronpilot" }, { ...lowered(2), obstacles }))).toEqual([3, 4]);
});

test("[1E-COMP-12] all changes to agility are summed before it is limited to 0", () => {
  const change = (by: number): Ability => sums({ agility: (_game, _self, { ship }) => (ship.id === "B1" ? by : 0) });
  const cards = { "pilot:rookiepilot": change(-2), "pilot:goldsquadronpilot": change(1) };
  expect(diceOf(duel(WING, { pilot: "goldsquadronpilot" }, { cards }))).toEqual([3, 0]);
});

test("[1E-ATK-18] a primary weapon of value 0 rolls only dice added by Range 1 or cards", () => {
  const none: Ability = sums({ primaryValue: (_game, { ship }, about) => (about.ship === ship ? -3 : 0) });
  expect(diceOf(duel(WING, TIE, { gap: 90, cards: { "pilot:rookiepilot": none } }))).toEqual([1, 3]);
  expect(diceOf(duel(WING, TIE, { cards: { "pilot:rookiepilot": none } }))).toEqual([0, 3]);
  const helped: Ability = sums({ attackDice: (_game, { ship }, about) => (about.ship === ship ? 0 : 1) });
  expect(diceOf(duel(WING, TIE, { cards: { "pilot:rookiepilot": none, "pilot:academypilot": helped } }))).toEqual([1, 3]);
});

test("[1E-ATK-18] a number of attack dice below 0 counts as 0", () => {
  const none: Ability = sums({ attackDice: () => -9 });
  expect(diceOf(duel(WING, TIE, { cards: { "pilot:rookiepilot": none } }))).toEqual([0, 3]);
});

test("[1E-ATK-22, 1E-OBST-08] Range 3 and obstruction stack, but two obstacles add only one die", () => {
  const obstacles = [
    { token: ASTEROID, pose: { x: 400_000, y: 400_000, heading: 0 } },
    { token: ASTEROID, pose: { x: 400_000, y: 500_000, heading: 0 } },
  ] as const;
  const target = { pilot: "redsquadronpilot", tokens: { disarm: 1 } };
  expect(diceOf(duel(WING, target, { gap: 250, obstacles }))).toEqual([3, 4]);
});

test("[1E-ATK-16] dice are rolled without a question", () => {
  const table = duel({ pilot: "redsquadronpilot" }, { pilot: "rookiepilot" }).say("primary>B1");
  expect(diceRolled(table)).toEqual([3, 2]);
});

test("[1E-ATK-12, 1E-DMG-01] normal damage comes first, then critical damage", () => {
  const table = duel(WING, { pilot: "alphasquadronpilot", shields: 1 });
  table.attackDice("crit", "hit", "blank").defenseDice("blank", "blank", "blank").say("primary>B1");
  expect(table.ship("B1").shields).toBe(0);
  expect(table.ship("B1").damage.map(({ faceup }) => faceup)).toEqual([true]);
});

test.each([
  [["hit", "blank", "blank"], ["blank", "blank", "blank"], true],
  [["crit", "blank", "blank"], ["blank", "blank", "blank"], true],
  [["hit", "crit", "blank"], ["evade", "blank", "blank"], true],
  [["hit", "crit", "blank"], ["evade", "evade", "blank"], false],
  [["focus", "blank", "blank"], ["blank", "blank", "blank"], false],
] as const)("[1E-ATK-11] an attack hits if at least one result is left: %j against %j", (attack, defense, hits) => {
  const table = duel(WING, TIE)
    .attackDice(...attack)
    .defenseDice(...defense)
    .say("primary>B1");
  expect([table.notes("hit").length, table.notes("missed").length]).toEqual(hits ? [1, 0] : [0, 1]);
});

const torpedo: Ability = { weapon: { needs: "lock", spends: ["lock", "card"] } };
const armed = (fields: Partial<TestShip> = {}) => ({ ...WING, upgrades: ["protontorpedoes"], locks: ["B1"] as const, ...fields });
const TORPEDO = { cards: { "upgrade:protontorpedoes": torpedo } };

test("[1E-ATK-17, 1E-ACT-08] a lock or card spent as a cost is gone even if the attack misses, and gives no reroll", () => {
  const table = duel(armed(), TIE, TORPEDO);
  table.attackDice("blank", "blank", "blank", "blank").defenseDice("evade", "evade", "evade").say("protontorpedoes@0>B1");
  expect(table.ship("A1").locks).toEqual([]);
  expect(table.ship("A1").upgrades[0]?.faceup).toBe(false);
  expect(table.kind).toBe("attack");
  expect(table.notes("missed")).toHaveLength(1);
});

test("[1E-ATK-17] a lock that the header requires but the weapon doesn't spend may still be spent to reroll", () => {
  const table = duel(armed(), TIE, { cards: { "upgrade:protontorpedoes": { weapon: { needs: "lock" } } } });
  table.attackDice("blank", "blank", "blank", "blank").say("protontorpedoes@0>B1");
  expect(table.keys).toEqual(["done", "lock"]);
});

test("[1E-ATK-04] a focus token that the header requires is spent only if the card says so", () => {
  const left = (weapon: Ability["weapon"] & object) => {
    const table = duel(armed({ locks: [], tokens: { focus: 1 } }), TIE, { cards: { "upgrade:protontorpedoes": { weapon } } });
    return table.attackDice("blank", "blank", "blank", "blank").say("protontorpedoes@0>B1").ship("A1").tokens.focus;
  };
  expect([left({ needs: "focus" }), left({ needs: "focus", spends: ["focus"] })]).toEqual([1, 0]);
});

test("[1E-ATK-02] costs are paid after the target is chosen and before it becomes the defender", () => {
  const locksLeft = (moment: "targetChosen" | "attackDeclared") =>
    windowCard(moment, { does: (game, self) => says(`${moment}: ${game.state.ships[0]?.locks.length}`)(game, self) });
  const cards = { ...TORPEDO.cards, "pilot:rookiepilot": locksLeft("targetChosen"), "pilot:academypilot": locksLeft("attackDeclared") };
  const table = duel(armed(), TIE, { cards }).say("protontorpedoes@0>B1");
  expect(noteTexts(table.madeUp("says"))).toEqual(["targetChosen: 1", "attackDeclared: 0"]);
});

test("[1E-COMP-09] a card may let a ship spend a focus token instead of the lock", () => {
  const deadeye: Ability = {
    answers: { permissions: { focusForLock: (_game, self, { ship }) => (ship === self.ship ? true : undefined) } },
  };
  const cards = { ...TORPEDO.cards, "pilot:rookiepilot": deadeye };
  const table = duel(armed({ locks: [], tokens: { focus: 1 } }), TIE, { cards }).say("protontorpedoes@0>B1");
  expect(table.ship("A1").tokens.focus).toBe(0);
  const both = duel(armed({ tokens: { focus: 1 } }), TIE, { cards }).say("protontorpedoes@0>B1");
  expect(both.asks).toEqual([{ kind: "pay for attack", seat: 0, keys: ["lock", "focus"] }]);
});

const twin = (part: Partial<Ability["weapon"] & object> = {}): Record<string, Ability> => ({
  "upgrade:clustermissiles": { weapon: { twice: true, ...part } },
});
const CLUSTER = { ...WING, upgrades: ["clustermissiles"] };
const afterMiss = windowCard("afterAttack", { when: (_self, _at, { state }) => state.attack?.hit === false, does: says("missed") });

test("[1E-ATK-14] a double attack is resolved before other effects, and counts as a miss only if both attacks miss", () => {
  const table = duel(CLUSTER, TIE, { cards: { ...twin(), "pilot:rookiepilot": afterMiss } });
  table.attackDice("blank", "blank", "blank").defenseDice("blank", "blank", "blank");
  table.attackDice("hit", "blank", "blank").defenseDice("blank", "blank", "blank").say("clustermissiles@0>B1");
  expect(diceRolled(table)).toEqual([3, 3, 3, 3]);
  expect(table.ship("B1").damage).toHaveLength(1);
  expect(table.madeUp("says")).toHaveLength(0);
});

test("[1E-ATK-14] an effect after a miss isn't triggered if the first of two attacks hit, and only once if both missed", () => {
  const first = duel(CLUSTER, TIE, { cards: { ...twin(), "pilot:rookiepilot": afterMiss } });
  first.attackDice("hit", "blank", "blank").defenseDice("blank", "blank", "blank");
  first.script([0]).attackDice("blank", "blank", "blank").defenseDice("blank", "blank", "blank").say("clustermissiles@0>B1");
  expect(first.madeUp("says")).toHaveLength(0);
  const neither = duel(CLUSTER, TIE, { cards: { ...twin(), "pilot:rookiepilot": afterMiss } });
  neither.attackDice("blank", "blank", "blank").defenseDice("blank", "blank", "blank");
  neither.attackDice("blank", "blank", "blank").defenseDice("blank", "blank", "blank").say("clustermissiles@0>B1");
  expect(neither.madeUp("says")).toHaveLength(1);
});

test("[1E-ATK-14, 1E-ATK-17] the costs of a double attack are paid once", () => {
  const table = duel({ ...CLUSTER, tokens: { focus: 2 } }, TIE, { cards: twin({ spends: ["focus", "card"] }) });
  table.say("clustermissiles@0>B1").until("attack");
  expect(table.ship("A1")).toMatchObject({ tokens: { focus: 1 }, upgrades: [{ faceup: false }] });
  expect(diceRolled(table)).toHaveLength(4);
});

/** After a miss, makes a second attack with the primary weapon. A miss in that second attack doesn't trigger the card again. */
const gunner = windowCard("afterAttack", {
  may: true,
  when: ({ ship }, occasion, { state }) => occasion.ship === ship.id && state.attack?.hit === false && !state.attack.outer,
  does: (game, { ship }) => secondAttack(game, ship),
});

const secondAttack = function* (game: Situation, ship: Parameters<typeof attack>[1]) {
  yield* attack(game, ship, { rule: "1E-ATK-19", mayDecline: true, weapons: (weapon) => weapon === "primary" });
};

test("[1E-ATK-19] an attack after an attack is new: it may have another target, and only unspent tokens are left", () => {
  const ships: TestTable["ships"] = [
    [{ ...WING, pose: at(400, 300, 0), tokens: { focus: 1 }, locks: ["B2"] }],
    [
      { ...TIE, pose: at(400, 490, 180) },
      { ...TIE, pose: at(450, 490, 180) },
    ],
  ];
  const table = startTable({ phase: "combat", ships, cards: { "pilot:rookiepilot": gunner } });
  table.attackDice("blank", "blank", "blank").defenseDice("blank", "blank", "blank").say("primary>B1").say("focus");
  table.say("A1/pilot:rookiepilot");
  expect(table.asks).toEqual([{ kind: "attack", seat: 0, keys: ["none", "primary>B1", "primary>B2"] }]);
  table.attackDice("focus", "hit", "blank").say("primary>B2");
  expect(table.keys).toEqual(["done", "lock"]);
  expect(table.game.state.attack).toMatchObject({ defender: "B2", outer: { defender: "B1", hit: false } });
});

test("[1E-ATK-15] effects after an attack come after its damage", () => {
  const after = windowCard("afterAttack", {
    when: (_self, { target }, { state }) => state.ships.some(({ id, damage }) => id === target && damage.length === 1),
    does: says("after"),
  });
  const table = duel(WING, TIE, { cards: { "pilot:rookiepilot": after } });
  table.attackDice("hit", "blank", "blank").defenseDice("blank", "blank", "blank").say("primary>B1");
  expect(table.madeUp("says")).toHaveLength(1);
});

test("[1E-ATK-15] an attacker destroyed after its attack still makes a second attack that was pending", () => {
  const vader = windowCard("afterAttack", {
    may: true,
    when: ({ ship }, occasion, { state }) => occasion.ship === ship.id && !state.attack?.outer,
    does: (game, { ship }) => sufferDamage(game, ship, { hits: 9, crits: 0, reason: "obstacle" }),
  });
  const table = duel({ ...WING, upgrades: ["gunner"] }, TIE, { cards: { "pilot:rookiepilot": vader, "upgrade:gunner": gunner } });
  table.attackDice("blank", "blank", "blank").defenseDice("blank", "blank", "blank").say("primary>B1");
  table.say("A1/pilot:rookiepilot");
  expect(table.ship("A1")).toMatchObject({ status: "inPlay", doomed: true });
  table.say("A1/upgrade:gunner/0").attackDice("hit", "blank", "blank").defenseDice("blank", "blank", "blank").say("primary>B1");
  expect(table.ship("B1").damage).toHaveLength(1);
  expect(table.ship("A1").status).toBe("destroyed");
});

test("[1E-ATK-15] an attacker destroyed after an attack outside its turn is removed when that attack is over", () => {
  const outOfTurn = windowCard("startOfCombat", { may: true, does: (game, { ship }) => secondAttack(game, ship) });
  const dies = windowCard("afterAttack", { does: (game, { ship }) => sufferDamage(game, ship, { hits: 9, crits: 0, reason: "obstacle" }) });
  const cards = { "pilot:rookiepilot": outOfTurn, "upgrade:gunner": dies };
  const table = duel({ ...WING, upgrades: ["gunner"] }, TIE, { cards })
    .say("A1/pilot:rookiepilot")
    .say("primary>B1");
  expect(table.ship("A1")).toMatchObject({ status: "destroyed", engaged: false });
});

test("[1E-ATK-20] a weapon that cancels all dice deals only its own damage", () => {
  const ion: Ability = {
    weapon: {
      *onHit(game) {
        modifyAttackDice(game, cancelFaces(game.state.attack?.attackDice ?? [], "hit"));
        setAttack(game, { hits: 0, crits: 0 });
        const [, target] = game.state.ships;
        if (target) yield* sufferDamage(game, target, { hits: 1, crits: 0, reason: "attack" });
      },
    },
  };
  const table = duel(
    { ...WING, upgrades: ["ioncannon"] },
    { pilot: "redsquadronpilot" },
    { cards: { "upgrade:ioncannon": ion }, state: { initiative: [0, 1] } },
  );
  table.until("attack").say("none");
  table.attackDice("hit", "hit", "crit").defenseDice("blank", "blank").say("ioncannon@0>B1");
  expect(table.ship("B1").shields).toBe(1);
  expect(table.ship("B1").damage).toHaveLength(0);
});

test("[1E-ATK-20] results cancelled before the compare step deal no damage", () => {
  const cancels = windowCard("beforeCompare", {
    does: (game) => {
      modifyAttackDice(game, cancelFaces(game.state.attack?.attackDice ?? [], "hit"));
      return undefined;
    },
  });
  const table = duel(WING, TIE, { cards: { "pilot:academypilot": cancels } });
  table.attackDice("hit", "hit", "hit").defenseDice("blank", "blank", "blank").say("primary>B1");
  expect(table.ship("B1").damage).toHaveLength(0);
});

test("effects that last for an attack end with it", () => {
  const table = duel(WING, TIE, { state: { effects: [{ id: "effect:x", ship: "A1", by: "A1", until: "attack", since: 1 }] } });
  table.say("primary>B1").until("attack");
  expect(table.game.state.effects).toEqual([]);
  expect(table.game.state.attack).toBeUndefined();
});
