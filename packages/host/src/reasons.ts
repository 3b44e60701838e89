/**
 * Why programs have answered as they did. The journal has every reason. In games with open aids everybody reads them in the log, but not before
 * the team has nothing secret any more: what a program says of one ship may tell of another's dial.
 */
import { agreementsOf } from "@broadside/formats";
import type { OpenAsk } from "@broadside/rules";
import { type Game, relationOf, type Seat, type ShipId } from "@broadside/rules";

export interface Reason {
  /** The input that gave the answer. */
  readonly number: number;
  readonly seat: Seat;
  readonly ship?: ShipId | undefined;
  readonly text: string;
}

/** Programs are brief, or are cut short. */
const LONGEST = 300;

/** Undefined where the program gave none. */
export function reasonOf(number: number, { ask }: OpenAsk, text: unknown): Reason | undefined {
  if (typeof text !== "string" || text.trim() === "") return undefined;
  return { number, seat: ask.seat, ...(ask.about?.ship !== undefined && { ship: ask.about.ship }), text: text.trim().slice(0, LONGEST) };
}

export class Reasons {
  private waiting: readonly Reason[] = [];
  private readonly last = new Map<Seat, string>();

  /** Why a member of a team has voted so is told to nobody. */
  add(reason: Reason, { ask }: OpenAsk): void {
    if (ask.secret !== "until all have answered") this.waiting = [...this.waiting, reason];
  }

  /** Those that may be told now. What was taken back is never told, and what a program says again and again is told once. */
  due(game: Game): readonly Reason[] {
    if (this.waiting.length === 0 || agreementsOf(game.setup).aids !== "open") return [];
    const numbers = new Set(game.entries.map(({ number }) => number));
    const kept = this.waiting.filter(({ number }) => numbers.has(number));
    const due = kept.filter(({ seat }) => !hasSecrets(game, seat));
    this.waiting = kept.filter((reason) => !due.includes(reason));
    return due.filter(({ seat, text }) => {
      const isNew = this.last.get(seat) !== text;
      this.last.set(seat, text);
      return isNew;
    });
  }

  forget(): void {
    this.waiting = [];
  }
}

/** Whether a dial of the seat's team lies facedown, or one of them decides something in secret. */
function hasSecrets({ setup, state, open }: Game, seat: Seat): boolean {
  const isTeam = (other: Seat): boolean => other === seat || relationOf(setup.seats, seat, other) === "allied";
  return (
    state.ships.some(({ seat: owner, dial, status }) => dial !== undefined && status === "inPlay" && isTeam(owner)) ||
    open.some(({ ask }) => ask.secret !== undefined && isTeam(ask.seat))
  );
}
