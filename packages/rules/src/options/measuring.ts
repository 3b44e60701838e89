/**
 * What players may measure or try out, and when. In games without assistance, pages and hosts must not show more than this. The rules
 * themselves don't use this file, because they measure whatever they need.
 */
import type { QuestionKind } from "@broadside/protocol";
import type { Ask } from "../contract/ask.ts";
import type { Game } from "../driver/game.ts";

/** Whether players have agreed to play without assistance. */
export const isStrict = ({ setup }: Pick<Game, "setup">): boolean => setup.agreements?.aids === "strict";

/**
 * Whether ranges and arcs between any pieces may be measured now. This is allowed while choosing a target and during the attack (1E-ARC-12,
 * 2E-ATK-01), and while choosing a ship for a card (1E-ARC-12, 2E-TIME-16). It is also allowed in set-up, where rulers help to build
 * formations and to space obstacles (ET-COMP-15, 1E-SETUP-04). In the second edition, players may also measure while choosing ships for a
 * lock, a jam or a coordinate action. In the first edition, a lock is declared first, and then only the range to that target is measured
 * (1E-ACT-07).
 */
export function mayMeasure({ setup, state, open, edition }: Pick<Game, "setup" | "state" | "open" | "edition">): boolean {
  if (state.outcome || !isStrict({ setup })) return true;
  if (state.cursor.phase === "setup" || state.attack !== undefined) return true;
  return open.some(({ ask }) => edition.measuredDuring.includes(ask.kind));
}

/**
 * Whether a question offers positions that the player may try out with the piece in hand, because the template is already on the table or
 * the die is already rolled (2E-ACT-26, 2E-MOVE-09). Poses in other questions only show where a maneuver, a direction or a drop would lead.
 * Those choices are declared before anything is placed (1E-ACT-10, -12, -15, 1E-BOMB-01, 2E-ACT-26, -29, 2E-SYS-05), so only games with
 * full assistance show these poses.
 */
export const choosesAmongPlaces = (kind: QuestionKind): boolean => PLACES.includes(kind);
const PLACES: readonly QuestionKind[] = [
  "barrel roll place",
  "boost place",
  "decloak place",
  "tractor move place",
  "Tallon roll place",
  "swarm guides",
  "hyperspace point",
];

/**
 * Whether a player may check that a position is legal before placing the piece there. This is allowed if pieces are placed with a ruler: in
 * set-up (ET-COMP-15), and when a card or scenario gives a distance. It isn't allowed when a ship moves with a template, because players
 * find out only by placing the ship whether it fits (1E-ACT-10, -13, -15).
 */
export const mayTryPlaces = (game: Pick<Game, "setup">, { kind }: Pick<Ask, "kind">): boolean =>
  !isStrict(game) || !BY_TEMPLATE.includes(kind);
const BY_TEMPLATE: readonly QuestionKind[] = [
  "barrel roll template",
  "barrel roll place",
  "boost place",
  "decloak template",
  "decloak place",
  "tractor move place",
];
