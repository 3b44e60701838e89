import type { CoverLook, Seat } from "@broadside/protocol";
import type { ActionReply } from "./action-reply.ts";
import type { PinRefusal, Proof } from "./pin.ts";

/** Whether a seat was opened. */
export interface UncoverReply {
  /** Why the seat stays closed. */
  readonly pin?: PinRefusal | undefined;
  /** How the seat was opened, if the log says so. The page must send this to the game. */
  readonly at?: CoverLook | undefined;
}

/** Calls about the PINs on a shared screen. They are saved in this browser, and the game doesn't know them. */
export interface SharedScreenCalls {
  /**
   * Opens one seat, so that the page may show its secrets or its dials until it shows other seats. A seat with a PIN stays closed without
   * `proof`. Opening a seat without its PIN removes the PIN.
   */
  uncover(seat: Seat, proof?: Proof): Promise<UncoverReply>;
  /** The seats that have a PIN. `setPin` sets one for a seat without a PIN. */
  pins(): Promise<readonly Seat[]>;
  setPin(seat: Seat, pin: string): Promise<ActionReply>;
}
