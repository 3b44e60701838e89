import { expect, test } from "vitest";
import { windowCard } from "../abilities/cards.testing.ts";
import type { Ability } from "../contract/ability.ts";
import { hugeTable, off } from "./huge.testing.ts";
import { canRedirect, redirectAttack } from "./redirect.ts";

function* draw(...[game, { ship }]: Parameters<Parameters<typeof windowCard>[1]["does"]>) {
  yield* redirectAttack(game, ship);
}
const projector: Ability = windowCard("targetChosen", {
  may: true,
  when: (self, { target }, game) => target !== self.ship.id && canRedirect(game, self.ship),
  does: draw,
});
const cards = { "pilot:gr75mediumtransport": projector };

const XWING = { pilot: "rookiepilot", upgrades: ["protontorpedoes"], pose: off(210, 0, 270) };
const TIE = { pilot: "academypilot", pose: off(60, 0, 90) };
const TRANSPORT = { pilot: "gr75mediumtransport" };

test("[HS-TGT-93-Q] when a card draws an attack to a huge ship, the attacker chooses the section", () => {
  const table = hugeTable([XWING], [TIE, TRANSPORT], { cards });
  table.say("primary>B1");
  expect(table.asks).toMatchObject([{ kind: "use at targetChosen", seat: 1 }]);
  table.say("B2/pilot:gr75mediumtransport");
  expect(table.asks).toEqual([{ kind: "section aimed at", seat: 0, keys: ["B2:fore", "B2:aft"] }]);
  table.attackDice("hit", "hit", "hit").say("B2:aft");
  expect(table.ship("B2").shields).toBe(1);
  expect([table.ship("B1").damage, table.notes("attack drawn")]).toMatchObject([[], [{ ship: "B2", target: "A1", range: 2 }]]);
});

test("only sections that can be targeted are offered", () => {
  const table = hugeTable(
    [XWING],
    [
      { ...TIE, pose: off(60, 70, 90) },
      { ...TRANSPORT, pose: off(0, 0, 90) },
    ],
    { cards },
  );
  table.attackDice("blank", "blank", "blank").say("primary>B1").say("B2/pilot:gr75mediumtransport");
  expect(table.notes("attack drawn")).toHaveLength(1);
  expect(table.notes("rolled")).toHaveLength(2);
});

test("an attack that needs a lock on its target can't be redirected, and its costs are paid", () => {
  const torpedo: Ability = { weapon: { needs: "lock", spends: ["lock", "card"] } };
  const table = hugeTable([{ ...XWING, locks: ["B1"] }], [{ ...TIE, pose: off(60, 0, 90) }, TRANSPORT], {
    cards: { ...cards, "upgrade:protontorpedoes": torpedo },
  });
  table.attackDice("hit", "hit", "hit", "hit").defenseDice("evade", "evade", "evade").say("protontorpedoes@0>B1");
  expect(table.ship("B2").shields).toBe(4);
  expect(table.ship("A1")).toMatchObject({ locks: [], upgrades: [{ faceup: false }] });
});

test("if the card isn't used, the attack continues as declared", () => {
  const table = hugeTable([XWING], [TIE, TRANSPORT], { cards });
  table.say("primary>B1").attackDice("hit", "hit", "blank").defenseDice("blank", "blank", "blank").say("pass");
  expect(table.ship("B1").damage).toHaveLength(2);
});
