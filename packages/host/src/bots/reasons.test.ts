import type { BotReason } from "@broadside/protocol";
import { at, startTable } from "@broadside/rules/testing";
import { expect, test } from "vitest";
import { Reasons } from "./reasons.ts";

const WHY: readonly BotReason[] = [{ key: "deals damage", target: "B1", damage: 1.2 }];

/**
 * Returns the reasons that may be shown. Seats 1 and 3 are a team. The bot in seat 1 has given a reason, and its own dial is already
 * revealed.
 */
function dueWith({ mate, enemy }: { readonly mate?: string; readonly enemy?: string }): readonly BotReason[] {
  const table = startTable({
    edition: "2.0",
    phase: "combat",
    teams: [1, 2, 1],
    ships: [
      [{ pilot: "redsquadronveteran", pose: at(300, 300) }],
      [{ pilot: "academypilot", pose: at(300, 450, 180), dial: enemy }],
      [{ pilot: "redsquadronveteran", pose: at(600, 300), dial: mate }],
    ],
  }).until("attack");
  const [open] = table.game.open;
  if (!open) throw new Error("the bot is asked");
  const reasons = new Reasons();
  reasons.add({ number: table.game.number + 1, seat: 0, ship: "A1", reasons: WHY }, open);
  table.pass();
  return reasons.due(table.game).flatMap(({ reasons: why }) => why);
}

test("a bot's reason stays secret while a team-mate's dial is facedown", () => {
  expect(dueWith({ mate: "2FW" })).toEqual([]);
});

test("a bot's reason is shown once its team has no facedown dial, even if its enemies still have some", () => {
  expect(dueWith({ enemy: "2FW" })).toEqual(WHY);
});
