/** An open timing window, and the abilities that may be used in it. */

import type { Seat } from "../state/seat.ts";
import type { ShipId } from "../state/state.ts";
import type { Procedure } from "./ask.ts";
import type { Occasions, Timing } from "./timing.ts";

/** A timing, and the facts that are known at that time. */
export type Occurrence = { [At in Timing]: { readonly at: At; readonly occasion: Occasions[At] } }[Timing];

/** An option that the rules add to the abilities that a seat may use at a moment. The only such option is a linked action (2E-ACT-16). */
export interface AddedOption {
  readonly key: string;
  readonly seat: Seat;
  when(): boolean;
  perform(): Procedure;
}

/** How simultaneous abilities are used. */
export interface WindowOptions {
  /** The order in which seats use their abilities; initiative order if absent. */
  readonly seats?: readonly Seat[];
  /** Limits the window to bonus attacks, or to all other abilities (2E-ATK-37). */
  readonly bonusAttacks?: boolean;
  /** Limits the window to one ship's abilities. */
  readonly of?: ShipId;
  readonly also?: AddedOption;
}

/**
 * Moments that happen at the same time. In an edition with a queue, `queued` holds the marks (unique keys) of all abilities that have
 * joined the queue.
 */
export interface WindowMoments {
  readonly moments: readonly Occurrence[];
  readonly taking: WindowOptions;
  readonly queued: readonly string[] | undefined;
}

/** The current state of a window: which seat is using its abilities, and the marks of abilities already used. */
export interface OpenWindow {
  readonly atOnce: WindowMoments;
  seat: Seat | undefined;
  used: readonly string[];
  /** The moments that the currently resolving ability has triggered. They wait until that ability is finished (2E-TIME-09). */
  caused: TriggeredMoments | undefined;
}

/** Moments that have occurred, and the marks of the abilities that each one added to the queue. */
export interface TriggeredMoments {
  readonly moments: Occurrence[];
  readonly queued: string[];
}
