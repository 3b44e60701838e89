/** The ability queue: paying for abilities, and removing destroyed ships once the queue is empty (2E-TIME-11 to -13, -18). */
import {
  chargeLimit,
  chargesOn,
  forceSpent,
  placeOfCharges,
  recoverForce,
  setCharges,
  spendCharges,
  spendForce,
} from "../charges/charges.ts";
import type { Bearer, Cost } from "../contract/ability.ts";
import type { Procedure } from "../contract/ask.ts";
import type { AbilityQueue } from "../contract/edition.ts";
import type { Situation } from "../contract/situation.ts";
import { removeDoomed } from "../damage/destruction.ts";
import { procedure } from "../driver/procedure.ts";
import { may } from "../queries/query.ts";
import type { TokenKind } from "../state/state.ts";
import { assign, gainToken, loseToken, mayHave, spendToken } from "../tokens/tokens.ts";

type Counts = Cost["spends"];
const entriesOf = (tokens: Counts): readonly [TokenKind, number][] => (tokens ? (Object.entries(tokens) as [TokenKind, number][]) : []);

/** Whether the whole cost can be paid. A cost is never paid in part (2E-TIME-13). */
function canPay(game: Situation, self: Bearer, { charges = 0, force = 0, spends, gains }: Cost): boolean {
  const { ship } = self;
  const place = placeOfCharges(self);
  if (charges > 0 && (place === undefined || chargesOn(ship, place) < charges)) return false;
  const { attack } = game.state;
  if (force > 0 && (ship.force < force || !may(game, "spendForce", { ship, attack }, true))) return false;
  return (
    entriesOf(spends).every(([token, count]) => ship.tokens[token] >= count && may(game, "spend", { ship, token, attack }, true)) &&
    entriesOf(gains).every(([token]) => mayHave(game, ship, token))
  );
}

/** If a cost consists of gaining a token, it counts as paid even if an ability replaces that token with something else (2E-TIME-21). */
const pay = procedure("pay", function* (game: Situation, self: Bearer, { charges = 0, force = 0, spends, gains }: Cost): Procedure {
  const { ship } = self;
  const place = placeOfCharges(self);
  if (place !== undefined) spendCharges(game, ship, place, charges);
  if (force > 0 && spendForce(game, ship, force)) yield* forceSpent(game, ship);
  for (const [token, count] of entriesOf(spends)) for (let paid = 0; paid < count; paid += 1) yield* spendToken(game, ship, token);
  for (const [token, count] of entriesOf(gains)) yield* assign(game, ship, token, count);
});

/** Refunds the cost of an ability that had no effect (2E-ACT-13), so the cost counts as never spent. */
function giveBack(game: Situation, self: Bearer, { charges = 0, force = 0, spends, gains }: Cost): void {
  const { ship } = self;
  const place = placeOfCharges(self);
  if (place !== undefined) setCharges(game, ship, place, Math.min(chargeLimit(game, ship, place), chargesOn(ship, place) + charges));
  recoverForce(game, ship, force);
  for (const [token, count] of entriesOf(spends)) gainToken(game, ship, token, count);
  for (const [token, count] of entriesOf(gains)) loseToken(game, ship, token, count);
}

/**
 * A ship that was destroyed while the queue held any abilities leaves the table now (2E-TIME-18, 2E-ACTIV-15), unless another rule keeps it
 * there longer.
 */
export const QUEUE: AbilityQueue = {
  canPay,
  pay,
  giveBack,
  emptied: (game, before) => removeDoomed(game, "queue over", before),
};
