/**
 * The parts of a record that matter, read once from its start: how the score went, who fired at whom, which dice were rolled. Undone inputs
 * are left out.
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
  readonly deeds: readonly Deed[];
  readonly dice: readonly DiceRolled[];
}

/** Something that a ship did or suffered, or that a side scored. */
export type Deed = { readonly number: number; readonly round: number } & (
  | { readonly deed: "attack"; readonly ship: ShipId; readonly target: ShipId }
  | {
      readonly deed: "damage";
      readonly ship: ShipId;
      readonly section: Section | undefined;
      readonly amount: number;
      readonly reason: string;
    }
  /** A Damage card dealt to a huge ship because it collided. */
  | { readonly deed: "dealt"; readonly ship: ShipId; readonly section: Section | undefined }
  /** A ship that collided with another, or that a huge ship ran over. */
  | { readonly deed: "collision"; readonly ship: ShipId; readonly target: ShipId; readonly isRunOver: boolean }
  /** A ship that left because its player conceded. */
  | { readonly deed: "conceded"; readonly ship: ShipId }
  | { readonly deed: "score"; readonly seat: Seat; readonly reason: string }
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

/** Returns the input to which an undo went back, or after which the game was resumed under other rules. */
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
  deeds: Deed[] = [];
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

  /** An undo's changes restore the earlier state piece by piece. */
  goBack({ number, events }: Logged, to: number): void {
    const isBefore = (one: { readonly number: number }): boolean => one.number <= to;
    this.marks = this.marks.filter((mark, at) => at === 0 || isBefore(mark));
    this.deeds = this.deeds.filter(isBefore);
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
    if (note.note === "attacks") this.deeds.push({ ...when, deed: "attack", ship: note.ship, target: note.target });
    if (note.note === "damage") {
      const { ship, section, amount, reason } = note;
      this.deeds.push({ ...when, deed: "damage", ship, section, amount, reason });
    }
    if ((note.note === "overlapped" || note.note === "run over") && note.target !== undefined)
      this.deeds.push({ ...when, deed: "collision", ship: note.ship, target: note.target, isRunOver: note.note === "run over" });
    if ((note.note === "dealt faceup" || note.note === "dealt facedown") && this.isDealtByCollision(note.ship))
      this.deeds.push({ ...when, deed: "dealt", ship: note.ship, section: note.section });
    if (note.note === "removed" && note.reason === "conceded") this.deeds.push({ ...when, deed: "conceded", ship: note.ship });
    if (note.note === "victory counters" || note.note === "mission points")
      this.deeds.push({ ...when, deed: "score", seat: note.seat, reason: note.reason });
  }

  /** Whether the moving ship's collision with this one is the last thing that happened to this one. */
  private isDealtByCollision(ship: ShipId): boolean {
    const { motion } = this.game.state;
    const last = this.deeds.findLast(
      (deed) =>
        (deed.deed === "damage" && deed.ship === ship) || (deed.deed === "collision" && (deed.ship === ship || deed.target === ship)),
    );
    return last?.deed === "collision" && last.ship === motion?.ship && last.round === this.game.state.round;
  }
}

/** Only changes to these fields can change a score. */
const OF_SHIPS: ReadonlySet<string> = new Set(["status", "crippled", "damage", "shields", "aftShields", "doomed", "upgrades"]);
const OF_STATE: ReadonlySet<string> = new Set(["round", "scenario", "seats", "outcome"]);

const mayCount = (event: Extract<GameEvent, { readonly change: string }>): boolean =>
  Object.keys(event.set).some((field) => (event.change === "ship" ? OF_SHIPS : OF_STATE).has(field));
