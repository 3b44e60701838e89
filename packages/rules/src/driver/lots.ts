/** Makes a game's random draws, from its key or from a script, and remembers those since the checkpoint. */
import { Draws } from "./random.ts";

/** A card drawn from a deck; `deck` is the deck's index in the state. */
interface DrawnCard {
  readonly deck: number;
  readonly card: number;
}

/** One draw: its value, whether it is hidden from everyone, and the card if a card was drawn. */
export interface LotDraw {
  readonly value: number;
  readonly hidden: boolean;
  readonly of: DrawnCard | undefined;
}

/** A draw that replaces the one from the key: a number or a card. If it is undefined, the draw still comes from the key. */
export type ScriptedDraw = number | DrawnCard | undefined;

/** No input causes this many draws. */
const MOST_DRAWS = 10_000;

export class Lots {
  /** How many draws the current input has made. */
  drawn = 0;
  since: LotDraw[] = [];
  /** Scripted draws, used by tests and by games imagined from a view. */
  readonly script: ScriptedDraw[];
  private readonly key: string;
  private readonly draws = new Draws();
  private number = 0;
  private readonly fromScript = new Map<number, ScriptedDraw>();

  constructor(key: string, script: readonly ScriptedDraw[]) {
    this.key = key;
    this.script = [...script];
  }

  /** Called at a checkpoint, where earlier draws no longer matter. */
  forget(): void {
    if (this.since.length > 0) this.since = [];
  }

  startAt(number: number, drawn: number): void {
    this.number = number;
    this.drawn = drawn;
  }

  draw(below: number, hidden: boolean): number {
    const scripted = this.nextScripted();
    return this.take(typeof scripted === "number" ? scripted : undefined, below, hidden);
  }

  drawCard(deck: number, cards: readonly number[], hidden: boolean): number {
    const scripted = this.nextScripted();
    const place = typeof scripted === "object" ? cards.indexOf(scripted.card) : scripted;
    const value = this.take(place === -1 ? undefined : place, cards.length, hidden);
    const card = cards[value] as number;
    this.since[this.since.length - 1] = { value, hidden, of: { deck, card } };
    return card;
  }

  private take(scripted: number | undefined, below: number, hidden: boolean): number {
    const value = scripted ?? this.draws.draw(this.key, this.number, this.drawn, below);
    this.drawn += 1;
    this.since.push({ value, hidden, of: undefined });
    return value;
  }

  /** Returns the script's value for this draw. If the input is replayed, the same draw gets the same value again. */
  private nextScripted(): ScriptedDraw {
    if (this.script.length === 0 && this.fromScript.size === 0) return undefined;
    const at = this.number * MOST_DRAWS + this.drawn;
    if (this.fromScript.has(at)) return this.fromScript.get(at);
    if (this.script.length === 0) return undefined;
    const next = this.script.shift();
    this.fromScript.set(at, next);
    return next;
  }
}
