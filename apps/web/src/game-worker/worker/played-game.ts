/** The game played on this screen, and whose secrets are shown. */
import type { Host, HostClient } from "@broadside/host";
import type { Result } from "@broadside/kit";
import type { GameRecord, Seat } from "@broadside/rules";
import { WORKER } from "../../words/game-worker/worker.ts";
import { PIN_PATTERN, type PinRefusal, type Proof } from "../shared/pin.ts";
import type { ActionReply, DialsReply, UncoverReply } from "../shared/protocol.ts";
import type { Lead } from "./lead.ts";
import type { Pins } from "./pins.ts";
import { recordFrom } from "./replays.ts";

export interface PlayedGame {
  readonly id: string;
  readonly host: Host;
  readonly client: HostClient;
  readonly lead: Lead;
  readonly pins: Pins;
  /** The seats whose secrets are shown. */
  shown: readonly Seat[];
  /** The seat that was opened, as long as its secrets are shown. */
  opened: Seat | undefined;
}

/** The game's record, as it would be read from a file. */
export const recordOf = async ({ host }: PlayedGame): Promise<Result<GameRecord>> => recordFrom(JSON.stringify(await host.record()));

export async function show(game: PlayedGame, seats: readonly Seat[]): Promise<void> {
  if (!seats.some((seat) => seat === game.opened)) game.opened = undefined;
  const mayShow = seats.filter((seat) => seat === game.opened || !game.pins.has(seat));
  if (game.shown.join() === mayShow.join()) return;
  game.shown = mayShow;
  await game.client.show(mayShow);
}

/**
 * Shows the game again, without anyone's secrets. First catches up with the journal, because another window may have continued the game.
 */
export async function showAgain(game: PlayedGame): Promise<void> {
  await game.host.catchUp();
  game.shown = [];
  game.opened = undefined;
  await game.client.show([]);
}

export async function look(game: PlayedGame, seat: Seat, proof: Proof | undefined): Promise<DialsReply> {
  const pin = await open(game, seat, proof);
  if (pin) return { dials: [], pin };
  const dials = await game.client.look(seat);
  await show(game, []);
  return { dials: dials ?? [] };
}

export async function uncover(game: PlayedGame, seat: Seat, proof: Proof | undefined): Promise<UncoverReply> {
  const pin = await open(game, seat, proof);
  if (pin) return { pin };
  const isShared = game.host.players.filter(({ bot }) => !bot).length > 1;
  if (isShared && !(proof && "withoutPin" in proof)) await game.client.noteLook(seat, "cover");
  await show(game, [seat]);
  return {};
}

export function setPin({ pins, opened }: PlayedGame, seat: Seat, pin: string): ActionReply {
  if (!PIN_PATTERN.test(pin)) return { refused: WORKER.pinDigits };
  if (pins.has(seat) && opened !== seat) return { refused: WORKER.hasPin };
  pins.set(seat, pin);
  return {};
}

/** Opens a seat, or returns why it stays hidden. Opening a seat without its PIN removes the PIN and appears in the log. */
async function open(game: PlayedGame, seat: Seat, proof: Proof | undefined): Promise<PinRefusal | undefined> {
  await game.host.catchUp();
  const refused = game.pins.refusal(seat, proof);
  if (refused) return refused;
  game.opened = seat;
  if (!game.pins.has(seat) || !proof || !("withoutPin" in proof)) return undefined;
  game.pins.remove(seat);
  await game.client.noteLook(seat, "cover without its PIN");
  return undefined;
}
