/**
 * Finds out which ids the people of a format 2 record get. Format 2 knew people only by their names, and called a bot `Program (level)`. A
 * bot answers in the place of whoever held the seat before it, so the record has to be followed entry by entry.
 */
import { levelInName } from "@broadside/formats";
import { type Fields, isFields } from "../json-fields.ts";
import type { PlayerId, SeatPlayer } from "../player.ts";
import { formerPlayerId } from "./setup.ts";

export class FormerPeople {
  private readonly namesById = new Map<PlayerId, string>();
  /** For each seat, the latest person who held it. */
  private holders: readonly PlayerId[];
  /** The holders after each entry, by the entry's number. */
  private readonly after = new Map<unknown, readonly PlayerId[]>();
  private others: number;

  constructor({ setup }: Fields) {
    const seats = isFields(setup) && Array.isArray(setup["seats"]) ? (setup["seats"] as readonly unknown[]) : [];
    for (const [place, seat] of seats.entries())
      if (isFields(seat) && typeof seat["name"] === "string") this.namesById.set(formerPlayerId(place), seat["name"]);
    this.holders = seats.map((_, place) => formerPlayerId(place));
    this.others = seats.length;
  }

  get names(): Readonly<Record<PlayerId, string>> {
    return Object.fromEntries(this.namesById);
  }

  /** Returns who plays a seat, by the text that format 2 stored. */
  playerIn(seat: number, text: string): SeatPlayer {
    const bot = levelInName(text);
    const holder = this.holders[seat] ?? formerPlayerId(seat);
    return bot === undefined ? { id: this.idOf(seat, text) } : { id: holder, bot };
  }

  /** Notes that somebody took a seat. */
  seatTaken(seat: number, { id }: SeatPlayer): void {
    this.holders = this.holders.map((holder, place) => (place === seat ? id : holder));
  }

  /** Goes back to who held the seats after an earlier entry. */
  backTo(number: unknown): void {
    this.holders = this.after.get(number) ?? this.holders;
  }

  entryEnds(number: unknown): void {
    this.after.set(number, this.holders);
  }

  private idOf(seat: number, name: string): PlayerId {
    const own = formerPlayerId(seat);
    if (this.namesById.get(own) === name) return own;
    const known = [...this.namesById].find(([, given]) => given === name)?.[0];
    if (known !== undefined) return known;
    const id = formerPlayerId(this.others);
    this.others += 1;
    this.namesById.set(id, name);
    return id;
  }
}
