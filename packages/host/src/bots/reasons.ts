/**
 * Why bots answer as they do. The journal contains every reason. In games with full assistance, everybody can read them in the log, but
 * only once the bot's team has no secrets left. Otherwise, the reason for one ship's answer might give away another ship's dial.
 */
import { agreementsOf } from "@broadside/formats";
import { JsonReader } from "@broadside/kit";
import { type BotReason, botReasonsShape } from "@broadside/protocol";
import type { OpenAsk } from "@broadside/rules";
import { type Game, relationOf, type Seat, type ShipId } from "@broadside/rules";

export interface Reason {
  /** The number of the input that gave the answer. */
  readonly number: number;
  readonly seat: Seat;
  readonly ship?: ShipId | undefined;
  readonly reasons: readonly BotReason[];
}

/** Reads a bot's reasons. The host's bots may come from elsewhere, so reasons that can't be read are dropped. */
export function readReasons(given: unknown): readonly BotReason[] {
  const reader = new JsonReader();
  const reasons = botReasonsShape.read(reader, given, "");
  return reasons && reader.problems.length === 0 ? reasons : [];
}

/** Returns undefined if the bot gave no reason. */
export function reasonOf(number: number, { ask }: OpenAsk, given: unknown): Reason | undefined {
  const reasons = readReasons(given);
  if (reasons.length === 0) return undefined;
  return { number, seat: ask.seat, ...(ask.about?.ship !== undefined && { ship: ask.about.ship }), reasons };
}

export class Reasons {
  private waiting: readonly Reason[] = [];
  private readonly last = new Map<Seat, string>();

  /** Adds a reason. Skips the reasons for votes in a team, because nobody may learn why a member voted as it did. */
  add(reason: Reason, { ask }: OpenAsk): void {
    if (ask.secret !== "until all have answered") this.waiting = [...this.waiting, reason];
  }

  /** Returns the reasons that may be shown now. Reasons for undone answers are dropped, and a reason that a bot repeats is shown once. */
  due(game: Game): readonly Reason[] {
    if (this.waiting.length === 0 || agreementsOf(game.setup).aids !== "open") return [];
    const numbers = new Set(game.entries.map(({ number }) => number));
    const kept = this.waiting.filter(({ number }) => numbers.has(number));
    const due = kept.filter(({ seat }) => !hasSecrets(game, seat));
    this.waiting = kept.filter((reason) => !due.includes(reason));
    return due.filter(({ seat, reasons }) => {
      const said = JSON.stringify(reasons);
      const isNew = this.last.get(seat) !== said;
      this.last.set(seat, said);
      return isNew;
    });
  }

  forget(): void {
    this.waiting = [];
  }
}

/** True if a dial of the seat's team is facedown, or a member of the team is deciding something in secret. */
function hasSecrets({ setup, state, open }: Game, seat: Seat): boolean {
  const isTeam = (other: Seat): boolean => other === seat || relationOf(setup.seats, seat, other) === "allied";
  return (
    state.ships.some(({ seat: owner, dial, status }) => dial !== undefined && status === "inPlay" && isTeam(owner)) ||
    open.some(({ ask }) => ask.secret !== undefined && isTeam(ask.seat))
  );
}
