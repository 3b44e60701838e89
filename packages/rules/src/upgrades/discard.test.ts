import { expect, test } from "vitest";
import { says, windowCard } from "../abilities/cards.testing.ts";
import type { Situation } from "../contract/situation.ts";
import { destroy } from "../damage/destruction.ts";
import { befalls } from "../damage/huge.testing.ts";
import { agility } from "../queries/figures.ts";
import type { Ship } from "../state/state.ts";
import { madeUp } from "../testing.ts";
import { takeOutOfPlay } from "./discard.ts";

test("[ET-PILE-06] a discarded upgrade is facedown and without energy, and neither its effect nor its values count", () => {
  const cards = { "upgrade:commsbooster": windowCard("endOfCombat", { does: says("boosted") }) };
  const after = (work: (game: Situation, ship: Ship) => void) =>
    befalls(
      { pilot: "gr75mediumtransport", upgrades: ["commsbooster"], charged: [1] },
      (game, ship) => {
        work(game, ship);
        return undefined;
      },
      { cards },
    );
  expect(after(() => {}).madeUp("says")).toHaveLength(1);
  const table = after((game, ship) => takeOutOfPlay(game, ship, 0));
  expect(table.madeUp("says")).toHaveLength(0);
  expect(table.ship("A1").upgrades).toMatchObject([{ id: "commsbooster", faceup: false, energy: 0 }]);
  const vectored = befalls({ pilot: "rookiepilot", upgrades: ["stealthdevice"] }, (game, ship) => {
    game.note(madeUp({ note: "agility", figure: agility(game, ship, undefined) }));
    takeOutOfPlay(game, ship, 0);
    game.note(madeUp({ note: "agility", figure: agility(game, ship, undefined) }));
    return undefined;
  });
  expect(vectored.madeUp("agility")).toMatchObject([{ figure: 3 }, { figure: 2 }]);
});

test("[ET-PILE-06] the cards of a destroyed ship no longer have effects", () => {
  const cards = { "pilot:rookiepilot": windowCard("endOfCombat", { does: says("alive") }) };
  const ships = (work: (game: Situation, ship: Ship) => ReturnType<typeof destroy> | undefined) =>
    befalls({ pilot: "rookiepilot" }, work, { cards }).madeUp("says").length;
  expect([ships(() => undefined), ships((game, ship) => destroy(game, ship, "destroyed"))]).toEqual([1, 0]);
});
