import { expect, test } from "vitest";
import { diceRolled, duel, noteTexts, says, windowCard } from "../abilities/cards.testing.ts";
import type { Ability } from "../contract/ability.ts";
import { sufferDamage } from "../damage/damage.ts";
import { at, startTable, type Table } from "../testing.ts";

test("[1E-COMBAT-02] each ship may make one attack or decline it", () => {
  const table = duel({ pilot: "rookiepilot" }, { pilot: "academypilot" });
  expect(table.asks).toEqual([{ kind: "attack", seat: 0, keys: ["none", "primary>B1"] }]);
  table.attackDice("blank", "blank", "blank").defenseDice("blank", "blank", "blank").say("primary>B1");
  expect(table.asks).toEqual([{ kind: "attack", seat: 1, keys: ["none", "primary>A1"] }]);
  table.say("none");
  expect(table.game.state.cursor.phase).not.toBe("combat");
  expect(table.notes("attacks")).toHaveLength(1);
});

test("if none of the ships tied for the next turn can attack, they pass without being asked for their order", () => {
  const rookies = [at(200, 300), at(260, 300)].map((pose) => ({ pilot: "rookiepilot", pose }));
  const behind = startTable({ phase: "combat", ships: [rookies, [{ pilot: "academypilot", pose: at(200, 200) }]] });
  expect(behind.asks).toEqual([{ kind: "attack", seat: 1, keys: ["none", "primary>A1", "primary>A2"] }]);
  expect([behind.ship("A1").engaged, behind.ship("A2").engaged, behind.game.state.cursor.skill]).toEqual([true, true, 1]);
  const oneCan = startTable({ phase: "combat", ships: [rookies, [{ pilot: "academypilot", pose: at(100, 400) }]] });
  expect(oneCan.asks).toEqual([{ kind: "next ship", seat: 0, keys: ["A1", "A2"] }]);
  expect([oneCan.ship("A1").engaged, oneCan.ship("A2").engaged]).toEqual([false, false]);
});

test("the order is asked anyway if a card acts when a ship becomes active", () => {
  const speaks = windowCard("becameActive", { when: ({ ship }, occasion) => occasion.ship === ship.id, does: says("active") });
  const rookies = [at(200, 300), at(260, 300)].map((pose) => ({ pilot: "rookiepilot", pose }));
  const enemies = [{ pilot: "academypilot", pose: at(200, 200) }];
  const table = startTable({ phase: "combat", ships: [rookies, enemies], cards: { "pilot:rookiepilot": speaks } });
  expect(table.asks).toEqual([{ kind: "next ship", seat: 0, keys: ["A1", "A2"] }]);
});

/** The first ship destroys the other. */
const shootDown = (table: Table): Table => table.attackDice("hit", "hit", "hit").defenseDice("blank", "blank", "blank").say("primary>B1");

test("[1E-COMBAT-04] a destroyed ship with the same skill as the attacker still attacks, and is then removed", () => {
  const table = shootDown(duel({ pilot: "redsquadronpilot" }, { pilot: "blacksquadronpilot" }));
  expect(table.ship("B1")).toMatchObject({ status: "inPlay", doomed: true });
  expect(table.asks).toEqual([{ kind: "attack", seat: 1, keys: ["none", "primary>A1"] }]);
  table.attackDice("hit", "blank").defenseDice("blank", "blank").say("primary>A1");
  expect(table.ship("A1").shields).toBe(1);
  expect(table.ship("B1").status).toBe("destroyed");
});

test("[1E-COMBAT-04] a destroyed ship that stayed to attack is gone when the next skill has its turn", () => {
  const enemies = ["blacksquadronpilot", "academypilot"].map((pilot, place) => ({ pilot, pose: at(400 + 60 * place, 490, 180) }));
  const table = shootDown(startTable({ phase: "combat", ships: [[{ pilot: "redsquadronpilot", pose: at(400, 300) }], enemies] }));
  expect([table.asks[0]?.seat, table.ship("B1").status]).toEqual([1, "inPlay"]);
  table.say("none");
  expect(table.asks).toMatchObject([{ kind: "attack", seat: 1 }]);
  expect([table.game.state.cursor.active, table.ship("B1").status]).toEqual(["B2", "destroyed"]);
});

test("[1E-COMBAT-04] a destroyed ship that stayed to attack is removed after its turn, even if it has no target", () => {
  const table = shootDown(duel({ pilot: "redsquadronpilot" }, { pilot: "blacksquadronpilot", pose: at(400, 490, 0) }));
  expect(table.ship("B1").status).toBe("destroyed");
});

test("[1E-COMBAT-04] a destroyed ship with a lower skill than the attacker is removed at once", () => {
  const table = shootDown(duel({ pilot: "biggsdarklighter" }, { pilot: "blacksquadronpilot" }));
  expect(table.ship("B1").status).toBe("destroyed");
  expect(table.notes("attacks")).toHaveLength(1);
});

test("[1E-COMBAT-04] a destroyed ship that has already been active is removed at once, even with the same skill", () => {
  const table = duel({ pilot: "redsquadronpilot" }, { pilot: "blacksquadronpilot", damage: [] }, { state: { initiative: [1, 0] } });
  table.say("none");
  expect(shootDown(table).ship("B1").status).toBe("destroyed");
  expect(table.notes("doomed")).toEqual([]);
});

test("[1E-COMBAT-04] a destroyed ship also stays to attack if the active ship's damage didn't come from an attack", () => {
  const feedback: Ability = {
    insteadOfAttack: {
      when: () => true,
      *perform(game) {
        const [, target] = game.state.ships;
        if (target) yield* sufferDamage(game, target, { hits: 3, crits: 0, reason: "pilot:redsquadronpilot" });
      },
    },
  };
  const table = duel({ pilot: "redsquadronpilot" }, { pilot: "blacksquadronpilot" }, { cards: { "pilot:redsquadronpilot": feedback } });
  expect(table.keys).toEqual(["none", "primary>B1", "A1/pilot:redsquadronpilot"]);
  table.say("A1/pilot:redsquadronpilot");
  expect(table.asks).toEqual([{ kind: "attack", seat: 1, keys: ["none", "primary>A1"] }]);
  table.pass();
  expect(table.ship("B1").status).toBe("destroyed");
});

test("[1E-COMBAT-04] a destroyed ship that stayed to attack uses its abilities after that attack", () => {
  const after = windowCard("afterAttack", { when: ({ ship }, occasion) => occasion.ship === ship.id, does: says("after") });
  const table = shootDown(
    duel({ pilot: "redsquadronpilot" }, { pilot: "blacksquadronpilot" }, { cards: { "pilot:blacksquadronpilot": after } }),
  );
  table.attackDice("blank", "blank").defenseDice("blank", "blank").say("primary>A1");
  expect(noteTexts(table.madeUp("says"))).toEqual(["after"]);
});

test("[1E-DMG-06] cards beyond the hull are dealt, and they apply while the destroyed ship stays to attack", () => {
  const failure: Ability = { answers: { sums: { attackDice: (_game, { ship }, about) => (about.ship === ship ? -1 : 0) } } };
  const table = duel(
    { pilot: "redsquadronpilot" },
    { pilot: "blacksquadronpilot" },
    { gap: 80, cards: { "damage:core-tfa/Weapons Failure": failure } },
  );
  table.attackDice("hit", "hit", "hit", "crit").defenseDice("blank", "blank", "blank");
  // The three cards are drawn from the end of the deck, so the indexes of the other cards don't change.
  table.script([32, 31, 30]).nextDamage(1, "Weapons Failure").say("primary>B1");
  expect(table.ship("B1").damage).toHaveLength(4);
  table.attackDice("blank", "blank").defenseDice("blank", "blank").say("primary>A1");
  // The TIE's primary weapon rolls 2 dice, plus one at Range 1 and minus one for Weapons Failure.
  expect(diceRolled(table)).toEqual([4, 3, 2, 2]);
});

test("[1E-COMBAT-05, 1E-ROUND-02, 1E-COMP-16] effects at the start of combat come before any turn, in initiative order", () => {
  const speak = (name: string): Ability =>
    windowCard("startOfCombat", { when: (_self, _at, { state }) => !state.cursor.active, does: says(name) });
  const table = duel(
    { pilot: "rookiepilot" },
    { pilot: "academypilot" },
    { cards: { "pilot:rookiepilot": speak("A"), "pilot:academypilot": speak("B") }, state: { initiative: [1, 0] } },
  );
  expect(noteTexts(table.madeUp("says"))).toEqual(["B", "A"]);
});

test("[1E-COMBAT-05] effects at the end of combat come after the last ship's turn", () => {
  const allDone = windowCard("endOfCombat", {
    when: (_self, _at, { state }) => state.ships.every(({ engaged }) => engaged),
    does: says("end"),
  });
  const table = duel({ pilot: "rookiepilot" }, { pilot: "academypilot" }, { cards: { "pilot:rookiepilot": allDone } });
  table.pass();
  expect(table.madeUp("says")).toHaveLength(0);
  table.pass();
  expect(table.madeUp("says")).toHaveLength(1);
});

/** A card that deals damage to its own ship at the start of combat. It logs a text before the damage, in response to it, and afterwards. */
const chain: Ability = {
  windows: [
    {
      at: "startOfCombat",
      optional: false,
      when: () => true,
      *perform(game, self) {
        says("begins")(game, self);
        yield* sufferDamage(game, self.ship, { hits: 1, crits: 0, reason: "obstacle" });
        says("goes on")(game, self);
      },
    },
    ...(windowCard("damageSuffered", { when: ({ ship }, occasion) => ship.id === occasion.ship, does: says("follows") }).windows ?? []),
  ],
};

test("[1E-ROUND-07] an effect and everything that follows from it is finished before the same player's next effect", () => {
  const table = startTable({
    phase: "combat",
    ships: [
      [
        { pilot: "rookiepilot", pose: at(400, 300, 0) },
        { pilot: "rookiepilot", pose: at(500, 300, 0) },
      ],
      [{ pilot: "academypilot", pose: at(400, 490, 180) }],
    ],
    cards: { "pilot:rookiepilot": chain },
  });
  table.say("A2/pilot:rookiepilot");
  const told = table.madeUp("says").map((event) => `${event.ship} ${event.text}`);
  expect(told).toEqual(["A2 begins", "A2 follows", "A2 goes on", "A1 begins", "A1 follows", "A1 goes on"]);
});

/** A card that acts when its ship next gets an opportunity to attack, like Blinded Pilot. */
const waitsForOpportunity: Ability = {
  answers: { permissions: { attack: (_game, { ship }, about) => (about.ship === ship ? false : undefined) } },
  ...windowCard("attackOpportunityOver", { when: ({ ship }, occasion) => ship.id === occasion.ship, does: says("over") }),
};

test("[1E-COMBAT-06] a ship that a card keeps from attacking has still had its opportunity to attack, even without a target", () => {
  const table = duel(
    { pilot: "rookiepilot" },
    { pilot: "academypilot", pose: at(100, 100, 0) },
    { cards: { "pilot:rookiepilot": waitsForOpportunity } },
  );
  expect(table.madeUp("says")).toHaveLength(1);
  expect(table.notes("attacks")).toHaveLength(0);
});

test.each([
  ["with weapons disabled", { tokens: { disarm: 1 } }],
  ["while cloaked", { tokens: { cloak: 1 } }],
  ["just out of a lost carrier", { mayAttackFrom: 2 }],
])("[1E-COMBAT-06] a ship %s has no opportunity to attack", (_why, fields) => {
  const table = duel(
    { pilot: "rookiepilot", ...fields },
    { pilot: "academypilot" },
    { cards: { "pilot:rookiepilot": waitsForOpportunity } },
  );
  expect(table.asks).toEqual([{ kind: "attack", seat: 1, keys: ["none", "primary>A1"] }]);
  table.pass();
  expect(table.madeUp("says")).toHaveLength(0);
});

test("[1E-COMBAT-06, 1E-COMP-09] a cloaked ship may attack if a card allows it", () => {
  const lets: Ability = { answers: { permissions: { attack: (_game, { ship }, about) => (about.ship === ship ? true : undefined) } } };
  const table = duel({ pilot: "rookiepilot", tokens: { cloak: 1 } }, { pilot: "academypilot" }, { cards: { "pilot:rookiepilot": lets } });
  expect(table.asks).toEqual([{ kind: "attack", seat: 0, keys: ["none", "primary>B1"] }]);
});

test("[1E-OBST-02, 1E-COMBAT-06] a ship on an asteroid can't attack and has no opportunity to", () => {
  const table = duel(
    { pilot: "rookiepilot" },
    { pilot: "academypilot" },
    { cards: { "pilot:rookiepilot": waitsForOpportunity }, obstacles: [{ token: "coreasteroid0", pose: at(400, 300, 0) }] },
  );
  expect(table.asks).toEqual([{ kind: "attack", seat: 1, keys: ["none", "primary>A1"] }]);
  table.pass();
  expect(table.madeUp("says")).toHaveLength(0);
});
