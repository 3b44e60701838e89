/**
 * Splitting because something has happened: at once, and without a question (EB-SPLIT-02). A ship that has split is on its own, keeps its ID card
 * and flies by its own dial from the next Planning phase on (EB-SPLIT-01, -21).
 */
import type { SplitReason } from "@broadside/protocol";
import type { Situation } from "../driver/situation.ts";
import { isStressed } from "../queries/figures.ts";
import type { Difficulty } from "../queries/queries.ts";
import { may } from "../queries/query.ts";
import type { Ship, TokenKind } from "../state/state.ts";
import { isLeader, isWingmate, leaderOf, membersOf, wingmatesOf } from "./wing.ts";

/** One ship. */
export function split(game: Situation, ship: Ship, why: SplitReason): void {
  if (!ship.wing || !isWingmate(ship)) return;
  game.setShip(ship, { wing: { ...ship.wing, split: true } });
  game.note({ note: "split", ship: ship.id, reason: why });
}

/** All that fly with a leader, or the ship itself. */
export function splitWing(game: Situation, ship: Ship, why: SplitReason): void {
  for (const one of isLeader(ship) ? wingmatesOf(game, ship) : [ship]) split(game, one, why);
}

/** A token has just come: with the last that it takes a ship becomes ionized or tractored, and with a leader its whole wing splits (EB-SPLIT-05, -06, -11, -12). */
export function wingStatusChanged(game: Situation, ship: Ship, token: TokenKind): void {
  if (!ship.wing || (token !== "ion" && token !== "tractor")) return;
  if (ship.tokens[token] === game.edition.ionizedBy[game.factsOf(ship).type.size]) splitWing(game, ship, WORDS[token]);
}
const WORDS = { ion: "ionized", tractor: "tractored" } as const;

/**
 * Moved or turned by anything but a maneuver: a wingmate splits (EB-SPLIT-09); a leader that is moved so takes no wingmate with it
 * (EB-FAQ-08). A move that a wingmate's own card allows is its player's choice (2E-WCARD-11).
 */
export function movedByEffect(game: Situation, ship: Ship): void {
  if (!leaderOf(game, ship)) return;
  const action = ship.actions.at(-1);
  const isFree = action !== undefined && may(game, "actDespite", { ship, action, despite: "wing" }, false);
  split(game, ship, isFree ? OWN_WILL : "moved");
}
export const OWN_WILL = "of its own will";

/** Set down again after a huge ship has run over it: a leader's wing splits (EB-SPLIT-13), of its wingmates only the one (EB-SPLIT-31-Q). */
export const replacedByHuge = (game: Situation, ship: Ship): void => splitWing(game, ship, "run over by a huge ship");

/** Destroyed, fled, escaped, docked or put in reserve (EB-SPLIT-10, -35-Q); a wingmate that comes back is on its own (EB-WSET-12-Q). */
export function leftTable(game: Situation, ship: Ship): void {
  if (ship.status === "docked" || ship.status === "reserve") split(game, ship, "off the table");
  for (const mate of membersOf(game, ship)) if (mate.status === "inPlay") split(game, mate, "leader lost");
}

/** Wings whose leaders are gone without an event that said so. */
export function splitLeaderless(game: Situation): void {
  for (const ship of game.state.ships)
    if (isWingmate(ship) && ship.status === "inPlay" && !leaderOf(game, ship)) split(game, ship, "leader lost");
}

/** The colour that a leader's maneuver has for its wingmates: its own, but for purple where the wing's card says so (EB-WMOVE-04, 2E-WCARD-07). */
export const colourForMate = (game: Situation, mate: Ship, colour: Difficulty): Difficulty =>
  colour === "purple" && may(game, "purpleIsRed", { ship: mate }, false) ? "red" : colour;

/** A leader has flown a maneuver that is red as flown: those of its wing that are stressed split, before any of them moves (EB-SPLIT-07, -08, -32-Q, -33-Q). */
export function splitStressed(game: Situation, leader: Ship, colour: Difficulty): void {
  for (const mate of wingmatesOf(game, leader))
    if (isStressed(mate) && colourForMate(game, mate, colour) === "red") split(game, mate, "stressed");
}
