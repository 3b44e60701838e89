/**
 * What players may measure or try out, and when. If a table agreed to play without assistance, pages and hosts show no more than this. The
 * rules themselves don't use it: they measure whatever they need.
 */
import type { QuestionKind } from "@broadside/protocol";
import type { Ask } from "../driver/ask.ts";
import type { Game } from "../driver/game.ts";

/** Whether players have agreed to play without assistance. */
export const isStrict = ({ setup }: Pick<Game, "setup">): boolean => setup.agreements?.aids === "strict";

/**
 * Whether ranges and arcs between any pieces may be measured now. This is allowed while choosing a target and during the attack (1E-ARC-12,
 * 2E-ATK-01), and while choosing a ship for a card (1E-ARC-12, 2E-TIME-16). It is also allowed in set-up, where rulers help to build
 * formations and to space obstacles (ET-COMP-15, 1E-SETUP-04). In the second edition, this includes choosing ships for a lock, a jam or a
 * coordinate action. In the first edition, a lock is declared first, and then only the range to that target is measured (1E-ACT-07).
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
 * Whether a question's options are positions that the player chooses from with the piece in hand: the template is placed or the die is
 * rolled, and each position may be tried (2E-ACT-26, 2E-MOVE-09). Other poses only show where a maneuver, direction or drop would lead.
 * Those are declared before anything is placed (1E-ACT-10, -12, -15, 1E-BOMB-01, 2E-ACT-26, -29, 2E-SYS-05), so showing them is assistance.
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
 * Whether a player may check that a position is legal before placing the piece. This is allowed wherever a ruler is used for placing: in
 * set-up (ET-COMP-15), and when a card or scenario gives a distance. It isn't allowed when a ship moves with a template: the ship is placed
 * there, or turns out not to fit (1E-ACT-10, -13, -15).
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
