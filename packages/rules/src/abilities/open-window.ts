/** A timing window while it is open, and what may be taken in it. */
import type { Procedure } from "../driver/ask.ts";
import type { Situation } from "../driver/situation.ts";
import type { Seat } from "../state/seat.ts";
import type { ShipId } from "../state/state.ts";
import type { Occasions, Timing } from "./timing.ts";

/** A timing, and what is known at it. */
export type Occurrence = { [At in Timing]: { readonly at: At; readonly occasion: Occasions[At] } }[Timing];

/** Something of the rules that a seat may do among its abilities of a moment: a linked action (2E-ACT-16). */
export interface AlsoWaiting {
  readonly key: string;
  readonly seat: Seat;
  when(): boolean;
  perform(): Procedure;
}

/** How abilities of one time are taken. */
export interface Taking {
  /** In this order of seats; that of initiative where absent. */
  readonly seats?: readonly Seat[];
  /** Only those that are bonus attacks, or only the others (2E-ATK-37). */
  readonly bonusAttacks?: boolean;
  /** Only those of one ship. */
  readonly of?: ShipId;
  readonly also?: AlsoWaiting;
}

/** What is at one time, and in an edition with a queue the marks of all that has joined it. */
export interface AtOnce {
  readonly moments: readonly Occurrence[];
  readonly taking: Taking;
  readonly queued: readonly string[] | undefined;
}

/** A window as it stands: whose abilities are being taken, and the marks of those that have been. */
export interface OpenWindow {
  readonly atOnce: AtOnce;
  seat: Seat | undefined;
  used: readonly string[];
  /** While one of its abilities is being resolved: what that has triggered, which waits until it is finished (2E-TIME-09). */
  caused: Caused | undefined;
}

/** Moments that have come, and the marks of the abilities that joined the queue at each. */
export interface Caused {
  readonly moments: Occurrence[];
  readonly queued: string[];
}

/** Whether abilities of a seat at a moment are being taken, or will be when those of others are done. For cards. */
export const isStillToSpeak = ({ windows, state: { initiative } }: Situation, at: Timing, seat: Seat): boolean =>
  windows.some(
    ({ atOnce, seat: now }) =>
      now !== undefined && atOnce.moments.some((moment) => moment.at === at) && initiative.indexOf(seat) >= initiative.indexOf(now),
  );
