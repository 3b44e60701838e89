/**
 * Splitting because of an event: this happens at once, without a question (EB-SPLIT-02). A split ship acts alone, keeps its ID card and
 * uses its own dial from the next Planning phase on (EB-SPLIT-01, -21).
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

/** Splits all of a leader's wingmates; any other ship splits alone. */
export function splitWing(game: Situation, ship: Ship, why: SplitReason): void {
  for (const one of isLeader(ship) ? wingmatesOf(game, ship) : [ship]) split(game, one, why);
}

/**
 * Runs after a ship has gained a token. If the token ionizes or tractors the ship, it splits; if it is a leader, its whole wing splits
 * (EB-SPLIT-05, -06, -11, -12).
 */
export function wingStatusChanged(game: Situation, ship: Ship, token: TokenKind): void {
  if (!ship.wing || (token !== "ion" && token !== "tractor")) return;
  if (ship.tokens[token] === game.edition.ionizedBy[game.factsOf(ship).type.size]) splitWing(game, ship, WORDS[token]);
}
const WORDS = { ion: "ionized", tractor: "tractored" } as const;

/**
 * A wingmate that is moved or turned by anything but a maneuver splits (EB-SPLIT-09). A leader moved that way takes no wingmates along
 * (EB-FAQ-08). If a wingmate's own card allows the move, its player chooses (2E-WCARD-11).
 */
export function movedByEffect(game: Situation, ship: Ship): void {
  if (!leaderOf(game, ship)) return;
  const action = ship.actions.at(-1);
  const isFree = action !== undefined && may(game, "actDespite", { ship, action, despite: "wing" }, false);
  split(game, ship, isFree ? OWN_WILL : "moved");
}
export const OWN_WILL = "of its own will";

/**
 * Runs after a huge ship ran over a ship and it was placed again. A leader's whole wing splits (EB-SPLIT-13), but a wingmate splits alone
 * (EB-SPLIT-31-Q).
 */
export const replacedByHuge = (game: Situation, ship: Ship): void => splitWing(game, ship, "run over by a huge ship");

/**
 * Runs when a ship is destroyed, flees, escapes, docks or goes into reserve (EB-SPLIT-10, -35-Q). A wingmate that returns is split
 * (EB-WSET-12-Q).
 */
export function leftTable(game: Situation, ship: Ship): void {
  if (ship.status === "docked" || ship.status === "reserve") split(game, ship, "off the table");
  for (const mate of membersOf(game, ship)) if (mate.status === "inPlay") split(game, mate, "leader lost");
}

/** Splits wings whose leaders left without an event. */
export function splitLeaderless(game: Situation): void {
  for (const ship of game.state.ships)
    if (isWingmate(ship) && ship.status === "inPlay" && !leaderOf(game, ship)) split(game, ship, "leader lost");
}

/**
 * Returns the colour of a leader's maneuver for its wingmates: the same, except purple if the wing's card says so (EB-WMOVE-04,
 * 2E-WCARD-07).
 */
export const colourForMate = (game: Situation, mate: Ship, colour: Difficulty): Difficulty =>
  colour === "purple" && may(game, "purpleIsRed", { ship: mate }, false) ? "red" : colour;

/**
 * Runs after a leader has executed a maneuver that was red at the time. Its stressed wingmates split before any of them moves (EB-SPLIT-07,
 * -08, -32-Q, -33-Q).
 */
export function splitStressed(game: Situation, leader: Ship, colour: Difficulty): void {
  for (const mate of wingmatesOf(game, leader))
    if (isStressed(mate) && colourForMate(game, mate, colour) === "red") split(game, mate, "stressed");
}
