/**
 * Follows a format 1 record event by event, to find out what the numbers in its effects meant. Some of these numbers stand for an obstacle
 * on the table, others for a result on the next dice. Both depend on what happens in the game.
 */
import type { DieKind } from "@broadside/dice";
import { isPlacedObstacleId, type PlacedObstacleId } from "../ids.ts";
import { type Fields, isFields } from "../json-fields.ts";
import { effectOfFormat1 } from "./effects.ts";

interface Rolled {
  readonly at: number;
  readonly ship: unknown;
  readonly kind: DieKind;
}

export class Course {
  /** Ids of the obstacles on the table. */
  private obstacles: readonly PlacedObstacleId[] = [];
  /** The number of events that have passed. */
  private at = 0;
  private readonly rolls: readonly Rolled[];
  /** For each effect's number, the kind of dice whose result the effect names. */
  private readonly named = new Map<unknown, DieKind>();

  constructor({ keyframes, entries }: Fields) {
    const [start] = Array.isArray(keyframes) ? (keyframes as readonly unknown[]) : [];
    if (isFields(start) && isFields(start["state"])) this.stand(start["state"]);
    this.rolls = rollsIn(entries);
  }

  /** Remembers the obstacles in a state, or in a change of the state. */
  stand({ obstacles }: Fields): void {
    if (Array.isArray(obstacles))
      this.obstacles = obstacles.flatMap((one) => (isFields(one) ? String(one["id"]) : [])).filter(isPlacedObstacleId);
  }

  /** Moves on by one event. */
  pass(event: Fields): void {
    this.at += 1;
    // After an undo, effect numbers are used again for other effects.
    if (event["note"] === "undone") this.named.clear();
    if (isFields(event["set"])) this.stand(event["set"]);
  }

  effect(effect: unknown): unknown {
    return effectOfFormat1(effect, {
      obstacle: (number) => this.obstacles.find((id) => Number(id.replace(/\D/g, "")) === number),
      diceOf: ({ since, ship }) => {
        const kind = this.named.get(since) ?? this.rolls.find((roll) => roll.at > this.at && roll.ship === ship)?.kind ?? "attack";
        this.named.set(since, kind);
        return kind;
      },
    });
  }
}

function rollsIn(entries: unknown): readonly Rolled[] {
  const rolls: Rolled[] = [];
  let at = 0;
  for (const entry of Array.isArray(entries) ? (entries as readonly unknown[]) : [])
    for (const event of isFields(entry) && Array.isArray(entry["events"]) ? (entry["events"] as readonly unknown[]) : []) {
      at += 1;
      const roll = isFields(event) && isFields(event["set"]) ? event["set"]["roll"] : undefined;
      if (isFields(roll)) rolls.push({ at, ship: roll["ship"], kind: roll["kind"] === "defense" ? "defense" : "attack" });
    }
  return rolls;
}
