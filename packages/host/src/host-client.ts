/** What a client can do with the game that it has joined. */
import type { Pose } from "@broadside/geometry";
import type { AidReply } from "@broadside/protocol";
import type { PlaceRefusal, Seat } from "@broadside/rules";
import type { AnyRefusal, DialLine, LookKind } from "@broadside/telling";
import type { SeatPlayer } from "./seat-player.ts";

/**
 * Why a place is refused: it breaks a rule, the question is no longer open, or the game has no assistance and the edition makes players set
 * the piece down before they learn whether it fits.
 */
export type PlacementRefusal = PlaceRefusal | "no longer asked" | "aids are not agreed on";

/** How somebody saw a seat's secrets on a shared screen. */
type CoverLook = Exclude<LookKind, "dials">;

export interface HostClient {
  /** Resolves when the first scene has been sent. */
  readonly joined: Promise<void>;
  /** Gives inputs one after the other and stops at the first refusal. Undefined if all were accepted. */
  give(inputs: readonly unknown[]): Promise<AnyRefusal | undefined>;
  /** Chooses which of the client's own seats show their secrets; a whole scene follows. */
  show(seats: readonly Seat[]): Promise<void>;
  /** Sends the whole scene again. */
  refresh(): Promise<void>;
  /** Returns the dials of one of the client's own seats and tells everybody about the look. Undefined for any other seat. */
  look(seat: Seat): Promise<readonly DialLine[] | undefined>;
  /** Notes that somebody looked at the secrets of one of the client's seats on a shared screen, and tells everybody. */
  noteLook(seat: Seat, at: CoverLook): Promise<void>;
  /** Returns why a position would be refused as the answer to a question; undefined if it wouldn't be refused. */
  whyNot(question: number, pose: Pose): Promise<PlacementRefusal | undefined>;
  /** Gives help with one of the client's own open questions, in games with full assistance. Takes an `AidRequest`. */
  aid(request: unknown): Promise<AidReply | AnyRefusal>;
  /** Hands the seat over to another player from now on. */
  takeOver(seat: Seat, player: SeatPlayer): Promise<AnyRefusal | undefined>;
  /** Gives more time for the current phase, granted by a player or a judge. Undefined if granted. */
  grantTime(milliseconds: number): Promise<AnyRefusal | undefined>;
  leave(): void;
}
