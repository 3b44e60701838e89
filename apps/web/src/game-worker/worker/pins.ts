/**
 * The seats' PINs on a shared screen. Only their hashes are saved, with the game in this browser. They are never in a record, journal or
 * file.
 */
import { contentHash } from "@broadside/kit";
import type { Seat } from "@broadside/rules";
import type { PinRefusal, Proof } from "../shared/pin.ts";
import type { SavedPins } from "../storage/saved-games.ts";

export class Pins {
  private readonly game: string;
  private readonly save: (pins: SavedPins) => void;
  private hashes: SavedPins;

  constructor(game: string, hashes: SavedPins, save: (pins: SavedPins) => void) {
    this.game = game;
    this.hashes = hashes;
    this.save = save;
  }

  get seats(): readonly Seat[] {
    return Object.keys(this.hashes).map(Number);
  }

  has(seat: Seat): boolean {
    return this.hashes[seat] !== undefined;
  }

  /** Why the seat's secrets stay hidden; undefined if they may be shown. */
  refusal(seat: Seat, proof: Proof | undefined): PinRefusal | undefined {
    const wanted = this.hashes[seat];
    if (wanted === undefined || (proof && "withoutPin" in proof)) return undefined;
    if (!proof) return "PIN wanted";
    return this.hashOf(seat, proof.pin) === wanted ? undefined : "wrong PIN";
  }

  set(seat: Seat, pin: string): void {
    this.change({ ...this.hashes, [seat]: this.hashOf(seat, pin) });
  }

  remove(seat: Seat): void {
    const { [seat]: _, ...others } = this.hashes;
    this.change(others);
  }

  private change(pins: SavedPins): void {
    this.hashes = pins;
    this.save(pins);
  }

  /** The hash includes the game's random id, so the same PIN has different hashes in different games. */
  private hashOf(seat: Seat, pin: string): string {
    return contentHash(`${this.game} ${seat} ${pin}`);
  }
}
