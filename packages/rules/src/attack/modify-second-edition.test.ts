import { changeFaces } from "@broadside/dice";
import { expect, test } from "vitest";
import { diceCard, duel } from "../abilities/cards.testing.ts";
import type { Ability } from "../contract/ability.ts";
import { modifyAttackDice, modifyDefenseDice, rerollInAttack } from "./dice.ts";

const WING = { pilot: "redsquadronveteran" };
const TIE = { pilot: "academypilot" };
const EDITIONS = ["2.0", "2.5"] as const;

/** Makes a card that rerolls exactly this many dice. */
const rerolls = (dice: "attack" | "defense", as: "attacker" | "defender", count: number): Ability =>
  diceCard(dice, as, (game, { ship }) => rerollInAttack(game, dice, ship, { most: count, least: count }));

test("[2E-ATK-18] the defender modifies attack dice first, then the attacker", () => {
  for (const edition of EDITIONS) {
    const cards = { "pilot:academypilot": rerolls("attack", "defender", 1) };
    const table = duel({ ...WING, tokens: { focus: 1 } }, TIE, { edition, cards });
    table.attackDice("focus", "focus", "hit").say("primary>B1");
    expect(table.asks).toEqual([{ kind: "modify attack dice", seat: 1, keys: ["done", "B1/pilot:academypilot"] }]);
    table.say("B1/pilot:academypilot").attackDice("focus").say("hit");
    expect(table.asks).toEqual([{ kind: "modify attack dice", seat: 0, keys: ["done", "focus"] }]);
    table.say("focus");
    expect(table.notes("dice").at(-1)).toMatchObject({ faces: ["hit", "hit", "hit"] });
  }
});

test("[2E-ATK-19] a lock on the defender is spent to reroll any number of attack dice, at least one", () => {
  for (const edition of EDITIONS) {
    const table = duel({ ...WING, locks: ["B1"] }, TIE, { edition, gap: 90 });
    table.attackDice("blank", "blank", "focus", "hit").say("primary>B1").say("lock");
    expect(table.keys).not.toContain("none");
    table.attackDice("hit", "hit", "hit").defenseDice("blank", "blank", "blank").say("blank blank focus");
    expect(table.ship("A1").locks).toEqual([]);
    expect(table.notes("hit")[0]).toMatchObject({ results: 4 });
  }
});

test("[2E-ATK-23, 2E-ATK-24] no die is rerolled twice, and an effect on two dice takes as many as it can", () => {
  for (const edition of EDITIONS) {
    const cards = { "pilot:redsquadronveteran": rerolls("attack", "attacker", 2) };
    const table = duel({ ...WING, locks: ["B1"] }, TIE, { edition, cards });
    table.attackDice("blank", "blank", "blank").say("primary>B1").say("A1/pilot:redsquadronveteran");
    // There is only one way to pick two of three identical dice, so no player is asked.
    table.until("modify attack dice");
    table.say("lock");
    expect(table.kind).not.toBe("reroll");
    expect(table.notes("dice")).toHaveLength(2);
    const one = duel({ ...WING, tokens: { deplete: 1 } }, TIE, {
      edition,
      cards: { ...cards, "pilot:academypilot": { answers: { limits: { attackDice: () => ({ most: 1 }) } } } },
    });
    one.attackDice("blank").say("primary>B1").attackDice("crit").say("A1/pilot:redsquadronveteran");
    expect(one.unused).toBe(0);
  }
});

test("[2E-ATK-30] the attacker modifies defense dice first, then the defender, who may spend evade tokens", () => {
  for (const edition of EDITIONS) {
    const cards = { "pilot:redsquadronveteran": rerolls("defense", "attacker", 1) };
    const table = duel(WING, { ...TIE, tokens: { evade: 2 } }, { edition, cards });
    table.attackDice("hit", "hit", "hit").defenseDice("evade", "blank", "focus").say("primary>B1");
    expect(table.asks).toEqual([{ kind: "modify defense dice", seat: 0, keys: ["done", "A1/pilot:redsquadronveteran"] }]);
    table.say("A1/pilot:redsquadronveteran").defenseDice("blank").say("evade");
    expect(table.asks).toEqual([{ kind: "modify defense dice", seat: 1, keys: ["done", "evade"] }]);
    table.say("evade").say("evade");
    expect(table.ship("B1").tokens.evade).toBe(0);
    expect(table.notes("hit")[0]).toMatchObject({ results: 1 });
  }
});

test("[2E-ATK-16] 2.5: in a primary attack at range 0, only the defender modifies attack dice", () => {
  const cards = {
    "pilot:redsquadronveteran": diceCard("attack", "attacker", (game) => {
      modifyAttackDice(game, changeFaces(game.state.attack?.attackDice ?? [], "blank", "hit"));
      return undefined;
    }),
    "pilot:academypilot": rerolls("attack", "defender", 1),
  };
  const armed = { ...WING, tokens: { focus: 1 }, locks: ["B1"] as const };
  const table = duel(armed, TIE, { edition: "2.5", gap: 0, cards });
  table.attackDice("focus", "focus", "blank").defenseDice("blank", "blank", "blank").say("primary>B1");
  expect(table.asks).toEqual([{ kind: "modify attack dice", seat: 1, keys: ["done", "B1/pilot:academypilot"] }]);
  table.say("done");
  expect(table.ship("A1")).toMatchObject({ tokens: { focus: 1 }, locks: ["B1"] });
  expect(table.notes("missed")).toHaveLength(1);
});

test("[2E-ATK-16] 2.5: Force may be spent at range 0 before 1.4.5, but not since", () => {
  const ask = (reference: "1.4.2" | "1.4.5") => {
    const table = duel({ ...WING, force: 1 }, TIE, { edition: "2.5", reference, gap: 0 });
    return table.attackDice("focus", "focus", "blank").defenseDice("blank", "blank", "blank").say("primary>B1").asks[0];
  };
  expect(ask("1.4.2")).toEqual({ kind: "modify attack dice", seat: 0, keys: ["done", "force"] });
  expect(ask("1.4.5")?.kind).not.toBe("modify attack dice");
});

test("[2E-ATK-17] 2.5: the attacker can't modify defense dice at range 0, but can farther away", () => {
  const cards = {
    "pilot:redsquadronveteran": diceCard("defense", "attacker", (game) => {
      modifyDefenseDice(game, changeFaces(game.state.attack?.defenseDice ?? [], "evade", "blank"));
      return undefined;
    }),
  };
  const asked = (gap: number) => {
    const table = duel(WING, { ...TIE, tokens: { disarm: 1 } }, { edition: "2.5", gap, cards });
    table.attackDice("hit", "hit", "hit").defenseDice("evade", "evade", "evade").say("primary>B1");
    return table.kind === "modify defense dice";
  };
  expect([asked(0), asked(150)]).toEqual([false, true]);
});

test("[2E-ATK-16, 2E-ATK-17] 2.5: at range 0 with a special weapon, the attacker modifies only its own dice", () => {
  const sharp = diceCard("defense", "attacker", (game) => {
    modifyDefenseDice(game, changeFaces(game.state.attack?.defenseDice ?? [], "evade", "blank"));
    return undefined;
  });
  const cards = { "pilot:redsquadronveteran": { ...sharp, answers: { permissions: { target: () => true } } } };
  const ship = { ...WING, upgrades: ["ioncannon"], tokens: { focus: 1 } };
  const table = duel(ship, { ...TIE, tokens: { disarm: 1 } }, { edition: "2.5", gap: 0, cards });
  table.attackDice("focus", "hit", "hit").defenseDice("evade", "evade", "evade").say("ioncannon@0>B1");
  expect(table.asks).toEqual([{ kind: "modify attack dice", seat: 0, keys: ["done", "focus"] }]);
  table.say("focus");
  expect(table.notes("missed")).toHaveLength(1);
});

test("[2E-ARC-06] the bullseye arc alone has no effect: the defender spends tokens as usual", () => {
  for (const edition of EDITIONS) {
    const table = duel(WING, { ...TIE, tokens: { focus: 1, evade: 1 } }, { edition });
    table.attackDice("hit", "hit", "hit").defenseDice("focus", "blank", "blank").say("primary>B1");
    expect(table.game.state.attack?.inBullseye).toBe(true);
    expect(table.keys).toEqual(["done", "focus", "evade"]);
  }
});

test("[2E-ATK-21, 2E-ATK-22] each calculate token changes one focus result, and needs one to be spent", () => {
  for (const edition of EDITIONS) {
    const table = duel({ ...WING, tokens: { calculate: 2, focus: 1 } }, TIE, { edition });
    table.attackDice("focus", "focus", "blank").defenseDice("blank", "blank", "blank").say("primary>B1").say("calculate").say("calculate");
    expect(table.ship("A1").tokens).toMatchObject({ calculate: 0, focus: 1 });
    expect(table.notes("hit")[0]).toMatchObject({ results: 2 });
  }
});
