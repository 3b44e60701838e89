import { expect, test } from "vitest";
import { diceCard } from "../abilities/cards.testing.ts";
import { modifyAttackDice } from "../attack/dice.ts";
import { shipOf } from "../state/state.ts";
import { at, startTable } from "../testing.ts";
import { loseToken } from "./tokens.ts";

test("[HS-TOKEN-03] a huge ship spends another ship's token if a card lets it", () => {
  const borrows = diceCard("attack", "attacker", (game) => {
    loseToken(game, shipOf(game.state, "A2"), "focus");
    modifyAttackDice(game, game.state.attack?.attackDice.map((die) => ({ ...die, face: "hit" })) ?? []);
    return undefined;
  });
  const table = startTable({
    phase: "combat",
    setup: { table: "6x3" },
    ships: [
      [
        { pilot: "cr90corvette", pose: at(450, 450) },
        { pilot: "rookiepilot", pose: at(300, 450), tokens: { focus: 1 }, engaged: true },
      ],
      [{ pilot: "academypilot", pose: at(850, 500) }],
    ],
    cards: { "pilot:cr90corvette": borrows },
  });
  table.attackDice("focus", "focus", "focus", "focus").say("primary>B1").say("A1/pilot:cr90corvette");
  expect(table.notes("dice")).toMatchObject([{ ship: "A1", faces: ["hit", "hit", "hit", "hit"] }]);
  expect([table.ship("A1").tokens.focus, table.ship("A2").tokens.focus]).toEqual([0, 0]);
});
