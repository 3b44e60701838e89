import { addResult, cancelFaces, changeFaces } from "@broadside/dice";
import { expect, test } from "vitest";
import { diceCard, duel, noteTexts } from "../abilities/cards.testing.ts";
import type { Ability, Bearer } from "../contract/ability.ts";
import type { Situation } from "../contract/situation.ts";
import { at, startTable, type TestShip } from "../testing.ts";
import { modifyAttackDice, modifyDefenseDice, rerollInAttack } from "./dice.ts";

const WING = { pilot: "rookiepilot" };
const TIE = { pilot: "academypilot" };
const withTokens = (pilot: string, tokens: TestShip["tokens"]) => ({ pilot, tokens: tokens ?? {} });
const faces = ({ state }: Situation, dice: "attackDice" | "defenseDice") => (state.attack?.[dice] ?? []).map(({ face }) => face);

test("[1E-ACT-05] a focus token spent in an attack turns all focus results to hits", () => {
  const table = duel(withTokens("rookiepilot", { focus: 1 }), TIE, { gap: 90 });
  table.attackDice("hit", "focus", "focus", "blank").defenseDice("blank", "blank", "blank").say("primary>B1");
  expect(table.asks).toEqual([{ kind: "modify attack dice", seat: 0, keys: ["done", "focus"] }]);
  table.say("focus");
  expect(table.ship("A1").tokens.focus).toBe(0);
  expect(table.notes("hit")).toMatchObject([{ results: 3 }]);
});

test("[1E-ACT-05] a focus token spent in defence turns all focus results to evades", () => {
  const table = duel(WING, withTokens("academypilot", { focus: 1 }));
  table.attackDice("hit", "hit", "hit").defenseDice("focus", "focus", "blank").say("primary>B1").say("focus");
  expect(table.notes("hit")).toMatchObject([{ results: 1 }]);
});

test("[1E-ACT-06] an evade token adds one evade result", () => {
  const table = duel(WING, withTokens("academypilot", { evade: 1 }));
  table.attackDice("hit", "blank", "blank").defenseDice("blank", "blank", "blank").say("primary>B1").say("evade");
  expect(table.ship("B1").damage).toHaveLength(0);
  expect(table.ship("B1").tokens.evade).toBe(0);
});

test("[1E-ACT-08] a lock rerolls any number of dice", () => {
  const table = duel({ ...WING, locks: ["B1"] }, TIE);
  table.attackDice("hit", "blank", "blank").say("primary>B1").say("lock");
  expect(table.asks).toEqual([{ kind: "reroll", seat: 0, keys: ["none", "blank", "hit", "blank blank", "blank hit", "blank blank hit"] }]);
  table.attackDice("crit", "hit").defenseDice("blank", "blank", "blank").say("blank blank");
  expect(table.notes("hit")).toMatchObject([{ results: 3 }]);
});

test("[1E-ACT-08, 1E-ATK-10] a lock is spent even if no dice are rerolled", () => {
  const table = duel({ ...WING, locks: ["B1"] }, TIE);
  table.attackDice("hit", "blank", "blank").defenseDice("evade", "evade", "evade").say("primary>B1").say("lock").say("none");
  expect(table.ship("A1").locks).toEqual([]);
  expect(table.notes("missed")).toHaveLength(1);
});

test("[1E-COMP-17] all dice of a reroll are picked before any is rolled", () => {
  const table = duel({ ...WING, locks: ["B1"] }, TIE);
  table.attackDice("blank", "blank", "hit").say("primary>B1").say("lock");
  table.attackDice("blank").defenseDice("blank", "blank", "blank").say("blank");
  expect(table.kind).not.toBe("reroll");
  expect(table.notes("hit")).toMatchObject([{ results: 1 }]);
});

test("[1E-ATK-10] a focus token may be spent without focus results", () => {
  const table = duel(withTokens("rookiepilot", { focus: 1 }), TIE);
  table.attackDice("hit", "blank", "blank").say("primary>B1").say("focus");
  expect(table.ship("A1").tokens.focus).toBe(0);
});

test("[1E-ATK-09] only one of two evade tokens may be spent in an attack", () => {
  const table = duel(WING, withTokens("academypilot", { evade: 2 }));
  table.attackDice("hit", "hit", "blank").defenseDice("blank", "blank", "blank").say("primary>B1").say("evade");
  expect(table.ship("B1").tokens.evade).toBe(1);
  expect(table.ship("B1").damage).toHaveLength(1);
});

/** Rerolls one attack die. */
const rerollsOne = (game: Situation, { ship }: Bearer) => rerollInAttack(game, "attack", ship, { most: 1, least: 1 });

test("[1E-ATK-09] a die can be rerolled only once", () => {
  const card = diceCard("attack", "attacker", rerollsOne);
  const table = duel({ ...WING, locks: ["B1"] }, TIE, { cards: { "pilot:rookiepilot": card } });
  table.attackDice("blank", "hit", "hit").say("primary>B1").say("A1/pilot:rookiepilot").attackDice("blank").say("blank");
  table.say("lock");
  expect(table.keys).toEqual(["none", "hit", "hit hit"]);
});

test("[1E-ATK-09] a card works once in an attack", () => {
  const card = diceCard("attack", "attacker", rerollsOne);
  const table = duel(withTokens("rookiepilot", { focus: 1 }), TIE, { cards: { "pilot:rookiepilot": card } });
  table.attackDice("blank", "hit", "hit").say("primary>B1").say("A1/pilot:rookiepilot").attackDice("hit").say("blank");
  expect(table.keys).toEqual(["done", "focus"]);
});

test("[1E-ATK-07] the defender's cards come first, and can't be used once the attacker has begun", () => {
  const card = diceCard("attack", "defender", (game, { ship }) => rerollInAttack(game, "attack", ship, { most: 1, faces: ["hit"] }));
  const table = duel(withTokens("rookiepilot", { focus: 1 }), TIE, { cards: { "pilot:academypilot": card } });
  table.attackDice("hit", "focus", "blank").say("primary>B1");
  expect(table.asks).toEqual([{ kind: "modify attack dice", seat: 1, keys: ["done", "B1/pilot:academypilot"] }]);
  table.say("done");
  expect(table.asks).toEqual([{ kind: "modify attack dice", seat: 0, keys: ["done", "focus"] }]);
  table.defenseDice("blank", "blank", "blank").say("focus");
  expect(table.kind).toBe("attack");
});

/** A card effect that changes nothing. */
const idles = () => undefined;

test("[1E-ATK-07] the attacker uses tokens and cards in any order", () => {
  const card = diceCard("attack", "attacker", idles);
  const table = duel({ ...withTokens("rookiepilot", { focus: 1 }), locks: ["B1"] }, TIE, { cards: { "pilot:rookiepilot": card } });
  table.attackDice("hit", "focus", "blank").say("primary>B1");
  expect(table.keys).toEqual(["done", "lock", "focus", "A1/pilot:rookiepilot"]);
  expect(table.say("focus").keys).toEqual(["done", "lock", "A1/pilot:rookiepilot"]);
  expect(table.say("A1/pilot:rookiepilot").keys).toEqual(["done", "lock"]);
});

test("[1E-ATK-08] the defender uses tokens and cards in any order, after the attacker's cards", () => {
  const cards = {
    "pilot:rookiepilot": diceCard("defense", "attacker", idles),
    "pilot:academypilot": diceCard("defense", "defender", idles),
  };
  const table = duel(WING, withTokens("academypilot", { focus: 1, evade: 1 }), { cards });
  table.attackDice("hit", "hit", "blank").defenseDice("focus", "blank", "blank").say("primary>B1");
  expect(table.asks).toEqual([{ kind: "modify defense dice", seat: 0, keys: ["done", "A1/pilot:rookiepilot"] }]);
  table.say("done");
  expect(table.asks).toEqual([{ kind: "modify defense dice", seat: 1, keys: ["done", "focus", "evade", "B1/pilot:academypilot"] }]);
  expect(table.say("evade").keys).toEqual(["done", "focus", "B1/pilot:academypilot"]);
  expect(table.say("B1/pilot:academypilot").keys).toEqual(["done", "focus"]);
  expect(table.say("done").kind).toBe("attack");
});

test("[1E-ATK-08] the attacker's cards change defence dice before the defender spends tokens", () => {
  const card = diceCard("defense", "attacker", (game, { ship }) => rerollInAttack(game, "defense", ship, { most: 1, faces: ["evade"] }));
  const table = duel(WING, withTokens("academypilot", { focus: 1 }), { cards: { "pilot:rookiepilot": card } });
  table.attackDice("hit", "hit", "blank").defenseDice("evade", "blank", "blank").say("primary>B1");
  expect(table.asks).toEqual([{ kind: "modify defense dice", seat: 0, keys: ["done", "A1/pilot:rookiepilot"] }]);
  table.say("A1/pilot:rookiepilot").defenseDice("focus").say("evade");
  expect(table.asks).toEqual([{ kind: "modify defense dice", seat: 1, keys: ["done", "focus"] }]);
});

test("[1E-ATK-13] an added result can be cancelled", () => {
  const cancels: Ability = {
    windows: [
      {
        at: "beforeCompare",
        optional: false,
        when: () => true,
        *perform(game) {
          modifyDefenseDice(game, cancelFaces(game.state.attack?.defenseDice ?? [], "evade"));
          yield* [];
        },
      },
    ],
  };
  const table = duel(WING, withTokens("academypilot", { evade: 1 }), { cards: { "pilot:rookiepilot": cancels } });
  table.attackDice("hit", "blank", "blank").defenseDice("blank", "blank", "blank").say("primary>B1").say("evade");
  expect(table.ship("B1").damage).toHaveLength(1);
});

test("[1E-ATK-13] a lock can reroll an added result", () => {
  const adds = diceCard(
    "attack",
    "attacker",
    (game) => {
      modifyAttackDice(game, addResult(game.state.attack?.attackDice ?? [], "focus"));
      return undefined;
    },
    false,
  );
  const table = duel({ ...withTokens("rookiepilot", { focus: 1 }), locks: ["B1"] }, TIE, { cards: { "pilot:rookiepilot": adds } });
  table.attackDice("hit", "hit", "hit").say("primary>B1").say("lock").attackDice("crit").say("focus");
  expect(table.game.state.attack?.attackDice.map(({ face }) => face)).toEqual(["hit", "hit", "hit", "crit"]);
});

test("[1E-ATK-23] forbidding modification leaves the obstruction die, but the evade token can't be spent", () => {
  const forbids: Ability = {
    answers: { permissions: { modify: (_game, { ship }, about) => (about.ship !== ship && about.dice === "defense" ? false : undefined) } },
  };
  const table = duel(WING, withTokens("academypilot", { evade: 1, focus: 1 }), {
    cards: { "pilot:rookiepilot": forbids },
    obstacles: [{ token: "coreasteroid0", pose: at(400, 415, 0) }],
  });
  table.attackDice("hit", "blank", "blank").defenseDice("blank", "blank", "blank", "blank").say("primary>B1");
  expect(table.unused).toBe(0);
  expect(table.ship("B1").damage).toHaveLength(1);
});

/** Makes a card that forbids all ships to modify dice of this kind. */
const forbidding = (dice: "attack" | "defense"): Ability => ({
  answers: { permissions: { modify: (_game, _self, about) => (about.dice === dice ? false : undefined) } },
});

test("[1E-ATK-23] adding results, changing results and rerolling count as modifying", () => {
  const cards = {
    "pilot:rookiepilot": diceCard("attack", "attacker", rerollsOne),
    "pilot:academypilot": forbidding("attack"),
  };
  const forbidden = duel({ ...withTokens("rookiepilot", { focus: 1 }), locks: ["B1"] }, TIE, { cards });
  forbidden.attackDice("focus", "blank", "blank").defenseDice("blank", "blank", "blank").say("primary>B1");
  expect([forbidden.kind, forbidden.ship("A1").tokens.focus, forbidden.ship("A1").locks]).toEqual(["attack", 1, ["B1"]]);
  const defended = duel(WING, withTokens("academypilot", { evade: 1, reinforceFore: 1 }), {
    cards: { "pilot:rookiepilot": forbidding("defense") },
  });
  defended.attackDice("hit", "blank", "blank").defenseDice("blank", "blank", "blank").say("primary>B1");
  expect(defended.ship("B1").damage).toHaveLength(1);
});

test("[1E-ATK-23] adding or removing dice before the roll and cancelling results don't count as modifying", () => {
  const fewer: Ability = {
    ...forbidding("attack"),
    answers: { ...forbidding("attack").answers, sums: { attackDice: () => -1, defenseDice: () => 1 } },
  };
  const cancels: Ability = {
    ...forbidding("defense"),
    windows: [
      {
        at: "beforeCompare",
        optional: false,
        when: () => true,
        *perform(game) {
          modifyDefenseDice(game, cancelFaces(game.state.attack?.defenseDice ?? [], "evade"));
          yield* [];
        },
      },
    ],
  };
  const table = duel(WING, TIE, { cards: { "pilot:rookiepilot": cancels, "pilot:academypilot": fewer } });
  table.attackDice("hit", "blank").defenseDice("evade", "blank", "blank", "blank").say("primary>B1");
  expect(table.unused).toBe(0);
  expect(table.ship("B1").damage).toHaveLength(1);
});

test.each([
  ["fore side up, attacker ahead", { reinforceFore: 1 }, 180, 0],
  ["fore side up, attacker behind", { reinforceFore: 1 }, 0, 1],
  ["aft side up, attacker behind", { reinforceAft: 1 }, 0, 0],
  ["aft side up, attacker ahead", { reinforceAft: 1 }, 180, 1],
  ["fore side up, attacker abeam", { reinforceFore: 1 }, 90, 1],
  ["aft side up, attacker abeam", { reinforceAft: 1 }, 90, 0],
])("[1E-ACT-20] a reinforce token works by its side: %s", (_case, tokens, heading, dealt) => {
  const table = duel(WING, { ...withTokens("academypilot", tokens), pose: at(400, 490, heading) });
  table.attackDice("hit", "blank", "blank").defenseDice("blank", "blank", "blank").say("primary>B1");
  expect(table.ship("B1").damage).toHaveLength(dealt);
  expect(table.notes("spent")).toHaveLength(0);
});

test("[1E-ARC-10] a defender in the bullseye arc can't spend focus or evade tokens", () => {
  const defender = withTokens("academypilot", { focus: 1, evade: 1 });
  const inside = duel({ pilot: "cartelbrute" }, defender)
    .attackDice("hit", "blank", "blank")
    .defenseDice("focus", "blank", "blank")
    .say("primary>B1");
  expect(inside.kind).not.toBe("modify defense dice");
  const beside = duel({ pilot: "cartelbrute" }, { ...defender, pose: at(450, 490, 180) });
  beside.attackDice("hit", "blank", "blank").defenseDice("focus", "blank", "blank").say("primary>B1");
  expect(beside.keys).toEqual(["done", "focus", "evade"]);
});

test("[1E-COMP-10] a card that doesn't say 'may' is applied without a question", () => {
  const must = diceCard(
    "attack",
    "attacker",
    (game) => {
      modifyAttackDice(game, changeFaces(game.state.attack?.attackDice ?? [], "hit", "crit") as never);
      return undefined;
    },
    false,
  );
  const table = duel(withTokens("rookiepilot", { focus: 1 }), TIE, { cards: { "pilot:rookiepilot": must } });
  table.attackDice("hit", "hit", "blank").say("primary>B1");
  expect(faces(table.game, "attackDice")).toEqual(["crit", "crit", "blank"]);
  expect(table.keys).toEqual(["done", "focus"]);
});

test("[1E-COMP-11] each of two copies of a card works once", () => {
  const card = diceCard("attack", "attacker", rerollsOne);
  const table = duel({ ...WING, upgrades: ["gunner", "gunner"] }, TIE, { cards: { "upgrade:gunner": card } });
  table.attackDice("blank", "blank", "hit").say("primary>B1");
  expect(table.keys).toEqual(["done", "A1/upgrade:gunner/0", "A1/upgrade:gunner/1"]);
  table.say("A1/upgrade:gunner/0").attackDice("hit").say("blank");
  expect(table.keys).toEqual(["done", "A1/upgrade:gunner/1"]);
});

test.each([
  ["a Ship card", "pilot:rookiepilot", "A2/pilot:rookiepilot"],
  ["an Upgrade card", "upgrade:gunner", "A2/upgrade:gunner/0"],
  ["a Damage card", "damage:core-tfa/Console Fire", "A2/damage:core-tfa/Console Fire/8"],
])("[1E-COMP-13] %s that says 'you' works only for its own ship", (_which, card, key) => {
  const table = startTable({
    phase: "combat",
    ships: [
      [
        { pilot: "biggsdarklighter", pose: at(400, 300, 0) },
        { pilot: "rookiepilot", pose: at(460, 300, 0), upgrades: ["gunner"], damage: [{ card: 8, faceup: true, since: 1 }] },
      ],
      [{ ...TIE, pose: at(400, 490, 180) }],
    ],
    cards: { [card]: diceCard("attack", "attacker", rerollsOne) },
  });
  table.attackDice("hit", "blank", "blank").defenseDice("evade", "evade", "evade").say("primary>B1");
  expect(table.asks).toEqual([{ kind: "attack", seat: 0, keys: ["none", "primary>B1"] }]);
  table.attackDice("hit", "blank", "blank").say("primary>B1");
  expect(table.asks).toEqual([{ kind: "modify attack dice", seat: 0, keys: ["done", key] }]);
});

/** Makes a card that helps friendly ships, or only other friendly ships. */
const helper = (others: boolean): Ability => ({
  modifications: [
    {
      dice: "attack",
      as: "attacker",
      optional: true,
      when: ({ state }, { ship }) => !others || state.attack?.attacker !== ship.id,
      perform: rerollsOne,
    },
  ],
});

test.each([
  ["friendly ships, itself included", false, ["done", "A1/pilot:howlrunner"]],
  ["other friendly ships", true, []],
])("[1E-COMP-15] a card may be used for %s", (_whom, others, keys) => {
  const table = duel(
    { pilot: "howlrunner" },
    { pilot: "rookiepilot", tokens: { disarm: 1 } },
    { cards: { "pilot:howlrunner": helper(others) } },
  );
  table.attackDice("blank", "blank").defenseDice("evade", "evade").say("primary>B1");
  expect(table.kind === "modify attack dice" ? table.keys : []).toEqual(keys);
});

test("a friend's card is used by the attacker's player, but an enemy's card isn't used", () => {
  const table = startTable({
    phase: "combat",
    teams: [0, 0, 1],
    ships: [
      [{ pilot: "howlrunner", pose: at(300, 300, 0), engaged: true }],
      [{ pilot: "nightbeast", pose: at(400, 300, 0) }],
      [{ ...WING, pose: at(400, 490, 180) }],
    ],
    cards: { "pilot:howlrunner": helper(true) },
  });
  table.attackDice("blank", "blank").say("primary>C1");
  expect(table.asks).toEqual([{ kind: "modify attack dice", seat: 1, keys: ["done", "A1/pilot:howlrunner"] }]);
  table.defenseDice("evade", "evade").say("done").say("primary>B1");
  expect(table.kind).not.toBe("modify attack dice");
  expect(noteTexts(table.notes("attacks"))).toHaveLength(2);
});
