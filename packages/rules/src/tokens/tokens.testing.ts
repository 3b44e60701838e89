/** Test cards that assign tokens. */
import type { Ability, Bearer } from "../contract/ability.ts";
import type { Procedure } from "../contract/ask.ts";
import type { Game } from "../driver/game.ts";
import { type Ship, type ShipId, shipOf, type TokenKind } from "../state/state.ts";
import { at, startTable, type Table, type TestShip, type TestTable } from "../testing.ts";
import { assign } from "./tokens.ts";

/** Makes a card that does something when the Engagement phase starts. */
export const startsWith = (perform: (game: Game, self: Bearer) => Procedure): Ability => ({
  windows: [{ at: "startOfCombat", optional: false, when: () => true, perform }],
});

/** Makes a card that gives tokens to a ship. */
export const gives = (to: ShipId, token: TokenKind, count = 1): Ability =>
  startsWith((game, self) => assign(game, shipOf(game.state, to), token, count, self.ship));

export const giver = (more: Partial<TestShip> = {}): TestShip => ({
  pilot: "sigmasquadronace",
  pose: at(100, 850, 180),
  engaged: true,
  ...more,
});

/**
 * Sets up a game in which the first seat's card assigns tokens to the second seat's ship B1. The game stops at the first question, or else
 * in the next round.
 */
export const giving = (ability: Ability, target: TestShip, more: Partial<TestTable> = {}): Table =>
  startTable({
    edition: "2.0",
    phase: "combat",
    ships: [[giver()], [{ engaged: true, ...target }]],
    ...more,
    cards: { "pilot:sigmasquadronace": ability, "pilot:redsquadronveteran": HOLDS, "pilot:omicrongrouppilot": HOLDS, ...more.cards },
  });

/** A card of the ship that receives the tokens. It stops the game when the Engagement phase ends. */
const HOLDS: Ability = {
  windows: [
    {
      at: "endOfCombat",
      optional: true,
      when: () => true,
      *perform() {
        yield* [];
      },
    },
  ],
};

export const xWing = (more: Partial<TestShip> = {}): TestShip => ({ pilot: "redsquadronveteran", pose: at(400, 400), ...more });
export const shuttle = (more: Partial<TestShip> = {}): TestShip => ({ pilot: "omicrongrouppilot", pose: at(400, 400), ...more });

/** Returns one ship's tokens on a table. */
export const tokensOf = (table: Table, ship: Ship["id"]): Ship["tokens"] => table.ship(ship).tokens;
