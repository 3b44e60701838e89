/** Tokens. The basic functions only change and record them; `assign` also lets cards react. Locks are in `locks.ts`. */
import { bearersOn } from "../abilities/cards-in-play.ts";
import { replaced, window } from "../abilities/window.ts";
import type { Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { choose, NOTHING, optionsOf } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { may } from "../queries/query.ts";
import type { PlacedObstacleId, Ship, TokenKind, Tokens } from "../state/state.ts";

export function gainToken(game: Situation, ship: Ship, token: TokenKind, count = 1): void {
  setToken(game, ship, token, ship.tokens[token] + count);
}

/** Whether the ship has a token of this kind that no card protects from being removed. Used by cards. */
export const isRemovable = (game: Situation, ship: Ship, token: TokenKind): boolean =>
  ship.tokens[token] > 0 && (token !== "stress" || may(game, "removeStress", { ship }, true));

/** Removes tokens of a kind from a ship, at most as many as it has. */
export function loseToken(game: Situation, ship: Ship, token: TokenKind, count = 1): void {
  if (isRemovable(game, ship, token)) setToken(game, ship, token, Math.max(0, ship.tokens[token] - count));
}

function setToken(game: Situation, ship: Ship, token: TokenKind, count: number): void {
  const tokens = copied(ship.tokens);
  tokens[token] = count;
  game.setShip(ship, { tokens });
}

/** Copies the tokens field by field, because an object made with spread syntax is slow to spread again. */
const copied = (of: Tokens): Record<TokenKind, number> => ({
  focus: of.focus,
  evade: of.evade,
  stress: of.stress,
  ion: of.ion,
  cloak: of.cloak,
  tractor: of.tractor,
  jam: of.jam,
  disarm: of.disarm,
  calculate: of.calculate,
  strain: of.strain,
  deplete: of.deplete,
  reinforceFore: of.reinforceFore,
  reinforceAft: of.reinforceAft,
});

/**
 * Spends a token as a cost. Another ship may lend the token. Cards react once the cost is paid. `changed` is the number of results that the
 * token may change.
 */
export function spendToken(game: Situation, ship: Ship, token: TokenKind, holder: Ship = ship, changed?: number): Procedure {
  loseToken(game, holder, token);
  return window(game, "tokenSpent", { ship: ship.id, spent: token, ...(changed !== undefined && { changed }) });
}

/**
 * Removes stress from a ship, by its own or another ship's effect, and lets cards react. Spending a token or passing it to another ship
 * doesn't count as removing it.
 */
export function removeStress(game: Situation, ship: Ship, by: Ship = ship): Procedure {
  const { stress } = ship.tokens;
  loseToken(game, ship, "stress");
  return ship.tokens.stress < stress ? window(game, "stressRemoved", { ship: by.id, target: ship.id }) : NOTHING;
}

/**
 * Returns the ships whose focus tokens an attacker may spend: the attacker itself, and ships whose tokens a card lets it use (1E-TOKEN-06).
 */
export function focusHolders(game: Situation, ship: Ship): readonly Ship[] {
  const holders = ship.tokens.focus > 0 ? [ship] : [];
  if (game.bearers.onPermission(game, "lendFocus").length > 0)
    for (const lender of game.state.ships)
      if (lender !== ship && lender.tokens.focus > 0 && may(game, "lendFocus", { ship, lender }, false)) holders.push(lender);
  return holders;
}

/** Lets the attacker spend a focus token. If several ships hold one that it may spend, its player chooses. */
export const spendFocus = procedure("spendFocus", function* (game: Situation, ship: Ship): Procedure {
  const holder = yield* choose<Ship>((now) => {
    const options = focusHolders(now, ship).map((value) => ({ key: value.id, value }));
    return {
      kind: "whose focus token",
      seat: ship.seat,
      rule: "1E-TOKEN-06",
      about: { ship: ship.id },
      options: options.length > 0 ? optionsOf(options) : [{ key: ship.id, value: ship }],
    };
  });
  yield* spendToken(game, ship, "focus", holder);
});

/**
 * Assigns a token, which isn't the same as performing the action with that name (1E-ACT-04). Cards react to each token. If it is a jam
 * token, it then takes effect (1E-ACT-21). If it is a tractor beam token, the player who assigned it may then move the ship (1E-TOKEN-03).
 * `obstacle` is set if an obstacle caused the token.
 */
export const assign = procedure(
  "assign",
  function* (game: Situation, ship: Ship, token: TokenKind, count?: number, by?: Ship, obstacle?: PlacedObstacleId): Procedure {
    yield* receive(game, ship, token, count, by, obstacle);
  },
);

/** Assigns tokens like `assign`, and returns how many the ship received. */
export const receive = procedure(
  "receive",
  function* (game: Situation, ship: Ship, token: TokenKind, count: number = 1, by?: Ship, obstacle?: PlacedObstacleId): Procedure<number> {
    let received = 0;
    if (!may(game, "gainToken", { ship, token }, true)) return received;
    for (let given = 0; given < count && ship.status === "inPlay" && mayHave(game, ship, token); given += 1) {
      if (bearersOn(game, "tokenComing").length > 0 && (yield* replaced(game, "tokenComing", { ship: ship.id, token }))) continue;
      gainToken(game, ship, token);
      received += 1;
      game.note({ note: "token", ship: ship.id, token });
      yield* window(game, "tokenAssigned", { ship: ship.id, token, obstacle, further: received > 1 });
      yield* game.afterAssigned(ship, token, by);
    }
    return received;
  },
);

/**
 * Whether a ship can have a token or Condition card. Huge ships can't have certain tokens and cards, so effects that would assign one can't
 * be chosen for huge ships (HS-TOKEN-01, -02). Remotes get none (2E-REMOTE-12). Some kinds of tokens are limited to one per ship
 * (2E-TOKEN-26).
 */
export function mayHave(game: Situation, ship: Ship, token: TokenKind | "condition"): boolean {
  const { isHuge, remote } = game.factsOf(ship);
  if (remote !== undefined || (isHuge && game.edition.neverOnHugeShips.includes(token))) return false;
  return token === "condition" || ship.tokens[token] < (game.edition.tokenLimits[token] ?? Number.POSITIVE_INFINITY);
}
