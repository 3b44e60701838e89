/**
 * What players may measure or try out at a table, and when. Where it was agreed to play without aids, pages and hosts show no more than this.
 *
 * Nothing of it is asked by the rules themselves: they measure whatever they need.
 */
import type { QuestionKind } from "@broadside/protocol";
import type { Ask } from "../driver/ask.ts";
import type { Game } from "../driver/game.ts";

/** Whether players have agreed to play without aids. */
export const isStrict = ({ setup }: Pick<Game, "setup">): boolean => setup.agreements?.aids === "strict";

/**
 * Whether ranges and arcs may be measured between any pieces now: while a target is chosen and during the attack (1E-ARC-12, 2E-ATK-01), while a
 * ship is chosen by a card that is used (1E-ARC-12, 2E-TIME-16), and in set-up, where rulers help to build a formation and obstacles keep their
 * distances (ET-COMP-15, 1E-SETUP-04). In the second edition ships for a lock, a jam or a coordinated action are chosen in the same way. A lock
 * of the first edition is declared first, and then the rules measure to that target alone (1E-ACT-07).
 */
export function mayMeasure({ setup, state, open, edition }: Pick<Game, "setup" | "state" | "open" | "edition">): boolean {
  if (state.outcome || !isStrict({ setup })) return true;
  if (state.cursor.phase === "setup" || state.attack !== undefined) return true;
  const kinds = edition.id === "1e" ? MEASURED_FIRST : MEASURED_SECOND;
  return open.some(({ ask }) => kinds.includes(ask.kind));
}
const MEASURED_FIRST: readonly QuestionKind[] = ["attack", "choose ship"];
const MEASURED_SECOND: readonly QuestionKind[] = [...MEASURED_FIRST, "lock", "coordinate", "jam"];

/**
 * Whether the poses of a question's options are places among which the player chooses with the piece in hand: the template lies, or the die is
 * cast, and each of them may be tried (2E-ACT-26, 2E-MOVE-09). All other poses tell where a maneuver, a direction or a way of dropping
 * something would lead, which is declared before anything is laid (1E-ACT-10, -12, -15, 1E-BOMB-01, 2E-ACT-26, -29, 2E-SYS-05): an aid.
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
 * Whether a player may find out before the piece is set down whether a place is legal: wherever the ruler is laid to place something, in set-up
 * (ET-COMP-15) and where a card or a scenario says how near it must lie. Not where a ship is moved with a template: the place is taken, or
 * it turns out not to fit (1E-ACT-10, -13, -15).
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
