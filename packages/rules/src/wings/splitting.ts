/**
 * Splits ships from their wing when something happens to them. The split is immediate, and nobody is asked (EB-SPLIT-02). A split ship acts
 * on its own, keeps its ID card, and gets a dial from the next Planning phase on (EB-SPLIT-01, -21).
 */
import type { SplitReason } from "@broadside/protocol";
import type { Difficulty } from "../contract/queries.ts";
import type { Situation } from "../contract/situation.ts";
import { isStressed } from "../queries/figures.ts";
import { may } from "../queries/query.ts";
import type { Ship, TokenKind } from "../state/state.ts";
import { isLeader, isWingmate, leaderOf, membersOf, wingmatesOf } from "./wing.ts";

/** Splits a single ship from its wing. */
export function split(game: Situation, ship: Ship, why: SplitReason): void {
  if (!ship.wing || !isWingmate(ship)) return;
  game.setShip(ship, { wing: { ...ship.wing, split: true } });
  game.note({ note: "split", ship: ship.id, reason: why });
}

/** Splits all of a leader's wingmates; if the ship isn't a leader, only the ship itself. */
export function splitWing(game: Situation, ship: Ship, why: SplitReason): void {
  for (const one of isLeader(ship) ? wingmatesOf(game, ship) : [ship]) split(game, one, why);
}

/**
 * Called after a ship has gained a token. If the token ionizes or tractors the ship, the ship splits. If the ship is a leader, its whole
 * wing splits (EB-SPLIT-05, -06, -11, -12).
 */
export function wingStatusChanged(game: Situation, ship: Ship, token: TokenKind): void {
  if (!ship.wing || (token !== "ion" && token !== "tractor")) return;
  if (ship.tokens[token] === game.edition.ionizedBy[game.factsOf(ship).type.size]) splitWing(game, ship, WORDS[token]);
}
const WORDS = { ion: "ionized", tractor: "tractored" } as const;

/**
 * Called when a ship is moved or turned by anything but a maneuver. A wingmate then splits (EB-SPLIT-09); a leader moves without its
 * wingmates (EB-FAQ-08). If a wingmate's own card allows the move, its player chooses (2E-WCARD-11).
 */
export function movedByEffect(game: Situation, ship: Ship): void {
  if (!leaderOf(game, ship)) return;
  const action = ship.actions.at(-1);
  const isFree = action !== undefined && may(game, "actDespite", { ship, action, despite: "wing" }, false);
  split(game, ship, isFree ? OWN_WILL : "moved");
}
export const OWN_WILL = "of its own will";

/**
 * Called when a ship that a huge ship had run over has been placed again. If it is a leader, its whole wing splits (EB-SPLIT-13); a
 * wingmate splits alone (EB-SPLIT-31-Q).
 */
export const replacedByHuge = (game: Situation, ship: Ship): void => splitWing(game, ship, "run over by a huge ship");

/**
 * Called when a ship is destroyed, flees, escapes, docks or goes into reserve (EB-SPLIT-10, -35-Q). A wingmate that comes back later is
 * split (EB-WSET-12-Q).
 */
export function leftTable(game: Situation, ship: Ship): void {
  if (ship.status === "docked" || ship.status === "reserve") split(game, ship, "off the table");
  for (const mate of membersOf(game, ship)) if (mate.status === "inPlay") split(game, mate, "leader lost");
}

/** Splits wings whose leaders are no longer on the table, for the cases in which no event reported that. */
export function splitLeaderless(game: Situation): void {
  for (const ship of game.state.ships)
    if (isWingmate(ship) && ship.status === "inPlay" && !leaderOf(game, ship)) split(game, ship, "leader lost");
}

/**
 * Returns the colour of a leader's maneuver for its wingmates. It is the same as for the leader, unless the maneuver is purple and the
 * wing's card changes that (EB-WMOVE-04, 2E-WCARD-07).
 */
export const colourForMate = (game: Situation, mate: Ship, colour: Difficulty): Difficulty =>
  colour === "purple" && may(game, "purpleIsRed", { ship: mate }, false) ? "red" : colour;

/**
 * Called after a leader has executed a maneuver that was red at the time. Its stressed wingmates split before any wingmate moves
 * (EB-SPLIT-07, -08, -32-Q, -33-Q).
 */
export function splitStressed(game: Situation, leader: Ship, colour: Difficulty): void {
  for (const mate of wingmatesOf(game, leader))
    if (isStressed(mate) && colourForMate(game, mate, colour) === "red") split(game, mate, "stressed");
}
