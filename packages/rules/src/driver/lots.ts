/** The draws of a game: by its key, or as a script says; remembered since the checkpoint. */
import { Draws } from "./random.ts";

/** A card drawn from a deck, by its place in the state. */
interface DrawnCard {
  readonly deck: number;
  readonly card: number;
}

/** One draw: its value, whether it is hidden from everybody, and the card, where a card was drawn. */
export interface LotDraw {
  readonly value: number;
  readonly hidden: boolean;
  readonly of: DrawnCard | undefined;
}

/** A draw that is to come instead of the one by the key: a number, a card, or undefined for the one by the key after all. */
export type ScriptedDraw = number | DrawnCard | undefined;

/** More draws than one input causes. */
const MOST_DRAWS = 10_000;

export class Lots {
  /** How many draws this input has made. */
  drawn = 0;
  since: LotDraw[] = [];
  /** For games imagined from a view, and for tests. */
  readonly script: ScriptedDraw[];
  private readonly key: string;
  private readonly draws = new Draws();
  private number = 0;
  private readonly fromScript = new Map<number, ScriptedDraw>();

  constructor(key: string, script: readonly ScriptedDraw[]) {
    this.key = key;
    this.script = [...script];
  }

  /** At a checkpoint the draws so far are settled. */
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

  /** What the script says for this draw; the same again when the input is replayed. */
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
