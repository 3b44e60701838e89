/** Looks at one seat's secrets on a shared screen. The worker checks the seat's PIN, and the game tells everyone about the look. */
import type { GameClient } from "@broadside/client";
import type { DialLine, Seat } from "@broadside/protocol";
import type { PinRefusal, Proof } from "../shared/pin.ts";
import { dialsIn } from "./game-replies.ts";
import type { GameWorker } from "./game-worker.ts";

/** The worker that keeps the PINs, and the game that is told about looks. */
export interface SharedScreen {
  readonly worker: Pick<GameWorker, "uncover">;
  readonly client: GameClient;
}

/** Shows a seat's secrets, or returns why they stay hidden. */
export async function uncoverSeat({ worker, client }: SharedScreen, seat: Seat, proof?: Proof): Promise<PinRefusal | undefined> {
  const { pin, at } = await worker.uncover(seat, proof);
  if (pin) return pin;
  await Promise.all([at && client.uncover(seat, at), client.show([seat])]);
  return undefined;
}

/** A seat's dials, or why they stay hidden. */
export type OwnDials = { readonly pin: PinRefusal } | { readonly pin?: undefined; readonly dials: readonly DialLine[] };

/** Returns a seat's own dials (2E-PLAN-10). */
export async function lookAtDials({ worker, client }: SharedScreen, seat: Seat, proof?: Proof): Promise<OwnDials> {
  const { pin, at } = await worker.uncover(seat, proof);
  if (pin) return { pin };
  const note = at === "cover without its PIN" ? client.uncover(seat, at) : undefined;
  const [dials] = await Promise.all([client.look(seat), note, client.show([])]);
  return { dials: dialsIn(dials) };
}
