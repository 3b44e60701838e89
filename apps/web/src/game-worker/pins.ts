/** PINs of seats on a shared screen. Only their hashes are saved, with the game in this browser and never in a record, journal or file. */
import { contentHash } from "@broadside/kit";
import type { Seat } from "@broadside/rules";
import type { SavedPins } from "./saved-games.ts";

/** Proof that a seat is yours: its PIN, or opening it without the PIN, which the log shows to everyone. */
export type Proof = { readonly pin: string } | { readonly withoutPin: true };

/** Why a seat's secrets stay hidden. */
export type PinRefusal = "PIN wanted" | "wrong PIN";

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

  /** Undefined if the seat's secrets may be shown. */
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

  /** The game's id is random, so the same PIN has different hashes in two games. */
  private hashOf(seat: Seat, pin: string): string {
    return contentHash(`${this.game} ${seat} ${pin}`);
  }
}
