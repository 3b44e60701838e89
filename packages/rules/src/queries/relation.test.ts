/** Tests which ships are friendly, allied or enemy to each other, and which ships a card means by these words. */
import { expect, test } from "vitest";
import { windowCard } from "../abilities/cards.testing.ts";
import { engage } from "../abilities/queue.testing.ts";
import type { Ability } from "../contract/ability.ts";
import { assign } from "../tokens/tokens.ts";
import { enemiesOf, isFriendly, otherFriendsOf } from "./relation.ts";

const tie = { pilot: "academypilot" };
const ids = (ships: readonly { readonly id: string }[]) => ships.map(({ id }) => id);

test("[2E-COMP-14, 2E-COMP-15] a player's ships are friendly to each other and to themselves, and an opponent's ships are enemies", () => {
  const table = engage(
    [
      [{}, {}, {}],
      [tie, tie],
    ],
    { phase: "planning" },
  );
  const { game } = table;
  const ship = table.ship("A1");
  expect(ids(game.state.ships.filter((other) => isFriendly(game, ship, other)))).toEqual(["A1", "A2", "A3"]);
  expect(ids(otherFriendsOf(game, ship))).toEqual(["A2", "A3"]);
  expect(ids(enemiesOf(game, ship))).toEqual(["B1", "B2"]);
});

test("[2E-COMP-16] second-edition ships of a team-mate are neither friendly nor enemies", () => {
  const table = engage([[{}], [tie], [tie]], { phase: "planning", teams: [0, 1, 0] });
  const ship = table.ship("A1");
  expect([ids(otherFriendsOf(table.game, ship)), ids(enemiesOf(table.game, ship))]).toEqual([[], ["B1"]]);
});

test("[2E-COMP-18] a Damage card or upgrade refers to the ship that carries it", () => {
  const strains: Ability = windowCard("startOfCombat", { does: (game, { ship }) => assign(game, ship, "strain") });
  const card = engage([[{}]], { phase: "planning" }).game.facts.decks[0]?.list.findIndex(({ name }) => name === "Fuel Leak") ?? -1;
  const cards = { "damage:core/Fuel Leak": strains, "upgrade:squadleader": strains };
  const table = engage(
    [
      [{}, { upgrades: ["squadleader"] }],
      [{ ...tie, damage: [{ card, faceup: true, since: 1 }] }, tie],
    ],
    { cards },
  );
  expect(table.game.state.ships.map(({ tokens }) => tokens.strain)).toEqual([0, 1, 1, 0]);
});
