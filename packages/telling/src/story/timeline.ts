/**
 * Reads a record once, from its start, and collects what its story needs: how the score changed, who attacked whom, and which dice were
 * rolled. Undone inputs are left out.
 */

import type { Section } from "@broadside/geometry";
import { type Result, success } from "@broadside/kit";
import {
  type Content,
  frozenFromRecord,
  type Game,
  type GameEvent,
  type GameRecord,
  isChange,
  type Note,
  type Seat,
  type ShipId,
} from "@broadside/rules";
import { type Mark, markOf } from "./mark.ts";
import { type DiceRolled, rerolledBy, rolledBy } from "./rolled-dice.ts";

export interface Timeline {
  /** The final state of the game. */
  readonly game: Game;
  /** The score at the start, and after every change. */
  readonly marks: readonly Mark[];
  readonly events: readonly StoryEvent[];
  readonly dice: readonly DiceRolled[];
}

/** Something that a ship did or suffered, or that a side scored. */
export type StoryEvent = { readonly number: number; readonly round: number } & (
  | { readonly kind: "attack"; readonly ship: ShipId; readonly target: ShipId }
  | {
      readonly kind: "damage";
      readonly ship: ShipId;
      readonly section: Section | undefined;
      readonly amount: number;
      readonly reason: string;
    }
  /** A Damage card dealt to a huge ship because it collided. */
  | { readonly kind: "dealt"; readonly ship: ShipId; readonly section: Section | undefined }
  /** A ship that collided with another, or that a huge ship ran over. */
  | { readonly kind: "collision"; readonly ship: ShipId; readonly target: ShipId; readonly isRunOver: boolean }
  /** A ship that left because its player conceded. */
  | { readonly kind: "conceded"; readonly ship: ShipId }
  | { readonly kind: "score"; readonly seat: Seat; readonly reason: string }
);

type Logged = GameRecord["entries"][number];

export function timelineOf(record: GameRecord, content: Content): Result<Timeline> {
  const [first, ...entries] = record.entries;
  const still = frozenFromRecord(record, first?.number ?? 0, content);
  if (!still.ok) return still;
  const walk = new Walk(still.value, first?.number ?? 0);
  for (const entry of entries) {
    const to = wentBackTo(entry, record);
    if (to === undefined) walk.follow(entry);
    else walk.goBack(entry, to);
  }
  return success(walk);
}

/** Returns the input to which an undo went back, or from which the game was resumed under other rules. */
function wentBackTo({ number, events }: Logged, { keyframes }: GameRecord): number | undefined {
  for (const event of events) {
    if (isChange(event)) continue;
    if (event.note === "undone") return event.to;
    if (event.note === "other rules") return keyframes.findLast((frame) => frame.number < number)?.number;
  }
  return undefined;
}

class Walk implements Timeline {
  readonly game: Game;
  marks: Mark[];
  events: StoryEvent[] = [];
  dice: DiceRolled[] = [];

  constructor(game: Game, number: number) {
    this.game = game;
    this.marks = [markOf(game, number)];
  }

  follow({ number, events }: Logged): void {
    this.game.number = number;
    for (const event of events) {
      if (!isChange(event)) {
        this.note(event, number);
        continue;
      }
      const { attack, roll } = this.game.state;
      this.game.record(event);
      this.dice.push(...rerolledBy({ attack, roll }, this.game.state, number));
      if (mayCount(event)) this.mark(number);
    }
  }

  /** Forgets everything after `to`. The undo's own changes bring the game back to its earlier state. */
  goBack({ number, events }: Logged, to: number): void {
    const isBefore = (one: { readonly number: number }): boolean => one.number <= to;
    this.marks = this.marks.filter((mark, at) => at === 0 || isBefore(mark));
    this.events = this.events.filter(isBefore);
    this.dice = this.dice.filter(isBefore);
    for (const event of events) if (isChange(event)) this.game.record(event);
    this.mark(number);
  }

  private mark(number: number): void {
    const last = this.marks[this.marks.length - 1];
    const mark = markOf(this.game, number);
    if (last?.text !== mark.text) this.marks.push(mark);
  }

  private note(note: Note, number: number): void {
    this.dice.push(...rolledBy(note, number));
    const when = { number, round: this.game.state.round };
    if (note.note === "attacks") this.events.push({ ...when, kind: "attack", ship: note.ship, target: note.target });
    if (note.note === "damage") {
      const { ship, section, amount, reason } = note;
      this.events.push({ ...when, kind: "damage", ship, section, amount, reason });
    }
    if ((note.note === "overlapped" || note.note === "run over") && note.target !== undefined)
      this.events.push({ ...when, kind: "collision", ship: note.ship, target: note.target, isRunOver: note.note === "run over" });
    if ((note.note === "dealt faceup" || note.note === "dealt facedown") && this.isDealtByCollision(note.ship))
      this.events.push({ ...when, kind: "dealt", ship: note.ship, section: note.section });
    if (note.note === "removed" && note.reason === "conceded") this.events.push({ ...when, kind: "conceded", ship: note.ship });
    if (note.note === "victory counters" || note.note === "mission points")
      this.events.push({ ...when, kind: "score", seat: note.seat, reason: note.reason });
  }

  /** Whether the last thing that happened to a ship is a collision that the moving ship caused in this round. */
  private isDealtByCollision(ship: ShipId): boolean {
    const { motion } = this.game.state;
    const last = this.events.findLast(
      (event) =>
        (event.kind === "damage" && event.ship === ship) || (event.kind === "collision" && (event.ship === ship || event.target === ship)),
    );
    return last?.kind === "collision" && last.ship === motion?.ship && last.round === this.game.state.round;
  }
}

/** Only changes to these fields can change a score. */
const OF_SHIPS: ReadonlySet<string> = new Set(["status", "crippled", "damage", "shields", "aftShields", "doomed", "upgrades"]);
const OF_STATE: ReadonlySet<string> = new Set(["round", "scenario", "seats", "outcome"]);

const mayCount = (event: Extract<GameEvent, { readonly change: string }>): boolean =>
  Object.keys(event.set).some((field) => (event.change === "ship" ? OF_SHIPS : OF_STATE).has(field));
