/**
 * PINs of seats at one screen. Only what tells a right one from a wrong one is kept, beside the game in this browser: no record, journal or
 * file has it.
 */
import { contentHash } from "@broadside/kit";
import type { Seat } from "@broadside/rules";
import type { KeptPins } from "./kept-games.ts";

/** How somebody shows that a seat is theirs: by its PIN, or without it, of which all are told. */
export type Proof = { readonly pin: string } | { readonly withoutPin: true };

/** Why a seat stays covered. */
export type PinRefusal = "PIN wanted" | "wrong PIN";

export class Pins {
  private readonly game: string;
  private readonly keep: (pins: KeptPins) => void;
  private kept: KeptPins;

  constructor(game: string, kept: KeptPins, keep: (pins: KeptPins) => void) {
    this.game = game;
    this.kept = kept;
    this.keep = keep;
  }

  get seats(): readonly Seat[] {
    return Object.keys(this.kept).map(Number);
  }

  has(seat: Seat): boolean {
    return this.kept[seat] !== undefined;
  }

  /** Undefined where the seat may be shown. */
  refusal(seat: Seat, proof: Proof | undefined): PinRefusal | undefined {
    const wanted = this.kept[seat];
    if (wanted === undefined || (proof && "withoutPin" in proof)) return undefined;
    if (!proof) return "PIN wanted";
    return this.told(seat, proof.pin) === wanted ? undefined : "wrong PIN";
  }

  set(seat: Seat, pin: string): void {
    this.change({ ...this.kept, [seat]: this.told(seat, pin) });
  }

  remove(seat: Seat): void {
    const { [seat]: _, ...others } = this.kept;
    this.change(others);
  }

  private change(pins: KeptPins): void {
    this.kept = pins;
    this.keep(pins);
  }

  /** The game's id is drawn by lot, so that equal PINs of two games are not told alike. */
  private told(seat: Seat, pin: string): string {
    return contentHash(`${this.game} ${seat} ${pin}`);
  }
}
