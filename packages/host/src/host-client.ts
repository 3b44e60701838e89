/** What a client may do with the game that it has joined. */
import type { Pose } from "@broadside/geometry";
import type { AidReply } from "@broadside/protocol";
import type { PlaceRefusal, Seat } from "@broadside/rules";
import type { AnyRefusal, DialLine, LookedAt } from "@broadside/telling";
import type { SeatPlayer } from "./seat-player.ts";

/** A rule is broken; nobody asks any more; or the edition has the piece set down first, and it was agreed to play without aids. */
export type WhyNot = PlaceRefusal | "no longer asked" | "aids are not agreed on";

/** How a seat's secrets came on a screen that several share. */
type CoverOpened = Exclude<LookedAt, "dials">;

export interface HostClient {
  /** The first scene has been sent. */
  readonly joined: Promise<void>;
  /** Gives inputs one after the other; the first that is refused ends it. Undefined where all were taken. */
  give(inputs: readonly unknown[]): Promise<AnyRefusal | undefined>;
  /** Whose secrets are shown from now on, of the client's own seats; a whole scene follows. */
  show(seats: readonly Seat[]): Promise<void>;
  /** Sends a whole scene again. */
  refresh(): Promise<void>;
  /** The dials of one of its seats, of which everybody is told; undefined where it is none of its own. */
  look(seat: Seat): Promise<readonly DialLine[] | undefined>;
  /** At one screen for all the secrets of one of its seats are looked at: everybody is told. */
  noteLook(seat: Seat, at: CoverOpened): Promise<void>;
  /** Why a place would not be taken as the answer to a question; undefined where it would. */
  whyNot(question: number, pose: Pose): Promise<WhyNot | undefined>;
  /** Help with one of the client's own open questions, where aids are open: an `AidRequest`. */
  aid(request: unknown): Promise<AidReply | AnyRefusal>;
  /** Somebody else plays a seat from now on. */
  takeOver(seat: Seat, player: SeatPlayer): Promise<AnyRefusal | undefined>;
  /** More time for the phase that is being played; from a player or a judge. Undefined where it was granted. */
  grantTime(milliseconds: number): Promise<AnyRefusal | undefined>;
  leave(): void;
}
